import type { Segment } from "../segments.ts";

/** Words of one segment, from the first up to before the last. */
type Span = { segment: number; from: number; to: number };

function keysOf({ words }: Segment): string[] {
  return words.map(({ key }) => key);
}

/** Text of a segment up to a place of it, as many words as stand before that place. */
function countBefore(text: string, index: number): number {
  return text.slice(0, index).split(" ").filter(Boolean).length;
}

const forgiving =
  /(?:^| )(?:(?<!nao |nem )(?:relev|perdo)(?:ei|amos)|(?:nem|nao) (?:liguei|ligamos|reclamei|reclamamos|me (?:importei|incomodei)|dei bola)(?= ,| e | mas|$)|(?:nem|nao) (?:falei|disse|falamos|dissemos) nada|(?<!nao )deix(?:ei|amos) (?:passar|quiet[oa]|para la|barato)|fiquei quiet[oa]|fiz vista grossa|fingi que nao vi)(?= |$)/;
/** Said of a good many things: they forgive only what befell another time. */
const shrugging =
  /(?:^| )(?:sem problemas?|tudo bem|ate (?:entendi|entendo|aceitei)|faz parte|acontece|beleza)(?= |$)/;
const earlier =
  /(?:^| )(?:(?:da|na|a) (?:primeir|segund|terceir|outr)a(?: vez| visita| compra| entrega)?|(?:d|n)?(?:outra|outras) vez(?:es)?|(?:mes|ano) passado|semana passada|(?:uma|certa) vez|ja (?:tinha|tinham)|antes|no comeco)(?= |$)/;
const later =
  /^(?:e |mas |so que |porem |e que |,)*(?:agora|hoje|ontem|anteontem|(?:[dn]?[ea]?s[st]a) (?:vez|semana|segunda vez)|(?:na|da|a) (?:segunda|terceira|quarta|ultima)(?: vez)?|es[st]e mes|semana passada|no (?:domingo|sabado))(?= |$)/;

/** Words of a stretch that says no more than that something was forgiven. */
const bareForgiving = 3;

/** Whether somebody goes on to tell of another time. */
function goesOnLater(segments: readonly Segment[], { segment, to }: Span): boolean {
  const [here, ...rest] = segments.slice(segment);
  const left = (here?.words ?? []).slice(to).map(({ key }) => key);
  if (later.test(left.join(" ").replace(/^(?:, |e )+/, ""))) return true;
  return rest.some((one) => one.contrary === true || later.test(keysOf(one).join(" ")));
}

/** How far a segment tells what was forgiven; nothing where it does not. */
function forgivenUpTo(text: string): number | undefined {
  const plain = forgiving.exec(text);
  const shrug = earlier.test(text) ? shrugging.exec(text) : null;
  const found = plain ?? shrug;
  if (found === null || /^(?:agora|hoje|[dn]?[ea]?s[st]a vez)(?= )/.test(text)) return undefined;
  return countBefore(text, found.index + found[0].length);
}

/** "Na primeira demorou e relevei. Agora ...": what is over and done with, before what is told as today's fault. */
function forgivenIn(segments: readonly Segment[]): Span[] {
  return segments.flatMap((one, segment) => {
    const to = forgivenUpTo(keysOf(one).join(" "));
    if (to === undefined || !goesOnLater(segments, { segment, from: 0, to })) return [];
    const spans: Span[] = [{ segment, from: 0, to: to === one.words.length ? to + 1 : to }];
    const before = segments[segment - 1];
    if (to <= bareForgiving && before !== undefined)
      spans.push({ segment: segment - 1, from: 0, to: before.words.length + 1 });
    return spans;
  });
}

/** What announces the shop's excuses, which follow behind a colon or a comma. */
const announcing =
  /(?:^| )(?:(?:tod[ao]|cada|sempre|todo santo|toda santa)(?: (?:dia|semana|vez|hora|mes|ligacao|contato|visita))? (?:e |era |tem |vem |davam? |dao |inventam? |inventavam? |vinham? com |com )?(?:um|uma|a mesma|outra|nova) (?:nova |mesma )?(?:desculpa|historia|conversa|justificativa|lorota|enrolacao)(?: (?:nova|diferente|esfarrapada))?|(?:uma )?desculpas? (?:atras|em cima) d[ea](?: outra| desculpa)?|(?:so|vivem|viviam|ficam|ficavam)(?: (?:dando|com|inventando|de|davam|dao|inventam|tem|tinham))? (?:desculpas?|desculpinhas?|historinhas?)(?: esfarrapadas?)?|as desculpas (?:sao|eram|foram|variam|variavam)(?: \p{L}+)?) ,/u;
