import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { texts } from "../../content/course/texts.ts";
import { keepOnDevice } from "./device.ts";
import { finishedCourse } from "./finished-course.ts";
import { openLive, test } from "./site.ts";

const address = "/certificado";
const name = (page: Page) => page.getByLabel("Seu nome, como deve aparecer");
const verdict = (page: Page) => page.getByRole("region", { name: "Conferir" }).getByRole("status");

/** The first option of each question was chosen. */
const right = texts
  .flatMap(({ quiz }) => quiz.questions)
  .filter(({ options }) => options[0]?.right).length;

async function checkCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Endereço ou código do certificado").fill(code);
  await page.getByRole("button", { name: "Conferir" }).click();
}

test("is not offered before the course is finished: the page says what is left", async ({
  page,
}) => {
  await keepOnDevice(page, {
    ...finishedCourse,
    course: { ...finishedCourse.course, watched: [1, 2] },
  });
  await openLive(page, address);
  const own = page.getByRole("region", { name: "O seu certificado" });
  await expect(own.getByText("assistir 3 aulas", { exact: true })).toBeVisible();
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await expect(name(page)).toHaveCount(0);
});

test("refuses a name that is none in its field, and makes a PDF whose address is checked as valid", async ({
  page,
}) => {
  await keepOnDevice(page, finishedCourse);
  await openLive(page, `${address}#seu-certificado`);
  const make = page.getByRole("button", { name: "Gerar certificado" });
  for (const [typed, sentence] of [
    ["   ", "Escreva o seu nome."],
    ["x".repeat(200), "O nome é grande demais: o limite é de 100 letras."],
    ["<b>Ana</b>", "Use só letras"],
  ] as const) {
    await name(page).fill(typed);
    await make.click();
    await expect(name(page)).toHaveAttribute("aria-invalid", "true");
    await expect(name(page)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(name(page)).toHaveValue(typed);
  }
  await name(page).fill("  Lúcia d’Ávila 田中 ");
  await make.click();
  const save = page.getByRole("button", { name: "Baixar em PDF" });
  await expect(page.getByRole("img", { name: "Certificado de Lúcia d’Ávila 田中" })).toBeVisible();
  const saving = page.waitForEvent("download");
  await save.click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("certificado-imersao-empreendedora.pdf");
  const pdf = await readFile(await file.path(), "latin1");
  expect(pdf.slice(0, 8)).toBe("%PDF-1.7");
  expect(pdf.length).toBeLessThan(1_000_000);
  const [, href = ""] = pdf.match(/\/URI \((\S+)\)/) ?? [];

  // As somebody who scanned it: a device that knows nothing.
  await page.evaluate(() => localStorage.clear());
  await page.goto("/robots.txt");
  await openLive(page, href);
  await expect(verdict(page)).toContainText("Certificado válido");
  await expect(verdict(page).getByRole("definition").first()).toHaveText("Lúcia d’Ávila 田中");
  await expect(verdict(page)).toContainText(`${right} de 25`);

  const [head = "", payload = "", signature = ""] = href.slice(href.indexOf("#") + 1).split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  await checkCode(page, `${head}.${encode({ ...claims, right: 25 })}.${signature}`);
  await expect(verdict(page)).toContainText("Este certificado foi alterado");
  const forged = encode({ alg: "ES256", typ: "certificate+jwt", kid: "falsa" });
  await checkCode(page, `${forged}.${payload}.${signature}`);
  await expect(verdict(page)).toContainText("Este certificado não foi emitido por este site");
  await checkCode(page, "bom dia");
  await expect(verdict(page)).toContainText("Isto não é um certificado deste curso");
});
