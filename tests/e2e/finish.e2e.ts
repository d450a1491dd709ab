import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { lessons } from "../../content/course/lessons.ts";
import { profileItemIds } from "../../content/guide/items.ts";
import { keepOnDevice } from "./device.ts";
import { finishedCourse } from "./finished-course.ts";
import { openLive, test } from "./site.ts";
import { expectToast } from "./toasts.ts";

const course = "/imersao-empreendedora";
const guide = "/google-gemini-guide";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const strip = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^(Curso|\d+ de|Práticas)/ });
const card = (page: Page) => page.getByRole("dialog").getByRole("img");

function markDone(page: Page, lesson: number): Locator {
  return page.getByRole("button", {
    name: new RegExp(`^(Marcar como concluída|Concluída) ?: Aula ${lesson}$`),
  });
}

/** All of the profile's items but the last so many. */
const almostAll = (missing: number) => ({
  version: 2,
  checklist: { profile: profileItemIds.slice(0, profileItemIds.length - missing), practices: [] },
  business: { shop: "Padaria da Dona Lurdes" },
});

/** All of the course but the first exercise. */
const almostCourse = {
  ...finishedCourse,
  course: { ...finishedCourse.course, exercises: finishedCourse.course.exercises.slice(1) },
};

/** Does what a person does to a control, and tells how far that moved it on the screen. */
async function movedBy(page: Page, control: Locator): Promise<number> {
  await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await control.boundingBox();
  await control.tap();
  await expect(strip(page)).toBeInViewport({ ratio: 1 });
  const after = await control.boundingBox();
  return Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN));
}

test.describe("progress shows where one works:", () => {
  test("the shop and the practices in the guide, which stays where it is", async ({ page }) => {
    await openLive(page, guide);
    await expect(strip(page)).toHaveCount(0);
    const box = page.getByRole("checkbox").nth(9);
    expect(await movedBy(page, box)).toBeLessThan(1);
    await expect(strip(page)).toHaveText("1 de 24 pintam a sua loja");
    await box.tap();
    await expect(strip(page)).toHaveCount(0);
    await page.getByRole("tab", { name: "Práticas do Gemini" }).tap();
    expect(await movedBy(page, page.getByRole("checkbox").nth(4))).toBeLessThan(1);
    await expect(strip(page)).toHaveText("Práticas: 1 de 9");
  });

  test("the tape below the lessons and below the exercises of one", async ({ page }) => {
    await openLive(page, course);
    expect(await movedBy(page, markDone(page, 2))).toBeLessThan(1);
    await expect(strip(page)).toHaveText("Curso: 28% Aula 2 concluída!");
    await openLive(page, `${course}/aula-1`);
    await expect(strip(page)).not.toBeInViewport();
    expect(await movedBy(page, page.getByRole("checkbox").first())).toBeLessThan(1);
    await expect(strip(page)).toHaveText("Curso: 29%");
  });
});

