import { caioMeireles, daviNogueira, helenaPrado, iaraMendes, ruiTavares } from "../people.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  number: 5,
  slug: "aula-5",
  day: "Aula 5",
  type: "video",
  title: "O negócio na palma da mão: celular, mensagens e IA",
  shortTitle: "O negócio pelo celular",
  subtitle: "WhatsApp Business em ordem e meia hora por semana",
  description:
    "O celular que toca o dia inteiro pode trabalhar a seu favor. Nesta aula você organiza o WhatsApp Business, monta o catálogo e cria o link que abre a conversa. A IA ajuda a rascunhar respostas, e uma rotina de 30 minutos por semana mantém tudo em dia.",
  progress: "0 de 5",
  duration: 41,
  students: "1.9k",
  video: null,
  professor: helenaPrado,
  participants: [caioMeireles, iaraMendes, daviNogueira, ruiTavares],
  topics: [
    "WhatsApp Business: o aplicativo gratuito e a plataforma paga",
    "Catálogo com foto, preço e descrição",
    "Etiquetas para não perder nenhum pedido",
    "Saudação, mensagem de ausência e respostas rápidas",
    "Link wa.me no perfil, nas redes e no balcão",
    "O que pode gerar custo nas mensagens",
    "Promoção só com permissão e saída fácil",
    "IA no atendimento: o rascunho é dela, a palavra final é sua",
    "Rotina semanal de 30 minutos",
  ],
};
