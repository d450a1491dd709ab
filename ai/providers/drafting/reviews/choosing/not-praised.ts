import type { Word } from "../../text/words.ts";
import { isKnownName } from "../lexicon/names.ts";
import { partAround } from "../part-around.ts";
import type { Segment } from "../segments.ts";
import { suggests } from "./suggests.ts";

/** Where something stands in a text. */
type Place = { segment?: number; at?: number };

/**
 * Why what stands at a place is no praise of the shop as it is: it is wished for or lacks, it was so once, it is so elsewhere.
 * `errand`: what the client came for. `solved`: what was amiss and is no more. `spared`: the one thing that pleased, which a complaint does not blame.
 */
export type Aside = "wished" | "lacking" | "once" | "elsewhere" | "spared" | "solved" | "errand";

const wishing = /^(?:podia|poderia|deveria|devia|seria)m?$/;
/** What a shop is wished to do: "podia comer esse bolo todo dia" wishes for nothing. */
const wished =
  /^(?:ter|ser|haver|estar|existir|abrir|aceitar|melhorar|variar|vir|colocar|botar|por|fazer|oferecer|aumentar|diminuir|baixar|dar|mudar|funcionar|investir|rever|caprichar|arrumar|trocar|pensar|contratar|entregar|atender|vender|incluir|avisar|ampliar|disponibilizar|bom|legal|otimo|melhor|interessante)$/;

/** "Um espelho maior ajudaria". */
const helping = /^(?:ajudaria|facilitaria|melhoraria|completaria|agregaria|cairia)m?$/;

/** Words from a noun to what is wished of it: "a entrega podia ser mais rápida". */
const reach = 4;

/** "Poderia variar mais o cardápio", unless it is denied: "não podia ter escolhido melhor". */
function isWished(part: readonly Word[], place: number): boolean {
  return part
    .slice(0, place + reach)
    .some(
      ({ key }, at) =>
        (helping.test(key) || (wishing.test(key) && wished.test(part[at + 1]?.key ?? ""))) &&
        !/^n[ao]+o?$/.test(part[at - 1]?.key ?? ""),
    );
}

const plainWish =
  /(?:^| )(?:poderiam|podiam|deviam|deveriam) (?:voltar|trazer|repor|deixar|ter|avisar|treinar|limpar|contratar) |^(?:so )?falta (?:sinalizar|arrumar|melhorar|colocar|botar|trocar|pintar|ter|abrir|aceitar|investir|reformar) |(?:^| )(?:queria|gostaria|quem dera) que |(?:^| )seria (?:bom|otimo|legal|interessante|melhor|ideal) (?:se|ter|que|um|uma) |(?:^| )(?<!nao )(?:sinto|senti|sentimos) falta d|(?:^| )faria (?:toda )?(?:a )?diferenca/;

const mending =
  "(?!(?:ir|vir|voltar|morar|conhecer|provar|experimentar|agradecer|elogiar|parabenizar|indicar|recomendar|sorrir|falar|dizer|ser|viver|escrever|ligar|chegar|agendar|marcar|reservar|esperar|levar|pedir|voces?|eu|nos|um sorriso|abrir (?:uma|outra))(?: |$))";
/** "Só": what a sentence opens with, where no turn has taken it off. */
const soleWish = new RegExp(
  `^(?:(?:so|apenas|somente) )?(?:(?:devi|deveri|podi|poderi)am? ${mending}[a-z]+r |(?:precis|necessit|carec)(?:a|e|am|em|ava|ia|avam|iam) (?:de )?${mending}(?:[a-z]+r|mais|uma?|uns|umas|(?<=de )(?!nada|ninguem)[a-z]+) |(?:falta|faltou|faltava|basta|bastava) ${mending}(?:[a-z]+r|mais) |(?:tem|tinham?|teriam?) (?:que|de) ${mending}[a-z]+r |merec(?:e|ia|em|iam) (?:uma?|mais) |(?:melhorar|arrumar|consertar|trocar|aumentar|ajustar|colocar|rever|dar um jeito|dar uma (?:melhorada|arrumada|ajeitada)) )`,
);

