### Resultados, puntuaciones y quién está dónde


title-people = Clasificación – Ridback
title-results = Resultados – Ridback

people-nav = Resultados y clasificación
people-mine = Mis resultados
people-results = Resultados
people-title = Quién está dónde
people-about = La puntuación dice lo fuerte que es probablemente alguien, según quién acabó por delante de quién, y cuánto puede fallar ese cálculo. Empieza en 25. Primero van quienes casi seguro son fuertes. Las personas con cuenta aparecen cuando { $settled } de sus partidas están puntuadas; los bots están como medida.
people-none = Nadie con cuenta ha jugado todavía { $settled } partidas puntuadas.
people-rank = Puesto
people-name = Nombre
people-you = tú

people-rating = Puntuación
people-rating-later = { $left ->
    [one] tras una partida puntuada más
   *[other] tras { $left } partidas puntuadas más
}
people-games = Partidas
people-won = Ganadas
people-place = Puesto medio
people-points = Puntos
people-mean-points = Puntos, media
people-left = Dejadas a un bot
people-percent = { $percent } %

people-seen = Aquí los demás pueden ver tu puntuación, tus puestos y tus puntos, pero no cómo pujas y pagas.
people-unseen = Nadie más ve nada de esto.
people-guest = Nadie más ve nada de esto mientras juegues sin cuenta.
people-account = Tu cuenta
people-no-games = Aún no ha terminado ninguna partida. Vuelve después de la primera.

people-by-seats = Por asientos
people-seats = Asientos
people-seats-of = { $seats ->
    [one] En solitario
   *[other] { $seats } asientos
}
people-by-line-up = Por tipo de partida
people-line-up = Tipo de partida
people-own = A medida
people-changed = Valores cambiados
people-by-module = Por lo que había en juego
people-module = Con
people-base = Solo las licencias

people-recent = Últimas partidas
people-day = Terminó
people-placed = Puesto
people-place-of = { $place } de { $seats }

people-licenses = Tus licencias
people-licenses-about = Lo que pujaste por las que ganaste y lo que pujaron los demás por las suyas en las mismas partidas, de media.
people-licenses-none = Aún no has ganado ninguna.
people-license = Licencia
people-count = Ganadas
people-bid = Tu puja
people-others-bid = Los demás
people-all = Todas

people-sources = De dónde vienen tus puntos
people-habits = Una partida media
people-money = Pagado
people-dollars = { $amount } $
people-over = De ello, por encima del precio
people-boats = Barcos botados
people-crates = Cajas pescadas
people-time = Tiempo
people-minutes = { $minutes ->
    [0] menos de un minuto
    [one] un minuto
   *[other] { $minutes } minutos
}
people-longest = Partida más larga
people-shortest = Partida más corta
people-length = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $plies } jugadas
