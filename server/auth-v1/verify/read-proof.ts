import { z } from "zod";
import { AuthError, normalizeEmail, normalizePhone } from "#auth";
import { text } from "../read-body.ts";

export const schema = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});

export type Proof =
  | { kind: "code"; type: string; to: { kind: "email" | "phone"; value: string }; code: string }
  | { kind: "link"; type: string; linkToken: string };

export function readProof(body: z.infer<typeof schema>): Proof {
  const { type, token, token_hash: linkToken } = body;
  if (!type) throw invalid("Verify requires a verification type");
  if (!token === !linkToken) throw invalid("Verify requires either a token or a token hash");
  if (token) return { kind: "code", type, to: readContact(body), code: token };
  if (body.email || body.phone || body.redirect_to)
    throw invalid("Only the token_hash and type should be provided");
  return { kind: "link", type, linkToken: linkToken ?? "" };
}

function readContact({ email, phone }: z.infer<typeof schema>) {
  if (!email === !phone)
    throw invalid("Only an email address or phone number should be provided on verify");
  if (phone) {
    const value = normalizePhone(phone);
    if (value === undefined) throw invalid("Invalid phone number format (E.164 required)");
    return { kind: "phone", value } as const;
  }
  const value = normalizeEmail(email ?? "");
  if (value !== undefined) return { kind: "email", value } as const;
  throw new AuthError("validation_failed", "Invalid email format", { kind: "unprocessable" });
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", message);
}
