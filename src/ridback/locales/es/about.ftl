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
