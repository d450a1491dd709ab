type Size = { readonly width: number; readonly height: number };

/** What style sheets say of a drawing; a picture of its own has none. */
const paints = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "overflow",
  "clip-path",
];

/** The shapes of a drawing that is on the screen, as a file that stands alone. */
function shapes(card: SVGSVGElement, size: Size): string {
  const copy = card.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll("*");
  card.querySelectorAll("*").forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of paints) copies[i]?.setAttribute(name, style.getPropertyValue(name));
  });
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  return new XMLSerializer().serializeToString(copy);
}

/** Its words, where the canvas has so many pixels for each of the card: drawn apart, because a picture of its own may not load the site's font. */
function write(canvas: CanvasRenderingContext2D, card: SVGSVGElement, scale: number): void {
  const toCard = card.getScreenCTM()?.inverse();
  for (const text of card.querySelectorAll("text")) {
    const { fill, fontWeight, fontSize, fontFamily, textAnchor } = getComputedStyle(text);
    const place = toCard?.multiply(text.getScreenCTM() ?? undefined);
    canvas.setTransform(new DOMMatrix([scale, 0, 0, scale, 0, 0]).multiply(place));
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    canvas.fillStyle = fill;
    canvas.textAlign = textAnchor === "middle" ? "center" : (textAnchor as "start" | "end");
    canvas.fillText(
      text.textContent ?? "",
      text.x.baseVal[0]?.value ?? 0,
      text.y.baseVal[0]?.value ?? 0,
    );
  }
}

/**
 * A drawing that is on the screen as a picture of so many pixels, drawn on the device.
 * @throws where the browser cannot draw it.
 */
export async function drawPicture(
  card: SVGSVGElement,
  size: Size,
  type: "image/png" | "image/jpeg",
): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(shapes(card, size))}`;
  await Promise.all([image.decode(), document.fonts.ready]);
  context.drawImage(image, 0, 0);
  write(context, card, size.width / card.viewBox.baseVal.width);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
  if (!file) throw new Error("The browser made no picture.");
  return file;
}
