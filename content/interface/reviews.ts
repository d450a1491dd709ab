import type { Notice, Stars, Wish } from "../../contract/gemini-chat.ts";

/** What a careful owner does (content/facts.ts); not legal advice. */
const notices: Record<Notice, string> = {
  "unclear-tone":
    "Não deu para ter certeza se esta avaliação elogia ou reclama. Toque nas estrelas que o cliente deu, na leitura acima, e a resposta sai no tom certo.",
  health:
    "A avaliação fala de saúde. Em público, não comente sintomas nem tratamento e não confirme que a pessoa foi atendida. Chame para uma conversa em particular.",
  accusation:
    "Há uma acusação séria. Não admita nem rebata em público e não ameace processar. Guarde os registros do atendimento e fale com um advogado antes de publicar.",
  "personal-data":
    "A avaliação traz dados pessoais. Não repita nome completo, telefone, documento nem detalhes do pedido. Avaliação que expõe dado pessoal pode ser denunciada ao Google.",
  "possible-fake":
    "Esta avaliação pode não ser de um cliente seu. Não acuse ninguém: diga que não localizou o atendimento e peça contato. Se ela violar as regras do Google, denuncie; discordar não basta.",
};

const wishes: Record<Wish, string> = {
  shorter: "Mais curto",
  warmer: "Mais carinhoso",
  "more-formal": "Mais formal",
  another: "Outra versão",
};

/** Words around a reply to a review. */
export const reviewWords = {
  beforePublishing: "Antes de publicar",
  notices,
  stars: {
    question: "Quantas estrelas o cliente deu?",
    optional: "(opcional)",
    name: (stars: Stars) => (stars === 1 ? "1 estrela" : `${stars} estrelas`),
    /** The rest is read by a screen reader alone. */
    clear: { short: "Limpar", rest: "as estrelas" },
  },
  wishes,
} as const;
