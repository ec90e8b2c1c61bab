### Ce que le serveur et le terminal disent des parties sur mesure

error-seats = Une partie a d’une à six places, pas { $seats }.
error-yes-or-no = « { $choice } » est dedans ou dehors.
error-captains = { $seats ->
    [one] En solo, on joue contre les deux Capitaines.
    [2] Avec deux places, on joue contre un Capitaine, ou sans.
   *[other] Les Capitaines ne jouent qu’avec une ou deux places ; avec { $seats } places, il n’y a pas de place pour eux.
}
error-no-such-captain = { $near ->
    [none] Il n’y a pas de Capitaine nommé { $ids }.
   *[other] Il n’y a pas de Capitaine nommé { $ids } ; peut-être s’agit-il de : { $near }.
}
error-no-such-license = { $near ->
    [none] Il n’y a pas de permis nommés { $ids }.
   *[other] Il n’y a pas de permis nommés { $ids } ; peut-être s’agit-il de : { $near }.
}
error-no-such-dock-card = { $near ->
    [none] Il n’y a pas de cartes de quai nommées { $ids }.
   *[other] Il n’y a pas de cartes de quai nommées { $ids } ; peut-être s’agit-il de : { $near }.
}
error-chosen-twice = Choisi deux fois : { $ids }. Une fois suffit.
error-epic-seats = La Flotte épique se joue de trois à six places, pas { $seats }.
error-epic-line-up = La Flotte épique a tous les types de permis ; seul le Saumon peut rester à terre. Il manque : { $missing }.
error-line-up = { $seats ->
    [one] En solo, on joue avec { $wanted }
   *[other] Avec { $seats } places, on joue avec { $wanted }
} types de permis ; ici, il y a { $standard } standard et { $premium } premium.
error-docks = Avec { $seats ->
    [one] une place
   *[other] { $seats } places
}, il y a { $wanted } sortes de cartes de quai, ou aucune ; { $chosen ->
    [one] une est choisie
   *[other] { $chosen } sont choisies
}.
error-too-few-boats = Il faut au moins { $least } cartes bateau { $card } : chaque place en reçoit une.
error-too-many-boats = Une partie a de la place pour { $most } cartes bateau ; c’est trop.
error-too-few-licenses = { $kind ->
    [premium] La mise en place demande au moins { $least } permis premium en tout.
   *[other] La mise en place demande au moins { $least } permis standard en tout.
}
error-too-many-licenses = Une partie a de la place pour { $most } permis, dont les trois Permis Engager un équipier ; c’est trop.
error-too-many-crewmen = Une partie a de la place pour { $most } équipiers ; c’est trop.
error-no-such-line-up = Il n’y a pas de jeu de permis nommé « { $line_up } ». Connus par leur nom : { $known }.
error-unknown-choice = Il n’y a rien à choisir qui se nomme { $choices }.
error-no-such-preset = Il n’y a pas de partie toute prête nommée « { $preset } ». Il y a : { $known }.
error-preset-seats = « { $preset } » est pour { $wanted } places, pas { $seats }.
error-at-once = Tous à la fois, ce n’est pas possible dans une partie avec { $ids } : ce qu’une place y fait en phase deux touche ce qu’une autre peut faire.
setup-size = { $standard } standard et { $premium } premium


## Vacances

error-vacation = Des vacances commencent maintenant ou plus tard, et se terminent après, dans l’année.
error-vacations-many = Cela fait beaucoup de vacances : { $most } par an au plus.
error-unknown-vacation = Il n’y a pas de telles vacances qui ne soient pas terminées.
error-clock-vacation = Les vacances sont pour les tables dont l’horloge donne un jour ou plus.

## Coups donnés d'avance

error-order-late = Cela ne peut plus être dit d’avance : les enchères ont continué sans toi, ou il n’y en a pas.
error-order-card = Il n’y a pas de cartes bateau nommées « { $card } ».
error-order-license = Aucun permis nommé « { $license } » n’est dans la rangée.
error-order-most = Ta mise maximale doit être d’au moins { $least } $.
error-unknown-order = Ce coup donné d’avance n’existe plus.

## Un fichier de valeurs modifiées : toutes ses erreurs

error-changed-values = { $count ->
    [one] Une valeur modifiée n’est pas possible :
   *[other] { $count } valeurs modifiées ne sont pas possibles :
}
mistake-at = Ligne { $line } : { $mistake }
mistake-no-such-value = { $near ->
    [none] Il n’y a pas de valeur nommée { $key }.
   *[other] Il n’y a pas de valeur nommée { $key } ; peut-être s’agit-il de : { $near }.
}
mistake-table-wanted = { $key } est un groupe de valeurs, pas une valeur.
mistake-list-wanted = { $place ->
    [none] { $key } doit être
   *[other] { $key } : l’élément { $place } doit être
} une liste comme { $like }.
mistake-number-wanted = { $place ->
    [none] { $key } doit être
   *[other] { $key } : l’élément { $place } doit être
} un nombre entier de { $least } à { $most }.
mistake-threes-wanted = { $key } doit être un multiple de trois : il y a trois Permis Crabe royal différents.
mistake-twice = { $key } est donné deux fois ; la première à la ligne { $first }.
mistake-unreadable = « { $key } » est illisible. Une ligne est [un.groupe] ou clé = nombre.
mistake-too-long = C’est plus long que toutes les valeurs qui existent ({ $most } caractères au plus).
