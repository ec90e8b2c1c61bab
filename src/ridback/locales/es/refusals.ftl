## Por qué algo no se puede hacer, según las reglas

refusal-no-such-seat = No existe ese asiento: { $seat }.
refusal-game-over = La partida ha terminado.
refusal-not-asked = No te toca.
refusal-wrong-decision = Eso no es lo que se pregunta ahora.
refusal-cannot-pass = Aquí no puedes pasar.
refusal-no-such-slot = No hay tal licencia en la fila.
refusal-cannot-afford = Eso cuesta { $price } $ y tienes { $money } $: faltan { $missing } $.
refusal-bid-too-low = Puja al menos { $lowest } $.
refusal-bid-too-high = Puedes pujar { $most } $ como máximo.
refusal-no-card = No tienes ninguna carta así: { $card }.
refusal-not-drawn = No has robado ninguna carta así: { $card }.
refusal-no-license = No tienes licencia para barcos de { $card }.
refusal-no-such-boat = No hay tal barco en tu flota.
refusal-has-captain = Ese barco ya tiene capitán: { $type }.
refusal-no-crates = Ese barco no tiene cajas: { $type }.
refusal-none-left = No queda ninguna carta así: { $card }.
refusal-not-for-hire = No se puede contratar: { $card }.
refusal-nobody-to-hire = No tienes ninguna carta que pueda ser el capitán.
refusal-deck-not-for-hire = Con una Licencia de Salvelino, la primera carta del mazo puede ser el capitán, mientras la haya.
refusal-not-that-boat = Ese barco no se puede elegir aquí: { $type }.
refusal-no-captain = Ese barco no tiene capitán: { $type }.
refusal-is-full = Ese barco está lleno: { $type }.
refusal-has-fished = Ese barco ya ha pescado: { $type }.
refusal-has-tucked = Ese barco ya tiene una carta debajo: { $type }.
refusal-no-cards-aboard = No hay cartas en ese barco.
refusal-no-marina = No tienes ninguna Marina { $marina }.
refusal-marina-used = Esa Marina ya ha recibido su carta en esta ronda.
refusal-cannot-give = No se le puede quitar ninguna caja a { $seat }.
refusal-not-owned = No tienes la { $license }.
refusal-not-in-a-set = Las cartas de un grupo se nombran por orden: { $card } llega tarde o deja muy pocas detrás.
refusal-half-done = Termina primero lo que has empezado.
refusal-already-processed = Ese barco ya ha dado su caja en esta ronda: { $type }.
refusal-process-out-of-order = Los barcos dan sus cajas en el orden en que se botaron. Este llega tarde: { $type }.
refusal-no-part = No tienes esto para pagar: { $part }.
refusal-part-out-of-order = Las partes de un pago van de la más cara a la más barata: { $part } llega tarde.
refusal-part-leaves-short = Las partes de un pago van de la más cara a la más barata: con { $part } ahora te quedarías a { $missing } $ del precio.
refusal-payment-short = Al pago le faltan { $missing } $.
refusal-payment-wasteful = Sobra { $part }: los { $price } $ quedarían pagados igualmente.
refusal-not-a-move = Eso no es una jugada.
refusal-no-such-number = No hay ninguna jugada con el número { $number }.
refusal-unreadable = «{ $text }» no es una jugada.
refusal-ambiguous = «{ $text }» podría ser varias jugadas.


## Lo que falló en el servidor