/** "Só deviam ligar o ventilador", "só carece botar preço": all that is amiss, told as what it needs. */
export function wishesOnly({ words, contrary }: Segment): boolean {
  const [first] = words;
  if (suggests(words.map(({ key }) => key).join(" "))) return true;
  if (!contrary && !/^(?:so|apenas|somente)$/.test(first?.key ?? "")) return false;
  return soleWish.test(`${words.map(({ key }) => key).join(" ")} `);
}

/** "Poderiam aceitar vale", "só queria que abrisse na segunda": something is wished for. */
export function wishes(segment: Segment): boolean {
  const { words } = segment;
  return (
    wishesOnly(segment) ||
    isWished(words, words.length) ||
    plainWish.test(`${words.map(({ key }) => key).join(" ")} `)
  );
}

/** "Não tem manobrista", "cadê o guardanapo"; "não tem lugar igual" praises. */
const lacks =
  /(?:^| )(?:na?o tem|na?o tinha|na?o ha|falta|faltou|faltava|faltam|faltaram|cade|falta de)(?: (?:[oa]s?|uma?|um|meu|minha|mais|sempre))*$/;
const denied = /(?:^| )(?:na?o|nunca|nada|sem) falt\p{L}*(?: \p{L}+)?$/u;
const beyondCompare =
  /(?:^| )(?:melhor(?:es)?|igual|iguais|parecid\p{L}+|mais|como|outr[oa]s?|compar\p{L}+|que)(?: |$)/u;

function isLacking(part: readonly Word[], place: number): boolean {
  const text = (words: readonly Word[]) => words.map(({ key }) => key).join(" ");
  const [before, after] = [part.slice(0, place), part.slice(place + 1)].map(text);
  return lacks.test(before ?? "") && !denied.test(before ?? "") && !beyondCompare.test(after ?? "");
}

const solving = /^(?:resolv|consert|arrum|elimin|acab|descobr|identific|sanou|sumiu|tirou|tiraram)/;

/** "Resolveu o barulho", unless it was not: what the client came with. */
function isSolved(part: readonly Word[], place: number): boolean {
  const before = part.slice(Math.max(0, place - 3), place).map(({ key }) => key);
  const at = before.findIndex((key) => solving.test(key));
  const tells = before
    .slice(at + 1)
    .every((key) => /^(?:[oa]s?|com|d[eoa]s?|meu|minha)$/.test(key));
  return (
    at >= 0 &&
    tells &&
    !part.slice(0, place).some(({ key }) => /^(?:n[ao]+o?|nem|nunca|sem)$/.test(key))
  );
}

const came =
  /^(?:levei|levamos|fui|fomos|deixei|deixamos|trouxe|trouxemos|cheguei|vim|viemos|entrei|procurei|marquei)$/;
const purpose = /(?:^| )para \p{L}+[aei]r(?: (?:[oa]s?|um|uma|meus?|minhas?))?$/u;

/** "Levei o carro pra trocar o óleo e saí com ...": neither the oil nor the change is the matter. */
function isErrand(part: readonly Word[], place: number): boolean {
  const before = part.slice(0, place);
  const text = before.map(({ key }) => key).join(" ");
  const opens = /(?:^| )para$/.test(text) && /[aei]r$/.test(part[place]?.key ?? "");
  return before.some(({ key }) => came.test(key)) && (opens || purpose.test(text));
}

/** "Capa pra minha moto", "a diferença entre os colchões": what something was got for or told of. */
export function isMeantFor(
  { segment = -1, at = -1 }: Place,
  segments: readonly Segment[],
): boolean {
  const words = segments[segment]?.words ?? [];
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ key }) => key)
    .join(" ");
  return /(?:^| )(?:para (?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)|(?:carregar|guardar|colocar)(?: (?:[oa]s?|minhas?|meus?))?|(?:entre|duvidas? (?:sobre|d[aeo]s?|quanto a[os]?))(?: [oa]s?)?(?: (?:tamanho|cor|preco|valor|uso|numero)s? d[aeo]s?)?)$/.test(
    before,
  );
}

