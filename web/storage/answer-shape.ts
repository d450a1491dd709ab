import { agentTypes, stars, wishes } from "../../contract/gemini-chat.ts";
import {
  adActions,
  adExtras,
  complaints,
  contactChannels,
  noReviewCase,
  praises,
  reviewActions,
  reviewCases,
  reviewLanguages,
  trades,
} from "../../contract/parts.ts";
import type { KeptAnswer } from "./kept-answers.ts";
import {
  anyNumber,
  anyText,
  listOf,
  numberOrNull,
  objectOf,
  oneOf,
  recordOf,
  texts,
} from "./shapes.ts";

const yes = oneOf([true]);

const business = objectOf(
  {},
  {
    ...texts("shop", "town", "contactDetail", "signature"),
    trade: oneOf(trades),
    contact: oneOf(contactChannels),
  },
);

const reviewParts = objectOf(
  {},
  {
    ...texts("customer", "praisedOther", "complaintOther", "quote", "note"),
    praised: listOf(oneOf(praises)),
    complaints: listOf(oneOf(complaints)),
    people: listOf(anyText),
    actions: listOf(oneOf(reviewActions)),
    case: oneOf([...reviewCases, noReviewCase]),
    language: oneOf(reviewLanguages),
  },
);

const priceRow = objectOf(
  { label: anyText, amount: anyNumber },
  { unit: anyText, from: yes, instalments: anyNumber },
);

const adParts = objectOf(
  {},
  {
    ...texts("product", "place", "until", "good", "register"),
    prices: listOf(priceRow),
    conditions: listOf(anyText),
    extras: listOf(oneOf(adExtras)),
    action: oneOf(adActions),
    leftOut: listOf(anyText),
  },
);

const roi = objectOf({
  investment: anyNumber,
  reach: anyNumber,
  conversionPercent: anyNumber,
  saleValue: anyNumber,
});

const asked = objectOf(
  { prompt: anyText, agentType: oneOf(agentTypes) },
  {
    business,
    reviewParts,
    adParts,
    roi,
    marketingParts: objectOf({}, { card: anyText, fields: recordOf(anyText) }),
    roiDetails: recordOf(numberOrNull),
    roiSales: anyNumber,
    stars: oneOf(stars),
    revision: objectOf({ wish: oneOf(wishes), previous: anyText }),
    exchange: listOf(objectOf({ question: anyText, answer: anyText })),
    provider: oneOf(["local"]),
  },
);

const finding = objectOf(
  { rule: anyText, title: anyText, reason: anyText, words: anyText },
  {
    start: anyNumber,
    end: anyNumber,
    instead: anyText,
    reference: objectOf({ article: anyText, checkedOn: anyText }),
  },
);

const titled = { id: anyText, title: anyText };

const result = objectOf(
  { success: yes, text: anyText },
  {
    ...texts("provider", "model"),
    truncated: yes,
    pieces: listOf(objectOf({ kind: anyText, text: anyText })),
    sources: listOf(objectOf({ kind: oneOf(["item", "lesson", "prompt"]), ...titled })),
    roi,
    notices: listOf(anyText),
    variants: listOf(anyText),
    findings: listOf(finding),
    card: objectOf({ id: anyText, kind: oneOf(["answer", "writing"]), checkedOn: anyText }),
    suggestions: listOf(objectOf(titled)),
  },
);

const version = {
  needed: { at: anyText, asked, result },
  more: { isPasted: yes, isOwn: yes, isTaken: yes, variant: anyNumber },
};

/** Everything that a card reads of an answer is as it should be. */
export function isWholeAnswer(value: unknown): value is KeptAnswer {
  const { needed, more } = version;
  return objectOf(needed, { ...more, earlier: listOf(objectOf(needed, more)) })(value);
}
