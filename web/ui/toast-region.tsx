import { CircleAlert, CircleCheck } from "lucide-react";
import { type FocusEvent, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster } from "sonner";
import { connectToastRegion, type Toast } from "./toast.ts";
import "sonner/dist/styles.css";
import "./toast-region.css";

/** Milliseconds on screen (specification, section 9). */
const doneDuration = 4000;
const errorDuration = 5000;

/** At most so many at once; sonner would keep older ones in the page, unseen but in reach of Tab. */
const maxToasts = 3;
const standing: (string | number)[] = [];

function forget({ id }: { id: string | number }): void {
  const at = standing.indexOf(id);
  if (at >= 0) {
    standing.splice(at, 1);
  }
}

function show({ title, description, tone = "done" }: Toast): void {
  const failed = tone === "error";
  standing.push(
    sonner(title, {
      description,
      duration: failed ? errorDuration : doneDuration,
      className: failed ? "toast bad" : "toast",
      icon: failed ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />,
      onAutoClose: forget,
      onDismiss: forget,
    }),
  );
  for (const id of standing.splice(0, standing.length - maxToasts)) {
    sonner.dismiss(id);
  }
}

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
  useEffect(() => {
    const moveOut = () => place(region);
    document.addEventListener("close", moveOut, true);
    place(region);
    const disconnect = connectToastRegion((toast) => {
      place(region);
      show(toast);
    });
    return () => {
      document.removeEventListener("close", moveOut, true);
      disconnect();
      region.remove();
    };
  }, [region]);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only pauses the clocks
    <div onFocus={pauseOnFocus} onBlur={resumeOnBlur}>
      <Toaster
        position="bottom-right"
        visibleToasts={maxToasts}
        containerAriaLabel={label}
        toastOptions={{ unstyled: true }}
        mobileOffset={16}
      />
    </div>,
    region,
  );
}
