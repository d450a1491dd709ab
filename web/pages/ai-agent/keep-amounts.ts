/** "R$" and its number on one line; for the eye alone, what is copied keeps ordinary spaces. */
export function keepAmounts(text: string): string {
  return text.replace(/R\$ (?=\d)/g, "R$\u00A0");
}
