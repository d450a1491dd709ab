import { anunciosBodies } from "./answers/anuncios.ts";
import { anunciosRegrasBodies } from "./answers/anuncios-regras.ts";
import { clientesBodies } from "./answers/clientes.ts";
import { clientesAvaliacoesBodies } from "./answers/clientes-avaliacoes.ts";
import { comecarBodies } from "./answers/comecar.ts";
import { datasBodies } from "./answers/datas.ts";
import { iaBodies } from "./answers/ia.ts";
import { instagramBodies } from "./answers/instagram.ts";
import { meiBodies } from "./answers/mei.ts";
import { perfilBodies } from "./answers/perfil.ts";
import { perfilRotinaBodies } from "./answers/perfil-rotina.ts";
import { precoBodies } from "./answers/preco.ts";
import { siteBodies } from "./answers/site.ts";
import { whatsappBodies } from "./answers/whatsapp.ts";
import { joinCards } from "./join-cards.ts";
import { anunciosQuestions } from "./questions/anuncios.ts";
import { anunciosRegrasQuestions } from "./questions/anuncios-regras.ts";
import { clientesQuestions } from "./questions/clientes.ts";
import { clientesAvaliacoesQuestions } from "./questions/clientes-avaliacoes.ts";
import { comecarQuestions } from "./questions/comecar.ts";
import { datasQuestions } from "./questions/datas.ts";
import { iaQuestions } from "./questions/ia.ts";
import { instagramQuestions } from "./questions/instagram.ts";
import { meiQuestions } from "./questions/mei.ts";
import { perfilQuestions } from "./questions/perfil.ts";
import { perfilRotinaQuestions } from "./questions/perfil-rotina.ts";
import { precoQuestions } from "./questions/preco.ts";
import { siteQuestions } from "./questions/site.ts";
import { whatsappQuestions } from "./questions/whatsapp.ts";
import type { AnswerCard } from "./schema.ts";

/** Every card that answers a question, whole, in the order in which they can be looked through. */
export const answerCards: readonly AnswerCard[] = [
  ...joinCards(comecarQuestions, comecarBodies),
  ...joinCards(precoQuestions, precoBodies),
  ...joinCards(anunciosQuestions, anunciosBodies),
  ...joinCards(anunciosRegrasQuestions, anunciosRegrasBodies),
  ...joinCards(instagramQuestions, instagramBodies),
  ...joinCards(perfilQuestions, perfilBodies),
  ...joinCards(perfilRotinaQuestions, perfilRotinaBodies),
  ...joinCards(whatsappQuestions, whatsappBodies),
  ...joinCards(datasQuestions, datasBodies),
  ...joinCards(clientesQuestions, clientesBodies),
  ...joinCards(clientesAvaliacoesQuestions, clientesAvaliacoesBodies),
  ...joinCards(meiQuestions, meiBodies),
  ...joinCards(iaQuestions, iaBodies),
  ...joinCards(siteQuestions, siteBodies),
];
