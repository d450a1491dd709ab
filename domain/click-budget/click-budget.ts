/** What an amount of a month can do, at a cost per click that the person names. */
export type ClickBudget = {
  /** BRL of a month. */
  budget: number;
  /** BRL of a day, in a month of 30. */
  perDay: number;
  /** Whole clicks, rounded down: nobody pays for half of one; null without their cost. */
  clicks: number | null;
  /** An expectation: need not be whole. Null where nobody said how many clicks buy. */
  sales: number | null;
  /** BRL of advertisement for each sale; null without sales. */
  costPerSale: number | null;
};

export type BudgetInput = {
  budget: number;
  /** Null where nobody said what a click costs: then nothing is said of clicks. */
  costPerClick: number | null;
  /** Per cent of the clicks that end in a sale. */
  buyersPercent: number | null;
};

const daysOfMonth = 30;

/** Plain arithmetic; null where the cost of a click or the amount is nothing, or more than all clicks buy. */
export function clickBudget(input: BudgetInput): ClickBudget | null {
  const { budget, costPerClick, buyersPercent } = input;
  if (!(budget > 0) || (costPerClick !== null && !(costPerClick > 0))) return null;
  if (buyersPercent !== null && (buyersPercent < 0 || buyersPercent > 100)) return null;
  // A hair more, or 0.3 / 0.1 would be two clicks.
  const clicks = costPerClick === null ? null : Math.floor(budget / costPerClick + 1e-9);
  const sales = buyersPercent === null || clicks === null ? null : (clicks * buyersPercent) / 100;
  const costPerSale = sales === null || sales === 0 ? null : budget / sales;
  return { budget, perDay: budget / daysOfMonth, clicks, sales, costPerSale };
}
