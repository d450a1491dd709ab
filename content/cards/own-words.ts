import { occasions } from "./read-words.ts";

/** What is spoken to us in an order for a text, over folded text: the rest is what the text is to say. */

const nouns =
  "post\\w*|legendas?|stor(?:y|ies)|status|avisos?|comunicado|convite|anuncio|propaganda|divulgacao|descricao|bio|roteiro|cartaz|chamada";
const lesser = "texto|textinho|mensage(?:m|ns)|msgs?|recado|resposta";
const places =
  "insta\\w*|ig|whats\\w*|zap|face\\w*|google|perfil|tiktok|video|reels?|stories|status|grupo|clientes?|pessoal|galera|povo|gente|loja|feed";
const verbs =
  "(?:re)?escrev\\w+|redig\\w+|mont\\w+|cri[ae]r?|faz(?:er)?|faca|ger[ae]r?|bol[ae]|prepar\\w+|mand[ae]r?|elabora|d[ae]|preciso|quero|queria";
const article = "(?:(?:uma?s?|[oa]s?|minhas?|meus?|me|pra mim|ai) )*";
const target = `(?: (?:(?:pr|n|d)?[ao]s?|para|em|de) (?:(?:[ao]s?|meus?|minhas?) )*(?:${places})\\b| (?:pr|n)[ao] (?:meu|minha|nossa|nosso) \\w+(?: d[aeo] \\w+)?(?= ?[:,.\\n]| ?$)| (?:curt\\w+|legal|bonit\\w+|simples))*`;
const saying =
  "(?:(?:dizendo|avisando|falando|contando|informando|divulgando|apresentando|mostrando(?: como)?|(?:pra|para) (?:dizer|avisar|divulgar|apresentar))(?: (?:que|q))?)";
const tail = "(?: (?:de que|que|q|pr[ao]|para|sobre|d[aeo]s?|com))?(?: (?:meus?|minhas?))?[ :,-]*";
const beginning = "^(?:(?:oi|ola|bom dia|boa tarde|boa noite)\\W+)?(?:\\S+ ){0,3}?";
const both = " e (?:[ao] |uma )?(?:legenda|roteiro|texto)";

/** An order, with all that belongs to it; what follows is content. */
export const contentOrders = [
  `${beginning}(?:${verbs}) ${article}(?:${nouns})(?: d[aeo] (?:${nouns}))?${target}(?:${both})?${target}(?: ${saying})?${tail}`,
  `${beginning}(?:${verbs}) ${article}(?:${lesser})${target}(?: ${saying} ?(?:que |q )?|: ?)`,
  `${beginning}(?:${verbs}) ${article}resposta${target} (?:que|q) (?:perguntou|disse|falou|quer|quis)[^,.:]*[,.:] ?`,
  `^(?:uma? )?(?:${nouns})${target}(?: ${saying})?${tail}`,
  `${beginning}avis(?:a|ar|e)(?: (?:(?:pr|a)?[ao]s? )?(?:(?:meus?|minhas?) )?(?:${places}))? (?:de )?(?:que|q) `,
];

/** An order by itself: it adds nothing to the text. */
export const bareOrder = `${beginning}(?:${verbs})(?: \\w+)? (?:isso|isto|${nouns}|${lesser})\\b`;

/** The occasion of a text stands in its first line. */
export const leadingOccasion = `^(?:(?:pr|n|d)?[aeo]s? )?(?:${Object.keys(occasions).join("|")})\\b[ :,.-]*`;

/** Whose it is, and nothing else. */
export const ofWhom =
  "^(?:(?:(?:pr|n|d)?[ao]s?|para) )?(?:minha|meu|nossa|nosso) (?:loj\\w+(?: de)? \\w+(?:$|,? com |[,:] ?)|\\w+$)";

/** How the text should be, or whom it is from: nothing for its readers. */
export const aside =
  "^(?:(?:e|mas|ah|ai|so) )*(?:sem (?:parecer|ser|ficar|emoji)|de um jeito|de forma|bem (?:curt|simples|rapid|divert|engrac|animad)|com emoji|algo |por favor|pfv?\\b|obrigad|valeu|k{2,}|quero |queria |me (?:ajud|escrev)|pode ser|capricha|urgente|nao quero|preciso )";

/** "Ah, e fala que". */
export const askedToSay =
  "^(?:(?:e|ah|ai) )*(?:fala|diz|poe|coloca|escreve|avisa|bota|lembra)(?: ai| tambem| tb)* (?:que|q) ";

/** Short forms, written out as a shop writes. */
export const writtenOut: Readonly<Record<string, string>> = {
  q: "que",
  pq: "porque",
  n: "não",
  vc: "você",
  vcs: "vocês",
  tb: "também",
  tbm: "também",
  qto: "quanto",
  dps: "depois",
  hj: "hoje",
  msg: "mensagem",
  zap: "WhatsApp",
  whats: "WhatsApp",
  amanha: "amanhã",
  manha: "manhã",
  terca: "terça",
  sabado: "sábado",
  sabados: "sábados",
  domicilio: "domicílio",
  horario: "horário",
  preco: "preço",
  servico: "serviço",
  promocao: "promoção",
  endereco: "endereço",
  carvao: "carvão",
  mes: "mês",
  regiao: "região",
  diaria: "diária",
  estudio: "estúdio",
  pascoa: "Páscoa",
  natal: "Natal",
  kk: "",
  kkk: "",
  kkkk: "",
};

/** The card that holds any content, by the kind of text that is named; the last one where none is. */
export const generalCards: readonly (readonly [string, string])[] = [
  ["\\b(?:roteiro|reels?|video)\\b", "texto-roteiro-de-video"],
  ["\\bdescricao (?:d[aeo] )?(?:\\w+ )*(?:perfil|google|loja)\\b", "texto-descricao-do-perfil"],
  ["\\bbio\\b", "texto-bio-instagram"],
  ["\\b(?:respond\\w*|resposta)\\b", "texto-resposta-livre"],
  ["\\b(?:avis\\w+|comunicado|recado)\\b", "texto-aviso-livre"],
  ["\\b(?:mensage\\w+|msgs?|lembrete|cobranca)\\b", "texto-mensagem-livre"],
  ["", "texto-postagem-livre"],
];
