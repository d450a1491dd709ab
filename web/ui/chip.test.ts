import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ChipGroup, type ChipOption, optionsAtOnce } from "./chip.tsx";

function option(id: string, more: Partial<ChipOption<string>> = {}): ChipOption<string> {
  return { id, label: id.toUpperCase(), isOn: false, ...more };
}

const options = ["a", "b", "c", "d", "e"].map((id) => option(id));

describe("chips that stand there at once", () => {
  test("are the likeliest", () => {
    expect(optionsAtOnce(options, 2).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("and whatever is on or was taken away, in the order of all", () => {
    const some = [
      ...options.slice(0, 3),
      option("d", { isOn: true }),
      option("e", { mark: "rejected" }),
    ];
    expect(optionsAtOnce(some, 1).map(({ id }) => id)).toEqual(["a", "d", "e"]);
  });
});

describe("a group of chips", () => {
  const words = { more: (n: number) => `Mais ${n}`, fewer: "Menos" };
  const html = renderToStaticMarkup(
    createElement(ChipGroup<string>, {
      legend: "Do que reclamou",
      options: [option("a", { isOn: true, mark: "read" }), ...options.slice(1)],
      atOnce: 2,
      words,
      onPress: () => undefined,
    }),
  );

  test("has buttons that say whether they are pressed, and send no form", () => {
    expect(html.match(/type="button"/g)).toHaveLength(3);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(1);
    expect(html).not.toContain("name=");
  });

  test("counts what it does not show", () => {
    expect(html).toContain("Mais 3");
    expect(html).toContain('aria-expanded="false"');
  });
});
