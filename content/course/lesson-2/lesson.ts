import { caioMeireles, helenaPrado, marinaCouto } from "../people.ts";
import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  number: 2,
  slug: "aula-2",
  day: "Aula 2",
  type: "text",
  title: "Perfil da Empresa sem nada pela metade",
  shortTitle: "Perfil da Empresa",
  subtitle: "Do cadastro à primeira avaliação respondida",
  description:
    "Um perfil completo responde sozinho às perguntas que hoje chegam por mensagem: abre sábado? aceita cartão? faz entrega? Vamos preencher campo por campo, do jeito que o Google aceita.",
  progress: "0 de 5",
  duration: 30,
  students: "1.8k",
  video: null,
  professor: helenaPrado,
  participants: [marinaCouto, caioMeireles],
  topics: [
    "Quem pode ter um perfil e como pedir o seu",
    "Verificação por vídeo: o que mostrar, o que esconder",
    "Os dez campos que respondem sozinhos ao cliente",
    "Categoria principal e categorias extras",
    "Horários, feriados e formas de pagamento",
    "Fotos: o conjunto mínimo para começar",
    "Pedir avaliações sem oferecer nada em troca",
    "Como responder à primeira avaliação, boa ou ruim",
  ],
};
