import { parseArgs } from "node:util";

export type DatabaseCommand =
  | { verb: "help" }
  | { verb: "backup" | "restore"; file: string; force: boolean }
  | { verb: "copy"; to: string };

export type DatabaseArguments = { command: DatabaseCommand } | { faults: string[] };

export const usage = `Usage:
  npm run database -- backup FILE [--force]    writes the store to FILE while the server runs
  npm run database -- restore FILE [--force]   puts a backup in the place of the store
  npm run database -- copy --to URL            copies the SQLite store to an empty Postgres

The store is the one of the server: DATABASE_URL, or else the file in DATA_DIR, from the
environment or from .env. More in docs/operating.md.

  --force   backup: replaces FILE when it is there already
            restore: replaces a Postgres that holds rows, or that others are connected to
  --to URL  postgres://user@host:5432/name; the password may stand in PGPASSWORD instead
  --help    says this

Ends with 0 when it is done, 1 when it could not be done, 2 when it was called wrongly.
`;

const verbs = ["backup", "restore", "copy"] as const;
type Verb = (typeof verbs)[number];
const optionsOf: Record<Verb, readonly string[]> = {
  backup: ["force"],
  restore: ["force"],
  copy: ["to"],
};

type Given = { verb: string | undefined; rest: string[]; options: Map<string, string | undefined> };

/** All faults at once. What was given is never repeated where it may be an address with a password. */
export function parseDatabaseArguments(args: readonly string[]): DatabaseArguments {
  const given = read(args);
  if (given.options.has("help")) return { command: { verb: "help" } };
  const verb = verbs.find((one) => one === given.verb);
  if (!verb) {
    const found = given.verb === undefined ? "It is missing" : "It is another word";
    return { faults: [`The first word must be ${verbs.join(", ")}. ${found}.`] };
  }
  const faults = [...optionFaults(verb, given), ...wordFaults(verb, given)];
  return faults.length > 0 ? { faults } : { command: toCommand(verb, given) };
}

/** As loosely as can be: Node's own complaints would repeat what was typed. */
function read(args: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      force: { type: "boolean" },
      to: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const options: Given["options"] = new Map();
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind === "option") options.set(token.name, token.value);
  }
  const [verb, ...rest] = words;
  return { verb, rest, options };
}

function optionFaults(verb: Verb, { options }: Given): string[] {
  const known = optionsOf[verb];
  const unknown = [...options.keys()].filter((name) => !known.includes(name));
  const faults = [...new Set(unknown.map((name) => `"${verb}" has no option ${shown(name)}.`))];
  if (options.get("force") !== undefined) faults.push("--force takes no value.");
  if (verb === "copy") faults.push(...targetFaults(options));
  return faults;
}

/** An address with one dash before it would look like many options of one letter. */
function shown(name: string): string {
  if (name.length === 1) return "of one letter but -h";
  return /^[a-z-]{2,20}$/.test(name) ? `--${name}` : "like one that was given";
}

function targetFaults(options: Given["options"]): string[] {
  const url = options.get("to");
  if (url === undefined) return ["--to URL is missing: the address of the Postgres to copy to."];
  const { protocol = "", hostname = "" } = URL.parse(url) ?? {};
  const fits = ["postgres:", "postgresql:"].includes(protocol) && hostname !== "";
  return fits ? [] : ["--to must be like postgres://user:password@host:5432/name."];
}

function wordFaults(verb: Verb, { rest }: Given): string[] {
  if (verb === "copy") return rest.length > 0 ? ['"copy" takes nothing but --to URL.'] : [];
  if (rest.length > 1) return [`"${verb}" takes one FILE, and ${rest.length} words were given.`];
  return rest[0] ? [] : [`"${verb}" needs the name of a FILE.`];
}

function toCommand(verb: Verb, { rest, options }: Given): DatabaseCommand {
  if (verb === "copy") return { verb, to: options.get("to") ?? "" };
  return { verb, file: rest[0] ?? "", force: options.has("force") };
}
