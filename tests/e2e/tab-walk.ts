import { expect, type Page } from "@playwright/test";
import { contrast } from "./contrast.ts";

type Stop = {
  name: string;
  outline: { style: string; width: number; color: string };
  /** Opaque colour on which the outline is drawn. */
  ground: string;
  /** What hides the control or cuts its outline; empty when nothing does. */
  hidden: string;
};

type WalkWindow = Window & { walk?: { stops: Stop[] } };

/**
 * In the page: names what Tab should reach, in the order of the document, and from now on writes
 * down what it does reach.
 */
function startWalk(inside: string): string[] {
  const stops: Stop[] = [];
  (window as WalkWindow).walk = { stops };

  const nameOf = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.closest("label")?.textContent;
    const text = (words ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    return `${element.tagName.toLowerCase()} ${text || element.id}`;
  };

  const isStop = (element: HTMLElement) => {
    return (
      (element.tabIndex >= 0 || element.matches("[role=tab][aria-selected=true]")) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[role=tablist]") &&
      !(element.matches("[type=radio]") && element !== stopOf(element as HTMLInputElement))
    );
  };

  /** Of a group of radio buttons: the chosen one, else the first. */
  const stopOf = ({ name }: HTMLInputElement) => {
    const group = `input[type=radio][name="${name}"]`;
    return document.querySelector(`${group}:checked`) ?? document.querySelector(group);
  };

  const outlineOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor };
  };

  /** A halo of the control's own, or else what it stands on. */
  const groundOf = (element: Element): string => {
    const halo = getComputedStyle(element).boxShadow.match(/^rgb\([^)]*\)(?= 0px 0px 0px)/);
    return halo?.[0] ?? backgroundOf(element.parentElement);
  };

  const backgroundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
    return color.startsWith("rgb(") ? color : backgroundOf(element?.parentElement ?? null);
  };

  /** The ancestor at whose edge the outline is cut, if there is one. */
  const cutBy = (element: HTMLElement) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Math.max(0, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth));
    const box = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const sideways = box.left - reach < edge.left - 0.5 || box.right + reach > edge.right + 0.5;
      const upright = box.top - reach < edge.top - 0.5 || box.bottom + reach > edge.bottom + 0.5;
      const { overflowX, overflowY } = getComputedStyle(at);
      if ((overflowX !== "visible" && sideways) || (overflowY === "hidden" && upright)) {
        return `its outline is cut by ${at.className || at.tagName}`;
      }
    }
    return "";
  };

  /** What lies over the middle of the control (of its first line, when it runs over several). */
  const coveredBy = (element: HTMLElement) => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const bottom = Math.min(box.bottom, innerHeight);
    const top = document.elementFromPoint(
      (box.left + box.right) / 2,
      (Math.max(box.top, 0) + bottom) / 2,
    );
    if (!top) {
      return "it is outside the window";
    }
    const own = element.closest("label") ?? element;
    return own.contains(top) ? "" : `it is covered by ${top.className || top.tagName}`;
  };

  document.addEventListener("focusin", ({ target }) => {
    const element = target as HTMLElement;
    if (element.matches("[role=tablist]")) {
      return; // hands the focus on to its tab
    }
    stops.push({
      name: nameOf(element),
      outline: outlineOf(element),
      ground: groundOf(element),
      hidden: coveredBy(element) || cutBy(element),
    });
  });

  const candidates = document
    .querySelector(inside)
    ?.querySelectorAll<HTMLElement>("a[href],button,input,select,textarea,summary,[tabindex]");
  return [...(candidates ?? [])].filter(isStop).map(nameOf);
}

const takeStops = () => (window as WalkWindow).walk?.stops.splice(0) ?? [];

/** WCAG 2.4.7, 2.4.11 and 1.4.11: a solid line of 2 px or more, 3:1 against its ground, not hidden. */
function faultOf({ name, outline, ground, hidden }: Stop): string[] {
  const faults: string[] = [];
  if (outline.style === "none" || outline.width < 2) {
    faults.push(`${name}: no visible outline`);
  } else if (contrast(outline.color, ground) < 3) {
    faults.push(`${name}: outline ${outline.color} on ${ground}`);
  }
  return hidden ? [...faults, `${name}: ${hidden}`] : faults;
}

async function pressThrough(page: Page, key: string, names: readonly string[]): Promise<void> {
  for (const _ of names) {
    await page.keyboard.press(key);
  }
  const stops = await page.evaluate(takeStops);
  expect(stops.map(({ name }) => name)).toEqual(names);
  expect(stops.flatMap(faultOf)).toEqual([]);
}

/** The next Tab reaches the first control inside the element; of body, as on a page that was just opened. */
async function startAt(page: Page, inside: string): Promise<void> {
  await page.locator(inside).evaluate((element: HTMLElement) => {
    const kept = element.getAttribute("tabindex");
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (kept === null) element.removeAttribute("tabindex");
  });
}

/** From the first control inside the element, wherever the focus is: there and back. */
export async function walkAnew(page: Page, inside = "body"): Promise<void> {
  await startAt(page, inside);
  await walkWithTab(page, inside);
}

/**
 * Walks with Tab from where the focus is through all controls inside the element, which must be met
 * in the order of the document with a focus one can see; and back with Shift+Tab.
 */
export async function walkWithTab(page: Page, inside = "body"): Promise<string[]> {
  const names = await page.evaluate(startWalk, inside);
  await pressThrough(page, "Tab", names);
  await pressThrough(page, "Shift+Tab", names.toReversed().slice(1));
  return names;
}
