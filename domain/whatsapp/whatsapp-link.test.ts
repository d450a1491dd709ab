import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toWhatsApp, whatsAppLink } from "./whatsapp-link.ts";

describe("a text for WhatsApp", () => {
  it("has its title in WhatsApp's bold and keeps line breaks", () => {
    expect(toWhatsApp("Resposta Sugerida:", "Olá, Ana.\n\nObrigado.")).toBe(
      "*Resposta Sugerida*\n\nOlá, Ana.\n\nObrigado.",
    );
  });

  it("drops signs that WhatsApp would take for marks", () => {
    expect(toWhatsApp("A*conta", "a *b* _c_ ~d~ `e`")).toBe("*Aconta*\n\na b c d e");
  });

  it("makes a link for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const url = new URL(whatsAppLink(toWhatsApp("Título", text)));
        expect(url.origin + url.pathname).toBe("https://wa.me/");
        expect(url.searchParams.get("text")?.startsWith("*Título*\n\n")).toBe(true);
      }),
    );
  });
});
