import type { CSSProperties } from "react";
import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { formatBrl, formatPercent } from "../../../domain/numbers/format.ts";
import type { RoiAnalysis } from "../../../domain/roi/analyse-roi.ts";

type Props = { values: RoiValues; analysis: RoiAnalysis };

/** Part of the bar that stays free at the right of the longest. */
const margin = 0.9;

/** Per cent of the bar's width, on one scale for the three bars and the break-even line. */
function widthOn(scale: number, value: number): string {
  return `${scale > 0 ? Math.max(0, Math.min(100, (value / scale) * margin * 100)) : 0}%`;
}

/** Revenue at half, at the same and at one and a half times the rate, with the break-even line. */
export function Scenarios({ values: { investment }, analysis: { scenarios } }: Props) {
  const words = roiWords.scenarios;
  const scale = Math.max(investment, ...scenarios.map(({ revenue }) => revenue));
  return (
    <figure>
      <h3 className="lbl">{words.title}</h3>
      <ul
        className="scen num"
        style={{ "--break-even": widthOn(scale, investment) } as CSSProperties}
      >
        {scenarios.map(({ name, conversionPercent, revenue, roiPercent }) => (
          <li key={name}>
            <span className="t">
              <b>
                {words.names[name]}, {formatPercent(conversionPercent, 6)}
              </b>
              <span>
                {words.line(
                  formatBrl(revenue),
                  roiPercent === null ? roiWords.table.none : formatPercent(roiPercent, 1),
                )}
              </span>
            </span>
            <span
              className={name === "expected" ? "meter main" : "meter"}
              style={{ "--w": widthOn(scale, revenue) } as CSSProperties}
            >
              <i />
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="key-l mt-3">{words.breakEven(formatBrl(investment))}</figcaption>
    </figure>
  );
}
