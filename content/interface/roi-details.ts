import { roiWords } from "./roi.ts";

/** Words of the ROI card's fine-tuning. */
export const roiDetailWords = {
  open: "Ajuste fino",
  intro:
    "Tudo aqui é opcional e a conta muda enquanto você digita. O que ficar em branco fica de fora.",
  stagesTitle: "Do anúncio até a compra",
  fields: {
    impressions: {
      label: "Impressões",
      placeholder: "Ex.: 10.000",
      help: "Vezes que o anúncio aparece. Em branco, vale o alcance; com CTR e CPC, a conta descobre.",
    },
    clickThroughPercent: {
      label: "CTR (%)",
      placeholder: "Ex.: 1,2",
      help: "De cada 100 vezes que aparece, quantas viram clique.",
    },
    costPerClick: {
      label: "CPC (R$)",
      placeholder: "Ex.: 0,90",
      help: "Quanto custa cada clique.",
    },
    clickConversionPercent: {
      label: "Compras por clique (%)",
      placeholder: "Ex.: 4",
      help: "De cada 100 cliques, quantos terminam em compra.",
    },
  },
  read: { ...roiWords.read, count: (value: string) => `Lido como ${value} vezes` },
  hints: {
    ...roiWords.hints,
    "other-cost": "O investimento dividido pelos cliques dá outro valor. A conta usa o da divisão.",
  },
  waiting: "A conta aparece aqui com CTR ou CPC.",
  bill: {
    caption: "A conta com a sua margem",
    profit: { name: "Lucro", note: "depois do produto, das taxas e do anúncio" },
    loss: { name: "Prejuízo", note: "o que falta para empatar" },
    roi: { name: "ROI com a margem", note: "lucro sobre o anúncio" },
    revenue: { name: "Receita", note: "vendas vezes valor médio" },
    productCost: { name: "Produto e taxas", note: "o resto da margem" },
    investment: { name: "Anúncio", note: "o investimento" },
    leftPerSale: {
      name: "Sobra por venda",
      note: "depois do produto e das taxas, antes do anúncio",
    },
    breakEvenSales: { name: "Ponto de equilíbrio", note: "vendas que pagam tudo" },
    breakEvenConversion: { name: "Taxa de equilíbrio", note: "conversão que paga tudo" },
  },
  stages: {
    caption: "As etapas",
    stage: "Etapa",
    count: "Quantas",
    cost: "Custo de cada",
    impressions: "Impressões",
    clicks: "Cliques",
    sales: "Vendas",
    ofImpressions: (rate: string) => `${rate} das impressões`,
    ofClicks: (rate: string) => `${rate} dos cliques`,
    dash: "sem valor",
    /** The table in words. */
    clicked: (impressions: string, clicks: string, rate: string) =>
      `De ${impressions} impressões, ${clicks} viram clique (${rate}).`,
    onlyClicks: (clicks: string) => `O investimento compra ${clicks} cliques.`,
    bought: (clicks: string, sales: string, rate: string) =>
      `De ${clicks} cliques, ${sales} viram venda (${rate}).`,
  },
  take: {
    /** Fills reach and rate of the form from the stages. */
    use: "Levar para alcance e taxa",
    taken: "Alcance e taxa de conversão preenchidos com as etapas.",
    undo: "Desfazer",
  },
  click: {
    title: "Quanto custa e quanto rende um clique",
    cost: "Custo do clique",
    value: "Valor do clique",
    pays: "Cada clique rende mais do que custa: o anúncio se paga.",
    loses: "Cada clique custa mais do que rende: o anúncio não se paga.",
    even: "Cada clique rende o que custa: o anúncio empata.",
    valueNote: "Valor: o que um clique deixa, em média, depois do produto e das taxas.",
  },
} as const;
