import {
  box,
  circle,
  disc,
  ink,
  jitter,
  lettering,
  line,
  type Point,
  polyline,
  rectangle,
  round,
  startDrawing,
  stroke,
} from "./pen.ts";

/** Wraps the colour of a part so that the guide can paint it in proportion to the ticks. */
function paint(part: string, colour: string): string {
  return `<g clipPath={painted(parts?.${part})}>${colour}</g>`;
}

function bread(x: number, y: number): { colour: string; pen: string } {
  return {
    colour: `<path className="yellow" d="M${x + 2} ${y + 2}c0-12 8-16 17-16s17 4 17 16z" />`,
    pen: stroke(
      `M${x} ${y}c0-12 8-17 17-17s17 5 17 17zM${x + 10} ${y - 13}l5 7M${x + 18} ${y - 14}l5 7`,
      "pen thin",
    ),
  };
}

/** Striped awning with scalloped edge between x1 and x2. */
export function awning(x1: number, x2: number, y: number, height: number, stripes: number) {
  const eave = 16;
  const width = (x2 - x1) / stripes;
  const lower = (x2 - x1 + 2 * eave) / stripes;
  const bottom = (i: number) => x1 - eave + lower * i;
  const top = (i: number) => x1 + width * i;
  let colour = "";
  for (let i = 0; i < stripes; i++) {
    const data =
      `M${round(top(i) + 3)} ${y + 2}L${round(top(i + 1) + 3)} ${y + 2}` +
      `L${round(bottom(i + 1) + 3)} ${y + height + 2}a${round(lower / 2)} 13 0 0 1 ${round(-lower)} 0Z`;
    colour += `<path className="${i % 2 ? "sheet" : "yellow"}" d="${data}" />`;
  }
  let pen = line([x1, y], [x2, y]);
  for (let i = 0; i <= stripes; i++) {
    pen += line([top(i), y], [bottom(i), y + height]);
  }
  pen += line([x1 - eave, y + height], [x2 + eave, y + height]);
  let edge = `M${round(x1 - eave)} ${y + height}`;
  for (let i = 0; i < stripes; i++) {
    edge += `a${round(lower / 2)} ${round(13 + jitter(1))} 0 0 0 ${round(lower)} 0`;
  }
  return { colour, pen: pen + stroke(edge) };
}

function pin(x: number, y: number): { colour: string; pen: string } {
  return {
    colour: `<path className="red" d="M${x + 3} ${y + 38}C${x - 7} ${y + 20} ${x - 13} ${y + 13} ${x - 13} ${y + 2}A16 16 0 1 1 ${x + 19} ${y + 2}C${x + 19} ${y + 13} ${x + 13} ${y + 20} ${x + 3} ${y + 38}Z" />`,
    pen:
      stroke(
        `M${x} ${y + 36}C${x - 10} ${y + 18} ${x - 16} ${y + 11} ${x - 16} ${y}A16 16.5 0 1 1 ${x + 16} ${y + 0.6}C${x + 16} ${y + 11} ${x + 9} ${y + 19} ${x} ${y + 36}Z`,
      ) + stroke(circle(x, y - 1, 5.5)),
  };
}

function bike(x: number, y: number): string {
  return (
    disc(x, y, 25) +
    disc(x + 78, y, 25) +
    disc(x, y, 3) +
    disc(x + 78, y, 3) +
    line([x, y], [x + 22, y - 36], [x + 62, y - 38], [x + 34, y], [x, y]) +
    line([x + 22, y - 36], [x + 34, y]) +
    line([x + 78, y], [x + 58, y - 52], [x + 48, y - 56]) +
    line([x + 22, y - 36], [x + 19, y - 46]) +
    line([x + 10, y - 47], [x + 29, y - 46]) +
    box(rectangle(x + 60, y - 70, 38, 28), "blue", 3, 2) +
    line([x + 60, y - 58], [x + 98, y - 58])
  );
}

function window_(): string {
  const loaves = [104, 142, 180].map((x) => bread(x, 225));
  const frame = rectangle(96, 176, 124, 82);
  return (
    paint("window", ink(frame, "teal", 4, 4) + loaves.map((loaf) => loaf.colour).join("")) +
    stroke(polyline(frame)) +
    line([96, 226], [220, 226]) +
    loaves.map((loaf) => loaf.pen).join("") +
    line([112, 190], [134, 190]) +
    line([112, 198], [126, 198]) +
    line([200, 184], [212, 196])
  );
}

function planter(): string {
  const pot = rectangle(100, 270, 116, 34);
  const plants =
    "M112 268c-6-14 4-20 6-8c2-18 14-14 8 6M150 268c-6-16 6-22 7-6c4-16 14-10 6 6M188 268c-6-14 4-20 6-8c2-18 14-14 8 6";
  return paint("planter", ink(pot, "red")) + stroke(polyline(pot)) + stroke(plants);
}

function door(): string {
  const leaf = rectangle(250, 176, 74, 130);
  const plate = rectangle(264, 204, 46, 22);
  return (
    paint("door", ink(leaf, "blue", 4, 0)) +
    stroke(polyline(leaf)) +
    box(rectangle(260, 188, 54, 62), "sheet", 0, 0) +
    stroke(circle(314, 264, 3)) +
    line([274, 204], [287, 194], [300, 204]) +
    ink(plate, "sheet", 0, 0) +
    paint("plate", ink(plate, "yellow", 2, 2)) +
    stroke(polyline(plate)) +
    `<g className={inked(parts?.plate)}>${lettering("Aberto", [287, 220], 13, "plate")}</g>`
  );
}

function street(): string {
  const board: Point[] = [
    [376, 254],
    [404, 254],
    [410, 294],
    [370, 294],
  ];
  return (
    line([-46, 307], [426, 306]) +
    bike(-18, 281) +
    line([366, 306], [376, 252], [406, 252], [414, 306]) +
    ink(board, "solid", 0, 0) +
    lettering("pão", [390, 272], 11, "chalk") +
    lettering("quente", [390, 286], 11, "chalk")
  );
}

/** The bakery. With `scene` it stands in its street; without, the guide paints it part by part. */
export function shop(scene: boolean): string {
  startDrawing(11);
  const ground = scene
    ? `<path className="wash" d="M14 306C10 190 60 120 70 92h284c30 40 62 120 54 214z" />`
    : "";
  const top = awning(78, 346, 104, 40, 9);
  const marker = pin(212, 14);
  return (
    ground +
    ink(rectangle(70, 118, 284, 188), "sheet", 0, 0) +
    line([70, 140], [70, 306]) +
    line([354, 140], [354, 306]) +
    window_() +
    planter() +
    door() +
    paint("awning", top.colour) +
    top.pen +
    box(rectangle(100, 52, 224, 48), "blue") +
    `<text className="sign-words" x="212" y="85" textAnchor="middle" fontSize={signSize(sign)}>{sign}</text>` +
    paint("pin", marker.colour) +
    marker.pen +
    (scene ? street() : line([50, 307], [374, 306]))
  );
}
