import { type Ai, createAi } from "#ai";
import type { AdPiece } from "../../contract/gemini-chat.ts";
import type { GeminiServer } from "../fakes/gemini-server.ts";
import type { Answer } from "./checks/check.ts";

/** The engine over a stand-in that writes what it is told to. */
export function standInAi({ url, key }: GeminiServer): Ai {
  const gemini = { apiKey: key, baseUrl: url, model: "gemini-flash-latest", apiVersion: "v1beta" };
  return createAi({ provider: "gemini", gemini, transport: fetch });
}

function textsOf(pieces: readonly AdPiece[], kind: AdPiece["kind"]): string[] {
  return pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
}

/** The answer as a model hands it over: an ad in the form it is asked for. */
export function asModelText({ text, pieces }: Answer): string {
  if (!pieces) return text;
  return JSON.stringify({
    titulos: textsOf(pieces, "google-title"),
    descricoes: textsOf(pieces, "google-description"),
    textoMeta: textsOf(pieces, "meta-text").join(" "),
    tituloMeta: textsOf(pieces, "meta-headline").join(" "),
  });
}
