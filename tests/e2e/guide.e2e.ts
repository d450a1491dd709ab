import { expect, type Locator, type Page } from "@playwright/test";
import { guideCategories } from "../../content/guide/guide-categories.ts";
import { practices } from "../../content/guide/practices.ts";
import { profileCards } from "../../content/guide/profile-cards.ts";
import { keepOnDevice } from "./device.ts";
import { layoutShift, shiftByFont } from "./layout-shift.ts";
import { openLive, test, untilLive } from "./site.ts";
import { expectToast, toasts } from "./toasts.ts";

const guide = "/google-gemini-guide";

/** Ids of the specification, section 3, in its order. */
const profileIds = [
  ["info-completas", "categorias-otimizadas", "descricao-persuasiva", "horarios-precisos"],
  ["logo-alta-resolucao", "fotos-fachada", "galeria-produtos", "equipe-trabalhando"],
  ["estrategias-solicitar", "respostas-profissionais", "gestao-crises", "monitoramento-reputacao"],
  ["posts-regulares", "eventos-datas", "produtos-destaque", "historias-sucesso"],
  ["otimizacao-buscas", "palavras-chave-geo", "consistencia-citacoes", "link-building"],
  ["monitoramento-visualizacoes", "analise-termos", "relatorios-desempenho", "otimizacao-dados"],
];
const practiceIds = [
  "gemini-editar-perfil",
  "gemini-responder-avaliacoes",
  "gemini-analise-financeira",
  "gemini-anunciar-google",
  "gemini-ativar-delivery",
  "gemini-criar-conteudos",
  "gemini-responder-emails",
  "gemini-analisar-documentos",
  "gemini-criar-contratos",
];

function tab(page: Page, name: string): Locator {
  return page.getByRole("tab", { name });
}

/** The cards of the open tab: those regions that hold boxes to tick. */
function cards(page: Page): Locator {
  return page
    .getByRole("tabpanel")
    .getByRole("region")
    .filter({ has: page.getByRole("checkbox") });
}

function itemIds(card: Locator): Promise<string[]> {
  return card
    .getByRole("checkbox")
    .evaluateAll((boxes) => boxes.map((box) => box.closest("[id]")?.id ?? ""));
}

async function openPractices(page: Page): Promise<void> {
  await tab(page, "Práticas do Gemini").click();
  await expect(tab(page, "Práticas do Gemini")).toHaveAttribute("aria-selected", "true");
  // They are fetched with their tab.
  await expect(page.getByRole("checkbox")).toHaveCount(9);
}

