import type { Database } from "#database";
import { fixtureSecret } from "./fixture.ts";
import { openLetter } from "./mail/letter-queue.ts";
import type { LetterRequest } from "./mail/post-letter.ts";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets(fixtureSecret);

/** What waits to be sent to an address, oldest first. */
export async function lettersTo(
  { query }: Pick<Database, "query">,
  address: string,
): Promise<LetterRequest[]> {
  const rows = await query.selectFrom("letters").selectAll().orderBy("created_at").execute();
  const letters = rows.map((row) => openLetter({ secrets }, row));
  return letters.filter((letter) => letter?.to === address) as LetterRequest[];
}

/** The digits of the last letter of this kind to an address. */
export async function codeIn(
  database: Pick<Database, "query">,
  address: string,
  kind: LetterRequest["kind"],
): Promise<string> {
  const letter = (await lettersTo(database, address)).findLast((one) => one.kind === kind);
  if (!letter || !("code" in letter)) throw new Error(`No letter ${kind} to ${address}`);
  return letter.code;
}

/** The token of the link in the last letter of this kind to an address. */
export async function linkTokenIn(
  database: Pick<Database, "query">,
  address: string,
  kind: LetterRequest["kind"],
): Promise<string> {
  const letter = (await lettersTo(database, address)).findLast((one) => one.kind === kind);
  if (!letter || !("link" in letter)) throw new Error(`No letter ${kind} to ${address}`);
  return new URL(letter.link).searchParams.get("token") ?? "";
}
