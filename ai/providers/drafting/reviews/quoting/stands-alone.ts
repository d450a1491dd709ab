import { fold } from "../../../../../domain/search/fold.ts";
import { toWords } from "../../text/words.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import type { Fragment } from "./quotes.ts";

/*
 * What a stretch may lack to stand alone between quotation marks: its main clause, what it speaks of, its end. All
 * patterns are for folded text.
 */

/** Half of a sentence whose other half tells what matters. */
const opensHalf =
  /^(?:se|quando|enquanto|caso|embora|apesar|conforme|onde|cuj[oa]s?|do que|ou|nem|mesmo|depois|antes|desde|assim que|logo que|tanto|pelo menos|(?:tem|uma) (?:dia|vez|hora)s?)\b/;
/** "Com o troco certo", "sem sair do sofá": how, and not what. */
const opensWithManner = /^(?:com|sem|por|pel[oa]s?|pra|para)\b/;
/** "Em área residencial": where, and not what. */
const opensWithPlace = /^(?:em|n[oa]s?|numa?)\b/;

/** "São bons", "não era falso", "é muito boa": nobody knows what. */
const ofNothing =
  /^(?:(?:nao|ja|so|ainda|tudo) )?(?:sao|e|era|eram|foi|foram|esta|estao|estava|estavam|ta|tao|tava|ficou|ficaram)(?: (?:muito|bem|super|mega|tao|mais|mto|bastante|realmente|um|uma|o|a))* \w+$/;

/** "Não vem", "meu prato", "era um sensor", "vi no painel", "390 em cada". */
const tooLittle =
  /^(?:nao|sem|muito|bem|meio|super|tao|[oa]s?|uma?|meus?|minhas?|seus?|suas?) \w+$|^(?:era|eram) (?:uma?|[oa]s?)\b|^vi \w+ \w+$|\bcada$|\bnem comentar$/;

/** "Me achou uma melhor": better of what? */
const unnamedEnd = /\b(?:uma?|outr[oa]) (?:melhor|maior|menor|igual|pior|boa|bom|nov[oa])$/;
/** "780 gramas": a figure alone. */
const figure = /^(?:r\$ ?)?\d[\d.,]*(?: \w+){0,2}$/;
const counts = /^(?:\d+|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)$/;

/** "Delícia essa torta": its "que" is missing. */
const exclaimed =
  /^(?:delicia|decepcao|maravilha|vergonha|tristeza|loucura|sonho) (?:d?ess|d?est)[ea]/;

/** "Acabei comprando na loja da esquina": another shop's; "no fim das contas tive": nothing yet. */
const ofAnother =
  /\b(?:acab(?:ei|amos) \w+ndo|(?:fui|fomos) embora) (?:\w+ ){0,2}(?:n[oa]|em|pr[oa]|para [oa]) (?:outr[oa]|loja|concorrente|concorrencia|pizzaria|padaria|restaurante|mercado|lanchonete|bar)\b|\b(?:tive|tivemos)$|^(?:[oa]|uma?|meu|minha) \w+ d[aeo] (?:bairro|esquina) (?:disse|falou|queria)/;

function isVerb(key: string): boolean {
  return key === "saiu" || isVerbForm(key);
}

/** "A moça trouxe quatro": of what? */
function endsInCount(keys: readonly string[]): boolean {
  return counts.test(keys.at(-1) ?? "") && isVerb(keys.at(-2) ?? "");
}

/** What goods, orders and matters do, besides people: it is understood without them. */
const ofThings =
  /^(?:cheg|demor|falt|acab|quebr|parou|atras|caiu|solt|ficou|funcion|dur|abriu|fechou|volt|rend|valeu|custou|pass|sobr|entup|desbot|encolh|estrag|vaz|trav|queim|descol|rasg|manch|esfri|melhor|mud|aument|subiu|sum|super|salv|virou|deu|surpreend|compens|resolv|agrad)/;

/** "..., saiu de lá sorrindo", "..., feito a lição": somebody did it whom only the words before it name. */
function lacksSubject({ from }: Fragment, [first = ""]: readonly string[]): boolean {
  if (from === 0 || !isVerb(first)) return false;
  return (
    /(?:[ai]d[oa]s?|feit[oa]s?)$/.test(first) || (/[oei]u$/.test(first) && !ofThings.test(first))
  );
}

/** "Chumbada, anzol": a part of a list. */
function isListPart({ text, whole }: Fragment): boolean {
  return !whole && text.includes(",") && text.split(",").some((part) => toWords(part).length < 2);
}

const lacking = [ofAnother, ofNothing, tooLittle, figure, unnamedEnd, exclaimed];

/** "Com dois meses a espuma afundou", "desde então o portão trava": when, and then what. */
const opensWithTime =
  /^(?:desde (?:entao|que \w+)|com \w+ (?:dias?|semanas?|mes|meses|horas|usos?|lavagens?)|depois d[eo] \w+ (?:dias?|semanas?|mes|meses|usos?|lavagens?)|n[oa]s? (?:ultim|primeir|segund|terceir)[oa]s? (?:dias?|semana|mes|noites?|madrugada|lavagem|uso|vez)) (?:[oa]s?|meus?|minhas?|noss[oa]s?|uma?|tudo|nao) /;

/** "Afundou", "descolaram". */
const happened = /\w{2}(?:ou|iu|eu|aram|eram|iram)$/;

/** Half of a clause: its condition, its manner or its place without a verb. */
function isHalf(folded: string, keys: readonly string[]): boolean {
  if (opensWithTime.test(folded) && keys.some((key) => isVerb(key) || happened.test(key)))
    return false;
  if (opensHalf.test(folded) || opensWithManner.test(folded)) return true;
  return opensWithPlace.test(folded) && !keys.some(isVerb);
}

/** Whether a stretch says by itself what it says. */
export function standsAlone(fragment: Fragment): boolean {
  const folded = fold(fragment.text);
  const keys = toWords(fragment.text).map(({ key }) => key);
  if (lacking.some((one) => one.test(folded)) || isListPart(fragment)) return false;
  if (endsInCount(keys) || lacksSubject(fragment, keys)) return false;
  return fragment.whole || !isHalf(folded, keys);
}
