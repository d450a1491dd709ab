import type { AdPiece } from "../../../contract/gemini-chat.ts";
import { goodReviews as good } from "./good-reviews.ts";
import { goodWordedAds, goodWordings } from "./good-wordings.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

type Good = { to: string; text: string };

function bad(check: string, { to, text }: Good, passage: string, instead: string): PlantedFault {
  return { check, to, text: spoiled(text, passage, instead) };
}

function withMore(check: string, { to, text }: Good, more: string): PlantedFault {
  return { check, to, text: `${text} ${more}` };
}

type GoodAd = Good & { pieces: AdPiece[] };

function withPiece(check: string, ad: GoodAd, before: string, after: string): PlantedFault {
  const pieces = ad.pieces.map((piece) => ({
    ...piece,
    text: piece.text.replace(before, after),
  }));
  return { check, to: ad.to, pieces, text: ad.text.replaceAll(before, after) };
}

const { hair, thrift, grandfather, sadness } = goodWordings;
const { sizes, cards } = goodWordedAds;

/** What the checks must still catch, or have learned to catch, beside the good wordings. */
export const badWordings: readonly PlantedFault[] = [
  bad("nothing-invented", hair, "A limpeza na cozinha", "O barulho na cozinha"),
  bad("nothing-invented", thrift, "está à sua espera", "tem pouca espera"),
  bad(
    "nothing-invented",
    thrift,
    "Obrigado pela sinceridade",
    "Obrigado por elogiar a sinceridade",
  ),
  bad(
    "nothing-invented",
    good.irony,
    "queremos entender",
    "com a nossa variedade, queremos entender",
  ),
  withMore("apology", grandfather, "Lamentamos também qualquer incômodo."),
  bad("apology", sadness, "Nos entristece saber", "Ficamos sabendo"),
  withMore("tone", good.irony, "O seu comentário deixou a equipe muito feliz."),
  withMore("tone", good.irony, "Ele animou todo mundo por aqui."),
  /** Stock phrases speak of no point. */
  withMore(
    "points",
    bad("points", good.complaint, "pela demora e por", "por"),
    "Conte também o dia e o horário, o mais rápido possível: não era isso que você esperava.",
  ),
  bad(
    "points",
    good.praise,
    "Muito obrigado por contar que o pão de queijo chegou quentinho e crocante até você.",
    "Muito obrigado por contar que você gostou, é um prazer receber a sua visita.",
  ),
  withPiece("nothing-invented", sizes, "Moda fitness do 44", "Moda fitness por R$ 44"),
  withPiece("sense", cards, "Peça já.", "Bolso."),
  withPiece("sense", cards, "Peça já.", "Opções de já."),
];
