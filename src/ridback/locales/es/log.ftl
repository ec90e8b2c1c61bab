## El registro, una frase por suceso

log-round = Ronda { $round }
log-start = { $me ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
log-named = { $me ->
    [yes] Sacas a subasta la { $license }.
   *[no] { $name } saca a subasta la { $license }.
}
log-bid = { $me ->
    [yes] Pujas { $amount } $.
   *[no] { $name } puja { $amount } $.
}
log-passed-name = { $me ->
    [yes] No compras nada.
   *[no] { $name } no compra nada.
}
log-passed-bid = { $me ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
log-passed-launch = { $me ->
    [yes] No botas más barcos.
   *[no] { $name } no bota más barcos.
}
log-passed-hire = { $me ->
    [yes] No contratas a nadie más.
   *[no] { $name } no contrata a nadie más.
}
log-passed-process = { $me ->
    [yes] Acabas de procesar.
   *[no] { $name } acaba de procesar.
}
log-passed-trade = { $me ->
    [yes] No cambias ninguna caja.
   *[no] { $name } no cambia ninguna caja.
}
log-passed-mate = { $me ->
    [yes] No tomas primer oficial.
   *[no] { $name } no toma primer oficial.
}
log-passed-marina = { $me ->
    [yes] No pones nada más bajo la Marina.
   *[no] { $name } no pone nada más bajo la Marina.
}
log-passed-tuck = { $me ->
    [yes] Lo que queda va a tu mano.
   *[no] Lo que queda va a la mano de { $name }.
}
log-passed-swordfish = { $me ->
    [yes] Dejas pescar a los demás barcos.
   *[no] { $name } deja pescar a los demás barcos.
}
log-passed-swap = { $me ->
    [yes] No cambias ninguna carta.
   *[no] { $name } no cambia ninguna carta.
}
log-auto-pass = { $told } (Automático: no había otra opción.)
log-auto-advance = { $told } (Como dijiste por adelantado.)
log-won = { $me ->
    [yes] Ganas la { $license } por { $bid } $.
   *[no] { $name } gana la { $license } por { $bid } $.
}
log-paid = { $me ->
    [yes] Pagas con { $parts }.
   *[no] { $name } paga con { $parts }.
}
paid-crate = { $count ->
    [one] una caja
   *[other] { $count } cajas
}
paid-oyster-crate = { $count ->
    [one] una caja de Ostras
   *[other] { $count } cajas de Ostras
}
paid-crewman-crate = { $count ->
    [one] una caja del tripulante
   *[other] { $count } cajas del tripulante
}
paid-gone-fishin = { $count ->
    [one] una carta Gone Fishin'
   *[other] { $count } cartas Gone Fishin'
}
paid-house-boat = { $count ->
    [one] una Casa flotante
   *[other] { $count } Casas flotantes
}
log-won-captain = { $name } gana la { $license } por { $bid } $ y no paga nada.
log-bought = { $me ->
    [yes] Te llevas la { $license } { $price ->
        [0] gratis
       *[other] por { $price } $
    }.
   *[no] { $name } se lleva la { $license } { $price ->
        [0] gratis
       *[other] por { $price } $
    }.
}
log-went-fishin = { $me ->
    [yes] Te has ido de pesca.
   *[no] { $name } se ha ido de pesca.
}
log-swept = No se compró ninguna licencia. Dejan la partida: { $licenses }.
log-revealed = Nuevo en la fila: { $licenses }.
log-last-round = El mazo de licencias no alcanza para llenar la fila. Esta es la última ronda.
log-launched = { $me ->
    [yes] Botas un barco: { $type }.
   *[no] { $name } bota un barco: { $type }.
}
log-launched-as = { $me ->
    [yes] Botas un barco chárter como { $type }.
   *[no] { $name } bota un barco chárter como { $type }.
}
log-joined = { $me ->
    [yes] Nuevo en tu flota: { $type }.
   *[no] Nuevo en la flota de { $name }: { $type }.
}
log-hired = { $me ->
    [yes] Contratas a un capitán para el barco de { $type }.
   *[no] { $name } contrata a un capitán para el barco de { $type }.
}
log-hired-card = { $me ->
    [yes] Pones una carta de { $card } como capitán en el barco de { $type }.
   *[no] { $name } pone una carta de { $card } como capitán en el barco de { $type }.
}
log-hired-deck = { $me ->
    [yes] Pones la primera carta del mazo, sin mirarla, como capitán en el barco de { $type }.
   *[no] { $name } pone la primera carta del mazo, sin mirarla, como capitán en el barco de { $type }.
}
log-hired-salty = { $me ->
    [yes] Contratas a un Capitán curtido para el barco de { $type }.
   *[no] { $name } contrata a un Capitán curtido para el barco de { $type }.
}
log-hired-mate = { $me ->
    [yes] Tomas a bordo un primer oficial por una caja y una carta.
   *[no] { $name } toma a bordo un primer oficial por una caja y una carta.
}
log-hired-mate-card = { $me ->
    [yes] Tomas a bordo un primer oficial por una caja y una carta de { $card }.
   *[no] { $name } toma a bordo un primer oficial por una caja y una carta de { $card }.
}
log-moored = { $me ->
    [yes] Pones una carta de { $card } bajo una Marina.
   *[no] { $name } pone una carta de { $card } bajo una Marina.
}
log-took = { $me ->
    [yes] Le quitas una caja a { $victim }.
   *[no] { $victimMe ->
        [yes] { $name } te quita una caja.
       *[no] { $name } le quita una caja a { $victim }.
    }
}
log-loaded = { $me ->
    [yes] { $crates ->
        [one] Una caja
       *[other] { $crates } cajas
    } del suministro para tu barco DFO.
   *[no] { $crates ->
        [one] Una caja
       *[other] { $crates } cajas
    } del suministro para el barco DFO de { $name }.
}
log-draw = { $me ->
    [yes] Robas { $got ->
        [one] una carta
       *[other] { $got } cartas
    }.
   *[no] { $name } roba { $got ->
        [one] una carta
       *[other] { $got } cartas
    }.
}
log-draw-why = { $me ->
    [yes] Robas { $got ->
        [one] una carta
       *[other] { $got } cartas
    } por { $why }.
   *[no] { $name } roba { $got ->
        [one] una carta
       *[other] { $got } cartas
    } por { $why }.
}
log-draw-short = Al mazo de barcos no le quedan cartas.
log-drew = { $me ->
    [yes] Robas: { $cards }.
   *[no] { $name } roba: { $cards }.
}
log-drew-why = { $me ->
    [yes] Robas por { $why }: { $cards }.
   *[no] { $name } roba por { $why }: { $cards }.
}
log-reshuffled = Se baraja el montón de descartes: el nuevo mazo de barcos tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
log-caught = { $me ->
    [yes] Pescas { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    }.
   *[no] { $name } pesca { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    }.
}
log-caught-shelved = { $me ->
    [yes] Pescas { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    } y pones { $shelved ->
        [one] una
       *[other] { $shelved }
    } en la Licencia de Ostras.
   *[no] { $name } pesca { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    } y pone { $shelved ->
        [one] una
       *[other] { $shelved }
    } en la Licencia de Ostras.
}
log-tucked = { $me ->
    [yes] Pones una carta bajo el barco de { $type }.
   *[no] { $name } pone una carta bajo el barco de { $type }.
}
log-tucked-card = { $me ->
    [yes] Pones una carta de { $card } bajo el barco de { $type }.
   *[no] { $name } pone una carta de { $card } bajo el barco de { $type }.
}
log-drew-instead = { $me ->
    [yes] Robas en vez de pescar con el { $docked ->
        [yes] { $type }
       *[no] barco de { $type }
    }.
   *[no] { $name } roba en vez de pescar con el { $docked ->
        [yes] { $type }
       *[no] barco de { $type }
    }.
}
log-towed = { $me ->
    [yes] { $count ->
        [one] Una carta sube a tu Remolcador, boca abajo.
       *[other] { $count } cartas suben a tus Remolcadores, boca abajo.
    }
   *[no] { $count ->
        [one] Una carta sube al Remolcador de { $name }, boca abajo.
       *[other] { $count } cartas suben a los Remolcadores de { $name }, boca abajo.
    }
}
log-picked-up = { $me ->
    [yes] Tomas { $count ->
        [one] la carta
       *[other] { $count } cartas
    } de un Remolcador, que deja la partida.
   *[no] { $name } toma { $count ->
        [one] la carta
       *[other] { $count } cartas
    } de un Remolcador, que deja la partida.
}
log-processed = { $me ->
    [yes] Procesas { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    }.
   *[no] { $name } procesa { $crates ->
        [one] una caja
       *[other] { $crates } cajas
    }.
}
log-traded = { $me ->
    [yes] Cambias una caja.
   *[no] { $name } cambia una caja.
}
log-discarded = { $me ->
    [yes] Descartas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[no] { $name } descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
log-discarded-card = { $me ->
    [yes] Descartas: { $cards }.
   *[no] { $name } descarta: { $cards }.
}
log-crew-placed = Junto a las licencias de la fila: { $crew }.
log-crew = { $me ->
    [yes] Recibes un tripulante: { $crew }.
   *[no] { $name } recibe un tripulante: { $crew }.
}
log-crew-storm = { $me ->
    [yes] Recibes un tripulante: { $crew }. Hasta que acabe la ronda nadie más pesca nada.
   *[no] { $name } recibe un tripulante: { $crew }. Hasta que acabe la ronda nadie más pesca nada.
}
log-crew-unused = A { $name } no le sirve el tripulante: { $crew }.
log-assigned = { $me ->
    [yes] Asignas el tripulante { $crew } a la { $license }.
   *[no] { $name } asigna el tripulante { $crew } a la { $license }.
}
log-trophy = { $me ->
    [yes] Ganas un trofeo: { $trophy }.
   *[no] { $name } gana un trofeo: { $trophy }.
}
log-meeple = { $me ->
    [yes] Llenas el primer barco de { $type }: un meeple de cangrejo para ti.
   *[no] { $name } llena el primer barco de { $type } y gana un meeple de cangrejo.
}
log-revealed-boat = { $name } descubre: { $card }.
log-corporation-boat = { $name } lo bota.
log-corporation-takes = { $name } toma de la fila la { $license }.
log-over-licenses = La partida ha terminado: se acabaron las licencias.
log-over-crates = La partida ha terminado: se acabaron las cajas.
log-over-both = La partida ha terminado: se acabaron las licencias y las cajas.

why-cod = la Licencia de Bacalao
why-lobster = la Licencia de Langosta
why-trade = la caja
why-tuna = la Licencia de Atún
why-char = la Licencia de Salvelino
why-swordfish = la Licencia de Pez Espada
why-salmon = la Licencia de Salmón
why-swap = la descartada
why-crew = el Grumete
why-captains = no comprar licencia
