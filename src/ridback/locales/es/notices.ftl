## Lo que se cuenta en la mesa además de las jugadas

notice-bot-failed = Se jugó por { $me ->
    [yes] ti
   *[no] { $name }
}: { $why ->
    [late] el bot pensó demasiado tiempo.
    [nonsense] lo que quería el bot no es una jugada posible aquí.
   *[crashed] el bot se averió.
}
notice-bot-sits = { $me ->
    [yes] { $bot } juega por ti desde ahora.
   *[no] { $bot } juega por { $name } desde ahora.
}
notice-bot-level = { $bot } juega desde ahora el asiento del bot número { $seat }.
notice-undone = { $me ->
    [yes] Deshaces tu última jugada.
   *[no] { $name } deshace su última jugada.
}
notice-person-back = { $me ->
    [yes] Vuelves a jugar en tu asiento.
   *[no] { $name } ha vuelto y juega de nuevo.
}
notice-time-up = { $bot ->
    [none] { $me ->
        [yes] Se te acabó el tiempo: se jugó por ti.
       *[no] A { $name } se le acabó el tiempo: se jugó en su lugar.
    }
   *[other] { $me ->
        [yes] Se te acabó el tiempo: { $bot } juega por ti hasta que vuelvas.
       *[no] A { $name } se le acabó el tiempo: { $bot } juega hasta que vuelva.
    }
}
notice-maker = { $me ->
    [yes] Quien creó esta mesa se ha ido: ahora es tuya.
   *[no] Quien creó esta mesa se ha ido: ahora es de { $name }.
}
