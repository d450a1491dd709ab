import { expect, type Page } from "@playwright/test";
import { narration } from "../../content/course/lesson-2/narration.ts";
import { openLive, test, untilLive } from "./site.ts";

const address = "/imersao-empreendedora/aula-2/assistir";
const sentences = narration.scenes.flatMap(({ lines }) => lines.map(([sentence]) => sentence));
const sentence = (n: number) => sentences[n] ?? "";

type Stage = { said: string[]; end: () => void };

/** What the browser offers in place of its own voices: it says nothing until a test lets a sentence end. */
function voices(langs: string[]): void {
  const said: string[] = [];
  let current: { text: string; onend?: (() => void) | null } | undefined;
  const stage: Stage = {
    said,
    end: () => {
      const ended = current;
      current = undefined;
      ended?.onend?.();
    },
  };
  Object.assign(window, { stage });
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(window, "speechSynthesis", {
    value: {
      getVoices: () => langs.map((lang) => ({ lang, localService: true })),
      speak: (utterance: { text: string }) => {
        current = utterance;
        said.push(utterance.text);
      },
      cancel: () => {
        current = undefined;
      },
    },
  });
}

const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { stage: Stage }).stage.said);
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { stage: Stage }).stage.end());
const caption = (page: Page) => page.locator(".caption mark");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the voice says one sentence after the other, which stands as caption; a pause silences it", async ({
  page,
}) => {
  await page.addInitScript(voices, ["en-US", "pt-BR"]);
  await openLive(page, address);
  await button(page, "Tocar").click();
  await endSentence(page);
  await expect(caption(page)).toHaveText(sentence(1));
  await button(page, "Pausar").click();
  await endSentence(page); // silenced: nothing is left to end
  await expect(caption(page)).toHaveText(sentence(1));
  await button(page, "Tocar").click();
  expect(await said(page)).toEqual([sentence(0), sentence(1), sentence(1)]);
  await button(page, "Próxima cena").click();
  await expect(page.getByText("Cena 2 de 11")).toBeVisible();
  await page.getByRole("button", { name: /^Assistir a partir daqui.*Sua vez$/ }).click();
  await expect(page.getByText("Cena 11 de 11")).toBeVisible();
  await expect(button(page, "Pausar")).toBeFocused();
  for (let left = narration.scenes.at(-1)?.lines.length ?? 0; left > 0; left--) {
    await endSentence(page);
  }
  await expect(page.getByText("Fim da aula narrada.")).toBeVisible();
  const mark = page.getByRole("button", { name: /^Assistida/ });
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await mark.click();
  await expect(page.getByRole("button", { name: /^Marcar como assistida/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue com o texto" })).toHaveAttribute(
    "href",
    "/imersao-empreendedora/aula-2",
  );
});

test("without a voice that speaks Portuguese the captions go on by themselves, at the speed chosen", async ({
  page,
}) => {
  await page.addInitScript(voices, ["en-US"]);
  await page.clock.install();
  await openLive(page, address);
  await button(page, "1× velocidade").click();
  await button(page, "Tocar").click();
  await page.clock.runFor(2000);
  await expect(caption(page)).toHaveText(sentence(0));
  await page.clock.runFor(4000);
  await expect(caption(page)).toHaveText(sentence(1));
  await expect(page.locator(".caption")).toHaveAttribute("aria-live", "polite");
  expect(await said(page)).toEqual([]);
});

test("space and arrows play it, and a reload in the middle goes on at the same sentence", async ({
  page,
}) => {
  await page.addInitScript(voices, ["pt-BR"]);
  await openLive(page, address);
  await page.keyboard.press("Space");
  await expect(button(page, "Pausar")).toBeVisible();
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toHaveText(sentence(5));
  await page.reload();
  await untilLive(page);
  await expect(caption(page)).toHaveText(sentence(5));
  await expect(page.getByText("Cena 2 de 11")).toBeVisible();
  await button(page, "Próxima frase").focus();
  await page.keyboard.press("Space"); // the button's own
  await expect(caption(page)).toHaveText(sentence(6));
  await page.keyboard.press("Control+ArrowRight");
  await expect(button(page, "Tocar")).toBeVisible();
  await page.getByRole("slider", { name: "Posição na aula" }).focus();
  await page.keyboard.press("End");
  await expect(caption(page)).toHaveText(sentences.at(-1) ?? "");
  await page.goto("/perfil");
  await expect(page.getByText("1 aula narrada pela metade")).toBeVisible();
});

test("with reduced motion the board stands still and whole; else it fills with what is said", async ({
  page,
}) => {
  const waiting = page.locator(".board .waiting");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, address);
  await expect(waiting.first()).toBeVisible();
  await expect(page.locator(".scene-art")).toHaveCSS("animation-name", "none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(waiting.first()).toBeHidden();
  const count = await waiting.count();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(waiting).toHaveCount(count - 1);
});
