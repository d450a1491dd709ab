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
  /** One sentence; money comes written out. */
  verdict: {
    pays: (left: string) =>
      `Com a sua margem, o anúncio se paga: sobram ${left} depois do produto, das taxas e do próprio anúncio.`,
    loses: (missing: string) =>
      `Com a sua margem, o anúncio não se paga: faltam ${missing} depois do produto, das taxas e do próprio anúncio.`,
    even: "Com a sua margem, o anúncio empata: nada sobra e nada falta depois do produto, das taxas e do próprio anúncio.",
    cannot: (revenue: string, investment: string) =>
      `Com esses números, o anúncio não se paga: entram ${revenue} em vendas por ${investment} de anúncio, e dessas vendas ainda sai o custo do produto.`,
    depends: (revenue: string, investment: string, least: string) =>
      `Com esses números, entram ${revenue} em vendas por ${investment} de anúncio. Vale a pena se, de cada R$\u00A0100 vendidos, sobrarem mais de ${least} depois do produto e das taxas.`,
  },
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
    caption: "A conta",
    more: "Ver a conta toda",
    all: "As outras contas",
    roi: { name: "ROI bruto", note: "receita menos anúncio, sobre o anúncio" },
    sales: { name: "Vendas", note: "alcance vezes taxa de conversão" },
    revenue: { name: "Receita", note: "vendas vezes valor médio" },
    profit: { name: "Resultado", note: "receita menos investimento, antes do custo do produto" },
    roas: { name: "ROAS", note: "receita por real investido" },
    cac: { name: "Custo por venda", note: "anúncio dividido pelas vendas" },
    costPerThousand: { name: "Custo por mil", note: "para alcançar mil pessoas" },
    breakEvenSales: {
      name: "Ponto de equilíbrio",
      note: "vendas com que a receita cobre o anúncio",
    },
    breakEvenConversion: {
      name: "Taxa de equilíbrio",
      note: "conversão com que a receita cobre o anúncio",
    },
    breakEvenMargin: { name: "Margem de equilíbrio", note: "o que tem de sobrar de cada venda" },
    salesCount: (value: string) => `${value} vendas`,
    none: "não dá para calcular",
  },
  funnel: {
    title: "Seu funil",
    note: "O desenho não está em escala: valem os números.",
    reach: { unit: "pessoas", text: "veem o anúncio" },
    sales: { unit: "compram", text: (people: string) => `1 em cada ${people}` },
    breakEven: { unit: "vendas", text: "cobrem o anúncio, sem contar o custo do produto" },
  },
  scenarios: {
    title: "Três cenários de receita",
    names: { weak: "Fraco", expected: "Esperado", strong: "Forte" },
    line: (revenue: string, roi: string) => `${revenue} · ROI bruto ${roi}`,
    breakEven: (investment: string) =>
      `${investment}: daqui para a direita a receita cobre o anúncio`,
  },
  live: "A conta aparece aqui enquanto você digita.",
} as const;
