import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { draftReply } from "../draft-reply.ts";
import { aggravates } from "./aggravation.ts";

describe("what made a complaint worse", () => {
  test.each([
    "Liguei e ninguém retorna",
    "Ligo e não atendem",
    "Mando mensagem e ninguém responde",
    "Já reclamei e nunca deram retorno",
    "Cobrei três vezes e nada",
    "Mandei e-mail e não me responderam",
    "Prometeram trocar e nada até hoje",
    "Ficaram de buscar e não vieram, e não voltaram",
    "Terceira vez",
    "Já é a quarta vez",
  ])("%s", (text) => {
    expect(aggravates(fold(text))).toBe(true);
  });

  test.each([
    "Liguei e ninguém atendia",
    "Liguei e atenderam na hora",
    "Mandei mensagem e responderam rápido",
    "Prometeram entregar sexta e entregaram",
    "Ficou de voltar e voltou",
    "Segunda vez que venho e adoro",
    "É a terceira vez que compro",
    "Pedi frango e veio peixe",
    "Ninguém tem um bolo assim",
    "Liguei pra reservar mesa",
    "Chamei um amigo pra ir junto",
  ])("not %s", (text) => {
    expect(aggravates(fold(text))).toBe(false);
  });

  test.each([
    [
      "Trocaram a bomba da piscina e continua vazando. Ligo e não atendem",
      "“trocaram a bomba da piscina e continua vazando” e “ligo e não atendem”",
    ],
    ["Veio frio de novo. Já é a quarta vez", "“veio frio de novo” e “já é a quarta vez”"],
    [
      "Consertaram a TV por 600 reais e continua sem imagem. Mando mensagem e ninguém responde",
      "“continua sem imagem” e “mando mensagem e ninguém responde”",
    ],
  ])("%s: is quoted beside it", (text, quoted) => {
    expect(draftReply(text, undefined, 1).text).toContain(quoted);
  });
});
