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
    "high-for-reach":
      "Taxa alta para quem só viu o anúncio: alcance não é clique. Teste com uma taxa menor.",
  },
  missing: "Falta o número. Ex.: 35 ou 35,90.",
  table: {
    caption: "A conta",
    roi: { name: "ROI", note: "lucro sobre o que foi investido" },
    sales: { name: "Vendas", note: "alcance vezes taxa de conversão" },
    revenue: { name: "Receita", note: "vendas vezes valor médio" },
    profit: { name: "Resultado", note: "receita menos investimento, antes do custo do produto" },
    roas: { name: "ROAS", note: "receita por real investido" },
    cac: { name: "CAC", note: "custo de cada venda" },
    costPerThousand: { name: "Custo por mil", note: "para alcançar mil pessoas" },
    breakEvenSales: { name: "Ponto de equilíbrio", note: "vendas que pagam o anúncio" },
    breakEvenConversion: { name: "Taxa de equilíbrio", note: "conversão que paga o anúncio" },
    salesCount: (value: string) => `${value} vendas`,
    none: "não dá para calcular",
  },
  funnel: {
    title: "Seu funil",
    note: "O desenho não está em escala: valem os números.",
    reach: { unit: "pessoas", text: "veem o anúncio" },
    sales: { unit: "compram", text: (people: string) => `1 em cada ${people}` },
    breakEven: { unit: "pagam", text: "o anúncio, sem contar o custo do produto" },
  },
  scenarios: {
    title: "Três cenários de receita",
    names: { weak: "Fraco", expected: "Esperado", strong: "Forte" },
    line: (revenue: string, roi: string) => `${revenue} · ROI ${roi}`,
    breakEven: (investment: string) => `${investment}: daqui para a direita o anúncio se paga`,
  },
  live: "A conta aparece aqui enquanto você digita.",
} as const;
