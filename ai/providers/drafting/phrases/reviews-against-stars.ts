/** Sentences of answers to a few words that say the contrary of their stars. */
export const praiseWithFewStars = {
  openings: [
    "Obrigado pelas palavras.",
    "Agradecemos o comentário positivo.",
    "Obrigado por escrever.",
    "Agradecemos as palavras gentis.",
  ],
  doubt: [
    "A nota, porém, foi baixa, e ficamos em dúvida se algo não agradou.",
    "Já a nota baixa nos deixou em dúvida sobre a sua opinião.",
    "Como a nota foi baixa, não sabemos se algo ficou a desejar.",
  ],
} as const;

export const blameWithManyStars = {
  openings: [
    "Obrigado por avaliar.",
    "Agradecemos a avaliação.",
    "Obrigado por deixar a sua opinião.",
  ],
  doubt: [
    "A nota foi alta, mas as palavras dizem que algo não agradou, e lamentamos se foi assim.",
    "As estrelas e as palavras dizem coisas diferentes, e lamentamos se algo não agradou.",
    "A nota alta e o comentário nos deixaram em dúvida, e lamentamos se algo não agradou.",
  ],
} as const;

export const askAboutStars = [
  "Gostaríamos de entender o que pesou na sua nota.",
  "Ouvir o motivo da nota é importante para a equipe.",
  "Saber o que levou a essa nota é importante para nós.",
] as const;
