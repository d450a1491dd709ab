import type { AdInput } from "../input.ts";
import type { Check } from "./check.ts";
import { inventedName } from "./names-in-text.ts";
import { inventedNumber, numbersGiven } from "./numbers-in-text.ts";
import { fold } from "./text.ts";

export const adRecallCheck: Check<AdInput> = {
  name: "points",
  holds: "product, place, price and offer of the input stand in the pieces",
  fault: ({ pieces = [] }, { facts }) => {
    const all = pieces.map(({ text }) => spaced(text)).join("\n");
    return facts.find((fact) => !new RegExp(fact).test(all));
  },
};

/** Prices are written with a no-break space. */
function spaced(text: string): string {
  return fold(text).replace(/\s/g, " ");
}

export const adConditionsCheck: Check<AdInput> = {
  name: "conditions",
  holds: "an offer never stands without its condition: pieces are shown alone",
  fault: ({ pieces = [] }, { conditions = [] }) => {
    const misleading = pieces.find(({ text }) =>
      conditions.some(({ when, needs }) => {
        const folded = spaced(text);
        return new RegExp(when).test(folded) && !new RegExp(needs).test(folded);
      }),
    );
    return misleading?.text;
  },
};

/** "Temos ...", "Veja opções de ...": what follows is a thing that is sold, had or done. */
const claimed =
  /(?<![a-z])(?:temos|trabalhamos com|vendemos|oferecemos|fazemos|procura|procurando|precisa de|quer|opcoes de)(?: (?:um|uma|o|a|os|as|de|por))? ([^.?!]+)/g;
const general = /^(?:noss[oa]s? )?(?:opc|trabalho|servic|produto|loja|mais|horario|novidade)/;
/** Three words in a row, twice in one piece; or a thing joined to itself. */
const joined = /(?<![a-z])([a-z]+(?: [a-z]+){0,3}) (?:e|com) \1(?![a-z])/;

function saysTwice(folded: string): boolean {
  const all = folded.match(/[a-z0-9]+/g) ?? [];
  const runs = all.map((_, at) => all.slice(at, at + 3).join(" ")).slice(0, -2);
  return joined.test(folded) || runs.some((run, at) => runs.indexOf(run) !== at);
}

/** "Fantasia sob medida. Alugo. Fale com a gente.": a word alone that is neither a thing nor a call. */
const call =
  /^(?:agend|aproveit|cham|compr|confir|conhec|encomend|experiment|garant|lig|marq|peca|prov|reserv|venh|visit)/;

/** Not an abbreviation, and not a word that stands alone in the input too. */
function lonelyWords(folded: string, prompt: string): string[] {
  const sentences = folded.split(/[.!?]+(?:\s+|$)/).filter(Boolean);
  if (sentences.length < 2) return [];
  const words = sentences.filter((sentence) => /^[a-z]{4,}$/.test(sentence));
  return words.filter((word) => {
    const alone = new RegExp(`(?:^|[.,;:!?(])\\s*${word}\\s*(?:$|[.,;:!?)])`);
    return !alone.test(fold(prompt));
  });
}

export const adSenseCheck: Check<AdInput> = {
  name: "sense",
  holds:
    "what is offered is what the owner sells, no piece says the same twice, no word is left alone",
  fault: ({ pieces = [] }, { things, prompt }) =>
    pieces.find(({ text }) => {
      const folded = spaced(text);
      const objects = [...folded.matchAll(claimed)].map((match) => match[1] ?? "");
      const known = new RegExp(`^(?:${things})`);
      return (
        objects.some((object) => !known.test(object) && !general.test(object)) ||
        lonelyWords(folded, prompt).some((word) => !known.test(word) && !call.test(word)) ||
        saysTwice(folded)
      );
    })?.text,
};

/** Two capitalised words in a row: "Vila Prudente", "Shopping Central". */
const properName = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

/** Without accents: who writes "SAO JOSE" or "Sao Jose" is glad of "São José". */
function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

export const adNamesCheck: Check<AdInput> = {
  name: "names",
  holds: "names of places and shops keep their capitals",
  fault: ({ pieces = [] }, { prompt }) => {
    const names = prompt.match(properName) ?? [];
    return pieces.find(({ text }) =>
      names.some((name) => !bare(text).includes(bare(name)) && fold(text).includes(fold(name))),
    )?.text;
  },
};

