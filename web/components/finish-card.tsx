import type { Ref } from "react";
import { brand } from "../../content/brand.ts";
import { type Finish, finishWords } from "../../content/interface/finish.ts";
import { breakLines } from "./break-lines.ts";
import { Counter } from "./drawings/counter.tsx";
import { ShopFront } from "./drawings/shop-front.tsx";
import "./finish-card.css";

/** A finish with where its tape stands (0 to 1) and what that says in words. */
export type Card = Finish & { share: number; figure: string };

/** Pixels of the picture: four to five, as people send them. */
export const cardSize = { width: 1080, height: 1350 } as const;

const left = 130;
const tapeWidth = 850;
const tenth = tapeWidth / 10;
const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (n) => `M${left + n * tenth} 1150v${n % 5 ? 22 : 42}`,
);

/** Letters that can be read on the sign, and that the last line holds. */
const longest = { sign: 28, line: 38 };

function cut(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

type Props = { card: Card; shop: string | undefined; ref: Ref<SVGSVGElement> };

/** What was finished as a picture: the notebook's page with its drawing, the words and the tape. */
export function FinishCard({ card, shop, ref }: Props) {
  const Drawing = card.drawing === "shop" ? ShopFront : Counter;
  return (
    <svg
      ref={ref}
      className="finish-card"
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      role="img"
      aria-label={finishWords.dialog.picture(card.title, card.detail)}
    >
      <rect className="ground" width={cardSize.width} height={cardSize.height} />
      <path className="margin" d="M76 0V1350" />
      <text className="name" x={left} y="120">
        {brand.productName}
      </text>
      <svg aria-hidden="true" x={left} y="170" width={tapeWidth} height="590">
        <Drawing sign={cut(shop ?? finishWords.nameless, longest.sign)} />
      </svg>
      <text className="title" x={left} y="890">
        {card.title}
      </text>
      {breakLines(card.detail, 46).map((line, i) => (
        <text key={line} className="detail" x={left} y={970 + i * 58}>
          {line}
        </text>
      ))}
      <rect className="tape-body" x={left} y="1150" width={tapeWidth} height="84" rx="8" />
      <rect className="done" x={left} y="1150" width={tapeWidth * card.share} height="84" rx="8" />
      <path className="mark" d={ticks.join("")} />
      <rect className="tape-edge" x={left} y="1150" width={tapeWidth} height="84" rx="8" />
      <text className="small" x={left} y="1296">
        {card.figure}
      </text>
      {shop && (
        <text className="small" x={left + tapeWidth} y="1296" textAnchor="end">
          {cut(shop, longest.line - card.figure.length)}
        </text>
      )}
    </svg>
  );
}
