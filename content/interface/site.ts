/** By themselves, for what carries nothing else of it. */
export const links = {
  home: "Início",
  courseShort: "Curso",
  course: "Imersão Empreendedora",
  assistants: "Assistente IA",
  guide: "Perfil da Empresa",
  library: "Biblioteca de Prompts",
  privacy: "Privacidade",
} as const;

/** Words of the frame that stands on every page: header, menus, footer, notices. */
export const site = {
  skipLink: "Ir para o conteúdo",
  mainNavigation: "Principal",
  menu: "Menu",
  userMenu: "Menu do usuário",
  profile: "Meu Perfil",
  signOut: "Sair",
  footerNavigation: "Rodapé",
  notices: "Avisos",
  close: "Fechar",
  cancel: "Cancelar",
  newTab: "abre em nova aba",
  contents: "Nesta página",
  /** Below 'Sair', where there is no account to leave. */
  signOutHint: "Sem conta: apaga deste aparelho o que o site guarda, depois de perguntar.",
  links,
  /** Link text of the guide on the course page (specification, section 2). */
  guideFromCourse: "Gemini : Como usar a I.A do Google para o seu Negócio",
  pageFailed: {
    title: "Esta página não carregou",
    text: "Confira a internet e tente de novo. O que você marcou continua guardado neste aparelho.",
    retry: "Tentar de novo",
  },
  /** While a page that was asked for has not arrived. */
  pageWait: {
    coming: (title: string) => `Abrindo “${title}”…`,
    missing: (title: string) =>
      `A página “${title}” ainda não chegou. Fique por aqui: ela abre assim que a internet voltar.`,
  },
} as const;

/** On a page that can be read, but whose application did not arrive. */
export const pageCut = {
  text: "Parte desta página não chegou. Dá para ler, mas os botões ainda não respondem.",
  again: "Carregar de novo",
} as const;
