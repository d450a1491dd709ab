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
import { businessQuestions } from "./questions/text-business.ts";
import { careQuestions } from "./questions/text-care.ts";
import { customersQuestions } from "./questions/text-customers.ts";
import { datesQuestions } from "./questions/text-dates.ts";
import { ownQuestions } from "./questions/text-own.ts";
import { postsQuestions } from "./questions/text-posts.ts";
import { whatsappQuestions } from "./questions/whatsapp.ts";
import type { AnswerBody, CardQuestions, WritingBody } from "./schema.ts";

/** Cards of one subject: what they are found by is at hand, what they say is fetched on demand. */
export type Shelf = { questions: readonly CardQuestions[] } & (
  | { kind: "answer"; load: () => Promise<readonly AnswerBody[]> }
  | { kind: "writing"; load: () => Promise<readonly WritingBody[]> }
);

/** In the order in which cards can be looked through. */
export const shelves: readonly Shelf[] = [
  {
    kind: "answer",
    questions: comecarQuestions,
    load: () => import("./answers/comecar.ts").then((all) => all.comecarBodies),
  },
  {
    kind: "answer",
    questions: precoQuestions,
    load: () => import("./answers/preco.ts").then((all) => all.precoBodies),
  },
  {
    kind: "answer",
    questions: anunciosQuestions,
    load: () => import("./answers/anuncios.ts").then((all) => all.anunciosBodies),
  },
  {
    kind: "answer",
    questions: anunciosRegrasQuestions,
    load: () => import("./answers/anuncios-regras.ts").then((all) => all.anunciosRegrasBodies),
  },
  {
    kind: "answer",
    questions: instagramQuestions,
    load: () => import("./answers/instagram.ts").then((all) => all.instagramBodies),
  },
  {
    kind: "answer",
    questions: perfilQuestions,
    load: () => import("./answers/perfil.ts").then((all) => all.perfilBodies),
  },
  {
    kind: "answer",
    questions: perfilRotinaQuestions,
    load: () => import("./answers/perfil-rotina.ts").then((all) => all.perfilRotinaBodies),
  },
  {
    kind: "answer",
    questions: whatsappQuestions,
    load: () => import("./answers/whatsapp.ts").then((all) => all.whatsappBodies),
  },
  {
    kind: "answer",
    questions: datasQuestions,
    load: () => import("./answers/datas.ts").then((all) => all.datasBodies),
  },
  {
    kind: "answer",
    questions: clientesQuestions,
    load: () => import("./answers/clientes.ts").then((all) => all.clientesBodies),
  },
  {
    kind: "answer",
    questions: clientesAvaliacoesQuestions,
    load: () =>
      import("./answers/clientes-avaliacoes.ts").then((all) => all.clientesAvaliacoesBodies),
  },
  {
    kind: "answer",
    questions: meiQuestions,
    load: () => import("./answers/mei.ts").then((all) => all.meiBodies),
  },
  {
    kind: "answer",
    questions: iaQuestions,
    load: () => import("./answers/ia.ts").then((all) => all.iaBodies),
  },
  {
    kind: "answer",
    questions: siteQuestions,
    load: () => import("./answers/site.ts").then((all) => all.siteBodies),
  },
  {
    kind: "writing",
    questions: postsQuestions,
    load: () => import("./writing/posts.ts").then((all) => all.postsBodies),
  },
  {
    kind: "writing",
    questions: datesQuestions,
    load: () => import("./writing/dates.ts").then((all) => all.datesBodies),
  },
  {
    kind: "writing",
    questions: customersQuestions,
    load: () => import("./writing/customers.ts").then((all) => all.customersBodies),
  },
  {
    kind: "writing",
    questions: careQuestions,
    load: () => import("./writing/care.ts").then((all) => all.careBodies),
  },
  {
    kind: "writing",
    questions: businessQuestions,
    load: () => import("./writing/business.ts").then((all) => all.businessBodies),
  },
  {
    kind: "writing",
    questions: ownQuestions,
    load: () => import("./writing/own.ts").then((all) => all.ownBodies),
  },
];
