import type { Context, ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { AuthError, type AuthErrorKind } from "#auth";
import { StoreUnavailable } from "#database";
import { AppError } from "../../contract/error.ts";
import { noteFailure, tracesOf } from "../middleware/errors.ts";
import type { ServerEnv } from "../server-env.ts";
import { logProviderFault } from "./log-provider-fault.ts";
import { OAuthError } from "./oauth-error.ts";

const statusOfKind: Record<AuthErrorKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  unprocessable: 422,
  throttled: 429,
  unavailable: 504,
};

/** The first version of the wire that has codes as words. */
const apiVersion = "2024-01-01";

type Answer = {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  more?: Record<string, unknown>;
};

/** The shapes of the client's own protocol, chosen by the version that it asks for. */
export function renderAuthErrors(log: Logger): ErrorHandler<ServerEnv> {
  return (error, c) => {
    c.header("Cache-Control", "no-store");
    if (error instanceof OAuthError) {
      noteFailure(c, error.body.error);
      return c.json(error.body, 400);
    }
    const answer = answerOf(error);
    noteFailure(c, answer.code);
    if (answer.status === 500 && !c.env?.outgoing?.destroyed)
      log.error({ id: c.get("requestId"), ...tracesOf(error) }, "internal error");
    if (error instanceof AuthError && isProviderFault(error))
      logProviderFault(log, c.get("requestId"), error);
    if (error instanceof AuthError && error.retryAfterMs !== undefined)
      c.header("Retry-After", String(Math.max(1, Math.ceil(error.retryAfterMs / 1000))));
    c.header("x-sb-error-code", answer.code);
    return render(c, answer);
  };
}

/** Somebody else's server was asked, and gave no answer or none that helps. */
function isProviderFault({ kind, code }: AuthError): boolean {
  return kind === "unavailable" || code === "sms_send_failed";
}

function render(c: Context<ServerEnv>, { status, code, message, more }: Answer): Response {
  const asked = c.req.header("x-supabase-api-version") ?? "";
  const knowsCodes = /^\d{4}-\d\d-\d\d$/.test(asked) && asked >= apiVersion;
  if (!knowsCodes) {
    const id = status >= 500 ? { error_id: c.get("requestId") } : {};
    return c.json({ code: status, error_code: code, msg: message, ...more, ...id }, status);
  }
  c.header("X-Supabase-Api-Version", apiVersion);
  return c.json({ code, message, ...more }, status);
}

function answerOf(error: unknown): Answer {
  if (error instanceof AuthError) {
    const { kind, code, message, reasons } = error;
    const more = reasons && { weak_password: { reasons } };
    return { status: statusOfKind[kind], code, message, ...(more && { more }) };
  }
  if (error instanceof AppError && error.code === "body_too_large")
    return { status: 413, code: "request_entity_too_large", message: "Request body is too large" };
  if (error instanceof AppError && error.code === "not_found")
    return { status: 404, code: "not_found", message: "Endpoint not found" };
  const message =
    error instanceof StoreUnavailable
      ? "The service is unavailable for a moment, try again"
      : "Unexpected failure, please check server logs for more information";
  const status = error instanceof StoreUnavailable ? 503 : 500;
  return { status, code: "unexpected_failure", message };
}
