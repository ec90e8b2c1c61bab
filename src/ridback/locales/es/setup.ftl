## Elegir a qué se juega, en el navegador

setup-presets = A qué jugar
setup-seats = { $span } { $count ->
    [one] asiento
   *[other] asientos
}
setup-who = Quién juega
setup-levels = ¿Qué nivel tienen?
setup-levels-less = Solo los que juegan
setup-hints = Pistas permitidas
setup-hints-about = Quien tenga que decidir puede ver qué haría el bot más fuerte.
setup-at-once = Botar y contratar a la vez
setup-at-once-about = En la fase dos nadie espera su turno: cada cual bota y contrata a su ritmo. Bueno para mesas que duran días.
setup-at-once-not = No con { $names }: con eso, lo que un asiento hace en la fase dos afecta a lo que otro puede hacer.
setup-at-once-short = todos botan a la vez
setup-more-seats = Cinco o seis asientos
setup-captain-sits = { $name }, de la Corporación
setup-instead = { $wish } no es para { $count ->
    [one] un asiento
   *[other] { $count } asientos
}; se jugará { $preset }.
setup-own = A tu gusto
setup-own-preset = Cambia lo que quieras de { $preset }: licencias, cartas de muelle, módulos, valores.
setup-own-hint = Una partida a tu medida.
setup-modules = Módulos
setup-line-up = Licencias
setup-random = Elegir al azar
setup-standard = Estándar
setup-premium = Prémium
setup-picked = { $count } de { $of }
setup-docks-picked = { $most ->
    [0] { $count } elegidas, tantas como quieras
   *[other] { $count } elegidas; { $most } o ninguna
}
setup-dock-tug = Te reúne una carta por ronda; tómalas cuando las necesites.
setup-dock-artisan = Un barco pequeño que no necesita licencia ni capitán.
setup-dock-inuit = Lo mismo, con más sitio.
setup-dock-house-boat = No pesca nada. Dinero en un apuro, o puntos al final.
setup-dock-first-mate = Acompaña a un capitán que contrates, y puntúa más en un barco lleno.
setup-dock-salty-captain = Un capitán por dinero, cuyo barco pesca y carga más.
setup-captain-kirkman = Puja contra ti y bota los barcos de 1 $ y de 3 $ que se descubren. El más fácil.
setup-captain-tc = Puja contra ti y bota los barcos de 2 $ que se descubren. El más duro.
setup-values = Valores cambiados
setup-values-hint = Para quien tenga las cartas impresas o las quiera distintas: pega un archivo con la forma de cards.toml, solo con los valores que cambian.
setup-values-file = Elegir un archivo
setup-values-none = Sin cambios
setup-values-in-force = { $count ->
    [one] Un valor cambiado:
   *[other] { $count } valores cambiados:
}
setup-wrong = { $count ->
    [one] Esto aún no encaja:
   *[other] Estas cosas aún no encajan:
}
setup-licenses = { $count } licencias
setup-changed = valores cambiados


## Partidas ya preparadas

preset-first-voyage = Primer viaje
preset-first-voyage-about = El juego base: cinco licencias que todos conocen, dos grandes y cartas Gone Fishin'. Empieza por aquí.
preset-alone = En solitario
preset-alone-about = Tú contra T.C. y Kirkman, de la Corporación. Queda por delante de los dos.
preset-two-and-a-captain = Dos y un capitán
preset-two-and-a-captain-about = El juego base para dos, con Kirkman, de la Corporación, pujando contra ambos.
preset-arctic-start = Comienzo ártico
preset-arctic-start-about = Una primera mirada al frío norte: Pez Espada, Ostras y DFO junto a barcos conocidos.
preset-dockside = En el muelle
preset-dockside-about = El juego base con cosas que comprar en el muelle: remolcadores y primeros oficiales.
preset-bay-day = Un día en la bahía
preset-bay-day-about = El juego base con tripulantes, trofeos por los que correr y meeples de cangrejo.
preset-full-harbor = Puerto lleno
preset-full-harbor-about = Salvelino, Salmón, Marinas, el muelle, tripulantes, trofeos, meeples: un poco de todo.
preset-epic = Flota Épica
preset-epic-about = Todas las licencias, todos los barcos, todas las cartas. Larga, rica, y no para la primera noche.
