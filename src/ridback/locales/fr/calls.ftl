### Prévenir quelqu'un que c'est à lui de jouer, par e-mail, notification ou webhook

call-title = À toi de jouer
call-table = À la table avec { $names }.
call-alone = À ta table.
call-try-title = Voici comment tu es au courant
call-try = Quand c’est à toi de jouer et que tu n’es pas là, il arrive quelque chose comme ceci.
call-code-title = { $code } : ton code
call-code =
    Quelqu’un, toi espérons-le, veut un e-mail à cette adresse quand c’est à lui de jouer dans une partie de Ridback.

    Si c’est toi, saisis là-bas ce code : { $code }

    Sinon, il n’y a rien à faire : rien d’autre n’arrivera.
call-mail-off = Pour ne plus recevoir de tels messages :

call-off-title = Messages de Ridback
call-off-ask = Ne plus envoyer de messages à { $address } quand c’est à toi de jouer ?
call-off-go = Plus de messages
call-off-done = Il n’arrivera plus de messages. Tu peux les réactiver dans ton compte.
