import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isAlsoWord, isKnownName, type NameGender, nameGender } from "../lexicon/names.ts";
import { isSurname } from "../lexicon/surnames.ts";
import type { Segment } from "../segments.ts";
import { displayName } from "./author.ts";
import { praisedForCraft } from "./crafts.ts";

/** Somebody of the shop, named with thanks. */
export type Praised = {
  name: string;
  gender: NameGender | undefined;
  /** Only the work is told of, and not how they treat the client. */
  craft?: true;
};

const articles = new Map<string, NameGender>([
  ...["o", "do", "pelo", "ao", "dr", "doutor", "professor", "seu", "sr"].map(
    (key) => [key, "m"] as const,
  ),
  ...["a", "da", "pela", "dra", "doutora", "professora", "dona", "sra", "profa"].map(
    (key) => [key, "f"] as const,
  ),
]);
const titles = new Set(
  "sr sra dr dra doutor doutora professor professora prof profa dona seu tia tio chef".split(" "),
);
const kin = new Set(
  `filha filho filhos marido esposa esposo mulher namorado namorada noivo noiva mae pai irma irmao amiga amigo avo vovo sobrinha sobrinho neta neto bebe cachorro cachorra cachorrinho cachorrinha gato gata pet dog minha meu nossa nosso prima primo sogra
  rua bairro padaria bar loja salao restaurante pizzaria oficina mercado clinica sao santa santo cidade hotel pousada festa aniversario casamento cliente chamada chamado chama`.split(
    /\s+/,
  ),
);
const doing =
  /^(me|nos|foi|e|eh|sempre|super|muito|atend|tratou|cuidou|fez|arras|resolveu|explicou|ajudou|sao|merece|que)/;
const served =
  /^(atendimento|carinho|atencao|simpatia|trabalho|paciencia|cuidado|servico|profissionalismo|dedicacao|talento|maos|capricho|educacao|gentileza|competencia|ajuda|aula|aulas|corte|abencoad[ao]s?|magic[ao]s?|fada)$/;
/** "Recomendo a Keila". */
const commending = /^(?:recomendo|indico|adoro|amo|procurem|procure|falem|agradeco|obrigad[oa])$/;
/** Before the article of a subject: nothing, a comma, an "e". */
const opensOn = /^(?:|,|e)$/;
/** Looks like a verb of what somebody does; what comes back or goes home may be the dog. */
const verb = /^\p{L}{2,}(?:ou|eu|iu|am|em|a|e)$/u;
const moving =
  /^(?:volt|saiu|fic|cheg|ador|tomou|dorm|brinc|comeu|sofr|morr|morde|lat|am(?:a|ou)|estava|veio|parec|cheir|de|que|para|odei|detest)/;
const named = /^(?:thing|business)$/;
const thanking = /^(parabens|obrigad|obg|gratidao|agradec|valeu)/;

function nameAt(words: readonly Word[], at: number): Praised | undefined {
  const word = words[at];
  if (word === undefined || !/^\p{L}{2,15}$/u.test(word.text)) return undefined;
  const before = words[at - 1];
  const title = before !== undefined && titles.has(before.key);
  const capital = /^\p{Lu}\p{Ll}/u.test(word.text);
  const known = isKnownName(word.key)
    ? !isAlsoWord(word.key) || capital
    : title && capital && isNoWord(word) && !isSurname(word.key);
  if (!known || isLettered(words, at) || isCaredFor(words, at) || isOfCustomer(words, at))
    return undefined;
  if (!isIntroduced(words, at, title)) return undefined;
  const gender = articles.get(before?.key ?? "") ?? nameGender(word.key);
  const craft = praisedForCraft(words, at) && { craft: true as const };
  return { name: displayName(word.text), gender, ...craft };
}

function isNoWord(word: Word): boolean {
  return lexicon().matchAt([word], 0) === undefined;
}