const trouble =
  /(?:^| )(?:tive|tivemos|teve|deu|tinha|apareceu|apresentou|veio|estava|dei) (?:um |uns |pequeno )?(?:problemas?|defeitos?|problemin[ha]+|duvidas?) (?:com|n[oa]s?|em)(?: (?:[oa]s?|uma?|meus?|minhas?))?$/;

/** "Tive problema com o colchão e trocaram": no praise of the mattress. */
export function isTroubled(
  { segment = -1, at = -1 }: Place,
  segments: readonly Segment[],
): boolean {
  const before = (segments[segment]?.words ?? []).slice(Math.max(0, at - 6), at);
  return trouble.test(before.map(({ key }) => key).join(" "));
}

const seeking =
  /(?:^| )(?:fui|foi|fomos|vim|veio|viemos|ia|iria|vou|precis\p{L}+|queria|entrei|passei)(?: \p{L}+){0,4} (?:comprar|procurar|pegar|buscar|olhar|cotar|pesquisar)(?: (?:[oa]s?|uma?|uns|umas|meus?|minhas?|algum|alguma))?$|(?:^| )(?:pedi|pedimos|quis|queria|fui) (?:para )?(?:ver|provar|olhar|experimentar)(?: (?:[oa]s?|uma?|uns|umas))?$/u;

/** "Fui com meu marido comprar piso, o vendedor ajudou": what was looked for, which nothing judges. */
export function isSought({ segment = -1, at = -1 }: Place, segments: readonly Segment[]): boolean {
  const words = segments[segment]?.words ?? [];
  const word = words[at];
  if (word === undefined) return false;
  const part = partAround(words, at);
  return seeking.test(
    part
      .slice(0, part.indexOf(word))
      .map(({ key }) => key)
      .join(" "),
  );
}

const waiting =
  /(?:^| )(?:demor\p{L}*|levou|levaram|custou|custaram|minutos?|horas?|tempo|vida|eternidade|esper\p{L}+) (?:\p{L}+ ){0,3}(?:para|de|ate) (?:eles |ela |ele )?(?:me |nos )?(?:trazer|trazerem|servir|servirem|buscar|pegar|achar|encontrar|entregar|entregarem|anotar|fechar|abrir|receber)(?: (?:[oa]s?|um|uma|meus?|minhas?|noss[oa]s?))?$/u;

/** "Demorou uma vida pra trazer o cardápio": the wait is the matter. */
function isAwaited(part: readonly Word[], place: number): boolean {
  return waiting.test(
    part
      .slice(0, place)
      .map(({ key }) => key)
      .join(" "),
  );
}

const once = /^(?:antigamente|outrora|antes)$/;
const notOnce = /^(?:d[aeo]s?|mesmo|que|disso|tarde|eu)$/;
const was = /^(?:era|eram|vinha|vinham|costumava|costumavam)$/;
const worsened = /^(?:sumi(?:u|ram)|pior(?:ou|aram)|ningu?em|nunca|nada)$/;
const now = /^(?:agora|hoje|atualmente|ultimamente)$/;

/** "Antes a fila andava", "o pastel era bom, hoje ...": how it was, beside how it is. */
function isOnce(part: readonly Word[], place: number, later: readonly Word[]): boolean {
  const [first, second] = part;
  if (once.test(first?.key ?? "") && !notOnce.test(second?.key ?? "")) return true;
  const told = part.slice(place + 1, place + 5).some(({ key }) => was.test(key));
  const worse = later.some(
    ({ key }, at) => key === "depois" && worsened.test(later[at + 1]?.key ?? ""),
  );
  return told && (worse || later.some(({ key }) => now.test(key)));
}

