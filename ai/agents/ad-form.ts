import type { AdPiece, ProgressStep } from "../../contract/gemini-chat.ts";
import { cutAtWord } from "../../domain/ad-limits/cut-at-word.ts";
import { adCounts, adLimits } from "../../domain/ad-limits/limits.ts";
import { renderAd } from "../../drafting/parts/index.ts";
import { adKinds, adRepairRequest } from "./ad-repair.ts";
import type { AnswerForm, Content } from "./answer-form.ts";
import {
  type AdRules,
  createPieceJudge,
  type JudgedPieces,
  withoutRepeats,
} from "./judge-pieces.ts";
import { readAdPieces } from "./read-ad-pieces.ts";

/** Null when too few remain for an ad. */
function toContent(all: readonly AdPiece[]): Content | null {
  const groups = adKinds.map((kind) =>
    all.filter((piece) => piece.kind === kind).slice(0, adCounts[kind].max),
  );
  const isShort = adKinds.some((kind, at) => (groups[at]?.length ?? 0) < adCounts[kind].min);
  if (isShort) return null;
  const pieces = groups.flat();
  return { text: renderAd(pieces), pieces };
}

function isOnlyLong({ faults }: JudgedPieces["failed"][number]): boolean {
  return faults.every((fault) => fault === "too-long");
}

/** The kinds in the order in which they are asked for, in JSON or in lines; the last that has begun is the one at work. */
function stepAt(soFar: string): ProgressStep {
  if (/"(?:texto|titulo)Meta"|^(?:Texto|Título) Meta:/im.test(soFar)) return "social";
  return /"descricoes"|^Descrição:/im.test(soFar) ? "descriptions" : "titles";
}

/**
 * The form of ads: pieces, each judged alone. Good pieces are kept over both answers; those that are merely too long
 * are cut at a word where too few of their kind would be left.
 */
export function createAdForm({ given, check, leakCheck }: AdRules): AnswerForm {
  const judge = createPieceJudge({ given, check, leakCheck });
  const judgeAnswer = (answer: string) => judge(readAdPieces(answer));

  function cut(judged: readonly JudgedPieces[], good: readonly AdPiece[]): AdPiece[] {
    const isScarce = ({ kind }: AdPiece) =>
      good.filter((piece) => piece.kind === kind).length < adCounts[kind].min;
    const long = judged.flatMap(({ failed }) => failed.filter(isOnlyLong));
    const scarce = long.filter(({ piece }) => isScarce(piece));
    const shorter = scarce.map(({ piece }) => ({
      ...piece,
      text: cutAtWord(piece.text, adLimits[piece.kind]),
    }));
    return judge(shorter).good;
  }

  return {
    judge: (answer) => {
      const judged = judgeAnswer(answer);
      const content = judged.failed.length === 0 ? toContent(judged.good) : null;
      return content ? { content } : { refused: ["form"], repair: adRepairRequest(judged) };
    },
    settle: (first, second) => {
      if (second !== null && leakCheck(second)) return { refused: ["leak"] };
      const judged = [first, second].flatMap((answer) =>
        answer === null ? [] : judgeAnswer(answer),
      );
      const good = withoutRepeats(judged.flatMap((one) => one.good));
      const content = toContent(good) ?? toContent(withoutRepeats([...good, ...cut(judged, good)]));
      return content ?? { refused: ["form"] };
    },
    stepAt,
  };
}
