import type { Call, Offer, OfferKind } from "../ad-facts.ts";
import type { Found, Reader } from "./segments.ts";

type Form = Offer["form"];

function makeOffer(kind: OfferKind, form: Form, text: string, call?: Call): Found {
  const offer: Offer = { kind, form, text: text.trim() };
  return call === undefined ? { type: "offer", offer } : { type: "offer", offer, call };
}

/** A reader that keeps the owner's words as they stand. */
function asWritten(kind: OfferKind, form: Form, source: string, call?: Call): Reader {
  return {
    pattern: new RegExp(`\\b(?:${source})(?![a-z0-9])`, "g"),
    read: (_, written) => makeOffer(kind, form, written, call),
  };
}

const money = "(?:r\\$ ?\\d[\\d.,]*\\d|r\\$ ?\\d|\\d+ reais)";
const number =
  "(?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|noventa)";
const span = `(?:${number} (?:minutos?|min|horas?|h|dias?(?: uteis)?|semanas?|mes(?:es)?|anos?)|\\d+ ?(?:min|h))`;
/** Where a phrase may go on: "na primeira compra", "em toda a zona sul", up to five words. */
const goesOn = (words: string, stop = "com|e|ate|por|a partir|de \\d|para|sem|das|aos"): string =>
  `(?: (?:${words})(?: (?!(?:${stop})\\b)[^\\s,.;:()!?/]+){1,5}?(?=[,.;:()!?/]|$| (?:${stop})\\b))?`;

const guarantee: Reader = {
  pattern: new RegExp(
    `\\b(?:com |damos |dou |tem |oferecemos |temos )?(?:garantia(?: total)?(?: (?:(?:de|por) )?${span}| de fabrica| estendida| por escrito)?(?: (?:no servico|nos servicos|nas pecas|na peca|em todos os servicos|na mao de obra))?|${span} de garantia)(?![a-z0-9])`,
    "g",
  ),
  read: (_, written) =>
    makeOffer(
      "guarantee",
      "noun",
      written
        .replace(/^(?:com|damos|dou|tem|oferecemos|temos) /iu, "")
        .replace(/garantia total/iu, "garantia")
        .replace(/garantia (?=\d)/iu, "garantia de "),
    ),
};

const trial = asWritten(
  "trial",
  "noun",
  "(?:primeira |1[aª] )?(?:aula|consulta|avaliacao|visita|sessao|diagnostico|degustacao)(?: (?:experimental|teste|demonstrativa|inicial))* (?:gratis|gratuit[ao]|sem compromisso|de cortesia|sem custo)|(?:aula|treino|sessao) (?:experimental|teste)(?: (?:gratis|gratuit[ao]))?|brinde(?: (?:na|em|para) [a-z ]{3,25})?|(?:wi-fi|estacionamento|cafe|degustacao)(?: (?:gratis|gratuito|cortesia|proprio|no local|na porta|conveniado))+",
);

