import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

describe("a wish that a sentence opens with", () => {
  it("is the other half of the praise before it", () => {
    for (const text of [
      "Curso ótimo. Só carece de material impresso, anoto tudo na mão",
      "Melhor padaria do bairro. Só bastava abrir mais cedo, saio às seis",
      "Adorei a loja! Só tinham que arrumar a rampa, quase não subo",
      "Gostei da costureira. Só melhorar a luz do provador",
    ])
      for (const stars of [undefined, 4, 5])
        expect([text, readReview(text, stars).tone]).toEqual([text, "mixed"]);
  });

  it("is none where nothing is to be mended", () => {
    for (const text of [
      "Lanche ótimo, só tenho que agradecer",
      "Amei tudo! Só preciso voltar logo",
      "Comida maravilhosa, só podia ser da dona Cida",
    ])
      expect([text, readReview(text, 5).tone]).toEqual([text, "praise"]);
  });
});
