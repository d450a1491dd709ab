import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { AdFault } from "../../domain/ad-limits/ad-faults.ts";
import { countCharacters } from "../../domain/ad-limits/count-characters.ts";
import { type AdKind, adCounts, adLimits } from "../../domain/ad-limits/limits.ts";
import type { Rule } from "../checks/fault.ts";
import type { FailedPiece, JudgedPieces } from "./judge-pieces.ts";

const adLabels = {
  "google-title": "Título",
  "google-description": "Descrição",
  "meta-text": "Texto Meta",
  "meta-headline": "Título Meta",
} as const satisfies Partial<Record<AdKind, string>>;

/** The kinds that a model is asked for. */
export type AskedKind = keyof typeof adLabels;
export const adKinds = Object.keys(adLabels) as AskedKind[];

function labelOf(kind: AdKind): string {
  return adLabels[kind as AskedKind];
}

const reasons: Partial<Record<AdFault | Rule, string>> = {
  spacing: "tem espaço sobrando",
  emoji: "tem emoji",
  symbol: "tem símbolo",
  "repeated-punctuation": "repete pontuação",
  exclamation: "tem ponto de exclamação demais",
  capitals: "grita em maiúsculas",
  phone: "tem telefone",
  document: "tem documento",
  url: "tem link",
  email: "tem e-mail",
  unfinished: "termina no meio",
  contact: "tem link, conta ou telefone",
  language: "não está em português",
  figure: "traz número que o material não traz",
  claim: "diz oferta, prazo ou superlativo que o material não diz, ou que a lei não deixa",
  leak: "repete a instrução",
};

function reasonOf({ kind, text }: AdPiece, fault: AdFault | Rule): string {
  return fault === "too-long"
    ? `tem ${countCharacters(text)} caracteres e o limite é ${adLimits[kind]}`
    : (reasons[fault] ?? "não pode ser publicada");
}

function failedLine({ piece, faults }: FailedPiece): string {
  const told = faults.map((fault) => reasonOf(piece, fault)).join("; ");
  return `- ${labelOf(piece.kind)}: ${piece.text} (${told})`;
}

/** Pieces that are missing for an ad, those that failed aside. */
function missingOf({ good, failed }: JudgedPieces, kind: AdKind): number {
  const count = [...good, ...failed.map(({ piece }) => piece)].filter(
    (piece) => piece.kind === kind,
  ).length;
  return Math.max(0, adCounts[kind].min - count);
}

function orderedLine(judged: JudgedPieces, kind: AskedKind): string[] {
  const failed = judged.failed.filter(({ piece }) => piece.kind === kind).length;
  const count = failed + missingOf(judged, kind);
  return count > 0 ? [`- ${count} x ${adLabels[kind]}, até ${adLimits[kind]} caracteres`] : [];
}

/** Names only the pieces that failed, with the reason; the good ones are kept here. */
export function adRepairRequest(judged: JudgedPieces): string {
  const { failed } = judged;
  const told = failed.length > 0 ? ["Estas peças não servem:", ...failed.map(failedLine)] : [];
  return [
    ...told,
    "Escreva no mesmo formato, e nada mais, só estas peças novas; as outras já estão guardadas e ficam vazias:",
    ...adKinds.flatMap((kind) => orderedLine(judged, kind)),
  ].join("\n");
}