test.describe("a finish", () => {
  test("of a lesson comes with its mark, opens nothing and leaves with its mark", async ({
    page,
  }) => {
    await keepOnDevice(page, { version: 2, course: { lessons: [1], exercises: [], projects: [] } });
    await openLive(page, course);
    await expect(strip(page)).toHaveText("Curso: 30%");
    await markDone(page, 3).tap();
    await expect(strip(page)).toHaveText("Curso: 33% Aula 3 concluída!");
    await expect(page.getByRole("button", { name: "Ver cartão" })).toBeInViewport();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await markDone(page, 3).tap();
    await expect(strip(page)).toHaveText("Curso: 30%");
    await expect(page.getByRole("button", { name: "Ver cartão" })).toHaveCount(0);
  });

  test("of a lesson is a picture of 1080 by 1350 that is kept without a network", async ({
    page,
    context,
  }) => {
    await openLive(page, `${course}/aula-1`);
    const underWay = new Set<Request>();
    page.on("request", (request) => /\.js$/.test(request.url()) && underWay.add(request));
    page.on("requestfinished", (request) => underWay.delete(request));
    const loaded = page.waitForResponse(/finish-dialog.*\.js$/);
    await markDone(page, 1).tap();
    await loaded;
    // With all that it needs beside it.
    await expect.poll(() => underWay.size).toBe(0);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Ver cartão" }).tap();
    await expect(card(page)).toHaveAccessibleName(`Cartão: Aula 1 concluída. ${lessons[0]?.title}`);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Baixar imagem" }).tap();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("imersao-aula-1.png");
    await context.setOffline(false);
    const picture = await inks(page, readFileSync(await saved.path()));
    expect([picture.width, picture.height]).toEqual([1080, 1350]);
    // The tape at 30 per cent: yellow up to there, paper after it.
    const { done, open, title, counter } = picture;
    expect(done).not.toEqual(open);
    expect([title.dark > 0.1, counter.dark > 0.02, counter.dark < 0.5]).toEqual([true, true, true]);
  });

  test("of the whole profile is shared with the name of the shop on its sign", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === "image/png",
        share: async ({ files }: ShareData) => {
          document.title = `${files?.[0]?.name} ${(files?.[0]?.size ?? 0) > 20_000}`;
        },
      });
    });
    await keepOnDevice(page, almostAll(1));
    await openLive(page, guide);
    await page.getByRole("checkbox", { checked: false }).tap();
    await expect(strip(page)).toHaveText("24 de 24 Toda pintada!");
    await page.getByRole("button", { name: "Ver cartão" }).tap();
    await expect(card(page)).toHaveAccessibleName(/^Cartão: Perfil completo\./);
    await expect(
      card(page).locator("text").filter({ hasText: "Padaria da Dona Lurdes" }),
    ).toHaveCount(2);
    await page.getByRole("button", { name: "Compartilhar" }).tap();
    await expect(page).toHaveTitle("imersao-perfil-completo.png true");
  });

  test("of the whole course comes with the last exercise", async ({ page }) => {
    await keepOnDevice(page, almostCourse);
    await openLive(page, `${course}/aula-1`);
    await page.getByRole("checkbox", { checked: false }).tap();
    await expect(strip(page)).toHaveText("Curso: 100% Você foi até o fim!");
    await expect(page.getByRole("link", { name: "Certificado" })).toHaveAttribute(
      "href",
      "/certificado#seu-certificado",
    );
    await page.getByRole("button", { name: "Ver cartão" }).press("Enter");
    await expect(page.getByRole("dialog")).toHaveAccessibleName(/^Curso completo/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Ver cartão" })).toBeFocused();
  });

  test("that cannot be drawn says so, and can be tried again", async ({ page }) => {
    await keepOnDevice(page, almostAll(0));
    await openLive(page, guide);
    await page.evaluate(() => {
      const draw = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function refuse(done) {
        done(null);
      };
      window.addEventListener(
        "click",
        () => setTimeout(() => Object.assign(HTMLCanvasElement.prototype, { toBlob: draw }), 2000),
        { once: true },
      );
    });
    await page.getByRole("button", { name: "Ver cartão" }).tap();
    await page.getByRole("button", { name: "Baixar imagem" }).tap();
    await expectToast(
      page,
      "A imagem não ficou pronta",
      "Nada do seu progresso se perdeu. Tente de novo daqui a pouco.",
    );
    const saving = page.waitForEvent("download");
    await expect(async () => {
      await page.getByRole("button", { name: "Baixar imagem" }).tap();
      await Promise.race([saving, page.waitForTimeout(300).then(() => Promise.reject())]);
    }).toPass();
  });
});

/** What a PNG holds: its size, the colour of both ends of its tape, and how dark title and drawing are. */
async function inks(page: Page, png: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const look = (x: number, y: number, width = 1, height = 1) => {
      const data = [...(context?.getImageData(x, y, width, height).data ?? [])];
      const pixels = Array.from({ length: width * height }, (_, i) => data.slice(4 * i, 4 * i + 3));
      const dark = pixels.filter((pixel) => pixel.every((value) => value < 60)).length;
      return { colour: pixels[0], dark: dark / pixels.length };
    };
    return {
      width: image.width,
      height: image.height,
      done: look(160, 1215).colour,
      open: look(900, 1215).colour,
      title: look(130, 810, 400, 80),
      counter: look(130, 300, 850, 400),
    };
  }, png.toString("base64"));
}
