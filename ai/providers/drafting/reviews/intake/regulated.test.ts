import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";

describe("a trade that keeps secrets", () => {
  test.each([
    "Pintaram o escritório em dois dias mas sujaram o carpete.",
    "Corte com precisão cirúrgica, barbeiro nota dez.",
    "O laudo do engenheiro atrasou. Meu vizinho, que é advogado, avisou.",
    "Vou procurar um advogado, a tv chegou quebrada e não trocam.",
    "A doutora dos celulares resolveu em dez minutos.",
    "Boa audiência, som baixo. O show atrasou.",
    "A costureira tirou os pontos da barra e refez.",
    "Limparam a injeção eletrônica e o carro voa.",
    "Levei meu cachorro pra tomar a vacina, demorou.",
    "Padaria do lado da clínica, pão quentinho.",
    "Lanchonete em frente ao consultório, suco fraco.",
    "O vestido ficou lindo, parecia uma médica de novela.",
  ])("is not told of in: %s", (review) => {
    expect(readReview(review, 3).regulated).toBe(false);
  });

  test.each([
    "O advogado explicou cada passo do meu caso.",
    "O escritório é ótimo, cuidaram do meu inventário.",
    "A doutora Paula atendeu no horário.",
    "Minha amiga indicou a advogada e ela foi ótima.",
    "Procurei o advogado e ele explicou tudo.",
    "O escritório é ótimo e entregou tudo no prazo.",
    "A moça colheu meu sangue e nem senti.",
    "Fiz a mamografia com muita calma, gente delicada.",
    "Aplicaram a injeção na minha mãe com carinho.",
    "Clínica perto do consultório antigo, a doutora é ótima.",
  ])("is told of in: %s", (review) => {
    expect(readReview(review, 5).regulated).toBe(true);
  });
});

describe("what only sounds like harm", () => {
  test.each([
    "Quase morri de calor esperando o pedido.",
    "Quase desmaiei quando vi a conta.",
    "Meu celular foi internado duas vezes e voltou igual.",
    "O técnico disse que a placa morreu e cobrou a visita.",
    "Mataram minha samambaia, nem água deram.",
  ])("is no grave matter: %s", (review) => {
    expect(readReview(review, 1).concerns).toEqual([]);
  });

  test.each([
    "Desmaiei no salão de tanto cheiro de química.",
    "Quase desmaiei de dor na maca.",
    "Quase morremos com o vazamento de gás.",
    "Meu cachorro quase morreu no banho.",
  ])("is one where somebody was harmed: %s", (review) => {
    expect(readReview(review, 1).concerns).not.toEqual([]);
  });
});
