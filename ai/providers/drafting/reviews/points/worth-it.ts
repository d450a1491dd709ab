import type { Opinion, Quality } from "../lexicon/opinion.ts";
import type { Segment } from "../segment.ts";
import { clouds, judges, lineOf } from "./line-of.ts";
import { overruledFrom } from "./overruled.ts";

/** What may be granted of a shop that is worth it: what it costs and how long one waits. */
const granted = new Set<Quality>(["price", "value", "speed", "wait", "queue", "crowd"]);
/** Words of what is granted, at most. */
const longest = 9;
/** Something went wrong beside the price or the wait: it is more than granted. */
const mishap =
  /(?:^| )(?:nunca|ninguem|sumi\p{L}*|esquec\p{L}*|errad[oa]s?|err(?:ou|aram)|cobr(?:ou|aram) (?:a mais|errado|duas vezes)|promet\p{L}*|atras\p{L}*|frio|fria|reclam\p{L}*|sem)(?= |$)/u;

const surely =
  "(?:(?:ainda assim|mesmo assim|com certeza|sem duvida|sinceramente|no fim|no final|assim mesmo|ainda|tudo|olha|juro que|super|eu acho que|acho que|ate que|que) )*";
/** Behind "vale a pena": what is worth doing here; "vale a pena procurar outro" is advice. */
const doing =
  "(?: (?:esperar|aguardar|pagar|provar|conhecer|experimentar|comprar|visitar|voltar|vir|ir)(?= (?:,|e|porque|pois|pel[oa]s?|demais|muito|sim|la|aqui|ate|por|cada)(?: |$)|$)| (?:cada|muito|demais|sim|mesmo|super|bastante|pel[oa]s?|porque|pois|e|,)(?= |$)|$)";
const degree = "(?:muito|super|demais|bastante|bem|e muito|e como|sim) ?";
const worth = `(?:vale(?:m|u|ram)?|compensa(?:m)?|compensou|compensaram|recompensa(?:m)?|recompensou) ?(?:${degree})*(?:(?:a|muito a|super a|demais a) pena${doing}|(?:cada|tod[oa]) [a-z]+|[oa]s? (?:espera|preco|valor|investimento|viagem|tempo|dinheiro|demora|fila|caminhada|distancia|ida|visita)(?= |$)|(?=,|$|e ))`;
const best =
  "(?:e|eh|sao|foi|continua sendo|segue sendo|tem) (?:[oa]s? |um d[oe]s |uma das |disparado |de longe )*melhor(?:es)? (?:(?!remedio|jeito|opcao|caminho|forma)[a-z]+ ){0,3}?(?:(?:d[aeo]s?|n[ao]s?) (?:cidade|bairro|regiao|centro|estado|mundo|brasil|vida|rua|zona|litoral|sul|norte|interior|pais|redondeza|redondezas|feira|praia|orla|shopping|estrada)|que (?:ja )?(?:comi|provei|tomei|fiz|experimentei|conheco|vi|existe))(?= |$)";
const quality =
  "[oa]s? (?:qualidade|resultado|sabor|comida|servico|trabalho|atendimento|produto|pizza|lanche|hamburguer|carne|cafe|vista|lugar|corte) (?:compensa|compensou|vale|valeu|recompensa|faz valer)(?: (?:muito|demais|super|bastante|a pena|a espera|o preco|cada [a-z]+))*(?= ,| e |$)";
/** The verdict behind a "mas". */
const verdict = new RegExp(`^${surely}(?:${worth}|${best}|${quality})`);
const bound = /(?:^| )(?:so|apenas|somente|se|quando|caso|desde que|menos)(?: |$)/;

const pleased: Opinion = { kind: "opinion", polarity: 1, whole: true, fixed: true };

/** "Vale cada centavo", "é o melhor da cidade": what stands behind the "mas" praises, without an if. */
function praises(segment: Segment): boolean {
  const line = lineOf(segment.words);
  if (segment.contrary !== true || !verdict.test(line) || bound.test(line)) return false;
  return !segment.marks.some(clouds);
}

/** From which word on a segment grants nothing but a price or a wait; -1 where it tells anything else. */
function grantsFrom({ words, marks }: Segment): number {
  const end = words.at(-1)?.key === "," ? words.length - 1 : words.length;
  const from = words.slice(0, end).findLastIndex(({ key }) => key === ",") + 1;
  if (end - from > longest || mishap.test(lineOf(words.slice(from, end)))) return -1;
  const told = marks.filter((mark) => mark.start >= from);
  const denied = told.some(({ value }) => value.kind === "negator");
  const opinions = told.filter((mark) => judges(mark, 1) || judges(mark, -1));
  const dear = opinions.every(
    ({ value }) =>
      value.kind === "opinion" &&
      granted.has(value.quality ?? "taste") &&
      value.polarity === (denied ? 1 : -1),
  );
  return dear && opinions.length > 0 ? from : -1;
}

function asPraise({ contrary: _, ...segment }: Segment): Segment {
  const { marks } = segment;
  if (marks.some((mark) => judges(mark, 1))) return segment;
  return { ...segment, marks: [{ start: 0, end: 1, value: pleased }, ...marks] };
}

/** Stars of who was pleased: with fewer, what is dear is a fault however well it is made. */
const leastStars = 4;

/** "Caro, mas vale cada centavo": a price or a wait that was worth it is no complaint. */
export function withWorthIt(segments: readonly Segment[], stars = leastStars): Segment[] {
  const from = segments.map((segment, at) => {
    const next = segments[at + 1];
    const turns = next?.sentence === segment.sentence && praises(next);
    return turns && stars >= leastStars ? grantsFrom(segment) : -1;
  });
  return segments.map((segment, at) => {
    const own = from[at] ?? -1;
    if (own >= 0) return overruledFrom(segment, own);
    return (from[at - 1] ?? -1) >= 0 ? asPraise(segment) : segment;
  });
}
