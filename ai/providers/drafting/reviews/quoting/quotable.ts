import { fold } from "../../../../../domain/search/fold.ts";
import { toWords, type Word } from "../../text/words.ts";
import { stripOrders } from "../intake/injection.ts";
import { findConcerns, isMourning } from "../intake/sensitive.ts";
import { accuses } from "../lexicon/accusations.ts";
import { otherDrawback } from "../lexicon/bitter-praise.ts";
import { lexicon } from "../lexicon/book.ts";
import { callsNames } from "../lexicon/name-calling.ts";
import { isAlsoWord, isKnownName } from "../lexicon/names.ts";
import { tellsPrivateMatter } from "../lexicon/private-matters.ts";
import { namesRival } from "../lexicon/rivals.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import { isForeignStretch } from "./foreign-words.ts";
import { namesSomebody } from "./named-people.ts";
import { opensWithTime } from "./opens-with-time.ts";
import type { Fragment } from "./quotes.ts";
import { tellsWhere } from "./told-places.ts";

/** Signs that would stand wrong inside our quotation marks. */
const brokenSigns =
  /["“”«»„`´@<>{}[\]\\^]|(?<!\p{L})['‘’]|['‘’](?!\p{L})| [,.;:!?]|[.;!?]\s|\s{2}|\n/u;
const shouted = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
const address = /https?:|www\.|\.(?:com|net|org|br|app|site)\b/i;
/** What may be the number of an order, a telephone or a document. */
const longNumber = /\d{4}|(?:\d[\s./-]*){6}/;
/** "ameiii". */
const drawn = /(\p{L})\1{2,}/iu;
const twice = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu;
/** Uncontracted, as nobody should read it in a reply: "antes de o", "por as". */
const apart = /(?<!\p{L})(?:de|em|por) (?:o|os|as)(?!\p{L})/iu;

/** Short forms of chat; "tá", "pra", "tava" are how people speak. */
const chat =
  /(?<![\p{L}\d])(?:vcs?|q|tb|tbm|tmb|mt|mto|mta|mts|mtos|blz|pq|n|d|p|hj|obg|obgd|vlw|flw|msm|cmg|ctg|qdo|qnd|qto|nd|ngm|dps|c|s|eh|oq|pqp|fds|fdp|vtnc|tnc|slk|mds|sla|tlgd|td|tds|qq|qlqr|pf|pfv|pls|aq|bj|bjs|abs|att|ne|naum|axo|aki|dms|dmais|xau|fzr|cm|vdd|agr|oia|kd|bm|mn|mlr)(?![\p{L}\d])/iu;

/** Folded. "Acabei comprando na loja da esquina": another shop's. */
const ofAnother =
  /\bacab(?:ei|amos) \w+ndo (?:\w+ ){0,2}(?:n[oa]|em|pr[oa]|para [oa]) (?:outr[oa]|loja|concorrente|concorrencia|pizzaria|padaria|restaurante|mercado|lanchonete|bar)\b/;

/** Folded. Coarse words and what calls somebody names. */
const coarse =
  /\b(?:porra|caralho\w*|merda\w*|bosta\w*|put[ao]s?|putaria|foda\w*|fod\w{1,6}|cacete|cu|cuzao|buceta|pica|piroca|viad\w+|arrombad\w+|desgraca\w*|desgracad\w+|inferno|infernal|diab\w{1,6}|idiota\w*|imbecil|imbecis|otari\w+|babaca\w*|escrot\w+|vagabund\w+ha\w*|cretin\w+|retardad\w+|lixo|palhac\w+|burr[ao]s?|nojent\w*|nojo\w*|jument\w+|best[ao]s?|piranha|corn[ao]s?|safad\w+|lerd\w+|porc[ao]s?|imund\w+|gentalha|corja|incompetent\w+|ignorant\w+|mal[- ]?educad\w*|gross[ao]s?|grosseir\w+|estupid\w+|arrogant\w+|debochad\w+|folgad\w+|preguicos\w+|doid[ao]s?|louc[ao]s?|tarad\w+|tesao|pobre|gord[ao]s?|velh[ao]s? (?:chat|rabug)\w+|pelad[ao]s?|bebad[ao]s?|mentiros\w+|mentira\w*|ment(?:iu|iram|em|indo)|engana\w+|ladr\w+|palhacad\w+|desonest\w+|irresponsav\w+|(?:falta de|sem) (?:respeito|educacao|vergonha)|desrespeit\w+|vergonh\w+|ridicul\w+|ma[- ]fe|pilantra\w*|picaret\w*|caloteir\w*|salafrari\w*|trambiqueir\w*|trouxa\w*|espelunca|muquifo|pocilga|pardieiro|maldit\w+)\b/;

/** Folded. Illness, harm, death, crime and the law: nothing to repeat in public. */
const delicate =
  /\b(?:surd[ao]s?|ceg[ao]s?|mud[ao]s?|idos[ao]s?|cadeira de rodas|mora sozinh[ao]|moro sozinh[ao]|moro (?:em|n[ao])|\d+ anos|cancer|tumor|depress\w+|ansiedade|panico|autis\w+|tdah|tea|alerg\w+|celiac\w+|diabet\w+|cirurgi\w+|quimio\w*|gravid\w*|gestant\w*|gestacao|aborto|hiv|infart\w+|avc|epilep\w+|deficien\w+|cadeirante\w*|fisioterap\w+|doenca\w*|doente\w*|dor|dores|doeu|doi|sangu\w+|remedi\w+|medic[oa]\w*|hospital\w*|psic\w+|terap\w+|trauma\w*|luto|morr\w+|morte|mort[ao]s?|matar|matou|mata|suicid\w+|enterr\w+|velorio|tombo\w*|tropec\w+|operad[ao]s?|fratur\w+|desmai\w+|vomit\w+|pass(?:ei|ou|amos|aram) mal|intoxic\w+|ferid[ao]s?|magr[ao]s?|maus tratos|coluna|joelhos?|larvas?|vermes?|moscas?|varejeiras?|insetos?|ratos?|ratazanas?|uma barata|baratas? (?:no|na|andando|viva|morta)|artr\w+|hernia|bursite|tendinite|enxaqueca|fibromialgia|alzheimer|parkinson|asma\w*|bronquite|labirintite|divorci\w+|separacao|traicao|crime\w*|criminos\w+|ladra\w*|roub\w+|furt\w+|assalt\w+|golp\w+|fraud\w+|policia\w*|delegacia|justica|process\w{2,}|advogad\w+|procon|denunci\w+|droga\w*|maconha|arma|armas|tiro|tiros|sexo|sexual\w*|estrag\w+ a saude|politic\w+|bolsonar\w+|lula|petist\w+|presidente|candidat\w+|eleic\w+|religi\w+|macumb\w+)\b/;

/** Folded. Words of our courtesy, of what is made good and of ratings: between our sentences they read as ours. */
const ours =
  /\b(?:obrigad[ao]s?|agradec(?:o|emos|ido|ida|idos)|grat[ao]s?|gratidao|desculpas?|desculpem?|lament\w+|perdao|perdoa\w*|ressarc\w+|indeniz\w+|estrelas?|notas? (?:\d+|dez|mil|zero|maxima)|avalia\w+|review|comentarios?|resenha|google|iassist\w+|concorren\w+)\b/;

/** Folded. An order to a machine, or talk about one; an owner who tells of a customer. */
const otherVoice =
  /\b(?:ia|prompt|assistente|robo|bot|chatgpt|gemini|instruc\w+|comando|inteligencia artificial|ignore|desconsider\w+|respondam?|escrev\w+|diga|digam|inclua|traduz\w*|repita|revele|[oa]s? client\w+|client\w+ (?:\w+ ){0,3}(?:disse|falou|reclam\w+|escreveu|coment\w+|elogi\w+|achou|gostou|pediu|deixou|deu|quer|ficou)|reclamou que|elogiou|reclamou d\w+)\b/;

/**
 * Folded. Where a trade could be one that may not even confirm that a person is its client, or somebody's body was
 * harmed: wider than what makes a reply keep the secret, for a quote would tell of it letter for letter.
 */
const secret =
  /\b(?:dra?|doutora?|consult\w+|meus? sorrisos?|dente\w*|dentist\w+|dentad\w+|siso\w*|protese\w*|canal|aparelho fixo|nutri\w*|plano alimentar|emagreci\w*|psic\w+|terap\w+|sessao (?:de terapia|por sessao|dela|dele)|(?:na|no meio da|primeira) sessao|fisio\w*|fono\w*|clinic\w+|laborator\w+|coleta|colhe\w*|jejum|exame\w*|resultado no|convenio|plano de saude|medic[oa]\w*|receita medica|ultrassom|muleta\w*|ligamento|reabilita\w+|ouvida|escuta de verdade|julgamentos?|advoga\w+|juridi\w+|tribunal|honorarios|inventario|processo\w*|aposent\w+|contador\w*|contabil\w*|imposto\w*|malha fina|vacin\w+|veia|bolhas?|ardendo|inflam\w+|dipirona|curativo\w*|gesso|couro cabeludo|reacao|quebrei (?:o|a|um|uma)|machuc\w+|choque (?:no|na|eletrico|de verdade)|(?:tom|lev)(?:ei|ou|amos) (?:um )?choque|fung[ou]s?|micoses?|frieira|infec\w+|esquecid[ao]s? (?:n[ao]|dentro)|tombo|operad[ao]s?|fratur\w+|desmai\w+|vomit\w+|intoxic\w+|ferid[ao]s?|despedida|partida del[ea]|secretaria|choquinho|radiolog\w+|raio-?x|pulmao|celiac\w+|sou alergic\w+|intoleran\w+ a|escuta (?:sem|acolhedora|atenta)|(?:pret|negr)[oa]s na loja|racis\w+|preconceito\w*|homofob\w+|coroas? (?:de flores|do meu|da minha)|engasg\w+|tontura|sufoc\w+|com dor|sou (?:negr|pret|gord|gay|trans|lesbica)\w*|diabet\w+|soro|botox|harmoniza\w+|crianca com|autis\w+)\b/;

/** Folded. "Minha cirurgia foi um sucesso", "as sessões me ajudaram": a course of care, told by its result. */
const care =
  /\b(?:(?:minha|a) cirurgi\w+ (?:de|d[aeo]|foi|deu|correu|ficou|saiu)|minha ansiedade|(?:as|minhas) sessoes (?:me|ajud\w+|minha|meu|fizeram)|(?:com|depois d)as sessoes (?:minha|meu|me|ela|ele)|gestacao|tratamento d[aeo] (?:canal|pele|coluna|acne|minha|meu)|(?:o|com o|em|de) luto)\b/;

/** Folded. "Um galo na testa", "o joelho todo ralado", "marca na perna": harm, told by its trace on somebody's body. */
const trace =
  /\b(?:galo n[ao] (?:testa|cabec\w+|nuca)|vergao|vergoes|hematomas?|carne viva|empipocad[oa]s?|(?:cotovel|joelh|test|rost|pescoc|calcanhar|canel|cox|queix|bochech|gengiv|pele|tornozel)\w* (?!d[aeo]s? (?!meu|minha))(?:\w+ ){0,3}(?:ralad|esfolad|rox|inchad|arranhad|irritad|sangr)\w*|(?:meu|minha|meus|minhas|(?:fi[cq]\w+|sai\w*|volt\w+|desc\w+) com [oa]s?) (?:brac|pern|pe|mao|maos|cost|dedo)\w* (?:\w+ ){0,3}(?:ralad|esfolad|rox|inchad|arranhad)\w*|(?:marca|rox|arranha|mancha)\w* (?:de \w+ )?n[ao]s? (?:meu |minha |meus |minhas )?(?:pern|brac|cox|pescoc|cost|rost|pele|pulso|barriga)\w*)\b/;

/** Whether a text is, or could be, of a trade that secrecy binds, or tells of harm to a body. */
export function touchesSecrecy(text: string): boolean {
  const folded = fold(text);
  return [secret, care, trace].some((one) => one.test(folded));
}

/** Folded. Somebody speaks to whoever, or whatever, writes the answer. */
const toWriter =
  /\b(?:assistente|robos?|bots?|chatbot|chatgpt|gpt|gemini|llm|modelo de linguagem|inteligencia artificial|ia (?:que|d[eo]|respons\w+|ger\w+)|prompt\w*|instruc\w+|instruct\w+|system|redig\w+|quem (?:for |vai |ira )?(?:respond\w+|escrev\w+)|(?:n[ao]|sua) resposta|como resposta)\b/;

/** Whether a text speaks to the writer of its answer: what is left of it without the order may still belong to one. */
export function addressesWriter(text: string): boolean {
  return toWriter.test(fold(text));
}

/** A fragment may not begin or end so: half of a sentence. */
const hangs =
  /^el[ea]s? \p{L}+$|(?:^|\s)(?:de|do|da|dos|das|em|no|na|nos|nas|e|ou|que|com|por|pelo|pela|pra|para|pro|o|a|os|as|um|uma|minha|seu|sua|mas|se|quando|como|tao|nem|ate|ao|aos|foi|tava|ta|ter|vai|percebi|percebemos|descobri|disse|falou|r\$)$/u;
/** Folded. "Só" and its like behind a comma tell of what comes next. */
const hangsBehindComma =
  /, (?:so|ja|ainda|agora|pois|porem)$|[ ,](?:e|mas) (?:so|ainda|justo|apenas|somente)$/;
/** "Agora e o técnico deixou tudo seco": the word that ends the clause before; "agora é caro" begins one. */
const trailsBefore =
  /^(?:finalmente|sempre|já|ja|mais|atualmente|hoje em dia|agora|enfim|de novo|também|tambem) e /iu;
/** Folded. "Não comprem aqui", "procurem outra empresa": said to others, and of nothing that happened. */
const toOthers =
  /\b(?:nao (?:comprem|contratem|caiam|percam|confiem|levem|venham|vao la)|fujam|passem (?:bem )?longe|fiquem (?:longe|espert\w+|atent\w+|de olho)|pensem (?:bem|duas)|tomem cuidado|esquecam|evitem|desistam|(?:procurem|busquem|prefiram) (?:\w+ )?outr\w+|abram (?:o |os )?olhos?|corram (?:dai|daqui|disso))\b/;
const prominent = /^\p{Lu}/u;

const pronoun =
  /^(?:el[ea]s?|nos|voces?|tudo|todos|todas|ninguem|quem|isso|esse|essa|meus?|minhas?|noss[oa]s?|sempre|nunca)$/;

/** "Dedé já sabe ...": a sentence whose first word no lexicon knows, and somebody does something. */
function opensWithName([first, next]: readonly Word[]): boolean {
  if (first === undefined || next === undefined || !prominent.test(first.text)) return false;
  if (pronoun.test(first.key)) return false;
  const acts = /^(?:ja|nao|se|me|nos|sempre|e)$/.test(next.key) || isVerbForm(next.key);
  return (
    acts &&
    !isVerbForm(first.key) &&
    !/(?:[ae]?i|ou|am|em|mos|[aei]ndo|ava|ia)$/.test(first.key) &&
    first.key.length > 2 &&
    lexicon().matchAt([first], 0) === undefined
  );
}

/** A capital inside a stretch is a name's; so is a known name anywhere. */
function isForeignName(words: readonly Word[], at: number, opens: boolean): boolean {
  const [word] = words.slice(at);
  if (word === undefined) return false;
  const capital = prominent.test(word.text);
  if (isKnownName(word.key) && (!isAlsoWord(word.key) || (capital && at > 0))) return true;
  if (at === 0 && opens) return opensWithName(words);
  return capital && word.text !== "R";
}

/** Whether a fragment may be repeated in public; `staff`: keys of the names that the reply may say. */
export function isQuotable({ text, opens }: Fragment, staff: ReadonlySet<string>): boolean {
  if (
    [brokenSigns, shouted, address, longNumber, drawn, twice, apart, chat, trailsBefore].some(
      (one) => one.test(text),
    )
  )
    return false;
  const folded = fold(text);
  const unfit = [coarse, delicate, ours, ofAnother, otherVoice, hangs, hangsBehindComma, toOthers];
  if (unfit.some((one) => one.test(folded))) return false;
  if (otherDrawback.test(` ${folded.replaceAll(",", " ,")} `)) return false;
  const words = toWords(text);
  const mayName = opens && !opensWithTime(words, folded);
  const first = opens && !mayName ? 1 : 0;
  if (
    words.some(
      (word, at) => at >= first && !staff.has(word.key) && isForeignName(words, at, mayName),
    )
  )
    return false;
  const unsaid = [isForeignStretch, tellsPrivateMatter, callsNames, accuses, namesRival];
  if (unsaid.some((tells) => tells(words)) || tellsWhere(folded)) return false;
  if (namesSomebody(words, staff)) return false;
  return findConcerns(words).length === 0 && !isMourning(words) && !stripOrders(text).ordered;
}
