import {
  complaintGeneral,
  complaintOpenings,
  complaintOpeningsWithPoints,
  complaintPoints,
  complaintThanks,
  privateChannel,
  soberSignatures,
} from "./reviews-complaint.ts";
import {
  mixedBad,
  mixedChannel,
  mixedGood,
  mixedGoodCalm,
  mixedOpenings,
} from "./reviews-mixed.ts";
import {
  praiseFarewells,
  praiseGeneral,
  praiseOpenings,
  praiseOpeningsWithPoints,
  praisePoints,
  praiseThanks,
  warmSignatures,
} from "./reviews-praise.ts";

/** How a reply speaks: as the shop usually does, closer, or with more distance. */
export type Register = "plain" | "warm" | "formal";

type Bank = Readonly<Record<string, readonly string[]>>;

/** Sentences of answers to praise. */
export const praiseBanks = {
  plain: {
    openings: praiseOpenings,
    openingsWithPoints: praiseOpeningsWithPoints,
    points: praisePoints,
    general: praiseGeneral,
    thanks: praiseThanks,
    farewells: praiseFarewells,
    signatures: warmSignatures,
  },
  warm: {
    openings: [
      "Que carinho bom de receber, muito obrigado!",
      "Lemos o seu comentário em voz alta para a equipe inteira, e foi só sorriso!",
      "Suas palavras deixaram o nosso dia mais leve, obrigado de coração!",
      "Ficamos de coração quentinho com o que você escreveu!",
    ],
    openingsWithPoints: [
      "Que delícia saber que {lista} {agradou|agradaram} tanto!",
      "Que alegria ler o seu elogio {a}, ficamos de coração quentinho!",
      "Ler o seu carinho com {lista} deixou a equipe inteira sorrindo!",
    ],
    points: [
      "Saber que {lista} {fez|fizeram} diferença para você é um abraço em quem trabalha aqui.",
      "O seu carinho com {lista} encheu a equipe de alegria.",
      "Ler o que você contou sobre {lista} deu um orgulho danado.",
    ],
    general: [
      "É por mensagens como a sua que a gente levanta cedo com vontade.",
      "Um carinho desses fica guardado com a equipe toda.",
    ],
    thanks: [
      "Obrigado de coração por dividir isso com a gente.",
      "Muito obrigado mesmo pelo carinho de escrever.",
    ],
    farewells: [
      "A casa é sua, volte quando quiser.",
      "Vai ser uma alegria receber você de novo.",
      "Até logo, e conte sempre com a gente.",
    ],
    signatures: ["Um abraço apertado da equipe", "Com muito carinho, a equipe"],
  },
  formal: {
    openings: [
      "Agradecemos a gentileza da sua avaliação.",
      "Recebemos o seu comentário com grande satisfação e agradecemos.",
      "Somos gratos pelo seu reconhecimento.",
    ],
    openingsWithPoints: [
      "O seu reconhecimento {a} nos honra, e agradecemos.",
      "Somos gratos pelo elogio {a}.",
      "Recebemos com satisfação as suas palavras sobre {lista} e agradecemos.",
    ],
    points: [
      "É uma satisfação saber que {lista} {correspondeu|corresponderam} às suas expectativas.",
      "Transmitimos à equipe o seu reconhecimento {a}.",
      "O seu comentário sobre {lista} é motivo de satisfação para todos.",
    ],
    general: [
      "O reconhecimento de quem nos avalia é o maior estímulo ao trabalho da equipe.",
      "Avaliações como a sua confirmam a importância da dedicação diária da equipe.",
    ],
    thanks: [
      "Agradecemos a confiança e a gentileza de registrar a sua opinião.",
      "Registramos o nosso agradecimento pela avaliação.",
    ],
    farewells: ["Permanecemos à disposição.", "Será uma satisfação atender você novamente."],
    signatures: ["Atenciosamente, a equipe", "Cordialmente, a equipe"],
  },
} as const satisfies Record<Register, Bank>;

