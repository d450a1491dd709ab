import { roiWords } from "../../../content/interface/roi.ts";
import type { RoiValues } from "../../../contract/gemini-chat.ts";
import { formatDecimal } from "../../../domain/numbers/format.ts";
import type { RoiAnalysis } from "../../../domain/roi/analyse-roi.ts";
import { FunnelTier } from "../../components/drawings/funnel-tier.tsx";

type Props = { values: RoiValues; analysis: RoiAnalysis };

type StageProps = { stage: 0 | 1 | 2; figure: string; unit: string; text: string };

function Stage({ stage, figure, unit, text }: StageProps) {
  return (
    <li>
      <FunnelTier stage={stage} figure={figure} />
      <span>
        <b>
          {figure} {unit}
        </b>{" "}
        {text}
      </span>
    </li>
  );
}

/** The funnel as a picture; the words beside each stage say the same. Not to scale, and says so. */
export function Funnel({ values: { reach }, analysis: { sales, breakEvenSales } }: Props) {
  const words = roiWords.funnel;
  const oneIn = sales > 0 ? words.sales.text(formatDecimal(reach / sales, 0)) : "";
  return (
    <figure>
      <h3 className="lbl">{words.title}</h3>
      <ol className="fun num">
        <Stage stage={0} figure={formatDecimal(reach)} {...words.reach} />
        <Stage stage={1} figure={formatDecimal(sales)} unit={words.sales.unit} text={oneIn} />
        {breakEvenSales !== null && (
          <Stage stage={2} figure={formatDecimal(breakEvenSales)} {...words.breakEven} />
        )}
      </ol>
      <figcaption className="small soft mt-2">{words.note}</figcaption>
    </figure>
  );
}
