/** Composition and display of a failed call to an assistant (specification, section 8). */
export const failures = {
  /** A backend or connection error; the detail follows. */
  connection: "Erro de conexão: ",
  empty: "Nenhuma resposta recebida do servidor",
  unknown: "Erro desconhecido na API",
  /** A failure that is no error object. */
  notAnError: "Erro ao conectar com o backend. Tente novamente.",
  /** Mapped for display: the first match wins, case counts. */
  mapped: [
    {
      contains: "Chave da API",
      shown: "Chave da API do Google Gemini não configurada ou inválida.",
    },
    {
      contains: "Limite de requisições",
      shown: "Limite de requisições excedido. Tente novamente em alguns minutos.",
    },
    {
      contains: "fetch",
      shown: "Erro de conectividade. Verifique sua conexão com a internet.",
    },
  ],
} as const;
