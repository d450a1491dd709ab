import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EmailMessage, MailTransport } from "./transport.ts";

export type OutboxOptions = {
  directory: string;
  /** Gets a few lines about each email, with its code and its link. */
  print: (lines: string) => void;
};

export type OutboxEntry = Pick<EmailMessage, "to" | "subject" | "text">;

/** Emails that go no further than a folder of this machine, for whoever develops. */
export type Outbox = MailTransport & {
  /** Newest first. */
  list(): Promise<OutboxEntry[]>;
};

/** The oldest ones make room. */
const maxEmails = 100;

export function createOutbox({ directory, print }: OutboxOptions): Outbox {
  /** Newest first: the names begin with the time. */
  async function names(): Promise<string[]> {
    const files = await readdir(directory).catch(emptyIfMissing);
    return files
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse();
  }

  return {
    async send(message) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await write(directory, message);
      for (const name of (await names()).slice(maxEmails))
        await unlink(join(directory, name)).catch(emptyIfMissing);
      print(summaryOf(message));
    },
    async list() {
      const read = (name: string) => readFile(join(directory, name), "utf8").catch(emptyIfMissing);
      const contents = await Promise.all((await names()).map(read));
      return contents.flatMap((content) => (typeof content === "string" ? entryOf(content) : []));
    },
    close: () => undefined,
  };
}

/** Under its final name only when it is whole. Sent twice, it is there once. */
async function write(directory: string, message: EmailMessage): Promise<void> {
  const { id, postedAt, to, subject, text, html } = message;
  const file = join(
    directory,
    `${new Date(postedAt).toISOString().replaceAll(":", "")}-${id}.json`,
  );
  const content = JSON.stringify({ to, subject, text, html }, undefined, 2);
  await writeFile(`${file}.part`, `${content}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

function entryOf(content: string): OutboxEntry {
  const { to, subject, text } = JSON.parse(content);
  return { to, subject, text };
}

/** Another process may have made room meanwhile. */
function emptyIfMissing(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

function summaryOf({ to, subject, text }: EmailMessage): string {
  const [, code] = /^Código: (\d+)$/m.exec(text) ?? [];
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  return [`Email to ${to}: ${subject}`, code && `  code ${code}`, link && `  ${link}`]
    .filter((line) => line !== undefined)
    .join("\n");
}
