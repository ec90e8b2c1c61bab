### Conservar el nombre, entrar y salir, y los otros navegadores


title-account = Tu cuenta – Ridback
title-be = Otro navegador – Ridback


## La página

account-guest-title = Juegas sin cuenta
account-guest = Solo este navegador te conoce. Conserva tu nombre y podrás entrar desde cualquier sitio. Tus partidas siguen siendo tuyas.
account-kept = Tu nombre está guardado. Entra con él desde cualquier navegador y allí estarán tus partidas.
account-by-link = Este navegador entró con un enlace. Puede jugar; para cambiar tu cuenta, inicia sesión aquí primero.

account-keep = Conserva tu nombre
account-keep-hint = Elige una contraseña o deja que este dispositivo guarde una llave de acceso.
account-name = Nombre
account-password = Contraseña
account-password-hint = Al menos { $least } caracteres. Unas pocas palabras son lo más fácil de recordar.
account-password-show = Mostrar
account-keep-go = Conservarlo con contraseña
account-keep-passkey = Conservarlo con llave de acceso
account-passkey-no = Las llaves de acceso funcionan donde la página tiene nombre y https, o en localhost. Aquí no.

account-sign-in = Iniciar sesión
account-sign-in-hint = { $link ->
    [yes] Con tu contraseña o una llave de acceso.
   *[no] Con un nombre que hayas conservado antes. Las partidas de este navegador vienen contigo.
}
account-sign-in-passkey = Entrar con llave de acceso
account-moved = { $count ->
    [one] Una mesa ha venido contigo.
   *[other] { $count } mesas han venido contigo.
}
account-stayed = { $count ->
    [one] Una mesa se queda sin cuenta, porque ya juegas en ella con tu nombre y nadie puede llevar dos manos.
   *[other] { $count } mesas se quedan sin cuenta, porque ya juegas en ellas con tu nombre y nadie puede llevar dos manos.
} Para seguir jugando ese asiento, abre este enlace en otro navegador en los próximos diez minutos:

account-rename = Cambia tu nombre
account-rename-hint = Desde entonces inicias sesión con el nuevo.
account-rename-go = Cambiar el nombre
account-renamed = Ahora te llamas { $name }.

account-password-title = { $password ->
    [yes] Cambia tu contraseña
   *[no] Añade una contraseña
}
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-go = { $password ->
    [yes] Cambiarla
   *[no] Añadirla
}
account-password-others = Así se cierra la sesión en tus otros navegadores, y los tokens de tus programas dejan de valer.
account-password-done = Hecho. Se ha cerrado la sesión en tus otros navegadores.

account-passkeys = Llaves de acceso
account-passkeys-none = Aún no hay ninguna. La llave de acceso la guarda tu dispositivo y se abre como lo abres a él: nada que recordar, nada que adivinar.
account-passkey-add = Añadir una llave de acceso
account-passkey-made = Creada { $day }
account-passkey-used = usada por última vez { $day }
account-passkey-drop = Quitar
account-passkey-drop-label = Quitar la llave de acceso de { $browser }
account-passkey-added = Este dispositivo ya guarda una llave de acceso para ti.
account-passkey-dropped = Esa llave de acceso ya no abre nada.

account-browsers = Tus navegadores
account-browser = { $browser } en { $system }
account-browser-unknown = Algún programa
account-browser-here = este
account-browser-seen = visto { $day }
account-browser-link = entró con un enlace
account-browser-out-label = Cerrar la sesión de { $browser }
account-browser-gone = Se ha cerrado la sesión en ese navegador.
account-others-out = Cerrar todas las demás sesiones
account-others-gone = Se ha cerrado la sesión en todos tus otros navegadores.

account-day = { $days ->
    [0] hoy
    [one] ayer
   *[other] hace { $days } días
}

