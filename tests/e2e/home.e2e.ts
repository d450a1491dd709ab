import { expect, type Locator, type Page } from "@playwright/test";
import { keepOnDevice } from "./device.ts";
import { layoutShift, shiftByFont } from "./layout-shift.ts";
import { openLive, test, untilLive } from "./site.ts";
import { toasts } from "./toasts.ts";

test("the home page says in one sentence what the product does", async ({ page }) => {
  await openLive(page, "/");
  await expect(page).toHaveTitle(/^Imersão Empreendedora/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Abra a porta do seu negócio na internet",
  );
  await expect(
    page.getByText(
      "Um curso curto, um assistente que escreve com você e um passo a passo para o bairro achar a sua loja.",
    ),
  ).toBeVisible();
});

test("the menu has four large entries: course, assistant, company profile, library", async ({
  page,
}) => {
  await openLive(page, "/");
  const entries = page.getByRole("navigation", { name: "O que tem aqui" }).getByRole("link");
  await expect(entries.getByRole("heading", { level: 2 })).toHaveText([
    "Imersão Empreendedora",
    "Assistente IA",
    "Perfil da Empresa",
    "Biblioteca de Prompts",
  ]);
  const targets = [
    "/imersao-empreendedora",
    "/ai-agent",
    "/google-gemini-guide",
    "/prompt-library",
  ];
  await expect(entries).toHaveCount(targets.length);
  for (const [i, target] of targets.entries()) {
    await expect(entries.nth(i)).toHaveAttribute("href", target);
  }
});

const kept = {
  version: 2,
  checklist: { profile: ["info-completas"], practices: [] },
  course: { lessons: [1], exercises: [], projects: [], lastLesson: 3 },
  savedAt: "2026-01-02T03:04:05.000Z",
};

function nextStep(page: Page): Locator {
  return page.getByRole("region", {
    name: /^(O que você precisa agora\?|Continue de onde parou)$/,
  });
}

test("at 360 px the first screen has the one filled step and all four areas", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const device of [{}, kept]) {
    await keepOnDevice(page, device);
    await openLive(page, "/");
    const links = page.getByRole("main").getByRole("link");
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator("main .button:not(.line, .quiet)")).toHaveCount(1);
  }
});

test("a newcomer is led to the reply to a review", async ({ page }) => {
  await openLive(page, "/");
  const step = nextStep(page);
  await expect(step).toHaveAccessibleName("O que você precisa agora?");
  await step.getByRole("link", { name: "Responder uma avaliação" }).click();
  await expect(page).toHaveURL("/ai-agent#reviews");
  await expect(page.locator("#reviews").getByRole("textbox").first()).toBeInViewport();
});

test("a reply that was not copied is the next step, until it is", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await openLive(page, "/ai-agent");
  await page.getByLabel("Avaliação ou situação").fill("O bolo chegou frio.");
  await page.getByRole("button", { name: "Gerar Resposta para Review" }).click();
  const copy = page.locator("#reviews").getByRole("button", { name: "Copiar" });
  await expect(copy).toBeVisible();
  await openLive(page, "/");
  await nextStep(page).getByRole("link", { name: "Publicar a resposta" }).click();
  await expect(page).toHaveURL("/ai-agent#reviews");
  await copy.click();
  await expect(toasts(page).first()).toContainText("copiad");
  await openLive(page, "/");
  await expect(nextStep(page)).toHaveAccessibleName("O que você precisa agora?");
});

test("a lesson that was opened is the next step, until it is done", async ({ page }) => {
  await openLive(page, "/imersao-empreendedora/aula-3");
  await openLive(page, "/");
  const step = nextStep(page);
  await expect(step).toHaveAccessibleName("Continue de onde parou");
  await expect(step).toContainText("Ser achado na busca: plano por ramo");
  await step.getByRole("link", { name: "Continuar a Aula 3" }).click();
  await expect(page).toHaveURL("/imersao-empreendedora/aula-3");
});

test("ticks of the guide are counted on its entry and lead to the next item", async ({ page }) => {
  await openLive(page, "/google-gemini-guide");
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(5).check();
  await openLive(page, "/");
  await expect(page.getByRole("link", { name: "Perfil da Empresa 2 de 33 itens" })).toBeVisible();
  const step = nextStep(page);
  await expect(step).toContainText("Categoria principal e extras bem escolhidas");
  await step.getByRole("link", { name: "Próximo item do perfil" }).click();
  await expect(page).toHaveURL("/google-gemini-guide#categorias-otimizadas");
  await expect(page.locator("#categorias-otimizadas")).toBeInViewport();
});

for (const width of [360, 768, 1280]) {
  test(`who is back finds a smaller head, and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, "/");
    const title = page.getByRole("heading", { level: 1 });
    const first = (await title.boundingBox())?.height ?? 0;
    await keepOnDevice(page, kept);
    // Painted before the application is there: the shift would come with it.
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    const shift = await shiftByFont(page);
    const small = (await title.boundingBox())?.height ?? 0;
    expect(small).toBeLessThan(first);
    await expect(page.getByRole("link", { name: "Responder uma avaliação" })).toBeHidden();
    release();
    await untilLive(page);
    await expect(page.getByRole("link", { name: "Continuar a Aula 3" })).toBeVisible();
    expect((await title.boundingBox())?.height).toBe(small);
    expect(await layoutShift(page)).toBe(shift);
  });
}
