## Le journal, une phrase par événement

log-round = Tour { $round }
log-start = { $me ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
log-named = { $me ->
    [yes] Tu mets aux enchères le { $license }.
   *[no] { $name } met aux enchères le { $license }.
}
log-bid = { $me ->
    [yes] Tu mises { $amount } $.
   *[no] { $name } mise { $amount } $.
}
log-passed-name = { $me ->
    [yes] Tu n’achètes rien.
   *[no] { $name } n’achète rien.
}
log-passed-bid = { $me ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
log-passed-launch = { $me ->
    [yes] Tu ne mets plus rien à l’eau.
   *[no] { $name } ne met plus rien à l’eau.
}
log-passed-hire = { $me ->
    [yes] Tu n’engages plus personne.
   *[no] { $name } n’engage plus personne.
}
log-passed-process = { $me ->
    [yes] Tu ne traites plus rien.
   *[no] { $name } ne traite plus rien.
}
log-passed-trade = { $me ->
    [yes] Tu n’échanges pas de caisse.
   *[no] { $name } n’échange pas de caisse.
}
log-passed-mate = { $me ->
    [yes] Tu ne prends pas de second.
   *[no] { $name } ne prend pas de second.
}
log-passed-marina = { $me ->
    [yes] Tu ne glisses plus rien sous la Marina.
   *[no] { $name } ne glisse plus rien sous la Marina.
}
log-passed-tuck = { $me ->
    [yes] Le reste rejoint ta main.
   *[no] { $name } prend le reste en main.
}
log-passed-swordfish = { $me ->
    [yes] Tu laisses pêcher les autres bateaux.
   *[no] { $name } laisse pêcher les autres bateaux.
}
log-passed-swap = { $me ->
    [yes] Tu n’échanges pas de carte.
   *[no] { $name } n’échange pas de carte.
}
log-auto-pass = { $told } (Automatique : rien d’autre n’était possible.)
log-auto-advance = { $told } (Comme tu l’avais dit d’avance.)
log-won = { $me ->
    [yes] Tu remportes le { $license } à { $bid } $.
   *[no] { $name } remporte le { $license } à { $bid } $.
}
log-paid = { $me ->
    [yes] Tu paies avec { $parts }.
   *[no] { $name } paie avec { $parts }.
}
paid-crate = { $count ->
    [one] une caisse
   *[other] { $count } caisses
}
paid-oyster-crate = { $count ->
    [one] une caisse d’huîtres
   *[other] { $count } caisses d’huîtres
}
paid-crewman-crate = { $count ->
    [one] une caisse d’équipier
   *[other] { $count } caisses d’équipier
}
paid-gone-fishin = { $count ->
    [one] une carte Gone Fishin'
   *[other] { $count } cartes Gone Fishin'
}
paid-house-boat = { $count ->
    [one] une Maison flottante
   *[other] { $count } Maisons flottantes
}
log-won-captain = { $name } remporte le { $license } à { $bid } $, et ne paie rien.
log-bought = { $me ->
    [yes] Tu obtiens le { $license } { $price ->
        [0] gratuitement
       *[other] pour { $price } $
    }.
   *[no] { $name } obtient le { $license } { $price ->
        [0] gratuitement
       *[other] pour { $price } $
    }.
}
log-went-fishin = { $me ->
    [yes] Tu vas à la pêche.
   *[no] { $name } va à la pêche.
}
log-swept = Aucun permis n’a été acheté. Quittent la partie : { $licenses }.
log-revealed = Nouveau dans la rangée : { $licenses }.
log-last-round = La pioche de permis ne suffit plus à remplir la rangée. C’est le dernier tour.
log-launched = { $me ->
    [yes] Tu mets un bateau à l’eau : { $type }.
   *[no] { $name } met un bateau à l’eau : { $type }.
}
log-launched-as = { $me ->
    [yes] Tu mets à l’eau un bateau charter : { $type }.
   *[no] { $name } met à l’eau un bateau charter : { $type }.
}
log-joined = { $me ->
    [yes] Nouveau dans ta flotte : { $type }.
   *[no] Nouveau dans la flotte chez { $name } : { $type }.
}
log-hired = { $me ->
    [yes] Tu engages un capitaine pour le bateau { $type }.
   *[no] { $name } engage un capitaine pour le bateau { $type }.
}
log-hired-card = { $me ->
    [yes] Tu places une carte { $card } comme capitaine sur le bateau { $type }.
   *[no] { $name } place une carte { $card } comme capitaine sur le bateau { $type }.
}
log-hired-deck = { $me ->
    [yes] Tu places la première carte de la pioche, sans la voir, comme capitaine sur le bateau { $type }.
   *[no] { $name } place la première carte de la pioche, sans la voir, comme capitaine sur le bateau { $type }.
}
log-hired-salty = { $me ->
    [yes] Tu engages un Capitaine aguerri pour le bateau { $type }.
   *[no] { $name } engage un Capitaine aguerri pour le bateau { $type }.
}
log-hired-mate = { $me ->
    [yes] Tu prends un second à bord, contre une caisse et une carte.
   *[no] { $name } prend un second à bord, contre une caisse et une carte.
}
log-hired-mate-card = { $me ->
    [yes] Tu prends un second à bord, contre une caisse et une carte { $card }.
   *[no] { $name } prend un second à bord, contre une caisse et une carte { $card }.
}
log-moored = { $me ->
    [yes] Tu glisses une carte { $card } sous une Marina.
   *[no] { $name } glisse une carte { $card } sous une Marina.
}
log-took = { $me ->
    [yes] Tu prends une caisse à { $victim }.
   *[no] { $victimMe ->
        [yes] { $name } te prend une caisse.
       *[no] { $name } prend une caisse à { $victim }.
    }
}
log-loaded = { $me ->
    [yes] { $crates ->
        [one] Une caisse
       *[other] { $crates } caisses
    } de la réserve pour ton bateau DFO.
   *[no] { $name } reçoit { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    } de la réserve sur son bateau DFO.
}
log-draw = { $me ->
    [yes] Tu pioches { $got ->
        [one] une carte
       *[other] { $got } cartes
    }.
   *[no] { $name } pioche { $got ->
        [one] une carte
       *[other] { $got } cartes
    }.
}
log-draw-why = { $me ->
    [yes] Tu pioches { $got ->
        [one] une carte
       *[other] { $got } cartes
    } pour { $why }.
   *[no] { $name } pioche { $got ->
        [one] une carte
       *[other] { $got } cartes
    } pour { $why }.
}
log-draw-short = La pioche de bateaux n’a plus de cartes.
log-drew = { $me ->
    [yes] Tu pioches : { $cards }.
   *[no] { $name } pioche : { $cards }.
}
log-drew-why = { $me ->
    [yes] Tu pioches pour { $why } : { $cards }.
   *[no] { $name } pioche pour { $why } : { $cards }.
}
log-reshuffled = La défausse est mélangée en une nouvelle pioche de bateaux de { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
log-caught = { $me ->
    [yes] Tu pêches { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }.
   *[no] { $name } pêche { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }.
}
log-caught-shelved = { $me ->
    [yes] Tu pêches { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }, dont { $shelved ->
        [one] une
       *[other] { $shelved }
    } sur le Permis Huître.
   *[no] { $name } pêche { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }, dont { $shelved ->
        [one] une
       *[other] { $shelved }
    } sur le Permis Huître.
}
log-tucked = { $me ->
    [yes] Tu glisses une carte sous le bateau { $type }.
   *[no] { $name } glisse une carte sous le bateau { $type }.
}
log-tucked-card = { $me ->
    [yes] Tu glisses une carte { $card } sous le bateau { $type }.
   *[no] { $name } glisse une carte { $card } sous le bateau { $type }.
}
log-drew-instead = { $me ->
    [yes] Tu pioches au lieu de pêcher avec le { $docked ->
        [yes] { $type }
       *[no] bateau { $type }
    }.
   *[no] { $name } pioche au lieu de pêcher avec le { $docked ->
        [yes] { $type }
       *[no] bateau { $type }
    }.
}
log-towed = { $me ->
    [yes] { $count ->
        [one] Une carte monte sur ton Remorqueur, face cachée.
       *[other] { $count } cartes montent sur tes Remorqueurs, face cachée.
    }
   *[no] { $count ->
        [one] { $name } : une carte monte sur son Remorqueur, face cachée.
       *[other] { $name } : { $count } cartes montent sur ses Remorqueurs, face cachée.
    }
}
log-picked-up = { $me ->
    [yes] Tu prends { $count ->
        [one] la carte
       *[other] { $count } cartes
    } d’un Remorqueur, qui quitte la partie.
   *[no] { $name } prend { $count ->
        [one] la carte
       *[other] { $count } cartes
    } d’un Remorqueur, qui quitte la partie.
}
log-processed = { $me ->
    [yes] Tu traites { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }.
   *[no] { $name } traite { $crates ->
        [one] une caisse
       *[other] { $crates } caisses
    }.
}
log-traded = { $me ->
    [yes] Tu échanges une caisse.
   *[no] { $name } échange une caisse.
}
log-discarded = { $me ->
    [yes] Tu défausses { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[no] { $name } défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
log-discarded-card = { $me ->
    [yes] Tu défausses : { $cards }.
   *[no] { $name } défausse : { $cards }.
}
log-crew-placed = À côté des permis de la rangée : { $crew }.
log-crew = { $me ->
    [yes] Tu reçois un équipier : { $crew }.
   *[no] { $name } reçoit un équipier : { $crew }.
}
log-crew-storm = { $me ->
    [yes] Tu reçois un équipier : { $crew }. Jusqu’à la fin du tour, personne d’autre ne pêche rien.
   *[no] { $name } reçoit un équipier : { $crew }. Jusqu’à la fin du tour, personne d’autre ne pêche rien.
}
log-crew-unused = { $name } n’a pas l’usage de l’équipier : { $crew }.
log-assigned = { $me ->
    [yes] Tu affectes l’équipier { $crew } au { $license }.
   *[no] { $name } affecte l’équipier { $crew } au { $license }.
}
log-trophy = { $me ->
    [yes] Tu gagnes un trophée : { $trophy }.
   *[no] { $name } gagne un trophée : { $trophy }.
}
log-meeple = { $me ->
    [yes] Ton bateau { $type } est le premier plein : un meeple crabe pour toi.
   *[no] { $name } a le premier bateau { $type } plein : un meeple crabe.
}
log-revealed-boat = { $name } révèle : { $card }.
log-corporation-boat = { $name } le met à l’eau.
log-corporation-takes = { $name } prend dans la rangée le { $license }.
log-over-licenses = La partie est terminée : il n’y a plus de permis.
log-over-crates = La partie est terminée : il n’y a plus de caisses.
log-over-both = La partie est terminée : il n’y a plus ni permis ni caisses.

why-cod = le Permis Cabillaud
why-lobster = le Permis Homard
why-trade = la caisse
why-tuna = le Permis Thon
why-char = le Permis Omble
why-swordfish = le Permis Espadon
why-salmon = le Permis Saumon
why-swap = la carte défaussée
why-crew = le Mousse
why-captains = l’absence d’achat
