import { contract } from "../text/grammar.ts";
import type { Word } from "../text/words.ts";
import { guessTargets, lackTargets } from "./guess-targets.ts";
import { lexicon } from "./lexicon/book.ts";
import { houses } from "./lexicon/business.ts";
import { canNameThing } from "./lexicon/no-things.ts";
import { readThings, type Thing } from "./lexicon/thing.ts";
import { isPetName } from "./pet-names.ts";
import type { Mark, Segment } from "./segments.ts";
import type { Target } from "./target.ts";

const linking = new Set("de da do das dos na no nas nos em of the in".split(" "));

/** Words between two places that do no more than join nouns. */
function isLinked(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from, to);
  return between.length > 0 && between.length < 3 && between.every(({ key }) => linking.has(key));
}

const articles = /^(?:[dn]|pel)?([oa]s?)$/;
/** People whose noun serves both genders. */
const eitherGender =
  /^(?:designer|dentista|recepcionista|balconista|frentista|taxista|barista|personal|manicure|massagista|nutricionista|fisioterapeuta|eletricista|motorista|cerimonialista|esteticista)$/;

/** "A caixa", "2 caixas": how boxes are told from tills. */
const ofBox = /a$|^as$|^(?:\d{1,3}|duas|tres|quatro|cinco|dez|varias)$/;
/** A box, and no till: "a caixa do bolo". */
const box: Thing = { kind: "thing", id: "caixa (a)", class: "goods", name: "a caixa", core: false };

/** "A vet", "a dr": one short word for both genders. */
const feminine: ReadonlyMap<string, Pick<Thing, "id" | "name">> = new Map([
  ["veterinário", { id: "veterinária", name: "a veterinária" }],
  ["doutor", { id: "doutora", name: "a doutora" }],
]);

/** "Carros novos" are those of a driving school: a client brings one of their own. */
const ofFleet = /^(?:os carros|as motos)$/;

/** "O carro da autoescola": whose it is. */
const ofShop =
  /^(?:autoescola|escola|aula|aulas|prova|empresa|loja|instrutor|instrutora|professor|locadora|frota|pratica|treino)$/;

/** "Vet maravilhosa": only what is said of her tells that it is a woman. */
const ofWoman =
  /^(?:maravilhosa|atenciosa|carinhosa|otima|simpatica|querida|cuidadosa|educada|dedicada|fofa|calma|linda|boa|delicada|caprichosa|prestativa|perfeita|excepcional|carismatica)$/;
const veterinarian: Thing = {
  kind: "thing",
  id: "veterinária",
  class: "people",
  name: "a veterinária",
  core: false,
};

/** "a designer": the article as the text has it. */
function asWritten(thing: Thing, before: string, after: string): Thing {
  const article = articles.exec(before)?.[1];
  if (ofFleet.test(thing.name) && !/^(?:meus|minhas|noss[oa]s)$/.test(before))
    return { ...thing, class: "goods" };
  if (thing.id === "caixa" && ofBox.test(article ?? before)) return box;
  if (thing.id === "veterinário" && before !== "o" && ofWoman.test(after)) return veterinarian;
  if (feminine.has(thing.id) && /a$/.test(article ?? ""))
    return { ...thing, ...feminine.get(thing.id) };
  if (!eitherGender.test(thing.id)) return thing;
  if (article === undefined)
    return ofWoman.test(after) ? { ...thing, name: thing.name.replace(/^o(?= )/, "a") } : thing;
  return { ...thing, name: thing.name.replace(/^[oa]s?(?= )/, article) };
}

const houseNames: ReadonlyMap<string, Thing> = new Map(
  readThings("place", houses).map(({ patterns, thing }) => [patterns.split(",")[0] ?? "", thing]),
);

/** "Gostei da pousada": what the shop is, told in one word. */
function houseAt(
  { start, end }: Mark,
  words: readonly Word[],
): Pick<Target, "house" | "everything"> {
  if (/^(?:tudo|td|todo|everything)$/.test(words[start]?.key ?? "")) return { everything: true };
  const house = end - start === 1 ? houseNames.get(words[start]?.key ?? "") : undefined;
  return house === undefined ? {} : { house };
}

/** "Bom mercado, cuidado com a balança": a warning, and nobody's care. */
function warns(words: readonly Word[], at: number): boolean {
  if (words[at]?.key !== "cuidado") return false;
  const opens = /^(?:,|mas|so|porem|e|gente|pessoal|atencao)?$/.test(words[at - 1]?.key ?? "");
  return opens && /^(?:com|gente|pessoal|galera|ao|,)?$/.test(words[at + 1]?.key ?? "");
}

/** The first word after a noun that is none of "muito", "é", "super". */
function saidAfter(words: readonly Word[], end: number): string {
  return (
    words.slice(end).find(({ key }) => !/^(?:muito|super|bem|e|foi|era|mega|tao)$/.test(key))
      ?.key ?? ""
  );
}

