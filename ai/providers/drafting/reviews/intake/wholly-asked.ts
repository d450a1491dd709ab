import { lexicon } from "../lexicon/book.ts";
import { asksInPassing, isDeed } from "./bare-questions.ts";
import { isAsking, isMarked, opensQuestion, wordsOf } from "./questions.ts";

/** Words of a sentence that still asks plainly, or tells in passing why. */
const most = 14;
/** Sentences of a text that does nothing but ask. */
const mostSentences = 8;

const hail = /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|tudo bem|gente|pessoal) ?)+/u;

/** "Atendem alguém?", "fazem tudo assim?", "tem gerente aí?": asked for effect as often as for an answer. */
const forEffect =
  /\b(?:assim|iss?o|isto|aquilo|tudo|nada|nunca|algum dia|qualquer|alguem|gente|pessoas?|clientes?|gerentes?|atendentes?|funcionari[oa]s?|educacao|respeito|sempre|mesmo|de verdade|ou (?:nao|so (?!n[oa]))|quando querem|melhorar|milagres?|telefone|mensage(?:m|ns)|uma coisa)\b/;
/** "Limpam esse banheiro?": what both see, and one blames. */
const shown = /\b[dn]?ess[ea]s?\b/;

/** What a shop does to a thing that is worn or broken: its fault is no blame. */
const mends =
  /^(?:conserta|arruma|repara|tira|remove|limpa|troca|recupera|restaura|reforma|solda|cobre|pinta|trata|refaze|corrige|tapa|veda|emenda|cola|lava|busca|compra|guincha|des\p{L}{3,}[ae])m$/u;

/** "Pintam risco de carro?": a deed asked for by its verb alone. */
function asksForDeed(keys: readonly string[]): boolean {
  const [verb = "", next = ""] = keys[0] === "voces" ? keys.slice(1) : keys;
  return isDeed(verb) && next !== "" && !shown.test(keys.join(" "));
}

const arrived =
  /(?:^| )ja (?:tem|da|lot\p{L}+|cheg\p{L}+|abri\p{L}+|volt\p{L}+|comec\p{L}+|sai\p{L}+|sairam|acab\p{L}+|esgot\p{L}+|encerr\p{L}+|fech\p{L}+|reabri\p{L}+|aceitam?|funciona\p{L}*|passam?|esta|receb\p{L}+|vende\p{L}*|faze?m?)\b|^(?:chegou|chegaram|voltou|voltaram|abriu|abriram|saiu|sobrou|restou|lotou|comecou)\b|\b(?:receberam|abriu|abriram|voltou|voltaram|chegou|chegaram|reabriu)$/u;
const own =
  /\b(?:meus?|minhas?|noss[oa]s?|pedidos?|encomendas?|que (?:comprei|pedi|paguei|encomendei))\b/;

/** "A turma já lotou?", "vocês receberam?": whether something has come about, and nothing that the writer waits for. */
function asksForNews(said: string): boolean {
  return arrived.test(said) && !own.test(said);
}

/** The opinions of a sentence, each as its polarity. */
function opinionsIn(sentence: string): number[] {
  return lexicon()
    .scan(wordsOf(sentence))
    .flatMap(({ value }) => (value.kind === "opinion" ? [value.polarity] : []));
}

const behindQuestion =
  /^(?:e |ai |mas )?(?:leva|demora|sai|fica|ficam|atrasa|espera|precisa|tem que|custa|da para|e|vem|chega|volta|entregam?|dura|quant[oa]s?|em quant[oa]s?|ate|que|pode|posso|abrem?)\b/;
const measure =
  /\bquant[oa]s?\b|\bquando\b|\bou\b|\b(?:demora|leva|atrasa|espera) (?:muit[oa]|bastante)\b|\bmesmo dia\b/;

type Role = "asks" | "news" | "seems" | "further" | "why" | "hail" | undefined;

const searched =
  /^(?:ja )?(?:procurei|olhei|li|busquei|pesquisei|entrei|vi) (?:[^.]* )?(?:e )?(?:nao (?:achei|encontrei|vi|tem|diz|fala)|nada|nem sinal)(?: (?:nada|isso|la|por la|em lugar nenhum))?$|^nao (?:achei|encontrei|vi) (?:(?:isso|essa informacao|nada|o preco|o valor) )?(?:em lugar nenhum|em canto nenhum|n[oa]s? \p{L}+)$|^nao (?:achei|encontrei)$/u;
