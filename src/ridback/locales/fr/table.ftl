## La table

table-skip = Aller à ce qui est demandé
table-keys = Touches
table-round = Tour { $round }
table-phase = Phase
phase-keep = Choix des cartes
phase-auction = Enchères
phase-launch = Bateaux et capitaines
phase-hire = Bateaux et capitaines
phase-corporation = La Corporation
phase-fishing = Pêche
phase-processing = Traitement
phase-draw = Pioche
phase-over = Fin de partie
table-last-round = Dernier tour
table-last-round-hint = La pioche de permis n’a pas suffi à remplir la rangée : la partie se termine après la pêche de ce tour.
table-supply = Réserve
table-supply-hint = { $count ->
    [0] La réserve est vide : la partie se termine après la pêche de ce tour.
    [one] Il reste { $count } caisse dans la réserve. Quand elle sera vide, la partie se terminera après la pêche.
   *[other] Il reste { $count } caisses dans la réserve. Quand elle sera vide, la partie se terminera après la pêche.
}
table-licenses = Permis
table-licenses-hint = { $count ->
    [0] Il ne reste aucun permis dans la pioche.
    [one] Il reste un permis dans la pioche.
   *[other] Il reste { $count } permis dans la pioche.
}
table-boats = Pioche
table-boats-hint = { $count ->
    [0] Il ne reste aucune carte dans la pioche de bateaux.
    [one] Il reste une carte dans la pioche de bateaux.
   *[other] Il reste { $count } cartes dans la pioche de bateaux.
}
table-discards = Défausse
table-discards-hint = { $count ->
    [0] Il n’y a aucune carte dans la défausse.
    [one] Il y a une carte dans la défausse.
   *[other] Il y a { $count } cartes dans la défausse.
}
table-fishin = Fishin'
table-fishin-hint = { $count ->
    [0] Il ne reste aucune carte Gone Fishin'.
    [one] Il reste une carte Gone Fishin'.
   *[other] Il reste { $count } cartes Gone Fishin'.
}
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-scores = Score actuel
table-row = Permis à vendre
table-row-empty = La rangée est vide.
table-fleets = En mer
table-own = Ton port
table-watching = Tu regardes cette table.
table-watched = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-pace = Les bots jouent
advance-open = D’avance
advance-open-count = { $count ->
    [one] D’avance : un coup attend
   *[other] D’avance : { $count } coups attendent
}

row-cost = Mise à prix { $cost } $
row-vp = { $vp } PV
row-owned = tu en as { $count }
row-lot-bid = { $me ->
    [yes] Tu mises { $bid } $
   *[no] { $name } mise { $bid } $
}
row-lot-opening = Pas encore d’enchère
row-crew = Avec lui vient : { $crew }
row-house = Valeur maison
row-house-hint = Cette valeur n’est dans aucune source : elle est de nous.

bay-title = Quais, trophées et équipage
bay-pile = { $card } : { $count } en pile
bay-trophy-free = { $trophy } : encore à prendre
bay-trophy-of = { $trophy } : { $name }
bay-meeples = { $count ->
    [0] Il ne reste aucun meeple crabe.
    [one] Il reste un meeple crabe.
   *[other] Il reste { $count } meeples crabes.
}
bay-meeple-of = { $type } : { $name }
bay-crew-deck = Pioche d’équipiers
bay-crew-deck-hint = { $count ->
    [0] Il ne reste aucun équipier dans la pioche.
    [one] Il reste un équipier dans la pioche.
   *[other] Il reste { $count } équipiers dans la pioche.
}
bay-storm = Tempête
bay-storm-hint = Jusqu’à la fin du tour, { $name } pêche et personne d’autre.

seat-captain = { $captain }, de la Corporation
seat-marina = { $license } : { $vp } PV sur { $cap }
seat-more = { $name }, { $total } PV pour l’instant. Voir la flotte.
seat-you = { $name } (toi)
seat-start = Commence le tour
seat-hand = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
}
seat-store = { $count ->
    [0] Aucune caisse traitée
    [one] Une caisse traitée
   *[other] { $count } caisses traitées
}
seat-fishin = { $count ->
    [0] Aucune carte Gone Fishin'
    [one] Une carte Gone Fishin'
   *[other] { $count } cartes Gone Fishin'
}
seat-score = { $total } PV pour l’instant
seat-no-boats = Pas encore de bateau en mer
seat-no-licenses = Pas encore de permis
seat-bid = { $bid } $
seat-launches = à l’eau
seat-hires = engage
seat-ready = prêt
seat-passed = passe
seat-out = fini
seat-own-captain = Capitaine : { $type }
boat-label = { $type }, { $vp } PV
boat-about = { $type }, { $vp } PV : { $rest }


## Ta main

hand-title = Ta main
hand-empty = Ta main est vide.
hand-group = { $type }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $coins } $ chacune
hand-group-kept = { $type }, { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $coins } $ chacune, à garder
hand-picked = { $count ->
    [one] { $picked } choisie sur { $count }
   *[other] { $picked } choisies sur { $count }
}
hand-let-go = { $picked } à défausser sur { $count }
hand-group-means = { $part }, { $count }, { $coins } $ chacune
hand-offer = { $card }, { $left ->
    [one] il en reste une
   *[other] il en reste { $left }
}, { $price ->
    [0] gratuit
   *[other] { $price } $
}
hand-deck = Carte inconnue
drawn-title = Cartes piochées


## La feuille de score

sheet-title = Feuille de score
sheet-title-running = Score actuel
sheet-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
sheet-won-me = Tu as gagné !
sheet-solo-won = Tu as surpassé la Corporation
sheet-solo-lost = La Corporation finit devant
sheet-reason-licenses = La pioche de permis s’est épuisée.
sheet-reason-crates = La réserve de caisses s’est épuisée.
sheet-reason-both = Permis et caisses se sont épuisés ensemble.
sheet-line-licenses = Permis
sheet-line-boats = Bateaux
sheet-line-crates = Caisses en mer
sheet-line-king-crab = Crabe royal
sheet-line-gone-fishin = Gone Fishin'
sheet-line-dfo = Caisses sur bateaux DFO
sheet-line-marina = Cartes sous les Marinas
sheet-line-crewman = Caisses d’équipier
sheet-line-first-mate = Seconds
sheet-line-house-boat = Maisons flottantes
sheet-line-trophies = Trophées
sheet-line-meeples = Meeples crabes
sheet-line-total = Total
sheet-line-tie-boats = Bateaux mis à l’eau
sheet-line-tie-crates = Caisses en mer
sheet-ties = À égalité, le nombre de bateaux décide, puis celui des caisses.
sheet-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}
sheet-running-note = Le score actuel compte ce que tout le monde peut voir, bonus de Crabe royal compris.
sheet-again = Même équipage, encore une
sheet-rematch = Embarquer à nouveau
sheet-rematch-made = La prochaine partie avec le même équipage est prête. Une place t’est réservée.
sheet-look = Voir la table
sheet-save = Enregistrer la partie

## Horloges

seat-vacation = { $name } est en vacances : { $from } – { $to }
clock-left = { $name } a encore { $time }
clock-span = { $days } j { $hours } h
