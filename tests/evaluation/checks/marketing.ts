import type { QuestionInput } from "../input.ts";
import type { Check } from "./check.ts";
import { contactIn } from "./contacts-in-text.ts";
import { knownNames, knownNumbers, knownSources, knownText } from "./content-known.ts";
import { inventedName } from "./names-in-text.ts";
import { inventedNumber, numbersGiven } from "./numbers-in-text.ts";
import { anyOf, findFolded, fold, wordsOf } from "./text.ts";

const words = { min: 60, max: 300 };
const wordsOfNone = { min: 10, max: 200 };

/** Whether this answer may, or must, rest on nothing. */
function saysNothingFits(
  sources: readonly unknown[],
  { sources: fitting, orNone }: QuestionInput,
): boolean {
  return fitting === "none" || (orNone === true && sources.length === 0);
}

/** A refusal is short and has no steps; where something fitted, "sources" is what catches it. */
function isRefusal(sources: readonly unknown[], input: QuestionInput): boolean {
  return sources.length === 0 || saysNothingFits(sources, input);
}

export const marketingLengthCheck: Check<QuestionInput> = {
  name: "length",
  holds: "60 to 300 words; 10 to 200 where it says that nothing fits",
  fault: ({ text, sources = [] }, input) => {
    const { min } = isRefusal(sources, input) ? wordsOfNone : words;
    const { max } = sources.length === 0 ? wordsOfNone : words;
    const count = wordsOf(text).length;
    return count < min || count > max ? `${count} words` : undefined;
  },
};

const honest = anyOf(
  "nao (?:\\w+ ){0,3}(?:encontr|ach|tem|ha|trat|sei|respond|cobr|fal|entend|ajud|consig)",
  "fora d",
  "pergunt",
  "conte (?:o|a|sobre|mais)",
  "escreva",
  "posso ajudar",
);

export const sourcesCheck: Check<QuestionInput> = {
  name: "sources",
  holds:
    "rests on a checklist item, lesson or prompt that answers the question, or says that nothing fits",
  fault: ({ text, sources = [] }, input) => {
    const unknown = sources.find(({ id, kind }) => knownSources.get(id) !== kind);
    if (unknown) return `unknown: ${unknown.kind} ${unknown.id}`;
    if (saysNothingFits(sources, input)) {
      if (sources.length > 0) return `nothing fits, yet ${sources.map(({ id }) => id).join(", ")}`;
      return findFolded(text, honest) ? undefined : "does not say that nothing fits";
    }
    const found = sources.some(({ id }) => input.sources.includes(id));
    return found ? undefined : `only ${sources.map(({ id }) => id).join(", ") || "nothing"}`;
  },
};

const steps = /^\s*(?:\d+[.)º]|[-•–])\s/gm;
const order = anyOf(
  "primeiro",
  "depois",
  "em seguida",
  "por fim",
  "hoje",
  "(?:esta|nesta) semana",
  "(?:este|neste) mes",
  "comece",
);

export const planCheck: Check<QuestionInput> = {
  name: "plan",
  holds: "an ordered plan: three steps at least",
  fault: ({ text, sources = [] }, input) => {
    if (isRefusal(sources, input)) return undefined;
    const count = text.match(steps)?.length ?? 0;
    const turns = fold(text).match(new RegExp(order, "g"))?.length ?? 0;
    return count >= 3 || turns >= 3 ? undefined : `${count} steps`;
  },
};

/** Bare numbering of a list says nothing. */
function withoutNumbering(text: string): string {
  return text.replace(/^\s*\d+[.)º]\s/gm, "");
}

/** Common advice that is wrong or forbidden (content/facts.ts). */
const staleAdvice =
  /primeiro lugar garantid|garant[a-z]+ (?:o |a )?(?:primeir|posic|topo)|compr(?:e|ar) avaliac|(?:desconto|brinde) (?:em troca|por|para quem) (?:de |a )?(?:avali|deix)|so a quem gostou|ative o chat do google|aplicativo google meu negocio/;

export const marketingInventedCheck: Check<QuestionInput> = {
  name: "nothing-invented",
  holds:
    "no number, name or address that is neither in the question nor in what we teach; no stale or forbidden advice",
  fault: ({ text }, { prompt, names = [] }) => {
    const plain = withoutNumbering(text);
    const contact = contactIn(plain);
    if (contact && !knownText.includes(fold(contact))) return contact;
    const given = new Set([...knownNumbers, ...numbersGiven(prompt)]);
    const capitals = prompt.match(/\p{Lu}[\p{L}]*/gu) ?? [];
    return (
      inventedNumber(plain, given) ??
      inventedName(plain, [...knownNames, ...names, ...capitals]) ??
      adviceAgainstRules(plain)
    );
  },
};

/** A warning against it is no advice. */
function adviceAgainstRules(text: string): string | undefined {
  return text
    .split(/[.!?\n]+/)
    .filter(
      (sentence) => !/(?<![a-z])(?:nao|nunca|evite|proibid|desconfie|golpe)/.test(fold(sentence)),
    )
    .map((sentence) => findFolded(sentence, staleAdvice))
    .find(Boolean);
}