/** "Show! Recomendo": a cheer, and no concert. */
function isCheer({ id }: Thing, words: readonly Word[], at: number): boolean {
  const beside = [words[at - 1], words[at + 1]].map((word) => word?.key ?? ",");
  return id === "show" && beside.every((key) => key === "," || key === "e");
}

function ownedBy(thing: Thing, words: readonly Word[], end: number): Thing {
  const [link = "", owner = ""] = words.slice(end, end + 2).map(({ key }) => key);
  const shops = thing.class === "own" && /^d[aeo]s?$/.test(link) && ofShop.test(owner);
  return shops ? { ...thing, class: "goods" } : thing;
}

function toTarget(mark: Mark, words: readonly Word[]): Target | undefined {
  const { value, start, end } = mark;
  const before = words[start - 1]?.key ?? "";
  if (value.kind === "thing" && isCheer(value, words, start)) return undefined;
  if (value.kind === "thing")
    return {
      start,
      end,
      thing: asWritten(ownedBy(value, words, end), before, saidAfter(words, end)),
      ...(value.core && { core: true }),
    };
  if (value.kind === "business") return { start, end, whole: true, ...houseAt(mark, words) };
  if (value.kind !== "quality" || warns(words, start)) return undefined;
  const { quality, leaning, core } = value;
  return { start, end, quality, ...(leaning && { leaning }), ...(core && { core }) };
}

/** "Comida da casa", and "loja de celular": what kind of shop it is. */
function joinsWhole(added: Target, link: string): boolean {
  return added.whole === true || (link === "de" && added.thing !== undefined);
}

/** "O preço da pizza": a quality takes one thing. */
function mergeQuality(head: Target, { thing }: Target, end: number): Target | undefined {
  return head.thing ? undefined : { ...head, end, ...(thing && { thing }) };
}

const eaten = /^(?:food|cold)$/;

/** "Da pizza", "de cenoura", and of food "no alho", "na brasa", "com carne de sol". */
function tailBehind(link: string, { name, class: kind }: Thing): string {
  const bare = name.replace(/^[oa]s? /, "");
  if (/^(?:de|com)$/.test(link)) return `${link} ${bare}`;
  return contract(/^n[oa]s?$/.test(link) && eaten.test(kind) ? "em" : "de", name);
}

/** "Cuscuz com carne de sol": two foods as one, where nothing is said of the second alone. */
function isServedWith(last: Target, next: Target, { words, marks }: Segment): boolean {
  if (next.start !== last.end + 1 || words[last.end]?.key !== "com") return false;
  if (![last, next].every(({ thing }) => eaten.test(thing?.class ?? ""))) return false;
  return !marks.some(({ value, start }) => value.kind === "opinion" && start === next.end);
}

/** "a massa" and "a pizza" make "a massa da pizza"; a waiter's service is the waiter's. */
function merge(head: Target, added: Target, link: string): Target | undefined {
  const joined = { ...head, end: added.end };
  if (head.whole || added.whole) return joinsWhole(added, link) ? joined : undefined;
  if (added.quality) return undefined;
  if (head.quality) return mergeQuality(head, added, added.end);
  if (!head.thing || !added.thing) return undefined;
  if (head.thing.class === "process" && added.thing.class === "people")
    return { ...joined, thing: added.thing };
  if (head.thing.class !== added.thing.class || head.thing.class === "people") return joined;
  if (head.thing.id === added.thing.id) return undefined;
  if (/^(?:cor|tamanho|modelo|estampa)$/.test(added.thing.id)) return joined;
  const tail = tailBehind(link, added.thing);
  const name = `${head.thing.name} ${tail}`;
  return { ...joined, thing: { ...head.thing, id: `${head.thing.id} ${added.thing.id}`, name } };
}

/** "grão de bico", "pé de moleque": what means something else by its first word alone. */
const inTwo = /^(?:grao|pe|capa|ponta|flor|coracao|lingua|peito|barriga|pao|gota|raspa|fruta)$/;

function endOfMatter(words: readonly Word[], at: number): number {
  const [head, link, tail] = [at, at + 1, at + 2].map((place) => words[place]?.key ?? "");
  return inTwo.test(head ?? "") && link === "de" && tail !== "" ? at + 3 : at + 1;
}

/** "o bolo de cenoura": what a thing is made of, where the lexicon does not know it. */
function withMatter(target: Target, { words, marks, foreign }: Segment): Target {
  const { thing, end } = target;
  const matter = words[end + 1];
  const made = thing !== undefined && /^(?:food|cold|goods)$/.test(thing.class);
  if (!made || foreign || matter === undefined || words[end]?.text.toLowerCase() !== "de")
    return target;
  const known = marks.some(({ start, end: last }) => start <= end + 1 && end + 1 < last);
  if (known || !canNameThing(matter.key, matter.text)) return target;
  const last = endOfMatter(words, end + 1);
  const written = words.slice(end + 1, last).map(({ text }) => text);
  return {
    ...target,
    end: last,
    thing: { ...thing, name: `${thing.name} de ${written.join(" ")}` },
  };
}