test.describe("the first tab", () => {
  test.beforeEach(async ({ page }) => openLive(page, guide));

  test("is the default, below the hero with its badges", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perfil Google Campeão");
    for (const badge of ["24 itens do perfil", "9 práticas com o Gemini", "10 prompts prontos"]) {
      await expect(page.getByText(badge, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("tab")).toHaveText([
      "Google Meu Negócio Campeão",
      "Práticas do Gemini",
    ]);
    await expect(tab(page, "Google Meu Negócio Campeão")).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "Práticas do Gemini")).toHaveAttribute("aria-selected", "false");
  });

  test("has six cards of four items, in the order of the specification", async ({ page }) => {
    await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText([
      "Otimização completa",
      "Fotos profissionais",
      "Gestão de avaliações",
      "Postagens e atualizações",
      "SEO local",
      "Métricas e análises",
    ]);
    for (const [i, ids] of profileIds.entries()) {
      expect(await itemIds(cards(page).nth(i))).toEqual(ids);
    }
    for (const box of await page.getByRole("checkbox").all()) {
      await expect(box).not.toBeChecked();
    }
  });

  test("counts ticks per card and in total", async ({ page }) => {
    await expect(page.getByText("0 de 24 itens", { exact: true })).toBeVisible();
    await expect(page.getByText("0 de 4", { exact: true })).toHaveCount(6);
    await page.getByRole("checkbox").nth(0).check();
    await page.getByRole("checkbox").nth(3).check();
    await page.getByRole("checkbox").nth(4).check();
    await expect(cards(page).nth(0).getByText("2 de 4", { exact: true })).toBeVisible();
    await expect(cards(page).nth(1).getByText("1 de 4", { exact: true })).toBeVisible();
    await expect(page.getByText("3 de 24 itens", { exact: true })).toBeVisible();
    await expect(page.getByText("Já ganharam cor: a porta e a vitrine.")).toBeVisible();
    await page.getByRole("checkbox").nth(4).uncheck();
    await expect(page.getByText("2 de 24 itens", { exact: true })).toBeVisible();
  });

  test("congratulates on a tick, and says nothing when it is taken back", async ({ page }) => {
    await page.getByRole("checkbox").nth(0).check();
    const words = [
      "✅ Item concluído!",
      "Parabéns! Mais um passo para o seu perfil da empresa ficar completo.",
    ] as const;
    await expectToast(page, ...words);

    await openLive(page, guide);
    await page.getByRole("checkbox").nth(0).uncheck();
    await page.getByRole("checkbox").nth(1).check();
    await expectToast(page, ...words);
    await expect(toasts(page)).toHaveCount(1);
  });

  test("ends with the results, which are said to be illustrative", async ({ page }) => {
    const results = page.getByRole("region", { name: "O que acompanhar num perfil completo" });
    await expect(results.getByRole("listitem")).toHaveText([
      "300%visualizações",
      "4.8estrelas",
      "150%cliques no site",
      "85%ligações",
    ]);
    await expect(results.getByText(/^Números ilustrativos/)).toBeVisible();
  });

  test("an item opens to what it is, why, the steps, when it is ready, and a prompt", async ({
    page,
  }) => {
    const item = profileCards[0]?.items[2];
    const label = item?.label ?? "";
    const button = page.getByRole("button", { name: `Como fazer: ${label}` });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByText(item?.what ?? "")).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const more = page.locator(`#${item?.id}-como`);
    await expect(more.getByText(item?.what ?? "")).toBeVisible();
    await expect(more.getByText(`Por que vale a pena: ${item?.why}`)).toBeVisible();
    await expect(more.getByRole("listitem")).toHaveText([...(item?.steps ?? [])]);
    await expect(more.getByText(`Pronto quando ${item?.readyWhen}`)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: label })).not.toBeChecked();
    await more.getByRole("link", { name: "Usar um prompt para escrever a descrição" }).click();
    await expect(page).toHaveURL("/prompt-library#prompt-descricao-do-perfil");
    await expect(
      page.getByRole("article", { name: "Descrição do perfil no Google" }),
    ).toBeInViewport();
  });

  test("a prompt of this very page opens its category", async ({ page }) => {
    const item = profileCards[4]?.items[3];
    await page.getByRole("button", { name: `Como fazer: ${item?.label}` }).click();
    await page.getByRole("link", { name: item?.prompt?.label ?? "" }).click();
    await expect(page.getByRole("button", { name: "Crescimento & Expansão" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(
      page.getByRole("article", { name: "Parceria com um negócio do bairro" }),
    ).toBeInViewport();
  });
});

test.describe("the second tab", () => {
  test.beforeEach(async ({ page }) => {
    await openLive(page, guide);
    await openPractices(page);
  });

  test("has nine cards of one item, in the order of the specification", async ({ page }) => {
    await expect(cards(page)).toHaveCount(9);
    await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(
      practices.map(({ title }) => title),
    );
    for (const [i, id] of practiceIds.entries()) {
      expect(await itemIds(cards(page).nth(i))).toEqual([id]);
    }
    await expect(page.getByText("0 de 9 práticas feitas.", { exact: true })).toBeVisible();
  });

  test("congratulates on a tick, and says nothing when it is taken back", async ({ page }) => {
    await page.getByRole("checkbox").nth(0).check();
    const words = [
      "✅ Prática do Gemini concluída!",
      "Parabéns! Mais uma prática do Gemini na rotina do seu negócio.",
    ] as const;
    await expectToast(page, ...words);
    await expect(page.getByText("1 de 9 práticas feitas.", { exact: true })).toBeVisible();

    await openLive(page, guide);
    await openPractices(page);
    await page.getByRole("checkbox").nth(0).uncheck();
    await expect(page.getByText("0 de 9 práticas feitas.", { exact: true })).toBeVisible();
    await page.getByRole("checkbox").nth(1).check();
    await expectToast(page, ...words);
    await expect(toasts(page)).toHaveCount(1);
  });

  test("ends with three advantages, and not with the results of the first", async ({ page }) => {
    const block = page.getByRole("region", { name: "Por que usar o Gemini no seu negócio" });
    await expect(block.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("300%")).toHaveCount(0);
  });
});

test("the 33 boxes of both tabs have 33 different names", async ({ page }) => {
  await openLive(page, guide);
  const names = new Set<string>();
  const read = async () => {
    for (const label of await page
      .getByRole("checkbox")
      .evaluateAll((boxes) => boxes.map((box) => box.closest("label")?.textContent ?? ""))) {
      names.add(label);
    }
  };
  await read();
  expect(names.size).toBe(24);
  await openPractices(page);
  await read();
  expect(names.size).toBe(33);
});

test("ticks survive a change of tab and a reload, without toasts", async ({ page }) => {
  await openLive(page, guide);
  await page.getByRole("checkbox").nth(7).check();
  await openPractices(page);
  await page.getByRole("checkbox").nth(8).check();
  await tab(page, "Google Meu Negócio Campeão").click();
  await expect(page.getByRole("checkbox").nth(7)).toBeChecked();

  await openLive(page, guide);
  await expect(page.getByRole("checkbox").nth(7)).toBeChecked();
  await expect(page.getByText("1 de 24 itens", { exact: true })).toBeVisible();
  await openPractices(page);
  await expect(page.getByRole("checkbox").nth(8)).toBeChecked();
  await expect(page.getByText("1 de 9 práticas feitas.", { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("a card with all four items done", () => {
  const first = profileIds[0] ?? [];
  const opener = (page: Page) =>
    page.getByRole("button", { name: "Mostrar os itens: Otimização completa" });

  test("stays open as it is done, folds from the next visit on, and opens", async ({ page }) => {
    await openLive(page, guide);
    for (const i of first.keys()) {
      await page.getByRole("checkbox").nth(i).check();
    }
    await expect(cards(page)).toHaveCount(6);
    await expect(page.locator("#info-completas")).toBeVisible();
    await expect(opener(page)).toHaveCount(0);

    await openLive(page, guide);
    await expect(page.locator("#info-completas")).toBeHidden();
    await expect(page.getByText("4 de 4", { exact: true })).toBeVisible();
    await opener(page).press("Enter");
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("checkbox").nth(1).uncheck();
    await expect(page.locator("#info-completas")).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
  });

  test("is open where an address leads to one of its items", async ({ page }) => {
    await keepOnDevice(page, { version: 2, checklist: { profile: first, practices: [] } });
    await openLive(page, `${guide}#horarios-precisos`);
    await expect(page.locator("#horarios-precisos")).toBeInViewport();
    await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  });

  for (const width of [360, 1280]) {
    test(`is folded before the page is live, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await keepOnDevice(page, {
        version: 2,
        checklist: { profile: [...first, "logo-alta-resolucao"], practices: [] },
        savedAt: "2026-01-02T03:04:05.000Z",
      });
      await page.goto(guide, { waitUntil: "commit" });
      const shift = await shiftByFont(page);
      const card = page.locator(".check").first();
      const early = await card.boundingBox();
      await expect(page.locator("#info-completas")).toBeHidden();
      await expect(page.locator("#logo-alta-resolucao")).toBeVisible();
      await untilLive(page);
      await expect(opener(page)).toBeVisible();
      expect(await card.boundingBox()).toEqual(early);
      expect(await layoutShift(page)).toBe(shift);
    });
  }
});

test("tab and category are kept in memory only", async ({ page }) => {
  await openLive(page, guide);
  await openPractices(page);
  await page.getByRole("button", { name: "Plano de Negócios" }).click();
  await openLive(page, guide);
  await expect(tab(page, "Google Meu Negócio Campeão")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Análise de Mercado" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("one tab can be started over, after a question", async ({ page }) => {
  await openLive(page, guide);
  const startOver = page.getByRole("button", { name: "Desmarcar todos desta aba" });
  await expect(startOver).toHaveCount(0);
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(1).check();
  await startOver.click();
  const question = page.getByRole("alertdialog", { name: "Desmarcar todos os itens?" });
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByText("2 de 24 itens", { exact: true })).toBeVisible();
  await startOver.click();
  await question.getByRole("button", { name: "Desmarcar", exact: true }).click();
  await expect(page.getByText("0 de 24 itens", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox").nth(0)).not.toBeChecked();
});

test.describe("'Prompts Para Empreendedores'", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  const names = [
    "Análise de Mercado",
    "Plano de Negócios",
    "Operações & Gestão",
    "Crescimento & Expansão",
    "Inovação & Tecnologia",
  ];

  function prompts(page: Page): Locator {
    return page.getByRole("region", { name: "Prompts Para Empreendedores" });
  }

  test("has five categories, of which the first is chosen", async ({ page }) => {
    await openLive(page, guide);
    const buttons = prompts(page).getByRole("group", { name: "Categoria" }).getByRole("button");
    await expect(buttons).toHaveText(names);
    for (const [i] of names.entries()) {
      await expect(buttons.nth(i)).toHaveAttribute("aria-pressed", String(i === 0));
    }
  });

  test("shows the two prompts of the chosen category, whole", async ({ page }) => {
    await openLive(page, guide);
    const shown = prompts(page).getByRole("article");
    for (const [i, name] of names.entries()) {
      await prompts(page).getByRole("button", { name, exact: true }).click();
      await expect(prompts(page).getByText("2 prompts disponíveis", { exact: true })).toBeVisible();
      await expect(shown).toHaveCount(2);
      for (const [j, prompt] of (guideCategories[i]?.prompts ?? []).entries()) {
        const card = shown.nth(j);
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(prompt.title);
        await expect(card.getByText(prompt.description, { exact: true })).toBeVisible();
        await expect(card.getByRole("listitem")).toHaveText([...prompt.tags]);
        await expect(card.locator("pre")).toHaveText(prompt.text);
        await expect(card.getByText("Copiar Prompt")).toBeVisible();
      }
    }
    await expect(prompts(page).getByRole("button", { name: /^Copiar Prompt/ })).toHaveCount(2);
  });

  test("copies the exact prompt and quotes its title", async ({ page }) => {
    await openLive(page, guide);
    await prompts(page)
      .getByRole("button", { name: /^Copiar Prompt ?: Quem é o meu cliente$/ })
      .click();
    await expectToast(page, "Prompt copiado!", "“Quem é o meu cliente”");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      guideCategories[0]?.prompts[1]?.text,
    );
  });
});
