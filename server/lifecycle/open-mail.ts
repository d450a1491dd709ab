import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import {
  type Auth,
  type BookPlace,
  createOutbox,
  createSmtp,
  type MailEvent,
  type MailOptions,
  noTransport,
  type Outbox,
} from "#auth";
import type { Limits } from "#limits";
import { type Config, httpAddress } from "../config/config.ts";
import type { DevOutbox } from "../dev/outbox.ts";
import { loadOutboxToken } from "../keys/api-keys.ts";

/** How emails leave, and the outbox to look into where that is how. */
export type Mail = { mail: MailOptions; outbox: Outbox | undefined };

type Around = {
  limits: Pick<Limits, "createSchedule">;
  log: Logger;
  onEvent?: ((event: MailEvent) => void) | undefined;
};

/** As the operator chose it. */
export function openMail({ auth, dataDirectory }: Config, { limits, log, onEvent }: Around): Mail {
  const { mail: chosen } = auth;
  const book = placesOf(auth, limits);
  const common = { senderName: chosen.senderName, log: mailLog(log, onEvent), book };
  if (chosen.kind === "outbox") {
    const outbox = createOutbox({ directory: join(dataDirectory, "outbox"), print });
    return { mail: { ...common, transport: outbox }, outbox };
  }
  const transport = chosen.kind === "smtp" ? createSmtp(chosen.smtp) : noTransport;
  return { mail: { ...common, transport }, outbox: undefined };
}

/** Half of what leaves in an hour is for either share. None waits for longer than its code is good. */
function placesOf({ mail, settings }: Config["auth"], limits: Around["limits"]): BookPlace {
  const perHour = Math.ceil(mail.perHour / 2);
  const schedule = limits.createSchedule({
    name: "auth emails",
    burst: perHour,
    perMs: 3_600_000 / perHour,
    onOutage: "memory",
    maxWaitMs: settings.codes.lifeMs,
  });
  return async (share) => {
    const place = await schedule.book(share);
    return place.allowed ? place.waitMs : Number.POSITIVE_INFINITY;
  };
}

/** For the person who started the server. */
export function mailNote({ auth, dataDirectory }: Config): string {
  const { mail } = auth;
  if (mail.kind === "smtp") return `Emails: by SMTP through ${mail.smtp.host}`;
  if (mail.kind === "none") return "Emails: none (accounts by e-mail are off)";
  const directory = join(dataDirectory, "outbox");
  return `Emails: in ${directory} and here, to nobody (set AUTH_SMTP_HOST to send them)`;
}

/** For the same person, on a machine where nobody else comes. */
export function outboxNotes(
  { address, port }: AddressInfo,
  outbox: DevOutbox | undefined,
): string[] {
  if (!outbox) return [];
  return [`Emails can be read at ${httpAddress(address, port)}/dev/outbox?token=${outbox.token}`];
}

export async function openOutbox(
  config: Config,
  mailWorker: Auth["mailWorker"],
  { list }: Outbox,
): Promise<DevOutbox> {
  return {
    read: () => mailWorker.settled().then(list),
    token: await loadOutboxToken(config),
  };
}

/** To whoever develops, beside the log and not in it. */
function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}

const levels = {
  sent: "info",
  delayed: "warn",
  "given up": "error",
  interrupted: "error",
} as const;

function mailLog(log: Logger, onEvent: Around["onEvent"]): (event: MailEvent) => void {
  return (event) => {
    onEvent?.(event);
    log[levels[event.event]](event, "email");
  };
}
