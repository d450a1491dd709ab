import { randomUUID } from "node:crypto";
import type { StoreKind } from "#database";
import { openTestStore } from "../../database/fixture.ts";
import type { AuthDeps } from "../deps.ts";
import { fixtureSettings } from "../fixture.ts";
import { createSecrets } from "../secrets.ts";
import type { MailDeps, MailOptions } from "./deliver.ts";
import type { MailEvent } from "./mail-events.ts";
import { createMailWorker, type MailWorker } from "./mail-worker.ts";
import { type EmailRequest, queueEmail } from "./queue-email.ts";
import type { EmailMessage, MailTransport } from "./transport.ts";
import { wakeAfterCommit } from "./wake-after-commit.ts";

/** Whom the emails of these tests go to, unless they say otherwise, and what stands in them. */
export const email = "ana@padaria.example";
export const code = "042917";

/** Of the worker: as short as a test wants to wait. */
const intervals = { pollMs: 5000, renewMs: 100, stopTimeoutMs: 500 };

type Choices = {
  send?: MailTransport["send"];
  query?: MailDeps["database"]["query"];
  book?: MailOptions["book"];
};

const atOnce = async () => 0;

export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

/** For the tests of this folder: a store of its own with one account, a clock that stands still, and workers. */
export async function openMailFixture(kind: StoreKind) {
  const store = await openTestStore(kind);
  const userId = randomUUID();
  const clock = { now: Date.UTC(2026, 10, 20) };
  const secrets = createSecrets("a secret of the tests of emails");
  const arrived: EmailMessage[] = [];
  const events: MailEvent[] = [];
  const opened: MailWorker[] = [];
  const none = { email_confirmed_at: null, new_email: null, email_change_sent_at: null };
  await store.database.query
    .insertInto("users")
    .values({
      ...{ id: userId, aud: "authenticated", role: "authenticated", email, ...none },
      ...{ email_change_sides: 0, app_metadata: "{}", user_metadata: "{}" },
      ...{ is_anonymous: 0, is_sso_user: 0, created_at: 0, updated_at: 0 },
    })
    .execute();

  function worker({ send, query = store.database.query, book = atOnce }: Choices = {}): MailWorker {
    const take = async (message: EmailMessage) => void arrived.push(message);
    const transport = { send: send ?? take, close: () => undefined };
    const deps = { secrets, settings: fixtureSettings, now: () => clock.now, database: { query } };
    const log = (event: MailEvent) => void events.push(event);
    const one = createMailWorker(deps, { transport, senderName: "Loja", log, book }, intervals);
    opened.push(one);
    return one;
  }

  /** Commits an email, as a rule of the accounts does. */
  async function queue(wake: () => void, request: Partial<EmailRequest> = {}): Promise<void> {
    const database = wakeAfterCommit(store.database, wake);
    const deps = { newId: randomUUID, now: () => clock.now, secrets } as AuthDeps;
    const usual = { kind: "reauthentication", to: email, userId, code };
    const message = request.kind ? { to: email, userId, ...request } : { ...usual, ...request };
    await database.transaction((trx) => queueEmail(trx, deps, message as EmailRequest));
  }

  async function stopAll(): Promise<void> {
    for (const worker of opened.splice(0)) await worker.stop();
  }

  return {
    store,
    userId,
    clock,
    secrets,
    /** What the mail server of these tests got. */
    arrived,
    events,
    worker,
    queue,
    waiting: () => store.database.query.selectFrom("letters").selectAll().execute(),
    /** Nothing is under way, nothing waits, nothing has been. */
    clear: async () => {
      await stopAll();
      await store.database.query.deleteFrom("letters").execute();
      arrived.length = 0;
      events.length = 0;
    },
    close: async () => {
      await stopAll();
      await store.dispose();
    },
  };
}
