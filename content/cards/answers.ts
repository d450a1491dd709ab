import { anunciosCards } from "./answers/anuncios.ts";
import { anunciosRegrasCards } from "./answers/anuncios-regras.ts";
import { perfilCards } from "./answers/perfil.ts";
import { perfilRotinaCards } from "./answers/perfil-rotina.ts";
import { precoCards } from "./answers/preco.ts";
import type { AnswerCard } from "./schema.ts";

/** Every card that answers a question, in the order in which they can be looked through. */
export const answerCards: readonly AnswerCard[] = [
  ...precoCards,
  ...anunciosRegrasCards,
  ...anunciosCards,
  ...perfilRotinaCards,
  ...perfilCards,
];
