import { capitalise, contract, joinList } from "../../text/grammar.ts";
import type { Variety } from "../../text/variety.ts";
import { countWords, toWords } from "../../text/words.ts";
import { also } from "./point-names.ts";

/** Words of an answer. */
const length = { least: 36, most: 88 } as const;

type Choices = readonly string[];

/** What an answer is put together from; each paragraph of its own line. */
export type Draft = {
  /** First paragraph, in order. */
  first: string[];
  /** Second paragraph. */
  second: string[];
  /** The two sentences of the shortest answer, where they are not the first two. */
  brief?: string[];
  /** The end of the second paragraph, which stays in the shortest answer: where to go on, what secrecy asks. */
  kept?: string[];
  signature: string;
  /** Sentences that may be left out, for a paragraph or the very end, taken while the answer is short. */
  fillers: { text: string; into: "first" | "second" | "end" }[];
};

/** One of the sentences, with the points put in: never "lemos com carinho ... sobre o carinho". */
export function say(variety: Variety, choices: Choices, points: readonly string[] = []): string {
  const said = new Set(weighty(points.join(" ")));
  const fresh = choices.filter(
    (choice) => !(namesTeam(choice, points) || weighty(choice).some((key) => said.has(key))),
  );
  const among = fresh.length > 0 ? fresh : choices;
  return fill(variety.pick(among as [string, ...string[]]), points);
}

/** "O atendimento da equipe ... fez o dia da equipe". */
function namesTeam(sentence: string, points: readonly string[]): boolean {
  return sentence.includes("equipe") && points.some((point) => point.includes("equipe"));
}

/** Things that one sentence lists at most: more is an inventory. */
const mostListed = 4;

/** Points in rows that a sentence can carry, two at most. */
export function inRows(points: readonly string[]): string[][] {
  const rows: string[][] = [[]];
  const heads = (list: readonly string[]) => list.join(` ${also} `).split(` ${also} `).length;
  const widest = heads(points) > mostListed ? mostListed - 1 : mostListed;
  for (const point of points) {
    const row = rows.at(-1) ?? [];
    if (row.length > 0 && heads([...row, point]) > widest) rows.push([point]);
    else row.push(point);
  }
  return rows.slice(0, 2).filter((row) => row.length > 0);
}

/** The sentences that name the points, another one for each row. */
export function tell(
  variety: Variety,
  choices: Choices,
  points: readonly string[],
  before = "",
): string[] {
  const said = new Set(weighty([before, ...points].join(" ")));
  const repeats = (sentence: string) =>
    namesTeam(sentence, points) || weighty(sentence).some((key) => said.has(key));
  const mixed = variety.shuffle(choices);
  const sentences = [...mixed.filter((one) => !repeats(one)), ...mixed.filter(repeats)];
  return inRows(points).map((row, at) => fill(sentences[at] ?? "", row));
}

/** Sentences that go with no good half before them: none that turns. */
export function withoutTurn(sentences: Choices): Choices {
  const plain = sentences.filter(
    (one) => !/^(?:Já|Por outro lado|Ao mesmo tempo|Também)/.test(one),
  );
  return plain.length > 0 ? plain : sentences;
}

/** Puts points into a sentence: "{lista}", "{a}", "{de}" and "{um|mais}". */
export function fill(sentence: string, points: readonly string[]): string {
  const many = points.length > 1 || /^[oa]s |&/.test(points[0] ?? "");
  const list = (turn: (head: string) => string): string =>
    joinList(points.map((point) => joinList(point.split(` ${also} `).map(turn))));
  const filled = sentence
    .replace(
      "{lista}",
      list((head) => head),
    )
    .replace(
      "{a}",
      list((head) => contract("a", head)),
    )
    .replace(
      "{de}",
      list((head) => contract("de", head)),
    )
    .replace(/\{([^|}]*)\|([^}]*)\}/g, many ? "$2" : "$1");
  return capitalise(filled);
}

