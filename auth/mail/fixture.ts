import { randomUUID } from "node:crypto";
import type { StoreKind } from "#database";
import { openTestStore } from "../../database/fixture.ts";
import { fixtureSettings } from "../fixture.ts";
import type { AuthParts } from "../parts.ts";
import { createSecrets } from "../secrets.ts";
import type { MailParts } from "./deliver.ts";
import type { MailEvent } from "./mail-events.ts";
import { type LetterRequest, postLetter } from "./post-letter.ts";
import { createPostman, type Postman } from "./postman.ts";
import type { Letter, MailTransport } from "./transport.ts";
import { wakeAfterCommit } from "./wake-after-commit.ts";

/** Whom the letters of these tests go to, unless they say otherwise, and what stands in them. */
export const email = "ana@padaria.example";
export const code = "042917";

type Choices = { send?: MailTransport["send"]; query?: MailParts["database"]["query"] };

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** For the tests of this folder: a store of its own with one account, a clock that stands still, and postmen. */
export async function openPostOffice(kind: StoreKind) {
  const store = await openTestStore(kind);
  const userId = randomUUID();
  const clock = { now: Date.UTC(2026, 10, 20) };
  const secrets = createSecrets("a secret of the tests of letters");
  const arrived: Letter[] = [];
  const events: MailEvent[] = [];
  const opened: Postman[] = [];
  const none = { email_confirmed_at: null, new_email: null, email_change_sent_at: null };
  await store.database.query
    .insertInto("users")
    .values({
      ...{ id: userId, aud: "authenticated", role: "authenticated", email, ...none },
      ...{ email_change_sides: 0, app_metadata: "{}", user_metadata: "{}" },
      ...{ is_anonymous: 0, is_sso_user: 0, created_at: 0, updated_at: 0 },
    })
    .execute();

  function postman({ send, query = store.database.query }: Choices = {}): Postman {
    const take = async (letter: Letter) => void arrived.push(letter);
    const transport = { send: send ?? take, close: () => undefined };
    const parts = { secrets, settings: fixtureSettings, now: () => clock.now, database: { query } };
    const log = (event: MailEvent) => void events.push(event);
    const one = createPostman(parts, { transport, senderName: "Loja", log });
    opened.push(one);
    return one;
  }

  /** Commits a letter, as a rule of the accounts does. */
  async function post(wake: () => void, request: Partial<LetterRequest> = {}): Promise<void> {
    const database = wakeAfterCommit(store.database, wake);
    const parts = { newId: randomUUID, now: () => clock.now, secrets } as AuthParts;
    const usual = { kind: "reauthentication", to: email, userId, code };
    const letter = request.kind ? { to: email, userId, ...request } : { ...usual, ...request };
    await database.transaction((trx) => postLetter(trx, parts, letter as LetterRequest));
  }

  async function dismissAll(): Promise<void> {
    for (const postman of opened.splice(0)) await postman.stop();
  }

  return {
    store,
    userId,
    clock,
    secrets,
    /** What the mail server of these tests got. */
    arrived,
    events,
    postman,
    post,
    waiting: () => store.database.query.selectFrom("letters").selectAll().execute(),
    /** Nothing is under way, nothing waits, nothing has been. */
    clear: async () => {
      await dismissAll();
      await store.database.query.deleteFrom("letters").execute();
      arrived.length = 0;
      events.length = 0;
    },
    close: async () => {
      await dismissAll();
      await store.dispose();
    },
  };
}
