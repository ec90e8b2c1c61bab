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


## Lo que hace cada carta, por extenso

about-license-shrimp = Licencias, barcos y cartas de muelle te cuestan 1 $ menos por cada nivel. Las pujas de salida no cambian.
about-license-cod = Cada ronda puedes botar un barco más. Si has botado algo, después robas, y más cuanto mayor sea tu nivel.
about-license-lobster = Cada ronda puedes contratar a un capitán más. Después robas por los capitanes de tu flota, hayas contratado o no.
about-license-tuna = Al final de la ronda robas más. Sin ella robas { $tuna_none_draw } y descartas una de esas.
about-license-processing = Después de pescar, una caja de cada uno de tus barcos puede ir a tierra, donde vale 1 $ y ya no puntúa. Luego puedes cambiar una caja de tierra por cartas. Para eso no necesitas ningún barco de Procesamiento.
about-license-swordfish = Antes de que tus barcos pesquen, tantos como diga tu nivel pueden robar una carta en vez de todo lo que pescarían, sean los barcos que sean, siempre que tengan capitán y no estén llenos. Tras el robo del final de la ronda puedes descartar una carta y robar otra.
about-license-oyster = Los barcos de Ostras pescan { $oyster_catch } cajas y cargan más con cada nivel. Una caja de esa pesca puede ir a esta licencia: ahí vale 1 $ en cualquier pago, pero nunca un punto, y no se procesa ni se cambia.
about-license-char = Cada ronda puedes botar un barco más y contratar a un capitán más, y el capitán puede ser la primera carta del mazo, que nadie ve. Desde el nivel 2, botar cuesta 1 $ menos, y también las cartas de muelle que gastan una botadura. Desde el nivel 3 robas una carta después de botar.
about-license-salmon = Antes de que tus barcos pesquen robas, y cada carta va a tu mano o boca abajo debajo de un barco con capitán, una por barco. Una carta debajo de un barco es una segunda bodega: sitio para { $boat_room } cajas, y una caja más cada ronda, aunque el barco esté lleno.
about-license-dfo = Los barcos DFO vienen con su capitán y traen { $dfo_catch } cajas: una de cada rival que tenga alguna en sus barcos, a tu elección, y el resto del suministro. Al final, cada caja que lleven puntúa más, según tu nivel.
about-license-pub = No hace nada en toda la partida, y vale { $vp } PV.
about-license-marina = Cada ronda, cuando acabas de contratar, una carta de barco de tu mano puede ir debajo, gratis. Al final la Marina y las cartas que tiene debajo puntúan juntas, { $cap } PV como máximo.
about-license-king-crab = Hay tres clases de Licencia de Cangrejo Real; cualquiera de ellas te permite botar barcos de Cangrejo Real. Al final una puntúa capitanes, otra cajas y otra los tipos de licencia que tienes.
about-license-king-crab-captains = Al final, 1 PV por cada capitán de tu flota, { $king_crab_cap } como máximo.
about-license-king-crab-crates = Al final, 1 PV por cada tres cajas en tus barcos, { $king_crab_cap } como máximo.
about-license-king-crab-licenses = Al final, PV según cuántos tipos de licencia tengas, { $king_crab_cap } como máximo. Todas las Licencias de Cangrejo Real son un solo tipo.
about-license-hire-crewman = Nadie la compra. Cuando sale, deja la partida, otra licencia ocupa su lugar y se pone un tripulante junto a cada licencia de la fila que no tenga. Quien compra la licencia se lleva al tripulante.

about-boat = Dinero, barco o capitán. Paga { $coins } $. Con la licencia de su tipo lo botas por { $launch } $; al final puntúa { $vp } PV, y 1 más por cada caja a bordo. Boca abajo en otro barco es un capitán y no puntúa.
about-boat-shrimp = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-cod = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-lobster = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-tuna = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-processing = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-king-crab = { about-boat } Sirve cualquier Licencia de Cangrejo Real. Pesca una caja por ronda y carga { $boat_room }.
about-boat-swordfish = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-oyster = { about-boat } Pesca { $oyster_catch } cajas por ronda y carga más cuantas más Licencias de Ostras del Pacífico tengas.
about-boat-char = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-salmon = { about-boat } Pesca una caja por ronda y carga { $boat_room }.
about-boat-dfo = { about-boat } No necesita capitán: ya trae uno. Al botarlo recibe { $dfo_catch } cajas, una de cada rival que tenga alguna en sus barcos, a tu elección, y el resto del suministro. Pesca una caja por ronda y carga { $boat_room }.
about-boat-charter = Dinero, barco o capitán. Paga { $coins } $. Por { $launch } $ lo botas como barco de cualquier tipo cuya licencia tengas, y de ese tipo es desde entonces; pero al final puntúa sus propios { $vp } PV, y 1 más por cada caja a bordo. Boca abajo en otro barco es un capitán y no puntúa.

