## Ce qui est demandé

ask-name = Mets un permis aux enchères
ask-name-hint = Touche un permis, puis ta première enchère. Tu peux miser { $max } $ au plus.
ask-name-picked = Ouvrir les enchères : { $license }
ask-name-effect = { $power } Alors, au niveau { $level } : { $effect }.
ask-name-crew = { $does } Il amène un équipier : { $crew }.
ask-name-decline = Ne rien acheter ce tour-ci
ask-name-fishin = Aller à la pêche
ask-open = Ouvre les enchères pour le { $license }
ask-bid = { $license } : surenchéris ou passe
ask-bid-hint = { $name } propose { $bid } $. Tu peux aller jusqu’à { $max } $.
ask-bid-hint-most = { $name } propose { $bid } $. Tu ne peux pas aller plus haut : { $max } $, c’est tout ce que tu peux payer.
ask-pass = Passer
ask-pay-license = Paie le { $license }
ask-pay-card = Paie : { $card }
ask-pay-launch = Paie le bateau { $type }
ask-launch-more = { $count ->
    [one] Mets un bateau à l’eau
   *[other] Mets un bateau à l’eau (encore { $count } fois)
}
ask-launch-hint = Touche une carte de ta main.
ask-launch-hint-none = Aucun bateau de ta main ne peut être mis à l’eau.
ask-launch-hint-docks = Touche une carte de ta main ou une carte de quai.
ask-launch-hint-docks-only = Aucun bateau de ta main ne peut être mis à l’eau, mais tu peux acheter une carte de quai : touches-en une.
ask-launch-quartermaster = Mets un bateau à l’eau avec le Quartier-maître
ask-launch-as = De quel type sera le bateau charter ?
ask-launch-as-go = En { $type }
ask-launch-picked = Mettre à l’eau le bateau { $type }
ask-launch-done = Ne rien mettre à l’eau
ask-launch-go = À l’eau pour { $price } $
ask-launch-free = À l’eau gratuitement
ask-buy-picked = Acheter : { $card }
ask-buy-go = Acheter pour { $price } $
ask-buy-free = Prendre gratuitement
ask-hire-more = { $count ->
    [one] Engage un capitaine
   *[other] Engage un capitaine (encore { $count } possibles)
}
ask-hire-hint = Choisis un bateau et la carte qui y servira, face cachée.
ask-hire-card = Maintenant, la carte qui servira sur le bateau { $type }.
ask-hire-boat = Maintenant, le bateau où elle servira.
ask-hire-go = { $card } sur le bateau { $type }
ask-hire-deck = Première carte de la pioche, sans la voir
ask-hire-salty = Capitaine aguerri, { $price } $
ask-hire-done = N’engager personne
ask-captain = Choisis le capitaine de ton bateau { $type }
ask-process = Traite des caisses
ask-process-hint = Touche des bateaux : une caisse de chacun vaut alors 1 $ à terre, et ne rapporte plus de point.
ask-process-all = Tous les bateaux
ask-process-none = Ne rien traiter
ask-process-go = Traiter { $count ->
    [one] une caisse
   *[other] { $count } caisses
}
ask-trade = Échanger une caisse traitée ?
ask-trade-hint = Une caisse contre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}. Tu as { $store ->
    [one] une caisse
   *[other] { $store } caisses
} à terre.
ask-trade-go = Échanger contre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
ask-trade-none = La garder
ask-discard-drawn = { $count ->
    [one] Défausse la carte que tu as piochée
   *[other] Défausse une des cartes que tu as piochées
}
ask-discard-drawn-hint = { $count ->
    [one] La pioche n’en avait plus.
    [2] L’autre rejoint ta main.
   *[other] Les autres rejoignent ta main.
}
ask-discard = Défausse une carte de ta main
ask-discard-hint = N’importe quelle carte de ta main.
ask-discard-go = Défausser : { $card }
ask-mate = Ajouter un second ?
ask-mate-hint = À la fin, { $full } PV si son bateau est plein, sinon { $vp }. Il veut une caisse, d’un bateau ou à terre, et une carte.
ask-mate-boat = Ajouter un second au bateau { $type } ?
ask-mate-store = Une caisse à terre
ask-mate-card = Choisis la carte pour le second
ask-mate-card-hint = N’importe quelle carte de ta main.
ask-mate-go = Donner une caisse et { $card }
ask-mate-none = Pas de second
ask-marina = Glisser une carte sous une Marina ?
ask-marina-hint = Elle y rapporte ses points. Une Marina et ses cartes valent { $cap } PV au plus.
ask-marina-card = Choisis la carte pour la Marina
ask-marina-card-hint = N’importe quelle carte de ta main.
ask-marina-go = { $card } sous la Marina
ask-marina-which = Marina { $n } : { $vp } PV dessous
ask-marina-none = Ne rien y glisser
ask-take-seat = À qui prendre une caisse ?
ask-take-seat-hint = { $count ->
    [one] Encore une caisse
   *[other] Encore { $count } caisses
} pour ton bateau DFO, chacune chez quelqu’un d’autre.
ask-take = Sur quel bateau prendre la caisse ?
ask-take-hint = { $name } : touche un de ses bateaux.
ask-take-go = Prendre une caisse au bateau { $type }
ask-take-boat = Bateau { $type }, { $crates ->
    [one] une caisse
   *[other] { $crates } caisses
}
ask-tuck = { $count ->
    [one] Glisser la carte piochée sous un bateau ?
   *[other] Glisser des cartes piochées sous des bateaux ?
}
ask-tuck-hint = Sous un bateau, une carte est une seconde cale pour { $room } caisses. { $count ->
    [one] Sinon, elle rejoint ta main.
   *[other] Les autres rejoignent ta main.
}
ask-tuck-card = Choisis la carte qui va sous le bateau
ask-tuck-card-hint = Une des cartes que tu as piochées.
ask-tuck-go = { $card } sous le bateau { $type }
ask-tuck-go-all = Glisser { $count } cartes sous des bateaux
ask-tuck-card-go = Glisser dessous : { $card }
ask-tuck-none = { $count ->
    [one] La garder en main
   *[other] Les garder en main
}
ask-swordfish = Piocher au lieu de pêcher ?
ask-swordfish-hint = Touche un bateau : il pioche une carte et ne pêche rien ce tour-ci.
ask-swordfish-go = Piocher avec le bateau { $type }
ask-swordfish-none = Laisser pêcher les autres
ask-oyster = Où va la pêche aux huîtres ?
ask-oyster-hint = Sur le permis, une caisse vaut 1 $. Sur le bateau, un point.
ask-oyster-shelve = Une caisse sur le permis
ask-oyster-aboard = Tout sur le bateau
ask-swap = Échanger une carte ?
ask-swap-hint = Défausse une carte, puis pioches-en une.
ask-swap-go = Défausser { $card } et piocher
ask-swap-none = Tout garder
ask-assign = { $crew } : où l’envoyer ?
ask-assign-bosun-hint = Tes bateaux de ce type pêcheront une caisse de plus.
ask-assign-assistant-hint = Il comptera un niveau de plus.
ask-assign-go = { $license }
ask-keep = Défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
} : tu en gardes { $stay }
ask-keep-hint = { $count ->
    [0] Touche une carte marquée pour la garder quand même.
    [one] Touche encore une carte à laisser partir.
   *[other] Touche { $count } cartes à laisser partir.
}
ask-keep-go = Défausser { $count ->
    [one] cette carte
   *[other] ces { $count } cartes
}
ask-pickup = Prendre { $count ->
    [one] la carte
   *[other] les { $count } cartes
} du Remorqueur
ask-pickup-short = Vider : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
ask-pickup-hint = Elles vont dans ta main avant que tu répondes. Le Remorqueur quitte alors la partie.
ask-choose-card = Choisis une carte.
ask-choose-boat = Choisis un bateau.

