## Pourquoi quelque chose n'est pas possible, selon les règles

refusal-no-such-seat = Cette place n’existe pas : { $seat }.
refusal-game-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à toi de jouer.
refusal-wrong-decision = Ce n’est pas ce qui est demandé maintenant.
refusal-cannot-pass = Tu ne peux pas passer ici.
refusal-no-such-slot = Il n’y a pas de tel permis dans la rangée.
refusal-cannot-afford = Cela coûte { $price } $, et tu as { $money } $ : il manque { $missing } $.
refusal-bid-too-low = Mise au moins { $lowest } $.
refusal-bid-too-high = Tu peux miser { $most } $ au plus.
refusal-no-card = Tu n’as pas de telle carte : { $card }.
refusal-not-drawn = Tu n’as pas pioché de telle carte : { $card }.
refusal-no-license = Tu n’as pas de permis pour les bateaux { $card }.
refusal-no-such-boat = Il n’y a pas de tel bateau dans ta flotte.
refusal-has-captain = Ce bateau a déjà son capitaine : { $type }.
refusal-no-crates = Ce bateau n’a pas de caisses : { $type }.
refusal-none-left = Il ne reste plus de telle carte : { $card }.
refusal-not-for-hire = { $card } : ne peut pas être engagé.
refusal-nobody-to-hire = Tu n’as aucune carte qui puisse être le capitaine.
refusal-deck-not-for-hire = Avec un Permis Omble, la première carte de la pioche peut être le capitaine, tant qu’il y en a une.
refusal-not-that-boat = Ce bateau ne peut pas être choisi ici : { $type }.
refusal-no-captain = Ce bateau n’a pas de capitaine : { $type }.
refusal-is-full = Ce bateau est plein : { $type }.
refusal-has-fished = Ce bateau a déjà pêché : { $type }.
refusal-has-tucked = Ce bateau a déjà une carte dessous : { $type }.
refusal-no-cards-aboard = Il n’y a pas de cartes sur ce bateau.
refusal-no-marina = Tu n’as pas de Marina { $marina }.
refusal-marina-used = Cette Marina a déjà reçu sa carte ce tour-ci.
refusal-cannot-give = Aucune caisse ne peut être prise à { $seat }.
refusal-not-owned = Tu n’as pas le { $license }.
refusal-not-in-a-set = Les cartes d’un groupe se nomment dans l’ordre : { $card } vient trop tard, ou en laisse trop peu derrière.
refusal-half-done = Termine d’abord ce que tu as commencé.
refusal-already-processed = Ce bateau a déjà donné sa caisse ce tour-ci : { $type }.
refusal-process-out-of-order = Les bateaux donnent leurs caisses dans l’ordre de leur mise à l’eau. Celui-ci vient trop tard : { $type }.
refusal-no-part = Tu n’as pas ceci pour payer : { $part }.
refusal-part-out-of-order = Les parts d’un paiement vont de la plus chère à la moins chère : { $part } vient trop tard.
refusal-part-leaves-short = Les parts d’un paiement vont de la plus chère à la moins chère : avec { $part } maintenant, il manquerait { $missing } $ à la fin.
refusal-payment-short = Il manque { $missing } $ au paiement.
refusal-payment-wasteful = { $part } est de trop : les { $price } $ seraient payés quand même.
refusal-not-a-move = Ce n’est pas un coup.
refusal-no-such-number = Il n’y a pas de coup numéro { $number }.
refusal-unreadable = « { $text } » n’est pas un coup.
refusal-ambiguous = « { $text } » pourrait désigner plusieurs coups.


## Ce qui n'a pas marché au serveur

