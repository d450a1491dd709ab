import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

describe("what is pleasant while one waits", () => {
  it("is part of the praise", () => {
    for (const text of [
      "Revisão bem feita, poltrona de massagem enquanto a gente aguarda",
      "Loja bonita, equipe simpática, chazinho e biscoito pra quem está esperando",
      "Corte ótimo e sinuca pra passar o tempo da espera",
      "Bom atendimento, tem wi-fi e tomada até chegar a vez",
    ])
      for (const stars of [undefined, 4])
        expect([text, readReview(text, stars).tone]).toEqual([text, "praise"]);
  });

  it("pleases nobody where it lacks or is spoilt", () => {
    for (const text of [
      "Corte bom, só a cadeira da espera que é muito dura",
      "Comida boa, nem água oferecem enquanto a gente espera",
      "Bom serviço, cafezinho frio na espera",
      "Bom atendimento, uma hora na fila enquanto a gente aguarda em pé",
    ])
      expect([text, readReview(text, 4).tone]).toEqual([text, "mixed"]);
  });
});
