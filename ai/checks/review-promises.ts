import { fold } from "../../domain/search/fold.ts";
import { type Check, faultIf } from "./fault.ts";
import { foldedOf } from "./folded.ts";

/** Stems of what costs the shop something; all patterns here are for folded text. */
const goods =
  "reembols|estorn|ressarc|indeniz|compensac|devoluc|descont|brinde|cupom|cupons|voucher|vale-|gratis|gratuit|abatiment|bonus|mimo|cortesia";
const good = new RegExp(
  String.raw`\b(?:${goods}|por nossa conta|sem (?:nenhum )?custo|dinheiro de volta)`,
);
const giving = new RegExp(
  String.raw`\b(?:vamos|iremos|podemos|queremos|gostariamos de|oferec\p{L}{1,6}|daremos|faremos|ganh\p{L}{1,4}|recebe\p{L}{0,3}|tera|tem direito a) (?:\p{L}+ ){0,3}(?:${goods}|devolv)`,
  "u",
);

const remedies =
  "resolv|corrig|troc|devolv|reembols|estorn|compens|consert|refaz|melhor|ajust|trein|pun|demit|contrat|tomar|tomando|providenc|mud|reforc|implement|revis|garant";
const deeds = new RegExp(
  String.raw`\b(?:vamos|iremos|vou|irei|estamos|estaremos) (?:ja |a |sempre )?(?:${remedies})|\b(?:resolver|corrigir|trocar|devolver|reembolsar|compensar|melhorar|tomar|providenciar|consertar|retornar|entrar)(?:emos|ei)\b|\b(?:daremos|faremos|refaremos)\b|\bprovidencias?\b|\bmedidas (?:serao|ja|cabiveis|necessarias|foram)\b|\bja (?:corrigimos|resolvemos|advertimos|orientamos|tomamos|melhoramos|ajustamos|trocamos)\b|\b(?:sera|serao|vai ser) (?:resolvid|corrigid|trocad|devolvid|compensad|reembolsad|refeit|apurad)`,
);
const pledge =
  /\b(?:garant(?:imos|o|iremos)|promet(?:emos|o)|assegur(?:amos|o)|juramos)\b|\bnao (?:vai|ira|voltara|tornara) (?:mais |a )*(?:se repetir|acontecer|ocorrer)|\bnao (?:se repetira|acontecera|ocorrera)\b|\bnunca mais (?:vai|ira|acontec|se repet)/;

const deadline =
  /\b(?:em|dentro de|no prazo de|no maximo) (?:ate )?(?:\d{1,3}|um|uma|dois|duas|tres|poucos?|poucas?|alguns|algumas) (?:minutos?|horas?|dias?|semanas?|mes|meses)\b|\b(?:ainda hoje|ate amanha|amanha mesmo|nas proximas horas|nos proximos dias|o mais (?:breve|rapido) possivel|imediatamente)\b|\bate (?:segunda|terca|quarta|quinta|sexta|o fim d)/;
/** A span that somebody waited is a detail of the review; one that we name for ourselves is a promise. */
const ahead =
  /\b(?:vamos|iremos|vou|podemos|queremos|sera|serao|estara|retorn|respond|resolv|contato|\p{L}{2,12}(?:aremos|eremos|iremos))/u;

/** A quick look: false where no sentence of the text promises anything, whatever the review. */
export function mayPromise(text: string): boolean {
  const folded = foldedOf(text);
  return [good, giving, deadline, deeds, pledge].some((pattern) => pattern.test(folded));
}

/** No refund, discount, gift, deed or deadline is promised, and no outcome. */
export function createPromiseCheck(review: string): Check {
  return (text) => {
    const folded = foldedOf(text);
    const offered = good.exec(folded)?.[0];
    const isOffer =
      giving.test(folded) || (offered !== undefined && !fold(review).includes(offered));
    const isDeadline = deadline.test(folded) && ahead.test(folded);
    return faultIf(isOffer || isDeadline || deeds.test(folded) || pledge.test(folded), "promise");
  };
}
