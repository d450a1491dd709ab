import { expect, test } from "vitest";
import { toIcs } from "./ics.ts";

const event = {
  uid: "aula-ao-vivo-1@curso.example",
  title: "Aula ao vivo, com perguntas; traga as suas",
  start: "2027-03-10T19:30:00-03:00",
  minutes: 90,
  href: `https://curso.example/ao-vivo?sala=${"ã".repeat(60)}`,
};

test("a calendar file has the event in UTC, with its signs escaped and no line too long", () => {
  const file = toIcs(event, Date.UTC(2026, 10, 24));
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain("DTSTART:20270310T223000Z");
  expect(lines).toContain("DTEND:20270311T000000Z");
  expect(lines).toContain("DTSTAMP:20261124T000000Z");
  expect(lines).toContain("SUMMARY:Aula ao vivo\\, com perguntas\\; traga as suas");
  expect(lines).toContain(`URL:${event.href}`);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(toIcs(event, Date.UTC(2026, 10, 24))).toBe(file);
});
