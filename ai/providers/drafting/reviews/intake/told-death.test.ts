import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("a death that a complaint tells of", () => {
  test.each([
    "O gato morreu na internação e só me ligaram no outro dia cedo. Frieza total.",
    "Minha gata morreu depois da castração e nem ligaram",
    "O Thor morreu na mesa de cirurgia, ninguém explicou nada",
    "perdi meu cachorrinho nessa clínica, frieza total",
    "Minha calopsita morreu na consulta e me entregaram numa caixa",
    "nossa cadela faleceu na internação e cobraram tudo",
    "O Pingo não resistiu à cirurgia e souberam só cobrar",
    "Meu poodle morreu no banho",
    "Deixei meu gato no hotel e ele morreu, ninguém sabe explicar",
    "mataram minha cachorra na tosa",
    "perdemos nosso filhote aí, nem um pedido de desculpa",
    "Levei minha gatinha pra castrar e ela morreu no dia seguinte",
    "minha gata, de 3 anos, morreu aí",
  ])("is answered with condolence: %s", (review) => {
    expect(readReview(review, 1).certain).toContain("loss");
    expect(draftReply(review, undefined, 1).text).toMatch(/perda|sua dor/);
  });

  test.each([
    "Meu celular morreu depois da troca de tela",
    "Minha esposa e o celular morreu na mão dela",
    "A bateria morreu no conserto",
    "minha planta morreu em uma semana",
    "meu cachorro quase morreu de medo do secador",
    "Meu gato morreu de medo no banho",
    "O cachorro quente morreu de frio no caminho",
    "Meu filho morreu de rir com o palhaço, mas o som falhava",
    "Meu cachorro não morreu por sorte, mas passou mal",
    "Perdi meu gato de pelúcia na loja",
    "Perdi meu cachorro porque deixaram fugir no hotelzinho",
    "Fiz a tatuagem da patinha do meu cachorro que morreu, mas esperei duas horas",
    "O armário da minha mãe, que veio morar comigo quando fiquei sem meu pai, atrasou",
    "Achei que o gato já não respirava, era só sono",
  ])("is none in: %s", (review) => {
    expect(readReview(review, 2).certain).not.toContain("loss");
  });
});
