## Lo que se pregunta

ask-name = Saca una licencia a subasta
ask-name-hint = Toca una licencia y luego tu puja de salida. Puedes pujar { $max } $ como máximo.
ask-name-picked = Abrir la subasta: { $license }
ask-name-effect = { $power } Entonces, en el nivel { $level }: { $effect }.
ask-name-crew = { $does } Trae un tripulante: { $crew }.
ask-name-decline = No comprar en esta ronda
ask-name-fishin = Irte de pesca
ask-open = Abre la subasta por la { $license }
ask-bid = { $license }: sube o pasa
ask-bid-hint = { $name } puja { $bid } $. Puedes llegar a { $max } $.
ask-bid-hint-most = { $name } puja { $bid } $. No puedes subir más: { $max } $ es todo lo que puedes pagar.
ask-pass = Pasar
ask-pay-license = Paga la { $license }
ask-pay-card = Paga: { $card }
ask-pay-launch = Paga el barco de { $type }
ask-launch-more = { $count ->
    [one] Bota un barco
   *[other] Bota un barco (te quedan { $count } botaduras)
}
ask-launch-hint = Toca una carta de tu mano.
ask-launch-hint-none = No puedes botar ningún barco de tu mano.
ask-launch-hint-docks = Toca una carta de tu mano o una carta de muelle.
ask-launch-hint-docks-only = No puedes botar ningún barco de tu mano, pero sí comprar una carta de muelle: toca una.
ask-launch-quartermaster = Bota un barco con el Timonel
ask-launch-as = ¿Como qué botas el barco chárter?
ask-launch-as-go = Como { $type }
ask-launch-picked = Botar el barco de { $type }
ask-launch-done = No botar más
ask-launch-go = Botar por { $price } $
ask-launch-free = Botar gratis
ask-buy-picked = Comprar: { $card }
ask-buy-go = Comprar por { $price } $
ask-buy-free = Tomar gratis
ask-hire-more = { $count ->
    [one] Contrata a un capitán
   *[other] Contrata a un capitán (te quedan { $count })
}
ask-hire-hint = Elige un barco y la carta que servirá en él boca abajo.
ask-hire-card = Ahora, la carta que servirá en el barco de { $type }.
ask-hire-boat = Ahora, el barco en el que servirá.
ask-hire-go = { $card } al barco de { $type }
ask-hire-deck = Primera carta del mazo, sin mirarla
ask-hire-salty = Capitán curtido, { $price } $
ask-hire-done = No contratar más
ask-captain = Elige el capitán de tu barco de { $type }
ask-process = Procesa cajas
ask-process-hint = Toca barcos: una caja de cada uno pasa a valer 1 $ en tierra y ya no puntúa.
ask-process-all = Todos los barcos
ask-process-none = No procesar
ask-process-go = Procesar { $count ->
    [one] una caja
   *[other] { $count } cajas
}
ask-trade = ¿Cambias una caja procesada?
ask-trade-hint = Una caja por { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}. Tienes { $store ->
    [one] una caja
   *[other] { $store } cajas
} en tierra.
ask-trade-go = Cambiar por { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
ask-trade-none = Guardarla
ask-discard-drawn = { $count ->
    [one] Descarta la carta que has robado
   *[other] Descarta una de las cartas que has robado
}
ask-discard-drawn-hint = { $count ->
    [one] El mazo no tenía más.
    [2] La otra va a tu mano.
   *[other] Las demás van a tu mano.
}
ask-discard = Descarta una carta de tu mano
ask-discard-hint = Cualquier carta de tu mano.
ask-discard-go = Descartar: { $card }
ask-mate = ¿Añades un primer oficial?
ask-mate-hint = Al final, { $full } PV si su barco está lleno; si no, { $vp }. Pide una caja, de un barco o de tierra, y una carta.
ask-mate-boat = ¿Un primer oficial para el barco de { $type }?
ask-mate-store = Una caja de tierra
ask-mate-card = Elige la carta para el primer oficial
ask-mate-card-hint = Cualquier carta de tu mano.
ask-mate-go = Dar una caja y { $card }
ask-mate-none = Sin primer oficial
ask-marina = ¿Pones una carta bajo una Marina?
ask-marina-hint = Ahí puntúa sus puntos. Una Marina y sus cartas puntúan { $cap } PV como máximo.
ask-marina-card = Elige la carta para la Marina
ask-marina-card-hint = Cualquier carta de tu mano.
ask-marina-go = { $card } bajo la Marina
ask-marina-which = Marina { $n }: { $vp } PV debajo
ask-marina-none = No poner ninguna
ask-take-seat = ¿A quién le quitas una caja?
ask-take-seat-hint = { $count ->
    [one] Una caja más
   *[other] { $count } cajas más
} para tu barco DFO, cada una de alguien distinto.
ask-take = ¿De qué barco quitas la caja?
ask-take-hint = Toca uno de los barcos de { $name }.
ask-take-go = Quitar una caja al barco de { $type }
ask-take-boat = Barco de { $type }, { $crates ->
    [one] una caja
   *[other] { $crates } cajas
}
ask-tuck = { $count ->
    [one] ¿Pones debajo de un barco la carta robada?
   *[other] ¿Pones cartas robadas debajo de barcos?
}
ask-tuck-hint = Debajo de un barco, una carta es una segunda bodega para { $room } cajas. { $count ->
    [one] Si no, va a tu mano.
   *[other] Las demás van a tu mano.
}
ask-tuck-card = Elige la carta que va debajo del barco
ask-tuck-card-hint = Una de las cartas que has robado.
ask-tuck-go = { $card } bajo el barco de { $type }
ask-tuck-go-all = Poner { $count } cartas bajo barcos
ask-tuck-card-go = Poner debajo: { $card }
ask-tuck-none = { $count ->
    [one] Quedártela en la mano
   *[other] Quedártelas en la mano
}
ask-swordfish = ¿Robas en vez de pescar?
ask-swordfish-hint = Toca un barco: roba una carta y no pesca nada en esta ronda.
ask-swordfish-go = Robar con el barco de { $type }
ask-swordfish-none = Que los demás pesquen
ask-oyster = ¿Adónde va la pesca de ostras?
ask-oyster-hint = En la licencia, una caja vale 1 $. En el barco, un punto.
ask-oyster-shelve = Una caja a la licencia
ask-oyster-aboard = Todo al barco
ask-swap = ¿Cambias una carta?
ask-swap-hint = Descarta una carta y luego roba otra.
ask-swap-go = Descartar { $card } y robar
ask-swap-none = Quedártelas todas
ask-assign = { $crew }: ¿adónde va?
ask-assign-bosun-hint = Tus barcos de ese tipo pescarán una caja más.
ask-assign-assistant-hint = Contará un nivel más.
ask-assign-go = { $license }
ask-keep = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}: te quedas { $stay }
ask-keep-hint = { $count ->
    [0] Toca una carta marcada para quedártela.
    [one] Toca una carta más para soltarla.
   *[other] Toca { $count } cartas para soltarlas.
}
ask-keep-go = Descartar { $count ->
    [one] esta carta
   *[other] estas { $count } cartas
}
ask-pickup = Tomar { $count ->
    [one] la carta
   *[other] las { $count } cartas
} del Remolcador
ask-pickup-short = Vaciar: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
ask-pickup-hint = Van a tu mano antes de que respondas. El Remolcador deja entonces la partida.
ask-choose-card = Elige una carta.
ask-choose-boat = Elige un barco.