/** "Nota mil pra Rose", "parabéns para a Cida". */
const forWhom =
  /(?:^| )(?:nota (?:\d+|mil|dez)|notadez|parabens|elogios?|obrigad[oa]|destaque)(?: \p{L}+)? para(?: [oa])? $/u;

/** "agradeço à Joana", "pelo Marcos", "garçom Pedro": the words before say that somebody works here. */
function isCredited(words: readonly Word[], at: number, title: boolean): boolean {
  const [before = "", earlier = ""] = [words[at - 1], words[at - 2]].map((word) => word?.key);
  const thanked = title || thanking.test(before) || thanking.test(earlier);
  const credited = before === "pela" || before === "pelo" || before === "ao";
  const lead = words.slice(Math.max(0, at - 5), at).map(({ key }) => `${key} `);
  if (forWhom.test(lead.join(""))) return true;
  return thanked || isNamed(words, at - 2) || credited || isRole(words[at - 1]);
}

/** "a Joana me atendeu", "recomendo a Keila", "com a Bia": behind its article. */
function isSubject(earlier: string, next: string): boolean {
  if (commending.test(earlier) || earlier === "com") return true;
  return verb.test(next) && !moving.test(next);
}

/** "o atendimento da Joana", "mãos abençoadas da Cris", "garçom do Pedro". */
function isServiceOf(words: readonly Word[], at: number): boolean {
  return (
    [at - 2, at - 3].some((place) => served.test(words[place]?.key ?? "")) || isRole(words[at - 2])
  );
}

/** "Muita paciência com a Alice", "cuidadosos com o Théo": the one who was cared for. */
const towards =
  /^(?:paciencia|carinho|cuidado|cuidados|atencao|delicadeza|amor|jeito|dedicacao|zelo|gentileza|(?:carinhos|cuidados|atencios|delicad|amoros|querid)[oa]s?|pacientes?|gentil|gentis|brinc(?:ou|aram|a|am))$/;

function isCaredFor(words: readonly Word[], at: number): boolean {
  const link = words[at - 1]?.key === "com" ? at - 1 : at - 2;
  return words[link]?.key === "com" && towards.test(words[link - 1]?.key ?? "");
}

/** "A dona Iracema minha mãe", "trouxe o seu Agenor": who came with the customer. */
const brought = /^(?:trouxe|trouxemos|levei|levamos|busquei|acompanhei)$/;
const relation = /^(?:meu|minha|nosso|nossa)$/;

function isOfCustomer(words: readonly Word[], at: number): boolean {
  const [owner = "", who = ""] = words
    .slice(at + 1, at + 4)
    .map(({ key }) => key)
    .filter((key) => key !== ",");
  if (relation.test(owner) && kin.has(who)) return true;
  return words.slice(Math.max(0, at - 3), at).some(({ key }) => brought.test(key));
}

/** "O garçom Valdir esqueceu nossa mesa": what is said of somebody begins with blame. */
function isBlamed({ words, marks, contrary }: Segment, at: number, mixed: boolean): boolean {
  if (!mixed && !contrary) return false;
  const said = marks.find(
    ({ value, start }) =>
      start > at && (value.kind === "opinion" || (contrary && value.kind === "negator")),
  );
  if (said === undefined || words.slice(at, said.start).some(({ key }) => key === ","))
    return false;
  return (
    said.value.kind === "negator" || (said.value.kind === "opinion" && said.value.polarity === -1)
  );
}

const letters =
  /(?:^| )(?:(?:(?:escrev|escrit|grav|bord|estamp|tatu)(?!\p{L}*(?:dora?|deir[oa]|eir[oa]) )\p{L}*(?: (?:tort|errad|certinh)[oa])?|nomes?)(?: (?:feliz aniversario|parabens|[oa]|dra?|seu|dona))?|(?:veio|vir|ser|era|veio escrito) parabens) $/u;

