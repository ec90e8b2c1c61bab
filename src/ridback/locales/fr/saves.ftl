## Ce qui peut ne pas aller dans une partie enregistrée

error-save-unreadable = Ce n’est pas une partie enregistrée.
error-save-no-file = Elle est illisible : { $why }
error-save-not-json = Ce n’est pas une partie enregistrée : ce n’est pas du JSON.
error-save-no-such-ply = Elle n’a que { $most } coups.
error-save-other-rules = Elle a été jouée avec la version { $found } des règles ; celle-ci est la version { $known }.
error-save-seed = « { $seed } » n’est pas une graine.
error-save-seats = Une partie a d’une à six places, pas { $seats }.
error-save-yes-or-no = On ne sait pas si elle se joue avec « { $choice } ».
error-save-captains = { $seats ->
    [one] En solo, on joue contre les deux Capitaines.
    [2] À deux, on joue contre un Capitaine, ou aucun.
   *[other] Avec { $seats } places, aucun Capitaine ne joue.
}
error-save-no-such-captain = Elle a des Capitaines qui n’existent pas : { $ids }.
error-save-no-such-license = Elle a des permis qui n’existent pas : { $ids }.
error-save-chosen-twice = Choisi deux fois : { $ids }.
error-save-epic-seats = La Flotte épique se joue de trois à six places, pas { $seats }.
error-save-epic-line-up = Une Flotte épique a tous les permis, sauf peut-être le Saumon ; ici, il manque { $missing }.
error-save-line-up = On joue avec { $seats ->
    [5] six permis standard et trois premium, ou sept et deux
    [6] sept permis standard et quatre premium
   *[other] cinq permis standard et deux premium
} ; ici, il y a { $standard } et { $premium }.
error-save-no-such-dock-card = Elle a des cartes de quai qui n’existent pas : { $ids }.
error-save-docks = Avec { $seats } places, il y a { $wanted } sortes de cartes de quai ou aucune, pas { $chosen }.
error-save-too-few-boats = Elle a moins de { $least } cartes bateau { $card } : toutes les places ne peuvent pas en avoir une.
error-save-too-many-boats = Elle a plus de { $most } cartes bateau.
error-save-too-few-licenses = Elle a moins de { $least } permis { $kind ->
    [premium] premium
   *[standard] standard
}, ce que demande la mise en place.
error-save-too-many-licenses = Elle a plus de { $most } permis.
error-save-too-many-crewmen = Elle a plus de { $most } équipiers.
error-save-no-such-line-up = Il n’y a pas de jeu de permis nommé « { $line_up } ».
error-save-unknown-choice = Elle a été préparée avec quelque chose que ce programme ne connaît pas : { $choices }.
error-save-other-end = Elle se termine autrement qu’elle ne le dit.
error-save-illegal-move = Le coup { $ply }, « { $move } », de la place { $seat }, n’est pas permis.
error-save-unreadable-move = Le coup { $ply }, « { $move } », est illisible.
error-save-given-unreadable = Les ordres cachés qu’elle donne sont illisibles.
error-save-given-unknown-card = Elle donne des cartes qui n’existent pas : { $cards }.
error-save-given-start = Il n’y a pas de place { $start } pour commencer.
error-save-given-together = Ceci ne peut être donné qu’ensemble : { $fields }.
error-save-given-cards = Ce qu’elle donne dans { $field } ne sont pas les cartes de cette partie.
error-save-given-licenses = Sa pioche de permis ne convient pas : il faut en mettre { $aside } de côté.
error-save-given-reshuffles = Elle donne plus de { $most } mélanges, ou un mélange qui ne convient pas.
error-save-cards = Elle change une valeur qui n’existe pas, ou en quelque chose d’impossible : { $where }.
error-save-at-once = La phase deux n’a pas pu être à tous à la fois : elle a { $ids }.
