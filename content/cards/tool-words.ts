/** Words of the small sums inside answer cards; no-break spaces stand after R$, as everywhere on the page. */
export const priceWords = {
  fields: {
    ingredients: { label: "Ingredientes ou mercadoria (R$)", placeholder: "8,50" },
    packaging: { label: "Embalagem e gás (R$)", placeholder: "1,90" },
    taxes: { label: "Taxas e impostos (%)", placeholder: "12" },
    profit: { label: "Lucro (%)", placeholder: "30" },
  },
  headline: "Preço de venda",
  sum: (cost: string, shares: readonly string[], price: string) =>
    `A conta: ${cost} ÷ (1 − ${shares.join(" − ")}) = ${price}.`,
  noTaxes: "As taxas ainda não entraram: com elas, o preço sobe.",
  shares: (taxes: string, profit: string) =>
    `De cada venda, ${taxes} são taxas e ${profit} são seus.`,
  missing: (profit: string) =>
    `Aluguel, luz e o seu salário ainda não estão aí: eles saem desses ${profit}.`,
  faults: {
    "no-cost": "Diga quanto custa uma unidade. Sem custo não há conta.",
    negative: "Um valor abaixo de zero não entra na conta.",
    "over-price":
      "Taxas e lucro somados chegam a 100% do preço ou passam disso. Diminua um dos dois.",
  },
};

export const marginWords = {
  fields: {
    cost: { label: "Quanto custa para você (R$)", placeholder: "12" },
    price: { label: "Por quanto vende (R$)", placeholder: "20" },
    taxes: { label: "Taxas e impostos (%)", placeholder: "5" },
    other: { label: "Outro preço, para comparar (R$)", placeholder: "18" },
  },
  headline: "Sobra de cada venda",
  loss: "Perda em cada venda",
  share: (price: string, cost: string, taxes: string, percent: string) =>
    `De ${price} saem ${cost} de custo e ${taxes} de taxas: o resto é ${percent} do preço.`,
  noTaxes: (price: string, cost: string, percent: string) =>
    `De ${price} saem ${cost} de custo: o resto é ${percent} do preço. As taxas ainda não entraram.`,
  other: (price: string, left: string) => `A ${price} sobram ${left}.`,
  otherLoss: (price: string, loss: string) => `A ${price} você perde ${loss} em cada venda.`,
  sales: (sales: string) => `Para ganhar o mesmo, cada 10 vendas de hoje teriam de virar ${sales}.`,
  missing: "Aluguel, luz e o seu salário ainda saem daí.",
  fault: "Confira os valores: custo de zero para cima, preço acima de zero, taxas abaixo de 100%.",
};

export const budgetWords = {
  fields: {
    budget: { label: "Quanto por mês (R$)", placeholder: "300" },
    click: { label: "Quanto custa um clique (R$)", placeholder: "0,80" },
    buyers: { label: "De cada 100 cliques, quantos compram", placeholder: "2" },
  },
  headline: (budget: string) => `Cliques com ${budget} por mês`,
  perDay: (budget: string) => `Por dia, com ${budget} por mês`,
  noClick:
    "Quantos cliques cabem aí depende do preço de um clique: o painel do anúncio mostra o seu.",
  line: (budget: string, perDay: string, clicks: string) =>
    `${budget} por mês são ${perDay} por dia: ${clicks} cliques.`,
  sales: (buyers: string, sales: string) =>
    `Se ${buyers} de cada 100 compram, são ${sales} vendas.`,
  costPerSale: (cost: string) => `Cada venda custa ${cost} de anúncio.`,
  assumption: (cost: string) =>
    `A conta usa o clique a ${cost}, como você disse. O preço muda com o ramo e a cidade: veja o seu no painel do anúncio.`,
  faults: {
    click: "Diga quanto custa um clique, acima de zero. O painel do anúncio mostra.",
    budget: "Diga um valor por mês, acima de zero.",
    buyers: "De cada 100 cliques compram de 0 a 100 pessoas.",
  },
};

export const resultWords = {
  fields: {
    spent: { label: "Quanto gastou no anúncio (R$)", placeholder: "200" },
    sales: { label: "Quantas vendas vieram dele", placeholder: "10" },
    left: { label: "Quanto sobra de uma venda (R$)", placeholder: "25" },
  },
  headline: "Cada venda custou de anúncio",
  none: "Nenhuma venda veio do anúncio: por enquanto, ele só custou.",
  pays: (left: string, rest: string) =>
    `Valeu: cada venda deixa ${left}, e depois do anúncio ainda sobram ${rest}.`,
  even: "Empatou: o que sobra da venda paga o anúncio e mais nada.",
  loses: (left: string, loss: string) =>
    `Não valeu: cada venda deixa ${left}, e o anúncio custou ${loss} a mais que isso.`,
  unknown: "Se valeu, depende de quanto sobra de uma venda depois do produto e das taxas.",
  fault: "Confira os valores: nenhum fica abaixo de zero, e o gasto fica acima.",
};