const clauseOpening = /^(?:,|ja|mas|e|so|porem|nem|que|tambem)$/;

/** "Já o de chocolate": another one of what was named before, of which only the kind is told. */
function withHead(target: Target, words: readonly Word[], before: readonly Target[]): Target {
  const { thing, start } = target;
  const [earlier = ",", article = "", link = ""] = [start - 3, start - 2, start - 1].map(
    (at) => words[at]?.key,
  );
  const elliptic = link === "de" && /^[oa]s?$/.test(article) && clauseOpening.test(earlier);
  if (!elliptic || thing === undefined || !/^(?:food|cold)$/.test(thing.class)) return target;
  const bare = thing.name.replace(/^[oa]s? /, "");
  const heads = before.findLast((one) => one.thing?.name.startsWith(`${article} `))?.thing;
  if (heads === undefined) return { start, end: target.end, whole: true };
  const [head = article] = heads.name.split(" de ");
  return { ...target, thing: { ...thing, id: `${head} ${thing.id}`, name: `${head} de ${bare}` } };
}

/** Nouns that are a form of a verb too, and adjectives besides: "a caldeira entrega os pontos", "pintura uniforme". */
const alsoVerbs =
  /^(?:entrega|compra|reserva|visita|escova|troca|pinta|conserta|corte|obra|multa|pesca|conta|prova|vela|lixa|filma|marca|cobra|janta|consulta|massa|poda|cura|aula|senha|lista|festa|cera|sombra|tranca|trava|muda|reserva|bota|reparo|cola)$/;
const alsoAdjectives =
  /^(?:show|uniformes?|tort[ao]s?|doces?|salgad[ao]s?|massa|fantasia|lisas?|colonial|planos?|segur[oa]s?)$/;
const subject = /^(?:que|ele|ela|eles|elas|ja|nao|nunca|sempre|quem|gente|voce|voces|se|me|ainda)$/;
const object = /^(?:[oa]s?|uma?|tudo|meu|minha|seu|sua|d[oa]s?)$/;

/** "Bota tudo no lugar", "reparo que ...": a verb that opens the sentence; "entrega a domicílio" is none. */
const commanded = /^(?:tudo|que|os?|as|meus?|minhas?)$/;

/** "um gato que se chama Recibo", "A Mel": a capital inside a sentence, where not all is shouted. */
function isNamed(word: Word | undefined, before: Word | undefined): boolean {
  if (before === undefined || before.key === ",") return false;
  return /^\p{Lu}\p{Ll}/u.test(word?.text ?? "") && /^(?:\p{Ll}|[AO]s?$)/u.test(before.text);
}

/** Words that only their marks tell from a noun: "faça", "em maio", "saía". */
const lostMarks: ReadonlyMap<string, RegExp> = new Map([
  ["faca", /ç/],
  ["maio", /^[^ô]*$/],
  ["saia", /í/],
]);

/** A sock has its article: "uma hora e meia", "lixou meia parede" and "uma meia hora" tell of none. */
const ofSock = /^(?:[dn]?a|uma|minha|sua|nossa|de|par)$/;
const halved = /^(?:hora|diaria|noite|duzia|manha|tarde|volta)$/;

/** "Trabalho no prédio do lado" and "às duas e meia": a verb that opens the sentence, a half. */
function isVerbOrHalf(words: readonly Word[], at: number): boolean {
  const [before = "", key = "", after = ""] = [at - 1, at, at + 1].map(
    (place) => words[place]?.key,
  );
  if (key === "trabalho")
    return (at === 0 || before === ",") && /^(?:n[oa]|em|perto|aqui)$/.test(after);
  return key === "meia" && (!ofSock.test(before) || halved.test(after));
}

/** "Sofá de 3 lugares", "fogão de 4 bocas": the size of a thing. */
const counted = /^(?:lugar|lugares|portas?|bocas?|gavetas?|quartos?|andares|aulas|sessoes)$/;

function isMeasure(words: readonly Word[], at: number): boolean {
  const [link = "", count = "", key = ""] = [at - 2, at - 1, at].map((place) => words[place]?.key);
  return (
    link === "de" &&
    /^(?:\d+|uma?|dois|duas|tres|quatro|cinco|seis)$/.test(count) &&
    counted.test(key)
  );
}

/** "É show", "foram uniformes"; "e show" is none. */
function isCopula(word: Word | undefined): boolean {
  return /^(?:é|eh|são|foi|foram|era|eram|tá)$/i.test(word?.text ?? "");
}

