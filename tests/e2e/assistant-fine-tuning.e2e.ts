import { expect, type Page } from "@playwright/test";
import { answerBox, toast, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Ajuste fino" });
const bill = (page: Page) => page.getByRole("table", { name: "A conta com margem e taxas" });
const stages = (page: Page) => page.getByRole("table", { name: "As etapas" });

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const form = {
  "Investimento (R$)": "800",
  "Alcance estimado": "6.000",
  "Taxa de conversão (%)": "0,8",
  "Valor médio por venda (R$)": "35",
};

test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

test("it is not there until it is opened, stands outside the form, and outlasts closing", async ({
  page,
}) => {
  const fields = page.locator("#roi").getByRole("textbox");
  await expect(fields).toHaveCount(4);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).press("Enter");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expect(opener(page)).toBeFocused();
  await expect(fields).toHaveCount(10);
  await expect(page.locator("#roi form").getByRole("textbox")).toHaveCount(4);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Margem (%)")).toBeFocused();
  await page.getByLabel("Margem (%)").fill("a60b");
  await expect(page.getByLabel("Margem (%)")).toHaveValue("60");
  await opener(page).click();
  await expect(fields).toHaveCount(4);
  await opener(page).click();
  await expect(page.getByLabel("Margem (%)")).toHaveValue("60");
});

test("margin and fees give the bill while typing, and nothing is sent", async ({ page }) => {
  const requests = watchRequests(page);
  await fill(page, form);
  await opener(page).click();
  await expect(page.getByText("A conta aparece aqui com a margem")).toBeVisible();
  await fill(page, { "Margem (%)": "60", "Taxas por venda (%)": "10" });
  await expect(bill(page)).toContainText("Lucro");
  for (const figure of ["R$ 40,00", "R$ 1.680,00", "-R$ 672,00", "-R$ 168,00", "R$ 17,50"]) {
    await expect(bill(page).getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(bill(page)).toContainText("46 vendas");
  await fill(page, { "Margem (%)": "40" });
  await expect(bill(page)).toContainText("Prejuízo");
  await fill(page, { "Taxas por venda (%)": "45" });
  await expect(page.getByText("Com essas taxas não sobra nada da venda")).toBeVisible();
  await fill(page, { "Margem (%)": "" });
  await expect(bill(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("CTR and CPC stand in for a reach, are told in words, and can be taken over", async ({
  page,
}) => {
  await fill(page, { "Investimento (R$)": "800", "Valor médio por venda (R$)": "35" });
  await opener(page).click();
  await fill(page, { "CTR (%)": "2", "CPC (R$)": "0,80", "Compras por clique (%)": "5" });
  await expect(stages(page).getByRole("row", { name: "Impressões 50.000" })).toBeVisible();
  await expect(
    stages(page).getByRole("row", { name: "Cliques 2% das impressões 1.000 R$ 0,80" }),
  ).toBeVisible();
  await expect(
    stages(page).getByRole("row", { name: "Vendas 5% dos cliques 50 R$ 16,00" }),
  ).toBeVisible();
  await expect(page.getByText("De 50.000 impressões, 1.000 viram clique (2%).")).toBeVisible();
  await fill(page, { "Margem (%)": "50" });
  const click = page.getByRole("figure").filter({ hasText: "Custo do clique" });
  await expect(click).toContainText("R$ 0,88");
  await expect(click).toContainText("o anúncio se paga");

  await page.getByRole("button", { name: "Levar para alcance e taxa" }).click();
  await expect(page.getByLabel("Alcance estimado")).toHaveValue("50.000");
  await expect(page.getByLabel("Taxa de conversão (%)")).toHaveValue("0,1");
  await expect(page.getByRole("table", { name: "A conta", exact: true })).toContainText(
    "50 vendas",
  );
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByLabel("Alcance estimado")).toHaveValue("");
});

test("what it shows goes along with the four values, and only while it is open", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await fill(page, form);
  const submit = page.getByRole("button", { name: "Analisar ROI e Funil" });
  const asked = async () => {
    await submit.click();
    await expect(toast(page, "Sucesso!", "").first()).toBeVisible();
    await expect(submit).toHaveAttribute("aria-disabled", "false");
  };
  await opener(page).click();
  await asked();
  await fill(page, { "Margem (%)": "60", "CTR (%)": "4" });
  await asked();
  await expect(answerBox(page, "Análise de ROI:")).toBeVisible();
  await opener(page).click();
  await asked();
  expect(requests).toHaveLength(3);
  const [empty, open, closed] = requests;
  expect(empty).not.toHaveProperty("roiDetails");
  expect(open?.roiDetails).toMatchObject({ marginPercent: 60, profit: 208, clicks: 240 });
  expect(open?.prompt).toBe(empty?.prompt);
  expect(closed).not.toHaveProperty("roiDetails");
});

test("opened before the page is live, it opens once it is", async ({ page }) => {
  await page.route("**/assets/entry-client*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/ai-agent");
  await opener(page).click();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await expect(page.getByLabel("Margem (%)")).toBeVisible();
});
