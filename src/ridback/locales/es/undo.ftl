## Deshacer

undo-do = Deshacer mi última jugada
undo-short = Deshacer
undo-about = Nadie ha respondido todavía y no se reveló nada.
undo-ask-about = Se pregunta a los demás si están de acuerdo.
undo-asked = { $name } querría deshacer su última jugada.
undo-asking = Has pedido deshacer tu última jugada. Faltan por responder: { $names }.
undo-watched = { $name } querría deshacer su última jugada. Faltan por responder: { $names }.
undo-agree = De acuerdo
undo-decline = No
undo-withdraw = Déjalo
undo-rule = Deshacer
undo-rule-own = La jugada propia, hasta que alguien responda
undo-rule-consent = También lo que otros ya jugaron, si todos están de acuerdo
undo-rule-off = No se deshace nada
