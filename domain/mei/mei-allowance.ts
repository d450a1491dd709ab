export type MeiInput = {
  /** BRL of a whole year. */
  yearLimit: number;
  /** Month in which the business opened, 1 to 12, where that was in the year in question; else null. */
  openedMonth: number | null;
  /** Month of today, 1 to 12. */
  currentMonth: number;
  /** BRL sold so far in that year; null where nobody said. */
  earned: number | null;
};

export type MeiAllowance = {
  /** Months that count, the one of opening included. */
  months: number;
  /** BRL that the year allows: a twelfth of the limit for each month. */
  limit: number;
  /** BRL that are left; below zero where the limit is passed. Null without `earned`. */
  left: number | null;
  /** BRL for each month that is left, this one included. Null without `earned`, or with nothing left. */
  leftPerMonth: number | null;
};

const yearMonths = 12;

/** What an individual microentrepreneur may earn in the year; null where a value makes no sense. */
export function meiAllowance(input: MeiInput): MeiAllowance | null {
  const { yearLimit, openedMonth, currentMonth, earned } = input;
  const opened = openedMonth ?? 1;
  if (!Number.isInteger(opened) || opened < 1 || opened > currentMonth) return null;
  if (earned !== null && !(earned >= 0)) return null;
  const months = yearMonths - opened + 1;
  const limit = (yearLimit / yearMonths) * months;
  const left = earned === null ? null : limit - earned;
  const monthsLeft = yearMonths - currentMonth + 1;
  const leftPerMonth = left === null || left <= 0 ? null : left / monthsLeft;
  return { months, limit, left, leftPerMonth };
}
