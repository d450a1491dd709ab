import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { keepOnDevice } from "./device.ts";
import { openLive, test } from "./site.ts";
import { expectToast } from "./toasts.ts";

const kept = {
  version: 6,
  checklist: {
    profile: ["info-completas", "link-building"],
    practices: ["gemini-criar-contratos"],
  },
  course: {
    lessons: [1, 3],
    watched: [1],
    exercises: ["aula-1-exercicio-1"],
    projects: ["aula-1-projeto"],
    lastLesson: 3,
    quizzes: { "aula-1": [0, 2], "aula-2": [0, 0, 0, 0, 0] },
    texts: { "aula-1-exercicio-1-1": "Rota certa.\nBoas notas." },
  },
  drafts: [{ form: "reviews", page: "p1", value: { text: "O bolo atrasou", told: {} } }],
  answers: [
    {
      at: "2026-11-20T11:00:00.000Z",
      asked: { prompt: "O bolo atrasou", agentType: "reviews" },
      result: { success: true, text: "Desculpe.", provider: "local", model: "rascunho-local" },
    },
  ],
  savedAt: "2026-11-20T12:00:00.000Z",
};

function deviceText(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("imersao"));
}

test("a new device holds nothing, and the page says so", async ({ page }) => {
  await openLive(page, "/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meu Perfil");
  const held = page.getByRole("region", { name: "O que este aparelho guarda" });
  await expect(held.getByRole("heading", { name: "Nada guardado ainda" })).toBeVisible();
  await expect(held.getByRole("link", { name: "Ver o curso" })).toHaveAttribute(
    "href",
    "/imersao-empreendedora",
  );
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("what is marked is summed up, with links to go on", async ({ page }) => {
  await keepOnDevice(page, kept);
  await openLive(page, "/perfil");
  const course = page.getByRole("region", { name: "Curso" });
  // 25 + 75 x ((1 + 2)/10 + (1 + 1)/20 + 1/5) / 3, rounded.
  await expect(course.getByText("40% Concluído", { exact: true })).toBeVisible();
  await expect(course.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  await expect(course.getByRole("listitem")).toHaveText([
    "1 de 5 aulas assistidas",
    "2 de 5 aulas concluídas",
    "1 de 15 exercícios feitos",
    "1 de 5 testes respondidos",
    "1 de 5 projetos prontos",
    "1 campo de exercício escrito",
    "7 perguntas respondidas",
  ]);
  const guide = page.getByRole("region", { name: "Perfil da Empresa" });
  await expect(guide.getByRole("listitem")).toHaveText([
    "2 de 24 itens prontos",
    "1 de 9 práticas feitas",
  ]);
  await expect(guide.getByRole("link", { name: "Abrir o guia" })).toHaveAttribute(
    "href",
    "/google-gemini-guide",
  );
  await expect(course.getByRole("link", { name: "Abrir o curso" })).toHaveAttribute(
    "href",
    "/imersao-empreendedora",
  );
});

test("a device that keeps the lesson opened last is not called empty", async ({ page }) => {
  await openLive(page, "/imersao-empreendedora/aula-2");
  expect(JSON.parse((await deviceText(page)) ?? "{}").course.lastLesson).toBe(2);
  await openLive(page, "/perfil");
  await expect(page.getByRole("heading", { name: "Nada guardado ainda" })).toHaveCount(0);
});

test("what the device holds can be downloaded as JSON", async ({ page }) => {
  await keepOnDevice(page, { ...kept, theme: "dark" });
  await openLive(page, "/perfil");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar meus dados" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^imersao-empreendedora-\d{4}-\d{2}-\d{2}\.json$/);
  const document = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(document.product).toBe("Imersão Empreendedora");
  expect(Date.parse(document.exportedAt)).not.toBeNaN();
  expect(document.data).toEqual({ ...kept, theme: "dark" });
  await expectToast(page, "Cópia baixada", "O arquivo está na pasta de downloads.");
});

test("what was written is counted, with a way to it", async ({ page }) => {
  await keepOnDevice(page, kept);
  await openLive(page, "/perfil");
  const words = page.getByRole("region", { name: "Textos" });
  await expect(words.getByRole("listitem")).toHaveText([
    "1 resposta dos assistentes",
    "1 texto começado, ainda sem enviar",
  ]);
});

test.describe("a copy", () => {
  const copy = JSON.stringify({ product: "Imersão Empreendedora", exportedAt: "", data: kept });
  const other = JSON.stringify({ version: 3, checklist: { profile: ["posts-regulares"] } });

  async function bring(page: Page, text: string): Promise<void> {
    const file = { name: "copia.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
  }

  test.beforeEach(async ({ page }) => {
    await keepOnDevice(page, other);
    await openLive(page, "/perfil");
    await expect(page.getByText("1 de 24 itens prontos")).toBeVisible();
  });

  test("takes the place of what is here, and that can be undone", async ({ page }) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Trazer uma cópia" }).click();
    await choosing;
    await bring(page, copy);
    await expect(page.getByRole("status").filter({ hasText: "Pronto" })).toContainText(
      "Pronto: a cópia de 20/11/2026 está neste aparelho.",
    );
    await expect(page.getByText("2 de 24 itens prontos")).toBeVisible();
    const { savedAt: _now, ...held } = JSON.parse((await deviceText(page)) ?? "{}");
    const { savedAt: _then, ...copied } = kept;
    expect(held).toEqual(copied);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("1 de 24 itens prontos")).toBeVisible();
    await expect(page.getByRole("button", { name: "Trazer uma cópia" })).toBeFocused();
    expect(JSON.parse((await deviceText(page)) ?? "{}").answers).toEqual([]);
  });

  for (const [name, text, sentence] of [
    ["cut short", copy.slice(0, 300), "não dá para ler"],
    ["of another site", '{"product":"Outro","data":{"version":3}}', "não é uma cópia deste site"],
    ["damaged", copy.replace("info-completas", ""), "está estragada"],
    ["of a later release", copy.replace('"version":6', '"version":9'), "versão mais nova"],
    ["too large", `${copy}${" ".repeat(5_000_000)}`, "grande demais"],
  ] as const) {
    test(`${name} is refused plainly, and nothing is changed`, async ({ page }) => {
      await bring(page, text);
      const told = page.getByRole("status").filter({ hasText: sentence });
      await expect(told).toContainText("Nada foi mudado neste aparelho.");
      expect(await deviceText(page)).toBe(other);
    });
  }
});

test.describe("erasing", () => {
  test.beforeEach(async ({ page }) => {
    await keepOnDevice(page, { ...kept, theme: "dark" });
    await openLive(page, "/perfil");
    await page.getByRole("button", { name: "Apagar tudo deste aparelho" }).click();
  });

  test("asks first, and does nothing if the answer is no", async ({ page }) => {
    const question = page.getByRole("alertdialog", { name: "Apagar o que este aparelho guarda?" });
    await expect(question).toContainText("Não dá para desfazer.");
    await question.getByRole("button", { name: "Cancelar" }).click();
    await expect(question).toHaveCount(0);
    await page.getByRole("button", { name: "Apagar tudo deste aparelho" }).click();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    expect(await deviceText(page)).toContain("info-completas");
    await expect(page.getByText("2 de 24 itens prontos")).toBeVisible();
  });

  test("erases all of it at once, the theme too", async ({ page }) => {
    await page.getByRole("alertdialog").getByRole("button", { name: "Apagar tudo" }).click();
    await expectToast(page, "Tudo apagado", "Este aparelho não guarda mais nada do site.");
    await expect(page.getByRole("heading", { name: "Nada guardado ainda" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Igual ao aparelho" })).toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe("the theme", () => {
  function scheme(page: Page): Promise<string> {
    // Black on white or the other way round: what the ground of the page is.
    return page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      return red + green + blue < 384 ? "light" : "dark";
    });
  }

  test("is as the device has it, until one is chosen", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openLive(page, "/perfil");
    await expect(page.getByRole("radio", { name: "Igual ao aparelho" })).toBeChecked();
    expect(await scheme(page)).toBe("dark");
    await page.getByRole("radio", { name: "Clara" }).check();
    await expect.poll(() => scheme(page)).toBe("light");
    await page.getByRole("radio", { name: "Igual ao aparelho" }).check();
    await expect.poll(() => scheme(page)).toBe("dark");
    expect(JSON.parse((await deviceText(page)) ?? "{}")).not.toHaveProperty("theme");
  });

  test("that was chosen stands on every page, before the application is live", async ({ page }) => {
    await openLive(page, "/perfil");
    await page.getByRole("radio", { name: "Escura" }).check();
    await expect.poll(() => scheme(page)).toBe("dark");
    // Never answered: the application does not start.
    await page.route("**/assets/*.js", () => {});
    await page.goto("/prompt-library", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await scheme(page)).toBe("dark");
  });
});
