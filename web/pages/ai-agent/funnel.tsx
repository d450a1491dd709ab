import { roiWords } from "../../../content/interface/roi.ts";
import { formatInteger } from "../../../domain/numbers/format.ts";
import type { Outlook } from "../../../domain/roi-details/outlook.ts";
import { FunnelTier } from "../../components/drawings/funnel-tier.tsx";
import "./funnel.css";

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
export function Funnel({ outlook }: { outlook: Outlook }) {
  const { reach, sales, needed, left } = outlook;
  const words = roiWords.funnel;
  const oneIn = sales > 0 ? words.sales.text(formatInteger(reach / sales)) : "";
  const buyers = sales < 1 ? words.sales.few : formatInteger(sales);
  return (
    <figure>
      <h4 className="label">{words.title}</h4>
      <ol className="funnel figures">
        <Stage stage={0} figure={formatInteger(reach)} {...words.reach} />
        <Stage stage={1} figure={buyers} unit={words.sales.unit} text={oneIn} />
        {needed !== null && (
          <Stage
            stage={2}
            figure={formatInteger(needed)}
            {...(left === null ? words.covered : words.paid)}
          />
        )}
      </ol>
      <figcaption className="small soft mt-2">{words.note}</figcaption>
    </figure>
  );
}
