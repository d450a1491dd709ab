import { describe, expect, it } from "vitest";
import { faultsOf, reviewChecks } from "./checks/all-checks.ts";
import { ownersWords } from "./checks/quotes-in-text.ts";
import type { ReviewInput } from "./input.ts";
import { bad, good } from "./points.ts";

type Case = Partial<ReviewInput> & { prompt: string };

function review(given: Case): ReviewInput {
  return { agent: "reviews", id: "inline", kind: "praise", points: [], ...given };
}

/** What one check says of a reply. */
function faultOf(name: string, text: string, given: Case): string | undefined {
  const check = reviewChecks.find((one) => one.name === name);
  if (!check) throw new Error(`No check ${name}`);
  return check.fault({ text }, review(given));
}

const quotes = (text: string, given: Case) => faultOf("quotes", text, given);

describe("a quote", () => {
  const food = {
    prompt: "A massa desmanchava na boca!  Lugar\nlindo.",
    points: [good("food", "massa")],
  };

  it.each([
    "Ler “a massa desmanchava na boca” fez o dia.",
    "“A massa desmanchava na boca!” Que alegria.",
    'Ler "massa desmanchava na boca" fez o dia.',
    "Nada citado aqui.",
  ])("is the review's words but for white space and the first capital: %s", (text) => {
    expect(quotes(text, food)).toBeUndefined();
  });

  it("is compared without regard to the kind of white space", () => {
    expect(quotes("Ler “lugar lindo” é bom.", { ...food, points: [] })).toBeUndefined();
  });

  it.each([
    ["another letter", "Ler “a massa desmanchava na bôca” fez o dia."],
    ["a capital inside", "Ler “a Massa desmanchava na boca” fez o dia."],
    ["words left out", "Ler “a massa na boca” fez o dia."],
    ["dots for what is left out", "Ler “a massa... na boca” fez o dia."],
    ["half a word", "Ler “assa desmanchava na boca” fez o dia."],
    ["no end", "Ler “a massa desmanchava na boca fez o dia."],
    ["nothing", "Ler “” fez o dia."],
  ])("with %s is caught", (_, text) => {
    expect(quotes(text, food)).toBeDefined();
  });

  it.each([
    ["a chat short form", "o bolo q vc fez tava bom", "o bolo q vc fez"],
    ["laughter", "o bolo é bom kkkk demais", "bolo é bom kkkk"],
    ["a drawn out word", "o bolo é bommm demais", "o bolo é bommm"],
    ["a telephone", "meu bolo veio, zap 1133224455", "meu bolo veio, zap 1133224455"],
    ["a plate", "o bolo caiu no carro KVX2A47 ontem", "bolo caiu no carro KVX2A47"],
    ["an RG", "bolo para o RG 12.345.678 ontem", "bolo para o RG 12.345.678"],
    ["a name in small letters", "a juliana fez o bolo", "a juliana fez o bolo"],
    ["an insult", "bolo bom, dono sem educação", "bolo bom, dono sem educação"],
    ["shouted words", "um BOLO LINDO de ver", "um BOLO LINDO de ver"],
    ["its negation left out", "não achei o bolo gostoso", "o bolo gostoso"],
    ["what it turned out to be left out", "o bolo chegou amassado", "o bolo chegou"],
    ["what was said left out", "do bolo disseram que acabou", "do bolo disseram"],
    ["what it says it of left out", "a mesa, que é alta, e o bolo", "é alta, e o bolo"],
    ["the head of its list left out", "provei torta, bolo, café e pão", "bolo, café e pão"],
  ])("with %s is caught", (_, prompt, quote) => {
    const given = { prompt, points: [good("food", "bolo")] };
    expect(quotes(`Ler “${quote}” ficou na memória.`, given)).toBeDefined();
  });

  it.each([
    ["an annotated name", "a juliana fez o bolo", "a juliana fez o bolo"],
    ["a size", "um bolo tamanho P bem servido", "um bolo tamanho P"],
    ["a year", "como desde 2012 o mesmo bolo", "desde 2012 o mesmo bolo"],
    ["praise told by a negation", "não sobrou bolo", "não sobrou bolo"],
    ["an end that needs no more", "na hora o bolo chegou. Bom!", "na hora o bolo chegou"],
    ["what stands whole once", "que é bolo bom. É bolo bom", "é bolo bom"],
    ["words that also stand without a negation", "não vi bolo bom assim. Que bolo bom", "bolo bom"],
  ])("with %s is none of these", (_, prompt, quote) => {
    const given = { prompt, points: [good("food", "bolo")], names: ["Juliana"] };
    expect(quotes(`Ler “${quote}” ficou na memória.`, given)).toBeUndefined();
  });

  it("may speak of what is annotated as good to quote, which no reply has to name", () => {
    const given = { prompt: "Bolo bom, mesa na calçada.", points: [good("food", "bolo")] };
    const text = "Ler “mesa na calçada” foi bom.";
    expect(quotes(text, given)).toBeDefined();
    expect(quotes(text, { ...given, quotable: ["mesa"] })).toBeUndefined();
    expect(faultOf("points", text, { ...given, quotable: ["mesa"] })).toBeDefined();
  });

  it("needs no point where the review has none annotated", () => {
    const text = "Ler “tudo de bom” é uma alegria.";
    expect(quotes(text, { prompt: "Tudo de bom aí!" })).toBeUndefined();
    expect(quotes(text, { prompt: "Tudo de bom aí!", points: [good("food")] })).toBeDefined();
  });
});

