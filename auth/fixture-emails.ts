import type { Database } from "#database";
import { fixtureSecret } from "./fixture.ts";
import { type EmailRequest, unsealEmail } from "./mail/queue-email.ts";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets(fixtureSecret);

/** What waits to be sent to an address, oldest first. */
export async function emailsTo(
  { query }: Pick<Database, "query">,
  address: string,
): Promise<EmailRequest[]> {
  const rows = await query.selectFrom("letters").selectAll().orderBy("created_at").execute();
  const messages = rows.map((row) => unsealEmail({ secrets }, row));
  return messages.filter((message) => message?.to === address) as EmailRequest[];
}

/** The digits of the last email of this kind to an address. */
export async function codeIn(
  database: Pick<Database, "query">,
  address: string,
  kind: EmailRequest["kind"],
): Promise<string> {
  const message = (await emailsTo(database, address)).findLast((one) => one.kind === kind);
  if (!message || !("code" in message)) throw new Error(`No email ${kind} to ${address}`);
  return message.code;
}

/** The token of the link in the last email of this kind to an address. */
export async function linkTokenIn(
  database: Pick<Database, "query">,
  address: string,
  kind: EmailRequest["kind"],
): Promise<string> {
  const message = (await emailsTo(database, address)).findLast((one) => one.kind === kind);
  if (!message || !("link" in message)) throw new Error(`No email ${kind} to ${address}`);
  return new URL(message.link).searchParams.get("token") ?? "";
}
