import { describe, expect, test } from "vitest";
import { tidyClause } from "./tidy-clause.ts";

describe("what owners say, as an ad has it", () => {
  test.each([
    [
      "no domingo tem frango assado no Bar da Tânia",
      "temos frango assado no Bar da Tânia no domingo",
    ],
    ["terça pizza grande R$ 39,90", "terça: pizza grande R$ 39,90"],
    ["esfiha R$ 3,50 cada mínimo 10", "esfiha R$ 3,50 cada, mínimo 10"],
    ["instalação de chuveiro que é 80 reais", "instalação de chuveiro por 80 reais"],
    ["salgado congelado faz 6 anos", "salgado congelado"],
    ["faço em 7 dias", "pronto em 7 dias"],
    ["trabalho em Guarulhos", "atendo em Guarulhos"],
    ["padaria aqui da rua Bahia tá com novidade", "padaria na rua Bahia"],
    ["são grupos de até 4 crianças", "grupos de até 4 crianças"],
    ["mudas R$ 1,80 cada acima de 5 mil R$ 1,50", "mudas R$ 1,80 cada, acima de 5 mil R$ 1,50"],
  ])("%j is %j", (said, told) => {
    expect(tidyClause(said)).toBe(told);
  });

  test.each([
    "segunda unidade R$ 10",
    "na terça tem 10% de desconto",
    "trabalho com madeira",
    "doula há 9 anos",
  ])("%j stays as it is", (said) => {
    expect(tidyClause(said)).toBe(said);
  });
});
