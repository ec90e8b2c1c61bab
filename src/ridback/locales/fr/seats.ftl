## Une place d'une partie en cours et le bot qui y joue

seat-menu = { $name } : qui joue à cette place
seat-menu-title = Qui joue pour { $name } ?
seat-menu-title-open = Qui prend cette place ?
seat-menu-title-me = Qui joue pour toi ?
seat-menu-title-bot = Quel bot joue à cette place ?
seat-menu-away = On n’a pas vu { $name } depuis un moment. Un bot peut continuer à cette place ; { $name } peut la reprendre à tout moment.
seat-menu-open = Cette place est encore libre. Le bot qui la prend la garde toute la partie.
seat-menu-own = Un bot peut continuer à ta place, avec ta main et tes bateaux. Tu peux la reprendre à tout moment.
seat-menu-bot = Un autre bot peut continuer à cette place, avec sa main et ses bateaux. Toute la table est prévenue, et aucun bot n’est coté pour cette place.
seat-menu-go = Laisser jouer : { $bot }
seat-bot-plays = { $bot } joue pour { $name }
seat-away = On n’a pas vu { $name } depuis un moment
seat-stand-in = { $bot } joue pour toi
seat-stand-in-hint = Regarde aussi longtemps que tu veux. La place reste à toi.
seat-take-back = Reprendre la place
