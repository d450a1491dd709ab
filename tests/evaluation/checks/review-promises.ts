import type { ReviewInput } from "../input.ts";
import type { Check } from "./check.ts";
import { ownersWords } from "./quotes-in-text.ts";
import { anyOf, findFolded, fold } from "./text.ts";

const remedies =
  "resolv|corrig|troc|devolv|compens|melhor|consert|trein|reforc|pun|demit|refaz|mud|ajust|tom(?:ar|ando)|implement|contrat|revis|aprimor|trabalh|garant|providenc";

/** Of outcomes and remedies; to listen, to look into it and to pass praise on commits to nothing. */
const promise = anyOf(
  "garant(?:imos|o|iremos)",
  "promet(?:o|emos)",
  "assegur(?:o|amos)",
  "nao (?:vai|ira|voltara|tornara) (?:mais |a )*(?:se repetir|acontecer|ocorrer)",
  "nao (?:se repetira|acontecera|ocorrera)",
  "nunca mais (?:vai|ira|acontec|se repet)",
  `(?:vamos|iremos|vou|irei|ja estamos|estamos(?: sempre)?|seguimos) (?:ja |a )?(?:${remedies})`,
  "(?:resolver|corrigir|melhorar|trocar|devolver|compensar|tomar|providenciar|retornar|entrar|mudar)(?:emos|ei)(?![a-z])",
  "faremos|refaremos|daremos",
  "providencia",
  "medidas (?:serao|ja|cabiveis|necessarias|foram)",
  "ja (?:corrigimos|resolvemos|conversamos|advertimos|orientamos|tomamos|melhoramos|ajustamos)",
  "(?:sera|serao) (?:resolvid|corrigid|trocad|devolvid|compensad|apurad|tratad)",
  "na proxima (?:vez|visita)[a-z ]* (?:sera|vai ser)",
);

export const promiseCheck: Check<ReviewInput> = {
  name: "no-promise",
  holds: "no promise of an outcome, a remedy or a deed",
  fault: ({ text }, { prompt }) => findFolded(ownersWords(text, prompt), promise),
};

const offers = anyOf(
  "reembols",
  "estorn",
  "ressarc",
  "indeniz",
  "descont",
  "brinde",
  "cupom",
  "cupons",
  "voucher",
  "vale-",
  "gratis",
  "gratuit",
  "(?:uma|como) cortesia",
  "cortesia da casa",
  "por nossa conta",
  "sem custo",
  "devoluc",
  "dinheiro de volta",
  "abatimento",
);
/** "Gostaríamos de pedir desculpas pelo estorno" offers none. */
const offering = anyOf(
  "(?:vamos|iremos|podemos|queremos|oferec[a-z]+|faremos|gostariamos de)(?:(?!desculp|lament)[a-z ])* (?:reembols|estorn|ressarc|indeniz|descont|brinde|devol|cupom|voucher)",
);
const changeYourMind =
  /(?<![a-z])(?:mud|alter|revej|rever|retir|apag|reconsider|atualiz|edit)[a-z]* (?:a |sua |essa |esta )*(?:nota|avaliacao|estrela|comentario)/;

export const offerCheck: Check<ReviewInput> = {
  name: "no-offer",
  holds: "no refund, discount or gift, and nobody is asked to change the review",
  fault: (answer, { prompt }) => {
    const text = ownersWords(answer.text, prompt);
    const pushed = findFolded(text, changeYourMind) ?? findFolded(text, offering);
    if (pushed) return pushed;
    const offered = findFolded(text, offers);
    return offered && !fold(prompt).includes(offered) ? offered : undefined;
  },
};

const admission = anyOf(
  "erramos",
  "falhamos",
  "noss[ao]s? (?:culpa|erro|falha)",
  "(?:erro|falha|culpa) (?:foi |e )?(?:de |da )?noss",
  "assum(?:imos|o) ",
  "reconhec(?:emos|o) (?:o |a |nosso |nossa |que )(?:erro|falha|culpa|erramos|falhamos)",
  "voce (?:tem|esta com) (?:toda |total )?(?:a )?razao(?: ?[,.;!]|$)",
  "dev(?:iamos|eriamos) ter",
  "pisamos na bola",
  "vacilamos",
  "deixamos a desejar",
);

export const admissionCheck: Check<ReviewInput> = {
  name: "no-admission",
  holds: "no fault is admitted on the owner's behalf",
  fault: ({ text }, { prompt }) => findFolded(ownersWords(text, prompt), admission),
};

const threat = anyOf(
  "processar",
  "process(?:o|os) (?:judicia|contra)",
  "medidas? (?:judicia|lega)",
  "(?:na|a|da|pela) justica",
  "calunia",
  "difama",
  "mentir",
  "inverdade",
  "nao procede",
  "isso nao aconteceu",
  "impossivel que",
  "fals[ao]s?(?![a-z])",
  "ma[- ]fe",
  "denunci",
);

export const threatCheck: Check<ReviewInput> = {
  name: "no-threat",
  holds: "nobody is threatened or called a liar",
  fault: ({ text }, { prompt }) => findFolded(ownersWords(text, prompt), threat),
};
