## Las cartas

license-shrimp = Licencia de Camarones
license-cod = Licencia de Bacalao
license-lobster = Licencia de Langosta
license-tuna = Licencia de Atún
license-processing = Licencia de Buque Procesador
license-pub = Licencia de Pub de los Pescadores
license-swordfish = Licencia de Pez Espada
license-oyster = Licencia de Ostras del Pacífico
license-char = Licencia de Salvelino
license-salmon = Licencia de Salmón
license-dfo = Licencia DFO
license-marina = Licencia de Marina
license-hire-crewman = Licencia de Contratar Tripulante
license-king-crab = Licencia de Cangrejo Real
license-king-crab-captains = Licencia de Cangrejo Real: Capitanes
license-king-crab-crates = Licencia de Cangrejo Real: Cajas
license-king-crab-licenses = Licencia de Cangrejo Real: Licencias

short-shrimp = Camarones
short-cod = Bacalao
short-lobster = Langosta
short-tuna = Atún
short-processing = Procesador
short-pub = Pub
short-swordfish = Pez Espada
short-oyster = Ostras
short-char = Salvelino
short-salmon = Salmón
short-dfo = DFO
short-marina = Marina
short-hire-crewman = Tripulante
short-king-crab = Cangrejo Real
short-king-crab-captains = Cangrejo · Capitanes
short-king-crab-crates = Cangrejo · Cajas
short-king-crab-licenses = Cangrejo · Licencias

power-shrimp = Todo lo que compras cuesta menos.
power-cod = Bota un barco más por ronda; después de botar, roba.
power-lobster = Contrata a un capitán más por ronda; luego roba por tus capitanes.
power-tuna = Roba más al final de la ronda.
power-processing = Lleva cajas a tierra como dinero; cambia una por cartas.
power-pub = Ningún poder, solo puntos.
power-swordfish = Un barco puede robar una carta en vez de pescar; tras robar, cambia una.
power-oyster = Los barcos de Ostras pescan más y cargan más, y una caja de lo pescado puede ser dinero en el acto.
power-char = Un barco y un capitán más por ronda; los capitanes pueden salir del mazo.
power-salmon = Roba antes de pescar; debajo de un barco, una carta es una segunda bodega.
power-dfo = Sus barcos traen capitán y quitan cajas, y las cajas a bordo puntúan más.
power-marina = Una carta de barco por ronda va debajo, solo por sus puntos.
power-hire-crewman = Trae tripulantes a las licencias de la fila.
power-king-crab = Tres distintas, cada una con sus propios puntos al final.
power-king-crab-captains = Al final, 1 PV por capitán, { $cap } como máximo.
power-king-crab-crates = Al final, 1 PV por cada tres cajas, { $cap } como máximo.
power-king-crab-licenses = Al final, PV por tipos de licencia distintos, { $cap } como máximo.

