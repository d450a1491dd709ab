import { expect, type Page } from "@playwright/test";
import { keepOnDevice } from "./device.ts";
import { openLive, test, untilLive } from "./site.ts";

const lesson = "/imersao-empreendedora/aula-2";
const description = "Pão quente às 6h, 12h e 17h.\n\nDegrau na porta: levamos até o carro.";

/** What the device keeps of the course. */
function kept(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("imersao") ?? "{}").course);
}

test("what is typed into an exercise is counted, kept as typed, printed and erased", async ({
  page,
}) => {
  await openLive(page, lesson);
  const field = page.getByRole("textbox", { name: "Minha descrição" });
  await field.fill(description);
  await expect(page.getByText(`${description.length} de 250 caracteres`)).toBeVisible();
  await expect
    .poll(() => kept(page))
    .toMatchObject({ texts: { "aula-2-exercicio-2-1": description } });
  await page.reload();
  await untilLive(page);
  await expect(field).toHaveValue(description);

  await page.locator("#aula-2-exercicio-2-1 ~ .typed").scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: "print" });
  const printed = page.locator("#exercicios .typed", { hasText: "Degrau na porta" });
  await expect(printed).toBeVisible();
  await expect(printed).toHaveText(description, { useInnerText: true });
  await expect(page.getByText("Uma versão de Lúcia")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(printed).toBeHidden();

  await page.getByRole("button", { name: "Menu do usuário" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apagar tudo" }).click();
  await expect(field).toHaveValue("");
  expect(await kept(page)).toBeUndefined();
});

test("what is typed before the page is live goes below what is kept", async ({ page }) => {
  const texts = { "aula-2-exercicio-2-1": "Pão quente às 6h." };
  await keepOnDevice(page, { version: 4, course: { texts } });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/entry-client*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(lesson);
  const field = page.getByRole("textbox", { name: "Minha descrição" });
  await field.fill("E às 17h.");
  arrive();
  await untilLive(page);
  await expect(field).toHaveValue("Pão quente às 6h.\nE às 17h.");
  await expect
    .poll(() => kept(page))
    .toMatchObject({ texts: { "aula-2-exercicio-2-1": "Pão quente às 6h.\nE às 17h." } });
});
