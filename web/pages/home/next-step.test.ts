import { expect, it } from "vitest";
import { practiceItemIds, profileItemIds } from "../../../content/guide/items.ts";
import { takenChange } from "../../storage/changes.ts";
import { type DeviceData, emptyDeviceData } from "../../storage/device-data.ts";
import { type KeptAnswer, withKept } from "../../storage/kept-answers.ts";
import { findNextStep } from "./next-step.ts";

type Begun = Partial<DeviceData["course"] & DeviceData["checklist"]>;

function stepAfter({ profile = [], practices = [], ...course }: Begun) {
  const data = {
    ...emptyDeviceData,
    checklist: { profile, practices },
    course: { ...emptyDeviceData.course, ...course },
  };
  const step = findNextStep(data);
  return step && `${step.text} -> ${step.to}`;
}

const exercisesOf = (slug: string) => [1, 2, 3].map((n) => `${slug}-exercicio-${n}`);
const lesson = "/imersao-empreendedora/aula";
const guide = "/google-gemini-guide";

it("has no next step for a newcomer, nor where only the looks were chosen", () => {
  expect(stepAfter({})).toBeUndefined();
  expect(findNextStep({ ...emptyDeviceData, theme: "dark" })).toBeUndefined();
});

it("goes on with the lesson opened last, then with its exercises", () => {
  expect(stepAfter({ lastLesson: 3, lessons: [1] })).toBe(`Continuar a Aula 3 -> ${lesson}-3`);
  expect(stepAfter({ lastLesson: 3, lessons: [3] })).toBe(
    `Fazer os exercícios -> ${lesson}-3#exercicios`,
  );
});

it("then comes the guide, where it was begun, and only then the next lesson", () => {
  const done = { lastLesson: 1, lessons: [1], exercises: exercisesOf("aula-1") };
  expect(stepAfter(done)).toBe(`Abrir a Aula 2 -> ${lesson}-2`);
  expect(stepAfter({ ...done, profile: profileItemIds.slice(0, 8) })).toBe(
    `Próximo item do perfil -> ${guide}#estrategias-solicitar`,
  );
  expect(stepAfter({ ...done, profile: profileItemIds })).toBe(
    `Próxima prática -> ${guide}#gemini-editar-perfil`,
  );
});

it("leads to a reply that waits to be copied before all else, for a week", () => {
  const at = "2026-11-24T12:00:00.000Z";
  const reply: KeptAnswer = {
    at,
    asked: { prompt: "Bolo frio.", agentType: "reviews" },
    result: { success: true, text: "Sentimos muito.", provider: "local", model: "local" },
  };
  const stepWith = (answer: KeptAnswer, days = 1) =>
    findNextStep(
      { ...emptyDeviceData, answers: [answer] },
      Date.parse(at) + days * 24 * 60 * 60 * 1000,
    )?.to;
  expect(stepWith(reply)).toBe("/ai-agent#reviews");
  expect(stepWith(reply, 8)).toBeUndefined();
  const data = { ...emptyDeviceData, answers: [reply] };
  const [taken] = takenChange(at)(data).answers;
  expect(taken && stepWith(taken)).toBeUndefined();
  // Made again in the same words it is what was copied, in others it is not.
  const again = (text: string) =>
    withKept(taken ? [taken] : [], { ...reply, result: { ...reply.result, text } })[0];
  expect(again("Sentimos muito.")?.isTaken).toBe(true);
  expect(again("Lamentamos.")?.isTaken).toBeUndefined();
  expect(takenChange("another moment")(data)).toBe(data);
  expect(stepWith({ ...reply, asked: { ...reply.asked, agentType: "marketing" } })).toBeUndefined();
});

it("names the item in the guide's own words", () => {
  const checklist = { profile: profileItemIds.slice(0, 3), practices: [] };
  expect(findNextStep({ ...emptyDeviceData, checklist })?.why).toBe(
    "Horários certos, com feriados e exceções",
  );
});

it("leads from an area that is done to one that was not begun, and ends when all is done", () => {
  const guideDone = { profile: profileItemIds, practices: practiceItemIds };
  expect(stepAfter(guideDone)).toBe(`Começar o curso -> ${lesson}-1`);
  const courseDone = { lessons: [1, 2, 3, 4, 5], exercises: exercisesOf("aula-5"), lastLesson: 5 };
  expect(stepAfter(courseDone)).toBe(`Próximo item do perfil -> ${guide}#info-completas`);
  expect(stepAfter({ ...guideDone, ...courseDone })).toBeUndefined();
});

it("takes what another edition of the course left for unknown", () => {
  expect(stepAfter({ lastLesson: 9, profile: ["outro-item"] })).toBe(
    `Próximo item do perfil -> ${guide}#info-completas`,
  );
});
