import { describe, expect, test } from "vitest";
import { toSegments } from "../segments.ts";
import { setAsideIn } from "./set-aside.ts";

/** The words of a text that are set aside. */
function setAside(text: string): string {
  const segments = toSegments(text);
  const places = setAsideIn(segments);
  return segments
    .flatMap(({ words }, segment) => words.filter((_, at) => places.has(`${segment}:${at}`)))
    .map(({ text: word }) => word)
    .join(" ");
}

describe("what was forgiven, before today's fault", () => {
  test.each([
    [
      "A primeira vez demorou e eu nem liguei. Agora rasgaram o sofá.",
      "A primeira vez demorou e eu nem liguei",
    ],
    [
      "Mês passado esqueceram o queijo e relevei. Hoje veio cru.",
      "Mês passado esqueceram o queijo e relevei",
    ],
    [
      "Na outra visita o wifi não pegou, sem problema. Desta vez o teto caiu.",
      "Na outra visita o wifi não pegou , sem problema",
    ],
    [
      "Na primeira entrega atrasou e deixei passar. Dessa vez o bolo veio torto.",
      "Na primeira entrega atrasou e deixei passar",
    ],
    ["Erraram a cor da tinta. Relevei. Agora mancharam o piso.", "Erraram a cor da tinta Relevei"],
    [
      "O chaveiro atrasou duas horas, não falei nada, mas ontem quebrou a fechadura.",
      "O chaveiro atrasou duas horas , não falei nada",
    ],
    [
      "Da outra vez faltou tempero e nem reclamei. Hoje a marmita veio azeda.",
      "Da outra vez faltou tempero e nem reclamei",
    ],
    [
      "Já tinham trocado a cor e perdoei. Na segunda vez cortaram torto.",
      "Já tinham trocado a cor e perdoei",
    ],
    [
      "Semana passada o cachorro voltou molhado e fiquei quieta, agora voltou machucado.",
      "Semana passada o cachorro voltou molhado e fiquei quieta",
    ],
    [
      "A aula começou tarde e fiz vista grossa. Hoje o professor nem veio.",
      "A aula começou tarde e fiz vista grossa",
    ],
  ])("%s", (text, aside) => {
    expect(setAside(text)).toBe(aside);
  });

  test.each([
    "Demorou um pouco e eu relevei.",
    "Atrasaram dois dias e dessa vez não relevei. Hoje cancelei.",
    "Na primeira vez adorei. Agora o sapato descolou.",
    "Tudo bem que é barato. Hoje veio frio.",
    "Não liguei antes para confirmar. Hoje estava fechado.",
    "Hoje atrasou e relevei. Ontem também.",
    "Deixei o carro de manhã. Agora está riscado.",
    "Sem problema nenhum até hoje. Agora a fila cresceu.",
    "Não deixei passar. Hoje reclamei no balcão.",
    "Da primeira vez o pão veio duro. Da segunda também.",
  ])("and not: %s", (text) => {
    expect(setAside(text)).toBe("");
  });
});

describe("the shop's excuses in a row", () => {
  test.each([
    [
      "Toda semana uma desculpa: o pintor adoeceu, a tinta acabou. São dois meses.",
      "Toda semana uma desculpa , o pintor adoeceu , a tinta acabou",
    ],
    [
      "Cada dia uma história: faltou energia, o sistema caiu.",
      "Cada dia uma história , faltou energia , o sistema caiu",
    ],
    [
      "Sempre uma desculpa, o forno quebrou, e meu pedido nunca chega.",
      "Sempre uma desculpa , o forno quebrou",
    ],
    [
      "É uma desculpa atrás da outra: o caminhão furou o pneu.",
      "uma desculpa atrás da outra , o caminhão furou o pneu",
    ],
    [
      "Só dão desculpas: a peça não veio, o técnico faltou.",
      "Só dão desculpas , a peça não veio , o técnico faltou",
    ],
    [
      "Cada ligação uma conversa nova: o gesseiro sumiu.",
      "Cada ligação uma conversa nova , o gesseiro sumiu",
    ],
    [
      "Todo dia inventam uma desculpa: choveu, faltou cimento.",
      "Todo dia inventam uma desculpa , choveu , faltou cimento",
    ],
    [
      "Vivem dando desculpa: a máquina parou, a moça faltou.",
      "Vivem dando desculpa , a máquina parou , a moça faltou",
    ],
    [
      "Toda vez a mesma desculpa: é a transportadora.",
      "Toda vez a mesma desculpa , é a transportadora",
    ],
    [
      "As desculpas eram várias: trânsito, chuva, doença.",
      "As desculpas eram várias , trânsito , chuva , doença",
    ],
  ])("%s", (text, aside) => {
    expect(setAside(text)).toBe(aside);
  });

  test.each([
    "A internet cai todo dia, o técnico faltou duas vezes.",
    "Pediram desculpa, o rapaz trocou a peça.",
    "Sem desculpa para isso: o bolo veio torto.",
    "A moça pediu desculpas, o prato veio frio.",
    "Toda semana uma novidade: bolo, torta, pudim.",
    "Cada vez uma surpresa boa, o café é ótimo.",
    "Sempre uma delícia, o pão sai quente.",
    "Nem uma desculpa deram, quebraram o vaso.",
    "Desculpa a demora em avaliar, o sofá rasgou.",
    "Todo dia tem fila: o caixa é um só.",
  ])("and not: %s", (text) => {
    expect(setAside(text)).toBe("");
  });
});

describe("that nothing more could be done", () => {
  test.each([
    ["A moça pediu desculpa mas não tinha o que fazer.", "não tinha o que fazer"],
    [
      "Veio rosa. Não tinha mais o que fazer, a festa era no dia.",
      "Não tinha mais o que fazer , a festa era no dia",
    ],
    ["Não havia o que fazer, já era tarde.", "Não havia o que fazer , já era tarde"],
    ["O zíper era verde, não teve jeito.", "não teve jeito"],
  ])("%s", (text, aside) => {
    expect(setAside(text)).toBe(aside);
  });

  test.each([
    "O gerente disse que não tinha o que fazer.",
    "Falaram que infelizmente não tinha nada o que fazer.",
    "Não resolveram meu problema.",
    "Não tinha que pagar a taxa.",
    "Não tinha que esperar.",
  ])("and not: %s", (text) => {
    expect(setAside(text)).toBe("");
  });
});
