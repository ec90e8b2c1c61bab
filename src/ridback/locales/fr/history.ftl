## Une partie coup par coup

past-title = Coup par coup
past-page = Ridback : regard en arrière
past-now = À la table
past-at = Coup { $ply } sur { $of }
past-round = Tour { $round }
past-before = Avant le tour 1
past-begins = Les cartes sont distribuées.
past-slider = Coup
past-slider-value = Coup { $ply } sur { $of }, tour { $round }
past-back = Reculer
past-forward = Avancer
past-round-back = Au début du tour
past-round-forward = Au tour suivant
past-rounds = Tour
past-keys = Les flèches vont de coup en coup, Page préc. et Page suiv. de tour en tour, Début et Fin au début et à la fin.
past-eyes = Vu par
past-eyes-open = Toutes les mains ouvertes
past-eyes-none = Quelqu’un qui regarde
past-hands = Les mains de tous
past-hand-of = { $name } : { $cards }
past-hand-empty = aucune carte
past-save = Enregistrer la partie


## Une partie qui continue à partir d'un coup de celle-ci

branch-open = Continuer à partir d’ici
branch-title = Continuer à partir d’ici
branch-about = Une nouvelle table commence comme était celle-ci après le coup { $ply }. Cette partie reste comme elle est.
branch-seat = Tu joues à la place de
branch-bot = Les autres sont
branch-note = Les cartes arrivent dans le même ordre que dans cette partie : ce que tu en as vu, tu le sais.
branch-go = Continuer
