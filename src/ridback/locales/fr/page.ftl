## La page autour de tout

app-name = Ridback
app-tagline = Des permis, des bateaux et de l’eau froide. Une table de Fleet dans ton navigateur.
app-unofficial = Une adaptation non officielle du jeu de société Fleet de Ben Pinchback et Matt Riddle, publié par Eagle-Gryphon Games. Rien de ses illustrations ni de ses textes n’y est utilisé.
title-home = Ridback
title-table = { $name } – Ridback
title-lost = Introuvable – Ridback
title-your-turn = À toi – Ridback
# How many tables wait for me, before what the page is called.
title-waiting = ({ $count }) { $title }
report-open = Quelque chose ne va pas ?
tell-turn = À toi de jouer
tell-turn-text = Une table t’attend.
home-link = Accueil
people-link = Classement
language = Langue
close = Fermer
cancel = Retour

line-lost = La liaison avec le port est coupée. Nouvel appel…
error-no-connection = Le serveur est injoignable.
error-unexpected = Cela n’a pas marché. Réessaie.
page-lost = Il n’y a rien à cette adresse.
page-lost-home = Retour au port


## Mise en route

status-title = La flotte se prépare
status-waiting = Le serveur est là ; les règles suivent.
status-loading = Les règles compilées sortent de la soute.
status-compiling = Compilation des règles. La première fois, cela prend une minute ou deux ; ensuite, elles sont gardées.
status-ready = Prêt. Larguez les amarres !
status-failed = La compilation des règles a échoué. Les messages du serveur disent pourquoi.
status-seconds = { $seconds ->
    [one] { $seconds } seconde jusqu’ici
   *[other] { $seconds } secondes jusqu’ici
}
status-unreachable = Le serveur ne répond pas. Nouvel essai…


## Accueil

home-continue = Tes tables
home-your-move = À toi de jouer
home-waiting = On attend { $names }
home-open-seats = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
home-over = Terminée – victoire : { $names }
home-over-me = Terminée – tu as gagné
home-round = Tour { $round }
home-with = avec { $names }
home-show-older = { $count ->
    [one] Voir une table terminée
   *[other] Voir { $count } tables terminées
}
account-link = { $account ->
    [yes] Ton compte : { $name }
   *[no] Connexion ou inscription
}
account-link-title = Continuer dans un autre navigateur
home-seat-empty = une place libre
home-kept = Une place t’est réservée
home-me = Toi

lobby-open = Tables avec de la place
lobby-join = Entrer
lobby-running = Parties à regarder
lobby-watch = Regarder
lobby-delayed = Regarder, un tour plus tard
lobby-all = Tout voir ({ $count })

new-title = Nouvelle table
new-name = Ton nom
new-name-hint = Comment les autres t’appellent
new-seat = Place { $n }
new-seat-me = Toi
new-seat-open = Quelqu’un d’autre
new-seat-here = Quelqu’un à cet écran
new-seat-here-name = Nom de la place { $n }
new-seat-none = Personne
new-board = Cet écran montre la table à toute la pièce ; chacun joue sur un téléphone.
new-pace = Les bots jouent
new-who-comes = Qui peut venir
new-by-link = Qui a le lien
new-by-lobby = Tout le monde, depuis l’accueil
new-clock = Temps par joueur
clock-none = sans limite
clock-calm = 15 min + 20 s par décision
clock-brisk = 5 min + 10 s par décision
clock-days = trois jours par décision, 21 jours de vacances par an
new-late = Quand il est écoulé
late-bot = un Matelot joue jusqu’à son retour
late-pass = on passe, si possible
new-watch = Qui ne fait que regarder la voit
watch-at-once = en direct
watch-delayed = un tour plus tard
watch-no = pas du tout
watch-delayed-about = On voit la table comme au début du tour en cours : personne ne peut espionner ton jeu pour un ami.
new-go = Prendre la mer
new-go-open = Ouvrir la table

