import { ChevronDown } from "lucide-react";
import { roiWords } from "../../../content/interface/roi.ts";
import { roiDetailWords } from "../../../content/interface/roi-details.ts";
import type { RoiDetails, RoiValues } from "../../../contract/gemini-chat.ts";
import { formatBrl, formatDecimal, formatPercent } from "../../../domain/numbers/format.ts";
import type { RoiAnalysis } from "../../../domain/roi/analyse-roi.ts";
import { verdictOf } from "../../../domain/roi-details/verdict.ts";
import { DetailBill } from "./fine-tuning/detail-bill.tsx";
import { Funnel } from "./funnel.tsx";
import { Scenarios } from "./scenarios.tsx";
import { type SumRow, SumTable, shown } from "./sum-table.tsx";

type Props = {
  values: RoiValues;
  analysis: RoiAnalysis;
  /** What margin and fine-tuning add; null while nothing does. */
  details: RoiDetails | null;
};

const words = roiWords.table;
const rate = (value: number) => formatPercent(value, 4);
const salesCount = (sales: number) => words.salesCount(formatDecimal(sales));

/** Whether it pays, in one sentence; empty where a value makes no sense. */
function verdict({ values: { investment }, analysis, details }: Props): string {
  const found = verdictOf(analysis, details);
  const [revenue, spent] = [formatBrl(analysis.revenue), formatBrl(investment)];
  switch (found.kind) {
    case "pays":
      return roiWords.verdict.pays(formatBrl(found.left));
    case "loses":
      return roiWords.verdict.loses(formatBrl(found.missing));
    case "even":
      return roiWords.verdict.even;
    case "cannot":
      return roiWords.verdict.cannot(revenue, spent);
    case "depends":
      return roiWords.verdict.depends(revenue, spent, formatBrl(found.least));
    case "unknown":
      return "";
  }
}

/** The figure that counts most, and three beside it. */
function figures({ analysis, details }: Props): { first: SumRow; rows: SumRow[] } {
  const profit = details?.profit ?? null;
  const bill = roiDetailWords.bill;
  const percent = (value: number) => formatPercent(value, 1);
  const revenue = { ...words.revenue, value: formatBrl(analysis.revenue) };
  const gross = { ...words.roi, value: shown(analysis.roiPercent, percent) };
  const left = { ...(profit !== null && profit < 0 ? bill.loss : bill.profit) };
  const net = { ...bill.roi, value: shown(details?.roiPercent ?? null, percent) };
  return {
    first: profit === null ? gross : { ...left, value: formatBrl(profit) },
    rows: [
      profit === null ? revenue : net,
      { ...words.sales, value: salesCount(details?.sales ?? analysis.sales) },
      { ...words.cac, value: shown(details?.costPerSale ?? analysis.cac, formatBrl) },
    ],
  };
}

function otherRows({ analysis }: Props): SumRow[] {
  return [
    { ...words.profit, value: formatBrl(analysis.profit) },
    { ...words.roas, value: shown(analysis.roas, formatDecimal) },
    { ...words.costPerThousand, value: shown(analysis.costPerThousand, formatBrl) },
    { ...words.breakEvenMargin, value: shown(analysis.breakEvenMarginPercent, rate) },
    { ...words.breakEvenSales, value: shown(analysis.breakEvenSales, salesCount) },
    { ...words.breakEvenConversion, value: shown(analysis.breakEvenConversionPercent, rate) },
  ];
}

/** One sentence and four figures, computed here, before and independent of any call; the rest is folded. */
export function RoiBill(props: Props) {
  const { values, analysis, details } = props;
  const sentence = verdict(props);
  const [firstOther, ...others] = otherRows(props);
  return (
    <div className="sheet-card">
      {sentence && <p className="verdict">{sentence}</p>}
      <SumTable caption={words.caption} {...figures(props)} />
      <details className="whole-bill">
        <summary>
          {words.more} <ChevronDown className="i" aria-hidden="true" />
        </summary>
        <div className="bill">
          <div className="stack">
            {firstOther && <SumTable caption={words.all} first={firstOther} rows={others} />}
            {details?.profit != null && (
              <DetailBill details={details} investment={values.investment} />
            )}
          </div>
          <div className="stack">
            <Funnel values={values} analysis={analysis} />
            <Scenarios values={values} analysis={analysis} />
          </div>
        </div>
      </details>
    </div>
  );
}