bid-amount = Pujar { $amount } $
bid-chip = { $amount } $
bid-choose = Tu puja
bid-more = Más

pay-total = { $total } $ de { $price } $
pay-discount = { $discount } $ menos
pay-bid = puja de { $bid } $
pay-suggest = Sugerido
pay-clear = Quitar
pay-with = Pagas con
pay-nothing = Toca las cartas con las que pagas.
pay-remove = Retirar: { $part }
pay-go = Pagar { $total } $
pay-short = faltan { $missing } $
pay-needless = Sobra: { $part }
pay-kept = Querías quedarte: { $part }
pay-over = { $over } $ de más, sin cambio

ask-wait-name = { $name } elige una licencia para subastar
ask-wait-open = { $name } abre la subasta
ask-wait-bid = { $name } piensa su puja
ask-wait-pay = { $name } paga
ask-wait-launch = { $name } bota barcos
ask-wait-hire = { $name } contrata capitanes
ask-wait-captain = { $name } contrata capitanes
ask-wait-process = { $name } procesa cajas
ask-wait-trade = { $name } piensa si cambia una caja
ask-wait-discard-drawn = { $name } descarta
ask-wait-discard = { $name } descarta
ask-wait-mate = { $name } piensa en un primer oficial
ask-wait-mate-card = { $name } elige una carta para el primer oficial
ask-wait-marina = { $name } se ocupa de la Marina
ask-wait-marina-card = { $name } elige una carta para la Marina
ask-wait-take-seat = { $name } elige a quién quitarle una caja
ask-wait-take = { $name } quita una caja
ask-wait-tuck = { $name } mira las cartas del Salmón
ask-wait-tuck-card = { $name } pone una carta debajo de un barco
ask-wait-swordfish = { $name } pesca cartas
ask-wait-oyster = { $name } reparte la pesca de ostras
ask-wait-swap = { $name } puede cambiar una carta
ask-wait-assign = { $name } busca puesto a un tripulante
ask-wait-keep = { $name } elige qué cartas quedarse
ask-wait-many = Esperando a { $names }
ask-wait-hint = Ya llegará tu turno.
ask-watch-hint = Estás mirando.
ask-watch-delayed = Miras con una ronda de retraso: así estaba la mesa cuando empezó esta ronda.
ask-over = La partida ha terminado
ask-over-sheet = Puntuación
ask-busy = Haciendo señales…
