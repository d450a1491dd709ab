type Replacement = readonly [RegExp, string];

/** Chat shorthand, read before single words are. */
const before: readonly Replacement[] = [
  [
    /(?<=[a-zà-ÿ\d%] )(?<!(?:vitamina|classe|categoria|bloco|turma|hepatite|letra|lado) )d (?=[a-zà-ÿ]{2})/g,
    "de ",
  ],
  [/(?<![A-Za-zÀ-ÿ])q (?=[a-zà-ÿ]{2})/g, "que "],
  // "cartucho n fazemos"
  [
    /(?<=(?:^|[.,;\n(] ?|[a-zà-ÿ\d] ))(?<!(?:letra|turma|bloco|modelo|tamanho|linha) )n (?=(?:fa[zçc]|tem|tenho|vend|trabalh|atend|pego|mex|aceit|lev|entreg|alug|inclu|cobr|pode|precisa|us[oa]|dá|da[mr]|é |eh )[a-zà-ÿ]*(?![A-Za-zÀ-ÿ]))/gi,
    "não ",
  ],
  // "enviamos p todo Brasil"
  [/(?<=[a-zà-ÿ]{3} )p (?=(?:tod[oa]s?|el[ae]s?|voc[êe]s?|qualquer)(?![A-Za-zÀ-ÿ]))/g, "para "],
  [/(?<![A-Za-zÀ-ÿ])(super|hiper) (?=mercados?(?![A-Za-zÀ-ÿ]))/gi, "$1"],
  [/(?<![A-Za-zÀ-ÿ])pr[ée] (?=treinos?(?![A-Za-zÀ-ÿ]))/gi, "pré-"],
  [/(?<![A-Za-zÀ-ÿ])c\/\s?/gi, "com "],
  [/(?<![A-Za-zÀ-ÿ])p\/\s?/gi, "para "],
  [/(?<![A-Za-zÀ-ÿ])s\/\s?/gi, "sem "],
  [
    /(?<![A-Za-zÀ-ÿ])whats?[ -]?app?(?![A-Za-zÀ-ÿ])|(?<![A-Za-zÀ-ÿ])zap[ -]zap(?![A-Za-zÀ-ÿ])/gi,
    "WhatsApp",
  ],
  [/(?<![A-Za-zÀ-ÿ])wi[ -]?fi(?![A-Za-zÀ-ÿ])/gi, "wi-fi"],
  [/(?<![A-Za-zÀ-ÿ])on[ -]?line(?![A-Za-zÀ-ÿ])/gi, "online"],
  [/(?<![A-Za-zÀ-ÿ])ar[ -]condicionado(?![A-Za-zÀ-ÿ])/gi, "ar-condicionado"],
  [/(?<![A-Za-zÀ-ÿ])day[ -]?use(?![A-Za-zÀ-ÿ])/gi, "day-use"],
  [/(?<![A-Za-zÀ-ÿ])s[ãa]o jo[ãa]o del[ -]rei(?![A-Za-zÀ-ÿ])/gi, "São João del-Rei"],
  [/(?<![A-Za-zÀ-ÿ])rec[ée]m[ -]nascid/gi, "recém-nascid"],
  [
    /(?<![A-Za-zÀ-ÿ])x (?=(?:salada|bacon|burguer|burger|tudo|egg|frango|calabresa|cora[çc][ãa]o|picanha|costela)(?![A-Za-zÀ-ÿ]))/gi,
    "x-",
  ],
  [/(?<![A-Za-zÀ-ÿ])pula[ -]pula(?![A-Za-zÀ-ÿ])/gi, "pula-pula"],
  [/(?<=^|[.\n] ?|(?:sou|somos) )vet(?= (?:em|[aà]|e|n[ao]|aqui) )/gi, "veterinário"],
  [/(?<![A-Za-zÀ-ÿ])guarda chuva/gi, "guarda-chuva"],
  [/(?<![A-Za-zÀ-ÿ])guarda roupa/gi, "guarda-roupa"],
  [/(?<![A-Za-zÀ-ÿ])bem casado/gi, "bem-casado"],
  [/(?<![A-Za-zÀ-ÿ])quebra[ -]quebra(?![A-Za-zÀ-ÿ])/gi, "quebra-quebra"],
  [/(?<![A-Za-zÀ-ÿ])self[ -]?service(?![A-Za-zÀ-ÿ])/gi, "self-service"],
];

/** Phrases that need an accent or another word, read when single words have theirs. */
const after: readonly Replacement[] = [
  // "iniciante i criança"
  [/(?<=[a-zà-ÿ]{3,} )i(?= [a-zà-ÿ]{3,})/g, "e"],
  [/(?<=(?:quem|que|pessoal|gente|você|el[ea]) )t[áa](?= [a-zà-ÿ])/g, "está"],
  [/(?<=[A-Za-zÀ-ÿ] )tá(?= (?:com|em|n[ao]|de|sem|aqui) )/g, "está"],
  [/(?<=lev(?:o|amos) (?:a |minha )?)maçã(?![A-Za-zÀ-ÿ])/g, "maca"],
  [/(?<![A-Za-zÀ-ÿ])por conta da gente(?![A-Za-zÀ-ÿ])/g, "por nossa conta"],
  [/(?<![A-Za-zÀ-ÿ])pr([oa]s|o) (?=[A-Za-zÀ-ÿ]{2})/g, "para $1 "],
  [
    /(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriados?)(?:-feira)?), (?=\d{1,2}(?:h(?:\d{2})?)? (?:às|as|a) \d)/gi,
    " das ",
  ],
  [/(?<!(?:do|tamanhos?|tam|e) |[A-Za-zÀ-ÿ])rn(?= ao? \d)/gi, "tamanhos RN"],
  [/(?<=(?:do|tamanhos?|tam|e) )rn(?= ao? \d)/gi, "RN"],
  [/(?<![A-Za-zÀ-ÿ])a vista(?![A-Za-zÀ-ÿ])/g, "à vista"],
  [
    /(?<=(?<![\d,.]|R\$ ?|(?<![A-Za-zÀ-ÿ])(?:ao|até o|do) )(?:[2-9]|[1-9]\d{1,3}) )(pessoa|peça|pote|aluno|convidado|unidade|prato|minuto|dia|ano)(?=[ ,.;]|$)/g,
    "$1s",
  ],
  [/(?<![A-Za-zÀ-ÿ])a mão(?![A-Za-zÀ-ÿ]| de obra)/g, "à mão"],
  [/(?<![A-Za-zÀ-ÿ])(?<=aberto |até |atende |atendimento )a noite(?![A-Za-zÀ-ÿ])/g, "à noite"],
  [/(?<![A-Za-zÀ-ÿ])[aà] domicílio(?![A-Za-zÀ-ÿ])/g, "em domicílio"],
  [/(?<![A-Za-zÀ-ÿ])(?:as|ás) (?=segundas|terças|quartas|quintas|sextas)/g, "às "],
  [/(?<!\d)(\d{1,2}) ?(?:hrs?|hs|horas)(?= (?:às|as|ás|a|até) (?:as |às )?\d)/gi, "$1h"],
  [/(?<!\d)(\d{1,2}) ?(?:hrs?|hs)(?![A-Za-zÀ-ÿ])/gi, "$1h"],
  [/(?<!\d)(\d{1,2}):(\d{2})(?!\d) ?h?(?![A-Za-zÀ-ÿ])/gi, "$1h$2"],
  [/(?<!\d)(\d{1,2})h00/g, "$1h"],
  [/(?<=\d)H(?=\s|[.,;]|$)/g, "h"],
  [/(?<!(?:das|de) |\d)(\d{1,2}h(?:\d{2})?) ?[-–] ?(?=\d{1,2}h)/g, "das $1 às "],
  [/(?<![A-Za-zÀ-ÿ])seg(?:-feira)?\.? (?=(?:a|à|e|até) (?:sex|s[áa]b|dom|qui|qua))/gi, "segunda "],
  [
    /(?<![A-Za-zÀ-ÿ])ter(?:-feira)?\.? (?=(?:a|à|e|até) (?:sex|s[áa]b|dom|qui|qua)(?![A-Za-zÀ-ÿ]))/gi,
    "terça ",
  ],
  [/(?<=(?:segunda|terça|quarta) (?:a|à|e|até) )qui(?![A-Za-zÀ-ÿ])/gi, "quinta"],
  [/(?<=(?:segunda|terça) (?:a|à|e|até) )sex(?![A-Za-zÀ-ÿ])/gi, "sexta"],
  [/(?<=(?:segunda|terça) (?:a|à|e|até) )s[áa]b(?![A-Za-zÀ-ÿ])/gi, "sábado"],
  [/(?<=(?:segunda|terça) (?:a|à|e|até) )dom(?![A-Za-zÀ-ÿ])/gi, "domingo"],
  [/(?<!\p{L})de (?=\d{1,2}(?:h(?:\d{2})?)? (?:as|ás|às) \d)/giu, "das "],
  [/(?<=\bdas? \d{1,2}h?(?:\d{2})?) (?:as|ás|a) (?=\d)/g, " às "],
  [
    /(?<![A-Za-zÀ-ÿ])concerto(s?)(?=(?: d[aeo]s?)? (?:celular|tv|máquina|geladeira|note|comp|roup|sapat|fog|ar-|rel|bici|moto|carro|ventil|freez|frigob|lava|micro|port|tel|tab))/gi,
    "conserto$1",
  ],
  [
    /(?<=(?<![A-Za-zÀ-ÿ])(?:zona|regi[ãa]o) (?:norte|sul|leste|oeste|central)) (?:de |em |- ?)?(?:sp|rj|bh)(?![A-Za-zÀ-ÿ])/g,
    "",
  ],
  [
    /(?<=(?<![A-Za-zÀ-ÿ])(?:os|dos|aos|nos|pelos|de|para|e|com|seus|meus|entre|dia dos) )país(?![A-Za-zÀ-ÿ])/gi,
    "pais",
  ],
  [/(?<![A-Za-zÀ-ÿ])d[ ’']?[aá]gua(?![A-Za-zÀ-ÿ])/gi, "d'água"],
  [/(?<=(?<![A-Za-zÀ-ÿ])gente )da(?= (?:o|a|um|uma|os|as|mais|\d+) )/g, "dá"],
  [/(?<=(?<![A-Za-zÀ-ÿ])de )graca(?![A-Za-zÀ-ÿ])/g, "graça"],
  [/(?<![A-Za-zÀ-ÿ])[aà] meia[ -]noite/g, "à meia-noite"],
  [/(?<![A-Za-zÀ-ÿ])[aà] ?partir(?: d[ea])?(?= (?:\d|r\$))/gi, "a partir de"],
];

export const setPhrases = { before, after };
