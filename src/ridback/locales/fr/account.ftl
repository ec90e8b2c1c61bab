### Garder son nom, entrer et sortir, et ses autres navigateurs


title-account = Ton compte – Ridback
title-be = Un autre navigateur – Ridback


## La page

account-guest-title = Tu joues sans compte
account-guest = Seul ce navigateur te connaît. Garde ton nom, et tu pourras te connecter partout. Tes parties restent à toi.
account-kept = Ton nom est gardé. Connecte-toi avec lui depuis n’importe quel navigateur, et tes parties y sont.
account-by-link = Ce navigateur est entré par un lien. Il peut jouer ; pour modifier ton compte, connecte-toi d’abord ici.

account-keep = Garde ton nom
account-keep-hint = Choisis un mot de passe, ou laisse cet appareil garder une clé d’accès pour toi.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $least } caractères. Quelques mots, c’est le plus facile à retenir.
account-password-show = Afficher
account-keep-go = Le garder avec un mot de passe
account-keep-passkey = Le garder avec une clé d’accès
account-passkey-no = Les clés d’accès marchent là où la page a un nom et https, ou à localhost. Ici, non.

account-sign-in = Se connecter
account-sign-in-hint = { $link ->
    [yes] Avec ton mot de passe ou une clé d’accès.
   *[no] Avec un nom que tu as gardé auparavant. Les parties de ce navigateur viennent avec toi.
}
account-sign-in-passkey = Se connecter avec une clé d’accès
account-moved = { $count ->
    [one] Une table est venue avec toi.
   *[other] { $count } tables sont venues avec toi.
}
account-stayed = { $count ->
    [one] Une table reste sans compte, car tu y joues déjà sous ton nom, et personne ne peut tenir deux mains.
   *[other] { $count } tables restent sans compte, car tu y joues déjà sous ton nom, et personne ne peut tenir deux mains.
} Pour continuer à jouer à cette place, ouvre ce lien dans un autre navigateur dans les dix minutes :

account-rename = Change de nom
account-rename-hint = Dès lors, tu te connectes avec le nouveau.
account-rename-go = Changer de nom
account-renamed = Tu t’appelles maintenant { $name }.

account-password-title = { $password ->
    [yes] Change ton mot de passe
   *[no] Ajoute un mot de passe
}
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-go = { $password ->
    [yes] Le changer
   *[no] L’ajouter
}
account-password-others = Tes autres navigateurs sont ainsi déconnectés, et les jetons de tes programmes ne valent plus rien.
account-password-done = C’est fait. Tes autres navigateurs sont déconnectés.

account-passkeys = Clés d’accès
account-passkeys-none = Aucune pour l’instant. Ton appareil garde la clé d’accès et l’ouvre comme tu l’ouvres lui-même : rien à retenir, rien à deviner.
account-passkey-add = Ajouter une clé d’accès
account-passkey-made = Créée { $day }
account-passkey-used = dernière utilisation { $day }
account-passkey-drop = Supprimer
account-passkey-drop-label = Supprimer la clé d’accès : { $browser }
account-passkey-added = Cet appareil garde maintenant une clé d’accès pour toi.
account-passkey-dropped = Cette clé d’accès n’ouvre plus rien.

account-browsers = Tes navigateurs
account-browser = { $browser } sur { $system }
account-browser-unknown = Un programme
account-browser-here = celui-ci
account-browser-seen = vu { $day }
account-browser-link = entré par un lien
account-browser-out-label = Déconnecter { $browser }
account-browser-gone = Ce navigateur est déconnecté.
account-others-out = Déconnecter tous les autres
account-others-gone = Tous tes autres navigateurs sont déconnectés.

account-day = { $days ->
    [0] aujourd’hui
    [one] hier
   *[other] il y a { $days } jours
}

account-link-hint = Un lien fait d’un autre navigateur le tien : ton téléphone, par exemple. Il marche une fois, pendant dix minutes.
account-link-go = Créer un lien
account-link-qr = Le lien en image à scanner
account-link-field = Lien vers un autre navigateur
account-link-note = Qui l’ouvre en premier joue là-bas sous ton nom. Ne le montre à personne d’autre.

