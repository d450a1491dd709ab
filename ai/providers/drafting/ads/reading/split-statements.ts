import { splitSentences } from "../../text/sentences.ts";
import { foldInPlace } from "./restore-places.ts";

/** What a label says of the text behind it. */
export type Slot =
  | "product"
  | "audience"
  | "place"
  | "price"
  | "name"
  | "kinds"
  | "general"
  | "ignored";

export type Statement = { slot: Slot; text: string };

const labels: Readonly<Record<Exclude<Slot, "general" | "kinds">, string>> = {
  product:
    "produtos?|servicos?|produtos? (?:ou|e|/) servicos?|o que (?:vendo|faco|vendemos|fazemos|e)|negocio|ramo|segmento|item|oferecemos|especialidades?|produto principal",
  audience: "publico|publico[- ]alvo|clientes?|cliente ideal|para quem|alvo|persona|destinado a",
  place:
    "local|lugar|locais|bairros?|cidades?|localizacao|regiao|onde|endereco|area|area de atendimento|onde (?:fica|estamos|atendemos|atendo)|regiao atendida",
  price: "precos?|valor|valores|custa|custo|a partir|preco a partir|investimento|ticket",
  name: "nome|empresa|marca|nome da (?:empresa|loja|marca)|nome do negocio|loja",
  ignored:
    "nao (?:fazemos|faco|atendemos|atendo|trabalhamos com|trabalho com|vendemos|vendo|aceitamos|aceito|incluso|inclusos|inclui|incluimos|entregamos|temos|tenho)|objetivo|tom|estilo|formato|limites?|plataforma|midia|canal|tarefa|contexto|instrucoes?|verba|orcamento diario|telefone|fone|tel|celular para contato|contato|contatos|e-?mail|site|instagram|facebook|redes sociais|" +
    "cpf|cnpj|concorrentes?|palavras?-chave|palavras chave|hashtags?|chamada|cta|sistema|system|assistant|assistente|prompt|dono|dona|proprietari[oa]|responsavel|anuncio|titulo|headline",
};

const general =
  "user|usuario|human|obs|observac(?:ao|oes)|importante|atencao|aviso|restric(?:ao|oes)|regras?|ofertas?|promoc(?:ao|oes)|descontos?|condic(?:ao|oes)|diferencia(?:l|is)|vantage(?:m|ns)|beneficios?|pagamento|formas? de pagamento|entregas?|garantia|prazos?|validade|horarios?|funcionamento|horario de funcionamento|" +
  "atendimento|qualidades?|detalhes?|descricao|caracteristicas?|extras?|informacoes|cardapio|whatsapp|agendamento|encomendas?|bonus|brinde|datas?|quando|vale ate|valido ate|experiencia|modelos|tamanhos|destaques?|parcelamento|frete|retirada";

/** Kinds of what is sold, and no other products. */
const kinds =
  "sabor|sabores|recheios?|opcoes|cores|estampas|numeracao|inclus[oa]s?|incluid[oa]s?|inclui|ja inclus[oa]s?";

const starts: readonly (readonly [Slot, RegExp])[] = [
  ...Object.entries(labels).map(
    ([slot, words]) => [slot as Slot, new RegExp(`^(?:${words})\\s*[:=]\\s*`)] as const,
  ),
  ["general", new RegExp(`^(?:${general})\\s*[:=]\\s*`)],
  ["kinds", new RegExp(`^(?:${kinds})\\s*[:=]\\s*`)],
];

const anyLabel = new RegExp(
  `(?:^|[,;.\\n]|\\s-)\\s*(?=(?:${[...Object.values(labels), general, kinds].join("|")})\\s*[:=])`,
  "g",
);

/** "os sabor é ninho e prestígio cada um R$ 12": the kinds of a thing, told in speech. */
const toldKinds =
  /(?<!\p{L})(?:os |as |nos |tem )?(sabor(?:es)?|recheios?) (?:é|são|de|tem) (?=\p{L})([^.;:\n]{4,70}?)(?=,? cada | por R\$| a R\$|[.;\n]|$)/giu;

/** "Sabores hibisco, gengibre e maracujá" */
const bareKinds =
  /(?<=(?:^|[.\n] ?))(sabores|recheios|cores|tamanhos|modelos) (?=\p{Ll}{3,}(?: \p{Ll}+)?(?:, | e )[^.\n$]*(?:[.\n]|$))/giu;

/** "…, sabores ninho, coco e morango, entrego na sexta": the list is one thing. */
const kindsBehind =
  /, (sabores|recheios|cores|modelos) ((?:de )?(?:\p{L}{3,}(?: \p{L}+){0,2}, )*\p{L}{3,}(?: \p{L}+){0,2} e \p{L}{3,}(?: \p{L}{4,})?)(?:, |(?=[.;\n]|$))/giu;

function labelKinds(written: string): string {
  const text = written.replace(bareKinds, "$1: ").replace(kindsBehind, "\n$1: $2\n");
  return text.replace(toldKinds, (whole, kind: string, list: string) => {
    const label = /^r/iu.test(kind) ? "Recheios" : "Sabores";
    return / e |,/u.test(list) ? `\n${label}: ${list.trim()}\n` : whole;
  });
}

