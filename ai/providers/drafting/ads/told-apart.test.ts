import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function written(brief: string): string {
  return draftAds(brief)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("a place is where the shop is", () => {
  test.each([
    ["escolinha de vôlei, treino na quadra do Guarani, Itapira", /em Itapira/u, /em Guarani/u],
    [
      "reboque 24 horas Feira de Santana carro 140",
      /Reboque 24 horas em Feira de Santana/u,
      /horas Feira/u,
    ],
    ["busco e entrego em Bagé sem cobrar, restauro cadeiras antigas", /em Bagé/u, /Bagé Bagé/u],
    ["costuro uniformes, orçamento sem custo. Americana/SP", /em Americana/u, /americana/u],
    [
      "depilação Belo Horizonte região da Pampulha, axila 30",
      /em Belo Horizonte/u,
      /Horizonte região/u,
    ],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });
});

describe("a sum belongs to what it is for", () => {
  test.each([
    [
      "ovos caipira vendo em Socorro, cento de salgado assado 90",
      /[Cc]ento de salgado assado por R\$ 90/u,
    ],
    [
      "barraca em Itu, sábado tem galinhada 32 por pessoa, marmita 20",
      /[Gg]alinhada por R\$ 32 por pessoa no sábado/u,
    ],
    [
      "açougue em Jaú, linguiça 24,90 o kilo, na sexta cupim 36,90 o kilo",
      /[Cc]upim por R\$ 36,90 o kilo na sexta/u,
    ],
    [
      "lava jato em Avaré, lavagem completa carro pequeno 50 grande 65",
      /[Ll]avagem completa carro pequeno por R\$ 50, grande por R\$ 65/u,
    ],
    ["aulas de canto online, 70 avulsa ou 240 o pacote com 4", /R\$ 240 o pacote com 4/u],
    ["passeio de escuna em Paraty, 6 pessoas 540 a escuna", /6 pessoas por R\$ 540 a escuna/u],
    ["tapete de lã em Tatuí, 1,50 x 2 por 320", /1,50 x 2 por R\$ 320/u],
    ["pet sitter em Salto, 40 reais a visita de 30 minutos", /[Vv]isita de 30 minutos por R\$ 40/u],
    [
      "gás em Bauru, botijão 115, taxa de entrega 5, grátis acima de 200",
      /[Tt]axa de entrega por R\$ 5, grátis acima de R\$ 200/u,
    ],
    [
      "loja de roupa em Pelotas, body 25. Na compra de 3 peças, a de menor valor sai pela metade",
      /3 peças, a de menor valor sai pela metade/u,
    ],
  ])("%s", (brief, says) => {
    expect(written(brief)).toMatch(says);
  });
});

describe("what stands without a sign is read as it is meant", () => {
  test.each([
    [
      "pizzaria em Jales, rodízio 49,90 criança de 6 a 10 metade do preço",
      /Criança de 6 a 10 metade do preço/u,
    ],
    [
      "marmita da Ivone em Tatuí, 17 reais com frango 20 com peixe",
      /R\$ 17 com frango, R\$ 20 com peixe/u,
    ],
    ["frete em Bauru a partir de 150, viagem pra São Paulo 1.100", /São Paulo por R\$ 1\.100/u],
    [
      "vendo pastel em Mafra, pastel de carne 12 e de camarão 16, só domingo",
      /de carne por R\$ 12 e de camarão por R\$ 16/u,
    ],
    ["aula de piano em Niterói (Icaraí) 95 a hora ou online 70", /em Niterói/u],
    ["depilação só feminina Taguatinga Sul quem indicar amiga ganha 10%", /em Taguatinga Sul/u],
    [
      "técnico de aquecedor em Assis, visita 70 que desconta do serviço",
      /[Vv]isita por R\$ 70 que desconta/u,
    ],
    ["manicure em Poá, pé e mão 45, quem pagar 4 leva a quinta", /[Qq]uem pagar 4 leva a quinta/u],
    [
      "personal organizer organizo armário e cozinha em Lages",
      /[Oo]rganização de armário e cozinha/u,
    ],
    ["lavo roupa por quilo em Itu, 15 reais o kg", /[Ll]avagem de roupa por quilo/u],
    [
      "pão de queijo congelado da Serra do Salitre, pacote 22",
      /^(?!.*da Serra$).*[Pp]ão de queijo congelado/mu,
    ],
  ])("%s", (brief, says) => {
    expect(written(brief)).toMatch(says);
  });

  test("hours of one day are no limit of a price", () => {
    const told = written(
      "dentista em Contagem. Primeira consulta 150 reais. Sábado só até meio-dia.",
    );
    expect(told).toMatch(/Sábado só até meio-dia/u);
    expect(told).not.toMatch(/R\$ 150, sábado/u);
  });
});

describe("what is told of the work is told apart from the prices", () => {
  test.each([
    [
      "massagista em Lins, relaxante 110, drenagem 95, atendo gestantes com cuidado, de terça a sábado, na casa da cliente cobro 35 a mais",
      /com cuidado, de terça a sábado/u,
      /R\$ (?:110|95), (?:de terça|na casa)/u,
    ],
    [
      "marmitaria em Picos, marmita 18, segunda a sábado das 11h às 14h",
      /Segunda a sábado das 11h às 14h/u,
      /R\$ 18, segunda/u,
    ],
    [
      "pastelaria em Jaú, pastel 9 reais, delivery pelo aplicativo não, só pelo nosso zap",
      /[Pp]astel por R\$ 9/u,
      /R\$ 9, só/u,
    ],
    [
      "curso de crochê em Ubá, R$ 90 por mês. Só pra quem tem mais de 14 anos",
      /[Ss]ó para quem tem mais de 14 anos/u,
      /R\$ 90 por mês, só/u,
    ],
    [
      "instalo ar condicionado em Assis, split 9 mil btus 390, metro extra 85",
      /[Mm]etro extra por R\$ 85/u,
      /R\$ 390, metro/u,
    ],
  ])("%s", (brief, says, never) => {
    expect(written(brief)).toMatch(says);
    expect(written(brief)).not.toMatch(never);
  });

  test("how old they are is no sum", () => {
    expect(written("aulas de judô em Birigui, 120 por mês, crianças a partir de 6")).not.toMatch(
      /R\$ 6/u,
    );
  });

  test("towns in a row are all of them towns", () => {
    const told = written("pintor de casa, 20 o metro, Campinas Hortolândia Sumaré");
    expect(told).toMatch(/em Campinas/u);
    expect(told).not.toMatch(/Campinas Hortolândia/u);
  });

  test("what a thing is like is no thing", () => {
    const told = written("vendo bicicleta elétrica usada 2900, bateria dura 35 km, Itajaí");
    expect(told).toMatch(/Bicicleta elétrica usada/u);
    expect(told).not.toMatch(/^Bateria|Bateria em/mu);
  });
});

describe("the thing on offer is named", () => {
  test.each([
    ["tenho uma van de 12 lugares faço transporte para festa, Jundiaí", /^Transporte em van/u],
    ["moto frete em Manaus a partir de 14 reais", /^Motofrete em Manaus/u],
    ["delivery de comida árabe em Sorocaba, esfiha 6, kibe 7", /^Comida árabe em Sorocaba/u],
    ["hotel para gatos em Cotia, diária 60 até 2 gatos", /^Hotel para gatos em Cotia/u],
    ["ensino idosos a usar o computador: e-mail, banco, fotos", /^(?!Banco)/u],
    ["marceneiro portas e armários em Itu", /^Portas e armários em Itu/u],
  ])("%s", (brief, says) => {
    expect(written(brief)).toMatch(says);
  });
});
