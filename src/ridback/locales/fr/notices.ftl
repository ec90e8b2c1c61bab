## Ce qui est dit à la table en plus des coups

notice-bot-failed = Un coup a été joué pour { $me ->
    [yes] toi
   *[no] { $name }
} : { $why ->
    [late] le bot a réfléchi trop longtemps.
    [nonsense] ce que voulait le bot n’est pas un coup possible ici.
   *[crashed] le bot est tombé en panne.
}
notice-bot-sits = { $me ->
    [yes] { $bot } joue désormais pour toi.
   *[no] { $bot } joue désormais pour { $name }.
}
notice-bot-level = { $bot } joue désormais la place de bot numéro { $seat }.
notice-undone = { $me ->
    [yes] Tu reprends ton dernier coup.
   *[no] { $name } reprend son dernier coup.
}
notice-person-back = { $me ->
    [yes] Tu rejoues toi-même à ta place.
   *[no] { $name } est de retour et rejoue.
}
notice-time-up = { $bot ->
    [none] { $me ->
        [yes] Ton temps était écoulé : un coup a été joué pour toi.
       *[no] { $name } n’avait plus de temps : un coup a été joué à sa place.
    }
   *[other] { $me ->
        [yes] Ton temps était écoulé : { $bot } joue pour toi jusqu’à ton retour.
       *[no] { $name } n’avait plus de temps : { $bot } joue jusqu’à son retour.
    }
}
notice-maker = { $me ->
    [yes] La personne qui a créé cette table est partie : la table est maintenant à toi.
   *[no] La personne qui a créé cette table est partie : la table est maintenant à { $name }.
}
