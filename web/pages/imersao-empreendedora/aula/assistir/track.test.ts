import { expect, test } from "vitest";
import { narrations } from "../../../../../content/course/narrations.ts";
import { pickVoice } from "./browser-voice.ts";
import { minutesAndSeconds, secondsIn, startOf, trackOf } from "./track.ts";

const whole = narrations.map((narration) => [narration.number, trackOf(narration)] as const);

test.each(whole)(
  "lesson %i says every sentence of every scene, within 15 seconds each",
  (n, track) => {
    const scenes = narrations[n - 1]?.scenes ?? [];
    expect(track.map(({ text }) => text)).toEqual(
      scenes.flatMap(({ lines }) => lines.map(([sentence]) => sentence)),
    );
    expect(Math.max(...track.map(({ seconds }) => seconds))).toBeLessThan(15);
    expect(secondsIn(track)).toBeLessThan(6 * 60);
  },
);

test("a scene begins with its first sentence; beyond the ends stand the nearest ones", () => {
  const track = [0, 0, 1, 2].map((scene) => ({ text: "Oi.", scene, seconds: 1 }));
  expect([-1, 0, 1, 2, 3].map((scene) => startOf(track, scene))).toEqual([0, 0, 2, 3, 3]);
});

test("seconds are shown as minutes and seconds", () => {
  expect([0, 7.4, 59.6, 128].map(minutesAndSeconds)).toEqual(["0:00", "0:07", "1:00", "2:08"]);
});

const voice = (lang: string, localService = true) => ({ lang, localService });

test("a Brazilian voice comes before a Portuguese one, the device's before one of the network", () => {
  const [english, lisbon, far, near] = [
    voice("en-US"),
    voice("pt-PT"),
    voice("pt-BR", false),
    voice("pt_BR"),
  ];
  expect(pickVoice([english, lisbon, far, near])).toBe(near);
  expect(pickVoice([english, lisbon, far])).toBe(far);
  expect(pickVoice([english, lisbon])).toBe(lisbon);
});

test("no voice of another language reads Portuguese", () => {
  expect(pickVoice([voice("en-US"), voice("es-ES"), voice("ptx")])).toBeUndefined();
  expect(pickVoice([])).toBeUndefined();
});
