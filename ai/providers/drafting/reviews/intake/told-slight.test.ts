import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

describe("people slighted for what they are", () => {
  test.each([
    "Fui com a intenção de comprar uma aliança. O vendedor olhou meu uniforme (sou gari) e disse que as mais em conta ficavam na outra vitrine, nem me ofereceu pra sentar. Não julguem as pessoas pela roupa.",
    "O vendedor me olhou de cima a baixo por causa do meu chinelo e disse que aquela loja não era pra mim.",
    "Cheguei de uniforme de pedreiro e o garçom disse que não tinha mesa, com o salão vazio. Não julguem pela roupa.",
    "Sou gorda e a vendedora disse que pra mim não tinha nada ali, nem olhou o estoque.",
    "Minha esposa e eu, duas mulheres, pedimos a suíte de casal e o recepcionista riu e disse que só tinha quarto de solteiro.",
    "Sou cadeirante e o gerente falou que eu atrapalhava o corredor.",
    "Não quiseram me alugar o apartamento só porque sou mãe solo",
    "Fui de chinelo e o segurança ficou me seguindo pela loja inteira",
    "Riram do meu sotaque, por causa do meu sotaque a moça fingiu que não entendia",
    "A corretora perguntou se eu ia ter como pagar, sou diarista",
    "Meu filho é autista e pediram pra gente sair do restaurante",
    "Somos um casal gay e o dono da pousada nos olhou com nojo",
    "Não me atenderam direito por eu ser mulher, mecânico só fala com meu marido",
    "Cheguei de roupa de trabalho e mandaram esperar lá fora",
    "Fui julgada pela aparência assim que entrei na joalheria",
    "Sou gordo e o instrutor fez piada na frente da turma",
    "Falou que essa loja não é pra gente como eu",
    "A menina do caixa insinuou que eu tinha colocado um batom na bolsa e pediu para abrir na frente de todo mundo. Sou negra e sei muito bem porque fui a única parada.",
    "Mandaram abrir minha mochila, sou preto, fui o único revistado",
  ])("are answered with respect, and nothing is quoted: %s", (review) => {
    expect(readReview(review, 1)).toMatchObject({ quotes: [] });
    expect(readReview(review, 1).concerns).toContain("respect");
    expect(draftReply(review, undefined, 1).text).not.toMatch(/desculp|“|aborrecimento/);
  });

  test.each([
    "Sou negra e fui a única cliente da tarde, mesmo assim demoraram",
    "A rampa é ruim, sou cadeirante e quase não passo na porta",
    "O vestido preto manchou na primeira lavagem",
    "Fui de chinelo e escorreguei no piso da loja",
    "Disseram que não tinha mesa, esperamos uma hora",
    "A camisa não serviu por causa do tamanho e não trocaram",
    "O uniforme da escola veio com a cor errada",
    "A vendedora nem olhou na minha cara",
    "Sou professora e achei a aula fraca, o professor riu da pergunta",
    "Não julguem pela foto, o prato é pequeno",
    "Sou idosa e achei a escada perigosa",
    "O garçom riu quando derrubou o suco na minha roupa",
    "O cabelo ficou ruim e por causa do meu cabelo perdi a festa",
    "Minha mãe é idosa e o elevador estava quebrado",
    "O colchão é velho e o quarto simples",
    "Não gostei do quarto por ser simples e velho",
    "Devolvi o vestido porque é preto e eu queria azul",
    "Não julguem pela aparência, a loja é linda e o serviço é péssimo",
    "Atrasaram por causa do meu uniforme que veio errado",
    "Porque sou velha cliente esperava mais",
    "Comprei o tênis e por causa do tamanho tive que voltar",
  ])("are none in: %s", (review) => {
    expect(readReview(review, 2).concerns).not.toContain("respect");
  });

  test("are none in praise", () => {
    const review =
      "Fui de chinelo e uniforme de obra e fui super bem tratado, não julgam pela roupa!";
    expect(readReview(review, 5)).toMatchObject({ tone: "praise", concerns: [] });
  });
});