const outside =
  /^(?:n[oa]s? outr[oa]s? (?:unidades?|lojas?|filia(?:l|is)|clinicas?|lugar|lugares|academias?|padarias?|sal(?:ao|oes)|restaurantes?|mercados?)|em outr[oa]s? \p{L}+|n[oa]s? (?:concorrentes?|concorrencia)|n[oa]s? filia(?:l|is)|[oa]?s? ?outr[oa]s? (?:restaurantes?|lanchonetes?|bar|mercados?|farmacias?|sal(?:ao|oes)|barbearias?|pizzarias?|lojas?|padarias?|oficinas?) (?:ao|d[aeo]|aqui|ali|n[ao]|atend\p{L}+))(?: |$)/u;

/** "Na loja do centro me atendem melhor, aqui ...": one of two, told before the one that is meant. */
const other =
  /^n[oa] (?:loja|unidade|filial|academia|padaria|clinica|mercado) d[aeo]s? .*(?:melhor|mais)/;

function isElsewhere(part: readonly Word[], later: readonly Word[]): boolean {
  const text = part.map(({ key }) => key).join(" ");
  return outside.test(text) || (other.test(text) && later.some(({ key }) => key === "aqui"));
}

const sparing =
  /(?:^|[ ,])unic[oa] (?:(?:coisa|ponto|parte) (?:bo[am]|positiv[oa]|legal|boa)|(?:coisa )?que (?:presta|salva|salvou|gostei|valeu|vale))|(?:^| )so (?:salva|salvou)(?: |$)|(?:^| )(?<!(?:nao|nada|nem|nunca|ninguem) )(?:se salva|prestam?)$/;

/** "Pelo menos o garçom continua lá", "a manicure pelo menos é caprichosa". */
const atLeast =
  /(?:^| )(?<!nem )pelo menos (?!podia|poderia|devia|deveria|tinha|tivesse|uma?|um|me|avis|respond)/;

function isSpared(part: readonly Word[]): boolean {
  const text = part.map(({ key }) => key).join(" ");
  return sparing.test(text) || atLeast.test(text);
}

const priced =
  /(?:^| )(?:valor(?:es)?|precos?|custos?|taxas?|mensalidades?) d[aeo]s? (?:\p{L}+ d[aeo]s? )?$|(?:^| )(?:cobr|pag)\p{L}+ (?:\p{L}+ ){0,2}(?:pel[oa]s?|por(?: uma?)?) $/u;

/** "O valor da manutenção dos cílios é alto", "cobraram caro pelo conserto": the price is meant, and none of what it is paid for. */
export function isPriced({ segment = -1, at = -1 }: Place, segments: readonly Segment[]): boolean {
  const before = (segments[segment]?.words ?? []).slice(Math.max(0, at - 5), Math.max(0, at));
  return priced.test(before.map(({ key }) => `${key} `).join(""));
}

/** "A Fernanda do caixa", "a Dani do buquê": what somebody is told apart by. */
export function tellsApart(
  { segment = -1, at = -1 }: Place,
  segments: readonly Segment[],
): boolean {
  const words = segments[segment]?.words ?? [];
  const [name, link] = [words[at - 2], words[at - 1]];
  if (name === undefined || !/^d[ao]s?$/.test(link?.key ?? "")) return false;
  return isKnownName(name.key) && /^\p{Lu}/u.test(name.text);
}

/** What speaks against praising, or blaming, what stands at a place; none where nothing does. */
export function asideAt(
  { segment = -1, at = -1 }: Place,
  segments: readonly Segment[],
): Aside | undefined {
  const words = segments[segment]?.words ?? [];
  const word = words[at];
  if (word === undefined) return undefined;
  const part = partAround(words, at);
  const place = part.indexOf(word);
  const later = [...words.slice(at), ...segments.slice(segment + 1).flatMap((one) => one.words)];
  if (isSpared(part)) return "spared";
  if (isWished(part, place)) return "wished";
  if (isLacking(part, place)) return "lacking";
  if (isElsewhere(part, later)) return "elsewhere";
  if (isOnce(part, place, later)) return "once";
  if (isErrand(part, place) || isAwaited(part, place)) return "errand";
  return isSolved(part, place) ? "solved" : undefined;
}
