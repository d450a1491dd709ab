import type { Segment } from "../segments.ts";
import { aPet, asRule, directly, type Line, own, ownFolk, ownPet, upTo } from "./beings.ts";
import { isMourning } from "./sensitive.ts";

/** Where a verb of dying ends what it tells: no "partiu para casa feliz", no "morreu de rir". */
const ending =
  "(?= (?:,|e|mas|porem|so|que|$|ontem|hoje|anteontem|ha|faz|em (?:casa|paz|\\d)|n[oa]s? (?:meus|nossos|colo|dia|mes|semana|fim|domingo|sabado|inicio|comeco|operacao|cirurgia|internacao|mesa|clinica|hospital|pandemia)|ess[ea]|est[ea]|ness[ea]|aos|com \\d|semana|mes|ano|depois|dormindo|tranquil[oa]|sem (?:dor|sofr)|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|de (?:cancer|velh[a-z]+|infarto|covid|repente|idade|parada|insuficiencia|complicac[a-z]+|madrugada)|por (?:causa|complicac[a-z]+|insuficiencia)|apesar|durante|apos|pouco|logo depois|quando) ?)";
const notYet = "(?<! (?:quase|nao|nem|nunca) )";
const died = `${notYet}(?:morreu|morreram|faleceu|faleceram|partiu|se foi|nos deixou|virou (?:estrelinha|estrela|anjinho)|nao resistiu|nao aguentou|veio a obito|foi a obito|descansou(?= em paz| nos (?:meus|nossos)))${ending}`;
const diedInPeace = "(?:descansou em paz|descansou nos (?:meus|nossos) bracos)";
const ofOwn = asRule(
  `(?<! d[aeo]s? )(?:${own}|${aPet}) ${directly}(?:acabou (?:morrendo|falecendo|partindo)|${diedInPeace}|${died})`,
);
const resumed = asRule(`el[ea] ${upTo(10)}(?:${diedInPeace}|${died})`);
const ofPet = asRule(`${ownPet}|${aPet}`);
/** Where whoever is called by name is treated. */
const clinical = asRule(
  "clinica|veterinari[oa]s?|vet|internad[oa]|internacao|cirurgia|hospital|cuidador[ae]s?|casa de repouso|pet ?shop|petshop|cachorr[a-z]+|gat(?:o|a|inho|inha)|doutor[a]?|dr|dra|cremacao",
);
/** And who leaves a team, a party or a town is alive. */
const named =
  /^ [oa] (?:morreu|faleceu|partiu|se foi|nos deixou|nao resistiu|descansou em paz)(?= (?:,|mas|e|$|ontem|hoje|ess[ea]|est[ea]|semana|mes|nos meus|tranquil[oa]|em paz|sem dor))/;

/** "A Mel se foi, mas a clínica deu todo o suporte": somebody called by name, whose name is left out. */
function namedDied({ words }: Segment): boolean {
  return words.some(({ text, key }, at) => {
    const before = words[at - 1]?.key ?? "";
    if (!/^\p{Lu}\p{Ll}/u.test(text) || !/^[oa]$/.test(before)) return false;
    const after = words.slice(at + 1, at + 7).map((word) => word.key);
    return key.length > 1 && named.test(` ${before} ${after.join(" ")} `);
  });
}

const bereft =
  "(?:(?:morr|falec)(?:eu|eram)|falecimento|falecid[oa]s?|partiu|perdi|perdemos|perda|se foi|morte)";
const years =
  "(?:(?:ha|faz|fazem|tem) (?:(?:mais|cerca|menos) de |quase |uns |umas |ja )?(?:\\d+|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|alguns|muitos|varios|bastante|tantos) anos?|anos atras|(?:ha|faz) (?:muito|tanto|bastante) tempo|em (?:19|20)\\d\\d|anos sem)";