const source =
  /\b(?:site|insta|instagram|face|facebook|perfil|pagina|maps|google|anuncio|folheto|cardapio|porta|placa|cartaz|whatsapp|app|aplicativo|catalogo|panfleto|vitrine|embalagem|etiqueta|mapa|descricao|convite|edital|flyer|bio|post|tabela|lugar nenhum)\b/;
const silence =
  /\b(?:nao|nem|ninguem|nada) (?:\p{L}+ )?(?:fala|diz|mostra|consta|tem|aparece|informa|esta|vem|explica|coloc\p{L}+|escrev\p{L}+|indica|cita|traz|marca|vi|achei|encontrei|especifica|menciona)\b|\bem branco\b|\bso (?:tem|fala|diz|mostra|aparece)\b|\bsem (?:preco|valor|horario|informac\p{L}+|nada)\b/u;

/** "O anúncio não fala", "procurei no insta e não achei": why one asks. */
function tellsWhy(said: string): boolean {
  return searched.test(said) || (source.test(said) && silence.test(said));
}

const heardOf =
  /\b(?:(?:falaram|disseram|diziam|avisaram|comentaram|comentou|disse|falou|avisou|contaram|prometeram) (?:que|para|n[oa])|anunciaram|anunciou|ficaram de|deram como cert[oa]|(?:iam|ia) \p{L}+[aei]r|estava previst[oa]|(?:vi|tinha) (?:um|uma) (?:faixa|placa|cartaz|post|anuncio|propaganda))\b/u;

/** "Disseram que ia voltar", "vi uma faixa": what made one ask whether it has come. */
function tellsAnnounced(said: string): boolean {
  return heardOf.test(said) && !own.test(said);
}

/** What a sentence with its mark asks; "seems": only told why one asks it makes it sure. */
function askedBy(sentence: string, said: string): Role {
  if (!isAsking(sentence) || forEffect.test(said)) return undefined;
  const opinions = opinionsIn(sentence);
  if (asksForNews(said)) return opinions.includes(-1) ? undefined : "news";
  const keys = said.split(" ");
  const blames = opinions.length > 0 && !keys.slice(0, 2).some((key) => mends.test(key));
  const plainly = asksForDeed(keys) || opensQuestion(sentence);
  return plainly && !blames ? "asks" : "seems";
}

/** What stands behind a question and belongs to it. */
function toldBehind(sentence: string, said: string, before: Role): Role {
  if (before === undefined || before === "hail") return undefined;
  const measures =
    behindQuestion.test(said) && measure.test(said) && opinionsIn(sentence).length < 2;
  if (measures && before !== "seems") return "further";
  if (tellsWhy(said)) return "why";
  return before === "news" && tellsAnnounced(said) ? "why" : undefined;
}

/** What a sentence is to a text that only asks; `before`: what the sentence before it is. */
function roleOf(sentence: string, before: Role): Role {
  const words = wordsOf(sentence).map(({ key }) => key);
  const said = words.join(" ").replace(hail, "");
  if (said === "") return "hail";
  if (words.length > most) return undefined;
  return (
    (isMarked(sentence) ? askedBy(sentence, said) : undefined) ?? toldBehind(sentence, said, before)
  );
}

/**
 * The questions of a text that does nothing but ask: "Emolduram quadro? leva quantos dias", "Quanto custa? Procurei e não
 * achei". Undefined where it also tells.
 */
export function whollyAsked(sentences: readonly string[], stars?: number): string[] | undefined {
  const [only = "", ...more] = sentences;
  const keys = wordsOf(only).map(({ key }) => key);
  const inPassing = more.length === 0 && asksInPassing(keys, stars);
  if (inPassing && !opinionsIn(only).includes(1)) return [only];
  if (sentences.length > mostSentences) return undefined;
  const roles: Role[] = [];
  for (const sentence of sentences) roles.push(roleOf(sentence, roles.at(-1)));
  const unsure = roles.some(
    (role, at) => role === undefined || (role === "seems" && roles[at + 1] !== "why"),
  );
  const asking = sentences.filter((_, at) => roles[at] !== "hail" && roles[at] !== "why");
  return unsure || asking.length === 0 ? undefined : asking;
}
