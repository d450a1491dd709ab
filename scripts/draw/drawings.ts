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
import { awning } from "./shop.ts";

/** Phone with a review and its answer: the assistants. */
export function phone(): string {
  startDrawing(23);
  const bubbleTop =
    "M64 48c20-1 42-.6 61 0c.8 14 .6 28 0 42c-16 .8-30 .2-45 .4l-10 11l-.4-11l-6-.2c-.6-14-.6-28 .4-42.2z";
  const bubbleBottom =
    "M82 120c22-1 44-.6 63 0c.6 15 .4 30 0 45l-4 .2v11l-11-11c-16 .4-32 .6-48 0c-.6-15-.6-30 0-45.2z";
  const frame =
    "M68 18.4C98 17 126 18 142 18c10 0 14.5 5 14.5 15c.6 60 .2 116-.4 174c0 10-6 15-15 15c-26 .7-48 .4-74 0c-10 0-15-6-15-15c-.6-58-.6-114 .2-174c0-9 6-14.6 15-14.6z";
  return (
    `<ellipse className="wash" cx="108" cy="126" rx="92" ry="98" /><g transform="rotate(-6 100 120)">` +
    `<rect className="sheet" x="52" y="18" width="104" height="204" rx="15" />` +
    stroke(frame) +
    line([92, 28], [116, 28]) +
    `<path className="teal" d="M67 50h60v42h-46l-10 10v-10h-4z" />` +
    stroke(bubbleTop) +
    star(76, 62, 6, "yellow") +
    star(90, 62, 6, "yellow") +
    star(104, 62, 6, "yellow") +
    line([72, 76], [114, 76]) +
    line([72, 83], [100, 83]) +
    `<path className="blue" d="M85 122h62v46h-4v10l-10-10h-48z" />` +
    stroke(bubbleBottom) +
    `<g className="blue-ground">${line([92, 134], [134, 134])}${line([92, 143], [128, 143])}${line([92, 152], [112, 152])}</g>` +
    `${line([92, 206], [116, 206])}</g>`
  );
}

function till(): string {
  const body: Point[] = [
    [196, 84],
    [262, 84],
    [270, 146],
    [188, 146],
  ];
  const paper: Point[] = [
    [214, 84],
    [216, 54],
    [226, 60],
    [236, 54],
    [246, 60],
    [246, 84],
  ];
  let keys = "";
  for (const y of [120, 130]) {
    for (const x of [206, 220, 234, 248]) {
      keys += stroke(`M${x} ${y}h6`, "pen thin on-blue");
    }
  }
  return (
    ink(body, "blue", 3, 2) +
    stroke(polyline(body)) +
    box(rectangle(206, 92, 46, 18), "sheet", 0, 0) +
    lettering("35,00", [229, 107], 14) +
    keys +
    ink(paper, "sheet", 0, 0) +
    stroke(polyline(paper)) +
    line([222, 68], [240, 68]) +
    line([222, 76], [234, 76])
  );
}

function cake(): string {
  return (
    `<path className="sheet" d="M56 136c0-34 20-52 46-52s46 18 46 52z" /><path className="red" d="M76 118h54v18H76z" />` +
    stroke(polyline(rectangle(74, 116, 54, 20))) +
    stroke("M74 122c6 8 10 0 14 3s8 8 13 0s9 6 13 1s9 4 14-3", "pen thin") +
    stroke("M54 136c0-36 20-54 47-54s47 18 47 54") +
    disc(101, 77, 5, "yellow") +
    line([48, 137], [154, 137]) +
    line([90, 138], [86, 146]) +
    line([112, 138], [116, 146])
  );
}

