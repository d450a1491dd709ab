import { bad, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

const settled = { fixed: true } as const;

/** Idioms and bystanders of long accounts, which judge nothing. */
export const faultAsides: [patterns: string, turner: Turner][] = [
  [
    `nossa|tua|vossa cara, na cara da|de gente|todos|todo, atrasa|atrase|atrasei um dia, atrasa|atrase para ver,
    pagar|pagarem|paguei|pagando|pago o|um|a|uma|outro|outra veterinari*|medic*|mecanic*|tecnic*|eletricista|encanador|pedreiro|advogad*|dentista|motorista|taxi|uber,
    com|para|do|ao proprietari*, com|para a|o proprietari*, com|para o|a dono|dona do imovel|apartamento,
    caiu|caiam|cair|derrubei|derrubou|molhou na|no piscina|agua|privada|rio|mar|vaso|banheiro|chao|escada|rua,
    gastei|gastamos|gastar com|no|na veterinari*|medic*|mecanic*|dentista`,
    { kind: "skip" },
  ],
];

/** Phrases in which a verb of lexicon/deeds.ts tells of no deed. */
export const faultNoDeeds = `quando|ate entregaram|entregou|entregarem|chegou|chegaram, hora que entregaram|entregou, transportadora|transportadoras,
sai|saimos|saiu|suado|suada|suando|todo|toda|todos pingando, pingando de suor|tanto, ele|ela|eles|elas .. chegou|chegaram em casa`;

/** Blame that long accounts tell in plain verbs. */
export const toldFaults: OpinionEntry[] = [
  bad(
    "parou|pararam|pifou|quebrou|queimou|vazou|travou|desligou|falhou de novo|novamente|outra, voltou|voltaram a dar|falhar|vazar|parar|quebrar|pifar|travar|apagar, deu|dava|dando problema|defeito de novo|novamente|outra, deu|dava o mesmo problema|defeito, no dia seguinte parou|quebrou|pifou|vazou|voltou",
    "solution",
    settled,
  ),
  bad(
    "nao|nenhum|nenhuma|sem|ninguem tem|tinha|tinham|demonstrou|demonstram|mostrou|mostram|teve vontade|interesse, nao tem|tinham|tinha boa vontade, falta|faltou de vontade|interesse",
    "attention",
    settled,
  ),
  bad(
    "nao|ninguem|nem sabiam|sabia|souberam|soube|sabem|sabe informar|explicar|responder|orientar|dizer|nada, nao|ninguem sabia|sabe|sabem|sabiam me|nos informar|explicar|responder|orientar|dizer",
    "information",
    settled,
  ),
  bad(
    "ja se passaram|passou _ dias|semanas|meses|mes, ja passaram|passou|vao|foram _ dias|semanas|meses e nada, dias|semanas|meses e nada ainda|do|da|de|ate",
    "deadline",
    settled,
  ),
  bad("nem foi|foram *ado|*ada|*ados|*adas|feito|feita|feitos|feitas|limpo|limpa|limpos|limpas"),
  bad("errou|erraram a|o|no|na|nos|nas|meu|minha", undefined, { object: true, fixed: true }),
  bad(
    "cobr* .. mais do|que que|o tinha|havia|tinham|combin*|orc*|falou|disse|foi, cobr* um pouco|pouquinho|tanto mais|alem, mais caro|do que|o combinado|orcado|orcamento",
    "billing",
    settled,
  ),
];