error-malformed = { $field ->
    [none] Esa petición no tiene sentido.
   *[other] Esa petición no tiene sentido: mira «{ $field }».
}
error-storage-away = El servidor no puede acceder a sus partidas ahora mismo. Inténtalo de nuevo en un momento.
error-internal = Algo falló en el servidor. Ha quedado anotado.
error-unknown-path = No hay nada en esta dirección.
error-wrong-method = Eso no se puede hacer con esta dirección.
error-not-acceptable = La respuesta no se puede dar en la forma que pides.
error-too-large = Eso es más de lo que nadie tiene que decir aquí.
error-wrong-content-type = Las peticiones que cambian algo son JSON (content-type: application/json).
error-too-many-requests = Son muchas peticiones. Espera { $seconds } segundos.
error-too-many-feeds = Se están mirando demasiadas mesas a la vez desde tu dirección. Cierra alguna.
error-wrong-host = Este servidor no responde a ese nombre.
error-wrong-origin = Esa petición viene de otro sitio.
error-no-session = El servidor aún no te conoce. Abre primero su página.
error-unknown-token = Ese token no es nuestro, o se ha revocado.
error-not-by-token = Eso es para ti en un navegador: con un token, un programa puede jugar por ti, pero no cambiar quién eres.
error-no-such-token = No tienes ese token.
error-token-nameless = Ponle un nombre al token, para saber después para qué es.
error-tokens-many = Tienes { $most } tokens, y no puede haber más. Revoca uno que no necesites.
error-warming-up = Las reglas aún se están compilando, desde hace { $seconds } segundos. Inténtalo de nuevo en un momento.
error-rules-failed = No se han podido compilar las reglas. Los mensajes del servidor dicen por qué.
error-rules-changed = Esta mesa se jugó con otras reglas y no puede continuar.
error-unknown-table = No existe esa mesa.
error-no-results = No hay resultados que mostrar: nadie con cuenta se llama así, o no muestra los suyos.
error-unknown-bot = No hay ningún bot llamado «{ $bot }».
error-one-seat-each = Solo puedes ocupar un asiento.
error-host-only = Las mesas se crean en el equipo donde funciona este servidor. Entra en una de ellas.
error-which-seat = Varias personas juegan en esta pantalla: di para qué asiento.
error-not-seated = No tienes asiento en esta mesa.
error-not-your-table = Solo puede hacerlo quien creó la mesa.
error-started = La partida ha empezado. Ya nadie se levanta; deja que un bot juegue por ti.
error-taken-out = Te han sacado de esta mesa.
error-nobody-there = Ahí no se sienta nadie.
error-own-seat = Ese es tu propio asiento. Lo que puedes hacer es dejar la mesa.
error-no-watching = Esta mesa es solo para quienes juegan en ella.
error-seat-kept = Ese asiento está reservado para alguien.
error-seat-taken = Ese asiento está ocupado.
error-not-started = La partida no ha empezado: aún queda un asiento libre.
error-still-running = { $wanted ->
    [hands] Mientras dure la partida solo puedes repasarla con tus propios ojos.
    [branch] Puedes seguir jugando desde una partida terminada. Esta aún está en curso.
    [ply] La partida aún no ha llegado ahí.
    [rematch] La revancha es para cuando la partida haya terminado.
    [review] El análisis es para cuando la partida haya terminado: cuenta lo que solo se podía suponer.
   *[record] La partida guardada es para cuando haya terminado: lo cuenta todo.
}
error-undo-off = En esta mesa no se deshace nada.
error-undo-nothing = Aún no has hecho nada que se pueda deshacer.
error-undo-decided = Otra persona ha decidido después, así que ya no se deshace.
error-undo-revealed = Ha revelado algo oculto, así que ya no se deshace.
error-undo-asked = Otra persona pide deshacer algo. Eso va primero.
error-undo-not-asked = Ya nadie te pregunta si se puede deshacer algo.
error-uploads-many = Ya has traído { $most } partidas guardadas; no caben más.
error-no-such-ply = Esa partida tiene { $most } jugadas, no { $ply }.
error-stale-ply = La partida ha avanzado desde entonces.
error-bot-plays = Un bot juega en tu asiento. Recupéralo primero.
error-bot-sits-there = Un bot ya juega en ese asiento. Solo puede cambiarlo quien lo ocupa.
error-not-your-seat = Ese asiento no es tuyo.
error-still-here = Quien juega en ese asiento sigue aquí, o estaba hace menos de { $seconds } segundos.
error-clock = Nadie puede empezar con más tiempo, ni recibir más de una vez, que los { $most } segundos que caben en un reloj.
error-time-is-up = Se te acabó el tiempo. El bot responde esta vez; después el asiento vuelve a ser tuyo.
error-hints-off = En esta mesa no hay pistas.
error-hint-busy = Las pistas, de una en una: todavía se está pensando la de otra mesa.
error-hint-failed = No se ha podido dar una pista. Inténtalo de nuevo en un momento.
error-reviews-busy = Demasiadas partidas esperan su análisis. Inténtalo de nuevo en unos minutos.
error-reviews-many = Ya esperan bastantes análisis tuyos. Vuelve cuando acabe alguno.
error-review-failed = No se ha podido analizar esta partida. Ha quedado anotado.
