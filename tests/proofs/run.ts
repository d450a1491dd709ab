import { type NamedFigure, recordFigures, tableOf } from "./figures.ts";
import { openLongWorld } from "./long-world.ts";
import { proofs } from "./proofs.ts";

// `npm run prove [-- name ...] [-- --write]`: the long form of every proof, or of those named.

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = wanted.filter((name) => !(name in proofs));
if (unknown.length > 0) {
  console.error(
    `No proof is called ${unknown.join(", ")}. They are: ${Object.keys(proofs).join(", ")}.`,
  );
  process.exit(1);
}
const seed = Number(process.env.SEED ?? 20_261_120);
const world = await openLongWorld(seed);
const figures: NamedFigure[] = [];
let failed = 0;
console.log(`Seed ${seed}`);
for (const [name, prove] of Object.entries(proofs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  try {
    const own = (await prove(world)).map((figure) => ({ ...figure, proof: name }));
    figures.push(...own);
    console.log(
      `${name}: held, ${((performance.now() - start) / 1000).toFixed(0)} s\n${tableOf(own)}`,
    );
  } catch (error) {
    failed += 1;
    console.error(`${name}: FAILED`, error);
  }
}
await world.close();
if (words.includes("--write") && failed === 0) recordFigures(figures, Object.keys(proofs));
// A proof that failed in its middle may have left something that waits.
process.exit(failed === 0 ? 0 : 1);
