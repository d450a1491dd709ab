/**
 * Names, credits and legal sentences of the product. Everything that belongs to the operator is
 * here and is made to be replaced: organisations and people of this repository are fictional.
 */
export const brand = {
  productName: "Imersão Empreendedora",
  /** Logo of the header: `name`, followed by `suffix`, which is English (`lang="en"`). */
  logo: { name: "Imersão", suffix: "for Entrepreneurs" },
  /** Producing organisations, fictional. `credit` is the same list as a sentence. */
  producers: {
    names: ["Escola do Balcão", "Mapa Aberto", "Rede Pequeno Porte"],
    credit: "Uma produção de Escola do Balcão, Mapa Aberto e Rede Pequeno Porte.",
  },
  /** Footer of every page, in this order. */
  independence: [
    "Projeto independente.",
    "Nomes de produtos pertencem aos seus donos e são citados apenas para explicar como usá-los.",
    "Pessoas e organizações do curso são fictícias.",
  ],
} as const;
