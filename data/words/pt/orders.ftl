# What people choose beforehand: answers while others act, and a plan for the next turn.

orders-log = { $text } *(ordem dada de antemão)*
order-dropped = Chegou a sua vez, mas nada do seu plano é mais possível. Eu o esqueci: agora é com você.
order-gone = Essa ordem já foi cumprida ou retirada, ou expirou.
order-not-possible = Essa pergunta não pode ser respondida de antemão.
order-no-plan = Agora não há nada a planejar aqui: ainda não se sabe o que vem.
order-your-turn = Já é a sua vez: não precisa planejar, é só escolher.
order-unfit = Isso já não combina com a mesa. Escolha mais uma vez.
