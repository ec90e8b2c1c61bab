### Gente en una misma sala

room-hand-over = Pasa la pantalla a { $name }
room-hand-over-about = En la pantalla no hay cartas de nadie. Ahora mira solo { $name }.
room-look = Soy { $name }: ver mis cartas
room-back = Volver con { $name }
room-peek = Ver la mesa abierta
room-open = La mesa abierta
room-open-about = No se muestran las cartas de nadie.
room-eyes = { $name }: mira tus cartas
room-cover = Tapar estas cartas
room-waits = Le toca decidir a { $name }.
room-go = Pasar la pantalla

## Cómo llegan los demás

wait-link = Enlace a esta mesa
wait-only-here = Este enlace solo se abre en este equipo. Para gente en la misma sala, detén el servidor e inícialo con: ridback play --lan
room-scan = Los móviles escanean esto:
room-qr = Código QR de { $url }

## Una pantalla que muestra la mesa

room-board-title = Sube a bordo
room-board-scan = Escanea esto con un móvil de la misma red y toma asiento.
room-board-type = o escribe { $url }
room-board-open = { $count ->
    [0] Ya están todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
room-again = Otra vez
room-own-screen = { $name }: seguir en su propia pantalla
room-own-screen-title = Una pantalla propia para { $name }
room-own-screen-about = { $name } escanea esto con un móvil, o abre el enlace en otro sitio. Desde entonces estas cartas estarán allí, y esta pantalla ya no las muestra.
room-own-screen-qr = El enlace para { $name } como imagen para escanear
room-own-screen-field = Enlace para { $name }
room-own-screen-note = Sirve una vez, durante diez minutos. Quien lo abra primero se queda el asiento.
