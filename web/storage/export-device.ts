import type { DeviceData } from "./device-data.ts";

/** Names the product in a copy, so that no other file is taken for one. */
export const product = "Imersão Empreendedora";

/** What this device keeps as a document for its owner: indented JSON of `{ product, exportedAt, data }`. */
export function toExport(data: DeviceData, now: Date): string {
  return `${JSON.stringify({ product, exportedAt: now.toISOString(), data }, null, 2)}\n`;
}

/** 'imersao-empreendedora-2026-11-20.json', by the device's own calendar. */
export function toExportFilename(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return `imersao-empreendedora-${date}.json`;
}
