import { startDrawing } from "../pen.ts";
import { lesson1 } from "./lesson-1.ts";
import { lesson2 } from "./lesson-2.ts";
import { lesson3 } from "./lesson-3.ts";
import { lesson4 } from "./lesson-4.ts";
import { lesson5 } from "./lesson-5.ts";
import type { Art, Drawings } from "./parts.ts";

/** As content/course/drawing.ts: a path in a look of the pen, or words with place, size and anchor. */
type Mark = [look: string, path: string] | [string, string, number, number, number, string];

const place = /([a-zA-Z]+)="([^"]*)"/g;

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(place)].map(([, name, value]) => [name, value]));
}

function ellipse({ cx, cy, rx, ry }: Record<string, string>): string {
  const across = 2 * Number(rx);
  return `M${Number(cx) - Number(rx)} ${cy}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 ${-across} 0Z`;
}

function markOf([, kind, tag = "", words = ""]: RegExpMatchArray): Mark {
  const { className = "", d = "", ...rest } = attributesOf(tag);
  if (kind === "ellipse") return [className, ellipse(rest)];
  if (kind === "path") return [className, d];
  const { x, y, fontSize, textAnchor = "" } = rest;
  return [className, words, Number(x), Number(y), Number(fontSize), textAnchor];
}

/** What the pen wrote, as data; strokes of one look that follow each other become one path. */
function marksOf(drawn: string): Mark[] {
  const marks: Mark[] = [];
  for (const match of drawn.matchAll(/<(path|ellipse|text) ([^>]*?) ?\/?>(?:([^<]*)<\/text>)?/g)) {
    const mark = markOf(match);
    const last = marks.at(-1);
    const joins = last?.length === 2 && mark.length === 2 && last[0] === mark[0];
    if (last && joins && mark[0].startsWith("pen")) last[1] += mark[1];
    else marks.push(mark);
  }
  return marks;
}

function source(name: string, { height, draw }: Art): string {
  // A seed of its own, from its name.
  startDrawing([...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 1) % 100_003);
  return `  "${name}": { height: ${height}, marks: ${JSON.stringify(marksOf(draw()))} },\n`;
}

function file(drawings: Drawings): string {
  const all = Object.entries(drawings).map(([name, art]) => source(name, art));
  return `// Drawn by \`npm run draw\` (scripts/draw): edit the pen, not this file.
export const drawings = {
${all.join("")}} as const;
`;
}

/** The drawings of the lessons: file name below content/course -> source. */
export function lessonFiles(): ReadonlyMap<string, string> {
  const lessons = [lesson1, lesson2, lesson3, lesson4, lesson5];
  return new Map(lessons.map((one, i) => [`lesson-${i + 1}/drawings.ts`, file(one)]));
}
