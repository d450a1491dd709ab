import { countCharacters } from "../content/course/count-characters.ts";
import { drawings } from "../content/course/drawings.ts";
import type { Block } from "../content/course/text-schema.ts";
import { courseWords } from "../content/interface/course.ts";
import { type GroupNode, led, list, type PaperNode, text } from "./model.ts";

const words = courseWords.reading;

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

function sample({ title, lines, limit }: Of<"sample">): GroupNode {
  const count = limit
    ? [text("small", words.characters(countCharacters(lines.join("\n")), limit))]
    : [];
  const quote = lines.map((line) => text("text", line));
  const children: PaperNode[] = [
    text("text", [{ text: title, bold: true }]),
    ...count,
    { kind: "group", tag: "BlockQuote", rule: "margin", children: quote },
  ];
  return { kind: "group", tag: "Div", whole: true, children };
}

function talk({ title, turns }: Of<"talk">): GroupNode {
  const said = turns.flatMap(({ who, says, aside }) => [
    led(`${who}:`, says),
    ...(aside ? [text("small", aside)] : []),
  ]);
  const children: PaperNode[] = [
    text("text", [{ text: title, bold: true }]),
    { kind: "group", tag: "Div", rule: "margin", children: said },
  ];
  return { kind: "group", tag: "Div", whole: true, children };
}

function note({ text: value }: Of<"note">): GroupNode {
  const children = [text("text", value)];
  return { kind: "group", tag: "Div", rule: "note", whole: true, children };
}

export function blockNode(block: Block): PaperNode {
  switch (block.kind) {
    case "paragraph":
      return text("text", block.text);
    case "list":
      return list("bullets", block.items);
    case "steps":
      return list("numbers", block.items);
    case "note":
      return note(block);
    case "table":
      return block;
    case "sample":
      return sample(block);
    case "talk":
      return talk(block);
    case "drawing":
      return { kind: "drawing", alt: block.alt, ...drawings[block.name] };
  }
}
