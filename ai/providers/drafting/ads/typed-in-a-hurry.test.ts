import { describe, expect, test } from "vitest";
import { draftAds } from "./draft-ads.ts";

function said(description: string): string {
  return draftAds(description)
    .pieces.map(({ text }) => text.replaceAll("\u00a0", " "))
    .join("\n");
}

describe("briefs typed in a hurry", () => {
  test.each([
    [
      "sums in front of their sizes",
      "vendo caldo de mocotó em Assis 14 reais o pequeno 19 o grande",
      "pequeno por R$ 14, grande por R$ 19",
      /19 a grande|14, o pequeno/,
    ],
    [
      "days behind a sum",
      "churrascaria em Jales rodízio 64,90 por pessoa sexta e sábado criança até 5 anos não paga",
      "Rodízio por R$ 64,90 por pessoa sexta e sábado",
      /Sexta e sábado criança/,
    ],
    [
      "the shop behind an order",
      "oi boa tarde quero um anúncio pra minha sapataria aqui na rua Goiás em Tupã troca de salto 25 sola inteira 70",
      "Sapataria em Tupã",
      /anúncio/,
    ],
    [
      "who is spoken to",
      "cara eu faço carreto em Lins a partir de 70 reais",
      "Carreto em Lins",
      /cara/i,
    ],
    [
      "kinds of one thing",
      "faço geleia caseira de uva, pera, figo e caju por 18 em Itu",
      "Geleia caseira de uva, pera, figo e caju por R$ 18",
      /^(?:Caju|Figo) /m,
    ],
    [
      "goods behind the place of a shop",
      "relojoaria em Caruaru pulseira de couro a partir de 45, troca de bateria 20",
      "Pulseira de couro a partir de R$ 45",
      /Caruaru pulseira/,
    ],
    [
      "one of a kind behind a sum",
      "podóloga em Assis avaliação 60 sessão 90 pacote com 5 sessões 400",
      "Avaliação por R$ 60. Sessão por R$ 90",
      /60 sessão/,
    ],
    [
      "what is told of a pet",
      "alugo chalé em Monte Verde diária 300, cachorro pequeno pode",
      "Aluguel de chalé",
      /^(?:Procura|Veja opções de) cachorro/m,
    ],
    [
      "a name behind what the shop is for",
      "escola de dança Passo Leve em Osasco, mensalidade 140".toLowerCase(),
      "Escola de dança Passo Leve em Osasco",
      /passo leve/,
    ],
    [
      "the number of a register",
      "nutricionista crn 4521 em Sobral consulta 150 retorno 80",
      "Consulta por R$ 150",
      /4521|crn/i,
    ],
    [
      "a size and its sum",
      "pizzaria em Assis pizza grande a partir de 52, broto 28",
      "Pizza grande a partir de R$ 52",
      /Pizza desde/,
    ],
    [
      "a name behind an adjective of the shop",
      "restaurante mineiro caçarola em tupã, prato feito 24",
      "Restaurante mineiro Caçarola em Tupã",
      /mineiro caçarola/,
    ],
    [
      "whose bar it is",
      "bar do gringo em Assis, chope 9, porção de mandioca 28",
      "Bar do Gringo em Assis",
      /do gringo/,
    ],
    [
      "a sum with its point between two things",
      "loja de móveis em Lins guarda-roupa de 6 portas 1.890 cômoda 390",
      "Guarda-roupa de 6 portas por R$ 1.890",
      / 1\.890 cômoda/,
    ],
    [
      "several of one for a sum",
      "barraca de churrasquinho em Jales espeto 3 por 25 pão de alho 8 refri 6",
      "Espeto 3 por R$ 25",
      /3 por 25/,
    ],
    [
      "a package in front of its sum",
      "esteticista em Assis peeling 180 pacote 4 peeling 640",
      "Pacote 4 peeling por R$ 640",
      /R\$ 4(?!\d)/,
    ],
    [
      "until what hour",
      "vendo gás em Lins, botijão 115, entrego em 30 minutos até as 22",
      "até as 22",
      /R\$ 22/,
    ],
    [
      "a place cleaned, not sold",
      "empresa de limpeza em Sumaré, apartamento 320, casa a partir de 480",
      "Empresa de limpeza em Sumaré",
      /^Apartamento (?:em|por)/m,
    ],
    [
      "the hour of an offer",
      "sorveteria em Lins, taça 18, açaí 20, happy hour das 15 às 17 segunda bola grátis",
      "Happy hour das 15 às 17 segunda bola grátis",
      /(?:18|20), happy hour/,
    ],
    [
      "the day the shop is closed",
      "cantina em Jales, nhoque 38, lasanha 42, terça fechado",
      "Lasanha por R$ 42",
      /42, terça fechado/,
    ],
    [
      "sizes in small letters",
      "cesta de verduras em Itu, p com 6 itens 48 g com 10 itens 70",
      "P com 6 itens por R$ 48",
      /(?<!\p{L})p com/u,
    ],
    [
      "a town between its quarter and the rest",
      "manicure no bairro aldeota fortaleza pé e mão 55",
      "em Fortaleza",
      /fortaleza/,
    ],
    [
      "what has been learnt",
      "cuido de idosos em Lins, diária 160, tenho curso e referência",
      "Cuidado de idosos em Lins",
      /Curso e referência em|Procura curso|Precisa de curso/,
    ],
    [
      "what is lent is not sold",
      "alugo roupa de gala em Assis, terno 170, vestido longo a partir de 190",
      "Aluguel de roupa de gala em Assis. Terno por R$ 170",
      /^(?:Terno|Vestido[^.]*) (?:por|desde|a partir de) R\$/m,
    ],
    [
      "pieces are no sum",
      "bordado em Americana, boné 35, mínimo 10 peças com arte grátis acima de 40",
      "arte grátis acima de 40",
      /R\$ 40/,
    ],
    [
      "two ways to pay",
      "gás em Lins, botijão 112 no dinheiro 118 no cartão, galão de água 11",
      "Botijão por R$ 112 no dinheiro ou R$ 118 no cartão",
      /por R\$ 118/,
    ],
    [
      "sizes behind their sums without an article",
      "hotel para gato em Itu diária 55 porte pequeno 70 grande",
      "pequeno por R$ 55, grande por R$ 70",
      /70, grande|^Hotel em/m,
    ],
    [
      "how long a session is",
      "acupuntura em Sobral sessão 140 50 minutos, avaliação 90",
      "Sessão de 50 minutos por R$ 140",
      /140 50/,
    ],
    [
      "from what to what",
      "sebo em Jales, revista 4 reais, disco de vinil R$ 25 a 90",
      "Disco de vinil de R$ 25 a R$ 90",
      /25 a 90/,
    ],
    [
      "a further kind with its own sum",
      "design de sobrancelha em Assis, design 30 com henna 45, buço 15",
      "Design por R$ 30, com henna por R$ 45",
      /30 com henna/,
    ],
    [
      "until when the shop is open on Sunday",
      "quitanda em Lins, banana 6 o quilo, mamão 9 o quilo, domingo até meio-dia",
      "Mamão por R$ 9 o quilo",
      /(?:6|9) o quilo, domingo/,
    ],
    [
      "how many cars have room",
      "salão de festas em Bauru, sábado 1.700, 40 mesas, estacionamento 60 carros",
      "Salão de festas em Bauru",
      /R\$ (?:60|40)/,
    ],
    [
      "how many doors a car has",
      "instalo película em carro em Campinas, carro 4 portas 230, janela 90, garantia 5 anos",
      "Instalação de película",
      /R\$ (?:4|5)(?!\d)/,
    ],
  ])("%s", (_, brief, says, never) => {
    const pieces = said(brief);
    expect(pieces).toContain(says);
    expect(pieces).not.toMatch(never);
  });

  test("an offer too long for any piece leaves the shop and its place", () => {
    const brief =
      "pousada em Monte Verde com rede na varanda e jantar a luz de velas incluso de domingo até quinta só pra casais que ficam três noites ou mais e reservam com vinte dias de antecedência";
    expect(said(brief)).toMatch(/Pousada em Monte Verde/);
  });

  test("a list too long beside its thing is told with the thing's name", () => {
    const pieces = said(
      "transporte escolar da tia Rute na Vila Maria, manhã e tarde 230 por mês, dois irmãos 390, van com ar e monitora, ainda tem 2 vagas",
    );
    expect(pieces).toMatch(/^Transporte escolar.*: dois irmãos por R\$ 390/m);
  });

  test("an offer of one day is told with its day", () => {
    const pieces = said(
      "barraca de cachorro-quente em Assis, simples 9, completo 13, sexta em dobro: compra 2 completo leva 1 simples",
    ).split("\n");
    const given = pieces.filter((piece) => /leva 1 simples/.test(piece));
    expect(given.length).toBeGreaterThan(0);
    for (const piece of given) expect(piece).toMatch(/[Ss]exta em dobro/);
  });

  test("a further day has its own sum", () => {
    const pieces = said("vendo marmita em Lins de segunda a sexta 17, só quarta tem rabada 26");
    expect(pieces).toMatch(/[Ss]ó quarta tem rabada por R\$ 26/);
    expect(pieces).not.toMatch(/17, só quarta/);
  });
});
