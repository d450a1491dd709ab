import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("those it is for are told whole", () => {
  test.each([
    [
      "oi sou nutricionista em Lavras atendo quem quer engordar com saúde e quem corre de manhã não faço dieta pela internet",
      /Para quem quer engordar com saúde e quem corre de manhã/u,
      /Atendo quem|internet/u,
    ],
    [
      "faço unha em gel em Jaú e manutenção também eu atendo de terça a sábado meu público é noiva e madrinha",
      /Para noiva e madrinha/u,
      /meu público/iu,
    ],
    [
      "Assessoria de corrida em Santos.\nMulheres iniciantes, inclusive acima de 50 anos\nR$ 220 por mês",
      /Para mulheres iniciantes/u,
      /^Mulheres iniciantes/mu,
    ],
    [
      "Sou psicóloga em Penedo. Trabalho com adultos que passaram por luto, separação ou AVC. Sessão R$ 120.",
      /Para adultos que passaram por luto, separação ou AVC/u,
      /^Separação/mu,
    ],
    [
      "meu público são feirantes e donos de barraca, vendo lona em Caruaru 35 o metro",
      /Para feirantes e donos de barraca/u,
      /público/u,
    ],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });
});

describe("what is not said of the shop is left out", () => {
  test.each([
    [
      "queria um anuncio que chama muita gente, vendo pijama em Jales 60 reais",
      /pijama/iu,
      /Muita Gente/u,
    ],
    [
      "Cabeleireira em Patos. Corte R$ 40. Não fazemos: progressiva, mega hair",
      /Corte por R\$ 40/u,
      /rogressiva|hair/u,
    ],
    ["Aulas de violão em Natal, R$ 60 a hora. Bateria e piano, não.", /violão/u, /Bateria|piano/u],
    ["Faço marmita em Olinda por R$ 22. Nada congelado.", /marmita/iu, /^Congelado/mu],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });
});

describe("what is sold stands apart from who sells it", () => {
  test.each([
    [
      "eu vendo coisas de cozinha e vasilhas em Lins",
      /Produtos de cozinha e vasilhas/u,
      /coisas/iu,
    ],
    [
      "olha eu sou o seu Genival encanador em Lages troco torneira por 60",
      /Encanador em Lages/u,
      /Genival encanador/u,
    ],
    [
      "tia lurdes transporte escolar em Betim mensalidade 280",
      /Transporte escolar em Betim/u,
      /Procura tia/iu,
    ],
    [
      "oi eu sou a tia Nice da van escolar rodo em Piraju há 9 anos mensalidade 260 levo na porta",
      /Atendo em Piraju/u,
      /[Rr]odo/u,
    ],
    [
      "Escritório de despachante em Lins, transferência R$ 190",
      /despachante em Lins/u,
      /Procura escritório\?/u,
    ],
    ["alugo pula pula em Jaú 120 a diária e cama elástica 150", /pula-pula/iu, /pula pula/iu],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });
});
