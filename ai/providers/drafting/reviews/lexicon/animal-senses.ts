import type { Sense } from "./senses.ts";

const animals =
  /^(?:cachorr(?:[oa]s?|ao|oes|inh[oa]s?)|caes|cao|dogs?|doguinhos?|gat(?:[oa]s?|inh[oa]s?)|bich(?:os?|inhos?)|anima(?:l|is|zinhos?)|pets?|filhotes?)$/;
/** What an ornament or a toy is made of, and no animal. */
const made =
  /^ (?:(?:de|em) (?:pelucia|porcelana|gesso|madeira|croche|feltro|biscuit|ceramica|resina|pano|plastico|borracha|vidro|metal|ferro|bronze|pedra|bal(?:ao|oes)|amigurumi|trico|papel|papelao|mdf|brinquedo|enfeite|barro|louca|cristal|acrilico|tecido|silicone|led|corda|garrafa|energia|balanco|chocolate|acucar)|inflave(?:l|is)|decorativ[oa]s?) /;
/** How something eaten is made or served. */
const cooked =
  /^ (?:quentes?|prensad[oa]s?|gourmet|(?:assad|grelhad|guisad|ensopad|atolad|recheiad|rechead|frit|empanad|defumad)[oa]s?|n[oa]s? (?:brasa|pao|rolete|espeto|forno|tucupi|buraco)|ao (?:molho|forno|vinho)|com (?:pure|batatas?|vinagrete|queijo|cheddar|catupiry|molho|bacon)|de (?:salsicha|calabresa|linguica|forno|frango|brigadeiro|pe)) /;
/** Signs of a snack bar, and of animals all the same. */
const snacks =
  / (?:lanches?|lanchonete|salsichas?|pure|batata palha|vinagrete|maionese|molhos?|catupiry|cheddar|prensad[oa]s?|hamburguer(?:es)?|podrao|hot) /;
const kept =
  / (?:banhos?|tosa\p{L}*|racao|racoes|veterinari[oa]s?|vet|petshop|pet|coleiras?|racas?|focinho|adot\p{L}+|passe\p{L}+|friendly|latid\p{L}*|lat(?:ir|e|em|iu)|consulta|vacin\p{L}*|creche|(?:meus?|minhas?|noss[oa]s?|seus?|aceita\p{L}*|com|levar|levei) (?:os? |as? )?(?:cachorr\p{L}*|dogs?|doguinho)) /u;

/** Names of animals that are a snack, a toy or an ornament: "cachorrão prensado", "gato de porcelana". */
export const animalSenses: readonly Sense[] = [
  { nouns: animals, after: made, as: "goods" },
  { nouns: animals, after: cooked, as: "food" },
  { nouns: /^(?:cachorr(?:ao|oes)|dogs?|doguinhos?)$/, about: snacks, meant: kept, as: "food" },
];
