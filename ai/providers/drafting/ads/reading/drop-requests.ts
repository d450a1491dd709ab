import { headOf, isTradeWord } from "../trade-of.ts";
import { foldInPlace } from "./restore-places.ts";

/**
 * What is said to the writer and not about the shop. A description is data: a sentence that gives orders is left
 * out whole, but for the subject in "crie um anúncio para minha padaria".
 */

const work =
  "anuncios?|propagandas?|publicidade|campanhas?|textos?|copys?|copies|posts?|postage(?:m|ns)|titulos?|descric(?:ao|oes)|legendas?|chamadas?|headlines?|ads?|slogans?|material de divulgacao|divulgacao|banner|divulgar|anunciar|vender mais";
/** Without one of these no work is spoken of; the long patterns need not be tried. */
const workSign =
  /anunc|propagand|publicid|campanh|texto|copy|copies|post|titul|descric|legend|chamad|headline|ads|slogan|divulg|banner|vender mais|chamativ|call to|cta/;
const make =
  "crie|criar|cria|escreva|escrever|escreve|faca|fazer|faz|gere|gerar|gera|monte|montar|elabore|elaborar|redija|produza|desenvolva|de-me|prepare|bole|sugira|me (?:de|ajude a|ajuda a|faca|faz|crie|escreva|gere|sugira)(?: (?:fazer|criar|escrever|montar|ter))?|(?:voce )?(?:pode|poderia|podem|consegue)(?: me)?(?: ajudar(?: a)?)? (?:criar|fazer|escrever|gerar|montar|bolar)|" +
  "(?:eu )?(?:quero|queria|solicito|solicitamos|vim pedir|gostaria de|preciso de|preciso|necessito|desejo|busco)(?: que (?:voce )?(?:crie|faca|escreva|gere|monte))?(?: (?:criar|fazer|escrever|gerar|montar|ter))?|(?:por favor|pf),?";

/** "Crie três anúncios para o Google sobre a minha": what is left is the subject. */
const orderForWork = new RegExp(
  `^(?:(?:oi|ola|bom dia|boa tarde|boa noite|por favor|pf)[,. ]+)*(?:${make}) (?:(?:um|uns|uma|umas|o|os|a|as|\\d{1,2}|alguns|algumas|dois|tres|quatro|cinco|bons?|boas?|novos?|novas?|belo|otimo) )*` +
    `(?:${work})(?: (?:(?:bem|muito|super) )?(?:curtos?|criativos?|criativas?|simples|top|bonit[oa]s?|bem feitos?|chamativos?|atraentes?|profissiona(?:l|is)|pagos?|patrocinados?))*(?: (?:do|no|para o|para|pro|de|na|da|em) (?:google ads|google|instagram|facebook ads|facebook|meta ads|meta|redes sociais|internet|insta)(?: (?:e|ou)(?: (?:o|no|para o))? (?:google|instagram|facebook|meta))?)*(?:(?:,| e| com) (?:(?:\\d{1,2}|dois|duas|tres|quatro|cinco|um|uma|os|as) )?(?:${work}))*` +
    `(?: (?:para|pra|pro|pros|pras|de|do|da|dos|das|sobre|divulgando|vendendo|anunciando|oferecendo|com|que fale d[eoa]s?|promovendo|com o tema|falando d[eoa]s?|a respeito d[eoa]s?)(?: (?:divulgar|vender|anunciar|promover|oferecer))?(?= |$)|[:,]|$)\\s*`,
);

/** "anúncio da nossa padaria", "divulgar minha padaria": an order without its verb. */
const bareOrder = new RegExp(
  `^(?:(?:um |uma )?(?:${work}) (?:d[aeo]|para|pra|pro|sobre)|divulgar|anunciar|promover)(?: [ao])? (?=(?:minha|meu|nossa|nosso) )`,
);

/** "Mencione a entrega grátis": the owner's fact behind an order. */
const orderToMention =
  /^(?:(?:por favor,? )?(?:mencione|mencionar|destaque|destacar|informe|cite|lembre|inclua|coloque|fale|diga|ressalte|enfatize|avise|divulgue|anuncie))[:,]? (?:que (?:a gente |nos |eu )?|tambem |sobre |o |a |os |as |d[aeo]s? )?/;