describe("the customer's words", () => {
  it.each([
    ["grammar", "pelo demora de de novo"],
    ["no-promise", "garantimos que não vai se repetir"],
    ["no-offer", "podemos dar um desconto"],
    ["no-admission", "a culpa foi nossa"],
    ["no-threat", "isso não procede"],
    ["apology", "peço desculpas por gostar"],
  ])(
    "are not judged as the owner's by %s, but for those put in the customer's mouth",
    (check, said) => {
      const text = `Obrigado por escrever que “${said}” por aqui.`;
      const told = { prompt: `Ontem ouvi que ${said} e achei graça.` };
      const untold = { prompt: "Ontem achei graça." };
      expect([check, faultOf(check, text, told)]).toEqual([check, undefined]);
      expect([check, faultOf(check, text, untold)]).not.toEqual([check, undefined]);
    },
  );

  it("misread nothing, and do not stick like a needle", () => {
    const told = { prompt: "O sonho de creme é um desejo antigo meu.", misread: ["desejo"] };
    const quoted = "Ler que o sonho “é um desejo antigo meu” é uma alegria.";
    expect(faultOf("nothing-misread", quoted, told)).toBeUndefined();
    expect(faultOf("nothing-misread", "Que desejo bonito.", told)).toBe("desejo");
    const twice = { prompt: "Café da manhã na varanda é tudo." };
    const text = "“Café da manhã na varanda” virou lema: café da manhã na varanda, sempre.";
    expect(faultOf("no-repetition", text, twice)).toBeUndefined();
    expect(faultOf("no-repetition", text, { prompt: "Tudo." })).toBe("cafe da manha na");
  });

  it("speak of a point also in words that are a set phrase elsewhere", () => {
    const given = { prompt: "Tudo feito com muito carinho.", points: [good("service")] };
    expect(faultOf("points", "Ler “tudo feito com muito carinho” é bom.", given)).toBeUndefined();
    expect(faultOf("points", "Tudo segue com muito carinho.", given)).toBeDefined();
  });

  it("are left out of what the owner says, letter for letter ones alone", () => {
    const text = "Ler “bolo bom” e “bolo ruim” aqui.";
    expect(ownersWords(text, "Bolo bom!")).toBe("Ler “\uFFFC” e “bolo ruim” aqui.");
  });
});

describe("the feeling over a quote", () => {
  const mixed: Case = {
    prompt: "Bolo delicioso, mas a fila é de chorar.",
    kind: "mixed",
    points: [good("food", "bolo"), bad("speed", "fila")],
  };
  const tone = (text: string, given = mixed) => faultOf("tone", text, given);

  it.each([
    "Que bom ler “a fila é de chorar”, obrigado.",
    "O recado “a fila é de chorar” fez o dia da equipe.",
    "Gostamos demais de ler “a fila é de chorar”.",
    "É sempre bom saber que “a fila é de chorar”.",
    "Tudo ganha mais sentido com “a fila é de chorar”.",
    "Lamentamos, mas adoramos “a fila é de chorar”.",
    "Lamentamos o “bolo delicioso”.",
    "Sentimos muito pela fila, e por ler “bolo delicioso”.",
  ])("is the wrong one: %s", (text) => {
    expect(tone(text)).toBeDefined();
  });

  it.each([
    "Que bom ler “bolo delicioso”, e lamentamos que “a fila é de chorar”.",
    "Adoramos o “bolo delicioso”, mas “a fila é de chorar” preocupa.",
    "Lamentamos que “a fila é de chorar”, mas “bolo delicioso” alegrou todo mundo.",
    "Obrigado pelos elogios e por avisar que “a fila é de chorar”.",
    "Lamentamos a fila. “Bolo delicioso” é bom de ler.",
    "Não é bom ler “a fila é de chorar”, e isso não nos anima.",
  ])("is the right one: %s", (text) => {
    expect(tone(text)).toBeUndefined();
  });

  it("is no joy over a complaint, whoever wrote it", () => {
    const complaint: Case = { ...mixed, kind: "complaint", points: [bad("speed", "fila")] };
    const text = "Ler “a fila é de chorar” fez o dia.";
    expect(tone(text, complaint)).toBeDefined();
    expect(tone(text, { ...complaint, suspect: true })).toBeDefined();
    expect(tone("Lemos “a fila é de chorar” com atenção.", complaint)).toBeUndefined();
  });
});

it("lets whole replies with quotes be judged like any other", () => {
  const given = review({ prompt: "O bolo é ótimo.", points: [good("food", "bolo")] });
  const text =
    "Muito obrigado! Ler “o bolo é ótimo” fez o dia de quem está na cozinha desde cedo, e o seu recado já foi lido em voz alta por aqui. Até a próxima fatia, com café.";
  expect(faultsOf({ text }, given)).toEqual([]);
});
