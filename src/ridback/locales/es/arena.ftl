## La arena: muchas partidas entre bots

cli-arena = Hace jugar a los bots muchas partidas y dice lo bueno que es cada uno.
arena-players = Quién juega: bots por su nombre, separados por comas; los propios, como mi_bot.py:Clase o paquete.modulo:Clase. El último ocupa los asientos que queden.
arena-games = Cuántas partidas. Para ser justa, usa un múltiplo de los asientos.
arena-seats = Cuántos asientos; tantos como nombres, salvo que la partida elegida sea para menos o más.
arena-seed = La semilla del reparto y de los bots: la misma da las mismas partidas. Sin ella se toma una nueva, y se dice cuál.
arena-jobs = Cuántos procesos juegan a la vez; todos los núcleos, salvo que digas menos.
arena-timed = Deja a los bots sus límites de tiempo, como en una mesa. La misma semilla puede dar entonces otras partidas.
arena-check-peeking = Mira en cada decisión si cambia con lo que el bot no puede ver. Cada una se pregunta cuatro veces.
arena-csv = Escribe una línea por partida en este archivo.
arena-json = Escribe todos los resultados en este archivo.

error-no-players = No hay jugadores. Nombra algunos, separados por comas: deckhand,drifter
error-too-many-players = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
} para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}. No nombres más jugadores que asientos.
error-no-such-bot = No hay ningún bot llamado «{ $bot }». Hay: { $known }. Uno propio se escribe mi_bot.py:Clase o paquete.modulo:Clase.
error-no-such-file = No existe el archivo { $file }.
error-no-such-class = No hay ninguna clase { $called } en { $place }.
error-timed-check = Los bots con límite de tiempo no siempre eligen lo mismo, así que nadie puede decir si espían. Deja --timed o --check-peeking.
error-no-choose = Lo que crea { $bot } no es un bot: no tiene método choose(view).
error-bot-not-made = No se puede crear { $bot }: { $why }

error-values-changed = { $bot } cambia los valores de las cartas para todos.

arena-loading = preparando las reglas
arena-playing = jugando
arena-left = falta
arena-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}, semilla { $seed }
arena-base = Juego base
arena-changed = valores cambiados
arena-several = { $player } × { $copies }
arena-player = jugador
arena-wins = victorias
arena-interval = intervalo del 95 %
arena-against = frente a la par
arena-above = sobre { $par }
arena-below = bajo { $par }
arena-about = en torno a { $par }
arena-rating = rating
arena-rank = puesto
arena-spread = puntos
arena-mean = media
arena-least = mín.
arena-part = { $part } %
arena-median = mediana
arena-most = máx.
arena-rounds = rondas
arena-plies = jugadas
arena-time = tiempo por decisión
arena-decisions = decisiones
arena-within = 95 % en
arena-longest = máxima
arena-ended = Terminaron por: { $ends }.
arena-end-licenses = licencias { $part }
arena-end-crates = cajas { $part }
arena-end-both = ambas a la vez { $part }
arena-of-one-seat = De un jugador con varios asientos (×), victorias, puesto y puntos son los de uno de ellos.
arena-uneven = No todos los jugadores ocuparon por igual todos los asientos; con un múltiplo de { $games } partidas sí lo harían.
arena-faults = { $player }: { $count ->
    [one] una respuesta no se pudo
   *[other] { $count } respuestas no se pudieron
} usar, y se jugó en su lugar una jugada permitida. La primera, en la partida { $game }, después de { $ply ->
    [one] una jugada
   *[other] { $ply } jugadas
}: { $text }
arena-peeks = { $player } espía: { $count } de sus { $decisions } decisiones cambiaron con lo que no puede ver. La primera, en la partida { $game }, después de { $ply ->
    [one] una jugada
   *[other] { $ply } jugadas
}: { $text }
arena-moods = { $player } no es constante: { $count } de sus { $decisions } decisiones salieron distintas al preguntar lo mismo otra vez, así que ahí no se puede decir si espía. La primera, en la partida { $game }, después de { $ply ->
    [one] una jugada
   *[other] { $ply } jugadas
}: { $text }
arena-no-peeks = { $player } no espía: repartiendo de nuevo lo que no puede ver, dos veces cada vez, sus { $decisions } decisiones siguieron igual.
arena-interrupted = Detenido después de { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $wanted }. Lo jugado cuenta.
arena-interrupted-early = Detenido antes de terminar una partida.
arena-nothing = Ninguna partida se jugó hasta el final.
arena-worker-died = Un proceso que jugaba ha muerto ({ $how }), { $game ->
    [0] sin haber empezado ninguna partida
   *[other] en la partida { $game }
}. Quizá se acabó la memoria, o lo terminó un bot tuyo. Lo jugado hasta entonces cuenta.
arena-exit-code = código de salida { $code }
arena-signal = señal { $number }
arena-timed-note = Los bots respetaron sus límites de tiempo: la misma semilla puede dar otras partidas.
arena-written = { $games ->
    [one] Hay una partida
   *[other] Hay { $games } partidas
} en { $file }
