import { type Context, Hono } from "hono";
import { z } from "zod";
import { AuthError } from "#auth";
import type { ServerEnv } from "../server-env.ts";
import type { AuthModules } from "./modules.ts";
import type { Throttle } from "./rate-limits.ts";
import { flag, metadata, readBody, text } from "./read-body.ts";
import { redirectOf } from "./redirect-of.ts";

const schema = z.object({
  email: text,
  phone: text,
  channel: text,
  data: metadata,
  create_user: flag,
  code_challenge: text,
  code_challenge_method: text,
});
type Body = z.infer<typeof schema>;

/** `POST /otp`: a code, and to an address a link too, to sign in with. */
export function otp(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", throttle.byAddress("otp"), async (c) => {
    const body = await readBody(c, schema);
    const countSending = throttle.countSendingFrom(c);
    const { email, phone } = readContact(body);
    if (email !== undefined) return sendEmail(c, { ...modules, countSending }, { ...body, email });
    const message_id = await modules.auth.sendPhoneOtp({
      phone,
      data: body.data,
      createUser: body.create_user ?? true,
      channel: body.channel,
      countSending,
    });
    return c.json({ message_id });
  });
}

/** `POST /magiclink`: the older name for the same, for addresses alone. */
export function magiclink(modules: AuthModules, throttle: Throttle): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post("/", throttle.byAddress("otp"), async (c) => {
    const body = await readBody(c, schema);
    const asked = { ...body, email: body.email ?? "", create_user: true };
    return sendEmail(c, { ...modules, countSending: throttle.countSendingFrom(c) }, asked);
  });
}

function readContact({ email, phone, channel }: Body) {
  if (email && phone) throw invalid("Only an email address or phone number should be provided");
  if (email && channel) throw invalid("Channel should only be specified with Phone OTP");
  if (email) return { email };
  if (phone) return { phone };
  throw invalid("One of email or phone must be set");
}

type Sending = Pick<AuthModules, "auth"> & {
  countSending: ReturnType<Throttle["countSendingFrom"]>;
};

async function sendEmail(
  c: Context<ServerEnv>,
  { auth, countSending }: Sending,
  body: Body & { email: string },
): Promise<Response> {
  await auth.sendEmailOtp({
    email: body.email,
    data: body.data,
    createUser: body.create_user ?? true,
    codeChallenge: body.code_challenge,
    codeChallengeMethod: body.code_challenge_method,
    redirectTo: redirectOf(c, auth),
    countSending,
  });
  return c.json({});
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
