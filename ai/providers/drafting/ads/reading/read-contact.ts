import { asWritten, makeOffer, span } from "./offer-patterns.ts";
import type { Reader } from "./segments.ts";

export const quote: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:peca|faca|solicite|pec[ao]|com|pedir|temos|fazemos|faco|damos)(?: (?:ja|o|um|seu|agora|hoje|aqui|mesmo))* )?orcamentos?(?: (?:gratis|gratuitos?|sem compromisso|sem custo|na hora|rapidos?|online|por foto|no mesmo dia|em (?:ate )?${span}|pelo whatsapp|por whatsapp|via whatsapp|no whatsapp|e visita|na sua casa|em domicilio))*(?![a-z])`,
    "g",
  ),
  read: (_, written) => {
    const text = written.replace(/^.*?(?=orçament|orcament)/iu, "");
    return makeOffer("quote", "noun", text.includes(" ") ? text : "", "quote");
  },
};

/** "reservas pelo WhatsApp" */
export const booking = asWritten(
  "schedule",
  "noun",
  "(?:reservas?|vendas|atendimento|agendamentos?) (?:pelo|por|via|no) whatsapp",
  "whatsapp",
);

/** "peça pelo iFood" */
export const platform: Reader = {
  pattern:
    /\b(?:peca|compre|reserve|encomende|estamos|pedidos?)(?: (?:ja|tambem|agora|seu|o seu))* (?:pelo|no|na|pela) (ifood|rappi|uber eats|shopee|mercado livre|elo7|airbnb|booking|99food|keeta)(?![a-z])/g,
  read: ([, name = ""], written) =>
    makeOffer("channel", "alone", `peça pelo ${written.slice(-name.length)}`),
};

export const schedule: Reader = {
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

export const order: Reader = {
  pattern: new RegExp(
    `\\b(?:(?:aceitamos|aceito|faca|fazemos|faco|pegamos|pego|receb(?:o|emos)|feit[oa]s?|so|somente|apenas)(?: (?:ja|sua|a|sob))* )?(sob encomendas?|por encomenda|encomend(?:as?|e)|pedidos? (?:pelo|por|via|no) whatsapp|pedidos(?= (?:ate|com|so|somente) ))((?: (?:pelo|por|via|no) whatsapp| com (?:ate )?${span}(?: de antecedencia)?| com antecedencia)*)(?![a-z])`,
    "g",
  ),
  read: ([, key = "", tail = ""], written) => {
    const end = tail === "" ? "" : written.slice(-tail.length);
    if (/^(?:sob|por)/.test(key))
      return {
        ...makeOffer(
          "order",
          "tail",
          `${key.startsWith("por") ? "por" : "sob"} encomenda${end}`,
          "order",
        ),
      };
    const noun = key.startsWith("pedido")
      ? `pedidos${key.includes("whatsapp") ? " pelo WhatsApp" : end}`
      : `encomendas${end}`;
    return makeOffer("order", "noun", noun, "order");
  },
};

export const channel: Reader = {
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
