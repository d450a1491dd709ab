import { expect, test } from "vitest";
import { createAi } from "#ai";
import { type Config, parseConfig } from "../config/config.ts";
import { assistantsNote } from "./assistants-note.ts";

function noteFor(variables: Record<string, string>): string {
  const parsed = parseConfig(variables);
  const config = ("config" in parsed ? parsed.config : undefined) as Config;
  return assistantsNote(createAi({ ...config.ai, transport: fetch }), config.ai);
}

const key = "AIzaSecretOfTheOperator";

test("without a key the embedded engine is named, and how to get the other one", () => {
  expect(noteFor({})).toContain("embedded engine");
  expect(noteFor({ GEMINI_API_KEY: "  " })).toContain("set GEMINI_API_KEY");
});

test("with a key Gemini is named with its model, never with the key", () => {
  const note = noteFor({ GEMINI_API_KEY: key, GEMINI_MODEL: "gemini-3.8-flash" });
  expect(note).toBe("Assistants: Google Gemini (gemini-3.8-flash)");
});

test("the embedded engine can be forced although there is a key", () => {
  expect(noteFor({ AI_PROVIDER: "local", GEMINI_API_KEY: key })).toContain("embedded engine");
});

test("Gemini forced without a key says what every answer will be", () => {
  expect(noteFor({ AI_PROVIDER: "gemini" })).toContain("GEMINI_API_KEY is not set");
});

test("an OpenAI-compatible server is named by its model, and needs an address", () => {
  const server = { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", OPENAI_MODEL: "gemma3:4b" };
  expect(noteFor(server)).toBe("Assistants: gemma3:4b through OPENAI_BASE_URL");
  expect(() => noteFor({ AI_PROVIDER: "openai" })).toThrow("OPENAI_BASE_URL");
});

test("settings that make no sense are told by name, and a bad key is not repeated", () => {
  const parsed = parseConfig({
    AI_PROVIDER: "claude",
    GEMINI_API_KEY: "two words",
    GEMINI_BASE_URL: "ftp://x",
    GEMINI_MODEL: "../models",
    GEMINI_API_VERSION: "beta",
  });
  const faults = "faults" in parsed ? parsed.faults.join("\n") : "";
  for (const name of ["AI_PROVIDER", "GEMINI_API_KEY", "GEMINI_BASE_URL", "GEMINI_MODEL"])
    expect(faults).toContain(name);
  expect(faults).toContain("GEMINI_API_VERSION must be like v1beta.");
  expect(faults).not.toContain("two words");
});
