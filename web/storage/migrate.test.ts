import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDeviceData, readDeviceData } from "./device-data.ts";
import { migrate } from "./migrate.ts";

const version0 = {
  checklist: {
    profile: { "posts-regulares": true, "fotos-fachada": true, "link-building": false },
    practices: {},
  },
  course: {
    lessons: [2, 1],
    exercises: { "aula-1-exercicio-1": true },
    projects: null,
    lastLesson: 2,
  },
  theme: "dark",
};

const kept = { form: "reviews", page: "p1", value: { text: "O bolo atrasou" } };
const answer = {
  at: "2026-11-20T12:00:00.000Z",
  asked: { prompt: "O bolo atrasou", agentType: "reviews" },
  result: { success: true, text: "Pedimos desculpas.", provider: "local", model: "rascunho" },
};

const anyId = fc.constantFrom("info-completas", "__proto__", "constructor", "toString", "novo");

describe("documents of every version", () => {
  test("nothing stored is empty data", () => {
    expect(migrate(null)).toEqual({ status: "current", data: emptyDeviceData });
  });

  test("version 0 had maps: what is true becomes a list of ids", () => {
    const { status, data } = migrate(JSON.stringify(version0));
    expect(status).toBe("current");
    expect(data).toEqual({
      version: 6,
      checklist: { profile: ["fotos-fachada", "posts-regulares"], practices: [] },
      course: {
        lessons: [1, 2],
        watched: [1, 2],
        exercises: ["aula-1-exercicio-1"],
        projects: [],
        lastLesson: 2,
      },
      theme: "dark",
      drafts: [],
      answers: [],
      savedAt: null,
    });
  });

  test("version 1 knew no business: the rest stays, and nothing is taken for one", () => {
    const stored = { version: 1, checklist: { profile: ["a"] }, business: { shop: "Aurora" } };
    expect(migrate(JSON.stringify(stored))).toEqual({
      status: "current",
      data: { ...emptyDeviceData, checklist: { profile: ["a"], practices: [] } },
    });
  });

  test("version 2 kept no words: the rest stays, and nothing is taken for a draft or an answer", () => {
    const stored = { version: 2, theme: "dark", drafts: [kept], answers: [answer] };
    expect(migrate(JSON.stringify(stored))).toEqual({
      status: "current",
      data: { ...emptyDeviceData, theme: "dark" },
    });
    const { data } = migrate(JSON.stringify({ ...stored, version: 3 }));
    expect(data).toMatchObject({ drafts: [kept], answers: [answer] });
  });

  test("version 3 knew no work in lessons: the ticks stay, and nothing is taken for work", () => {
    const work = { texts: { "aula-1-exercicio-1-1": "rota certa" }, quizzes: { "aula-1": [0, 2] } };
    const stored = { version: 3, course: { ...emptyDeviceData.course, lessons: [1], ...work } };
    const { data } = migrate(JSON.stringify(stored));
    expect(data.course).toEqual({ ...emptyDeviceData.course, lessons: [1], watched: [1] });
    const now = migrate(JSON.stringify({ ...stored, version: 4 }));
    expect(now.data.course).toEqual({ ...data.course, ...work });
  });

  test("version 4 knew no places: the rest stays, and nothing is taken for one", () => {
    const places = { "aula-2": 7 };
    const stored = { version: 4, course: { ...emptyDeviceData.course, lessons: [2], places } };
    const { data } = migrate(JSON.stringify(stored));
    expect(data.course).toEqual({ ...emptyDeviceData.course, lessons: [2], watched: [2] });
    const now = migrate(JSON.stringify({ ...stored, version: 5 }));
    expect(now.data.course).toEqual({ ...data.course, places });
  });

  test("version 5 had one mark for a lesson: what it counted for goes on counting", () => {
    const course = {
      lessons: [1, 4],
      exercises: ["aula-1-exercicio-1"],
      projects: ["aula-1-projeto"],
      quizzes: { "aula-1": [0, 2, 1, 1, 0] },
      places: { "aula-2": 7 },
    };
    const { status, data } = migrate(JSON.stringify({ version: 5, course }));
    expect(status).toBe("current");
    expect(data.course).toEqual({ ...course, watched: [1, 4] });
    const now = migrate(JSON.stringify({ version: 6, course: { ...course, watched: [2] } }));
    expect(now.data.course).toEqual({ ...course, watched: [2] });
  });

  test("of a newer version we take what we understand", () => {
    const checklist = { profile: ["info-completas"], practices: [], third: ["x"] };
    const { status, data } = migrate(JSON.stringify({ version: 7, checklist, course: "moved" }));
    expect(status).toBe("newer");
    expect(data).toEqual({
      ...emptyDeviceData,
      checklist: { profile: ["info-completas"], practices: [] },
    });
  });

  test.each([
    "",
    "{",
    "null",
    "42",
    '"imersao"',
    "[]",
    '{"version":"1"}',
    '{"version":-1}',
    '{"version":0.5}',
    "[".repeat(100_000),
  ])("%.20j is no document", (text) => {
    expect(migrate(text)).toEqual({ status: "corrupt", data: emptyDeviceData });
  });
});

describe("whatever is stored", () => {
  test("any text gives valid data and never throws", () => {
    const json = fc.json({ maxDepth: 4 });
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      json,
      json.map((value) => `{"version":1,"course":${value}}`),
      json.map((value) => `{"version":2,"business":${value}}`),
      json.map(
        (value) => `{"version":4,"course":{"texts":${value},"quizzes":{"aula-1":${value}}}}`,
      ),
      json.map((value) => `{"version":5,"course":{"places":{"aula-1":${value}}}}`),
      json.map((value) => `{"version":6,"course":{"watched":${value}}}`),
      json.map((value) => `{"version":3,"drafts":[${value}],"answers":[${value}]}`),
    );
    fc.assert(
      fc.property(text, (stored) => {
        const { data } = migrate(stored);
        expect(readDeviceData(data)).toEqual(data);
      }),
      { numRuns: 1000 },
    );
  });

  test("any older document keeps exactly the ids that were true", () => {
    const map = fc.dictionary(anyId, fc.oneof(fc.boolean(), fc.anything({ maxDepth: 0 })), {
      noNullPrototype: false,
    });
    fc.assert(
      fc.property(map, (profile) => {
        const { status, data } = migrate(JSON.stringify({ checklist: { profile } }));
        const ticked = Object.keys(profile).filter((id) => profile[id] === true);
        expect(status).toBe("current");
        expect(data.checklist.profile).toEqual(ticked.sort());
      }),
    );
  });

  test("migrating twice is migrating once", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 2, 3, 4, 5, 6, undefined),
        fc.jsonValue(),
        fc.jsonValue(),
        (version, checklist, course) => {
          const { data } = migrate(JSON.stringify({ version, checklist, course }));
          expect(migrate(JSON.stringify(data))).toEqual({ status: "current", data });
        },
      ),
    );
  });
});
