import type { AdAction, AdExtra } from "../../../contract/parts.ts";

/** Words that tell what comes with an offer, over folded text. */
export const extraCues: Readonly<Record<AdExtra, RegExp>> = {
  "free-delivery":
    /\b(?:entregas?|frete|delivery) (?:e )?(?:gratis|gratuit[oa]s?|de graca)\b|\bsem taxa de entrega\b/,
  delivery: /(?<!pronta )\b(?:entrego|entregamos|entregas?|delivery)\b/,
  pickup: /\b(?:retiradas?|retirar|retire)\b/,
  "by-appointment": /\b(?:hora marcada|horario marcado|com agendamento|agendamento previo)\b/,
  "on-the-spot": /\b(?:na hora|enquanto (?:voce|vc) espera)\b(?! d[aeo])/,
  "same-day": /\bno mesmo dia\b/,
  "at-home": /\b(?:[ae]m? domicilio|(?:vou|vamos) ate (?:voce|vc)|em casa)\b/,
  online: /\b(?:online|on-line|on line|por videochamada)\b/,
  pix: /\bpix\b/,
  card: /\b(?:cartao|cartoes|maquininha)\b/,
  instalments: /\bparcel(?:o|amos|a|ado|amento)\b/,
  "meal-voucher": /\b(?:vale[- ]?(?:refeicao|alimentacao)|vr|alelo|sodexo|pluxee|ticket)\b/,
  "free-quote": /\borcamentos? (?:\w+ ){0,2}(?:gratis|gratuitos?|sem custo|de graca)\b/,
  "trial-class": /\b(?:primeira )?aula (?:experimental )?(?:e )?(?:gratis|gratuita|de graca)\b/,
  "made-to-order": /\b(?:sob|por) encomenda\b|\baceit(?:o|amos) encomendas?\b/,
  invoice: /\bnota fiscal\b/,
  parking: /\bestacionamento\b/,
  "pet-friendly": /\b(?:pet friendly|aceit\w+ (?:pets?|animais))\b/,
  accessible: /\b(?:acessibilidade|rampa de acesso)\b/,
};

/** What people are told to do; the first that a text has counts. */
export const actionCues: readonly (readonly [AdAction, RegExp])[] = [
  ["whatsapp", /\b(?:whats(?:app|ap|zap)?|watsap|zap|zapp|wpp)\b/],
  [
    "book",
    /\b(?:agende|agendar|agenda aberta|marque|marcar (?:hora|horario)|reserve|reservas?|agendamento)\b/,
  ],
  ["ask-quote", /\b(?:pec[ao]|solicite|faco|fazemos|faca)(?: \w+)? orcamentos?\b|\borcamentos?\b/],
  [
    "order",
    /\b(?:encomende|encomendas?|peca (?:ja|o seu|a sua|pelo)|faca (?:o )?seu pedido|pedidos)\b/,
  ],
  ["call", /\b(?:ligue|liga (?:pra|para|ai|la)|telefone)\b/],
  [
    "visit",
    /\b(?:venha|vem (?:conhecer|provar|ver)|visite|passe aqui|passa aqui|te espero|te esperamos)\b/,
  ],
];

const weekday = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feiras?)?";
/** What limits an offer beside its price: the days on which it holds, and the stock. */
export const besidePrice = new RegExp(
  String.raw`(?<!\bate (?:[oa] )?)\b(?:(?:(?:tod[oa]s?(?: [ao]s?)?|[ao]s|aos|na|no|nas|nos|so|somente|apenas) )*${weekday}|de ${weekday}(?=(?: ?,| e| a| ou) (?:[ao]s )?${weekday}))(?: ?(?:,|e|a|ou) (?:[ao]s )?${weekday})*\b(?! ?(?:,|e|a|ou) (?:[ao]s )?${weekday})(?! (?:r\$ ?)?\d+(?:[.,]\d\d)?(?: reais)?$)|\benquanto dur\w+(?: [ao]s?)? estoques?\b`,
  "g",
);

/** What limits an offer, or says what it is not. */
export const limitCue =
  /\b(?:so|somente|apenas|nao|nem|exceto|menos|acima|minim[oa]s?|maxim[oa]|ate \d|valid[oa]s?|na compra|nas compras|por (?:cliente|cpf)|primeir[oa]s?(?! aula)|novos|enquanto|tod[oa]s? (?:[ao]s? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?|vagas)\b|(?<!\d)(?!100)\d+ ?%/;

/** Words that add nothing to an extra: "aceito", "também com". */
export const mere =
  /\b(?:aceit\w+|tem|temos|com|e|ou|via|no|na|por|pelo|pela|faco|fazemos|atend\w+|tambem|em|de|do|a|o|pag\w+|debito|credito|dinheiro|rapid[oa]|propri[oa]|gratis|emitimos|emito|opcao|presencial)\b|[^a-z\d]+/g;

/** A call to do something is a part of its own. */
export const urge =
  /\b(?:chama|chame|chamem|liga|ligue|manda|mande|corre|corra|aproveite?m?|vem|venha|venham|clique|confira|garanta|compartilhe?|siga|marca|marque|agende)\b/;

/** What people say while they think: a sum among such words may belong to anything. */
export const speech = /\b(?:ne|ai|tipo|entao|depende|acho|sei la)\b/;

/** What people say while they think or ask for an ad: words of it are no ad. */
export const filler =
  /\b(?:ne|ai|ta(?! com)|tipo|entao|oi|ola|opa|bom dia|boa tarde|boa noite|quero|queria|preciso|gostaria|anuncio|propaganda|divulgar|post|escrev[ae]|faca um|ignore|sei la|acho|depende|voces? podem?)\b/;

/** A deadline behind one of these is that of an order or of a gift, not of the prices. */
export const ownDeadline =
  /\b(?:encomend\w+|pedidos?|inscric\w+|matricul\w+|reserv\w+|gratis|gratuit[oa]s?|desconto|brinde|ganh\w+)\b|(?<!\d)(?!100)\d+ ?%/;

/** What takes the words behind it back. */
const negation = /\b(?:nao|sem|nem|nunca|nada de|exceto|menos|tambem|inclusive)(?: [\w-]+){0,2} $/;

export function isDenied(flat: string, at: number): boolean {
  return negation.test(flat.slice(Math.max(0, at - 40), at));
}
