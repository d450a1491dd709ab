import type { RoiValues } from "../../../contract/gemini-chat.ts";
import {
  absolute,
  ceiling,
  type Fraction,
  fourOf,
  fraction,
  minus,
  over,
  type Sums,
  scaled,
  sumsOf,
  times,
} from "./roi-sums.ts";

const inputs = ["investment", "reach", "conversionPercent", "saleValue"] as const;
/** Round numbers of any explanation: "1 em cada", "10% a menos", "por mil", "100%", "3 cenários". */
const round = [1, 2, 3, 4, 10, 25, 50, 100, 1000].map((value) => fraction(value));

type Four = ReturnType<typeof fourOf>;

function sumsAndInputs(four: Four): Fraction[] {
  const sums: Sums = sumsOf(four);
  return [...Object.values(four), ...Object.values(sums)].filter((value) => value !== null);
}

/** Half and one and a half of the rate. */
function scenarios(four: Four): Fraction[] {
  return ["0.5", "1.5"].flatMap((factor) =>
    sumsAndInputs(scaled(four, "conversionPercent", factor)),
  );
}

/** A tenth of one input, and what it gains. */
function levers(four: Four): Fraction[] {
  const before = sumsOf(four);
  return inputs.flatMap((key) =>
    ["0.9", "1.1"].flatMap((factor) => {
      const changed = scaled(four, key, factor);
      const after = sumsOf(changed);
      const gains = (["revenue", "profit", "roiPercent", "roas", "cac", "sales"] as const).map(
        (name) => {
          const [a, b] = [after[name], before[name]];
          return a && b ? minus(a, b) : null;
        },
      );
      return [
        ...sumsAndInputs(changed),
        minus(changed[key], four[key]),
        ...gains.filter((gain) => gain !== null),
      ];
    }),
  );
}

/** A quarter of the money on a quarter of the people, and what is said of one sale. */
function furtherFigures(four: Four): (Fraction | null)[] {
  const { sales, cac, roas, breakEvenSales } = sumsOf(four);
  const quarter = fraction("0.25");
  const test = times(four.investment, quarter);
  const testSales = over(test, four.saleValue);
  return [
    test,
    times(sales, quarter),
    times(four.reach, quarter),
    testSales && ceiling(testSales),
    cac && minus(four.saleValue, cac),
    roas && minus(roas, fraction(1)),
    over(four.reach, sales),
    breakEvenSales && minus(breakEvenSales, sales),
    over(fraction(100), four.conversionPercent),
    ceiling(sales),
    breakEvenSales && over(four.reach, breakEvenSales),
  ];
}

/** Every number an explanation of these values may show, without its sign. */
export function figuresOf(values: RoiValues): Fraction[] {
  const four = fourOf(values);
  const all = [
    ...sumsAndInputs(four),
    ...scenarios(four),
    ...levers(four),
    ...furtherFigures(four),
    ...round,
  ];
  return all.filter((value) => value !== null).map(absolute);
}
