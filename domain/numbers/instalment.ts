/** What each of several equal instalments without interest comes to; null where cents would be left over. */
export function instalmentOf(amount: number, count: number): number | null {
  const cents = Math.round(amount * 100);
  return cents % count === 0 ? cents / count / 100 : null;
}
