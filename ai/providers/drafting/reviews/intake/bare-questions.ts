const offering =
  /^(?:tem|teria|aceitam?|abrem?|faz|entregam?|atendem?|funciona|parcelam?) (?!(?:tudo|de tudo|muit[oa]s?|pouc[oa]s?|bastante|gente|cada|uma?|[oa]s?|que|como|jeito|futuro|barat\p{L}+|ratos?|cheiro|mofo|bichos?|filas?|bem|mal|sempre|jus|falta|diferenca|favor|bonito|questao|milagres?|parte|sentido|medo|melhor\p{L}*|varias?|varios|otim[oa]s?|bo[am]s?|bons|excelent\p{L}+) )(?:\p{L}+ ?){1,5}$/u;

/** "Tem rodízio na quarta", "aceita cartão": so few words that, alone, they can only ask. */
export function isBareQuestion(keys: readonly string[]): boolean {
  return offering.test(keys.join(" "));
}

const onDay =
  /(?:^| )(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado)s?(?: feira)?|hoje|amanha)$/;

/** "Tem rodízio na quarta": whoever is told of a day would rather ask for it. */
export function asksForDay(keys: readonly string[]): boolean {
  return isBareQuestion(keys) && onDay.test(keys.join(" "));
}

const beside =
  /^(?:(?:voces?|ainda) (?:tem|fazem|faz|abrem?|aceitam?|entregam?|atendem?|trabalham?|alugam?) |(?:ainda )?tem (?:vagas?|horario|disponibilidade|previsao|agenda) (?:para|hoje|amanha|ainda|ess[ea]|est[ea]) |tem (?:\p{L}+ ){1,4}ainda $|ainda tem \p{L}+ |quanto (?:custa|e|fica|sai|ta|esta|cobra) |qual (?:o|e|a) |(?:ate )?que horas |quando abre|onde fica|como (?:faco|faz|agendo|marco) |aceitam? [^.]*(?:hoje|amanha)$|abrem? (?:hoje|amanha|(?:no |na |aos |as |de )?(?:domingos?|sabados?|feriados?|segundas?|noite)))/u;

/** What "ainda" can ask for: a place, a day, one thing in one size. */
const stillThere =
  /^ainda \p{L}+ (?:mais |alguma? )?(?:vagas?|horarios?|lugar(?:es)?|mesas?|agenda|disponibilidade|ingressos?|quartos?|encaixes?|turmas?|ess[ea]s?|est[ea]s?|aquel[ea]s?|\d+) | (?:hoje|amanha|agora|ai|la|disponive(?:l|is)|estoque|tamanhos?|numero|n[oa] \p{L}{1,2}|\d+|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|semana|fim de semana)(?: feira)?) $/u;

/** "Ótima comida, ainda tem parquinho": one thing more that pleased, and not whether it is still there. */
function isExtra(said: string): boolean {
  return said.startsWith("ainda ") && !stillThere.test(said);
}

/** "Amei o atendimento, tem vaga pra tarde ainda": asked behind praise, without a mark. */
export function asksBeside(keys: readonly string[]): boolean {
  const said = `${keys.join(" ")} `;
  return beside.test(said) && !isExtra(said);
}

/** "Ainda tem bolo de cenoura": all that is written, without a mark. */
export function asksWhetherStill(keys: readonly string[]): boolean {
  return beside.test(`${keys.join(" ")} `);
}

/** Deeds that are offered so seldom in so few words, and asked for so often. */
const offers =
  /^(?:voces? )?(?:vendem?|consertam?|arrumam?|instalam?|compram?|trocam?|alugam?|revendem?|desbloqueiam?) (?:n[oa] )?(?!(?:tudo|de|bem|mal|muito|caro|barato|gato|a?os?|as?|uma?|demais|sempre|so|car[ao]s?|produtos?|coisas?|comida|mercadoria|porcaria)(?: |$))\p{L}+(?: \p{L}+){0,2}$/u;

/** "Acham", "querem", "sabem" ask for an opinion; "tem" and "bem" are no plural. */
const noDeed =
  /^(?:acham|pensam|querem|sabem|chamam|podem|devem|vivem|mandam|dizem|falam|esperam|conseguem|acreditam|imaginam|consideram|viram|tem|nem|bem|sem|vem|quem|alguem|ninguem|tambem|ontem|homem|jovem|\p{L}+gem)$/u;
