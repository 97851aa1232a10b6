# What is kept of people, and how they get it or are rid of it.

command-privacy = O que o bot guarda sobre você, e como apagar
privacy-text =
    🔒 **O que este bot guarda sobre você**
    - Em cada partida que você joga ou jogou: seu id do Discord, seu nome e sua cor nela, suas escolhas e quando as fez. A partida precisa disso, e o registro dela também.
    - Das partidas terminadas: seus pontos, colocações e classificações, para `/stats`; um ranking só cita você se você permitiu em `/settings`.
    - O que você definiu em `/settings`, com as férias; o que escolheu de antemão; as partidas que acompanha.
    Ele não lê mensagens e não sabe mais nada sobre você; só quem cuida do bot tem acesso, e nada é vendido nem mostrado em outro lugar.
    → **Meus dados** entrega tudo em um arquivo. **Esquecer-me** tira você de todas as partidas, em que um jogador automático continua; nas terminadas, “N. N.” fica no seu lugar.
privacy-data = Meus dados
privacy-forget = Esquecer-me
privacy-forget-now = Sim, esquecer-me
privacy-keep = Não, voltar
privacy-sure = Devo esquecer você? Você sai de todas as partidas em andamento, e um jogador automático fica com o seu lugar. Suas preferências, estatísticas e classificações somem. Não há como desfazer.
privacy-forgotten = Esqueci você. Obrigado por jogar; a mesa está sempre aberta.
privacy-file = { $count ->
    [0] Nada é guardado sobre você.
    [one] Aqui está tudo o que é guardado sobre você: um item.
   *[other] Aqui está tudo o que é guardado sobre você: { $count } itens.
}
