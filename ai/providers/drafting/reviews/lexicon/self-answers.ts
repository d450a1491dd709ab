/** What people ask of a shop and answer themselves: "volto? Sempre.", "caro? Um pouco."; over words without accents. */
const again =
  "(?: (?:de novo|outra vez|novamente|mais vezes|sempre|la|aqui|ai|a pena|muito|demais|certo))*";
/** "Faria de novo?", "vale a viagem?", "indico?": whether one would do it again. */
export const worth = new RegExp(
  `^(?:e |mas )?(?:(?:vale|valeu|compensa|compensou) ?(?:a (?:pena|viagem|espera|ida)|[oa] [a-z]+)?|(?:volto|voltaria|voltarei|voltei|faria|fazia|farei|iria|irei|vou|indico|indicaria|recomendo|recomendaria|gostei|amei|compraria|compro|contrataria|repetiria|prestou|presta|resolveu|funcionou|funciona|deu certo|peco|pediria|comeria)${again})$`,
);
export const rue = /^(?:e |mas )?(?:me )?arrepend(?:i|o|eu|ida|ido)(?: me)?$/;
/** What is granted of a shop that is good all the same, and no word of the lexicon blames. */
export const granted =
  /(?:^| )(?:longe|distante|pequen[oa]s?|pequenininh[oa]|apertad[oa]s?|simples|simplesinh[oa]|humilde|antig[oa]s?|escondid[oa]|cheio|cheia|lotad[oa]|demora|demorad[oa]|demorou|fila|espera|esperei|puxad[oa]|dificil|sofrid[oa]|quente|barulhent[oa]|car[oa]s?|carinh[oa]s?|salgad[oa])(?: |$)/;
export const lacked =
  /(?:^| )(?:perto|pertinho|barat[oa]s?|rapid[oa]s?|espacos[oa]|grande|moderno|luxo|chique|facil)(?: |$)/;

export const yes =
  /^(?:(?:ah |olha |mas )?(?:sim|e|eh|era|foi|fica|claro|claro que sim|com certeza|certeza|sem (?:a menor )?duvidas?|obvio|logico|sempre|sempre que (?:da|posso)|muito|muita|muitas|muito mesmo|demais|bastante|super|total|totalmente|pra caramba|pode crer|verdade|mil vezes|toda semana|todo dia|amanha mesmo|ja voltei|cada \p{L}+|(?:vale|valeu|volto|voltaria|faria|iria|indico|recomendo|compensa|fiz|fui|faco|vou)(?: (?:sim|cada \p{L}+|muito|demais|sempre|de novo|com certeza|e muito))*))$/u;
export const slightly =
  /^(?:(?:e |so )?um (?:pouco|pouquinho|tiquinho|tantinho|bocado|cadinho)(?: so| sim)?|pouco|pouquinho|meio|mais ou menos|as vezes|de vez em quando|talvez|depende|razoavel)$/;
export const no =
  /^(?:(?:ah |olha |mas )?(?:nao|nunca|nunca mais|jamais|nada|nadinha|nem sempre|nem um pouco|nem pensar|nem de longe|nem tanto|nao muito|nao mesmo|de jeito nenhum|de forma alguma|de modo algum|negativo|nao (?:e|era|foi)))$/;
