import { expect, type Locator, type Page } from "@playwright/test";
import { keepOnDevice } from "./device.ts";
import { addresses, openLive, test } from "./site.ts";
import { expectToast, toasts } from "./toasts.ts";

const guide = "/google-gemini-guide";

/** The three links of the header, specification section 2. */
const headerLinks = [
  ["Assistente IA", "/ai-agent"],
  ["Perfil da Empresa", guide],
  ["Biblioteca de Prompts", "/prompt-library"],
] as const;

function mainNavigation(page: Page): Locator {
  return page.getByRole("banner").getByRole("navigation", { name: "Principal" });
}

test("every page has its own title and description, a preview and one first heading", async ({
  page,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const meta = (name: string) => page.locator(`meta[${name}]`).getAttribute("content");
    const [title, description] = [await page.title(), await meta('name="description"')];
    expect(description?.length).toBeGreaterThan(50);
    seen.titles.add(title);
    seen.descriptions.add(description ?? "");
    expect(title).toContain((await meta('property="og:title"')) ?? "none");
    expect(await meta('property="og:description"')).toBe(description);
    expect(await meta('property="og:locale"')).toBe("pt_BR");
    expect(await meta('property="og:image"')).toMatch(/^http:\/\/.+\/preview\.png$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect([seen.titles.size, seen.descriptions.size]).toEqual([addresses.length, addresses.length]);
});

test("every page has the header with the logo, and the footer", async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const logo = page.getByRole("banner").getByRole("link", { name: "Imersão for Entrepreneurs" });
    await expect(logo).toHaveAttribute("href", "/");
    await expect(logo.getByText("for Entrepreneurs", { exact: true })).toHaveAttribute(
      "lang",
      "en",
    );
    await expect(page.getByRole("contentinfo")).toContainText("Projeto independente.");
    await expect(page.getByRole("contentinfo")).toContainText(
      "Nomes de produtos pertencem aos seus donos",
    );
  }
});

test("the footer leads to the four areas and to the privacy notice", async ({ page }) => {
  await openLive(page, "/");
  const links = page.getByRole("navigation", { name: "Rodapé" }).getByRole("link");
  await expect(links).toHaveText([
    "Imersão Empreendedora",
    "Assistente IA",
    "Perfil da Empresa",
    "Biblioteca de Prompts",
    "Privacidade",
  ]);
  await links.last().click();
  await expect(page).toHaveURL("/privacidade");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacidade");
});

test("the header has three links and marks the page one is on", async ({ page }) => {
  await openLive(page, "/");
  const links = mainNavigation(page).getByRole("link");
  await expect(links).toHaveText(headerLinks.map(([text]) => text));
  await expect(mainNavigation(page).locator("[aria-current]")).toHaveCount(0);
  for (const [name, target] of headerLinks) {
    await mainNavigation(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(target);
    await expect(mainNavigation(page).locator("[aria-current=page]")).toHaveText([name]);
  }
});

test("moving within the site changes title and description, back and forward too", async ({
  page,
}) => {
  await openLive(page, "/");
  const description = page.locator('meta[name="description"]');
  await mainNavigation(page).getByRole("link", { name: "Biblioteca de Prompts" }).click();
  await expect(page).toHaveTitle(/^Biblioteca de Prompts/);
  await expect(description).toHaveAttribute("content", /^Mais de 50 prompts/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Imersão Empreendedora/);
  await expect(description).not.toHaveAttribute("content", /^Mais de 50 prompts/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Biblioteca de Prompts/);
});

test("'Voltar ao Menu' leads from the assistants' page to the menu", async ({ page }) => {
  await openLive(page, "/ai-agent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentes Google Gemini");
  await page.getByRole("link", { name: "Voltar ao Menu" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the links are in a menu that closes on Escape, outside and on a choice", async ({
    page,
  }) => {
    await openLive(page, guide);
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await expect(mainNavigation(page)).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(mainNavigation(page).getByRole("link")).toHaveText([
      "Início",
      "Curso",
      ...headerLinks.map(([text]) => text),
    ]);
    await expect(mainNavigation(page).locator("[aria-current=page]")).toHaveText([
      "Perfil da Empresa",
    ]);
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toHaveCount(0);
    await button.click();
    await page.mouse.click(20, 700);
    await expect(mainNavigation(page)).toHaveCount(0);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await mainNavigation(page).getByRole("link", { name: "Assistente IA" }).click();
    await expect(page).toHaveURL("/ai-agent");
    await expect(mainNavigation(page)).toHaveCount(0);
  });
});

test("from a wide screen the menu button is gone", async ({ page }) => {
  await openLive(page, "/");
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
});

