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
