import { useEffect, useState, useSyncExternalStore } from "react";
import { deviceDataNow, keepPlace } from "../../../../storage/use-device-data.ts";
import { browserClock, findBrowserVoice } from "./browser-voice.ts";
import { createNarrator, type Narrator, type NarratorState } from "./narrator.ts";
import type { Sentence } from "./track.ts";

/** While it is played the screen stays on; where the browser does not do that, it goes off as always. */
function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!(isWanted && "wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused with a low battery: then it is as it was.
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) lock?.release();
    };
    ask();
    document.addEventListener("visibilitychange", ask); // a page that was hidden has lost it
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      lock?.release();
    };
  }, [isWanted]);
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What has the focus answers to the key itself. */
function isAnswered({ key, target }: KeyboardEvent): boolean {
  const own = "input, textarea, select, [role=dialog], :popover-open";
  const pressed = key === " " ? `${own}, a, button, summary` : own;
  return target instanceof Element && target.closest(pressed) !== null;
}

/** Space plays and pauses, arrows go from sentence to sentence, wherever the focus is. */
function useKeys(narrator: Narrator): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      const step = steps[event.key];
      if (isHeld || isAnswered(event) || (event.key !== " " && !step)) return;
      event.preventDefault();
      if (step) narrator.goTo(narrator.getSnapshot().sentence + step);
      else narrator.toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [narrator]);
}

/** The narrator of a lesson, at the place that this device keeps. */
export function useNarrator(lesson: string, track: readonly Sentence[]): [NarratorState, Narrator] {
  const [narrator] = useState(() =>
    createNarrator({
      track,
      clock: browserClock,
      findVoice: findBrowserVoice,
      onPlace: (sentence) => keepPlace(lesson, sentence),
    }),
  );
  const state = useSyncExternalStore(
    narrator.subscribe,
    narrator.getSnapshot,
    narrator.getSnapshot,
  );
  useEffect(() => {
    findBrowserVoice();
    const place = deviceDataNow().course.places?.[lesson];
    if (place) narrator.goTo(place);
    window.addEventListener("pagehide", narrator.pause); // some browsers would talk on
    return () => {
      window.removeEventListener("pagehide", narrator.pause);
      narrator.pause();
    };
  }, [narrator, lesson]);
  useAwake(state.isPlaying);
  useKeys(narrator);
  return [state, narrator];
}
