import type { AnswerBody } from "../schema.ts";

/** Reviews: asking for them and living with them. */
export const clientesAvaliacoesBodies: readonly AnswerBody[] = [
  {
    id: "cliente-pedir-avaliacao",
    answer:
      "Peça a todos os clientes, com o mesmo link e o mesmo texto, sem oferecer nada em troca. Brinde, desconto ou sorteio por avaliação são proibidos pelo Google, e pedir só a quem gostou também. O link e o código QR estão no próprio perfil, na parte de avaliações.",
    steps: [
      "Abra o perfil, toque em Ler avaliações, Pedir avaliações e copie o link.",
      "Imprima o código QR e deixe no balcão ou na embalagem.",
      "Mande o link um ou dois dias depois da venda, a todos, uma vez só.",
    ],
    caution:
      "Quem compra ou filtra avaliações pode ter as avaliações escondidas e um aviso público no perfil.",
    link: { kind: "item", id: "estrategias-solicitar" },
    checkedOn: "2026-11-20",
    sources: ["1.12", "F52", "F53", "F54", "F55"],
    followUps: [
      { question: "Escreve o pedido de avaliação", card: "texto-pedir-avaliacao" },
      { question: "E se vier avaliação ruim?", card: "cliente-avaliacao-ruim" },
    ],
  },
  {
    id: "cliente-avaliacao-ruim",
    answer:
      "Responda em até dois dias, depois de apurar o que houve. De 40 a 90 palavras: agradeça, reconheça o ponto, diga o que foi ou será feito e convide para falar com a loja. Você escreve para quem vai ler depois, não para ganhar a discussão. O assistente de avaliações deste site faz o rascunho.",
    steps: [
      "Pergunte a quem atendeu o que aconteceu, sem procurar culpado.",
      "Escreva a resposta, deixe descansar uma hora e leia em voz alta.",
      "Publique e conserte a causa: isso a próxima avaliação vai mostrar.",
    ],
    caution:
      "Não cite nome completo, pedido, doença nem dívida, e não ameace processo. Saúde e advocacia não confirmam nem que atenderam.",
    link: { kind: "prompt", id: "resposta-a-critica-justa" },
    checkedOn: "2026-11-20",
    sources: ["7.4", "1.12", "8"],
    followUps: [
      { question: "E se a avaliação for falsa?", card: "cliente-avaliacao-falsa" },
      { question: "Uma estrela e nenhum texto", card: "cliente-uma-estrela" },
      { question: "Como levo para o particular?", card: "cliente-reclamacao" },
    ],
  },
  {
    id: "cliente-avaliacao-falsa",
    answer:
      "Você não apaga: só o Google tira, e só se ela viola as regras, como ofensa, propaganda, dado pessoal, fora do assunto ou conflito de interesse. Denuncie e responda com calma. Na resposta, diga que não localizou esse atendimento e deixe um contato. Não acuse: o nome e a foto podem ser apelido.",
    steps: [
      "Procure no caixa e nas conversas se houve algo parecido naquele dia.",
      "Denuncie pela ferramenta de avaliações do perfil e acompanhe o resultado.",
      "Se negarem, faça o recurso, que é um só, explicando qual regra foi violada.",
    ],
    caution:
      "Não pague por “remoção” nem troque brinde por nota. Crime, como ameaça ou calúnia, leve ao advogado com as telas guardadas.",
    link: { kind: "prompt", id: "resposta-a-avaliacao-suspeita" },
    checkedOn: "2026-11-20",
    sources: ["1.12", "7.4", "F59", "F62", "F63", "F64"],
    followUps: [
      { question: "E se a crítica for verdadeira?", card: "cliente-avaliacao-ruim" },
      { question: "Como subo a minha nota?", card: "cliente-pedir-avaliacao" },
    ],
  },
  {
    id: "cliente-uma-estrela",
    answer:
      "Responda em duas frases, sem discutir: lamente, diga que gostaria de entender e deixe o telefone. Quem deu a nota é avisado e pode mudá-la. A nota é a média de todas: uma estrela pesa muito entre dez avaliações e bem menos entre cem. O remédio é ter mais avaliações, pedidas a todos.",
    steps: [
      "Responda: “Sentimos que não tenha sido bom. O que houve? Fale com a gente no (telefone).”",
      "Se a queixa é de regra da loja, explique a regra em uma frase.",
      "Mande o link de avaliação a todos os clientes desta semana.",
    ],
    caution: "Não ofereça nada para a pessoa mudar ou apagar a nota: é proibido pelo Google.",
    link: { kind: "prompt", id: "resposta-a-nota-sem-texto" },
    checkedOn: "2026-11-20",
    sources: ["1.12", "7.4", "F57", "F66", "own"],
    followUps: [
      { question: "Como peço mais avaliações?", card: "cliente-pedir-avaliacao" },
      { question: "Acho que é falsa", card: "cliente-avaliacao-falsa" },
    ],
  },
];
