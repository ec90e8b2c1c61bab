## Ce que le serveur fait pour quelqu'un à sa place : coups donnés d'avance, et passer tout seul

advance-waits = Attend son heure
advance-drop = Reprendre : { $order }
advance-pass-license = Passer : { $license }
advance-pass-round = Passer jusqu’à la fin de ces enchères
advance-bid = Miser sur le { $license }, jusqu’à { $most } $
advance-keep = Garder : { $card }
advance-bid-license = Quand quelqu’un l’ouvre, miser sur
advance-bid-most = jusqu’à, en $
advance-bid-go = Miser jusqu’à { $most } $
advance-bid-about = Chaque fois le minimum possible ; au-delà, tu passes. Le paiement te revient.
advance-no-auction = Tu ne participes plus à ces enchères.
advance-keep-title = À garder, quand il faut défausser
advance-keep-about = S’il ne reste ainsi qu’une carte à défausser, elle part toute seule. Sinon, on te demande. Les paiements suggérés épargnent autant que possible ce que tu gardes.
advance-notes = Ce qu’il en est advenu
advance-note-over = les enchères pour ce permis se sont terminées avant.
advance-note-round-over = les enchères se sont terminées avant.
advance-note-out = tu ne participes plus à ces enchères.
advance-note-gone = il ne reste aucun permis de ce type dans la rangée.
advance-note-short = tu ne peux pas payer autant. On t’a demandé.
advance-note-outbid = quelqu’un a misé plus. Tu as passé.
advance-note-won = il est à toi.

auto-pass-title = Passer tout seul
auto-pass-liked = Selon mes préférences ({ $mode })
auto-pass-off = Jamais
auto-pass-off-about = On te demande partout où les règles demandent.
auto-pass-standard = Normal
auto-pass-standard-about = Là où tout le monde voit que tu ne peux rien faire d’autre. Cela ne révèle rien de ta main.
auto-pass-fast = Rapide
auto-pass-fast-about = Partout où tu ne peux rien faire d’autre. Cela révèle quelque chose aux autres : ce que tu passes aussitôt, tu ne pouvais pas le faire ; ce qui te fait réfléchir, tu le pouvais.
