const contacts: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+|(?<![\w.])[\w-]+\.(?:com|net|org|br|example|ly|me|app|site)(?![\p{L}\p{N}])/iu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<!\S)@\w+/u,
  /\(\d{2}\) ?\d|0[38]00[\s-]?\d|(?<!\d)9?\d{4}[-\s]\d{4}(?!\d)|\+55/,
  /(?<!\d)(?!(?:5\/5|10\/10)(?![\d/]))\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)/,
];

/** An address of the web or mail, a phone number, a date ("5/5" and "10/10" are marks). */
export function contactIn(text: string): string | undefined {
  return contacts.map((contact) => contact.exec(text)?.[0]).find(Boolean);
}
