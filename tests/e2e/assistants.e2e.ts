import { expect, type Page } from "@playwright/test";
import { askReview, reviewField, toast } from "./assistant-actions.ts";
import { test } from "./gemini-stage.ts";
import { openLive } from "./site.ts";

const submits = [
  "Gerar Resposta para Review",
  "Enviar Pergunta",
  "Gerar Anúncios",
  "Analisar ROI e Funil",
];

async function fillRoi(page: Page, values: readonly string[]): Promise<void> {
  const labels = [
    "Investimento (R$)",
    "Alcance estimado",
    "Taxa de conversão (%)",
    "Valor médio por venda (R$)",
  ];
  for (const [i, label] of labels.entries()) {
    await page.getByLabel(label).fill(values[i] ?? "");
  }
}

const review = "Pedi às 10h e o bolo só chegou às 14h. Estava bom, mas perdi a festa.";

test.describe("without any key", () => {
  test.beforeEach(({ page }) => openLive(page, "/ai-agent"));

  test("the page has its title, its way back, four tiles and four cards", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentes Google Gemini");
    await expect(page.getByRole("link", { name: "Voltar ao Menu" })).toHaveAttribute("href", "/");
    const tiles = page.getByRole("navigation", { name: "Os quatro assistentes" }).getByRole("link");
    await expect(tiles).toHaveCount(4);
    for (const name of submits) {
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await expect(page.locator(".result")).toHaveCount(0);
  });

  test("a review gets a reply, says who wrote it, and the field is cleared", async ({ page }) => {
    await askReview(page, review);
    const result = page.getByRole("region", { name: "Resposta Sugerida:" });
    await expect(result).toContainText("Rascunho local (sem IA)");
    await expect(result.locator(".answer-text")).toHaveCSS("white-space", "pre-line");
    await expect(reviewField(page)).toHaveValue("");
    await expect(toast(page, "Sucesso!", "sem IA")).toBeVisible();
    for (const name of ["Copiar", "Ajustar"]) {
      await expect(result.getByRole("button", { name })).toBeVisible();
    }
    await expect(result.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
  });

  test("a question gets a plan with links to what it rests on", async ({ page }) => {
    await page.getByLabel("Sua pergunta").fill("como consigo mais avaliações no Google?");
    await page.getByRole("button", { name: "Enviar Pergunta" }).click();
    const result = page.getByRole("region", { name: "Resposta do Agente:" });
    await expect(result.getByRole("link").first()).toHaveAttribute("href", /^\//);
    await expect(page.getByLabel("Sua pergunta")).toHaveValue("");
  });

  test("a product gets ads, counted, each with its own copy button", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page
      .getByLabel("Produto ou serviço")
      .fill("conserto de celular na hora, troca de tela a partir de R$ 180, Vila Mariana");
    await page.getByRole("button", { name: "Gerar Anúncios" }).click();
    const result = page.getByRole("region", { name: "Anúncios Gerados:" });
    const copies = result.getByRole("button", { name: /^Copiar: / });
    await expect(copies.first()).toBeVisible();
    expect(await copies.count()).toBeGreaterThan(5);
    await expect(result.getByText(/^\d+ de 30$/).first()).toBeVisible();
    const name = await copies.first().getAttribute("aria-label");
    await copies.first().click();
    await expect(toast(page, "Texto copiado", "")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      name?.replace("Copiar: ", ""),
    );
  });

  test("an investment shows its sums while typing and keeps its inputs", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/functions/")) {
        calls.push(request.postData() ?? "");
      }
    });
    await fillRoi(page, ["R$ 800", "6.000", "0,8", "35"]);
    const table = page.getByRole("table", { name: "Em quatro números" });
    await expect(table).toContainText("R$ 1.680");
    await expect(table).toContainText("cerca de 48");
    await expect(table).toContainText("R$ 16,67");
    await expect(page.getByText("Lido como 6.000 pessoas")).toBeVisible();
    await page.getByText("Ver a conta toda").click();
    await expect(page.getByRole("figure").filter({ hasText: "Seu funil" })).toContainText("48");
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
    await expect(page.getByRole("region", { name: "Análise de ROI:" })).toContainText(
      "cerca de 48",
    );
    await expect(page.getByLabel("Investimento (R$)")).toHaveValue("R$ 800");
    expect(JSON.parse(calls[0] ?? "{}")).toMatchObject({
      agentType: "roi",
      roi: { investment: 800, reach: 6000, conversionPercent: 0.8, saleValue: 35 },
    });
  });

  test("letters do not stand in a number, and a paste keeps its number", async ({ page }) => {
    const field = page.getByLabel("Investimento (R$)");
    await field.pressSequentially("12a3,5x");
    await expect(field).toHaveValue("123,5");
    await field.fill("custo: R$ 1.500,50 por mês");
    await expect(page.getByText("Lido como R$ 1.500,50")).toBeVisible();
  });

  test("an incomplete ROI form is refused with the specified toast", async ({ page }) => {
    await fillRoi(page, ["800", "", "0,8", "-"]);
    await page.getByRole("button", { name: "Analisar ROI e Funil" }).click();
    await expect(toast(page, "Erro", "Preencha todos os campos para análise de ROI")).toBeVisible();
    await expect(page.getByLabel("Alcance estimado")).toBeFocused();
    await expect(page.getByLabel("Alcance estimado")).toHaveAttribute("aria-invalid", "true");
  });

  test("blank does nothing; two characters are refused without a request", async ({ page }) => {
    let calls = 0;
    page.on("request", (request) => {
      calls += Number(request.url().includes("/functions/"));
    });
    await askReview(page, "   ");
    await askReview(page, " oi ");
    await expect(toast(page, "Erro", "Prompt muito curto ou vazio")).toHaveCount(1);
    await expect(reviewField(page)).toHaveValue(" oi ");
    await askReview(page, "linha de texto\n".repeat(1000));
    await expect(toast(page, "Erro", "Texto longo demais")).toBeVisible();
    expect((await reviewField(page).inputValue()).length).toBe(15_000);
    expect(calls).toBe(0);
  });
});

