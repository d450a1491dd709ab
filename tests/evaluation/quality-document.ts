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

- Open: \`open/\` and \`released/\`, which the engine's writers see. Held back: \`held-back/\`, written by another hand
  than the engine's, after it and without reading its code; at least a hundred inputs. Who writes the engine is
  asked not to read it, and a run shows only counts and names of checks. The folder lies in the repository: nothing but
  the rule keeps it closed.
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
  passing replies of the held-back part showed some that no careful owner would post, so its rate is an upper bound.
- The parts are small: one answer of the held-back part is nearly one point of its rate.
- The inputs were written by two hands; real customers will write what none of them says.
- Nothing here measures Gemini, whose answers differ from call to call.
`;

export function qualityDocument(evaluation: Evaluation): string {
  return `${before}\n${tableOf(evaluation)}\n${after}`;
}
