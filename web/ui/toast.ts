export type Toast = {
  title: string;
  description: string;
  /** An error differs in colour and icon and stays 5 s instead of 4. */
  tone?: "done" | "error";
};

type Show = (toast: Toast) => void;

let show: Show | undefined;
const waiting: Toast[] = [];
const wantedListeners = new Set<() => void>();

/** Shows a toast; one that comes before the region is there waits for it. */
export function showToast(toast: Toast): void {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  for (const tell of wantedListeners) {
    tell();
  }
}

export function isToastWaiting(): boolean {
  return waiting.length > 0;
}

/** Told when a toast waits for the region. */
export function onToastWaiting(listener: () => void): () => void {
  wantedListeners.add(listener);
  return () => wantedListeners.delete(listener);
}

/** The region tells that it stands; called once by toast-region.tsx, which is loaded late. */
export function connectToastRegion(handler: Show): () => void {
  show = handler;
  for (const toast of waiting.splice(0)) {
    handler(toast);
  }
  return () => {
    show = undefined;
  };
}

/** What a person uses or is led to: where it stands, no toast may lie on it. */
let used: Element | "top" | null = null;

/** Notes the control that a person uses. */
export function noteUse({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("[data-sonner-toaster]")) return;
  used = target.closest("label, button, a, summary") ?? target;
}

/** Notes that a person is led to what comes to the upper edge of the screen; to be told before it takes the focus. */
export function noteLeadToTop(): void {
  used = "top";
}

export function inUse(): Element | "top" | null {
  return used;
}
