import { expect, test } from "vitest";
import { type Clock, createNarrator, type Saying, type Voice } from "./narrator.ts";

const track = ["Um.", "Dois.", "Três."].map((text) => ({ text, scene: 0, seconds: 2 }));

/** Time that stands until a test lets it pass. */
function handClock() {
  const waiting = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const clock: Clock = (milliseconds, run) => {
    const entry = { at: now + milliseconds, run };
    waiting.add(entry);
    return () => waiting.delete(entry);
  };
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting.delete(next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { clock, pass };
}

/** A voice that a test ends, and what it was told to say. */
function handVoice() {
  const said: string[] = [];
  let saying: Saying | undefined;
  const voice: Voice = (asked) => {
    said.push(asked.text);
    saying = asked;
    return () => {
      if (saying === asked) saying = undefined; // silenced
    };
  };
  return { said, voice, current: () => saying };
}

function narrate(voice: Voice | null) {
  const places: number[] = [];
  const { clock, pass } = handClock();
  const onPlace = (place: number) => places.push(place);
  const narrator = createNarrator({ track, clock, findVoice: () => voice, onPlace });
  return { narrator, pass, places, at: () => narrator.getSnapshot().sentence };
}

test("without a voice the captions go on by themselves, and the end is the end", () => {
  const { narrator, pass, places, at } = narrate(null);
  narrator.play();
  pass(1999);
  expect([at(), narrator.getSnapshot().isSpoken]).toEqual([0, false]);
  pass(1);
  expect(at()).toBe(1);
  pass(4000);
  expect(narrator.getSnapshot()).toMatchObject({ sentence: 2, isPlaying: false, isOver: true });
  expect(places).toEqual([1, 2, 0]); // another time it begins anew
  pass(60_000);
  narrator.play();
  expect(narrator.getSnapshot()).toMatchObject({ sentence: 0, isPlaying: true, isOver: false });
});

test("with a voice a sentence lasts until it was said", () => {
  const { said, voice, current } = handVoice();
  const { narrator, pass, at } = narrate(voice);
  narrator.play();
  pass(5000);
  expect([at(), narrator.getSnapshot().isSpoken]).toEqual([0, true]);
  current()?.onEnd();
  current()?.onEnd();
  expect(said).toEqual(["Um.", "Dois.", "Três."]);
  current()?.onEnd();
  expect(narrator.getSnapshot()).toMatchObject({ isPlaying: false, isOver: true, isSpoken: false });
});

test("a pause silences the voice, and going on says the sentence again", () => {
  const { said, voice, current } = handVoice();
  const { narrator, pass } = narrate(voice);
  narrator.play();
  narrator.toggle();
  expect(current()).toBeUndefined();
  pass(60_000);
  expect(narrator.getSnapshot()).toMatchObject({ sentence: 0, isPlaying: false });
  narrator.toggle();
  expect(said).toEqual(["Um.", "Um."]);
});

test.each([
  ["fails", (_pass: (ms: number) => void, saying?: Saying) => saying?.onFail()],
  ["never ends", (pass: (ms: number) => void) => pass(2000 * 2 + 4000)],
])("after a voice that %s the captions go on alone, until it is wanted again", (_, spoil) => {
  const { said, voice, current } = handVoice();
  const { narrator, pass, at } = narrate(voice);
  narrator.play();
  spoil(pass, current());
  expect(narrator.getSnapshot()).toMatchObject({ isPlaying: true, isVoiceWanted: false });
  expect([at(), said]).toEqual([0, ["Um."]]);
  pass(2000);
  expect(at()).toBe(1);
  narrator.change({ isVoiceWanted: true });
  expect(said).toEqual(["Um.", "Dois."]);
});

test("the speed is the voice's, and that of captions without one", () => {
  const { voice, current } = handVoice();
  const spoken = narrate(voice);
  spoken.narrator.play();
  spoken.narrator.change({ rate: 1.5 });
  expect(current()?.rate).toBe(1.5);
  const silent = narrate(null);
  silent.narrator.change({ rate: 2 });
  silent.narrator.play();
  silent.pass(1000);
  expect(silent.at()).toBe(1);
});

test("another sentence is gone to within the lesson, and said only while it plays", () => {
  const { said, voice } = handVoice();
  const { narrator, at, places } = narrate(voice);
  narrator.goTo(99);
  expect([at(), said]).toEqual([2, []]);
  narrator.play();
  narrator.goTo(-1);
  expect([at(), said, places]).toEqual([0, ["Três.", "Um."], [2, 0]]);
});
