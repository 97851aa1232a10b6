# What Discord shows beside each command, at most 100 characters each.

command-group = Jogar { $game } neste canal
command-start = Abrir uma mesa neste canal
command-join = Entrar na mesa deste canal
command-leave = Deixar o seu lugar
command-begin = Começar a partida com quem já entrou
command-play = Ver o que você tem para decidir
command-hint = Pedir um conselho sobre o que decidir, só para você
command-choose = Responder à pergunta que você tem agora
command-hand = Ver sua mão, só para você
command-score = Ver quanto sua estante valeria agora, só para você
command-speciality = Ver sua especialidade secreta, só para você
command-place = Colocar um assistente
command-board = Ver a mesa
command-shelf = Ver o que está diante de alguém: uma estante, pilhas
command-status = Ver como está a partida e de quem é a vez
command-log = Ver tudo o que aconteceu, numerado
command-undo = Desfazer sua última escolha
command-shelve = Guardar um livro na estante
command-move = Tirar um livro das suas estantes para guardar em outro lugar
command-use = Usar um token bônus
command-candle = Acender um token bônus como vela
command-claim = Reivindicar um objetivo
command-confirm = Confirmar suas estantes ou terminar sua rodada
command-rules = Consultar uma regra ou qualquer outra coisa da ajuda
command-rematch = Jogar de novo a última partida deste canal, com as mesmas pessoas
command-film = Ver uma partida terminada em filme
command-export = Receber o registro de uma partida terminada em um arquivo
command-end = Encerrar a partida antes do fim

option-game = Qual das suas partidas
option-colour = Sua cor; se não escolher, você recebe a próxima livre
option-answer = Sua resposta; se forem várias, escolha uma depois da outra
option-book = Qual livro
option-place = Em que lugar, pela letra
option-token = Qual token bônus
option-objective = Qual objetivo
option-text = Em palavras, em vez de imagem
option-player = De quem
option-page = Qual página; a 1 é a mais antiga
option-language = O idioma da mesa; o que só você vê fica no idioma do seu Discord
option-topic = O que você quer saber

choice-game = Partida { $number } em { $place }
choice-newest = (escolhas: { $count })
choice-too-long = Fica longo demais para digitar. Use os menus de /{ $game } play.
choice-game-turn = Partida { $number } em { $place }: é a sua vez
