/** Every address of the site; no other file holds a URL of ours. */
export const paths = {
  home: "/",
  course: "/imersao-empreendedora",
  assistants: "/ai-agent",
  guide: "/google-gemini-guide",
  library: "/prompt-library",
  support: "/imersao-empreendedora/apoio",
  certificate: "/certificado",
  profile: "/perfil",
  privacy: "/privacidade",
} as const;

/** Reading page of a lesson, for example /imersao-empreendedora/aula-1. */
export function lessonPath(slug: string): string {
  return `${paths.course}/${slug}`;
}

/** The narrated lesson. */
export function lessonWatchPath(slug: string): string {
  return `${lessonPath(slug)}/assistir`;
}

/** Anchor of what a narrated lesson says, on its page. */
export const transcriptAnchor = "transcricao";

/** Anchor of the live lessons on the page around the lessons, and of a term of its glossary. */
export const liveAnchor = "ao-vivo";

export function termAnchor(id: string): string {
  return `termo-${id}`;
}

/** Anchor of where a certificate is made, on its page. */
export const ownCertificateAnchor = "seu-certificado";

/** Anchors of a lesson's exercises and of its project on its page. */
export const exercisesAnchor = "exercicios";
export const projectAnchor = "projeto";

/** A lesson as PDF, all of it or its one page; whoever saves it gets the last part as its name. */
export function lessonFilePath(slug: string): string {
  return `/materiais/imersao-empreendedora-${slug}.pdf`;
}

export function lessonSheetPath(slug: string): string {
  return `/materiais/imersao-empreendedora-${slug}-folha.pdf`;
}

/** Anchor id of a trade of the library. */
export function tradeAnchor(id: string): string {
  return `ramo-${id}`;
}

/** Anchor id of the card that shows a prompt. */
export function promptAnchor(id: string): string {
  return `prompt-${id}`;
}

/** The service worker. */
export const workerPath = "/sw.js";

/** Takes what other apps share, by POST. */
export const sharePath = "/compartilhar";

/** Stands among the files that the worker keeps when all of them are; holds the revision of what was. No file of ours. */
export const completeMark = "/assets/complete";