account-link-hint = Un enlace hace que otro navegador sea tú: tu móvil, por ejemplo. Sirve una vez, durante diez minutos.
account-link-go = Crear un enlace
account-link-qr = El enlace como imagen para escanear
account-link-field = Enlace para otro navegador
account-link-note = Quien lo abra primero será tú allí. No se lo enseñes a nadie más.

account-liking = A tu gusto
account-theme = Luz
account-theme-auto = como en el sistema
account-theme-light = de día
account-theme-dark = de noche
account-motion = Cosas que se mueven
account-motion-auto = como en el sistema
account-motion-full = sí
account-motion-less = no
account-hints = Ofrecer pistas
account-hints-about = El botón que pregunta al bot más fuerte, en las mesas que lo permiten.
account-auto-pass = Pasar automáticamente
account-listed = Mostrar mis resultados a los demás
account-listed-about = Tu puntuación, tus puestos y tus puntos aparecen en la clasificación y en una página con tu nombre.
account-vacation = Vacaciones
account-vacation-about = Donde una mesa da días para pensar, tu reloj se para mientras estás fuera, tantos días al año como diga la mesa. Allí lo ven todos. Aun así puedes jugar.
account-vacation-from = Fuera desde
account-vacation-to = hasta
account-vacation-go = Avisar
account-vacation-said = Tus mesas lo saben.
account-vacation-span = { $from } – { $to }
account-vacation-back = He vuelto
account-vacation-drop = Ya no
account-vacation-end-label = Sin vacaciones: { $span }
account-language-auto = como en el navegador

account-call = Cuando te toca
account-call-about = La pestaña lo dice con su nombre. Cuando no miras ninguna página de la mesa, se te puede avisar.
account-call-here = En este navegador
account-call-here-no = solo con el nombre de la pestaña
account-call-here-tab = mientras haya abierta una página nuestra
account-call-here-push = siempre, también sin páginas abiertas
account-call-here-not = Para recibir avisos sin páginas abiertas hace falta https y un navegador con notificaciones push.
account-call-others = { $count ->
    [one] Otro navegador tuyo también recibe avisos.
   *[other] Otros { $count } navegadores tuyos también reciben avisos.
}
account-call-when = Cuando no has respondido
account-call-after = después de { $span }
account-call-try = Probarlo ahora
account-call-tried = Va de camino.
account-call-denied = Este navegador no deja que nadie te avise. Puedes cambiarlo en sus ajustes para esta página.
account-call-push-no = No se ha podido registrar este navegador para notificaciones push.
account-call-trouble-unreachable = La última vez no se pudo enviar: allí no responde nadie.
account-call-trouble-refused = La última vez no se pudo enviar: allí lo rechazaron.
account-call-trouble-inside = La última vez no se pudo enviar: el servidor no puede ir a esa dirección.
account-call-mail = Por correo
account-call-mail-to = A { $address }
account-call-address = Tu dirección de correo
account-call-address-go = Enviarme un código
account-call-code-sent = Un código va de camino a { $address }.
account-call-code = El código que llegó a { $address }
account-call-code-go = Ese es
account-call-other-mail = Otra dirección
account-call-forget-mail = Olvidar la dirección
account-call-hook = Por webhook, para programas
account-call-hook-about = El servidor envía allí un POST con JSON, firmado según Standard Webhooks.
account-call-hook-url = Dirección
account-call-hook-on = Activado
account-call-hook-go = Usar esta dirección
account-call-hook-secret = Con qué se firma
account-call-hook-secret-about = Cópialo ahora: no se vuelve a mostrar.
account-call-hook-renew = Un secreto nuevo
account-call-forget-hook = Quitar

account-results = Mis resultados

account-tokens = Programas
account-tokens-hint = Un programa con un token juega por ti, sin tu contraseña. No puede cambiar nada de tu cuenta.
account-token-new = Este es el token. Solo se muestra esta vez: guárdalo como una contraseña.
account-token-field = Token
account-token-copy = Copiarlo
account-token-name = Para qué es
account-token-name-hint = mi bot
account-token-go = Crear un token
account-token-unused = sin usar todavía
account-token-drop-label = Quitar el token «{ $name }»
account-token-dropped = Ese token ya no abre nada.