/** Counter with cake, till and plant: the course. */
export function counter(): string {
  startDrawing(41);
  const vase: Point[] = [
    [292, 112],
    [316, 112],
    [318, 146],
    [290, 146],
  ];
  let out =
    `<path className="wash" d="M20 196C10 110 70 44 160 40s190 50 180 156z" />` +
    ink(rectangle(30, 146, 300, 70), "sheet", 0, 0) +
    `<path className="teal" d="M34 160h300v56H34z" />` +
    line([18, 146], [342, 146]) +
    line([18, 160], [342, 160]) +
    line([18, 146], [18, 160]) +
    line([342, 146], [342, 160]) +
    line([30, 160], [30, 218]) +
    line([330, 160], [330, 218]);
  for (const x of [90, 150, 210, 270]) {
    out += line([x, 162], [x, 216]);
  }
  const leaves =
    "M304 112c-2-14-2-20-1-30M303 96c-12-2-16-10-14-18c10 2 15 8 14 18M304 90c10-2 14-8 13-16c-9 1-14 6-13 16";
  out += cake() + till() + ink(vase, "yellow", 2, 2) + stroke(polyline(vase)) + stroke(leaves);
  return out + line([6, 218], [354, 218]);
}

/** Notebook with ticks and a pencil: the guide. */
export function notebook(): string {
  startDrawing(53);
  const page = rectangle(44, 24, 138, 186);
  let out =
    `<ellipse className="wash" cx="118" cy="124" rx="104" ry="96" /><g transform="rotate(4 116 120)">` +
    ink(page, "blue", 6, 5) +
    ink(page, "sheet", 0, 0) +
    stroke(polyline(page));
  for (let y = 38; y < 204; y += 18) {
    out += stroke(`M50 ${y}c-10-6-16-2-15 3s8 5 14 1`, "pen thin");
  }
  out += `<path className="margin-rule" d="M70 26C71 90 69 150 70 208" />`;
  for (const [i, y] of [58, 90, 122, 154].entries()) {
    out += box(rectangle(82, y - 12, 15, 15), i < 2 ? "yellow" : "", 2, 2);
    out += i < 2 ? stroke(`M85 ${y - 6}l5 6l12-15`, "pen tick") : "";
    out += line([108, y - 4], [108 + (([56, 44, 60, 38] as const)[i] ?? 0), y - 4]);
  }
  const pencil: Point[] = [
    [182, 70],
    [196, 70],
    [196, 178],
    [189, 198],
    [182, 178],
  ];
  return (
    `${out}</g><g transform="rotate(38 190 150)">${ink(pencil, "yellow", 2, 2)}${stroke(polyline(pencil))}` +
    `${line([182, 84], [196, 84])}${line([182, 178], [196, 178])}${line([189, 86], [189, 176])}</g>`
  );
}

