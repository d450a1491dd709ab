export const notFoundWords = {
  code: "404",
  /** English in the specification. */
  title: "Oops! Page not found",
  home: "Return to Home",
  lead: "Esta porta não abre: o endereço mudou ou foi digitado errado. O resto da loja continua funcionando.",
  areas: "Ir para",
} as const;
