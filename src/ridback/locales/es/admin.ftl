### Lo que dice `ridback admin`; el navegador no lo carga.

admin-about = Cuida de un servidor: copias, partidas como archivos, personas que quieren ser olvidadas.
admin-backup-about = Copia a un archivo todo lo que se guarda, aunque el servidor esté en marcha.
admin-restore-about = Pone en su sitio una copia de seguridad.
admin-export-about = Escribe todas las partidas terminadas como partidas guardadas, en una carpeta o un archivo .zip.
admin-delete-person-about = Olvida a una persona: sus partidas se quedan, el nombre se va.
admin-recount-about = Vuelve a contar lo que dejó cada partida terminada: resultados, estadísticas, puntuaciones.
admin-prune-about = Olvida a quienes juegan sin cuenta y no han dado señales en mucho tiempo: sus partidas se quedan.
admin-prune-days = Días sin señales de ellos ni de ninguna partida suya.
admin-health-about = Dice cómo está un servidor en marcha, o lo guardado. Termina con 0 si todo va bien; si no, con 1.
admin-file-new = El archivo que se escribe.
admin-file-backup = Una copia de seguridad como las que escribe «ridback admin backup».
admin-target = Una carpeta nueva o vacía, o un archivo .zip nuevo.
admin-who = Un nombre o el número de una persona.
admin-address = La dirección de un servidor en marcha. Sin ella se mira la carpeta de datos o la base de datos.
admin-replace = La pone en lugar de las partidas que hay. Estas quedan al lado como copia de seguridad.
admin-running = También las partidas en curso. Quien lee esos archivos conoce las cartas de todos.
admin-yes = No preguntar.

## Lo que se hizo

admin-backed-up = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} y { $people ->
    [one] una persona
   *[other] { $people } personas
} ({ $size }), y se comprobó de principio a fin.
admin-restored = { $folder } contiene ahora { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} y { $people ->
    [one] una persona
   *[other] { $people } personas
}.
admin-restored-kept = Lo que había antes queda en { $file }.
admin-restored-restart = Si un servidor usa esta carpeta, reinícialo.
admin-exported = { $games ->
    [0] No se escribió ninguna partida: ninguna está terminada.
    [one] Hay una partida en { $target }, reproducida hasta el final.
   *[other] Hay { $games } partidas en { $target }, cada una reproducida hasta el final.
}
admin-exported-running = { $games ->
    [one] Una partida sigue en curso y se ha dejado fuera: una partida guardada revela las cartas de todos. Una copia de seguridad la incluye.
   *[other] { $games } partidas siguen en curso y se han dejado fuera: una partida guardada revela las cartas de todos. Una copia de seguridad las incluye.
}
admin-exported-failed = { $games ->
    [one] Una partida ya no se puede jugar con estas reglas y se ha dejado fuera: { $ids }
   *[other] { $games } partidas ya no se pueden jugar con estas reglas y se han dejado fuera: { $ids }
}
admin-recounted = { $games ->
    [0] No se contó nada: ninguna partida ha terminado.
    [one] Se contó una partida.
   *[other] Se contaron { $games } partidas.
}
admin-recounted-failed = { $games ->
    [one] Una partida ya no se puede jugar con estas reglas, y sus resultados quedan como estaban: { $ids }
   *[other] { $games } partidas ya no se pueden jugar con estas reglas, y sus resultados quedan como estaban: { $ids }
}
admin-copying = copiando
admin-recounting = contando
admin-exporting = reproduciendo
admin-person = número
admin-person-name = nombre
admin-person-made = aquí desde
admin-person-tables = mesas
admin-person-running = de ellas en curso
admin-nameless = (sin nombre)
admin-which = { $people } personas se llaman así. Di el número de la que buscas.
admin-sure = ¿Olvidar a esta persona para siempre?
admin-forgotten = Olvidada. { $tables ->
    [0] No se sentaba a ninguna mesa.
    [one] La mesa a la que se sentaba se queda, sin el nombre.
   *[other] Las { $tables } mesas a las que se sentaba se quedan, sin el nombre.
}
admin-forgotten-running = { $running ->
    [one] Una de ellas está en curso: quien la creó puede dejar que un bot juegue el asiento.
   *[other] { $running } de ellas están en curso: quienes las crearon pueden dejar que los bots jueguen los asientos.
}
admin-pruned = { $guests ->
    [0] No había nadie a quien olvidar.
    [one] Se ha olvidado a una persona sin cuenta.
   *[other] Se ha olvidado a { $guests } personas sin cuenta.
}
admin-left-alone = No se cambió nada.
admin-address-label = servidor
admin-kept-label = guardado en
admin-status = estado
admin-version = versión
admin-database = base de datos
admin-rules = reglas
admin-well = se puede leer
admin-not-well = no responde
admin-holds = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} ({ $running ->
    [0] ninguna en curso
   *[other] { $running } en curso
}), { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, { $people ->
    [one] una persona
   *[other] { $people } personas
}, { $size }
admin-checked = en buen estado, comprobado de principio a fin
admin-counted = se puede leer
admin-free = espacio libre
admin-status-ok = bien
admin-status-starting = arrancando: se están compilando las reglas
admin-status-stopping = parando
admin-status-failing = no puede servir
admin-rules-ready = compiladas
admin-rules-waiting = aún sin compilar
admin-rules-loading = cargándose
admin-rules-compiling = compilándose
admin-rules-failed = no se pudieron compilar

## Lo que no se puede hacer

admin-nothing-here = No hay partidas guardadas en { $folder }. Di qué carpeta con --data.
admin-file-exists = { $file } ya existe. Elige otro nombre: no se sobrescribe nada.
admin-no-file = No existe el archivo { $file }.
admin-same-file = { $file } es el mismo archivo en el que se guardan las partidas.
admin-no-backup = { $file } no es una copia de seguridad de Ridback.
admin-damaged = { $file } está dañado: { $why }
admin-newer = { $file } es de una versión posterior de Ridback. Actualiza antes Ridback.
admin-has-games = Ya hay partidas en { $folder }. Con --replace la copia ocupa su lugar, y ellas quedan al lado como copia de seguridad.
admin-cannot = No ha funcionado: { $why }
admin-postgres-backup = Estas partidas están en PostgreSQL, cuyo propio «pg_dump --format=custom» las copia con el servidor en marcha y sabe qué más hay en esa base de datos. Usa eso.
admin-postgres-restore = Estas partidas están en PostgreSQL: restáuralas con «pg_restore --clean --if-exists», sin ningún servidor en marcha.
admin-no-person = No hay nadie con ese nombre o número: { $who }
admin-no-address = { $address } no es una dirección. Una dirección empieza por http:// o https://.
admin-no-server = No responde ningún servidor en { $address }: { $why }
admin-other-server = Lo que responde en { $address } no es Ridback.
