import type { Register } from "./reviews-registers.ts";

/** Thanks for what a pleased customer would still like to see: nothing is regretted, and nothing promised. */
export const happyWish: Readonly<Record<Register, readonly string[]>> = {
  plain: [
    "Obrigado também pela sugestão (“{trecho}”), que lemos com atenção.",
    "Agradecemos também pela sugestão que você deixa: “{trecho}”.",
    "A sua sugestão (“{trecho}”) também foi lida com atenção, e agradecemos por ela.",
  ],
  warm: [
    "Obrigado de coração também pela sugestão (“{trecho}”), que lemos com carinho.",
    "A sua sugestão (“{trecho}”) também chegou à gente, e agradecemos de coração.",
  ],
  formal: [
    "Agradecemos também a sugestão (“{trecho}”), lida com a devida atenção.",
    "Recebemos com atenção também a sua sugestão: “{trecho}”.",
  ],
};