test.describe("with a Gemini key", () => {
  test.describe.configure({ mode: "serial" });
  test.beforeEach(async ({ page, stage }) => {
    stage.gemini.answerWith("ok", "Carla, obrigada por contar.\n\nSentimos muito pelo atraso.");
    await openLive(page, `${stage.server.url}/ai-agent`);
  });

  test("the specified toast and the source name Gemini", async ({ page, stage }) => {
    await askReview(page, review);
    const sentence = "Resposta gerada com sucesso pelo Google Gemini";
    await expect(toast(page, "Sucesso!", sentence)).toBeVisible();
    const result = page.getByRole("region", { name: "Resposta Sugerida:" });
    await expect(result).toContainText("Google Gemini");
    await expect(result).toContainText("Sentimos muito pelo atraso.");
    expect(stage.gemini.calls.length).toBeGreaterThan(0);
  });

  const failures = [
    ["invalid key", "Chave da API do Google Gemini não configurada ou inválida."],
    ["quota with retry info", "Limite de requisições excedido. Tente novamente em alguns minutos."],
    ["blocked prompt", "não pôde responder a este texto"],
    ["no candidates", "não devolveu nenhum texto"],
    ["overloaded", "não está respondendo agora"],
  ] as const;
  for (const [scenario, shown] of failures) {
    test(`${scenario}: told as specified, nothing is lost, a draft is offered`, async ({
      page,
      stage,
    }) => {
      await askReview(page, review);
      const result = page.getByRole("region", { name: "Resposta Sugerida:" });
      await expect(result).toContainText("Carla");
      stage.gemini.answerWith(scenario);
      await askReview(page, "Outra avaliação, que falha.");
      await expect(toast(page, "Erro", shown)).toBeVisible();
      await expect(reviewField(page)).toHaveValue("Outra avaliação, que falha.");
      await expect(result).toContainText("Carla");
      await page.getByRole("button", { name: "Gerar rascunho local" }).click();
      await expect(result).toContainText("Rascunho local (sem IA)");
      await expect(page.getByRole("button", { name: "Gerar rascunho local" })).toHaveCount(0);
    });
  }

  test("one request at a time: busy and disabled, focus kept, stopped, text back", async ({
    page,
    stage,
  }) => {
    stage.gemini.answerWith("hang");
    await page.getByLabel("Produto ou serviço").fill("pão");
    await askReview(page, review);
    const busy = page.getByRole("button", { name: "Gerando..." });
    await expect(busy).toHaveCount(1);
    await expect(busy).toBeFocused();
    for (const name of submits.slice(1)) {
      await expect(page.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }
    await page.getByRole("button", { name: "Gerar Anúncios" }).click({ force: true });
    await expect(page.getByLabel("Produto ou serviço")).toHaveValue("pão");
    await expect(reviewField(page)).toHaveValue("");
    await page.getByRole("button", { name: "Parar" }).click();
    await expect(reviewField(page)).toHaveValue(review);
    await expect(page.getByRole("button", { name: submits[0] })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  });

  test("a cut connection is a problem of the connection, and the text comes back", async ({
    page,
    context,
    consoleErrors,
  }) => {
    await askReview(page, review);
    await expect(toast(page, "Sucesso!", "")).toBeVisible();
    await context.setOffline(true);
    await askReview(page, review);
    const sentence = "Erro de conectividade. Verifique sua conexão com a internet.";
    await expect(toast(page, "Erro", sentence)).toBeVisible();
    await expect(reviewField(page)).toHaveValue(review);
    // The browser itself writes the lost connection to the console.
    consoleErrors.length = 0;
  });

  const answers = [
    ["null", { status: 200, contentType: "application/json", body: "null" }],
    ["an empty JSON body", { status: 200, contentType: "application/json", body: "" }],
    ["204", { status: 204 }],
  ] as const;
  for (const [name, answer] of answers) {
    test(`${name} is no answer`, async ({ page }) => {
      await page.route("**/functions/v1/gemini-chat", (route) => route.fulfill(answer));
      await askReview(page, review);
      await expect(toast(page, "Erro", "Nenhuma resposta recebida do servidor")).toBeVisible();
      await expect(reviewField(page)).toHaveValue(review);
    });
  }

  const refusals = [
    [
      { status: 500, json: { success: false, error: "Algo deu errado.", code: "x" } },
      "Algo deu errado.",
    ],
    [{ status: 502, contentType: "text/html", body: "<h1>502</h1>" }, "non-2xx status code"],
  ] as const;
  for (const [answer, detail] of refusals) {
    test(`an answer ${answer.status} is an error of the connection with its detail`, async ({
      page,
      consoleErrors,
    }) => {
      await page.route("**/functions/v1/gemini-chat", (route) => route.fulfill(answer));
      await askReview(page, review);
      await expect(toast(page, "Erro", "Erro de conexão: ")).toContainText(detail);
      consoleErrors.length = 0;
    });
  }

  test("success false without a reason is an unknown error", async ({ page }) => {
    await page.route("**/functions/v1/gemini-chat", (route) =>
      route.fulfill({ json: { success: false } }),
    );
    await askReview(page, review);
    await expect(toast(page, "Erro", "Erro desconhecido na API")).toBeVisible();
  });
});
