## Les cartes

license-shrimp = Permis Crevette
license-cod = Permis Cabillaud
license-lobster = Permis Homard
license-tuna = Permis Thon
license-processing = Permis Navire de traitement
license-pub = Permis Pub des Pêcheurs
license-swordfish = Permis Espadon
license-oyster = Permis Huître du Pacifique
license-char = Permis Omble
license-salmon = Permis Saumon
license-dfo = Permis DFO
license-marina = Permis Marina
license-hire-crewman = Permis Engager un équipier
license-king-crab = Permis Crabe royal
license-king-crab-captains = Permis Crabe royal : Capitaines
license-king-crab-crates = Permis Crabe royal : Caisses
license-king-crab-licenses = Permis Crabe royal : Permis

short-shrimp = Crevette
short-cod = Cabillaud
short-lobster = Homard
short-tuna = Thon
short-processing = Traitement
short-pub = Pub
short-swordfish = Espadon
short-oyster = Huître
short-char = Omble
short-salmon = Saumon
short-dfo = DFO
short-marina = Marina
short-hire-crewman = Équipier
short-king-crab = Crabe royal
short-king-crab-captains = Crabe · Capitaines
short-king-crab-crates = Crabe · Caisses
short-king-crab-licenses = Crabe · Permis

power-shrimp = Tout ce que tu achètes coûte moins cher.
power-cod = Mets à l’eau un bateau de plus par tour ; ensuite, pioche.
power-lobster = Engage un capitaine de plus par tour ; pioche ensuite pour tes capitaines.
power-tuna = Pioche davantage à la fin du tour.
power-processing = Porte des caisses à terre comme argent ; échanges-en une contre des cartes.
power-pub = Aucun pouvoir, rien que des points.
power-swordfish = Un bateau peut piocher une carte au lieu de pêcher ; après la pioche, échange une carte.
power-oyster = Les bateaux Huître pêchent et portent davantage, et une caisse de la pêche peut aussitôt servir d’argent.
power-char = Un bateau et un capitaine de plus par tour ; les capitaines peuvent venir de la pioche.
power-salmon = Pioche avant de pêcher ; sous un bateau, une carte est une seconde cale.
power-dfo = Ses bateaux amènent leur capitaine et prennent des caisses, et les caisses à bord valent plus.
power-marina = Une carte bateau par tour se glisse dessous, pour ses seuls points.
power-hire-crewman = Amène des équipiers aux permis de la rangée.
power-king-crab = Trois différents, chacun avec ses propres points à la fin.
power-king-crab-captains = À la fin, 1 PV par capitaine, { $cap } au plus.
power-king-crab-crates = À la fin, 1 PV par lot de trois caisses, { $cap } au plus.
power-king-crab-licenses = À la fin, des PV par type de permis différent, { $cap } au plus.

