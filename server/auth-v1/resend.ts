import { Hono } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";
import { readBody, text } from "./read-body.ts";
import { redirectOf } from "./redirect-of.ts";

const schema = z.object({ type: text, email: text, phone: text });

/** `POST /resend`: another email or message in the place of the last one. */
export function resend({ auth }: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", throttle.byAddress("resend"), async (c) => {
    const countSending = throttle.countSendingFrom(c);
    const asked = readRequest(await readBody(c, schema));
    if ("phone" in asked) await auth.resendPhoneCode({ ...asked, countSending });
    else await auth.resendEmail({ ...asked, redirectTo: redirectOf(c, auth), countSending });
    return c.json({});
  });
}

type Asked =
  | { type: "signup" | "email_change"; email: string }
  | { type: "sms" | "phone_change"; phone: string };

function readRequest({ type, email, phone }: z.infer<typeof schema>): Asked {
  if (type !== "signup" && type !== "email_change" && type !== "sms" && type !== "phone_change")
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  if (type === "signup" && !email) throw invalid("Type provided requires an email address");
  if (type === "sms" && !phone) throw invalid("Type provided requires a phone number");
  if (email && phone) throw invalid("Only an email address or phone number should be provided.");
  if (!(email || phone)) throw invalid("Missing email address or phone number");
  if (type === "sms" || type === "phone_change") {
    if (phone) return { type, phone };
    throw invalid("Type provided requires a phone number");
  }
  if (email) return { type, email };
  throw invalid("Type provided requires an email address");
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
