import { ChevronDown } from "lucide-react";
import { roiWords } from "../../../content/interface/roi.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import { analyseRoi } from "../../../domain/roi/analyse-roi.ts";
import { outlookOf, type RoiCase } from "../../../domain/roi-details/outlook.ts";
import { DetailBill } from "./fine-tuning/detail-bill.tsx";
import { Funnel } from "./funnel.tsx";
import { keepAmounts } from "./keep-amounts.ts";
import { Scenarios } from "./scenarios.tsx";
import { type SumRow, SumTable, shown } from "./sum-table.tsx";
import "./marketing/answer-body.css";
import "./roi-bill.css";

/** What there is to say of an advertisement; drafting/roi. */
export type RoiReport = {
  verdict: string;
  figures: readonly { name: string; value: string; note: string }[];
  steps: readonly string[];
};

type Props = {
  known: RoiCase;
  report: RoiReport;
  /** What to do now belongs to the answer; while typing, only where the numbers make no sense. */
  isAnswer?: boolean;
};

const words = roiWords.table;
const rate = (value: number) => formatPercent(value, 4);

function grossRows({ values }: RoiCase): SumRow[] {
  const analysis = analyseRoi(values);
  const percent = (value: number) => formatPercent(value, 1);
  return [
    { ...words.roi, value: shown(analysis.roiPercent, percent) },
    { ...words.profit, value: formatBrl(analysis.profit) },
    { ...words.roas, value: shown(analysis.roas, formatDecimal) },
    { ...words.costPerThousand, value: shown(analysis.costPerThousand, formatBrl) },
    { ...words.breakEvenSales, value: shown(analysis.breakEvenSales, formatDecimal) },
    { ...words.breakEvenConversion, value: shown(analysis.breakEvenConversionPercent, rate) },
  ];
}

/** Everything else, for whoever wants it. */
function WholeBill({ known }: Pick<Props, "known">) {
  const { values, details } = known;
  const outlook = outlookOf(known);
  const [first, ...rows] = grossRows(known);
  return (
    <details className="whole-bill">
      <summary>
        {words.more} <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="bill">
        <div className="stack">
          <Scenarios outlook={outlook} />
          <Funnel outlook={outlook} />
        </div>
        {details && outlook.left !== null ? (
          <DetailBill details={details} investment={values.investment} />
        ) : (
          first && <SumTable caption={words.all} first={first} rows={rows} />
        )}
      </div>
    </details>
  );
}

/** One verdict, four figures, what to do now; the rest is folded. All of it is computed here. */
export function RoiBill({ known, report, isAnswer = false }: Props) {
  const { verdict, steps } = report;
  // The answer has a heading of its own above it.
  const Heading = isAnswer ? "h4" : "h3";
  const [first, ...rows] = report.figures.map(({ value, ...figure }) => ({
    ...figure,
    value: keepAmounts(value),
  }));
  return (
    <>
      <p className="verdict answer-text" tabIndex={-1}>
        {keepAmounts(verdict)}
      </p>
      {first && <SumTable caption={words.caption} first={first} rows={rows} />}
      {(isAnswer || !first) && (
        <div className="roi-steps">
          <Heading>{roiWords.report.steps}</Heading>
          <ol className="answer-steps">
            {steps.map((step) => (
              <li key={step}>{keepAmounts(step)}</li>
            ))}
          </ol>
        </div>
      )}
      {first && <WholeBill known={known} />}
    </>
  );
}
