import { expect, type Page } from "@playwright/test";
import { answerBox, toast, watchRequests } from "./assistant-actions.ts";
import { openLive, test } from "./site.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Ajuste fino" });
const account = (page: Page) => page.getByRole("table", { name: "Em quatro números" });
const bill = (page: Page) => page.getByRole("table", { name: "A conta com a sua margem" });
const stages = (page: Page) => page.getByRole("table", { name: "As etapas" });
const margin = "De cada R$\u00A0100 vendidos, quanto sobra depois do produto e das taxas?";
const knownSales = "Não sei a taxa, sei quantas vendas tive";

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

test("whether it pays is said once the margin is known, in one sentence and four figures", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await fill(page, form);
  const card = page.locator("#roi");
  await expect(card).toContainText("sobrarem mais de R$\u00A016,67 depois do produto e das taxas");
  await expect(card).not.toContainText("se paga");
  await expect(account(page).getByRole("row")).toHaveCount(4);
  await expect(page.locator("#roi form").getByRole("textbox")).toHaveCount(4);
  await fill(page, { [margin]: "60" });
  await expect(page.getByText("Lido como R$\u00A060 de cada R$\u00A0100")).toBeVisible();
  await expect(card).toContainText("vale a pena, mas sem muita folga: sobram cerca de R$\u00A0208");
  await expect(account(page)).toContainText("No fim, sobram");
  await page.getByText("Ver a conta toda").click();
  for (const figure of ["26%", "R$ 21,00", "R$ 1.680,00", "-R$ 672,00"]) {
    await expect(bill(page).getByText(figure, { exact: true })).toBeVisible();
  }
  await fill(page, { [margin]: "40" });
  await expect(card).toContainText("ainda não vale a pena, mas falta pouco");
  await fill(page, { [margin]: "" });
  await expect(bill(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("whoever knows the sales types them, and the rate of the form follows the reach", async ({
  page,
}) => {
  const rate = page.getByLabel("Taxa de conversão (%)", { exact: true });
  const toggle = page.getByLabel(knownSales);
  await toggle.check();
  await page.getByLabel("Quantas vendas o anúncio trouxe?").fill("12");
  await expect(page.getByText("Preencha o alcance, e a taxa aparece sozinha.")).toBeVisible();
  await fill(page, { "Alcance estimado": "6.000" });
  await expect(rate).toHaveValue("0,2");
  await expect(page.getByText("Taxa de conversão preenchida: 0,2%.")).toBeVisible();
  await fill(page, { "Alcance estimado": "3.000" });
  await expect(rate).toHaveValue("0,4");
  await rate.fill("0,5");
  await expect(toggle).not.toBeChecked();
  await expect(page.locator("#roi form").getByRole("textbox")).toHaveCount(4);
});

test("so small a reach or investment that a thousand may be missing is asked about", async ({
  page,
}) => {
  await fill(page, { ...form, "Investimento (R$)": "2", "Alcance estimado": "10" });
  await expect(page.locator("#roi .hint").getByText("Faltou um mil?")).toHaveCount(2);
  await expect(page.locator("#roi .verdict")).toContainText(
    "Faltou um mil? R$\u00A02 de anúncio e 10 pessoas",
  );
  await fill(page, { "Investimento (R$)": "2.000", "Alcance estimado": "10.000" });
  await expect(page.getByText("Faltou um mil?")).toHaveCount(0);
});

test("the fine-tuning is not there until it is opened, and outlasts closing", async ({ page }) => {
  const fields = page.locator("#roi").getByRole("textbox");
  await expect(fields).toHaveCount(5);
  await expect(opener(page)).toHaveAttribute("aria-expanded", "false");
  await opener(page).press("Enter");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expect(opener(page)).toBeFocused();
  await expect(fields).toHaveCount(9);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Impressões")).toBeFocused();
  await page.getByLabel("CTR (%)").fill("a2b");
  await expect(page.getByLabel("CTR (%)")).toHaveValue("2");
  await opener(page).click();
  await expect(fields).toHaveCount(5);
  await opener(page).click();
  await expect(page.getByLabel("CTR (%)")).toHaveValue("2");
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
  await fill(page, { [margin]: "50" });
  const click = page.getByRole("figure").filter({ hasText: "Custo do clique" });
  await expect(click).toContainText("R$ 0,88");
  await expect(click).toContainText("o anúncio se paga");

  await page.getByRole("button", { name: "Levar para alcance e taxa" }).click();
  await expect(page.getByLabel("Alcance estimado")).toHaveValue("50.000");
  await expect(page.getByLabel("Taxa de conversão (%)")).toHaveValue("0,1");
  await expect(account(page)).toContainText("cerca de 50");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByLabel("Alcance estimado")).toHaveValue("");
});

test("margin and open fine-tuning go along with the four values", async ({ page }) => {
  const requests = watchRequests(page);
  await fill(page, form);
  const submit = page.getByRole("button", { name: "Analisar ROI e Funil" });
  const asked = async () => {
    await submit.click();
    await expect(toast(page, "Sucesso!", "").first()).toBeVisible();
    await expect(submit).toHaveAttribute("aria-disabled", "false");
  };
  await asked();
  await opener(page).click();
  await fill(page, { [margin]: "60", "CTR (%)": "4" });
  await asked();
  await expect(answerBox(page, "Análise de ROI:")).toBeVisible();
  await opener(page).click();
  await asked();
  expect(requests).toHaveLength(3);
  const [empty, open, closed] = requests;
  expect(empty).not.toHaveProperty("roiDetails");
  expect(open?.roiDetails).toMatchObject({ marginPercent: 60, profit: 208, clicks: 240 });
  expect(open?.prompt).toBe(empty?.prompt);
  expect(closed?.roiDetails).toMatchObject({ marginPercent: 60, clicks: null });
});

test("an answer of ours keeps in step with the numbers, at once and without a request", async ({
  page,
}) => {
  const requests = watchRequests(page);
  await fill(page, form);
  await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
  const answer = answerBox(page, "Análise de ROI:");
  await expect(answer).toContainText("O que fazer agora");
  await expect(answer).toContainText("Falta um número");
  await fill(page, { [margin]: "40" });
  await expect(answer).toContainText("58 em vez de 48");
  // One verdict on the page, not two.
  await expect(page.locator("#roi .verdict")).toHaveCount(1);
  await answer.getByText("Ver a conta toda").click();
  await expect(answer.getByText("E se vierem mais ou menos vendas?")).toBeVisible();
  await page.getByLabel(knownSales).check();
  await page.getByLabel("Quantas vendas o anúncio trouxe?").fill("60");
  await expect(answer).toContainText("Pelas vendas que você contou, vale a pena");
  expect(requests).toHaveLength(1);
});

test("opened before the page is live, it opens once it is", async ({ page }) => {
  await page.route("**/assets/entry-client*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto("/ai-agent");
  await opener(page).click();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await expect(page.getByLabel("CTR (%)")).toBeVisible();
});
