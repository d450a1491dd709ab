import { partCount, partLength } from "../../../contract/parts.ts";
import { fold } from "../../../domain/search/fold.ts";
import { toPlainText } from "../../../domain/text/plain-text.ts";
import { splitSentences } from "../../../domain/text/sentences.ts";
import { toWords, type Word } from "../../../domain/text/words.ts";
import { capitalise } from "../../text/grammar.ts";

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** First names that are sure to be one, folded. A name that is not here counts only where a sign says so. */
const firstNames = words(
  "abigail adalberto adelaide ademir adilson adriana adriano agatha agnaldo aguinaldo alan alana alberto alcides alessandra alessandro alex alexandra alexandre alexsandro alice aline alisson almir altair amanda amelia ana anderson andre andrea andreia andressa andrezza angela angelica angelo anita antonia antonio aparecida ariane ariel arlete armando arnaldo arthur artur augusto aurea ayrton barbara beatriz benedita benedito benicio bernardo bete betina beto bia bianca breno brenda bruna bruno caio camila camilla carina carla carlos carmem carmen carol carolina caroline cassia catarina cecilia celia celina celio celso cesar charles cibele cicero cida cintia clarice clarissa claudete claudia claudinei claudio cleber cleide cleiton cleonice cleusa cristian cristiana cristiane cristiano cristina cynthia dagmar daiane daiana dalva daniel daniela daniele danielle danilo davi david debora deise denilson denis denise deolinda diana diego diogo dirce djalma douglas dulce eder edgar edilene edilson edimar edinaldo edison edivaldo edmar edmilson edna edson eduarda eduardo elaine elen eliana eliane elias elisa elisabete elisangela eliseu elizabete elizabeth eloisa elton elza emanuel emanuela emerson emilia emilio emily enzo erica erick erik erika ernesto esther ester estela eunice evandro eva evelyn everaldo everton fabiana fabiano fabio fabiola fabricio fatima felipe fernanda fernando filipe flavia flavio francisca francisco franciele frederico gabi gabriel gabriela gabrielle geovana geraldo gerson gilberto gilda gilmar gilson giovana giovanna giovanni gisele giseli gislaine graziela graziele guilherme gustavo heitor helena helio heloisa henrique hugo iara igor inacio ingrid iracema irene iris isaac isabel isabela isabella isabelle isadora ismael israel italo ivan ivana ivete ivone ivonete izabel izabela jackson jacqueline jaime jair jairo janaina jandira jane janete jaqueline jean jeferson jefferson jenifer jennifer jessica jessika jhonatan joana joao joaquim joel joelma joice jonas jonathan jorge jose josefa josi josiane josue joyce juca julia juliana juliane juliano julio junior juliete jussara kamila karen karina karine karla karoline katia kauan kelly kely keila kevin laercio lara larissa laura lauro laysa leandra leandro leda leila leo leonardo leonice leticia lia lidia lidiane ligia lilian liliane livia lorena lourdes lourenco luan luana lucas lucia luciana luciane luciano lucilene lucimara ludmila luis luisa luiz luiza madalena magali maiara maicon manoel manu manuel manuela mara marcela marcelo marcia marcio marcos margarete margarida maria mariana mariane marilda marilene marilia marina mario marisa maristela marize marlene marli marta matheus mateus mauricio mauro max mayara mayra meire melissa michel michele michelle miguel milena milene milton miriam mirela mirian moacir moises monica murilo nadia nadir natalia natan natasha nathalia neide neiva nelson neusa neuza nicolas nicole nilda nilson nilton nina nivaldo noemi norma odair olga olivia orlando osmar osvaldo oswaldo otavio pablo paloma pamela patricia patrick paula paulinha paulo pedro pietra poliana priscila priscilla rafael rafaela raissa raimunda raimundo ramon raquel raul rebeca regiane regina reginaldo reinaldo renan renata renato ricardo rita roberta roberto robson rodolfo rodrigo rogerio romulo ronaldo rosana rosane rosangela roseli rosemary rosilene rosimeire rubens rute ruth sabrina samanta samara samuel sandra sandro sarah sebastiao selma sergio severino sheila sidnei sidney silmara silvana silvia silvio simone solange sonia sophia stefany stela stella stephanie suelen sueli suzana suzane tadeu tainara tais talita tamara tamires tania tarcisio tatiana tatiane telma teresa tereza thais thaisa thalita thayna thiago tiago ulisses valdemar valdir valeria valentina valmir valter vanda vanderlei vanessa vania vera veronica vicente victor victoria vilma vinicius virginia vitor viviane vivian wagner walter wanda wanderson washington welington wellington wesley willian william wilson yago yara yasmin yuri zelia zilda zuleide duda lu ju nanda rafa gu malu mari dani cris fe edu rapha jojo tati pati bel rose rosa",
);

/** Listed names that are also everyday words: taken for names with a capital only. */
const alsoWords = words(
  "rosa margarida lu ju fe gu bel max mara eva rose iris diana junior vera leda nina lia",
);

/** Capitals behind an article that are no person. */
const noPerson = words(
  "cliente clientes loja padaria pizzaria salao clinica equipe empresa oficina escola academia pousada hotel restaurante lanchonete barbearia recepcao recepcionista moca moco menina rapaz dona dono gerente atendente atendentes funcionaria funcionario vendedora vendedor garcom garconete professora professor dra dr doutora doutor senhora senhor pessoa pessoal comida pizza pao bolo cafe entrega pedido google instagram whatsapp ifood uber pix brasil deus nossa minha meu todos todas tudo proprietaria proprietario secretaria tia tio seu dentista medica medico veterinaria veterinario manicure cabeleireira motorista entregador tecnico instrutor instrutora profissional",
);

