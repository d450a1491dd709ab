import { StoreUnavailable } from "#database";
import { AuthError } from "../auth-error.ts";
import type { AuthDeps, Client } from "../deps.ts";

/** Whose account was meant, as it was written. */
export type SignInTry = { email?: Written; phone?: Written; client: Client };
type Written = string | null | undefined;

export type FailedSignIns = {
  /** Rejects as the work does; a wrong password or code is noted, and who asks does not wait for it. */
  noting<T>(tried: SignInTry, work: () => Promise<T>): Promise<T>;
  /** Resolves when all that was noted stands in the store, or cannot. */
  settled(): Promise<void>;
};

export type FailureDeps = Pick<AuthDeps, "database" | "now" | "newId" | "hashClient"> & {
  /** The id of the account, if anybody has it. */
  accountOf: (tried: SignInTry) => Promise<string | undefined>;
  /** Hears of a fault of ours, for which nobody waits. */
  report: (error: unknown) => void;
};

type Noted = { tried: SignInTry; at: number; client: string };

/** Milliseconds: a commit each would be work that strangers order. */
const gatherMs = 1000;
/** What a crowd may make us remember; the lines of the requests have the others. */
const maxGathered = 1000;

/** Codes of what somebody gets who does not know a secret of the account, or may not use it. */
const failures = new Set([
  ...["invalid_credentials", "email_not_confirmed", "phone_not_confirmed"],
  ...["user_banned", "otp_expired"],
]);

/**
 * Failed sign-ins for the audit log: when, whose account, and a keyed hash of the network address; never what was typed.
 * They are gathered, so that neither the time of an answer nor the number of commits depends on them.
 */
export function createFailedSignIns(deps: FailureDeps): FailedSignIns {
  let gathered: Noted[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function note(tried: SignInTry): void {
    if (gathered.length >= maxGathered) return;
    gathered.push({ tried, at: deps.now(), client: deps.hashClient(tried.client.ip) });
    timer ??= setTimeout(flush, gatherMs).unref();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const noted = gathered;
    gathered = [];
    writing = writing.then(() => write(noted, deps));
  }

  return {
    async noting(tried, work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AuthError && failures.has(error.code)) note(tried);
        throw error;
      }
    },
    async settled() {
      flush();
      await writing;
    },
  };
}

/** A store that is away keeps none: the log of the requests has them all the same. */
async function write(noted: readonly Noted[], deps: FailureDeps): Promise<void> {
  if (noted.length === 0) return;
  try {
    const rows = [];
    for (const { tried, at, client } of noted) {
      const subject = (await deps.accountOf(tried)) ?? null;
      const about = { id: deps.newId(), action: "login_failed", actor_id: null };
      rows.push({ ...about, subject_id: subject, created_at: at, client });
    }
    await deps.database.query.insertInto("audit_log").values(rows).execute();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) deps.report(error);
  }
}
