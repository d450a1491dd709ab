/** Words of the ROI card: fields, table, funnel, scenarios. */
export const roiWords = {
  fields: {
    investment: { label: "Investimento (R$)", placeholder: "Ex.: 800" },
    reach: { label: "Alcance estimado", placeholder: "Ex.: 6.000" },
    conversionPercent: { label: "Taxa de conversão (%)", placeholder: "Ex.: 0,8" },
    saleValue: { label: "Valor médio por venda (R$)", placeholder: "Ex.: 35" },
  },
  read: {
    money: (value: string) => `Lido como ${value}`,
    people: (value: string) => `Lido como ${value} pessoas`,
    rate: (value: string) => `Lido como ${value}`,
    margin: (value: string) => `Lido como ${value} de cada R$\u00a0100`,
  },
  hints: {
    zero: "Zero deixa a conta sem resultado. Confira.",
    negative: "Valor abaixo de zero. Confira o sinal de menos.",
    "over-hundred": "Mais de 100% é raro. Confira se é isso mesmo.",
    "thousand-missing": "Faltou um mil? Se for isso mesmo, pode seguir.",
    "high-for-reach":
      "Taxa alta para quem só viu o anúncio: alcance não é clique. Teste com uma taxa menor.",
  },
  missing: "Falta o número. Ex.: 35 ou 35,90.",
  /** How a sentence names an input. */
  names: {
    investment: "investimento",
    reach: "alcance",
    conversionPercent: "taxa de conversão",
    saleValue: "valor médio por venda",
  },
  /** Headings of the analysis. */
  report: { steps: "O que fazer agora", rest: "As outras contas" },
  margin: {
    label: "De cada R$\u00A0100 vendidos, quanto sobra depois do produto e das taxas?",
    placeholder: "Ex.: 55",
    help: "Opcional. Sem isso, a conta não sabe dizer se o anúncio vale a pena.",
  },
  knownSales: {
    label: "Não sei a taxa, sei quantas vendas tive",
    field: "Quantas vendas o anúncio trouxe?",
    placeholder: "Ex.: 12",
    help: "A taxa de conversão sai das vendas e do alcance.",
    needsReach: "Preencha o alcance, e a taxa aparece sozinha.",
    filled: (rate: string) => `Taxa de conversão preenchida: ${rate}.`,
  },
  table: {
    caption: "Em quatro números",
    more: "Ver a conta toda",
    all: "As outras contas",
    roi: { name: "ROI bruto", note: "receita menos anúncio, sobre o anúncio" },
    profit: { name: "Resultado", note: "receita menos investimento, antes do custo do produto" },
    roas: { name: "ROAS", note: "receita por real investido" },
    costPerThousand: { name: "Custo por mil", note: "para alcançar mil pessoas" },
    breakEvenSales: {
      name: "Ponto de equilíbrio",
      note: "vendas com que a receita cobre o anúncio",
    },
    breakEvenConversion: {
      name: "Taxa de equilíbrio",
      note: "conversão com que a receita cobre o anúncio",
    },
    none: "não dá para calcular",
  },
  funnel: {
    title: "Seu funil",
    note: "O desenho não está em escala: valem os números.",
    reach: { unit: "pessoas", text: "veem o anúncio" },
    sales: {
      unit: "compram",
      few: "menos de 1",
      text: (people: string) => `1 em cada ${people}`,
    },
    covered: { unit: "vendas", text: "cobrem o anúncio, sem contar o custo do produto" },
    paid: { unit: "vendas", text: "pagam o produto, as taxas e o anúncio" },
  },
  scenarios: {
    title: "E se vierem mais ou menos vendas?",
    names: { half: "Metade", expected: "Na conta", more: "Metade a mais" },
    few: "menos de 1 venda",
    sales: (count: string) => `${count} vendas`,
    one: "1 venda",
    enter: (revenue: string) => `entram ${revenue}`,
    left: (amount: string) => `sobram ${amount}`,
    missing: (amount: string) => `faltam ${amount}`,
    covered: (investment: string) =>
      `${investment}: daqui para a direita a receita cobre o anúncio`,
    paid: (investment: string) => `${investment}: daqui para a direita o anúncio se paga`,
  },
  live: "A conta aparece aqui enquanto você digita.",
} as const;
