import type { AdAction, AdExtra } from "../../../contract/parts.ts";

/** Words that tell what comes with an offer, over folded text. */
export const extraCues: Readonly<Record<AdExtra, RegExp>> = {
  "free-delivery":
    /\b(?:(?:entregas?|frete|delivery) (?:e )?(?:gratis|gratuit[oa]s?|free|de graca|por nossa conta)(?! (?:em|no|na|nos|nas|para|pra|ate|acima|a partir|nas?|pel[oa]))|sem taxa de entrega|entrego de graca)\b/,
  delivery:
    /(?<!pronta |prazo de |taxa de |local de |n[ao] |da )\b(?:entrego|entregamos|fazemos entregas?|faco entregas?|entregas?|delivery|levo ate (?:voce|vc|sua casa))\b(?= ?$| (?:e|ou|rapid\w+|propri\w+|aceit\w+|pelo|hoje) )/,
  pickup: /\b(?:retiradas?|retirar|retire|busca(?:r)? (?:aqui|no local|na loja))\b(?! de )/,
  "by-appointment": /\b(?:hora marcada|horario marcado|com agendamento|agendamento previo)\b/,
  "on-the-spot": /(?<!pag\w{0,6} )\b(?:na hora|enquanto (?:voce|vc) espera)\b(?! d[aeo])/,
  "same-day": /\bno mesmo dia\b/,
  "at-home":
    /\b(?:[ae]m? domicilio|domiciliar(?:es)?|vou ate (?:voce|vc|sua casa|a sua casa)|vamos ate (?:voce|vc|sua casa)|atend\w+ (?:em casa|na sua casa))\b/,
  online: /\b(?:online|on-line|on line|por videochamada)\b/,
  pix: /\bpix\b/,
  card: /\b(?:cartao|cartoes)\b(?! (?:de visita|fidelidade|presente|postal))|\bmaquininha\b/,
  instalments: /\bparcel(?:o|amos|a|ado|amento)\b/,
  "meal-voucher":
    /\b(?:vale[- ]?(?:refeicao|alimentacao)|vr|alelo|sodexo|pluxee|ticket restaurante)\b/,
  "free-quote": /\borcamentos? (?:\w+ ){0,3}(?:gratis|gratuitos?|sem custo|de graca)\b/,
  "trial-class":
    /\b(?:(?:primeira )?aula (?:experimental|teste)|primeira aula) (?:e )?(?:gratis|gratuita|de graca)\b/,
  "made-to-order": /\b(?:(?:sob|por) encomenda|aceito encomendas?|aceitamos encomendas?)\b/,
  invoice: /\b(?:nota fiscal|emit\w+ nota)\b/,
  parking:
    /\b(?:com|tem|temos) estacionamento|\bestacionamento (?:proprio|gratis|gratuito|no local)|^estacionamento$/,
  "pet-friendly": /\b(?:pet friendly|aceit\w+ (?:pets?|animais))\b/,
  accessible: /\b(?:acessibilidade|cadeirantes?|rampa de acesso)\b/,
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

/** A clause that has one of them is told word for word, or not at all. */
export const conditionCue =
  /\b(?:(?<!pronta |de )entreg\w+|delivery|(?:nao|nem) (?:entreg|aceit|faz|faco|atend|abr|troc|parcel|trabalh|inclu|tem|temos)\w*|minim[oa]s?|mediante|sujeit[oa]s? a|antecedencia|enquanto dur\w+|ate (?:acabar|durar\w*|o fim do)(?: o| os)? estoques?|valid[oa]s?|somente|apenas|so (?:em|no|na|nos|nas|para|pra|pro|com|aos?|as|de|por|ate|retirada|entrego|atendo|vendo|aceito|segunda|terca|quarta|quinta|sexta|sabado|domingo)|exceto|menos (?:aos?|as|no|na)|acima de|na compra|nas compras|a cada|vagas limitadas|garantia|(?:sem )?taxas? (?:de (?:entrega|visita|deslocamento|servico|inscricao|matricula)|extra)|frete (?:gratis|incluso|por|a|de|r\$|\d)|(?:pedidos?|encomendas?|inscricoes|matriculas?|reservas?) (?:ate|com)|ordem de chegada|por (?:cliente|cpf)|tod[oa]s? (?:as? |os )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?|(?:de )?(?:segunda|terca|quarta|quinta|sexta|sabado|seg|ter|qua|qui|sex)(?:-feira)? (?:a|as|ate|e|ao) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)|das \d{1,2}h?|\d{1,2} ?x (?:sem juros|de|no|por semana)|primeir[oa]s? (?:compra|mes|mensalidade|aula|sessao|\d+)|(?:para|pra) novos|sem juros|(?<!pronta )(?:entreg|atend|envi)\w+ (?:em|no|na|nos|nas|para|pra|todo|toda|ate|de|a partir)|desconto|gratis|gratuit[oa]s?|no maximo|anos de (?:experiencia|mercado|profissao|tradicao)|aulas? experimentais?|aula experimental|aula teste|ate \d{1,2} ?x)\b|(?<!\d)(?!100)\d+ ?%/;

const weekday = "(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feiras?)?";
/** What limits an offer beside its price: the days on which it holds, and the stock. */
export const besidePrice = new RegExp(
  String.raw`(?<!\bate (?:[oa] )?)\b(?:(?:(?:tod[oa]s?(?: [ao]s?)?|[ao]s|aos|na|no|nas|nos|so|somente|apenas) )*${weekday}|de ${weekday}(?=(?: ?,| e| a| ou) (?:[ao]s )?${weekday}))(?: ?(?:,|e|a|ou) (?:[ao]s )?${weekday})*\b(?! ?(?:,|e|a|ou) (?:[ao]s )?${weekday})(?! (?:r\$ ?)?\d+(?:[.,]\d\d)?(?: reais)?$)|\benquanto dur\w+(?: [ao]s?)? estoques?\b`,
  "g",
);
/** An offer of certain days, which may stand in a line of its own. */
export const dayOffer = new RegExp(String.raw`\b(?:promo\w*|ofertas?)\b.*${weekday}`);

/** Behind these words an extra has a limit, and only the whole clause is true. */
export const limitCue =
  /\b(?:so|somente|apenas|acima|minim[oa]|partir|exceto|menos|taxa|raio|ate \d|para o|pra quem|para quem|na compra|nas compras|pro bairro|no bairro|em toda|primeir[oa](?! aula)|pequen[oa]s?)\b|\d+ ?(?:km|x(?! ?\d))|desconto|(?<!100)%/;

/** An extra with a sum beside it costs something. */
export const costCue = /r\$|\d ?reais/;

/** A deadline behind one of these is that of an order or of a gift, not of the prices. */
export const ownDeadline =
  /\b(?:encomend\w+|pedidos?|inscric\w+|matricul\w+|reserv\w+|gratis|gratuit[oa]s?|desconto|brinde|ganh\w+)\b|(?<!\d)(?!100)\d+ ?%/;

/** What takes the words behind it back. */
const negation = /\b(?:nao|sem|nem|nunca|nada de|exceto|menos|tambem|inclusive)(?: [\w-]+){0,2} $/;

export function isDenied(flat: string, at: number): boolean {
  return negation.test(flat.slice(Math.max(0, at - 40), at));
}
