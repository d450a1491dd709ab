import type { CardQuestions } from "../schema.ts";

/** Standing texts: the profile, the automatic messages, partners and jobs. */
export const businessQuestions: readonly CardQuestions[] = [
  {
    id: "texto-descricao-do-perfil",
    theme: "perfil",
    title: "Descrição do perfil no Google",
    questions: [
      "escreve a descrição do meu perfil no google",
      "texto de apresentação da empresa pro google meu negocio",
      "descricao do google meu negócio da minha loja",
      "me faz um texto contando o que a minha empresa faz pro google",
      "o que escrever na descrição do perfil da empresa",
      "texto quem somos da loja",
    ],
    words: "descricao perfil google apresentacao quem somos sobre empresa",
  },
  {
    id: "texto-boas-vindas-whatsapp",
    theme: "whatsapp",
    title: "Boas-vindas do WhatsApp Business",
    questions: [
      "escreve a mensagem de boas vindas do whatsapp",
      "mensagem automática de saudação no zap",
      "texto de saudação do whatsapp business",
      "primeira mensagem automatica pra quem chama no whats",
      "me dá um texto de boas vindas pros clientes",
    ],
    words: "boas vindas saudacao primeira automatica whatsapp inicial",
  },
  {
    id: "texto-ausencia-whatsapp",
    theme: "whatsapp",
    title: "Mensagem de ausência do WhatsApp Business",
    questions: [
      "escreve a mensagem de ausência do whatsapp",
      "mensagem automática fora do horário",
      "texto de ausencia do whats business",
      "resposta automatica quando a loja está fechada",
      "mensagem automática de férias no zap",
    ],
    words: "ausencia automatica fora horario fechada fechado ferias indisponivel whatsapp",
  },
  {
    id: "texto-parceria",
    theme: "clientes",
    title: "Proposta de parceria com o vizinho",
    questions: [
      "escreve uma proposta de parceria",
      "mensagem para propor parceria com a loja do lado",
      "texto convidando outro negócio pra divulgar junto",
      "como chamar o salão vizinho pra parceria",
      "proposta de permuta com comércio do bairro",
    ],
    words: "parceria parceiro permuta vizinho lado outro junto divulgar indicar collab",
  },
  {
    id: "texto-vaga",
    theme: "clientes",
    title: "Anúncio de vaga",
    questions: [
      "escreve um anúncio de vaga",
      "texto precisa-se de atendente",
      "post contratando funcionário",
      "anuncio de emprego pra minha loja",
      "como escrever uma vaga de vendedor",
      "estamos contratando texto para whatsapp",
    ],
    words:
      "vaga emprego contratar contratando contrato atendente funcionario ajudante vendedor precisa procura procurando curriculo balconista",
  },
];
