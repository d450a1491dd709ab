import type { PlantedAnswer } from "./planted.ts";

/** Replies to reviews of many trades, in many voices: whoever reads closely can say what each asks for. */
export const goodTradeReviews: readonly PlantedAnswer[] = [
  {
    to: "acougue-moida-na-hora",
    text: "Sentimos muito que a carne não tenha sido moída como você pediu e que o seu questionamento tenha tido uma reação tão pouco gentil no balcão. Entendemos o incômodo. Por favor, chame a gente por mensagem privada para contar o dia e o horário: queremos entender o que houve.",
  },
  {
    to: "pastel-de-feira-vento",
    text: "Lamentamos que o recheio do pastel tenha decepcionado. Quem pede carne quer encontrar carne já na primeira mordida, e entendemos a frustração. Se puder, mande uma mensagem privada dizendo o dia da compra, para a gente conversar com calma sobre isso.",
  },
  {
    to: "food-truck-fila-que-vale",
    text: "Quarenta minutos em pé, no frio e com vento, é muita fila, e lamentamos por esse pedaço da noite. Ficamos felizes que a costela desfiada tenha compensado a ponto de você dizer que faria tudo de novo. Obrigado por contar os dois lados com tanto bom humor.",
  },
  {
    to: "moto-banco-reformado",
    text: "Muito obrigado por contar! Que bom que a costura e a espuma do banco da CG ficaram do jeito que você queria, e que as quatro horas passaram bem com um café. Boas estradas, e até a próxima parada por aqui.",
  },
  {
    to: "dedetizadora-barata",
    text: "Lamentamos que as baratas continuem aparecendo uma semana depois da dedetização, e também a resposta que você teve sobre a garantia e a nova visita. Por favor, ligue ou mande uma mensagem privada com a data do serviço, para entendermos juntos o que aconteceu.",
  },
  {
    to: "sem-palavra-de-queixa-2",
    text: "Sentimos muito por faltar uma das suas cadeiras na hora de buscar. É uma situação desagradável para quem deixou as quatro para estofar. Por favor, chame a gente por telefone ou mensagem privada, com a data em que vieram, para procurarmos entender o que houve.",
  },
  {
    to: "dois-sentidos-dar-conta",
    text: "Obrigado pelas palavras sobre as meninas do salão, que vão gostar de saber que o sorriso delas é notado mesmo na correria. Lamentamos que o almoço demore quando o movimento aperta. O seu comentário ajuda a gente a olhar para isso com atenção.",
  },
  {
    to: "elogio-com-palavra-feia-1",
    text: "Assumir a fama de estraga-vidas por causa de um brigadeiro é uma honra doce. Muito obrigado pelo carinho e pelo bom humor! Quando a raiva apertar de novo, a vitrine espera por você.",
  },
  {
    to: "creche-mordida",
    text: "Lamentamos muito a preocupação que o seu relato traz, ainda mais sem uma informação clara sobre o dia e sobre quem acompanhava a sala. O assunto diz respeito a uma criança e é levado a sério. Por favor, procure a direção por telefone ou pessoalmente, para ouvirmos você com calma.",
  },
  {
    to: "dentista-clareamento-preco",
    text: "Agradecemos o comentário e ficamos felizes com o que você diz sobre o profissionalismo. Lamentamos que o valor tenha parecido diferente do que estava no anúncio: clareza nos preços é importante. Por respeito à privacidade, não tratamos de detalhes por aqui, mas o telefone está aberto para conversarmos.",
  },
  {
    to: "fisioterapia-ombro",
    text: "Que mensagem boa de ler! Obrigado pelas palavras tão cheias de vida. A Yara vai receber o seu recado hoje mesmo e com certeza se emocionar, porque acolher com paciência e comemorar cada passo é o que dá sentido ao dia dela.",
  },
  {
    to: "historia-pao-da-infancia",
    text: "Obrigado por dividir uma lembrança tão bonita do seu pai. Ficamos felizes que o sonho de creme ainda seja o mesmo. Lamentamos que a mesa tenha demorado a ser limpa e que o café tenha chegado frio: um momento assim pedia mais cuidado. Ler você tocou todo mundo no balcão.",
  },
  {
    to: "historia-chaveiro-virada",
    text: "Que história! Muito obrigado por contar até o fim. O nosso senhor da moto furada se emocionou ao saber que o esforço de vir a pé, a porta sem arranhão e a noite sem taxa fizeram valer cinco estrelas. E o bolo, ele manda dizer, estava ótimo.",
  },
  {
    to: "dois-sentidos-fila",
    text: "Obrigado por trazer um gigante desses! Com petisco e uma boa conversa, o banho vira festa, e é ótimo saber que ele voltou perfumado e feliz. Um afago nele por nós, e até a próxima espuma.",
  },
  {
    to: "comparacao-com-o-outro-lado-da-rua",
    text: "Recebemos a dica. Lamentamos que o preço tenha pesado e que o atendimento tenha ficado devendo até um bom dia. Se quiser contar mais, mande uma mensagem privada com a data da sua visita: gostaríamos de ouvir e entender o que houve.",
  },
  {
    to: "pergunta-comprimento-barra",
    text: "Olá! Agradecemos o contato. Para saber se as barras das duas calças ficam prontas até sexta de manhã, o melhor é confirmar agora por telefone ou mensagem, já com a medida em mãos. Assim você recebe a informação certa antes de sair de casa.",
  },
  {
    to: "dois-sentidos-massa",
    text: "Muito obrigado pela força! Ficamos felizes que o atendimento, o corte e o preço tenham agradado tanto. O pessoal ficou animado com o seu recado e já espera a sua próxima passagem por aqui.",
  },
  {
    to: "dois-sentidos-espera",
    text: "Obrigado por um comentário tão divertido! Saber que os gibis, a poltrona de balanço e até o Recibo fazem a nossa sala valer a parada é uma alegria. Ele manda um miado de agradecimento e guarda o seu lugar.",
  },
  {
    to: "historia-petshop-velhinho",
    text: "Que relato bonito! Obrigado por confiar o Bidu a mãos novas. A moça que sentou no chão com ele vai se emocionar ao ler que a paciência valeu a pena, que ele voltou cheiroso do banho e que o valor foi justo.",
  },
  {
    to: "laboratorio-coleta-crianca",
    text: "Que mensagem gostosa de ler! Agradecemos as palavras. O recado sobre a cantoria e o jeito com as crianças vai chegar a quem cuida da coleta, e com certeza vai render um belo sorriso no corredor hoje.",
  },
  {
    to: "otica-armacao-do-avo",
    text: "Obrigado por dividir uma história tão delicada. A dona Ivete vai guardar com carinho o que você escreveu. Dar vida nova a uma armação cheia de lembranças, com a paciência que ela pede, é o lado mais bonito do que fazemos.",
  },
  {
    to: "ironia-dieta",
    text: "Lamentamos que a porção tenha parecido pequena, ainda mais pelo valor pago. Entendemos a decepção de sair da mesa com fome. Se puder, mande uma mensagem privada contando o que pediu e o dia: queremos ouvir você com calma.",
  },
  {
    to: "banho-e-tosa-maquina-zero",
    text: "Sentimos muito que a tosa tenha ficado bem diferente da higiênica que você pediu e que o seu lulu esteja assustado. Por favor, chame a gente por mensagem privada ou telefone, para conversarmos sobre o que aconteceu naquele dia.",
  },
  {
    to: "material-construcao-areia",
    text: "Lamentamos a diferença na quantidade de areia e o transtorno de a carga ter ficado na vaga do vizinho. Entendemos o aborrecimento. Por favor, mande o número do pedido por mensagem privada para conversarmos sobre a entrega.",
  },
  {
    to: "retorica-quem-mais",
    text: "Que carinho bom de ler! Obrigado por notar. Guardar a última esfiha para quem sai tarde do plantão é o nosso jeito de dizer que a terça só termina quando você passa por aqui. Até lá!",
  },
  {
    to: "cartorio-senha-87",
    text: "Sentimos muito pela espera com a senha na mão e pela impressão de falta de atenção no guichê. Entendemos como isso cansa. Por favor, escreva pelo canal reservado com o dia e o horário, para olharmos com calma o que houve.",
  },
  {
    to: "choperia-som",
    text: "Lamentamos que o volume do som tenha atrapalhado a conversa e até o pedido da conta. Entendemos que uma noite assim cansa. Se puder, mande uma mensagem privada com o dia da visita: queremos ouvir mais sobre isso.",
  },
  {
    to: "uma-linha-vixe",
    text: "Sentimos muito pelo garfo sujo. Ninguém quer encontrar isso na mesa, e entendemos o desconforto. Por favor, mande uma mensagem privada com o dia da visita para a gente entender melhor o que aconteceu.",
  },
  {
    to: "chaveiro-abriu-e-cobrou",
    text: "Lamentamos a diferença entre o valor dito ao telefone e o cobrado na porta, ainda mais à noite e com a sua filha no colo. Por favor, chame por mensagem privada com a data do chamado: queremos entender o que houve.",
  },
  {
    to: "crossfit-comunidade",
    text: "Obrigado por contar esse caminho! Ser o último a terminar e o primeiro a receber palmas diz muito sobre a turma, e agora sobre você também. A galera inteira vai adorar ler o seu recado antes do próximo treino.",
  },
  {
    to: "dois-sentidos-salgado",
    text: "Obrigado por escrever com tanto humor! Que bom que os salgados agradaram. Sobre o preço, lamentamos que o cento tenha pesado no orçamento da festa, e o seu comentário é lido com atenção por aqui.",
  },
  {
    to: "informatica-formatou-sem-backup",
    text: "Lamentamos profundamente. Ver dois anos de mestrado em risco, com um aviso na tampa para não formatar, é muito duro. Por favor, ligue ou mande mensagem privada o quanto antes, com o número da ordem de serviço, para conversarmos.",
  },
  {
    to: "cantina-da-escola",
    text: "Ficamos muito preocupados com o seu relato. Restrição alimentar é assunto sério, e lamentamos que você descreva que o aviso sobre o glúten não foi levado em conta. Por favor, procure a direção por telefone para contar tudo com calma.",
  },
  {
    to: "psicologa-sala-fina",
    text: "Lamentamos ler esse relato. Sigilo e privacidade são assuntos que levamos muito a sério, e o que você diz sobre o isolamento do som na sala merece uma conversa. Por favor, fale com a recepção por telefone ou mensagem privada.",
  },
  {
    to: "loja-1-99-tudo",
    text: "Que delícia de comentário! Obrigado por contar. Ver alguém entrar por um ralador e sair com um pato de cerâmica mostra que a variedade anda boa e que o preço ajuda. O próximo achado está esperando você.",
  },
  {
    to: "farmacia-preco-site",
    text: "Sentimos muito pela confusão com os três preços, no aplicativo, na prateleira e no caixa. Entendemos o incômodo de não saber qual vale. Por favor, mande uma mensagem privada com o nome do produto e a data da compra.",
  },
  {
    to: "pintor-sumiu-com-sinal",
    text: "Levamos a sério o que você relata sobre o serviço parado e o valor da entrada. Lamentamos o transtorno com a obra. Por favor, entre em contato por telefone ou mensagem privada, com a data e o endereço, para ouvirmos os detalhes.",
  },
  {
    to: "historia-seguro-celular-adolescente",
    text: "Obrigado por contar com tanta sinceridade, e parabéns pelo trampo! A Jéssica vai gostar de saber que a explicação ajudou na escolha da tela. Lamentamos as quatro horas de espera sem um aviso sobre a peça. Se quiser, mande uma mensagem privada com o dia: ler os detalhes ajuda a entender.",
  },
  {
    to: "historia-posto-de-molas",
    text: "Sentimos muito pela demora e por a mola ter vindo do modelo errado até a certa chegar. Entendemos o peso de perder o frete e, mais ainda, o aniversário da neta. Por favor, chame por telefone ou mensagem privada com a data: queremos ouvir você com calma.",
  },
  {
    to: "historia-casa-de-racao-e-vizinho",
    text: "Obrigado por ser tão justo. Ficamos felizes que o atendimento do seu Lindomar e o preço contem a favor. Lamentamos o barulho da descarga de madrugada e a forma como o pedido foi recebido. Se puder, mande uma mensagem privada com os dias da semana, para olharmos com atenção.",
  },
  {
    to: "varias-pessoas-no-salao",
    text: "Obrigado por citar cada um! A Ju, o Fê e a dona Sônia vão adorar ler isso, do corte ao café. Lamentamos que no caixa não tenha havido nem um boa tarde. O seu comentário ajuda a gente a olhar para a despedida com a mesma gentileza da chegada.",
  },
  {
    to: "paulistano-estacionamento-sapato",
    text: "Lamentamos o susto de encontrar o carro com o banco fora do lugar, o tanque na reserva e 11 km a mais. Entendemos a desconfiança. Por favor, chame por telefone ou mensagem privada com o dia e o horário, para ouvirmos tudo com calma.",
  },
];
