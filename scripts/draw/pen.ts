/**
 * The pen of the illustrations: one line that bows a little, and flat colour printed slightly off
 * register. Everything is seeded, so the same drawing always comes out to the same bytes.
 * Output is JSX text (classes in the pen's own vocabulary, see web/components/drawings/drawings.css).
 */
export type Point = readonly [x: number, y: number];

let seed = 7;

/** Starts a drawing: each has a seed of its own, so changing one leaves the others alone. */
export function startDrawing(value: number): void {
  seed = value;
}

function random(): number {
  seed = (seed * 16807) % 2147483647;
  return (seed - 1) / 2147483646;
}

export function jitter(amount: number): number {
  return (random() - 0.5) * 2 * amount;
}

export function round(value: number): number {
  return Number(value.toFixed(1));
}

function shake([x, y]: Point, amount = 0.9): Point {
  return [x + jitter(amount), y + jitter(amount)];
}

function bow(from: Point, to: Point): string {
  const width = Math.min(2.2, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.016);
  const x = round((from[0] + to[0]) / 2 + jitter(width));
  const y = round((from[1] + to[1]) / 2 + jitter(width));
  return `Q${x} ${y} ${round(to[0])} ${round(to[1])}`;
}

/** Path data of a hand-drawn line through the points. */
export function polyline(points: readonly Point[], closed = true): string {
  const shaken = points.map((point) => shake(point));
  const first = shaken[0];
  let last = first;
  if (!first || !last) {
    return "";
  }
  let data = `M${round(first[0])} ${round(first[1])}`;
  for (const point of shaken.slice(1)) {
    data += bow(last, point);
    last = point;
  }
  return closed ? data + bow(last, shake(first, 1.4)) : data;
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A stroke. `l` is the pen; `l t` thin; `l b` the blue tick. */
export function stroke(data: string, className = "pen"): string {
  return `<path className="${className}" d="${data}" />`;
}

/** A flat colour, shifted off register by dx, dy. */
export function ink(points: readonly Point[], className: string, dx = 4, dy = 3): string {
  const data = points.map(([x, y], i) => `${i ? "L" : "M"}${round(x + dx)} ${round(y + dy)}`);
  return `<path className="${className}" d="${data.join("")}Z" />`;
}

export function box(points: Point[], className = "", dx = 4, dy = 3): string {
  return (className ? ink(points, className, dx, dy) : "") + stroke(polyline(points));
}

export function line(...points: Point[]): string {
  return stroke(polyline(points, false));
}

/** Path data of a hand-drawn circle that does not quite close. */
export function circle(cx: number, cy: number, r: number, ry = r): string {
  const k = 0.5523;
  const a = jitter(0.6);
  const b = jitter(0.6);
  const n = round;
  return (
    `M${n(cx - r)} ${n(cy + a)}C${n(cx - r)} ${n(cy - ry * k)} ${n(cx - r * k)} ${n(cy - ry)} ` +
    `${n(cx + b)} ${n(cy - ry)}S${n(cx + r + b)} ${n(cy - ry * k)} ${n(cx + r)} ${n(cy)} ` +
    `${n(cx + r * k)} ${n(cy + ry + a)} ${n(cx)} ${n(cy + ry)} ${n(cx - r - 0.8)} ` +
    `${n(cy + ry * k)} ${n(cx - r + 0.8)} ${n(cy - 1.5)}`
  );
}

export function disc(cx: number, cy: number, r: number, className = ""): string {
  const fill = className
    ? `<ellipse className="${className}" cx="${cx + 3}" cy="${cy + 2}" rx="${r}" ry="${r}" />`
    : "";
  return fill + stroke(circle(cx, cy, r));
}

export function star(x: number, y: number, size: number, className: string): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const radius = i % 2 ? size * 0.44 : size;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return ink(points, className, 1.5, 1) + stroke(polyline(points), "pen thin");
}

export function lettering(
  text: string,
  [x, y]: Point,
  size: number,
  className = "hand",
  anchor: "start" | "middle" | "end" = "middle",
): string {
  return `<text className="${className}" x="${x}" y="${y}" textAnchor="${anchor}" fontSize="${size}">${text}</text>`;
}
