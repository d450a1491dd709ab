import { drawingWidth, type Mark } from "../../../../../content/course/drawing.ts";
import { type DrawingName, drawings } from "../../../../../content/course/drawings.ts";

function MarkView({ mark }: { mark: Mark }) {
  const [look, drawn, x, y, size, anchor] = mark;
  if (x === undefined) return <path className={look} d={drawn} />;
  return (
    <text className={look} x={x} y={y} fontSize={size} textAnchor={anchor}>
      {drawn}
    </text>
  );
}

/** One picture to whoever does not see it: its words are in what stands for it. */
export function DrawingView({ name, alt }: { name: DrawingName; alt: string }) {
  const { height, marks } = drawings[name];
  return (
    <svg
      className="art drawing"
      viewBox={`0 0 ${drawingWidth} ${height}`}
      role="img"
      aria-label={alt}
    >
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing never move
        <MarkView key={i} mark={mark} />
      ))}
    </svg>
  );
}
