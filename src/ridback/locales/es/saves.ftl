## Lo que puede ir mal con una partida guardada

error-save-unreadable = Esto no es una partida guardada.
error-save-no-file = No se puede leer: { $why }
error-save-not-json = Esto no es una partida guardada: no es JSON.
error-save-no-such-ply = Solo tiene { $most } jugadas.
error-save-other-rules = Se jugó con la versión { $found } de las reglas; esta es la versión { $known }.
error-save-seed = «{ $seed }» no es una semilla.
error-save-seats = Una partida tiene de uno a seis asientos, no { $seats }.
error-save-yes-or-no = No está claro si se juega con «{ $choice }».
error-save-captains = { $seats ->
    [one] En solitario se juega contra los dos Capitanes.
    [2] Entre dos se juega contra un Capitán o ninguno.
   *[other] Con { $seats } asientos no juega ningún Capitán.
}
error-save-no-such-captain = Tiene Capitanes que no existen: { $ids }.
error-save-no-such-license = Lleva licencias que no existen: { $ids }.
error-save-chosen-twice = Elegido dos veces: { $ids }.
error-save-epic-seats = La Flota Épica es para tres a seis asientos, no para { $seats }.
error-save-epic-line-up = Una Flota Épica lleva todas las licencias, salvo quizá el Salmón; aquí faltan { $missing }.
error-save-line-up = Se juega con { $seats ->
    [5] seis licencias estándar y tres prémium, o siete y dos
    [6] siete licencias estándar y cuatro prémium
   *[other] cinco licencias estándar y dos prémium
}; aquí hay { $standard } y { $premium }.
error-save-no-such-dock-card = Tiene cartas de muelle que no existen: { $ids }.
error-save-docks = Con { $seats } asientos hay { $wanted } clases de cartas de muelle o ninguna, no { $chosen }.
error-save-too-few-boats = Tiene menos de { $least } cartas de barco de { $card }, así que no alcanza una para cada asiento.
error-save-too-many-boats = Tiene más de { $most } cartas de barco.
error-save-too-few-licenses = Tiene menos de { $least } licencias { $kind ->
    [premium] prémium
   *[standard] estándar
}, que es lo que hace falta para preparar la partida.
error-save-too-many-licenses = Tiene más de { $most } licencias.
error-save-too-many-crewmen = Tiene más de { $most } tripulantes.
error-save-no-such-line-up = No hay ningún conjunto de licencias llamado «{ $line_up }».
error-save-unknown-choice = Se preparó con algo que este programa no conoce: { $choices }.
error-save-other-end = No termina como dice.
error-save-illegal-move = La jugada { $ply }, «{ $move }», del asiento { $seat }, no está permitida.
error-save-unreadable-move = La jugada { $ply }, «{ $move }», no se puede leer.
error-save-given-unreadable = Los órdenes ocultos que da no se pueden leer.
error-save-given-unknown-card = Da cartas que no existen: { $cards }.
error-save-given-start = No hay asiento { $start } que empiece.
error-save-given-together = Esto solo se puede dar junto: { $fields }.
error-save-given-cards = Lo que da en { $field } no son las cartas de esta partida.
error-save-given-licenses = Su mazo de licencias no encaja: hay que apartar { $aside }.
error-save-given-reshuffles = Da más de { $most } barajadas, o alguna que no encaja.
error-save-cards = Cambia un valor que no existe, o a algo que no puede ser: { $where }.
error-save-at-once = La fase dos no pudo ser de todos a la vez: tiene { $ids }.
