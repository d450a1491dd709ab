import { expect, test } from "vitest";
import { lessons } from "../../content/course/lessons.ts";
import { startNotes } from "./start-notes.ts";

test("the first line is the address to open", () => {
  const [first] = startNotes({ address: "127.0.0.1", family: "IPv4", port: 3000 });
  expect(first).toBe("Imersão Empreendedora is running at http://127.0.0.1:3000");
});

test("a server open to the network still names an address that a browser here can open", () => {
  const [first] = startNotes({ address: "0.0.0.0", family: "IPv4", port: 8080 });
  expect(first).toBe("Imersão Empreendedora is running at http://127.0.0.1:8080");
});

test("every lesson whose video is a placeholder is named", () => {
  const text = startNotes({ address: "127.0.0.1", family: "IPv4", port: 3000 }).join("\n");
  for (const lesson of lessons) {
    expect(text.includes(lesson.day), lesson.day).toBe(lesson.video.placeholder);
  }
});
