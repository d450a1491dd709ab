import type { ReviewInput } from "../input.ts";
import { broadStems, type Point } from "../points.ts";
import type { Answer, Check } from "./check.ts";
import {
  cheer,
  gladToRead,
  goodFound,
  joy,
  regret,
  thanks,
  turn,
  welcome,
} from "./feelings-in-text.ts";
import { ownersWords, type Passage, passagesOf } from "./quotes-in-text.ts";
import { ownWords } from "./set-phrases.ts";
import { anyOf, findFolded, fold, hasStem, sentencesOf } from "./text.ts";

/** Sympathy with what befell somebody is no apology. */
const condolence =
  /(?<![a-z])(?:sentimos|sinto|lamentamos|lamento) (?:muito )?(?:pel[oa]|[oa]|com [oa]|por (?:ess[ea]|est[ea])) (?:sua |seu )?(?:perda|susto|luto|falecimento|momento dificil)/g;

function owesRegret({ kind, rating = 3 }: ReviewInput): boolean {
  return kind === "complaint" || kind === "mixed" || (kind === "rating" && rating <= 2);
}

export const apologyCheck: Check<ReviewInput> = {
  name: "apology",
  holds: "a regret for complaints and mixed reviews, none for praise, questions and 4 or 5 stars",
  fault: (answer, input) => {
    const text = ownersWords(answer.text, input.prompt);
    const free = input.suspect || input.grief || (input.kind === "rating" && input.rating === 3);
    if (free) return undefined;
    if (owesRegret(input)) return findFolded(text, regret) ? undefined : "no regret";
    return regret.exec(fold(text).replace(condolence, " "))?.[0];
  },
};

export const thanksCheck: Check<ReviewInput> = {
  name: "thanks",
  holds: "praise is thanked for; of a mixed review the good half is at least welcomed",
  fault: (answer, { prompt, kind, rating = 0 }) => {
    const text = ownersWords(answer.text, prompt);
    if (kind === "praise" || (kind === "rating" && rating >= 4))
      return findFolded(text, thanks) ? undefined : "no thanks";
    if (kind !== "mixed") return undefined;
    return findFolded(text, thanks) || findFolded(text, joy)
      ? undefined
      : "the praise is passed over";
  },
};

/** "O atendimento do Genival": a person, in more words. */
const servedBy = /(?<![a-z])atendimento d[aeo]s? ([a-z]+)/g;

/** A sentence that is glad of what was wrong: "Que bom que gostou da demora", "o que diz de bom sobre a demora". */
function gladOfFault(text: string, { points, names = [] }: ReviewInput): string | undefined {
  const praised = points.filter((point) => point.good).flatMap(({ stems }) => stems);
  const wrong = points.filter((point) => !point.good).flatMap(({ stems }) => stems);
  const onlyWrong = wrong.filter((stem) => !praised.includes(stem.trim()));
  const liked = [...praised, ...names.map(fold)];
  return sentencesOf(text).find((sentence) => {
    const folded = fold(sentence);
    const glad = [joy, welcome, goodFound].some((words) => words.test(folded));
    if (!glad || regret.test(folded) || turn.test(folded)) return false;
    const named = ownWords(sentence).replace(servedBy, (whole, who: string) =>
      liked.some((stem) => hasStem(who, stem)) ? who : whole,
    );
    return onlyWrong.some((stem) => hasStem(named, stem));
  });
}

/** Where the feeling of a sentence ends: at a "mas", and where an "e" begins other thanks or a regret. */
const feelingEnds = new RegExp(
  `(?=${turn.source})|;|(?<![a-z])e (?=(?:tambem )?(?:por (?:avis|apont|cont|diz|escrev|lembr|ser|ter)|lament|sentimos|pedimos|agradec|obrigad|ficamos|que (?:bom|pena)|sabemos|entendemos))`,
);

/** What was praised in words that no fault shares. */
function onlyPraised(points: readonly Point[]): string[] {
  const stemsOf = (good: boolean) =>
    points.filter((point) => point.good === good).flatMap(({ stems }) => stems);
  const wrong = stemsOf(false);
  const share = (stem: string) =>
    wrong.some((other) => other.startsWith(stem) || stem.startsWith(other));
  return stemsOf(true).filter((stem) => !broadStems.has(stem) && !share(stem));
}

/** To understand that somebody is upset is a regret too, where an "e pedimos desculpas" is cut away from it. */
const upset = anyOf("frustrac");

/** "O tamanho das roupas": the size is wrong, whatever the clothes are. */
function withoutMeasured(owners: string, points: readonly Point[]): string {
  const wrong = points.filter((point) => !point.good).flatMap(({ stems }) => stems);
  return owners.replace(measured, (whole) =>
    wrong.some((stem) => hasStem(whole, stem)) ? " " : whole,
  );
}
const measured =
  /(?<![a-z])(?:tamanho|preco|valor|demora|espera|atraso|temperatura|quantidade|variedade) d[aeo]s? [a-z-]+/g;

/** A regret over what pleased: "Bolo ótimo" answered by "Já sobre o bolo, pedimos desculpas". */
function sorryForPraise(text: string, { prompt, points }: ReviewInput): string | undefined {
  const praised = onlyPraised(points);
  return passagesOf(text, prompt, feelingEnds).find(({ owners }) => {
    const mild = [joy, welcome, gladToRead, thanks].some((words) => words.test(owners));
    if (mild || !(regret.test(owners) || upset.test(owners))) return false;
    const named = withoutMeasured(ownWords(owners), points);
    return praised.some((stem) => hasStem(named, stem));
  })?.owners;
}

function speaksOf(quote: string, points: readonly Point[]): boolean {
  return points.some(({ stems }) => stems.some((stem) => hasStem(fold(quote), stem)));
}

/** The customer's own words under the wrong feeling: "Adoramos ler “fila de chorar”". */
function wronglyFelt({ text }: Answer, { prompt, points }: ReviewInput): string | undefined {
  const praised = points.filter((point) => point.good);
  const wrong = points.filter((point) => !point.good);
  const isWrong = ({ owners, quotes }: Passage): boolean => {
    const glad = [joy, welcome, gladToRead].some((words) => words.test(owners));
    const sorry = regret.test(owners);
    if (glad && !sorry)
      return quotes.some((quote) => speaksOf(quote, wrong) && !speaksOf(quote, praised));
    if (!sorry || glad || thanks.test(owners)) return false;
    return quotes.some((quote) => speaksOf(quote, praised) && !speaksOf(quote, wrong));
  };
  return passagesOf(text, prompt, feelingEnds).find(isWrong)?.quotes.join(" / ");
}

export const toneCheck: Check<ReviewInput> = {
  name: "tone",
  holds:
    "no joy over a complaint, a loss, or the bad half of a mixed review, quoted or not; no regret over praise",
  fault: (answer, input) => {
    const text = ownersWords(answer.text, input.prompt);
    if (input.grief) return findFolded(text, joy) ?? findFolded(text, cheer);
    const hasFault = input.kind === "mixed" || input.kind === "complaint";
    const quoted = hasFault ? wronglyFelt(answer, input) : undefined;
    if (quoted) return quoted;
    if (input.kind === "mixed")
      return gladOfFault(text, input) ?? sorryForPraise(answer.text, input);
    if (!owesRegret(input) || input.suspect) return undefined;
    return [joy, welcome, goodFound].map((words) => findFolded(text, words)).find(Boolean);
  },
};
