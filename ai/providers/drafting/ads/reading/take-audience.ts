import { finiteVerbs, offerWords } from "../lexicon/clause-words.ts";
import { beforePeople, occasions, people } from "../lexicon/people.ts";
import { headOf, isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";
import { servedIn } from "./served.ts";
import { sumsOf } from "./sums.ts";
import { hasAny, tokensOf } from "./tokens.ts";

/** Whom the thing is for, and what else the statement says. */
export type Taken = { audiences: string[]; rest: string };

/** Characters of an audience that is shown whole. */
const longestAudience = 80;
/** Fewer say nothing: "para quem". */
const leastAudience = 6;

/** "é para mães", "feito para quem", "pensado para famílias" */
const lead =
  /^(?=[a-z]+(?: e [a-z]+)? (?:de|a partir de|acima de|ate) \d+ (?:anos|meses|dias|a \d))|^(?:e )?(?:(?:e|sao|tudo|feit[oa]s?|pensad[oa]s?|ideal|ideais|indicad[oa]s?|voltad[oa]s?|focad[oa]s?|especial(?:mente)?|perfeit[oa]s?|principalmente|mais) ){0,2}(?:para|pra) /;
/** What the owner wants of the ad: "quero alcançar quem tem pet". */
const wish =
  /^(?:(?:e|mas|entao|ai|eu|a gente|gente|nos) )*(?:quero|queria|queremos|gostaria de|gostariamos de|preciso|precisamos|pretendo|(?:to|estou|estamos|ta) querendo|vontade de|minha ideia e|a ideia e|(?:meu|nosso|o) (?:foco|objetivo) e|gosto de|prefiro)(?: (?:muito|mais|so|e))?(?: (?:um |o )?anuncio (?:para|pra|que))? (?:alcancar|atingir|falar com|conversar com|atrair|pegar|chamar|conquistar|captar|focar em|trazer|atender|vender para|chegar em|chegar n?[ao]s?)(?: mais)? |^(?:(?:e|mas|entao|ai|eu|a gente) )*(?:quero|queria) que (?:viess|venh|aparec|apareg)[a-z]*(?: mais)? /;
/** "meu público é", "o cliente que eu quero é" */
const told =
  /^(?:(?:o )?(?:meu|nosso) (?:publico|cliente)(?: (?:principal|alvo|ideal))? (?:e|sao)|o (?:publico|cliente) que (?:eu quero|eu busco|queremos|procuro) e|(?:meu|nosso) publico[- ]alvo e) /;
/** "médicos e dentistas são nosso público principal" */
const toldBehind = /^([^.]{4,80}?) (?:sao|e) (?:o )?(?:meu|nosso) publico(?: principal| alvo)?$/;
/** "para quem indicar": a deed of the buyer on which an offer hangs. */
const deed =
  /^(?:\w+ ){0,2}quem (?:se |nos |me )?(?:[a-z]+(?:ar|er|ir)|fizer|vier|for|quiser|trouxer|compra|fecha|leva|paga|indica|traz|retira|pede|assina|marca|mostra|contrata|apresenta|reserva|agenda)(?: |$)/;
/** Behind whom it is for a reason or a wish begins. */
const reason =
  /(?:,| )(?:porque|pois|ja que|de preferencia|mas (?:so|nao)|ne|viu|inclusive)(?: |$)/;
const laughter = /(?<!\p{L})(?:k+|rs+|(?:ha|he){2,})(?!\p{L})/giu;

function tellsOffer(told: string): boolean {
  // "o pessoal acima de 50 anos"
  const text = told.replace(/(?:acima|mais) de \d+ (?:anos|meses)/gu, "");
  return sumsOf(text).length > 0 || /\d ?%/.test(text) || hasAny(tokensOf(text), offerWords);
}

function namesPeople(said: string): boolean {
  const keys = tokensOf(said).map(({ key }) => key);
  const at = keys.findIndex((key) => !beforePeople.has(key) || people.has(key));
  const whom = keys[at] ?? "";
  return (people.has(whom) || occasions.has(whom)) && !deed.test(keys.join(" "));
}

/** "gente que quer presentear, namorado esquecido": behind a comma only a list goes on. */
function withoutAsides(said: string): string {
  const [first = "", ...more] = said.split(/,\s*/u);
  const isList = more.length > 0 && / e /u.test(more.at(-1) ?? "") && !/ que /u.test(first);
  return isList ? said : first;
}

/** Of a longer one the beginning, up to a joint: "mulheres que trabalham no centro [e ...]". */
function inLength(whom: string): string {
  if (whom.length <= longestAudience) return whom;
  const [begun = ""] = /^.+(?= (?:e|ou|que|com) |, )/u.exec(whom.slice(0, longestAudience)) ?? [];
  return begun.replace(/ (?:e|ou)$/u, "");
}

/** What stands behind the lead, as far as it says whom it is for. */
export function whomOf(written: string): string | undefined {
  const clean = written.replace(laughter, "").trim();
  const end = reason.exec(foldInPlace(clean));
  const said = withoutAsides(clean.slice(0, end?.index ?? clean.length));
  const there =
    / (?:n[ao]|em) (?:minha |nossa |meu |nosso )?(?:loja|lojinha|sal[ãa]o|restaurante|negócio)$/u;
  const whole = inLength(said.replace(/[\s,.;:]+$/u, "").replace(there, ""));
  const agreed = whole.replace(
    /^(\p{L}+s(?: \p{L}+)?) que (não |já |ainda )?tem /u,
    "$1 que $2têm ",
  );
  return whole.length >= leastAudience ? agreed : undefined;
}

function behind(pattern: RegExp, clause: string): string | undefined {
  const found = pattern.exec(foldInPlace(clause));
  return found === null ? undefined : clause.slice(found[0].length);
}

/** Whom a clause names as those it is for. */
function audienceOf(clause: string): string | undefined {
  const named = behind(told, clause);
  const aimed = behind(wish, clause) ?? named;
  const said = aimed ?? behind(lead, clause);
  if (said === undefined || tellsOffer(clause)) return undefined;
  // "criança até 4 anos não conta": told of a price, and not whom the thing is for.
  if (/ nao (?:cont|pag|entr|precis|pod|cobr)/.test(foldInPlace(clause))) return undefined;
  // "meu público são domésticas": whoever they are
  const isNamed = named !== undefined && /^\p{Ll}{4,}s(?= |$)(?<!mais|tod[ao]s)/u.test(named);
  return isNamed || namesPeople(said) ? whomOf(said) : undefined;
}

function toldBehindIt(statement: string): string | undefined {
  const whom = toldBehind.exec(foldInPlace(statement))?.[1];
  return whom === undefined ? undefined : whomOf(statement.slice(0, whom.length));
}

/** "Adultos iniciantes", as a line of its own */
const barePeople =
  /^(?:adult[oa]s|idos[oa]s|crian[çc]as|mulheres|homens|adolescentes|jovens|iniciantes|gestantes|bebês|noivas|estudantes|vestibulandos|concurseiros|famílias|aposentados|mães)(?: (?:e |ou |com |a partir de |acima de |de )?[\p{Ll}\d]+){1,5}(?=, inclusive|$)/iu;

function isBarePeople(statement: string): boolean {
  return (
    barePeople.test(statement) &&
    !tellsOffer(statement) &&
    !hasAny(tokensOf(statement), finiteVerbs)
  );
}

/** "de preferência com o acompanhante", "porque fábrica grande não atende": said of those just named. */
const trails = /^(?:de preferencia|porque|pois|ja que|que |mas (?:nao|trav|ach|tem)|esse e)/;

/** "quem tem joanete, esporão ou diabetes" */
const listEnd = /^\p{Ll}{3,}(?: \p{Ll}+){0,2} (?:e|ou) \p{L}{3,}(?: \p{Ll}+){0,2}$/u;

/**
 * Takes whom the thing is for out of a statement: "é para mães de primeira viagem", "quero alcançar quem tem pet". An
 * offer that is only for some keeps them: there they are its condition.
 */
export function takeAudience(statement: string): Taken {
  const whole =
    toldBehindIt(statement) ?? (isBarePeople(statement) ? whomOf(statement) : undefined);
  if (whole !== undefined) return { audiences: [`para ${whole}`], rest: "" };
  const clauses = statement.split(/,(?!\d)\s*/u);
  const taken: Taking = { audiences: [], kept: [], justTaken: false };
  clauses.forEach((clause, at) => {
    const beside = at === 0 ? clauses.slice(1).join(",") : (clauses[at - 1] ?? "");
    const next = clauses[at + 1] ?? "";
    if (tellsOffer(clause) || goesOn.test(next) || !takeServed(taken, clause))
      takeFrom(taken, clause, tellsOffer(beside));
  });
  const { audiences, kept } = taken;
  return { audiences, rest: audiences.length === 0 ? statement : kept.join(", ") };
}

/** "atendo gestantes com cuidado, de terça a sábado": the rest belongs to the verb. */
const goesOn = /^(?:d[aeo]s?|aos?|às|só|somente|apenas|mas|com|sem|em|n[ao]s?) /u;

type Taking = { audiences: string[]; kept: string[]; justTaken: boolean };

/** "atendo no Leme só senhoras que têm dificuldade de sair": they are the only ones. */
const onlyThem = / (?=(?:só|somente|apenas) (?:para |com )?(\p{L}+) (\p{L}.+)$)/u;

function takeOnly(taken: Taking, clause: string): string {
  const found = /^atend/u.test(foldInPlace(clause)) ? onlyThem.exec(clause) : null;
  const whom = found === null ? undefined : whomOf(`${found[1]} ${found[2]}`);
  if (found === null || whom === undefined || !people.has(foldInPlace(found[1] ?? "")))
    return clause;
  taken.audiences.push(`só para ${whom}`);
  return clause.slice(0, found.index);
}

/** "online para quem é de fora", "horário especial para quem ...": some of them alone. */
const beside = /^(?:e )?(?:online|presencial|temos|tem|horario|vaga|opc)/;

/** "pré-vestibular para quem é de escola pública": named at the end of what is sold. */
function withinOf(clause: string): string | undefined {
  const [start = "", said, more] = clause.split(/ para (?=quem |\p{L}+ )/u);
  const isWhole =
    said?.startsWith("quem ") && more === undefined && !beside.test(foldInPlace(start));
  return isWhole && said !== undefined && namesPeople(said) ? whomOf(said) : undefined;
}

const endsInPeople = / para ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/u;

function isPeople(word: string): boolean {
  return people.has(foldInPlace(word)) || (isTradeWord(word) && tradeOf(word) === "professional");
}

/** "declaração para professor", then "enfermeiro e motorista de app": nobody sells those. */
function goesOnListing(before: string | undefined, clause: string): boolean {
  const [, first = ""] = endsInPeople.exec(before ?? "") ?? [];
  const [head = ""] = clause.split(" ");
  return isPeople(first.split(" ")[0] ?? "") && listEnd.test(clause) && isPeople(head);
}

/** "atendo em domicílio em Lins idosos acamados": whom it is for, and where is told on. */
function takeServed(taken: Taking, clause: string): boolean {
  const served = servedIn(clause);
  const whom = served === undefined ? undefined : whomOf(served.whom);
  if (served === undefined || whom === undefined) return false;
  taken.audiences.push(`${served.only ? "só " : ""}para ${whom}`);
  if (served.rest !== "") taken.kept.push(served.rest);
  taken.justTaken = true;
  return true;
}

/** One clause: whom it names, what goes on with those just named, or something else that is kept. */
function takeFrom(taken: Taking, clause: string, isOfOffer: boolean): void {
  const key = foldInPlace(clause);
  // "não faço trabalho para aluno"
  if (/^(?:e )?(?:nao|nem) /.test(key)) {
    taken.justTaken = false;
    taken.kept.push(clause);
    return;
  }
  const whom = isOfOffer && !wish.test(key) && !told.test(key) ? undefined : audienceOf(clause);
  const isListed = taken.justTaken && listEnd.test(clause) && !isTradeWord(headOf(clause));
  const isTrail = taken.justTaken && trails.test(key);
  taken.justTaken = whom !== undefined || isListed || isTrail;
  if (whom !== undefined) taken.audiences.push(`para ${whom}`);
  else if (isListed) taken.audiences.push(`${taken.audiences.pop() ?? ""}, ${clause}`);
  else if (!isTrail) keep(taken, clause, isOfOffer);
}

/** A clause that says something else as well; whom it names beside that is told too. */
function keep(taken: Taking, clause: string, isOfOffer: boolean): void {
  const before = taken.kept.at(-1);
  if (goesOnListing(before, clause)) {
    const [, first = ""] = endsInPeople.exec(before ?? "") ?? [];
    taken.audiences.push(`para ${first}, ${clause}`);
    return;
  }
  const within = isOfOffer || tellsOffer(clause) ? undefined : withinOf(clause);
  if (within !== undefined) taken.audiences.push(`para ${within}`);
  taken.kept.push(takeOnly(taken, clause));
}
