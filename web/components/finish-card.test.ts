import { createElement, createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FinishCard } from "./finish-card.tsx";

const card = {
  title: "Perfil completo",
  detail: "Tudo feito.",
  drawing: "shop",
  share: 1,
} as const;
const figure = "24 de 24 itens";

/** The words of the card, each text by itself. */
function textsOf(shop: string): string[] {
  const props = {
    card: { ...card, short: "", cheer: "", file: "", figure },
    shop,
    ref: createRef<SVGSVGElement>(),
  };
  const svg = renderToStaticMarkup(createElement(FinishCard, props));
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? "");
}

test("a name of usual length stands on the sign and beside the figure", () => {
  expect(textsOf("Padaria da Dona Lurdes").filter((text) => /Lurdes$/.test(text))).toHaveLength(2);
});

test("the longest name is cut, so that it can be read and never meets the figure", () => {
  const shop = "Padaria e Confeitaria Nossa Senhora da Conceição do Rosário";
  const [sign = "", name = ""] = textsOf(shop).filter((text) => text.startsWith("Padaria e"));
  expect(sign).toMatch(/…$/);
  expect(sign.length).toBeLessThanOrEqual(28);
  expect(name).toMatch(/…$/);
  expect(name.length + figure.length).toBeLessThanOrEqual(38);
});
