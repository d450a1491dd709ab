import {
  box,
  disc,
  ink,
  lettering,
  line,
  type Point,
  polyline,
  rectangle,
  stroke,
} from "../pen.ts";
import { awning } from "../shop.ts";

// Pieces of which the drawings of a lesson are made: screens, slips, arrows. A drawing is 328 units wide, as a lesson's
// column on a phone of 360, so that a unit is a pixel there: words have 14 and more.

export type Art = { height: number; draw: () => string };
export type Drawings = Readonly<Record<string, Art>>;
type Anchor = "start" | "middle" | "end";

export function say(
  text: string,
  x: number,
  y: number,
  size = 15,
  anchor: Anchor = "start",
): string {
  return lettering(text, [x, y], size, "hand", anchor);
}

/** The ground on which everything stands. */
export function ground(height: number): string {
  const low = height - 8;
  const at = (share: number) => Math.round(height * share);
  return `<path className="wash" d="M18 ${low}C-6 ${at(0.6)} 4 20 60 14C130 0 240 10 296 26C336 ${at(0.4)} 330 ${at(0.8)} 308 ${low}Z" />`;
}

export function paper(
  x: number,
  y: number,
  width: number,
  height: number,
  colour = "teal",
): string {
  const outline = rectangle(x, y, width, height);
  return ink(outline, colour) + box(outline, "sheet", 0, 0);
}

/** A telephone, with what its screen shows. */
export function screen(x: number, y: number, width: number, height: number, shown: string): string {
  return (
    paper(x, y, width, height, "blue") +
    line([x + width / 2 - 14, y + 9], [x + width / 2 + 14, y + 9]) +
    shown
  );
}

/** What somebody has typed. */
export function field(x: number, y: number, width: number, text: string): string {
  return box(rectangle(x, y, width, 27), "paper", 0, 0) + say(text, x + 7, y + 19);
}

export function button(x: number, y: number, width: number, text: string): string {
  const outline = rectangle(x, y, width, 27);
  const words = lettering(text, [x + width / 2 + 2, y + 20], 15, "sign-words", "middle");
  return box(outline, "blue", 2, 2) + words;
}

/** A label on colour; `colour`: yellow or teal. */
export function label(
  x: number,
  y: number,
  width: number,
  text: string,
  colour = "yellow",
): string {
  const words = lettering(text, [x + width / 2 + 2, y + 19], 15, "on-art", "middle");
  return box(rectangle(x, y, width, 26), colour, 2, 2) + words;
}

export function numbered(x: number, y: number, number: number | string): string {
  return disc(x, y, 11, "yellow") + lettering(`${number}`, [x + 1, y + 6], 16, "on-art");
}

/** A list beside a drawing, each line with its number. */
export function legend(x: number, y: number, distance: number, lines: readonly string[]): string {
  return lines
    .map((text, i) => {
      const [first = "", second] = text.split("|");
      const top = y + i * distance;
      const rest = second ? say(second, x + 19, top + 14) : "";
      return numbered(x, top, i + 1) + say(first, x + 19, top + (second ? -3 : 5)) + rest;
    })
    .join("");
}

/** A telephone on its ground, with numbers at `spots` that a list beside it explains. */
export function explained(
  height: number,
  shown: string,
  spots: readonly Point[],
  lines: readonly string[],
): string {
  const distance = (height - 70) / (lines.length - 0.4);
  const numbers = spots.map(([x, y], i) => numbered(x, y, i + 1));
  return (
    ground(height) +
    screen(8, 10, 168, height - 24, shown) +
    numbers.join("") +
    legend(208, 56, distance, lines)
  );
}

/** A ruled sheet; the words of a line stand at `columns`. */
export function ruled(
  [x, y]: Point,
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  distance = 32,
): string {
  const [width, height] = [328 - 2 * x, rows.length * distance];
  const words = rows.flatMap((row, i) =>
    row.map((text, column) =>
      say(text, x + (columns[column] ?? 0), y + i * distance + distance / 2 + 5, 16),
    ),
  );
  const rules = rows.map((_, i) =>
    i ? line([x, y + i * distance], [x + width, y + i * distance]) : "",
  );
  return paper(x, y, width, height, "blue") + words.join("") + rules.join("");
}

export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const side = (turn: number): Point => [
    to[0] - 9 * Math.cos(angle + turn),
    to[1] - 9 * Math.sin(angle + turn),
  ];
  return line(from, to) + line(side(0.5), to, side(-0.5));
}

export function tick(x: number, y: number): string {
  return stroke(`M${x} ${y}l6 6l12-16`, "pen tick");
}

export function cross(x: number, y: number): string {
  return stroke(`M${x} ${y - 9}l14 15M${x + 14} ${y - 9}l-14 15`, "pen wrong");
}

/** Struck out: from x to x + width, in the middle of words whose line is y. */
export function struck(x: number, y: number, width: number): string {
  return stroke(
    polyline(
      [
        [x, y - 4],
        [x + width, y - 6],
      ],
      false,
    ),
    "pen wrong",
  );
}

/** Something said; the tail points down on the left, or on the right. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const outline: Point[] = [
    ...rectangle(x, y, width, height).slice(0, 3),
    [x + 34, y + height],
    [x + 18, y + height + 12],
    [x + 18, y + height],
    [x, y + height],
  ];
  return ink(outline, colour) + stroke(polyline(outline));
}

export function cake(x: number, y: number): string {
  const outline: Point[] = [
    [x, y],
    [x + 4, y - 26],
    [x + 56, y - 26],
    [x + 60, y],
  ];
  return (
    box(outline, "yellow", 2, 2) +
    stroke(`M${x + 4} ${y - 20}c8 8 14 0 20 4s12 4 18-1s8 4 14-2`, "pen thin") +
    line([x - 8, y], [x + 68, y])
  );
}

/** The front of the shop, 84 wide, standing on y. */
export function front(x: number, y: number): string {
  const top = awning(x + 20, x + 64, y - 58, 16, 5);
  return (
    box(rectangle(x + 4, y - 58, 76, 58), "sheet", 0, 0) +
    box(rectangle(x + 10, y - 30, 34, 20), "teal", 2, 2) +
    box(rectangle(x + 52, y - 34, 20, 34), "blue", 2, 0) +
    top.colour +
    top.pen +
    box(rectangle(x + 8, y - 82, 68, 22), "blue", 2, 2) +
    lettering("Aurora", [x + 43, y - 66], 15, "sign-words")
  );
}

export function pin(x: number, y: number): string {
  const outline = `M${x} ${y}C${x - 8} ${y - 15} ${x - 13} ${y - 20} ${x - 13} ${y - 29}A13 13 0 1 1 ${x + 13} ${y - 29}C${x + 13} ${y - 20} ${x + 8} ${y - 15} ${x} ${y}Z`;
  return `<path className="red" d="${outline}" />${stroke(outline)}${disc(x, y - 29, 4)}`;
}