account-liking = Comme il te plaît
account-theme = Lumière
account-theme-auto = comme le système
account-theme-light = de jour
account-theme-dark = de nuit
account-motion = Ce qui bouge
account-motion-auto = comme le système
account-motion-full = oui
account-motion-less = non
account-hints = Proposer des indices
account-hints-about = Le bouton qui interroge le bot le plus fort, aux tables qui le permettent.
account-auto-pass = Passer tout seul
account-listed = Montrer mes résultats aux autres
account-listed-about = Ta cote, tes places et tes points figurent au classement, et sur une page à ton nom.
account-vacation = Vacances
account-vacation-about = Quand une table laisse des jours pour réfléchir, ton horloge s’arrête pendant ton absence, autant de jours par an que le dit la table. Tout le monde l’y voit. Tu peux jouer quand même.
account-vacation-from = Absence du
account-vacation-to = au
account-vacation-go = Prévenir
account-vacation-said = Tes tables le savent.
account-vacation-span = du { $from } au { $to }
account-vacation-back = Je suis de retour
account-vacation-drop = Finalement non
account-vacation-end-label = Pas de vacances { $span }
account-language-auto = comme le navigateur

account-call = Quand c’est à toi de jouer
account-call-about = L’onglet le dit par son nom. Quand tu ne regardes aucune page de la table, on peut te prévenir.
account-call-here = Dans ce navigateur
account-call-here-no = par le nom de l’onglet seulement
account-call-here-tab = tant qu’une de nos pages est ouverte
account-call-here-push = toujours, même sans page ouverte
account-call-here-not = Pour être au courant sans page ouverte, il faut https et un navigateur qui connaît les notifications.
account-call-others = { $count ->
    [one] Un autre de tes navigateurs est prévenu aussi.
   *[other] { $count } autres de tes navigateurs sont prévenus aussi.
}
account-call-when = Quand tu n’as pas répondu
account-call-after = après { $span }
account-call-try = Essayer maintenant
account-call-tried = C’est parti.
account-call-denied = Ce navigateur ne laisse personne te prévenir. Tu peux changer cela dans ses réglages pour cette page.
account-call-push-no = Ce navigateur n’a pas pu être inscrit aux notifications.
account-call-trouble-unreachable = Le dernier envoi n’est pas passé : personne ne répond là-bas.
account-call-trouble-refused = Le dernier envoi n’est pas passé : il a été refusé là-bas.
account-call-trouble-inside = Le dernier envoi n’est pas passé : le serveur ne peut pas aller à cette adresse.
account-call-mail = Par e-mail
account-call-mail-to = À { $address }
account-call-address = Ton adresse e-mail
account-call-address-go = M’envoyer un code
account-call-code-sent = Un code est en route vers { $address }.
account-call-code = Le code arrivé à { $address }
account-call-code-go = C’est lui
account-call-other-mail = Autre adresse
account-call-forget-mail = Oublier l’adresse
account-call-hook = Par webhook, pour les programmes
account-call-hook-about = Le serveur y envoie un POST avec du JSON, signé selon Standard Webhooks.
account-call-hook-url = Adresse
account-call-hook-on = Activé
account-call-hook-go = Utiliser cette adresse
account-call-hook-secret = Ce qui sert à signer
account-call-hook-secret-about = Copie-le maintenant : il ne sera plus affiché.
account-call-hook-renew = Nouveau secret
account-call-forget-hook = Supprimer

account-results = Mes résultats

account-tokens = Programmes
account-tokens-hint = Un programme avec un jeton joue pour toi, sans ton mot de passe. Il ne peut rien changer à ton compte.
account-token-new = Voici le jeton. Il n’est affiché que cette fois : garde-le comme un mot de passe.
account-token-field = Jeton
account-token-copy = Le copier
account-token-name = À quoi il sert
account-token-name-hint = mon bot
account-token-go = Créer un jeton
account-token-unused = pas encore utilisé
account-token-drop-label = Supprimer le jeton « { $name } »
account-token-dropped = Ce jeton n’ouvre plus rien.

