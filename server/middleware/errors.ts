import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { StoreUnavailable } from "#database";
import { AppError, type ErrorBody, type ErrorCode } from "../../contract/error.ts";
import type { ServerEnv } from "../server-env.ts";
import { errorSentences } from "./error-sentences.ts";

/** The one place where a failure becomes an answer. */
export function renderErrors(log: Logger): ErrorHandler<ServerEnv> {
  return (error, c) => {
    const known = toAppError(error);
    // A visitor who leaves while we read is no failure of ours.
    noteFailure(c, known.code);
    if (!c.env?.outgoing?.destroyed) logFault(log, c.get("requestId"), error);
    c.header("Cache-Control", "no-store");
    c.header("X-Content-Type-Options", "nosniff");
    return c.json(errorBody(known.code), known.status);
  };
}

/** A context without the log has nowhere to note it. */
export function noteFailure(c: Context<ServerEnv>, code: string): void {
  const failure = c.get("failure") as ServerEnv["Variables"]["failure"] | undefined;
  if (failure) failure.code = code;
}

export function errorBody(code: ErrorCode): ErrorBody {
  return { success: false, error: errorSentences[code], code };
}

/** A fault of ours, and nothing else, has a line of its own. */
function logFault(log: Logger, id: string, error: unknown): void {
  if (toAppError(error).code === "internal_error")
    log.error({ id, ...tracesOf(error) }, "internal error");
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreUnavailable) return new AppError("store_unavailable", { cause: error });
  const isFaultOfCaller = error instanceof HTTPException && error.status < 500;
  return new AppError(isFaultOfCaller ? "bad_request" : "internal_error", { cause: error });
}

/** Names and places only: the messages of errors quote what people typed. */
export function tracesOf(error: unknown): { error: string; at: string[]; cause?: object } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const at = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    error: "code" in error ? `${error.name} ${error.code}` : error.name,
    at: at.map((line) => line.trim()),
    ...(error.cause ? { cause: tracesOf(error.cause) } : {}),
  };
}
