# The playground's index page.

play-title = A Cidade dos Livros
play-open = A sala de testes está aberta: { $address }  (Ctrl-C fecha)
play-channel = #{ $channel }, onde todos jogam
play-dm = Mensagens diretas com o bot: { $name }
play-hint-1 = No canal, digite /exlibris start, aperte Enter e clique na seta que envia.
play-hint-2 = “Viewing as”, no canto da página, faz de você Alice, Bob, Carol ou Dave. Ponha alguém na mesa ou adicione jogadores automáticos, e comece.
play-hint-3 = O que só uma pessoa pode ver, só ela vê: troque de pessoa e confira.
play-hint-4 = Volte aqui para ver as mensagens diretas. Só um lugar fica aberto por vez; recarregue a página que tiver sido fechada.
play-again = A página ainda não está pronta. Volte e tente de novo.
play-hint-5 = Ninguém joga? Adiante o relógio e veja as mensagens diretas de quem está sendo esperado.
play-thread = o tópico “{ $thread }”
play-news = { $count } a mais
play-clock = Para o bot são { $time }. Adiante o relógio dele, e ele faz o que vence até lá: lembretes, jogadas de quem se atrasa.
play-later = { $hours } horas depois
play-port-taken = A porta { $port } está ocupada, então fica a { $next }.
play-closed = A sala de testes está fechada, e as partidas dela se foram.
