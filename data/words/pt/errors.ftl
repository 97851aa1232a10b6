# What went wrong, what was saved, and what to do.

error-unexpected = Algo deu errado do meu lado. O que você já tinha jogado está salvo. Tente de novo; se acontecer outra vez, passe o código `{ $id }` a quem cuida deste bot.
error-old-command = Este comando mudou depois que o seu Discord o carregou. Recarregue o Discord e tente de novo.
error-bad-value = Não entendi esse valor. Escolha uma das sugestões.
error-no-entry = Não tenho mais permissão para fazer isso neste canal. Peça à moderação que devolva minhas permissões aqui.
error-old-button = Esse botão é de uma versão antiga minha. A mensagem mais recente da mesa tem botões que funcionam.
error-not-in-dm = Isso só funciona em um canal de servidor.
error-only-there = Isso só funciona no próprio canal da partida.
error-which-game = Você está em várias partidas. Escolha uma em “game”.
error-no-game-here = Não há partida neste canal. `/{ $game } start` abre uma mesa.
error-no-game-dm = Você não está em nenhuma partida de { $title } em andamento.
error-missing-rights = Para uma partida começar aqui, preciso destas permissões neste canal: { $rights }. A moderação pode concedê-las nas configurações do canal.
error-no-such-option = “{ $text }” não está entre as respostas que você tem agora. Escolha uma das sugestões.
error-too-long = Essa resposta é longa demais para digitar. Nos menus de `/{ $game } play` ela cabe.
error-no-such-player = Não há ninguém com esse nome nesta mesa.
error-other-question = Essa não é a pergunta que você tem agora. `/{ $game } play` mostra qual é.
error-nothing-asked = Você não tem nada para decidir agora.
error-no-topic = Não há ajuda sobre “{ $text }”. Escolha uma das sugestões.
error-bot-account = Bots não podem entrar por conta própria. Os botões da mesa adicionam jogadores automáticos.
right-view = Ver canal
right-send = Enviar mensagens
right-threads = Enviar mensagens em tópicos
right-embed = Inserir links
right-files = Anexar arquivos
error-not-begun = A partida ainda não começou.
error-not-seated = Você não está nesta mesa.

# What the host refuses; nothing has changed then.
stale = Essa pergunta já foi respondida ou mudou nesse meio-tempo. A partida agora está assim.
alone = Ainda não há mais ninguém aqui. Adicione um jogador automático ou escolha o modo solo no menu.
already-done = Isso já foi feito.
already-joined = Você já tem um lugar nesta mesa.
bad-options = Essas opções não combinam entre si. Escolha outras.
bot-account = Bots não podem ocupar um lugar. Os botões da mesa adicionam jogadores automáticos.
busy-elsewhere = Alguém foi mais rápido por um triz. Nada se perdeu: tente de novo.
channel-taken = Uma partida de { $title } { $state ->
    [lobby] está reunindo jogadores
   *[other] está em andamento
} neste canal. `/{ $game } status` conta mais; quem a organiza ou a moderação pode encerrá-la com `/{ $game } end`. Cabe uma partida por vez em cada canal ou tópico.
too-many-lobbies = { $most ->
    [one] Você tem uma mesa que ainda não começou: comece-a ou encerre-a primeiro.
   *[other] Você tem { $most } mesas que ainda não começaram: comece ou encerre uma delas primeiro.
}
too-many-tables = { $most ->
    [one] Você abriu uma mesa que está em andamento: aqui só se permite uma por vez.
   *[other] Você abriu { $most } mesas que estão em andamento: aqui não se permitem mais de uma vez.
}
too-many-here = { $most ->
    [one] Já há uma mesa em andamento neste canal e nos tópicos dele: abra a sua em outro.
   *[other] Já há { $most } mesas em andamento neste canal e nos tópicos dele: abra a sua em outro.
}
colour-taken = Alguém já tem essa cor.
game-damaged = Não é mais possível ler os dados salvos desta partida. `/{ $game } end` libera o canal; avise quem cuida deste bot: `exlibris repair { $id }` talvez a recupere.
lobby-full = { $most ->
    [1] Esta partida é para uma pessoa só.
   *[other] Todos os { $most } lugares estão ocupados.
}
no-such-game = Essa partida não existe mais, ou a mesa dela fica onde você não pode vê-la.
not-host = Só { $host ->
    [none] quem organiza a mesa
   *[other] { $host }
} ou a moderação do canal pode fazer isso.
not-in-game = Você não está nesta mesa.
not-readable = Não consigo ler minhas anotações agora. Nada se perdeu: tente de novo daqui a pouco.
not-saved = Não deu para salvar. Daqui a pouco olhe a mesa, e tente de novo se nada aconteceu lá.
too-full = Há mais gente aqui do que poderia jogar assim. Tire alguém antes, ou deixe como está.
too-few = A partida precisa de pelo menos { $least ->
    [1] 1 jogador
   *[other] { $least } jogadores
}, e por enquanto há { $have }. Os botões da mesa podem adicionar jogadores automáticos.
unknown-colour = Essa cor não existe.
hints-off = Esta partida é jogada sem dicas.
unknown-strength = Este jogo não tem esse jogador automático.
unknown-game = Não conheço esse jogo.
already-begun = A partida já começou.
not-begun = A partida ainda não começou.
game-over = Essa partida já acabou.
rematch-not-over = Esta partida ainda está em andamento. A revanche vem depois.
film-not-over = O filme de uma partida é feito quando ela acaba.
record-not-over = O registro contém a mão de todo mundo, por isso só abre quando a partida acaba.
game-ended = Essa partida foi encerrada antes do fim.

# What the engine refuses; the choice has changed nothing.
refused-not-offered = Isso não está entre as suas opções.
refused-count = { $least ->
    [0] Escolha no máximo { $most }.
   *[other] Escolha de { $least } a { $most }.
}
refused-exactly = { $most ->
    [1] Faça uma única escolha.
   *[other] Escolha exatamente { $most }.
}
refused-not-your-turn = Não é a sua vez.
refused-over = A partida acabou.
refused-seed-secret = A semente fica em segredo até a partida acabar.
refused-undo-nothing = Não há nada para desfazer.
refused-undo-not-yours = Você não tem nada para desfazer: outra pessoa já jogou.
refused-undo-revealed = Sua última escolha mostrou algo escondido, então não dá para desfazer.
error-too-fast = { $seconds ->
    [one] Um momento: tente de novo em um segundo.
   *[other] Um momento: tente de novo em { $seconds } segundos.
}
