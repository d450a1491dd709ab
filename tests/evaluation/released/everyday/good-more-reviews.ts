import type { PlantedAnswer } from "../../planted/planted.ts";

/** Bare stars, complaints, both at once, questions and commands, answered by a careful owner. */
export const everydayGoodMoreReviews: readonly PlantedAnswer[] = [
  {
    to: "comum-cinco-estrelas-nua",
    text: "Muito obrigado pelas 5 estrelas! É um incentivo enorme para toda a nossa equipe continuar no caminho certo. Será um prazer receber você de novo, quando quiser.",
  },
  {
    to: "comum-4-estrelas-sem-texto",
    text: "Obrigado pelas 4 estrelas! Ficamos felizes com a sua avaliação. Se quiser contar como foi a sua visita, vamos adorar ouvir a sua opinião. Até a próxima!",
  },
  {
    to: "comum-1-estrela",
    text: "Sentimos muito que a sua experiência não tenha sido boa. Gostaríamos de entender o que aconteceu. Se puder, mande uma mensagem para a gente ou ligue, que vamos ouvir você com toda a atenção.",
  },
  {
    to: "comum-nao-gostei",
    text: "Poxa, sentimos muito por isso. Queremos entender o que não foi do seu agrado. Se puder, chame a gente no privado e conte um pouco mais, porque a sua opinião faz diferença para nós.",
  },
  {
    to: "comum-entrega-duas-horas",
    text: "Pedimos desculpas pela demora na entrega e pela comida ter chegado fria, ainda mais sem conseguir falar com ninguém pelo telefone. Por favor, mande uma mensagem com o número do pedido para a gente entender o que houve.",
  },
  {
    to: "comum-guarda-roupa-incompleto",
    text: "Lamentamos que o guarda-roupa tenha chegado com peça faltando e que você ainda esteja sem uma solução depois de 15 dias. Por favor, mande o número da compra por mensagem privada, para a gente ver o que falta e conversar com você.",
  },
  {
    to: "comum-salao-marquei-14h",
    text: "Pedimos desculpas pelo atraso. Quem marca um horário se organiza para isso, e entendemos a sua chateação. Por favor, chame a gente no WhatsApp para conversarmos melhor sobre o que aconteceu nesse dia.",
  },
  {
    to: "comum-oficina-mesmo-barulho",
    text: "Lamentamos saber que o barulho continuou depois do serviço, ainda mais com o valor que foi pago. Por favor, ligue para a oficina ou mande uma mensagem, para a gente entender o que pode ter acontecido com o seu carro.",
  },
  {
    to: "comum-maquina-de-lavar-parou",
    text: "Sentimos muito que a máquina tenha parado de novo tão pouco tempo depois da visita, e que as suas mensagens tenham ficado sem resposta. Por favor, ligue para a loja com a data do atendimento, para vermos o seu caso com atenção.",
  },
  {
    to: "comum-coxinha-passei-mal",
    text: "Sentimos muito por saber que você passou mal e esperamos que já esteja melhor. Levamos muito a sério um relato assim sobre a coxinha. Por favor, fale com a gente por telefone ou mensagem e diga o dia da compra, para apurarmos o que houve.",
  },
  {
    to: "comum-calcados-mal-educada",
    text: "Pedimos desculpas pela forma como você foi recebida. Queremos que cada cliente se sinta bem-vindo na loja. Se puder, mande uma mensagem no privado contando o dia da visita, para a gente conversar com o time sobre esse atendimento.",
  },
  {
    to: "comum-academia-cobranca-depois",
    text: "Lamentamos a cobrança depois do cancelamento e também o incômodo com a academia lotada e o ar-condicionado. Por favor, mande uma mensagem no privado ou passe na recepção, para verificarmos os valores que apareceram no seu cartão.",
  },
  {
    to: "comum-mercado-produto-a-mais",
    text: "Lamentamos que a conferência da compra tenha deixado você com essa impressão. Levamos o assunto a sério. Por favor, procure a gerência com a nota, ou mande uma mensagem com a data, para verificarmos os itens juntos.",
  },
  {
    to: "comum-clinica-marcada-as-8",
    text: "Lamentamos a espera e a impressão que ficou do atendimento. Por respeito à privacidade de todos, não comentamos casos por aqui. Por favor, ligue para a recepção e peça para falar com a coordenação, que quer ouvir você.",
  },
  {
    to: "comum-restaurante-mesa-grudando",
    text: "Pedimos desculpas pela impressão que o lugar deixou. A limpeza da mesa e do banheiro é o mínimo que alguém espera ao sentar para comer. Por favor, mande uma mensagem com o dia da visita, para entendermos o que houve.",
  },
  {
    to: "comum-vidracaria-box",
    text: "Roberto, sentimos muito pelo atraso na instalação do box e pela falta de uma resposta até agora. Por favor, ligue para a loja ou chame no WhatsApp com o número do pedido, para falarmos do seu caso. Para sua segurança, evite deixar dados pessoais por aqui.",
  },
  {
    to: "comum-comida-boa-demorou",
    text: "Obrigado pela avaliação e pelo elogio à comida! Pedimos desculpas pela demora até o prato chegar à mesa, sabemos que quase 1 hora é muito tempo para quem está com fome. Esperamos receber você de novo em breve.",
  },
  {
    to: "comum-pousada-chuveiro",
    text: "Que bom que você gostou do lugar e do café da manhã! Pedimos desculpas pelo chuveiro, um banho quente faz falta mesmo. Obrigado por avisar, o recado é importante para a gente. Voltem sempre!",
  },
  {
    to: "comum-playa-em-espanhol",
    text: "Muito obrigado pela visita! Ficamos felizes que tenha gostado da comida e do atendimento, e pedimos desculpas pela demora para trazer a conta. Esperamos ver você de novo na sua próxima viagem.",
  },
  {
    to: "comum-presentes-preco-salgado",
    text: "Obrigada pelo comentário! É muito bom saber que você achou os produtos lindos e gostou da decoração da loja. Sentimos que o preço não tenha agradado tanto. A sua opinião é importante para a gente.",
  },
  {
    to: "comum-padaria-caixa",
    text: "Obrigado por elogiar o nosso pão! Sentimos muito que o atendimento no caixa não tenha sido tão bom quanto ele. O seu comentário é importante para a gente, obrigado pela sinceridade.",
  },
  {
    to: "comum-buffet-comida-acabou",
    text: "Que alegria saber que as crianças amaram a festa e que os monitores agradaram! Pedimos desculpas pela comida ter acabado cedo. Se puder, chame a gente para contar mais. Obrigado por nos deixar fazer parte desse dia.",
  },
  {
    to: "comum-racao-abre-domingo",
    text: "Boa tarde! Obrigado pelo interesse. Para confirmar o horário de domingo, veja as informações atualizadas aqui no perfil ou mande uma mensagem para a gente no WhatsApp, que respondemos com todo o prazer.",
  },
  {
    to: "comum-acougue-vale-alimentacao",
    text: "Olá! Obrigado por perguntar. Para saber sobre o vale alimentação e o estacionamento, é só ligar ou mandar uma mensagem pelo perfil, que confirmamos tudo certinho antes de você vir.",
  },
  {
    to: "comum-injecao-30-de-desconto",
    text: "Muito obrigado pela avaliação! Ficamos felizes em saber que você adorou o atendimento da loja. O seu comentário vai animar toda a equipe. Volte sempre que quiser, será um prazer.",
  },
  {
    to: "comum-injecao-em-ingles",
    text: "Lamentamos que a pizza tenha chegado fria, não era isso que queríamos que você recebesse. Por favor, mande uma mensagem com o número do pedido, para a gente entender o que aconteceu no caminho.",
  },
];