function indexCard(
  [x, y]: Point,
  width: number,
  height: number,
  tab: number,
  colour: string,
): string {
  const outline: Point[] = [
    [x, y],
    [x + tab, y],
    [x + tab + 4, y - 14],
    [x + tab + 40, y - 14],
    [x + tab + 44, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return (
    ink(outline, "sheet", 0, 0) + ink(outline.slice(1, 5), colour, 1, 1) + stroke(polyline(outline))
  );
}

/** Card file: the prompt library. */
export function drawer(): string {
  startDrawing(67);
  const front: Point[] = [
    [36, 134],
    [212, 134],
    [204, 212],
    [44, 212],
  ];
  const label = rectangle(94, 156, 60, 24);
  return (
    `<ellipse className="wash" cx="122" cy="126" rx="108" ry="90" />` +
    indexCard([62, 52], 124, 100, 70, "red") +
    indexCard([56, 72], 136, 90, 38, "teal") +
    indexCard([50, 92], 148, 80, 8, "yellow") +
    line([66, 110], [150, 110]) +
    line([66, 122], [176, 122]) +
    ink(front, "blue") +
    stroke(polyline(front)) +
    ink(label, "sheet", 0, 0) +
    stroke(polyline(label)) +
    lettering("prompts", [124, 174], 15) +
    stroke("M112 192c0 10 24 10 24 0", "pen on-blue") +
    line([16, 214], [232, 213])
  );
}

/** Closed shutter with a sleeping cat: the page that is not there. */
export function shutter(): string {
  startDrawing(71);
  const wall = rectangle(70, 100, 284, 186);
  const blind = rectangle(96, 140, 232, 146);
  const note = rectangle(150, 168, 124, 74);
  const top = awning(78, 346, 84, 38, 9);
  let out =
    `<path className="wash" d="M20 286C14 170 70 96 86 70h256c30 40 66 120 58 216z" />` +
    ink(wall, "sheet", 0, 0) +
    line([70, 126], [70, 286]) +
    line([354, 126], [354, 286]) +
    ink(blind, "paper", 0, 0) +
    stroke(polyline(blind));
  for (let y = 156; y < 286; y += 15) {
    out += line([98, y], [326, y]);
  }
  out +=
    disc(212, 278, 5) +
    `<g transform="rotate(-3 212 206)">${ink(note, "yellow", 4, 4)}${ink(note, "sheet", 0, 0)}${stroke(polyline(note))}` +
    `${lettering("404", [212, 222], 50, "hand big")}<path className="tape" d="M192 160l40 3l-1 13l-40-3z" /></g>` +
    top.colour +
    top.pen +
    box(rectangle(116, 36, 192, 44), "blue") +
    lettering("Volto já", [212, 67], 25, "sign-words");
  return out + cat() + line([8, 287], [420, 286]);
}

function cat(): string {
  return (
    `<path className="solid" d="M262 286c-4-26 14-38 40-38c24 0 40 14 38 38z" />` +
    `<path className="solid" d="M254 286c-12-2-16-18-8-28l1-13l10 7c5-2 10-2 14 0l10-6l1 14c6 10 2 24-10 26z" />` +
    `<path className="solid-line" d="M338 280c16 4 22-6 16-14c-4-5-10-2-8 2" />` +
    `<path className="cat-line" d="M252 268c3 3 6 3 8 0M268 268c3 3 6 3 8 0M263 274l2 2l2-2" />` +
    lettering("z", [356, 236], 18) +
    lettering("z", [368, 222], 13)
  );
}

/** One stage of the funnel, 0 (widest) to 2; the figure in it is a text of the page. */
export function tier(stage: 0 | 1 | 2): string {
  startDrawing(83 + stage * 17);
  const widths = [
    [136, 92, "teal"],
    [88, 54, "yellow"],
    [50, 36, "blue"],
  ] as const;
  const [top, bottom, colour] = widths[stage];
  const outline: Point[] = [
    [150 - top, 4],
    [150 + top, 4],
    [150 + bottom, 66],
    [150 - bottom, 66],
  ];
  return ink(outline, colour) + stroke(polyline(outline));
}

/** One star of a review, without its colour until it is given. */
export function starMark(): string {
  startDrawing(127);
  const points = Array.from({ length: 10 }, (_, corner): Point => {
    const radius = corner % 2 ? 6.6 : 14;
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    return [17 + radius * Math.cos(angle), 18 + radius * Math.sin(angle)];
  });
  return ink(points, "star-colour", 1.5, 1) + stroke(polyline(points), "star-line");
}

/** Till receipt with a pen: return on investment. */
export function receipt(): string {
  startDrawing(31);
  const torn: Point[] = Array.from(
    { length: 9 },
    (_, i): Point => [44 + i * 14.5, i % 2 ? 206 : 214],
  );
  const paper: Point[] = [[44, 20], [160, 20], ...torn.reverse()];
  const pencil: Point[] = [
    [170, 70],
    [186, 70],
    [186, 170],
    [178, 192],
    [170, 170],
  ];
  let out =
    `<ellipse className="wash" cx="112" cy="124" rx="94" ry="92" />` +
    ink(paper, "sheet", 0, 0) +
    `<path className="yellow" d="M48 162h116v26H48z" />` +
    stroke(polyline(paper)) +
    lettering("anúncio", [102, 46], 17) +
    line([58, 58], [146, 58]);
  for (const [y, left, right] of [
    [76, 40, 26],
    [94, 54, 20],
    [112, 32, 30],
    [130, 46, 24],
  ] as const) {
    out += line([58, y], [58 + left, y]) + line([146 - right, y], [146, y]);
  }
  return (
    `${out}${line([58, 148], [146, 148])}${lettering("total", [58, 180], 20, "on-art", "start")}` +
    `${lettering("110%", [148, 180], 20, "on-art", "end")}<g transform="rotate(24 178 150)">` +
    `${ink(pencil, "blue", 2, 2)}${stroke(polyline(pencil))}${line([170, 86], [186, 86])}` +
    `${line([170, 168], [186, 168])}${line([186, 72], [191, 78], [191, 112])}</g>`
  );
}
