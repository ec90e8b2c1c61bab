## Ce que fait le clavier à la table

keys-title = Touches
keys-letters = Une lettre seule mène à un endroit
keys-tab-key = Tab
keys-tab = à la chose suivante, avec Maj à la précédente
keys-arrows-key = ← →
keys-arrows = le long des cartes, bateaux, permis ou enchères où tu te trouves
keys-enter-key = Entrée
keys-enter = prendre ou appuyer ; Espace fait la même chose
keys-escape-key = Échap
keys-escape = fermer ce qui est ouvert
keys-q = ce qui est demandé
keys-a = les réponses
keys-c = tes cartes
keys-r = les permis de la rangée
keys-b = tes bateaux
keys-f = les autres flottes
keys-l = ce qui s’est passé
keys-i = lire une carte : la prochaine que tu actives parle d’elle-même
keys-s = le score
keys-h = un indice, ou plus d’indice
keys-map = cette carte des touches
