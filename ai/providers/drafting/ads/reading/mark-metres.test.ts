import { describe, expect, test } from "vitest";
import { markMetres } from "./mark-metres.ts";

describe("sums of a metre and of a kilo without their sign", () => {
  test.each([
    [
      "gesseiro, parede drywall 120 m2, moldura 25 metro",
      /drywall R\$ 120 o m2, moldura R\$ 25 o metro/u,
    ],
    [
      "Pedreiro. Porcelanato assentado 60 m2, rodapé 18 metro.",
      /R\$ 60 o m2, rodapé R\$ 18 o metro/u,
    ],
    [
      "Pintor. Parede interna 20 m2, textura 35 m2 e grafiato 40 m2.",
      /R\$ 20 o m2, textura R\$ 35 o m2 e grafiato R\$ 40 o m2/u,
    ],
    [
      "cerca. alambrado 55 metro, concertina 30 metro",
      /R\$ 55 o metro, concertina R\$ 30 o metro/u,
    ],
    [
      "Marmoraria: granito preto 450 m², soleira 90 metro. granito",
      /R\$ 450 o m², soleira R\$ 90 o metro/u,
    ],
    ["Gesseiro. Forro liso 55 m2, sanca 60 metro. Divisória 80 m2.", /Divisória R\$ 80 o m2/u],
    ["Cortina sob medida: linho 180 metro, voal 90 metro", /R\$ 180 o metro, voal R\$ 90 o metro/u],
    ["tomate 8,00 kg, batata 6,50 kg", /tomate R\$ 8,00 o kg, batata R\$ 6,50 o kg/u],
    [
      "Açougue: costela 32,00 kg, acém 38,50 kg e músculo 36,00 kg",
      /R\$ 32,00 o kg, acém R\$ 38,50 o kg e músculo R\$ 36,00 o kg/u,
    ],
    [
      "alface R$ 3,00\ntomate 8,00 kg\nbatata 6,00 kg",
      /tomate R\$ 8,00 o kg\nbatata R\$ 6,00 o kg/u,
    ],
    ["pintura: fachada 25 m2, muro 18 m2", /R\$ 25 o m2, muro R\$ 18 o m2/u],
  ])("%s", (text, marked) => {
    expect(markMetres(text)).toMatch(marked);
  });

  test.each([
    "Pintor. Serviço mínimo 15 m2. Parede R$ 20 o m2.",
    "Aluguel de tenda 3x3m R$ 150.",
    "Apartamento de 60 m2, R$ 1.200 por mês.",
    "Reforma de apartamento: sala 20 m2, quarto 12 m2 e cozinha 10 m2",
    "Salão 120 m2 para festas, área 300 m2.",
    "Mangueira 50 metros R$ 90",
    "Reboco de até 30 m2, acima de 50 m2 sob consulta",
    "Peru 4,5 kg, pernil 3,2 kg",
    "Ração 15 kg R$ 120, ração 10 kg R$ 90",
    "Terreno 250 m2, casa 90 m2. Reforma e obra",
    "Pintei 120 m2 ontem",
  ])("%s stays", (text) => {
    expect(markMetres(text)).toBe(text);
  });
});
