import type { EmailRequest } from "./queue-email.ts";
import { EmailRejected } from "./transport.ts";

type Told = {
  /** Of the email. */
  id: string;
  kind: EmailRequest["kind"];
  tries: number;
};

/** What the log may know of emails: never an address, a code or what a mail server said. */
export type MailEvent =
  | (Told & { event: "sent" })
  | (Told & { event: "delayed"; reason: string; seconds: number })
  | (Omit<Told, "kind"> & { event: "given up"; kind: Told["kind"] | undefined; reason: string })
  | { event: "interrupted"; reason: string };

/** A word like ECONNECTION, or the number that the mail server answered with. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof EmailRejected) return error.reason;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === "number") return `SMTP ${responseCode}`;
  return typeof code === "string" ? code : error.name;
}
