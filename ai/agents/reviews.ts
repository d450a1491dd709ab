import { countWords } from "../../domain/text/words.ts";
import { codeCheck, placeholderCheck } from "../checks/code.ts";
import { createContactCheck, mayHaveContact } from "../checks/contacts.ts";
import { type Check, faultIf } from "../checks/fault.ts";
import { createFigureCheck } from "../checks/figures.ts";
import { isMark } from "../checks/harmless-figures.ts";
import { isForeign, languageCheck, mayBeForeign } from "../checks/language.ts";
import { createLeakCheck } from "../checks/leak.ts";
import { beginsWithPreamble, withoutPreamble } from "../checks/preamble.ts";
import { createDataCheck } from "../checks/review-data.ts";
import { createDetailCheck } from "../checks/review-detail.ts";
import { accusationCheck, admissionCheck, pressureCheck } from "../checks/review-faults.ts";
import { cutReply, replyLengthCheck } from "../checks/review-length.ts";
import { createPromiseCheck, mayPromise } from "../checks/review-promises.ts";
import { createSecrecyCheck } from "../checks/review-secrecy.ts";
import { type ReviewCase, readCase } from "../notices/review-case.ts";
import type { GenerationRequest } from "../provider.ts";
import { readReview } from "../providers/drafting/reviews/read-review.ts";
import { namePoints } from "../providers/drafting/reviews/writing/point-names.ts";
import type { AgentTask } from "./agent-task.ts";
import { askAbout, composePrompt, rulesOf } from "./instructions.ts";
import { allCaseRules, caseRules, wishRules } from "./review-rules.ts";
import { standsAsReply } from "./review-stands.ts";
import { createTextForm, type TextRules } from "./text-form.ts";
import { createQuoting, type Quoting } from "./untrusted-text.ts";

/** Named points, no admission, no data, a private channel. */
const task = `Sua tarefa: escrever a resposta pública do negócio a uma avaliação de cliente no Perfil da Empresa no Google. O material é a avaliação, ou a situação contada por quem atende.

Como a resposta é feita:
1. A primeira frase já cita um ponto concreto da avaliação, junto com o agradecimento ou o pesar. Nada de abertura pronta.
2. Use o primeiro nome de quem avaliou, se aparecer.
3. Trate cada ponto citado, com as palavras da pessoa, sem discutir.
4. Elogio pede gratidão. Reclamação pede um pedido de desculpas pela experiência, e a notícia de que a equipe leu. Avaliação mista pede as duas coisas. Pergunta: responda só o que o material permite. Sem reclamação, sem desculpas.
5. Havendo reclamação, convide para continuar em particular, pelos contatos do próprio perfil, sem escrever telefone nem e-mail.
6. Termine com uma assinatura simples da equipe, na primeira pessoa do plural, sem espaço por preencher.

O que não pode: admitir culpa, erro ou responsabilidade; dizer o que será corrigido, trocado, melhorado ou providenciado; prometer reembolso, desconto, brinde, conserto, retorno ou prazo; ameaçar, acusar, ironizar; pedir para mudar ou apagar a nota; oferecer algo em troca da avaliação; dizer que a pessoa é paciente ou que comprou tal coisa se o material não disser; repetir nome completo, número de pedido, doença ou dívida. Em saúde, advocacia e contabilidade, não confirme que a pessoa foi atendida. Acusação grave: não negue nem confirme, e leve para o particular.

Tamanho: de 40 a 90 palavras. Entregue uma única resposta, pronta para publicar.`;

const taskPart = { text: task, isShared: true } as const;
const rules = `${rulesOf(task)}\n${allCaseRules}`;
const reminder = "Escreva agora a resposta pública do negócio a essa avaliação.";

type ReviewRequest = Pick<GenerationRequest, "prompt" | "stars" | "revision">;

function turnOf({ prompt, revision }: ReviewRequest, { quote }: Quoting) {
  if (!revision) return askAbout(quote(prompt), reminder);
  // The reply to be changed comes from outside too, whoever wrote it first.
  const before = `A resposta que já existe, também como material:\n${quote(revision.previous)}`;
  return askAbout(`${quote(prompt)}\n\n${before}`, wishRules[revision.wish]);
}

/** The same words as before are no new version. */
function isUnchanged(text: string, { revision }: ReviewRequest): boolean {
  return revision !== undefined && revision.previous.trim() === text.trim();
}

/** "Mais curto" is fewer words; a reply that is short already need not lose any. */
function createShorterCheck({ revision }: ReviewRequest): Check[] {
  if (revision?.wish !== "shorter") return [];
  const before = countWords(revision.previous);
  if (before <= fewestWords) return [];
  return [(text) => faultIf(countWords(text) >= before, "longer")];
}

