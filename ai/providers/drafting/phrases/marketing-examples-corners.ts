import type { Examples } from "./marketing-examples.ts";

/** Questions that neighbours of theirs had swallowed. */
export const cornerExamples: Examples = {
  "estrategias-solicitar": [
    "como peço avaliação para cliente estrangeiro",
    "peço avaliação em espanhol para os turistas?",
    "hóspede de fora do país, como peço nota em inglês",
    "mensagem em inglês pedindo avaliação para os visitantes",
  ],
  "calendario-de-posts": [
    "o que publicar na época fraca da chácara",
    "o que posto quando o chalé está sem hóspede",
    "ideia de post para a baixa estação",
    "o que postar no período de pouco turista",
  ],
  "gemini-ativar-delivery": [
    "a loja é numa cidade e entrego na vizinha, como divulgo",
    "entrego também na cidade do lado, onde coloco isso",
  ],
  outside: [
    "que time ganhou mais campeonatos",
    "quem é o maior campeão do brasileirão",
    "qual seleção tem mais copas",
    "qual jogador fez mais gols na história",
  ],
};