/** Whether a word of the lexicon stands here for another one that is written like it. */
function isOtherWord({ start, end, value }: Mark, words: readonly Word[]): boolean {
  if (value.kind !== "thing" || end - start !== 1) return false;
  if (isNamed(words[start], words[start - 1]) || isPetName(words, start, value)) return true;
  const [before = "", key = "", after = ""] = [start - 1, start, start + 1].map(
    (at) => words[at]?.key,
  );
  const behindNoun = lexicon().matchAt(words.slice(start - 1, start), 0)?.value.kind === "thing";
  if (lostMarks.get(key)?.test(words[start]?.text ?? "")) return true;
  if (isVerbOrHalf(words, start) || isMeasure(words, start)) return true;
  if (alsoAdjectives.test(key) && start > 0)
    return (
      behindNoun ||
      isCopula(words[start - 1]) ||
      /^(?:ficou|ficaram|veio|ta|esta|estava|meio|muito)$/.test(before)
    );
  if (!alsoVerbs.test(key)) return false;
  if (start === 0) return commanded.test(after);
  return subject.test(before) || (behindNoun && object.test(after));
}

const beforeOrAfter = /^(?:antes|depois|vespera|dias?|semanas?|mes|meses|anos?)$/;

/** "As fotos da minha formatura e do batizado": what the photos were taken at. */
function isListedOccasion(start: number, words: readonly Word[]): boolean {
  return words[start - 2]?.key === "e" && occasion.test(words[start]?.key ?? "");
}

/** "Antes da formatura", "na véspera do casamento": when something was. */
function tellsWhen({ start }: Mark, words: readonly Word[]): boolean {
  return (
    /^d[aeo]s?$/.test(words[start - 1]?.key ?? "") &&
    (beforeOrAfter.test(words[start - 2]?.key ?? "") || isListedOccasion(start, words))
  );
}

/** "Tive que pagar outro frete": a thing of another shop. */
function isOfAnother({ start }: Mark, words: readonly Word[]): boolean {
  const [before = "", verb = ""] = [start - 1, start - 2].map((at) => words[at]?.key);
  return (
    /^outr[oa]s?$/.test(before) && /^(?:pag|contrat|cham|procur)(?:ar|uei|ei|amos)$/.test(verb)
  );
}

const occasion =
  /^(?:batizado|formatura|casamento|aniversario|noivado|confraternizacao|festa|evento|viagem|reuniao)$/;
const ofOccasion = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?)$/;

/** "Encomendei os doces pro batizado": what something was wanted for. */
function tellsWhatFor({ start }: Mark, words: readonly Word[]): boolean {
  if (!occasion.test(words[start]?.key ?? "")) return false;
  const [before = "", earlier = ""] = [start - 1, start - 2].map((at) => words[at]?.key);
  return before === "para" || (ofOccasion.test(before) && earlier === "para");
}

/** The targets of a segment in order, nouns that hang together as one. */
export function findTargets(segment: Segment): Target[] {
  const { words, marks } = segment;
  const known = marks
    .filter(
      (mark) =>
        !isOtherWord(mark, words) &&
        !tellsWhen(mark, words) &&
        !tellsWhatFor(mark, words) &&
        !isOfAnother(mark, words),
    )
    .flatMap((mark) => toTarget(mark, words) ?? [])
    .map((target) => withMatter(target, segment));
  const all = [...known, ...guessTargets(segment), ...lackTargets(segment)];
  const targets: Target[] = [];
  for (const target of all.sort((one, other) => one.start - other.start)) {
    const last = targets.at(-1);
    const whole = withHead(target, words, targets);
    const linked =
      last !== undefined &&
      (isLinked(words, last.end, target.start) || isServedWith(last, target, segment));
    const link = words[target.start - 1]?.key ?? "";
    const merged = linked ? merge(last, target, link) : undefined;
    if (merged === undefined) targets.push(whole);
    else targets[targets.length - 1] = merged;
  }
  return targets;
}

const sold = /^(?:food|cold|goods|work|own|people)$/;
const introducing = /^(?:[oa]s?|meus?|minhas?|noss[oa]s?)$/;

/** Things that stand inside a longer phrase of opinion: the class of "remarcaram minha aula três vezes". */
export function innerTargets({ words, marks }: Segment): Target[] {
  return marks.flatMap(({ value, start, end }) => {
    if (value.kind !== "opinion" || value.name !== undefined || end - start < 3) return [];
    return words.slice(start + 1, end).flatMap((word, place) => {
      const at = start + 1 + place;
      const thing = lexicon().matchAt([word], 0)?.value;
      if (thing?.kind !== "thing" || !sold.test(thing.class)) return [];
      return introducing.test(words[at - 1]?.key ?? "") ? [{ start: at, end: at + 1, thing }] : [];
    });
  });
}
