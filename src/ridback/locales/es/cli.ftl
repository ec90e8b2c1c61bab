## La línea de órdenes

cli-about = Ridback juega al juego de mesa Fleet, contra bots y con amigos, en tu navegador.
cli-play = Abre una mesa en el navegador: tú contra dos bots.
cli-play-new = Una mesa nueva, aunque haya una sin terminar.
cli-play-no-browser = Solo muestra la dirección.
cli-play-lan = Una mesa para gente en esta sala: los móviles de la misma red entran con un código QR.
cli-play-board = Lo mismo, y esta pantalla muestra la mesa abierta y no juega ninguna mano.
cli-play-address = Lo mismo, en esta dirección de tu equipo, si tiene varias.
cli-lan-none = Este equipo no está en ninguna red. Conéctalo antes a la misma que los móviles (o activa su punto de acceso).
cli-lan-no-address = { $address } no es una dirección de este equipo en una red. Hay: { $known }.
cli-lan-phones = móviles
cli-lan-firewall = Los móviles tienen que estar en la misma red. Si no encuentran nada, los frena un cortafuegos: deja pasar el puerto TCP { $port }.
cli-lan-others = ¿No es la red correcta? Este equipo está también en { $addresses }: elige con --address.
cli-lan-public = Cuidado: a esta dirección se llega desde todo Internet.
cli-serve = Sirve mesas a otras personas.
cli-serve-host = La dirección en la que escucha; 0.0.0.0 para todas las de este equipo.
cli-serve-database = Dónde se guardan las partidas en vez de un archivo en la carpeta de datos: postgresql://… (o en DATABASE_URL).
cli-serve-workers = Cuántos procesos sirven; para más de uno hace falta PostgreSQL (--database).
cli-workers-one = Para más de un proceso hace falta PostgreSQL: di dónde está con --database o DATABASE_URL. SQLite es para uno.
cli-database-unknown = Las partidas se pueden guardar en PostgreSQL: una base de datos se escribe como postgresql://usuario:contraseña@host/nombre. Sin ella van a la carpeta de datos.
cli-database-no-driver = Para guardar partidas en PostgreSQL, instala antes su controlador: pip install "ridback[postgresql]"
cli-database-away = La base de datos { $folder } no se puede usar: { $why }
cli-newer-database = Las partidas de { $folder } las guardó una versión posterior de Ridback. Actualiza Ridback o elige otra base de datos.
cli-rules-up = listo; { $workers } procesos en marcha
cli-serve-proxy = La dirección, o la red, de un proxy que está delante: se le cree cuando dice quién pregunta. Una vez por cada uno.
cli-serve-metrics = Ofrece cifras para Prometheus en /metrics, a quien pueda llegar ahí.
cli-serve-log = Qué se anota: como texto, solo lo importante; como JSON, también una línea por petición.
cli-serve-address = Dónde encuentra la gente este servidor: https://ridback.example. Aparece en el correo y en los webhooks.
cli-serve-smtp = El servidor que acepta correo: smtp://usuario:contraseña@host:587, o smtps://… (mejor en RIDBACK_SMTP).
cli-serve-mail-from = De quién viene el correo: Ridback <ridback@ridback.example>
cli-serve-inside = Los webhooks y las notificaciones push también pueden ir a este equipo y su red, y por http.
cli-serve-guests = Quien juega sin cuenta y no da señales durante tantos días se olvida; 0: nunca.
cli-address-unknown = { $address } no es la dirección de un servidor. Una dirección es como https://ridback.example.
cli-smtp-unknown = Eso no es un servidor de correo. Se escribe smtp://usuario:contraseña@host:587 o smtps://host.
cli-mail-from-unknown = El correo no puede venir de { $address }. Sí puede de Ridback <ridback@ridback.example>.
cli-mail-needs = Para el correo hacen falta --smtp, --mail-from y --address, los tres.
cli-proxy-unknown = { $address } no es la dirección de un proxy. Una dirección es como 127.0.0.1 o 10.0.0.0/8.
cli-port = El puerto en el que escucha.
cli-preset = Una partida ya preparada; «ridback setups» las muestra. Lo que digan las demás opciones se añade encima.
cli-seats = Cuántos juegan: tú y los bots. Tres, salvo que la partida elegida sea para menos o más.
cli-line-up = Los tipos de licencia de la partida: identificadores separados por comas, o el nombre de un conjunto (base).
cli-random-line-up = Elige las licencias al azar.
cli-dock = Una clase de carta de muelle; una vez por cada una de las dos (tres con cinco o seis asientos).
cli-captain = Un Capitán de la Corporación: uno con dos asientos, los dos en solitario.
cli-gone-fishin = Con cartas Gone Fishin', o sin ellas.
cli-crewman = Con tripulantes, o sin ellos.
cli-trophies = Con trofeos, o sin ellos.
cli-meeples = Con meeples de cangrejo, o sin ellos.
cli-epic = Flota Épica, para tres a seis asientos: todas las licencias y todos los barcos que hay.
cli-at-once = La fase dos es de todos a la vez: se bota y se contrata sin esperar a los demás, o por turnos.
cli-bots = Contra quién: drifter, deckhand, mate, captain o admiral, del más débil al más fuerte; el último ocupa todos los asientos que queden.
cli-bots-unknown = No hay ningún bot { $bot }; hay { $known }.
cli-bots-too-many = En una partida de { $seats } no caben tantos bots: un asiento es tuyo.
cli-cards = Un archivo de valores cambiados, con la forma de cards.toml, para las mesas creadas aquí.
cli-cards-wrong = { $file }: { $count ->
    [one] un valor no es posible
   *[other] { $count } valores no son posibles
}
cli-cards-no-text = Esto no es un archivo de texto.
cli-setups = Muestra lo que se puede elegir: partidas preparadas, licencias, cartas de muelle, Capitanes.
cli-setups-preset = partida
cli-setups-seats = asientos
cli-setups-about = qué es
cli-setups-standard = licencias estándar
cli-setups-premium = licencias prémium
cli-setups-docks = cartas de muelle
cli-setups-captains = Capitanes
cli-data = La carpeta en la que se guardan las partidas.
cli-verbose = Cuenta más.
cli-replay = Cuenta una partida guardada, jugada a jugada.
cli-verify = Comprueba que una partida guardada se puede jugar tal cual.
cli-file = Una partida guardada.
cli-version = Muestra la versión.
cli-language = El idioma que se habla aquí, diga lo que diga el sistema.
cli-language-unknown = No hay idioma { $language }; hay { $known }.
cli-open = abre
cli-games = partidas
cli-rules = reglas
cli-stop = Ctrl+C lo detiene; las partidas se quedan.
cli-compiling = compilando, { $seconds } s
cli-loading = cargando
cli-rules-ready = listas en { $seconds } s
cli-rules-failed = no se pudieron compilar
cli-continued = Tu mesa sin terminar está de vuelta. Para una nueva: ridback play --new
cli-stopped = Detenido. Tus partidas están guardadas.
cli-port-taken = El puerto { $port } está ocupado. Elige otro con --port.
cli-cannot-listen = No se puede escuchar en { $host }: { $why }
cli-newer-data = Las partidas de { $folder } las guardó una versión posterior de Ridback. Actualiza Ridback o elige otra carpeta con --data.
cli-damaged-data = Las partidas de { $folder } no se pueden leer: { $why }. Pon una copia de seguridad en su lugar o elige otra carpeta con --data.
cli-no-folder = { $folder } no se puede usar para guardar partidas: { $why }
cli-not-built = Faltan las páginas del cliente del navegador. Genéralas con: make client
cli-not-so = { $file }: { $why }
cli-written-over = { $file } se sobrescribiría. Dale a cada archivo su propio nombre.
cli-verified = { $moves ->
    [one] una jugada, tal como se guardó; la partida no ha terminado
   *[other] { $moves } jugadas, todas tal como se guardaron; la partida no ha terminado
}
cli-verified-over = { $moves ->
    [one] una jugada, tal como se guardó, hasta el final
   *[other] { $moves } jugadas, todas tal como se guardaron, hasta el final
}
