/**
 * Replies in Portuguese; see pack.ts for how it is read. One line holds several wordings, parted by " / ". `{de}`, `{por}`:
 * the list of points behind that preposition, "do sabor e da entrega".
 */
export const portugueseFrames = `
praise-opening = Que bom ler isso, e que bom que você tirou um tempo para contar. / Ficamos felizes com as suas palavras. / Que alegria receber um comentário assim. / Seu comentário alegrou o nosso dia. / Foi muito bom ler o que você escreveu. / Ler isso deixou o dia melhor por aqui.
praise-opening warm = Você não imagina a alegria que deu ler isso! / Seu carinho chegou aqui e fez o nosso dia mais feliz! / Lemos o seu comentário com um sorriso no rosto!
praise-opening formal = Agradecemos por dedicar um momento a contar a sua experiência. / Recebemos o seu comentário com muita satisfação. / Agradecemos a gentileza de escrever.
half-opening = Agradecemos por escrever e contar como foi. / Agradecemos o seu comentário, que foi lido com atenção. / Agradecemos por tirar um tempo para nos contar.
half-read = Também lemos com atenção o resto do que você contou. / Lemos tudo o que você escreveu, ponto por ponto. / Também levamos em conta o resto do que você contou.
praise-openly = É bom saber que você gostou {de}. / Ficamos contentes por você falar bem {de}. / O que você disse de bom sobre {list} nos alegra.
open-complaint = Lemos com atenção o que você disse sobre {list}. / Levamos em conta o que você disse sobre {list}. / O que você apontou sobre {list} também conta para nós.
light-complaint = Sobre {list}, sentimos que não tenha sido como você queria. / Lemos com atenção o que você disse sobre {list}, e sentimos pelo incômodo. / O que você apontou sobre {list} também conta, e sentimos por isso.
open-words = Um comentário assim serve a quem trabalha aqui e a quem ainda vai escolher. / Quem conta como foi ajuda mais do que imagina. / Saber como foi para você ajuda a acertar mais.
complaint-opening = Lemos com atenção o que você escreveu. / Agradecemos por nos contar. / Entendemos a sua chateação. / Entendemos a sua frustração.
complaint-opening warm = Ficamos tristes de verdade ao ler o que você contou. / Entendemos como isso chateia, e a sua sinceridade ajuda. / Lemos cada palavra e ficamos pensando no que você passou.
complaint-opening formal = Lemos com atenção o relato que você enviou. / Recebemos o seu relato e o lemos com atenção. / Compreendemos a sua insatisfação.
complaint-lead = Pedimos desculpas {por}. / Sentimos muito {por}. / Queremos pedir desculpas {por}.
more-praise = Também é bom saber que você gostou {de}. / E agradecemos por falar bem também {de}. / Ficamos felizes também com o que você disse sobre {list}.
more-complaints = Lemos também o que você contou sobre {list}. / Sobre {list}, também sentimos que não tenha ido bem. / Sobre {list}, também entendemos a sua queixa.
praise-beside = Por outro lado, é bom saber que você gostou {de}. / Ainda assim, ficamos contentes por você ter gostado {de}. / E agradecemos por contar também o que foi bom: {list}.
overall-beside = Por outro lado, é bom saber que no geral você gostou. / Ainda assim, ficamos contentes que o resto tenha agradado. / E agradecemos por contar também o lado bom.
recommendation-beside = Por outro lado, é bom saber que você ainda conta com o nosso trabalho. / Ainda assim, ficamos contentes com o voto de confiança. / E agradecemos por não desistir de nós.
other-praise = Foi bom ler o que você disse sobre {other}. / O seu comentário sobre {other} deixou um sorriso por aqui. / Guardamos com carinho o que você contou sobre {other}.
other-complaint = Entendemos a sua queixa sobre {other}, e sentimos pelo incômodo. / Sobre {other}, sentimos muito. / Pedimos desculpas pelo que você conta sobre {other}.
quote-praise = “{quote}” é frase para guardar. / Esta parte ficou com a gente: “{quote}”. / Foi uma alegria ler “{quote}”.
quote-complaint = Entendemos o peso desta frase: “{quote}”. / Você escreveu “{quote}”, e isso merece ser ouvido. / Paramos nesta frase: “{quote}”.
one-person = {people} merece cada palavra. / E {people} vai gostar de ler isso. / Foi bom ver o nome {dePeople} no seu comentário.
people-beside = E foi bom ler o que você disse {dePeople}. / E agradecemos por falar bem {dePeople}. / Lemos com carinho o que você disse de bom {dePeople}.
more-people = {people} merecem cada palavra. / E {people} vão gostar de ler isso. / Foi bom ver os nomes {dePeople} no seu comentário.
will-check = [Vamos|Vou|Vamos] verificar o que aconteceu. / [Vamos|Vou|Vamos] apurar com calma o que houve. / [Vamos|Vou|Vamos] olhar de perto o que você relatou.
will-resolve = [Queremos|Quero|Queremos] resolver isso com você. / [Queremos|Quero|Gostaríamos de] acertar isso com você. / [Queremos|Quero|Desejamos] encontrar uma solução junto com você.
already-fixed-reserved = [Já tomamos|Já tomei|Já tomamos] as providências do nosso lado. / Do nosso lado, o que era preciso já foi feito. / [Já cuidamos|Já cuidei|Já cuidamos] do que estava ao nosso alcance.
already-fixed = [Já corrigimos|Já corrigi|Já corrigimos] o que deu errado. / O que deu errado já foi corrigido. / [Já acertamos|Já acertei|Já acertamos] o ponto que você trouxe.
will-refund = [Vamos|Vou|Vamos] devolver o valor. / O valor será devolvido. / [Vamos|Vou|Vamos] devolver o que você pagou.
invite-back = E [deixamos|deixo|deixamos] o convite para você voltar. / [Gostaríamos|Gostaria|Gostaríamos] de receber você de novo. / Volte quando quiser: será um prazer receber você outra vez.
contact = Podemos conversar {channel}? / Fale [com a gente|comigo|conosco] {channel}. / Se puder, [nos|me|nos] procure {channel}.
channels = pelo WhatsApp / pelo telefone / pelo e-mail / pelo Instagram / pessoalmente / pelos contatos do nosso perfil
closing = Conte sempre com a gente. / Até a próxima! / Será bom receber você outras vezes. / As portas estão sempre abertas para você.
closing warm = Um abraço grande de todos nós! / Venha sempre, a casa é sua! / Um abraço e até breve!
closing formal = Será um prazer receber você novamente. / Conte conosco sempre que precisar. / Agradecemos, e até uma próxima oportunidade.
glad-words = Quem lê avaliações antes de escolher vai encontrar a sua, e isso ajuda muito um negócio como o nosso. / Pouca gente para o dia para escrever quando tudo corre bem, e você parou. / Contar isso em público ajuda outras pessoas a decidir, e faz diferença para quem trabalha aqui. / É esse retorno que mostra que o caminho está certo. / Um comentário desses anima o resto da semana. / Dá gosto receber uma mensagem assim.
sorry-words = Ler isso ajuda a enxergar o que precisa melhorar. / O que você contou mostra o que precisa de mais cuidado. / Preferimos ouvir isso de você a não ficar sabendo. / Um relato como o seu ajuda a acertar. / Ninguém gosta de passar por isso. / Sabemos que não é agradável escrever sobre isso.
neutral-1 = Recebemos a sua avaliação, e cada palavra foi lida com atenção. / Sua avaliação chegou até nós e foi lida com atenção. / Lemos com atenção o que você escreveu.
neutral-2 = O que cada pessoa conta ajuda quem trabalha aqui e quem ainda vai escolher. / Saber como foi para você ajuda muito quem trabalha aqui. / Cada comentário faz diferença para um negócio como o nosso.
neutral-3 = Se quiser contar mais, fale [com a gente|comigo|conosco] {channel}. / Quer nos contar mais? Dá para conversar {channel}. / Para falar mais sobre isso, é só nos procurar {channel}.
mixed-2 = Sentimos que nem tudo tenha sido como você esperava. / Pelo que você conta, nem tudo foi bem, e sentimos por isso. / Sentimos pelo que não foi como você queria.
thanks-1 = Agradecemos por tirar um tempo para nos escrever. / Agradecemos o seu comentário, que foi lido com atenção. / Seu comentário chegou até nós, e agradecemos por ele.
thanks-3 = Qualquer coisa, fale [com a gente|comigo|conosco] {channel}. / Quando precisar, é só nos chamar {channel}. / Para o que precisar, é só falar {channel}.
question-1 = Sua pergunta chegou até nós. / Lemos a sua pergunta com atenção. / É bom quando alguém pergunta antes.
question-2 = Para qualquer outra dúvida, fale [com a gente|comigo|conosco] {channel}. / Se quiser saber mais, dá para conversar {channel}. / O que mais quiser saber, é só perguntar {channel}.
question-3 = Fale [com a gente|comigo|conosco] {channel}, que a resposta vem por lá. / Para responder direitinho, é melhor conversar {channel}. / A resposta fica mais fácil {channel}: é só nos chamar.
good-1 = Que bom receber uma avaliação assim, e agradecemos pela gentileza. / Suas estrelas deixaram o dia mais bonito por aqui. / Ficamos felizes com a sua nota.
good-2 = Saber que você gostou dá ânimo para continuar. / Quem avalia bem ajuda outras pessoas a nos conhecer. / É um gesto simples que faz muita diferença para um negócio como o nosso.
good-3 = Se um dia quiser contar o que mais agradou, vamos ler com alegria. / E se quiser dizer o que foi melhor, adoraríamos saber. / Quando puder, conte também do que mais gostou.
bad-1 = Sentimos muito que a sua experiência não tenha sido boa. / Sua nota mostra que algo não foi bem, e pedimos desculpas. / Ficamos tristes de saber que não deu certo, e pedimos desculpas.
bad-2 = Sem um comentário não sabemos o que houve, e gostaríamos muito de entender. / Queremos ouvir o que aconteceu, com calma e com os detalhes. / Para melhorar, precisamos saber onde ficou o problema.
bad-3 = Podemos conversar {channel}? / Fale [com a gente|comigo|conosco] {channel}, por favor. / Se puder, conte o que houve {channel}.`;

