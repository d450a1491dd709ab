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
  {
    check: "points",
    to: "pizzaria-fria-e-atrasada",
    text: "Fernanda, sentimos muito pela sua decepção. Conte também o dia e o horário, o mais rápido possível: não era isso que você esperava. Por favor, chame a gente em uma mensagem privada para conversarmos com calma.",
  },
  {
    check: "points",
    to: "padaria-pao-de-queijo",
    text: "Que alegria ler isso! Muito obrigado por contar que você gostou, é um prazer receber a sua visita. Esperamos você mais vezes por aqui, sempre que puder e com quem quiser trazer.",
  },
  withPiece("nothing-invented", sizes, "Moda fitness do 44", "Moda fitness por R$ 44"),
  withPiece("sense", cards, "Peça já.", "Bolso."),
  withPiece("sense", cards, "Peça já.", "Opções de já."),
  /** What is called good is what was wrong; the regret is over what was good. */
  {
    check: "tone",
    to: "sapateiro-genival",
    text: "Obrigado por dividir a sua experiência com a gente. Ficou registrado o que você comenta de bom sobre a bota e o prazo. Quanto à falta de resposta por telefone, pedimos desculpas pelo incômodo. Se puder, fale com a gente pelos contatos do nosso perfil.",
  },
  {
    check: "tone",
    to: "sapateiro-genival",
    text: "Obrigado por dividir a sua experiência com a gente. Que bom que o trabalho do Genival agradou. Quanto ao prazo, à resposta por telefone e à bota, entendemos a sua frustração e pedimos desculpas. Se puder, fale com a gente pelos contatos do nosso perfil.",
  },
  /** "À" before a man's word; "tranças" without their cedilla are bolts. */
  {
    check: "grammar",
    to: "stories-a-83",
    text: "Agradecemos de coração pela avaliação. O seu elogio à atendimento da Dandara, às dicas dela e à trança feita com capricho é um presente para quem trabalha aqui. Esperamos você mais vezes.",
  },
  {
    check: "grammar",
    to: "stories-a-83",
    text: "Agradecemos de coração pela avaliação. O seu elogio ao atendimento da Dandara, às dicas dela e à tranca feita com capricho é um presente para quem trabalha aqui. Esperamos você mais vezes.",
  },
];
