import { meiFacts } from "./mei-facts.ts";

/** A figure of the texts that changes often or carries a limit. The texts spell it out themselves. */
export type Fact = {
  readonly value: number;
  readonly unit?: string;
  /**
   * How sure we are, then where it was read (keys of `sources`). VO: a stored copy of an official page;
   * VT: stored pages of others; CG: general knowledge, no page kept; own: we chose it.
   */
  readonly source: string;
  /** Day of the last look at the source, ISO 8601. */
  readonly checkedOn: string;
  readonly note?: string;
  /** A length we ask for, no platform's limit. */
  readonly ours?: true;
  /** Of our own lengths: the ids of the prompts and items that ask for it. */
  readonly texts?: readonly string[];
};

/** To change a figure: look at its source, change it and its day here, then search the texts for it. */
export const facts = {
  ...meiFacts,

  // Google Business Profile
  profileDescription: {
    value: 750,
    unit: "caracteres",
    source: "VT F24 F25 F26",
    checkedOn: "2026-11-20",
    note: "The field takes no more.",
  },
  profileDescriptionVisible: {
    value: 250,
    unit: "caracteres",
    source: "VT F24 F25 F26",
    checkedOn: "2026-11-20",
    note: "About what shows before the button that opens the rest.",
  },
  profilePostVisible: {
    value: 100,
    unit: "caracteres",
    source: "VT F25 F38",
    checkedOn: "2026-11-20",
    note: "A post is cut after 100 to 250; we keep to the lower number. It takes up to 1,500.",
  },
  profileExtraCategories: {
    value: 9,
    unit: "categorias",
    source: "VT F22",
    checkedOn: "2026-11-20",
    note: "Besides the main one, 10 in all.",
  },
  profileServiceAreas: {
    value: 20,
    unit: "áreas",
    source: "VT F13 F29",
    checkedOn: "2026-11-20",
    note: "Towns, districts or postcodes, no radius.",
  },
  profileImageSize: {
    value: 5,
    unit: "MB",
    source: "VT F33 F34 F35",
    checkedOn: "2026-11-20",
    note: "JPG or PNG, at least 10 KB.",
  },
  profileImageSide: {
    value: 720,
    unit: "pixels",
    source: "VT F33 F34 F35",
    checkedOn: "2026-11-20",
    note: "Recommended; the least accepted is 250.",
  },
  verificationVideoLeast: {
    value: 30,
    unit: "segundos",
    source: "VT F19 F20 F21",
    checkedOn: "2026-11-20",
    note: "One to two minutes is a good length.",
  },
  searchTermsReady: {
    value: 5,
    unit: "dia do mês",
    source: "VT F68",
    checkedOn: "2026-11-20",
    note: "The search terms of the month before come up to five days late.",
  },

  // Google Ads: what is longer is refused
  searchAdHeadline: {
    value: 30,
    unit: "caracteres",
    source: "VT F81 F82",
    checkedOn: "2026-11-20",
  },
  searchAdDescription: {
    value: 90,
    unit: "caracteres",
    source: "VT F81 F82",
    checkedOn: "2026-11-20",
  },
  searchAdHeadlines: {
    value: 15,
    unit: "títulos",
    source: "VT F81 F82",
    checkedOn: "2026-11-20",
    note: "At least 3.",
  },
  searchAdDescriptions: {
    value: 4,
    unit: "descrições",
    source: "VT F81 F82",
    checkedOn: "2026-11-20",
    note: "At least 2.",
  },
  adsDailySpend: {
    value: 2,
    unit: "vezes o orçamento diário",
    source: "VO F91",
    checkedOn: "2026-11-20",
    note: "On a single day; in a month at most 30.4 times.",
  },

  // Ads of Instagram and Facebook: what is longer is cut, not refused
  socialAdTextVisible: {
    value: 125,
    unit: "caracteres",
    source: "VT F97 F98 F99",
    checkedOn: "2026-11-20",
    note: "Shows before 'ver mais'; up to 2,200 are taken.",
  },
  socialAdHeadlineVisible: {
    value: 40,
    unit: "caracteres",
    source: "VT F97 F98 F99 F100",
    checkedOn: "2026-11-20",
    note: "27 in the Facebook feed.",
  },
  socialAdHeadline: {
    value: 60,
    unit: "caracteres",
    source: "CG",
    checkedOn: "2026-11-20",
    note: "The specification's number, a limit of no platform: 'anuncio-nas-redes' says that cuts may come near 40.",
  },

  // WhatsApp Business
  catalogueImages: {
    value: 10,
    unit: "imagens por item",
    source: "VO F127",
    checkedOn: "2026-11-20",
  },

  // Brazilian law
  withdrawal: {
    value: 7,
    unit: "dias",
    source: "VT F159 F160 F161",
    checkedOn: "2026-11-20",
    note: "CDC art. 49, only for what is bought outside the shop.",
  },
  quoteValidity: {
    value: 10,
    unit: "dias",
    source: "CG",
    checkedOn: "2026-11-20",
    note: "CDC art. 40, unless agreed otherwise.",
  },
  alcoholAge: { value: 18, unit: "anos", source: "CG", checkedOn: "2026-11-20" },
  accessRecords: {
    value: 6,
    unit: "meses",
    source: "VT F195 F196",
    checkedOn: "2026-11-20",
    note: "Marco Civil da Internet, art. 15. In content/privacy.ts.",
  },
  personalDataAnswer: {
    value: 15,
    unit: "dias",
    source: "VT F186 F187",
    checkedOn: "2026-11-20",
    note: "LGPD art. 19, the full statement; twice that for small businesses. In content/privacy.ts.",
  },

  // Lengths we chose
  combinationName: {
    value: 30,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["roupas-combinacoes-da-arara"],
  },
  itemName: {
    value: 40,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["restaurante-descricao-dos-pratos", "artesanato-historia-na-etiqueta"],
  },
  mailSubject: {
    value: 50,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["padaria-cafe-para-empresas"],
  },
  postFirstLine: {
    value: 60,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["padaria-post-da-fornada", "clinica-post-educativo"],
  },
  dishDescription: {
    value: 140,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["restaurante-descricao-dos-pratos"],
  },
  statusText: {
    value: 150,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["mercadinho-ofertas-por-quilo"],
  },
  labelText: {
    value: 180,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["artesanato-historia-na-etiqueta"],
  },
  quickReply: {
    value: 200,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: [
      "roupas-legenda-com-medidas",
      "pet-recado-ao-tutor",
      "servicos-em-casa-antes-da-visita",
    ],
  },
  shortAnswer: {
    value: 250,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    note: "Also the description of a service of the profile, which takes 300 (VT F25).",
    ours: true,
    texts: [
      "restaurante-tabela-de-alergenicos",
      "clinica-preparo-da-consulta",
      "servicos-em-casa-area-atendida",
    ],
  },
  shortMessage: {
    value: 300,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: [
      "quem-e-o-meu-cliente",
      "padaria-post-da-fornada",
      "salao-cuidados-em-casa",
      "restaurante-pedido-atrasado",
      "roupas-regra-de-troca",
      "servicos-em-casa-antes-da-visita",
    ],
  },
  reminder: {
    value: 350,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["salao-horario-vago", "oficina-lembrete-de-revisao"],
  },
  caption: {
    value: 400,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: [
      "salao-antes-e-depois",
      "pet-recado-ao-tutor",
      "pet-racoes-pelo-rotulo",
      "servicos-em-casa-proposta",
    ],
  },
  offerMessage: {
    value: 450,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["padaria-cafe-para-empresas"],
  },
  message: {
    value: 500,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: [
      "gemini-ativar-delivery",
      "parceria-no-bairro",
      "roupas-legenda-com-medidas",
      "roupas-regra-de-troca",
      "pet-recado-ao-tutor",
      "artesanato-historia-na-etiqueta",
    ],
  },
  orderConfirmation: {
    value: 600,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["mercadinho-lista-vira-pedido"],
  },
  instructions: {
    value: 700,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["salao-cuidados-em-casa", "pet-primeiro-banho", "clinica-preparo-da-consulta"],
  },
  offerList: {
    value: 800,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["mercadinho-ofertas-por-quilo"],
  },
  educationalPost: {
    value: 900,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["clinica-post-educativo"],
  },
  explainedQuote: {
    value: 1000,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["oficina-orcamento-explicado"],
  },
  orderMenu: {
    value: 1200,
    unit: "caracteres",
    source: "own",
    checkedOn: "2026-11-20",
    ours: true,
    texts: ["padaria-cardapio-de-encomendas"],
  },
} as const satisfies Readonly<Record<string, Fact>>;

