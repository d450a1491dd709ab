import { asWritten, makeOffer, number, span } from "./offer-patterns.ts";
import { booking, channel, order, platform, quote, schedule } from "./read-contact.ts";
import { atHome, deliveryNoun, deliveryVerb, pickup } from "./read-delivery.ts";
import { acceptance, discount, instalments, payment } from "./read-payment.ts";
import type { Reader } from "./segments.ts";

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

const frequency = asWritten(
  "quality",
  "tail",
  "(?:\\d|uma|duas|tres|quatro|cinco) ?(?:x|vez|vezes) (?:por|na) semana",
);

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

const breakfast = asWritten(
  "feature",
  "noun",
  "(?<!de )cafe da manha(?: (?:incluso|incluido|completo|cortesia|gratis|colonial))?",
);

/** What is read when times and places are gone. */
export const lateOfferReaders: readonly Reader[] = [
  breakfast,
  ready,
  speedBound,
  speedAlone,
  atHome,
];
