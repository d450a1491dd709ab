import { anyOf } from "./text.ts";

export const regret = anyOf(
  "desculp",
  "lament",
  "sentimos (?:muito|por|pel|que|saber|tanto)",
  "sinto (?:muito|por|pel)",
  "perdao",
  "que pena",
  "chatead",
  "pesar",
  "tristes? (?:em|por|com|que|ler|saber|ouvir)",
  "entristec",
  "e uma pena",
  "que chato",
);

export const thanks = anyOf("obrigad", "agradec", "gratid", "grat[oa]s?(?![a-z])", "valeu");
export const joy = anyOf(
  "que (?:bom|alegria|otimo|maravilha|delicia|felicidade)",
  "(?:ficamos|fico|estamos|estou) (?:muito |tao |bem )?(?:feliz|felizes|content)",
  "nos alegra",
  "adoramos",
  "amamos",
  "alegria",
  "felicidade",
  "(?:e|foi) um prazer (?:receber|atender|ter)",
);

/** Somebody who only complained is told that something pleased. */
export const welcome = anyOf(
  "elogi",
  "(?<!nao )(?<!nao tenha )(?<!nao tenham )agrad(?:ou|aram|ado|ados|asse)",
  "fizeram diferenca",
  "fez diferenca",
  "orgulho",
  "equilibrad",
  "(?<!nao )gostou",
  "deix(?:a|ou|aram) (?:[a-z]+ ){0,4}(?:feliz|felizes|content[ea]s?)",
  "alegr(?:ou|aram)",
  "anim(?:ou|aram)",
  "(?:fez|ganhou) o dia",
);

/** Cheer, or an invitation to come back, that nobody writes to a person in mourning. */
export const cheer = anyOf(
  "anim(?:ou|aram|a|am)(?![a-z])",
  "alegr",
  "comemor",
  "sorri",
  "incentivo",
  "(?:fez|ganhou) o dia",
  "(?:volte|voltem) sempre",
  "ate (?:a proxima|breve)",
);

/** Who only complained said nothing good. */
export const goodFound = anyOf("(?:cont|coment|diz|disse|relat)[a-z]* de (?:bom|positivo)");

/** From here on a sentence speaks of something else. */
export const turn = anyOf(
  "(?:mas|porem|embora|apesar|enquanto|entretanto|ja|so|nem)(?![a-z])",
  "nao agrad",
);

/** What else is said of a pleasant reading: joy where a quote follows, and often mere courtesy elsewhere. */
export const gladToRead = anyOf(
  "(?<!nao )gostamos (?:muito |demais |tanto )?de (?:ler|ver|saber|ouvir)",
  "(?<!nao )(?<!nunca )e (?:muito |tao |sempre )?(?:bom|otimo|gostoso|lindo) (?:de )?(?:ler|ver|saber|ouvir)",
  "(?<!nao )(?<!nao nos )(?<!nem )(?:anima|alegra|emociona|encanta)m?(?![a-z])",
  "(?<!nao )(?:ganha|faz|da) (?:mais |ainda mais |todo )?sentido",
  "(?<!nao )faz(?:em)? o (?:nosso )?dia",
  "guard(?:amos|ad[oa]) com (?:muito |todo )?carinho",
  "(?<!nao )da gosto",
  "comemor",
  "incentivo",
);
