import { fold } from "../../../../../domain/search/fold.ts";
import { countWords } from "../../text/words.ts";
import { isSuggestion } from "../choosing/suggests.ts";

/** What a shop could have or do besides. */
const more =
  "(?:ter|abrir|aceitar|entregar|atender|vender|oferecer|colocar|por|botar|incluir|instalar|ampliar|aumentar|criar|disponibilizar|variar|fazer|funcionar)";
const wishing = new RegExp(
  [
    `^(?:mas |so |bem que |voces |la |ai |aqui )*(?:pod|dev)(?:ia|iam|eria|eriam) (?:tambem |ate )?${more}\\b(?! (?:sido|\\w+[ai]do)\\b)`,
    `^(?:so |mas )*(?:seria|ia ser|era) (?:bem |muito )?(?:bom|legal|otimo|interessante|massa|bacana|show|perfeito)(?: se)? (?:${more}|abriss|tivess|aceitass|entregass|vendess)`,
    `^(?:so |mas )*falt(?:a|aria) (?:so |apenas )?(?:um|uma|uns|umas|ter|abrir|aceitar|entregar|vender|colocar|mais) `,
  ].join("|"),
);

/** What is a fault, in however polite words; and what is said for fun. */
const fault =
  /\b(?:limp\w+|higien\w+|suj\w+|educ\w+|respeit\w+|atencao|atencios\w+|cuidad\w+|agil\w*|rapid\w+|demor\w+|esper[ae]\w*|atras\w+|honest\w+|melhor\w*|caprich\w+|trein\w+|prepar\w+|segur\w+|menos|barat\w+|car[oa]s?|preco\w*|valor\w*|cobr\w+|nunca|nao|quebr\w+|velh\w+|ruim|pessim\w+|avis\w+|organiz\w+|paciencia|simpat\w+|vontade|bom senso|vergonha|profission\w+|qualidade|sabor|recheio|carne|tempero|conserto|manuten\w+|reform\w+|ninguem|pouc\w+|sempre|pedido|cheir\w+|barulh\w+|pouquinho|funcionari\w+|atendent\w+|garco\w+|gente|pessoal|equipe|vez|brincadeira|brincando|zoeira)\b/;

/** Words of a wish that tells nothing beside itself, at most. */
const mostWords = 11;

/** Whether a stretch wishes for something more, and blames nothing: "podia ter mais mesas", "só falta um bicicletário". */
export function isMildWish(text: string): boolean {
  const folded = fold(text);
  if (fault.test(folded) || countWords(text) > mostWords) return false;
  return wishing.test(folded) || isSuggestion(folded);
}

/** "Muito bom, poderia ter mais mesas": whether a part of a stretch is such a wish, which nobody rejoices over. */
export function wishesWithin(text: string): boolean {
  return text.split(", ").some(isMildWish);
}