/** Where the account goes on after the excuses. */
const goingOn = /^(?:e|mas|ai|enquanto|ate hoje|so que|nisso|no fim)(?: |$)/;

/** "Toda semana uma desculpa: faltou tecido, o caminhão quebrou": words of the shop, and no fault of the account. */
function excusesIn(segments: readonly Segment[]): Span[] {
  return segments.flatMap((one, segment) => {
    const text = keysOf(one).join(" ");
    const found = announcing.exec(text);
    if (found === null) return [];
    const list = countBefore(text, found.index + found[0].length);
    const end = one.words.findIndex(
      ({ key }, at) =>
        at > list &&
        key === "," &&
        goingOn.test(
          one.words
            .slice(at + 1, at + 3)
            .map((word) => word.key)
            .join(" "),
        ),
    );
    const from = countBefore(text, found.index);
    return [{ segment, from, to: end < 0 ? one.words.length + 1 : end }];
  });
}

const helpless =
  /(?:^| )nao (?:tinha|havia|tem|teve)(?: mais)?(?: nada| muito)?(?: o)? (?:que|jeito)(?: (?:fazer|de|a)(?: \p{L}+)?)?/u;
const refusing =
  /(?:^| )(?:diss|diz|fal(?:a|o)|respond|aleg|inform|dizendo|falando)\p{L}*(?: \p{L}+){0,2} que(?: \p{L}+){0,2} $/u;

/** "Não tinha o que fazer, a festa era às 14h": a plight, and no refusal; "disseram que não tinha o que fazer" is one. */
function helplessIn(segments: readonly Segment[]): Span[] {
  return segments.flatMap((one, segment) => {
    const text = keysOf(one).join(" ");
    const found = helpless.exec(text);
    if (found === null || !/que fazer|jeito/.test(found[0])) return [];
    const before = segments[segment - 1];
    const opening = before?.sentence === one.sentence ? keysOf(before).join(" ") : "";
    if (refusing.test(`${opening} ${text.slice(0, found.index)} `.replace(/ {2,}/g, " ")))
      return [];
    return [{ segment, from: countBefore(text, found.index), to: one.words.length + 1 }];
  });
}

const dearer =
  /(?:^| )(?:precos?|valor(?:es)?|mensalidade|diaria|hora|sessao|corte|plano) (?:sub(?:iu|iram)|aument(?:ou|aram)|encarec(?:eu|eram)|(?:e|eh|sao|esta|estao) (?:mais |um pouco |meio )*(?:alt[oa]s?|salgad[oa]s?|car[oa]s?))(?: (?:um pouco|bastante|esse ano|este ano))?(?: ,)*$/;
const worthIt =
  /^(?:(?:ainda|continua|segue) )?(?:(?:e|eh|sao|esta|estao|acho|achei) )?(?:bem |super |muito |mais que )?(?:just[oa]s?|razoave(?:l|is)|compensam?|val(?:e|em|eu|endo)|merecid[oa]s?|entendo|entendi|normal|faz parte)(?= |$)(?! (?:seria|so|se|nem|nao))/;

/** "O preço subiu, mas é justo": granted, and no fault. */
function grantedDearIn(segments: readonly Segment[]): Span[] {
  return segments.flatMap((one, segment) => {
    const next = segments[segment + 1];
    if (next?.contrary !== true || next.sentence !== one.sentence) return [];
    const text = keysOf(one).join(" ");
    const found = dearer.exec(text);
    if (found === null || !worthIt.test(keysOf(next).join(" "))) return [];
    return [{ segment, from: countBefore(text, found.index), to: one.words.length + 1 }];
  });
}

/**
 * Places of a text whose words blame nobody for what happened: a fault of an earlier time that was forgiven, the shop's
 * excuses in a row, that nothing more could be done, a price that rose and is fair. As keys `segment:word`.
 */
export function setAsideIn(segments: readonly Segment[]): ReadonlySet<string> {
  const spans = [forgivenIn, excusesIn, helplessIn, grantedDearIn].flatMap((find) =>
    find(segments),
  );
  return new Set(
    spans.flatMap(({ segment, from, to }) =>
      Array.from({ length: to - from }, (_, offset) => `${segment}:${from + offset}`),
    ),
  );
}
