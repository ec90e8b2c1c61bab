### Ce que dit `ridback admin` ; le navigateur ne le charge pas.

admin-about = S’occupe d’un serveur : copies, parties en fichiers, personnes qui veulent être oubliées.
admin-backup-about = Copie tout ce qui est gardé dans un fichier, même quand le serveur tourne.
admin-restore-about = Met une sauvegarde en place.
admin-export-about = Écrit chaque partie terminée comme partie enregistrée, dans un dossier ou un fichier .zip.
admin-delete-person-about = Oublie une personne : ses parties restent, le nom s’en va.
admin-recount-about = Recompte ce qu’a donné chaque partie terminée : résultats, statistiques, cotes.
admin-prune-about = Oublie ceux qui jouent sans compte et dont on n’a rien vu depuis longtemps : leurs parties restent.
admin-prune-days = Jours sans signe d’eux ni d’aucune de leurs parties.
admin-health-about = Dit comment va un serveur qui tourne, ou ce qui est gardé. Se termine par 0 si tout va bien, sinon par 1.
admin-file-new = Le fichier à écrire.
admin-file-backup = Une sauvegarde, telle que « ridback admin backup » l’écrit.
admin-target = Un dossier nouveau ou vide, ou un nouveau fichier .zip.
admin-who = Un nom, ou le numéro d’une personne.
admin-address = L’adresse d’un serveur qui tourne. Sans elle, c’est le dossier de données ou la base de données qui est regardé.
admin-replace = La met à la place des parties qui sont là. Celles-ci sont gardées à côté comme sauvegarde.
admin-running = Les parties en cours aussi. Qui lit ces fichiers connaît les cartes de tout le monde.
admin-yes = Ne pas demander.

## Ce qui a été fait

admin-backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} ({ $size }), et a été vérifié d’un bout à l’autre.
admin-restored = { $folder } contient maintenant { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}.
admin-restored-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
admin-restored-restart = Si un serveur utilise ce dossier, redémarre-le.
admin-exported = { $games ->
    [0] Aucune partie n’a été écrite : aucune n’est terminée.
    [one] Une partie est dans { $target }, rejouée jusqu’au bout.
   *[other] { $games } parties sont dans { $target }, chacune rejouée jusqu’au bout.
}
admin-exported-running = { $games ->
    [one] Une partie est en cours et a été laissée de côté : une partie enregistrée dit les cartes de tout le monde. Une sauvegarde la contient.
   *[other] { $games } parties sont en cours et ont été laissées de côté : une partie enregistrée dit les cartes de tout le monde. Une sauvegarde les contient.
}
admin-exported-failed = { $games ->
    [one] Une partie ne peut plus être jouée avec ces règles et a été laissée de côté : { $ids }
   *[other] { $games } parties ne peuvent plus être jouées avec ces règles et ont été laissées de côté : { $ids }
}
admin-recounted = { $games ->
    [0] Rien n’a été compté : aucune partie n’est terminée.
    [one] Une partie a été comptée.
   *[other] { $games } parties ont été comptées.
}
admin-recounted-failed = { $games ->
    [one] Une partie ne peut plus être jouée avec ces règles, et ses résultats restent comme ils étaient : { $ids }
   *[other] { $games } parties ne peuvent plus être jouées avec ces règles, et leurs résultats restent comme ils étaient : { $ids }
}
admin-copying = copie
admin-recounting = comptage
admin-exporting = relecture
admin-person = numéro
admin-person-name = nom
admin-person-made = ici depuis
admin-person-tables = tables
admin-person-running = dont en cours
admin-nameless = (sans nom)
admin-which = { $people } personnes portent ce nom. Dis le numéro de la bonne.
admin-sure = Oublier cette personne pour de bon ?
admin-forgotten = C’est oublié. { $tables ->
    [0] Cette personne n’était à aucune table.
    [one] La table où elle jouait reste, sans le nom.
   *[other] Les { $tables } tables où elle jouait restent, sans le nom.
}
admin-forgotten-running = { $running ->
    [one] L’une d’elles est en cours : qui l’a créée peut laisser un bot jouer la place.
   *[other] { $running } d’entre elles sont en cours : qui les a créées peut laisser des bots jouer les places.
}
admin-pruned = { $guests ->
    [0] Il n’y avait personne à oublier.
    [one] Une personne sans compte a été oubliée.
   *[other] { $guests } personnes sans compte ont été oubliées.
}
admin-left-alone = Rien n’a été changé.
admin-address-label = serveur
admin-kept-label = gardé dans
admin-status = état
admin-version = version
admin-database = base de données
admin-rules = règles
admin-well = lisible
admin-not-well = ne répond pas
admin-holds = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $running ->
    [0] aucune en cours
   *[other] { $running } en cours
}), { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $size }
admin-checked = en bon état, vérifié d’un bout à l’autre
admin-counted = lisible
admin-free = espace libre
admin-status-ok = bien
admin-status-starting = démarrage : compilation des règles
admin-status-stopping = arrêt en cours
admin-status-failing = incapable de servir
admin-rules-ready = compilées
admin-rules-waiting = pas encore compilées
admin-rules-loading = en cours de chargement
admin-rules-compiling = en cours de compilation
admin-rules-failed = n’ont pas pu être compilées

## Ce qui n'est pas possible

admin-nothing-here = Aucune partie n’est gardée dans { $folder }. Dis quel dossier avec --data.
admin-file-exists = { $file } existe déjà. Choisis un autre nom : rien n’est écrasé.
admin-no-file = Le fichier { $file } n’existe pas.
admin-same-file = { $file } est le fichier même où les parties sont gardées.
admin-no-backup = { $file } n’est pas une sauvegarde de Ridback.
admin-damaged = { $file } est endommagé : { $why }
admin-newer = { $file } vient d’une version plus récente de Ridback. Mets d’abord Ridback à jour.
admin-has-games = Il y a déjà des parties dans { $folder }. Avec --replace, la sauvegarde prend leur place, et elles sont gardées à côté comme sauvegarde.
admin-cannot = Cela n’a pas marché : { $why }
admin-postgres-backup = Ces parties sont dans PostgreSQL, dont le propre « pg_dump --format=custom » les copie pendant que le serveur tourne, et sait ce qu’il y a d’autre dans cette base. Utilise-le.
admin-postgres-restore = Ces parties sont dans PostgreSQL : remets-les avec « pg_restore --clean --if-exists », quand aucun serveur ne tourne.
admin-no-person = Il n’y a personne avec ce nom ou ce numéro : { $who }
admin-no-address = { $address } n’est pas une adresse. Une adresse commence par http:// ou https://.
admin-no-server = Aucun serveur ne répond à { $address } : { $why }
admin-other-server = Ce qui répond à { $address } n’est pas Ridback.
