/** Words of /perfil on what is kept of the site for where there is no network. */
export const keptSiteWords = {
  title: "Sem internet",
  hint: "As páginas ficam neste aparelho e abrem no ônibus ou onde a rede não chega. Só os assistentes com IA precisam de internet; o rascunho, não.",
  counting: "Vendo o que está guardado…",
  kept: (pages: number, megabytes: string) =>
    pages === 1
      ? `1 página guardada, com o que ela usa: ${megabytes}\u00A0MB.`
      : `${pages} páginas guardadas, com o que elas usam: ${megabytes}\u00A0MB.`,
  none: "Ainda não há páginas guardadas.",
  off: "Nenhuma página fica guardada, como você pediu. O site só abre com internet.",
  refused: "Este navegador não deixa guardar páginas. O site só abre com internet.",
  remove: "Remover as páginas guardadas",
  resume: "Guardar as páginas",
} as const;
