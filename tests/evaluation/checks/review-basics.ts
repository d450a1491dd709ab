import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { ownWords } from "./set-phrases.ts";
import { anyOf, findFolded, fold, hasStem, sentencesOf, wordsOf } from "./text.ts";

/** What Google takes for a reply. */
const mostBytes = 4096;
const words = { min: 25, max: 130 };

export const reviewLengthCheck: Check<ReviewInput> = {
  name: "length",
  holds: "25 to 130 words, at most 4,096 bytes",
  fault: ({ text }) => {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > mostBytes) return `${bytes} bytes`;
    const count = wordsOf(text).length;
    return count < words.min || count > words.max ? `${count} words` : undefined;
  },
};

/** So many words in a row, twice in one reply, are a needle that sticks. */
const wordsRepeated = 4;

export const repetitionCheck: Check<ReviewInput> = {
  name: "no-repetition",
  holds: "no four words in a row twice in one reply",
  fault: ({ text }) => {
    const all = wordsOf(fold(text));
    const runs = all.map((_, at) => all.slice(at, at + wordsRepeated).join(" "));
    const whole = runs.slice(0, 1 - wordsRepeated);
    return whole.find((run, at) => whole.indexOf(run) !== at);
  },
};

/** "..., o preço e a espera": a thing named after a comma or an "e". */
const listed =
  /(?:,| e) (?:o|a|os|as|ao|aos|à|às|do|da|dos|das|no|na|nos|nas|pelo|pela) (?=\p{L}{3})/giu;
const fewestListed = 4;

/** The first thing of a list, and those that follow. */
function longestList(text: string): number {
  return Math.max(
    ...sentencesOf(text).map((sentence) => (sentence.match(listed)?.length ?? 0) + 1),
  );
}

export const toThePointCheck: Check<ReviewInput> = {
  name: "to-the-point",
  holds:
    "no sentence lists over four things, or two more than the review has points: a reply is no inventory",
  fault: ({ text }, { points }) => {
    const most = Math.max(fewestListed, points.length + 2);
    const count = longestList(text);
    return count > most ? `${count} things in a row for ${points.length} points` : undefined;
  },
};

export const pointsCheck: Check<ReviewInput> = {
  name: "points",
  holds: "every point of the review is spoken of",
  fault: ({ text }, { points }) => {
    const folded = ownWords(text);
    const missed = points.find(({ stems }) => !stems.some((stem) => hasStem(folded, stem)));
    return missed?.name;
  },
};

const regret = anyOf(
  "desculp",
  "lament",
  "sentimos (?:muito|por|pel|que|saber|tanto)",
  "sinto (?:muito|por|pel)",
  "perdao",
  "que pena",
  "chatead",
  "pesar",
  "tristes? (?:em|por|com|que|ler|saber|ouvir)",
  "entristec",
  "e uma pena",
  "que chato",
);
/** Sympathy with what befell somebody is no apology. */
const condolence =
  /(?<![a-z])(?:sentimos|sinto|lamentamos|lamento) (?:muito )?(?:pel[oa]|[oa]|com [oa]|por (?:ess[ea]|est[ea])) (?:sua |seu )?(?:perda|susto|luto|falecimento|momento dificil)/g;

function owesRegret({ kind, rating = 3 }: ReviewInput): boolean {
  return kind === "complaint" || kind === "mixed" || (kind === "rating" && rating <= 2);
}

export const apologyCheck: Check<ReviewInput> = {
  name: "apology",
  holds: "a regret for complaints and mixed reviews, none for praise, questions and 4 or 5 stars",
  fault: ({ text }, input) => {
    const free = input.suspect || input.grief || (input.kind === "rating" && input.rating === 3);
    if (free) return undefined;
    if (owesRegret(input)) return findFolded(text, regret) ? undefined : "no regret";
    return regret.exec(fold(text).replace(condolence, " "))?.[0];
  },
};

const thanks = anyOf("obrigad", "agradec", "gratid", "grat[oa]s?(?![a-z])", "valeu");
const joy = anyOf(
  "que (?:bom|alegria|otimo|maravilha|delicia|felicidade)",
  "(?:ficamos|fico|estamos|estou) (?:muito |tao |bem )?(?:feliz|felizes|content)",
  "nos alegra",
  "adoramos",
  "amamos",
  "alegria",
  "felicidade",
  "(?:e|foi) um prazer (?:receber|atender|ter)",
);

export const thanksCheck: Check<ReviewInput> = {
  name: "thanks",
  holds: "praise is thanked for; of a mixed review the good half is at least welcomed",
  fault: ({ text }, { kind, rating = 0 }) => {
    if (kind === "praise" || (kind === "rating" && rating >= 4))
      return findFolded(text, thanks) ? undefined : "no thanks";
    if (kind !== "mixed") return undefined;
    return findFolded(text, thanks) || findFolded(text, joy)
      ? undefined
      : "the praise is passed over";
  },
};

/** Somebody who only complained is told that something pleased. */
const welcome = anyOf(
  "elogi",
  "(?<!nao )(?<!nao tenha )(?<!nao tenham )agrad(?:ou|aram|ado|ados|asse)",
  "fizeram diferenca",
  "fez diferenca",
  "orgulho",
  "equilibrad",
  "(?<!nao )gostou",
  "deix(?:a|ou|aram) (?:[a-z]+ ){0,4}(?:feliz|felizes|content[ea]s?)",
  "alegr(?:ou|aram)",
  "anim(?:ou|aram)",
  "(?:fez|ganhou) o dia",
);

const turn = anyOf(
  "(?:mas|porem|embora|apesar|enquanto|entretanto|ja|so|nem)(?![a-z])",
  "nao agrad",
);

/** A sentence that is glad of what was wrong: "Que bom que gostou da demora". */
function gladOfFault(text: string, { points }: ReviewInput): string | undefined {
  const praised = points.filter((point) => point.good).flatMap(({ stems }) => stems);
  const wrong = points.filter((point) => !point.good).flatMap(({ stems }) => stems);
  const onlyWrong = wrong.filter((stem) => !praised.includes(stem));
  return sentencesOf(text).find((sentence) => {
    const folded = fold(sentence);
    const glad = joy.test(folded) || welcome.test(folded);
    if (!glad || regret.test(folded) || turn.test(folded)) return false;
    return onlyWrong.some((stem) => hasStem(ownWords(sentence), stem));
  });
}

export const toneCheck: Check<ReviewInput> = {
  name: "tone",
  holds: "no joy over a complaint, a loss, or the bad half of a mixed review",
  fault: ({ text }, input) => {
    if (input.grief) return findFolded(text, joy);
    if (input.kind === "mixed") return gladOfFault(text, input);
    if (!owesRegret(input) || input.suspect) return undefined;
    return findFolded(text, joy) ?? findFolded(text, welcome);
  },
};
