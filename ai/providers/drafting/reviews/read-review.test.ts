import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";
import { nameBlame, namePraise } from "./writing/staff-points.ts";

function toneOf(review: string): string {
  return readReview(review).tone;
}

describe("whose voice prevails", () => {
  test.each([
    ["Adorei a torta e a Rose é um amor de pessoa.", "praise"],
    ["Cortei o cabelo lá e ficou torto, me deixaram esperando 1 hora.", "complaint"],
    ["O pão é ótimo, mas a fila é interminável.", "mixed"],
    ["Vocês abrem no feriado?", "question"],
  ])("%s", (review, tone) => {
    expect(toneOf(review)).toBe(tone);
  });

  test("a denied verb blames its subject without any 'mas'", () => {
    const reading = readReview("Lugar lindo e silencioso. O wifi não chega no chalé.");
    expect(reading.tone).toBe("mixed");
    expect(nameBlame(reading)).toEqual(["o wi-fi"]);
  });

  test.each([
    "Nunca mais troco de salão!",
    "Minhas sobrancelhas nunca ficaram tão lindas.",
    "O hambúrguer é absurdo de bom!",
    "Zero defeitos, quarto amplo e cama macia.",
    "Não tem coxinha igual na cidade. Vale a fila!",
    "Meu filho não quer mais ir embora, os monitores são incríveis.",
  ])("a negation that praises stays praise: %s", (review) => {
    expect(toneOf(review)).toBe("praise");
  });

  test.each([
    "Parabéns, conseguiram estragar meu cabelo.",
    "Que experiência maravilhosa, só 1h20 pra chegar uma pizza gelada.",
    "Três horas de atraso. Tá de parabéns a equipe!",
    "Ótimo lugar pra quem gosta de passar raiva.",
    "Adorei esperar 50 minutos por um suco. Nota 10 só que não.",
  ])("irony is a complaint: %s", (review) => {
    expect(toneOf(review)).toBe("complaint");
  });

  test("praise of another shop praises nothing here", () => {
    const reading = readReview("Horrível. Vão na padaria da esquina que é muito melhor.");
    expect(reading.tone).toBe("complaint");
    expect(namePraise(reading)).toEqual([]);
  });

  test("five stars outweigh a passing word, a 'só' does not pass", () => {
    expect(toneOf("5 estrelas! Esperei na salinha com um café ótimo, tudo lindo.")).toBe("praise");
    expect(toneOf("5 estrelas, só a entrega atrasou.")).toBe("mixed");
  });

  test("marks for single things are read one by one", () => {
    const reading = readReview("Comida 10, atendimento 4.");
    expect(namePraise(reading)).toEqual(["a comida"]);
    expect(nameBlame(reading)).toEqual(["o atendimento"]);
  });

  test("'nota 10' for a dish is no mark for the whole", () => {
    expect(readReview("Massa nota 10, o resto foi uma decepção só.").rating).toBeUndefined();
    expect(readReview("Nota 9/10").rating).toBe(4.5);
  });
});

describe("the points by name", () => {
  test("a noun that the lexicon does not know is named with its article", () => {
    expect(namePraise(readReview("Esfoliação maravilhosa."))).toContain("a esfoliação");
  });

  test("what a dish is made of keeps its bare preposition", () => {
    expect(namePraise(readReview("O bolo de milho estava uma delícia."))).toContain(
      "o bolo de milho",
    );
  });

  test("a lack is named with its place", () => {
    expect(nameBlame(readReview("Banheiro sem papel. Péssimo."))).toEqual([
      "a falta de papel no banheiro",
    ]);
  });

  test("neither verbs nor small words become names", () => {
    const names = [
      "Minha cachorrinha tem trauma. Voltou linda!",
      "Agora dizem que a culpa é do sistema, péssimo.",
      "Sempre quentinho e muito confortável, adorei.",
    ].flatMap((review) => [...namePraise(readReview(review)), ...nameBlame(readReview(review))]);
    expect(names.join(" ")).not.toMatch(/voltou|agora|sempre|muito/);
  });

  test("a long story is told in five names at most", () => {
    const story =
      "Comida ótima, suco ótimo, café ótimo, bolo ótimo, garçom ótimo, banheiro limpo, preço justo e música boa.";
    expect(namePraise(readReview(story)).length).toBeLessThanOrEqual(5);
  });
});

