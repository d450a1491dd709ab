import type { Sentence } from "./track.ts";

export type Saying = { text: string; rate: number; onEnd: () => void; onFail: () => void };

/** Begins to say it aloud, tells later how that went, and returns what silences it. */
export type Voice = (saying: Saying) => () => void;

/** Runs something after so many milliseconds, and returns what prevents it. */
export type Clock = (milliseconds: number, run: () => void) => () => void;

export type NarratorState = {
  /** Which one stands as caption. */
  readonly sentence: number;
  readonly isPlaying: boolean;
  /** The last sentence has ended. */
  readonly isOver: boolean;
  readonly rate: number;
  /** Taken back by the person, and by a voice that failed. */
  readonly isVoiceWanted: boolean;
  /** The sentence is being said aloud, and not only shown. */
  readonly isSpoken: boolean;
};

type Setting = {
  track: readonly Sentence[];
  clock: Clock;
  /** Asked before each sentence: voices come late. Null: there is none, captions go on by themselves. */
  findVoice: () => Voice | null;
  /** Where it goes on another time. */
  onPlace: (sentence: number) => void;
};

export type Narrator = ReturnType<typeof createNarrator>;

/** How far beyond its expected time a voice may be, before it counts as one that never ends. */
const patience = { times: 2, milliseconds: 4000 };

const nothing = () => {};

type Told = Pick<Saying, "onEnd" | "onFail">;

/** Says a sentence, or leaves it shown as long as reading it takes. Returns what ends it early. */
function present(
  { text, seconds }: Sentence,
  rate: number,
  { clock, voice }: { clock: Clock; voice: Voice | null },
  { onEnd, onFail }: Told,
): () => void {
  const expected = (seconds * 1000) / rate;
  if (!voice) return clock(expected, onEnd);
  let unwatch = nothing;
  const silence = voice({
    text,
    rate,
    onEnd: () => {
      unwatch();
      onEnd();
    },
    onFail: () => {
      unwatch();
      onFail();
    },
  });
  unwatch = clock(expected * patience.times + patience.milliseconds, () => {
    silence();
    onFail();
  });
  return () => {
    unwatch();
    silence();
  };
}

function createState() {
  const listeners = new Set<() => void>();
  let state: NarratorState = {
    sentence: 0,
    isPlaying: false,
    isOver: false,
    rate: 1,
    isVoiceWanted: true,
    isSpoken: false,
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (change: Partial<NarratorState>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Goes through the sentences, with a voice or without. Pausing ends the sentence and going on says it again from its
 * beginning: Android cannot pause inside one.
 */
export function createNarrator({ track, clock, findVoice, onPlace }: Setting) {
  const { getSnapshot, subscribe, show } = createState();
  let halt = nothing;

  function stop(): void {
    halt();
    halt = nothing;
  }

  function begin(): void {
    stop();
    const { sentence, rate, isVoiceWanted } = getSnapshot();
    const voice = isVoiceWanted ? findVoice() : null;
    show({ isSpoken: voice !== null });
    const now = track[sentence];
    if (!now) return;
    // What has ended is not silenced: that could swallow the next sentence.
    const told = (then: () => void) => () => {
      halt = nothing;
      then();
    };
    const onFail = told(() => change({ isVoiceWanted: false }));
    halt = present(now, rate, { clock, voice }, { onEnd: told(goOn), onFail });
  }

  function goTo(to: number): void {
    stop();
    const sentence = Math.max(0, Math.min(track.length - 1, to));
    show({ sentence, isOver: false });
    onPlace(sentence);
    if (getSnapshot().isPlaying) begin();
  }

  function goOn(): void {
    const { sentence } = getSnapshot();
    if (sentence < track.length - 1) {
      goTo(sentence + 1);
      return;
    }
    show({ isPlaying: false, isOver: true, isSpoken: false });
    onPlace(0);
  }

  function pause(): void {
    stop();
    show({ isPlaying: false, isSpoken: false });
  }

  function play(): void {
    show({ isPlaying: true });
    if (getSnapshot().isOver) goTo(0);
    else begin();
  }

  /** It takes effect from the beginning of the sentence. */
  function change(setting: Partial<Pick<NarratorState, "rate" | "isVoiceWanted">>): void {
    show(setting);
    if (getSnapshot().isPlaying) begin();
  }

  const toggle = () => (getSnapshot().isPlaying ? pause() : play());
  return { getSnapshot, subscribe, toggle, play, pause, goTo, change };
}