const discount: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:com |ganhe |tem )?(?:\\d+(?:,\\d+)? ?% (?:de desconto|off|de desc|desconto|de cashback)|descontos? (?:de (?:ate )?(?:\\d+ ?%|${money})|especia(?:l|is)|progressivos?)|cupom de (?:\\d+ ?%|${money})|segund[oa] (?:unidade|peca|par|pizza) (?:com|por|a) [a-z\\d%$ ]{2,20}?)(?: (?:na|no|nas|nos|a|em|para|pra|ao|aos|acima de|a partir de|com|pagando|toda|todo|so) [^,.;:()!?]{1,70})?|leve \\d+,? (?:e )?pague \\d+|compre \\d+,? (?:e )?leve \\d+|pague \\d+,? (?:e )?leve \\d+)(?![a-z\\d])`,
    "g",
  ),
  read: (match, written) => {
    const text = written
      .replace(/^(?:com|ganhe|tem) /iu, "")
      .replace(/ ?% (?:off|de desc|desconto)(?!\p{L})/iu, "% de desconto")
      .replace(/(\d) %/, "$1%");
    const isDeal = /^(?:leve|compre|pague)/.test(match[0]);
    const offer: Offer = { kind: "discount", form: isDeal ? "alone" : "noun", text };
    return {
      type: "offer",
      offer: match[0].startsWith("com ") ? { ...offer, bound: true } : offer,
    };
  },
};

const deliveryNoun: Reader = {
  pattern: new RegExp(
    `\\b(?:com |fazemos |faco |temos |tem |oferecemos |e )?(?:(?:(?:tele)?entregas?|delivery|envios?|motoboy)(?= (?:gr|r[aá]p|agend|expr|pr|im|in|no|na|em|a |para|pra|pel|por|acima|at|f|de seg|de ter|das|todos)|(?: |[,.;:()]|$)(?! ?d[aeo]s? ))|frete(?= (?:gratis|gratuito|fixo|inclu|por|r\\$|para todo|unico)))(?: (?:gratis|gratuit[oao]s?|rapid[ao]s?|agendad[ao]|expressa|propri[ao]|imediata|programada|inclus[ao]|no mesmo dia|em domicilio|a combinar|pelos correios|por motoboy|fixo|em (?:ate )?${span}))*${goesOn("em|no|na|nos|nas|para|pra|acima de|a partir de|ate", "com|e|por|das|aos|a partir|sem")}(?: (?:acima de|a partir de|de|por|em compras acima de|em pedidos acima de) ${money})?(?: (?:gratis|gratuit[ao]))?(?![a-z\\d])`,
    "g",
  ),
  read: (_, written) =>
    makeOffer(
      "delivery",
      "noun",
      written.replace(/^(?:com|fazemos|faço|temos|tem|oferecemos|e) /iu, ""),
    ),
};

/** "entregamos em toda a zona sul" is "entrega em toda a zona sul". */
const deliveryVerb: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:tambem )?(?:nos |eu )?(?:entrego|entregamos|levamos|enviamos|envio|entrega-se))((?: (?:gratis|de graca|rapido))?${goesOn("em|no|na|nos|nas|para|pra|ate|por", "com|e|por|das|aos|sem")})(?![a-z\\d])`,
    "g",
  ),
  read: ([, tail = ""], written) => {
    const where = tail === "" ? "" : written.slice(-tail.length);
    const noun = /envi/i.test(written) ? "envio" : "entrega";
    return makeOffer("delivery", "noun", `${noun}${where.replace(/ de graça/iu, " grátis")}`);
  },
};

const pickup = asWritten(
  "pickup",
  "noun",
  "retirada (?:gratis|(?:no|na|em) [a-z]{3,}(?: d[aeo]s? [a-z]{3,}| [a-z]{3,})?)|retire (?:no local|na loja)|drive-thru",
);

const quote: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:peca|faca|solicite|pec[ao]|com|pedir|temos|fazemos|faco|damos)(?: (?:ja|o|um|seu|agora|hoje|aqui|mesmo))* )?orcamentos?(?: (?:gratis|gratuitos?|sem compromisso|sem custo|na hora|rapidos?|online|por foto|no mesmo dia|em (?:ate )?${span}|pelo whatsapp|por whatsapp|via whatsapp|no whatsapp|e visita|na sua casa|em domicilio))*(?![a-z])`,
    "g",
  ),
  read: (_, written) => {
    const text = written.replace(/^.*?(?=orçament|orcament)/iu, "");
    return makeOffer("quote", "noun", text.includes(" ") ? text : "", "quote");
  },
};

const means =
  "(?:pix|cartao|cartoes|credito|debito|dinheiro|boleto|vale-refeicao|vale refeicao|vale alimentacao|vale-alimentacao|vr|va|ticket|transferencia|cheque|crediario)(?: de (?:credito|debito)| (?:alimentacao|refeicao))?";
const payment: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:nos )?(?:aceitamos|aceito|aceita|recebemos)|(?:formas? de )?pagamento(?:s)?(?: (?:pode ser|facilitado|por|via|em|no|com|a vista))*)(?: (?:todos os|o|no|em|por|via))* (${means}(?:(?:,| e| ou|, e|/| no| em)\\s*(?:no |em )?${means})*)`,
    "g",
  ),
  read: ([, list = ""], written) =>
    makeOffer(
      "payment",
      "alone",
      `aceitamos ${written
        .slice(-list.length)
        .replace(/\//g, " e ")
        .replace(/,? (?:no|em) /giu, " ")}`,
    ),
};

