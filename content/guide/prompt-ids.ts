/**
 * Ids of the ten prompts that the guide page shows; all others stand in the library. Listed apart,
 * so that a page that only links to a prompt does not ship their texts (a test compares).
 */
export const guidePromptIds: readonly string[] = [
  "concorrentes-do-bairro",
  "quem-e-o-meu-cliente",
  "plano-em-uma-pagina",
  "projecao-de-12-meses",
  "rotina-de-abertura-e-fechamento",
  "estoque-minimo",
  "segunda-unidade",
  "parceria-no-bairro",
  "tarefa-para-automatizar",
  "regras-de-ia-na-loja",
];
