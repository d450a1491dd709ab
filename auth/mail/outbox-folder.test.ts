import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOutbox } from "./outbox-folder.ts";
import type { EmailMessage } from "./transport.ts";

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "imersao-outbox-"));
  printed = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => {
  const print = (lines: string) => void printed.push(lines);
  return createOutbox({ directory: join(folder, "outbox"), print });
};

function message(number: number, changes: Partial<EmailMessage> = {}): EmailMessage {
  return {
    id: `email-${number}`,
    postedAt: Date.UTC(2026, 10, 20, 12) + number * 1000,
    to: `ana.${number}@padaria.example`,
    subject: "Confirme seu e-mail",
    text: "Código: 042917\n\nConfirmar:\nhttp://127.0.0.1:3000/auth/v1/verify?token=abc\n",
    html: "<p>042917</p>",
    ...changes,
  };
}
const { signal } = new AbortController();

test("there is nothing before the first email", async () => {
  expect(await open().list()).toEqual([]);
});

test("an email is a file that only its owner can read, in a folder that only its owner can enter", async () => {
  await open().send(message(1), signal);
  const names = await readdir(join(folder, "outbox"));
  expect(names).toEqual(["2026-11-20T120001.000Z-email-1.json"]);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(join(folder, "outbox"))).toBe(0o700);
  expect(await modeOf(join(folder, "outbox", names[0] ?? ""))).toBe(0o600);
  const { html } = JSON.parse(await readFile(join(folder, "outbox", names[0] ?? ""), "utf8"));
  expect(html).toBe("<p>042917</p>");
});

test("the list is newest first, however they came, and has what a test needs", async () => {
  const outbox = open();
  for (const number of [2, 10, 1]) await outbox.send(message(number), signal);
  expect((await outbox.list()).map(({ to }) => to)).toEqual([
    "ana.10@padaria.example",
    "ana.2@padaria.example",
    "ana.1@padaria.example",
  ]);
  const { to, subject, text } = message(1);
  expect((await outbox.list()).at(-1)).toEqual({ to, subject, text });
  expect(await open().list()).toHaveLength(3);
});

test("the oldest make room for new ones", async () => {
  const outbox = open();
  for (let number = 0; number < 105; number += 1) await outbox.send(message(number), signal);
  const all = await outbox.list();
  expect(all).toHaveLength(100);
  expect([all[0]?.to, all[99]?.to]).toEqual(["ana.104@padaria.example", "ana.5@padaria.example"]);
});

test("an email that is sent twice is there once", async () => {
  const outbox = open();
  await outbox.send(message(1), signal);
  await outbox.send(message(1), signal);
  expect(await outbox.list()).toHaveLength(1);
});

test("what else lies in the folder stays there and is not listed", async () => {
  const outbox = open();
  await outbox.send(message(1), signal);
  await writeFile(join(folder, "outbox", "2026-11-20T130000.000Z-half.json.part"), "{");
  expect(await outbox.list()).toHaveLength(1);
});

test("the terminal shows to whom, about what, the code and the link", async () => {
  const outbox = open();
  await outbox.send(message(1), signal);
  await outbox.send(message(2, { text: "Sua senha mudou" }), signal);
  expect(printed).toEqual([
    [
      "Email to ana.1@padaria.example: Confirme seu e-mail",
      "  code 042917",
      "  http://127.0.0.1:3000/auth/v1/verify?token=abc",
    ].join("\n"),
    "Email to ana.2@padaria.example: Confirme seu e-mail",
  ]);
});
