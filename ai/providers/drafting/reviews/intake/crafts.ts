import type { Word } from "../../text/words.ts";

/** What somebody does with things, and not with the client: "conserta", "costurou", "faz". */
const making =
  /^(?:re|des)?(?:afi|afin|arrum|bord|consert|constr[ou]|cort|costur|cozinh|decor|desenh|dirig|emoldur|encadern|entalh|escult|fabric|faz|fez|fotograf|grav|ilustr|instal|lapid|limp|lustr|mont|pass|pilot|pint|plant|pod|poli|prepar|produz|rebo[ck]|reform|regul|restaur|sold|tatu|tinge|toc|torne|tos)(?:a|e|i|ou|eu|iu)?$/;
const leading = /^(?:sempre|tambem|realmente|ja|la|ai|dai|daqui|que)$/;
/** "Fez tudo por mim", "fez questão", "passa segurança", "faz a gente rir": how somebody is; so is "arrumou sem cara feia". */
const manner =
  /^(?:questao|tudo|de|com|gente|me|nos|parte|bem|confianca|seguranca|tranquilidade|calma|diferenca|por|jus|valer|no)$/;

/** "O Valdir conserta relógio como ninguém": whoever stands at this place is praised for the craft. */
export function praisedForCraft(words: readonly Word[], at: number): boolean {
  const place = words.findIndex(({ key }, here) => here > at && !leading.test(key));
  const [key = "", next = "", third = ""] = words.slice(place, place + 3).map((word) => word.key);
  if (!making.test(key) || next === "sem") return false;
  return !manner.test(next === "a" ? third : next) || !/^(?:faz|fez|passa|passou)$/.test(key);
}
