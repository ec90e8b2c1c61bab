## Lo que se dice la gente de la mesa

chat-title = Charla de la mesa
chat-about = Quienes juegan pueden escribirse. Quien solo mira no lee ni escribe.
chat-unread = Charla de la mesa, { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-says = { $name } dice: { $text }
chat-lines = Lo que se ha dicho
# $muted: how many of those who sit there are muted.
chat-empty = { $muted ->
    [0] Nadie ha dicho nada todavía.
   *[other] Nadie a quien leas ha dicho nada todavía.
}
chat-write = Di algo
chat-send = Decir
chat-mute = Silenciar a { $name }
chat-unmute = No lees a { $name }
chat-gone = Alguien que se fue
chat-switch = Se puede hablar en esta mesa
error-chat-off = En esta mesa no se habla: quien la creó lo desactivó.
error-chat-empty = Esa línea está vacía.
error-chat-long = Es demasiado largo: { $most } caracteres como máximo.
error-chat-fast = De uno en uno. Espera unos segundos.
error-mute-self = No puedes silenciarte.
