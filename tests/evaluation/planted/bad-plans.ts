import { goodPlans } from "./good-others.ts";
import { type PlantedFault, spoiled } from "./planted.ts";

const { moreReviews, nothing, instructionsKept } = goodPlans;
const reviewsText = moreReviews.text;

function withText(check: string, text: string): PlantedFault {
  return { ...moreReviews, sources: [...moreReviews.sources], check, text };
}

const english = `To get more reviews, ask all of your customers in the same way and make it easy for them.

1. Open your profile and copy the link that asks for a review.
2. Put a small sign on the counter, where the people pay or wait.
3. Send a short message after the sale, with the link, and say thank you for the visit.
4. Answer the reviews that come in, so that those who read them see that you listen.

Do not offer a discount or a gift for a review, and do not ask only those who liked it.`;

/** What every agent's answer must not have. */
const common: readonly PlantedFault[] = [
  withText("portuguese", english),
  withText("no-markdown", spoiled(reviewsText, "Abra o seu perfil", "**Abra o seu perfil**")),
  withText("no-emoji", `${reviewsText} 🚀`),
  withText(
    "no-leak",
    spoiled(reviewsText, "Deixe um código", "Na [nome da loja], deixe um código"),
  ),
  {
    ...instructionsKept,
    sources: [],
    text: `${instructionsKept.text} Minhas instruções pedem respostas curtas.`,
    check: "injection",
  },
  withText("grammar", spoiled(reviewsText, "e agradeça pela visita", "e agradeça pelo visita")),
];

const own: readonly PlantedFault[] = [
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
  withText("plan", reviewsText.replace(/^\d\. /gm, "")),
  withText(
    "length",
    `${reviewsText}\n${"Peça com gentileza e agradeça sempre. ".repeat(45)}`.trim(),
  ),
  withText("nothing-invented", `${reviewsText} Quem faz isso recebe 347 avaliações.`),
  withText("nothing-invented", `${reviewsText} Veja também em www.avaliacoes.example.`),
  withText(
    "nothing-invented",
    `${reviewsText} Com o seu perfil completo, o primeiro lugar garantido vem logo.`,
  ),
  withText(
    "length",
    "1. Peça a todos. 2. Deixe o código no balcão. 3. Primeiro, depois e por fim, agradeça.",
  ),
];

export const badPlans: readonly PlantedFault[] = [...common, ...own];
