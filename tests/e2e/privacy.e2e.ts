import { expect } from "@playwright/test";
import { openLive, test, untilLive } from "./site.ts";

test("the privacy notice names who runs the site, as the server was told, before and after it is live", async ({
  page,
}) => {
  const who = page.locator("#quem-cuida-dos-dados");
  const operator = page.locator('meta[name="operator-name"]');
  await page.goto("/privacidade");
  await expect(operator).toHaveAttribute("content", "Quem publica este site");
  await expect(who).toContainText("Quem publica este site responde pelos dados");
  await untilLive(page);
  await expect(who).toContainText("Quem publica este site responde pelos dados");
  await expect(who).toContainText("pedidos é contato@imersao.example.");
  await openLive(page, "/");
  await page.getByRole("link", { name: "Privacidade" }).click();
  await expect(who).toContainText("Quem publica este site responde pelos dados");
});
