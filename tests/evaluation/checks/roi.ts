import type { RoiValues } from "../../../contract/gemini-chat.ts";
import type { RoiInput } from "../input.ts";
import type { Check } from "./check.ts";
import { figuresOf } from "./roi-figures.ts";
import { type Fraction, fourOf, rounded, type Sums, sumsOf } from "./roi-sums.ts";
import { segmentsOf, shownIn, shows } from "./roi-text.ts";
import { anyOf, findFolded, wordsOf } from "./text.ts";

const words = { min: 60, max: 650 };

export const roiLengthCheck: Check<RoiInput> = {
  name: "length",
  holds: "60 to 650 words",
  fault: ({ text }) => {
    const count = wordsOf(text).length;
    return count < words.min || count > words.max ? `${count} words` : undefined;
  },
};

export const roiNumbersCheck: Check<RoiInput> = {
  name: "numbers",
  holds:
    "every number is a typed one, a computed one rounded as shown, or a round one (10%, per 1,000)",
  fault: ({ text }, { values }) => {
    const figures = figuresOf(values);
    return shownIn(text).find((shown) => !figures.some((figure) => shows(shown, figure)))?.text;
  },
};

/** `edge`: also owed where a value is zero or the rate is past 100 per cent. */
type Label = { figure: keyof Sums; label: RegExp; edge?: true };

const labels: readonly Label[] = [
  { figure: "sales", label: /(?<![a-z])vend/ },
  { figure: "revenue", label: /(?<![a-z])(?:receita|fatur)/, edge: true },
  { figure: "profit", label: /(?<![a-z])(?:lucro|resultado|sobra|prejuizo|falta)/ },
  { figure: "roiPercent", label: /(?<![a-z])roi(?![a-z])/ },
  { figure: "roas", label: /(?<![a-z])roas(?![a-z])/ },
  {
    figure: "cac",
    label: /(?<![a-z])(?:cac(?![a-z])|custo (?:por|de cada) venda|cada venda custa)/,
  },
  {
    figure: "breakEvenSales",
    label: /(?<![a-z])(?:equilibri|empat|se pag|paga[mr]?(?![a-z])|cobr)/,
    edge: true,
  },
];

/** A figure may be shown with fewer decimals, but not so few that another one fits. */
function stands(text: string, figure: Fraction, label: RegExp): boolean {
  return segmentsOf(text).some(
    ({ folded, shown }) => label.test(folded) && shown.some((number) => shows(number, figure)),
  );
}

/**
 * All of them for ordinary values. With a zero or more than 100 per cent the answer may keep to what still says
 * something; with a value below zero nothing does.
 */
function owed(values: RoiValues): readonly Label[] {
  const four = Object.values(values);
  if (four.some((value) => value < 0)) return [];
  const ordinary = four.every((value) => value > 0) && values.conversionPercent <= 100;
  return labels.filter(({ edge }) => ordinary || edge);
}

/** What rounds to nothing may be told in words. */
function isNothing(figure: Fraction): boolean {
  return rounded(figure, 2).top === 0n;
}

export const roiFiguresCheck: Check<RoiInput> = {
  name: "figures",
  holds: "sales, revenue, profit, ROI, ROAS, CAC and break-even stand beside their names",
  fault: ({ text }, { values }) => {
    const sums = sumsOf(fourOf(values));
    return owed(values).find(({ figure, label }) => {
      const value = sums[figure];
      return value !== null && !isNothing(value) && !stands(text, value, label);
    })?.figure;
  },
};

const cannot = anyOf(
  "nao (?:da|e possivel|ha|existe|se calcula|faz sentido|tem como|significa|traz|paga|cobre)",
  "sem investimento",
  "negativ",
  "abaixo de zero",
  "nao pode",
);
const loss = anyOf(
  "prejuizo",
  "perd",
  "falta",
  "negativ",
  "abaixo",
  "nao (?:se )?pag",
  "menos do que",
);

export const roiMeaningCheck: Check<RoiInput> = {
  name: "meaning",
  holds: "what cannot be computed is said to be so, and a loss is called one",
  fault: ({ text }, { values }) => {
    const sums = sumsOf(fourOf(values));
    const isNull = [sums.roiPercent, sums.breakEvenSales].includes(null);
    if (isNull && !findFolded(text, cannot)) return "does not say what cannot be computed";
    const lost = sums.profit.top < 0n;
    if (lost && !findFolded(text, loss) && !/[-−–]\s?(?:R\$\s?)?\d/.test(text))
      return "loss not named";
    const percent = /roi(?![a-z])[^.\n%]{0,40}\d%/;
    return sums.roiPercent === null ? findFolded(text, percent) : undefined;
  },
};

/** Per cent of the people reached: from here on the facts call it high, below the other it is none. */
const implausible = 1.5;
const plausible = 0.8;
const warning =
  /(?:taxa|conversao|alcance|percentual)[^.\n]{0,90}(?<![a-z])(?:alt[ao]|acima|otimist|rar[ao]|dificil|improvavel|desconfi|confir|incomum|demais)|alcance nao e |(?:mais de|acima de|passa de) 100/;
const falseAlarm =
  /(?:taxa|conversao)[^.\n]{0,30}(?<![a-z])(?:alta|improvavel|otimista|incomum)(?: para| demais)/;

export const roiWarningCheck: Check<RoiInput> = {
  name: "warning",
  holds: "a rate from 1.5 % of the people reached is warned about, one below 0.8 % is not",
  fault: ({ text }, { values }) => {
    const rate = values.conversionPercent;
    if (rate >= implausible && !findFolded(text, warning)) return `no warning at ${rate}%`;
    return rate < plausible ? findFolded(text, falseAlarm) : undefined;
  },
};

const caveat = anyOf(
  "custos? (?:do|dos|da|de) produt",
  "custos?(?![a-z])[^.\\n]{0,60}(?:impost|taxa|material)",
  "margem",
  "receita nao e lucro",
  "outros custos",
  "impost",
);

export const roiCaveatCheck: Check<RoiInput> = {
  name: "caveat",
  holds: "says that revenue is not profit: product, fees and taxes are not in the sum",
  fault: ({ text }, { values }) => {
    const means = Object.values(values).every((value) => value > 0);
    return means && !findFolded(text, caveat) ? "no caveat" : undefined;
  },
};
