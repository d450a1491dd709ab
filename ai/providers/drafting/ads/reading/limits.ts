import { finiteVerbs, servingVerbs } from "../lexicon/clause-words.ts";
import type { Clause } from "./clause.ts";
import { type Group, tellsOffer } from "./group.ts";
import { foldInPlace } from "./restore-places.ts";
import { hasAny, tokensOf } from "./tokens.ts";

/** "Só retirada", "apenas com hora marcada": a way of working and no limit of a price. */
const wayOfWorking =
  /^(?:n[ao]s? |aos? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s? (?:so )?ate (?:[oa]s? )?(?:meio[- ]dia|\d{1,2}h?)$|^(?:n[ao]s? |aos? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s? (?:e (?:sabado|domingo|feriado)s? )?(?:so|somente|apenas) (?:em )?(?:emergencias?|urgencias?|plantao|encomenda|delivery|retirada)$|fechad[oa]|fechamos|nao abr|^pedidos? ate .* para entreg|^(?:so|somente|apenas) (?:retirada|por encomenda|sob encomenda|com hora|com agend|agend|whatsapp|pel[oa] (?:nosso |meu )?(?:whatsapp|telefone|site|instagram|aplicativo)|online|delivery|atend|conserto|presencial|individua[il]s?$|particular(?:es)?$|[a-z]{3,}[aei]r )/;
/** With hours of the clock days are opening hours. */
const clock =
  /\b\d{1,2}h|\bdas \d|^(?!so |somente |apenas )[a-z]+ .*\b(?:a|de) (?:noite|tarde|manha)$/;
/** The days of work, and no limit of a price. */
export const workdays =
  /^(?:de )?(?:segunda a (?:sexta|sabado|domingo)|terca a (?:sabado|domingo))(?: (?:com|so com|por|sob) (?:hora marcada|agendamento))?$/;
/** "segunda a sábado das 10h30 às 14h", "segunda fechado" */
export const openingHours =
  /^(?:das|de) \d{1,2}(?:h\d*)? (?:as|a) \d{1,2}(?:h\d*)? (?:fora|menos|exceto|tirando) (?:[oa]s? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s?$|^(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feira| feira)? (?:e |a |[a-z]+-?feira )*(?:fechad[oa]|fecha|fechamos|folga|nao abr[a-z]+)(?: (?:ao )?meio[- ]dia)?)$|^(?:aos? |n[ao]s? )?(?:sabado|domingo|feriado)s? (?:so )?ate (?:[oa]s? )?(?:meio[- ]dia|\d{1,2}h?\d*)$|^(?:de )?(?:segunda a (?:sexta|sabado|domingo)|terca a (?:sabado|domingo)) (?:das|de) \d.* (?:as|a) \d{1,2}(?:h\d*)?$/;
/** "só até sábado" */
const strict = /^(?:so|somente|apenas)\b/;

/** Whether a clause can do nothing but narrow what is said elsewhere. */
export function isLimit(clause: Clause): boolean {
  const key = foldInPlace(clause.text);
  // "se chover": and then?
  if (/^(?:se|quando|caso) [a-z]+(?: [a-z]+)?$/.test(key)) return false;
  if (/^desde (?:19|20)\d\d$/.test(key)) return false;
  if (!clause.narrows || wayOfWorking.test(key) || workdays.test(key) || isStop(clause))
    return false;
  return strict.test(key) || !clock.test(key) || /^(?:ate|valid)/.test(key);
}

/** "toda sexta na Praça do Papa": where the shop stands that day. */
function isStop({ text, places, priced, offers }: Clause): boolean {
  return places.length > 0 && !priced && !offers && !strict.test(foldInPlace(text));
}

const standing = new Set("encomenda agendamento".split(" "));

/** "Por encomenda", "das 9h às 18h": stands for itself. */
export function isStanding(clause: Clause): boolean {
  const { text, showable } = clause;
  const key = foldInPlace(text);
  if (
    showable &&
    (workdays.test(key) || isStop(clause) || /^(?:em )?(?:ate )?\d+ ?(?:x|vezes)\b/.test(key))
  )
    return true;
  // "Depois das 18h" opens what is told next.
  if (/^(?:depois|antes|apos|a partir|ate) /.test(key)) return false;
  return (
    showable && (wayOfWorking.test(key) || clock.test(key) || hasAny(tokensOf(text), standing))
  );
}

/** "feriado é outro valor" */
export function tellsOtherPrice({ text }: Clause): boolean {
  return /(?<!\p{L})outro (?:preço|valor)/u.test(text);
}

/** "Ótica Boa Vista, exame não incluso": a limit beside a name is that of the offers told elsewhere. */
export function limitsWithin(groups: readonly Group[]): Clause[] {
  if (groups.some(tellsOffer)) return [];
  return groups.flatMap((group) => {
    const [first] = group.clauses;
    const head = tokensOf(first?.text ?? "")[0]?.key ?? "";
    const isName =
      first?.thing !== undefined &&
      !servingVerbs.has(head) &&
      !hasAny(tokensOf(first.text), finiteVerbs) &&
      !/(?<!\p{L})eu /u.test(first.text);
    const apart = group.clauses
      .slice(1)
      .filter((clause) => (isName && isLimit(clause)) || tellsOtherPrice(clause));
    if (apart.length > 0) group.clauses = group.clauses.filter((clause) => !apart.includes(clause));
    return apart;
  });
}
