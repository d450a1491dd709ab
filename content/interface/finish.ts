import type { Lesson } from "../course/schema.ts";

/** What was finished: said in a line, and on a picture that can be shared. */
export type Finish = {
  /** Of the picture's file, without its ending. */
  file: string;
  /** Beside the progress, where there is little room. */
  short: string;
  /** Above the picture. */
  cheer: string;
  /** On the picture, with `detail` below it. */
  title: string;
  detail: string;
  drawing: "counter" | "shop";
};

const courseFinish: Finish = {
  file: "imersao-curso-completo",
  short: "Você foi até o fim!",
  cheer: "Curso completo. Você foi até o fim!",
  title: "Curso completo",
  detail: "Cinco aulas, quinze exercícios e cinco projetos, feitos no meu negócio.",
  drawing: "counter",
};

const profileFinish: Finish = {
  file: "imersao-perfil-completo",
  short: "Toda pintada!",
  cheer: "Tudo pronto: a loja está toda pintada!",
  title: "Perfil completo",
  detail: "Os 24 itens do meu perfil estão prontos.",
  drawing: "shop",
};

/** Progress where one works, and what is said and shared when something is finished. */
export const finishWords = {
  strip: {
    course: (percent: number) => `Curso: ${percent}%`,
    profile: (done: number, total: number) => `${done} de ${total}`,
    paints: "pintam a sua loja",
    practices: (done: number, total: number) => `Práticas: ${done} de ${total}`,
  },
  open: "Ver cartão",
  certificate: "Certificado",
  dialog: {
    hint: "Guarde ou mostre a quem torce por você. A imagem é feita neste aparelho e só sai dele se você enviar.",
    share: "Compartilhar",
    download: "Baixar imagem",
    close: "Fechar",
    picture: (title: string, detail: string) => `Cartão: ${title}. ${detail}`,
  },
  /** On the sign of the shop, as long as the device knows no name. */
  nameless: "Minha loja",
  failed: {
    title: "A imagem não ficou pronta",
    description: "Nada do seu progresso se perdeu. Tente de novo daqui a pouco.",
  },
  lesson: ({ day, slug, title }: Lesson): Finish => ({
    file: `imersao-${slug}`,
    short: `${day} concluída!`,
    cheer: `${day} concluída. Bom trabalho!`,
    title: `${day} concluída`,
    detail: title,
    drawing: "counter",
  }),
  whole: { course: courseFinish, profile: profileFinish },
} as const;
