/** What an advertisement that ran has cost for each sale. */
export type AdResult = {
  /** BRL; null without sales. */
  costPerSale: number | null;
  /** BRL of a sale after the advertisement; null where nobody said what a sale leaves. */
  rest: number | null;
};

/** BRL spent, whole sales, and BRL that a sale leaves before the advertisement. Null where a value makes no sense. */
export function adResult(spent: number, sales: number, left: number | null): AdResult | null {
  if (!(spent > 0 && sales >= 0) || (left !== null && left < 0)) return null;
  const costPerSale = sales === 0 ? null : spent / sales;
  return { costPerSale, rest: costPerSale === null || left === null ? null : left - costPerSale };
}