account-out = Cerrar sesión
account-out-hint = Tus partidas se quedan con tu nombre.
account-out-guest = Olvidarme aquí
account-out-guest-hint = Quien juega sin cuenta y se olvida no puede volver a estas partidas.
account-out-sure = ¿De verdad? Perderás tus partidas de aquí.


## Se abrió un enlace

be-title = ¿Seguir jugando aquí como { $name }?
be-title-nameless = ¿Seguir jugando aquí?
be-text = Otro navegador creó este enlace. Este { $account ->
    [yes] iniciará sesión como { $name }
   *[no] será tú, igual que aquel
}, con las mismas mesas.
be-leave = Si continúas, no podrás volver a ellas. Si te importan, conserva antes tu nombre.
be-seat-title = ¿Jugar el asiento de { $name } en esta pantalla?
be-seat-text = Hasta ahora { $name } juega en la pantalla de otra persona. Desde entonces estas cartas estarán solo aquí: el asiento es tuyo, seas quien seas en este navegador.
be-seat-go = Tomar el asiento
be-go = Seguir aquí
be-go-leave = Dejarlas y seguir aquí
be-no = No, quedarme como estoy


## Lo que salió mal

error-name-needed = Hace falta un nombre.
error-name-taken = Ese nombre está ocupado.
error-password-short = Una contraseña tiene al menos { $least } caracteres.
error-password-plain = Esa contraseña es demasiado fácil de adivinar.
error-wrong-password = Esa no es tu contraseña.
error-wrong-sign-in = Ese nombre y esa contraseña no van juntos.
error-too-many-tries = Demasiados intentos fallidos. { $minutes ->
    [one] Inténtalo de nuevo en un minuto
   *[other] Inténtalo de nuevo en { $minutes } minutos
}, o usa una llave de acceso.
error-account-there = Tu nombre ya está guardado.
error-no-account = Conserva primero tu nombre.
error-handed-over = Este navegador entró con un enlace. Inicia sesión aquí primero.
error-passkey-failed = Esa llave de acceso no se ha aceptado. Inténtalo de nuevo.
error-passkey-there = Esa llave de acceso ya está guardada.
error-passkeys-many = Ya hay bastantes llaves de acceso. Quita una primero.
error-unknown-passkey = Esa llave de acceso no abre nada aquí.
error-last-way-in = Es tu única forma de entrar. Añade antes una contraseña u otra llave de acceso.
error-unknown-session = La sesión de ese navegador ya está cerrada.
error-link-used = Ese enlace no abre nada (o ya no). Sirve una vez, durante diez minutos: crea otro.
error-already-here = Este navegador ya es tú. Abre el enlace en otro.
error-games-here = En este navegador juegas sin cuenta, con { $count ->
    [one] una mesa que se quedaría
   *[other] { $count } mesas que se quedarían
} atrás.
error-no-way = Eso no está configurado.
error-too-soon = No antes de { $seconds } segundos.
error-push-unfit = Eso no es una suscripción a notificaciones push.
error-hook-unfit = Un webhook es una dirección que empieza por https:// y no es de la propia red del servidor.
error-mail-unfit = Eso no es una dirección de correo.
error-mail-off = Este servidor no envía correo.
error-mail-refused = El servidor de correo no acepta mensajes para esa dirección.
error-mail-away = No se ha podido enviar el mensaje ahora. Inténtalo más tarde.
error-code-wrong = Ese no es el código, o ya no vale.
error-codes-many = Ya son bastantes códigos por hoy.
error-tries-many = Ya son bastantes intentos por ahora.
error-same-screen = Esta pantalla ya tiene ese asiento. Abre el enlace en aquella para la que es.
error-sits-there = Ya tienes un asiento en esa mesa, y nadie puede llevar dos manos.
