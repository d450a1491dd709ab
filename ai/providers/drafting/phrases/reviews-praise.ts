/**
 * Sentences of answers to praise. `{lista}` is the points as they stand, `{de}`, `{a}`, `{por}` the same after
 * that preposition, `{um|mais}` what fits one or several.
 */
export const praiseOpenings = [
  "Que alegria ler o seu comentário!",
  "Obrigado pelo carinho nas palavras!",
  "Ficamos muito felizes com a sua avaliação.",
  "É muito bom receber uma mensagem assim.",
  "Agradecemos de coração pela avaliação.",
  "Seu comentário alegrou o dia da equipe.",
  "Muito obrigado por contar como foi a sua experiência.",
  "Ler palavras assim dá ainda mais ânimo à equipe.",
  "Recebemos a sua avaliação com muita alegria.",
  "Como é bom saber que você gostou!",
  "Palavras como as suas animam todo mundo por aqui.",
  "Somos gratos por uma avaliação tão gentil.",
  "Nossa equipe adorou ler o que você escreveu.",
  "Uma avaliação como a sua faz diferença no nosso dia.",
  "A equipe toda agradece as suas palavras.",
  "Seu elogio chegou em boa hora e animou a equipe.",
] as const;

export const praiseOpeningsWithPoints = [
  "Que bom que {lista} {agradou|agradaram}!",
  "Ler o que você destacou sobre {lista} foi um presente, obrigado!",
  "Ver {lista} no seu comentário deixou a equipe muito feliz.",
  "Seu elogio {a} fez o dia da equipe.",
  "O seu elogio {a} é muito bem-vindo, e agradecemos.",
  "Saber que você gostou {de} é uma alegria para nós.",
  "É uma alegria saber que {lista} {agradou|agradaram}.",
  "Quando alguém elogia {lista}, a equipe inteira comemora.",
  "Que elogio bom {a}, muito obrigado!",
  "Ficamos contentes de ler o que você contou sobre {lista}.",
  "Seu comentário sobre {lista} animou todo mundo por aqui.",
  "Como é bom ler o seu elogio {a}!",
  "Lemos com muita alegria o que você disse sobre {lista}.",
  "Nossa equipe adorou saber que {lista} {agradou|agradaram}.",
] as const;

export const praisePoints = [
  "É ótimo saber que você gostou {de}.",
  "Saber que {lista} {agradou|agradaram} é um grande incentivo para nós.",
  "Ficamos contentes por você destacar {lista}.",
  "Seu elogio {a} deixa a equipe contente.",
  "Que bom que {lista} {fez|fizeram} diferença para você.",
  "Guardamos com carinho o que você disse sobre {lista}.",
  "O que você contou sobre {lista} é um presente para quem trabalha aqui.",
  "Dá gosto ler o seu elogio {a}.",
] as const;

export const praiseGeneral = [
  "Cada comentário assim é um incentivo para quem trabalha aqui todos os dias.",
  "Um retorno como o seu mostra que o cuidado de cada dia vale a pena.",
  "É esse tipo de retorno que dá sentido ao trabalho de toda a equipe.",
  "Suas palavras são um grande incentivo para todos nós.",
  "Ler isso enche de orgulho quem faz parte da equipe.",
  "Ter o reconhecimento de quem nos escolhe é o melhor incentivo que existe.",
  "Saber disso nos dá ainda mais vontade de cuidar de cada detalhe.",
  "Que a experiência tenha sido boa para você é uma satisfação enorme.",
] as const;

export const praiseThanks = [
  "Muito obrigado por tirar um tempo para escrever.",
  "Obrigado pela confiança e pela gentileza de avaliar.",
  "Agradecemos por dividir a sua opinião com a gente.",
  "Obrigado pelo reconhecimento e pelo carinho.",
  "Agradecemos a gentileza de deixar a sua avaliação.",
  "Nosso muito obrigado pela avaliação.",
] as const;

export const praiseFarewells = [
  "Até a próxima!",
  "Será um prazer receber você de novo.",
  "Conte com a gente sempre que precisar.",
  "Volte sempre que quiser.",
  "Esperamos ver você novamente em breve.",
  "Estamos à disposição sempre que você precisar.",
  "As portas estão sempre abertas para você.",
] as const;

export const warmSignatures = [
  "Um abraço da equipe",
  "Com carinho, a equipe",
  "Abraços de toda a equipe",
  "Um grande abraço da equipe",
  "Com gratidão, a equipe",
] as const;
