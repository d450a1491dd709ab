import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame, namePraise } from "../writing/staff-points.ts";

describe("what clients tell of themselves", () => {
  it("is no point of the shop, wherever it stands", () => {
    for (const [aside, review] of [
      ["Fui com a equipe do hospital.", "A lasanha estava maravilhosa."],
      ["O professor da minha academia estava na fila.", "A lasanha estava maravilhosa."],
      ["Meu cunhado é cozinheiro.", "A lasanha estava maravilhosa."],
      ["Sou manicure.", "A lasanha estava maravilhosa."],
      ["Fica ao lado da drogaria.", "A lasanha estava maravilhosa."],
      ["Encontrei meu instrutor de surfe por lá.", "A lasanha estava maravilhosa."],
      ["Vim de trem.", "A lasanha estava maravilhosa."],
      ["A zeladora do meu prédio indicou.", "A lasanha estava maravilhosa."],
      ["O fogão lá de casa pifou.", "A lasanha estava maravilhosa."],
      ["Era o noivado da minha irmã.", "A lasanha estava maravilhosa."],
    ] as const) {
      const told = namePraise(readReview(review, 5));
      expect(told).not.toEqual([]);
      expect(namePraise(readReview(`${aside} ${review}`, 5))).toEqual(told);
      expect(namePraise(readReview(`${review} ${aside}`, 5))).toEqual(told);
    }
  });

  it("is not to blame, and makes no complaint of praise", () => {
    const complaint = "Pastel murcho e balconista ríspida.";
    const blamed = nameBlame(readReview(complaint, 1));
    for (const aside of ["Perdi o metrô.", "Trabalho com eventos.", "Fazia um calor danado."])
      expect(nameBlame(readReview(`${complaint} ${aside}`, 1))).toEqual(blamed);
    expect(readReview("Loja linda e equipe gentil. Meu celular descarregou.", 4).tone).toBe(
      "praise",
    );
  });

  it("makes no clinic of a shop and no illness of praise", () => {
    for (const aside of ["Sou enfermeira.", "Fica embaixo do meu consultório.", "Sou celíaca."]) {
      const reading = readReview(`Massa leve e molho saboroso. ${aside}`, 5);
      expect(reading.regulated).toBe(false);
      expect(reading.concerns).toEqual([]);
    }
    const served = "Sou alérgica a amendoim, avisei e mesmo assim colocaram.";
    expect(readReview(served, 1).concerns).toContain("health");
  });

  it("keeps what is said of the shop in like words", () => {
    expect(nameBlame(readReview("O ônibus da excursão veio sujo.", 1)).join()).toContain("ônibus");
    expect(namePraise(readReview("A gerente da loja foi muito gentil.", 5)).join()).toContain(
      "gerência",
    );
    expect(nameBlame(readReview("Fazia um calor horrível dentro do salão.", 1))).not.toEqual([]);
    expect(namePraise(readReview("Trabalho com qualidade e capricho.", 5))).not.toEqual([]);
  });
});