/** "Há três anos perdi meu pai", "meu pai faleceu em 2019". */
const longAgo = asRule(
  `${bereft} ${upTo(5)}${years}|${years} ${upTo(4)}${bereft}|${bereft} ${upTo(9)}anos sem`,
);
const since = asRule(years);
const recent = asRule(
  "ontem|hoje|anteontem|(?:ess[ea]|est[ea]|ness[ea]|nest[ea]) (?:semana|mes|madrugada|manha|noite)|(?:semana|mes) passad[oa]|(?:ha|faz) (?:\\d+|um|uma|dois|duas|tres|poucos|poucas|alguns|algumas|uns|umas) (?:dias?|semanas?|mes|meses)|recentemente|recente|acab(?:ou|amos|ei) de",
);
/** Who comes for the dead, or cared for them up to the end. */
const present = asRule(
  "velorio|velorios|funeral|funeraria|sepultamento|enterro|cremacao|cremad[oa]|coroas? de flores|missa|jazigo|lapide|tumulo|despedida|ate o (?:ultimo|fim)|nao resistiu|fizeram (?:de tudo|o possivel)|fez (?:de tudo|o possivel)|lut(?:ou|aram)|internad[oa]|internacao|cuid(?:ou|aram|avam|ando|ava) (?:tao |muito )?(?:bem )?(?:del[ae]s?|d[aeo]s? (?:meu|minha|noss[oa]|tudo))|trat(?:ou|aram)",
);
/** What is left of the dead, or is made in their memory, is brought to a shop. */
const keepsake = asRule(
  `falecid[oa]s? ${ownFolk}|(?:meu|minha|noss[oa]) (?:falecid[oa]|finad[oa]|saudos[oa])|d[aeo] (?:meu|minha|noss[oa]) [a-z]+ ,? ?(?:que |ja )(?:ja )?(?:faleceu|morreu|falecid[oa])|herd(?:ei|amos)|heranca|em memoria|recordacao|lembranca d`,
);
/** "Depois que meu pai faleceu": the time from which something else is told. */
const subordinate = asRule(
  `(?:depois|desde|antes|logo) (?:d[aeo] |que )${upTo(4)}${bereft}|quando ${upTo(4)}${bereft}`,
);

/** "O retrato do meu gatinho que partiu": made after a loss. */
const ofTheLost = asRule(
  `(?:d[aeo]s?|a|ao) ${own} ,? ?que (?:ja )?(?:(?:morreu|faleceu)(?! de )|(?:se foi|partiu|virou (?:estrelinha|estrela|anjinho))${ending})`,
);

/** How a death stands in thanks: mourned now, long ago of who was cared for, or told as what was before. */
export type Mourned = "fresh" | "honoured" | "past" | "background";

function whenLost(text: Line): Mourned {
  if (recent.test(text)) return "fresh";
  const cared = present.test(text);
  if (longAgo.test(text)) return cared ? "honoured" : "background";
  if (cared) return "fresh";
  return ofTheLost.test(text) || keepsake.test(text) || (subordinate.test(text) && since.test(text))
    ? "past"
    : "fresh";
}

/** "Os últimos dois anos de vida", "na hora do adeus": how somebody of theirs went. */
const lastOfLife = asRule(
  "ultim[oa]s (?:[a-z]+ |\\d+ )?(?:anos|meses|semanas|dias|horas|momentos) de vida|(?:hora|momento) do adeus",
);
const ofFolk = asRule(ownFolk);

function tellsLoss(segments: readonly Segment[], text: Line): boolean {
  if (segments.some(({ words }) => isMourning(words)) || ofOwn.test(text) || ofTheLost.test(text))
    return true;
  if ((ofPet.test(text) || present.test(text)) && resumed.test(text)) return true;
  if (lastOfLife.test(text) && ofFolk.test(text)) return true;
  return clinical.test(text) && segments.some(namedDied);
}

/** A death that thanks tell of: `background` asks for no word of it, `past` for reserve. */
export function mournedIn(segments: readonly Segment[]): Mourned | undefined {
  // What stood between two segments ends what is told of the dead.
  const text = ` ${segments.map(({ words }) => words.map(({ key }) => key).join(" ")).join(" , ")} `;
  return tellsLoss(segments, text) ? whenLost(text) : undefined;
}
