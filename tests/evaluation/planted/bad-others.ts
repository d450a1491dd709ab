import type { AdPiece } from "../../../contract/gemini-chat.ts";
import { goodAds, goodAnalyses, goodPlans } from "./good-others.ts";
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

const { baskets, manicure, cakes, lunches } = goodAds;

export const badAds: readonly PlantedFault[] = [
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
];

const { moreReviews, nothing } = goodPlans;
const reviewsText = moreReviews.text;

export const badPlans: readonly PlantedFault[] = [
  {
    ...moreReviews,
    sources: [{ kind: "item", id: "logo-alta-resolucao", title: "Logo nítida, em alta resolução" }],
    check: "sources",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources, { kind: "item", id: "item-que-nao-existe", title: "Nada" }],
    check: "sources",
  },
  { ...nothing, sources: [...moreReviews.sources], check: "sources" },
  {
    ...nothing,
    sources: [],
    text: "O Brasil ganhou nos pênaltis, depois de um jogo sem gols, e fez a festa de norte a sul.",
    check: "sources",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources],
    text: reviewsText.replace(/^\d\. /gm, ""),
    check: "plan",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources],
    text: `${reviewsText}\n${"Peça com gentileza e agradeça sempre. ".repeat(45)}`.trim(),
    check: "length",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources],
    text: `${reviewsText} Quem faz isso recebe 347 avaliações.`,
    check: "nothing-invented",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources],
    text: `${reviewsText} Veja também em www.avaliacoes.example.`,
    check: "nothing-invented",
  },
  {
    ...moreReviews,
    sources: [...moreReviews.sources],
    text: `${reviewsText} Com o seu perfil completo, o primeiro lugar garantido vem logo.`,
    check: "nothing-invented",
  },
];

const { profit, loss, high, nothingSpent } = goodAnalyses;

export const badAnalyses: readonly PlantedFault[] = [
  {
    ...profit,
    text: spoiled(profit.text, "Cada real", "O ROI de 285% anima. Cada real"),
    check: "numbers",
  },
  { ...profit, text: spoiled(profit.text, "R$ 80,00", "R$ 81,00"), check: "numbers" },
  { ...profit, text: spoiled(profit.text, "0,13%", "0,14%"), check: "numbers" },
  { ...profit, text: spoiled(profit.text, "CAC: R$ 16,00 por venda.\n", ""), check: "figures" },
  { ...profit, text: spoiled(profit.text, "ROI: 275%", "ROI: 0,5%"), check: "figures" },
  {
    ...loss,
    text: spoiled(spoiled(loss.text, "dá prejuízo: a receita não cobre", "usa"), "-R$", "R$")
      .replace("ROI: -64%", "ROI: 64%")
      .replace("Ainda falta contar", "Conte ainda"),
    check: "meaning",
  },
  {
    ...nothingSpent,
    text: spoiled(nothingSpent.text, "CAC:", "ROI: 100%. CAC:"),
    check: "meaning",
  },
  {
    ...high,
    text: spoiled(
      spoiled(high.text, ", mas confira a taxa antes de acreditar nela", ""),
      "A taxa de 1,5% é alta para quem apenas viu o anúncio: alcance não é clique. ",
      "",
    ),
    check: "warning",
  },
  { ...profit, text: `${profit.text} A taxa de 0,5% é alta demais.`, check: "warning" },
  {
    ...profit,
    text: spoiled(
      profit.text,
      "Receita não é lucro: o custo do produto, as taxas e os impostos ficam de fora desta conta.",
      "Confira os números antes de decidir.",
    ),
    check: "caveat",
  },
  {
    ...profit,
    text: `${profit.text} ${"Confira tudo antes de decidir. ".repeat(130)}`.trim(),
    check: "length",
  },
];