about-dock-tug = { $price } $ y una de tus botaduras. No lleva capitán ni pesca nada; en la pesca de cada ronda sube a bordo una carta del mazo, que nadie ve. Siempre que te toque decidir algo puedes tomar antes todas sus cartas; el Remolcador deja entonces la partida. Al final puntúa { $vp } PV, y las cartas a bordo, nada.
about-dock-artisan = { $price } $ y una de tus botaduras. No necesita capitán, pesca una caja por ronda y tiene sitio para { $room ->
    [one] una
   *[other] { $room }
}. Cuenta como barco y como capitán, y puntúa { $vp } PV.
about-dock-inuit = { $price } $ y una de tus botaduras. No necesita capitán, pesca una caja por ronda y tiene sitio para { $room ->
    [one] una
   *[other] { $room }
}. Cuenta como barco y como capitán, y puntúa { $vp } PV.
about-dock-house-boat = { $price } $ y una de tus botaduras. No lleva capitán ni cajas. En cualquier pago vale { $refund } $, y luego se va; si la guardas hasta el final puntúa { $vp } PV.
about-dock-first-mate = Justo después de contratar a un capitán, un primer oficial puede unirse a ese barco. Pide una caja, de uno de tus barcos o de tierra, y una carta de tu mano. Al final puntúa { $vp_full } PV si su barco está lleno; si no, { $vp }.
about-dock-salty-captain = Se contrata por { $price } $ en vez de con una carta. Su barco pesca { $catch } cajas por ronda y carga { $room }, o lo que de todos modos cargue un barco de Ostras, si es más.

about-crew-artisan = Un Pescador artesanal se une a tu flota en el acto, gratis y sin gastar botadura.
about-crew-tug = Un Remolcador se une a tu flota en el acto, gratis y sin gastar botadura.
about-crew-bosun = Va a una de tus licencias. Cada uno de tus barcos de ese tipo pesca una caja más, siempre que tenga capitán y sitio. Varios Contramaestres se suman.
about-crew-assistant = Va a una de tus licencias, que desde entonces cuenta un nivel más, hasta el máximo que tenga. No es una licencia más para puntos y trofeos.
about-crew-storm = Hasta que acabe la ronda nadie más pesca nada, y los barcos DFO de los demás no traen cajas. Las cartas sí llegan.
about-crew-crates = Cuatro cajas del suministro. Cada una vale 1 $ en cualquier pago, o 1 PV si la guardas hasta el final. Nunca se cambian ni te las pueden quitar.
about-crew-quartermaster = Dos veces en la partida puedes botar un barco más de los que podrías; las dos en la misma ronda, si quieres.
about-crew-deckhand = Roba tres cartas en el acto y luego descarta una de tu mano.

about-trophy-one-type = { $vp } PV para quien antes tenga cuatro barcos de un mismo tipo con capitán.
about-trophy-four-types = { $vp } PV para quien antes tenga barcos de cuatro tipos con capitán.
about-trophy-crates = { $vp } PV para quien antes tenga quince cajas en sus barcos.
about-trophy-licenses = { $vp } PV para quien antes tenga tres licencias de un mismo tipo.
about-trophy-most-boats = { $vp } PV para quien más barcos haya botado al final. En caso de empate, para nadie.
about-trophy-most-standard = { $vp } PV para quien más licencias estándar tenga al final. En caso de empate, para nadie.

about-captain-tc = Un capitán de la Corporación, y el más duro. Puja el último y nunca abre; por debajo del límite de la ronda descubre una carta de barco, y sube si es de 2 $. Si no ha comprado nada, toma una licencia al final de la subasta. Luego descubre otra carta y la bota si es de 2 $. Al final todos sus barcos cuentan como llenos y con capitán.
about-captain-kirkman = Un capitán de la Corporación, y el más fácil. Puja el último y nunca abre; por debajo del límite de la ronda descubre una carta de barco, y sube si es de 2 $. Si no ha comprado nada, toma una licencia al final de la subasta. Luego descubre otra carta y la bota si es de 1 $ o de 3 $. Al final todos sus barcos cuentan como llenos y con capitán.

about-module-gone-fishin = Quien no compra licencia en una ronda recibe una carta que vale { $coins } $ o, si la guarda hasta el final, { $vp } PV. Hay { $count }.
about-module-docks = Cartas junto al mazo que cualquiera puede comprar mientras queden: barcos raros, pescadores, primeros oficiales, Capitanes curtidos.
about-module-crewman = De vez en cuando aparecen tripulantes junto a las licencias de la fila, y se van con quien las compra.
about-module-trophies = Se descubren { $shown } de los { $count } trofeos, de { $vp } PV cada uno: por ser el primero en algo o por tener más de algo al final.
about-module-meeples = De cada tipo estándar, el primer barco que se llena trae a su dueño un meeple de cangrejo: { $vp } PV. Hay { $count }.
about-module-captains = Una o dos personas juegan contra capitanes de la Corporación, que pujan y botan según las cartas que se descubren. En solitario, con { $crates_solo } cajas, ganas si quedas por delante de los dos.
about-module-epic = De tres a seis: todas las licencias y todos los barcos del juego y su expansión a la vez, y { $crates_epic } cajas. Te reparten un barco de cada tipo y te quedas siete.


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
