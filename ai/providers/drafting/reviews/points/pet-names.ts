import type { Word } from "../../text/words.ts";
import type { Thing } from "../lexicon/thing.ts";

/** What people call their animals, and eat. */
const names =
  /^(?:mel|pipoca|amora|cafe|pacoca|cacau|canela|chocolate|biscoito|cookie|bolacha|pudim|farofa|feijao|bacon|torresmo|brigadeiro|caramelo|jujuba|nutella|kiwi|pitanga|pepita|panqueca|tapioca|cuscuz|azeitona|batata|batatinha|ameixa|cereja|cerejinha|morango|manga|jaboticaba|jabuticaba|limao|lima|coco|nina|perola|cristal|flor|margarida|oreo|milk|whisky|uisque|vinho|sushi|tofu|pingo|pimenta|pimentinha|gengibre|pacoquinha|pretinha|sol|lua|estrela|principe|princesa|bombom|marshmallow|quindim|rosquinha|belinha|bola|bolinha|goiaba|tangerina|mexerica|melancia)$/;
/** What an animal, or somebody, does and a dish does not. */
const living =
  /^(?:saiu|sai|voltou|volta|ama|amou|adora|adorou|tomou|toma|dormiu|brincou|brinca|morreu|sofreu|ficava|vai|veio|chegou|precisou|teve|fez|foi)$/;
const cared =
  /^(?:banho|banhos|tosa|tosad[oa]|tosaram|castr\p{L}*|veterinari[oa]s?|vet|pet|petshop|racao|vacin\p{L}*|lacinho|lacinhos|focinho|patinhas?|pelos|pulgas?|cachorr\p{L}*|gat[oa]|gatinh[oa]|dog|hotelzinho|creche|cheiros[oa]|cheirosinh[oa]|tosador[a]?)$/u;
/** Between "racao" and "de" a food is a food. */
const ofFood = /^(?:de|com|sabor|um|uma|e|por|sem)$/;

function genderOf(article: string): string | undefined {
  return /^(?:[dn]|pel)?([oa])$/.exec(article)?.[1] ?? /^(?:minh|noss)(a)$/.exec(article)?.[1];
}

/** "O pelo", "do pelo"; "bom pelo preço" tells of no fur. */
function speaksOfFur(words: readonly Word[]): boolean {
  return words.some(
    ({ key }, at) =>
      key === "pelo" && /^(?:[dn]?o|seu|meu|com|todo)$/.test(words[at - 1]?.key ?? ""),
  );
}

/** "Não levo mais o Pipoca": what is brought and fetched under an article of another sex. */
function isBrought(verb: Word | undefined): boolean {
  return /^(?:levo|levei|levar|levamos|trago|trouxe|trazer|deixo|deixei|deixar|busquei|buscar|busco|peguei|pegar|tirei|tirar|mais)$/.test(
    verb?.key ?? "",
  );
}

/** "Mel saiu cheirosa", "levo a Pipoca pro banho", "a mel ama vir aqui": an animal called by the name of a food. */
export function isPetName(words: readonly Word[], at: number, thing: Thing): boolean {
  const [before = "", word, after = ""] = [words[at - 1]?.key, words[at], words[at + 1]?.key];
  const gender = genderOf(before);
  if (isBrought(words[at - 2]) && gender !== undefined && gender !== thing.name[0]) return true;
  if (word === undefined || !names.test(word.key) || ofFood.test(before)) return false;
  if (gender !== undefined && gender !== thing.name[0]) return true;
  const capital = at === 0 && /^\p{Lu}\p{Ll}/u.test(word.text);
  if (!capital && gender === undefined) return false;
  return living.test(after) || words.some(({ key }) => cared.test(key)) || speaksOfFur(words);
}
