# Lugares que mudam de mãos: sair, substituir, assumir.

notice-left = { $name } saiu da mesa. Um jogador automático guarda o lugar, e qualquer pessoa aqui pode assumir.
notice-replaced = { $name } não tem mais o lugar. Um jogador automático o guarda, e qualquer pessoa aqui pode assumir; até lá, { $name } pode voltar.
notice-gone = { $name } não está mais neste servidor. O lugar pode ser dado a outra pessoa já; se { $name } não voltar em um dia, ele será oferecido aqui.
notice-gone-lobby = { $name } não está mais neste servidor, então o lugar está livre.
notice-gone-offered = Faz um dia que { $name } não está mais neste servidor. Um jogador automático guarda o lugar, e qualquer pessoa aqui pode assumir.
notice-taken = { $name } assume o lugar de { $before }.
notice-back = { $name } voltou à mesa.
notice-host = Agora quem organiza a mesa é { $name }.
seat-take = Assumir o lugar de { $name }
seat-replace = Substituir { $name }
command-table-take = Assumir um lugar que alguém deixou, ou voltar ao seu
seat-taken-over = O lugar é seu. Sua mão chega por mensagem direta, e `/{ $game } hand` mostra aqui a qualquer momento.
seat-taken-over-plainly = O lugar é seu.
seat-replaced = Feito. O lugar está à disposição de todos no canal da partida.
confirm-replace = Substituir { $name }? Um jogador automático assume o lugar na hora, e qualquer pessoa do canal pode ficar com ele. Enquanto ninguém ficar, { $name } pode voltar.
confirm-replace-yes = Sim, substituir
told-replaced = A mesa esperou um bom tempo, e agora um jogador automático guarda o seu lugar. Enquanto ninguém o assumir, você pode voltar pelo botão [na mesa]({ $link }).

# O que é recusado.
seat-taken = { $name } já ocupa esse lugar.
seat-free = { $name } já guarda esse lugar.
seat-not-offered = Ninguém saiu desse lugar, então não dá para assumir.
seat-known = Você teve outro lugar nesta partida e conhece a mão dele, então só pode voltar para aquele.
no-such-seat = Esse lugar não existe nesta mesa.
replace-oneself = Esse lugar é seu. Para sair, use `/{ $game } leave`.
replace-last = { $name } é a última pessoa aqui. Para encerrar a partida: `/{ $game } end`.
replace-too-early = { $name } ainda tem tempo para jogar. Um lugar só pode ser dado quando o tempo dele acabar.
barred = Você foi retirado desta mesa por quem a organiza. As outras continuam abertas.

# Retirar alguém de uma mesa que ainda não começou.
dismiss-page = Quem deve sair desta mesa? Um jogador automático pode ser adicionado de novo; uma pessoa não pode mais voltar a esta mesa.
dismiss-whom = Escolha um lugar
dismiss-nobody = Não há ninguém que você possa retirar aqui. { $host } pode, e também a moderação do canal.
dismissed = Feito: o lugar está livre. A pessoa foi avisada com gentileza e não pode voltar a esta mesa.
dismissed-automatic = Feito: o lugar está livre de novo.
confirm-dismiss = Retirar { $name } desta mesa? A pessoa é avisada, com gentileza, e não pode mais voltar.
confirm-dismiss-yes = Sim, retirar
told-dismissed = Quem organiza esta mesa deu o seu lugar a outra pessoa. Sem ressentimentos: as outras mesas continuam abertas para você.
notice-lobby-closed = Faz três dias que ninguém aparece, então esta mesa foi fechada. `/{ $game } start` abre outra a qualquer momento.
lobby-changed = Alguém acabou de sentar ou de sair. Olhe de novo, por favor.
dismiss-oneself = Esse lugar é seu. Para sair, use `/{ $game } leave`.