account-out = Se déconnecter
account-out-hint = Tes parties restent à ton nom.
account-out-guest = M’oublier ici
account-out-guest-hint = Sans compte, une fois l’oubli fait, on ne peut plus revenir à ces parties.
account-out-sure = Vraiment ? Tes parties d’ici seront perdues pour toi.


## Un lien a été ouvert

be-title = Continuer ici sous le nom { $name } ?
be-title-nameless = Continuer ici ?
be-text = Un autre navigateur a créé ce lien. Celui-ci { $account ->
    [yes] sera connecté sous le nom { $name }
   *[no] jouera sans compte, comme l’autre
}, avec les mêmes tables.
be-leave = Si tu continues, tu ne pourras plus y revenir. Garde d’abord ton nom, si tu y tiens.
be-seat-title = Jouer sur cet écran à la place tenue par { $name } ?
be-seat-text = Jusqu’ici, { $name } joue à l’écran de quelqu’un d’autre. Dès lors, ces cartes ne seront plus qu’ici : la place est à toi, qui que tu sois dans ce navigateur.
be-seat-go = Prendre la place
be-go = Continuer ici
be-go-leave = Les quitter et continuer
be-no = Non, rester comme je suis


## Ce qui n'a pas marché

error-name-needed = Il faut un nom.
error-name-taken = Ce nom est pris.
error-password-short = Un mot de passe a au moins { $least } caractères.
error-password-plain = Ce mot de passe est trop facile à deviner.
error-wrong-password = Ce n’est pas ton mot de passe.
error-wrong-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
error-too-many-tries = Trop d’essais ratés. { $minutes ->
    [one] Réessaie dans une minute
   *[other] Réessaie dans { $minutes } minutes
}, ou utilise une clé d’accès.
error-account-there = Ton nom est déjà gardé.
error-no-account = Garde d’abord ton nom.
error-handed-over = Ce navigateur est entré par un lien. Connecte-toi d’abord ici.
error-passkey-failed = Cette clé d’accès n’a pas été acceptée. Réessaie.
error-passkey-there = Cette clé d’accès est déjà gardée.
error-passkeys-many = Cela fait assez de clés d’accès. Supprimes-en d’abord une.
error-unknown-passkey = Cette clé d’accès n’ouvre rien ici.
error-last-way-in = C’est ta seule façon d’entrer. Ajoute d’abord un mot de passe ou une autre clé d’accès.
error-unknown-session = Ce navigateur est déjà déconnecté.
error-link-used = Ce lien n’ouvre rien (ou plus rien). Il marche une fois, pendant dix minutes : crées-en un autre.
error-already-here = Ce navigateur est déjà le tien. Ouvre le lien dans un autre.
error-games-here = Dans ce navigateur tu joues sans compte, avec { $count ->
    [one] une table qui serait abandonnée
   *[other] { $count } tables qui seraient abandonnées
}.
error-no-way = Cela n’est pas configuré.
error-too-soon = Pas avant { $seconds } secondes.
error-push-unfit = Ce n’est pas un abonnement à des notifications.
error-hook-unfit = Un webhook est une adresse qui commence par https:// et n’est pas dans le réseau du serveur.
error-mail-unfit = Ce n’est pas une adresse e-mail.
error-mail-off = Ce serveur n’envoie pas d’e-mails.
error-mail-refused = Le serveur de messagerie n’accepte pas de messages pour cette adresse.
error-mail-away = Le message n’a pas pu être envoyé à l’instant. Réessaie plus tard.
error-code-wrong = Ce n’est pas le code, ou il n’est plus valable.
error-codes-many = Cela fait assez de codes pour aujourd’hui.
error-tries-many = Cela fait assez d’essais pour l’instant.
error-same-screen = Cet écran a déjà cette place. Ouvre le lien sur celui auquel il est destiné.
error-sits-there = Tu as déjà une place à cette table, et personne ne peut tenir deux mains.
