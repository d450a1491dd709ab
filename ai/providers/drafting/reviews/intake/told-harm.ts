import { aPet, asRule, directly, type Line, own, ownFolk, ownPet, pets, upTo } from "./beings.ts";

/** Parts of a body, of a person's or an animal's; hair and nails are cut for a living, and of some one eats. */
const part =
  "(?:orelh(?:as?|inhas?)|pat(?:as?|inhas?)|rab(?:o|inho)|focinh(?:o|inho)|olh(?:os?|inhos?)|barrig(?:a|uinha)|pele|costas|brac(?:os?|inhos?)|pern(?:as?|inhas?)|test(?:a|inha)|rost(?:o|inho)|joelh(?:os?|inhos?)|cotovelos?|ded(?:os?|inhos?)|maos?|maozinha|pes?|pezinho|boca|boquinha|labios?|nariz|narizinho|bochech(?:as?|inhas?)|pescoc(?:o|inho)|cabec(?:a|inha)|nuca|queixo|canelas?|coxas?|gengivas?|lingua|ouvidos?|asas?|asinha|bico|pulso|tornozelos?|ombros?|virilha|bumbum|dent(?:es?|inhos?)|couro)";
const bare =
  "(?:cortad|machucad|ferid|mordid|rox|inchad|quebrad|fraturad|ralad|arranhad|queimad|rasgad|esfolad|torcid|inflamad|deslocad|luxad|perfurad|esmagad|prensad|empolad|enfaixad|costurad)[oa]s?|sangrando|sangue|em carne viva";
const harmed = `(?:(?:tod[oa]s?|muito|bem|super|meio|completamente|tao|e|fic[a-z]+|esta[a-z]*) ){0,2}(?:${bare})`;
/** Of an animal only: people's eyes redden by the water of a pool. */
const reddened =
  "(?:olhos?|olhinhos?|pele|barrig[a-z]+|orelh[a-z]+|ouvidos?|virilha|pat(?:as?|inhas?)|focinho|pescoco|costas|bumbum) (?:(?:tod[oa]s?|muito|bem|super|meio) )?(?:vermelh|irritad)[oa]s?";
const wounded = `${part} ${harmed}`;
const back =
  "(?:volt(?:ou|aram)|sai(?:u|ram)|veio|vieram|cheg(?:ou|aram)|aparec(?:eu|eram)|fic(?:ou|aram)|esta|estava|foi)";
const withThe = "com (?:[oa]s? |um |uma |duas |dois |tod[oa] [oa]s? |del[ea] )?";

/** Where who cannot tell of it themselves is left in somebody's care, or a body is worked on. */
const animals =
  "(?:banho|tosa|hotelzinho|pet ?shop|pet shop|petshop|pet|veterinari[oa]|vet|daycare|adestra[a-z]+|passeador[a]?|castracao)";
const keepers = `(?:${animals}|creche|escolinha|escola|bercario|maternal|casa de repouso|asilo|lar de idosos|residencial|recreacao|colonia|acampamento|parquinho|hospedagem|transporte escolar|van escolar|natacao|judo|bale|ginastica|massag[a-z]+|depila[a-z]+|barbe[a-z]+|salao|clinica|academia)`;
const kept = `(?:d[aeo]s?|n[oa]s?|pel[oa]|a[o]?) ${keepers}`;
/** Things with arms, legs and feet. */
const things =
  /(?<= )(?:bonec|ursinh|pelucia|brinquedo|violao|guitarra|cadeira|poltrona|oculos|armacao|mesa|manequim|estatua|fantasia|mochila|calca|casaco|uniforme|camis|blusa|carrinho|sofa|tenis |sapato|bota |meia )[a-z]*/;

/** No "corrente do meu cachorro": not what belongs to somebody. */
const subject = (who: string) => `(?<! (?:d[aeo]s?|para|pel[oa]) )(?:${who})`;

