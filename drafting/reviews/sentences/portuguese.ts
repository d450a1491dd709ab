/**
 * Replies in Portuguese; see pack.ts for how it is read. `{de}`, `{por}`: the list of points behind that preposition,
 * "do sabor e da entrega".
 */
export const portugueseFrames = `
praise-opening
  Que bom ler isso, e que bom que você tirou um tempo para contar.
  Agradecemos muito pelas suas palavras.
  Que alegria receber um comentário assim.
  Seu comentário alegrou o nosso dia.
praise-opening warm
  Você não imagina a alegria que deu ler isso!
  Seu carinho chegou aqui e fez o nosso dia mais feliz!
  Lemos o seu comentário com um sorriso no rosto!
praise-opening formal
  Agradecemos por dedicar um momento a contar a sua experiência.
  Recebemos o seu comentário com muita satisfação.
  Agradecemos a gentileza de escrever.
half-opening
  Agradecemos por contar como foi.
  Agradecemos pela sinceridade do seu comentário.
  Lemos o seu comentário com atenção.
half-read
  Também lemos com cuidado o resto do que você contou.
  E levamos em conta cada ponto que você trouxe.
  O resto do que você contou também foi lido com atenção.
half-words
  Sabemos que escrever dá trabalho, e agradecemos por isso.
  Cada detalhe ajuda a enxergar o que vai bem e o que pode melhorar.
  Quem conta como foi ajuda mais do que imagina.
complaint-opening
  Agradecemos por contar o que aconteceu.
  Lemos com atenção o que você escreveu.
  Você fez bem em nos contar.
  Entendemos a sua chateação.
complaint-opening warm
  Ficamos tristes de verdade ao ler o que você contou.
  Entendemos como isso chateia e agradecemos a sinceridade.
  Lemos cada palavra e ficamos pensando no que você passou.
complaint-opening formal
  Agradecemos por relatar o que aconteceu.
  Recebemos o seu relato e o lemos com atenção.
  Compreendemos a sua insatisfação.
complaint-lead
  Pedimos desculpas {por}.
  Sentimos muito {por}.
  Queremos pedir desculpas {por}.
more-praise
  Também é bom saber que você gostou {de}.
  E o que você disse sobre {list} completou a alegria.
  Lemos com o mesmo gosto o que contou sobre {list}.
more-complaints
  Lemos também o que você contou sobre {list}.
  Sentimos também {por}.
  Sobre {list}, também entendemos a sua queixa.
praise-beside
  Por outro lado, é bom saber que você gostou {de}.
  Ainda assim, ficamos contentes por você ter gostado {de}.
  E agradecemos por contar também o que foi bom: {list}.
overall-beside
  Por outro lado, é bom saber que no geral você gostou.
  Ainda assim, ficamos contentes que o resto tenha agradado.
  E agradecemos por contar também o lado bom.
recommendation-beside
  Por outro lado, é bom saber que você ainda conta com o nosso trabalho.
  Ainda assim, ficamos contentes com o voto de confiança.
  E agradecemos por não desistir de nós.
other-praise
  Foi bom ler o que você disse sobre {other}.
  O seu comentário sobre {other} deixou um sorriso por aqui.
  Guardamos com carinho o que você contou sobre {other}.
other-complaint
  Entendemos a sua queixa sobre {other}, e pedimos desculpas.
  Sobre {other}, sentimos muito e queremos entender melhor.
  Pedimos desculpas pelo que você conta sobre {other}.
quote-praise
  “{quote}” é frase para guardar.
  Esta parte ficou com a gente: “{quote}”.
  Foi uma alegria ler “{quote}”.
quote-complaint
  Entendemos o peso desta frase: “{quote}”.
  Você escreveu “{quote}”, e isso merece ser ouvido.
  Paramos nesta frase: “{quote}”.
one-person
  {people} merece cada palavra.
  E {people} vai gostar de ler isso.
  Foi bom ver o nome {dePeople} no seu comentário.
more-people
  {people} merecem cada palavra.
  E {people} vão gostar de ler isso.
  Foi bom ver os nomes {dePeople} no seu comentário.
will-check
  [Vamos|Vou|Vamos] verificar o que aconteceu.
  [Vamos|Vou|Vamos] apurar com calma o que houve.
  [Vamos|Vou|Vamos] olhar de perto o que você relatou.
will-resolve
  [Queremos|Quero|Queremos] resolver isso com você.
  [Queremos|Quero|Gostaríamos de] acertar isso com você.
  [Queremos|Quero|Desejamos] encontrar uma solução junto com você.
already-fixed
  [Já corrigimos|Já corrigi|Já corrigimos] o que deu errado.
  O que deu errado já foi corrigido.
  [Já acertamos|Já acertei|Já acertamos] o ponto que você trouxe.
will-refund
  [Vamos|Vou|Vamos] devolver o valor.
  O valor será devolvido.
  [Vamos|Vou|Vamos] fazer a devolução do valor.
invite-back
  E [deixamos|deixo|deixamos] o convite para você voltar.
  [Gostaríamos|Gostaria|Gostaríamos] de receber você de novo.
  Volte quando quiser: será um prazer receber você outra vez.
contact
  Podemos conversar {channel}?
  Fale [com a gente|comigo|conosco] {channel}.
  Se puder, [nos|me|nos] procure {channel}.
channels
  pelo WhatsApp
  por telefone
  por e-mail
  pelo Instagram
  pessoalmente
  pelos contatos do nosso perfil
closing
  Conte sempre com a gente.
  Até a próxima!
  Será bom receber você outras vezes.
  As portas estão sempre abertas para você.
closing warm
  Um abraço grande de todos nós!
  Venha sempre, a casa é sua!
  Um abraço e até breve!
closing formal
  Será um prazer receber você novamente.
  Conte conosco sempre que precisar.
  Agradecemos, e até uma próxima oportunidade.
praise-words
  Comentários assim mostram que o esforço de cada dia compensa.
  Palavras como as suas dão força para continuar fazendo o que gostamos.
  É por pessoas como você que trabalhamos com gosto todos os dias.
  Agradecemos por dividir isso com quem ainda não nos conhece.
  Dá vontade de mostrar o seu comentário para todo mundo.
  Um comentário desses a gente guarda com carinho.
complaint-words
  Ler isso ajuda a enxergar o que precisa melhorar.
  Queremos entender melhor como foi, com calma e com os detalhes.
  O que você conta serve para olharmos o nosso trabalho com outros olhos.
  Preferimos saber por você a não saber.
  Seria bom ouvir você e conhecer melhor a situação.
  Sabemos que escrever dá trabalho, e agradecemos por isso.
neutral-1
  Agradecemos por deixar a sua avaliação.
  Recebemos a sua avaliação, e agradecemos por escrever.
  É bom ter notícias suas, e agradecemos pela avaliação.
neutral-2
  Lemos com atenção o que você escreveu e gostaríamos de saber mais sobre como foi.
  O que cada pessoa conta ajuda a enxergar o que vai bem e o que pode melhorar.
  Gostaríamos de entender melhor o que você achou, com um pouco mais de detalhe.
neutral-3
  Se quiser contar mais, fale [com a gente|comigo|conosco] {channel}.
  Quer nos contar mais? Dá para conversar {channel}.
  Para falar mais sobre isso, é só nos procurar {channel}.
good-1
  Que bom receber uma avaliação assim, e agradecemos pela gentileza.
  Suas estrelas deixaram o dia mais bonito por aqui.
  Ficamos felizes com a sua nota.
good-2
  Saber que você gostou dá ânimo para continuar.
  Quem avalia bem ajuda outras pessoas a nos conhecer.
  É um gesto simples que faz muita diferença para um negócio como o nosso.
good-3
  Se um dia quiser contar o que mais agradou, vamos ler com alegria.
  E se quiser dizer o que foi melhor, adoraríamos saber.
  Quando puder, conte também do que mais gostou.
bad-1
  Sentimos muito que a sua experiência não tenha sido boa.
  Sua nota mostra que algo não foi bem, e pedimos desculpas.
  Ficamos tristes de saber que não deu certo, e pedimos desculpas.
bad-2
  Sem um comentário não sabemos o que houve, e gostaríamos muito de entender.
  Queremos ouvir o que aconteceu, com calma e com os detalhes.
  Para melhorar, precisamos saber onde ficou o problema.
bad-3
  Podemos conversar {channel}?
  Fale [com a gente|comigo|conosco] {channel}, por favor.
  Se puder, conte o que houve {channel}.`;

