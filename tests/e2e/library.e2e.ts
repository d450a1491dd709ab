import { expect, type Locator, type Page } from "@playwright/test";
import { library } from "../../content/prompt-library/library.ts";
import { sectorPacks } from "../../content/prompt-library/sector-packs.ts";
import { openLive, test } from "./site.ts";
import { expectToast, toasts } from "./toasts.ts";

const address = "/prompt-library";

/** Tabs and counts of the specification, sections 2 and 9. */
const categories = [
  ["Marketing Digital", 3],
  ["Anúncios & Copy", 3],
  ["Analytics & ROI", 3],
  ["Relacionamento", 3],
  ["Avaliação dos Clientes", 5],
  ["Produtividade", 3],
] as const;

function tab(page: Page, name: string): Locator {
  return page.getByRole("tab", { name });
}

function copyButtons(page: Page): Locator {
  return page.getByRole("button", { name: /^Copiar Prompt/ });
}

function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Buscar prompts" });
}

function titles(page: Page): Locator {
  return page.getByRole("tabpanel").getByRole("article").getByRole("heading", { level: 3 });
}

test.describe("the library at first sight", () => {
  test.beforeEach(async ({ page }) => openLive(page, address));

  test("has its title, the claim of more than 50 prompts and the search box", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prompts Profissionais");
    await expect(page.getByText(/^Mais de 50 /)).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute("placeholder", "Buscar prompts...");
    await expect(searchBox(page)).toHaveValue("");
  });

  test("has six tabs, of which marketing is open", async ({ page }) => {
    await expect(page.getByRole("tab")).toHaveText(
      categories.map(([name, count]) => new RegExp(`^${name} ?${count}$`)),
    );
    for (const [i, [name]] of categories.entries()) {
      await expect(page.getByRole("tab", { name, exact: true })).toHaveAttribute(
        "aria-selected",
        String(i === 0),
      );
    }
  });

  test("each tab has its prompts, its count line and no other copy buttons", async ({ page }) => {
    for (const [i, [name, count]] of categories.entries()) {
      await tab(page, name).click();
      await expect(titles(page)).toHaveText(library[i]?.prompts.map(({ title }) => title) ?? []);
      await expect(page.getByText(`${count} prompts disponíveis`, { exact: true })).toBeVisible();
      await expect(copyButtons(page)).toHaveCount(count);
    }
  });

  test("a card shows title, description, tags and the whole text of its prompt", async ({
    page,
  }) => {
    for (const prompt of library[0]?.prompts ?? []) {
      const card = page.getByRole("article", { name: prompt.title });
      await expect(card.getByText(prompt.description, { exact: true })).toBeVisible();
      await expect(
        card.getByRole("list", { name: "Palavras-chave" }).getByRole("listitem"),
      ).toHaveText([...prompt.tags]);
      expect(await card.locator("pre").textContent()).toBe(prompt.text);
      await expect(card.locator("pre").locator("mark").first()).toHaveText(/^\[.+\]$/);
    }
  });

  test("explains placeholders, variations and combinations", async ({ page }) => {
    const tips = page.getByRole("region", { name: "Três jeitos de tirar mais de um prompt" });
    await expect(tips.getByRole("heading", { level: 3 })).toHaveText([
      "Complete os colchetes",
      "Teste variações",
      "Combine prompts",
    ]);
  });

  test("lists the ten trades below the tips, none of them open", async ({ page }) => {
    const trades = page.getByRole("region", { name: "Prompts por ramo" });
    await expect(trades.getByRole("heading", { level: 3 })).toHaveText([
      "Padaria e confeitaria",
      "Salão e barbearia",
      "Restaurante e delivery",
      "Oficina e assistência técnica",
      "Loja de roupas",
      "Pet shop",
      "Mercadinho e hortifrúti",
      "Clínica e consultório",
      "Serviços em casa",
      "Artesanato e feira",
    ]);
    await expect(trades.locator("details[open]")).toHaveCount(0);
    await expect(trades.getByRole("article")).toHaveCount(0);
    const [tipsAt, tradesAt] = await Promise.all([
      page.getByRole("region", { name: /^Três jeitos/ }).boundingBox(),
      trades.boundingBox(),
    ]);
    expect(tradesAt?.y).toBeGreaterThan(tipsAt?.y ?? Number.POSITIVE_INFINITY);
  });

  test("a trade opens to its caution and three prompts, and closes again", async ({ page }) => {
    const trades = page.getByRole("region", { name: "Prompts por ramo" });
    await trades.getByRole("heading", { name: "Pet shop" }).click();
    const pet = sectorPacks.find(({ id }) => id === "pet");
    await expect(trades.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(
      pet?.prompts.map(({ title }) => title) ?? [],
    );
    await expect(trades.getByText("Atenção neste ramo")).toBeVisible();
    await expect(copyButtons(page)).toHaveCount(6);
    await trades.getByRole("heading", { name: "Pet shop" }).click();
    await expect(copyButtons(page)).toHaveCount(3);
  });
});