type Bank = { openings: Choices; openingsWithPoints: Choices; points: Choices };

/** The first sentence, which may carry the points itself, and those that name them behind it. */
export function openWith(
  points: readonly string[],
  { openings, openingsWithPoints, points: about }: Bank,
  variety: Variety,
): { opening: string; middle: string[] } {
  const few = points.length > 0 && points.length < 4 && inRows(points).length === 1;
  if (few && variety.number(2) === 1)
    return { opening: say(variety, openingsWithPoints, points), middle: [] };
  const opening = say(variety, openings);
  return { opening, middle: tell(variety, about, points, opening) };
}

/** "Carla, que alegria ..." */
export function addressed(author: string | undefined, sentence: string): string {
  if (author === undefined) return sentence;
  return `${author}, ${sentence.charAt(0).toLocaleLowerCase("pt-BR")}${sentence.slice(1)}`;
}

/** At most one exclamation mark an answer. */
function calm(text: string): string {
  const first = text.indexOf("!");
  return first < 0 ? text : text.slice(0, first + 1) + text.slice(first + 1).replaceAll("!", ".");
}

function render({ first, second, kept = [], signature }: Draft): string {
  return calm(
    [first.join(" "), [...second, ...kept].join(" "), signature]
      .filter((part) => part !== "")
      .join("\n\n"),
  );
}

/** The sentence that repeats fewest weighty words of what is said already. */
export function sayAnew(variety: Variety, choices: Choices, before: readonly string[]): string {
  const said = new Set(weighty(before.join(" ")));
  const echoes = (choice: string) => weighty(choice).filter((key) => said.has(key)).length;
  const [first = "", ...others] = variety.shuffle(choices);
  return others.reduce((best, one) => (echoes(one) < echoes(best) ? one : best), first);
}

const plain = new Set(
  "experiencia equipe avaliacao comentario importante contatos perfil".split(" "),
);

function weighty(text: string): string[] {
  return toWords(text).flatMap(({ key }) =>
    (key.length > 5 && !plain.has(key)) || key === "lemos" ? [key.slice(0, 7)] : [],
  );
}

/** The answer: fillers are taken in order until it is long enough. */
export function assemble(draft: Draft): string {
  let whole = draft;
  for (const { text, into } of draft.fillers) {
    if (countWords(render(whole)) >= length.least) break;
    if (countWords(render(whole)) + countWords(text) > length.most) continue;
    const part = into === "end" ? "kept" : into;
    whole = { ...whole, [part]: [...(whole[part] ?? []), text] };
  }
  return render(whole);
}

/** Words of thanks. */
const thanking = /obrigad|agrade|gratid|grat[oa]s/i;

const regretting = /desculp|lament|sentimos/i;

/** What stands between quotation marks is the customer's, letter for letter. */
export const quotation = /(“[^”]*”)/u;

/** These sentences without what they quote. */
function ownWords(sentences: readonly string[]): string {
  return sentences
    .join(" ")
    .split(quotation)
    .filter((part) => !quotation.test(part))
    .join(" ");
}

/** Whether these sentences thank already; what they quote is the customer's thanks. */
export function alreadyThanks(sentences: readonly string[]): boolean {
  return thanking.test(ownWords(sentences));
}

/** Two sentences, and what has to stay: the thanks or the regret first, then the points. */
export function shorten(draft: Draft): string {
  if (draft.brief) return render({ ...draft, first: draft.brief, second: [] });
  const [opening = "", told = ""] = draft.first;
  const thanks = draft.second.find((sentence) => thanking.test(sentence));
  const courteous = alreadyThanks(draft.first) || regretting.test(ownWords(draft.first));
  const two = courteous || thanks === undefined ? [opening, told] : [told || opening, thanks];
  return render({ ...draft, first: two.filter((one) => one !== ""), second: [] });
}