/** Words below which a reply says hardly anything; the least that "mais curto" asks for. */
const fewestWords = 20;

/**
 * Where nothing may be confirmed, to name a detail would do so; a review in another language shares no word with its
 * reply. Where a review tells no point ("Adorei!") there is none to name: that is read only for a reply that shares no
 * word with it.
 */
function detailCheckFor(
  { prompt: review, stars }: ReviewRequest,
  { notices, isClientSecret }: ReviewCase,
  isForeignReview: boolean,
): Check {
  const isDelicate = isClientSecret || notices.some((notice) => notice !== "personal-data");
  if (isDelicate || isForeignReview) return () => undefined;
  const sharesWord = createDetailCheck(review, []);
  let closer: Check | undefined;
  return (text) => {
    if (sharesWord(text) === undefined) return undefined;
    closer ??= closerDetailCheck(review, stars);
    return closer(text);
  };
}

function closerDetailCheck(review: string, stars: ReviewRequest["stars"]): Check {
  const { points, named } = readReview(review, stars);
  const isBare = points.length + named.length === 0;
  return isBare ? () => undefined : createDetailCheck(review, namePoints(points));
}

/** A mark that is told has to be told right; where it is unknown, the model has read it in what was drawn. */
function createMarkCheck({ prompt, stars }: ReviewRequest): Check {
  if (stars === undefined) return createFigureCheck(prompt, isMark);
  return createFigureCheck(`${prompt}\n${stars} estrelas`, () => false);
}

/** What a sentence breaks, a text that it stands in breaks too: no pattern of these sees the end of a sentence. */
const ofAnyLength: readonly Check[] = [
  codeCheck,
  placeholderCheck,
  pressureCheck,
  admissionCheck,
  accusationCheck,
];

/** Whether a sentence of a reply may break a rule, by one look at the whole. Most replies break none. */
function createQuickLook(ofThisReview: readonly Check[]): (reply: string) => boolean {
  return (reply) =>
    mayHaveContact(reply) ||
    mayBeForeign(reply) ||
    mayPromise(reply) ||
    ofAnyLength.some((check) => check(reply) !== undefined) ||
    ofThisReview.some((check) => check(reply) !== undefined);
}

function rulesFor(
  request: ReviewRequest,
  here: ReviewCase,
  isForeignReview: boolean,
  { secrets }: Quoting,
): TextRules {
  const { prompt, revision } = request;
  const { notices, isClientSecret } = here;
  const given = `${prompt}\n${revision?.previous ?? ""}`;
  const isHarmTold = notices.includes("health") || notices.includes("accusation");
  const namesDetail = detailCheckFor(request, here, isForeignReview);
  const secrecyCheck = createSecrecyCheck({ isClientSecret, isHarmTold });
  const dataCheck = createDataCheck(prompt);
  const isNew: Check = (text) => (isUnchanged(text, request) ? { rule: "unchanged" } : undefined);
  return {
    ofSentence: [
      createContactCheck(given, "personal-data"),
      languageCheck,
      codeCheck,
      placeholderCheck,
      createPromiseCheck(prompt),
      pressureCheck,
      admissionCheck,
      accusationCheck,
      secrecyCheck,
      dataCheck,
      createMarkCheck(request),
    ],
    mayFail: createQuickLook([secrecyCheck, dataCheck]),
    ofAnyPart: [createLeakCheck({ canaries: secrets, rules }, given), languageCheck],
    ofWhole: [namesDetail, replyLengthCheck, isNew],
    wished: createShorterCheck(request),
    strip: withoutPreamble,
    stands: standsAsReply,
    shorten: cutReply,
    finish: () => (notices.length > 0 ? { notices: [...notices] } : {}),
    // A reply that has to be shorter is short, and known to be so at its end alone.
    ...(revision?.wish !== "shorter" && {
      gate: {
        opens: (part) => namesDetail(part) === undefined,
        // As long as it may still become the same reply once more, or has to lose its beginning.
        waits: (soFar) =>
          (revision?.previous ?? "").startsWith(soFar.trim()) || beginsWithPreamble(soFar),
      },
    }),
  };
}

export function reviewsTask(request: ReviewRequest): AgentTask {
  const { prompt } = request;
  const quoting = createQuoting();
  const here = readCase(prompt);
  const isForeignReview = isForeign(prompt);
  const composed = composePrompt({
    task: taskPart,
    here: caseRules(here, { isForeign: isForeignReview, stars: request.stars }),
    quoting,
    turns: [turnOf(request, quoting)],
  });
  return { ...composed, form: createTextForm(rulesFor(request, here, isForeignReview, quoting)) };
}
