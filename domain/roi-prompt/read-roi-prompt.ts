import type { RoiValues } from "../../contract/gemini-chat.ts";
import { toPlainSigns } from "../numbers/plain-signs.ts";
import { findNumbers, type NumberInText } from "./find-numbers.ts";

type Name = keyof RoiValues;

/** How people name the four values; the words of the site's own prompt come first. */
const labels: Record<Name, RegExp> = {
  investment: /\b(?:investimento|investid[oa]|investi|verba|or[çc]amento|gastei|gasto)(?!\p{L})/giu,
  reach: /\b(?:alcance|alcan[çc]ad[oa]s?|alcancei|impress[õo]es)(?!\p{L})/giu,
  conversionPercent: /\bconvers(?:[ãa]o|[õo]es)(?!\p{L})/giu,
  saleValue:
    /\b(?:valor|ticket|t[íi]quete|pre[çc]o) (?:m[ée]dio|por venda|da venda|de venda)(?!\p{L})/giu,
};

/** What may stand between a number and the label behind it: "6.000 pessoas de alcance". */
const connector = /^(?: pessoas| reais)? (?:de|em|no|na) (?:taxa de )?$/i;

type Mention = { name: Name; start: number; end: number };

function findMentions(text: string): Mention[] {
  const found = Object.entries(labels).flatMap(([name, label]) =>
    Array.from(text.matchAll(label), (match) => ({
      name: name as Name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return found.sort((a, b) => a.start - b.start);
}

/** Best first: an amount is written with R$, a rate with %, a count with neither. */
const preferences: Record<Name, ((number: NumberInText) => boolean)[]> = {
  investment: [(n) => n.isMoney, (n) => !n.isPercent],
  reach: [(n) => !n.isMoney && !n.isPercent],
  conversionPercent: [(n) => n.isPercent, (n) => !n.isMoney],
  saleValue: [(n) => n.isMoney, (n) => !n.isPercent],
};

function choose(name: Name, numbers: NumberInText[]): NumberInText | undefined {
  for (const fits of preferences[name]) {
    const found = numbers.find(fits);
    if (found) return found;
  }
  return undefined;
}

/** The values that a Portuguese text names, or null when one of the four is missing or makes no sense. */
export function readRoiPrompt(prompt: string): RoiValues | null {
  const text = toPlainSigns(prompt);
  const numbers = findNumbers(text);
  const mentions = findMentions(text);

  function numberOf({ name, start, end }: Mention, index: number): NumberInText | undefined {
    const last = numbers.findLast((number) => number.end <= start);
    const before = last && connector.test(text.slice(last.end, start)) ? [last] : [];
    const next = mentions[index + 1]?.start ?? text.length;
    const after = numbers.filter((number) => number.start >= end && number.end <= next);
    return choose(name, before) ?? choose(name, after);
  }

  function read(name: Name): number | null {
    const all = mentions.map((mention, i) => (mention.name === name ? numberOf(mention, i) : null));
    return all.find((number) => number)?.value ?? null;
  }

  const investment = read("investment");
  const reach = read("reach");
  const conversionPercent = read("conversionPercent");
  const saleValue = read("saleValue");
  if (investment === null || reach === null || conversionPercent === null || saleValue === null)
    return null;
  return { investment, reach, conversionPercent, saleValue };
}
