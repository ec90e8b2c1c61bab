## La mesa

table-skip = Ir a lo que se pregunta
table-keys = Teclas
table-round = Ronda { $round }
table-phase = Fase
phase-keep = Elección de cartas
phase-auction = Subasta
phase-launch = Botar y contratar
phase-hire = Botar y contratar
phase-corporation = La Corporación
phase-fishing = Pesca
phase-processing = Procesamiento
phase-draw = Robo
phase-over = Fin de la partida
table-last-round = Última ronda
table-last-round-hint = El mazo de licencias no alcanzó para llenar la fila: la partida termina tras la pesca de esta ronda.
table-supply = Suministro
table-supply-hint = { $count ->
    [0] El suministro está vacío: la partida termina tras la pesca de esta ronda.
    [one] Queda una caja en el suministro. Cuando no quede ninguna, la partida termina tras la pesca.
   *[other] Quedan { $count } cajas en el suministro. Cuando no quede ninguna, la partida termina tras la pesca.
}
table-licenses = Licencias
table-licenses-hint = { $count ->
    [one] Queda una licencia en el mazo.
   *[other] Quedan { $count } licencias en el mazo.
}
table-boats = Mazo
table-boats-hint = { $count ->
    [one] Queda una carta en el mazo de barcos.
   *[other] Quedan { $count } cartas en el mazo de barcos.
}
table-discards = Descartes
table-discards-hint = { $count ->
    [one] Hay una carta en los descartes.
   *[other] Hay { $count } cartas en los descartes.
}
table-fishin = Fishin'
table-fishin-hint = { $count ->
    [one] Queda una carta Gone Fishin'.
   *[other] Quedan { $count } cartas Gone Fishin'.
}
table-log = Registro
table-log-empty = Aún no ha pasado nada.
table-scores = Puntuación actual
table-row = Licencias a la venta
table-row-empty = La fila está vacía.
table-fleets = En el mar
table-own = Tu puerto
table-watching = Estás mirando esta mesa.
table-watched = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
table-pace = Los bots juegan
advance-open = Por adelantado
advance-open-count = { $count ->
    [one] Por adelantado: espera una jugada
   *[other] Por adelantado: esperan { $count } jugadas
}

row-cost = Sale a { $cost } $
row-vp = { $vp } PV
row-owned = tienes { $count }
row-lot-bid = { $me ->
    [yes] Pujas { $bid } $
   *[no] { $name } puja { $bid } $
}
row-lot-opening = Aún sin pujas
row-crew = Con ella viene: { $crew }
row-house = Valor de la casa
row-house-hint = Este valor no está en ninguna fuente: es nuestro.

bay-title = Muelle, trofeos y tripulación
bay-pile = { $card }: quedan { $count }
bay-trophy-free = { $trophy }: aún de nadie
bay-trophy-of = { $trophy }: { $name }
bay-meeples = { $count ->
    [0] No quedan meeples de cangrejo.
    [one] Queda un meeple de cangrejo.
   *[other] Quedan { $count } meeples de cangrejo.
}
bay-meeple-of = { $type }: { $name }
bay-crew-deck = Mazo de tripulantes
bay-crew-deck-hint = { $count ->
    [one] Queda un tripulante en el mazo.
   *[other] Quedan { $count } tripulantes en el mazo.
}
bay-storm = Tormenta
bay-storm-hint = Hasta que acabe la ronda solo pesca { $name }.

seat-captain = { $captain }, de la Corporación
seat-marina = { $license }: { $vp } de { $cap } PV
seat-more = { $name }, { $total } PV hasta ahora. Ver la flota.
seat-you = { $name } (tú)
seat-start = Empieza la ronda
seat-hand = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
seat-store = { $count ->
    [one] Una caja procesada
   *[other] { $count } cajas procesadas
}
seat-fishin = { $count ->
    [one] Una carta Gone Fishin'
   *[other] { $count } cartas Gone Fishin'
}
seat-score = { $total } PV hasta ahora
seat-no-boats = Aún sin barcos en el mar
seat-no-licenses = Aún sin licencias
seat-bid = { $bid } $
seat-launches = botando
seat-hires = contratando
seat-ready = listo
seat-passed = pasó
seat-out = acabó
seat-own-captain = Capitán: { $type }
boat-label = { $type }, { $vp } PV
boat-about = { $type }, { $vp } PV: { $rest }


## Tu mano

hand-title = Tu mano
hand-empty = Tu mano está vacía.
hand-group = { $type }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $coins } $ cada una
hand-group-kept = { $type }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $coins } $ cada una, para quedarte
hand-picked = { $picked } de { $count } elegidas
hand-let-go = { $picked } de { $count } por descartar
hand-group-means = { $part }, { $count }, { $coins } $ cada una
hand-offer = { $card }, { $left ->
    [one] queda una
   *[other] quedan { $left }
}, { $price ->
    [0] gratis
   *[other] { $price } $
}
hand-deck = Carta sin ver
drawn-title = Recién robadas


## La puntuación

sheet-title = Puntuación
sheet-title-running = Puntuación actual
sheet-won = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
}
sheet-won-me = ¡Ganas!
sheet-solo-won = Has superado a la Corporación
sheet-solo-lost = La Corporación queda por delante
sheet-reason-licenses = Se acabó el mazo de licencias.
sheet-reason-crates = Se acabó el suministro de cajas.
sheet-reason-both = Se acabaron las licencias y las cajas a la vez.
sheet-line-licenses = Licencias
sheet-line-boats = Barcos
sheet-line-crates = Cajas en el mar
sheet-line-king-crab = Cangrejo Real
sheet-line-gone-fishin = Gone Fishin'
sheet-line-dfo = Cajas en barcos DFO
sheet-line-marina = Cartas bajo Marinas
sheet-line-crewman = Cajas del tripulante
sheet-line-first-mate = Primeros oficiales
sheet-line-house-boat = Casas flotantes
sheet-line-trophies = Trofeos
sheet-line-meeples = Meeples de cangrejo
sheet-line-total = Total
sheet-line-tie-boats = Barcos botados
sheet-line-tie-crates = Cajas en el mar
sheet-ties = El empate lo deciden los barcos y luego las cajas.
sheet-rank = { $rank ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $rank }.º
}
sheet-running-note = La puntuación actual cuenta lo que todos pueden ver, también las bonificaciones de Cangrejo Real.
sheet-again = Otra con la misma tripulación
sheet-rematch = Volver a embarcar
sheet-rematch-made = La próxima partida con la misma tripulación está lista. Tienes un asiento reservado.
sheet-look = Ver la mesa
sheet-save = Guardar la partida

## Relojes

seat-vacation = { $name } está de vacaciones: { $from } – { $to }
clock-left = A { $name } le quedan { $time }
clock-span = { $days } d { $hours } h
