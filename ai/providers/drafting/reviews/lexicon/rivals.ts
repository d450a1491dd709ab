import type { Word } from "../../text/words.ts";
import { PhraseBook } from "../patterns.ts";

/** Chains and market places of Brazil that a review compares a small shop with. */
const chains = `mcdonald*|mcdonalds|mequi|mc donald|donalds|lanche, burger|burguer king, bobs, bob s, habib|habibs, habib s, subway, outback, madero, giraffas, spoleto, china in box, starbucks, cacau show, kopenhagen, brasil cacau, boticario, natura, avon, eudora, jequiti, quem disse berenice, sephora, riachuelo, renner, lojas marisa|cem|americanas|cea|pernambucanas, magazine luiza, magalu, casas bahia|pernambucanas, ponto frio, pontofrio, americanas, havan, leroy, telhanorte, tok stok|e, tokstok, mobly, etna, madeira madeira, madeiramadeira, carrefour, assai, atacadao, sams|sam club|s, makro, walmart, zaffari, angeloni, muffato, savegnago, supermercado|mercado|supermercados guanabara|mundial|extra|big|dia, shopee, shein, mercado livre, mercadolivre, amazon, aliexpress, temu, olx, smart fit, smartfit, bluefit, bio ritmo, bodytech, skyfit, petz, cobasi, petlove, drogasil, droga|drogas raia, pague menos, panvel, drogaria|drogarias pacheco|sao|araujo, ultrafarma, cvc, decolar, hurb, oticas carol|diniz, chilli|chili beans, kalunga, saraiva, decathlon, centauro, netshoes, dafiti, zara, hering, polishop, fast shop, fastshop, wizard, ccaa, fisk, kumon, cultura inglesa, yazigi, sorridents, odontocompany, oral sin, jadlog, loggi, dpaschoal, coco bambu, fogo de chao, pizza hut, dominos, domino s, ragazzo, divino fogao, oakberry, bacio di, milky moo, chiquinho sorvetes, casa do pao, pao to go, rei do mate, ibis, accor`;

/** What a shop is compared with, or left for. */
const compared = `melhor|melhores|pior|piores|superior|superiores|inferior|inferiores|mais|menos que|do|a|ao|aos|as concorren*|outr*|vizinh*, prefiro|preferia|prefira|prefiram o|a|os|as|no|na|ir|comprar|comer|pagar, troquei|trocamos|larguei|largamos|abandonei|abandonamos|deixei|deixamos .. por|pelo|pela ess*|aqui|voces|est*|lugar|loja|lojinha, larguei|larguei|abandonei|deixei|deixamos|larguei a|o|de _ _ e vim, nem se compara|comparam, sem comparacao, nao tem comparacao, da|deu|dao|deixa|deixam|bota|poe no chinelo|bolso, de dez|10 a zero|0, da|dao de dez|10|mil|goleada|lavada em|na|no|nos, ganha|ganham de|do|da|dos longe|lavada|todos|qualquer, na|no|em concorren*, loja|lojas|padaria|mercado|mercadinho|pet|petshop|shop|oficina|salao|pizzaria|restaurante|farmacia|bar|acougue|lanchonete da|do|ao|de esquina|lado|frente|shopping|centro|outra cobra*|nunca|nao|faz*|tem|tinha|vende*|tosa*|sempre|era|e|fez|atende*, concorren*, comparando|comparado|comparada|comparados|comparadas|comparacao com|a|ao|aos .. loja|lojas|padaria|mercado|mercadinho|pet|petshop|oficina|salao|pizzaria|restaurante|farmacia|bar|acougue|lanchonete|floricultura|academia|barbearia|escola|clinica|hotel|pousada|otica|lavanderia|papelaria|sorveteria|autoescola|rival|vizinho|vizinha, loja|padaria|mercado|oficina|salao|pizzaria|restaurante|farmacia|bar|acougue|lanchonete|floricultura|academia|barbearia|escola|hotel|pousada|otica|lavanderia|sorveteria .. porcaria|fichinha|nada|brincadeira|amadora|amador|pobre|fraca|fraco|feia|feio|pequena|pequeno perto dess*|dest*|daqui|disso`;

const rivals = new PhraseBook<true>().add(chains, true).add(compared, true);

const worth =
  /^(?:melhor(?:es)?|pior(?:es)?|superior(?:es)?|inferior(?:es)?|(?:car|barat|gostos|bonit|rapid)[ao]s?|igual)$/;
const than = /^(?:que|a|ao)$/;
const article = /^(?:[oa]s?|[dn][oa]s?|aquel[ea]s?)$/;
/** "Melhor que a foto", "que a última", "que o da minha mãe": no other shop's. */
const ownMeasure =
  /^(?:esper\p{L}+|fotos?|ultim[ao]s?|anterior(?:es)?|primeir[ao]s?|segund[ao]|minhas?|meus?|noss[ao]s?|original|originais|nov[ao]s?|combinad\p{L}+|imagin\p{L}+|normal|sol|prec\p{L}+|preco|dia|maioria|encomend\p{L}+|promet\p{L}+|antig[ao]s?|mund[oa]|prazo|vez(?:es)?|media|horas?|resto|sonh\p{L}+|festas?|maos?|tamanho|que|de|cardapio|site|anuncio|video|catalogo|propaganda|passad[ao]s?|fabrica|zero|pint\p{L}+|casa|vo|mae|avo)$/u;

/** "Melhor que o lanche do Zeca", "mais barato que na feira": the yardstick is another shop. */
function measuresByOther(words: readonly Word[], at: number): boolean {
  if (!worth.test(words[at]?.key ?? "")) return false;
  const skip = words[at + 1]?.key === "do" ? 1 : 0;
  const [link = "", its = "", whose = "", own = ""] = [1, 2, 3, 4].map(
    (step) => words[at + skip + step]?.key,
  );
  if (!than.test(link) || !article.test(its) || whose === "") return false;
  return !ownMeasure.test(/^d[aoe]s?$/.test(whose) ? own : whose);
}

/** Whether a row of words names another shop, or measures this one by it. */
export function namesRival(words: readonly Word[]): boolean {
  return words.some(
    (_, at) => rivals.matchAt(words, at) !== undefined || measuresByOther(words, at),
  );
}
