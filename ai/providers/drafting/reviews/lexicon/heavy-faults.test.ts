import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

function blamed(review: string): string {
  return nameBlame(readReview(review, 1)).join(", ");
}

describe("the heaviest fault of a complaint is named", () => {
  test.each([
    ["Quebraram minha mesa na mudança e a atendente foi grossa.", "o dano relatado"],
    ["O técnico riscou meu piso e ainda achou ruim.", "o dano relatado"],
    ["Perderam todos os meus contatos e o rapaz riu de mim.", "o cuidado com os arquivos"],
    ["O professor falta e não repõem nenhuma aula. Mensalidade cara.", "a reposição das aulas"],
    ["As fotos ficaram tremidas e a fotógrafa foi antipática.", "a qualidade das fotos"],
    ["Mandei limpar o colar e devolveram sem duas pedras.", "a falta relatada"],
    ["Na mudança perderam duas caixas e ninguém atende.", "a perda relatada"],
    ["O temaki veio quente. O rapaz foi simpático.", "a temperatura"],
    ["Passamos sem luz a noite toda e o dono riu.", "a estrutura"],
    ["Mediram errado a bancada e o vendedor não responde.", "as medidas"],
  ])("%s: %s", (review, point) => {
    expect(blamed(review)).toContain(point);
  });

  test("who washes his hands of it has washed nothing", () => {
    expect(blamed("O forno não liga e a loja lavou as mãos.")).not.toContain("lavagem");
  });

  test("what was not put back on the table is no lesson", () => {
    expect(blamed("O bufê acaba cedo e não repõem depois das onze.")).not.toContain("aulas");
  });
});

test("what came on top of the order came wrong to nobody", () => {
  const { tone } = readReview("Pedi um bolo de cenoura e veio outro de brinde! Sensacional.");
  expect(tone).toBe("praise");
});

test("what it cost is not spoken of beside harm", () => {
  const hurt = "Meu filho saiu da aula com a testa machucada. Mensalidade cara.";
  expect(blamed(hurt)).not.toContain("preço");
});

describe("things named without what was wrong with them", () => {
  test("give way to the customer's own words", () => {
    const { text } = draftReply(
      "Gostei da recepção, mas o colchão parecia uma tábua e o travesseiro tinha caroço.",
      undefined,
      2,
    );
    expect(text).toContain("“o colchão parecia uma tábua e o travesseiro tinha caroço”");
  });
});
