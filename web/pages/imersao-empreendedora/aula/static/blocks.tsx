import { countCharacters } from "../../../../../content/course/count-characters.ts";
import { isFigure } from "../../../../../content/course/figure-cell.ts";
import type { Block } from "../../../../../content/course/text-schema.ts";
import { courseWords } from "../../../../../content/interface/course.ts";
import { DrawingView } from "./drawing.tsx";

const words = courseWords.reading;

type Of<Kind extends Block["kind"]> = { block: Extract<Block, { kind: Kind }> };

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => <li key={item}>{item}</li>);
}

/** Sentences in four columns are too narrow on a phone: there each row becomes a small list. */
function isWordy({ head, rows }: Of<"table">["block"]): boolean {
  return head.length > 3 && rows.some(([, ...cells]) => cells.some((cell) => cell.length > 20));
}

function Cells({ cells, head }: { cells: readonly string[]; head: readonly string[] }) {
  return cells.map((cell, i) => {
    const column = `${i} ${cell}`;
    if (i === 0) {
      return (
        <th key={column} scope="row">
          {cell}
        </th>
      );
    }
    return (
      <td key={column} className={isFigure(cell) ? "figure" : undefined} data-head={head[i]}>
        {cell}
      </td>
    );
  });
}

/** Wider than a phone, it scrolls by itself, with the keyboard too. */
function Table({ block }: Of<"table">) {
  const { caption, head, rows, foot } = block;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table className={isWordy(block) ? "wordy" : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              <Cells cells={cells} head={head} />
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <Cells cells={foot} head={head} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Sample({ block: { title, lines, limit } }: Of<"sample">) {
  return (
    <figure className="sample">
      <figcaption>
        <b>{title}</b>
        {limit && (
          <span className="figures soft small">
            {" "}
            {words.characters(countCharacters(lines.join("\n")), limit)}
          </span>
        )}
      </figcaption>
      <blockquote>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
    </figure>
  );
}

function Talk({ block: { title, turns } }: Of<"talk">) {
  return (
    <figure className="sample">
      <figcaption>
        <b>{title}</b>
      </figcaption>
      <dl className="talk">
        {turns.map(({ who, says, aside }) => (
          <div key={says}>
            <dt>{who}</dt>
            <dd>{says}</dd>
            {aside && <dd className="aside">{aside}</dd>}
          </div>
        ))}
      </dl>
    </figure>
  );
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
    case "table":
      return <Table block={block} />;
    case "sample":
      return <Sample block={block} />;
    case "talk":
      return <Talk block={block} />;
    case "drawing":
      return <DrawingView {...block} />;
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
  return blocks.map((block, i) => <BlockView key={i} block={block} />);
}
