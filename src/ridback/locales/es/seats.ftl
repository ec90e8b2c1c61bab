## Un asiento de una partida en curso y el bot que lo juega

seat-menu = { $name }: quién juega este asiento
seat-menu-title = ¿Quién juega por { $name }?
seat-menu-title-open = ¿Quién ocupa este asiento?
seat-menu-title-me = ¿Quién juega por ti?
seat-menu-title-bot = ¿Qué bot juega este asiento?
seat-menu-away = Hace un rato que no se ve a { $name }. Un bot puede seguir en ese asiento; { $name } puede recuperarlo cuando quiera.
seat-menu-open = Este asiento sigue libre. El bot que lo ocupe se queda toda la partida.
seat-menu-own = Un bot puede seguir en tu asiento, con tu mano y tus barcos. Puedes recuperarlo cuando quieras.
seat-menu-bot = Otro bot puede seguir en este asiento, con su mano y sus barcos. Se avisa a toda la mesa, y ningún bot recibe puntuación por ese asiento.
seat-menu-go = Que juegue: { $bot }
seat-bot-plays = { $bot } juega por { $name }
seat-away = Hace un rato que no se ve a { $name }
seat-stand-in = { $bot } juega por ti
seat-stand-in-hint = Mira todo el tiempo que quieras. El asiento sigue siendo tuyo.
seat-take-back = Recuperar el asiento
