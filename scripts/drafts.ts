import { loadCatalogue } from "../drafting/engine/index.ts";

/**
 * Prints everything the drafts can say, filled with examples, for reading: `npm run drafts`, or one assistant with
 * `npm run drafts -- reviews`.
 */
const wanted = process.argv.slice(2);
for (const [agent, samples] of Object.entries(await loadCatalogue())) {
  if (wanted.length > 0 && !wanted.includes(agent)) continue;
  console.log(`\n# ${agent}: ${samples.length}`);
  for (const { heading, text } of samples) console.log(`\n## ${heading}\n${text}`);
}
