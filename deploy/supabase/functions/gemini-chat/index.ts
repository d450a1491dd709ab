import { createAi } from "#ai";
import { allowedHeaders, exposedHeaders, preflightMaxAge } from "../../../../contract/cors.ts";
import { modelFailureSentences } from "../../../../contract/gemini-chat-failures.ts";
import {
  type ChatLogLine,
  handleChat,
} from "../../../../server/functions-v1/gemini-chat/handler.ts";
import { readKeys, readSettings } from "./settings.ts";

/** What this file uses of the runtime. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (answer: (request: Request) => Promise<Response>) => unknown;
};

const read = (name: string) => Deno.env.get(name);
const keys = readKeys(read);
const ai = createAi({
  ...readSettings(read),
  // A redirect would carry the key of the model to wherever it leads.
  transport: (input, init) => fetch(input, { ...init, redirect: "manual" }),
});

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": exposedHeaders.join(", "),
};
const preflight = {
  ...cors,
  "Access-Control-Allow-Headers": allowedHeaders.join(", "),
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Max-Age": String(preflightMaxAge),
};

const noKey = "A chave de acesso do projeto falta ou não é válida (cabeçalho apikey).";

async function answer(request: Request): Promise<Response> {
  const { method } = request;
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: preflight });
  if (!keys.has(request.headers.get("apikey") ?? "")) return refuse(401, "invalid_api_key", noKey);
  try {
    return await handleChat(request, { ai, log, report, now: () => performance.now() });
  } catch (error) {
    report(error);
    const failure = {
      success: false,
      error: modelFailureSentences.unavailable,
      code: "unavailable",
    };
    return Response.json(failure, { status: 500 });
  }
}

function refuse(status: number, code: string, error: string): Response {
  return Response.json({ success: false, error, code }, { status });
}

function log(line: ChatLogLine): void {
  // biome-ignore lint/suspicious/noConsole: the log of the platform
  console.log(JSON.stringify({ msg: "gemini-chat", ...line }));
}

/** The name only: the messages of errors quote what people typed. */
function report(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log of the platform
  console.error(JSON.stringify({ msg: "internal error", error: nameOf(error) }));
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/**
 * `gemini-chat` as a Supabase Edge Function: the same handler as the server's. It checks the key of the project itself,
 * since a page without a session has no token that the platform could check; there are no allowances of ours here.
 */
Deno.serve(async (request) => {
  const response = await answer(request);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  response.headers.set("Cache-Control", "no-store");
  return response;
});