export const meiWords = {
  fields: {
    opened: { label: "Mês em que abriu, se foi neste ano", placeholder: "agosto" },
    earned: { label: "Quanto já vendeu neste ano (R$)", placeholder: "40.000" },
  },
  months: [
    ...["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro"],
    ...["outubro", "novembro", "dezembro"],
  ],
  headline: (year: string) => `Pode vender em ${year}`,
  whole: (limit: string, month: string) =>
    `O teto do MEI é ${limit} por ano, em média ${month} por mês.`,
  opened: (month: string, months: string, share: string, limit: string) =>
    `Quem abriu em ${month} conta ${months}: ${share} vezes esses meses, ${limit}.`,
  left: (left: string) => `Ainda cabem ${left} até dezembro.`,
  leftPerMonth: (left: string) => `Contando este mês, dá em média ${left} por mês.`,
  passed: (over: string) =>
    `Você passou ${over} do teto. Fale com um contador agora: o que muda depende de quanto passou.`,
  source: (year: string, day: string) =>
    `Valores de ${year}, conferidos em ${day}. Confira em gov.br/mei ou com o seu contador.`,
  faults: {
    opened:
      "Escreva um mês que já chegou, como “agosto” ou 8. Se abriu em outro ano, deixe em branco.",
    earned: "Escreva quanto já vendeu no ano, de zero para cima.",
  },
};

export const monthWords = {
  headline: "Quatro postagens, uma por semana",
  weekdays: ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"],
  post: (weekday: string, day: string, idea: string) => `${weekday}, ${day}: ${idea}`,
  forDate: (name: string, weekday: string, day: string, idea: string) =>
    `${name} (${weekday}, ${day}). ${idea}`,
  note: "Datas nacionais. Feriado da sua cidade e festa do bairro entram por sua conta.",
  /** For weeks without a date, in turns. */
  ideas: [
    "Um produto, com foto sua, preço à vista e como pedir.",
    "Os bastidores, mostrando como você faz ou prepara.",
    "Responda a dúvida que os clientes mais repetem.",
    "Mostre quem trabalha na loja, com autorização de quem aparece.",
  ],
  /** `isSale`: people buy for it, so that it is announced earlier than a holiday. */
  days: {
    "new-year": {
      isSale: false,
      name: "Ano-Novo",
      idea: "Deseje um bom ano e avise o horário do feriado.",
    },
    carnival: { isSale: false, name: "Carnaval", idea: "Avise se abre e em que horário." },
    "good-friday": {
      isSale: false,
      name: "Sexta-feira Santa",
      idea: "Avise o horário do feriado.",
    },
    easter: {
      isSale: true,
      name: "Páscoa",
      idea: "Mostre o que tem para presente ou almoço e até quando encomendar.",
    },
    tiradentes: { isSale: false, name: "Tiradentes", idea: "Avise o horário do feriado." },
    "labour-day": {
      isSale: false,
      name: "Dia do Trabalho",
      idea: "Agradeça a quem trabalha com você e avise o horário do feriado.",
    },
    "mothers-day": {
      isSale: true,
      name: "Dia das Mães",
      idea: "Mostre uma sugestão de presente com preço e prazo.",
    },
    "corpus-christi": {
      isSale: false,
      name: "Corpus Christi",
      idea: "Avise se abre: não é feriado em toda cidade.",
    },
    "valentines-day": {
      isSale: true,
      name: "Dia dos Namorados",
      idea: "Mostre uma sugestão para dois, com preço e prazo.",
    },
    "fathers-day": {
      isSale: true,
      name: "Dia dos Pais",
      idea: "Mostre uma sugestão de presente com preço e prazo.",
    },
    independence: { isSale: false, name: "Independência", idea: "Avise o horário do feriado." },
    "customers-day": {
      isSale: true,
      name: "Dia do Cliente",
      idea: "Agradeça a quem compra de você, com um mimo igual para todos.",
    },
    "aparecida-and-childrens-day": {
      isSale: true,
      name: "Nossa Senhora Aparecida e Dia das Crianças",
      idea: "Avise o horário do feriado e mostre o que agrada às crianças.",
    },
    "all-souls": {
      isSale: false,
      name: "Finados",
      idea: "Avise o horário do feriado, com respeito e sem oferta.",
    },
    republic: {
      isSale: false,
      name: "Proclamação da República",
      idea: "Avise o horário do feriado.",
    },
    "black-awareness": {
      isSale: false,
      name: "Dia da Consciência Negra",
      idea: "Avise o horário do feriado.",
    },
    "black-friday": {
      isSale: true,
      name: "Black Friday",
      idea: "Uma oferta só, com o preço de antes que dá para provar.",
    },
    christmas: {
      isSale: true,
      name: "Natal",
      idea: "Diga o último dia de encomenda e o horário dos dias 24 e 25.",
    },
  },
};

/** What every sum says of a value that it cannot read. */
export const unreadableNumber = "Escreva só o número, como 8,50.";
