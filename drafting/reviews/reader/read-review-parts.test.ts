import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReviewParts } from "./read-review-parts.ts";
import { readStars } from "./read-stars.ts";

/** A review, and what is read from it: praise behind "+", complaints behind "-". */
const cases = `
Pão quentinho e atendimento nota 10 => +freshness,service
comida maravilhosa, ambiente agradável e preço justo => +ambience,price,taste
Ótimo atendimento => +service
otimo atendimento, recomendo!! => +recommendation,service
o atendimeto foi pessimo => -service
Atendimento péssimo, comida fria e demorou 1h => -cold,service,wait
Comida boa mas o atendimento deixa a desejar => +taste -service
Não gostei do corte => -poor-work
amei meu cabelo, ficou lindo => +looks,result
Cheguei no horário marcado e esperei 50 minutos => -wait
A entrega atrasou duas horas e o bolo veio amassado => -damage,delay
Chegou tudo certinho e bem embalado => +delivery,packaging
A moça do caixa foi super grossa comigo => -rudeness
Funcionária mal educada, nem olhou na minha cara => -rudeness
Atendentes muito educados => +kindness
massa grossa e recheio pouco => -
Pouco recheio e caro => -portion,price
Muito caro pelo que oferece => -price
não é caro e a comida é deliciosa => +price,taste
Preço salgado => -price
Salgados deliciosos => +taste
Nada fresco, salada murcha => -stale
O produto veio com defeito e não quiseram trocar => -defect,refund
Pedi reembolso e até hoje nada => -refund
Ninguém responde no whatsapp => -no-answer
Liguei várias vezes e não atendem o telefone => -no-answer
mandei msg e me deixaram no vácuo => -no-answer
O problema voltou depois de uma semana => -came-back
Levei meu celular pra consertar e ele continua com o mesmo defeito => -came-back
Consertaram meu celular na hora, preço honesto => +price,solution
Explicou tudo direitinho antes de mexer no carro => +explanation
Mecânico honesto, não empurrou nada => +honesty
Ambiente limpo e aconchegante => +ambience,cleanliness
banheiro sujo e cheiro de mofo => -dirt
Som muito alto, não dá pra conversar => -noise
Quarto confortável, cama ótima => +comfort
o chuveiro não esquenta e o colchão é duro => -discomfort
Perdi a festa da minha filha por causa do atraso => -delay,missed-date
Estragaram meu aniversário => -missed-date
Cancelaram meu horário em cima da hora => -cancelled
Me cobraram duas vezes => -billing
A conta veio errada => -billing
Veio faltando a bebida => -missing-item
Mandaram o sabor errado => -wrong-item
Não tinha metade do cardápio => -out-of-stock
O vestido é totalmente diferente da foto => -not-as-shown
tecido fraco, descosturou na primeira lavagem => -quality
Fui lá no horário que diz no google e estava fechado => -closed
ninguém avisou que não abria no feriado => -information
Comida sem sal e sem graça => -taste
Porções pequenas => -portion
Bem servido e gostoso => +portion,taste
Muita variedade e sempre tem novidade => +variety
Fácil de estacionar e bem localizado => +location
Rápido e eficiente => +speed
não demorou nada => +speed
entregaram antes do prazo => +punctuality
Super pontual => +punctuality
Cliente há 10 anos, volto sempre => +recommendation
não recomendo => -overall
Não volto mais => -overall
nunca mais volto nesse lugar => -overall
Adorei!!! => +overall
adorei tudoooo => +overall
Top demais => +overall
Decepção => -overall
péssimo => -overall
Horrível, não percam tempo => -overall
Esperava mais => -overall
Capricho em cada detalhe => +care
Feito com muito carinho => +care
Vestido lindo => +looks
Me senti segura, passam muita confiança => +trust
Não deixa nada a desejar => +overall
não tenho do que reclamar => +overall
Nunca comi um pão tão bom => +taste
Não via a hora de experimentar => -
Sem palavras => -
Na concorrência é mais barato => -
Na padaria da esquina o atendimento é melhor => -
Minha irmã disse que a comida é horrível => -
Li nas avaliações que demora muito => -
Ouvi dizer que o atendimento é ruim => -
Antes era ótimo => -
Antigamente o pão era delicioso, hoje é caro e velho => -price
Já foi melhor => -
Seria bom ter mais variedade => -
Se o atendimento fosse melhor eu voltava => -
Poderia ser mais rápido => -
gostaria de agradecer a equipe, todos muito atenciosos => +service
O atendimento poderia melhorar => -service
Vocês entregam aos domingos? => -
Qual o preço do bolo? => -
Parabéns, conseguiram estragar meu jantar => -
Ótimo atendimento só que não => -
Super rápido, só 3 horas de espera => -wait
Que maravilha hein, comida fria de novo => -cold
Se você gosta de esperar, recomendo => -
Recomendo para quem gosta de ser mal tratado => -rudeness
Excelente! Só 2 horas pra entregar uma pizza => +overall
sem atraso e sem complicação => +punctuality
Nenhum defeito => -
O motor não tem mais nenhum barulho => -
Sofá que estava sujo ficou novinho => +result
Fila pequena e andou rápido => +speed
Valeu a espera => -
Quem não gosta de comida boa? => -
Carinho e respeito com os animais => -
Trataram meu cachorro com muito carinho => +care
A tosa ficou torta => -poor-work
Professora maravilhosa, explica muito bem => +explanation,service
A escola é ótima mas a mensalidade é cara => +overall -price
O atendimento é bom, mas demora => +service -wait
Atendimento rápido e cordial => +kindness,speed
Comida boa. Atendimento ruim. Preço alto. => +taste -price,service
o lanche chegou gelado e o refri quente => -cold
Fui muito bem atendida pela Bia => +service
Gostei bastante do resultado => +result
Material de ótima qualidade => +quality
Produto de péssima qualidade => -quality
a roupa desbotou => -quality
Nota 0 => -
Nota 10! => -
n gostei => -overall
mto bom => +overall
Achei fraco o rodízio => -taste
Rodízio bom, garçons atenciosos => +service,taste
Já estive em outros hotéis piores => -
não foi ruim => -
nem quente estava => -
atendimento zero => -service
zero atendimento => -service`;

