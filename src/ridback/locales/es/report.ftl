## Algo va mal

report-title = ¿Algo va mal?
report-about = Aquí se reúne lo que alguien necesita para investigarlo: cómo está la partida, qué ves de ella, tu navegador y el último error. Se queda contigo hasta que lo entregues; mientras dure la partida, recuerda que incluye tu propia mano.
report-said = Qué pasó y qué debería haber pasado
report-file = Guardar como archivo
report-copy = Copiar como texto
report-see = Qué contiene
