import { fold } from "../../../domain/search/fold.ts";
import type { Clause, Source, Span } from "./source.ts";

/** Words that begin the name of a part of a town, with the preposition they take. */
const parts =
  "vila|jardim|jd|parque|pq|centro|bairro|zona|setor|conjunto|asa|barra|praia|alto|rua|avenida|av|praca|cidade|morro|shopping";
const masculine = "jardim|jd|parque|pq|centro|bairro|setor|conjunto|alto|morro|shopping";

/** Towns known when typed in small letters; names that are words too ("natal", "americana") are not among them. */
const towns = new Set(
  `são paulo|rio de janeiro|belo horizonte|brasília|curitiba|porto alegre|recife|fortaleza|manaus|belém|goiânia|guarulhos|campinas|são luís|maceió|campo grande|teresina|joão pessoa|são bernardo do campo|santo andré|osasco|sorocaba|ribeirão preto|uberlândia|contagem|aracaju|feira de santana|cuiabá|joinville|londrina|juiz de fora|niterói|florianópolis|macapá|porto velho|boa vista|rio branco|são gonçalo|duque de caxias|nova iguaçu|são josé dos campos|são josé do rio preto|santos|jundiaí|piracicaba|bauru|mogi das cruzes|diadema|maringá|ponta grossa|cascavel|caxias do sul|pelotas|canoas|blumenau|chapecó|criciúma|itajaí|betim|montes claros|uberaba|ipatinga|governador valadares|divinópolis|anápolis|aparecida de goiânia|taguatinga|ceilândia|olinda|jaboatão|caruaru|petrolina|juazeiro|camaçari|ilhéus|itabuna|vitória da conquista|vila velha|cariacica|campina grande|mossoró|caucaia|sobral|imperatriz|ananindeua|santarém|marabá|volta redonda|petrópolis|campos dos goytacazes|macaé|cabo frio|limeira|taubaté|praia grande|guarujá|suzano|barueri|cotia|presidente prudente|são carlos|araraquara|rondonópolis|dourados|bh|poa`
    .split("|")
    .map(fold),
);

const leads = `(?:em|na|no|nas|nos|bairro(?: d[aeo])?|regiao d[aeo])`;
const inPart = new RegExp(
  `\\b${leads} ((?:${parts})(?: (?:d[aeo]s?|sao|santo|santa|nova|novo|alto|velha|rio|dom|padre|${parts}|[a-z]{3,})){0,5})`,
  "g",
);
/** A clause that is a place, and no "jardim vertical". */
const alone = new RegExp(
  `^(?:${parts})(?: (?!infantil|vertical|aquatico|de divers|de inverno)[a-z]+){0,3}$`,
);
const stops =
  /^(?:ate|so|com|sem|para|pra|por|entreg\w*|atend\w*|chama|chame|whats\w*|zap|pix|aberto|abre|r\$|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|e|a|o|toda|todo|ou|gratis|agende|ligue|peca|faco|tem|temos|orcamento|retirada|cartao|aceito|na|no|em|que|perto|ao|apenas|somente|promocao|partir|valor|preco|cada)$/;
const onlyPart = new RegExp(`^(?:${parts})$`);
const joining = /^(?:d[aeo]s?|sao|santo|santa|nova|novo|alto|dom|padre)$/;

/** A thing, a shop, a means or a time, whatever its capital. */
const noPlace =
  /^(?:pix|whats\w*|zap|insta\w*|facebook|google|ifood|direct|natal|pascoa|brasil|black|cartao|dinheiro|casa|loja|local|hora|mesmo|padaria|auto|mecanica|salao|studio|estudio|espaco|clinica|pet|barbearia|atelie|mercado|pizzaria|restaurante|bar|academia|escola|curso|oficina|emporio|cantinho|doceria|consultorio|pousada|confeitaria|casa|semana|fim|final|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terca|quarta|quinta|sexta|sabado|domingo|mercado)$/;

const capitalised =
  /(?<![\p{L}])(?:[Ee]m|[Nn]a|[Nn]o) (\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,3})/gu;

type Place = { name: string; span: Span };

function nameCase(words: string): string {
  return words
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && /^(?:d[aeo]s?|e)$/i.test(word)
        ? word.toLowerCase()
        : word.slice(0, 1).toLocaleUpperCase("pt-BR") + word.slice(1),
    )
    .replace(/^(?:Jd|Pq)\b/, (short) => (short === "Jd" ? "Jardim" : "Parque"))
    .replace(/^Bairro (?:d[aeo]s? )?/, "");
}

