## Ce que se disent les gens d'une table

chat-title = Discussion
chat-about = Ceux qui jouent ici peuvent s’écrire. Qui regarde seulement ne lit ni n’écrit.
chat-unread = Discussion, { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
chat-says = { $name } dit : { $text }
chat-lines = Ce qui a été dit
# $muted: how many of those who sit there are muted.
chat-empty = { $muted ->
    [0] Personne n’a encore rien dit.
   *[other] Personne que tu lises n’a encore rien dit.
}
chat-write = Dis quelque chose
chat-send = Dire
chat-mute = Ne plus lire { $name }
chat-unmute = Tu ne lis plus { $name }
chat-gone = Quelqu’un qui est parti
chat-switch = On peut discuter à cette table
error-chat-off = On ne discute pas à cette table : qui l’a créée l’a désactivé.
error-chat-empty = Cette ligne est vide.
error-chat-long = C’est trop long : { $most } caractères au plus.
error-chat-fast = Un à la fois. Attends quelques secondes.
error-mute-self = Tu ne peux pas te rendre muet.
