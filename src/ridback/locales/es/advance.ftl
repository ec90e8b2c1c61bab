## Lo que el servidor hace por una persona en su asiento: jugadas por adelantado, y pasar solo

advance-waits = Espera su momento
advance-drop = Retirar: { $order }
advance-pass-license = Pasar: { $license }
advance-pass-round = Pasar el resto de esta subasta
advance-bid = Pujar por la { $license }, hasta { $most } $
advance-keep = Quedarte: { $card }
advance-bid-license = Cuando alguien la saque, pujar por
advance-bid-most = hasta, en $
advance-bid-go = Pujar hasta { $most } $
advance-bid-about = Cada vez lo mínimo posible; por encima de eso, pasas. El pago lo decides tú.
advance-no-auction = Ya no participas en esta subasta.
advance-keep-title = Quedarte, cuando haya que descartar
advance-keep-about = Si así queda una sola carta que descartar, se va sola. Si no, se te pregunta. Los pagos sugeridos respetan lo que te quedas mientras pueden.
advance-notes = En qué quedó
advance-note-over = la subasta de esa licencia acabó antes.
advance-note-round-over = la subasta acabó antes.
advance-note-out = ya no participas en esta subasta.
advance-note-gone = ya no queda esa licencia en la fila.
advance-note-short = no puedes pagar tanto. Se te preguntó.
advance-note-outbid = alguien pujó más. Pasaste.
advance-note-won = es tuya.

auto-pass-title = Pasar automáticamente
auto-pass-liked = Según mis preferencias ({ $mode })
auto-pass-off = Nunca
auto-pass-off-about = Se te pregunta siempre que las reglas preguntan.
auto-pass-standard = Normal
auto-pass-standard-about = Donde todos pueden ver que no puedes hacer otra cosa. No revela nada de tu mano.
auto-pass-fast = Rápido
auto-pass-fast-about = Donde no puedas hacer otra cosa. Algo revela a los demás: lo que pasas al instante, no podías hacerlo; lo que piensas, sí.
