import type { CardQuestions } from "../schema.ts";

/** Messages before and after a sale. */
export const customersQuestions: readonly CardQuestions[] = [
  {
    id: "texto-ta-caro",
    theme: "preco",
    title: "Resposta para “tá caro”",
    questions: [
      "cliente falou que ta caro o que respondo",
      "como responder tá caro no whatsapp",
      "o cliente achou caro escreve uma resposta",
      "responde pra mim: no concorrente é mais barato",
      "pediu desconto o que eu falo",
      "o que dizer quando pedem desconto",
      "falaram que meu preço é alto",
      "cliente disse que o vizinho faz mais barato",
    ],
    words:
      "caro caros cara alto salgado concorrente vizinho barato desconto desconta achou pechincha abatimento",
  },
  {
    id: "texto-lista-de-precos",
    theme: "whatsapp",
    title: "Lista de preços para mandar no WhatsApp",
    questions: [
      "escreve uma mensagem com a lista de preços",
      "me faz uma tabela de preço pra mandar no zap",
      "texto com os valores pro whatsapp",
      "mensagem para quem pergunta o preço",
      "resposta pronta de preços no whats",
      "monta um cardapio com preço pra eu mandar",
      "cliente perguntou quanto custa responde pra mim",
    ],
    words: "lista tabela precos valores valor quanto custa cardapio itens",
  },
  {
    id: "texto-orcamento",
    theme: "clientes",
    title: "Resposta a um pedido de orçamento",
    questions: [
      "responde um pedido de orçamento pra mim",
      "escreve uma mensagem de orçamento",
      "texto para enviar orçamento ao cliente",
      "como mandar um orçamento pelo whatsapp",
      "modelo de orçamento de serviço",
      "mensagem com o valor do serviço",
    ],
    words: "orcamento orcar proposta servico valor cotacao",
  },
  {
    id: "texto-confirmacao-de-pedido",
    theme: "whatsapp",
    title: "Confirmação de pedido",
    questions: [
      "mensagem confirmando o pedido",
      "escreve uma confirmação de encomenda",
      "texto pra confirmar compra no whatsapp",
      "resposta de pedido recebido",
      "modelo de confirmação de pedido com entrega",
    ],
    words: "confirmar confirmacao pedido encomenda compra recebido anotado",
  },
  {
    id: "texto-agradecimento",
    theme: "clientes",
    title: "Agradecimento depois da venda",
    questions: [
      "mensagem de agradecimento pela compra",
      "escreve um texto de pós venda",
      "agradecer o cliente depois da venda",
      "mensagem de obrigado pela preferencia",
      "bilhete para colocar na embalagem",
      "texto agradecendo quem comprou",
      "frase pra por no bilhetinho do pacote",
    ],
    words:
      "agradecer agradecimento obrigado obrigada compra bilhete embalagem cartao preferencia pos venda",
  },
  {
    id: "texto-pedir-avaliacao",
    theme: "clientes",
    title: "Mensagem que pede uma avaliação",
    questions: [
      "escreve uma mensagem pedindo avaliação no google",
      "texto para pedir avaliação ao cliente",
      "mensagem pedindo pra avaliar a loja",
      "modelo de pedido de avaliacao pelo whatsapp",
      "me dá um texto pra pedir estrelinhas",
      "frase para placa pedindo avaliação no balcão",
      "mensagem curtinha pro cliente deixar a estrelinha",
    ],
    words: "pedir avaliacao avaliar estrelas google opiniao nota",
  },
  {
    id: "texto-cliente-sumido",
    theme: "clientes",
    title: "Mensagem para cliente que sumiu",
    questions: [
      "mensagem para cliente que sumiu",
      "escreve um texto pra chamar cliente antigo de volta",
      "o que mandar pra quem não compra faz tempo",
      "mensagem de saudade para cliente",
      "texto para reativar clientes parados",
      "cliente parou de responder o que eu escrevo",
    ],
    words:
      "sumido sumiu antigo volta voltar saudade tempo parado inativo reativar reconquistar falta some nunca mais trazer meses",
  },
  {
    id: "texto-lembrete-de-horario",
    theme: "clientes",
    title: "Lembrete de horário marcado",
    questions: [
      "mensagem lembrando o cliente do horário marcado",
      "escreve um lembrete de agendamento",
      "texto para confirmar horário do salão",
      "mensagem pra cliente não faltar no horario",
      "confirmação de consulta ou atendimento pelo whats",
    ],
    words:
      "lembrete lembrar horario marcado agendamento agenda agendado consulta sessao confirmar presenca faltar falta",
  },
  {
    id: "texto-retomar-orcamento",
    theme: "clientes",
    title: "Retomar um orçamento sem resposta",
    questions: [
      "cliente sumiu depois do orçamento o que mando",
      "mandei orçamento e nao respondeu escreve uma mensagem",
      "mensagem pra cliente que pediu preço e sumiu",
      "escreve pra cobrar resposta do orçamento",
      "como retomar um orçamento parado",
      "mensagem perguntando se o cliente vai fechar",
    ],
    words:
      "orcamento resposta sumiu parado retomar fechar proposta enviado pensou decidiu preco perguntou",
  },
];