test.describe("the user menu", () => {
  test("has 'Meu Perfil', which opens the profile", async ({ page }) => {
    await openLive(page, "/");
    await page.getByRole("button", { name: "Menu do usuário" }).click();
    const leave = page.getByRole("button", { name: "Sair", exact: true });
    await expect(leave).toBeVisible();
    await expect(leave).toHaveAccessibleDescription(
      "Sem conta: apaga deste aparelho o que o site guarda, depois de perguntar.",
    );
    await page.getByRole("link", { name: "Meu Perfil", exact: true }).click();
    await expect(page).toHaveURL("/perfil");
    await expect(page.getByRole("link", { name: "Meu Perfil", exact: true })).toHaveCount(0);
  });

  test("has 'Sair', which erases this device only after a question", async ({ page }) => {
    await openLive(page, guide);
    await page.getByRole("checkbox").first().check();
    const leave = async () => {
      await page.getByRole("button", { name: "Menu do usuário" }).click();
      await page.getByRole("button", { name: "Sair", exact: true }).click();
    };
    const question = page.getByRole("alertdialog", { name: "Apagar o que este aparelho guarda?" });
    await leave();
    await expect(question).toContainText("Você não está em uma conta.");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(page.getByRole("checkbox").first()).toBeChecked();

    await leave();
    await question.getByRole("button", { name: "Apagar tudo" }).click();
    await expectToast(page, "Tudo apagado", "Este aparelho não guarda mais nada do site.");
    await expect(page.getByRole("checkbox").first()).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe("a storage that", () => {
  function notices(page: Page, title: string): Locator {
    return toasts(page).filter({ hasText: title });
  }

  /** Ticks of the guide work as long as the page stands. */
  async function expectWorkingGuide(page: Page): Promise<void> {
    const box = page.getByRole("checkbox").nth(1);
    await box.check();
    await expect(toasts(page).filter({ hasText: "✅ Item concluído!" })).toHaveCount(1);
    await expect(box).toBeChecked();
    await page.getByRole("tab", { name: "Práticas do Gemini" }).click();
    await page.getByRole("tab", { name: "Google Meu Negócio Campeão" }).click();
    await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
  }

  test("is blocked is told once, and the pages work", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openLive(page, guide);
    const title = "Nada será guardado";
    await expectToast(
      page,
      title,
      "O navegador bloqueou o armazenamento. Tudo funciona, mas some ao fechar a página.",
    );
    await expectWorkingGuide(page);
    await expect(notices(page, title)).toHaveCount(1);
    await mainNavigation(page).getByRole("link", { name: "Biblioteca de Prompts" }).click();
    await mainNavigation(page).getByRole("link", { name: "Perfil da Empresa" }).click();
    await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
    expect(await notices(page, title).count()).toBeLessThanOrEqual(1);
  });

  test("is full is told once, at the first tick that cannot be kept", async ({ page }) => {
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let i = 0; i < 3; i += 1) {
            localStorage.setItem(`cheio-${size}-${i}`, "x".repeat(size));
          }
        } catch {
          // No room for another of this size; a smaller one may fit.
        }
      }
    });
    await openLive(page, guide);
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole("checkbox").nth(0).check();
    const title = "Sem espaço para guardar";
    await expect(notices(page, title)).toHaveText([
      `${title}A memória do navegador está cheia. O que você marcar ou escrever agora some ao fechar a página.`,
    ]);
    await page.getByRole("checkbox").nth(1).check();
    await expect(page.getByText("2 de 24 itens", { exact: true })).toBeVisible();
    await expect(notices(page, title)).toHaveCount(1);
  });

  test("is corrupt is told once, set aside, and the site starts over", async ({ page }) => {
    await keepOnDevice(page, '{"version":1,"checkl');
    await openLive(page, guide);
    const title = "Começamos de novo";
    await expectToast(
      page,
      title,
      "O que estava guardado neste aparelho veio estragado. Uma cópia foi posta de lado.",
    );
    await expectWorkingGuide(page);
    await expect(notices(page, title)).toHaveCount(1);

    await openLive(page, guide);
    await expect(page.getByRole("checkbox").nth(1)).toBeChecked();
    await expect(toasts(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("imersao:corrompido"))).toBe(
      '{"version":1,"checkl',
    );
  });

  test("a newer version wrote is told once, shown as understood, and left as it is", async ({
    page,
  }) => {
    const newer = { version: 9, checklist: { profile: ["info-completas"] }, novo: "campo" };
    await keepOnDevice(page, newer);
    await openLive(page, guide);
    const title = "Guardado por uma versão mais nova";
    await expectToast(
      page,
      title,
      "Recarregue a página para atualizar. Até lá, nada do que está guardado será mudado.",
    );
    await expect(page.getByRole("checkbox").nth(0)).toBeChecked();
    await expectWorkingGuide(page);
    await expect(notices(page, title)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("imersao"))).toBe(JSON.stringify(newer));
  });
});
