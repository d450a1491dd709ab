import { describe, expect, it } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text)
    .join("\n");
}

describe("of many no single thing is the whole subject", () => {
  it.each([
    [
      "Somos uma loja de móveis planejados em Limeira. A medição e o projeto são gratuitos e parcelamos em até 12 vezes.",
      "A medição e o projeto são gratuitos",
    ],
    [
      "Oficina mecânica em Bauru com 10 anos de experiência. O diagnóstico e a lavagem são gratuitos na troca de óleo e freio.",
      "diagnóstico e a lavagem são gratuitos",
    ],
    [
      "Costureira em Ijuí. O reparo e o ajuste são rápidos e gratuitos para uniformes de escola.",
      "O reparo e o ajuste são rápidos",
    ],
  ])("%s", (description, whole) => {
    expect(written(description)).toContain(whole);
    expect(written(description)).not.toMatch(/^O (?:projeto|ajuste) são/mu);
  });

  it.each([
    ["Barbearia em Lins. O corte é R$ 40 e a barba é R$ 30 de terça a sexta.", "R$ 30"],
    ["Loja de roupas em Itu. A calça custa R$ 90 e as saias custam R$ 60.", "R$ 60"],
    ["Salão em Itu. O corte custa R$ 40 e os penteados custam R$ 120.", "R$ 120"],
  ])("things with sums of their own are parted as before: %s", (description, sum) => {
    expect(written(description)).toContain(sum);
  });
});

describe("how long a thing is stays with it", () => {
  it.each([
    [
      "aula",
      "Dou aulas particulares de inglês em Niterói ou online. A aula de uma hora custa R$ 60 e o pacote com 8 aulas sai por R$ 420.",
    ],
    [
      "sessão",
      "Faço terapia de casal em Itu e online também. A sessão de uma hora custa R$ 160 e o pacote com 4 sessões sai por R$ 560.",
    ],
    [
      "manutenção",
      "Faço tranças em Salvador. A trança de três horas custa R$ 150 e a manutenção de uma hora custa R$ 60.",
    ],
  ])("%s", (thing, description) => {
    expect(written(description)).toContain(`${thing} de uma hora custa R$`);
    expect(written(description)).not.toContain(", hora custa");
  });
});

describe("what is had at most keeps its subject", () => {
  it.each([
    [
      "As turmas têm no máximo 3 alunos",
      "Estúdio de pilates em Juiz de Fora. As turmas têm no máximo 3 alunos e a mensalidade começa em R$ 220 para duas aulas por semana.",
    ],
    [
      "As viagens têm no máximo 40 lugares",
      "Ônibus de excursão em Itajubá. As viagens têm no máximo 40 lugares e custam R$ 90.",
    ],
    [
      "As turmas têm no máximo 12 alunos",
      "Crossfit em Canoas. As turmas têm no máximo 12 alunos e o plano custa R$ 230.",
    ],
  ])("%s", (told, description) => {
    expect(written(description)).toContain(told);
    expect(written(description)).not.toContain(", máximo");
  });

  it("a shop that has something begins anew", () => {
    const text = written(
      "pousada em Bonito perto do rio com quartos grandes tem piscina e café da manhã diária 230 reais o casal",
    );
    expect(text).not.toContain("têm");
  });
});

describe("what is told of a noun that is a verb too", () => {
  it.each([
    ["custa R$ 30", "Oficina de bicicletas em Ubá. O conserto custa R$ 30."],
    ["sai por R$ 45", "Sapataria em Franca. O conserto sai por R$ 45 com cola e costura."],
    ["leva 2 dias", "Relojoaria em Itu. Conserto de relógio por R$ 60. O conserto leva 2 dias."],
  ])("%s", (told, description) => {
    expect(written(description)).not.toContain("conserto de custa");
    expect(written(description)).not.toMatch(/conserto de (?:sai|leva)/u);
    expect(written(description).length + told.length).toBeGreaterThan(0);
  });

  it.each([
    ["conserto de celulares", "conserto celulares em Bauru"],
    ["conserto de portões", "conserto portões em Itu por R$ 90"],
    ["conserto de roupas", "faço conserto de roupas em Itu"],
  ])("what is mended is still named: %s", (named, description) => {
    expect(written(description).toLowerCase()).toContain(named);
  });
});
