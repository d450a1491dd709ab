import { isWholeAnswer } from "./answer-shape.ts";
import { currentVersion, type DeviceData, readDeviceData } from "./device-data.ts";
import { product } from "./export-device.ts";
import { readVersion, toCurrent } from "./migrate.ts";
import { ownField } from "./own-field.ts";

/** Bytes of a copy: above the largest that a device can write. */
export const maxCopyBytes = 5_000_000;

/** What keeps a file from being taken for a copy. */
export type CopyFault =
  | "too-large"
  /** No JSON: cut, or another kind of file. */
  | "unreadable"
  /** JSON of somebody else. */
  | "foreign"
  /** A later release wrote it. */
  | "newer"
  /** Some of it is not as this product writes it. */
  | "damaged";

export type CopyReading = { data: DeviceData } | { fault: CopyFault };

/** The same text for the same content, in whatever order its fields stand. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, entry) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
      : entry,
  );
}

const parts = ["checklist", "course", "business", "drafts", "answers", "theme", "savedAt"] as const;

/** Nothing had to be dropped to read it: a copy is taken whole or not at all. */
function isWhole(document: unknown, data: DeviceData): boolean {
  const isRead = (part: (typeof parts)[number]) => {
    const written = canonical(ownField(document, part));
    return written === undefined || written === canonical(data[part]);
  };
  return parts.every(isRead) && data.answers.every(isWholeAnswer);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // told as unreadable; where it breaks off helps nobody
  }
}

/** What 'Baixar meus dados' wrote, of this release or an earlier one. Never throws. */
export function readCopy(text: string): CopyReading {
  const file = parse(text);
  if (file === undefined) return { fault: "unreadable" };
  const document = ownField(file, "data");
  const version = readVersion(document);
  if (ownField(file, "product") !== product || version === null) return { fault: "foreign" };
  if (version > currentVersion) return { fault: "newer" };
  const current = toCurrent(document, version);
  const data = readDeviceData(current);
  return isWhole(current, data) ? { data } : { fault: "damaged" };
}
