import { expect, test } from "vitest";
import { acceptedEncodings } from "./negotiate.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br gzip identity"],
  ["gzip", "gzip identity"],
  ["GZIP;Q=1.0", "gzip identity"],
  ["x-gzip", "gzip identity"],
  ["br;q=0.5, gzip", "gzip br identity"],
  ["br;q=0, gzip;q=0.1", "gzip identity"],
  ["*", "br gzip identity"],
  ["*;q=0.5, gzip;q=0.8", "gzip br identity"],
  ["identity, br;q=0.5", "identity br"],
  ["identity;q=0, br", "br"],
  ["gzip, *;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["br;q=nonsense, gzip", "gzip identity"],
  ["br;q=2", "identity"],
  [" br ; q=0.7 , gzip ; q=0.70", "br gzip identity"],
  ["brotli, bro, b", "identity"],
  [",;=,q=1", "identity"],
])("Accept-Encoding %j means %s", (header, expected) => {
  expect(acceptedEncodings(header).join(" ")).toBe(expected);
});

test("headers nobody sends do not fill the memory, and are still understood", () => {
  for (let i = 0; i < 1000; i++) acceptedEncodings(`gzip;q=0.${i}`);
  expect(acceptedEncodings("br, gzip;q=0.123")).toEqual(["br", "gzip", "identity"]);
});
