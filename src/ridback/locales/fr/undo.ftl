## Revenir en arrière

undo-do = Reprendre mon dernier coup
undo-short = Reprendre
undo-about = Personne n’y a encore répondu, et rien n’a été révélé.
undo-ask-about = On demande aux autres s’ils sont d’accord.
undo-asked = { $name } aimerait reprendre son dernier coup.
undo-asking = Tu as demandé à reprendre ton dernier coup. Doivent encore répondre : { $names }.
undo-watched = { $name } aimerait reprendre son dernier coup. Doivent encore répondre : { $names }.
undo-agree = D’accord
undo-decline = Non
undo-withdraw = Tant pis
undo-rule = Reprendre un coup
undo-rule-own = Son propre coup, jusqu’à ce que quelqu’un y réponde
undo-rule-consent = Aussi au-delà de ce que d’autres ont joué, si tous sont d’accord
undo-rule-off = On ne reprend rien
