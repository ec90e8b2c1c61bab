## Choisir une partie, dans le navigateur

setup-presets = À quoi jouer
setup-seats = { $span } { $count ->
    [one] place
   *[other] places
}
setup-who = Qui joue
setup-levels = Quel est leur niveau ?
setup-levels-less = Seulement ceux qui jouent
setup-hints = Indices permis
setup-hints-about = Qui doit décider peut regarder ce que ferait le bot le plus fort.
setup-at-once = Bateaux et capitaines en même temps
setup-at-once-about = En phase deux, personne n’attend son tour : chacun met à l’eau et engage à son rythme. Bien pour les tables qui durent des jours.
setup-at-once-not = Pas avec { $names } : ce qu’une place fait alors en phase deux touche ce qu’une autre peut faire.
setup-at-once-short = tous mettent à l’eau en même temps
setup-more-seats = Cinq ou six places
setup-captain-sits = { $name }, de la Corporation
setup-instead = { $wish } n’est pas pour { $count ->
    [one] une place
   *[other] { $count } places
} ; ce sera { $preset }.
setup-own = À ton goût
setup-own-preset = Change ce que tu veux de « { $preset } » : permis, cartes de quai, modules, valeurs.
setup-own-hint = Une partie sur mesure.
setup-modules = Modules
setup-line-up = Permis
setup-random = Tirer au hasard
setup-standard = Standard
setup-premium = Premium
setup-picked = { $count } sur { $of }
setup-docks-picked = { $most ->
    [0] { $count } choisies, autant que tu veux
   *[other] { $count } choisies ; { $most } ou aucune
}
setup-dock-tug = Ramasse une carte par tour pour toi ; prends-les quand tu en as besoin.
setup-dock-artisan = Un petit bateau qui n’a besoin ni de permis ni de capitaine.
setup-dock-inuit = Le même, avec plus de place.
setup-dock-house-boat = Ne pêche rien. De l’argent en cas de besoin, ou des points à la fin.
setup-dock-first-mate = Rejoint un capitaine que tu engages, et rapporte plus sur un bateau plein.
setup-dock-salty-captain = Un capitaine contre de l’argent, dont le bateau pêche et porte davantage.
setup-captain-kirkman = Enchérit contre toi, et met à l’eau les bateaux à 1 $ et 3 $ révélés. Le plus facile.
setup-captain-tc = Enchérit contre toi, et met à l’eau les bateaux à 2 $ révélés. Le plus coriace.
setup-values = Valeurs modifiées
setup-values-hint = Pour qui possède les cartes imprimées, ou les préfère autrement : colle un fichier de la forme de cards.toml, avec les seules valeurs modifiées.
setup-values-file = Choisir un fichier
setup-values-none = Aucune modification
setup-values-in-force = { $count ->
    [one] Une valeur est modifiée :
   *[other] { $count } valeurs sont modifiées :
}
setup-wrong = { $count ->
    [one] Ceci ne va pas encore :
   *[other] Ces choses ne vont pas encore :
}
setup-licenses = { $count } permis
setup-changed = valeurs modifiées


## Parties toutes prêtes

preset-first-voyage = Premier voyage
preset-first-voyage-about = Le jeu de base : cinq permis que tout le monde connaît, deux grands, et des cartes Gone Fishin'. Commence ici.
preset-alone = En solo
preset-alone-about = Toi contre T.C. et Kirkman, de la Corporation. Finis devant les deux.
preset-two-and-a-captain = Deux et un capitaine
preset-two-and-a-captain-about = Le jeu de base à deux, avec Kirkman, de la Corporation, qui enchérit contre vous deux.
preset-arctic-start = Départ arctique
preset-arctic-start-about = Un premier regard sur le Grand Nord : Espadon, Huître et DFO à côté de bateaux bien connus.
preset-dockside = À quai
preset-dockside-about = Le jeu de base avec de quoi acheter à quai : remorqueurs et seconds.
preset-bay-day = Un jour dans la baie
preset-bay-day-about = Le jeu de base avec des équipiers, des trophées à disputer et des meeples crabes.
preset-full-harbor = Port animé
preset-full-harbor-about = Omble, Saumon, Marinas, les quais, équipiers, trophées, meeples : un peu de tout.
preset-epic = Flotte épique
preset-epic-about = Tous les permis, tous les bateaux, toutes les cartes. Longue, riche, et pas pour le premier soir.
