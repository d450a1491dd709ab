import { describe, expect, test } from "vitest";
import { settleSpeech } from "./settle-speech.ts";

describe("a message as it was spoken", () => {
  test.each([
    ["vende se mudas de café", "vendo mudas de café"],
    ["aluga-se vestido de festa", "alugo vestido de festa"],
    ["a visita custa setenta mas abato", "a visita custa setenta reais mas abato"],
    ["o corte custa trinta minutos do dia", "o corte custa trinta minutos do dia"],
    ["aulas em Natal rn, à noite", "aulas em Natal, à noite"],
    ["troco torneira chuveiro", "troco torneira, chuveiro"],
    ["bolo chocolate", "bolo chocolate"],
    ["cento 80 frito 75 congelado", "cento frito 80, congelado 75,"],
    ["cento frito 80 congelado 75", "cento frito 80 congelado 75"],
    ["a lavagem no dia de sábado sai 5 mais", "a lavagem no sábado sai 5 mais"],
    ["Pizzaria Trigo Bom Mauá SP abre às 18h", "Pizzaria Trigo Bom, Mauá,  abre às 18h"],
    ["carreto Vila Formosa", "carreto na Vila Formosa"],
    ["hospedagem 70 gatos", "hospedagem R$ 70 para gatos"],
    ["adulto 130/mês", "adulto R$ 130 por mês"],
    ["pizza grande refri 2L grátis na compra de 2", "pizza grande, refri 2L grátis na compra de 2"],
    ["busca e entrega grátis a partir de 80", "busca e entrega grátis a partir de 80"],
    ["levo o pano se quiser por mais 20", "levo o pano por mais R$ 20 se quiser,"],
    ["costureira antiga faz barra de calça", "costureira antiga, faço barra de calça"],
    ["curso em Juiz de Fora 4 meses", "curso em Juiz de Fora, 4 meses"],
    ["uma loja que se chama Doce Linha no centro", "uma loja\nnome: Doce Linha\n no centro"],
  ])("%s", (spoken, written) => {
    expect(settleSpeech(spoken)).toBe(written);
  });
});
