## Lo que hace el teclado en la mesa

keys-title = Teclas
keys-letters = Una letra sola lleva a un lugar
keys-tab-key = Tab
keys-tab = a lo siguiente; con Mayús, a lo anterior
keys-arrows-key = ← →
keys-arrows = por las cartas, barcos, licencias o pujas donde estás
keys-enter-key = Intro
keys-enter = tomarlo o pulsarlo; Espacio hace lo mismo
keys-escape-key = Esc
keys-escape = cerrar lo que está abierto
keys-q = lo que se pregunta
keys-a = las respuestas
keys-c = tus cartas
keys-r = las licencias de la fila
keys-b = tus barcos
keys-f = las demás flotas
keys-l = lo que ha pasado
keys-i = leer sobre las cartas: la siguiente que pulses habla de sí misma
keys-s = la puntuación
keys-h = una pista, o ya ninguna
keys-map = este mapa
