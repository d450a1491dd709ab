import type { CardQuestions } from "../schema.ts";

/** Posts for a day of the calendar. */
export const datesQuestions: readonly CardQuestions[] = [
  {
    id: "texto-dia-das-maes",
    theme: "datas",
    title: "Postagem para o Dia das Mães",
    questions: [
      "escreve um post pro dia das mães",
      "me faz uma legenda de dia das maes pra minha loja",
      "texto para o dia das mães no instagram",
      "mensagem de dia das mães para os clientes",
      "postagem dia das mães com encomenda",
      "frase pro dia das mães da loja",
    ],
    words: "maes mae materno",
  },
  {
    id: "texto-natal",
    theme: "datas",
    title: "Postagem de Natal e fim de ano",
    questions: [
      "faz um post de natal",
      "escreve uma mensagem de natal para os clientes",
      "legenda de fim de ano pra loja",
      "texto de feliz natal e ano novo da loja",
      "post das encomendas de natal",
      "mensagem de boas festas pros clientes no whats",
    ],
    words: "natal fim ano novo reveillon festas ceia dezembro virada amigo secreto",
  },
  {
    id: "texto-black-friday",
    theme: "datas",
    title: "Postagem de Black Friday",
    questions: [
      "escreve um post de black friday",
      "texto pra black friday da minha loja",
      "legenda black friday com desconto",
      "faz uma chamada de black friday pro instagram",
      "mensagem de black friday para whatsapp",
      "me ajuda com o anuncio da blackfriday",
    ],
    words: "black friday novembro liquidacao queima",
  },
  {
    id: "texto-aniversario-da-loja",
    theme: "datas",
    title: "Postagem de aniversário da loja",
    questions: [
      "post de aniversário da loja",
      "escreve um texto de aniversario da minha empresa",
      "minha loja faz 5 anos me ajuda com a legenda",
      "mensagem comemorando 1 ano de loja",
      "texto de agradecimento aos clientes pelo aniversário do negócio",
    ],
    words: "aniversario anos comemorar completar historia",
  },
  {
    id: "texto-data-comemorativa",
    theme: "datas",
    title: "Postagem para outra data do ano",
    questions: [
      "escreve um post pro dia dos pais",
      "legenda de dia dos namorados pra loja",
      "faz um texto de páscoa",
      "post de dia das crianças",
      "mensagem do dia do cliente",
      "texto de carnaval pra minha loja",
      "post de festa junina",
      "escreve um texto para uma data comemorativa",
    ],
    words:
      "data comemorativa pais namorados pascoa criancas cliente carnaval junina mulher professor secretaria avos consumidor volta aulas independencia sao joao halloween",
  },
  {
    id: "texto-horario-de-feriado",
    theme: "datas",
    title: "Aviso de horário no feriado",
    questions: [
      "escreve um aviso de que vamos fechar no feriado",
      "mensagem avisando o horário de natal",
      "texto avisando que a loja não abre na segunda",
      "aviso de funcionamento no carnaval",
      "post avisando mudança de horário",
      "recado de ferias coletivas da loja",
      "comunicado de que estaremos fechados",
    ],
    words:
      "horario feriado fechar fechado fechada abrir abrimos funcionamento recesso ferias excepcionalmente folga expediente fecho fecha abro cedo amanha domingo",
  },
];
