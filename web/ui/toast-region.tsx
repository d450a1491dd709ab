import { CircleAlert, CircleCheck } from "lucide-react";
import { type FocusEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster } from "sonner";
import { connectToastRegion, inUse, type Toast } from "./toast.ts";
import { useMediaQuery } from "./use-media-query.ts";
import "sonner/dist/styles.css";
import "./toast-region.css";

/** Milliseconds on screen (specification, section 9). */
const doneDuration = 4000;
const errorDuration = 5000;

/** At most so many at once; sonner would keep older ones in the page, unseen but in reach of Tab. */
const maxToasts = 3;

/** A toast on the screen; `said` counts how often it was shown meanwhile. */
type Standing = { id: string; words: string; said: number };
const standing: Standing[] = [];
let shown = 0;

function forget({ id }: { id: string | number }): void {
  const at = standing.findIndex((toast) => toast.id === id);
  if (at >= 0) {
    standing.splice(at, 1);
  }
}

/** The one that stands and says the same, to be renewed; else a new one, which may push out the oldest. */
function stand(words: string): Standing {
  const same = standing.find((toast) => toast.words === words);
  if (same) {
    same.said += 1;
    return same;
  }
  shown += 1;
  const toast = { id: `toast-${shown}`, words, said: 1 };
  standing.push(toast);
  for (const { id } of standing.splice(0, standing.length - maxToasts)) {
    sonner.dismiss(id);
  }
  return toast;
}

function show({ title, description, tone = "done" }: Toast): void {
  const failed = tone === "error";
  const { id, said } = stand(`${tone} ${title} ${description}`);
  // Words that come into the region anew are announced anew.
  const say = (words: string) => (
    <span key={said} className={said > 1 ? "again" : undefined}>
      {words}
    </span>
  );
  sonner(say(title), {
    id,
    description: say(description),
    // sonner starts a clock that was paused anew only for another duration.
    duration: (failed ? errorDuration : doneDuration) + (said % 2),
    className: failed ? "toast bad" : "toast",
    icon: failed ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />,
    onAutoClose: forget,
    onDismiss: forget,
  });
}

type Edge = "top" | "bottom";

/** Toasts reach so far into a phone's screen from its edge: a share of its height. */
const reach = 1 / 3;

function isCovered(edge: Edge): boolean {
  const used = inUse();
  if (used === "top") return edge === "top";
  const { top = 0, bottom = 0 } = used?.getBoundingClientRect() ?? {};
  const height = window.innerHeight;
  if (edge === "top") return bottom > 0 && top < height * reach;
  return top < height && bottom > height * (1 - reach);
}

/** On a phone toasts stand at the top, but never on what is in use; those that stand stay if they can. */
function chooseEdge(edge: Edge): Edge {
  const wanted = standing.length > 0 ? edge : "top";
  if (!isCovered(wanted)) return wanted;
  return wanted === "top" ? "bottom" : "top";
}

/** After these something else may be in use. */
const moves = ["click", "focusin"];

/** sonner pauses its clocks while the mouse is over the list; keyboard focus must do the same. */
function pauseOnFocus(event: FocusEvent<HTMLElement>): void {
  const list = event.target.closest("[data-sonner-toaster]");
  list?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
}

function resumeOnBlur(event: FocusEvent<HTMLElement>): void {
  const list = event.target.closest("[data-sonner-toaster]");
  if (list && !list.contains(event.relatedTarget)) {
    list.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
  }
}

/** An open modal covers the page and makes it inert: the toasts move into it, and out again. */
function place(region: HTMLElement): void {
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  (modal ?? document.body).append(region);
}

/** Loaded after the page: nobody needs a toast before the first touch. */
export function ToastRegion({ label }: { label: string }) {
  const [region] = useState(() => document.createElement("div"));
  const [edge, setEdge] = useState<Edge>("top");
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  useEffect(() => {
    const moveOut = () => place(region);
    const giveWay = () => setEdge(chooseEdge);
    document.addEventListener("close", moveOut, true);
    for (const type of moves) window.addEventListener(type, giveWay);
    place(region);
    const disconnect = connectToastRegion((toast) => {
      place(region);
      giveWay();
      show(toast);
    });
    return () => {
      document.removeEventListener("close", moveOut, true);
      for (const type of moves) window.removeEventListener(type, giveWay);
      disconnect();
      region.remove();
    };
  }, [region]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only pauses the clocks
    <div onFocus={pauseOnFocus} onBlur={resumeOnBlur}>
      <Toaster
        position={isPhone ? `${edge}-center` : "bottom-right"}
        visibleToasts={maxToasts}
        containerAriaLabel={label}
        toastOptions={{ unstyled: true }}
        mobileOffset={16}
      />
    </div>,
    region,
  );
}