/** "aceita financiamento" */
const acceptance: Reader = {
  pattern:
    /\baceit(?:amos|o|a|am) ((?:todos os |os principais )?(?:convenios?|planos|cartoes|vales?|financiamento|permuta|troca|animais|pets|encomendas de)(?: [a-z-]+){0,3})(?![a-z])/g,
  read: ([, what = ""], written) =>
    makeOffer("payment", "alone", `aceitamos ${written.slice(-what.length)}`),
};

/** "reservas pelo WhatsApp" */
const booking = asWritten(
  "schedule",
  "noun",
  "(?:reservas?|vendas|atendimento|agendamentos?) (?:pelo|por|via|no) whatsapp",
  "whatsapp",
);

const frequency = asWritten(
  "quality",
  "tail",
  "(?:\\d|uma|duas|tres|quatro|cinco) ?(?:x|vez|vezes) (?:por|na) semana",
);

/** "peça pelo iFood" */
const platform: Reader = {
  pattern:
    /\b(?:peca|compre|reserve|encomende|estamos|pedidos?)(?: (?:ja|tambem|agora|seu|o seu))* (?:pelo|no|na|pela) (ifood|rappi|uber eats|shopee|mercado livre|elo7|airbnb|booking|99food|keeta)(?![a-z])/g,
  read: ([, name = ""], written) =>
    makeOffer("channel", "alone", `peça pelo ${written.slice(-name.length)}`),
};

const instalments: Reader = {
  pattern: new RegExp(
    `\\b(?!\\d{1,2} ?(?:x|vezes)(?! (?:de r|sem|com|no cart)))(?:parcel(?:amos|e|o|ad[oa]s?|amento)|divid(?:imos|o|a|id[oa]s?)|facilitamos|pague|pagamento|ou)?(?: ?(?:tudo|em|o pagamento|suas compras|facilitado))*(?: ate)? ?(\\d{1,2}) ?(?:x|vezes)\\b(?! (?:por|na|ao) )(?: (?:de|sem|com) (?:${money}|juros|entrada))*(?: (?:no|com o?) ?cartao(?: de credito)?)?`,
    "g",
  ),
  read: (match) => {
    const upTo = /\bate\b/.test(match[0]) ? "até " : "";
    const tail = /(?:x|vezes)\b(.*)$/.exec(match[0])?.[1] ?? "";
    const written = tail
      .replace("cartao", "cartão")
      .replace("credito", "crédito")
      .replace(/r\$ ?/g, "R$ ");
    return makeOffer("instalments", "tail", `em ${upTo}${match[1] ?? ""}x${written}`);
  },
};

const schedule: Reader = {
  pattern:
    /\b(?:(agende|marque|agenda aberta|agendar)(?: (?:ja|agora|seu|sua|um|uma|o|a|horario|visita|avaliacao|consulta|aula|hora))*|(?:com )?(?:agendamentos?|agenda(?= online)|hora marcada|horario marcado|atendimento com hora marcada))( (?:pelo|por|via|no) whatsapp| online| pela internet)?(?![a-z])/g,
  read: ([, verb, channel = ""], written) => {
    if (verb !== undefined)
      return makeOffer(
        "schedule",
        "alone",
        "",
        /whatsapp/.test(channel) ? "scheduleByWhatsapp" : "schedule",
      );
    const text = written.replace(/^com /iu, "").replace(/^(?=h)/iu, "atendimento com ");
    return makeOffer("schedule", "noun", text, "schedule");
  },
};

