## Un análisis: qué se preguntó, qué se respondió; en pocas palabras

review-asked-name = Elegir una licencia
review-asked-open = Abrir la subasta: { $license }
review-asked-bid = Pujar por la { $license } ({ $bid } $)
review-asked-pay = Pagar { $price } $: { $name }
review-asked-launch = Botar un barco
review-asked-hire = Contratar a un capitán
review-asked-captain = Capitán para { $boat }
review-asked-process = Procesar cajas
review-asked-trade = Cambiar una caja
review-asked-discard-drawn = Descartar una robada
review-asked-discard = Descartar una carta
review-asked-mate = Primer oficial para { $boat }
review-asked-mate-card = Carta para el primer oficial
review-asked-marina = Carta bajo una Marina
review-asked-marina-card = Carta para la Marina
review-asked-take-seat = A quién quitar una caja
review-asked-take = A qué barco quitar una caja
review-asked-tuck = Cartas debajo de barcos
review-asked-tuck-card = Carta para debajo del barco
review-asked-swordfish = Robar en vez de pescar
review-asked-oyster = La pesca de ostras
review-asked-swap = Cambiar una carta
review-asked-assign = Un puesto para: { $crew }
review-asked-keep = Quedarse cartas

review-pass-name = no comprar
review-pass-bid = pasar
review-pass-launch = no botar
review-pass-hire = no contratar
review-pass-process = no procesar
review-pass-trade = no cambiar
review-pass-mate = sin primer oficial
review-pass-marina = ninguna
review-pass-tuck = todas a la mano
review-pass-swordfish = que pesquen todos
review-pass-oyster = todo a bordo
review-pass-swap = quedarse todas

review-boat = el barco de { $type }
review-docked = { $type }

review-lot = { $license }
review-lot-bid = { $license }, salida a { $bid } $
review-bid = pujar { $bid } $
review-pay = { $parts }
review-launch = { $card }
review-charter = Chárter como { $card }
review-buy = { $card }
review-paying = { $bought }, pagando con { $parts }
review-captain = { $card }
review-captain-deck = la primera carta del mazo
review-hire = { $captain } en { $boat }
review-hire-boat = { $boat }
review-process = una caja: { $boats }
review-trade = cambiar
review-discard = descartar { $cards }
review-swap = cambiar { $cards }
review-with = { $card }
review-mate-boat = una caja desde { $boat }
review-mate-store = una caja de tierra
review-mate-with = { $crate }, y { $card }
review-marina = Marina { $n }
review-marina-with = { $card } bajo la Marina { $n }
review-from = a { $name }
review-take = desde { $boat }
review-from-take = a { $name }, desde { $boat }
review-tuck-boat = bajo { $boat }
review-tuck = { $card } bajo { $boat }
review-swordfish = robar con { $boat }
review-shelve = una caja a la licencia
review-pickup = tomar las cartas de un Remolcador
review-assign = { $license }

## El análisis entero

review-title = { $name }: análisis de { $by }
review-by-level = { $level }
review-by-count = una búsqueda de { $count } iteraciones
review-curve = Qué probabilidad tenía cada cual de ganar, según lo vería quien mira; abajo, las rondas
review-curve-title = Probabilidad de ganar, según lo vería quien mira; en grueso: { $name }
review-curve-axis = Ronda
review-curve-chance = Probabilidad de ganar
review-curve-seat = Asiento
review-worst = Las peores decisiones
review-worst-asked = Ronda { $round }. { $asked }
review-worst-asked-before = Antes de la primera ronda. { $asked }
review-worst-played = Jugado: { $answer } ({ $chance })
review-worst-better = Mejor: { $answer } ({ $chance })
review-worst-lost = Regaló { $lost } puntos de cien, con un margen de { $noise }.
review-worst-lost-sure = Regaló { $lost } puntos de cien.
review-worst-lost-vp = La partida estaba decidida. Regaló { $lost } PV, con un margen de { $noise }.
review-worst-few = { $count ->
    [0] Ninguna lo es con seguridad: ninguna pérdida es mayor de lo que puede causar la suerte.
    [one] Ninguna otra pérdida es mayor de lo que puede causar la suerte.
   *[other] Ninguna tercera pérdida es mayor de lo que puede causar la suerte.
}
review-all = Las { $all } decisiones
review-mistakes = { $count ->
    [one] Una de { $all } decisiones perdió
   *[other] { $count } de { $all } decisiones perdieron
} más de lo que puede causar la suerte (--all las muestra todas)
review-how = Las probabilidades son las de ganar, tal como las estima una búsqueda que solo sabe lo que este asiento podía ver entonces; lo oculto se imagina de nuevo cada vez. Donde la partida está decidida, en su lugar van los PV que cabe esperar al final. ›: lo que parecía mejor; ≈: pero no más seguro que la suerte.
review-column-round = rd.
review-column-asked = pregunta
review-column-played = jugado
review-column-better = mejor
review-column-chance = ganar
review-table-better = › { $answer }
review-column-lost = pérdida
review-percent = { $percent } %
review-vp = { $vp } PV
review-percent-least = < 1 %
review-percent-most = > 99 %

cli-review = Repasa las decisiones de un asiento en una partida guardada: qué habría hecho una búsqueda, las tres peores, y quién tenía probabilidades de ganar y cuándo.
cli-review-seat = Las decisiones de quién: 1 es el primer asiento.
cli-review-level = La búsqueda de quién juzga: admiral, o un número de iteraciones por decisión.
cli-review-seed = La semilla de la búsqueda: la misma da el mismo análisis.
cli-review-all = Muestra todas las decisiones, no solo los errores.
cli-review-json = Escribe el análisis como JSON.
cli-review-plot = Escribe la curva como gráfico: .svg, .png o .html.
cli-review-working = repasando decisiones
cli-review-written = { $file } está escrito.
cli-review-plot-ending = { $file }: un gráfico termina en .svg, .png o .html.
cli-review-no-folder = No existe esa carpeta.
cli-review-no-lab = Los gráficos necesitan Altair y vl-convert, que no están instalados: pip install altair vl-convert-python

error-review-no-such-seat = No hay asiento { $seat }: hay { $seats }.
error-review-no-such-level = «{ $level }» no es un nivel que juzgue ({ $levels } sí) ni un número de iteraciones.
error-review-no-seed = «{ $seed }» no es una semilla: un número entero de 0 a 2⁶⁴ − 1.
