/** "10 por cento": a share, and no price of ten. */
const share = /(?<![\d.,])(\d{1,3}(?:,\d)?) por cento(?!\p{L})/giu;

/** In these things are counted, whatever they cost: "bandeja de 30 por 28". */
const trays = "bandeja|cartela|fardo|engradado|pente|cartelinha|bandejinha";
/** What is in these may also have been reduced: "pacote de 90 por 70". */
const packs =
  "pacote|caixa|kit|combo|plano|saco|jogo|lote|cesta|grade|pote|pacotinho|caixinha|saquinho";
const filled = new RegExp(
  `(?<!\\p{L})((?:${trays}|${packs})s?) de (\\d{2,3}) por (?=(?:R\\$ ?)?(\\d{1,3}(?:\\.\\d{3})+|\\d{1,5}))`,
  "giu",
);
const isTray = new RegExp(`^(?:${trays})s?$`, "i");

function withCount(whole: string, holder: string, count: string, sum: string): string {
  const isCount = isTray.test(holder) || Number(count) < Number(sum.replaceAll(".", ""));
  return isCount ? `${holder} com ${count} por ` : whole;
}

/** Numbers in front of "por" that count: "pacote de 10 por 900" is one of ten, and "10 por cento" a share. */
export function settleCounts(text: string): string {
  if (!/ por /i.test(text)) return text;
  return text.replace(share, "$1%").replace(filled, withCount);
}
