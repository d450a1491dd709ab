import type { Drawing } from "../content/course/drawing.ts";

/** What a file says, before anybody asks where on a page it stands: plain data, so that its hash tells whether it changed. */

/** How a text looks; paper/looks.ts says what that means. */
export type LookName =
  | "kicker"
  | "title"
  | "lead"
  | "part"
  | "heading"
  | "label"
  | "text"
  | "item"
  | "tick"
  | "cell"
  | "small";

export type Run = { text: string; bold?: true };

export type TextNode = {
  kind: "text";
  /** Its name in the structure tree. */
  tag: "H1" | "H2" | "H3" | "P" | "Caption";
  look: LookName;
  runs: readonly Run[];
};

export type ListNode = {
  kind: "list";
  marks: "numbers" | "letters" | "bullets" | "boxes";
  items: readonly (readonly PaperNode[])[];
};

export type TableNode = {
  kind: "table";
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[] | undefined;
};

export type RuleName = "margin" | "before" | "after" | "note";

export type GroupNode = {
  kind: "group";
  tag: "Sect" | "Div" | "BlockQuote";
  /** A line along its left side. */
  rule?: RuleName;
  /** Stands on one page, if it fits on one. */
  whole?: true;
  children: readonly PaperNode[];
};

/** `path`: an address of ours, without the site's own. */
export type LinkNode = { kind: "link"; text: string; path: string };

/** Minutes as a tape measure; what it shows stands in `alt`, too. */
export type TapeNode = {
  kind: "tape";
  alt: string;
  parts: readonly { label: string; minutes: number }[];
};

/** What the pen drew; `alt` says what it shows. */
export type DrawingNode = Drawing & { kind: "drawing"; alt: string };

/** Lines to write on: so many, or as many as the page has room for. */
export type LinesNode = { kind: "lines"; count: number | "rest" };

export type BreakNode = { kind: "break" };

export type PaperNode =
  | TextNode
  | ListNode
  | TableNode
  | GroupNode
  | LinkNode
  | TapeNode
  | DrawingNode
  | LinesNode
  | BreakNode;

export type Paper = {
  /** Where the site has the file. */
  address: string;
  title: string;
  subject: string;
  author: string;
  /** Stands at the foot of each page. */
  foot: string;
  /** The last day on which a source was looked at, ISO 8601: the file's own date. */
  day: string;
  type: "video" | "text";
  nodes: readonly PaperNode[];
};

export function text(look: LookName, value: string | readonly Run[]): TextNode {
  const runs = typeof value === "string" ? [{ text: value }] : value;
  return { kind: "text", tag: "P", look, runs };
}

export function heading(tag: "H1" | "H2" | "H3", value: string): TextNode {
  const look = { H1: "title", H2: "part", H3: "heading" } as const;
  return { kind: "text", tag, look: look[tag], runs: [{ text: value }] };
}

/** A bold beginning, and what it is about. */
export function led(start: string, rest: string, look: LookName = "text"): TextNode {
  return text(look, [{ text: `${start} `, bold: true }, { text: rest }]);
}

export function list(marks: ListNode["marks"], items: readonly string[]): ListNode {
  const look = marks === "boxes" ? "tick" : "item";
  return { kind: "list", marks, items: items.map((item) => [text(look, item)]) };
}
