type Reached = { email?: string | null | undefined; phone?: string | null | undefined };

/** What somebody who knows the account tries first: its address, what stands before the @, its number. */
export function wordsOfAccount({ email, phone }: Reached): string[] {
  const local = email?.split("@", 1)[0];
  return [email, local, local?.split("+", 1)[0], phone].filter((word) => word != null);
}

/** Whether it is one of the words, but for case, accents, signs and digits before and after. */
export function isNearTo(password: string, words: readonly string[]): boolean {
  const [folded, bare] = formsOf(password);
  return words.map(formsOf).some(([whole, core]) => {
    const isWhole = whole !== "" && whole === folded;
    return isWhole || (core !== "" && core === bare);
  });
}

/** Letters and digits alone, and without those digits that were only added. */
function formsOf(text: string): [string, string] {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return [folded, /\D(?:.*\D)?/su.exec(folded)?.[0] ?? ""];
}
