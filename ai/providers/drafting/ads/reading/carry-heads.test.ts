import { describe, expect, test } from "vitest";
import { draftAds } from "../draft-ads.ts";

function pieces(description: string): string[] {
  return draftAds(description).pieces.map(({ text }) => text.replaceAll("\u00a0", " "));
}

describe("a head told once holds for what leans on it, and nothing of it stands alone", () => {
  test.each([
    [
      "Conserto de celular em Teresina. Troca de tela do Moto G a partir de 180, Samsung A12 220, iPhone 11 350.",
      "Troca de tela do Moto G a partir de R$ 180, Samsung A12 por R$ 220, iPhone 11 por R$ 350",
      /^(?:Samsung|IPhone)/m,
    ],
    [
      "Estofados em Ubá. Reforma de cadeira R$ 90, poltrona R$ 350, sofá de 3 lugares R$ 900.",
      "Reforma de cadeira por R$ 90, poltrona por R$ 350, sofá de 3 lugares por R$ 900",
      /^(?:Poltrona|Sofá)/m,
    ],
    [
      "Eletricista em Itu. Instalação de ventilador R$ 80, tomada R$ 30, chuveiro R$ 60, visita R$ 50",
      "Instalação de ventilador por R$ 80, tomada por R$ 30, chuveiro por R$ 60",
      /^(?:Tomada|Chuveiro)/m,
    ],
    [
      "Chaveiro em Patos. Cópia da chave Yale R$ 10, Gol R$ 60, Onix R$ 180.",
      "Cópia da chave Yale por R$ 10, Gol por R$ 60, Onix por R$ 180",
      /(?:^|[.:] )(?:Gol|Onix) por/m,
    ],
    [
      "Depósito em Itu. O milheiro do tijolo 8 furos é R$ 750, telha R$ 1.200, bloco R$ 2.800.",
      "telha por R$ 1.200, bloco por R$ 2.800",
      /(?:^|[.:] )(?:Telha|Bloco) por/m,
    ],
    [
      "Doces em Santarém. Brigadeiro e beijinho 60 o cento, bombom de cupuaçu 95.",
      "R$ 60 o cento, bombom de cupuaçu por R$ 95",
      /^Bombom/m,
    ],
    [
      "Vidraçaria em Criciúma. Box de banheiro incolor R$ 790 instalado, fumê R$ 880.",
      "instalado, fumê por R$ 880",
      /(?:^|[.:] )Fumê/m,
    ],
    [
      "Portas em Itu. Porta de correr branca R$ 900, preta R$ 1.050.",
      "branca por R$ 900, preta por R$ 1.050",
      /(?:^|[.:] )Preta/m,
    ],
    [
      "Capas em Itu. Capa para sofá de 2 lugares R$ 120, 3 lugares R$ 150, poltrona R$ 70",
      "3 lugares R$ 150, poltrona por R$ 70",
      /^Poltrona/m,
    ],
    [
      "Pet shop em Itu. Cachorro pequeno banho 40, tosa 30; grande 70 e 60.",
      "Cachorro pequeno banho por R$ 40, tosa por R$ 30",
      /^Tosa por|R\$ 70|R\$ 60/m,
    ],
    [
      "Transporte escolar em Itu. Mensalidade R$ 320 ida e volta, R$ 210 só um trajeto",
      "Mensalidade por R$ 320 ida e volta, R$ 210 só um trajeto",
      /escolar por R\$/,
    ],
    [
      "Floricultura em Itu. Rosas R$ 12. Entrega: centro R$ 8, zona rural R$ 20",
      "Entrega centro por R$ 8, zona rural por R$ 20",
      /(?:^|[.:] )Zona rural/m,
    ],
    [
      "Bolo de pote em Itu R$ 12. Entrega: grátis no Centro, demais bairros R$ 6",
      "Entrega grátis no centro, demais bairros por R$ 6",
      /(?:^|[.:] )Demais/m,
    ],
  ])("%s", (told, said, never) => {
    const ads = pieces(told);
    expect(ads.join("\n")).toContain(said);
    expect(ads.filter((piece) => never.test(piece))).toEqual([]);
  });

  test.each([
    [
      "Tatuador em Resende. Sinal de 50 pra reservar, abatido no dia.",
      "Sinal de R$ 50 para reservar, abatido no dia",
    ],
    [
      "Maquiadora em Itu. Make 150. Sinal de 30% pra reservar, devolvido se cancelar até 2 dias antes.",
      "Sinal de 30% para reservar, devolvido se cancelar até 2 dias antes",
    ],
  ])("what becomes of a sum is told with it: %s", (told, said) => {
    const ads = pieces(told).join("\n");
    expect(ads).toContain(said);
    expect(ads).not.toMatch(/(?:^|[.:] )(?:Abatido|Devolvido)/m);
  });

  test("what has no room beside its head is left out", () => {
    const ads = pieces(
      "Estofados em Ubá. Reforma de cadeira de jantar R$ 90, poltrona R$ 350, sofá grande R$ 900, banqueta R$ 80, puff quadrado R$ 70.",
    ).join("\n");
    expect(ads).toContain("Reforma de cadeira de jantar por R$ 90, poltrona por R$ 350");
    expect(ads).not.toMatch(/(?:^|[.:] )(?:Banqueta|Puff)/m);
  });
});

describe("what has a head of its own stands for itself", () => {
  test.each([
    ["Barbearia em Itu. Corte de cabelo 40, barba 30, sobrancelha 15", "Barba por R$ 30"],
    ["Estética em Itu. Limpeza de pele 140, massagem 90", "Massagem por R$ 90"],
    ["Oficina em Itu. Troca de óleo R$ 90, alinhamento R$ 60", "Alinhamento por R$ 60"],
    ["conserto celular em Bagé a partir de 80, capinha 20, película 15", "Capinha por R$ 20"],
    ["Costureira em Itu. Barra de calça R$ 20, zíper R$ 25", "Zíper por R$ 25"],
    ["Salgados em Tubarão: cento do frito R$ 70, cento do quibe R$ 75", "Cento do quibe por R$ 75"],
    ["Lanchonete em Itu. Coxinha R$ 7, pastel R$ 9, suco R$ 6", "Pastel por R$ 9"],
    [
      "Eletricista em Itu. Instalação de ventilador R$ 80, visita R$ 50",
      "Eletricista: visita por R$ 50",
    ],
    ["Empório em Jales, queijo curado 79 o kg, cachaça da casa 38.", "Cachaça da casa por R$ 38"],
    ["Creche em Itu. Mensalidade R$ 900, matrícula R$ 200", "Creche: matrícula por R$ 200"],
    ["Pet shop em Itu. Banho R$ 40, tosa R$ 30", "Tosa por R$ 30"],
  ])("%s", (told, said) => {
    expect(pieces(told)).toContain(said);
  });
});