/** The words that belong to the name, of those behind its first one. */
function nameLength(flat: string): number {
  const words = flat.split(" ");
  let count = 1;
  let names = 0;
  while (count < words.length) {
    const word = words[count] ?? "";
    if (stops.test(word)) break;
    if (!joining.test(word)) names += 1;
    if (names > 2 || (names === 2 && count < words.length - 1)) break;
    count += 1;
  }
  while (count > 1 && /^d[aeo]s?$/.test(words[count - 1] ?? "")) count -= 1;
  return words.slice(0, count).join(" ").length;
}

function placeAt({ text, flat }: Pick<Clause, "text" | "flat">, start: number): Place | undefined {
  const length = nameLength(flat.slice(start).split(/[^\p{L} '-]/u)[0] ?? "");
  const name = nameCase(text.slice(start, start + length).trim());
  const isWhole = fold(name) === "centro" || !onlyPart.test(fold(name));
  const span = { start, end: start + length };
  return isWhole && name.length > 2 && name.length <= 60 ? { name, span } : undefined;
}

function townIn(clause: Clause, opens: boolean): Place | undefined {
  const pattern = opens ? /\b(?:em|de) ([a-z ]+)/g : /(?:^|\b(?:em|de|no|na) )([a-z ]+)/g;
  for (const { 0: whole, 1: words = "", index } of clause.flat.matchAll(pattern)) {
    const start = index + whole.length - words.length;
    const parted = words.split(" ");
    for (let count = Math.min(5, parted.length); count > 0; count -= 1) {
      const key = parted.slice(0, count).join(" ");
      if (!towns.has(key)) continue;
      const written = clause.text.slice(start, start + key.length);
      const name = key.length < 4 ? written.toUpperCase() : nameCase(written);
      return { name, span: { start, end: start + key.length } };
    }
  }
  return undefined;
}

function partIn(clause: Clause, isFirst: boolean): Place | undefined {
  if (!isFirst && alone.test(clause.flat)) return placeAt(clause, 0);
  for (const { 0: whole, 1: words = "", index } of clause.flat.matchAll(inPart)) {
    const found = placeAt(clause, index + whole.length - words.length);
    if (found) return found;
  }
  return undefined;
}

function namedIn(clause: Clause): Place | undefined {
  for (const { 0: whole, 1: name = "", index } of clause.text.matchAll(capitalised)) {
    const start = index + whole.length - name.length;
    const first = clause.flat.slice(start).match(/^[a-z]+/)?.[0] ?? "";
    // "No Bom preço": what is as short as that is a place by its name alone.
    if (!noPlace.test(first) && name.length > 3 && /\p{Ll}/u.test(name))
      return { name, span: { start, end: start + name.length } };
  }
  return undefined;
}

/** Whom an offer is brought to is no place of the shop. */
const broughtTo =
  /\b(?:entreg\w+|envi\w+|lev[oa]\w*|busc\w+ seu|atend\w+ (?:toda|todo))\b|^atend(?:o|emos) (?!(?:em|na|no|a|de|com|por|so)\b|\d)/;

/** Where the shop is, in the words of the text. */
export function readPlace({ clauses }: Source): { place?: string; span?: Span } {
  let isBrought = false;
  for (const [at, clause] of clauses.entries()) {
    // "Atendemos Niterói, São Gonçalo e Maricá": a list of where one goes.
    isBrought = broughtTo.test(clause.flat) || (isBrought && !clause.opens);
    if (isBrought) continue;
    const found = partIn(clause, at === 0) ?? namedIn(clause) ?? townIn(clause, at === 0);
    if (!found) continue;
    const { start, end } = found.span;
    return { place: found.name, span: { start: clause.start + start, end: clause.start + end } };
  }
  return {};
}

/** "na Vila Mariana", "em Recife": as the text says it, else by the first word of the name. */
export function placePhrase(place: string, text = ""): string {
  const at = text.toLowerCase().indexOf(place.toLowerCase());
  const before = at < 0 ? "" : text.slice(Math.max(0, at - 11), at);
  const [said = ""] = /(?<!\p{L})(?:em|na|no|bairro(?: d[aeo])?)(?= $)/iu.exec(before) ?? [];
  if (said.toLowerCase().startsWith("bairro")) return `no ${said.toLowerCase()} ${place}`;
  if (said) return `${said.toLowerCase()} ${place}`;
  const [first = ""] = fold(place).split(" ");
  if (new RegExp(`^(?:${masculine})$`).test(first)) return `no ${place}`;
  const isPart = onlyPart.test(first) && !towns.has(fold(place));
  return `${isPart ? "na" : "em"} ${place}`;
}
