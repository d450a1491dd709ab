/**
 * Runs inline in the head, before anything else, on every page. It sets the chosen theme and marks who is
 * back before the first paint, starts the application once the page is shown (or at the first touch), and keeps what
 * the visitor does until then: replay.ts lets it take effect.
 */
export type EarlyEvent =
  | { kind: "click"; target: HTMLElement }
  | { kind: "tick"; target: HTMLInputElement; checked: boolean }
  | { kind: "input"; target: HTMLInputElement | HTMLTextAreaElement; value: string }
  | { kind: "keydown"; target: HTMLElement; key: string };

export type EarlyWindow = Window & {
  early?: {
    events: EarlyEvent[];
    stop: () => void;
    /** Says that the application did not come, and loads the page anew with the connection, unless something was done. */
    fail: () => void;
  };
};

const events: EarlyEvent[] = [];
let started = false;

/**
 * The application loads the styles of a page with its code, unless a link in the document names them:
 * these are in the HTML already. A link made disabled is not fetched (one in the HTML would be).
 */
function nameInlinedStyles(): void {
  const inlined = document.querySelectorAll<HTMLMetaElement>('meta[name="inlined-style"]');
  for (const { content } of inlined) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = content;
    document.head.append(link);
  }
}

function fail(): void {
  document.getElementById("cut")?.removeAttribute("hidden");
  addEventListener("online", () => events.length || location.reload());
}

function start(): void {
  const source = document.querySelector<HTMLMetaElement>('meta[name="application-script"]');
  if (!started && source) {
    started = true;
    nameInlinedStyles();
    import(/* @vite-ignore */ source.content).catch(fail);
  }
}

function keepClick(event: Event): void {
  const target = (event.target as Element).closest<HTMLElement>("button,[role=tab]");
  // The browser itself opens popovers and details; everything else waits for the application.
  if (target && !target.hasAttribute("popovertarget")) {
    event.preventDefault();
    events.push({ kind: "click", target });
  }
}

function keepInput(event: Event): void {
  const target = event.target;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    events.push({ kind: "tick", target, checked: target.checked });
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    events.push({ kind: "input", target, value: target.value });
  }
}

function keepKey(event: KeyboardEvent): void {
  const target = (event.target as Element).closest<HTMLElement>("[role=tab],.people button");
  if (target && /^(Arrow|Home|End)/.test(event.key)) {
    event.preventDefault();
    events.push({ kind: "keydown", target, key: event.key });
  }
}

/** Folds the cards of the guide that have no item left to do, until the application does (profile-panel.tsx). */
function foldDone(ticked: string[]): void {
  const sheet = new CSSStyleSheet();
  const items = ticked.map((id) => `#${CSS.escape(id)}`).join();
  sheet.insertRule(
    `html:not([data-live]) .check:has(.check-head):not(:has(.item:not(${items}))){--items:none;--pad:0;--below:-1rem;--opener:3.5rem}`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** What the first paint must know of the device: the chosen theme, and that somebody is back. */
function applyStored(): void {
  try {
    const { theme, savedAt, checklist } = JSON.parse(localStorage.getItem("imersao") ?? "{}");
    const { dataset } = document.documentElement;
    if (theme === "light" || theme === "dark") {
      dataset.theme = theme;
    }
    if (savedAt) {
      dataset.back = checklist.profile.length > 0 ? "guide" : "";
      foldDone(checklist.profile);
    }
  } catch {
    // Blocked or corrupt storage: the device's own theme stands; web/storage tells the visitor.
  }
}

/** What comes back late stands in places that have had their height before (web/storage/kept-heights.ts). */
function reserveHeights(): void {
  try {
    const { width, heights } = JSON.parse(localStorage.getItem("imersao:alturas") ?? "{}");
    if (width !== innerWidth) return;
    const sheet = new CSSStyleSheet();
    for (const name in heights) {
      const place = `html:not([data-settled]) [data-reserve="${name}"]`;
      sheet.insertRule(`${place}{display:grid;min-height:${heights[name]}px}`);
    }
    document.adoptedStyleSheets = [sheet];
  } catch {
    // Blocked, corrupt, or an older browser: the page moves once.
  }
}

const preventSubmit = (event: Event) => event.preventDefault();
const listeners: [string, EventListener][] = [
  ["click", keepClick],
  ["input", keepInput],
  ["keydown", keepKey as EventListener],
  ["submit", preventSubmit],
];
for (const [type, listener] of listeners) {
  addEventListener(type, listener, true);
}
(window as EarlyWindow).early = {
  events,
  fail,
  stop: () => {
    for (const [type, listener] of listeners) {
      removeEventListener(type, listener, true);
    }
  },
};
applyStored();
reserveHeights();
for (const type of ["pointerdown", "keydown", "focusin"]) {
  addEventListener(type, start, { once: true, passive: true });
}
/** Safari has no requestIdleCallback. */
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));

/** Milliseconds after everything has arrived, for a page that is not painted (a tab in the back). */
const longestWait = 3000;

// The page is shown first: the application starts when it has been painted and the browser is idle.
addEventListener("load", () => {
  setTimeout(start, longestWait);
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenIdle(start, { timeout: 2000 });
  }).observe({ type: "paint", buffered: true });
});
