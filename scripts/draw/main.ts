import { writeFileSync } from "node:fs";
import { illustrations } from "./illustrations.ts";
import { lessonFiles } from "./lessons/lesson-files.ts";

// `npm run draw`: the drawings of pages and lessons; `npm run draw -- pictures`: icons and link preview.

if (process.argv[2] === "pictures") await import("./pictures.ts");
else drawIllustrations();

function drawIllustrations(): void {
  const folder = new URL("../../web/components/drawings/", import.meta.url);
  for (const [file, source] of illustrations()) writeFileSync(new URL(file, folder), source);
  const course = new URL("../../content/course/", import.meta.url);
  for (const [file, source] of lessonFiles()) writeFileSync(new URL(file, course), source);
}
