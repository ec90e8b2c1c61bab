### Avisar a alguien de que le toca, por correo, notificación push o webhook

call-title = Te toca
call-table = En la mesa con { $names }.
call-alone = En tu mesa.
call-try-title = Así te llegan los avisos
call-try = Cuando te toque y no estés, llegará algo así.
call-code-title = Tu código: { $code }
call-code =
    Alguien, esperamos que tú, quiere recibir avisos en esta dirección cuando le toque en una partida de Ridback.

    Si es así, introduce allí este código: { $code }

    Si no, no tienes que hacer nada: no llegará nada más.
call-mail-off = Para no recibir más correos de estos:

call-off-title = Correos de Ridback
call-off-ask = ¿No enviar más correos a { $address } cuando te toque?
call-off-go = No más correos
call-off-done = No llegarán más correos. Puedes volver a activarlos en tu cuenta.
