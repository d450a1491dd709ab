/** What a visitor reads of whoever runs the site: the server puts it into the pages (OPERATOR_NAME, OPERATOR_EMAIL). */
export const operatorFacts = ["name", "email"] as const;
export type OperatorFact = (typeof operatorFacts)[number];

/** In the place of each, in sentences and in the head of every page. */
export const operatorTokens = {
  name: "__OPERATOR_NAME__",
  email: "__OPERATOR_EMAIL__",
} as const satisfies Record<OperatorFact, string>;

/** Where nothing was said, which production refuses: a name that is none, and an address that receives nothing. */
export const unknownOperator = {
  name: "Quem publica este site",
  email: "contato@imersao.example",
} as const satisfies Record<OperatorFact, string>;

/**
 * In the place of the site's address in a PDF: longer than any, since a file names the places of what follows. The server
 * fills what is too much with spaces behind the link.
 */
export const paperAddressToken = "__PUBLIC_URL__".padEnd(200, "_");
