import {
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from "lucide-react";
import type { ReactNode } from "react";
import { watchWords as words } from "../../../../../content/interface/watch.ts";
import type { Narrator, NarratorState } from "./narrator.ts";
import { minutesAndSeconds, type Sentence, secondsIn, startOf } from "./track.ts";

const rates: readonly number[] = [1, 1.25, 1.5, 0.75];

function after(rate: number): number {
  return rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;
}

type Props = { track: readonly Sentence[]; state: NarratorState; narrator: Narrator };

/** Where in the lesson one is; the browser's own slider, sentence by sentence. */
export function Scrubber({ track, state: { sentence, rate }, narrator }: Props) {
  const passed = minutesAndSeconds(secondsIn(track.slice(0, sentence)) / rate);
  const whole = minutesAndSeconds(secondsIn(track) / rate);
  return (
    <div className="scrub">
      <input
        type="range"
        min={0}
        max={track.length - 1}
        value={sentence}
        aria-label={words.position}
        aria-valuetext={words.positionText(sentence + 1, track.length, passed, whole)}
        onChange={(event) => narrator.goTo(Number(event.target.value))}
      />
      <p className="figures" aria-hidden="true">
        <span>{passed}</span>
        <span>{whole}</span>
      </p>
    </div>
  );
}

type StepProps = { label: string; onStep: () => void; isEnd: boolean; children: ReactNode };

/** At an end it does nothing, and keeps the focus. */
function Step({ label, onStep, isEnd, children }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isEnd} onClick={onStep}>
      {children}
    </button>
  );
}

export function Controls({ track, state, narrator }: Props) {
  const { sentence, isPlaying, rate, isVoiceWanted } = state;
  const scene = track[sentence]?.scene ?? 0;
  const isFirst = sentence === 0;
  const isLast = sentence === track.length - 1;
  const toScene = (to: number) => () => narrator.goTo(startOf(track, to));
  return (
    <div className="controls">
      <div className="steps">
        <Step label={words.previousScene} isEnd={isFirst} onStep={toScene(scene - 1)}>
          <SkipBack className="icon" aria-hidden="true" />
        </Step>
        <Step label={words.previous} isEnd={isFirst} onStep={() => narrator.goTo(sentence - 1)}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </Step>
        <button
          type="button"
          className="go"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={narrator.toggle}
        >
          {isPlaying ? (
            <Pause className="icon" aria-hidden="true" />
          ) : (
            <Play className="icon" aria-hidden="true" />
          )}
        </button>
        <Step label={words.next} isEnd={isLast} onStep={() => narrator.goTo(sentence + 1)}>
          <ChevronRight className="icon" aria-hidden="true" />
        </Step>
        <Step label={words.nextScene} isEnd={isLast} onStep={toScene(scene + 1)}>
          <SkipForward className="icon" aria-hidden="true" />
        </Step>
      </div>
      <div className="settings">
        <button
          type="button"
          className="figures"
          onClick={() => narrator.change({ rate: after(rate) })}
        >
          {words.rate(rate)} <span className="screen-reader">{words.rateHint}</span>
        </button>
        <button
          type="button"
          aria-pressed={isVoiceWanted}
          onClick={() => narrator.change({ isVoiceWanted: !isVoiceWanted })}
        >
          {isVoiceWanted ? (
            <Volume2 className="icon" aria-hidden="true" />
          ) : (
            <VolumeX className="icon" aria-hidden="true" />
          )}{" "}
          {words.voice}
        </button>
      </div>
    </div>
  );
}