function pointsOf(text: string): string {
  const { praised = [], complaints = [] } = readReviewParts(text);
  const signed = [["+", praised] as const, ["-", complaints] as const]
    .filter(([, points]) => points.length > 0)
    .map(([sign, points]) => sign + points.toSorted().join(","));
  return signed.join(" ") || "-";
}

test.each(
  cases
    .trim()
    .split("\n")
    .map((line) => line.split(" => ")),
)("reads %j as %s", (text = "", points) => {
  expect(pointsOf(text)).toBe(points);
});

describe("beside the points", () => {
  test.each([
    ["Pedi um bolo e adorei. Carla", "Carla"],
    ["O bolo veio torto.\n\nMarcos Vinícius", "Marcos"],
    ["Sou a Jéssica e esperei 1h", "Jéssica"],
    ["Comida fria. — Ubiratan", "Ubiratan"],
    ["CARLA escreveu: demorou muito", "Carla"],
    ["Decepcionante. Lixo", undefined],
    ["Não gostei. Recomendo a Ana", undefined],
    ["Tudo perfeito. Parabéns", undefined],
  ])("the customer of %j is %s", (text, customer) => {
    expect(readReviewParts(text).customer).toBe(customer);
  });

  test.each([
    ["A Bia foi super gentil", ["Bia"]],
    ["Atendimento da Camila maravilhoso, obrigada Cris!", ["Camila", "Cris"]],
    ["A Kátia e o João são ótimos", ["Kátia", "João"]],
    ["O bolo de aniversário da Manu ficou perfeito", undefined],
    ["Minha filha Ana amou, a Paula adorou tudo", undefined],
    ["A Bia foi grossa", undefined],
    ["A Padaria Aurora é ótima", undefined],
  ])("%j praises %j", (text, people) => {
    expect(readReviewParts(text, { business: { shop: "Padaria Aurora" } }).people).toEqual(people);
  });

  test("few stars leave no praise that nothing sets apart, many no vague complaint", () => {
    expect(readReviewParts("Ótimo atendimento", { stars: 1 }).praised).toBeUndefined();
    expect(readReviewParts("Ótimo atendimento, mas caro", { stars: 1 })).toMatchObject({
      praised: ["service"],
    });
    expect(readReviewParts("Decepção zero, mas pão velho", { stars: 5 }).complaints).toEqual([
      "stale",
    ]);
  });

  test("other languages are read by a few words of their own", () => {
    const english =
      "The staff was friendly but the food was cold and we waited an hour for the bill.";
    expect(readReviewParts(english)).toEqual({
      praised: ["kindness"],
      complaints: ["wait", "cold"],
      language: "en",
    });
    const spanish = "La comida estaba muy rica y el mozo muy amable, pero nos cobraron de más.";
    expect(readReviewParts(spanish)).toMatchObject({
      praised: ["taste", "kindness"],
      complaints: ["billing"],
      language: "es",
    });
  });

  test("a case is told, and a quote never", () => {
    const parts = readReviewParts("Passei mal depois de comer aí, nunca mais volto!");
    expect(parts.case).toBe("injury");
    expect(parts.quote).toBeUndefined();
  });

  test.each([
    ["4 estrelas. Comida boa", 4],
    ["⭐⭐⭐⭐⭐ Top", 5],
    ["nota 2/5, fraco", 2],
    ["Dei 5 estrelas antes, agora 1 estrela", undefined],
    ["Pousada de verdade, 12 estrelas", undefined],
    ["Comida boa", undefined],
  ])("the stars of %j are %s", (text, stars) => {
    expect(readStars(text)).toBe(stars);
  });
});

describe("whatever the text", () => {
  const words = cases.split(/\s+/);
  const scrap = fc.oneof(fc.constantFrom(...words), fc.string({ unit: "grapheme", maxLength: 12 }));
  const anyText = fc.array(scrap, { maxLength: 60 }).map((parts) => parts.join(" "));

  test("the reader never throws, says the same again, and takes names from the text alone", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, 1, 3, 5), (text, stars) => {
        const known = stars ? { stars: stars as 1 | 3 | 5 } : {};
        const parts = readReviewParts(text, known);
        expect(readReviewParts(text, known)).toEqual(parts);
        const names = [...(parts.people ?? []), ...(parts.customer ? [parts.customer] : [])];
        for (const name of names) expect(text.toLowerCase()).toContain(name.toLowerCase());
      }),
      { numRuns: 300 },
    );
  });

  test("a long text takes no longer per character than a short one", () => {
    const unit =
      "O atendimento foi ótimo, a comida e o ambiente não, esperei muito e ninguém me atendeu ";
    const timeOf = (text: string) => {
      const start = performance.now();
      readReviewParts(text);
      return performance.now() - start;
    };
    timeOf(unit.repeat(10));
    const [short, long] = [timeOf(unit.repeat(10)), timeOf(unit.repeat(90))];
    expect(long).toBeLessThan(9 * 6 * Math.max(short, 2));
  });
});
