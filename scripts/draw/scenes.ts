import {
  box,
  disc,
  ink,
  lettering,
  line,
  type Point,
  polyline,
  rectangle,
  star,
  startDrawing,
  stroke,
} from "./pen.ts";

/** What stands beside the words of a narrated lesson; each on the same patch of wash, 240 by 220. */
function onWash(seed: number, body: () => string): string {
  startDrawing(seed);
  return `<ellipse className="wash" cx="120" cy="114" rx="106" ry="94" />${body()}`;
}

/** A door that does not open, and what the card on it says. */
export function closed(): string {
  return onWash(83, () => {
    const card = rectangle(74, 62, 92, 40);
    return (
      box(rectangle(60, 24, 120, 176), "blue") +
      ink(rectangle(74, 38, 92, 84), "sheet", 0, 0) +
      stroke(polyline(rectangle(74, 38, 92, 84))) +
      line([100, 62], [120, 42], [140, 62]) +
      ink(card, "yellow", 3, 3) +
      stroke(polyline(card)) +
      lettering("fechado", [121, 89], 20, "on-art") +
      disc(160, 140, 6, "yellow") +
      line([28, 202], [212, 201])
    );
  });
}

function numbered(x: number, y: number, number: string): string {
  return disc(x, y, 15, "yellow") + lettering(number, [x + 2, y + 7], 19, "on-art");
}

/** A way with four stops, to a pin. */
export function route(): string {
  return onWash(89, () => {
    const pin = "C178 66 172 60 172 49A17 17 0 1 1 206 49C206 60 200 66 189 84Z";
    return (
      stroke("M40 190C96 196 104 150 74 132S84 84 132 100S168 116 188 90", "pen dashed") +
      `<path className="red" d="M192 87${pin.replaceAll("189 84", "192 87")}" />` +
      stroke(`M189 84${pin}`) +
      disc(189, 49, 6) +
      numbered(40, 188, "1") +
      numbered(84, 138, "2") +
      numbered(118, 94, "3") +
      numbered(168, 108, "4") +
      line([22, 208], [216, 207])
    );
  });
}

/** A list, and a glass over one of its lines. */
export function search(): string {
  return onWash(97, () => {
    const sheet = rectangle(40, 28, 128, 168);
    let lines = "";
    for (const [i, y] of [78, 104, 130, 156].entries())
      lines += line([58, y], [58 + ([86, 64, 78, 52][i] ?? 0), y]);
    return (
      ink(sheet, "teal", 5, 5) +
      ink(sheet, "sheet", 0, 0) +
      stroke(polyline(sheet)) +
      box(rectangle(54, 44, 100, 18), "yellow", 2, 2) +
      lines +
      `<circle className="sheet" cx="152" cy="126" r="32" />` +
      disc(152, 126, 32) +
      line([134, 130], [170, 130]) +
      line([138, 120], [162, 120]) +
      stroke("M176 150L206 182", "pen thick")
    );
  });
}

/** A camera, and the three pictures it took. */
export function camera(): string {
  return onWash(101, () => {
    const body = rectangle(58, 96, 130, 88);
    const hump: Point[] = [
      [96, 96],
      [104, 80],
      [142, 80],
      [150, 96],
    ];
    const pictures = ["teal", "yellow", "red"].map((colour, i) =>
      box(rectangle(48 + i * 50, 24 + (i % 2) * 8, 40, 40), colour, 3, 3),
    );
    return (
      pictures.join("") +
      ink(hump, "blue") +
      stroke(polyline(hump)) +
      box(body, "blue") +
      `<circle className="sheet" cx="123" cy="140" r="29" />` +
      disc(123, 140, 29) +
      disc(123, 140, 16, "teal") +
      disc(172, 112, 5, "yellow") +
      line([30, 204], [212, 203])
    );
  });
}

