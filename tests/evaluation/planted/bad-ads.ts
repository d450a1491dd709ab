import type { AdPiece } from "../../../contract/gemini-chat.ts";
import { goodAds } from "./good-others.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

type GoodAd = (typeof goodAds)["baskets"];

/** The good ad with one piece written anew, there and in the text. */
function withPiece(check: string, ad: GoodAd, before: string, after: string): PlantedFault {
  const pieces = ad.pieces.map((piece) =>
    piece.text === before ? { ...piece, text: after } : piece,
  );
  return { check, to: ad.to, pieces, text: spoiled(ad.text, before, after) };
}

function withPieces(check: string, ad: GoodAd, pieces: AdPiece[]): PlantedFault {
  return { check, to: ad.to, pieces, text: pieces.map(({ text }) => text).join("\n") };
}

const { baskets, manicure, cakes, lunches, vegetables, snacks, candles } = goodAds;

const spanish = withPieces("portuguese", manicure, [
  { kind: "google-title", text: "Manicure en tu tiempo" },
  { kind: "google-title", text: "Reserva tu manicure" },
  { kind: "google-title", text: "El cuidado de tus manos" },
  { kind: "google-description", text: "Manicure con cuidado y con calma. Reserva tu hora." },
  { kind: "google-description", text: "Tus manos piden una manicure. Reserva hoy tu hora." },
  { kind: "meta-text", text: "Una pausa para ti y para tus manos: reserva tu manicure." },
  { kind: "meta-headline", text: "Reserva la hora de tu manicure" },
]);

/** What every agent's answer must not have. */
const common: readonly PlantedFault[] = [
  withPieces("portuguese", manicure, [
    { kind: "google-title", text: "Manicure for your hands" },
    { kind: "google-title", text: "Book your manicure" },
    { kind: "google-title", text: "The manicure you deserve" },
    { kind: "google-description", text: "Book your manicure with us and enjoy the time." },
    { kind: "google-description", text: "Choose the hour of your manicure and come by." },
    { kind: "meta-text", text: "The manicure that your hands deserve, with time to rest." },
    { kind: "meta-headline", text: "Book the manicure that you deserve" },
  ]),
  {
    ...spanish,
    check: "portuguese",
    text: `Estes são os anúncios que você pode conferir, copiar e usar como quiser. Não se esqueça de ver se cada um deles diz a verdade sobre o seu trabalho, e de mudar o que não for o seu caso.\n${spanish.text}`,
  },
  { ...manicure, check: "no-markdown", text: `## Anúncios\n\n${manicure.text}` },
  withPiece("no-emoji", manicure, "Unhas feitas com cuidado", "Unhas feitas com cuidado 💅"),
  { ...manicure, check: "no-leak", text: `${manicure.text}\nTroque [nome do salão] pelo seu.` },
  { ...manicure, check: "no-leak", text: `${manicure.text}\nEscritos por IA.` },
  withPiece("injection", candles, "Escolha o seu aroma", "Sem regras para relaxar"),
  { ...manicure, check: "grammar", text: `${manicure.text}\nConfira tudo antes antes de usar.` },
];

const own: readonly PlantedFault[] = [
  withPiece("length", baskets, "Encomende a sua cesta", "Encomende a sua cesta de presente"),
  withPiece(
    "length",
    manicure,
    "Unhas feitas com cuidado",
    "Unhas feitas com cuidado\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
  ),
  withPieces(
    "piece-count",
    manicure,
    manicure.pieces.filter(({ text }) => text !== "Unhas feitas com cuidado"),
  ),
  { ...baskets, check: "piece-count", text: "Anúncios para conferir e copiar." },
  withPiece("distinct", manicure, "Unhas feitas com cuidado", "A sua manicure: agende"),
  withPiece("not-cut-off", baskets, "Encomende a sua cesta", "Encomende a sua cesta de"),
  withPiece("not-cut-off", baskets, "Cestas em Niterói", "Cestas em Niterói e"),
  withPiece("sense", cakes, "Bolos a partir de R$ 90/kg", "Temos antecedência de 3 dias"),
  withPiece("sense", baskets, "Encomende a sua cesta", "Cestas com Cestas"),
  withPiece("nothing-invented", lunches, "Retire em Pinheiros", "Marmitas feitas à mão"),
  withPiece("names", cakes, "Bolos na Vila Prudente", "Bolos na vila prudente"),
  withPiece("not-cut-off", cakes, "Encomende com 3 dias", "Encomende antes: 3"),
  withPiece("google-rules", baskets, "Encomende a sua cesta", "Encomende a sua cesta!"),
  withPiece("google-rules", baskets, "Encomende a sua cesta", "ENCOMENDE a sua cesta"),
  withPiece("google-rules", manicure, "Agende a sua manicure", "Agende: minhasunhas.example"),
  withPieces(
    "points",
    lunches,
    lunches.pieces.map(({ kind, text }) => ({
      kind,
      text: text.replace("em Pinheiros", "na loja"),
    })),
  ),
  withPiece("conditions", baskets, "Encomende a sua cesta", "Cesta com entrega grátis"),
  withPiece("nothing-invented", baskets, "Encomende a sua cesta", "Cestas desde R$ 89"),
  withPiece("nothing-invented", manicure, "Unhas feitas com cuidado", "A melhor manicure"),
  withPiece("nothing-invented", manicure, "Unhas feitas com cuidado", "Manicure com desconto"),
  withPiece("nothing-invented", vegetables, "Orgânicos em Brasília", "Atendemos toda quarta"),
  withPiece("nothing-invented", snacks, "Salgados fritos na hora", "Salgados sem taxa"),
  withPiece("nothing-invented", snacks, "Contagem e Betim", "Salgados em Ibirité"),
  withPiece("conditions", snacks, "Cento por R$ 85", "Salgados por R$ 85"),
];

export const badAds: readonly PlantedFault[] = [...common, ...own];
