import fc from "fast-check";
import { expect, test } from "vitest";
import type { Stars } from "../../../contract/gemini-chat.ts";
import { readReviewParts } from "./read-review-parts.ts";
import { readStars } from "./read-stars.ts";

/** A review to "Padaria Aurora", and all that is read: + praise, - complaints, @ customer, & people, ! case, # language. */
const cases = `
Pão quentinho e atendimento nota 10 => +freshness,service
comida maravilhosa, ambiente agradável e preço justo => +ambience,price,taste
Ótimo atendimento => +service
o atendimeto foi pessimo => -service
Comida boa mas o atendimento deixa a desejar => +taste -service
Não gostei do corte => -poor-work
amei meu cabelo, ficou lindo => +looks,result
Cheguei no horário marcado e esperei 50 minutos => -wait
A entrega atrasou duas horas e o bolo veio amassado => -damage,delay
Chegou tudo certinho e bem embalado => +delivery,packaging
A moça do caixa foi super grossa comigo => -rudeness
Pouco recheio e caro => -portion,price
não é caro e a comida é deliciosa => +price,taste
Salgados deliciosos => +taste
O produto veio com defeito e não quiseram trocar => -defect,refund
mandei msg e me deixaram no vácuo => -no-answer
Consertaram meu celular na hora, preço honesto => +price,solution
Explicou tudo direitinho antes de mexer no carro => +explanation
Mecânico honesto, não empurrou nada => +honesty
banheiro sujo e cheiro de mofo => -dirt
o chuveiro não esquenta e o colchão é duro => -discomfort
Perdi a festa da minha filha por causa do atraso => -delay,missed-date
Cancelaram meu horário em cima da hora => -cancelled
Não tinha metade do cardápio => -out-of-stock
O vestido é totalmente diferente da foto => -not-as-shown
Fui lá no horário que diz no google e estava fechado => -closed
ninguém avisou que não abria no feriado => -information
Me senti segura, passam muita confiança => +trust
Não deixa nada a desejar => +overall
Nunca comi um pão tão bom => +taste
Não via a hora de experimentar => -
Antigamente o pão era delicioso, hoje é caro e velho => -price
Seria bom ter mais variedade => -
Poderia ser mais rápido => -
gostaria de agradecer a equipe, todos muito atenciosos => +service
Parabéns, conseguiram estragar meu jantar => -
Ótimo atendimento só que não => -
Super rápido, só 3 horas de espera => -wait
Que maravilha hein, comida fria de novo => -cold
Se você gosta de esperar, recomendo => -
Recomendo para quem gosta de ser mal tratado => -rudeness
O motor não tem mais nenhum barulho => -
Sofá que estava sujo ficou novinho => +result
Fila pequena e andou rápido => +speed
Quem não gosta de comida boa? => -
Carinho e respeito com os animais => -
Trataram meu cachorro com muito carinho => +care
A escola é ótima mas a mensalidade é cara => +overall -price
O atendimento é bom, mas demora => +service -wait
o lanche chegou gelado e o refri quente => -cold
Nota 10! => !stars-only
Achei fraco o rodízio => -taste
Já estive em outros hotéis piores => -
Restaurante lindo, mas o garçom esqueceu da nossa mesa e a carne veio passada do ponto => +ambience -service,taste
O sushi é incrível. O delivery é um desastre: veio tudo virado => +taste -damage
Consertaram a tela e agora o touch não funciona direito => -defect
Cliente reclamou que a pizza chegou fria, como respondo? => -cold
Roupa linda no Instagram, na vida real o tecido é transparente => -quality
1* Ótimo atendimento => -
1* Ótimo atendimento, mas caro => +service -price
5* Decepção zero, mas pão velho => -stale
Pedi um bolo e adorei. Carla => +taste @Carla
O bolo veio torto. Marcos Vinícius => -poor-work @Marcos
Sou a Jéssica e esperei 1h => -wait @Jéssica
Comida fria. — Ubiratan => -cold @Ubiratan
CARLA escreveu: demorou muito => -wait @Carla
Decepcionante. Lixo => -overall
Não gostei. Recomendo a Ana => -overall
A Bia foi super gentil => +kindness &Bia
Atendimento da Camila maravilhoso, obrigada Cris! => +service &Camila,Cris
A Kátia e o João são ótimos => +overall &João,Kátia
O bolo de aniversário da Manu ficou perfeito => +result,taste
Minha filha Ana amou, a Paula adorou tudo => -
A Bia foi grossa => -rudeness
A Aurora foi gentil => +kindness
The staff was friendly but the food was cold and we waited an hour for the bill. => #en
La comida estaba muy rica y el mozo muy amable, pero nos cobraron de más. => #es
Passei mal depois de comer aí => !injury`;

const business = { shop: "Padaria Aurora" };

function readFrom(line: string): string {
  const [, given, text = ""] = /^(?:(\d)\* )?(.*)$/.exec(line) ?? [];
  const stars = Number(given) as Stars;
  const read = readReviewParts(text, { business, ...(stars && { stars }) });
  const { praised = [], complaints = [], people = [], customer, language } = read;
  const signed = [
    ["+", praised],
    ["-", complaints],
    ["@", customer],
    ["&", people],
    ["!", read.case],
    ["#", language],
  ];
  const told = signed.flatMap(([sign, value = ""]) => {
    const values = [value].flat().toSorted().join(",");
    return values ? `${sign}${values}` : [];
  });
  return told.join(" ") || "-";
}

test.each(
  cases
    .trim()
    .split("\n")
    .map((line) => line.split(" => ")),
)("reads %j as %s", (line = "", expected) => {
  expect(readFrom(line)).toBe(expected);
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

test("the reader never throws, says the same again, and takes names from the text alone", () => {
  const words = fc.constantFrom(...cases.split(/\s+/));
  const scrap = fc.oneof(words, fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 60 }), (scraps) => {
      const text = scraps.join(" ").normalize("NFC");
      const parts = readReviewParts(text);
      expect(readReviewParts(text)).toEqual(parts);
      for (const name of [parts.people ?? [], parts.customer ?? []].flat())
        expect(text.toLowerCase()).toContain(name.toLowerCase());
    }),
    { numRuns: 300 },
  );
});

test("a long text takes no longer per character than a short one", () => {
  const unit = "O atendimento foi ótimo, a comida e o ambiente não, esperei e ninguém me atendeu ";
  const timeOf = (text: string) => {
    const start = performance.now();
    readReviewParts(text);
    return performance.now() - start;
  };
  const least = (text: string) => Math.min(...Array.from({ length: 5 }, () => timeOf(text)));
  const [short, long] = [least(unit.repeat(10)), least(unit.repeat(90))];
  expect(long).toBeLessThan(9 * 6 * Math.max(short, 2));
});
