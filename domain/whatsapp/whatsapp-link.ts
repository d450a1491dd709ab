/** Longest text a link carries: browsers and WhatsApp cut far longer addresses. Characters. */
const maxLength = 3500;

/** Signs that WhatsApp would take for its own marks when they stand at the edge of a word. */
const marks = /[*_~`]/g;

/** Text with WhatsApp's own marks: the title in bold, the text as it is. */
export function toWhatsApp(title: string, text: string): string {
  const plain = text.replace(marks, "");
  const cut = plain.length > maxLength ? `${plain.slice(0, maxLength).trimEnd()}…` : plain;
  return `*${title.replace(marks, "").replace(/:$/, "")}*\n\n${cut}`;
}

/** Opens WhatsApp with the text; the visitor chooses to whom it goes. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`;
}
