import type { EmailsTable } from "#database";
import type { AuthDeps } from "../deps.ts";
import { postpone, removeEmail, withLease } from "./email-queue.ts";
import { type MailEvent, reasonOf } from "./mail-events.ts";
import { type EmailRequest, unsealEmail } from "./queue-email.ts";
import { type BookPlace, isCounted, shareOf } from "./shares.ts";
import { renderEmail } from "./templates/render-email.ts";
import { EmailRejected, type MailTransport } from "./transport.ts";

export type MailOptions = {
  transport: MailTransport;
  /** As people know the site; heads and signs each email. */
  senderName: string;
  log: (event: MailEvent) => void;
  book: BookPlace;
};

/** What delivering emails needs of the accounts. */
export type MailDeps = Pick<AuthDeps, "secrets" | "settings" | "now"> & {
  database: Pick<AuthDeps["database"], "query">;
};

/** Milliseconds that sending one may take. */
const sendMs = 20_000;
const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds after the first try, the second, and so on; the last one for all later ones. */
const delays = [10_000, minute, 5 * minute, 30 * minute, 60 * minute, 180 * minute] as const;

/** Takes an email that has been claimed to its end: it has left, is put off, or is given up. */
export function createDelivery(
  deps: MailDeps,
  mail: MailOptions,
  { stopped, renewMs }: { stopped: AbortSignal; renewMs: number },
) {
  const { query } = deps.database;
  /** Have left, but the store could not be told: not to be sent again from here. */
  const sent = new Set<string>();

  async function remove(id: string): Promise<void> {
    await removeEmail(query, id);
    sent.delete(id);
  }

  async function giveUp(row: EmailsTable, reason: string, kind?: EmailRequest["kind"]) {
    mail.log({ event: "given up", id: row.id, tries: row.tries + 1, kind, reason });
    await removeEmail(query, row.id);
  }

  function send(row: EmailsTable, request: EmailRequest): Promise<void> {
    const { siteUrl, codes } = deps.settings;
    const site = { senderName: mail.senderName, siteUrl, lifeMs: codes.lifeMs };
    const message = { id: row.id, postedAt: row.created_at, to: request.to };
    const signal = AbortSignal.any([AbortSignal.timeout(sendMs), stopped]);
    return mail.transport.send({ ...message, ...renderEmail(request, site) }, signal);
  }

  async function failed(row: EmailsTable, request: EmailRequest, error: unknown) {
    // Whether it has left nobody knows; the lease runs out, and whoever is there then tries again.
    if (stopped.aborted) return;
    const reason = reasonOf(error);
    if (error instanceof EmailRejected) return giveUp(row, reason, request.kind);
    const delay = delays[Math.min(row.tries, delays.length - 1)] ?? day;
    await putOff(row, request, { reason, delay });
  }

  async function putOff(
    row: EmailsTable,
    request: EmailRequest,
    { reason, delay }: { reason: string; delay: number },
  ): Promise<void> {
    const { kind } = request;
    const nextTryAt = deps.now() + delay;
    if (nextTryAt >= endOf(row, request)) return giveUp(row, reason, kind);
    const seconds = delay / 1000;
    mail.log({ event: "delayed", id: row.id, kind, tries: row.tries + 1, reason, seconds });
    await postpone(query, row.id, nextTryAt);
  }

  /** Milliseconds until its turn among the emails of the site; whoever has been claimed before has had it. */
  async function waitOf(row: EmailsTable, request: EmailRequest): Promise<number> {
    if (row.tries > 0 || !isCounted(request)) return 0;
    return mail.book(await shareOf(query, request));
  }

  /** A code that is no longer good is not worth an email; other news is, for a day. */
  function endOf({ created_at }: EmailsTable, request: EmailRequest): number {
    return created_at + ("code" in request ? deps.settings.codes.lifeMs : day);
  }

  return async function deliver(row: EmailsTable): Promise<void> {
    if (sent.has(row.id)) return remove(row.id);
    const request = unsealEmail(deps, row);
    if (!request) return giveUp(row, "unreadable");
    if (deps.now() >= endOf(row, request)) return giveUp(row, "too late", request.kind);
    const delay = await waitOf(row, request);
    if (delay > 0) return putOff(row, request, { reason: "over the limit", delay });
    try {
      await withLease({ query, now: deps.now, id: row.id, renewMs }, () => send(row, request));
    } catch (error) {
      return failed(row, request, error);
    }
    sent.add(row.id);
    mail.log({ event: "sent", id: row.id, kind: request.kind, tries: row.tries + 1 });
    await remove(row.id);
  };
}