level = Niveau { $level }
level-short = Niv. { $level }
level-shrimp = { $level } $ de moins par permis et mise à l’eau
level-cod = Pioche { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} après la mise à l’eau
level-lobster = Pioche { $steps } capitaines
level-lobster-step = { $cards } pour { $captains }+
level-tuna-keep = Pioche { $cards }, garde tout
level-tuna-discard = Pioche { $cards }, défausse une carte
level-processing = Une caisse vaut { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
level-swordfish = { $boats ->
    [one] 1 bateau peut
   *[other] { $boats } bateaux peuvent
} piocher au lieu de pêcher
level-oyster = Les bateaux Huître portent { $room } caisses
level-char = { $level ->
    [1] Une mise à l’eau et un capitaine de plus, capitaines de la pioche
    [2] Aussi 1 $ de moins par mise à l’eau
    [3] Aussi une carte après la mise à l’eau
   *[other] Rien de plus
}
level-salmon = Pioche { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} avant de pêcher
level-dfo = { $vp } PV de plus par caisse sur un bateau DFO
level-king-crab-licenses = { $types } types : { $vp } PV
license-lets-launch = Permet de mettre à l’eau des bateaux { $type }.
license-yours = { $count ->
    [0] Tu n’en as aucun.
    [one] Tu en as un.
   *[other] Tu en as { $count }.
}

type-shrimp = Crevette
type-cod = Cabillaud
type-lobster = Homard
type-tuna = Thon
type-processing = Traitement
type-king-crab = Crabe royal
type-swordfish = Espadon
type-oyster = Huître
type-char = Omble
type-salmon = Saumon
type-dfo = DFO
type-charter = Charter
type-tug = Remorqueur
type-artisan = Pêcheur artisan
type-inuit = Pêcheur inuit
type-house-boat = Maison flottante
type-first-mate = Second
type-salty-captain = Capitaine aguerri
part-gone-fishin = Gone Fishin'
part-crate = Caisse
part-oyster-crate = Caisse d’huîtres
part-crewman-crate = Caisse d’équipier
part-house-boat = { type-house-boat }

crew-artisan = Artisan
crew-tug = Remorqueur
crew-bosun = Bosco
crew-assistant = Assistant
crew-storm = Tempête
crew-crates = Caisses
crew-quartermaster = Quartier-maître
crew-deckhand = Mousse

trophy-one-type = Quatre bateaux d’un type
trophy-four-types = Bateaux de quatre types
trophy-crates = Quinze caisses
trophy-licenses = Trois permis d’un type
trophy-most-boats = Le plus de bateaux
trophy-most-standard = Le plus de permis standard

captain-tc = T.C.
captain-kirkman = Kirkman

module-gone-fishin = Gone Fishin'
module-docks = Cartes de quai
module-crewman = Équipiers
module-trophies = Trophées
module-meeples = Meeples crabes
module-captains = La Corporation
module-epic = Flotte épique


## Ce que fait chaque carte, en détail

about-license-shrimp = Permis, bateaux et cartes de quai te coûtent chacun 1 $ de moins par niveau. Les mises à prix ne changent pas.
about-license-cod = À chaque tour, tu peux mettre à l’eau un bateau de plus. Si tu en as mis au moins un à l’eau, tu pioches ensuite, et d’autant plus que ton niveau est élevé.
about-license-lobster = À chaque tour, tu peux engager un capitaine de plus. Ensuite, tu pioches pour les capitaines de ta flotte, que tu aies engagé ou non.
about-license-tuna = À la fin du tour, tu pioches davantage. Sans lui, tu pioches { $tuna_none_draw } cartes et tu défausses l’une d’elles.
about-license-processing = Après la pêche, une caisse de chacun de tes bateaux peut aller à terre, où elle vaut 1 $ et ne rapporte plus de point. Ensuite, une caisse à terre peut être échangée contre des cartes. Nul besoin d’un bateau Traitement pour cela.
about-license-swordfish = Avant que tes bateaux pêchent, autant d’entre eux que le dit ton niveau peuvent piocher une carte au lieu de tout ce qu’ils pêcheraient, quels qu’ils soient, pourvu qu’ils aient un capitaine et ne soient pas pleins. Après la pioche de fin de tour, tu peux défausser une carte et en piocher une.
about-license-oyster = Les bateaux Huître pêchent { $oyster_catch } caisses et en portent plus à chaque niveau. Une caisse de cette pêche peut aller sur ce permis : elle y vaut 1 $ pour tout paiement, mais jamais de point, et ne peut être ni traitée ni échangée.
about-license-char = À chaque tour, tu peux mettre à l’eau un bateau de plus et engager un capitaine de plus, et un capitaine peut être la première carte de la pioche, que personne ne voit. Dès le niveau 2, les mises à l’eau coûtent 1 $ de moins, tout comme les cartes de quai qui en utilisent une. Dès le niveau 3, tu pioches une carte après la mise à l’eau.
about-license-salmon = Avant que tes bateaux pêchent, tu pioches, et chaque carte rejoint ta main ou se glisse face cachée sous un bateau avec capitaine, une par bateau. Une carte sous un bateau est une seconde cale : de la place pour { $boat_room } caisses, et une caisse de plus à chaque tour, même si le bateau est plein.
about-license-dfo = Les bateaux DFO arrivent avec leur capitaine et amènent { $dfo_catch } caisses : une de chaque adversaire qui en a sur ses bateaux, à ton choix, le reste de la réserve. À la fin, chaque caisse à leur bord vaut plus, selon ton niveau.
about-license-pub = Il ne fait rien de toute la partie, et vaut { $vp } PV.
about-license-marina = À chaque tour, quand tu as fini d’engager, une carte bateau de ta main peut se glisser dessous, gratuitement. À la fin, la Marina et les cartes dessous comptent ensemble, { $cap } PV au plus.
about-license-king-crab = Il y a trois sortes de Permis Crabe royal ; chacun permet de mettre à l’eau des bateaux Crabe royal. À la fin, l’un compte les capitaines, un autre les caisses, le dernier les types de permis que tu possèdes.
about-license-king-crab-captains = À la fin, 1 PV pour chaque capitaine de ta flotte, { $king_crab_cap } au plus.
about-license-king-crab-crates = À la fin, 1 PV par lot de trois caisses sur tes bateaux, { $king_crab_cap } au plus.
about-license-king-crab-licenses = À la fin, des PV selon le nombre de types de permis que tu possèdes, { $king_crab_cap } au plus. Tous les Permis Crabe royal sont un seul type.
about-license-hire-crewman = Personne ne l’achète. Quand il est révélé, il quitte la partie, un autre permis prend sa place, et un équipier est placé à côté de chaque permis de la rangée qui n’en a pas. Qui achète le permis reçoit l’équipier.

about-boat = De l’argent, un bateau ou un capitaine. Elle paie { $coins } $. Avec le permis de son type, tu la mets à l’eau pour { $launch } $ ; elle vaut { $vp } PV à la fin, et 1 de plus par caisse à bord. Face cachée sur un autre bateau, c’est un capitaine, et elle ne vaut aucun point.
about-boat-shrimp = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-cod = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-lobster = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-tuna = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-processing = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-king-crab = { about-boat } N’importe quel Permis Crabe royal convient. Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-swordfish = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-oyster = { about-boat } Le bateau pêche { $oyster_catch } caisses par tour, et en porte d’autant plus que tu as de Permis Huître du Pacifique.
about-boat-char = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-salmon = { about-boat } Le bateau pêche une caisse par tour et en porte { $boat_room }.
about-boat-dfo = { about-boat } Le bateau n’a pas besoin de capitaine : il arrive avec le sien. Mis à l’eau, il reçoit { $dfo_catch } caisses, une de chaque adversaire qui en a sur ses bateaux, à ton choix, le reste de la réserve. Il pêche une caisse par tour et en porte { $boat_room }.
about-boat-charter = De l’argent, un bateau ou un capitaine. Elle paie { $coins } $. Pour { $launch } $, tu la mets à l’eau comme bateau de n’importe quel type dont tu as le permis, et c’est désormais un bateau de ce type ; mais elle vaut à la fin ses propres { $vp } PV, et 1 de plus par caisse à bord. Face cachée sur un autre bateau, c’est un capitaine, et elle ne vaut aucun point.

about-dock-tug = { $price } $ et une de tes mises à l’eau. Il ne prend pas de capitaine et ne pêche rien ; à la pêche de chaque tour, une carte de la pioche monte à bord, que personne ne voit. Chaque fois qu’on te demande quelque chose, tu peux d’abord prendre toutes ses cartes en main ; le Remorqueur quitte alors la partie. À la fin, il vaut { $vp } PV, et les cartes à bord, rien.
about-dock-artisan = { $price } $ et une de tes mises à l’eau. Il n’a pas besoin de capitaine, pêche une caisse par tour et a de la place pour { $room ->
    [one] une seule
   *[other] { $room }
}. Il compte comme bateau et comme capitaine, et vaut { $vp } PV.
about-dock-inuit = { $price } $ et une de tes mises à l’eau. Il n’a pas besoin de capitaine, pêche une caisse par tour et a de la place pour { $room ->
    [one] une seule
   *[other] { $room }
}. Il compte comme bateau et comme capitaine, et vaut { $vp } PV.
about-dock-house-boat = { $price } $ et une de tes mises à l’eau. Elle ne prend ni capitaine ni caisses. Pour tout paiement elle vaut { $refund } $, puis elle disparaît ; si tu la gardes jusqu’à la fin, elle vaut { $vp } PV.
about-dock-first-mate = Juste après l’engagement d’un capitaine, un second peut rejoindre ce bateau. Il veut une caisse, d’un de tes bateaux ou à terre, et une carte de ta main. À la fin, il vaut { $vp_full } PV si son bateau est plein, sinon { $vp }.
about-dock-salty-captain = S’engage pour { $price } $ au lieu d’une carte. Son bateau pêche { $catch } caisses par tour et en porte { $room }, ou ce que porte de toute façon un bateau Huître, si c’est plus.

about-crew-artisan = Un Pêcheur artisan rejoint aussitôt ta flotte, gratuitement et sans utiliser de mise à l’eau.
about-crew-tug = Un Remorqueur rejoint aussitôt ta flotte, gratuitement et sans utiliser de mise à l’eau.
about-crew-bosun = Il va sur l’un de tes permis. Tes bateaux de ce type pêchent chacun une caisse de plus, tant qu’ils ont un capitaine et de la place. Plusieurs Boscos s’ajoutent.
about-crew-assistant = Il va sur l’un de tes permis, qui compte alors un niveau de plus, jusqu’au plus haut qu’il ait. Ce n’est pas un permis de plus pour les points et les trophées.
about-crew-storm = Jusqu’à la fin du tour, personne d’autre ne pêche rien, et les bateaux DFO des autres n’amènent pas de caisses. Les cartes arrivent quand même.
about-crew-crates = Quatre caisses de la réserve. Chacune vaut 1 $ pour tout paiement, ou 1 PV si tu la gardes jusqu’à la fin. Elles ne sont jamais échangées ni prises.
about-crew-quartermaster = Deux fois dans la partie, tu peux mettre à l’eau un bateau de plus que permis ; les deux fois au même tour, si tu veux.
about-crew-deckhand = Pioche aussitôt trois cartes, puis défausse une carte de ta main.

about-trophy-one-type = { $vp } PV à qui a le premier quatre bateaux d’un même type avec capitaine.
about-trophy-four-types = { $vp } PV à qui a le premier des bateaux de quatre types avec capitaine.
about-trophy-crates = { $vp } PV à qui a le premier quinze caisses sur ses bateaux.
about-trophy-licenses = { $vp } PV à qui a le premier trois permis d’un même type.
about-trophy-most-boats = { $vp } PV à qui a mis à l’eau le plus de bateaux à la fin. En cas d’égalité, à personne.
about-trophy-most-standard = { $vp } PV à qui a le plus de permis standard à la fin. En cas d’égalité, à personne.

about-captain-tc = Un capitaine de la Corporation, et le plus coriace. Il enchérit en dernier et n’ouvre jamais ; sous la limite du tour, il révèle une carte bateau, et surenchérit si elle est à 2 $. S’il n’a rien acheté, il prend un permis à la fin des enchères. Puis il révèle une autre carte et la met à l’eau si elle est à 2 $. À la fin, tous ses bateaux comptent comme pleins et avec capitaine.
about-captain-kirkman = Un capitaine de la Corporation, et le plus facile. Il enchérit en dernier et n’ouvre jamais ; sous la limite du tour, il révèle une carte bateau, et surenchérit si elle est à 2 $. S’il n’a rien acheté, il prend un permis à la fin des enchères. Puis il révèle une autre carte et la met à l’eau si elle est à 1 $ ou à 3 $. À la fin, tous ses bateaux comptent comme pleins et avec capitaine.

about-module-gone-fishin = Qui n’achète pas de permis pendant un tour reçoit une carte qui vaut { $coins } $ ou, gardée jusqu’à la fin, { $vp } PV. Il y en a { $count }.
about-module-docks = Des cartes à côté de la pioche que tout le monde peut acheter tant qu’il y en a : drôles de bateaux, pêcheurs, seconds, Capitaines aguerris.
about-module-crewman = De temps en temps, des équipiers viennent se placer à côté des permis de la rangée, et suivent qui les achète.
about-module-trophies = { $shown } des { $count } trophées sont révélés, { $vp } PV chacun : pour le premier à réussir quelque chose, ou pour qui en a le plus à la fin.
about-module-meeples = Pour chaque type standard, le premier bateau plein apporte un meeple crabe : { $vp } PV. Il y en a { $count }.
about-module-captains = Une ou deux personnes jouent contre des capitaines de la Corporation, qui enchérissent et mettent à l’eau selon les cartes révélées. En solo, avec { $crates_solo } caisses, tu gagnes si tu finis devant les deux.
about-module-epic = De trois à six : tous les permis et tous les bateaux du jeu et de son extension à la fois, et { $crates_epic } caisses. Tu reçois un bateau de chaque type et tu en gardes sept.


## La page d'une carte

card-tip = { $name } : { $text }
card-read = Cartes
card-read-hint = Touche une carte pour lire ce qu’elle fait.
card-read-all = Toutes les cartes
card-read-done = Terminé
card-all-hint = Toutes les cartes de cette partie. Touche-en une pour en savoir plus.
card-who = Qui l’a
card-nobody = Personne pour l’instant.
card-this-boat = Ce bateau
card-left = { $count ->
    [one] Il en reste une dans la pile.
   *[other] Il en reste { $count } dans la pile.
}
card-limits = Jusqu’où il enchérit, tour après tour : { $limits }, et pas plus haut ensuite.
card-house-note = Une valeur maison n’est imprimée sur aucune carte que nous connaissions : elle est de nous.
card-changed = Valeur modifiée
card-changed-hint = Cette valeur a été modifiée pour cette table.

deck-license-standard = Permis standard
deck-license-premium = Permis premium
deck-license-special = Permis spécial
deck-boat = Carte bateau
deck-dock = Carte de quai
deck-crew = Équipier
deck-trophy = Trophée
deck-captain = Capitaine de la Corporation
deck-module = Carte de baie
decks-license = Permis
decks-boat = Cartes bateau
decks-dock = Cartes de quai
decks-crew = Équipiers
decks-trophy = Trophées
decks-captain = La Corporation
decks-module = Cartes de baie

fact-cost = Mise à prix { $n } $
fact-price = Coûte { $n } $
fact-coins = Paie { $n } $
fact-launch = Mise à l’eau { $n } $
fact-refund = Paie { $n } $
fact-vp = { $n } PV
fact-vp-full = { $n } PV si son bateau est plein
fact-cap = { $n } PV au plus
fact-catch = Pêche { $n }
fact-room = Place pour { $n }
fact-count = { $n } dans la boîte

has-licenses = { $count ->
    [one] un permis
   *[other] { $count } permis
}
has-level = niveau { $level }
has-assistant = { $count ->
    [one] un niveau grâce à un Assistant
   *[other] { $count } niveaux grâce à des Assistants
}
has-bosun = { $count ->
    [one] une caisse de plus par bateau grâce à un Bosco
   *[other] { $count } caisses de plus par bateau grâce à des Boscos
}
has-oyster-crates = { $count ->
    [one] une caisse dessus
   *[other] { $count } caisses dessus
}
has-marina = { $cards } : { $vp } PV
has-marina-empty = rien dessous : { $vp } PV
has-hand = { $count } en main
has-fleet = { $count } en mer
has-uses = { $count ->
    [one] encore une mise à l’eau
   *[other] encore { $count } mises à l’eau
}
has-crew-crates = { $count ->
    [one] une caisse dessus
   *[other] { $count } caisses dessus
}
has-crew-on = { $license }
has-trophy = l’a gagné
has-meeples = { $count ->
    [one] un meeple : { $types }
   *[other] { $count } meeples : { $types }
}
has-storm = jusqu’à la fin du tour

boat-charter = Un bateau charter
boat-captain-none = Pas encore de capitaine
boat-captain-hidden = Un capitaine, face cachée
boat-captain-unseen = Un capitaine de la pioche, que personne n’a vu
boat-captain-born = Sans besoin de capitaine
boat-crates = { $crates } caisses sur { $room }
boat-mate = Un second à bord
boat-tucked = Dessous, { $card } avec { $crates } caisses sur { $room }
boat-tucked-hidden = Dessous, une carte avec { $crates } caisses sur { $room }
boat-towed = { $count ->
    [one] Une carte à bord
   *[other] { $count } cartes à bord
}
