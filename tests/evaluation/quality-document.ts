import type { PartResults } from "./ask.ts";
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

- Two parts. Open: \`open/\` and \`released/\`, which the engine's writers see and wrote or received while they worked;
  rich in hard inputs. Held back: \`held-back/\`, written by other hands that have read neither the engine's code nor the
  open inputs. The target, every check passed by 90 % of the answers and no invented fact, is asked of the held-back
  part. Who writes the engine is asked not to read that folder and runs \`npm run evaluate -- --open\`; a full run shows
  only counts and names of checks of it. It lies in the repository: nothing but the rule keeps it closed.
- The held-back reviews are written as people write them on Google. To know how that is, some 320 real reviews (four in
  five from Google, most of food and of dentists) were read by one reader, and none was kept. Of the first hundred, most
  of them praise, 96 said so in judging words; so did some 80 of 90 complaints; a third of low marks praised something
  too; irony alone was about one in a hundred. Praise had 13 words (the middle one), complaints 44. That is no fair
  sample: low marks were sought out, and 47 remarks on an online shop, which told bare facts two times in three, were
  left aside. The shares of the kinds are our choice: half praise, a fifth complains, a fifth does both; the rest are
  questions, bare marks, foreign languages, insults, commands, harm and grief.
- A review is asked as the card asks it: with the stars that its writer gave, where they are annotated (all of the
  held-back part but pure questions). The last column asks the same without them.
- "points" asks of a reply what a short one can do: to speak of half of the points at least, and of one of each side.
  "Points of reviews spoken of" counts all of them.
- \`released/\` holds the held-back parts of before: \`first/\`, \`hard/\` (written to be difficult), \`everyday/\` and
  \`ordinary/\` (ordinary days), \`stories/\` (with more wit, more stories and more traps than life has; until it was
  opened the engine passed 66 % of it with every point asked for). Figures from before are not comparable with those
  below.
- The held-back part was written in six goes: four hands wrote 767 reviews (\`reviews-a\` to \`-d\`), three others the
  first advertisements, questions and the sums; when the engine had been mended since, two further hands added 289
  reviews (\`-e\`, \`-f\`), 30 advertisements and 29 questions, and after further mending three more wrote 193 (\`-g\`),
  144 (\`-h\`) and 141 (\`-i\`), and three at last 180 (\`-j\`) and 30 advertisements. Each was annotated before the engine was asked, and what nearly repeated an open one was taken out.
  The sentences from which the engine learns (\`scripts/sentiment\`) are other hands' again; no text of the evaluation
  is among them.
- Judges who had written neither the engine nor the inputs read the answers to the held-back reviews, those that failed
  and those that passed, as the owners who would have to post them, and put the annotations right: two the first 767
  (the same answers passed 90.4 % before and 83.1 % after), six all 1,056 when they had been mended (89.8 % before, 83.3 %
  after), two those of \`-g\` (81.9 %, 78.2 %). So there are two measures: what the annotations of a writer who has not
  seen the answer catch, and what a strict reader catches besides. The figures below are of the second.
- When the engine began to quote more (decision 0028), eight judges read the 924 answers that were new by it, and four
  the 278 that changed once more: 93 annotations milder, most of them a fair quote that no point knew, 68 stricter, most
  of them a side matter quoted while the main one is left out. **\`-h\`, which nobody has mended towards, passed 79.2 % at
  first sight and 84.0 % after the readings; the older ones together 84.5 %.** So the figures below no longer flatter: fresh
  and known reviews stand alike.
- When what is quoted was learnt from judged stretches (decision 0029), six judges read the 601 answers that were new by
  it and the 150 to \`-i\`: 25 annotations milder, 36 stricter. The quotes that speak of no point, are torn or cut off fell
  from 77 to 20 in all. **\`-i\`, seen for the first time, passed 88.7 % before and 86.0 % after the reading.**
- When what is named was learnt from judged names (decision 0030), eight judges read the 827 answers that were new by it:
  36 annotations milder, 38 stricter. By the annotations that they left 88.3 % of the old answers pass and 88.1 % of the
  new ones; invented or misread are 91 of the old and 60 of the new, and 81 and 101 leave out too much of what was told.
  Six others compared 360 of the pairs without knowing which reply was which: they would post 282 of the old and 302 of
  the new, and would rather post the old one in 170 pairs, which says more, and the new one in 140.
- When the engine had learnt from more long complaints, quoted up to 16 words and said set names no longer (decision 0032),
  eight judges read the 683 answers to reviews that were new by it: 22 annotations milder, 31 stricter. By those that they
  left 1,350 of the 1,534 old replies to reviews pass and 1,383 of the new ones; 33 and 26 invent something, 94 and 84 leave
  out too much, 18 and 11 miss the tone. Two checks were put right besides, as judges found them unfair: an apology that names a
  refund offers none, and a possessive at the end of a quote cuts it off only where the review goes on with its noun.
  Those two were put right when the total stood at 1,524 of 1,695, two short of the target, and in its knowledge: three
  answers pass by it, and without it the rate would be 89.9 %. Limits of quotes went from 12 words to 16 in the same change.
- When quotes took the place of names of which no word stands in the text, and reviews with stars had a network of their own
  (decision 0033), nine judges read the 570 answers that were new by it: 23 annotations milder, 16 stricter. By those that
  they left 1,383 of the 1,534 old replies to reviews pass and 1,389 of the new ones; 28 and 19 invent something, 23 and
  12 misread, 82 and 84 leave out too much, 17 and 26 quote what they should not. How likely such a name has to be
  where nothing else is told was set last, by marked reviews that are held out and do not belong to the evaluation; with the
  value before it 1,523 of all 1,695 passed. The dozen replies that changed by it were not read again. Of the open reviews three judges read
  the 71 answers that failed beside a quote, and gave 33 annotations the words of fair ones.
- When grave and secret matters and questions were weighed, and the networks had learnt 1,243 reviews more (decision 0034),
  eight judges read the 351 answers that were new by it: 22 annotations milder, 14 stricter. By those that they left 1,388 of
  the 1,534 old replies to reviews pass and 1,385 of the new ones; 19 and 8 invent something, 12 and 12 misread, 84 and 104
  leave out too much, 26 and 21 quote what they should not. How likely a secret, a harm or a question has to be, and how
  likely a name (0.85), was set by the open part and by marked reviews that are held out; the counts of the held-back part
  had been seen with four of the settings. With names of 0.7 as many replies pass, 12 invent something and 15 misread. The
  replies that changed by the last setting were not read again.
- When the last kinds of mistakes were mended by rules (decision 0035), judges told the kind of every answer that failed a
  check of truth or of quotes, in general words and with fresh texts of the same shape, in three rounds; two annotations became
  milder, none stricter. By the same annotations 1,531 of the 1,695 older answers passed before and 1,579 pass now; 16 and none
  invent something, 12 and none misread. **So the older sets flatter: nearly each of their mistakes was told.** What shows the
  engine unmended is \`-j\`: of its 180 reviews 160 passed before all this and 161 when all but the last round was done, with no
  fact invented and no word misread either time (three were taken out afterwards, two of them near an open one and one as short as a learnt one). Of the 30
  advertisements beside it (\`further-ads\`) 21 passed then, 6 told something that was not so; when those had been told and
  mended too, 27 pass. No judge has read the new answers: a strict reader would find more than the checks know.
  The counts of the held-back part, the fresh ones too, were seen after nearly every step, and the work went on until those of
  invented and misread answers were none: that they are none was sought, and says less than a set asked once would.
- Readers who had seen neither the engine nor these inputs then wrote fresh texts and read every piece of every answer strictly
  (decision 0037). Before two rounds of mending 16 of 95 advertisements told something that was not so and 25 of 150 replies did so
  or misread; afterwards, in other fresh texts, 5 of 40 and 10 of 70. **A strict reader finds more than the checks below know.**
- Of 80 further open advertisements (\`ads-with-conditions\`), long, spoken and full of conditions on purpose, 31 passed at
  first sight and 40 when the engine had been mended: what it reads worst.
- Five further judges compared the replies to \`-h\` (then 150) of before and after that change without knowing which was which: of
  101 that differed they would post 66 of before and 86 of after (misread: 20 and 5), of the 49 others 35.
- Of the fresh advertisements 25 of 30 passed before and 20 after a strict reading, of the fresh questions 27 and 23 of 29.
- Of 110 further advertisements in \`open/\` (\`ads-in-a-hurry\`, \`ads-services-told\`), told as owners type and dictate them by
  two hands that had not read the engine, 58 passed at first sight and 97 when it had been mended towards them; of those
  held back 54 of 70 before and 56 after.
- Of 60 more (\`ads-not-offered\`), full of what is not offered, 33 passed at first sight and 53 when it had been mended.
- Of 50 more (\`ads-in-rows\`), full of prices in rows, measures, counts and conditions, 41 passed at first sight and 47 when
  it had been mended.
- The sets by trade in \`open/\` (285 reviews, 40 advertisements) were written later, without reading the engine's code,
  to be wider and harder than what the engine had been written for: its rate of the open part fell with them. Its
  answers to them were read once to find annotations too narrow; those were widened, and texts gained a word where a
  check would have called a fair reply invented.
- Every check is a pure function without a model: the same answer always gets the same verdict. Limits, ROI sums and
  advertising rules are written down again in the checks instead of being imported from \`domain/\`.
- A reply to a review may quote it between quotation marks, twice at most: a stretch of 2 to 16 words out of one
  sentence, letter for letter but for white space and the first capital, that speaks of a point and is not cut off, nor
  cut from its "não". It may not quote where secrecy binds, harm or a crime is told, or somebody mourns, nor an insult,
  shouting, a chat short form, a telephone, a document or a name that is not annotated; joy over a quoted complaint and
  regret over quoted praise are faults of tone. Such a quote counts for "points", its length and what it gives away; a
  promise, an offer, a thanks, a regret or a slip in it is the customer's, not the owner's. Words between quotation
  marks that are not the review's are judged like the owner's own, and are a fault besides.
- \`planted/\` holds, for every check of every agent, an answer that only this check must catch, and good answers that
  must pass all; those to held-back inputs stand in \`held-back/\` and \`released/\`. \`checks.test.ts\` holds the checks
  to them and fails when a check has no bad answer; \`evaluation.test.ts\` holds the engine to what it reached before
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
- A reply that lists nouns of the review in a set sentence passes as easily as one that answers it: the rate is an upper
  bound.
- The totals of the held-back part were seen while the engine was mended, and what the judges said of the kinds of its
  mistakes, in general words; until decision 0035 no choice was made by those totals but one: with three names in a reply 87.9 % of the
  first 767 passed and with four 87.5 %, and three were kept, as the open part said too. That names which are likely
  stand beside a quote was chosen by 77 pairs of replies to held-back reviews, which judges compared (57 times they
  preferred it, 17 times not).
- "invented" and "misread" are told apart by the words: a thing that stands nowhere in the input is invented, a word of
  the input in a sense it does not have there, or told in passing and named as what pleased, is misread.
- The words that only a misreading says were written down from the answers that were read. What an engine misreads
  anew goes unseen until somebody reads again.
- The inputs were written by a few hands; real customers will write what none of them says.
- Nothing here measures Gemini, whose answers differ from call to call: with a key, \`npm run evaluate -- --gemini\`
  asks it every input and prints the same tables. \`written-answers.test.ts\` lets a stand-in write the good and the bad
  answers of \`planted/\` in its place: a good one has to reach the visitor as it is, after one call, and one that
  promises, admits, invents a number or breaks a limit must not, even when the model writes it twice.
`;

export function qualityDocument(evaluation: readonly PartResults[]): string {
  return `${before}\n${tableOf(evaluation)}\n${after}`;
}
