/** WCAG contrast of two colours as computed styles give them, "rgb(r, g, b)". */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export type Paint = { color: string; grounds: string[] };

/** In the page: an element's colour and every opaque colour that is painted right behind it. */
export function paintOf(element: Element): Paint {
  const opaque = /rgb\([^)]*\)/g;
  const grounds: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    grounds.push(
      ...(backgroundImage.match(opaque) ?? []),
      ...(backgroundColor.match(opaque) ?? []),
    );
    if (backgroundColor.startsWith("rgb(")) {
      break;
    }
  }
  return { color: getComputedStyle(element).color, grounds };
}

/** The lowest contrast of an element's text with what stands behind it. */
export function lowestContrast({ color, grounds }: Paint): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/** In the page: the words of each lesson's drawing with the shape that is painted right behind their middle. */
export function paintLettering(): (Paint & { text: string })[] {
  const paper = getComputedStyle(document.body).backgroundColor;

  const groundOf = (text: SVGTextElement) => {
    const { x, y, width, height } = text.getBBox();
    const middle = new DOMPoint(x + width / 2, y + height / 2);
    const behind = [...(text.parentElement?.querySelectorAll("path") ?? [])]
      .filter((path) => path.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((path) => getComputedStyle(path).fill !== "none" && path.isPointInFill(middle));
    const last = behind.at(-1);
    return last ? getComputedStyle(last).fill : paper;
  };

  return [...document.querySelectorAll<SVGTextElement>(".drawing text")].map((text) => ({
    text: text.textContent ?? "",
    color: getComputedStyle(text).fill,
    grounds: [groundOf(text)],
  }));
}
