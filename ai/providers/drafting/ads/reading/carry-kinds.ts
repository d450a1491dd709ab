import { conditionNouns } from "../lexicon/clause-words.ts";
import { variants } from "../lexicon/price-words.ts";
import { isTradeWord, tradeOf } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

/** These are of something: "muda de goiaba" is no goiaba. */
const ofSomething: Readonly<Record<string, string>> = {
  muda: "muda de",
  mudas: "muda de",
  semente: "semente de",
  sementes: "semente de",
  polpa: "polpa de",
  polpas: "polpa de",
  geleia: "geleia de",
  geleias: "geleia de",
  licor: "licor de",
  licores: "licor de",
  suco: "suco de",
  sucos: "suco de",
  aluguel: "aluguel de",
  locação: "locação de",
  conserto: "conserto de",
  consertos: "conserto de",
  reforma: "reforma de",
  reformas: "reforma de",
  limpeza: "limpeza de",
  higienização: "higienização de",
  instalação: "instalação de",
};
const heading = new RegExp(
  `(?<!\\p{L})((${Object.keys(ofSomething).join("|")})(?: (?:de )?\\p{Ll}{4,})?(?: (?:em|n[ao]) [^,.;:\\n\\d]{3,40})?): (?=\\p{L})([^.;:\\n]{6,300})`,
  "giu",
);
const item =
  /^(?:e )?(\p{L}[^\d$]{2,40}?) (?:(?:por|a|é) )?(?:R\$ ?)?\d{1,4}(?:,\d{2})?(?: reais)?(?: cada)?$/u;

/** "goiaba 15", but not "grande 15", "entrega 10" and "muda de uva 35". */
function isKind(told: string, head: string): boolean {
  const [, name = ""] = item.exec(told) ?? [];
  const [first = ""] = foldInPlace(name).split(" ");
  const isOther = isTradeWord(first) && tradeOf(first) !== "goods";
  return (
    name !== "" &&
    !isOther &&
    !variants.test(first) &&
    !conditionNouns.has(first) &&
    first.slice(0, 4) !== foldInPlace(head).slice(0, 4) &&
    !/^(?:d[aeo]s?|para|com|sem|por|em|n[ao]|frete|entrega|taxa|visita|ate|acima|a)$/.test(first)
  );
}

function withHead(whole: string, lead: string, head: string, list: string): string {
  const of = ofSomething[head.toLowerCase()];
  const items = list.split(/,(?!\d) ?/u).map((one) => one.trim());
  if (of === undefined || items.length < 2 || !items.every((one) => isKind(one, head)))
    return whole;
  return `${lead}\n${items.map((one) => `${of} ${one.replace(/^e /u, "")}`).join(", ")}`;
}

/** "o cento do frito é 70, do assado 85" */
const ofSameUnit =
  /(?<=(?<!\p{L})(cento|dúzia|milheiro|quilo) d[aeo]s? [^.;:\n]{3,80}), (?:e )?(?=d[aeo]s? \p{Ll}{3,}(?: \p{Ll}+){0,3} (?:é |por |a |sai )?(?:R\$ ?)?\d)/giu;

/** "mudas: goiaba 15, acerola 12" are "muda de goiaba 15, muda de acerola 12": the fruits are not for sale. */
export function carryKinds(text: string): string {
  const headed = text.includes(":") ? text.replace(heading, withHead) : text;
  return headed.replace(ofSameUnit, (_, unit: string) =>
    unit.toLowerCase() === "dúzia" ? ", a dúzia " : `, o ${unit.toLowerCase()} `,
  );
}
