/** A number as a person writes it is no part of a longer word, decimal, date or code. */
const before = String.raw`(?:(?=[+(])|(?<![\p{L}\p{N}_])(?<!\d[.\-])(?<!(?<!\d)\d{1,2}/))`;
const after = String.raw`(?![\p{L}\p{N}_])(?![.,]\d{1,3}(?!\d))(?!-\d)(?!/\d{1,2}(?!\d))`;

/** Every quantifier of `form` must have an upper bound, so that a search stays linear in the text. */
export function standingAlone(form: string): RegExp {
  return new RegExp(`${before}(?:${form})${after}`, "gu");
}

/** Words after which digits without any separator are the shop's own: an order, an invoice, a parcel. */
const reference =
  /(?:\b(?:pedido|protocolo|nota(?: fiscal)?|nfe?|nf-e|rastreio|rastreamento|encomenda|ordem(?: de servi[çc]o)?|boleto|lote|chamado|ticket|s[ée]rie|reserva|sku|c[óo]digo|c[óo]d)\b|#)[ .:#-]{0,3}(?:de barras )?(?:n[º°o.]{0,2}|n[úu]mero|é|foi)?[ .:#-]{0,3}$/iu;

/** Characters looked at before a number. */
const reach = 36;

export function textBefore(text: string, start: number): string {
  return text.slice(Math.max(0, start - reach), start);
}

export function followsReference(text: string, start: number): boolean {
  return reference.test(textBefore(text, start));
}

/** One form for spaces and dashes, character by character: places in the text stay where they are. */
export function toPlainText(text: string): string {
  return text.replace(/[^\S\r\n ]/g, " ").replace(/[\u2010-\u2015\u2212]/g, "-");
}
