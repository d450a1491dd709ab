import type { Concern } from "../reviews/intake/sensitive.ts";

type Careful = { openings: readonly string[]; reasons: readonly string[] };

/** Grave matters: regret for what is told, nothing confirmed and nothing denied, and no cheer. */
export const carefulPhrases: Readonly<Record<Concern, Careful>> = {
  health: {
    openings: [
      "Lemos o seu relato com muita atenção e lamentamos o que ele descreve.",
      "Lamentamos o que você conta e esperamos que já esteja tudo bem com a saúde.",
      "Recebemos o seu relato com seriedade e lamentamos a situação descrita.",
      "O que você descreve é sério, e lamentamos que tenha passado por um momento difícil.",
      "Seu relato sobre saúde merece toda a atenção, e lamentamos o que você descreve.",
    ],
    reasons: [
      "Assuntos de saúde pedem cuidado e respeito, longe de um espaço público.",
      "Tudo o que envolve a saúde das pessoas é tratado por nós com seriedade.",
      "Por envolver saúde, o assunto precisa ser ouvido com calma e em particular.",
    ],
  },
  loss: {
    openings: [
      "Recebemos o seu relato com respeito e lamentamos a perda que você descreve.",
      "Lamentamos profundamente o que você conta e respeitamos a sua dor.",
      "Lemos as suas palavras com todo o respeito e sentimos muito pela perda que você conta.",
    ],
    reasons: [
      "Um assunto assim pede respeito e uma conversa reservada.",
      "Algo tão delicado precisa ser ouvido com calma, longe de um espaço público.",
    ],
  },
  animal: {
    openings: [
      "Lemos o seu relato com muita atenção e lamentamos o que ele descreve.",
      "Lamentamos o que você conta e esperamos que o seu animal esteja bem.",
      "Recebemos o seu relato com seriedade e lamentamos a situação descrita.",
    ],
    reasons: [
      "O cuidado com os animais é um assunto que tratamos com seriedade.",
      "Tudo o que envolve o bem-estar dos animais merece ser ouvido com calma.",
    ],
  },
  respect: {
    openings: [
      "Lemos o seu relato com seriedade e lamentamos a situação que você descreve.",
      "O que você descreve é grave, e lamentamos o que sentiu.",
      "Recebemos o seu relato com respeito e lamentamos o que ele descreve.",
      "Seu relato merece toda a atenção, e lamentamos a situação descrita.",
    ],
    reasons: [
      "O respeito às pessoas é um assunto que levamos muito a sério.",
      "Relatos sobre respeito no atendimento são ouvidos por nós com toda a seriedade.",
      "Tudo o que envolve respeito às pessoas precisa ser ouvido com cuidado.",
    ],
  },
  money: {
    openings: [
      "Lemos o seu relato com seriedade e lamentamos a sua insatisfação.",
      "Recebemos o seu comentário com atenção e lamentamos a situação que você descreve.",
      "O que você descreve é sério, e lamentamos a sua insatisfação.",
      "Seu relato merece atenção, e lamentamos que essa tenha sido a sua impressão.",
    ],
    reasons: [
      "Assuntos dessa natureza pedem cuidado e uma conversa reservada, com todos os detalhes.",
      "Por ser um assunto delicado, preferimos não tratar dele em um espaço público.",
      "A confiança de quem nos procura é um assunto que levamos a sério.",
    ],
  },
  legal: {
    openings: [
      "Lemos o seu relato com seriedade e lamentamos a sua insatisfação.",
      "Respeitamos a sua manifestação e lamentamos a situação que você descreve.",
      "Recebemos o seu comentário com atenção e lamentamos que a situação tenha chegado a esse ponto.",
      "Seu relato merece uma conversa cuidadosa, e lamentamos a sua insatisfação.",
    ],
    reasons: [
      "Por ser um assunto delicado, preferimos não tratar dele em um espaço público.",
      "Um caso assim precisa ser ouvido com calma, com todos os detalhes.",
    ],
  },
  fake: {
    openings: [
      "Lemos o comentário com atenção e lamentamos a impressão registrada.",
      "Recebemos este comentário com respeito e lamentamos o seu conteúdo.",
      "Lamentamos ler este relato e gostaríamos de entendê-lo melhor.",
      "O comentário chegou até nós, e lamentamos a impressão que ele descreve.",
    ],
    reasons: [
      "Gostaríamos de entender a que atendimento ele se refere.",
      "Pelo texto, não foi possível entender a que situação ele se refere.",
      "Mais detalhes ajudariam a entender a que atendimento o texto se refere.",
    ],
  },
};

/** What may be grave: nothing of what it is. */
export const guardedPhrases: Careful = {
  openings: [
    "Lemos o seu relato com seriedade e lamentamos a situação que você descreve.",
    "Recebemos o seu relato com atenção e lamentamos o que ele descreve.",
    "Seu relato merece toda a atenção, e lamentamos a situação descrita.",
    "Lemos o seu relato com muita atenção e lamentamos o que ele conta.",
    "O seu relato foi lido com cuidado, e lamentamos a situação que ele descreve.",
    "Tudo o que você relata foi lido com cuidado, e lamentamos a situação.",
  ],
  reasons: [
    "Um relato assim precisa ser ouvido com calma, com todos os detalhes.",
    "O que você escreveu merece uma conversa cuidadosa, com todos os detalhes.",
    "Queremos ouvir com calma tudo o que você tem a dizer.",
    "É um assunto que pede tempo e atenção, com todos os detalhes.",
    "O que você conta merece ser ouvido por inteiro e com respeito.",
  ],
};

/** A grave matter is told with trouble: said where no other sentence thanks. */
export const carefulThanks = [
  "Agradecemos por nos contar.",
  "Obrigado por escrever sobre isso.",
  "Agradecemos por trazer o assunto até nós.",
] as const;

