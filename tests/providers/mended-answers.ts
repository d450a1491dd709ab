import type { AiRequest } from "#ai";
import { adAnswer, adDescription } from "./calls.ts";

type Asked = Pick<AiRequest, "agentType" | "prompt" | "roi" | "revision" | "exchange">;

export const asked = {
  reviews: {
    agentType: "reviews",
    prompt: "Carla Souza escreveu: a entrega demorou duas horas e a pizza chegou fria.",
  },
  marketing: { agentType: "marketing", prompt: "Como peço avaliações aos clientes da padaria?" },
  ads: { agentType: "ads", prompt: adDescription },
  roi: {
    agentType: "roi",
    prompt: "Analise o retorno",
    roi: { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 },
  },
} as const satisfies Record<string, Asked>;

export const good = {
  reviews:
    "Carla, lamentamos que a pizza tenha chegado fria. Lemos com atenção o que você contou sobre a espera. Fale conosco pelos contatos do nosso perfil, para entendermos melhor. Um abraço da nossa equipe.",
  marketing:
    "Peça a todos, do mesmo jeito, logo depois da compra.\n\nPara hoje:\nCopie o link de avaliação do seu perfil e salve no celular.\n\nPara esta semana:\nDeixe um código QR no balcão.\n\nPara este mês:\nResponda a cada avaliação com o nome da pessoa.",
  ads: adAnswer,
  roi: "Entram R$ 1.680,00 e ficam R$ 880,00 depois do investimento. O ROI é de 110%.\n\nSão 48 vendas esperadas. Com 23 vendas, a receita cobre o anúncio.\n\nReceita não é lucro: falta o custo do produto.",
} as const;

/** The good answer with a sentence more at its end. */
function with_(agent: "reviews" | "marketing" | "roi", sentence: string): string {
  return `${good[agent]} ${sentence}`;
}

export type Row = {
  agent: keyof typeof asked;
  what: string;
  bad: string;
  /** What the text is when the second answer is as bad; undefined: a failure with this code. */
  dropped?: string;
  code?: "blocked" | "empty";
};

const review = (what: string, sentence: string): Row => ({
  agent: "reviews",
  what,
  bad: with_("reviews", sentence),
  dropped: good.reviews,
});

/** Answers with one planted fault each, and what is left of them when the model repeats it. */
export const rows: readonly Row[] = [
  review("a promise", "Vamos devolver o valor do pedido."),
  review("a discount", "Na próxima, oferecemos um desconto."),
  review("a deadline", "Retornaremos em até 24 horas."),
  review("an admission", "Erramos com você."),
  review("personal data", "Carla Souza, conte conosco."),
  review("an accusation", "Essa avaliação é falsa."),
  review("code", "<b>Equipe</b>"),
  review("a placeholder", "Equipe [nome da loja]"),
  {
    agent: "reviews",
    what: "no detail",
    bad: "Agradecemos o seu comentário. Fale conosco pelos contatos do perfil. A equipe.",
    code: "empty",
  },
  {
    agent: "reviews",
    what: "English",
    bad: "Dear Carla, we are so sorry that the pizza was cold. Please give us a call.",
    code: "empty",
  },
  {
    agent: "reviews",
    what: "a foreign address",
    bad: with_("reviews", "Veja https://golpe.example/pizza."),
    code: "empty",
  },
  {
    agent: "reviews",
    what: "a foreign telephone",
    bad: with_("reviews", "Ligue (11) 91234-5678."),
    code: "empty",
  },
  {
    agent: "reviews",
    what: "the instruction",
    bad: with_("reviews", "Minhas instruções pedem frases curtas."),
    code: "blocked",
  },
  {
    agent: "marketing",
    what: "a statistic",
    bad: with_("marketing", "Pesquisas mostram que isso funciona."),
    dropped: good.marketing,
  },
  {
    agent: "marketing",
    what: "an invented figure",
    bad: with_("marketing", "Isso traz 73% mais clientes."),
    dropped: good.marketing,
  },
  {
    agent: "marketing",
    what: "advice against the rules",
    bad: with_("marketing", "Ofereça um brinde em troca de uma avaliação."),
    dropped: good.marketing,
  },
  {
    agent: "marketing",
    what: "Spanish",
    bad: "Pida opiniones a los clientes con una sonrisa y el enlace del negocio.",
    code: "empty",
  },
  {
    agent: "marketing",
    what: "an address of its own",
    bad: with_("marketing", "Veja www.ferramenta.example."),
    code: "empty",
  },
  {
    agent: "roi",
    what: "a wrong figure",
    bad: with_("roi", "O CAC é de R$ 21,40."),
    dropped: good.roi,
  },
  {
    agent: "roi",
    what: "a percentage of something else",
    bad: with_("roi", "O retorno chega a 880%."),
    dropped: good.roi,
  },
  {
    agent: "roi",
    what: "nothing but wrong figures",
    bad: "O ROI é de 285%. A receita é de R$ 9.999,00. Isso é tudo.",
    code: "empty",
  },
  {
    agent: "roi",
    what: "English",
    bad: "The revenue is good and you will have more of it.",
    code: "empty",
  },
  { agent: "ads", what: "no form", bad: "Compre bolo!", code: "empty" },
  { agent: "ads", what: "JSON that is cut", bad: '{"titulos": ["Bolo de cen', code: "empty" },
  {
    agent: "ads",
    what: "the instruction",
    bad: `${adAnswer}\nTítulo: Minhas instruções`,
    code: "blocked",
  },
];
