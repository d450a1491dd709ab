import { contract } from "../../text/grammar.ts";
import type { Word } from "../../text/words.ts";
import type { Thing } from "../lexicon/thing.ts";
import type { Segment } from "../segments.ts";
import type { Point } from "../writing/point-names.ts";

/** Damage and work told by a verb: what somebody did to a thing, and no manners. */
const damaging =
  /^(?:re|des)?(?:alag|amass|apar|arranc|arranh|arrebent|col|coloc|cort|costur|danific|derram|derrub|desbot|desfi|desmont|entort|entup|err|esburac|estrag|estour|fech|fur|gravou|inund|instal|lasc|lix|manch|mistur|molh|mont|mutil|pint|plant|pod|queim|quebr|rach|rasg|rasp|reboc|respin[g]|risc|sold|suj|tos|tranc|trinc|vaz)(?:a|am|ou|aram|ava|avam)$/;
const damagingBesides =
  /^(?:fez|fizeram|faz|escreveu|escreveram|bateu|bateram|torceu|perdeu|perderam|cos(?:e|eu)|cozeu|imprimiu|imprimiram|respingou|respingaram)$/;
/** "Tirou bife do dedo", "virou a caixa", "largou fio solto": work, where a thing is what it was done to. */
const handling =
  /^(?:deix|larg|tir|vir|bot|pass|troc|sub|abr|met|pos|puxou|pux|jog|esquec|soltou|solt)(?:a|am|e|em|ou|aram|eu|eram|iu|iram)$/;
/** Whoever is left waiting, or spoken to: that is no work. */
const toSomebody =
  /^(?:me|nos|gente|eu|el[ae]s?|cliente|clientes|todos|todo|mundo|mim|esperando|esperar|plantad[oa]s?|falando|sozinh[oa]s?|mae|pai|marido|esposa|filh[oa]s?|amig[oa]s?|no|na|comigo|conosco|mao|vacuo|de|claro|desejar)$/;

/** Words that may stand between who did it and what was done. */
const leading =
  /^(?:que|ja|ainda|simplesmente|praticamente|tambem|so|daqui|dai|del[ae]s?|quase|ate)$/;
/** Words behind a verb that tell what it was done to. */
const reach = 4;

function worked(words: readonly Word[], at: number): boolean {
  const place = words.findIndex(({ key }, here) => here > at && !leading.test(key));
  const key = words[place]?.key ?? "";
  const behind = words.slice(place + 1, place + 1 + reach).map((word) => word.key);
  if (damaging.test(key) || damagingBesides.test(key))
    return !/^(?:me|nos|questao|pouco|amizade)$/.test(behind[0] ?? "");
  return handling.test(key) && behind.length > 1 && !behind.some((one) => toSomebody.test(one));
}

/** "O pintor manchou a parede": blamed is the work of who did it, and not how they treat the client. */
export function asWork(point: Point, segments: readonly Segment[]): Point {
  const { thing, quality, polarity, segment = -1, at = -1 } = point;
  if (thing?.class !== "people" || quality !== undefined || polarity === 1) return point;
  if (thing.id === "equipe" || !worked(segments[segment]?.words ?? [], at)) return point;
  const work: Thing = {
    ...thing,
    id: `serviço ${thing.id}`,
    class: "work",
    name: `o serviço ${contract("de", thing.name)}`,
  };
  return { ...point, thing: work };
}

/** "O cozinheiro casou", "o motorista de atestado", "a moça disse que ele viajou": why somebody is away, and who says so. */
const away =
  /^(?:que )?(?:adoec\p{L}+|casou|viajou|faleceu|morreu|engravidou|(?:ta|tava|esta|estava|ficou|anda|andava|continua) (?:doente|viajando|gripad[oa]|internad[oa]|afastad[oa]|de (?:ferias|folga|licenca|atestado|cama|viagem)|em (?:reuniao|viagem)|almocando)|de (?:ferias|folga|atestado|licenca|viagem)|pegou (?:atestado|covid|gripe|dengue|folga|ferias)|foi (?:almocar|viajar))(?: |$)/u;
