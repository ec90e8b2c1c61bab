## Probabilidades de ganar

chance = { $percent } %
chance-least = < 1 %
chance-most = > 99 %


## Pistas; las jugadas mismas están en review.ftl

hint-short = Pista
hint-ask = ¿Qué haría { $bot }?
hint-keys = { $ask } (tecla H)
hint-thinking = { $bot } está pensando. Puedes seguir sin esperar.
hint-would = { $bot } elegiría:
hint-else = Lo siguiente mejor:
hint-win = { $chance } de ganar
hint-note = Las probabilidades son estimaciones. Un toque elige la jugada; tú la confirmas.
hint-close = Cerrar la pista


## Después de la partida: las decisiones de un asiento y lo que valían

after-link = Análisis
after-title = Cómo fue
after-page = Cómo fue – Ridback
after-back = La mesa
after-lead = Lo que { $bot } piensa de cada decisión, sin más de lo que se podía saber entonces. Todas las probabilidades son estimaciones{ $points ->
    [0] .
    [one] : un punto más o menos es suerte.
   *[other] : { $points } puntos más o menos son suerte.
}
after-seat = Las decisiones de
after-begins = Esperando un momento libre para repasar la partida…
after-working = Repasando la partida: { $done } de { $of }
after-working-note = Suele tardar menos de un minuto. Puedes salir de la página; el trabajo sigue.
after-curve = Probabilidades de ganar, ronda a ronda
after-curve-hint = Toca el gráfico o usa las flechas para recorrer las decisiones. Las curvas saben lo que podía ver quien mira; las decisiones, también la mano.
after-round = Ronda
after-decision = Decisión
after-at = Ronda { $round }: { $asked }
after-read = Ronda { $round }, { $asked }: { $move }. { $chances }
after-chance-of = { $name } { $chance }
after-played = Jugado
after-better = Mejor
after-best = No se encontró nada mejor.
after-lost = { $points ->
    [one] un punto perdido
   *[other] { $points } puntos perdidos
}
after-lost-vp = { $vp } PV perdidos
after-vp = { $vp } PV
after-worst = { $count ->
    [one] La decisión más cara
   *[other] Las { $count } decisiones más caras
}
after-worst-few = { $count ->
    [one] Ninguna otra decisión regaló más de lo que explica la suerte.
   *[other] Ninguna más regaló más de lo que explica la suerte.
}
after-none = No se regaló nada
after-none-about = Ninguna decisión perdió más de lo que explica la suerte. Buena travesía.
after-all = { $count ->
    [one] Una decisión
   *[other] Las { $count } decisiones
}
after-only = Solo errores ({ $count })
after-only-none = No hay ninguno.
after-nothing = { $name } nunca tuvo que elegir.
after-mistake = Error
