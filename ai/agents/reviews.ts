import { reviewPartWords } from "../../content/interface/review-parts.ts";
import type { ReviewLanguage, ReviewParts } from "../../contract/parts.ts";
import { countWords } from "../../domain/text/words.ts";
import { createReplyCheck, type ReviewCare, readCare } from "../../drafting/guard/index.ts";
import { readReviewParts } from "../../drafting/parts/index.ts";
import { codeCheck } from "../checks/code.ts";
import { type Check, faultIf } from "../checks/fault.ts";
import { toCheck } from "../checks/guarded.ts";
import { isForeign, languageCheck, mayBeForeign } from "../checks/language.ts";
import { createLeakCheck } from "../checks/leak.ts";
import { beginsWithPreamble, withoutPreamble } from "../checks/preamble.ts";
import { createDetailCheck } from "../checks/review-detail.ts";
import { cutReply, replyLengthCheck } from "../checks/review-length.ts";
import type { GenerationRequest } from "../provider.ts";
import type { AgentTask } from "./agent-task.ts";
import { confirmed, reviewLines } from "./confirmed-parts.ts";
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

O que não pode: admitir culpa, erro ou responsabilidade; dizer o que será corrigido, trocado, melhorado ou providenciado; prometer reembolso, desconto, brinde, conserto, retorno ou prazo que o dono não confirmou; ameaçar, acusar, ironizar; pedir para mudar ou apagar a nota; oferecer algo em troca da avaliação; dizer que a pessoa é paciente ou que comprou tal coisa se o material não disser; repetir nome completo, número de pedido, doença ou dívida. Em saúde, advocacia e contabilidade, não confirme que a pessoa foi atendida. Acusação grave: não negue nem confirme, e leve para o particular.

Tamanho: de 40 a 90 palavras. Entregue uma única resposta, pronta para publicar.`;

const taskPart = { text: task, isShared: true } as const;
const rules = `${rulesOf(task)}\n${allCaseRules}`;
const reminder = "Escreva agora a resposta pública do negócio a essa avaliação.";

type ReviewRequest = Pick<
  GenerationRequest,
  "prompt" | "stars" | "revision" | "reviewParts" | "business"
>;

/** A request, and what is known of its review. */
type Known = {
  request: ReviewRequest;
  care: ReviewCare;
  /** What the owner confirmed; where nobody was asked, what was read. */
  parts: ReviewParts;
  /** A reply in another language than the review shares no word with it. */
  isForeignReview: boolean;
  /** The language of the reply, where it is not Portuguese. */
  language: ReviewLanguage | undefined;
};

function read(request: ReviewRequest): Known {
  const { prompt, stars, business, reviewParts } = request;
  const trade = business?.trade;
  const care = readCare(prompt, trade ? { trade } : {});
  return {
    request,
    care,
    language: reviewParts ? reviewParts.language : care.language,
    parts:
      reviewParts ??
      readReviewParts(prompt, { ...(stars && { stars }), ...(business && { business }) }),
    isForeignReview: isForeign(prompt),
  };
}

function turnOf({ prompt, revision, reviewParts, business }: ReviewRequest, { quote }: Quoting) {
  const told = confirmed(reviewLines(reviewParts ?? {}, business), quote);
  if (!revision) return askAbout(`${quote(prompt)}${told}`, reminder);
  // The reply to be changed comes from outside too, whoever wrote it first.
  const before = `A resposta que já existe, também como material:\n${quote(revision.previous)}`;
  return askAbout(`${quote(prompt)}${told}\n\n${before}`, wishRules[revision.wish]);
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

function pointsOf({ praised = [], complaints = [], praisedOther, complaintOther }: ReviewParts) {
  return [
    ...praised.map((one) => reviewPartWords.praises[one].chip),
    ...complaints.map((one) => reviewPartWords.complaints[one].chip),
    ...[praisedOther ?? [], complaintOther ?? []].flat(),
  ];
}

/**
 * Where nothing may be confirmed, to name a detail would do so; a review in another language shares no word with its
 * reply; where a review tells no point ("Adorei!") there is none to name.
 */
function detailCheckFor({ request, care, parts, isForeignReview }: Known): Check {
  const isDelicate = care.isClientSecret || care.notices.some((one) => one !== "personal-data");
  const points = pointsOf(parts);
  if (isDelicate || isForeignReview || points.length === 0) return () => undefined;
  return createDetailCheck(request.prompt, points);
}

function rulesFor(known: Known, { secrets }: Quoting): TextRules {
  const { request, care, parts, language } = known;
  const { prompt, revision, stars, business } = request;
  const lines = reviewLines(parts, business).join("\n");
  const given = `${prompt}\n${lines}\n${revision?.previous ?? ""}`;
  const namesDetail = detailCheckFor(known);
  const guarded = toCheck(
    createReplyCheck({
      review: prompt,
      parts,
      ...(stars && { stars }),
      ...(business && { business }),
    }),
  );
  const inPortuguese = language ? [] : [languageCheck];
  const isNew: Check = (text) => (isUnchanged(text, request) ? { rule: "unchanged" } : undefined);
  return {
    ofSentence: [...inPortuguese, codeCheck, guarded],
    // What a sentence breaks, a text that it stands in breaks too: no pattern of these sees the end of a sentence.
    mayFail: (reply) =>
      (!language && mayBeForeign(reply)) ||
      codeCheck(reply) !== undefined ||
      guarded(reply) !== undefined,
    ofAnyPart: [createLeakCheck({ canaries: secrets, rules }, given), ...inPortuguese],
    ofWhole: [namesDetail, replyLengthCheck, isNew],
    wished: createShorterCheck(request),
    strip: withoutPreamble,
    stands: standsAsReply,
    shorten: cutReply,
    finish: () => (care.notices.length > 0 ? { notices: [...care.notices] } : {}),
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
  const known = read(request);
  const quoting = createQuoting();
  const composed = composePrompt({
    task: taskPart,
    here: caseRules({ ...known, stars: request.stars }),
    quoting,
    turns: [turnOf(request, quoting)],
  });
  return { ...composed, form: createTextForm(rulesFor(known, quoting)) };
}