export const carefulPoints = [
  "O que você escreveu sobre {lista} também foi lido com cuidado.",
  "O que você relata sobre {lista} também merece atenção.",
  "O que você diz sobre {lista} também é importante para nós.",
] as const;

export const carefulChannel = [
  "Por favor, fale com a gente pelos contatos do nosso perfil, para ouvirmos os detalhes com atenção e privacidade.",
  "Pedimos que entre em contato com a direção pelos contatos do nosso perfil, em particular.",
  "Os contatos do nosso perfil estão à disposição para uma conversa direta e reservada com os responsáveis.",
  "Se puder, procure a nossa direção pelos contatos do perfil, para uma conversa reservada.",
] as const;

/** Clinics, lawyers, accountants: nothing that confirms that the person is a client. */
export const regulatedPraise = {
  openings: [
    "Agradecemos as palavras gentis.",
    "Muito obrigado pela mensagem.",
    "Ficamos felizes ao ler o seu comentário.",
    "Recebemos o comentário com alegria e gratidão.",
    "É sempre bom ler palavras assim, obrigado.",
    "Nossa gratidão pelo comentário gentil.",
    "Obrigado por dedicar um tempo a escrever.",
    "Somos gratos por palavras tão positivas.",
  ],
  points: [
    "Ler um comentário positivo sobre {lista} é um incentivo para toda a equipe.",
    "Palavras boas sobre {lista} mostram que o cuidado de cada dia vale a pena.",
    "Elogios {a} animam quem trabalha aqui.",
    "Saber que {lista} {merece|merecem} elogio motiva a equipe.",
    "Ler palavras boas sobre {lista} anima quem trabalha aqui.",
    "Um elogio assim {a} é lido com alegria por todos.",
  ],
  general: [
    "Mensagens assim incentivam a equipe a cuidar de cada detalhe, com ética e respeito às pessoas.",
    "O reconhecimento incentiva o trabalho sério e cuidadoso de todos os dias.",
    "Comentários como esse dão ânimo a quem se dedica todos os dias às pessoas.",
    "Palavras assim lembram por que vale a pena trabalhar com dedicação.",
    "Um retorno positivo dá sentido ao esforço de cada dia.",
  ],
  thanks: [
    "Obrigado por escrever e pela gentileza.",
    "Agradecemos a gentileza do comentário.",
    "Nosso muito obrigado pelas palavras.",
    "Agradecemos por dividir a sua opinião.",
  ],
  farewells: [
    "Seguimos à disposição pelos contatos do nosso perfil.",
    "A equipe segue à disposição.",
    "Permanecemos à disposição de todos.",
    "Continuamos à disposição de quem precisar.",
    "Nossos contatos estão no perfil, sempre à disposição.",
  ],
} as const;

export const regulatedComplaint = {
  openings: [
    "Lemos a mensagem com atenção e lamentamos a impressão descrita.",
    "Lamentamos ler um comentário assim e respeitamos a sua opinião.",
    "Recebemos o comentário com respeito e lamentamos a insatisfação.",
    "A sua opinião merece atenção, e lamentamos a impressão deixada.",
    "Pedimos desculpas pelo desconforto que a mensagem descreve.",
    "Respeitamos o relato e pedimos desculpas pelo incômodo descrito.",
  ],
  points: [
    "Comentários sobre {lista} são importantes para a equipe.",
    "O que foi dito sobre {lista} merece ser ouvido com calma.",
    "Observações sobre {lista} são lidas com seriedade.",
  ],
  thanks: [
    "Agradecemos a franqueza da mensagem.",
    "Obrigado por escrever com franqueza.",
    "Agradecemos por registrar a sua opinião.",
  ],
  privacy: [
    "Por respeito à privacidade de todos, não comentamos detalhes em espaço público.",
    "Detalhes pedem uma conversa reservada, por respeito à privacidade de cada pessoa.",
    "A privacidade das pessoas vem primeiro, e este espaço não é lugar para detalhes.",
  ],
  secrecy: [
    "Por respeito ao sigilo, não comentamos nem confirmamos atendimentos em espaço público.",
    "O sigilo profissional não permite comentar nem confirmar atendimentos por aqui.",
    "Por dever de sigilo, este espaço não é lugar para comentar ou confirmar atendimentos.",
  ],
  channel: [
    "Fale com a gente, em particular, pelos contatos do nosso perfil.",
    "Os contatos do nosso perfil estão à disposição para uma conversa reservada.",
    "Para uma conversa reservada, use os contatos do nosso perfil.",
  ],
} as const;

export const regulatedMixed = {
  openings: [
    "Agradecemos a franqueza da mensagem.",
    "Obrigado por um comentário tão completo.",
    "Recebemos o comentário com respeito e agradecemos a franqueza.",
    "Sua opinião franca é importante, obrigado por escrever.",
  ],
  good: [
    "Palavras positivas sobre {lista} são um incentivo para a equipe.",
    "Elogios {a} animam quem trabalha aqui.",
    "Ler palavras boas sobre {lista} motiva a equipe.",
  ],
  bad: [
    "Sobre {lista}, lamentamos a impressão descrita.",
    "Quanto {a}, lamentamos o desconforto descrito.",
    "Já sobre {lista}, recebemos a observação com atenção e lamentamos a impressão.",
  ],
  badGeneral: ["Lamentamos que a impressão não tenha sido inteiramente boa."],
} as const;

export const privacyAdvice = [
  "Para a sua segurança, sugerimos não deixar dados pessoais em comentários públicos.",
  "Por segurança, vale retirar os dados pessoais deste espaço público.",
] as const;
