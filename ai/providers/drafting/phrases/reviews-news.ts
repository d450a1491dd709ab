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
  engaged: [
    "Parabéns pelo noivado, muitas felicidades!",
    "Desejamos muitas felicidades pelo noivado!",
    "Que notícia linda, parabéns pelo noivado!",
  ],
  married: [
    "Parabéns pelo casamento, muitas felicidades!",
    "Desejamos muitas felicidades pelo casamento!",
    "Que notícia linda, parabéns pelo casamento!",
  ],
  born: [
    "Parabéns pelo nascimento, muita saúde e alegria!",
    "Que notícia linda, parabéns pelo nascimento!",
    "Desejamos muita saúde e alegria a quem acabou de chegar!",
  ],
  birthday: [
    "Parabéns pelo aniversário, muitas felicidades!",
    "Desejamos muitas felicidades pelo aniversário!",
    "Feliz aniversário, com os votos de toda a equipe!",
  ],
};
