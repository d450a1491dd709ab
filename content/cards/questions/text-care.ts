import type { CardQuestions } from "../schema.ts";

/** Apologies, debts and other hard messages. */
export const careQuestions: readonly CardQuestions[] = [
  {
    id: "texto-desculpa-por-atraso",
    theme: "clientes",
    title: "Desculpa por um atraso",
    questions: [
      "mensagem pedindo desculpa pelo atraso",
      "escreve um pedido de desculpas pela demora na entrega",
      "atrasei a encomenda o que escrevo pro cliente",
      "texto avisando que o pedido vai atrasar",
      "como me desculpar com cliente por demora",
      "mensagem de desculpas por erro no pedido",
    ],
    words:
      "desculpa desculpas desculpar atraso atrasar atrasei atrasou demora demorou demorar erro errado errei engano",
  },
  {
    id: "texto-produto-acabou",
    theme: "clientes",
    title: "Aviso de que o produto acabou",
    questions: [
      "mensagem avisando que o produto acabou",
      "escreve que nao tem mais em estoque",
      "cliente pediu e acabou o que eu respondo",
      "texto avisando falta de mercadoria",
      "como dizer que esgotou sem perder a venda",
    ],
    words: "acabou acabar falta faltou estoque esgotou esgotado indisponivel mercadoria",
  },
  {
    id: "texto-cobranca",
    theme: "clientes",
    title: "Cobrança educada de quem está devendo",
    questions: [
      "cobrar cliente que ta devendo",
      "escreve uma mensagem de cobrança educada",
      "como cobrar fiado sem perder o cliente",
      "mensagem para cliente que não pagou",
      "texto pra cobrar quem me deve",
      "cobrança amigável pelo whatsapp",
      "cliente caloteiro o que mandar",
      "lembrar o cliente do pagamento atrasado",
    ],
    words:
      "cobrar cobranca devendo deve divida fiado pagou pagar pagamento atrasado vencido calote caloteiro pendente aberto boleto",
  },
  {
    id: "texto-aumento-de-preco",
    theme: "preco",
    title: "Aviso de aumento de preço",
    questions: [
      "como avisar que o preço vai aumentar",
      "escreve uma mensagem avisando aumento",
      "texto comunicando reajuste de preço aos clientes",
      "mensagem de novo valor para clientes",
      "vou subir o preço o que eu falo pro cliente",
      "como aviso que minha diaria vai subir",
    ],
    words: "aumento aumentar aumentou subir subiu reajuste reajustar novo preco valor",
  },
  {
    id: "texto-recado-de-troca",
    theme: "clientes",
    title: "Resposta a um pedido de troca",
    questions: [
      "responde um cliente que quer trocar o produto",
      "escreve uma resposta pra pedido de troca",
      "mensagem para cliente que quer devolver",
      "cliente quer o dinheiro de volta o que eu respondo",
      "texto sobre troca e devolução pro cliente",
    ],
    words: "troca trocar devolver devolucao dinheiro volta defeito serviu tamanho errado reembolso",
  },
];
