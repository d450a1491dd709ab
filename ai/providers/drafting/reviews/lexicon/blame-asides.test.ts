import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";

function told(review: string, stars: number): string {
  return readReview(review, stars)
    .points.map(({ thing, quality }) => [quality, thing?.name].filter(Boolean).join(" "))
    .join(", ");
}

describe("a word of blame in another sense", () => {
  test.each([
    ["O recepcionista fez piada nada a ver", 1, "advert"],
    ["Meu dia foi de bom para péssimo com esse garçom", 1, "billing"],
    ["No terceiro dia de curso a professora não apareceu", 1, "durability"],
    ["Perguntei o motivo e ela encolheu os ombros", 1, "condition"],
    ["O rapaz derrubou café na minha blusa", 1, "packing"],
    ["A cuidadora chutou minha gatinha", 1, "handling"],
    ["Não atendem esse plano e ninguém diz antes", 1, "phone"],
    ["Ligo o ventilador e não gira", 1, "phone"],
    ["Chegou outra senhora e passaram ela na frente", 1, "wrongOrder"],
    ["Só seis meses de garantia num sofá desses", 1, "wait"],
    ["Não dá pra esperar muito dessa loja", 2, "wait"],
    ["Acabou o respeito nessa academia", 1, "stock"],
    ["Esqueceu a gentileza em casa essa vendedora", 1, "missing"],
    ["O sujeito da portaria gritou comigo", 1, "cleanliness"],
    ["Minha mecha ficou escura demais, pedi mel", 1, "iluminação"],
    ["Cadê a gentileza da equipe?", 1, "deadline"],
    ["Nunca retornarei nessa padaria", 1, "messages"],
    ["Tentei passar o cartão e a moça riu de mim", 1, "insistência"],
    ["Não entrega o que anuncia", 1, "delay"],
    ["Entrei pra pagar a conta e o rapaz nem olhou", 1, "billing"],
    ["Confeiteira sem touca enfeitando o bolo", 1, "esterilização"],
    ["Comprei o fogão faz quatro meses que uso e ninguém instala", 1, "duration"],
    ["Pedi um vinho branco seco e veio doce", 2, "preparation"],
    ["Levei meu tênis descolado para arrumar e perderam", 1, "condition"],
    ["Deixei o tablet lento para limpar e apagaram tudo", 1, "slowness"],
    ["O rapaz prometeu retornar e não ligou", 1, "function"],
    ["Tive que ligar pro meu pai me buscar", 1, "communication"],
    ["Mudou de dono e o pão piorou", 2, "o dono"],
    ["Fiquei confuso com tanto sabor", 2, "organisation"],
    ["O dono não veio nem olhar o estrago", 1, "missing"],
    ["Meu olho ficou puxado para o lado depois dos cílios", 1, "price"],
    ["Quebrei a cara comprando nessa loja", 1, "price"],
    ["Entrei numa fria com essa agência de turismo", 1, "temperatura"],
    ["O atendente soltou os cachorros na gente", 1, "os cachorros"],
    ["O pedreiro pingou cola no meu tapete", 1, "o vazamento"],
    ["Barulho de mar a noite inteira, quarto cheiroso", 4, "noise"],
    ["O aplicativo mandou o motoboy pro endereço errado", 1, "wrongOrder"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Ligo e ninguém atende o telefone", 1, "phone"],
    ["Esperei mais de uma hora pela marmita", 1, "wait"],
    ["Esqueceram o refrigerante e os talheres do meu pedido", 1, "missing"],
    ["Comprei a jaqueta e não durou dois meses", 1, "durability"],
    ["O quilo foi de 59 para 84", 2, "billing"],
    ["Ninguém veio me atender no balcão", 1, "attention"],
    ["Levei a geladeira que não gelava e voltou do mesmo jeito", 1, "function"],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});
