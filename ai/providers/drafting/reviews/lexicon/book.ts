import { PhraseBook } from "../patterns.ts";
import { badFacts } from "./bad-facts.ts";
import { badBeside, badInGeneral } from "./bad-general.ts";
import { badIncidents } from "./bad-incidents.ts";
import { badProduct } from "./bad-product.ts";
import { badService } from "./bad-service.ts";
import { badTurns } from "./bad-turns.ts";
import { blameAsides, blameThings, plainBlame } from "./blame-asides.ts";
import { business } from "./business.ts";
import { careSkips, careThings, careTurns } from "./care.ts";
import { careAsides, careHarms, carePraise, moreCareThings } from "./care-asides.ts";
import { everydayTurns } from "./everyday.ts";
import { food } from "./food.ts";
import { furtherThings } from "./further-things.ts";
import { goodFacts } from "./good-facts.ts";
import { goodInGeneral } from "./good-general.ts";
import { goodIncidents } from "./good-incidents.ts";
import { goodQualities } from "./good-qualities.ts";
import { goodTurns } from "./good-turns.ts";
import { goods } from "./goods.ts";
import { heavyAsides, heavyFaults } from "./heavy-faults.ts";
import { hospitalityAsides, hospitalityTurns } from "./hospitality.ts";
import { idiomAsides, idioms, idiomThings } from "./idioms.ts";
import { moreFood } from "./more-food.ts";
import { moreGoods } from "./more-goods.ts";
import { morePlace } from "./more-place.ts";
import { moreWork } from "./more-work.ts";
import type { Opinion, QualityNoun, Turner } from "./opinion.ts";
import { passingAsides, passingFaults } from "./passing-asides.ts";
import { place } from "./place.ts";
import { plainFacts } from "./plain-facts.ts";
import { senseAsides } from "./sense-asides.ts";
import { senseTurns, turnAsides } from "./sense-turns.ts";
import { serviceAsides } from "./service-asides.ts";
import { serviceTurns } from "./service-turns.ts";
import { shoppingThings, shoppingTurns } from "./shopping.ts";
import type { Thing } from "./thing.ts";
import { faultAsides, toldFaults, toldKindness } from "./told-faults.ts";
import { enoughForMany, tooMuch } from "./too-much.ts";
import { qualityNouns, turners } from "./turners.ts";
import { work } from "./work.ts";

export type Entry = Thing | Opinion | QualityNoun | Turner;

const good = [...goodTurns, ...goodInGeneral, ...goodIncidents, ...goodQualities, ...goodFacts];
const bad = [
  ...badTurns,
  ...badInGeneral,
  ...badIncidents,
  ...badProduct,
  ...badService,
  ...badBeside,
  ...badFacts,
];

function build(): PhraseBook<Entry> {
  const book = new PhraseBook<Entry>();
  const common = [...food, ...goods, ...work, ...place];
  const rarer = [
    ...moreFood,
    ...moreGoods,
    ...moreWork,
    ...morePlace,
    ...furtherThings,
    ...careThings,
    ...moreCareThings,
    ...shoppingThings,
    ...idiomThings,
    ...blameThings,
  ];
  for (const { patterns, thing } of [...common, ...rarer]) book.add(patterns, thing);
  for (const [patterns, entry] of [
    ...enoughForMany,
    ...idiomAsides,
    ...idioms,
    ...turnAsides,
    ...senseTurns,
    ...qualityNouns,
    ...turners,
    ...hospitalityAsides,
    ...careAsides,
    ...faultAsides,
    ...blameAsides,
    ...heavyAsides,
    ...serviceAsides,
    ...senseAsides,
    ...passingAsides,
    ...passingFaults,
    ...plainBlame,
    ...careSkips,
    ...careHarms,
    ...carePraise,
    ...careTurns,
    ...everydayTurns,
    ...hospitalityTurns,
    ...heavyFaults,
    ...plainFacts,
    ...toldKindness,
    ...toldFaults,
    ...tooMuch,
    ...shoppingTurns,
    ...serviceTurns,
    ...good,
    ...bad,
  ]) {
    book.add(patterns, entry);
  }
  return book.add(business, { kind: "business" });
}

const book = build();

/** Every noun, opinion and turn of phrase that is recognised. */
export function lexicon(): PhraseBook<Entry> {
  return book;
}
