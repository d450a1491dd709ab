import { writeFileSync } from "node:fs";
import { illustrations } from "./illustrations.ts";

// `npm run draw`: the drawings of the pages; `npm run draw -- pictures`: icons and link preview.

if (process.argv[2] === "pictures") await import("./pictures.ts");
else drawIllustrations();

function drawIllustrations(): void {
  const folder = new URL("../../web/components/drawings/", import.meta.url);
  for (const [file, source] of illustrations()) writeFileSync(new URL(file, folder), source);
}
