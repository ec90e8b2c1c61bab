## La página alrededor de todo

app-name = Ridback
app-tagline = Licencias, barcos y agua fría. Una mesa de Fleet en tu navegador.
app-unofficial = Una versión no oficial del juego de mesa Fleet, de Ben Pinchback y Matt Riddle, publicado por Eagle-Gryphon Games. No usa nada de sus ilustraciones ni de sus textos.
title-home = Ridback
title-table = { $name } – Ridback
title-lost = No encontrado – Ridback
title-your-turn = Te toca – Ridback
# How many tables wait for me, before what the page is called.
title-waiting = ({ $count }) { $title }
report-open = ¿Algo va mal?
tell-turn = Te toca
tell-turn-text = Una mesa te espera.
home-link = Inicio
people-link = Clasificación
language = Idioma
close = Cerrar
cancel = Volver

line-lost = Se ha perdido la conexión con el puerto. Llamando de nuevo…
error-no-connection = No se puede contactar con el servidor.
error-unexpected = No ha funcionado. Inténtalo de nuevo.
page-lost = No hay nada en esta dirección.
page-lost-home = Volver al puerto


## Calentando motores

status-title = Preparando la flota
status-waiting = El servidor está en marcha; faltan las reglas.
status-loading = Sacando las reglas compiladas del pañol.
status-compiling = Compilando las reglas. La primera vez tarda un minuto o dos; después quedan guardadas.
status-ready = Listo. Soltando amarras.
status-failed = No se han podido compilar las reglas. Los mensajes del servidor dicen por qué.
status-seconds = { $seconds ->
    [one] un segundo hasta ahora
   *[other] { $seconds } segundos hasta ahora
}
status-unreachable = El servidor no responde. Intentándolo de nuevo…


## Inicio

home-continue = Tus mesas
home-your-move = Te toca
home-waiting = Esperando a { $names }
home-open-seats = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
home-over = Terminada – victoria de { $names }
home-over-me = Terminada – victoria tuya
home-round = Ronda { $round }
home-with = con { $names }
home-show-older = { $count ->
    [one] Ver una mesa terminada
   *[other] Ver { $count } mesas terminadas
}
account-link = { $account ->
    [yes] Tu cuenta: { $name }
   *[no] Entrar o registrarte
}
account-link-title = Seguir en otro navegador
home-seat-empty = un asiento libre
home-kept = Tienes un asiento reservado
home-me = Tú

lobby-open = Mesas con sitio
lobby-join = Entrar
lobby-running = Partidas para mirar
lobby-watch = Mirar
lobby-delayed = Mirar, una ronda después
lobby-all = Ver las { $count }

new-title = Mesa nueva
new-name = Tu nombre
new-name-hint = Cómo te llaman los demás
new-seat = Asiento { $n }
new-seat-me = Tú
new-seat-open = Otra persona
new-seat-here = Alguien en esta pantalla
new-seat-here-name = Nombre del asiento { $n }
new-seat-none = Nadie
new-board = Esta pantalla muestra la mesa a toda la sala; cada cual juega en su móvil.
new-pace = Los bots juegan
new-who-comes = Quién puede entrar
new-by-link = Quien tenga el enlace
new-by-lobby = Cualquiera, desde la página de inicio
new-clock = Tiempo por jugador
clock-none = sin límite
clock-calm = 15 min + 20 s por decisión
clock-brisk = 5 min + 10 s por decisión
clock-days = tres días por decisión, 21 días de vacaciones al año
new-late = Cuando se acaba
late-bot = juega un Marinero hasta que vuelva
late-pass = pasa, donde pueda
new-watch = Quien solo mira lo ve
watch-at-once = en directo
watch-delayed = una ronda después
watch-no = no puede
watch-delayed-about = Ve la mesa como estaba al empezar la ronda actual, así nadie puede espiar tu juego para un amigo.
new-go = Zarpar
new-go-open = Abrir la mesa