const relaying =
  /^(?:so |apenas |me |nos |sempre )*(?:diz|disse|dizia|fala|falou|falava|avisa|avisou|informa|informou|conta|contou|jura|repete|explica|explicou) (?:so |apenas )?que $/u;
const pretext =
  /(?:^| )(?:culpa|desculpa|pretexto|por causa) (?:e (?:que )?)?(?:sempre )?(?:d?[oa]s?) $/u;
/** "É chuva, é feriado, é o caminhoneiro": one of a row of excuses. */
const inRow =
  /(?:^| )(?:e|eh|ou e) (?:\p{L}+ ){1,5}, (?:e |ou e )?(?:\p{L}+ ){0,6}, (?:e|eh|ou e) (?:[oa]s? )?$/u;
const longestRow = 16;

/** "A peça, o frete, o": the last of a row of nouns without a verb. */
const inBareRow = /(?:^| )(?:[oa]s?|um|uma) (?:\p{L}+ ){1,3}, (?:e |ou |agora |depois )?[oa] $/u;
/** "Gripado", "com febre": who cannot come, told by a bare adjective. */
const unable =
  "(?:doente|gravida|viajando|(?:gripad|internad|acidentad|afastad|operad|hospitalizad|licenciad|machucad|resfriad|adoentad|acamad|lesionad|enlutad)[oa]|de (?:cama|ferias|folga|licenca|atestado|repouso)|com (?:[oa] )?(?:febre|gripe|dengue|covid|virose|zika|conjuntivite|pneumonia|bronquite|sinusite|enxaqueca|colica|catapora|caxumba|dor(?:es)?(?: (?:de|n[oa]s?) \\p{L}+)?|\\p{L}+ (?:doente|internad[oa]|quebrad[oa]|operad[oa]))) (?:,|de novo|outra vez|agora|hoje|ontem|tambem|$)";
const unableHere = new RegExp(`^${unable}`, "u");
/** "A peça | , o frete, o motorista gripado": what else stands in such a row. */
const unableLater = new RegExp(
  `^(?:\\p{L}+ ){0,2}, (?:(?:e |ou )?[oa]s? (?:\\p{L}+ ){1,3}, )*(?:e |ou )?[oa] \\p{L}+ ${unable}`,
  "u",
);

function told(words: readonly Word[]): string {
  return words.map(({ key }) => `${key} `).join("");
}

/** "A estagiária só fala que ele viajou": somebody who only tells of another. */
function relays({ words, marks }: Segment, at: number): boolean {
  const que = words.findIndex(({ key }, here) => here > at && key === "que");
  if (que === -1 || !relaying.test(told(words.slice(at + 1, que + 1)))) return false;
  const next = words[que + 1]?.key ?? "";
  if (/^el[ae]s?$/.test(next)) return true;
  return (
    /^[oa]s?$/.test(next) &&
    marks.some(
      ({ value, start }) => value.kind === "thing" && value.class === "people" && start === que + 2,
    )
  );
}

/** "A peça, o frete, o motorista gripado": one of a row of pretexts, the last of which is somebody who cannot come. */
function isPretext(words: readonly Word[], at: number): boolean {
  const before = told(words.slice(Math.max(0, at - longestRow), at));
  const behind = told(words.slice(at + 1, at + longestRow));
  if (inBareRow.test(before) && unableHere.test(behind)) return true;
  return /(?:^| )[oa]s? $/.test(before) && unableLater.test(behind);
}

/** "Há um mês é chuva, é o caminhoneiro de atestado", "a estagiária fala que ele viajou": somebody who is told of in passing. */
export function isExcuse(
  { thing, quality, segment = -1, at = -1 }: Point,
  segments: readonly Segment[],
): boolean {
  const here = segments[segment];
  if (here === undefined || quality !== undefined || at < 0) return false;
  if (isPretext(here.words, at)) return true;
  if (thing?.class !== "people") return false;
  const { words } = here;
  const behind = told(words.slice(at + 1, at + 8));
  const before = told(words.slice(Math.max(0, at - longestRow), at));
  if (relays(here, at)) return true;
  return pretext.test(before) || inRow.test(before) || away.test(behind);
}
