import { asksForMending } from "../intake/questions.ts";
import type { Segment } from "../segment.ts";

/** "Só ficou apertada", "mas a barra ficou curta": behind praise, and nothing that praises. */
function tellsSmallFlaw({ words, marks, contrary }: Segment): boolean {
  const opens = contrary === true || words[0]?.key === "so";
  const praises = marks.some(
    ({ value }) => value.kind === "opinion" && value.polarity === 1 && !value.quiet,
  );
  return opens && words.length > 1 && !praises;
}

/** A text parted into what is told and what is asked. */
type Parted = { segments: readonly Segment[]; asking: readonly string[] };

/** Words of a stretch that are looked at: it bounds the time. */
const reach = 16;

/** "O ar que não dava conta", "a caixa que não veio": a thing of the shop that failed; neither weather nor who came. */
const failing =
  /^(?:so )?(?:[oa]s?|n[oa]s?) (?!(?:sol|chuva|tempo|lua|saudades?|vontade|dinheiro|grana|bolso|coragem|sono|fome|barriga|coracao|cartao|carteira|celular|carro|voz|namorad\p{L}+|marido|gente|povo|pessoal|galera|turma|mae|pai|sogr[oa]|ti[oa]|avo|amig\p{L}+|crianc\p{L}+|filh\p{L}+|cachorr\p{L}+|gat\p{L}+)(?= ))(?:\p{L}+ ){1,4}?que (?:nao|nunca|mal) (?:da(?:va|vam|o)? conta|deu conta|aguent(?:ou|aram|ava|a)|gel(?:ou|a|ava|avam)|resfri(?:ou|a|ava)|funcion(?:ou|a|ava|am|avam|aram)|esquent(?:ou|a|ava|avam)|peg(?:ou|a|ava|avam)|fech(?:ou|a|ava)|abr(?:iu|e|ia)|carreg(?:ou|a|ava)|existe|lig(?:ou|a|ava)|ventil(?:a|ou|ava)|(?:veio|vieram|vem)(?= |$))(?! (?:mas|so|comer|de comer) )/u;

/** "Só o ar que não dava conta": one thing that failed, beside praise; "só o Zé que não erra" is praise. */
function tellsFailing({ words, contrary }: Segment): boolean {
  const text = words
    .slice(0, reach)
    .map(({ key }) => key)
    .join(" ");
  return (contrary === true || words[0]?.key === "so") && failing.test(text);
}

/** "Amei! Só ficou apertada, vocês ajustam?": praise, and something that was amiss, or is to be mended. */
export function isFlawed({ asking, segments }: Parted): boolean {
  if (asking.some(asksForMending) && segments.some(tellsSmallFlaw)) return true;
  return segments.some(tellsFailing);
}