const past = /(?:[aei]ram|avam|iam)$/;
/** Presents that look like it. */
const present =
  /^(?:re)?(?:lavam|gravam|travam|tiram|reparam|preparam|separam|operam|cuperam|liberam|alteram)$/;

/** What a shop does, as it is asked for: "lavam", "consertam". */
export function isDeed(verb: string): boolean {
  if (!/^\p{L}{2,}[ae]m$|^dao$/u.test(verb) || noDeed.test(verb)) return false;
  return !past.test(verb) || present.test(verb);
}

const offersToo =
  /^(?:voces )?\p{L}+ (?!muito|bem|mal|super|tudo|de |[oa]s? |uma? )\p{L}+(?: \p{L}+){0,3} (?:tambem|ai)$/u;
const fits = /^ainda cabem? (?:mais )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco) (?!e )/u;

/** "Lavam tapete persa também", "ainda cabem duas pessoas no passeio": told by nobody in so few words. */
export function asksInPassing(keys: readonly string[], stars?: number): boolean {
  const said = keys.join(" ");
  const verb = keys.find((key) => key !== "voces") ?? "";
  return fits.test(said) || (stars === undefined && isDeed(verb) && offersToo.test(said));
}

/** "Qual horário vocês fecham", "parcela em quantas vezes": whatever the words alone would judge. */
const outright =
  /^(?:(?:a |ate )?(?:que|qua(?:l|is)) (?:e |o |os |a )*(?:horarios?|horas?|dias?) (?:que )?(?:voces? )?(?:abrem?|fecham?|funcionam?|atendem?|servem?|comecam?|voces)(?: \p{L}+){0,4}|(?:voces )?trabalham com encomendas?(?: \p{L}+){0,2}|(?:parcelam?|dividem) em (?:quantas|\d+|ate \d+)(?: ?vezes| ?x)?|(?:em )?(?:ate )?quantas vezes (?:voces )?(?:parcelam?|dividem?)(?: \p{L}+){0,3})$/u;

/** "Precisa agendar": a stranger asks it, a client may tell it. */
const needed =
  /^(?:precisa|preciso|tem que) (?:de )?(?:marcar|agendar|agendamento|reservar?|encomendar|levar)(?: \p{L}+){0,2}$/u;

/** "Preço do corte masculino", "telefone": only of someone who gives no mark. */
const wanted =
  /^(?:(?:o|qual) )?(?:endereco|telefone|whatsapp|zap|cardapio|horarios?|precos?|valor(?:es)?|contato|localizacao)(?: d[aeo]s? \p{L}+(?: \p{L}+){0,2})?$/u;

/** A text of its own that asks, by its form. */
export function asksOutright(keys: readonly string[]): boolean {
  return outright.test(keys.join(" "));
}

/** A text of its own that asks unless it judges. */
export function asksForOffer(keys: readonly string[]): boolean {
  const said = keys.join(" ");
  return offers.test(said) || needed.test(said);
}

/** A text of its own that only names what a stranger wants to know. */
export function asksByName(keys: readonly string[]): boolean {
  return wanted.test(keys.join(" "));
}

/** "Vocês ajustam?", "trocam de graça?", "dá pra refazer?": asked behind what is amiss. */
const mending =
  /^(?:(?:voces? )?(?:ajust|troc|mand|refaz|consert|envi|arrum|corrig|resolv|apert|alarg|devolv|busc)(?:a|am|em|e)|(?:voces? )?(?:conseguem?|podem?|da para|tem como|teria como|seria possivel) (?:[oa]s? )?(?:ajust|troc|mand|refaz|consert|envi|arrum|corrig|resolv|apert|alarg|devolv|busc|ver)[aei]?r?)(?: (?:isso|ess[ea]|est[ea]|el[ea]s?|outr[oa]|de graca|gratis|sem custo|na garantia|por outr[oa]|para mim|para a gente|ai|hoje|amanha|ainda|(?:[oa]s?|meu|minha) \p{L}+))*$/u;

export function asksToMend(keys: readonly string[]): boolean {
  return mending.test(keys.join(" "));
}
