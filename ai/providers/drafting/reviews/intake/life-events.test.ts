import { describe, expect, test } from "vitest";
import { fold } from "../../../../../domain/search/fold.ts";
import { draftReply } from "../draft-reply.ts";
import { lifeEventOf } from "./life-events.ts";

describe("a day to celebrate", () => {
  test.each([
    ["Comprei uma aliança com o Rafael. Ela disse sim!!", "engaged"],
    ["Jantar à luz de velas impecável, fiz o pedido e ela aceitou!", "engaged"],
    ["O anel ficou lindo, ele disse que sim", "engaged"],
    ["Fiquei noiva aqui, o fotógrafo registrou tudo", "engaged"],
    ["Casei ontem e o buquê estava perfeito", "married"],
    ["Fizeram nosso convite e casamos dia 12, ficou lindo", "married"],
    ["Casamos no sábado, a banda animou todo mundo", "married"],
    ["Nasceu minha filha e a decoração do quarto ficou linda", "born"],
    ["Meu neto nasceu ontem e as lembrancinhas chegaram a tempo", "born"],
    ["Comemorei meu aniversário aqui, garçons nota dez", "birthday"],
    ["O bolo do meu aniversário ficou perfeito", "birthday"],
    ["Festejei aqui meus 40 anos, churrasco maravilhoso", "birthday"],
  ])("%s: %s", (text, event) => {
    expect(lifeEventOf(fold(text))).toBe(event);
  });

  test.each([
    "Pedi uma aliança e ela aceitou trocar o tamanho",
    "A gerente aceitou o pix e disse sim na hora",
    "Aluguei o vestido de madrinha e foi tudo certo",
    "Casei em 2015 e o álbum continua lindo",
    "Casamos há 10 anos e voltamos para comemorar",
    "A cor casou com a parede",
    "Quando nasceu minha filha compramos o berço aqui, e segue firme",
    "Minha filha nasceu com o pé chato e aqui achamos tênis",
    "Bolo do aniversário da minha filha ficou perfeito",
    "Meu aniversário do ano passado foi aqui",
    "Fiz 20 anos de carteira aqui",
    "Esta padaria fez 50 anos",
    "Ganhei desconto no mês do meu aniversário",
    "Me separei, mas o advogado foi ótimo. Casei de novo",
  ])("nothing to congratulate on: %s", (text) => {
    expect(lifeEventOf(fold(text))).toBeUndefined();
  });

  test("is congratulated on in a reply to praise, and in none to a complaint", () => {
    const praise = draftReply("Comprei a aliança com a Bia, que paciência linda. Ela disse sim!");
    expect(praise.text).toMatch(/felicidades|parabéns pelo noivado/i);
    const blame = draftReply(
      "Casei ontem e o buquê chegou murcho e atrasado, péssimo",
      undefined,
      1,
    );
    expect(blame.text).not.toMatch(/casamento|felicidades/);
  });
});