test.describe("the search", () => {
  test.beforeEach(async ({ page }) => openLive(page, address));

  test("looks in titles, descriptions and tags, blind to case and accents", async ({ page }) => {
    const finds = [
      ["CALENDÁRIO", "Calendário de postagens do mês"], // title
      ["calendario DE postagens", "Calendário de postagens do mês"], // title, without accents
      ["verba é curta", "Plano de divulgação com pouco dinheiro"], // description
      ["doze postagens", "Calendário de postagens do mês"], // description
      ["Bairro", "Plano de divulgação com pouco dinheiro"], // tag
      ["  perfil ", "Descrição do perfil no Google"], // white space around it
    ];
    for (const [query, title] of finds) {
      await searchBox(page).fill(query ?? "");
      await expect(titles(page)).toHaveText([title ?? ""]);
    }
  });

  test("does not look in the prompt texts", async ({ page }) => {
    // Stands in the text of all three marketing prompts, and in no title, description or tag.
    await searchBox(page).fill("não invente");
    await expect(page.getByRole("heading", { name: "Nenhum prompt encontrado" })).toBeVisible();
  });

  test("counts in the singular and in the plural", async ({ page }) => {
    await expect(page.getByText("3 prompts disponíveis", { exact: true })).toBeVisible();
    await searchBox(page).fill("calendário");
    await expect(page.getByText("1 prompt disponível", { exact: true })).toBeVisible();
    await expect(copyButtons(page)).toHaveCount(1);
    await searchBox(page).fill("google");
    await tab(page, "Avaliação dos Clientes").click();
    await expect(page.getByText("2 prompts disponíveis", { exact: true })).toBeVisible();
  });

  test("survives a change of tab", async ({ page }) => {
    await searchBox(page).fill("anúncio");
    await tab(page, "Anúncios & Copy").click();
    await expect(searchBox(page)).toHaveValue("anúncio");
    await expect(titles(page)).toHaveText([
      "Anúncio na busca do Google",
      "Anúncio no Instagram e no Facebook",
    ]);
    await tab(page, "Analytics & ROI").click();
    await expect(titles(page)).toHaveText(["Conta do anúncio"]);
    await searchBox(page).fill("");
    await expect(titles(page)).toHaveCount(3);
  });

  test("that finds nothing says so, without copy buttons, and offers the other tabs", async ({
    page,
  }) => {
    await searchBox(page).fill("whatsapp");
    await expect(page.getByRole("heading", { name: "Nenhum prompt encontrado" })).toBeVisible();
    await expect(
      page.getByText("Tente ajustar sua busca ou explore outras categorias", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/disponíve(l|is)$/)).toHaveCount(0);
    await expect(copyButtons(page)).toHaveCount(0);
    await expect(page.getByText("Também há resultados em:")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ver 1 em Anúncios & Copy" })).toBeVisible();

    await page.getByRole("button", { name: "Ver 3 em Relacionamento" }).click();
    await expect(tab(page, "Relacionamento")).toHaveAttribute("aria-selected", "true");
    await expect(searchBox(page)).toHaveValue("whatsapp");
    await expect(titles(page)).toHaveCount(3);
  });

  test("offers the trades it names, also where no prompt is found, and opens one", async ({
    page,
  }) => {
    await searchBox(page).fill("PADARIA");
    await expect(page.getByRole("heading", { name: "Nenhum prompt encontrado" })).toBeVisible();
    await page.getByRole("link", { name: "Padaria e confeitaria" }).click();
    const [pack] = sectorPacks;
    await expect(page.getByText(pack?.caution ?? "")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Padaria e confeitaria" })).toBeInViewport();
    await expect(searchBox(page)).toHaveValue("PADARIA");
  });

  test("that finds nothing anywhere offers nothing", async ({ page }) => {
    await searchBox(page).fill("xyzw");
    await expect(page.getByRole("heading", { name: "Nenhum prompt encontrado" })).toBeVisible();
    await expect(page.getByText("Também há resultados em:")).toHaveCount(0);
  });

  test("below a list of finds, other tabs are offered too", async ({ page }) => {
    await searchBox(page).fill("google");
    await expect(titles(page)).toHaveText(["Descrição do perfil no Google"]);
    await page.getByRole("button", { name: "Ver 1 em Anúncios & Copy" }).click();
    await expect(titles(page)).toHaveText(["Anúncio na busca do Google"]);
  });

  test("takes signs of a pattern as they are", async ({ page }) => {
    for (const query of ["(", "[", "\\", ".*", "%"]) {
      await searchBox(page).fill(query);
      await expect(page.getByRole("heading", { name: "Nenhum prompt encontrado" })).toBeVisible();
    }
  });
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const prompt = library[0]?.prompts[0];

  async function copyFirst(page: Page): Promise<void> {
    await page
      .getByRole("article", { name: prompt?.title })
      .getByRole("button", { name: /^Copiar Prompt/ })
      .click();
  }

  test("puts the exact prompt into the clipboard and quotes its title", async ({ page }) => {
    await openLive(page, address);
    await copyFirst(page);
    await expectToast(page, "Prompt copiado!", "“Calendário de postagens do mês”");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt?.text);
  });

  test("works for a prompt found by the search and for one of a trade", async ({ page }) => {
    await openLive(page, address);
    await searchBox(page).fill("calendario");
    await copyFirst(page);
    await expectToast(page, "Prompt copiado!", "“Calendário de postagens do mês”");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt?.text);

    const other = sectorPacks[0]?.prompts[0];
    await page.getByRole("heading", { name: "Padaria e confeitaria" }).click();
    await page
      .getByRole("article", { name: other?.title })
      .getByRole("button", { name: /^Copiar Prompt/ })
      .click();
    await expectToast(page, "Prompt copiado!", `“${other?.title}”`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(other?.text);
  });

  test("works without the Clipboard API too", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    });
    await openLive(page, address);
    await copyFirst(page);
    await expectToast(page, "Prompt copiado!", "“Calendário de postagens do mês”");
    await page.evaluate(() => {
      const field = document.createElement("textarea");
      field.setAttribute("aria-label", "colado");
      document.body.prepend(field);
    });
    await page.getByRole("textbox", { name: "colado" }).press("ControlOrMeta+V");
    await expect(page.getByRole("textbox", { name: "colado" })).toHaveValue(prompt?.text ?? "");
  });

  test("where the browser refuses everything, selects the text and says what to do", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openLive(page, address);
    await copyFirst(page);
    await expectToast(
      page,
      "Copie à mão",
      "O navegador não deixou copiar. O texto está selecionado: toque nele e em Copiar.",
    );
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(prompt?.text);
  });
});

