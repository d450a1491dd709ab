import { expect, it } from "vitest";
import { draftAds } from "../draft-ads.ts";
import { wholeLists } from "./whole-lists.ts";

function listsIn(text: string): string[] {
  return wholeLists(text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ["vendo mudas de café, laranja e limão direto do viveiro", "mudas de café, laranja e limão"],
  ["adubo de gado, galinha e ovelha em Uberaba", "adubo de gado, galinha e ovelha"],
  ["capas de sofá, poltrona e cadeira", "capas de sofá, poltrona e cadeira"],
  ["Professora de canto, piano e flauta", "Professora de canto, piano e flauta"],
  ["adestrador de cães, gatos e aves", "adestrador de cães, gatos e aves"],
  [
    "Fotógrafo de casamentos, formaturas e batizados",
    "Fotógrafo de casamentos, formaturas e batizados",
  ],
  ["essências de lavanda, alecrim e canela", "essências de lavanda, alecrim e canela"],
  ["saladas com alface, atum e ovo em Itu", "saladas com alface, atum e ovo"],
  [
    "marmitas caseiras com arroz, feijão, carne e salada",
    "marmitas caseiras com arroz, feijão, carne e salada",
  ],
  ["chácara com piscina, churrasqueira e campo", "chácara com piscina, churrasqueira e campo"],
])("holds together what a head is of: %s", (text, whole) => {
  expect(listsIn(text)).toEqual([whole]);
});

it.each([
  "capas de sofá, almofadas e cortinas",
  "mudas de alface, adubo e vasos",
  "bolo de pote, torta e brigadeiro",
  "suco de uva, pão e queijo R$ 12",
  "professora de inglês, tradutora e revisora",
  "fotógrafa de casamentos, filmagem e drone",
  "pizzaria com rodízio, delivery e espaço kids",
  "bolos, doces e salgados",
  "suco de uva R$ 12, pão e queijo",
  "corte de cabelo, barba e sobrancelha",
])("parts what is sold side by side: %s", (text) => {
  expect(listsIn(text)).toEqual([]);
});

it("offers no fruit of a nursery that sells saplings", () => {
  const { text } = draftAds(
    "Vendemos mudas de café, laranja e limão direto do viveiro em Lavras. As mudas de café custam R$ 1,20 a unidade.",
  );
  expect(text).not.toMatch(/^(?:\d+\. )?Laranja e limão|\. Laranja e limão/m);
});
