import { useMemo, useState } from "react";
import type { RoiDetails, RoiValues } from "../../../contract/gemini-chat.ts";
import { formatDecimal } from "../../../domain/numbers/format.ts";
import { parseDecimal } from "../../../domain/numbers/parse-decimal.ts";
import { analyseDetails } from "../../../domain/roi-details/analyse-details.ts";
import type { DetailInputs } from "../../../domain/roi-details/inputs.ts";
import { anyText, objectOf, oneOf, texts as textsOf } from "../../storage/shapes.ts";
import { useKeptDraft } from "../../storage/use-kept-draft.ts";
import { type DetailTexts, emptyDetailTexts, stageInputs } from "./fine-tuning/detail-texts.ts";
import { emptyRoiTexts, type RoiTexts, readRoiValues, roiInputs } from "./roi-texts.ts";

export type Roi = {
  texts: RoiTexts;
  setTexts: (texts: RoiTexts) => void;
  margin: string;
  setMargin: (margin: string) => void;
  /** Undefined while the rate is typed and not worked out from sales. */
  sales: string | undefined;
  setSales: (sales: string | undefined) => void;
  /** Per cent that the sales are of the reach; null where they say nothing. */
  salesRate: number | null;
  /** How many sales were counted; undefined where the rate is typed. */
  counted: number | undefined;
  /** The fine-tuning, where it is open. */
  isTuned: boolean;
  setTuned: (isTuned: boolean) => void;
  tuning: DetailTexts;
  setTuning: (tuning: DetailTexts) => void;
  inputs: DetailInputs;
  values: RoiValues | undefined;
  details: RoiDetails | null;
};

/** Enough for whole sales of the largest reach; the field shows fewer. */
const rateDecimals = 10;

/** Per cent; null without a reach. */
function rateOf(sales: string | undefined, reach: string): number | null {
  const [sold, people] = [parseDecimal(sales ?? ""), parseDecimal(reach)];
  if (sold === null || sold < 0 || !people || people < 0) return null;
  return Number(((sold / people) * 100).toFixed(rateDecimals));
}

/** The form with the rate that the known sales come to. */
function withRate(texts: RoiTexts, sales: string | undefined): RoiTexts {
  const rate = rateOf(sales, texts.reach);
  return rate === null ? texts : { ...texts, conversionPercent: formatDecimal(rate, 6) };
}

function readInputs(
  texts: RoiTexts,
  margin: string,
  tuning: DetailTexts,
  rate: number | null,
): DetailInputs {
  const typed = Object.entries({ ...texts, ...tuning, marginPercent: margin });
  const read = Object.fromEntries(typed.map(([name, text]) => [name, parseDecimal(text)]));
  return { ...(read as DetailInputs), ...(rate !== null && { conversionPercent: rate }) };
}

/** Whether what the device kept is a form of this card. */
const isKeptForm = objectOf(
  {
    texts: objectOf(textsOf(...roiInputs)),
    margin: anyText,
    tuning: objectOf(textsOf(...stageInputs)),
    isTuned: oneOf([true, false]),
  },
  { sales: anyText },
);

/** What stands in the ROI card, and what follows from it. */
export function useRoi(): Roi {
  const [texts, keepTexts] = useState(emptyRoiTexts);
  const [margin, setMargin] = useState("");
  const [sales, keepSales] = useState<string>();
  const [isTuned, setTuned] = useState(false);
  const [tuning, setTuning] = useState(emptyDetailTexts);
  const form = { texts, margin, sales, tuning, isTuned };
  const isTyped = [...Object.values(texts), ...Object.values(tuning), margin, sales ?? ""].some(
    (text) => text !== "",
  );
  useKeptDraft("roi", isTyped ? form : undefined, (kept) => {
    if (!isKeptForm(kept) || isTyped) return false;
    const back = kept as typeof form;
    keepTexts(back.texts);
    setMargin(back.margin);
    keepSales(back.sales);
    setTuning(back.tuning);
    setTuned(back.isTuned);
    return true;
  });
  const salesRate = rateOf(sales, texts.reach);
  const inputs = useMemo(
    () => readInputs(texts, margin, isTuned ? tuning : emptyDetailTexts, salesRate),
    [texts, margin, isTuned, tuning, salesRate],
  );
  const values = readRoiValues(texts);
  const details = useMemo(() => analyseDetails(inputs), [inputs]);
  const setTexts = (next: RoiTexts) => {
    // Whoever types a rate knows it.
    if (next.conversionPercent !== texts.conversionPercent) keepSales(undefined);
    keepTexts(next.reach === texts.reach ? next : withRate(next, sales));
  };
  const setSales = (next: string | undefined) => {
    keepSales(next);
    keepTexts(withRate(texts, next));
  };
  return {
    ...{
      texts,
      setTexts,
      margin,
      setMargin,
      sales,
      setSales,
      isTuned,
      setTuned,
      tuning,
      setTuning,
    },
    salesRate,
    counted: salesRate === null ? undefined : (parseDecimal(sales ?? "") ?? undefined),
    inputs,
    values: values && salesRate !== null ? { ...values, conversionPercent: salesRate } : values,
    details,
  };
}
