import { aPet, asRule, directly, type Line, own, ownPet, pets, upTo } from "./beings.ts";

/** Parts of a body, of a person's or an animal's; hair and nails are cut for a living, and of some one eats. */
const part =
  "(?:orelh(?:as?|inhas?)|pat(?:as?|inhas?)|rab(?:o|inho)|focinh(?:o|inho)|olh(?:os?|inhos?)|barrig(?:a|uinha)|pele|costas|brac(?:os?|inhos?)|pern(?:as?|inhas?)|test(?:a|inha)|rost(?:o|inho)|joelh(?:os?|inhos?)|cotovelos?|ded(?:os?|inhos?)|maos?|maozinha|pes?|pezinho|boca|boquinha|labios?|nariz|narizinho|bochech(?:as?|inhas?)|pescoc(?:o|inho)|cabec(?:a|inha)|nuca|queixo|canelas?|coxas?|gengivas?|lingua|ouvidos?|asas?|asinha|bico|pulso|tornozelos?|ombros?|virilha|bumbum|dent(?:es?|inhos?)|couro)";
const bare =
  "(?:cortad|machucad|ferid|mordid|rox|inchad|quebrad|fraturad|ralad|arranhad|queimad|rasgad|esfolad|torcid|inflamad|deslocad|luxad|perfurad|esmagad|prensad|empolad)[oa]s?|sangrando|sangue|em carne viva";
const harmed = `(?:(?:tod[oa]s?|muito|bem|super|meio|completamente|tao|e|fic[a-z]+|esta[a-z]*) ){0,2}(?:${bare})`;
/** What reddens by itself is no harm: a cheek, a mouth. */
const reddened =
  "(?:olhos?|olhinhos?|pele|barrig[a-z]+|orelh[a-z]+|ouvidos?|virilha|pat(?:as?|inhas?)|focinho|pescoco|costas|bumbum) (?:(?:tod[oa]s?|muito|bem|super|meio) )?(?:vermelh|irritad)[oa]s?";
const hurt = `(?:${part} ${harmed}|${reddened})`;
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
  /(?<= )(?:bonec|pelucia|brinquedo|violao|guitarra|cadeira|poltrona|oculos|armacao|mesa|manequim|estatua|fantasia|mochila|calca|casaco|uniforme|camis|blusa|carrinho|sofa|tenis |sapato|bota |meia )[a-z]*/;

/** No "corrente do meu cachorro": not what belongs to somebody. */
const subject = (who: string) => `(?<! (?:d[aeo]s?|para|pel[oa]) )(?:${who})`;

const rules = [
  `${subject(own)} ${directly}${back} ${upTo(8)}${withThe}${hurt}`,
  `${subject(aPet)} ${directly}(?:volt(?:ou|aram)|sai(?:u|ram)) ${upTo(8)}${withThe}${hurt}`,
  `(?:devolv|entreg|troux)[a-z]* (?:${own}|${aPet}) ${upTo(4)}${withThe}${hurt}`,
  `${part} d[oa]s? (?:${own}|${pets}) ${directly}${back} ${harmed}`,
  `(?:cort|quebr|machuc|fer|mord|arranh|torc|queim|desloc|fratur|perfur|arranc|esmag|prens|belisc)(?:ou|aram|iu|iram|eu|eram) (?:n?[oa]s? |um |uma )${part} d[oa]s? (?:${own}|${pets})`,
  `${subject(`${own}|${aPet}`)} ${directly}(?:volt|sai|vei|cheg)[a-z]+ ${upTo(6)}(?:tod[oa] |chei[oa] de )(?:arranh|rox|mord|inchad|queimad|ralad|empol|empipoc|machuc|hematom|vergo)[a-z]*`,
  "(?:foi|fui|foram) mordid[oa]s? (?:por|pel[oa]|na|no|em)",
].map(asRule);

/** Who comes back from where bodies are cared for is alive, whatever they are called. */
const returned = asRule(
  `(?:volt|sai|vei|cheg|apar|devolv|entreg|busqu|peg|receb)[a-z]+ ${upTo(8)}${withThe}${hurt}`,
);
const found = asRule(
  `${subject(`${own}|${aPet}`)} ${upTo(12)}[oa]s? ${part} (?:del[ea] )?(?:${back} |tod[oa] )${harmed}`,
);
const cared = asRule(kept);
const animal = asRule(`${ownPet}|${aPet}|d[aeo] ${animals}`);
const pet = asRule(`${ownPet}|${aPet}`);

/** Harm to a living being that is told by what was seen on it, with no word of pain; `certain`: to an animal. */
export function toldHarm(
  line: Line,
): { concern: "animal" | "health"; certain: boolean } | undefined {
  const told =
    rules.some((rule) => rule.test(line)) ||
    (!things.test(line) && (found.test(line) || (returned.test(line) && cared.test(line))));
  if (!told) return undefined;
  return animal.test(line)
    ? { concern: "animal", certain: pet.test(line) }
    : { concern: "health", certain: false };
}
