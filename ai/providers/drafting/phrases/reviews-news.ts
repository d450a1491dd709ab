import type { News } from "../reviews/intake/achievements.ts";

/** Said to the good news of a customer, before the points; nothing of it is repeated. */
export const newsPhrases: Readonly<Record<News, readonly [string, ...string[]]>> = {
  achieved: [
    "Parabéns pela conquista!",
    "Parabéns por essa conquista, é um orgulho ter feito parte dela.",
    "Comemoramos com você essa conquista, parabéns!",
  ],
  better: [
    "Que bom saber dessa melhora!",
    "Que alívio saber dessa melhora.",
    "Saber dessa melhora é uma grande alegria.",
  ],
};