test.describe("an address with the anchor of a prompt", () => {
  test("opens its tab and shows it, from outside", async ({ page }) => {
    await openLive(page, `${address}#prompt-resposta-a-critica-justa`);
    await expect(tab(page, "Avaliação dos Clientes")).toHaveAttribute("aria-selected", "true");
    await expect(
      page.getByRole("article", { name: "Resposta a uma crítica justa" }),
    ).toBeInViewport();
    await expect(copyButtons(page)).toHaveCount(5);
  });

  test("opens its tab and shows it, when the address changes on the page itself", async ({
    page,
  }) => {
    await openLive(page, address);
    await page.evaluate(() => {
      location.hash = "#prompt-conta-do-anuncio";
    });
    await expect(tab(page, "Analytics & ROI")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("article", { name: "Conta do anúncio" })).toBeInViewport();
  });

  test("of a trade opens the trade", async ({ page }) => {
    await openLive(page, `${address}#prompt-pet-recado-ao-tutor`);
    const prompt = sectorPacks.find(({ id }) => id === "pet")?.prompts[1];
    await expect(page.getByRole("article", { name: prompt?.title })).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(1);
  });

  test("that nobody has leaves the page as it is", async ({ page }) => {
    await openLive(page, `${address}#prompt-nao-existe`);
    await expect(tab(page, "Marketing Digital")).toHaveAttribute("aria-selected", "true");
    await expect(copyButtons(page)).toHaveCount(3);
  });

  test("that was cut short leaves the page as it is", async ({ page }) => {
    await openLive(page, `${address}#prompt-avalia%C3`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prompts Profissionais");
    await expect(tab(page, "Marketing Digital")).toHaveAttribute("aria-selected", "true");
  });
});

test("tab and search are kept in memory only", async ({ page }) => {
  await openLive(page, address);
  await tab(page, "Produtividade").click();
  await searchBox(page).fill("semana");
  await openLive(page, address);
  await expect(tab(page, "Marketing Digital")).toHaveAttribute("aria-selected", "true");
  await expect(searchBox(page)).toHaveValue("");
  await expect(toasts(page)).toHaveCount(0);
});

test("a trade that is opened without a connection says so, keeps the page, and opens afterwards", async ({
  page,
  context,
  consoleErrors,
}) => {
  await openLive(page, address);
  await searchBox(page).fill("clientes");
  const [pack] = sectorPacks;
  if (!pack) throw new Error("No trade");
  await context.setOffline(true);
  await page.getByRole("heading", { name: pack.name, exact: true }).click();
  const refusal = page.getByText("Não deu para carregar os prompts deste ramo.");
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(refusal).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText(pack.caution)).toBeVisible();
  await expect(searchBox(page)).toHaveValue("clientes");
  // The lost connection, and that a boundary caught it.
  expect(consoleErrors.length).toBeLessThan(20);
  consoleErrors.length = 0;
});
