import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

const toneOf = (told: string) => readReview(`Carne macia e preço justo. ${told}`, 4).tone;

describe("how often, or since when, a customer comes", () => {
  it("is no blemish beside praise with four stars", () => {
    const texts = [
      "Vou lá quinzenalmente faz cinco anos",
      "Compro toda sexta depois do serviço",
      "Sempre que desço a serra passo ali antes",
      "Churrasco em casa só com eles",
      "Domingo sim domingo não a gente passa lá",
      "Quem vai pra praia tem que parar",
      "Meu avô já comprava ali",
      "É nesse açougue que compro quando visito minha irmã em Bauru",
      "É naquela barraca que a gente para quando desce pra Ubatuba",
    ];
    expect(texts.map((text) => [text, toneOf(text)])).toEqual(
      texts.map((text) => [text, "praise"]),
    );
  });

  it("is one where a fault is told with it", () => {
    const texts = [
      "Vou lá toda semana e nunca tem troco",
      "Toda vez que vou demora",
      "É nesse açougue que espero uma hora quando vou a Bauru",
      "Só consigo vaga de quinze em quinze dias",
      "Faz meses que o portão está quebrado",
    ];
    expect(texts.map((text) => [text, toneOf(text)])).toEqual(texts.map((text) => [text, "mixed"]));
  });
});
