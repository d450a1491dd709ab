/** Words that make a question of its own. */
const leastWords = 3;
const questionWord =
  "(?:como|quanto|quanta|qual|quando|onde|devo|posso|preciso|vale|responder|pedir|divulgar|postar|anunciar|o que|tem como|da (?:pra|para)|se (?:posso|da|tem|pode|preciso|devo|vale))\\b";
/** Asked for behind "e também" and "além disso" without a question word of its own. */
const further = "(?:tirar|mudar|trocar|conseguir|colocar|criar|fazer|montar)\\b";
const secondQuestion = new RegExp(
  [
    "\\?+ *(?:e )?(?:(?:em )?segundo(?: lugar)?[,:]? )?(?=\\S)",
    `[,.;]? (?:e )?(?:em )?segundo(?: lugar)?[,:] (?=${questionWord})`,
    `[,.;]? (?:e,? )?alem d(?:isso|e isso),? (?:tambem )?(?=${questionWord}|${further})`,
    `[,.;]? e tambem (?=${further})`,
    `[,.;]? (?:e (?:tambem )?|(?:e )?(?:aproveitando|outra coisa|mais uma)[:,]? ?(?:e |tambem )?)(?:(?:eu )?(?:queria|quero|gostaria de) saber )?(?=${questionWord})`,
  ].join("|"),
);

const opening =
  /^(?:e )?(?:outra coisa|mais uma|aproveitando|(?:quero|queria) saber (?:duas|2|tres|3) coisas|tenho (?:duas|2|tres|3) (?:duvidas|perguntas))[:,]? /;
/** "Tenho um hostel em Natal: primeiro, como peço …": who asks, before what is asked. */
const introduction = new RegExp(`^[^:?]{3,60}: (?:primeiro[,:]? )?(?=${questionWord})`);
/** "1 como aviso o feriado 2 se posso pôr a foto nova". */
const numbered = new RegExp(`(?<=^|[\\s:;,])(?:e )?[1-4] ?[).:-]? *(?=${questionWord})`, "g");

/** "e qual link eu mando", "e qual é mais barato": asks on about what stands before. */
const leans =
  /^(?:(?:por )?(?:qual|quanto|como|quando|onde|que|o que)(?: deles| delas| dos dois| link)?(?: (?:e|sai|fica|custa|eu|que|mais|o|a|barat[oa]|car[oa]|melhor|facil|rapido|faco|mando|escrevo|digo|falo|pago|isso|uso))*)$/;

/** What is numbered, without what leads to it; nothing where it is no list. */
function listed(key: string): string[] {
  const [before = "", ...parts] = key.split(numbered);
  return parts.length > 1 && before !== key ? parts : [];
}

/** The questions of a folded line, where it asks more than one: "tenho que pagar? e quanto custa o anúncio?". */
export function partQuestions(key: string): string[] {
  const list = listed(key);
  return (list.length > 0 ? list : key.split(secondQuestion))
    .map((part) => part.replace(introduction, "").replace(opening, "").trim())
    .filter((part) => part.split(" ").length >= leastWords && !leans.test(part));
}
