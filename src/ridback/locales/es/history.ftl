## Una partida jugada a jugada

past-title = Jugada a jugada
past-page = Ridback: repaso
past-now = A la mesa
past-at = Jugada { $ply } de { $of }
past-round = Ronda { $round }
past-before = Antes de la ronda 1
past-begins = Se reparten las cartas.
past-slider = Jugada
past-slider-value = Jugada { $ply } de { $of }, ronda { $round }
past-back = Atrás
past-forward = Adelante
past-round-back = Al principio de la ronda
past-round-forward = A la ronda siguiente
past-rounds = Ronda
past-keys = Las flechas avanzan paso a paso, Re Pág y Av Pág van de ronda en ronda, Inicio y Fin al principio y al final.
past-eyes = Vista de
past-eyes-open = Todas las manos abiertas
past-eyes-none = Alguien que mira
past-hands = Las manos de todos
past-hand-of = { $name }: { $cards }
past-hand-empty = sin cartas
past-save = Guardar la partida


## Una partida que sigue desde una jugada de esta

branch-open = Jugar desde aquí
branch-title = Jugar desde aquí
branch-about = Empieza una mesa nueva tal como estaba esta tras la jugada { $ply }. Esta partida se queda como está.
branch-seat = Te sientas como
branch-bot = Los demás son
branch-note = Las cartas llegan en el mismo orden que en esta partida, así que ya conoces lo que hayas visto.
branch-go = Jugar
