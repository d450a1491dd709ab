import type { CardQuestions } from "../schema.ts";

/** Limits, taxes and papers of individual microentrepreneurs, as of 2026. */
export const meiQuestions: readonly CardQuestions[] = [
  {
    id: "mei-quanto-pode",
    theme: "mei",
    title: "Quanto o MEI pode faturar",
    questions: [
      "quanto o mei pode faturar",
      "qual o limite do mei 2026",
      "teto do mei por mês",
      "quanto posso vender sendo mei",
      "abri o mei em agosto qual meu limite",
      "o limite do mei aumentou?",
      "mei pode faturar 130 mil",
    ],
    words: "limite teto faturar faturamento vender anual mes proporcional 2026 aumentou",
  },
  {
    id: "mei-passei-do-limite",
    theme: "mei",
    title: "Passei do limite do MEI",
    questions: [
      "passei do limite do mei",
      "faturei 90 mil no mei o que acontece",
      "estourei o mei e agora",
      "desenquadramento do mei como funciona",
      "passei 20% do mei",
      "virar microempresa quando",
      "se eu passar um pouco do limite do mei dá problema?",
    ],
    words:
      "passei estourei ultrapassei limite teto desenquadrar desenquadramento microempresa me multa excedeu",
  },
  {
    id: "mei-das",
    theme: "mei",
    title: "Quanto é o DAS e quando vence",
    questions: [
      "quanto é o das do mei",
      "valor do mei 2026",
      "quando vence o das",
      "mei paga quanto por mês",
      "nao paguei o das o que acontece",
      "boleto do mei chegou por email é golpe?",
      "declaração anual do mei até quando",
      "atrasei o das e agora",
    ],
    words:
      "das boleto guia mensal imposto valor vence vencimento pagar atrasado declaracao anual dasn",
  },
  {
    id: "mei-nota-fiscal",
    theme: "mei",
    title: "MEI precisa emitir nota fiscal?",
    questions: [
      "mei precisa emitir nota",
      "como tirar nota fiscal mei",
      "sou obrigado a dar nota pro cliente",
      "nota fiscal de serviço mei onde faz",
      "cliente pediu nota e agora",
      "mei emite nota pra pessoa fisica?",
    ],
    words: "nota fiscal nf nfse emitir emissao tirar cnpj cpf servico obrigatoria portal",
  },
  {
    id: "mei-empregado",
    theme: "mei",
    title: "MEI pode ter empregado?",
    questions: [
      "mei pode ter funcionario",
      "quanto custa um funcionario no mei",
      "quantos empregados o mei pode ter",
      "contratar ajudante sendo mei",
      "posso contratar minha filha no mei",
      "pagar ajudante por dia sem registrar",
    ],
    words:
      "funcionario empregado ajudante contratar registrar carteira salario fgts inss custo parente",
  },
  {
    id: "mei-nanoempreendedor",
    theme: "mei",
    title: "O que é nanoempreendedor",
    questions: [
      "o que é nanoempreendedor",
      "nano ou mei qual melhor",
      "vendo pouco preciso de mei?",
      "quem fatura menos de 40 mil precisa de cnpj",
      "trocar mei por nanoempreendedor",
      "vender sem cnpj pode",
    ],
    words: "nano nanoempreendedor informal pouco cnpj sem abrir reforma tributaria 40 mil autonomo",
  },
];