level = Nivel { $level }
level-short = Nv. { $level }
level-shrimp = { $level } $ menos por licencia y botadura
level-cod = Roba { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} después de botar
level-lobster = Roba { $steps } capitanes
level-lobster-step = { $cards } con { $captains }+
level-tuna-keep = Roba { $cards }, quédate todas
level-tuna-discard = Roba { $cards }, descarta una
level-processing = Una caja vale { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
level-swordfish = { $boats ->
    [one] 1 barco puede
   *[other] { $boats } barcos pueden
} robar en vez de pescar
level-oyster = Los barcos de Ostras cargan { $room } cajas
level-char = { $level ->
    [1] Una botadura más, un capitán más, capitanes del mazo
    [2] Además, 1 $ menos por botadura
    [3] Además, una carta después de botar
   *[other] Nada más que eso
}
level-salmon = Roba { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} antes de pescar
level-dfo = { $vp } PV más por cada caja en barcos DFO
level-king-crab-licenses = { $types } tipos: { $vp } PV
license-lets-launch = Te permite botar barcos de { $type }.
license-yours = { $count ->
    [0] No tienes ninguna.
    [one] Tienes una.
   *[other] Tienes { $count }.
}

type-shrimp = Camarones
type-cod = Bacalao
type-lobster = Langosta
type-tuna = Atún
type-processing = Procesamiento
type-king-crab = Cangrejo Real
type-swordfish = Pez Espada
type-oyster = Ostras
type-char = Salvelino
type-salmon = Salmón
type-dfo = DFO
type-charter = Chárter
type-tug = Remolcador
type-artisan = Pescador artesanal
type-inuit = Pescador inuit
type-house-boat = Casa flotante
type-first-mate = Primer oficial
type-salty-captain = Capitán curtido
part-gone-fishin = Gone Fishin'
part-crate = Caja
part-oyster-crate = Caja de Ostras
part-crewman-crate = Caja del tripulante
part-house-boat = { type-house-boat }

crew-artisan = Artesano
crew-tug = Remolcador
crew-bosun = Contramaestre
crew-assistant = Ayudante
crew-storm = Tormenta
crew-crates = Cajas
crew-quartermaster = Timonel
crew-deckhand = Grumete

trophy-one-type = Cuatro barcos de un tipo
trophy-four-types = Barcos de cuatro tipos
trophy-crates = Quince cajas
trophy-licenses = Tres licencias de un tipo
trophy-most-boats = Más barcos
trophy-most-standard = Más licencias estándar

captain-tc = T.C.
captain-kirkman = Kirkman

module-gone-fishin = Gone Fishin'
module-docks = Cartas de muelle
module-crewman = Tripulantes
module-trophies = Trofeos
module-meeples = Meeples de cangrejo
module-captains = La Corporación
module-epic = Flota Épica


## La página de una carta

card-tip = { $name }: { $text }
card-read = Cartas
card-read-hint = Toca cualquier carta para leer qué hace.
card-read-all = Todas las cartas
card-read-done = Listo
card-all-hint = Todas las cartas de esta partida. Toca una para leer más.
card-who = Quién la tiene
card-nobody = Nadie todavía.
card-this-boat = Este barco
card-left = { $count ->
    [one] Queda una en el montón.
   *[other] Quedan { $count } en el montón.
}
card-limits = Hasta dónde puja, ronda a ronda: { $limits }, y después nunca más que eso.
card-house-note = Un valor de la casa no está impreso en ninguna carta que conozcamos: es nuestro.
card-changed = Valor cambiado
card-changed-hint = Este valor se cambió para esta mesa.

deck-license-standard = Licencia estándar
deck-license-premium = Licencia prémium
deck-license-special = Licencia especial
deck-boat = Carta de barco
deck-dock = Carta de muelle
deck-crew = Tripulante
deck-trophy = Trofeo
deck-captain = Capitán de la Corporación
deck-module = Carta de bahía
decks-license = Licencias
decks-boat = Cartas de barco
decks-dock = Cartas de muelle
decks-crew = Tripulantes
decks-trophy = Trofeos
decks-captain = La Corporación
decks-module = Cartas de bahía

fact-cost = Sale a { $n } $
fact-price = Cuesta { $n } $
fact-coins = Paga { $n } $
fact-launch = Se bota por { $n } $
fact-refund = Paga { $n } $
fact-vp = { $n } PV
fact-vp-full = { $n } PV si su barco está lleno
fact-cap = { $n } PV como máximo
fact-catch = Pesca { $n }
fact-room = Sitio para { $n }
fact-count = { $n } en la caja

has-licenses = { $count ->
    [one] una licencia
   *[other] { $count } licencias
}
has-level = nivel { $level }
has-assistant = { $count ->
    [one] un nivel por un Ayudante
   *[other] { $count } niveles por Ayudantes
}
has-bosun = { $count ->
    [one] una caja más por barco, por un Contramaestre
   *[other] { $count } cajas más por barco, por Contramaestres
}
has-oyster-crates = { $count ->
    [one] una caja encima
   *[other] { $count } cajas encima
}
has-marina = { $cards }: { $vp } PV
has-marina-empty = nada debajo: { $vp } PV
has-hand = { $count } en la mano
has-fleet = { $count } en el mar
has-uses = { $count ->
    [one] una botadura más
   *[other] { $count } botaduras más
}
has-crew-crates = { $count ->
    [one] una caja encima
   *[other] { $count } cajas encima
}
has-crew-on = { $license }
has-trophy = lo tiene
has-meeples = { $count ->
    [one] un meeple: { $types }
   *[other] { $count } meeples: { $types }
}
has-storm = hasta que acabe la ronda

boat-charter = Un barco chárter
boat-captain-none = Aún sin capitán
boat-captain-hidden = Un capitán, boca abajo
boat-captain-unseen = Un capitán del mazo, que nadie ha visto
boat-captain-born = No necesita capitán
boat-crates = { $crates } de { $room } cajas
boat-mate = Un primer oficial a bordo
boat-tucked = { $card } debajo, con { $crates } de { $room } cajas
boat-tucked-hidden = Una carta debajo, con { $crates } de { $room } cajas
boat-towed = { $count ->
    [one] Una carta a bordo
   *[other] { $count } cartas a bordo
}
