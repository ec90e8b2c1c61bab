## Une analyse : ce qui était demandé, ce qui a été répondu ; en peu de mots

review-asked-name = Choisir un permis
review-asked-open = Ouvrir les enchères : { $license }
review-asked-bid = Enchérir sur le { $license } ({ $bid } $)
review-asked-pay = Payer { $price } $ : { $name }
review-asked-launch = Mettre un bateau à l’eau
review-asked-hire = Engager un capitaine
review-asked-captain = Capitaine pour { $boat }
review-asked-process = Traiter des caisses
review-asked-trade = Échanger une caisse
review-asked-discard-drawn = Défausser une carte piochée
review-asked-discard = Défausser une carte
review-asked-mate = Second pour { $boat }
review-asked-mate-card = Carte pour le second
review-asked-marina = Carte sous une Marina
review-asked-marina-card = Carte pour la Marina
review-asked-take-seat = À qui prendre une caisse
review-asked-take = À quel bateau prendre une caisse
review-asked-tuck = Cartes sous les bateaux
review-asked-tuck-card = Carte pour sous le bateau
review-asked-swordfish = Piocher au lieu de pêcher
review-asked-oyster = La pêche aux huîtres
review-asked-swap = Échanger une carte
review-asked-assign = Un poste pour : { $crew }
review-asked-keep = Garder des cartes

review-pass-name = ne rien acheter
review-pass-bid = passer
review-pass-launch = ne rien mettre à l’eau
review-pass-hire = n’engager personne
review-pass-process = ne rien traiter
review-pass-trade = pas d’échange
review-pass-mate = pas de second
review-pass-marina = aucune
review-pass-tuck = tout en main
review-pass-swordfish = laisser tous les bateaux pêcher
review-pass-oyster = tout à bord
review-pass-swap = tout garder

review-boat = le bateau { $type }
review-docked = { $type }

review-lot = { $license }
review-lot-bid = { $license }, ouverture à { $bid } $
review-bid = miser { $bid } $
review-pay = { $parts }
review-launch = { $card }
review-charter = Charter en { $card }
review-buy = { $card }
review-paying = { $bought }, payé avec { $parts }
review-captain = { $card }
review-captain-deck = la première carte de la pioche
review-hire = { $captain } sur { $boat }
review-hire-boat = { $boat }
review-process = une caisse : { $boats }
review-trade = échanger
review-discard = défausser { $cards }
review-swap = échanger { $cards }
review-with = { $card }
review-mate-boat = une caisse sur { $boat }
review-mate-store = une caisse à terre
review-mate-with = { $crate }, et { $card }
review-marina = Marina { $n }
review-marina-with = { $card } sous la Marina { $n }
review-from = à { $name }
review-take = sur { $boat }
review-from-take = à { $name }, sur { $boat }
review-tuck-boat = sous { $boat }
review-tuck = { $card } sous { $boat }
review-swordfish = piocher avec { $boat }
review-shelve = une caisse sur le permis
review-pickup = prendre les cartes d’un Remorqueur
review-assign = { $license }

## L'analyse entière

review-title = { $name }, analyse par { $by }
review-by-level = { $level }
review-by-count = une recherche de { $count } itérations
review-curve = Les chances de gagner de chacun, vues par qui regarde ; en bas, les tours
review-curve-title = Chances de gagner, vues par qui regarde ; en gras : { $name }
review-curve-axis = Tour
review-curve-chance = Chances de gagner
review-curve-seat = Place
review-worst = Les pires décisions
review-worst-asked = Tour { $round }. { $asked }
review-worst-asked-before = Avant le premier tour. { $asked }
review-worst-played = Joué : { $answer } ({ $chance })
review-worst-better = Mieux : { $answer } ({ $chance })
review-worst-lost = A coûté { $lost } points sur cent, à { $noise } près.
review-worst-lost-sure = A coûté { $lost } points sur cent.
review-worst-lost-vp = La partie était jouée. A coûté { $lost } PV, à { $noise } près.
review-worst-few = { $count ->
    [0] Aucune à coup sûr : nulle perte ne dépasse ce que peut faire le hasard.
    [one] Aucune autre perte ne dépasse ce que peut faire le hasard.
   *[other] Aucune troisième perte ne dépasse ce que peut faire le hasard.
}
review-all = Les { $all } décisions
review-mistakes = { $count ->
    [one] { $count } décision sur { $all } a perdu
   *[other] { $count } décisions sur { $all } ont perdu
} plus que ce que peut faire le hasard (--all les montre toutes)
review-how = Les chances sont celles de gagner, telles que les estime une recherche qui ne sait que ce que cette place pouvait voir alors ; ce qui était caché est imaginé de nouveau à chaque fois. Là où la partie est jouée, les PV à attendre à la fin les remplacent. › : ce qui semblait mieux ; ≈ : mais pas plus sûr que le hasard.
review-column-round = tour
review-column-asked = question
review-column-played = joué
review-column-better = mieux
review-column-chance = gagner
review-table-better = › { $answer }
review-column-lost = perte
review-percent = { $percent } %
review-vp = { $vp } PV
review-percent-least = < 1 %
review-percent-most = > 99 %

cli-review = Revoit les décisions d’une place dans une partie enregistrée : ce qu’une recherche aurait fait, les trois pires, et qui avait des chances de gagner et quand.
cli-review-seat = Les décisions de qui : 1 est la première place.
cli-review-level = La recherche qui juge : admiral, ou un nombre d’itérations par décision.
cli-review-seed = La graine de la recherche : la même donne la même analyse.
cli-review-all = Montre toutes les décisions, pas seulement les erreurs.
cli-review-json = Écrit l’analyse en JSON.
cli-review-plot = Écrit la courbe comme graphique : .svg, .png ou .html.
cli-review-working = examen des décisions
cli-review-written = { $file } est écrit.
cli-review-plot-ending = { $file } : un graphique se termine par .svg, .png ou .html.
cli-review-no-folder = Ce dossier n’existe pas.
cli-review-no-lab = Les graphiques demandent Altair et vl-convert, qui ne sont pas installés : pip install altair vl-convert-python

error-review-no-such-seat = Il n’y a pas de place { $seat } : il y en a { $seats }.
error-review-no-such-level = « { $level } » n’est ni un niveau qui juge ({ $levels } oui) ni un nombre d’itérations.
error-review-no-seed = « { $seed } » n’est pas une graine : un nombre entier de 0 à 2⁶⁴ − 1.
