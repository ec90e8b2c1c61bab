## L'arène : beaucoup de parties entre bots

cli-arena = Fait jouer beaucoup de parties aux bots, et dit ce que vaut chacun.
arena-players = Qui joue : des bots par leur nom, séparés par des virgules ; les tiens comme mon_bot.py:Classe ou paquet.module:Classe. Le dernier prend les places qui restent.
arena-games = Combien de parties. Pour être juste, il faut un multiple du nombre de places.
arena-seats = Combien de places ; autant que de noms, sauf si la partie choisie est pour moins ou plus.
arena-seed = La graine des distributions et des bots : la même donne les mêmes parties. Sans elle, une nouvelle est prise, et elle est dite.
arena-jobs = Combien de processus jouent côte à côte ; tous les cœurs, sauf si tu en dis moins.
arena-timed = Laisse aux bots leurs limites de temps, comme à une table. La même graine peut alors donner d’autres parties.
arena-check-peeking = Regarde à chaque décision si elle change avec ce qui est caché au bot. Chacune est demandée quatre fois.
arena-csv = Écrit une ligne par partie dans ce fichier.
arena-json = Écrit tous les résultats dans ce fichier.

error-no-players = Il n’y a pas de joueurs. Nommes-en, séparés par des virgules : deckhand,drifter
error-too-many-players = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
}. Ne nomme pas plus de joueurs qu’il n’y a de places.
error-no-such-bot = Il n’y a pas de bot nommé « { $bot } ». Il y a : { $known }. Un bot à toi s’écrit mon_bot.py:Classe ou paquet.module:Classe.
error-no-such-file = Le fichier { $file } n’existe pas.
error-no-such-class = Il n’y a pas de classe { $called } dans { $place }.
error-timed-check = Les bots à temps limité ne choisissent pas toujours pareil, si bien que nul ne peut dire s’ils regardent en cachette. Laisse --timed ou --check-peeking.
error-no-choose = Ce que fait { $bot } n’est pas un bot : il n’a pas de méthode choose(view).
error-bot-not-made = { $bot } ne peut pas être créé : { $why }

error-values-changed = { $bot } change les valeurs des cartes, pour tout le monde.

arena-loading = préparation des règles
arena-playing = en jeu
arena-left = reste
arena-title = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats ->
    [one] une place
   *[other] { $seats } places
}, graine { $seed }
arena-base = Jeu de base
arena-changed = valeurs modifiées
arena-several = { $player } × { $copies }
arena-player = joueur
arena-wins = victoires
arena-interval = intervalle à 95 %
arena-against = face au pair
arena-above = au-dessus de { $par }
arena-below = au-dessous de { $par }
arena-about = autour de { $par }
arena-rating = cote
arena-rank = rang
arena-spread = score
arena-mean = moyenne
arena-least = min.
arena-part = { $part } %
arena-median = médiane
arena-most = max.
arena-rounds = tours
arena-plies = coups
arena-time = temps par décision
arena-decisions = décisions
arena-within = 95 % en
arena-longest = maximum
arena-ended = Terminées par : { $ends }.
arena-end-licenses = permis { $part }
arena-end-crates = caisses { $part }
arena-end-both = les deux à la fois { $part }
arena-of-one-seat = Pour un joueur à plusieurs places (×), victoires, rang et score sont ceux de l’une d’elles.
arena-uneven = Tous les joueurs n’ont pas occupé toutes les places aussi souvent ; avec un multiple de { $games } parties, ce serait le cas.
arena-faults = { $player } : { $count ->
    [one] une réponse était inutilisable
   *[other] { $count } réponses étaient inutilisables
}, et un coup permis a été joué à la place. La première, à la partie { $game } après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} : { $text }
arena-peeks = { $player } regarde en cachette : { $count } de ses { $decisions } décisions ont changé avec ce qui lui est caché. La première, à la partie { $game } après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} : { $text }
arena-moods = { $player } n’est pas constant : { $count } de ses { $decisions } décisions ont été autres quand on a redemandé la même chose, si bien qu’on ne peut rien dire là. La première, à la partie { $game } après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} : { $text }
arena-no-peeks = { $player } ne regarde pas en cachette : avec ce qui lui est caché redistribué, deux fois chacune, ses { $decisions } décisions sont restées les mêmes.
arena-interrupted = Arrêté après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }. Ce qui a été joué compte.
arena-interrupted-early = Arrêté avant la fin d’une partie.
arena-nothing = Aucune partie n’a été jouée jusqu’au bout.
arena-worker-died = Un processus qui jouait est mort ({ $how }), { $game ->
    [0] sans avoir commencé de partie
   *[other] à la partie { $game }
}. Peut-être n’y avait-il plus de mémoire, ou l’un de tes bots l’a terminé. Ce qui a été joué jusque-là compte.
arena-exit-code = code de sortie { $code }
arena-signal = signal { $number }
arena-timed-note = Les bots ont tenu leurs limites de temps : la même graine peut donner d’autres parties.
arena-written = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $file }
