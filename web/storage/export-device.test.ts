import { expect, test } from "vitest";
import { emptyDeviceData } from "./device-data.ts";
import { toExport, toExportFilename } from "./export-device.ts";

test("an export reads back as the data it was made of", () => {
  const data = { ...emptyDeviceData, theme: "dark" as const };
  const exported = JSON.parse(toExport(data, new Date("2026-11-20T12:00:00Z")));
  expect(exported).toEqual({
    product: "Imersão Empreendedora",
    exportedAt: "2026-11-20T12:00:00.000Z",
    data,
  });
});

test("its file is named after the product and the day", () => {
  expect(toExportFilename(new Date(2026, 0, 5))).toBe("imersao-empreendedora-2026-01-05.json");
});
