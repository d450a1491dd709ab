import type { Block } from "../../../../content/course/schema.ts";

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => <li key={item}>{item}</li>);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul className="bullets">
          <Items items={block.items} />
        </ul>
      );
    case "steps":
      return (
        <ol className="topics">
          <Items items={block.items} />
        </ol>
      );
    case "note":
      return <p className="note">{block.text}</p>;
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
  return blocks.map((block, i) => <BlockView key={i} block={block} />);
}
