import type { Clock, Voice } from "./narrator.ts";

type VoiceKind = Pick<SpeechSynthesisVoice, "lang" | "localService">;

/** Brazilian before other Portuguese; of the same kind one of the device, which needs no network. Undefined: none speaks it. */
export function pickVoice<Kind extends VoiceKind>(voices: readonly Kind[]): Kind | undefined {
  const rank = ({ lang, localService }: Kind) => {
    const tag = lang.toLowerCase().replace("_", "-"); // Android writes pt_BR
    if (!/^pt(?:-|$)/.test(tag)) return 0;
    return (tag.startsWith("pt-br") ? 4 : 2) + (localService ? 1 : 0);
  };
  const [best] = voices.toSorted((one, other) => rank(other) - rank(one));
  return best && rank(best) > 0 ? best : undefined;
}

/** Chromium forgets an utterance that nobody holds, and then never tells of its end. */
let held: SpeechSynthesisUtterance | undefined;

function voiceOf(voice: SpeechSynthesisVoice): Voice {
  return ({ text, rate, onEnd, onFail }) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate });
    utterance.lang = voice.lang;
    utterance.onend = onEnd;
    utterance.onerror = onFail;
    held = utterance;
    window.speechSynthesis.speak(utterance);
    return () => {
      utterance.onend = null;
      utterance.onerror = null;
      if (held === utterance) held = undefined;
      window.speechSynthesis.cancel();
    };
  };
}

/** The voice of this browser, for now; null where it has none that speaks Portuguese. The first call makes it fetch them. */
export function findBrowserVoice(): Voice | null {
  if (!("speechSynthesis" in window)) return null;
  const voice = pickVoice(window.speechSynthesis.getVoices());
  return voice ? voiceOf(voice) : null;
}

export const browserClock: Clock = (milliseconds, run) => {
  const timer = window.setTimeout(run, milliseconds);
  return () => window.clearTimeout(timer);
};
