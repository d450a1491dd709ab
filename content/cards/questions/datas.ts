import type { CardQuestions } from "../schema.ts";

/** Dates that sell, and months that do not. */
export const datasQuestions: readonly CardQuestions[] = [
  {
    id: "datas-black-friday",
    theme: "datas",
    title: "Black Friday em loja pequena",
    questions: [
      "black friday vale a pena pra loja pequena",
      "o que fazer na black friday",
      "que desconto dar na blackfriday",
      "como participar da black friday sem prejuizo",
      "salão pode fazer black friday?",
      "black friday na padaria",
      "subir o preço antes da black friday pode",
    ],
    words: "black friday blackfriday novembro desconto oferta liquidacao queima",
  },
  {
    id: "datas-dia-das-maes",
    theme: "datas",
    title: "Como vender mais no Dia das Mães",
    questions: [
      "o que fazer no dia das maes pra vender",
      "ideias pro dia das mães na loja",
      "como vender mais em data comemorativa",
      "dia dos namorados o que oferecer",
      "o que vender no dia dos pais",
      "natal na loja como vender mais",
      "promoção pro dia das crianças",
    ],
    words:
      "maes namorados pais criancas natal pascoa data comemorativa presente vender inventar surpresa",
  },
  {
    id: "datas-mes-fraco",
    theme: "datas",
    title: "O mês está fraco: o que fazer",
    questions: [
      "mês fraco o que fazer",
      "loja vazia como chamar cliente",
      "janeiro nao vende nada",
      "movimento caiu e agora",
      "terça feira parada no salão",
      "como vender no fim do mês",
      "vendas cairam o que fazer",
    ],
    words:
      "fraco parado vazio vazia movimento caiu baixo janeiro fevereiro terca crise vender pouco",
  },
  {
    id: "datas-quando-comecar",
    theme: "datas",
    title: "Com quanto tempo divulgar uma data",
    questions: [
      "quando começar a divulgar o natal",
      "quanto tempo antes postar do dia das maes",
      "com quantas semanas divulgar promoção",
      "ta em cima da hora pra divulgar?",
      "calendario de datas do comercio",
      "quando aviso das encomendas de pascoa",
    ],
    words:
      "quando antecedencia semanas antes comecar calendario cedo tarde divulgar encomendas datas quais ano calendario dias",
  },
  {
    id: "datas-kit",
    theme: "datas",
    title: "Como montar um kit de presente",
    questions: [
      "como montar kit de presente",
      "o que colocar na cesta de natal",
      "quanto cobrar numa cesta de café da manhã",
      "kit dia das maes ideias",
      "embalagem de presente cobro?",
      "cesta basica de natal pra empresas",
    ],
    words: "kit cesta presente caixa embalagem montar lembrancinha corporativo",
  },
  {
    id: "datas-depois",
    theme: "datas",
    title: "Depois da data: o que fazer com quem veio",
    questions: [
      "passou o natal o que fazer com os clientes novos",
      "como fazer o cliente da black friday voltar",
      "sobrou produto da data o que fazer",
      "depois da promoção ninguem volta",
      "o que postar depois do dia das maes",
      "sobrou produto de natal o que fazer",
    ],
    words: "depois passou sobrou voltar retorno novos encalhou estoque sobra",
  },
];
