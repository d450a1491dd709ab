import type { EarlyEvent, EarlyWindow } from "./early.ts";

/**
 * React compares a field with the value it last saw. The plain setter is React's and tells it that
 * the field is empty; the prototype's is the browser's own, so the event after it counts as a change.
 */
function replayInput(target: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  target.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value")?.set?.call(target, value);
  target.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The box shows its tick already: clicking it from the other side tells React. */
function replayTick(box: HTMLInputElement, wanted: boolean): void {
  box.checked = !wanted;
  box.click();
}

function replayKey(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

function replay(event: EarlyEvent): void {
  if (event.kind === "input") {
    replayInput(event.target, event.value);
  } else if (event.kind === "tick") {
    replayTick(event.target, event.checked);
  } else if (event.kind === "click") {
    event.target.click();
  } else {
    replayKey(event.target, event.key);
  }
}

/** Of several changes to one field only the last counts; clicks and keys keep their order. */
function settled(events: readonly EarlyEvent[]): EarlyEvent[] {
  return events.filter(
    (event, i) =>
      event.kind === "click" ||
      event.kind === "keydown" ||
      !events
        .slice(i + 1)
        .some((later) => later.kind === event.kind && later.target === event.target),
  );
}

/**
 * What must wait until the effects of hydration have ended: React shows a form what was typed into it
 * only then, and brings what stands in [data-late] to life only at a touch from outside.
 */
function waits({ kind, target }: EarlyEvent): boolean {
  const sendsForm = target instanceof HTMLButtonElement && target.type === "submit";
  return kind === "click" && (sendsForm || target.closest("[data-late]") !== null);
}

/** Lets what the visitor did before the application was live take effect. */
export function replayEarlyEvents(): void {
  const { early } = window as EarlyWindow;
  early?.stop();
  (window as EarlyWindow).early = undefined;
  const events = settled(early?.events ?? []);
  for (const event of events.filter((candidate) => !waits(candidate))) {
    replay(event);
  }
  queueMicrotask(() => {
    for (const event of events.filter(waits)) {
      replay(event);
    }
  });
  document.documentElement.dataset.live = "";
  dispatchEvent(new Event("live"));
}
