import { caioMeireles, helenaPrado, iaraMendes } from "../people.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  number: 4,
  slug: "aula-4",
  day: "Aula 4",
  type: "text",
  title: "Prompts para produzir, atender e divulgar",
  shortTitle: "Prompts para o dia a dia",
  subtitle: "Como pedir à IA um texto que você possa usar",
  description:
    "A inteligência artificial escreve rápido, mas depende de um pedido claro e da sua conferência. Aqui você aprende a pedir em quatro partes e vê exemplos de antes e depois. No fim, tem prompts próprios para a rotina, o atendimento e a divulgação.",
  progress: "0 de 5",
  duration: 38,
  students: "2.7k",
  video: null,
  professor: helenaPrado,
  participants: [iaraMendes, caioMeireles],
  topics: [
    "O que a IA faz bem e o que ela inventa",
    "Persona, tarefa, contexto e formato",
    "Produzir: semana organizada, documentos e e-mails",
    "Atender: mensagens e respostas a avaliações",
    "Divulgar: postagens e anúncios no tamanho certo",
    "Pedir ajustes até o texto servir",
    "Conferência antes de publicar",
    "Privacidade: o que nunca colar na conversa",
  ],
};