/** Pages the figures were read on, as stored copies. */
export const sources: Readonly<Record<string, string>> = {
  F13: "decaseo.com/local-seo-service-area-business-vs-physical-address",
  F19: "enspireforenterprise.com/?p=4817",
  F20: "rocketlaunchmedia.com/google-business-profile-video-verification-step-by-step-guide",
  F21: "norakramerdesigns.com/navigating-googles-enhanced-business-profile-verification-what-you-need-to-know",
  F22: "haxel.report/how-to/sub-articles/gbp-compliance-basics",
  F24: "reinstatementninja.com/google-local-ranking-factors",
  F25: "lettercounter.org/blog/google-business-profile-character-limit",
  F26: "omnimetrics.ca/Best-Practices-For-Creating-Google-Business-Profile-Posts.php",
  F29: "support.directhub.com/service-area-business",
  F33: "humblehelp.studio/blog/best-practices-for-gbp-photos-and-videos",
  F34: "ayrshare.com/docs/media-guidelines/google_business_profile",
  F35: "docs.synoveo.com/docs/local-seo-guide/optimization/photos-and-media",
  F38: "posthell.com/tools/google-business-character-counter",
  F68: "reinstatementninja.com/google-business-profile-performance-dashboard",
  F81: "webcompany.com.br/blog/anuncios-responsivos-de-pesquisa-no-google-ads",
  F82: "adsbot.co/pt/limites-de-personagens-do-google-ads",
  F91: "support.google.com/google-ads/answer/10486637",
  F97: "lettercounter.org/blog/facebook-instagram-ads-character-limits",
  F98: "adsuploader.com/blog/meta-ad-copy-specs",
  F99: "jupitron.ai/blog/facebook-ad-character-limits",
  F100: "adligator.com/tools/ad-copy-length-checker",
  F127: "faq.whatsapp.com/smbi/account-and-profile/how-to-create-and-maintain-a-catalog?lang=pt_pt",
  F142: "acina.com.br/noticias/geral/mei-em-2026-...",
  F143: "pb.agenciasebrae.com.br/?p=8156",
  F144: "balancinho.com.br/tabela-mei",
  F159: "juridicobrasil.com/qual-e-o-prazo-para-que-o-consumidor-desista-...",
  F160: "gazetacidades.com.br/esta-arrependido-da-compra-...",
  F161: "farrachadecastro.com.br/duvidas-juridicas/qual-o-prazo-para-o-consumidor-desistir-de-uma-compra-nao-presencial",
  F186: "lawzana.com/pt/articles/brazil/lgpd-para-empresas-no-brasil-guia-de-conformidade-e-faq-857",
  F187: "incolape.com.br/2022/02/04/lgpd-regulamentacao-para-agentes-de-tratamento-de-pequeno-porte",
  F195: "riccipi.com.br/dados-pessoais-e-o-cumprimento-da-obrigacao-legal-prevista-no-marco-civil-da-internet",
  F196: "jc-assets.jusbr.com/.../prazo-de-guarda-de-registros-de-acesso-a-aplicacoes-de-internet-1736",
};