/** "Pedi pra escrever Parabéns João", "com o nome Dra Helena": what is to be read on a thing. */
function isLettered(words: readonly Word[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 5), at).map(({ key }) => `${key} `);
  return letters.test(lead.join(""));
}

/** "O bar do seu Zé", "a comida da dona Lurdes": what is named after its owner tells of no service. */
function isOwnerOf(words: readonly Word[], at: number, title: boolean): boolean {
  const [noun, link] = [words[at - 3], words[at - 2]];
  if (!title || noun === undefined || !/^d[ao]$/.test(link?.key ?? "")) return false;
  if (served.test(noun.key) || isRole(noun)) return false;
  return kin.has(noun.key) || named.test(lexicon().matchAt([noun], 0)?.value.kind ?? "");
}

/** What is done to a client or an animal: "a Estrela foi castrada", "a Luna foi super bem atendida". */
const treated =
  /^(?:atendid|tratad|recebid|acolhid|castrad|operad|cuidad|vacinad|medicad|tosad|internad|resgatad|examinad|mimad|banhad|escovad|consultad|salv|adotad|hospedad|diagnosticad)[ao]$/;

function isTreated(words: readonly Word[], at: number): boolean {
  if (!/^(?:e|eh|foi|fica|ficou|esta|sempre)$/.test(words[at + 1]?.key ?? "")) return false;
  const next = words
    .slice(at + 2, at + 6)
    .find(({ key }) => !/^(?:foi|e|muito|bem|super|mal|tao|sempre)$/.test(key));
  return treated.test(next?.key ?? "");
}

/** "a Joana me atendeu", "pelo Marcos", "garçom Pedro"; never "minha filha Ana", "Padaria do João" or the dog. */
function isIntroduced(words: readonly Word[], at: number, title: boolean): boolean {
  const [before = "", earlier = ""] = [words[at - 1], words[at - 2]].map((word) => word?.key);
  if (kin.has(before) || kin.has(earlier) || isOwnerOf(words, at, title)) return false;
  if (isCredited(words, at, title)) return true;
  if (before === "da" || before === "do") return isServiceOf(words, at);
  const next = words[at + 1]?.key ?? "";
  if (isTreated(words, at)) return false;
  const acts = doing.test(next) || (opensOn.test(earlier) && /^d[aeo]s?$/.test(next));
  if (before === "o" || before === "a") return acts || isSubject(earlier, next);
  return acts && (before === "" || before === "," || before === "e");
}

function isRole(word: Word | undefined): boolean {
  const mark = word && lexicon().matchAt([word], 0)?.value;
  return mark?.kind === "thing" && mark.class === "people";
}

/** "a Joana e Marcos", "Joana e o Marcos": the second of two; "pedi Pedro e veio Paulo" names nobody who serves. */
function isNamed(words: readonly Word[], at: number): boolean {
  if (words[at]?.key === "e" && isKnownName(words[at - 1]?.key ?? ""))
    return articles.has(words[at + 1]?.key ?? "");
  return (
    words[at + 1]?.key === "e" &&
    at >= 1 &&
    isKnownName(words[at]?.key ?? "") &&
    articles.has(words[at - 1]?.key ?? "")
  );
}

/** The people whom these segments name with praise, at most three; `mixed`: others may be blamed there. */
export function findStaff(
  segments: readonly Segment[],
  author: string | undefined,
  mixed = false,
): Praised[] {
  const found = new Map<string, Praised>();
  const blamed = new Set<string>();
  for (const segment of segments) {
    for (let at = 0; at < segment.words.length; at += 1) {
      const praised = nameAt(segment.words, at);
      if (praised === undefined || praised.name === author) continue;
      if (isBlamed(segment, at, mixed)) blamed.add(praised.name);
      const { craft: _, ...served } = praised;
      const again = found.has(praised.name) && !found.get(praised.name)?.craft;
      found.set(praised.name, again ? served : praised);
    }
  }
  return [...found.values()].filter(({ name }) => !blamed.has(name)).slice(0, 3);
}