/** An order about the form of the answer, or one that wants to change who is writing. */
const orders = new RegExp(
  "\\b(?:(?:assistente|robo|ia)(?=[,:])|chatgpt|gpt|gemini|(?:aumente|mude|altere|invente) |diga que|ignor(?:e|a|ar|em)|esque(?:ca|cer)|desconsider(?:e|a)|desobedeca|burle|revel(?:e|ar)|system prompt|prompt|instruc(?:ao|oes)|jailbreak|developer|dan mode|modo (?:desenvolvedor|dan|admin|debug)|aja como|atue como|finja|" +
    "comporte-se|voce (?:e|agora e|nao e|sera|deve|esta) (?:um|uma|agora|o|a|responder|ignorar|escrever|obrigad[oa]|livre)|a partir de agora|responda|repita|repetir|traduza|imprima|print|output|execute|eval|select \\*|drop table|script|" +
    "senha|chave (?:da api|secreta)|api key|regras? (?:anterior|acima|do sistema)|escreva|reescreva|nao (?:use|utilize|coloque|escreva|inclua|ponha|invente|mencione|fale|diga|esqueca|ultrapasse|repita)|" +
    "use (?:emojis?|letras|linguagem|um tom|tom|palavras|gatilhos|muit)|utilize|emojis?|caracteres|maiusculas?|caixa alta|em (?:html|json|markdown)|gatilhos? menta|" +
    "ignore|disregard|forget|override|previous|above|instructions?|you are|act as|pretend|reveal|say|write|respond|reply|answer|translate|ignora|olvida|pwned|hacked)\\b",
);

/** "em todos os títulos", "no anúncio": the sentence is about the work. */
const aboutWork = new RegExp(
  `\\b(?:(?:em|no|nos|na|nas|cada|d?os|d?as|o|a|um|uns|uma|umas|todos os|todas as|\\d+) (?:${work})|anuncios? (?:chamativ|criativ|bons?|bonit|curt)|titulos (?:de|com|ate|chamativ|curt)|chamativ[oa]s?|call to action|cta)\\b`,
);

const conversation =
  /^(?:prezad[oa]s?|car[oa]s|senhores|alo(?=[ ,.])|atencao(?=[ ,.])|oi|oii|oiee?|ola|opa|hello|hi|hola|gente(?=[ ,])|(?:cara|mano|moc[oa]|amig[oa]|querid[oa])(?=,? (?:eu|a gente|nos|quero|queria|preciso|faco|tenho|vendo|sou|trabalho) )|pessoal(?=[ ,])|galera(?=[ ,])|bom dia|boa tarde|boa noite|tudo (?:bem|bom)|por favor|pf|pfv|obrigad[oa]|valeu|me ajud[ae]|ajuda|socorro(?=[,.!]|$)|teste(?! d[aeo]s? )|testando|ok(?=[,.]|$)|sim(?=[,.]|$)|nao(?=[,.]|$)|nao sei|sei la|e ai|fala|qualquer coisa|nada(?=[,.]|$)|blz|beleza|abracos?|att|grat[oa])(?:[\s,.?]+|$)/;

/** "Atenciosamente, Claudiomar": who signs, and nothing of the shop. */
const signature =
  /^(?:atenciosamente|cordialmente|att|grat[oa]|(?:um )?abracos?)(?:[\s,.]|$)(?!.*\d)/;
/** "Segue minha tabela para fazer anúncio:" in front of what is told. */
const presentation =
  /^(?:segue|seguem|vai|vao|aqui (?:esta|estao|vai|vao|segue)|ai vai|essa e|esta e|esses sao)(?: (?:abaixo|aqui|ai))?(?: (?:a|o|as|os|minha|minhas|meu|meus|nossa|nossas|nosso|nossos))? (?:tabela|lista|precos|valores|cardapio|produtos|informacoes|dados|servicos|menu)[^:.\d$]*(?::|$)\s*/;

const wishedWork =
  /^(?:eu )?(?:preciso|quero|queria|gostaria|necessito|to precisando|estou precisando) /;

/** "preciso de um anúncio urgente, minha loja está com promoção": the wish alone goes. */
function behindWish(text: string): string | undefined {
  const [wish = "", ...others] = text.split(/,(?!\d)\s*/u);
  const key = foldInPlace(wish);
  const isWish = others.length > 0 && wishedWork.test(key) && aboutWork.test(key);
  return isWish ? others.join(", ") : undefined;
}

/** "…, e eu queria um texto pro feriado": a wish about the work behind what is told of the shop. */
const wishBehind = new RegExp(
  `(?:,| e| mas)+ (?:(?:e|mas|ai|entao|por isso) )*(?:(?:eu|a gente|nos) )?(?:queria|queriamos|quero|queremos|gostaria|pensei|pensamos|preciso|precisava|vim|desejo|(?:to|estou|tava|estava) (?:querendo|precisando|pensando))(?= )[^,;]*?\\b(?:um|uma|uns|umas|num|numa|o|a|seu|sua|de|me fazer|fazer|em) (?:${work})\\b[^,;]*`,
);

/** What stands beside such a wish. */
function besideWish(text: string): string | undefined {
  const wish = wishBehind.exec(foldInPlace(text));
  if (wish === null || !/\p{L}+ \p{L}+/u.test(text.slice(0, wish.index))) return undefined;
  const before = text.slice(0, wish.index);
  const whole = before + text.slice(wish.index + wish[0].length);
  const isOfWorkStill = orders.test(foldInPlace(whole)) || aboutWork.test(foldInPlace(whole));
  return isOfWorkStill ? before : whole;
}