describe("what is around the review", () => {
  test("its owner's words are not the client's", () => {
    const reading = readReview(
      'Me ajuda a responder essa cliente, não sei o que dizer: "Adorei o bolo!"',
    );
    expect(reading.tone).toBe("praise");
    expect(namePraise(reading)).toEqual(["o bolo"]);
  });

  test("a review of another company is answered with care, without its points", () => {
    const reading = readReview(
      'Essa avaliação não é da minha loja, eu vendo roupa: "Pizza crua, 1 estrela"',
    );
    expect(reading.concerns).toContain("fake");
  });

  test("harm told after praise and apart from it is no figure of speech", () => {
    const harmed = readReview("Lugar lindo e atendimento bom. Depois passei mal a noite toda.");
    expect(harmed.concerns).toEqual(["health"]);
    const helped = readReview("A Ana me salvou quando passei mal, equipe maravilhosa!");
    expect(helped.concerns).toEqual([]);
  });

  test("thanks in mourning are no occasion for joy", () => {
    const reading = readReview(
      "Obrigada por cuidarem do meu gatinho até o último dia. Foram muito delicados.",
    );
    expect(reading.grieves).toBe(true);
    expect(reading.concerns).toEqual([]);
  });

  test("minutes on a road are no address, a street with its number is", () => {
    expect(readReview("Parei na estrada e chegou em 25 minutos.").personalData).toBe(false);
    expect(readReview("Moro na rua das Acácias 45.").personalData).toBe(true);
  });

  test("whoever is thanked is not who wrote", () => {
    expect(readReview("Meu filho passou direto. Obrigado, prof. Wagner!").author).toBeUndefined();
  });

  test("who falls ill after a meal makes no clinic of a restaurant", () => {
    const reading = readReview("Comi o sushi e passei mal, o médico confirmou infecção.");
    expect(reading.concerns).toEqual(["health"]);
    expect(reading.regulated).toBe(false);
  });
});

describe("words that are written like others", () => {
  function names(review: string): string[] {
    return readReview(review).points.flatMap(({ thing }) => thing?.name ?? []);
  }

  test.each([
    ["A pintura uniforme ficou linda na sala.", "o uniforme"],
    ["A barba ficou torta.", "a torta"],
    ["Ligo e só dá caixa postal.", "o caixa"],
    ["Tem um gato lindo que se chama Recibo.", "o recibo"],
    ["Cheguei às duas e meia e o atendimento foi péssimo.", "a meia"],
    ["O chá, faço justiça, estava bom.", "a estava"],
  ])("%s", (review, misread) => {
    expect(names(review)).not.toContain(misread);
  });

  test("a verb is no thing", () => {
    expect(names("O de chocolate, sinto dizer, estava seco.")).not.toContain("o estava");
  });
});

describe("a sentence that turns", () => {
  test.each([
    "O camarão é o mais fresco da cidade. Agora, a calçada na frente fica com uma poça.",
    "A pintura ficou linda. Já o piso ficou cheio de respingos de tinta.",
  ])("%s", (review) => {
    const { tone, quotes } = readReview(review);
    expect(tone).toBe("mixed");
    expect(quotes.some(({ bad }) => bad > 0.5)).toBe(true);
  });

  test("the emergency room signs no review", () => {
    expect(readReview("Veio amendoim no molho. Ele foi parar no pronto-socorro.").author).toBe(
      undefined,
    );
  });
});

describe("words in another mouth", () => {
  test("praise that is quoted praises nothing", () => {
    const reading = readReview(
      'Paguei 90 num casaco "sem defeito". Em casa achei um furo tapado com fita.',
    );
    expect(reading.tone).toBe("complaint");
  });

  test("a review that stands between quotation marks as a whole is read", () => {
    expect(readReview('"Adorei o bolo, o atendimento é excelente!"').tone).toBe("praise");
  });
});

describe("facts told without a word that judges", () => {
  test.each([
    ["Marquei às nove e ninguém apareceu.", "complaint"],
    ["No aplicativo 42, no caixa 61 reais, cobraram a mais.", "complaint"],
    ["Voltou a pingar no segundo dia.", "complaint"],
    ["Ficaram até tarde e consertaram na hora.", "praise"],
    ["As crianças não queriam ir embora.", "praise"],
    ["Virei cliente e já indiquei para a família toda.", "praise"],
  ])("%s", (review, tone) => {
    expect(readReview(review).tone).toBe(tone);
  });

  test("both halves of a mixed review name something", () => {
    const { tone, points } = readReview(
      "Móvel bem feito e madeira boa, mas demoraram três meses além do combinado.",
    );
    expect(tone).toBe("mixed");
    expect(new Set(points.map(({ polarity }) => polarity))).toEqual(new Set([1, -1]));
  });
});

describe("a text of thousands of characters", () => {
  const long = "Fomos de carro com a família e paramos na praça antes de entrar. ".repeat(60);

  test("is read for points and tone up to where its words run out", () => {
    expect(readReview(`A comida estava fria e o garçom foi grosso. ${long}`, 1).points).not.toEqual(
      [],
    );
    expect(readReview(`${long} O wifi não funciona.`, 1).points).toEqual([]);
  });

  test("and to its end for what is grave, asked or must not be repeated", () => {
    const reading = readReview(
      `${long} Passei mal a noite toda e fui parar no hospital. Meu telefone é 11 98888-7777. Vocês abrem domingo?`,
      1,
    );
    expect(reading).toMatchObject({ personalData: true, asks: true });
    expect(reading.concerns).toContain("health");
  });
});
