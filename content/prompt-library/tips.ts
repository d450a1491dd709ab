import type { Tip } from "./schema.ts";

export const tips: readonly Tip[] = [
  {
    title: "Complete os colchetes",
    text: "Nome, bairro, preço e prazo de verdade. Sem isso a resposta serve para qualquer loja, e não para a sua.",
  },
  {
    title: "Teste variações",
    text: "Peça mais curto, mais formal, para outro público. Compare e fique com a melhor parte de cada uma.",
  },
  {
    title: "Combine prompts",
    text: "Use a resposta de um como ponto de partida do outro: primeiro o cliente, depois o anúncio.",
  },
];
