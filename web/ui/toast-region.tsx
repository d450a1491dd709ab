import { CircleAlert, CircleCheck } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { connectToastRegion, type Toast } from "./toast.ts";
import "../styles/toasts.css";

/** Milliseconds on screen (specification, section 9). */
const doneDuration = 4000;
const errorDuration = 5000;

function show({ title, description, tone = "done" }: Toast): void {
  const failed = tone === "error";
  sonner(title, {
    description,
    duration: failed ? errorDuration : doneDuration,
    className: failed ? "toast bad" : "toast",
    icon: failed ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />,
  });
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

/** Loaded after the page: nobody needs a toast before the first touch. */
export function ToastRegion({ label }: { label: string }) {
  useEffect(() => connectToastRegion(show), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only pauses the clocks
    <div onFocus={pauseOnFocus} onBlur={resumeOnBlur}>
      <Toaster
        position="bottom-right"
        visibleToasts={3}
        containerAriaLabel={label}
        toastOptions={{ unstyled: true }}
        mobileOffset={16}
      />
    </div>
  );
}