/**
 * Replies to what takes the whole reply over, one a line, its sentences parted by " / "; those in the middle are left out
 * where it must be short. They confirm nothing and deny nothing, repeat no harm, no crime and no word of the accusation,
 * and lead to a private conversation.
 */
export const portugueseCases = `
injury
  Lemos o seu relato com atenção, e ele nos preocupa. / Um assunto assim vem antes de qualquer outro e merece uma conversa reservada, com calma. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você.
  O que você conta nos preocupa de verdade. / Queremos ouvir você com tempo, em particular, e entender direito o que aconteceu. / Podemos conversar {channel}, quando for melhor para você?
  Sentimos muito ao ler o que você escreveu. / Isso merece atenção de verdade, e por respeito a você preferimos não tratar do assunto em público. / Se puder, converse [com a gente|comigo|conosco] {channel}, para que possamos ouvir você.
accusation
  Lemos o seu relato com atenção e levamos a sério o que você escreveu. / Um assunto assim precisa ser visto com cuidado e com todas as informações. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você.
  O que você conta é sério e merece ser ouvido com calma. / Por respeito a todas as pessoas envolvidas, preferimos não tratar disso em público. / Queremos conhecer a situação por inteiro, com os detalhes que você puder dar. / Podemos conversar {channel}?
  Recebemos o seu relato com seriedade. / Gostaríamos de conhecer os detalhes e ouvir o seu lado por inteiro, em particular, antes de qualquer outra coisa. / Se puder, converse [com a gente|comigo|conosco] {channel}, quando for melhor para você.
consumer-agency
  Lemos a sua reclamação com atenção e respeitamos o caminho que você escolher. / Gostaríamos também de conversar diretamente, com os detalhes em mãos, para entender bem a situação. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você.
  Entendemos que você busque os seus direitos, e levamos a sério o que escreveu. / Da nossa parte há vontade de ouvir e de olhar o caso com calma, fora do público. / Podemos conversar {channel}?
  Lemos cada palavra com atenção e com seriedade. / Uma conversa direta costuma ajudar, e gostaríamos de conhecer melhor o que você relata. / Se puder, converse [com a gente|comigo|conosco] {channel}.
discrimination
  O que você relata é sério, e lemos com todo o respeito. / Toda pessoa merece ser bem recebida, sem exceção, e queremos ouvir você com calma. / Fale [com a gente|comigo|conosco] {channel}, por favor, para uma conversa reservada.
  Sentimos muito ao ler as suas palavras. / Respeito é direito de todo mundo, e o seu relato merece ser ouvido por inteiro, com seriedade e em particular. / Podemos conversar {channel}, quando for melhor para você?
  Sabemos que escrever sobre isso não é fácil, e levamos a sério o que você conta. / Gostaríamos de conhecer melhor a situação e ouvir você, longe do público. / Se puder, converse [com a gente|comigo|conosco] {channel}.
not-a-customer
  Lemos a sua avaliação, mas não encontramos registro de um atendimento seu por aqui. / Se ele aconteceu, queremos ouvir os detalhes; se ainda não, será um prazer você nos conhecer de perto. / Fale [com a gente|comigo|conosco] {channel}, por favor.
  Sua avaliação chegou até nós, e não localizamos um atendimento seu. / Pode ser confusão de nome ou de endereço, e gostaríamos de esclarecer. / Quem ainda não nos conhece pode tirar as próprias conclusões quando quiser. / Podemos conversar {channel}?
  Pelo que lemos, ainda não tivemos a oportunidade de atender você. / Preferimos que nos conheçam pelo que fazemos, e gostaríamos de entender de onde veio essa impressão. / Se puder, converse [com a gente|comigo|conosco] {channel}, com os detalhes que tiver.
secrecy
  Lemos com atenção o que você escreveu. / Por sigilo, não confirmamos nem comentamos em público nada sobre pessoas ou atendimentos. / Fale [com a gente|comigo|conosco] {channel}, por favor, para que possamos ouvir você com calma.
  Lemos o seu comentário com atenção e respeito. / O sigilo não nos deixa falar em público sobre quem quer que seja, e por isso preferimos uma conversa reservada. / Podemos conversar {channel}, quando for melhor para você?
  Recebemos o seu comentário e lemos cada palavra. / Nosso trabalho pede discrição, por isso não tratamos de nenhum caso em público, seja ele qual for. / Se puder, converse [com a gente|comigo|conosco] {channel}, com calma.
secret-praise
  Ficamos felizes com o seu comentário. / Nosso trabalho pede discrição, por isso respondemos em poucas palavras: é muito bom ler uma opinião assim. / Quem procura um profissional lê o que os outros contam, e a sua mensagem ajuda.
  Que bom ler o que você escreveu. / O sigilo não nos deixa entrar em detalhes, mas a sua opinião ajuda outras pessoas a escolher com tranquilidade. / Agradecemos o carinho e o tempo que você dedicou a escrever.
  Seu comentário alegrou o nosso dia. / Por sigilo, não comentamos em público nada sobre pessoas ou atendimentos, mas cada palavra foi lida com alegria. / Mensagens assim dão ânimo para continuar o trabalho com a mesma dedicação.
mourning
  Receba os nossos sentimentos, com muito respeito. / Num momento tão delicado, agradecemos por ter se lembrado de escrever. / No que precisar, estamos por aqui.
  Sentimos muito pela sua perda, e lemos com carinho o que você escreveu. / Sabemos que as palavras dizem pouco numa hora assim, e agradecemos as suas. / Um abraço a toda a família, com respeito por essa saudade.
  Os nossos sentimentos a você e a todos que sentem essa falta. / Agradecemos por escrever num momento tão difícil. / Que as boas lembranças tragam um pouco de paz aos dias que vêm.
condolence
  Receba os nossos sentimentos.
  Sentimos muito pela sua perda.
  Os nossos sentimentos a você e à família.`;