const order: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:aceitamos|aceito|faca|fazemos|faco|pegamos|pego|receb(?:o|emos)|feit[oa]s?|so|somente|apenas)(?: (?:ja|sua|a|sob))* )?(sob encomendas?|por encomenda|encomend(?:as?|e)|pedidos? (?:pelo|por|via|no) whatsapp|pedidos(?= (?:ate|com|so|somente) ))((?: (?:pelo|por|via|no) whatsapp| com (?:ate )?${span}(?: de antecedencia)?| com antecedencia)*)(?![a-z])`,
    "g",
  ),
  read: ([, key = "", tail = ""], written) => {
    const end = tail === "" ? "" : written.slice(-tail.length);
    if (/^(?:sob|por)/.test(key))
      return { ...makeOffer("order", "tail", `sob encomenda${end}`, "order") };
    const noun = key.startsWith("pedido")
      ? `pedidos${key.includes("whatsapp") ? " pelo WhatsApp" : end}`
      : `encomendas${end}`;
    return makeOffer("order", "noun", noun, "order");
  },
};

const channel: Reader = {
  pattern:
    /\b(?:(?:chame|chama|fale|falar|mande (?:uma )?mensagem|entre em contato|contato|peca|ligue|atendimento|atendemos|atendo|vendas|compre|duvidas)(?: (?:ja|agora|a gente|com a gente|conosco|direto|tambem|so|no|nosso|seu))* )?(?:(?:pelo|por|via|no|com) )?(?:nosso |meu )?whatsapp(?![a-z])/g,
  read: (match) => ({
    ...makeOffer(
      "channel",
      "noun",
      /^(?:atend|vendas)/.test(match[0]) ? "atendimento pelo WhatsApp" : "",
      "whatsapp",
    ),
  }),
};

const experience = asWritten(
  "experience",
  "noun",
  `(?:mais de )?(?:${number}) anos (?:de|no) (?:experiencia|mercado|tradicao|estrada|profissao|historia|atuacao|carreira)(?: (?:na|no|em) (?:area|mercado|setor|ramo))?|experiencia de (?:mais de )?${number} anos`,
);
const since = asWritten(
  "experience",
  "tail",
  `(?:ha|faz) (?:mais de )?${number} anos(?: no mercado| na cidade| no bairro)?|desde (?:19|20)\\d\\d`,
);

const ready = asWritten(
  "speed",
  "alone",
  `(?:fica )?pront[oa]s? (?:em (?:ate )?${span}|no mesmo dia|na hora)`,
);
const speedAlone = asWritten(
  "speed",
  "tail",
  `no mesmo dia|em (?:ate )?${span}|com urgencia|24 ?h(?:oras)? por dia|24 ?horas`,
);
const speedBound: Reader = {
  pattern: /\b(?:feit[oa]s? )?na hora(?! marcada)(?![a-z])/g,
  read: () => ({
    type: "offer",
    offer: { kind: "speed", form: "tail", text: "na hora", bound: true },
  }),
};

const atHome = asWritten(
  "feature",
  "tail",
  "(?:online|presencia(?:l|is)) (?:e|ou) (?:online|presencia(?:l|is))|(?:em|a) domicilio|na sua casa|em sua casa|ate voce|online(?! d[aeo] )|a distancia|presencia(?:l|is)",
);

/** In order: what has a sum or a place of its own inside goes before the readers of sums and places. */
export const offerReaders: readonly Reader[] = [
  discount,
  payment,
  acceptance,
  platform,
  booking,
  frequency,
  trial,
  quote,
  instalments,
  order,
  schedule,
  deliveryNoun,
  deliveryVerb,
  pickup,
  guarantee,
  since,
  experience,
  channel,
];

/** What is read when times and places are gone. */
const breakfast = asWritten(
  "feature",
  "noun",
  "(?<!de )cafe da manha(?: (?:incluso|incluido|completo|cortesia|gratis|colonial))?",
);

export const lateOfferReaders: readonly Reader[] = [
  breakfast,
  ready,
  speedBound,
  speedAlone,
  atHome,
];
