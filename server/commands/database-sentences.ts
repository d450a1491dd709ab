import {
  type BackupReport,
  type CopyReport,
  type RestoreReport,
  StoreUnavailable,
  type TableContents,
} from "#database";

export function backedUp(store: string, file: string, report: BackupReport): string[] {
  return [
    `Backed up ${store} to ${file} (${sizeOf(report.bytes)}); it was read again and compared.`,
    ...tableLines(report.contents),
  ];
}

export function restored(store: string, file: string, report: RestoreReport): string[] {
  const { contents, createdAt, kept } = report;
  const before = kept ? [`The store before this one is ${kept}; delete it when all is well.`] : [];
  return [
    `Restored ${file}, made at ${createdAt.toISOString()}, to ${store}.`,
    ...tableLines(contents),
    ...before,
    "The next start of the server brings the tables up to date.",
  ];
}

export function copied(store: string, target: string, report: CopyReport): string[] {
  const { contents, alreadyThere } = report;
  const what = alreadyThere
    ? `${target} holds the same as ${store} already; nothing was written.`
    : `Copied ${store} to ${target}; both sides were compared.`;
  return [what, ...tableLines(contents), "Start the server with DATABASE_URL set to that address."];
}

function tableLines(contents: readonly TableContents[]): string[] {
  const width = Math.max(...contents.map(({ table }) => table.length));
  return contents.map(({ table, rows, checksum }) => {
    const count = `${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"}`;
    return `  ${table.padEnd(width)}  ${count.padStart(14)}  sha256 ${checksum}`;
  });
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Host and name; never the user, the password or the options. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `Postgres at ${host}${pathname}`;
}

const unavailable: Readonly<Record<StoreUnavailable["reason"], string>> = {
  away: "Postgres cannot be reached",
  timeout: "the store did not answer in time",
  busy: "another program holds what is needed; try again",
  conflict: "another program changed the same rows; try again",
  full: "the disk is full",
  io: "the disk cannot be read or written",
  "read-only": "the store accepts reads only",
  damaged: "the bytes of the store make no sense",
  closed: "it is closed",
};

/** Why it could not be done: our own faults say it themselves, in words without values. */
export function explainFault(error: unknown): string {
  if (error instanceof StoreUnavailable) return `Not done: ${unavailable[error.reason]}.`;
  if (!(error instanceof Error)) return `Not done: ${String(error)}.`;
  if (error.name === "AbortError") return "Stopped; nothing was changed.";
  return error.message;
}
