import type { ReviewInput } from "../../input.ts";
import { bad, badAbout } from "../../points.ts";

/** Asked where reviews are written; only the owner knows the answers. */
export const reviewsQuestions: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "ceia-vegana",
    prompt: "tem opção vegana pra ceia de natal? e até quando encomenda",
    kind: "question",
    points: [badAbout("vegan opc"), badAbout("encomend ceia natal prazo data")],
    names: ["Natal"],
  },
  {
    agent: "reviews",
    id: "vale-refeicao",
    prompt: "aceita vale refeição?",
    kind: "question",
    points: [bad("payment", "vale refeic")],
  },
  {
    agent: "reviews",
    id: "consulta-e-convenio",
    prompt: "Qual o valor da consulta e se atende convênio?",
    kind: "question",
    points: [bad("price", "consulta"), badAbout("convenio")],
  },
  {
    agent: "reviews",
    id: "feriado-do-dia-quinze",
    prompt: "Vocês abrem no feriado do dia 15?",
    kind: "question",
    points: [bad("hours", "feriado")],
  },
  {
    agent: "reviews",
    id: "estacionamento-ou-rua",
    prompt: "Tem estacionamento ou é só na rua?",
    kind: "question",
    points: [bad("parking", "carro")],
  },
  {
    agent: "reviews",
    id: "air-fryer-em-casa",
    prompt: "Quero saber se conserta air fryer e se busca em casa",
    kind: "question",
    points: [badAbout("air fryer conserto"), badAbout("busc retir domicil casa colet")],
    names: ["Air", "Fryer"],
  },
  {
    agent: "reviews",
    id: "cachorro-no-restaurante",
    prompt: "Posso levar meu cachorro no restaurante? ele é pequeno",
    kind: "question",
    points: [badAbout("cachorr pet animal animais")],
  },
  {
    agent: "reviews",
    id: "mesa-para-doze",
    prompt: "gostei do lugar, da pra reservar mesa pra 12 pessoas?",
    kind: "question",
    points: [badAbout("reserv mesa 12 doze grupo")],
  },
];
