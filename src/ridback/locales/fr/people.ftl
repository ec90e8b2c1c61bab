### Résultats, cotes, et qui se trouve où


title-people = Classement – Ridback
title-results = Résultats – Ridback

people-nav = Résultats et classement
people-mine = Mes résultats
people-results = Résultats
people-title = Qui se trouve où
people-about = Une cote dit quelle est la force probable de quelqu’un, d’après qui a fini devant qui, et la marge d’erreur. Elle commence à 25. Ceux qui sont presque sûrement forts viennent en premier. Les personnes avec un compte figurent ici dès que { $settled } de leurs parties sont cotées ; les bots servent de mesure.
people-none = Personne avec un compte n’a encore joué { $settled } parties cotées.
people-rank = Rang
people-name = Nom
people-you = toi

people-rating = Cote
people-rating-later = { $left ->
    [one] après encore une partie cotée
   *[other] après encore { $left } parties cotées
}
people-games = Parties
people-won = Gagnées
people-place = Rang moyen
people-points = Points
people-mean-points = Points, moyenne
people-left = Laissées à un bot
people-percent = { $percent } %

people-seen = Les autres peuvent voir ici ta cote, tes rangs et tes points, pas comment tu enchéris et paies.
people-unseen = Personne d’autre ne voit rien de tout cela.
people-guest = Personne d’autre ne voit rien de tout cela tant que tu joues sans compte.
people-account = Ton compte
people-no-games = Aucune partie n’est encore terminée. Reviens après la première.

people-by-seats = Par nombre de places
people-seats = Places
people-seats-of = { $seats ->
    [one] En solo
   *[other] { $seats } places
}
people-by-line-up = Par type de partie
people-line-up = Type de partie
people-own = Sur mesure
people-changed = Valeurs modifiées
people-by-module = Par ce qu’il y avait en jeu
people-module = Avec
people-base = Rien que les permis

people-recent = Dernières parties
people-day = Terminée
people-placed = Rang
people-place-of = { $place } sur { $seats }

people-licenses = Tes permis
people-licenses-about = Ce que tu as misé pour ceux que tu as remportés, et ce que les autres ont misé pour les leurs dans les mêmes parties, en moyenne.
people-licenses-none = Aucun remporté pour l’instant.
people-license = Permis
people-count = Remportés
people-bid = Ta mise
people-others-bid = Les autres
people-all = Tous

people-sources = D’où viennent tes points
people-habits = Une partie moyenne
people-money = Payé
people-dollars = { $amount } $
people-over = Dont au-delà du prix
people-boats = Bateaux mis à l’eau
people-crates = Caisses pêchées
people-time = Temps
people-minutes = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
people-longest = Partie la plus longue
people-shortest = Partie la plus courte
people-length = { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}, { $plies } coups
