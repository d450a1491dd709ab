import { describe, expect, it } from "vitest";
import { readReview } from "../read-review.ts";
import { nameBlame } from "../writing/staff-points.ts";

const named = (review: string) => nameBlame(readReview(review, 1)).join();

describe("who botched a job", () => {
  it("is blamed for the work", () => {
    expect(named("O pintor respingou tinta na janela inteira")).toBe("o serviço do pintor");
    expect(named("A cabeleireira manchou meu cabelo")).toBe("o serviço da cabeleireira");
    expect(named("O eletricista largou fio solto atrás da geladeira")).toBe(
      "o serviço do eletricista",
    );
    expect(named("A confeiteira escreveu o nome errado no bolo")).toBe("o serviço da confeiteira");
  });

  it("is blamed for the manners where those are told", () => {
    expect(named("O garçom nos ignorou a noite toda")).not.toContain("serviço");
    expect(named("A recepcionista largou a gente esperando na porta")).not.toContain("serviço");
    expect(named("O vendedor gritou comigo")).not.toContain("serviço");
  });
});

describe("who is told of in an excuse or bears a message", () => {
  it("is not blamed", () => {
    for (const review of [
      "Há dois meses é chuva, é feriado, é o motorista de atestado",
      "Cada dia uma coisa: faltou luz, o cozinheiro casou, o gás acabou. E meu bufê nada",
      "O advogado sumiu, a secretária diz que ele está em reunião",
      "A recepcionista avisou que o médico não vinha mais, depois de duas horas",
      "A desculpa é que o serralheiro tá doente, o portão continua sem trinco",
    ])
      expect(named(review)).not.toMatch(
        /motorista|cozinheiro|secretária|recepcionista|serralheiro/,
      );
  });

  it("is not blamed at the end of a row of pretexts, nor is the rest of the row", () => {
    for (const review of [
      "Toda semana uma novidade: o vidro, a chuva, o vidraceiro acamado. Janela no plástico",
      "Vivem inventando: a areia, o frete, o pedreiro com virose. Calçada quebrada até hoje",
      "Cada dia um motivo, a máquina, a linha, a costureira operada",
    ])
      expect(named(review)).not.toMatch(/vidraceiro|frete|pedreiro|máquina|costureira/);
    expect(named("O garçom, o cozinheiro, o gerente grosso")).toMatch(/garçom|gerente/);
    expect(named("A recepção, o quarto, o chuveiro quebrado")).toContain("chuveiro");
  });

  it("is blamed for what was told wrong", () => {
    expect(named("A recepcionista disse que o plano cobria, depois veio boleto")).toContain(
      "recepcionista",
    );
  });
});