/**
 * Replies to what takes the whole reply over, one a line, its sentences parted by " / "; those in the middle are left out
 * where it must be short. They confirm nothing and deny nothing, repeat no harm, no crime and no word of the accusation,
 * and lead to a private conversation.
 */
export const portugueseCases = `
injury
  Lemos o seu relato com atenção e esperamos que todos estejam bem. / Saúde vem antes de qualquer coisa, e um assunto assim merece uma conversa reservada. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você com calma.
  Isso nos preocupa, e desejamos que esteja tudo bem agora. / Queremos ouvir você com calma, em particular, e conhecer melhor o que conta. / Podemos conversar {channel}?
  O que você conta merece toda a atenção, e antes de tudo esperamos que estejam todos bem. / Por cuidado com você, preferimos não tratar disso em público. / Se puder, converse [com a gente|comigo|conosco] {channel}.
accusation
  Lemos o seu relato com atenção e levamos a sério o que você escreveu. / Um assunto assim precisa ser visto com cuidado e com todas as informações. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você.
  O que você conta é sério e merece ser ouvido com calma. / Por respeito a todas as pessoas envolvidas, preferimos não tratar disso em público. / Podemos conversar {channel}?
  Agradecemos por escrever, e recebemos o seu relato com seriedade. / Gostaríamos de conhecer os detalhes e ouvir o seu lado por inteiro, em particular. / Se puder, converse [com a gente|comigo|conosco] {channel}.
consumer-agency
  Lemos a sua reclamação com atenção e respeitamos o caminho que você escolher. / Gostaríamos também de conversar diretamente, com os detalhes em mãos, para entender a situação. / Fale [com a gente|comigo|conosco] {channel}, por favor.
  Entendemos que você busque os seus direitos, e levamos a sério o que escreveu. / Da nossa parte há vontade de ouvir e de olhar o caso com calma, fora do público. / Podemos conversar {channel}?
  Agradecemos por escrever, mesmo numa situação desgastante. / Uma conversa direta costuma ajudar, e gostaríamos de conhecer melhor o que você relata. / Se puder, converse [com a gente|comigo|conosco] {channel}.
discrimination
  O que você relata é sério, e lemos com todo o respeito. / Toda pessoa merece ser bem recebida, sem exceção, e queremos ouvir você com calma. / Fale [com a gente|comigo|conosco] {channel}, por favor, para uma conversa reservada.
  Sentimos muito ao ler as suas palavras. / Respeito é direito de todo mundo, e o seu relato merece ser ouvido por inteiro, com seriedade e em particular. / Podemos conversar {channel}?
  Agradecemos por ter escrito, porque sabemos que não é fácil. / Levamos a sério o que você conta e gostaríamos de conhecer melhor a situação, longe do público. / Se puder, converse [com a gente|comigo|conosco] {channel}.
not-a-customer
  Lemos a sua avaliação, mas não localizamos esse atendimento por aqui. / Às vezes acontece uma confusão de nome ou de endereço, e gostaríamos de esclarecer. / Fale [com a gente|comigo|conosco] {channel}, por favor, e conte quando foi.
  Agradecemos por escrever, mas não reconhecemos a situação que você descreve. / Para entender o que houve, precisamos de mais detalhes, como o dia da visita. / Podemos conversar {channel}?
  Sua avaliação chegou até nós, e não encontramos registro desse atendimento. / Se ele foi mesmo conosco, queremos ouvir você e entender melhor. / Quando puder, mande os detalhes {channel}.
secrecy
  Agradecemos por escrever. / Por sigilo, não confirmamos nem comentamos em público nada sobre pessoas ou atendimentos, mas lemos tudo com atenção. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você.
  Lemos o seu comentário com atenção e respeito. / O sigilo não nos deixa falar em público sobre quem quer que seja, e por isso preferimos uma conversa reservada. / Podemos conversar {channel}?
  Recebemos o seu comentário e lemos cada palavra com atenção. / Nosso trabalho pede discrição, por isso não tratamos de nenhum caso em público. / Se puder, converse [com a gente|comigo|conosco] {channel}.
secret-praise
  Agradecemos pelas palavras e pelo tempo de escrever. / Por sigilo, não comentamos em público nada sobre pessoas ou atendimentos, mas lemos o seu comentário com muita alegria. / Comentários assim dão força para continuar.
  Ficamos felizes com o seu comentário. / Nosso trabalho pede discrição, por isso respondemos em poucas palavras: é muito bom ler uma opinião assim. / Agradecemos de coração pela gentileza de escrever.
  Que bom ler o que você escreveu. / O sigilo não nos deixa entrar em detalhes, mas a sua opinião ajuda outras pessoas a escolher com tranquilidade. / Agradecemos o carinho e a lembrança.
mourning
  Recebemos as suas palavras com muito respeito. / Num momento tão delicado, agradecemos por ter se lembrado de escrever. / Nossos sentimentos a você e a todos que sentem essa falta. / No que precisar, estamos por aqui.
  Lemos o que você escreveu com carinho e em silêncio. / Sabemos que as palavras dizem pouco numa hora assim, e agradecemos as suas. / Nossos pêsames e um abraço a toda a família.
  Agradecemos por escrever num momento tão difícil. / Que as boas lembranças tragam um pouco de paz aos dias que vêm. / Receba os nossos sentimentos, com respeito e carinho por quem fica.
condolence
  Recebam os nossos sentimentos.`;
