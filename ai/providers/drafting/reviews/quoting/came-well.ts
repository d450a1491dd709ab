const well =
  "(?:quentinh[oa]s?|fresquinh[oa]s?|certinh[oa]s?|direitinh[oa]s?|limpinh[oa]s?|cheiros[oa]s?|perfeit[oa]s?|impecav(?:el|eis)|complet[oa]s?|lind[oa]s?|intact[oa]s?|no ponto|como nov[oa]s?)";

/** Folded. "Veio quentinha e completa", "saí feliz da vida": how it went well, the whole stretch through. */
const cameWell = new RegExp(
  `^(?:[a-z]+ ){0,3}?(?:(?:veio|vieram|chegou|chegaram|voltou|voltaram|ficou|ficaram) (?:em \\d+ min\\w* )?(?:tudo |bem |super |toda |todo )?${well}(?:(?: e|,) ${well})*|(?:sai|saimos) (?:muito |super |bem )?(?:feliz(?:es)?(?: da vida)?|satisfeit[oa]s?|encantad[oa]s?|content(?:e|es)))$`,
);
const denied = /\b(?:nao|nem|nunca|nada|sem|so|quase|se|mas|deveria|devia|podia|antes|sempre)\b/;

/** Folded. Whether a stretch tells that what came was right: after a fault, a second time that went well. */
export function tellsCameWell(folded: string): boolean {
  return cameWell.test(folded) && !denied.test(folded);
}
