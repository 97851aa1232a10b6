# What people choose beforehand: answers while others act, and a plan for the next turn.

command-orders = Escolher de antemão, para ninguém esperar por você
orders-head = **{ $game }** · escolhido de antemão
orders-none = Nada ainda. Só você vê o que escolhe aqui, até ser feito: o histórico marca como ordem.
orders-plan = **Minha próxima vez**: { $wishes }
orders-alone = só onde ninguém mais foi desde então
orders-rest = o resto da vez { $advised }
orders-answer = **{ $question }**: { $answer }, { $until }
orders-until-round = até o fim da rodada
orders-until-withdrawn = até eu dizer o contrário
orders-advised = como faria o melhor jogador automático
orders-withdraw = Retirar uma ordem…
orders-to-plan = Planejar minha vez
orders-to-answers = Responder de antemão
orders-back = Voltar às minhas ordens
orders-wish = O que você mais quer fazer na sua próxima vez? Escolha até três desejos, o preferido primeiro. Se nenhum for permitido na hora, eu esqueço o plano e aviso você.
orders-next-wish = E se isso não der?
orders-wishes-full = Um plano não tem mais do que isso.
orders-choose = Escolha um desejo…
orders-if-alone = Só se ninguém for antes: { $on ->
    [1] sim
   *[other] não
}
orders-if-rest = O resto jogado por mim: { $on ->
    [1] sim
   *[other] não
}
orders-anew = Recomeçar
orders-give = Planejar assim
orders-question = A que pergunta você quer responder de antemão? A resposta é dada assim que a jogada de alguém a fizer.
orders-choose-question = Escolha uma pergunta…
orders-choose-answer = Escolha a resposta…
orders-how-long = Vale { $until }
orders-given = Anotado. Faço isso quando chegar a hora.
orders-withdrawn = Retirada.
orders-log = { $text } *(ordem dada de antemão)*
order-dropped = Chegou a sua vez, mas nada do seu plano é mais possível. Eu o esqueci: agora é com você.
order-expired = A rodada acabou sem que chegasse a vez que você tinha planejado. Esqueci o plano.
order-taken-back = O que vinha antes do seu plano foi desfeito, e por isso eu o esqueci. Planeje de novo, ou escolha quando for a sua vez.
order-unadvised = Não consegui descobrir a tempo o que você tinha deixado a conselho. Esqueci a ordem: agora é com você.
order-no-game = Você não está em nenhuma partida em andamento.
order-gone = Essa ordem já foi cumprida ou retirada, ou expirou.
order-not-possible = Essa pergunta não pode ser respondida de antemão.
order-no-plan = Agora não há nada a planejar aqui: ainda não se sabe o que vem.
order-your-turn = Já é a sua vez: não precisa planejar, é só escolher.
order-unfit = Isso já não combina com a mesa. Escolha mais uma vez.
