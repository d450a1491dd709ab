import type { Stars } from "../../../contract/gemini-chat.ts";
import type { ReviewParts } from "../../../contract/parts.ts";
import { plain } from "./clauses.ts";

/** Which way a reply goes: thanks, an apology, or words that are right for both. */
export type Tone = "glad" | "open" | "sorry";

export function hasPraise({ praised = [], praisedOther, people = [] }: ReviewParts): boolean {
  return praised.length > 0 || praisedOther !== undefined || people.length > 0;
}

export function hasComplaint({ complaints = [], complaintOther }: ReviewParts): boolean {
  return complaints.length > 0 || complaintOther !== undefined;
}

/** What stands in few reviews that are nothing but glad. */
const dark =
  /\?|\b(?:gostaria|queria) (?:de )?saber\b|[\u{1F641}\u{1F643}\u{1F644}\u{1F61E}-\u{1F624}\u{1F629}-\u{1F62D}\u{1F92C}\u{1F92E}\u{1F44E}]|\b(?:nao|nunca|nem|sem|mas|porem|entretanto|apesar|embora|pena|unic[oa]|exceto|tirando|infelizmente|demor\w+|espere\w+|esperamos|esperando|atras\w+|fila|err(?:o|ou|ad[oa]s?|aram)|falt\w+|car[oa]s?|mal|pessim\w+|horri\w+|terriv\w+|ruim|ruins|pior\w*|fri[oa]s?|gelad\w+|sec[oa]s?|dur[oa]s?|velh[oa]s?|suj\w+|quebr\w+|estrag\w+|rasg\w+|parad[oa]|gross\w+|ignor\w+|esquec\w+|reclam\w+|problemas?|decepc\w+|triste\w*|chat\w+|raiva|absurd\w+|perd\w+|podiam?|poderi\w+|deveri\w+|sugest\w+|cancel\w+|escondid[oa]|apertad[oa]|barulh\w+|confus\w+|caiu|lent[oa]s?|tard\w+|sumi\w+|cobr\w+|derret\w+|murch\w+|vencid\w+|zero|pouc[oa]s?|fei[oa]s?|tort[oa]s?|manch\w+|aument\w+|enrol\w+|fedo\w+|hein|desastre|lixo|porcaria|vergonha|descaso|negativ\w+|estrelas? p(?:elo|ela|ara)|so (?!elogi|agradec|gratid|tenho)\w+)\b/u;
const glad =
  /[\u2764\u{1F60D}\u{1F970}\u{1F44F}\u{1F44D}]|\b(?:bom(?! dia)|boa(?! (?:tarde|noite))|bons|boas|otim\w+|gostei|gostamos|amei|amamos|amo|ador\w+|lind[oa]s?|parabens|obrigad[oa]|recomend\w+|indico|maravilh\w+|excelen\w+|top|show|perfeit\w+|melhor(?:es)?|delici\w+|simpatic\w+|atencios\w+|beleza|legal|barat\w+|certinh\w+|direitinh\w+|caprich\w+|rapid\w+|pontua\w+|gente (?:fina|boa)|igualzinh\w+|brinco|alegri\w+|amor|carinho\w*|respeito|sucesso|agradec\w+|salv\w+|valeu|(?:10|dez)(?! ?(?:min|h|dia|reai|real|ano|mes|vez|pess|sem)))\b/gu;
/** Said of what was neither good nor bad, or where the other half may be good. */
const undecided =
  /\b(?:mas|porem|apesar|embora|mais ou menos|razoavel|mediano|normal|nem (?:desgost\w+|bom|boa))\b/;
const negated = /\b(?:nao|nunca|nem|sem|nada|falt\w+)(?: \S+){0,2} $/;

/** Whether a text says, or may say, something that is no praise. */
export function soundsDark(text: string): boolean {
  return dark.test(plain(text));
}

export function soundsGlad(text: string): boolean {
  const words = plain(text);
  return [...words.matchAll(glad)].some(({ index }) => !negated.test(words.slice(0, index)));
}

/** Without a complaint: whether it is sure that there is none. */
function isThanks(text: string, parts: ReviewParts, isTold: boolean): boolean {
  if (hasPraise(parts)) return isTold || !soundsDark(text);
  return !isTold && !parts.language && soundsGlad(text) && !soundsDark(text);
}

/** Stars decide; where nobody told them, only a text that says one thing alone, or an owner who corrected its reading. */
export function toneOf(
  text: string,
  parts: ReviewParts,
  { stars, isTold }: { stars?: Stars | undefined; isTold: boolean },
): Tone {
  if (stars) return stars > 3 ? "glad" : stars < 3 ? "sorry" : "open";
  if (hasPraise(parts) && hasComplaint(parts)) return "open";
  if (!hasComplaint(parts)) return isThanks(text, parts, isTold) ? "glad" : "open";
  const isOneSided = !soundsGlad(text) && !undecided.test(plain(text));
  return isTold || isOneSided ? "sorry" : "open";
}