/** How it is told that somebody came back with it. */
const carried = (hurt: string) =>
  [
    `${subject(own)} ${directly}${back} ${upTo(8)}${withThe}${hurt}`,
    `${subject(aPet)} ${directly}(?:volt(?:ou|aram)|sai(?:u|ram)) ${upTo(8)}${withThe}${hurt}`,
    `(?:${ownPet}|${aPet}) ${upTo(8)}el[ea] (?:voltou|saiu) ${upTo(8)}${withThe}${hurt}`,
    `(?:devolv|entreg|troux)[a-z]* (?:${own}|${aPet}) ${upTo(4)}${withThe}${hurt}`,
  ].map(asRule);
/** Who comes back from where bodies are cared for is alive, whatever they are called. */
const brought = (hurt: string) =>
  asRule(
    `(?:volt|sai|vei|cheg|apar|devolv|entreg|busqu|peg|receb)[a-z]+ ${upTo(8)}${withThe}${hurt}`,
  );

const bitten = asRule("(?:foi|fui|foram) mordid[oa]s? (?:por|pel[oa]|na|no|em)");
const rules = [
  ...carried(wounded),
  bitten,
  ...[
    `${part} d[oa]s? (?:${own}|${pets}) ${directly}${back} ${harmed}`,
    `(?:cort|quebr|machuc|fer|mord|arranh|torc|queim|desloc|fratur|perfur|arranc|esmag|prens|belisc)(?:ou|aram|iu|iram|eu|eram) (?:[oa]s? |um |uma )${part} (?:del[ea]|d[oa]s? (?:${own}|${pets}))`,
    `(?:arranc|cort|tir)(?:ou|aram) (?:um|uma) (?:pedac[a-z]+|lasca|naco) d[ao] (?:(?:meu|minha) )?${part}`,
    `${subject(`${own}|${aPet}`)} ${directly}(?:volt|sai|vei|cheg)[a-z]+ ${upTo(6)}(?:tod[oa] |chei[oa] de )(?:arranh|rox|mord|inchad|queimad|ralad|empol|empipoc|machuc|hematom|vergo)[a-z]*`,
  ].map(asRule),
];
/** Parts that only an animal has. */
const pawed = asRule(
  `(?:volt|devolv)[a-z]+ ${upTo(8)}${withThe}(?:pat(?:as?|inhas?)|focinh(?:o|inho)|rab(?:o|inho)) ${harmed}`,
);
const covered = asRule(
  `(?:volt|sai|cheg|devolv|busqu|busc|peg)[a-z]+ ${upTo(8)}tod[oa] (?:arranh|mord|machuc|ralad|rox)[a-z]*`,
);
const reds = carried(reddened);
const returned = brought(wounded);
const returnedRed = brought(reddened);
const found = asRule(
  `${subject(`${own}|${aPet}`)} ${upTo(12)}[oa]s? ${part} (?:del[ea] )?(?:${back} |tod[oa] )${harmed}`,
);
const cared = asRule(kept);
/** "Cortou a cabeça do meu pai nas fotos." */
const pictured = asRule(
  "(?:n[oa]s?|d[aeo]s?|em) (?:[a-z]+ )?(?:fotos?|video|filmagem|retratos?|quadro|album)",
);
const animal = asRule(`${ownPet}|${aPet}|d[aeo] ${animals}`);
const pet = asRule(`${ownPet}|${aPet}`);
const person = asRule(ownFolk);

function isHurt(line: Line): boolean {
  return (
    rules.some((rule) => rule.test(line)) ||
    (!things.test(line) &&
      (found.test(line) ||
        pawed.test(line) ||
        ((returned.test(line) || covered.test(line)) && cared.test(line))))
  );
}

function isRed(line: Line): boolean {
  return (
    reds.some((rule) => rule.test(line)) ||
    (!things.test(line) && returnedRed.test(line) && cared.test(line))
  );
}

/** Harm to a living being, told by what was seen on it and no word of pain; `certain`: to the writer's animal. */
export function toldHarm(
  line: Line,
): { concern: "animal" | "health"; certain: boolean } | undefined {
  if (pictured.test(line)) return undefined;
  const ofAnimal = animal.test(line) && !person.test(line);
  if (!isHurt(line) && !(ofAnimal && isRed(line))) return undefined;
  // Who was bitten may be the guest, and the animal the shop's.
  return ofAnimal
    ? { concern: "animal", certain: pet.test(line) && !bitten.test(line) }
    : { concern: "health", certain: false };
}
