import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("what somebody claims who worked there", () => {
  test.each([
    "Trabalhei nesse lugar e não pagam hora extra, fujam",
    "fui funcionária e nunca assinaram minha carteira",
    "trabalhei 2 meses e não recebi acerto",
    "patrão não paga hora extra",
    "fui demitida sem receber nada",
    "trabalhei na cozinha sem registro",
    "Não pagam os funcionários em dia, trabalhei lá",
    "Trabalhei 1 ano na padaria e não depositam o FGTS",
    "Fui garçonete aí, não pagam os 10% e nem hora extra",
    "minha filha trabalhou nessa loja e não recebeu a rescisão",
    "pedi demissão e até hoje não pagaram meu acerto",
    "Trabalhei como atendente, sem carteira assinada e sem férias",
    "exploram os funcionários, trabalhei aqui 6 meses",
    "Nunca assinaram a carteira do meu marido",
    "fiz teste de 3 dias aí e não me pagaram",
    "minha esposa trabalhou e não recebeu o décimo",
    "O salário é ruim, não trabalhem aqui",
    "Não contratem nem trabalhem, ficaram me devendo 3 salários",
  ])("is neither quoted nor regretted as a customer's: %s", (review) => {
    const { concerns, certain } = readReview(review, 1);
    expect(concerns).toContain("fake");
    expect(certain).not.toContain("fake");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|“|o atendimento d/i);
  });

  test.each([
    "Trabalhei até tarde, pedi uma pizza e não recebi",
    "Trabalho perto e almoço aqui, hoje a comida veio fria",
    "Parece que não trabalham aos sábados, perdi a viagem",
    "trabalhei lá perto por anos, o café piorou",
    "Trabalhei 20 anos como garçom e nunca vi serviço tão lento",
    "Trabalhei na festa da minha filha o dia inteiro e o buffet não entregou os salgados",
    "Pedi pra sair da pousada e não devolveram nem uma diária",
    "Cobraram hora extra do salão de festas sem avisar",
    "Os funcionários não pagam de simpáticos, atendimento ruim",
    "Fui demitida e a academia não quis cancelar meu plano",
    "Não assinaram a carteira de vacinação da minha filha",
    "não pagam o preço justo pelo meu usado",
    "o contador atrasou a folha dos meus funcionarios",
    "Fui funcionária pública e aposentei, mas as aulas atrasam",
    "Cobraram R$ 80 pela visita do eletricista e nem abriram o quadro de luz",
  ])("is a customer's in: %s", (review) => {
    expect(readReview(review, 2).concerns).toEqual([]);
  });

  test("is no lawyer's fault", () => {
    const review = "Meu advogado não conseguiu meu acerto, trabalhei 5 anos na firma";
    expect(readReview(review, 1).concerns).not.toContain("fake");
  });
});