/** A slip with five stars, on the counter. */
export function stars(): string {
  return onWash(103, () => {
    const slip = rectangle(44, 40, 152, 122);
    const row = [68, 94, 120, 146, 172].map((x) => star(x, 76, 11, "yellow"));
    return (
      `<g transform="rotate(-3 120 100)">${ink(slip, "red", 5, 5)}${ink(slip, "sheet", 0, 0)}` +
      `${stroke(polyline(slip))}${row.join("")}${line([62, 106], [178, 106])}` +
      `${line([62, 122], [160, 122])}${line([62, 138], [128, 138])}</g>` +
      line([24, 190], [216, 189]) +
      line([24, 202], [216, 201])
    );
  });
}

/** Somebody says something, and somebody answers. */
export function talk(): string {
  return onWash(107, () => {
    const heard = "M38 40c40-3 82-2 110 0c2 20 2 36 0 54c-24 2-50 1-72 1l-20 20l-1-20l-17-1z";
    const said = "M92 122c36-2 76-2 108 0c2 18 2 34 0 52l-12 1l1 20l-21-20c-26 1-52 0-76-1z";
    return (
      `<path className="teal" transform="translate(4 4)" d="${heard}" />${stroke(heard)}` +
      line([54, 60], [132, 60]) +
      line([54, 76], [112, 76]) +
      `<path className="blue" transform="translate(4 4)" d="${said}" />${stroke(said)}` +
      `<g className="blue-ground">${line([110, 142], [186, 142])}${line([110, 158], [160, 158])}</g>`
    );
  });
}

function tag(x: number, y: number, colour: string, turn: number): string {
  const outline: Point[] = [
    [x, y + 14],
    [x + 16, y],
    [x + 86, y],
    [x + 86, y + 42],
    [x + 16, y + 42],
    [x, y + 28],
  ];
  return (
    `<g transform="rotate(${turn} ${x + 40} ${y + 20})">${ink(outline, colour)}` +
    `${stroke(polyline(outline))}${disc(x + 16, y + 21, 4)}${line([x + 32, y + 16], [x + 74, y + 16])}` +
    `${line([x + 32, y + 28], [x + 60, y + 28])}</g>`
  );
}

/** Four labels on a hook. */
export function tags(): string {
  return onWash(109, () => {
    return (
      stroke("M120 16c-18 0-18 24-2 24", "pen thick") +
      tag(34, 48, "yellow", -8) +
      tag(122, 54, "teal", 7) +
      tag(38, 118, "red", 5) +
      tag(124, 122, "yellow", -6) +
      line([28, 202], [212, 201])
    );
  });
}

/** A key on its ring: whose account it is. */
export function key(): string {
  return onWash(113, () => {
    const blade: Point[] = [
      [108, 104],
      [200, 104],
      [200, 134],
      [184, 134],
      [184, 120],
      [168, 120],
      [168, 130],
      [154, 130],
      [154, 120],
      [108, 120],
    ];
    return (
      `<g transform="rotate(-16 120 112)">${ink(blade, "yellow")}${stroke(polyline(blade))}` +
      `${disc(80, 112, 36, "yellow")}<circle className="sheet" cx="72" cy="112" r="12" />` +
      `${disc(72, 112, 12)}</g>${stroke("M52 158c-14 20 6 40 24 28s6-36-12-34", "pen thick")}`
    );
  });
}

/** A table with a few figures and one marked column. */
export function table(): string {
  return onWash(127, () => {
    const sheet = rectangle(42, 34, 156, 156);
    let out =
      ink(sheet, "blue", 5, 5) +
      ink(sheet, "sheet", 0, 0) +
      ink(rectangle(146, 34, 52, 156), "yellow", 0, 0) +
      ink(rectangle(42, 34, 156, 30), "teal", 0, 0) +
      stroke(polyline(sheet));
    for (const y of [64, 96, 128, 160]) out += line([42, y], [198, y]);
    for (const x of [94, 146]) out += line([x, 34], [x, 190]);
    for (const [i, y] of [82, 114, 146, 178].entries()) {
      out += line([52, y], [52 + ([30, 24, 32, 20][i] ?? 0), y]) + line([106, y], [128, y]);
      out += i < 3 ? stroke(`M162 ${y - 4}l6 6l12-16`, "pen tick") : "";
    }
    return out;
  });
}
