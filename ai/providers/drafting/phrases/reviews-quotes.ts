import type { Register } from "./reviews-registers.ts";

type Bank = Readonly<Record<Register, readonly string[]>>;

/*
 * Sentences around a stretch of the customer's own words: `{trecho}` stands for it, `{outro}` for a second one. None
 * begins with a quotation, for a customer may write small; none says what was done with the words or will be.
 */

export const praiseQuote: Bank = {
  plain: [
    "Ler “{trecho}” fez o dia da equipe.",
    "Que bom ler “{trecho}” na sua avaliação.",
    "Dá muita alegria ler “{trecho}”.",
    "Vale muito ler “{trecho}” de quem nos visita.",
    "Palavras como “{trecho}” dão ânimo para o dia inteiro.",
    "Ficamos felizes de ler “{trecho}”.",
    "Um comentário com “{trecho}” alegra qualquer equipe.",
    "Frases como “{trecho}” fazem o capricho valer a pena.",
    "Gostamos demais de ler “{trecho}”.",
    "Adoramos ler “{trecho}”.",
    "Não tem como não sorrir com “{trecho}”.",
    "Encontrar “{trecho}” no que você escreveu foi um presente.",
    "O seu “{trecho}” já valeu o nosso dia.",
    "Obrigado por escrever “{trecho}”.",
  ],
  warm: [
    "Ler “{trecho}” encheu o nosso coração de alegria.",
    "Que gostoso ler “{trecho}”, de verdade.",
    "O seu “{trecho}” é daqueles que a gente lê sorrindo.",
    "Quando alguém escreve “{trecho}”, o dia fica mais bonito.",
  ],
  formal: [
    "A sua frase “{trecho}” é motivo de satisfação para a equipe.",
    "Lemos com satisfação as palavras “{trecho}”.",
    "Palavras como “{trecho}” honram o trabalho da equipe.",
  ],
};

export const praiseTwoQuotes: Bank = {
  plain: [
    "Ler “{trecho}” e “{outro}” fez o nosso dia.",
    "Que bom encontrar “{trecho}” e também “{outro}” no seu comentário.",
    "Gostamos de ler “{trecho}” e, logo ali, “{outro}”.",
    "Tanto “{trecho}” quanto “{outro}” deixaram a equipe contente.",
    "Palavras como “{trecho}” e “{outro}” dão ânimo para o dia inteiro.",
    "Foi muito bom ler “{trecho}” e ainda “{outro}”.",
    "Não tem como não sorrir com “{trecho}” e com “{outro}”.",
  ],
  warm: [
    "Ler “{trecho}” e “{outro}” encheu o nosso coração de alegria.",
    "Que gostoso ler “{trecho}” e ainda “{outro}”.",
    "Lemos sorrindo “{trecho}” e também “{outro}”.",
  ],
  formal: [
    "As suas frases “{trecho}” e “{outro}” são motivo de satisfação para a equipe.",
    "Lemos com satisfação as palavras “{trecho}” e “{outro}”.",
    "Palavras como “{trecho}” e “{outro}” honram o trabalho da equipe.",
  ],
};

/** The good half of a review that blames something too. */
export const mixedGoodQuote: Bank = {
  plain: [
    "Que bom ler “{trecho}” no seu relato.",
    "Ler “{trecho}” deixa a equipe contente.",
    "É um incentivo ler “{trecho}” na sua avaliação.",
    "Ficamos felizes de ler “{trecho}”.",
    "Um elogio como “{trecho}” anima a equipe.",
    "Lemos com alegria a parte em que você diz “{trecho}”.",
  ],
  warm: ["Que gostoso ler “{trecho}”.", "O seu “{trecho}” deixa a equipe feliz."],
  formal: [
    "Lemos com satisfação as palavras “{trecho}”.",
    "É uma satisfação ler “{trecho}” em sua avaliação.",
  ],
};

/** The same where the complaint weighs more: no joy beside it. */
export const mixedGoodQuoteCalm: Bank = {
  plain: [
    "Chegou até nós também a parte em que você diz “{trecho}”.",
    "O seu “{trecho}” também foi lido com atenção.",
    "A parte boa que você conta (“{trecho}”) também é importante para nós.",
  ],
  warm: ["Lemos com carinho também o seu “{trecho}”."],
  formal: ["As palavras positivas “{trecho}” também foram lidas com atenção."],
};

/** The bad half of such a review, where nothing surer can be named. */
export const mixedBadQuote: Bank = {
  plain: [
    "Sobre o que você descreve (“{trecho}”), pedimos desculpas pelo incômodo.",
    "Já quanto ao que você relata (“{trecho}”), lamentamos o desconforto.",
    "Ao mesmo tempo, lamentamos o incômodo que você conta: “{trecho}”.",
    "Quanto à parte em que você diz “{trecho}”, pedimos desculpas pelo aborrecimento.",
    "Por outro lado, pedimos desculpas pelo que você conta: “{trecho}”.",
  ],
  warm: [
    "Sentimos muito, de verdade, pelo que você conta: “{trecho}”.",
    "Já sobre o que você descreve (“{trecho}”), pedimos desculpas com toda a sinceridade.",
  ],
  formal: [
    "Quanto ao que relata (“{trecho}”), lamentamos o desconforto.",
    "No que se refere às palavras “{trecho}”, apresentamos as nossas desculpas pelo incômodo relatado.",
  ],
};

/** Sober, and ever as what the customer tells: nothing is owned up to. */
export const complaintQuote: Bank = {
  plain: [
    "Lemos com atenção o que você conta: “{trecho}”.",
    "O que você descreve (“{trecho}”) merece ser ouvido com calma.",
    "Levamos a sério o que você relata: “{trecho}”.",
    "A parte em que você diz “{trecho}” foi lida com atenção.",
    "Recebemos com respeito o que você escreve: “{trecho}”.",
    "O que você relata (“{trecho}”) é importante para nós.",
    "Queremos entender melhor o que você conta: “{trecho}”.",
  ],
  warm: [
    "Lemos com carinho e atenção o que você conta: “{trecho}”.",
    "O que você descreve (“{trecho}”) importa muito para a gente.",
    "Queremos entender com calma o que você conta: “{trecho}”.",
  ],
  formal: [
    "Lemos com a devida atenção o que relata: “{trecho}”.",
    "O que descreve (“{trecho}”) foi recebido com atenção e respeito.",
    "Compreendemos a relevância do que relata: “{trecho}”.",
  ],
};
