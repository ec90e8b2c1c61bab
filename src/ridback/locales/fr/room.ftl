### Des gens dans une même pièce

room-hand-over = Passe l’écran à { $name }
room-hand-over-about = Aucune carte n’est visible. Maintenant, { $name } regarde sans témoin.
room-look = Je suis { $name } : voir mes cartes
room-back = Revenir à { $name }
room-peek = Voir la table ouverte
room-open = La table ouverte
room-open-about = Les cartes de personne ne sont visibles.
room-eyes = { $name } : regarde tes cartes
room-cover = Cacher ces cartes
room-waits = { $name } doit répondre.
room-go = Passer l’écran

## Comment viennent les autres

wait-link = Lien vers cette table
wait-only-here = Ce lien ne s’ouvre que sur cet ordinateur. Pour des gens dans la même pièce, arrête le serveur et relance-le avec : ridback play --lan
room-scan = À scanner avec les téléphones :
room-qr = Code QR pour { $url }

## Un écran qui montre la table

room-board-title = Monte à bord
room-board-scan = Scanne ceci avec un téléphone du même réseau et prends place.
room-board-type = ou saisis { $url }
room-board-open = { $count ->
    [0] Tout le monde est là.
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
room-again = Encore une
room-own-screen = { $name } : continuer sur son propre écran
room-own-screen-title = Un écran rien que pour { $name }
room-own-screen-about = { $name } scanne ceci avec un téléphone, ou ouvre le lien ailleurs. Dès lors, ces cartes sont là-bas, et cet écran ne les montre plus.
room-own-screen-qr = Le lien pour { $name } en image à scanner
room-own-screen-field = Lien pour { $name }
room-own-screen-note = Il marche une fois, pendant dix minutes. Qui l’ouvre en premier a la place.
