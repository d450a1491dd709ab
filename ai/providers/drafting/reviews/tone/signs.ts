import { fold } from "../../../../../domain/search/fold.ts";
import type { ReviewFeeling } from "../../text/sentiment/review.ts";
import { isKnownName } from "../lexicon/names.ts";
import type { Said } from "../points/read-points.ts";
import type { Tone } from "./tone.ts";

/** What the words of a text tell and what it sounds like as a whole. */
export type Evidence = {
  said: Said;
  /** By the voices of the lexicon; undefined where no firm word is said. */
  firm: Tone | undefined;
  /** By the small words, where no firm opinion is told. */
  leaning: "praise" | "complaint" | "neutral";
  feeling: ReviewFeeling;
  /** The text itself, as it was typed. */
  text: string;
};

/** No chance is so small that one sign outweighs all others. */
function log(chance: number): number {
  return Math.log(Math.max(0.02, chance));
}

/** More words than a segment has. */
const longestTurn = 100;

/** Small words of folded text that go with praise, blame or both; each is counted. */
const habits: readonly RegExp[] = [
  /["“]/g,
  /\b\d+/g,
  /\b(?:nao|nem|ninguem|nenhum\w{0,3}|nunca|sem)\b/g,
  /\b\w{3,20}inh[oa]s?\b/g,
  /\be (?:ainda|ate)\b|\bainda (?:me|nos|por cima)\b/g,
  /!/g,
  /\b(?:disse|falou|falaram|disseram|diz|dizem|alega|alegou|respondeu|responderam)\b/g,
  /\b(?:so|agora|ja|podia|uma pena|pena|porem|apesar|mas)\b/g,
  /\b(?:depois|dias|horas|semanas|meses|vezes|reais)\b/g,
  /\b(?:meu|minha|meus|minhas)\b/g,
  /\b(?:toda|todo|sempre|cada|todos|todas|tudo)\b/g,
  /\b(?:que|ja) [oa] \w{1,20}|, (?:so|ja) |\. (?:so|ja|agora|mas|pena) /g,
  /\b(?:paguei|pago|cobr\w{1,6}|pedi)\b/g,
  /\b(?:me|nos|comigo|conosco)\b/g,
  /\b(?:deus|amor|coracao|alma|vida|sonho|presente|abraco|milagre|orgulho|familia)\b/g,
];
const titled = /\b(?:seu|dona|tia|tio|dra?\.?|professora?|instrutora?) \p{Lu}\p{Ll}/giu;
const capital = /\p{Lu}\p{Ll}+/gu;

/** Who thanks names people; who complains seldom does. */
function namesSomebody(text: string): boolean {
  const words: string[] = text.match(capital) ?? [];
  return words.some((word) => isKnownName(fold(word))) || text.match(titled) !== null;
}

function countVoices({ points, good, bad }: Said): { good: number; bad: number } {
  const praised = points.filter(({ polarity }) => polarity === 1).length;
  return { good: praised + good, bad: points.length - praised + bad };
}

/** 1 where praise is followed by blame in the end, -1 where blame is by praise, 0 where one side alone is told. */
function turnOf({ points }: Said): number {
  const firm = points.filter(({ faint, segment }) => !faint && segment !== undefined);
  const place = ({ segment = 0, at = 0 }: Said["points"][number]) => segment * longestTurn + at;
  const last = [...firm].sort((one, other) => place(one) - place(other)).at(-1);
  if (last === undefined || firm.every(({ polarity }) => polarity === last.polarity)) return 0;
  return -last.polarity;
}

/** A figure for each sign, in the order of the weights; the first is always 1. */
export function signsOf({ said, firm, leaning, feeling, text }: Evidence): number[] {
  const { good, bad } = countVoices(said);
  const turn = turnOf(said);
  const folded = fold(text);
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return [
    1,
    log(feeling.praise) - log(feeling.complaint),
    log(feeling.mixed) - (log(feeling.praise) + log(feeling.complaint)) / 2,
    Number(firm === "praise"),
    Number(firm === "complaint"),
    Number(firm === "mixed"),
    firm === undefined ? Number(leaning === "praise") - Number(leaning === "complaint") : 0,
    Math.log1p(good),
    Math.log1p(bad),
    Number(good > 0 && bad > 0),
    Number(said.turns),
    Math.log1p(said.firm),
    Number(namesSomebody(text)),
    ...habits.map((habit) => Math.log1p(folded.match(habit)?.length ?? 0)),
    Math.log(Math.max(1, words)) - 3.3,
    turn,
    turn * Math.max(0, 3.3 - Math.log(Math.max(1, words))),
  ];
}
