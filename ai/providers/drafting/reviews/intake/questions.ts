import { splitSentences } from "../../text/sentences.ts";
import { toWords, type Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { spellingKey } from "../lexicon/spelling.ts";
import { PhraseBook } from "../patterns.ts";
import {
  asksBeside,
  asksByName,
  asksForOffer,
  asksOutright,
  asksToMend,
  asksWhetherStill,
  isBareQuestion,
} from "./bare-questions.ts";

/** A complaint in the form of a question, or the owner asking how to answer. */
const rhetorical = new PhraseBook<true>().add(
  `da para o gasto, da para gasto, acha|acham normal|certo|justo|bonito|pouco, quanto tempo mais, vou|vamos ter que esperar|reclamar|voltar|ligar|pagar, precisa|precisam|precisando|procura|procuram|procurando|buscando de um|uma bom|boa, procura|procuram|procurando um|uma bom|boa, alguem trabalha|trabalhando|atende|atendendo|limpa|fiscaliza, quer|querem um|uma|aquele|aquela .. bem|bom|boa|fresc*|fresq*|quentinh*|gostos*|gelad*|especial|delicios*, quer|querem comer|beber|dormir|provar|conhecer|experimentar bem|melhor|o|a|um|uma, quem disse|falou, quantos|quantas lugares|lojas assim, e|era|seria tao|muito dificil|complicado, custa muito|tanto, viu, sabe aquele|aquela|aqueles|quando, quer saber, e o resultado, como pode|podem, como e possivel, como assim, ate quando, custa atender|responder|avisar|ter|limpar|dar, custava, cade, sera que, por que|porque, porque, para que, e serio, serio, serio isso, ne, nao e, hein, quem e|foi|contrata|trein*|aguenta|merece, onde ja, onde esta o|a respeito|educacao, acham que, acha que, ta de brincadeira, estao de brincadeira,
  onde mais|ja, quem mais|nunca|diria, me diga|digam|diz|explica|explicam, pode isso, voces acreditam, acredita|acreditam, visse, entendeu|entende, voce|voces sabe|sabem _, sabe o que|como|quem, nao e mesmo, fazer o que, dizer o que|mais, mais o que, o que mais|dizer|esperar|falar, quer mais, precisa dizer|falar|mais, precisa de mais, tem coisa melhor, tem|existe|ha|conhecem lugar|lugares|restaurante|pizza|cafe|salao|loja melhor, sabem|sabe o que e, tem como nao, quer coisa melhor, quer coisa, imagina|imaginem, sabe quando|quem|aquela|o, ja viu|viram|pensou, que|qual _ e|foi|era esse|essa, e eu|agora|ai, para onde, de que adianta|serve, nao e possivel|assim, ninguem|alguem viu|ve|percebe|percebeu, tem cabimento|logica|condicoes, da para acreditar|entender, ficou|faria|voltaria|valeu|recomendo|volto lindo|bom|outra|a|de,
  respond*, resposta, responda, o que eu digo|falo|faco|escrevo|respondo, que digo|falo|faco|escrevo, como lido|lidar|trato|agradeco|agradecer|reajo|contorno|resolvo|argumento, devo, vergonha, absurdo, pessim*, horrivel, lixo, palhacada, desrespeito, descaso, reclam*, elogi*, isso e|foi atendimento|servico|comida|jeito|coisa`,
  true,
);

/** Never rhetorical, whatever stands in it: asked of whoever reads, or for what a client cannot find. */
const genuine = new PhraseBook<true>().add(
  `alguem sabe|sabem se|me|qual|quais|quanto|onde|quando|que|o|a|dizer|informar|como, alguem pode|poderia|consegue me|dizer|informar, alguem ai sabe, alguem tem o|a telefone|numero|contato|zap|whatsapp|endereco|horario, voce|voces sabe|sabem se, sabe|sabem me dizer|informar, cade o|a cardapio|endereco|telefone|numero|link|site|preco|horario|whatsapp|tabela`,
  true,
);

/** Openings of a question that often goes without its mark. */
const openings = new PhraseBook<true>().add(
  `qual|quais o|a|os|as|e|sao|valor|horario|preco, quantos|quantas dias|horas|meses|anos, em quantos|quantas dias|horas, quanto|quantos|quanta custa|custam|e|fica|sai|tempo|cobra*, que horas, a que horas, ate que horas, tem|teria previsao, como faco|funciona|agendo|marco|compro, voce|voces abre*|fecha*|faz|fazem|tem|aceita*|entrega*|trabalha*|atende*|funciona*|vendem|consertam|trocam|troca|instala*|parcela*|aluga*|busca|buscam|leva|levam|hospedam|hospeda|ensina|ensinam|imprime|imprimem|revela|revelam|amola|amolam|formata|formatam|desbloqueia|desbloqueiam|lavam|lava|colocam|coloca|aplica|aplicam|emitem|emite|pegam|recebem|compram|financiam|dividem|emprestam|servem|permitem|permite|realizam|realiza|dao, onde fica, onde voces, gostaria de saber se|o|a|qual|quanto|onde|como|quando|sobre|mais, queria saber se|o|a|qual|quanto|onde|como|quando, quero saber se|o|a|qual|quanto|onde|como|quando, preciso|gostaria|gostaria de saber|informacao|informacoes sobre|se|quanto|qual|como, alguem sabe|tem|pode, da para, e possivel, seria possivel, alguem sabe, aceitam, entregam, fazem entrega, abre|abrem aos|no|na|de|domingo|hoje|feriado, posso levar|ir|pagar, pode|podem levar|entrar cachorro|cachorros|pet|pets|gato|crianca|criancas|bebe|animal|animais|com, esse|este|o|a preco|valor|diaria|mensalidade .. por _ ou por|a, cade o|a, do you, are you, can i, what time, how much`,
  true,
);

/** An owner who tells what was asked; what friends ask of a client is no question to the shop. */
const toldQuestion = new PhraseBook<boolean>()
  .add(
    "todos|todas|mundo|gente|amigos|amigas|convidados|convidadas|colegas|pessoas|familia|vizinhos|vizinhas|parentes perguntou|perguntaram|pergunta|perguntam|perguntando",
    false,
  )
  .add(
    "quer|querem|queria|queriam saber se|qual|quanto|onde|quando|como|que, perguntou|perguntaram|pergunta|perguntando .. se|qual|quanto|onde|quando|que|sobre, tem duvida|duvidas sobre",
    true,
  );

/** The words of a sentence, spelled as the lexicon spells them. */
export function wordsOf(sentence: string): Word[] {
  return toWords(sentence).map((word) => ({ ...word, key: spellingKey(word.key) }));
}

function keysOf(sentence: string): string[] {
  return wordsOf(sentence).map(({ key }) => key);
}

/** Alone it asks, however much it sounds like praise. */
const accepts = /^aceitam? /i;

const greeting = /^(?:oi|ola|opa|bom|boa|dia|tarde|noite|gente|pessoal|amigos|por|favor|tudo|bem)$/;

/** "Olá, bom dia, gostaria de saber ...": where the sentence itself begins. */
function afterGreeting(words: readonly Word[]): number {
  return Math.max(
    0,
    words.findIndex(({ key }) => !greeting.test(key)),
  );
}

/** A question in the mouth of somebody told of, or behind an answer: 'Segunda: "qual sapato?"', '"Tá quebrado." Trocador?'. */
const quotedQuestion = /^[^"“]+["“][^"”]*\?["”.!?\s]*$|^["“”][^"“”]+["“”]\s+\p{L}/u;

/** What a shop does, as its owner says it: "abrimos"; who was served says "queríamos", "gostamos", "estamos". */
const ownDeed =
  /^(?!quer|gost|prefer|precis|est|som|ir|pod|dev|achamos|ficamos|vamos)(?!\p{L}*(?:[vi]amos|[aei]ssemos)$)\p{L}+[aei]mos$/u;

/** "Um cliente perguntou se abrimos no domingo": what was asked, told by the owner. */
export function isToldByOwner(sentence: string): boolean {
  const words = wordsOf(sentence);
  const told = toldQuestion.scan(words).find(({ value }) => value);
  return told !== undefined && words.slice(told.end).some(({ key }) => ownDeed.test(key));
}

/** Whether a sentence ends in a question mark. */
export function isMarked(sentence: string): boolean {
  return /\?\W*$/.test(sentence);
}

/** "..., tá?": asks for no more than a nod. */
const tag =
  /[,\s](?:t[áa]|n[ée]|viu|visse|certo|sabe|entendeu|hein|ok|gente|minha gente|meu povo)\s*\?+/iu;

const goesOn =
  /(?:^| )e (?:[oa]s? \p{L}+ )?(?:me |nos |na?o )?(?:fiquei|ficamos|esperei|esperamos|desisti|\p{L}{2,}(?:ou|aram|eram|iram))(?: |$)/u;

/** "Queria saber o preço e fiquei quinze minutos na linha": asked once, and what came of it. */
function tellsOutcome(sentence: string): boolean {
  return !sentence.includes("?") && goesOn.test(keysOf(sentence).join(" "));
}

/** "Abrem domingo", "bom dia tem vaga", "um cliente perguntou se": as people ask without a mark. */
function soundsAsked(words: readonly Word[]): boolean {
  return (
    toldQuestion.scan(words).some(({ value }) => value) ||
    bareOffer.test(words.map(({ key }) => key).join(" ")) ||
    asksUnmarked(words) ||
    openings.matchAt(words, afterGreeting(words)) !== undefined
  );
}

/** Whether a sentence can be a question at all. */
export function isAsking(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (genuine.scan(words).length > 0) return true;
  const marked = /\?[\s!?.)"]*$/.test(sentence);
  if (words.length < 2 || !(marked || soundsAsked(words))) return false;
  if (quotedQuestion.test(sentence) || tag.test(sentence)) return false;
  if (rhetorical.scan(words).length > 0 || isForEffect(sentence)) return false;
  const judged = lexicon()
    .scan(words)
    .some(({ value }) => value.kind === "opinion" && value.noun !== true);
  return marked || !judged;
}

/** What a client asks of a shop, wherever it stands in the sentence. */
const toShop = new PhraseBook<true>().add(
  `voce|voces vao|vai|pretendem abrir|reabrir|voltar|fazer|ter, voce|voces abre*|fecha*|faz|fazem|tem|aceita*|entrega*|trabalha*|atende*|funciona*|vende*|consert*|arruma*|hosped*|conseg*|aluga*|busca*|tira*|coloca*|instala*|parcela*|da|dao|cobra*|sabe*|indica*|recomenda*|manda*|envia*|poderia*|pode|podem, tem|teria vaga|vagas|estacionamento|turma|turmas|horario|disponibilidade|desconto|opcao|opcoes|wifi|como|delivery|garantia|tamanho, aceita|aceitam|parcela|parcelam|hospedam|entregam|consertam|consegue|conseguem|atendem|abrem|fecham|vendem|alugam, precisa|preciso levar|marcar|agendar|reservar|de, quanto custa|custam|fica|sai|e|cobram|tempo, qual o|a|e, quais os|as|sao, que horas, ate que|quando, posso, fica pronto|onde|em quanto, ainda tem|da, ele|ela|eles|elas trabalha|trabalham|atende|atendem, alguem sabe|pode, cade o|a`,
  true,
);
const opensOn = /^(?:e|mas|entao|ou|so|queria|saber|uma|duvida|pergunta|ah|,)$/;

/** "Fazem pintura de geladeira": a service asked for in so few words that they say nothing else. */
const bareOffer =
  /^(?:fazem|consertam|vendem|alugam|trocam|parcelam) (?!(?:[oa]s?|de|da|do|tudo|com|quest\p{L}*|milagre|jus|pouco|gato|muito|mal|bem|sempre) )\p{L}+(?: \p{L}+){0,4}$/u;

const hailing = /^(?:oi|ola|opa|bom dia|boa tarde|boa noite)\b/;
const asksLast =
  /(?:fica|ficam|sai|custa|custam|e|esta|cobra|cobram) (?:quanto|quando|onde)$|(?:fica|ficam|sai|saem|esta) (?:por |a )quanto(?: [oa]| por)?(?: \p{L}+)?$/u;
const requests =
  /^(?:gostaria|queria|quero|preciso|precisava)(?: de)? (?:(?:um|uma) (?:orcamento|informac(?:ao|oes)|cotacao)|(?:marcar|agendar|encomendar|reservar|orcar)\b|fazer (?:um|uma) (?:orcamento|encomenda|reserva|agendamento|cotacao)\b)/;

/** "Bom dia tem vaga", "o teste fica quanto", "gostaria de um orçamento": asked without a mark. */
function asksUnmarked(words: readonly Word[]): boolean {
  const text = words
    .map(({ key }) => key)
    .filter((key) => key !== ",")
    .join(" ");
  const rest = words
    .slice(afterGreeting(words))
    .map(({ key }) => key)
    .join(" ");
  const hailed = hailing.test(text) && asksAtOnce.test(`${rest} `);
  return hailed || asksLast.test(text) || requests.test(rest);
}

/** "Dá pra montar do jeito que quiser.", "Aceitam cartão.": told of a shop as often as asked, where no mark stands. */
const tellable =
  /^(?:da para|e possivel|aceitam?|parcelam?|entregam?|consertam?|hospedam?|atendem?|abrem?|fecham?|fazem|vendem|alugam|consegue[m]?|tem|pode[m]?|posso|ainda (?:tem|da)|precisa|fica pronto|el[ea]s? (?:trabalha|atende)m?) /;

export function isTold(sentence: string, words: readonly Word[] = wordsOf(sentence)): boolean {
  const keys = words.map(({ key }) => key).join(" ");
  return !/\?\W*$/.test(sentence) && tellable.test(`${keys} `);
}

function asksShop(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (isTold(sentence, words)) return false;
  const start = words.findIndex(({ key }) => !greeting.test(key) && !opensOn.test(key));
  const found = toShop.scan(words).some((match) => match.start - start <= 2);
  const opens = openings.matchAt(words, Math.max(0, start)) !== undefined;
  return found || opens || (/\?\W*$/.test(sentence) && opensQuestion(sentence));
}

/** Where praise ends and a question begins: "Lugar lindo, dá pra fazer festa?", "... e queria saber se". */
const turnsToAsk =
  /,\s*(?:s[óo]\s+(?=(?:queria|gostaria)(?:\s+de)?\s+saber\b))?|\s+(?:e|mas)\s+(?=(?:queria|quero|gostaria)(?:\s+de)?\s+saber\b)/giu;

const asksAtOnce =
  /^(?:tem|teria|faz|fazem|da|dao|pode|podem|posso|vendem?|aceitam?|abrem?|entregam?|atendem?|consertam?|quanto|qua(?:l|is)|quando|onde|ate|precisa|existe|ainda|e (?:tod[oa]|so|ate|de|n[oa]|por|preciso)) /;

export function opensQuestion(text: string): boolean {
  const all = wordsOf(text);
  const words = all.filter(({ key }) => !opensOn.test(key) && !greeting.test(key));
  const opens = openings.matchAt(all, 0) ?? openings.matchAt(words, 0) ?? toShop.matchAt(words, 0);
  const told = [all, words].map((some) => `${some.map(({ key }) => key).join(" ")} `);
  return opens !== undefined || told.some((one) => asksAtOnce.test(one));
}

/** "Melhor hambúrguer da cidade, já provaram?", "Veio com cebola, é tão difícil ler?": judged, and asked for effect. */
function isForEffect(sentence: string): boolean {
  const comma = sentence.lastIndexOf(",");
  if (comma < 0) return false;
  return judges(sentence.slice(0, comma)) && !opensQuestion(sentence.slice(comma + 1));
}

/** Characters of a question that ends a sentence, at most: each turn before it is tried. */
const longestAsked = 400;

const turned = /^(?:s[óo]|mas|apenas|por[ée]m)\s/iu;

/** "Amei, só ficou larga", "só veio sem o cinto": behind praise, and no question itself. */
function tellsBlemish(told: string): boolean {
  return (praises(told) || turned.test(told.trim())) && !isAsking(told);
}

/** Praise and a question in one sentence, told apart. */
export function partAsked(sentence: string): string[] {
  for (const { 0: sign, index } of sentence.matchAll(turnsToAsk)) {
    if (sentence.length - index > longestAsked) continue;
    const [told, asked] = [sentence.slice(0, index), sentence.slice(index + sign.length)];
    if (asksBeside(keysOf(asked)) && judges(told) && !judges(asked) && !isAsking(told))
      return [told, asked];
    if (asksForMending(asked) && tellsBlemish(told)) return [told, asked];
    const marked = sign.trim() === "," ? /\?[\s!?.)"]*$/.test(asked) : true;
    if (marked && opensQuestion(asked) && isAsking(asked) && praises(told) && !isAsking(told))
      return [told, asked];
  }
  return [sentence];
}

/** The sentences of a text, those that praise and ask parted. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap(splitSentences).flatMap(partAsked);
}

function judges(text: string): boolean {
  return lexicon()
    .scan(wordsOf(text))
    .some(({ value }) => value.kind === "opinion");
}

function praises(text: string): boolean {
  return lexicon()
    .scan(wordsOf(text))
    .some(({ value }) => value.kind === "opinion" && value.polarity === 1);
}

/** "Vocês ajustam?". */
export function asksForMending(sentence: string): boolean {
  return isMarked(sentence) && asksToMend(keysOf(sentence));
}

/** Something told rather than asked: it judges, or tells what happened. */
function isTale(sentence: string): boolean {
  const words = wordsOf(sentence);
  const happened = words.some(({ key }) =>
    /(?:ei|ou|eu|iu|ava|aram|eram|iram|amos|imos|omos|fui|foi|tinha|era)$/.test(key),
  );
  return words.length > 2 && (happened || judges(sentence));
}

/** "Conserta ar-condicionado", "qual horário fecham", "telefone?": all that is written, mostly without a mark. */
function asksAlone(sentence: string, stars?: number): boolean {
  const keys = keysOf(sentence);
  if (asksOutright(keys)) return true;
  if (stars !== undefined || judges(sentence)) return false;
  return asksForOffer(keys) || asksByName(keys);
}

/**
 * The sentences that really ask the shop something. Beside praise, blame or a story most question marks are
 * rhetorical: there only what begins as people ask a shop counts.
 */
export function askingOf(sentences: readonly string[], stars?: number): string[] {
  const [only = "", ...more] = sentences;
  if (more.length === 0 && asksAlone(only, stars)) return [only];
  if (more.length === 0 && isBareQuestion(keysOf(only)) && (!judges(only) || accepts.test(only)))
    return [only];
  const alone = more.length === 0 && asksWhetherStill(keysOf(only));
  const asking = sentences.filter(
    (one) =>
      (isAsking(one) || asksBeside(keysOf(one)) || asksForMending(one) || alone) &&
      !tellsOutcome(one),
  );
  const tale = sentences.some((sentence) => !asking.includes(sentence) && isTale(sentence));
  return tale
    ? asking.filter((one) => asksBeside(keysOf(one)) || asksShop(one) || asksForMending(one))
    : asking;
}
