/** Sentences of answers to thanks in mourning: gratitude and respect, no joy. */
export const grief = {
  openings: [
    "Agradecemos as suas palavras em um momento tão difícil.",
    "Recebemos a sua mensagem com muito respeito e gratidão.",
    "Obrigado por escrever em um momento tão delicado.",
    "Suas palavras tocaram a equipe, obrigado.",
  ],
  points: [
    "O que você conta sobre {lista} significa muito para quem trabalha aqui.",
    "Agradecemos também o que você diz sobre {lista}.",
    "Lemos com carinho o que você escreveu sobre {lista}.",
  ],
  comfort: [
    "Deixamos a você e à sua família o nosso abraço e o nosso respeito.",
    "Receba o nosso abraço e a nossa solidariedade.",
    "Nossos sentimentos e um abraço a todos que sentem essa perda.",
  ],
  farewells: [
    "Estamos por aqui se precisar de algo.",
    "Conte com a gente no que for preciso.",
    "Seguimos à disposição, com todo o respeito.",
  ],
} as const;

/** The same where only the gravity of the words hints at a loss: none is spoken of. */
export const solemn = {
  openings: [
    "Recebemos a sua mensagem com muito respeito e gratidão.",
    "Suas palavras tocaram a equipe, obrigado.",
    "Agradecemos de coração as suas palavras.",
  ],
  comfort: [
    "Deixamos a você e à sua família o nosso abraço e o nosso respeito.",
    "Receba, com a sua família, o nosso abraço e a nossa gratidão.",
    "Fica o nosso abraço a todos vocês.",
  ],
} as const;
