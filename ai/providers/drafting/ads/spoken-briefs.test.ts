import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

/** What was written of a brief, with plain spaces. */
function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text.replace(/\s/gu, " "))
    .join("\n");
}

describe("a brief as owners speak it", () => {
  test("says nothing of who speaks", () => {
    const told = written(
      "oi eu sou a rosângela tenho uma loja de lãs em jaraguá do sul chama ponto cruz",
    );
    expect(told).not.toMatch(/ros[âa]ngela/iu);
    expect(told).toContain("Ponto Cruz");
    expect(told).not.toMatch(/chama/u);
  });

  test("keeps the first week and the hours apart", () => {
    const told = written(
      "academia no bairro Cidade Nova em Manaus mensalidade 99 plano trimestral 270 aberto das 5 as 23 primeira semana gratis",
    );
    expect(told).not.toMatch(/às 23 primeira/u);
    expect(told).toMatch(/Primeira semana grátis/u);
  });

  test("tells until when orders are taken apart from the price", () => {
    const told = written(
      "vendo marmita congelada, 10 unidades por 180 20 unidades por 340, entrego em Taguatinga terça e sexta taxa 8 reais pedido até domingo meio dia",
    );
    expect(told).toMatch(/R\$ 180, 20 unidades/u);
    expect(told).toMatch(/(?:^|\. )Pedido até domingo/mu);
  });

  test("takes what is counted for no sum", () => {
    const told = written(
      "vendo mudas em Holambra muda de limão 35 jabuticaba com fruto 180 bandeja de alface 12 mudas por 10",
    );
    expect(told).toMatch(/12 mudas por R\$ 10/u);
    expect(told).not.toMatch(/R\$ 12/u);
  });

  test("leaves out what holds for another case only", () => {
    const told = written(
      "Estúdio de tatuagem no Batel, Curitiba. Tattoos de 10cm por 200. Fora do flash, orçamento pelo direct.",
    );
    expect(told).not.toMatch(/R\$ 200, fora/u);
  });

  test("takes the kinds of a thing for no thing of their own", () => {
    const told = written(
      "Pastelaria em Canoas. Pastel de carne, queijo e pizza 9 reais, caldo de cana 500ml 8 reais.",
    );
    expect(told).not.toMatch(/^Queijo e pizza/mu);
  });
});

describe("a sum and what it is for", () => {
  test.each([
    [
      "Clínica de estética em Cascavel limpeza de pele 130 drenagem 100 pacote 10 drenagens 850",
      /Pacote 10 drenagens por R\$ 850/u,
      /R\$ 10(?!\d)/u,
    ],
    [
      "Curso de inglês em Goiânia. De 349 por 279 mensais pra quem se matricular até 30 de julho.",
      /R\$ 279 mensais para quem se matricular até 30 de julho/u,
      /R\$ 279(?! mensais para)/u,
    ],
    [
      "pet em Maringá golden 15kg 159,90 areia 4kg 18 banho pequeno 45 médio 60 grande 85 entregamos nas zonas 2 3 e 7",
      /zonas 2 3 e 7/u,
      /R\$ 7(?!\d)/u,
    ],
    [
      "Consultório odontológico em Itajaí, clareamento R$ 600, limpeza R$ 150, aparelho R$ 99 por mês (documentação à parte).",
      /R\$ 99 por mês \(documentação à parte\)/u,
      /R\$ 99 por mês(?! \()/u,
    ],
    [
      "restaurante em Caxias do Sul marmitex 22 reais entrega no bairro, acima de 3 marmitex não cobra taxa",
      /acima de 3 marmitex não cobra taxa/u,
      /(?:^|\. )Não cobra taxa/mu,
    ],
    [
      "Clínica de fisioterapia, Rua Sergipe 450 Savassi, Belo Horizonte. Sessão 120, pacote com 10 por 1.000.",
      /Sessão por R\$ 120/u,
      /R\$ 450/u,
    ],
    [
      "faço unha em gel no Jardim das Flores em Osasco aplicação 110 manutenção 75 blindagem 60",
      /(?:^|\. )Aplicação por R\$ 110/mu,
      /Osasco aplicação/u,
    ],
    [
      "Aula de física em Ribeirão Preto. R$ 80 a hora. Também faço plantão em véspera de prova, R$ 100 a hora",
      /Plantão em véspera de prova, R\$ 100 a hora/u,
      /física por R\$ 100/u,
    ],
    [
      "barbearia em Feira de Santana, corte 30 barba 20 sobrancelha 10, na segunda todo corte é 25",
      /Sobrancelha por R\$ 10/u,
      /R\$ 10, na segunda/u,
    ],
    [
      "vendo suculenta em Cuiabá suculenta pote 6 por 5 reais kit 10 por 45 terrário 60",
      /R\$ 5/u,
      /R\$ 6(?!\d)/u,
    ],
    ["Loja de celular Top Cell em Montes Claros: capinha 25 reais", /Top Cell/u, /celular Cell/u],
    [
      "faço faxina em Santos faxina 180 pesada 250 levo os produtos se quiser por mais 30",
      /por mais R\$ 30 se quiser/u,
      /Levo os produtos(?! por)/u,
    ],
    [
      "Sítio em Socorro, capela, lago e salão. Sexta 7.500, sábado 11.000, domingo 8.000. Limpeza do salão e gerador por fora.",
      /Domingo por R\$ 8\.000, limpeza do salão e gerador por fora/u,
      /R\$ 8\.000(?!, limpeza)/u,
    ],
    [
      "Chácara em Socorro por R$ 900 a diária. Decoração, buffet e limpeza por fora.",
      /decoração e buffet e limpeza por fora/u,
      /^Decoração(?: em|$)/mu,
    ],
    [
      "Escola de circo, bairro Fátima em Fortaleza, de 5 a 15 anos, mensalidade 90, duas vezes na semana",
      /mensalidade por R\$ 90/u,
      /em Fátima/u,
    ],
    [
      "Barraca na feira de Copacabana, tapioca doce 15 salgada 18 recheio duplo 22",
      /Tapioca doce por R\$ 15/u,
      /(?:^|\. )Doce por/mu,
    ],
  ])("%s", (brief, says, never) => {
    const told = written(brief);
    expect(told).toMatch(says);
    expect(told).not.toMatch(never);
  });
});