/** A claim, and what in the input gives the right to it, in its own words, in short or in another language. */
const claims: readonly [says: string, given: string][] = [
  [
    "gratis|gratuit|brinde",
    "gratis|gratuit|de graca|sem custo|free|brinde|sem compromisso|nao paga",
  ],
  [
    "frete|entreg|delivery|levamos ate|em casa(?![a-z])",
    "frete|entreg|delivery|domicilio|(?:em|sua) casa|envi",
  ],
  ["descont|promoc|oferta|liquida", "descont|promoc|oferta|% |por r\\$|de r\\$.*por"],
  ["garant", "garant"],
  ["parcel|sem juros|vezes", "parcel|sem juros|vezes|\\dx"],
  [
    "melhor(?:es)?(?![a-z])|numero 1|n[oº] ?1|imbativel|incomparavel|perfeit",
    "melhor|numero 1|imbativel|perfeit",
  ],
  [
    "barat|menor preco|preco justo|precos? acessive|economi",
    "barat|menor preco|justo|acessive|economi",
  ],
  [
    "rapid|agil|na hora(?![a-z]| de )|mesmo dia|imediat|urgen",
    "rapid|agil|na hora|m[ei]smo dia|imediat|urgen|4 horas",
  ],
  ["24 ?h|24 horas|todos os dias", "24 ?h|24 horas|todos os dias"],
  ["ultim[ao]s|vagas limitadas|estoque limitado|corra|por tempo limitado", "ultim|limitad|so ate"],
  [
    "especialist|experien|qualificad|certificad|anos de",
    "especialist|experien|qualificad|certificad|anos|faz uns anos",
  ],
  ["premium|exclusiv|luxo|original", "premium|exclusiv|luxo|original"],
  ["artesana|caseir|feit[oa]s? a mao", "artesana|caser|caseir|a mao|by hand|hand-?made"],
  ["fresc|fresqu", "fresc|fresqu"],
  ["organic|natura(?:l|is)", "organic|natura"],
  [
    "alta qualidade|qualidade garantida|de confianca|satisfac|aprovad",
    "qualidade|confianca|satisfac|aprovad",
  ],
  ["sem compromisso", "sem compromisso"],
  ["(?<![a-z])pix(?![a-z])|cartao|cartoes", "pix|cartao|cartoes"],
  ["on-?line|presencial", "on-?line|presencial"],
  ["segunda", "segunda|(?<![a-z])seg(?![a-z])|monday"],
  ["terca", "terca|tuesday"],
  ["quarta", "quarta|(?<![a-z])qua(?![a-z])|wednesday|de terca a"],
  ["quinta", "quinta|(?<![a-z])qui(?![a-z])|thursday"],
  ["sexta", "sexta|(?<![a-z])sex(?![a-z])|friday"],
  ["sabado", "sabado|(?<![a-z])sab(?![a-z])|saturday"],
  ["domingo|feriado", "domingo|feriado|sunday"],
  ["estacion", "estacion"],
  ["sem dor|cura(?![a-z])|resultado garantido|emagre", "sem dor|cura|emagre"],
  ["ganhe(?! tempo)|premio|sorteio", "ganhe|premio|sorteio"],
];

export const adInventedCheck: Check<AdInput> = {
  name: "nothing-invented",
  holds:
    "no number, name or claim (offer, delivery, guarantee, speed, superlative ...) that the input does not give",
  fault: ({ pieces = [] }, { prompt, names = [], never = [] }) => {
    const input = fold(prompt);
    const given = numbersGiven(prompt);
    for (const { text } of pieces) {
      const folded = spaced(text);
      const claim = claims.find(
        ([says, needs]) =>
          new RegExp(`(?<![a-z])(?:${says})`).test(folded) && !new RegExp(needs).test(input),
      );
      const untrue = never.find((pattern) => new RegExp(pattern).test(folded));
      const invented =
        untrue ??
        claim?.[0] ??
        inventedNumber(text, given) ??
        sizeAsPrice(folded, input) ??
        unknownPlace(text, prompt, names) ??
        unknownName(text, prompt, names);
      if (invented) return `${invented}: ${text}`;
    }
    return undefined;
  },
};

/** "R$ 44" of leggings "do 44 ao 56": the number is given, the price is not. */
function sizeAsPrice(folded: string, input: string): string | undefined {
  const prices = [...folded.matchAll(/r\$ ?(\d+)(?![\d,.]*\d)/g)];
  return prices.find(([, price]) => {
    const uses = input.match(new RegExp(`(?<![\\d,.])${price}(?![\\d,.]*\\d)`, "g"))?.length;
    const sizes = input.match(new RegExp(`(?:do ${price} ao \\d|do \\d+ ao ${price}(?!\\d))`, "g"));
    return sizes !== null && sizes.length === uses;
  })?.[0];
}

/** A place in a headline of capitals: "Salgados em Ibirité". */
const place =
  /(?<!\p{L})(?:em|no|na|para) (?!(?:Casa|Domicílio|Loja|Cidade|Família|Bairro|Região|Mesa|Site|Você|Sua|Seu|Todo|Toda|Até|Dia|Poucos|Poucas)(?!\p{L}))(\p{Lu}\p{Ll}{3,})/gu;

/** "No WhatsApp" is where an owner who writes "pelo zap" takes orders. */
const chat = /(?<![a-z])(?:zap|wpp|whats)(?![a-z])/g;

function unknownPlace(text: string, prompt: string, names: readonly string[]): string | undefined {
  const known = fold([prompt, ...names].join(" ")).replaceAll(chat, "whatsapp");
  return [...text.matchAll(place)]
    .map((match) => match[1] ?? "")
    .find((name) => !known.includes(fold(name).slice(0, 4)));
}

/** A headline may capitalise words of the input; a name that is nowhere in it is invented. */
function unknownName(text: string, prompt: string, names: readonly string[]): string | undefined {
  const capitals = fold(text).length > 0 ? inventedName(text, names) : undefined;
  if (capitals === undefined) return undefined;
  return fold(prompt).includes(fold(capitals).slice(0, 4)) || isTitleCase(text)
    ? undefined
    : capitals;
}

function isTitleCase(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  return long.every((word) => /^\p{Lu}/u.test(word));
}
