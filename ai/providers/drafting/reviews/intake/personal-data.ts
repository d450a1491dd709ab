/** Every part of a pattern is bounded: no input makes one slow. */
const addresses = [
  /[^\s@]{1,64}@[^\s@]{2,255}/g,
  /\b(?:https?:\/\/|www\.)\S{1,300}/gi,
  /\b[\w-]{2,60}\.(?:com|net|org|app|site|shop|store|io)(?:\.br)?(?:\/\S{0,200})?/gi,
];
const numbers = /\+?\(?\d[\d .()/-]{6,20}\d/g;
/** "Rua das Flores, 123": no word of a sentence ("em", "que") stands between the street and its number. */
const streets =
  /\b(?:rua|r\.|avenida|av\.?|travessa|alameda|rodovia|estrada|pra[çc]a)(?:\s(?!(?:e|em|que|com|por|para|pra|mais|quase|uns|umas|cerca|foi|levou|chegou|demorou)\s)[\p{L}.]{1,20}){1,6},?\s{0,3}(?:n[º°o.]{0,2}\s?)?\d{1,5}\b/giu;

/** "ABC1D23", "abc-1234": the plate of a car. */
const plates = /\b[a-z]{3}(?:\d[a-z]\d{2}|-\d{4})\b/gi;

const date = /^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\s*$/;

export type Redaction = { text: string; found: boolean };

/** Takes out what must never be repeated: documents, telephones, cards, e-mails, sites and street addresses. */
export function redactPersonalData(text: string): Redaction {
  let found = false;
  const hide = (match: string): string => {
    const figure = /^[\d .()/+-]+$/.test(match);
    if (figure && (match.replace(/\D/g, "").length < 8 || date.test(match))) return match;
    found = true;
    return " ";
  };
  const patterns = [...addresses, streets, plates, numbers];
  return { text: patterns.reduce((rest, pattern) => rest.replace(pattern, hide), text), found };
}
