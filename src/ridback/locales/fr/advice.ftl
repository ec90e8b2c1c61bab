## Chances de gagner

chance = { $percent } %
chance-least = < 1 %
chance-most = > 99 %


## Indices ; les coups eux-mêmes sont dans review.ftl

hint-short = Indice
hint-ask = Que ferait { $bot } ?
hint-keys = { $ask } (touche H)
hint-thinking = { $bot } réfléchit. Tu peux continuer sans attendre.
hint-would = { $bot } choisirait :
hint-else = Ensuite, par ordre de valeur :
hint-win = { $chance } de gagner
hint-note = Les chances sont des estimations. Un toucher choisit un coup ; tu le confirmes toi-même.
hint-close = Fermer l’indice


## Après la partie : les décisions d'une place, et ce qu'elles valaient

after-link = Analyse
after-title = Comment ça s’est passé
after-page = Comment ça s’est passé – Ridback
after-back = La table
after-lead = Ce que { $bot } pense de chaque décision, sans rien savoir de plus qu’à ce moment-là. Toutes les chances sont des estimations{ $points ->
    [0] .
    [one] : un point de plus ou de moins, c’est du hasard.
   *[other] : { $points } points de plus ou de moins, c’est du hasard.
}
after-seat = Les décisions de
after-begins = On attend un moment libre pour parcourir la partie…
after-working = Parcours de la partie : { $done } sur { $of }
after-working-note = D’habitude moins d’une minute. Tu peux quitter la page ; le travail continue.
after-curve = Chances de gagner, tour après tour
after-curve-hint = Touche le graphique ou utilise les flèches pour parcourir les décisions. Les courbes savent ce que voit qui regarde, les décisions aussi la main.
after-round = Tour
after-decision = Décision
after-at = Tour { $round } : { $asked }
after-read = Tour { $round }, { $asked } : { $move }. { $chances }
after-chance-of = { $name } { $chance }
after-played = Joué
after-better = Mieux
after-best = Rien de mieux n’a été trouvé.
after-lost = { $points ->
    [one] un point perdu
   *[other] { $points } points perdus
}
after-lost-vp = { $vp } PV perdus
after-vp = { $vp } PV
after-worst = { $count ->
    [one] La décision la plus chère
   *[other] Les { $count } décisions les plus chères
}
after-worst-few = { $count ->
    [one] Aucune autre décision n’a coûté plus que le hasard ne l’explique.
   *[other] Aucune de plus n’a coûté plus que le hasard ne l’explique.
}
after-none = Rien n’a été gaspillé
after-none-about = Aucune décision n’a perdu plus que le hasard ne l’explique. Bien navigué.
after-all = { $count ->
    [one] Une décision
   *[other] Les { $count } décisions
}
after-only = Seulement les erreurs ({ $count })
after-only-none = Il n’y en a pas.
after-nothing = { $name } n’a jamais eu de choix à faire.
after-mistake = Erreur