/** Whether a text begins with a first name. */
export function isFirstName(text: string): boolean {
  return firstNames.has(toWords(text)[0]?.key ?? "");
}

const capital = /^\p{Lu}\p{Ll}+$/u;

function isName({ key, text }: Word): boolean {
  return firstNames.has(key) && (!alsoWords.has(key) || /^\p{Lu}/u.test(text));
}

/** A word that can be a name where a sign says that one comes. */
function mayBeName(word: Word, barred: ReadonlySet<string>): boolean {
  return (
    !noPerson.has(word.key) &&
    !barred.has(word.key) &&
    word.text.length <= partLength.name &&
    (isName(word) || capital.test(word.text))
  );
}

function asName(word: Word): string {
  return capitalise(word.text === word.text.toUpperCase() ? word.text.toLowerCase() : word.text);
}

const said =
  /(?:^|[^\p{L}])(?:me chamo|meu nome é|meu nome e|aqui é [oa]|aqui e [oa]|sou [oa]|ass(?:inado)?[.:]|att[.,:]?|atenciosamente,?)\s*(\p{L}+)/giu;
const dashed = /[—–-]\s*(\p{L}+)(?:\s+\p{L}[\p{L}.]*)?[\s.!]*$/u;
const teller =
  /^\W*(?:(?:[oa] )?client[ea] )?(\p{Lu}\p{L}+)(?: \p{Lu}[\p{L}.]*)? (?:escreveu|comentou|avaliou|disse|deixou|reclamou|deu)(?=[\s:])/u;
const named = /(?:^|\s)clientes? (\p{Lu}\p{Ll}+)/u;

/** The customer's first name, where it is signed or told. */
export function readCustomer(text: string, barred: ReadonlySet<string>): string | undefined {
  const plainText = toPlainText(text).trim();
  const told = [...plainText.matchAll(said)].map(({ 1: name = "" }) => name);
  const marked = [dashed, teller, named].map((sign) => sign.exec(plainText)?.[1] ?? "");
  const candidates = [...marked, ...told].flatMap((one) => toWords(one).slice(0, 1));
  const sentences = splitSentences(plainText);
  const last = toWords(sentences.at(-1) ?? "");
  const isLone =
    last.length === 1 ||
    (last.length === 2 && last.every(({ text: word }) => /^\p{Lu}/u.test(word)));
  const signed = sentences.length > 1 && isLone ? last.slice(0, 1).filter(isName) : [];
  const found = [...candidates, ...signed].find((word) => mayBeName(word, barred));
  return found && asName(found);
}

const warmth =
  /\b(?:gentil|gentis|atencios|simpatic|educad|querid|carinhos|pacien[ct]|otim|excelent|maravilhos|perfeit|incrivel|nota 10|parabens|atendeu|atendid|amor\b|fof[oa]|dedicad|prestativ|competent|profissional|arras|amei|adorei|agradec|obrigad|anjo|show|top\b|explicou|cuidou|cuidados|ajudou|elogi|especial|melhor)/;
const coldness =
  /\b(?:nao|pessim|horrivel|gross|mal|ruim|demor|nunca|nem|estupid|arrogan|pior|falta|reclam|ignor)/;
const title = words(
  "dra dr prof professora professor tia tio atendente vendedora vendedor garcom recepcionista manicure",
);
/** "da Bia" is praised behind these; a party of hers is not. */
const given = words(
  "atendimento trabalho carinho ajuda cuidado simpatia atencao paciencia servico dedicacao",
);
/** What guests do, and whose guests they are. */
const guest = words(
  "adorou amou gostou curtiu comeu quis pediu fez faz ficou completou disse falou escolheu",
);
const relative = words(
  "filho filha neto neta amigo amiga irma irmao mae pai sobrinho sobrinha primo prima marido esposa aniversario festa cha",
);

/** Whether the words before a name lead to somebody who works here. */
function isLedTo(words: readonly Word[], at: number): boolean {
  const [far = "", near = ""] = [words[at - 2]?.key, words[at - 1]?.key];
  if (relative.has(near) || relative.has(far)) return false;
  if (far === "com" && /^(?:fui|fomos|vim|viemos)$/.test(words[at - 3]?.key ?? "")) return false;
  if (/^d[ao]$/.test(near)) return given.has(far);
  return title.has(near) || /^(?:a|o|pela|pelo|e|com|obrigad[oa]|valeu)$/.test(near);
}

/** Who is named right next to praise in a sentence that holds nothing else. */
export function readPeople(text: string, barred: ReadonlySet<string>): string[] {
  const people = new Map<string, string>();
  for (const sentence of splitSentences(toPlainText(text))) {
    const folded = fold(sentence);
    if (!warmth.test(folded) || coldness.test(folded)) continue;
    const words = toWords(sentence);
    words.forEach((word, at) => {
      const isStaff = isLedTo(words, at) && !guest.has(words[at + 1]?.key ?? "");
      const isNamed = isName(word) || title.has(words[at - 1]?.key ?? "");
      if (isStaff && isNamed && mayBeName(word, barred)) people.set(word.key, asName(word));
    });
  }
  return [...people.values()].slice(0, partCount.people);
}
