import { fold } from "../../../../../domain/search/fold.ts";
import { toWords, type Word } from "../../text/words.ts";
import { stripOrders } from "../intake/injection.ts";
import { findConcerns, isMourning } from "../intake/sensitive.ts";
import { lexicon } from "../lexicon/book.ts";
import { isAlsoWord, isKnownName } from "../lexicon/names.ts";
import { isVerbForm } from "../lexicon/verbs.ts";
import { isForeignStretch } from "./foreign-words.ts";
import type { Fragment } from "./quotes.ts";

/** Signs that would stand wrong inside our quotation marks. */
const brokenSigns =
  /["“”«»„`´@<>{}[\]\\^]|(?<!\p{L})['‘’]|['‘’](?!\p{L})| [,.;:!?]|[.;!?]\s|\s{2}|\n/u;
const shouted = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u;
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

/** Folded. Coarse words and what calls somebody names. */
const coarse =
  /\b(?:porra|caralho\w*|merda\w*|bosta\w*|put[ao]s?|putaria|foda\w*|fod\w{1,6}|cacete|cu|cuzao|buceta|pica|piroca|viad\w+|arrombad\w+|desgraca\w*|desgracad\w+|inferno|infernal|diab\w{1,6}|idiota\w*|imbecil|imbecis|otari\w+|babaca\w*|escrot\w+|vagabund\w+ha\w*|cretin\w+|retardad\w+|lixo|palhac\w+|burr[ao]s?|nojent\w*|nojo\w*|jument\w+|best[ao]s?|piranha|corn[ao]s?|safad\w+|lerd\w+|porc[ao]s?|imund\w+|gentalha|corja|incompetent\w+|ignorant\w+|mal ?educad\w*|gross[ao]s?|grosseir\w+|estupid\w+|arrogant\w+|debochad\w+|folgad\w+|preguicos\w+|doid[ao]s?|louc[ao]s?|tarad\w+|tesao|pobre|gord[ao]s?|velh[ao]s? (?:chat|rabug)\w+|pelad[ao]s?|bebad[ao]s?)\b/;

/** Folded. Illness, harm, death, crime and the law: nothing to repeat in public. */
const delicate =
  /\b(?:surd[ao]s?|ceg[ao]s?|mud[ao]s?|idos[ao]s?|cadeira de rodas|mora sozinh[ao]|moro sozinh[ao]|moro (?:em|n[ao])|\d+ anos|cancer|tumor|depress\w+|ansiedade|panico|autis\w+|tdah|tea|alerg\w+|celiac\w+|diabet\w+|cirurgi\w+|quimio\w*|gravid\w*|gestant\w*|gestacao|aborto|hiv|infart\w+|avc|epilep\w+|deficien\w+|cadeirante\w*|fisioterap\w+|doenca\w*|doente\w*|dor|dores|doeu|doi|sangu\w+|remedi\w+|medic[oa]\w*|hospital\w*|psic\w+|terap\w+|trauma\w*|luto|morr\w+|morte|mort[ao]s?|matar|matou|mata|suicid\w+|enterr\w+|velorio|tombo\w*|tropec\w+|operad[ao]s?|fratur\w+|desmai\w+|vomit\w+|pass(?:ei|ou|amos|aram) mal|intoxic\w+|ferid[ao]s?|magr[ao]s?|maus tratos|coluna|joelhos?|larvas?|vermes?|moscas?|varejeiras?|insetos?|ratos?|ratazanas?|uma barata|baratas? (?:no|na|andando|viva|morta)|artr\w+|hernia|bursite|tendinite|enxaqueca|fibromialgia|alzheimer|parkinson|asma\w*|bronquite|labirintite|divorci\w+|separacao|traicao|crime\w*|criminos\w+|ladra\w*|roub\w+|furt\w+|assalt\w+|golp\w+|fraud\w+|policia\w*|delegacia|justica|process\w{2,}|advogad\w+|procon|denunci\w+|droga\w*|maconha|arma|armas|tiro|tiros|sexo|sexual\w*|estrag\w+ a saude|politic\w+|bolsonar\w+|lula|petist\w+|presidente|candidat\w+|eleic\w+|religi\w+|macumb\w+)\b/;

/** Folded. Words of the reply's own courtesy, of promises and threats: between our sentences they read as ours. */
const ours =
  /\b(?:obrigad\w+|agradec\w+|grat[ao]s?|gratidao|desculp\w+|lament\w+|perdao|perdoa\w*|garant\w+|promet\w+|providenc\w+|reembols\w+|estorn\w+|ressarc\w+|indeniz\w+|cupom|cupons|voucher|brindes?|gratis|gratuit\w+|descont\w+|estrelas?|notas?|avalia\w+|review|comentarios?|resenha|google|iassist\w+|concorren\w+)\b/;

/** Folded. An order to a machine, or talk about one; an owner who tells of a customer. */
const otherVoice =
  /\b(?:ia|prompt|assistente|robo|bot|chatgpt|gemini|sistema|instruc\w+|comando|modelo|inteligencia artificial|ignor[ea]|desconsider\w+|respond[ae]\w*|escrev\w+|diga|digam|inclua|traduz\w*|repita|revele|[oa]s? client\w+|client\w+ (?:\w+ ){0,3}(?:disse|falou|reclam\w+|escreveu|coment\w+|elogi\w+|achou|gostou|pediu|deixou|deu|quer|ficou)|reclamou que|elogiou|reclamou d\w+)\b/;

/**
 * Folded. Where a trade could be one that may not even confirm that a person is its client, or somebody's body was
 * harmed: wider than what makes a reply keep the secret, for a quote would tell of it letter for letter.
 */
const secret =
  /\b(?:dra?|doutora?|consult\w+|meus? sorrisos?|dente\w*|dentist\w+|dentad\w+|siso\w*|protese\w*|canal|aparelho fixo|nutri\w*|plano alimentar|emagreci\w*|psic\w+|terap\w+|sessao (?:de terapia|por sessao|dela|dele)|(?:na|no meio da|primeira) sessao|fisio\w*|fono\w*|clinic\w+|laborator\w+|coleta|colhe\w*|jejum|exame\w*|resultado no|convenio|plano de saude|medic[oa]\w*|receita medica|ultrassom|muleta\w*|ligamento|reabilita\w+|ouvida|escuta de verdade|julgamentos?|advoga\w+|juridi\w+|tribunal|honorarios|inventario|processo\w*|aposent\w+|contador\w*|contabil\w*|imposto\w*|malha fina|vacin\w+|veia|bolhas?|ardendo|inflam\w+|dipirona|curativo\w*|gesso|couro cabeludo|reacao|quebrei (?:o|a|um|uma)|machuc\w+|choque (?:no|na|eletrico|de verdade)|(?:tom|lev)(?:ei|ou|amos) (?:um )?choque|fung[ou]s?|micoses?|frieira|infec\w+|esquecid[ao]s? (?:n[ao]|dentro)|tombo|operad[ao]s?|fratur\w+|desmai\w+|vomit\w+|intoxic\w+|ferid[ao]s?|despedida|partida del[ea]|secretaria|choquinho|engasg\w+|tontura|sufoc\w+|com dor|sou (?:negr|pret|gord|gay|trans|lesbica)\w*|diabet\w+|soro|botox|harmoniza\w+|crianca com|autis\w+)\b/;

/** Whether a text is, or could be, of a trade that secrecy binds. */
export function touchesSecrecy(text: string): boolean {
  return secret.test(fold(text));
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
  /^el[ea]s? \p{L}+$|(?:^|\s)(?:de|do|da|dos|das|em|no|na|nos|nas|e|ou|que|com|sem|por|pelo|pela|pra|para|pro|o|a|os|as|um|uma|meu|minha|seu|sua|mas|se|quando|como|mais|muito|tao|nem|ate|ao|aos|nao|foi|era|tava|estava|ta|ser|ter|tem|vai|vi|vimos|percebi|percebemos|descobri|disse|falou|r\$)$/u;
const prominent = /^\p{Lu}/u;

/** "Dedé já sabe ...": a sentence whose first word no lexicon knows, and somebody does something. */
function opensWithName([first, next]: readonly Word[]): boolean {
  if (first === undefined || next === undefined || !prominent.test(first.text)) return false;
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
    [brokenSigns, shouted, address, longNumber, drawn, twice, apart, chat].some((one) =>
      one.test(text),
    )
  )
    return false;
  const folded = fold(text);
  if ([coarse, delicate, ours, otherVoice, hangs].some((one) => one.test(folded))) return false;
  const words = toWords(text);
  if (words.some((word, at) => !staff.has(word.key) && isForeignName(words, at, opens)))
    return false;
  if (isForeignStretch(words)) return false;
  return findConcerns(words).length === 0 && !isMourning(words) && !stripOrders(text).ordered;
}

/** Folded. What a complaint may be quoted with: no person, no accusation, no threat, no irony. */
const accusing =
  /\b(?:ok|basic[ao]s?|normal|razoave\w+|regular|ment\w{2,6}|mentira\w*|engan\w+|descaso|vergonh\w+|absurd\w+|ridicul\w+|piada|falta de (?:respeito|educacao|vergonha)|desrespeit\w+|ma[- ]fe|ma vontade|explora\w*|enrol(?!ad[oa]s? (?:n[oa]s?|em))\w+|palhacada|pior\w*(?! (?:que|do que) )|horriv\w+|horror\w*|pessim\w+|terriv\w+|(?:nem|nao) (?:me )?import(?:a|am|ava|o)|tanto faz|nunca mais|jamais|fuj\w+|tenho (?:pena|do)|coitad\w+|fei[ao]s?|decep\w+|bagunc\w+|(?:diss\w+|fal(?:ou|aram)|diz|dizem|aleg\w+|respond\w+|pergunt(?:ou|aram)) (?:que|pr[ao]|para|se)|nem pens\w+|evite|espelunca|maldit\w+|seus \w+$|pilantra\w*|picaret\w*|caloteir\w*|salafrari\w*|trambiqueir\w*|trouxa\w*|muquifo|pocilga|pardieiro|raiva|odi(?:o|ei|amos)|nao piso|nao (?:deixe|compre|va|confie|leve|caia|perca|faca|peca|entre|contrate|gaste|acredite)m?|nao (?:recomendo|volto|voltarei|indico)|parabens|ultima vez|(?:deveri\w+|devi\w+|podi\w+|tem que|tinha que) (?:ser )?fech\w+|nem te conto|acredite\w* se quiser|parecendo (?:zero|nov[ao])|novinh[ao]s?|zerad[ao]s?|otim[ao]\w*|maravilh\w+|excelent\w+|perfeit[ao]\w*|adorei|amei|que bom|alegria|feliz\w*|content(?:e|es|amento)|culpa\w*|(?<!com |um )err(?:o|os)|err(?:ou|aram)|falha(?:s|ram)? (?:d[aeo]s?|n[ao] atend\w+|comigo)|moc[ao]s?|rapaz\w*|atendent\w+|garco\w+|gerent\w+|don[ao]s?|funcionari\w+|vendedor\w*|recepcionist\w+|caixa(?! (?:d[aeo]|sumiu|veio|chegou|estava|aberta|rasgad\w+|amassad\w+|molhad\w+))|entregador\w*|motoboy|motorist\w+|cozinheir\w+|chef|cabeleireir\w+|barbeir\w+|manicure\w*|professor\w*|prof|instrutor\w*|mecanic\w+|tecnic[ao]s?|pedreir\w+|eletricist\w+|pintor\w*|veterinari\w+|dentist\w+|doutor\w*|dra?|seguranca\w*|porteir\w+|manobrist\w+|estagiari\w+|menin[ao]s?|cara|sujeito|mulher|homem|senhor\w*|patra\w+|chefe|equipe|pessoal|el[ea]s?|del[ea]s?|voces|povo)\b/;

/** Folded. "Coloquem mais gente": a demand, and not what happened. */
const demanding =
  /^(?:por favor,? |e |so )?(?:coloquem|melhorem|contratem|arrumem|aumentem|consertem|treinem|troquem|mudem|limpem|cuidem|tomem|prestem|invistam|ponham|tragam|revejam|abram)\b/;

function speaksOfStaff(text: string): boolean {
  return lexicon()
    .scan(toWords(text))
    .some(({ value }) => value.kind === "thing" && value.class === "people");
}

function namesSomebody(text: string): boolean {
  const words = toWords(text);
  return words.some((_, at) => isForeignName(words, at, false));
}

/** Whether a stretch of a complaint keeps to the matter. */
export function keepsToMatter(text: string): boolean {
  const folded = fold(text);
  if (accusing.test(folded) || demanding.test(folded)) return false;
  return !speaksOfStaff(text) && !namesSomebody(text);
}

/** Folded. What went wrong before all was well: no joy over it; "sem atraso" is well. */
const amiss =
  /(?<!\b(?:sem|nao|nunca|nem|zero|nenhum|nenhuma) (?:\w+ ){0,2})\b(?:err(?:ou|aram|ad[ao]s?|ei)|atras(?:ou|aram|os?|ad[ao]s?)|reclam\w+|pior|horrivel|ruim|ruins|chat[ao]s?|problemas?|trist\w+|raiva|castigo|medo|quebr(?:ou|aram|ad[ao]s?)|murch(?:ou|aram|[ao]s?)|estrag(?:ou|aram|ad[ao]s?)|entupi(?:u|ram)|vaz(?:ou|aram|ando)|rach(?:ou|aram)|suj[ao]s?|demor(?:ou|aram|a)|frustra\w+|decep\w+|infelizmente|pena|perdi|perdeu|car[ao]s? demais|esperanca|(?:poderi\w+|podia|podiam|deveri\w+|devia|deviam) (?:ter|ser|haver|melhorar|abrir|aceitar|aumentar|oferecer|fazer|vir|tirar|dar|colocar|por|mudar|baixar)|(?:queria|gostaria|pena) que|seria (?:bom|legal|otimo|interessante|melhor)|sinto falta|senti falta|faria diferenca|seriam? bem.?vind\w*|ajudaria|cairia|nem (?:e|eh|sao|foi|era|esta) (?:tao|muito|la)|falt(?:a|am|ou|aram|ava)|so achei|ate (?:a hora|que|o momento|o dia)|(?:e|fica|ficou|meio|muito|pouco|bem) longe|(?:pra|para) quem (?:tem (?:paciencia|tempo)|pode esperar|nao (?:liga|se importa))|tirando|precisa(?:va|m|vam)? (?:de|melhorar))\b/;

/** Whether a stretch of a praise tells nothing that went wrong. */
export function isGlad(text: string): boolean {
  return !amiss.test(fold(text));
}
