import { type Stars, stars, type Wish } from "../../contract/gemini-chat.ts";
import type {
  ReviewAction,
  ReviewCaseName,
  ReviewLanguage,
  ReviewParts,
} from "../../contract/parts.ts";
import type { CaseNotice, ReviewCare } from "../../drafting/guard/index.ts";

/** What a notice forbids. */
const ofNotice: Record<CaseNotice, string> = {
  health:
    "Há um assunto de saúde: não comente sintoma, doença, ferimento nem tratamento, não confirme que algo aconteceu e não confirme que a pessoa foi atendida. Diga que a equipe leu com atenção; chame para o particular.",
  accusation:
    "Há uma acusação grave: não negue, não confirme, não repita a palavra da acusação e não fale em processo. Diga que a equipe leu com seriedade; chame para o particular.",
  "personal-data":
    "Há dado pessoal no material: não repita nenhum, nem em parte; use no máximo o primeiro nome.",
  "possible-fake":
    "Talvez não seja cliente: não acuse e não chame de falsa. Diga que o atendimento não foi localizado e peça contato.",
};

const secret =
  "O ramo guarda sigilo sobre quem atende: não confirme que a pessoa é ou foi cliente ou paciente, nem fale do que foi tratado. Agradeça só pela opinião.";
const mourning = "Há luto: agradeça com sobriedade e dê os pêsames, sem alegria.";
const foreign = "O material não está em português: responda em português mesmo assim.";
const inLanguage: Record<ReviewLanguage, string> = {
  en: "A avaliação está em inglês: escreva a resposta em inglês, com estas mesmas regras.",
  es: "A avaliação está em espanhol: escreva a resposta em espanhol, com estas mesmas regras.",
};

/** What so many stars say of a text that leaves it open, or says it the other way round. */
const ofStars: Record<Stars, string> = {
  1: "não gostou. Responda como a uma reclamação, com um pedido de desculpas pela experiência.",
  2: "não gostou. Responda como a uma reclamação, com um pedido de desculpas pela experiência.",
  3: "gostou em parte. Agradeça, e lamente o que não foi bom.",
  4: "gostou. Responda como a um elogio, e lamente só o que o material reclama.",
  5: "gostou. Responda como a um elogio, e lamente só o que o material reclama.",
};

function starRule(stars: Stars): string {
  return `O cliente deu ${stars} de 5 estrelas. Se o texto deixa dúvida ou pode ser ironia, a nota decide: ${ofStars[stars]}`;
}

/** What the owner decided to say; nothing else may be promised. */
const ofAction: Record<ReviewAction, string> = {
  "will-check": "O dono vai verificar o que houve: diga isso.",
  "will-resolve": "O dono quer resolver com a pessoa: diga isso.",
  "already-fixed":
    "O dono já corrigiu o problema: diga isso, sem detalhes que não estão no material.",
  "will-refund": "O dono vai devolver o valor: diga isso, sem marcar prazo.",
  "invite-back": "O dono convida a pessoa a voltar: diga isso.",
};

/** Cases that only the owner can know, or that no notice stands for. */
const ofCase: Partial<Record<ReviewCaseName, string>> = {
  injury: ofNotice.health,
  accusation: ofNotice.accusation,
  "consumer-agency": ofNotice.accusation,
  discrimination: ofNotice.accusation,
  "not-a-customer": ofNotice["possible-fake"],
  "stars-only":
    "A pessoa só deu a nota, sem texto: agradeça ou lamente em poucas palavras, sem supor motivo.",
};

/** What is known of this review. */
type Known = {
  care: ReviewCare;
  parts: ReviewParts;
  isForeignReview: boolean;
  language: ReviewLanguage | undefined;
  stars?: Stars | undefined;
};

/** The rules that matter for this review, one each. */
export function caseRules({ care, parts, isForeignReview, language, stars }: Known): string[] {
  const { notices, isClientSecret, isMourning } = care;
  const told = parts.case && parts.case !== "none" ? ofCase[parts.case] : undefined;
  const all = [
    ...(stars ? [starRule(stars)] : []),
    ...(isMourning || parts.case === "mourning" ? [mourning] : []),
    ...notices.map((notice) => ofNotice[notice]),
    ...(told ? [told] : []),
    ...(isClientSecret || parts.case === "secrecy" ? [secret] : []),
    ...(language ? [inLanguage[language]] : isForeignReview ? [foreign] : []),
    ...(parts.actions ?? []).map((action) => ofAction[action]),
  ];
  return [...new Set(all)];
}

/** How a reply is to change. */
export const wishRules: Record<Wish, string> = {
  shorter:
    "Escreva a resposta de novo, bem mais curta: de 20 a 40 palavras, com o ponto principal.",
  warmer: "Escreva a resposta de novo, mais carinhosa e próxima, sem exagero e sem intimidade.",
  "more-formal": "Escreva a resposta de novo, mais formal: sem gíria e sem diminutivo.",
  another: "Escreva outra resposta, com outra abertura e outras frases, sobre os mesmos pontos.",
};

/** Every rule of every case, for who looks for them in an answer. */
export const allCaseRules = [
  ...Object.values(ofNotice),
  ...Object.values(wishRules),
  ...Object.values(ofAction),
  ...Object.values(ofCase),
  ...stars.map(starRule),
  ...Object.values(inLanguage),
  secret,
  mourning,
  foreign,
].join("\n");
