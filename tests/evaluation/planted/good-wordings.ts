import { ad, type PlantedAnswer } from "./planted.ts";

/** Fair wordings that a check once called a fault. */
export const goodWordings = {
  /** "Limpeza" and "higiene" say what the annotated point is about, though the review has another word. */
  hair: {
    to: "restaurante-cabelo-na-comida",
    text: "Pedimos desculpas pelo que você encontrou no prato e pela reação do garçom. A limpeza na cozinha e o respeito com quem avisa importam muito para nós. Por favor, mande uma mensagem privada contando quando foi, para entendermos o que houve.",
  },
  /** To be there for somebody, and to thank for candour. */
  thrift: {
    to: "brecho-garimpo",
    text: "Obrigado pela sinceridade e pelo carinho! Que bom que você garimpou três peças pagando tão pouco, e que a organização e o cheirinho das roupas agradaram. A próxima arara está à sua espera, venha garimpar de novo.",
  },
  /** Sympathy is no apology. */
  grandfather: {
    to: "otica-armacao-do-avo",
    text: "Sentimos muito pela perda do seu avô, e ficamos emocionados em saber que a armação dele segue com você todo dia. A dona Ivete vai guardar o seu recado com carinho: a paciência dela com aquele pano e o secador valeu cada minuto. Obrigado por contar essa história.",
  },
  /** A regret in other words than "desculpe". */
  sadness: {
    to: "uma-estrela-atendimento",
    text: "Nos entristece saber que o atendimento não foi o que você esperava. Gostaríamos de ouvir o que houve, com calma. Por favor, chame por telefone ou mensagem privada e conte o dia e o horário da visita.",
  },
  /** "O atendimento do Genival" is the man who pleased, whatever else was wrong with being attended. */
  cobbler: {
    to: "sapateiro-genival",
    text: "Obrigado por dividir a sua experiência com a gente. Ficou registrado o que você comenta de bom sobre o atendimento do Genival e a bota. Já sobre a demora e a falta de resposta por telefone, pedimos desculpas pelo incômodo. Se puder, fale com a gente pelos contatos do nosso perfil.",
  },
  /** An apology that names a deposit offers nothing. */
  deposit: {
    to: "open-everyday-57",
    text: "Gostaríamos de pedir desculpas pelo incômodo com a caução ainda não devolvida e com o atendimento. Sabemos como é frustrante esperar uma resposta. Por favor, fale com a gente em particular, pelos contatos do nosso perfil, para ouvirmos você com calma.",
  },
} as const satisfies Record<string, PlantedAnswer>;

export const goodWordedAds = {
  /** Sizes stay sizes. */
  sizes: ad("moda-fitness-tamanho", [
    { kind: "google-title", text: "Moda fitness do 44 ao 56" },
    { kind: "google-title", text: "Conjunto legging + top" },
    { kind: "google-title", text: "Feita em Fortaleza" },
    {
      kind: "google-description",
      text: "Moda fitness do 44 ao 56, feita em Fortaleza. Conjunto legging + top por R$ 129.",
    },
    {
      kind: "google-description",
      text: "Conjunto com bolso por R$ 145. Não serviu? A troca é em 7 dias.",
    },
    {
      kind: "meta-text",
      text: "Treino com roupa que veste bem: do 44 ao 56. Conjunto legging + top R$ 129, com frete fixo de R$ 15 para o Nordeste.",
    },
    { kind: "meta-headline", text: "Moda fitness do 44 ao 56" },
  ]),
  /** "Cartões de visita" are no way of paying. */
  cards: ad("grafica-cartao-de-visita", [
    { kind: "google-title", text: "1000 cartões por R$ 110" },
    { kind: "google-title", text: "Cartões de visita couché" },
    { kind: "google-title", text: "Prontos em 3 dias úteis" },
    {
      kind: "google-description",
      text: "1000 cartões de visita couché 300g, frente e verso, por R$ 110. Arte à parte.",
    },
    {
      kind: "google-description",
      text: "Cartões prontos em 3 dias úteis. Retire em São José dos Pinhais. Peça já.",
    },
    {
      kind: "meta-text",
      text: "Sua marca no bolso do cliente: 1000 cartões de visita por R$ 110, arte à parte. Retirada em São José dos Pinhais.",
    },
    { kind: "meta-headline", text: "1000 cartões de visita por R$ 110" },
  ]),
} as const satisfies Record<string, PlantedAnswer>;
