import type { Register } from "./reviews-registers.ts";

type Bank = Readonly<Record<Register, readonly string[]>>;

/*
 * Sentences around a stretch of the customer's own words: `{trecho}` stands for it. None
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
    "Só de ler “{trecho}” o dia já valeu.",
    "Obrigado por escrever “{trecho}”.",
  ],
  warm: [
    "Ler “{trecho}” encheu o nosso coração de alegria.",
    "Que gostoso ler “{trecho}”, de verdade.",
    "A gente lê “{trecho}” e sorri junto com você.",
    "Quando alguém escreve “{trecho}”, o dia fica mais bonito.",
  ],
  formal: [
    "A sua frase “{trecho}” é motivo de satisfação para a equipe.",
    "Lemos com satisfação as palavras “{trecho}”.",
    "Palavras como “{trecho}” honram o trabalho da equipe.",
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
  warm: ["Que gostoso ler “{trecho}”.", "A equipe ficou feliz de ler “{trecho}”."],
  formal: [
    "Lemos com satisfação as palavras “{trecho}”.",
    "É uma satisfação ler “{trecho}” em sua avaliação.",
  ],
};

/** The same where the complaint weighs more: no joy beside it. */
export const mixedGoodQuoteCalm: Bank = {
  plain: [
    "Chegou até nós também a parte em que você diz “{trecho}”.",
    "Lemos com carinho a parte em que você conta “{trecho}”.",
    "A parte boa que você conta (“{trecho}”) também é importante para nós.",
  ],
  warm: ["Lemos com carinho também a parte em que você diz “{trecho}”."],
  formal: ["As palavras positivas “{trecho}” também foram lidas com atenção."],
};

/** The good half where something of it is named too: one sentence for both, that rejoices once. */
export const mixedGoodBoth: Bank = {
  plain: [
    "É muito bom saber que {lista} {agradou|agradaram} e ainda ler “{trecho}”.",
    "Seu elogio {a} e também as palavras “{trecho}” deixam a equipe contente.",
    "Que bom que {lista} {agradou|agradaram}, e que bom ler “{trecho}”.",
    "Saber que {lista} {fez|fizeram} diferença e ler “{trecho}” é um incentivo para a equipe.",
  ],
  warm: [
    "Que alegria saber que {lista} {agradou|agradaram} e ainda ler “{trecho}”.",
    "O seu carinho com {lista} e também as palavras “{trecho}” deixaram a equipe feliz.",
  ],
  formal: [
    "Registramos com satisfação o elogio {a}, bem como as palavras “{trecho}”.",
    "É uma satisfação saber que {lista} {correspondeu|corresponderam} às suas expectativas e ler “{trecho}”.",
  ],
};

/** The same with no joy. */
export const mixedGoodBothCalm: Bank = {
  plain: [
    "Lemos também o que você diz de positivo sobre {lista}, e a parte em que conta “{trecho}”.",
    "O que você comenta de bom sobre {lista}, e também “{trecho}”, foi lido com carinho.",
    "Recebemos com respeito também o elogio {a}, assim como as palavras “{trecho}”.",
  ],
  warm: ["Lemos com carinho também o elogio {a} e a parte em que você diz “{trecho}”."],
  formal: ["Registramos também o elogio {a}, bem como as palavras “{trecho}”."],
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

/** The bad half where something of it is named too: one sentence for both, that turns and regrets once. */
export const mixedBadBoth: Bank = {
  plain: [
    "Já sobre {lista}, pedimos desculpas pelo incômodo, e também pelo que você conta: “{trecho}”.",
    "Por outro lado, lamentamos a sua insatisfação com {lista}, assim como o que você relata: “{trecho}”.",
    "Ao mesmo tempo, pedimos desculpas pelo transtorno com {lista} e também pelo que você descreve: “{trecho}”.",
    "Quanto {a}, entendemos a sua frustração e pedimos desculpas, também pelo que você conta: “{trecho}”.",
    "Lamentamos a sua insatisfação com {lista} e lemos com atenção a parte em que você diz “{trecho}”.",
  ],
  warm: [
    "Sentimos muito, de verdade, pelo incômodo com {lista} e também pelo que você conta: “{trecho}”.",
    "Já sobre {lista}, pedimos desculpas com toda a sinceridade, e também pelo que você descreve: “{trecho}”.",
    "Entendemos a sua chateação com {lista} e também com o que você conta (“{trecho}”), e pedimos desculpas.",
  ],
  formal: [
    "Quanto {a}, bem como ao que relata (“{trecho}”), lamentamos o desconforto.",
    "No que se refere {a} e também às palavras “{trecho}”, apresentamos as nossas desculpas pelo incômodo relatado.",
  ],
};

/** The bad half where the customer says what could be: no incident that one could regret. */
export const mixedWishQuote: Bank = {
  plain: [
    "Já quanto à sua observação (“{trecho}”), pedimos desculpas se algo não agradou.",
    "Ao mesmo tempo, lemos com atenção a sua sugestão (“{trecho}”) e lamentamos se algo ficou a desejar.",
    "Lamentamos se nem tudo foi como você esperava e lemos com atenção a sua sugestão: “{trecho}”.",
  ],
  warm: [
    "Lemos com carinho a sua sugestão (“{trecho}”), e desculpe se algo não agradou.",
    "Sentimos muito se algo não agradou, e a sua sugestão (“{trecho}”) importa muito para a gente.",
  ],
  formal: [
    "Quanto à sua observação (“{trecho}”), lamentamos se algo ficou aquém do esperado.",
    "Recebemos com atenção a sua sugestão (“{trecho}”) e lamentamos se algo não agradou.",
  ],
};

/** The same where something is named too. */
export const mixedWishBoth: Bank = {
  plain: [
    "Já sobre {lista}, pedimos desculpas pelo incômodo, e lemos com atenção a sua sugestão: “{trecho}”.",
    "Lamentamos a sua insatisfação com {lista} e lemos com atenção a sua observação: “{trecho}”.",
  ],
  warm: [
    "Sentimos muito, de verdade, pelo incômodo com {lista}, e lemos com carinho a sua sugestão: “{trecho}”.",
  ],
  formal: [
    "Quanto {a}, lamentamos o desconforto, e recebemos com atenção a sua observação: “{trecho}”.",
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

/** The same behind a sentence that names something and regrets it. */
export const complaintAlsoQuote: Bank = {
  plain: [
    "Também lemos a parte em que você diz “{trecho}”.",
    "O mesmo vale para o que você relata: “{trecho}”.",
    "Queremos entender também o que você conta: “{trecho}”.",
    "A parte em que você diz “{trecho}” também merece ser ouvida com calma.",
    "Recebemos com respeito também o que você escreve: “{trecho}”.",
    "Também não passou despercebido o que você descreve: “{trecho}”.",
  ],
  warm: [
    "Lemos com carinho também a parte em que você diz “{trecho}”.",
    "O que você descreve (“{trecho}”) também é importante para a gente.",
    "Queremos entender com calma também o que você conta: “{trecho}”.",
  ],
  formal: [
    "Lemos com atenção também o que descreve: “{trecho}”.",
    "Também compreendemos a relevância das palavras “{trecho}”.",
    "Recebemos com respeito também o que expõe: “{trecho}”.",
  ],
};
