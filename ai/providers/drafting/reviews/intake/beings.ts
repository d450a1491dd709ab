import { kin } from "../lexicon/client-life.ts";

/** Words of a line as a rule sees them: its keys, a blank before and behind each. */
export type Line = string;

/** Whole words between two signs of a rule, so many at most: a line is read in time that grows with it. */
export const upTo = (most: number) => `(?:[a-z0-9,]+ ){0,${most}}?`;

/** The same, where nobody and nothing else comes in: "minha gata, de três anos, morreu". */
export const directly = "(?:(?!(?:e|ou|[oa]s?|uma?|d[ao]s?|meu|minha|para|com) )[a-z0-9,]+ ){0,5}?";

/** A rule that begins and ends where words do. */
export const asRule = (form: string) => new RegExp(`(?<= )(?:${form})(?= )`);

/** What is made in the shape of an animal or a person: nobody is harmed. */
const shape =
  "(?! (?:quente|de (?:pelucia|chocolate|pano|croche|louca|porcelana|ceramica|madeira|gesso|barro|feltro|brinquedo|resina|plastico|biscuit|acucar|papel|vidro|pascoa|metal|ferro|acrilico|mdf|luz)))";

/** Animals that people keep, by their kinds and breeds. */
export const pets = `(?:cachorr[a-z]+|dogs?|doguinh[oa]|cao|caes|caozinho|cadel[a-z]+|gat(?:[oa]s?|inh[oa]s?)|bichan[oa]|filhot[a-z]+|pets?|bichinh[oa]s?|peludinh[oa]|pelud[oa]|poodle|shih|shitzu|shihtzu|golden|labrador[a-z]*|pinscher|york[a-z]*|lhasa|maltes|maltesa|spitz|lulu|bulldog|pug|pitbull|husky|beagle|persa|siames|salsicha|vira lata|schnauzer|chihuahua|calopsita|passarinho|papagaio|hamster|cavalo|egua|coelh[oa])${shape}`;

/** The writer's own people, and those that are cared for by others. */
const folk = `(?:${kin}|filhinh[oa]s?|menin[oa]s?|meninh[oa]|netinh[oa]s?|bebe|nenem|criancas?|pequen[oa]|vovo|mamae|papai|alun[oa]|idos[oa])`;
const owned = "(?:meus?|minhas?|noss[oa]s?)";

/** "Minha cachorra", "nosso velho poodle". */
export const ownPet = `${owned} (?:[a-z]+ )?${pets}`;
/** "Minha filha", "nosso bebê". */
export const ownFolk = `${owned} (?:[a-z]+ )?${folk}`;
/** And "minha gata". */
export const own = `${owned} (?:[a-z]+ )?(?:${folk}|${pets})`;
/** "A gatinha", whoever's it is. */
export const aPet = `(?:[oa]s?|uma?) ${pets}`;
