import { describe, expect, it } from "vitest";
import { parseDatabaseArguments } from "./database-arguments.ts";

function faultsOf(...args: string[]): string[] {
  const parsed = parseDatabaseArguments(args);
  return "faults" in parsed ? parsed.faults : [];
}

describe("the arguments of the command", () => {
  it("are understood in any order", () => {
    const backup = { command: { verb: "backup", file: "b.db", force: true } };
    expect(parseDatabaseArguments(["backup", "b.db", "--force"])).toEqual(backup);
    expect(parseDatabaseArguments(["--force", "backup", "b.db"])).toEqual(backup);
    expect(parseDatabaseArguments(["restore", "b.db"])).toEqual({
      command: { verb: "restore", file: "b.db", force: false },
    });
    const copy = { command: { verb: "copy", to: "postgres://host/name" } };
    expect(parseDatabaseArguments(["copy", "--to", "postgres://host/name"])).toEqual(copy);
    expect(parseDatabaseArguments(["copy", "--to=postgres://host/name"])).toEqual(copy);
  });

  it("ask for help, whatever else they are", () => {
    for (const args of [["--help"], ["-h"], ["restore", "--help"], ["nonsense", "--help"]])
      expect(parseDatabaseArguments(args)).toEqual({ command: { verb: "help" } });
  });

  it("after -- are names of files, also those that begin like an option", () => {
    const command = { verb: "backup", file: "--force", force: false };
    expect(parseDatabaseArguments(["backup", "--", "--force"])).toEqual({ command });
  });

  it.each([
    [[], "The first word must be backup, restore, copy. It is missing."],
    [["dump"], "The first word must be backup, restore, copy. It is another word."],
    [["backup"], '"backup" needs the name of a FILE.'],
    [["backup", ""], '"backup" needs the name of a FILE.'],
    [["restore", "a", "b"], '"restore" takes one FILE, and 2 words were given.'],
    [["backup", "a", "--force=yes"], "--force takes no value."],
    [["backup", "a", "--to", "b"], '"backup" has no option --to.'],
    [["backup", "a", "-x"], '"backup" has no option of one letter but -h.'],
    [["copy"], "--to URL is missing: the address of the Postgres to copy to."],
    [["copy", "--to"], "--to URL is missing: the address of the Postgres to copy to."],
    [["copy", "--to", "mysql://h/n"], "--to must be like postgres://user:password@host:5432/name."],
    [
      ["copy", "--to", "postgres:///n"],
      "--to must be like postgres://user:password@host:5432/name.",
    ],
  ])("%j are refused with a sentence", (args, sentence) => {
    expect(faultsOf(...args)).toEqual([sentence]);
  });

  it("say all their faults at once", () => {
    expect(faultsOf("restore", "a", "b", "--fast", "--force=1")).toHaveLength(3);
  });

  it("are never repeated where they may hold a password", () => {
    const url = "postgres://user:secret@host/name";
    const calls = [
      ["copy", url],
      [url],
      ["copy", "--to", `x${url}`],
      ["backup", url, url],
      ["copy", `--${url}`],
      ["copy", "-postgres:secret"],
      ["copy", "--tu", url],
      ["backup", `--force=${url}`],
    ];
    for (const args of calls) {
      const said = faultsOf(...args).join("\n");
      expect(said).not.toBe("");
      expect(said).not.toMatch(/secret|-s\b/);
    }
  });
});
