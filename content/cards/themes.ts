import type { CardTheme } from "./schema.ts";

/** The subjects under which cards can be looked through, in the order in which they are shown. */
export const themeNames: Readonly<Record<CardTheme, string>> = {
  preco: "Preço e lucro",
  anuncios: "Anúncios",
  instagram: "Instagram",
  perfil: "Perfil no Google",
  whatsapp: "WhatsApp",
  datas: "Datas e promoções",
  clientes: "Clientes e avaliações",
  mei: "MEI e papéis",
  ia: "Inteligência artificial",
  site: "Site",
};
