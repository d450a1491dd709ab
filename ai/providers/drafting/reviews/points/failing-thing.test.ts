import { expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";
import { toSegments } from "../segments.ts";
import { isFlawed } from "./small-flaw.ts";

const flawed = (review: string) => isFlawed({ asking: [], segments: toSegments(review) });

test.each([
  "van limpinha e motorista educado. so o ar que nao gelava e as criancas sofreram com o calor.",
  "Buffet delicioso. Só a chopeira que não dava conta e formou fila.",
  "Clínica ótima. Só o elevador que não funciona e minha mãe subiu de escada.",
  "Amei a cabana. só o chuveiro que não esquentava direito.",
  "Cabelo lindo. Só a internet que não pegava.",
  "Pão sempre quentinho. Só o estacionamento que não existe.",
  "Colônia incrível. Só o bebedouro que não gelava.",
  "Vestido perfeito. Só o cinto que não veio.",
  "Salão lindo. só o gerador que nao aguentou e ficamos no escuro.",
  "Ônibus confortável. Só a porta do banheiro que não fechava.",
])("the one thing that failed is heard beside praise: %s", (review) => {
  expect(flawed(review)).toBe(true);
});

test.each([
  "Só o atendimento que não tem igual, tudo maravilhoso",
  "Pizza boa. Só a borda que não tem preço!",
  "Só quem não conhece que não gosta. Lugar incrível",
  "Só o Zé que não erra o ponto da carne. Melhor churrasco",
  "Só o preço que não assusta, de resto é tudo luxo",
  "Só a saudade que não passa. Viagem inesquecível",
  "Só o meu marido que não queria ir embora kkk amamos",
  "Só o cachorro que não quis sair da piscina.",
  "Só o sol que não veio, mas o hotel é lindo",
  "Só a gente que não deu conta de comer tudo, prato enorme",
  "O ar que não gelava foi trocado na hora",
])("who came, the weather and what is praised are no fault: %s", (review) => {
  expect(flawed(review)).toBe(false);
});

test("it is answered, however glad the rest is", () => {
  const { text } = draftReply(
    "Buffet delicioso, equipe nota mil. Só a chopeira que não dava conta e formou fila. Foi o dia mais feliz da minha vida!",
    undefined,
    5,
  );
  expect(text).toMatch(
    /“só a chopeira que não dava conta e formou fila”\), (?:lamentamos|pedimos)/,
  );
});

test.each([
  "O material é caro e estacionar é um parto. Mas o que aprendi ninguém tira.",
  "Curso puxado e sala quente, mas o que aprendi lá ninguém tira de mim.",
  "Viagem longa e ônibus velho, mas o que vivemos ninguém tira",
])("what nobody can take away stands beside the blame: %s", (review) => {
  expect(draftReply(review).text).toMatch(/“o que (?:aprendi|vivemos)/);
});

test("nobody who answers questions is no such thing", () => {
  expect(readReview("Não aprendi nada, ninguém tira dúvida.").tone).toBe("complaint");
});
