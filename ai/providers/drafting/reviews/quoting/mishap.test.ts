import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { isMishap } from "./mishap.ts";

describe("a mishap of the shop", () => {
  test.each([
    "A costureira errou a barra e refez na hora",
    "o forno queimou minha pizza",
    "a impressora deles borrou umas páginas e refizeram",
    "o sistema travou no meio da compra",
    "o primeiro óculos veio arranhado e trocaram",
    "a máquina manchou minha blusa",
    "depois apareceu do nada e fez um box perfeito",
    "sumiu um mês e voltou com o armário pronto",
    "esqueceram o molho e mandaram depois",
    "o garçom derrubou o suco e trouxe outro",
    "a entrega atrasou e avisaram",
    "confundiram meu nome na lista",
    "mandaram a ração errada e vieram buscar",
    "o chaveiro quebrou a chave e fez outra",
    "meu bolo veio com um furo e consertaram",
  ])("%s", (text) => {
    expect(isMishap(fold(text))).toBe(true);
  });

  test.each([
    "meu celular quebrou e eles consertaram na hora",
    "meu cachorro rasgou a almofada e a moça refez",
    "eu esqueci a carteira e guardaram",
    "nunca erraram meu pedido",
    "não demorou nada",
    "a mancha sumiu",
    "minha dor sumiu na primeira sessão",
    "a comida chegou quentinha",
    "o móvel chegou sem nenhum risco",
    "quebraram o gelo com uma piada",
    "faltou elogio para esse lugar",
    "perderam o preconceito com comida vegana",
    "demorou pouco e ficou lindo",
    "trocaram a tela em uma hora",
    "tiraram a mancha do sofá",
  ])("and none: %s", (text) => {
    expect(isMishap(fold(text))).toBe(false);
  });
});