bid-amount = Miser { $amount } $
bid-chip = { $amount } $
bid-choose = Ton enchère
bid-more = Plus

pay-total = { $total } $ sur { $price } $
pay-discount = { $discount } $ de moins
pay-bid = enchère { $bid } $
pay-suggest = Suggestion
pay-clear = Effacer
pay-with = Tu paies avec
pay-nothing = Touche les cartes avec lesquelles tu paies.
pay-remove = Reprendre : { $part }
pay-go = Payer { $total } $
pay-short = il manque { $missing } $
pay-needless = De trop : { $part }
pay-kept = Tu voulais garder : { $part }
pay-over = { $over } $ de trop, non rendus

ask-wait-name = { $name } choisit un permis à mettre aux enchères
ask-wait-open = { $name } ouvre les enchères
ask-wait-bid = { $name } réfléchit à une enchère
ask-wait-pay = { $name } paie
ask-wait-launch = { $name } met des bateaux à l’eau
ask-wait-hire = { $name } engage des capitaines
ask-wait-captain = { $name } engage des capitaines
ask-wait-process = { $name } traite des caisses
ask-wait-trade = { $name } réfléchit à un échange
ask-wait-discard-drawn = { $name } défausse
ask-wait-discard = { $name } défausse
ask-wait-mate = { $name } pense à un second
ask-wait-mate-card = { $name } choisit une carte pour le second
ask-wait-marina = { $name } s’occupe de la Marina
ask-wait-marina-card = { $name } choisit une carte pour la Marina
ask-wait-take-seat = { $name } choisit à qui prendre une caisse
ask-wait-take = { $name } prend une caisse
ask-wait-tuck = { $name } regarde les cartes du Saumon
ask-wait-tuck-card = { $name } glisse une carte sous un bateau
ask-wait-swordfish = { $name } pêche des cartes
ask-wait-oyster = { $name } répartit la pêche aux huîtres
ask-wait-swap = { $name } peut échanger une carte
ask-wait-assign = { $name } cherche un poste à un équipier
ask-wait-keep = { $name } choisit les cartes à garder
ask-wait-many = On attend { $names }
ask-wait-hint = Ton tour viendra.
ask-watch-hint = Tu regardes.
ask-watch-delayed = Tu regardes avec un tour de retard : voici la table au début du tour en cours.
ask-over = La partie est terminée
ask-over-sheet = Feuille de score
ask-busy = Signal envoyé…
