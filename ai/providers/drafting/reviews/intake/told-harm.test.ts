import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("harm told by what was seen on somebody", () => {
  test.each([
    "Minha cachorra voltou do banho com a orelha cortada e ninguém me avisou",
    "A gatinha voltou do banho com o rabo cortado e ninguém falou nada",
    "O coelho veio do hotelzinho com a pata quebrada",
    "meu shih tzu voltou com o olho vermelho do banho",
    "Nosso gato voltou da hospedagem com o focinho machucado",
    "A orelha da minha cachorrinha veio cortada da tosa",
    "devolveram minha golden com a barriga toda vermelha",
    "quebraram a pata do meu coelho no hotelzinho",
    "Minha gata voltou toda arranhada do hotel",
    "o banho e tosa amarrou meu cachorro e ele voltou com o pescoço em carne viva, mandei as fotos",
  ])("is an animal's in: %s", (review) => {
    const { concerns, certain, quotes } = readReview(review, 1);
    expect({ certain, quotes }).toEqual({ certain: ["animal"], quotes: [] });
    expect(concerns).toContain("animal");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|incômodo|cortad|quebrad/i);
  });

  test.each([
    "Meu filho voltou da creche com o braço mordido e ninguém avisou",
    "Minha filha saiu da escolinha com a testa roxa, ninguem me explicou",
    "Minha mãe voltou da casa de repouso com o braço roxo",
    "Busquei minha neta no berçário e o olho dela estava roxo",
    "Meu avô voltou do asilo com a mão inchada e a direção nem ligou",
    "meu menino chegou da van escolar com o joelho ralado e ninguém contou",
    "Minha irmã saiu da massagem com as costas roxas",
    "Meu bebê foi mordido na creche e só soube em casa",
    "Voltei da depilação com a perna queimada",
    "Colocaram minha avó na cadeira e quebraram o dedo dela",
    "buscamos o Theo na creche todo mordido",
    "a manicure arrancou um pedaço do meu dedo",
    "cortaram o dedo da minha filha no salão",
    "meu avô voltou do residencial com o dente quebrado",
  ])("is a person's in: %s", (review) => {
    expect(readReview(review, 1).concerns).toContain("health");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|incômodo|“/i);
  });

  test.each([
    "a corrente do meu cachorro veio quebrada",
    "A boneca veio com o braço quebrado",
    "O ursinho voltou da lavanderia com a pata rasgada",
    "Busquei o terno no ateliê todo manchado",
    "Cortaram um pedaço do meu vestido",
    "o cordão da minha mãe que soldaram quebrou no pescoço dela",
    "Comprei pra minha filha e a boneca veio com o braço quebrado",
    "O coelho de chocolate veio com a orelha quebrada",
    "o urso de pelúcia da minha filha veio com o olho quebrado",
    "Minha cadeira chegou com o pé quebrado",
    "o braço da minha cadeira veio quebrado",
    "quebraram o pé da nossa mesa",
    "O violão da minha filha veio com o braço quebrado",
    "meu óculos voltou da ótica com a perna torta",
    "Meu sofá chegou com o braço rasgado",
    "minha calça voltou da lavanderia com o joelho manchado",
    "Minha filha saiu do salão com o cabelo cortado errado",
    "Meu cachorro voltou do banho com a unha sem cortar",
    "Cortou a cabeça do meu pai em metade das fotos do batizado",
    "Piscina com cloro demais, meus filhos saíram com o olho vermelho",
    "Minha mãe ficou com a coxinha queimada e o resto com prato frio",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).concerns).toEqual([]);
  });

  test.each([
    "Meu filho foi mordido por um cachorro na pousada",
    "Fui mordida pelo cachorro do dono da pousada",
  ])("is not the animal's in: %s", (review) => {
    expect(readReview(review, 1)).toMatchObject({ concerns: ["health"], certain: [] });
  });

  test.each([
    "Minha cachorra voltou do banho com a orelha limpinha e cheirosa",
    "Minha filha saiu do judô com o joelho ralado mas feliz, adoramos",
  ])("is none in praise: %s", (review) => {
    expect(readReview(review, 5)).toMatchObject({ tone: "praise", concerns: [] });
  });
});
