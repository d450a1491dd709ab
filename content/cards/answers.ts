import { anunciosCards } from "./answers/anuncios.ts";
import { anunciosRegrasCards } from "./answers/anuncios-regras.ts";
import { clientesCards } from "./answers/clientes.ts";
import { clientesAvaliacoesCards } from "./answers/clientes-avaliacoes.ts";
import { comecarCards } from "./answers/comecar.ts";
import { datasCards } from "./answers/datas.ts";
import { iaCards } from "./answers/ia.ts";
import { instagramCards } from "./answers/instagram.ts";
import { meiCards } from "./answers/mei.ts";
import { perfilCards } from "./answers/perfil.ts";
import { perfilRotinaCards } from "./answers/perfil-rotina.ts";
import { precoCards } from "./answers/preco.ts";
import { siteCards } from "./answers/site.ts";
import { whatsappCards } from "./answers/whatsapp.ts";
import type { AnswerCard } from "./schema.ts";

/** Every card that answers a question, in the order in which they can be looked through. */
export const answerCards: readonly AnswerCard[] = [
  ...comecarCards,
  ...precoCards,
  ...anunciosCards,
  ...anunciosRegrasCards,
  ...instagramCards,
  ...perfilCards,
  ...perfilRotinaCards,
  ...whatsappCards,
  ...datasCards,
  ...clientesCards,
  ...clientesAvaliacoesCards,
  ...meiCards,
  ...iaCards,
  ...siteCards,
];
