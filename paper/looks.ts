import type { LookName, Paper, RuleName } from "./model.ts";

/** The light tokens of web/styles/tokens.css. */
export const colours = {
  ink: "#1d1b18",
  soft: "#57514a",
  rule: "#dad0bd",
  strongRule: "#8b8171",
  marginLine: "#e39a86",
  blue: "#1c47cc",
  ok: "#2c6a35",
  yellow: "#f4be3e",
  teal: "#7cc6bc",
  wash: "#e9e0ce",
  sheet: "#fffdf8",
  paper: "#ece4d4",
  artBlue: "#2b56dc",
  red: "#e5694a",
  onBlue: "#ffffff",
  bad: "#a8152f",
  video: "#075a54",
  text: "#8c2b14",
} as const;

export const accents: Readonly<Record<Paper["type"], string>> = {
  video: colours.video,
  text: colours.text,
};

export const ruleColours: Readonly<Record<RuleName, string>> = {
  margin: colours.marginLine,
  before: colours.strongRule,
  after: colours.ok,
  note: colours.yellow,
};

/** A4, in points; the margin line is the notebook's, and holes can be punched left of it. */
export const page = {
  width: 595.28,
  height: 841.89,
  top: 56,
  bottom: 66,
  left: 96,
  right: 72,
  marginLine: 78,
} as const;

export const columnWidth = page.width - page.left - page.right;
export const columnHeight = page.height - page.top - page.bottom;

export type FontName = "display" | "text" | "bold";

export type Look = {
  font: FontName;
  /** Points. */
  size: number;
  /** From line to line, in sizes. */
  lead: number;
  /** Points above it, but for the top of a page. */
  gap: number;
  /** Points below it, beside the gap of what follows. */
  below?: number;
  colour?: string;
};

export const looks: Readonly<Record<LookName, Look>> = {
  kicker: { font: "bold", size: 10.5, lead: 1.3, gap: 0 },
  title: { font: "display", size: 36, lead: 1, gap: 8, below: 6 },
  lead: { font: "text", size: 13, lead: 1.4, gap: 10 },
  part: { font: "display", size: 22, lead: 1.05, gap: 26, below: 3 },
  heading: { font: "bold", size: 11.5, lead: 1.3, gap: 14, below: 1 },
  label: { font: "bold", size: 9, lead: 1.35, gap: 6, colour: colours.soft },
  text: { font: "text", size: 10.5, lead: 1.48, gap: 7 },
  item: { font: "text", size: 10.5, lead: 1.45, gap: 4 },
  tick: { font: "text", size: 12.5, lead: 1.4, gap: 9 },
  cell: { font: "text", size: 9.5, lead: 1.38, gap: 0 },
  small: { font: "text", size: 9, lead: 1.4, gap: 5, colour: colours.soft },
};
