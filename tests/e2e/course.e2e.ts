import { expect, type Locator, type Page } from "@playwright/test";
import { lessons } from "../../content/course/lessons.ts";
import { openLive, test } from "./site.ts";
import { expectToast, toasts } from "./toasts.ts";

const course = "/imersao-empreendedora";

/** Day, minutes and students of the specification, section 3. */
const table = [
  ["Aula 1", "45 min", "2.4k estudantes", "Vídeo"],
  ["Aula 2", "30 min", "1.8k estudantes", "Texto"],
  ["Aula 3", "52 min", "3.1k estudantes", "Vídeo"],
  ["Aula 4", "38 min", "2.7k estudantes", "Texto"],
  ["Aula 5", "41 min", "1.9k estudantes", "Vídeo"],
] as const;

function lessonCards(page: Page): Locator {
  return page.getByRole("region", { name: "Cronograma das Aulas" }).getByRole("article");
}

function progressCard(page: Page): Locator {
  return page.getByRole("region", { name: "Seu Progresso" });
}

async function openSheet(page: Page, lesson = 1): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^Ver detalhes ?: Aula ${lesson}$`) }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  return sheet;
}

test.describe("the course page at first sight", () => {
  test.beforeEach(async ({ page }) => openLive(page, course));

  test("has the badge, title, tagline, credits and the three highlights", async ({ page }) => {
    await expect(page.getByText("Jornada de Aprendizado", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imersão Empreendedora");
    await expect(
      page.getByText(
        "Impulsione seu pequeno negócio com as ferramentas do Google e a inteligência artificial.",
      ),
    ).toBeVisible();
    await expect(page.getByText(/^Uma produção de .+, .+ e .+\./)).toBeVisible();
    const highlights = page.getByRole("list").filter({ hasText: "206 min" });
    await expect(highlights.getByRole("listitem")).toHaveText([
      "5 Aulas Completas",
      "206 min de conteúdo",
      "12k+ estudantes",
    ]);
    await expect(page.getByText("Os números de estudantes são ilustrativos.")).toBeVisible();
  });

  test("leads from the head to the first lesson that is not done", async ({ page }) => {
    const start = page.getByRole("main").getByRole("link", { name: /^(Começar|Continuar|Rever):/ });
    await expect(start).toHaveText("Começar: Aula 1");
    for (const [done, text] of [
      [1, "Continuar: Aula 2"],
      [3, "Continuar: Aula 2"],
      [2, "Continuar: Aula 4"],
    ] as const) {
      await lessonCards(page)
        .nth(done - 1)
        .getByRole("button", { name: /^Marcar/ })
        .click();
      await expect(start).toHaveText(text);
    }
    await start.click();
    await expect(page).toHaveURL("/imersao-empreendedora/aula-4");
  });

  test("has a pill menu of the three sub-pages", async ({ page }) => {
    const pills = page.getByRole("navigation", { name: "Páginas do curso" }).getByRole("link");
    await expect(pills).toHaveText([
      "Assistente IA",
      "Gemini : Como usar a I.A do Google para o seu Negócio",
      "Biblioteca de Prompts",
    ]);
    await expect(pills.nth(0)).toHaveAttribute("href", "/ai-agent");
    await expect(pills.nth(1)).toHaveAttribute("href", "/google-gemini-guide");
    await expect(pills.nth(2)).toHaveAttribute("href", "/prompt-library");
  });

  test("shows 25% and the four tiles of the progress card", async ({ page }) => {
    const card = progressCard(page);
    await expect(card.getByText("25% Concluído", { exact: true })).toBeVisible();
    const bar = card.getByRole("progressbar", { name: "Seu Progresso" });
    await expect(bar).toHaveAttribute("aria-valuenow", "25");
    await expect(bar).toHaveAttribute("aria-valuemin", "0");
    await expect(bar).toHaveAttribute("aria-valuemax", "100");
    await expect(card.getByRole("listitem")).toHaveText([
      "0 de 5Videoaulas",
      "Em textoTranscrição das aulas",
      "2Aulas ao vivo",
      "0 de 5Projetos práticos",
    ]);
    await expect(card.getByText(/já vale os primeiros 25%/)).toBeVisible();
    await expect(card.getByText(/três são em vídeo e duas em texto/)).toBeVisible();
  });

  test("has a card per lesson with day, form, minutes and students", async ({ page }) => {
    await expect(lessonCards(page)).toHaveCount(5);
    for (const [i, texts] of table.entries()) {
      for (const text of texts) {
        await expect(lessonCards(page).nth(i).getByText(text, { exact: true })).toBeVisible();
      }
    }
  });

  test("each card has its title, subtitle, description and numbered topics", async ({ page }) => {
    for (const [i, lesson] of lessons.entries()) {
      const card = lessonCards(page).nth(i);
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(lesson.title);
      await expect(card.getByText(lesson.subtitle, { exact: true })).toBeVisible();
      await expect(card.getByText(lesson.description, { exact: true })).toBeVisible();
      await expect(card.getByRole("heading", { name: "Conteúdo da Aula" })).toBeVisible();
      const topics = card.locator("ol").getByRole("listitem");
      await expect(topics).toHaveText([...lesson.topics]);
      await expect(topics.first()).toBeVisible();
    }
  });

  test("each card names the host and the guests, with a first letter for a portrait", async ({
    page,
  }) => {
    for (const [i, { professor, participants }] of lessons.entries()) {
      const card = lessonCards(page).nth(i);
      await expect(
        card.getByRole("heading", { name: "Professores & Especialistas Participantes" }),
      ).toBeVisible();
      const people = card.locator("ul").getByRole("listitem");
      await expect(people).toHaveText(
        [professor, ...participants].map(({ name, role }) => `${name.charAt(0)}${name}${role}`),
      );
      await expect(people.first()).toContainText("Host e Mediadora");
    }
  });

  test("video lessons are blue-green, text lessons red-yellow", async ({ page }) => {
    const inks = await lessonCards(page).evaluateAll((cards) =>
      cards.map((card) => {
        const band = card.querySelector("b")?.parentElement ?? card;
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(band).color.match(/[\d.]+/g) ?? []
        ).map(Number);
        return red > green && red > blue ? "warm" : "cool";
      }),
    );
    expect(inks).toEqual(["cool", "warm", "cool", "warm", "cool"]);
  });
});

test.describe("'Assistir Aula'", () => {
  test("leads each lesson to its narrated lesson in a new tab and says so, to who sees it too", async ({
    page,
  }) => {
    await openLive(page, course);
    await expect(page.getByText("abre em outra aba: aula narrada")).toBeVisible();
    for (const [i, lesson] of lessons.entries()) {
      const watch = lessonCards(page)
        .nth(i)
        .getByRole("link", {
          name: `Assistir Aula ${lesson.day} (aula narrada, abre em nova aba)`,
        });
      await expect(watch).toHaveAttribute("target", "_blank");
      await expect(watch).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(watch).toHaveAttribute("href", `${course}/${lesson.slug}/assistir`);
    }
  });

  test("opens a tab that cannot reach this one, and moves no progress", async ({
    page,
    context,
  }) => {
    await openLive(page, course);
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: /^Assistir Aula Aula 1/ }).click();
    const opened = await opening;
    await expect(opened).toHaveURL(/aula-1\/assistir$/);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(progressCard(page).getByText("25% Concluído")).toBeVisible();
  });
});

test.describe("the avatar button", () => {
  const sentence = "Funcionalidade de upload para Helena Prado será implementada em breve.";

  test("appears under the mouse and says that the upload is not there yet", async ({ page }) => {
    await openLive(page, course);
    const host = lessonCards(page)
      .first()
      .getByRole("listitem")
      .filter({ hasText: "Helena Prado" });
    const button = host.getByRole("button", { name: "Enviar imagem de Helena Prado" });
    await expect(button).toHaveCSS("opacity", "0");
    await host.getByText("H", { exact: true }).hover({ position: { x: 1, y: 1 } });
    await expect(button).toHaveCSS("opacity", "1");
    await button.click();
    await expectToast(page, "Upload de Imagem", sentence);
  });

  test("appears with the keyboard too: one stop a list, in which arrows move", async ({ page }) => {
    await openLive(page, course);
    const card = lessonCards(page).first();
    const [host, guest] = await card.getByRole("button", { name: /^Enviar imagem de/ }).all();
    await host?.focus();
    await expect(card.locator(".people [tabindex='0']")).toHaveCount(1);
    await page.keyboard.press("ArrowLeft");
    await expect(card.getByRole("button", { name: /^Enviar imagem de/ }).last()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(guest ?? card).toBeFocused();
    await expect(guest ?? card).toHaveCSS("opacity", "1");
    await page.keyboard.press("Enter");
    await expectToast(
      page,
      "Upload de Imagem",
      "Funcionalidade de upload para Rui Tavares será implementada em breve.",
    );
  });

  test("in the sheet, its toast stands above the sheet", async ({ page }) => {
    await openLive(page, course);
    const sheet = await openSheet(page);
    await sheet.getByText("H", { exact: true }).hover({ position: { x: 1, y: 1 } });
    await sheet.getByRole("button", { name: "Enviar imagem de Helena Prado" }).click();
    await expectToast(page, "Upload de Imagem", sentence);
    // A trial click fails where something else lies on top.
    await toasts(page).first().click({ trial: true, timeout: 2000 });
  });
});

test.describe("'Ver detalhes'", () => {
  test("opens the sheet with all of its parts", async ({ page }) => {
    await openLive(page, course);
    for (const lesson of lessons.slice(0, 2)) {
      const sheet = await openSheet(page, lesson.number);
      await expect(sheet).toHaveAccessibleName(lesson.title);
      await expect(sheet.getByText(lesson.day, { exact: true })).toBeVisible();
      await expect(sheet.getByText(lesson.description, { exact: true })).toBeVisible();
      await expect(sheet.getByText("Helena Prado", { exact: true })).toBeVisible();
      await expect(sheet.getByText("Host e Mediadora", { exact: true })).toBeVisible();
      const watch = sheet.getByRole("link", { name: /^Assistir Aula Completa/ });
      await expect(watch).toHaveAttribute("target", "_blank");
      await expect(watch).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(watch).toHaveAttribute("href", `${course}/${lesson.slug}/assistir`);
      await expect(watch).toHaveAccessibleName(/aula narrada/);
      await expect(sheet.getByRole("heading", { name: "Conteúdo Programático" })).toBeVisible();
      await expect(sheet.locator("ol").getByRole("listitem")).toHaveText([...lesson.topics]);
      await expect(sheet.getByText("Exercícios Práticos Incluídos", { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
    }
  });

  test("'Material PDF' leads to a file of the lesson, which is saved", async ({ page }) => {
    await openLive(page, course);
    const sheet = await openSheet(page, 2);
    const material = sheet.getByRole("link", { name: "Material PDF" });
    const address = (await material.getAttribute("href")) ?? "";
    const { headers, status } = await page.request.get(address).then((response) => ({
      status: response.status(),
      headers: response.headers(),
    }));
    expect(address).toBe("/materiais/imersao-empreendedora-aula-2.pdf");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-cache",
      "content-disposition": "attachment",
    });
  });

  test("'Exercícios Práticos' leads to the exercises of the lesson", async ({ page }) => {
    await openLive(page, course);
    const sheet = await openSheet(page, 2);
    await sheet.getByRole("link", { name: "Exercícios Práticos", exact: true }).click();
    await expect(page).toHaveURL("/imersao-empreendedora/aula-2#exercicios");
    await expect(page.getByRole("heading", { name: "Exercícios práticos" })).toBeInViewport();
  });

  test("closes on Escape, on its button and on the backdrop, and gives the focus back", async ({
    page,
  }) => {
    await openLive(page, course);
    const details = page.getByRole("button", { name: /^Ver detalhes ?: Aula 1$/ });
    const closings = [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: "Fechar detalhes da aula" }).click(),
      () => page.mouse.click(20, 400),
    ];
    for (const close of closings) {
      const sheet = await openSheet(page);
      await close();
      await expect(sheet).toHaveCount(0);
      await expect(details).toBeFocused();
    }
  });

  test("stays open when one clicks inside it", async ({ page }) => {
    await openLive(page, course);
    const sheet = await openSheet(page);
    await sheet.getByText("Exercícios Práticos Incluídos").click();
    await expect(sheet).toBeVisible();
  });
});

test.describe("'Marcar como concluída'", () => {
  test("moves the progress to 28%, survives a reload and can be taken back", async ({ page }) => {
    await openLive(page, course);
    await page.getByRole("button", { name: /^Marcar como concluída ?: Aula 1$/ }).click();
    const card = progressCard(page);
    await expect(card.getByText("28% Concluído", { exact: true })).toBeVisible();
    await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "28");
    // Read is not watched.
    await expect(card.getByRole("listitem").first()).toHaveText("0 de 5Videoaulas");
    await expect(lessonCards(page).first().getByText("Lida", { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem").last()).toHaveText("0 de 5Projetos práticos");

    await openLive(page, course);
    await expect(card.getByText("28% Concluído", { exact: true })).toBeVisible();
    const done = page.getByRole("button", { name: /^Concluída ?: Aula 1$/ });
    await expect(done).toHaveAttribute("aria-pressed", "true");
    await done.click();
    await expect(card.getByText("25% Concluído", { exact: true })).toBeVisible();
    await expect(card.getByRole("listitem").first()).toHaveText("0 de 5Videoaulas");
  });

  test("is the only thing that moves the lessons: reading one does not", async ({ page }) => {
    await openLive(page, course);
    await page.getByRole("link", { name: "Ler a aula 1" }).click();
    await expect(page).toHaveURL(`${course}/aula-1`);
    await page.getByRole("link", { name: "Voltar ao curso" }).click();
    await expect(progressCard(page).getByText("25% Concluído")).toBeVisible();
  });

  test("on all five lessons makes a quarter of what is left, when none was watched", async ({
    page,
  }) => {
    await openLive(page, course);
    for (const { day } of lessons) {
      await page
        .getByRole("button", { name: new RegExp(`^Marcar como concluída ?: ${day}$`) })
        .click();
    }
    await expect(progressCard(page).getByText("38% Concluído", { exact: true })).toBeVisible();
    await expect(progressCard(page).getByRole("listitem").first()).toHaveText("0 de 5Videoaulas");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("topics and people fold away and open with a touch", async ({ page }) => {
    await openLive(page, course);
    const card = lessonCards(page).first();
    const topic = card.getByText(lessons[0]?.topics[0] ?? "");
    await expect(topic).toBeHidden();
    await card.getByText("Conteúdo da Aula").click();
    await expect(topic).toBeVisible();
    await expect(card.getByText("Helena Prado")).toBeHidden();
    await card.getByText("Professores & Especialistas Participantes").click();
    await expect(card.getByText("Helena Prado")).toBeVisible();
  });

  test("the sheet can be closed", async ({ page }) => {
    await openLive(page, course);
    const sheet = await openSheet(page, 5);
    await sheet.getByRole("button", { name: "Fechar detalhes da aula" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
