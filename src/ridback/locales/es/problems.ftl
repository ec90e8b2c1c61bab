### Lo que el servidor y el terminal dicen de las partidas a medida

error-seats = Una partida tiene de uno a seis asientos, no { $seats }.
error-yes-or-no = «{ $choice }» está dentro o fuera.
error-captains = { $seats ->
    [one] En solitario se juega contra los dos Capitanes.
    [2] Con dos asientos se juega contra un Capitán o sin ninguno.
   *[other] Los Capitanes solo juegan con uno o dos asientos; con { $seats } asientos no hay sitio para ellos.
}
error-no-such-captain = { $near ->
    [none] No hay ningún Capitán llamado { $ids }.
   *[other] No hay ningún Capitán llamado { $ids }; quizá se trate de { $near }.
}
error-no-such-license = { $near ->
    [none] No hay licencias llamadas { $ids }.
   *[other] No hay licencias llamadas { $ids }; quizá se trate de { $near }.
}
error-no-such-dock-card = { $near ->
    [none] No hay cartas de muelle llamadas { $ids }.
   *[other] No hay cartas de muelle llamadas { $ids }; quizá se trate de { $near }.
}
error-chosen-twice = Elegido dos veces: { $ids }. Con una basta.
error-epic-seats = La Flota Épica es para tres a seis asientos, no para { $seats }.
error-epic-line-up = La Flota Épica lleva todos los tipos de licencia; solo el Salmón puede quedarse en tierra. Faltan: { $missing }.
error-line-up = { $seats ->
    [one] En solitario se juega con { $wanted }
   *[other] Con { $seats } asientos se juega con { $wanted }
} tipos de licencia; aquí hay { $standard } estándar y { $premium } prémium.
error-docks = Con { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
} hay { $wanted } clases de cartas de muelle, o ninguna; { $chosen ->
    [one] se ha elegido una
   *[other] se han elegido { $chosen }
}.
error-too-few-boats = Tiene que haber al menos { $least } cartas de barco de { $card }: se reparte una a cada asiento.
error-too-many-boats = En una partida caben { $most } cartas de barco; son demasiadas.
error-too-few-licenses = { $kind ->
    [premium] Para preparar la partida hacen falta al menos { $least } licencias prémium en total.
   *[other] Para preparar la partida hacen falta al menos { $least } licencias estándar en total.
}
error-too-many-licenses = En una partida caben { $most } licencias, incluidas las tres de Contratar Tripulante; son demasiadas.
error-too-many-crewmen = En una partida caben { $most } tripulantes; son demasiados.
error-no-such-line-up = No hay ningún conjunto de licencias llamado «{ $line_up }». Conocidos por su nombre: { $known }.
error-unknown-choice = No hay nada que elegir llamado { $choices }.
error-no-such-preset = No hay ninguna partida preparada llamada «{ $preset }». Hay: { $known }.
error-preset-seats = «{ $preset }» es para { $wanted } asientos, no para { $seats }.
error-at-once = Todos a la vez no es posible en una partida con { $ids }: lo que un asiento hace allí en la fase dos afecta a lo que otro puede hacer.
setup-size = { $standard } estándar y { $premium } prémium


## Vacaciones

error-vacation = Unas vacaciones empiezan ahora o más tarde, y terminan después, dentro de un año.
error-vacations-many = Son muchas vacaciones: como mucho { $most } al año.
error-unknown-vacation = No hay tales vacaciones que no hayan terminado.
error-clock-vacation = Las vacaciones son para mesas cuyos relojes dan un día o más.

## Jugadas por adelantado

error-order-late = Eso ya no se puede decir por adelantado: la subasta ha seguido sin ti, o no la hay.
error-order-card = No hay cartas de barco llamadas «{ $card }».
error-order-license = No hay en la fila ninguna licencia llamada «{ $license }».
error-order-most = Lo máximo que pujas tiene que ser al menos { $least } $.
error-unknown-order = Ya no hay tal jugada por adelantado.

## Un archivo de valores cambiados: todos sus errores

error-changed-values = { $count ->
    [one] Un valor cambiado no es posible:
   *[other] { $count } valores cambiados no son posibles:
}
mistake-at = Línea { $line }: { $mistake }
mistake-no-such-value = { $near ->
    [none] No hay ningún valor llamado { $key }.
   *[other] No hay ningún valor llamado { $key }; quizá se trate de { $near }.
}
mistake-table-wanted = { $key } es un grupo de valores, no un valor.
mistake-list-wanted = { $place ->
    [none] { $key } tiene que ser
   *[other] { $key }: el elemento { $place } tiene que ser
} una lista como { $like }.
mistake-number-wanted = { $place ->
    [none] { $key } tiene que ser
   *[other] { $key }: el elemento { $place } tiene que ser
} un número entero de { $least } a { $most }.
mistake-threes-wanted = { $key } tiene que ser múltiplo de tres: hay tres Licencias de Cangrejo Real distintas.
mistake-twice = { $key } aparece dos veces; la primera, en la línea { $first }.
mistake-unreadable = «{ $key }» no se puede leer. Una línea es [un.grupo] o clave = número.
mistake-too-long = Esto es más largo que todos los valores que hay ({ $most } caracteres como máximo).
