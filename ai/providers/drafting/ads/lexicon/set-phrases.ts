type Replacement = readonly [RegExp, string];

/** Chat shorthand, read before single words are. */
const before: readonly Replacement[] = [
  [/(?<!\p{L})c\/\s?/giu, "com "],
  [/(?<!\p{L})p\/\s?/giu, "para "],
  [/(?<!\p{L})s\/\s?/giu, "sem "],
  [/(?<!\p{L})whats?[ -]?app?(?!\p{L})|(?<!\p{L})zap[ -]zap(?!\p{L})/giu, "WhatsApp"],
  [/(?<!\p{L})wi[ -]?fi(?!\p{L})/giu, "wi-fi"],
  [/(?<!\p{L})on[ -]?line(?!\p{L})/giu, "on-line"],
  [/(?<!\p{L})pet ?shop(?!\p{L})/giu, "pet shop"],
  [/(?<!\p{L})ar[ -]condicionado(?!\p{L})/giu, "ar-condicionado"],
  [/(?<!\p{L})self[ -]?service(?!\p{L})/giu, "self-service"],
];

/** Phrases that need an accent or another word, read when single words have theirs. */
const after: readonly Replacement[] = [
  [/(?<!\p{L})a vista(?!\p{L})/gu, "à vista"],
  [/(?<!\p{L})a mão(?!\p{L})/gu, "à mão"],
  [/(?<!\p{L})(?<=aberto |até |atende |atendimento )a noite(?!\p{L})/gu, "à noite"],
  [/(?<!\p{L})[aà] domicílio(?!\p{L})/gu, "em domicílio"],
  [/(?<!\p{L})(?:as|ás) (?=segundas|terças|quartas|quintas|sextas)/gu, "às "],
  [/(?<!\d)(\d{1,2}) ?(?:hrs?|hs|horas)(?= (?:às|as|ás|a|até) (?:as |às )?\d)/giu, "$1h"],
  [/(?<!\d)(\d{1,2}) ?(?:hrs?|hs)(?!\p{L})/giu, "$1h"],
  [/(?<!\d)(\d{1,2}):(\d{2})(?!\d) ?h?(?!\p{L})/giu, "$1h$2"],
  [/(?<!\d)(\d{1,2})h00/gu, "$1h"],
  [/(?<=\bdas? \d{1,2}h?(?:\d{2})?) (?:as|ás|a) (?=\d)/gu, " às "],
  [
    /(?<!\p{L})concerto(s?)(?= d[aeo]s? (?:celular|tv|máquina|geladeira|note|comp|roup|sapat|fog|ar-|rel|bici|moto|carro|ventil|micro|port|tel|tab))/giu,
    "conserto$1",
  ],
  [/(?<!\p{L})[aà] partir(?: d[ea])?(?= (?:\d|r\$))/giu, "a partir de"],
];

export const setPhrases = { before, after };
