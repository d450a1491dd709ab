import type { Evaluation } from "./ask.ts";
import { tableOf } from "./report.ts";

const before = `# Quality of the embedded engine

Written by \`npm run evaluate -- --write\`; do not edit it by hand.

## What is measured

The drafting engine (\`ai/providers/drafting\`), which answers without a key and without a network, is asked every input
of \`tests/evaluation\`: reviews of 1 to 5 stars over many trades (praise, complaints, both at once, questions, stars
without a word, insults, irony, jokes, capitals, chat slang, regional words, letters, long stories, English and
Spanish, people hurt, people in mourning, accusations, personal data, perhaps fakes, owners who describe a case),
products to advertise, questions on marketing, and ROI values with edge numbers. Commands are hidden in some inputs of
every agent.

Each input is annotated by hand: what a good reply speaks of, what it must not repeat, which words are easily misread,
the facts and conditions of an offer, the content that answers a question. ROI figures were worked out apart from the
code, and a second sum in the checks has to agree with them.

## How

- Three parts. Open: \`open/\` and \`released/\`, which the engine's writers see and wrote or received while they
  worked; rich in hard inputs. Hard, held back: \`held-back/\`, written by another hand after the engine's first version
  and without reading its code, to be difficult. Everyday, held back: \`everyday/\`, written last, by a third hand that
  has read neither the engine nor \`held-back/\`: what owners paste on an ordinary day, in the proportions of real
  reviews of small Brazilian businesses (more than half short praise, a tenth bare stars or one word, a fifth
  complaints, the rest mixed or questions), with plain advertisements, questions, sums and commands. The target, every
  check passed by 90 % of the answers and no invented fact, is asked of the everyday part, since that is what owners
  meet; the hard part is shown beside it and may not fall below its floor. Who writes the engine is asked to read
  neither hidden folder, and a run shows only counts and names of checks of them. Both lie in the repository: nothing
  but the rule keeps them closed.
- \`released/\` is the first held-back part. It had become known, so its figures had stopped saying how the engine does
  with what it has never seen; the new part replaces it, and figures from before are not comparable with those below.
- The held-back inputs were fixed before the engine was asked any of them. After the first run its answers were read
  once, to find faults of the examiner. In annotations: one word that a reply may use counts as a misreading, no
  longer as a command obeyed, and traps that the inputs already held were named as such. In checks, stricter: words
  misread, questions nobody asked, pieces of an advertisement in another language. In checks, milder: a word for
  coffee, and a refusal of a question that has an answer fails "sources" alone, no longer "length" and "plan" too.
- Before that run, good answers written by hand to two thirds of the held-back inputs showed where checks were
  unfair to new trades and wordings; those were widened (dishes, garments, "cada um", "por o" before an infinitive,
  "com justiça", "os dois pontos" as a way of counting, days in short, offers in Spanish and English).
- The everyday inputs were fixed before the engine was asked any of them, and good answers to two thirds of the reviews
  and six advertisements were written by hand first. After the first run its answers were read once, to find faults of
  the examiner. Annotations: synonyms added to two points, one point told apart from an appointment, and four
  misreadings named that had passed. Checks, milder: an annotated point may be named in any of its words, "à sua
  espera", thanks for candour, sympathy with a loss, further words of regret, accents given back to a name, business
  cards. Checks, stricter: stock phrases ("você gostou", "o dia e o horário", "prazer em atender") no longer speak of a
  point, more ways to be glad of a complaint, a variety nobody spoke of, a size made a price, a word left alone, options
  of what is not sold.
- The sets by trade in \`open/\` (285 reviews, 40 advertisements) were written later, without reading the engine's code,
  to be wider and harder than what the engine had been written for: its rate of the open part fell with them. Its
  answers to them were read once to find annotations too narrow; those were widened, and texts gained a word where a
  check would have called a fair reply invented.
- Every check is a pure function without a model: the same answer always gets the same verdict. Limits, ROI sums and
  advertising rules are written down again in the checks instead of being imported from \`domain/\`.
- \`planted/\` holds, for every check of every agent, an answer that only this check must catch, and good answers that
  must pass all; the good answers to held-back inputs stand in \`held-back/\`. \`checks.test.ts\` holds the checks to them
  and fails when a check has no bad answer; \`evaluation.test.ts\` holds the engine to what it reached before
  (floors.ts), with every \`npm test\`.

## Figures
`;

const after = `
## What the figures do not say

- The checks read words, not meaning. "points" passes when a word of the point stands in the reply; whether the
  sentence is kind, apt and well put was judged by reading a sample aloud, not by these figures.
- "nothing-invented" sees numbers, names, contacts, things of other trades and a list of usual claims. An invented
  thing in plain words outside of these lists would pass.
- "portuguese" and "grammar" count small words and known slips; they are no grammarian.
- A reply that lists nouns of the review in a set sentence passes as easily as one that answers it. Reading the
  passing replies of the hidden parts showed some that no careful owner would post, so their rates are upper bounds.
- The parts are small: one answer of a hidden part is nearly one point of its rate.
- The inputs were written by a few hands; real customers will write what none of them says.
- Nothing here measures Gemini, whose answers differ from call to call: with a key, \`npm run evaluate -- --gemini\`
  asks it every input and prints the same tables. \`written-answers.test.ts\` lets a stand-in write the good and the bad
  answers of \`planted/\` in its place: a good one has to reach the visitor as it is, after one call, and one that
  promises, admits, invents a number or breaks a limit must not, even when the model writes it twice.
`;

export function qualityDocument(evaluation: Evaluation): string {
  return `${before}\n${tableOf(evaluation)}\n${after}`;
}
