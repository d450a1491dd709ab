import { expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { openNotes, startNotes } from "./start-notes.ts";

test("the first line is the address to open", () => {
  const [first] = startNotes({ address: "127.0.0.1", family: "IPv4", port: 3000 });
  expect(first).toBe("Imersão Empreendedora is running at http://127.0.0.1:3000");
});

test("a server open to the network still names an address that a browser here can open", () => {
  const [first] = startNotes({ address: "0.0.0.0", family: "IPv4", port: 8080 });
  expect(first).toBe("Imersão Empreendedora is running at http://127.0.0.1:8080");
});

function openWith(variables: Record<string, string>, isRoot = false): string[] {
  const result = parseConfig(variables);
  if ("faults" in result) throw new Error(result.faults.join());
  return openNotes(result.config, isRoot).map(
    (note) => /^Open: (.+?) \(.+\)$/.exec(note)?.[1] ?? "",
  );
}

test("what is open is said, a line each", () => {
  const signUp = "anybody may sign up";
  const noProof = "an address counts without proof";
  expect(openWith({})).toEqual([signUp, noProof]);
  expect(openWith({ AUTH_MAILER_AUTOCONFIRM: "off" })).toEqual([signUp]);
  expect(openWith({ AUTH_DISABLE_SIGNUP: "on" })).toEqual([]);
  expect(openWith({ AUTH_EXTERNAL_EMAIL_ENABLED: "off" })).toEqual([]);
  const phones = { AUTH_EXTERNAL_PHONE_ENABLED: "on", AUTH_SMS_AUTOCONFIRM: "on" };
  expect(openWith({ AUTH_MAILER_AUTOCONFIRM: "off", ...phones })).toEqual([
    signUp,
    "a number counts without proof",
  ]);
  expect(openWith({ AUTH_DISABLE_SIGNUP: "on" }, true)).toEqual([
    "it runs as root, and may do anything here",
  ]);
});
