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

const check = (page: Page) => page.getByRole("button", { name: "Conferir a resposta" });
const option = (page: Page, name: string) => page.getByRole("radio", { name });

test("a quiz is answered with the keyboard, explained once, and goes on after a reload where it was", async ({
  page,
}) => {
  await openLive(page, lesson);
  await page.locator("#perguntas").scrollIntoViewIfNeeded();
  const quiz = page.locator(".quiz");
  const said = quiz.getByRole("status");
  await check(page).click();
  await expect(said).toHaveText("Escolha uma das três respostas e confira de novo.");
  await option(page, "Criar outro, mais completo").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Pedir a propriedade no perfil")).toBeChecked();
  await expect(quiz.getByText("O dono atual tem cerca de três dias")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("É esta. O dono atual tem cerca de três dias para responder.");
  const next = page.getByRole("button", { name: "Próxima pergunta" });
  await expect(next).toBeFocused();
  await expect(option(page, "Criar outro")).toBeDisabled();
  await page.keyboard.press("Enter");
  const second = page.getByRole("heading", { name: "Pergunta 2 de 5 No vídeo, o que prova" });
  await expect(second).toBeFocused();
  await expect(said).toHaveText("");

  await page.reload();
  await untilLive(page);
  await expect(second).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pergunta 1 de 5" })).toBeHidden();
  await option(page, "Mostrar o RG").check();
  await check(page).click();
  await expect(said).toHaveText(
    "Não é esta. Documento com número não se filma. A certa é a letra a.",
  );
  await expect(quiz.getByText("Só quem tem acesso faz isso, e sem corte.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(quiz.getByText("O pedido é o mesmo para todos.")).toBeHidden();
  await expect(page.getByText("A cliente saiu feliz. Como pedir a avaliação?")).toBeVisible();
});

test("a finished quiz tells its score, can be read again and begun anew", async ({ page }) => {
  await keepOnDevice(page, { version: 4, course: { quizzes: { "aula-2": [1, 1, 1, 0] } } });
  await openLive(page, lesson);
  await page.locator("#perguntas").scrollIntoViewIfNeeded();
  await option(page, "Obrigada por contar").check();
  await check(page).click();
  await page.getByRole("button", { name: "Ver o resultado" }).click();
  const score = page.getByRole("heading", { name: "4 de 5" });
  await expect(score).toBeFocused();
  await expect(page.getByText("Quase tudo. Vale uma olhada")).toBeVisible();
  await page.getByRole("button", { name: "Rever as respostas" }).click();
  await expect(option(page, "Pedir a propriedade no perfil")).toBeChecked();
  await page.getByRole("button", { name: "Próxima pergunta" }).click();
  await expect(page.getByText("Documento com número não se filma.")).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(score).toBeVisible();
  await page.getByRole("button", { name: "Começar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Pergunta 1 de 5" })).toBeFocused();
  await expect(option(page, "Pedir a propriedade no perfil")).not.toBeChecked();
  expect((await kept(page)).quizzes).toBeUndefined();
});

test("where the code of the quiz cannot be had, all questions stand with their answers folded", async ({
  page,
}) => {
  await page.route(/\/assets\/live-quiz-/, (route) => route.fulfill({ status: 404 }));
  await openLive(page, lesson);
  await page.locator("#perguntas").scrollIntoViewIfNeeded();
  const folds = page.locator(".question summary");
  await expect(folds.last()).toBeVisible();
  await expect(folds).toHaveCount(5);
  await folds.last().click();
  await expect(page.getByText("Escuta, não promete e leva para o particular.")).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});
