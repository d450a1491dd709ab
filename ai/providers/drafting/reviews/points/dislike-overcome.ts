import type { Opinion } from "../lexicon/opinion.ts";
import type { Mark } from "../mark.ts";
import type { Segment } from "../segment.ts";

const dislikes =
  "(?:odei(?:o|a|am)|odiava(?:m)?|detest(?:o|a|am|ava|avam)|nao (?:e |sou |era |somos )?(?:muito )?(?:gost(?:o|a|am|ava|avam) (?:(?:muito|nem um pouco|nada) )?de|suport(?:o|a|am|ava|avam)|aguent(?:o|a|am|ava)|curt(?:o|e|em|ia)|fa de)|morr(?:o|e|em|ia|iam) de medo de|(?:tem|tenho|tinha|temos|tinham) (?:muito )?(?:medo|pavor|horror|trauma|panico|odio|raiva|ojeriza|fobia|birra) (?:a|de))";
/** What one dislikes wherever it is: no article, nothing of this shop, and no telling of what follows. */
const inGeneral =
  "(?!(?:[oa]s?|d?ess[ea]s?|d?est[ea]s?|d?aquel[ea]s?|d?aqui|dai|dali|del[ea]s?|voces?|tudo|nada|quem|quando|que|como|reclam[a-z]+|critic[a-z]+|falar|dizer|escrever|avaliar|comentar|postar|dar|expor|ser|ter que|fazer)(?: |$))";
/** "O Rex odeia veterinário": from the beginning of a stretch to the turn. */
const dislike = new RegExp(
  `(?<=^|, |que |e )(?:[a-z]+ ){0,4}?${dislikes} ${inGeneral}(?:[a-z]+ ?){1,4}(?:,)? ?$`,
);

const someone = "(?:d(?:r|ra|outor|outora) |seu |dona |ti[oa] |prof[a-z]* |enfermeir[oa] )?[a-z]+";
/** "Com a Carla ele ...", "na mão da Bia ela ...". */
const withThem = new RegExp(
  `^(?:ate )?(?:com (?:[oa]s? |ess[ea]s? |est[ea]s? )?|n[oa]s? maos? d[aeo]s? )${someone}(?: [a-z]+)? `,
);
/** "Do dr. Caio ele gosta", "desse aqui eu gosto". */
const likedAfterAll = new RegExp(
  `^d(?:[oa]s?|ess[ea]|est[ea]|el[ea]) (?:${someone} )?(?:(?:el[ea]s?|eu|a gente|aqui|ate) )*(?:gost|ador|am[oa]|curt)[a-z]*`,
);
const here =
  /^(?:(?:ate )?aqui|la|ai|com voces|n?ess[ea]|n?est[ea]|voces)(?= )(?! (?:tambem|pior|nao|so|nem) )/;
/** At this shop one does oneself what one never would: "aqui até eu canto", "nessa loja eu fico horas". */
const ownDelight =
  / (?:ate (?:eu|el[ea]|meu|minha)|eu (?:ate|fico|vou|venho|volto|passo|relax[oa]|me sinto|durmo|como|repito|bebo|canto|danco|aprendo|adoro|amo|gosto)|el[ea] (?:ate|ador[a-z]+|ama|gosta|relax[a-z]+|dorme|pede para)) /;

/** What is not amiss though it is denied: "nem chorou", "não liga". */
const calm =
  /^(?:(?:nem|nao) (?:se |deu |da |teve |tem |sentiu |sente |quer |quis |me |faz |fez )?(?:um pio|chor|lig|trem|lat|reclam|mex|estress|medo|nada|fug|fog|mord|trabalho|trauma|grit|escand|birra|sair|ir embora|descer|incomod|import|nervos|pisc|rosn|arranh|esperne|suou|sua|dor)\p{L}*)/u;
/** Somebody came back, and nothing says how: no praise. */
const unsure =
  /(?<= )(?:volt|sai|fic(?:ou|aram)|veio|cheg|tom(?:ou|aram)|lev(?:ou|aram)|esper|demor|fil|lot|che[io]|apanh|sofr|machuc|caiu|peg(?:ou|aram)|pag|cobr)\p{L}*(?= )/u;

/** "Ela até pede pra voltar". */
const wishesBack = / (?:pede|pedem|pediu|quer|querem|quis) (?:para )?(?:voltar|vir|ir|ficar)(?= )/u;

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };

function isGood({ value }: Mark): boolean {
  if (value.kind === "quality") return value.leaning === 1;
  return value.kind === "opinion" && value.polarity === 1;
}

function textOf({ words }: Segment): string {
  return ` ${words.map(({ key }) => key).join(" ")} `;
}

/** Whether this word of blame, or denial, stands in what the turn tells, and is none of calm. */
function harms({ value, start }: Mark, segment: Segment): boolean {
  if (value.kind === "opinion") return value.polarity === -1 && !value.quiet;
  if (!/^(?:negator|lack|wish|told|undo|elsewhere|rival)$/.test(value.kind)) return false;
  const rest = segment.words.slice(start).map(({ key }) => key);
  return !calm.test(rest.join(" "));
}

/** "Com a Carla ele fica de boa", "aqui anda rapidinho": it goes well with them, or here. */
function goesWell(segment: Segment): boolean {
  if (segment.contrary !== true || segment.marks.some((mark) => harms(mark, segment))) return false;
  const text = textOf(segment);
  if (segment.marks.some(isGood)) return withThem.test(text.slice(1)) || here.test(text.slice(1));
  if (likedAfterAll.test(text.slice(1))) return true;
  if (unsure.test(text.replace(wishesBack, " "))) return false;
  return withThem.test(text.slice(1)) || (here.test(text.slice(1)) && ownDelight.test(text));
}

/** From which word on a segment tells a dislike of the thing in general; -1 where it tells none. */
function dislikedFrom(segment: Segment): number {
  const text = textOf(segment).trim();
  const found = dislike.exec(text);
  if (found === null) return -1;
  return text.slice(0, found.index).split(" ").filter(Boolean).length;
}

function passedOver(segment: Segment, from: number): Segment {
  const end = segment.words.length;
  const kept = segment.marks.filter((mark) => mark.end <= from);
  return { ...segment, marks: [...kept, { start: from, end, value: { kind: "skip" } }] };
}

function asPraise({ contrary: _, ...segment }: Segment): Segment {
  const praised = segment.marks.some(
    ({ value }) => value.kind === "opinion" && value.polarity === 1 && !value.quiet,
  );
  const rest = segment.marks.filter(({ value }) => !/^(?:negator|lack)$/.test(value.kind));
  const told: Mark = { start: 0, end: 1, value: pleased };
  const others = rest.filter(({ start }) => start > 0);
  return praised ? segment : { ...segment, marks: [told, ...others] };
}

/** "O Rex odeia veterinário mas com o dr. Paulo ele até abana o rabo": who overcomes a dislike is praised. */
export function withDislikeOvercome(segments: readonly Segment[]): Segment[] {
  const from = segments.map((segment, at) => {
    const next = segments[at + 1];
    return next !== undefined && next.sentence === segment.sentence && goesWell(next)
      ? dislikedFrom(segment)
      : -1;
  });
  return segments.map((segment, at) => {
    const own = from[at] ?? -1;
    if (own >= 0) return passedOver(segment, own);
    return (from[at - 1] ?? -1) >= 0 ? asPraise(segment) : segment;
  });
}
