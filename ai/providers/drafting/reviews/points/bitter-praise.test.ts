import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";

function tonesOf(texts: readonly string[], stars?: number) {
  return texts.map((text) => [text, readReview(text, stars).tone]);
}

const all = (texts: readonly string[], tone: string) => texts.map((text) => [text, tone]);

describe("good words that praise nothing of the shop", () => {
  it("hold only while there is something to gain", () => {
    const texts = [
      "Pra vender o seguro são uns amores, pra pagar a batida ninguém atende",
      "A consultora era atenciosa até a gente assinar. Hoje não responde",
      "Antes de pagar a entrada era tudo gentileza. Agora sumiram",
      "No site é tudo lindo, quando chega é outra história",
      "Ágeis pra cobrar a mensalidade, isso são",
      "Educados na venda, grosseiros na troca",
      "O rapaz foi estúpido comigo. Lamentável, pra mostrar o carro é um doce",
      "Fui trocar o vestido e me trataram mal. Um horror, na hora de receber são uns amores",
      "Decorador que era tão gentil antes do sinal agora nem responde",
    ];
    for (const stars of [undefined, 1, 2])
      expect(tonesOf(texts, stars)).toEqual(all(texts, "complaint"));
  });

  it("name nothing of the other business", () => {
    const text = "Antes tivesse comprado na loja da esquina, mais longe mas ao menos entrega";
    const { points, quotes } = readReview(text, 1);
    expect(points).toEqual([]);
    expect(quotes.map((quote) => quote.text)).not.toContain(
      "antes tivesse comprado na loja da esquina, mais longe",
    );
  });

  it("are told of another business", () => {
    const texts = [
      "Devia ter ido no borracheiro da avenida, que é honesto e rápido",
      "Melhor ter comprado na loja do centro, lá o atendimento é ótimo",
      "Antes eu mesma tivesse bordado, ficava lindo",
      "Minha antiga costureira era caprichosa, essa não",
      "Antes tivesse comprado na loja da esquina, mais longe mas ao menos entrega",
      "Devia ter chamado o pedreiro da minha tia, lento mas pelo menos termina",
      "Meu antigo jardineiro vinha todo sábado, saudade",
    ];
    expect(tonesOf(texts)).toEqual(all(texts, "complaint"));
  });

  it("are told of who was served before the writer", () => {
    const texts = [
      "Fiquei na fila meia hora. Entrou uma amiga da gerente e foi atendida com toda gentileza",
      "Esperei em pé. Um rapaz de terno chegou e já o atenderam sorrindo",
      "A cadeira boa foi pro casal que chegou depois, com cafezinho e tudo",
      "Cheguei de chinelo, as moças de papo. Entrou um rapaz bonito e foram logo ajudar",
      "Vim de uniforme, o vendedor olhando o celular. Chegou uma senhora simpática e ele atendeu sorrindo",
      "Meu vizinho foi atendido no mesmo dia, eu estou esperando faz dois meses",
    ];
    expect(tonesOf(texts)).toEqual(all(texts, "complaint"));
  });

  it("are told of an hour that shut somebody out", () => {
    const texts = [
      "Museu lindo. A bilheteria fecha pontualmente às 16h, fiquei do lado de fora",
      "Passeio ótimo! O barco sai religiosamente às 9h, cheguei 9h05 e já tinha partido, foi embora",
    ];
    for (const stars of [undefined, 3, 4])
      expect(tonesOf(texts, stars)).toEqual(all(texts, "mixed"));
  });

  it("praise where nothing makes them bitter", () => {
    const texts = [
      "Foram atenciosos desde a entrada até eu pagar a conta",
      "Antes de pagar me mostraram tudo, atendimento excelente",
      "Devia ter ido nessa academia há anos, equipe maravilhosa",
      "Amei a escola, devia ter vindo antes",
      "Chegou um rapaz e já me atendeu com simpatia",
      "Cheguei perdida, as moças conversando. Veio uma senhora simpática e foram logo me ajudar",
      "Cheguei de moto, o dono lavando o pátio. Veio um rapaz simpático e já ajudou a descarregar",
      "Ele é um doce, pra cortar o cabelo das crianças é uma simpatia",
      "Recepcionista que era ótima antes da reforma agora está melhor ainda",
      "Meu antigo padeiro era ótimo, mas esse é melhor ainda",
      "No site é tudo lindo, pessoalmente é mais bonito ainda",
      "O trem sai pontualmente às 8h, viagem tranquila",
    ];
    expect(tonesOf(texts, 5)).toEqual(all(texts, "praise"));
  });
});
