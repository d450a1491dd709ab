import { questionTopics } from "../../phrases/reviews-topics.ts";
import { articleFor } from "../../text/grammar.ts";
import { toWords, type Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { canNameThing } from "../lexicon/no-things.ts";
import type { Thing } from "../lexicon/thing.ts";
import { PhraseBook } from "../patterns.ts";
import { readPoints } from "../points/read-points.ts";
import { saysOfText } from "../points/says-of-text.ts";
import { toSegments } from "../segments.ts";
import { namePoints, type Point } from "../writing/point-names.ts";
import { wordsOf } from "./questions.ts";

const topics = new PhraseBook<string>();
for (const [patterns, name] of questionTopics) topics.add(patterns, name);

const asked =
  /^(?:com|de|fazem?|faz|tem|tera|teria|vendem?|compram?|revendem?|arrumam?|instalam?|trabalham?|alugam?|aceitam?|consertam?|oferecem?|d[oa]s?|[oa]s?|para|ou)$/;

/** "Vocês trabalham com retirada?": nouns that no list of topics holds, where what is asked for stands. */
function strangeTopics(text: string, leading: RegExp): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, at) => {
    if (!leading.test(words[at - 1]?.key ?? "")) return [];
    const known = lexicon().matchAt([word], 0)?.value;
    if (known !== undefined) return known.kind === "thing" && leading === asked ? [known.name] : [];
    const written = word.text.toLowerCase();
    const article = articleFor(written);
    return canNameThing(word.key, written, article) ? [`${article} ${written}`] : [];
  });
}

/** "Abrem no feriado?": an hour that is told with praise in a tale; nobody asks for haste. */
function isHaste({ thing, quality }: Point): boolean {
  return thing === undefined && quality === "speed";
}

/** "Entregam no jardim américa?", "... do bairro flores": where something is, no thing of the shop. */
const placed =
  /\b(?:(?:entreg\p{L}*|envi\p{L}*|atend\p{L}*|v[ãa]o|lev\p{L}*|busc\p{L}*)\s+(?:n[oa]s?|em|at[ée]|para|pr[ao])|bairro|rua|avenida|av|pra[çc]a|vila|jardim|parque|setor|condom[íi]nio|cidade de|regi[ãa]o d[eoa])\s+(?!casa\b|domic|loja\b|s[áa]bado|doming|feriad)[^,.;?!\n]*?(?=\s+(?:e|ou|com|qual|quanto)\s|[,.;?!\n]|$)/giu;

/** "Sem glúten": what it shall be without is no matter of its own beside the choice asked for. */
function isLackOrChoice(name: string, named: readonly string[]): boolean {
  return (
    /^(?:a falta de|o vale)\b/.test(name) ||
    (name === "a variedade" && named.some((one) => one.startsWith("as opções")))
  );
}

/** "Vendem gás? Entrega em casa?": strange nouns right behind the verbs of selling and doing, beside other topics. */
const offered = /^(?:vendem?|consertam?|trocam?|alugam?|arrumam?|instalam?)$/;

/** "Cortam cabelo de criança?", "tiram mancha?": nothing has been done yet, and nothing told. */
function asAsked(thing: Thing): Thing {
  const name = thing.name.replace(/ relatad[oa]s?$/, "");
  return { ...thing, name, class: thing.class === "own" ? "other" : thing.class };
}

const ofAge =
  /^(?:criancas?|bebes?|infantil|infantis|kids|mirim|mirins|juvenil|juvenis|menin[oa]s?)$/;
const sells =
  /\b(?:vend\p{L}+|alug\p{L}+|receb\p{L}+|cheg\p{L}+|compr\p{L}+|pronta entrega|tam|tamanho|numero|numeracao|aro)\b/u;
const forAll = /^(?:food|cold|work|people|pet)$/;
/** Words back from the one for the young in which the ware stands. */
const wareWithin = 4;

/** "Colete de criança até 20 kg", "terno juvenil": something to buy in a size for the young, who are not served. */
function isWareForYoung(words: readonly Word[], said: string): boolean {
  return words.some(({ key }, at) => {
    if (at === 0 || !ofAge.test(key)) return false;
    const known = words
      .slice(Math.max(0, at - wareWithin), at)
      .map((word) => lexicon().matchAt([word], 0)?.value)
      .findLast((value) => value?.kind === "thing");
    if (known === undefined) return sells.test(said);
    if (known.kind !== "thing" || forAll.test(known.class)) return false;
    return (
      known.class === "goods" ||
      sells.test(said) ||
      (known.class === "own" && /^(?:voces )?tem /.test(said))
    );
  });
}

const places =
  /^(?:as vagas|as turmas|as reservas|as inscrições|a matrícula|o agendamento|os lugares disponíveis)$/;
const joining =
  /\b(?:ainda (?:tem|ha)|tem ainda) (?:mais )?(?:vagas?|lugar(?:es)?|mesas?|ingressos?|horarios?|quartos?|encaixes?|inscric\p{L}+|turmas?|agenda|datas?|assentos?|passage\p{L}+|convites?)\b/u;
const hours = /\b(?:horas?|horarios?|abre\p{L}*|fecha\p{L}*|funciona\p{L}*)\b/u;

/** "Ainda tem vaga na excursão de sábado?": places to join in, neither stock nor the hours of the shop. */
function isBesidePlaces(name: string, named: readonly string[], said: string): boolean {
  if (name === "a disponibilidade dos produtos") return joining.test(said);
  return name === "o horário" && !hours.test(said) && named.some((one) => places.test(one));
}

/** What the questions are about, each with its article, at most three. */
export function topicsOf(sentences: readonly string[]): string[] {
  const text = sentences.join("\n");
  const words = wordsOf(text);
  const said = words.map(({ key }) => key).join(" ");
  const scanned = [...new Set(topics.scan(words).map(({ value }) => value))];
  const named = scanned.filter(
    (name) =>
      !isBesidePlaces(name, scanned, said) &&
      !(name === "o atendimento a crianças" && isWareForYoung(words, said)),
  );
  const { points, named: things } = readPoints(toSegments(text.replace(placed, " ")), undefined);
  const rest = namePoints(
    [...points, ...things]
      .filter((point) => point.thing?.class !== "pet" && !(named.length > 0 && isHaste(point)))
      .map(({ thing, quality }) => ({
        polarity: 1,
        ...(thing ? { thing: asAsked(thing) } : quality && { quality }),
      })),
  );
  const priced = named.includes("o valor") || named.includes("a mensalidade");
  const stems = new Set(toWords(text).map(({ stem }) => stem));
  const told = new Set(named.flatMap((name) => toWords(name).map(({ stem }) => stem)));
  const found = [
    ...new Set([
      ...named,
      ...rest.filter(
        (name) =>
          !(priced && name === "o preço") &&
          !isLackOrChoice(name, named) &&
          saysOfText(name, stems) &&
          !toWords(name).some(({ key, stem }) => key.length > 2 && told.has(stem)),
      ),
    ]),
  ].slice(0, 3);
  const strange = strangeTopics(text, found.length > 0 ? offered : asked);
  return found.length > 0 ? [...new Set([...strange, ...found])].slice(0, 3) : strange.slice(0, 2);
}
