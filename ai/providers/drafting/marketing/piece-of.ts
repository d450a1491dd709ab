import type { Prompt } from "../../../../content/prompt-library/schema.ts";
import { splitPlaceholders } from "../../../../domain/placeholders/split-placeholders.ts";
import type { KnowledgeDocument } from "../../../knowledge/documents.ts";
import { lessonPieces } from "../phrases/marketing-lessons.ts";
import { practicePieces } from "../phrases/marketing-practices.ts";
import { profilePieces } from "../phrases/marketing-profile.ts";
import { promptPieces } from "../phrases/marketing-prompts.ts";
import type { Piece, Pieces } from "./piece.ts";

const pieces: Pieces = { ...profilePieces, ...practicePieces, ...lessonPieces, ...promptPieces };

/** Placeholders every prompt has: who asks knows them without looking. */
const everywhere = /^(?:nome|tipo de negócio|bairro|primeiro nome|função)/;
/** "firme, maduro ou muito maduro": a choice, not a thing to have at hand. */
function isChoice(text: string): boolean {
  return text.includes(" ou ");
}

/** Of what a prompt asks for, named in the plan. */
const named = 4;

function whatToGather(prompt: Prompt): string {
  const asked = splitPlaceholders(prompt.text)
    .filter(({ kind, text }) => kind === "placeholder" && !text.includes("“"))
    .map(({ text }) => text.slice(1, -1));
  const telling = [...new Set(asked)].filter((text) => !everywhere.test(text) && !isChoice(text));
  return telling.slice(0, named).join("; ");
}

/** A prompt written for one trade says in its placeholders what to have at hand. */
function pieceOfPrompt(prompt: Prompt): Piece {
  return {
    goal: `usar o prompt “${prompt.title}”`,
    today: `Separe o que o prompt “${prompt.title}” pede: ${whatToGather(prompt)}.`,
    week: "Copie esse prompt, cole no aplicativo Gemini, troque os colchetes por dados reais e peça ajustes até o texto soar como você.",
    month: "Guarde a versão que funcionou para usar de novo.",
    watch: "Confira nome, preço e prazo antes de enviar.",
  };
}

/** "Copie o prompt" says which one. */
function withTitle(piece: Piece, { title }: Prompt): Piece {
  const named = (text: string) =>
    text.replace(/\bo prompt\b(?! “)/i, (found) => `${found} “${title}”`);
  return { ...piece, week: named(piece.week) };
}

/** What a plan takes from a source. */
export function pieceOf({ key, prompt }: KnowledgeDocument): Piece | undefined {
  const piece = pieces[key] ?? (prompt && pieceOfPrompt(prompt));
  return piece && prompt ? withTitle(piece, prompt) : piece;
}
