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
