/** Title and description of every page, for the browser tab, search results and link previews. */
export const pages = {
  home: {
    title: "Imersão Empreendedora: o seu negócio achado na internet",
    description:
      "Curso curto, assistentes, lista de verificação do Perfil da Empresa e prompts prontos para quem tem um pequeno negócio. Grátis e sem cadastro.",
  },
  course: {
    title: "Imersão Empreendedora: cinco aulas para o pequeno negócio",
    description:
      "Cinco aulas práticas para aparecer no Google, atender melhor e usar inteligência artificial no dia a dia. Tudo pelo celular.",
  },
  assistants: {
    title: "Assistente IA: ajuda para o pequeno negócio",
    description:
      "Quatro ajudantes para responder avaliações, tirar dúvidas de marketing, escrever anúncios e entender o retorno do que você investe.",
  },
  guide: {
    title: "Perfil da Empresa no Google: guia item por item",
    description:
      "Lista de verificação com 24 itens para completar o Perfil da Empresa no Google, 9 práticas com o Gemini e prompts prontos.",
  },
  library: {
    title: "Biblioteca de Prompts para pequenos negócios",
    description:
      "Mais de 50 prompts para copiar e completar com os dados do seu negócio: divulgação, anúncios, avaliações, atendimento e rotina.",
  },
  support: {
    title: "Aulas ao vivo, dúvidas e glossário do curso",
    description:
      "As aulas ao vivo da Imersão Empreendedora, as perguntas mais comuns sobre o curso e os termos das aulas, em uma frase cada.",
  },
  certificate: {
    title: "Certificado: fazer e conferir",
    description:
      "Gere em PDF o seu certificado da Imersão Empreendedora quando terminar o curso, ou confira se um certificado é verdadeiro.",
  },
  profile: {
    title: "Meu Perfil: o que este aparelho guarda",
    description:
      "Veja, baixe ou apague o que este aparelho guarda sobre o seu progresso no curso e no guia.",
  },
  privacy: {
    title: "Privacidade na Imersão Empreendedora",
    description:
      "O que o site guarda, onde guarda, por quanto tempo e como você vê, baixa ou apaga tudo.",
  },
  notFound: {
    title: "Página não encontrada",
    description:
      "Este endereço não existe. Volte ao início ou escolha uma das quatro áreas do site.",
  },
} as const;

/** The page of a narrated lesson: its day and subtitle are what sets it apart. */
export const watchPage = {
  title: (day: string, title: string) => `${day}, para assistir: ${title}`,
  description: (day: string, subtitle: string) =>
    `A ${day} narrada, com legenda e transcrição. ${subtitle}, em poucos minutos.`,
};

export type PageName = keyof typeof pages;

/** About what search engines show of a title, in characters. */
const shownLength = 70;

/** "Título · Imersão Empreendedora", unless the title names it already or would be cut. */
export function documentTitle(title: string): string {
  const whole = `${title} · Imersão Empreendedora`;
  return title.includes("Imersão Empreendedora") || whole.length > shownLength ? title : whole;
}
