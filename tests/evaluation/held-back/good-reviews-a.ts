import type { PlantedAnswer } from "../planted/planted.ts";

/** Written by hand by who judged the annotations. */
export const goodReviewsA: readonly PlantedAnswer[] = [
  {
    to: "held-back-reviews-a-2",
    text: "Que alegria ler isso! A Jéssica vai adorar saber que você amou as unhas e que a atenção e o capricho dela fizeram diferença. Muito obrigado por tirar um tempinho para avaliar. Esperamos você para cuidar das próximas cores com o mesmo carinho. Um abraço da equipe",
  },
  {
    to: "held-back-reviews-a-49",
    text: "Lamentamos muito pela sua experiência com os óculos: a espera além do prazo e o grau da lente, que trouxe tontura, são um grande incômodo para quem depende deles todo dia. Queremos ouvir os detalhes com calma. Por favor, fale com a gente em particular, pelos contatos do nosso perfil, com a data do pedido em mãos. Atenciosamente, a equipe",
  },
  {
    to: "held-back-reviews-a-57",
    text: "Obrigado por contar os dois lados da sua estadia. Ficamos felizes que o lugar, a vista e a simpatia dos donos tenham agradado. Já sobre o chuveiro do chalé e os banhos frios em noites tão geladas, mesmo depois do seu aviso, pedimos desculpas pelo desconforto. Se puder, chame a gente pelos contatos do perfil para conversarmos melhor sobre isso.",
  },
  {
    to: "held-back-reviews-a-78",
    text: "Lamentamos muito o que você descreve: chegar tarde da noite, com duas crianças, e não encontrar o quarto da sua reserva é muito desgastante, e a espera pelo valor pago só aumenta a frustração. Queremos entender essa situação de perto. Por favor, procure a gente em particular, pelos contatos do nosso perfil, com os dados da reserva.",
  },
  {
    to: "held-back-reviews-a-120",
    text: "Muito obrigado pela avaliação! Que bom que a pousada e a piscina agradaram tanto. Lamentamos que o sinal de wi-fi nos quartos não tenha acompanhado: sabemos como a internet faz falta, até nos dias de descanso. Se quiser contar em qual quarto ficou, fale com a gente pelos contatos do perfil. Um abraço de toda a equipe",
  },
  /** Two people are no two things of a list. */
  {
    to: "held-back-reviews-b-13",
    text: "Muito obrigado pelo reconhecimento! Ficamos felizes com o seu elogio ao atendimento do Beto e do Luan, à competência da equipe, ao conserto da geladeira e à rapidez. Os dois vão gostar muito de ler o seu comentário. Conte com a gente sempre que precisar, será um prazer atender você de novo. Um abraço da equipe",
  },
  /** Mourning. */
  {
    to: "held-back-reviews-b-92",
    text: "Recebemos a sua mensagem com muito respeito. Saber que a coroa de flores ficou à altura da homenagem ao seu pai, e que o carinho e o respeito no atendimento fizeram bem à família em um momento tão difícil, significa muito para todos nós. Obrigado pelas palavras. Nossos sentimentos e um abraço a toda a família.",
  },
  {
    to: "held-back-reviews-b-101",
    text: "Obrigado pela pergunta! A área de entrega e a taxa podem mudar conforme o material e o bairro, por isso o mais seguro é confirmar com a gente, pelos contatos do nosso perfil, o endereço no Jardim Primavera e o que você precisa receber. Assim a informação chega certinha. Será um prazer ajudar você com a sua obra.",
  },
  /** The size is wrong, whatever the clothes are. */
  {
    to: "held-back-reviews-b-144",
    text: "Obrigado por avaliar e por dividir a sua opinião com tanta clareza. Ficamos contentes que as roupas e a qualidade tenham agradado. Já sobre o tamanho das roupas, lamentamos que a numeração maior não tenha atendido ao que você procurava. Se puder, conte para a gente, pelos contatos do perfil, quais peças gostaria de encontrar.",
  },
  /** "10/10" is a mark, no date. */
  {
    to: "held-back-reviews-b-163",
    text: "Que alegria receber essa nota! Ler “show de bola 10/10” fez o dia de toda a equipe e dá ainda mais vontade de caprichar em cada detalhe. Muito obrigado pela confiança e por tirar um tempinho para avaliar a gente. Volte sempre que quiser: as portas estão abertas e será um prazer receber você de novo.",
  },
  /** "Da piscina e a" twice is no needle that sticks. */
  {
    to: "held-back-reviews-b-182",
    text: "Obrigado por contar como foi a festa. É muito bom saber que o tamanho da piscina e a beleza do espaço agradaram. Já sobre a limpeza da piscina e a do banheiro, lamentamos o trabalho que você teve antes de receber os convidados. Gostaríamos de ouvir mais detalhes, em particular, pelos contatos do nosso perfil. Com atenção, a equipe",
  },
];