/** The part of a sentence that speaks of the shop, or "" when none does. */
export function dropRequests(sentence: string): string {
  const said = withoutGreeting(sentence);
  const isOfWork = workSign.test(foldInPlace(said));
  const order = isOfWork
    ? (orderForWork.exec(foldInPlace(said)) ?? bareOrder.exec(foldInPlace(said)))
    : null;
  const rest = isOfWork && order === null ? behindWish(said) : undefined;
  if (rest !== undefined) return dropRequests(rest);
  const beside = isOfWork && order === null ? besideWish(said) : undefined;
  if (beside !== undefined) return dropRequests(beside);
  const ordered = said.slice(order?.[0].length ?? 0);
  const mention = orderToMention.exec(foldInPlace(ordered));
  const text = ordered.slice(mention?.[0].length ?? 0);
  const key = foldInPlace(text);
  // "plano mensal por R$ 890 com 12 posts" is what the shop sells.
  const isSold =
    order === null && mention === null && (/r\$ ?\d/.test(key) || isTradeWord(headOf(text)));
  return orders.test(key) || (isOfWork && !isSold && aboutWork.test(key)) ? "" : text.trim();
}

/** Without who signs, "segue minha tabela" and "bom dia, tudo bem". */
function withoutGreeting(sentence: string): string {
  const said = sentence.trim();
  if (signature.test(foldInPlace(said))) return "";
  let text = said.slice(presentation.exec(foldInPlace(said))?.[0].length ?? 0);
  for (let round = 0; round < 3; round += 1) {
    const greeting = conversation.exec(foldInPlace(text));
    if (greeting === null) break;
    text = text.slice(greeting[0].length).trim();
  }
  return text;
}

/** Speech without what is said of the ad itself: "aí eu queria fazer um anúncio". */
export function dropAsides(parted: string): string {
  if (orders.test(foldInPlace(parted))) return dropRequests(parted);
  const clauses = parted.split(/,(?!\d)\s*/u);
  const kept = clauses
    .map((clause) =>
      aboutWork.test(foldInPlace(clause)) ? (besideWish(clause) ?? subjectOf(clause)) : clause,
    )
    .filter((clause) => clause !== "");
  return dropRequests(kept.join(", "));
}

/** "quero um anúncio para minha borracharia em Bauru": whom the order is about; "" where it tells nothing else. */
function subjectOf(clause: string): string {
  const order = orderForWork.exec(foldInPlace(clause));
  const subject = order === null ? "" : clause.slice(order[0].length);
  return aboutWork.test(foldInPlace(subject)) ? "" : subject;
}

/** Whether a sentence is an order to the writer, so that what it says next is no fact either. */
export function isTakeover(sentence: string): boolean {
  return takeover.test(foldInPlace(sentence));
}

const takeover =
  /\b(?:ignor(?:e|a|ar|em)|esqueca|desconsidere|disregard|forget|override|olvida)\b.{0,60}\b(?:instruc|instruct|regras?|rules|anterior|acima|previous|above|tudo|prompt|texto|limites?|dados|pedido)/;

/** "…, e queria um anúncio para o curso": in the middle of a sentence the order names what is sold. */
const orderWithin =
  /(?:,| e| mas| então)? (?:eu )?(?:quero|queria|preciso de|gostaria de|solicito)(?: (?:fazer|criar|ter))? (?:uma?|uns) (?:anúncios?|propagandas?|post|divulgação) (?:para|sobre|d[aeo]s?) (?=(?:[oa]s?|uns|umas?|meus?|minhas?|nossos?|nossas?) \p{L}{4,}(?<!r)(?!\p{L}))/gu;

/** "… e a gente começou a vender galinha caipira": what came of the tale is what is sold. */
const begun =
  /(?:,| e|;) (?:(?:a gente|eu|nós) )?(?:comecei|começamos|começou|resolvi|resolvemos|decidi|decidimos) (?:a )?(?:vender|fazer|produzir|oferecer) (?=\p{L})/gu;

/** "… e quero divulgar o combo": behind the shop comes what is sold there. */
const wishWithin =
  /(?:,| e|;) (?:(?:eu|a gente|nós) )?(?:quero|queria|queremos|gostaria de|preciso|vim) (?:muito )?(?:divulgar|anunciar|promover|oferecer) (?=\p{L})(?!mais |(?:[oa] )?(?:meu|minha|nosso|nossa) (?:trabalho|loja|negócio|empresa|página)|n[ao]s? |em |para |isso)/giu;

/** The text with such an order as a statement of its own: "vendo o curso". */
export function partOrders(text: string): string {
  return text
    .replace(orderWithin, "\nvendo ")
    .replace(wishWithin, "\nvendo ")
    .replace(begun, ", vendo ");
}