error-malformed = { $field ->
    [none] Cette requête n’a pas de sens.
   *[other] Cette requête n’a pas de sens : regarde « { $field } ».
}
error-storage-away = Le serveur n’atteint pas ses parties en ce moment. Réessaie dans un instant.
error-internal = Quelque chose n’a pas marché au serveur. C’est noté.
error-unknown-path = Il n’y a rien à cette adresse.
error-wrong-method = Cela n’est pas possible à cette adresse.
error-not-acceptable = La réponse ne peut pas être donnée sous la forme demandée.
error-too-large = C’est plus que personne n’a à dire ici.
error-wrong-content-type = Les requêtes qui changent quelque chose sont en JSON (content-type: application/json).
error-too-many-requests = Cela fait beaucoup de requêtes. Attends { $seconds } secondes.
error-too-many-feeds = Trop de tables sont regardées à la fois depuis ton adresse. Fermes-en quelques-unes.
error-wrong-host = Ce serveur ne répond pas à ce nom.
error-wrong-origin = Cette requête vient d’un autre site.
error-no-session = Le serveur ne te connaît pas encore. Ouvre d’abord sa page.
error-unknown-token = Ce jeton n’est pas de chez nous, ou il a été révoqué.
error-not-by-token = Cela se fait dans un navigateur : avec un jeton, un programme peut jouer pour toi, mais pas changer qui tu es.
error-no-such-token = Tu n’as pas de tel jeton.
error-token-nameless = Donne un nom au jeton, pour savoir plus tard à quoi il sert.
error-tokens-many = Tu as { $most } jetons, et il ne peut pas y en avoir plus. Révoques-en un dont tu n’as pas besoin.
error-warming-up = Les règles sont encore en cours de compilation, depuis { $seconds } secondes. Réessaie dans un instant.
error-rules-failed = Les règles n’ont pas pu être compilées. Les messages du serveur disent pourquoi.
error-rules-changed = Cette table a été jouée avec d’autres règles et ne peut pas continuer.
error-unknown-table = Cette table n’existe pas.
error-no-results = Il n’y a pas de résultats à montrer : personne avec un compte ne porte ce nom, ou ne montre les siens.
error-unknown-bot = Il n’y a pas de bot nommé « { $bot } ».
error-one-seat-each = Tu ne peux prendre qu’une place.
error-host-only = Les tables se créent sur la machine où tourne ce serveur. Rejoins l’une d’elles.
error-which-seat = Plusieurs personnes jouent à cet écran : dis pour quelle place.
error-not-seated = Tu n’as pas de place à cette table.
error-not-your-table = Seule la personne qui a créé la table peut le faire.
error-started = La partie a commencé. Personne ne se lève plus ; laisse plutôt un bot jouer pour toi.
error-taken-out = On t’a fait quitter cette table.
error-nobody-there = Il n’y a personne à cette place.
error-own-seat = C’est ta propre place. Quitte plutôt la table.
error-no-watching = Cette table est réservée à ceux qui y jouent.
error-seat-kept = Cette place est réservée à quelqu’un.
error-seat-taken = Cette place est prise.
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-still-running = { $wanted ->
    [hands] Tant que la partie dure, tu ne peux la revoir qu’avec tes propres yeux.
    [branch] On peut continuer à partir d’une partie terminée. Celle-ci dure encore.
    [ply] La partie n’en est pas encore là.
    [rematch] La revanche, c’est quand la partie est terminée.
    [review] L’analyse, c’est quand la partie est terminée : elle dit ce qu’on ne pouvait que deviner.
   *[record] La partie enregistrée, c’est quand elle est terminée : elle dit tout.
}
error-undo-off = À cette table, on ne reprend rien.
error-undo-nothing = Tu n’as encore rien fait qui puisse être repris.
error-undo-decided = Quelqu’un d’autre a décidé depuis : c’est joué.
error-undo-revealed = Quelque chose de caché a été révélé : c’est joué.
error-undo-asked = Quelqu’un d’autre demande à reprendre un coup. Cela passe d’abord.
error-undo-not-asked = Personne ne te demande plus si un coup peut être repris.
error-uploads-many = Tu as déjà apporté { $most } parties enregistrées ; il n’y a pas de place pour plus.
error-no-such-ply = Cette partie compte { $most } coups, pas { $ply }.
error-stale-ply = La partie a avancé depuis.
error-bot-plays = Un bot joue à ta place. Reprends-la d’abord.
error-bot-sits-there = Un bot joue déjà à cette place. Seule la personne qui l’occupe peut changer cela.
error-not-your-seat = Cette place n’est pas à toi.
error-still-here = La personne à cette place est encore là, ou l’était il y a moins de { $seconds } secondes.
error-clock = Personne ne peut commencer avec plus de temps, ni en recevoir plus d’un coup, que les { $most } secondes que peut contenir une horloge.
error-time-is-up = Ton temps était écoulé. Le bot répond encore cette fois, puis la place est de nouveau à toi.
error-hints-off = Il n’y a pas d’indices à cette table.
error-hint-busy = Un indice à la fois : celui d’une autre table se prépare encore.
error-hint-failed = Aucun indice n’a pu être obtenu. Réessaie dans un instant.
error-reviews-busy = Trop de parties attendent leur analyse. Réessaie dans quelques minutes.
error-reviews-many = Assez de tes analyses attendent déjà. Reviens quand l’une d’elles est faite.
error-review-failed = Cette partie n’a pas pu être analysée. C’est noté.