/** "Produto: bolo, Preço: R$ 30" on one line becomes two. */
function partLabels(text: string): string {
  if (!/[:=]/.test(text)) return text;
  const key = foldInPlace(text);
  let parted = "";
  let done = 0;
  for (const { 0: before, index } of key.matchAll(anyLabel)) {
    parted += `${text.slice(done, index)}\n`;
    done = index + before.length;
  }
  return parted + text.slice(done);
}

/** General labels that say what their value does not: "Garantia: 90 dias". */
const kept =
  /^(garantia|entregas?|frete|atendimento|desconto|descontos|experiencia|encomendas?|agendamento|retirada|pagamento|parcelamento|horarios?|horario de funcionamento|funcionamento|prazo|validade|vale ate|valido ate)\s*[:=]/;
const joints: Readonly<Record<string, string>> = {
  garantia: "garantia de ",
  entrega: "entrega ",
  entregas: "entrega ",
  frete: "frete ",
  atendimento: "atendimento ",
  desconto: "desconto de ",
  descontos: "desconto de ",
  experiencia: "experiência de ",
  encomenda: "encomendas ",
  encomendas: "encomendas ",
  agendamento: "agendamento ",
  retirada: "retirada ",
  pagamento: "pagamento em ",
  parcelamento: "em ",
  horario: "atendimento ",
  horarios: "atendimento ",
  "horario de funcionamento": "atendimento ",
  funcionamento: "atendimento ",
  prazo: "prazo até ",
  validade: "até ",
  "vale ate": "até ",
  "valido ate": "até ",
};

/** The label's word goes on where the value needs it and does not repeat it. */
function withJoint(key: string, value: string): string {
  const label = kept.exec(key)?.[1] ?? "";
  const bare = foldInPlace(value);
  // "pagamento em à vista"
  const leads = / em $/.test(joints[label] ?? "") && /^(?:a vista|n[ao]s? |em |via )/.test(bare);
  const joint = (joints[label] ?? "").replace(leads ? / em $/ : /$^/, " ");
  const says =
    joint === "" ||
    bare.startsWith(label.slice(0, 6)) ||
    /^(?:de \d|sim|nao|retirada|envio|frete|entrega)\b|^ate\b(?!.*\d\/)/.test(bare);
  const fits = joint.endsWith(" de ")
    ? /^\d/.test(bare)
    : !joint.endsWith("até ") || /^(?:\d|o |dia|ate )/.test(bare);
  return says || !fits ? value : (joint + value).replace(/até até/u, "até");
}

/** Whether a line begins with a label that says what its value is: "Preço: 30". */
export function isLabelled(line: string): boolean {
  const key = foldInPlace(line);
  return starts.some(([, start]) => start.test(key));
}

/** "Tamanhos: P ao G3 (G3 mais R$ 5)", "Numeração: 34 ao 43": without its label it says nothing. */
const isRange = /^(?:tamanhos?|numeracao|numeros)\s*[:=][^$]*(?:\([^()]*\)[^$]*)?$/;

const smallSize = /(?<=: ?)(?:pp|p|m|g)(?= )/u;
const toCapitals = (size: string) => size.toUpperCase();

function toStatement(sentence: string): Statement {
  if (!/^[^,.;]{2,40}[:=]/.test(sentence)) return { slot: "general", text: sentence };
  const key = foldInPlace(sentence);
  for (const [slot, start] of starts) {
    const label = start.exec(key);
    if (label === null) continue;
    if (isRange.test(key)) return { slot: "kinds", text: sentence.replace(smallSize, toCapitals) };
    if (slot === "kinds") return { slot, text: sentence };
    const value = sentence.slice(label[0].length);
    return { slot, text: slot === "general" ? withJoint(key, value) : value };
  }
  return { slot: "general", text: sentence };
}

/** "sem custo para quem compra; avulso custa R$ 250", "garantia de 3 meses; para cupim, 1 ano": says nothing alone. */
const goesOn =
  /; (?=(?:avuls[oa]|(?:acima|passou|passando) d(?:isso|esse|essa)|em dupla|em grupo|em dobro|sozinh[oa]|separad[oa]|(?:para|no|na) \p{Ll}{3,}(?: \p{Ll}{3,})?,? \d+ (?:anos?|meses|dias)) )|; (?=(?:(?:de |n[ao]s? |aos? )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriado)s?(?:-feira)?(?:,? (?:(?:e|a) )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|feriado)s?(?:-feira)?){0,3}|(?:com|sem) \p{Ll}+(?: \p{Ll}+)?) (?:é|são|fica|ficam|sai|saem|custa|por)(?: por)? R\$)|; (?=(?:para|no|na) \p{Ll}{3,}, \d+ (?:anos?|meses|dias))/gu;

/** The statements of a text: one a sentence, line or label. */
export function splitStatements(text: string): Statement[] {
  return splitSentences(partLabels(labelKinds(text.replace(goesOn, ", "))))
    .map((sentence) => toStatement(sentence.replace(/[.;\s]+$/u, "")))
    .filter((statement) => statement.text.trim() !== "");
}
