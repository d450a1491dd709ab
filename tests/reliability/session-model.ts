import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { AuthError } from "#auth";
import { type Accounts, reuseIntervalMs } from "./model-accounts.ts";

/** A token as the rules of the protocol see it. */
type ModelToken = { text: string; replacedAt: number | undefined };
type ModelSession = {
  tokens: ModelToken[];
  /** The one that was replaced last, and when its child was given. */
  parent: ModelToken | undefined;
  givenAt: number;
  revoked: boolean;
  access: string;
};

type Model = {
  sessions: ModelSession[];
  /** Tokens of sessions that are gone. */
  lost: string[];
  password: string;
  banned: boolean;
  deleted: boolean;
};

const step = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ kind: "sign in" } as const) },
  {
    weight: 30,
    arbitrary: fc.record({
      kind: fc.constant("refresh" as const),
      session: fc.nat(5),
      back: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("sign out" as const),
      session: fc.nat(5),
      scope: fc.constantFrom("local", "others", "global"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("new password" as const), session: fc.nat(5) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("ban" as const), on: fc.boolean() }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.nat(15_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: "delete" } as const) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What may happen to somebody's sessions, in any order. */
export const anySteps = fc.array(step, { minLength: 5, maxLength: 30 });

const client = { ip: "203.0.113.7", userAgent: "a reliability test" };
const operator = { actor: null };
const noSending = {
  redirectTo: "",
  countSending: async () => async () => undefined,
  countAttempt: async () => async () => undefined,
};

async function outcomeOf<T>(work: Promise<T>): Promise<{ value?: T; code?: string }> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof AuthError) return { code: error.code };
    throw error;
  }
}

/** The protocol's rules for a token, told without a counter. */
function expectedOf(model: Model, session: ModelSession, token: ModelToken, now: number) {
  if (model.deleted) return "refresh_token_not_found";
  if (model.banned) return "user_banned";
  if (session.revoked) return "refresh_token_already_used";
  if (token === session.tokens.at(-1)) return "next";
  const isParent = token === session.parent;
  const since = isParent ? session.givenAt : (token.replacedAt ?? Number.NEGATIVE_INFINITY);
  if (now <= since + reuseIntervalMs) return "same";
  return isParent ? "another" : "refresh_token_already_used";
}

/** Somebody new and the model of them: `run` does a step with both and compares, `check` all that is left. */
export async function newPerson(accounts: Accounts) {
  const { auth, clock } = accounts.create();
  const email = `${randomUUID()}@loja.example`;
  const model: Model = {
    sessions: [],
    lost: [],
    password: "senha da padaria",
    banned: false,
    deleted: false,
  };
  const account = await auth.admin.createUser(operator, {
    email,
    password: model.password,
    emailConfirm: true,
  });
  const { id } = account.user;

  async function signIn(): Promise<void> {
    const { password } = model;
    const { value, code } = await outcomeOf(auth.signInWithPassword({ email, password, client }));
    if (model.deleted) return assert.equal(code, "invalid_credentials");
    if (model.banned) return assert.equal(code, "user_banned");
    assert.equal(code, undefined);
    const text = value?.refreshToken ?? "";
    const access = value?.accessToken ?? "";
    const tokens = [{ text, replacedAt: undefined }];
    const start = { parent: undefined, givenAt: clock.now, revoked: false };
    model.sessions.push({ tokens, access, ...start });
  }

  async function refresh(session: ModelSession, back: number): Promise<void> {
    const token = session.tokens.at(-1 - Math.min(back, session.tokens.length - 1));
    assert.ok(token);
    const expected = expectedOf(model, session, token, clock.now);
    const { value, code } = await outcomeOf(auth.refresh({ refreshToken: token.text, client }));
    if (expected !== "next" && expected !== "same" && expected !== "another") {
      assert.equal(code, expected);
      if (code === "refresh_token_already_used") session.revoked = true;
      return;
    }
    session.access = value?.accessToken ?? "";
    const active = session.tokens.at(-1);
    if (expected === "same") return assert.equal(value?.refreshToken, active?.text);
    const text = value?.refreshToken ?? "";
    assert.ok(!session.tokens.some((known) => known.text === text));
    if (expected === "next") {
      token.replacedAt = clock.now;
      session.parent = token;
    }
    session.givenAt = clock.now;
    session.tokens.push({ text, replacedAt: undefined });
  }

  /** What an access token is worth now; undefined where it opens. */
  function closedBy(session: ModelSession): string | undefined {
    if (model.deleted) return "user_not_found";
    if (session.revoked) return "session_not_found";
    return model.banned ? "user_banned" : undefined;
  }

  function endAll(gone: (session: ModelSession) => boolean): void {
    const ended = model.sessions.filter(gone);
    model.lost.push(...ended.flatMap(({ tokens }) => tokens.map(({ text }) => text)));
    model.sessions = model.sessions.filter((session) => !ended.includes(session));
  }

  async function signOut(session: ModelSession, scope: string): Promise<void> {
    const { code } = await outcomeOf(auth.signOut({ token: session.access, scope }));
    assert.equal(code, closedBy(session));
    if (code !== undefined) return;
    if (scope === "global") endAll(() => true);
    if (scope === "local") endAll((other) => other === session);
    if (scope === "others") endAll((other) => other !== session);
  }

  async function changePassword(session: ModelSession): Promise<void> {
    const password = `senha ${randomUUID()}`;
    const { code } = await outcomeOf(
      auth.updateOwnUser(session.access, { password, ...noSending }),
    );
    assert.equal(code, closedBy(session));
    if (code !== undefined) return;
    model.password = password;
    endAll((other) => other !== session);
  }

  async function ban(on: boolean): Promise<void> {
    if (model.deleted) return;
    const fields = { banDuration: on ? "1000h" : "none" };
    await auth.admin.updateUser(operator, { id, fields });
    model.banned = on;
  }

  async function remove(): Promise<void> {
    if (!model.deleted) await auth.admin.deleteUser(operator, { id, soft: false });
    model.deleted = true;
  }

  async function run(action: Step): Promise<void> {
    if (action.kind === "wait") clock.now += action.ms;
    if (action.kind === "sign in") await signIn();
    if (action.kind === "ban") await ban(action.on);
    if (action.kind === "delete") await remove();
    if ("session" in action) await runOn(action);
  }

  async function runOn(action: Extract<Step, { session: number }>): Promise<void> {
    const session = model.sessions[action.session % Math.max(1, model.sessions.length)];
    if (!session) return;
    if (action.kind === "refresh") await refresh(session, action.back);
    if (action.kind === "sign out") await signOut(session, action.scope);
    if (action.kind === "new password") await changePassword(session);
  }

  /** What is gone stays gone, and every access token opens exactly as long as it should. */
  async function check(): Promise<void> {
    for (const session of model.sessions)
      assert.equal((await outcomeOf(auth.account(session.access))).code, closedBy(session));
    for (const refreshToken of model.lost.slice(-3)) {
      const { code } = await outcomeOf(auth.refresh({ refreshToken, client }));
      assert.equal(code, "refresh_token_not_found");
    }
  }

  return { run, check };
}
