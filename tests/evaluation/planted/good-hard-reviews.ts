import type { PlantedAnswer } from "./planted.ts";

/** Replies to the hard ones, in other words than those of good-reviews.ts: the checks must not know one style only. */
export const goodHardReviews: readonly PlantedAnswer[] = [
  {
    to: "restaurante-elogio-muito-longo",
    text: "Lemos cada linha com um sorriso. Obrigada por contar o domingo em família com tantos detalhes: saber que a galinhada e a costela agradaram até a sua sogra é um elogio e tanto. Ficamos contentes também pelo carinho com as crianças, pelo banheiro limpo com trocador e por você ter achado o preço justo. A mesa espera por vocês.",
  },
  {
    to: "academia-cobranca-depois-do-cancelamento",
    text: "Sentimos muito pelo transtorno. Entendemos a preocupação de ver uma cobrança no cartão depois de pedir o cancelamento do plano, ainda mais sem resposta no WhatsApp. Para olhar o seu cadastro com segurança, por favor fale direto com a recepção, por telefone ou pessoalmente, e leve a data do pedido.",
  },
  {
    to: "loja-seguranca-seguiu",
    text: "Lamentamos profundamente que você tenha se sentido assim. Um relato sobre falta de respeito é levado muito a sério e queremos ouvir a sua versão por inteiro, com o dia e o horário. Por favor, procure a nossa direção por telefone ou por mensagem privada, no momento em que for melhor para você.",
  },
  {
    to: "salao-reacao-alergica",
    text: "Ficamos preocupados com o seu relato e esperamos que você esteja melhor. Lamentamos o que descreve sobre a tintura e sobre o teste antes da aplicação. Saúde é assunto sério: siga a orientação de quem está cuidando de você e, quando puder, ligue para conversarmos em particular sobre o que houve.",
  },
  {
    to: "burger-good-fries-cold",
    text: "Obrigado por escrever! Que bom que você gostou do hambúrguer e do ambiente. Já as batatas frias e a espera pela conta pesaram na visita, e lamentamos por isso. Se quiser contar mais, mande uma mensagem privada: ler os detalhes ajuda a entender o que aconteceu nesse dia.",
  },
  {
    to: "escola-bullying",
    text: "Lamentamos muito o que você e a sua família relatam. O assunto é delicado e diz respeito a uma criança, por isso não entramos em detalhes aqui. Queremos ouvir você pessoalmente, com a coordenação, sobre o que foi vivido no semestre e sobre o tempo de resposta. Por favor, ligue e escolha o melhor horário.",
  },
  {
    to: "assistencia-notebook-quarenta-dias",
    text: "Pedimos desculpas pela espera com o seu notebook. Quarenta dias é muito para quem contava com 5, e entendemos que explicações diferentes a cada contato só aumentam o desgaste. Por favor, ligue ou mande uma mensagem com o número da ordem de serviço para conversarmos sobre o prazo.",
  },
  {
    to: "dono-conta-atraso-do-tecnico",
    text: "Olá! Sentimos muito pelo atraso do técnico e pela sujeira que ficou na sala. Sabemos como incomoda esperar e ainda ter o que limpar depois. Se puder, chame a gente por telefone ou mensagem privada para contar como foi o atendimento: queremos entender o que houve.",
  },
  {
    to: "empresa-errada",
    text: "Olá! Lemos o relato sobre a passagem e o voo cancelado e entendemos a frustração. Vendemos sapatos, então pode ter havido um engano de empresa na hora de avaliar. Se preferir, mande uma mensagem privada para conferirmos juntos. Desejamos que tudo se resolva bem com a companhia.",
  },
  {
    to: "oficina-honesta",
    text: "Muito obrigado pela confiança! O Marcos ficou feliz em saber que encontrou rápido o barulho da suspensão e que o preço pareceu justo. Honestidade é o mínimo que um cliente merece, e é bom ver isso reconhecido. Boas estradas com o seu Gol e até a próxima revisão.",
  },
  {
    to: "eletricista-nao-apareceu",
    text: "Desculpe pelo sábado perdido. Ficar à espera de uma visita marcada, sem ninguém aparecer nem avisar, é muito desagradável. Queremos entender o que aconteceu com esse agendamento. Por favor, chame no telefone ou por mensagem privada, no horário que for melhor para você.",
  },
  {
    to: "pergunta-entrega-no-bairro",
    text: "Olá! Obrigado pelo interesse. A área de entrega e a taxa podem variar, então o jeito mais seguro é confirmar o seu endereço no Jardim América com a loja, por telefone ou mensagem. Respondemos assim que a mensagem chegar, com todas as informações.",
  },
  {
    to: "advogado-elogio-da-acao",
    text: "Agradecemos as palavras tão generosas. É bom saber que as explicações foram claras e que a paciência do Dr. Paulo foi percebida. Por dever de sigilo, não comentamos nenhum assunto por aqui, mas a mensagem será entregue a ele com muita alegria.",
  },
];