pace-instant = aussitôt
pace-fast = vite
pace-normal = sans se presser
pace-slow = lentement

bot-drifter = Vagabond
bot-drifter-about = Va où le courant le porte : n’importe quel coup lui va.
bot-deckhand = Matelot
bot-deckhand-about = Sait ce qu’un permis vaut en points, pas ce qu’il rapporte. Un bon premier adversaire.
bot-mate = Lieutenant
bot-mate-about = Suit toutes les règles d’usage et ne regarde pas plus loin. Bat en général trois Matelots.
bot-captain = Loup de mer
bot-captain-about = Calcule à l’avance. Pour qui connaît le jeu.
bot-admiral = Amiral
bot-admiral-about = Voit plus loin et plus large. Le plus fort, surtout avec Arctic Bounty.
bot-thinks = Réfléchit jusqu’à { $seconds } s par coup.
bot-at-once = Répond aussitôt.
bot-numbered = { $name } { $n }


## Salle d'attente

wait-title = On attend l’équipage
wait-invite = Envoie ce lien à qui doit prendre la place libre.
wait-invite-many = Envoie ce lien à ceux qui doivent prendre les { $count } places libres.
wait-copy = Copier le lien
wait-copied = Copié
wait-listed = La table figure sur la page d’accueil de tout le monde.
wait-unlisted = Seul qui a le lien trouve la table.
wait-start = La partie commence quand toutes les places sont prises, ou quand qui a créé la table le dit.
wait-start-yours = La partie commence quand toutes les places sont prises, ou quand tu le dis.
wait-start-now = Commencer
wait-leave = Quitter la table
wait-end = Abandonner la table
wait-out = Retirer
wait-kept = réservée à { $name }
wait-kept-me = réservée pour toi
wait-for-anybody = Pour tous
wait-for-anybody-of = Ouvrir à tous la place réservée à { $name }
wait-for-kept = Les places libres sont réservées aux personnes invitées. Elles le voient sur leur page d’accueil, et voici le lien :
wait-rematch-title = Encore une ?
wait-decline = Pas maintenant
wait-take-out = Retirer { $name } de la table
wait-maker = a créé la table
wait-not-seated = Tu n’as plus de place à cette table.
table-gone = Tout le monde a quitté cette table avant le début. Elle n’existe plus.
start-title = Commencer maintenant
start-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
start-close = { $count ->
    [one] Jouer sans elle
   *[other] Jouer sans elles
}
start-bots = { $count ->
    [one] La donner à : { $bot }
   *[other] Toutes les donner à : { $bot }
}
start-instead = Laisse les bots prendre les places libres, ou attends d’autres personnes.
wait-join = Prendre place
wait-join-title = On t’invite à une table
wait-full = Toutes les places sont prises. Tu peux regarder.
wait-seat-open = libre
wait-seat-bot = Plutôt un bot
wait-seat-you = { $name } (toi)
seat-nameless = Skipper { $n }
page-not-built = Les pages n’ont pas encore été construites. Dans le dossier du projet, lance ceci et recharge la page :


## Une partie coup par coup, une partie enregistrée qu'on apporte, et une partie qui en continue une autre

past-link = Coup par coup
past-look = Revoir
past-there = La table à ce moment
upload-go = Ouvrir une partie enregistrée
upload-about = Pour la revoir coup par coup, ou la continuer à partir de là.
upload-unreadable = Ce n’est pas une partie enregistrée : elle est illisible.
upload-wrong = Cette partie ne peut pas être ouverte. { $why }
home-unfinished = Pas jouée jusqu’au bout
home-origin-upload = d’un fichier
home-origin-branch = continue une autre partie
branch-origin = À partir du coup { $ply } d’une autre partie


## Sans connexion

offline-title = Hors ligne
offline-as-of = Le serveur est injoignable. Voici la table telle qu’elle était le { $at } ; on ne peut pas jouer tant que la connexion n’est pas rétablie.
offline-try = Réessayer
