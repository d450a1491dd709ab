/** Marks without words, questions, and texts that say nothing clear. */
export const highMark = {
  openings: [
    "Obrigado pela avaliação!",
    "Que alegria receber a sua nota!",
    "Agradecemos muito pelas estrelas.",
    "Sua nota deixou a equipe feliz.",
    "Ficamos muito contentes com a sua avaliação.",
    "Muito obrigado por avaliar a gente!",
    "Receber uma nota assim anima toda a equipe.",
    "Nosso agradecimento pela nota tão boa.",
  ],
  general: [
    "Um reconhecimento assim incentiva quem trabalha aqui todos os dias.",
    "Saber que a experiência foi boa para você é o que mais importa para nós.",
    "É muito bom saber que a experiência agradou.",
  ],
} as const;

export const lowMark = {
  openings: [
    "Lamentamos que a experiência não tenha agradado.",
    "Pedimos desculpas se a experiência ficou abaixo do que você esperava.",
    "Sua nota merece atenção, e lamentamos que não tenha sido melhor.",
    "Desculpe se algo não foi como você esperava.",
    "Vimos a sua avaliação e lamentamos a insatisfação.",
    "Queremos pedir desculpas por não termos deixado uma impressão melhor.",
    "Entendemos que algo não agradou e pedimos desculpas por isso.",
    "Nossas desculpas pela experiência que levou a essa nota.",
  ],
  general: [
    "Gostaríamos de entender o que pesou na sua nota.",
    "Ouvir o motivo da sua nota é importante para a equipe.",
    "Como não há comentário, seria importante ouvir de você o que aconteceu.",
  ],
  thanks: [
    "Obrigado por avaliar.",
    "Agradecemos a avaliação.",
    "Obrigado por deixar a sua nota.",
    "Agradecemos por avaliar com franqueza.",
  ],
} as const;

export const question = {
  openings: [
    "Agradecemos o interesse e a mensagem.",
    "Obrigado pela pergunta!",
    "Boa pergunta, obrigado por escrever.",
    "Sua pergunta chegou até nós, obrigado.",
    "Sua dúvida é bem-vinda.",
    "Obrigado por procurar a gente antes de decidir.",
    "Agradecemos por perguntar.",
    "Lemos a sua pergunta com atenção.",
  ],
  topics: [
    "Sobre {lista}, o melhor é confirmar os detalhes diretamente com a gente, pelos contatos do nosso perfil.",
    "Os detalhes sobre {lista} podem ser confirmados pelos contatos do nosso perfil, sempre com a informação mais atual.",
    "Para saber sobre {lista}, fale com a gente pelos contatos do nosso perfil, onde é possível confirmar cada detalhe.",
    "Para não passar uma informação incompleta sobre {lista}, pedimos que fale com a gente pelos contatos do nosso perfil.",
  ],
  general: [
    "Para não passar uma informação incompleta por aqui, pedimos que fale com a gente pelos contatos do nosso perfil.",
    "O melhor é confirmar os detalhes diretamente com a gente, pelos contatos do nosso perfil.",
    "Os detalhes podem ser confirmados pelos contatos do nosso perfil, sempre com a informação mais atual.",
  ],
  more: [
    "Assim, você recebe a resposta certa para o que procura.",
    "Por lá, a conversa é direta e você tira todas as suas dúvidas.",
    "Dessa forma, você recebe uma resposta segura e completa.",
  ],
  farewells: [
    "Ficamos à disposição.",
    "Estamos à disposição para ajudar.",
    "Será um prazer ajudar você.",
  ],
} as const;

export const neutral = {
  /** For a story that does not say whether it pleased. */
  regret: [
    "Se algo ficou diferente do que você esperava, lamentamos e gostaríamos de ouvir você.",
    "Caso algo não tenha saído como você esperava, lamentamos e queremos ouvir você.",
    "Se a experiência deixou algo a desejar, lamentamos e gostaríamos de entender melhor.",
    "Lamentamos se algum ponto não foi como você esperava e gostaríamos de ouvir mais.",
  ],
  openings: [
    "Recebemos a sua mensagem e agradecemos o contato.",
    "Obrigado por escrever para nós.",
    "Agradecemos a sua mensagem.",
    "Sua mensagem chegou até nós, obrigado.",
    "Lemos o seu comentário com atenção, obrigado por escrever.",
    "Nosso obrigado pelo comentário.",
  ],
  points: [
    "Lemos com atenção o que você escreveu sobre {lista}.",
    "O que você conta sobre {lista} é importante para nós.",
    "Comentários sobre {lista} são sempre lidos com atenção.",
  ],
  general: [
    "A opinião de quem nos conhece é muito importante para a equipe.",
    "Toda opinião é lida com atenção e respeito.",
    "Ouvir as pessoas faz parte do nosso dia a dia.",
  ],
  channel: [
    "Se quiser contar mais ou tirar alguma dúvida, fale com a gente pelos contatos do nosso perfil.",
    "Para conversar com mais detalhes, use os contatos do nosso perfil.",
    "Se houver algo mais que queira dizer, os contatos do nosso perfil estão à disposição.",
  ],
} as const;

/** Beside a praise that asks something too. */
/** A question beside a complaint, behind the way to a private talk. */
export const askedTooOf = [
  "Por lá também dá para tirar a sua dúvida sobre {lista}.",
  "Esse também é o caminho para a sua dúvida sobre {lista}.",
] as const;
export const askedTooAtAll = [
  "Por lá também dá para tirar a sua dúvida.",
  "Esse também é o caminho para a sua dúvida.",
] as const;
export const alsoAsked = [
  "Sobre a sua dúvida, os detalhes podem ser confirmados pelos contatos do nosso perfil.",
  "Quanto à sua pergunta, fale com a gente pelos contatos do nosso perfil para confirmar os detalhes.",
] as const;

export const alsoAskedOf = [
  "Sobre {lista}, os detalhes podem ser confirmados pelos contatos do nosso perfil.",
  "Quanto {a}, fale com a gente pelos contatos do nosso perfil para confirmar os detalhes.",
] as const;
