## La ligne de commande

cli-about = Ridback joue au jeu de société Fleet, contre des bots et avec des amis, dans ton navigateur.
cli-play = Ouvre une table dans le navigateur : toi contre deux bots.
cli-play-new = Une nouvelle table, même si une autre n’est pas terminée.
cli-play-no-browser = Affiche seulement l’adresse.
cli-play-lan = Une table pour les gens dans cette pièce : les téléphones du même réseau entrent par un code QR.
cli-play-board = Pareil, et cet écran montre la table ouverte et ne joue aucune main.
cli-play-address = Pareil, à cette adresse de ta machine, si elle en a plusieurs.
cli-lan-none = Cette machine n’est dans aucun réseau. Rejoins d’abord celui des téléphones (ou active son point d’accès).
cli-lan-no-address = { $address } n’est pas une adresse de cette machine dans un réseau. Il y a : { $known }.
cli-lan-phones = téléphones
cli-lan-firewall = Les téléphones doivent être dans le même réseau. S’ils ne trouvent rien, un pare-feu les bloque : laisse passer le port TCP { $port }.
cli-lan-others = Ce n’est pas le bon réseau ? Cette machine est aussi à { $addresses } : choisis avec --address.
cli-lan-public = Attention : cette adresse est accessible depuis tout Internet.
cli-serve = Sert des tables à d’autres.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes celles de cette machine.
cli-serve-database = Où les parties sont gardées au lieu d’un fichier dans le dossier de données : postgresql://… (ou dans DATABASE_URL).
cli-serve-workers = Combien de processus servent ; pour plus d’un, il faut PostgreSQL (--database).
cli-workers-one = Pour plus d’un processus, il faut PostgreSQL : dis où il se trouve avec --database ou DATABASE_URL. SQLite est pour un seul.
cli-database-unknown = Les parties peuvent être gardées dans PostgreSQL : une base de données s’écrit postgresql://utilisateur:motdepasse@hôte/nom. Sans elle, elles vont dans le dossier de données.
cli-database-no-driver = Pour garder des parties dans PostgreSQL, installe d’abord son pilote : pip install "ridback[postgresql]"
cli-database-away = La base de données { $folder } est inutilisable : { $why }
cli-newer-database = Les parties de { $folder } ont été gardées par une version plus récente de Ridback. Mets Ridback à jour, ou choisis une autre base de données.
cli-rules-up = prêt ; { $workers } processus servent
cli-serve-proxy = L’adresse, ou le réseau, d’un proxy placé devant : on le croit quand il dit qui demande. Une fois pour chacun.
cli-serve-metrics = Donne des chiffres pour Prometheus à /metrics, à qui peut l’atteindre.
cli-serve-log = Ce qui est noté : en texte, seulement l’important ; en JSON, aussi une ligne par requête.
cli-serve-address = Où l’on trouve ce serveur : https://ridback.example. Cela figure dans les e-mails et les webhooks.
cli-serve-smtp = Le serveur qui prend les e-mails : smtp://utilisateur:motdepasse@hôte:587, ou smtps://… (mieux dans RIDBACK_SMTP).
cli-serve-mail-from = De qui viennent les e-mails : Ridback <ridback@ridback.example>
cli-serve-inside = Les webhooks et les notifications peuvent aussi aller à cette machine et à son réseau, et par http.
cli-serve-guests = Qui joue sans compte et ne donne pas signe pendant tant de jours est oublié ; 0 : jamais.
cli-address-unknown = { $address } n’est pas l’adresse d’un serveur. Une adresse ressemble à https://ridback.example.
cli-smtp-unknown = Ce n’est pas un serveur de messagerie. Il s’écrit smtp://utilisateur:motdepasse@hôte:587 ou smtps://hôte.
cli-mail-from-unknown = Les e-mails ne peuvent pas venir de { $address }. Ils le peuvent de Ridback <ridback@ridback.example>.
cli-mail-needs = Pour les e-mails, il faut --smtp, --mail-from et --address, les trois.
cli-proxy-unknown = { $address } n’est pas l’adresse d’un proxy. Une adresse ressemble à 127.0.0.1 ou 10.0.0.0/8.
cli-port = Le port d’écoute.
cli-preset = Une partie toute prête ; « ridback setups » les montre. Ce que disent les autres options vient par-dessus.
cli-seats = Combien jouent : toi et les bots. Trois, sauf si la partie choisie est pour moins ou plus.
cli-line-up = Les types de permis de la partie : des identifiants séparés par des virgules, ou le nom d’un jeu de permis (base).
cli-random-line-up = Tire les permis au hasard.
cli-dock = Une sorte de carte de quai ; une fois pour chacune des deux (trois avec cinq ou six places).
cli-captain = Un Capitaine de la Corporation : un avec deux places, les deux en solo.
cli-gone-fishin = Avec des cartes Gone Fishin', ou sans.
cli-crewman = Avec des équipiers, ou sans.
cli-trophies = Avec des trophées, ou sans.
cli-meeples = Avec des meeples crabes, ou sans.
cli-epic = Flotte épique, de trois à six places : tous les permis et tous les bateaux qui existent.
cli-at-once = La phase deux est à tous à la fois : chacun met à l’eau et engage sans attendre les autres, ou à tour de rôle.
cli-bots = Contre qui : drifter, deckhand, mate, captain ou admiral, du plus faible au plus fort ; le dernier prend toutes les places qui restent.
cli-bots-unknown = Il n’y a pas de bot { $bot } ; il y a { $known }.
cli-bots-too-many = Une partie à { $seats } n’a pas de place pour tant de bots : une place est à toi.
cli-cards = Un fichier de valeurs modifiées, de la forme de cards.toml, pour les tables créées ici.
cli-cards-wrong = { $file } : { $count ->
    [one] une valeur n’est pas possible
   *[other] { $count } valeurs ne sont pas possibles
}
cli-cards-no-text = Ce n’est pas un fichier texte.
cli-setups = Montre ce qui peut être choisi : parties toutes prêtes, permis, cartes de quai, Capitaines.
cli-setups-preset = partie
cli-setups-seats = places
cli-setups-about = ce que c’est
cli-setups-standard = permis standard
cli-setups-premium = permis premium
cli-setups-docks = cartes de quai
cli-setups-captains = Capitaines
cli-data = Le dossier où les parties sont gardées.
cli-verbose = En dit plus.
cli-replay = Raconte une partie enregistrée, coup par coup.
cli-verify = Vérifie qu’une partie enregistrée peut être jouée telle quelle.
cli-file = Une partie enregistrée.
cli-version = Affiche la version.
cli-language = La langue parlée ici, quoi que dise le système.
cli-language-unknown = Il n’y a pas de langue { $language } ; il y a { $known }.
cli-open = ouvre
cli-games = parties
cli-rules = règles
cli-stop = Ctrl+C arrête ; les parties restent.
cli-compiling = compilation, { $seconds } s
cli-loading = chargement
cli-rules-ready = prêtes en { $seconds } s
cli-rules-failed = n’ont pas pu être compilées
cli-continued = Ta table inachevée est de retour. Pour une nouvelle : ridback play --new
cli-stopped = Arrêté. Tes parties sont gardées.
cli-port-taken = Le port { $port } est pris. Choisis-en un autre avec --port.
cli-cannot-listen = Impossible d’écouter à { $host } : { $why }
cli-newer-data = Les parties de { $folder } ont été gardées par une version plus récente de Ridback. Mets Ridback à jour, ou choisis un autre dossier avec --data.
cli-damaged-data = Les parties de { $folder } sont illisibles : { $why }. Mets une sauvegarde à leur place, ou choisis un autre dossier avec --data.
cli-no-folder = { $folder } ne peut pas servir à garder des parties : { $why }
cli-not-built = Les pages du client manquent. Construis-les avec : make client
cli-not-so = { $file } : { $why }
cli-written-over = { $file } serait écrasé. Donne à chaque fichier son propre nom.
cli-verified = { $moves ->
    [one] { $moves } coup, comme enregistré ; la partie n’est pas terminée
   *[other] { $moves } coups, tous comme enregistrés ; la partie n’est pas terminée
}
cli-verified-over = { $moves ->
    [one] { $moves } coup, comme enregistré, jusqu’à la fin
   *[other] { $moves } coups, tous comme enregistrés, jusqu’à la fin
}
