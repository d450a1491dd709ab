import { expect, it } from "vitest";
import { draftAds } from "../draft-ads.ts";

it.each([
  [
    "buffet de churrasco para festas, carne, garçom e churrasqueiro, R$ 55 por pessoa, mínimo de 30 pessoas, Itu",
    "Buffet de churrasco por R$ 55 por pessoa, mínimo de 30 pessoas",
  ],
  [
    "festa de 15 anos completa, mesa de doces, fotógrafo e DJ, R$ 90 por convidado, Itu",
    "Festa de 15 anos completa por R$ 90 por convidado",
  ],
  [
    "excursão para Aparecida do Norte, ônibus leito, guia e café da manhã, R$ 220 por pessoa",
    "Excursão por R$ 220 por pessoa",
  ],
  [
    "rodízio de pizza em casa, pizzaiolo e garçom, R$ 40 por pessoa, mínimo de 25 pessoas, Suzano",
    "Rodízio de pizza em casa por R$ 40 por pessoa, mínimo de 25 pessoas",
  ],
  ["formatura infantil, beca, fotógrafo, R$ 60 por aluno, Lins", "Formatura infantil por R$ 60"],
  ["jantar a dois, sommelier e violinista, R$ 180 por pessoa, Itu", "Jantar a dois por R$ 180"],
  [
    "restaurante em Itu, rodízio de massas, garçom, R$ 60 por pessoa",
    "Rodízio de massas por R$ 60",
  ],
  ["hotel fazenda em Itu, passeio a cavalo, guia, R$ 70 por pessoa", "Passeio a cavalo por R$ 70"],
  [
    "trilha ecológica, guia bilíngue, lanche, R$ 120 por pessoa, Itu",
    "Trilha ecológica por R$ 120",
  ],
])("gives the price of each guest to the party: %s", (told, priced) => {
  const { text } = draftAds(told);
  expect(text).toContain(priced);
  expect(text).not.toMatch(
    /^\d+\. (?:garçom|fotógrafo|dj|guia|pizzaiolo|churrasqueiro|sommelier)[^.]*$/im,
  );
});

it.each([
  ["chef particular, jantar completo, R$ 150 por pessoa, Búzios", "Jantar completo, R$ 150"],
  ["buffet R$ 50 por pessoa, garçom R$ 150, Bagé", "Garçom por R$ 150"],
  ["buffet infantil, decoração R$ 300, garçom R$ 150 por pessoa, Bagé", "Garçom por R$ 150"],
  ["passeio de barco, trilha e rapel, R$ 80 por pessoa, Paraty", "trilha e rapel, R$ 80"],
  ["bolo, doces, buffet completo, R$ 60 por convidado, Lins", "buffet completo, R$ 60"],
  ["DJ e iluminação, R$ 900 a noite, Tupã", "DJ e iluminação, R$ 900 a noite"],
  ["fotógrafo, ensaio em família, R$ 80 por pessoa, Itu", "Ensaio em família, R$ 80"],
])("leaves a price with what it is of: %s", (told, priced) => {
  expect(draftAds(told).text).toContain(priced);
});

it.each([
  ["transporte escolar, mensalidade R$ 320, motorista credenciado, Uberlândia", "Motorista em"],
  ["transporte executivo, carro blindado, motorista bilíngue, Brasília", "Motorista bilíngue em"],
  ["aulas de inglês, turmas pequenas, professora nativa, Assis", "Professora nativa em"],
])("offers no staff in the town: %s", (told, offered) => {
  expect(draftAds(told).text).not.toContain(offered);
});

it.each([
  ["Clínica em Itu, dentista e psicóloga, consulta R$ 150", "Dentista"],
  ["cabeleireira, manicure e maquiadora em Itu, corte R$ 50", "Maquiadora"],
  ["decoração de festas, faço também DJ, Itu", "Decoração de festas"],
  ["iluminação para festas, DJ R$ 500, Itu", "DJ por"],
])("still offers people whose work is sold: %s", (told, offered) => {
  expect(draftAds(told).text).toMatch(new RegExp(offered, "i"));
});