/** Sentences of answers to complaints: nearer or farther, never more admitted or promised. */
export const complaintBanks = {
  plain: {
    openings: complaintOpenings,
    openingsWithPoints: complaintOpeningsWithPoints,
    points: complaintPoints,
    general: complaintGeneral,
    thanks: complaintThanks,
    channel: privateChannel,
    signatures: soberSignatures,
  },
  warm: {
    openings: [
      "Sentimos muito, de verdade, por ler que a sua experiência não foi boa.",
      "Obrigado por contar com franqueza, e desculpe pelo incômodo que você descreve.",
      "Entendemos a sua chateação e pedimos desculpas, com toda a sinceridade.",
    ],
    openingsWithPoints: [
      "Sentimos muito, de verdade, pela sua insatisfação com {lista}.",
      "Desculpe, com toda a sinceridade, pelo desconforto com {lista}.",
      "Entendemos a sua chateação com {lista} e pedimos desculpas de coração.",
    ],
    points: [
      "O que você conta sobre {lista} importa muito para a gente.",
      "Lemos com carinho e atenção cada palavra sobre {lista}.",
      "Dá para entender a sua insatisfação com {lista}.",
    ],
    general: [
      "A sua opinião importa muito para a gente.",
      "Ninguém gosta de passar por um incômodo assim.",
    ],
    thanks: [
      "Obrigado, de verdade, por contar isso com franqueza.",
      "Agradecemos de coração por escrever.",
    ],
    channel: [
      "Chame a gente pelos contatos do nosso perfil: queremos ouvir você com calma e carinho.",
      "Vamos conversar em particular? É só chamar a gente pelos contatos do nosso perfil.",
    ],
    signatures: ["Com carinho e atenção, a equipe", "Com atenção, a equipe"],
  },
  formal: {
    openings: [
      "Lamentamos o desconforto relatado em sua avaliação.",
      "Apresentamos as nossas desculpas pela experiência relatada.",
      "Recebemos a sua manifestação com respeito e lamentamos o incômodo descrito.",
    ],
    openingsWithPoints: [
      "Lamentamos a insatisfação manifestada com {lista}.",
      "Apresentamos as nossas desculpas pelo desconforto relatado com {lista}.",
      "Recebemos a sua manifestação sobre {lista} e lamentamos o incômodo relatado.",
    ],
    points: [
      "As suas observações sobre {lista} foram lidas com a devida atenção.",
      "Compreendemos a relevância do que relata sobre {lista}.",
      "A sua manifestação sobre {lista} é importante para a equipe.",
    ],
    general: [
      "A sua manifestação é importante para a equipe.",
      "O seu relato foi recebido com atenção e respeito.",
      "O seu ponto de vista é relevante para a equipe.",
    ],
    thanks: ["Agradecemos a franqueza do relato.", "Somos gratos por registrar a sua opinião."],
    channel: [
      "Solicitamos que entre em contato conosco, em particular, pelos contatos do nosso perfil.",
      "Os contatos do nosso perfil estão à disposição para uma conversa reservada.",
    ],
    signatures: ["Atenciosamente, a equipe", "Respeitosamente, a equipe"],
  },
} as const satisfies Record<Register, Bank>;

/** Sentences of answers to reviews that praise one thing and blame another. */
export const mixedBanks = {
  plain: {
    openings: mixedOpenings,
    good: mixedGood,
    goodCalm: mixedGoodCalm,
    bad: mixedBad,
    channel: mixedChannel,
    signatures: soberSignatures,
  },
  warm: {
    openings: [
      "Obrigado de coração por contar tudo com tanta franqueza.",
      "Que bom receber uma opinião tão franca, obrigado.",
    ],
    good: [
      "Que alegria saber que {lista} {agradou|agradaram}.",
      "O seu carinho com {lista} deixou a equipe feliz.",
    ],
    goodCalm: [
      "Lemos com carinho o que você diz de bom sobre {lista}.",
      "O que você diz de bom sobre {lista} também chegou à gente.",
    ],
    bad: [
      "Sentimos muito, de verdade, pelo incômodo com {lista}.",
      "Já sobre {lista}, pedimos desculpas com toda a sinceridade.",
    ],
    channel: complaintBanks.warm.channel,
    signatures: ["Com carinho, a equipe", "Com carinho e atenção, a equipe"],
  },
  formal: {
    openings: [
      "Agradecemos a franqueza da sua avaliação.",
      "Somos gratos por uma avaliação tão detalhada.",
    ],
    good: [
      "Registramos com satisfação o elogio {a}.",
      "É uma satisfação saber que {lista} {correspondeu|corresponderam} às suas expectativas.",
    ],
    goodCalm: ["Registramos também as palavras positivas sobre {lista}."],
    bad: [
      "Quanto {a}, lamentamos o desconforto relatado.",
      "No que se refere {a}, apresentamos as nossas desculpas pelo incômodo relatado.",
    ],
    channel: complaintBanks.formal.channel,
    signatures: complaintBanks.formal.signatures,
  },
} as const satisfies Record<Register, Bank>;

/** What the sentences without a bank of their own say in the formal register. */
export const formalTurns: readonly (readonly [plain: RegExp, formal: string])[] = [
  [/\bfale com a gente\b/g, "fale conosco"],
  [/\bFale com a gente\b/g, "Fale conosco"],
  [/\b(chame|procure) a gente\b/g, "$1-nos"],
  [/\bcom a gente\b/g, "conosco"],
  [/\ba gente\b/g, "a equipe"],
  [
    /\bUm (?:grande )?abraço da equipe\b|\bCom (?:carinho|gratidão), a equipe\b/g,
    "Atenciosamente, a equipe",
  ],
];
