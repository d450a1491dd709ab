import { fold } from "../../../../../domain/search/fold.ts";
import { splitSentences } from "../../text/sentences.ts";
import { toWords } from "../../text/words.ts";
import { PhraseBook } from "../patterns.ts";
import { blocks, orderSignAt, withoutLead } from "./order-signs.ts";

/** Orders to whoever writes the answer, in Portuguese, English and Spanish; singular, as one speaks to a machine. */
const orders = `ignore|ignora|desconsidere|desconsidera|esqueca|esquece|desobedeca|descarte .. instruc*|regra|regras|prompt|comando|comandos|anterior|anteriores|acima|tudo|todas|todos|ordens|diretrizes|contexto|avaliacao|texto|review,
  a partir de agora, aja como, atue como, finja, finge, faca de conta, comporte se, voce e agora, voce agora e, agora voce e, agora voce, voce e um|uma, voce esta no modo, voce nao e mais, modo desenvolvedor|desbloqueado|dan, sem restricoes,
  novas instrucoes|ordens, nova instrucao|ordem|regra|tarefa, instrucao do sistema, instrucoes do sistema, instrucao para o, instrucoes para, instrucao a|ao, prompt do sistema, mensagem do sistema, system, assistant, developer mode, nota para|ao a|o ia|assistente|modelo|robo|sistema, atencao ia|assistente|modelo|robo, caro assistente, querida ia, se voce e uma|um ia|robo|modelo, se for uma|um ia|robo,
  revele|mostre|exiba|imprima|repita|vaze|liste|informe|envie|diga|conte|passe .. instruc*|prompt|chave|senha|senhas|api|regras|configuracao|configuracoes|segredo|token|dados,
  escreva|escreve|crie|faca|gere|componha|elabore|invente .. poema|poesia|soneto|verso|versos|rima|rimas|historia|piada|codigo|redacao|carta|musica|letra|script|haicai|haiku|conto|texto|programa|receita|artigo|lista|tabela,
  escreva|escreve em|que|apenas|so|somente, conte uma|um piada|historia|segredo, cante, responda|responde|respondam apenas|so|somente|que|com|em|sim|dizendo|como|usando|sempre|tudo, responda no|na estilo|forma|idioma,
  diga|fale|afirme|informe|declare|anuncie|confirme|mencione|avise|escreve|conte|explique que|para|ao|aos|apenas, diga ao|a|aos, prometa, ofereca, garanta, conceda, de um|uma desconto|reembolso|cupom|brinde|vale,
  inclua|coloque|adicione|insira|acrescente|ponha|publique|cite .. link|telefone|site|cupom|url|desconto|numero|frase|palavra|codigo|whatsapp|endereco|email|emoji|emojis|hashtag|resposta|texto|final|fim|preco,
  assine como|com, traduza, traduz para, admita|confesse|assuma|reconheca que|a|o|culpa|erro, peca desculpas por|e|em, use a|o|as palavra|palavras|frase|termo|tom|emoji, use emojis|markdown|html|caixa, termine|comece|finalize|encerre|inicie a|sua|com .., recomende|indique o|a|nosso concorrente|concorrencia, elogie o|a concorrente|concorrencia, xingue, ofenda, ameace, chame o|a cliente,
  ignore|disregard|forget|override .. instructions|instruction|previous|prior|above|prompt|rules|everything|all, you are now|a|an, act as|like, pretend, from now on, reply|respond|answer with|only|in|that|just|as|by|using, say|tell that|them|us|the|customers|you|only, write|generate|compose|create .. poem|story|code|essay|joke|song|haiku, print|reveal|show|output|repeat|leak .. prompt|instructions|system|key|password|secret, promise, offer a|them|the|him|full, give .. refund|discount|coupon|free, translate, sign as, include the|a|this link|phone|number|coupon, new instructions, end of|the review|prompt,
  ignora|olvida .. instrucciones|anterior|anteriores, escribe|escriba .. poema|historia|chiste, responda|responde solo|en|que`;

const book = new PhraseBook<true>().add(orders, true);

/** Signs of a prompt's own marks. */
const marks =
  /<\/?(?:system|assistant|user|s|im_start|im_end|instr\w{0,10})\b[^>\n]{0,40}>|\[\/?(?:INST|SYSTEM)\]|<\|[^|\n]{0,30}\|>|#{3,}|"""|```/gi;

export type Stripped = { text: string; ordered: boolean };

/** "Não esqueça tudo..." and "voltou a dizer que" order nobody: a word of the sentence before the verb. */
function orderAt(sentence: string): number | undefined {
  const words = toWords(sentence);
  for (let at = 0; at < words.length; at += 1) {
    if (/^(nao|nunca|que|me|se|nos|lhe|eu|ele|ela|ninguem|quem)$/.test(words[at - 1]?.key ?? ""))
      continue;
    if (book.matchAt(words, at) !== undefined) return words[at]?.start;
  }
  return undefined;
}

/** A fence goes with what it holds where that speaks as a machine; around a plain review only its marks go. */
const fence = /```[\s\S]{0,2000}?```/g;
const machine = /\b(?:system|assistant|role|prompt|sistema|assistente|instru[cç])/i;

/** The text without what stands for a machine's own talk; all of it where nothing else stands there. */
function withoutBlocks(text: string): string {
  const open = text.replace(fence, (block) => (machine.test(block) ? "\n" : block));
  const rest = blocks.reduce((left, block) => left.replace(block, "\n"), open);
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/** Where an order begins in a sentence, by its verb or by its address, whichever is first. */
function beginOf(sentence: string, follows: boolean): number | undefined {
  const folded = fold(sentence);
  // a text whose accents stand apart has other places when folded: it goes as a whole
  const sign = orderSignAt(folded, follows);
  const bySign = sign !== undefined && folded.length !== sentence.length ? 0 : sign;
  const byVerb = orderAt(sentence);
  if (bySign === undefined || byVerb === undefined) return bySign ?? byVerb;
  return Math.min(bySign, byVerb);
}

/** What announces an order and says nothing itself. */
const announcing = /^\W*(?:p\. ?s|obs|tradução|assistente|assistant|sistema|system|ia|ai)\W*$/i;

function stripLine(line: string): Stripped {
  let ordered = false;
  const kept = splitSentences(line).flatMap((sentence) => {
    const at = beginOf(sentence, ordered);
    if (at === undefined) return [sentence];
    ordered = true;
    const before = sentence.slice(0, at);
    const told = withoutLead(before, fold(before))
      .replace(/[\s,;:([-]{1,6}$/, "")
      .trim();
    return /\p{L}/u.test(told) ? [`${told}.`] : [];
  });
  const told = ordered ? kept.filter((sentence) => !announcing.test(sentence)) : kept;
  return { text: told.join(" "), ordered };
}

/**
 * The text without the orders it gives to the writer of the answer: a review is data. Each order goes from
 * its verb, or from the address before it, to the end of its sentence.
 */
export function stripOrders(text: string): Stripped {
  const open = withoutBlocks(text);
  const lines = open.replace(marks, "\n").split("\n").map(stripLine);
  return {
    text: lines.map((line) => line.text).join("\n"),
    ordered: open !== text || lines.some(({ ordered }) => ordered),
  };
}
