import {
  type Business,
  type ContactChannel,
  contactChannels,
  partLength,
  type Trade,
  trades,
} from "../../contract/parts.ts";
import { ownField } from "./own-field.ts";

const texts = ["shop", "town", "contactDetail", "signature"] as const;

/** One trimmed line within the length the contract allows; undefined for anything else. */
function readLine(value: unknown, max: number): string | undefined {
  if (typeof value !== "string") return undefined;
  const line = value.toWellFormed().replace(/\s+/g, " ").trim();
  return line !== "" && line.length <= max ? line : undefined;
}

function readOneOf<T extends string>(value: unknown, names: readonly T[]): T | undefined {
  return names.find((name) => name === value);
}

/** What is valid of a stored business, as the contract wants it; undefined where nothing is. Never throws. */
export function readBusiness(value: unknown): Business | undefined {
  const lines = texts.flatMap((name) => {
    const line = readLine(ownField(value, name), partLength[name]);
    return line === undefined ? [] : [[name, line] as const];
  });
  const trade: Trade | undefined = readOneOf(ownField(value, "trade"), trades);
  const contact: ContactChannel | undefined = readOneOf(
    ownField(value, "contact"),
    contactChannels,
  );
  const business: Business = {
    ...(trade && { trade }),
    ...(contact && { contact }),
    ...Object.fromEntries(lines),
  };
  return Object.keys(business).length > 0 ? business : undefined;
}
