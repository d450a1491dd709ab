/** What a shop is asked to do: "sugiro a moqueca", "sugiro irem cedo" are tips for others. */
const doing =
  "(?:melhorar|aumentar|diminuir|colocar|botar|por|ter|abrir|aceitar|variar|trocar|arrumar|consertar|contratar|ampliar|investir|rever|instalar|oferecer|incluir|disponibilizar|criar|fazer|avisar|treinar|limpar|reformar|sinalizar|baixar|entregar|atender|vender|voltar|repor|dar|pensar)(?:em)?";
const done =
  "(?:melhor|aument|diminu|coloqu|bot|troqu|arrum|consert|contrat|ampli|instal|inclu|disponibiliz|cri|avis|trein|limp|reform|sinaliz|baix|entregu|volt|pens|caprich)(?:em|am)|ponham|tenham|abram|aceitem|variem|invistam|revejam|oferecam|facam|atendam|vendam|reponham|deem";
const more = "(?:um|uma|uns|umas|mais|menos)";

const suggesting = new RegExp(
  [
    `(?:^|[ ,])(?:sugiro|sugerimos|sugeriria) (?:que (?:voces )?(?:${done})|${doing}|${more})(?= |$)`,
    `(?:^|[ ,])(?:so|apenas|somente) (?:peco|pediria|pedimos) (?:por favor )?(?:que (?:voces )?(?:${done})|para (?:voces )?${doing}|mais|menos)(?= |$)`,
    `^(?:(?:so|apenas|fica|deixo|fica aqui|deixo aqui) )?(?:(?:a|uma|minha|a minha|como) )?(?:unica )?sugestao(?: (?:e|seria|fica))?(?: ,)? (?:que (?:voces )?(?:${done})|${doing}|${done}|${more})(?= |$)`,
    "(?:^|[ ,])bem que (?:voces )?(?:podi|poderi|devi|deveri)a(?:m)? (?!ter sido|ser (?:verdade|assim))",
  ].join("|"),
);

/** Keys of the words. Whether a stretch asks the shop for something: "sugiro abrirem cedo", "bem que podiam entregar". */
export function suggests(text: string): boolean {
  return suggesting.test(text);
}

/** What a quoted suggestion may begin with, where what announces it was left out. */
const bare = new RegExp(`^(?:so )?(?:${done}) `);

/** Folded. Whether a quoted stretch is a suggestion. */
export function isSuggestion(folded: string): boolean {
  return suggests(folded.replaceAll(",", " ,")) || bare.test(folded);
}
