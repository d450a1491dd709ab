import { expect, it } from "vitest";
import { gatherTypedKinds } from "./gather-typed-kinds.ts";
import { readFacts } from "./read-facts.ts";

it.each([
  [
    "vendo mudas frutíferas jabuticaba limão acerola de 15 a 60 reais",
    "vendo mudas frutíferas (jabuticaba, limão e acerola) de 15 a 60 reais",
  ],
  [
    "vendo mudas, rosa e samambaia, de 10 a 30 reais",
    "vendo mudas (rosa e samambaia) de 10 a 30 reais",
  ],
  [
    "roupas usadas calça blusa vestido de 10 a 50 reais",
    "roupas usadas (calça, blusa e vestido) de 10 a 50 reais",
  ],
  [
    "tenho móveis usados mesa cama sofá de R$ 100 a R$ 500",
    "tenho móveis usados (mesa, cama e sofá) de R$ 100 a R$ 500",
  ],
  [
    "brinquedos boneca carrinho de 10 até 80 reais",
    "brinquedos (boneca e carrinho) de 10 até 80 reais",
  ],
  ["bijuterias brinco colar anel de 5 a 25", "bijuterias (brinco, colar e anel) de 5 a 25"],
  [
    "calçados femininos tênis sandália de 40 a 120 reais",
    "calçados femininos (tênis e sandália) de 40 a 120 reais",
  ],
  [
    "vendo ração de cachorro gato passarinho de 10 a 90 reais",
    "vendo ração (cachorro, gato e passarinho) de 10 a 90 reais",
  ],
  ["cama para cachorro gato 60 reais", "cama para cachorro e gato 60 reais"],
  ["banho de cachorro gato", "banho de cachorro e gato"],
])("what is listed behind a class of goods are kinds of it: %s", (text, told) => {
  expect(gatherTypedKinds(text)).toBe(told);
});

it.each([
  "vendo camisetas, calças e bermudas de 20 a 60 reais",
  "roupas infantis do 2 ao 16",
  "roupas usadas em bom estado de 10 a 50 reais",
  "camisetas manga longa preta de 30 a 60 reais",
  "guarda-roupa e cozinha planejada",
  "ração de cachorro 15 kg",
  "ração de cachorro, gato e passarinho",
  "flores, entrega e cartão",
  "móveis planejados de 900 a 4000 reais",
  "brinquedos para crianças de 2 a 10 anos",
  "doces finos de 3 a 6 reais",
])("leaves everything else: %s", (text) => {
  expect(gatherTypedKinds(text)).toBe(text);
});

it("sells none of the kinds alone", () => {
  const text = "vendo roupas usadas calça blusa vestido de 10 a 50 reais em Betim";
  expect(readFacts(text).products.map((product) => product.text)).toEqual(["roupas usadas"]);
});
