/** Sentences of answers to reviews that praise one thing and blame another. */
export const mixedOpenings = [
  "Agradecemos por uma avaliação tão completa.",
  "Muito obrigado pela franqueza do seu comentário.",
  "Lemos com atenção cada parte da sua avaliação, obrigado por escrever.",
  "Comentários completos como o seu ajudam muito, obrigado.",
  "Agradecemos por contar a experiência inteira, com os detalhes.",
  "Ter a sua opinião franca é importante para nós, obrigado.",
  "Obrigado por dividir a sua experiência com a gente.",
  "Um comentário detalhado assim é valioso, obrigado por escrever.",
  "Recebemos a sua opinião com respeito e agradecemos a franqueza.",
  "Obrigado por avaliar e por explicar cada ponto.",
] as const;

/** The same for a few words, which are neither complete nor detailed. */
export const mixedOpeningsBrief = [
  "Muito obrigado pela franqueza do seu comentário.",
  "Ter a sua opinião franca é importante para nós, obrigado.",
  "Obrigado por dividir a sua experiência com a gente.",
  "Recebemos a sua opinião com respeito e agradecemos a franqueza.",
] as const;

export const mixedGood = [
  "É muito bom saber que {lista} {agradou|agradaram}.",
  "Ficamos felizes que {lista} {tenha agradado|tenham agradado}.",
  "Saber que {lista} {agradou|agradaram} é um incentivo para a equipe.",
  "Seu elogio {a} deixa a equipe contente.",
  "Que bom que {lista} {fez|fizeram} diferença para você.",
] as const;

/** Where the complaint weighs more: no joy beside it. */
export const mixedGoodCalm = [
  "O que você comenta de bom sobre {lista} também foi lido com carinho.",
  "Lemos também o que você diz de positivo sobre {lista}.",
  "Recebemos com respeito também o que você diz de bom sobre {lista}.",
] as const;

export const mixedGoodGeneral = [
  "As palavras positivas também chegaram à equipe.",
  "O que você diz de bom é um incentivo para a equipe.",
  "Também lemos com carinho a parte boa do seu relato.",
] as const;

export const mixedBad = [
  "Já sobre {lista}, pedimos desculpas pelo incômodo.",
  "Por outro lado, lamentamos a sua insatisfação com {lista}.",
  "Ao mesmo tempo, pedimos desculpas pelo transtorno com {lista}.",
  "Quanto {a}, entendemos a sua frustração e pedimos desculpas.",
  "Também lemos com atenção o que você disse sobre {lista} e lamentamos o incômodo.",
] as const;

export const mixedBadGeneral = [
  "Lamentamos que nem tudo tenha sido como você esperava.",
  "Pedimos desculpas pelo que ficou abaixo do que você esperava.",
  "Ao mesmo tempo, lamentamos que a experiência não tenha sido completa.",
] as const;

export const mixedChannel = [
  "Se quiser contar mais detalhes, fale com a gente pelos contatos do nosso perfil.",
  "Para conversarmos com calma sobre isso, estamos nos contatos do nosso perfil.",
  "Gostaríamos de ouvir mais, em particular, pelos contatos do nosso perfil.",
  "Se puder, chame a gente pelos contatos do nosso perfil para conversarmos em particular.",
  "Os contatos do nosso perfil estão à disposição para uma conversa reservada.",
] as const;

export const mixedGeneral = [
  "Sua opinião ajuda a equipe a ver a experiência pelo seu lado.",
  "Ouvir quem nos avalia com franqueza é muito importante para a equipe.",
  "Cada detalhe que você conta é importante para nós.",
] as const;

/** The middle mark with no text. */
export const middleMark = [
  "Agradecemos a avaliação e lamentamos se algo ficou abaixo do que você esperava.",
  "Obrigado pela nota; pedimos desculpas se a experiência não foi completa.",
  "Sua nota é importante para nós: obrigado, e lamentamos se algo não agradou.",
  "Nosso obrigado por avaliar, e desculpas por aquilo que não agradou.",
] as const;
