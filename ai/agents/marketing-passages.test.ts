import { describe, expect, test } from "vitest";
import { findCourse, usedSources } from "./marketing-passages.ts";

const question = "Como consigo mais avaliações no Google?";
const keys = (text: string, earlier: Parameters<typeof findCourse>[1] = []) =>
  findCourse(text, earlier).map(({ key }) => key);

describe("what the course has on a question", () => {
  test("begins with what the drafting engine would plan with", () => {
    expect(keys(question)[0]).toBe("estrategias-solicitar");
    expect(keys(question).length).toBeLessThanOrEqual(5);
  });

  test("is nothing for a question about something else", () => {
    expect(keys("xyzzy qwerty")).toEqual([]);
  });

  test("is taken from the question before where one says little alone", () => {
    const earlier = [{ question, answer: "Peça a todos." }];
    expect(keys("E depois disso?")).toEqual([]);
    expect(keys("E depois disso?", earlier)).toEqual(keys(question));
  });
});

test("what an earlier answer told is passed over where enough else fits", () => {
  const [first] = findCourse(question, []);
  const answer = first?.item?.steps.join(" ") ?? "";
  const again = "E como peço avaliações no Google pelo WhatsApp?";
  expect(keys(again)).toContain(first?.key);
  expect(keys(again, [{ question, answer }])).not.toContain(first?.key);
  expect(keys(again, [{ question, answer }]).length).toBeGreaterThan(1);
});

describe("the sources of an answer", () => {
  const passages = findCourse(question, []);

  test("are the passages that it tells again", () => {
    const [first] = passages;
    const answer = first?.item?.steps.join(" ") ?? "";
    expect(usedSources(answer, question, passages)[0]).toEqual({
      kind: "item",
      id: first?.id,
      title: first?.title,
    });
  });

  test("are none where it only repeats the question", () => {
    expect(usedSources(question, question, passages)).toEqual([]);
    expect(usedSources("Não sei. Qual é o seu ramo?", question, passages)).toEqual([]);
  });
});