pace-instant = al instante
pace-fast = rápido
pace-normal = sin prisa
pace-slow = despacio

bot-drifter = Vagabundo
bot-drifter-about = Va adonde lo lleve la corriente: cualquier jugada le vale.
bot-deckhand = Marinero
bot-deckhand-about = Sabe lo que vale una licencia en puntos, no lo que rinde. Un buen primer rival.
bot-mate = Piloto
bot-mate-about = Sigue todas las reglas prácticas que hay y no mira más allá. Suele ganar a tres Marineros.
bot-captain = Lobo de mar
bot-captain-about = Calcula por adelantado. Para quien conoce el juego.
bot-admiral = Almirante
bot-admiral-about = Ve más lejos y más cosas. El más fuerte, sobre todo con Arctic Bounty.
bot-thinks = Piensa hasta { $seconds } s por jugada.
bot-at-once = Responde al instante.
bot-numbered = { $name } { $n }


## Sala de espera

wait-title = Esperando a la tripulación
wait-invite = Envía este enlace a quien vaya a ocupar el asiento libre.
wait-invite-many = Envía este enlace a quienes vayan a ocupar los { $count } asientos libres.
wait-copy = Copiar el enlace
wait-copied = Copiado
wait-listed = La mesa aparece en la página de inicio de todos.
wait-unlisted = Solo quien tiene el enlace encuentra la mesa.
wait-start = La partida empieza cuando todos los asientos estén ocupados, o cuando lo diga quien creó la mesa.
wait-start-yours = La partida empieza cuando todos los asientos estén ocupados, o cuando tú lo digas.
wait-start-now = Empezar ya
wait-leave = Dejar la mesa
wait-end = Anular la mesa
wait-out = Sacar
wait-kept = reservado para { $name }
wait-kept-me = reservado para ti
wait-for-anybody = Para cualquiera
wait-for-anybody-of = Abrir a cualquiera el asiento reservado para { $name }
wait-for-kept = Los asientos libres están reservados para quienes tienen invitación. La ven en su página de inicio, y este es el enlace:
wait-rematch-title = ¿Otra vez?
wait-decline = Ahora no
wait-take-out = Sacar de la mesa a { $name }
wait-maker = creó la mesa
wait-not-seated = Ya no tienes asiento en esta mesa.
table-gone = Todos se fueron de esta mesa antes de que empezara. Ya no existe.
start-title = Empezar ya
start-open = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
start-close = { $count ->
    [one] Jugar sin él
   *[other] Jugar sin ellos
}
start-bots = { $count ->
    [one] Lo ocupa: { $bot }
   *[other] Los ocupa todos: { $bot }
}
start-instead = Deja que los bots ocupen los asientos libres, o espera a más gente.
wait-join = Tomar asiento
wait-join-title = Te invitan a una mesa
wait-full = Todos los asientos están ocupados. Puedes mirar.
wait-seat-open = libre
wait-seat-bot = Mejor un bot
wait-seat-you = { $name } (tú)
seat-nameless = Patrón { $n }
page-not-built = Las páginas aún no se han generado. Ejecuta esto en la carpeta del proyecto y vuelve a cargar la página:


## Una partida jugada a jugada, una partida guardada que se trae, y una que sigue desde una jugada de otra

past-link = Jugada a jugada
past-look = Repasar
past-there = La mesa entonces
upload-go = Abrir una partida guardada
upload-about = Para verla jugada a jugada o seguir jugando desde ahí.
upload-unreadable = Esto no es una partida guardada: no se puede leer.
upload-wrong = Esta partida no se puede abrir. { $why }
home-unfinished = Sin terminar
home-origin-upload = de un archivo
home-origin-branch = continúa otra partida
branch-origin = Desde la jugada { $ply } de otra partida


## Sin conexión

offline-title = Sin conexión
offline-as-of = No se puede contactar con el servidor. Así estaba la mesa el { $at }; no se puede jugar hasta que vuelva la conexión.
offline-try = Reintentar
