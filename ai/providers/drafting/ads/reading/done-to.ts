import { conditionNouns } from "../lexicon/clause-words.ts";
import { headOf } from "../trade-of.ts";
import type { Clause } from "./clause.ts";
import { foldInPlace } from "./restore-places.ts";

/** "instalo chuveiro": what is done to a thing of the customer's. */
const deed =
  /^((?:instala[çc][ãa]o|montagem|coloca[çc][ãa]o|troca|lavagem|limpeza|higieniza[çc][ãa]o|reforma|desentupimento|pintura) de) (\p{Ll}{3,})/u;
/** What a work takes, and nothing it is done to. */
const means = /^(?:cera|produto|material|peca|kit|mao|hora|garantia)s?$/;
/** "iPhone 11", "moto g20": whose part is changed. */
const model =
  /^(?:iphone|galaxy|redmi|samsung|motorola|xiaomi|moto [a-z]?\d|[agjs]\d{1,2}(?![a-z\d]))/;

/** "instalo chuveiro 70, ventilador 90": the fan is put up for that sum, and not sold. */
export function asDone(clause: Clause, before: Clause | undefined): Clause {
  const [, done = "", object = ""] =
    before?.priced === true && before.announced ? (deed.exec(before.text) ?? []) : [];
  const { thing, text } = clause;
  if (done === "" || !clause.priced || clause.announced || clause.joins) return clause;
  if (model.test(foldInPlace(text)))
    return { ...clause, announced: true, known: true, text: `${done} ${object} ${text}` };
  const head = headOf(thing?.text ?? "");
  const isDone =
    thing?.trade === "goods" &&
    text.startsWith(thing.text) &&
    !conditionNouns.has(head) &&
    !means.test(head);
  if (!isDone) return clause;
  const named = { ...thing, text: `${done} ${thing.text}`, trade: "quotable" as const };
  return { ...clause, announced: true, text: `${done} ${text}`, thing: named };
}
