import type { AnswerBody } from "../schema.ts";

/** What platforms and laws fix for advertisers. */
export const anunciosRegrasBodies: readonly AnswerBody[] = [
  {
    id: "anuncio-orcamento-diario",
    answer:
      "Pode acontecer: num dia o Google gasta até o dobro do orçamento diário, mas no mês não passa de 30,4 vezes esse valor. Com R$ 10 por dia, um dia pode chegar a R$ 20, e o mês, a R$ 304. Para não ter susto, decida primeiro o valor do mês e divida por 30,4.",
    steps: [
      "Decida o máximo do mês e divida por 30,4: esse é o orçamento diário.",
      "Ponha no anúncio só os dias e as horas em que alguém responde.",
      "Olhe o gasto uma vez por semana, sempre no mesmo dia.",
    ],
    caution:
      "A conta vale por campanha: duas campanhas somam dois orçamentos. Na Meta a regra é outra, e um dia também pode passar um pouco.",
    link: { kind: "item", id: "gemini-anunciar-google" },
    checkedOn: "2026-11-20",
    sources: ["2", "F91", "3"],
    followUps: [
      { question: "Quanto devo investir?", card: "anuncio-quanto-investir" },
      { question: "Quando eu paro?", card: "anuncio-quando-parar" },
    ],
  },
  {
    id: "anuncio-cpf-ou-cnpj",
    answer:
      "Pode: no Brasil a conta do Google Ads aceita CPF, com a data de nascimento, ou CNPJ, e confere os dados na Receita. CNPJ novo pode levar alguns dias para ser reconhecido. Depois o Google pode pedir a verificação do anunciante, com documentos e prazo: responda dentro da própria conta.",
    steps: [
      "Abra a conta com um e-mail do negócio, não com o de quem faz os anúncios.",
      "Escreva nome e número como estão na Receita, letra por letra.",
      "Se pedirem verificação, entre na conta pelo navegador e envie por lá.",
    ],
    caution:
      "Pedido de boleto, Pix, senha ou código por telefone ou WhatsApp não é verificação: trate como golpe.",
    link: { kind: "prompt", id: "anuncio-na-busca" },
    checkedOn: "2026-11-20",
    sources: ["F92", "F93", "1.1"],
    followUps: [
      { question: "Me ligaram dizendo que são do Google", card: "perfil-golpe-ligacao" },
      { question: "Google ou Instagram?", card: "anuncio-google-ou-instagram" },
    ],
  },
  {
    id: "anuncio-imposto-da-meta",
    answer:
      "Desde janeiro de 2026 a Meta repassa os impostos: eles são 12,15% do total que você paga. No cartão, R$ 100 de anúncio custam R$ 113,83. No Pix ou boleto, de R$ 100 pagos sobram R$ 87,85 para o anúncio. O Gerenciador mostra o valor sem imposto.",
    steps: [
      "Compare o valor do Gerenciador com o da fatura do cartão.",
      "Para gastar R$ 300 no total, ponha no anúncio R$ 263,55.",
      "Guarde as notas que a Meta emite e mostre a quem faz a sua contabilidade.",
    ],
    caution:
      "São regras de 2026, e parte desses impostos muda em 2027. Confira na própria fatura antes de planejar.",
    link: { kind: "prompt", id: "conta-do-anuncio" },
    checkedOn: "2026-11-20",
    sources: ["3", "F102", "F103", "F104"],
    followUps: [
      { question: "Quanto devo investir?", card: "anuncio-quanto-investir" },
      { question: "Como sei se valeu?", card: "anuncio-o-que-medir" },
    ],
  },
  {
    id: "anuncio-profissao-regulada",
    answer:
      "Pode anunciar, informando sem prometer resultado. Médico: CRM e RQE à vista, preço da consulta permitido, sorteio e sensacionalismo não (CFM 2.336/2023). Dentista: antes e depois só de quem fez, com autorização e CRO (CFO 196/2019). Advogado: informação e impulsionamento sim, captação e promessa não (OAB, Provimento 205/2021).",
    steps: [
      "Ponha na bio e em cada anúncio o nome de quem responde e o registro.",
      "Tire “garantido”, “o melhor”, “sem dor” e “cura” de todos os textos.",
      "Guarde a autorização por escrito de quem aparece e, na dúvida, pergunte ao seu conselho.",
    ],
    caution:
      "Remédio de receita não pode ter propaganda ao público, alimento não promete cura, e bebida alcoólica e tabaco têm lei própria (Lei 9.294/1996).",
    link: { kind: "prompt", id: "clinica-post-educativo" },
    checkedOn: "2026-11-20",
    sources: ["7.6", "F173", "F174", "F175", "F176", "F177", "F178"],
    followUps: [
      { question: "Como respondo avaliação de paciente?", card: "cliente-avaliacao-ruim" },
      { question: "Google ou Instagram?", card: "anuncio-google-ou-instagram" },
    ],
  },
];
