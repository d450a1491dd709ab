import { createAi } from "#ai";
import { allowedHeaders, exposedHeaders, preflightMaxAge } from "../../../../contract/cors.ts";
import { modelFailureSentences } from "../../../../contract/gemini-chat-failures.ts";
import {
  type ChatLogLine,
  handleChat,
} from "../../../../server/functions-v1/gemini-chat/handler.ts";
import { readSettings } from "./settings.ts";

/** What this file uses of the runtime. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (answer: (request: Request) => Promise<Response>) => unknown;
};

const ai = createAi({ ...readSettings((name) => Deno.env.get(name)), transport: fetch });

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

async function answer(request: Request): Promise<Response> {
  const { method } = request;
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: preflight });
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
 * `gemini-chat` as a Supabase Edge Function: the same handler as the server's. The platform checks the key of the
 * project and counts its calls; there are no allowances of ours here.
 */
Deno.serve(async (request) => {
  const response = await answer(request);
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  response.headers.set("Cache-Control", "no-store");
  return response;
});
