import { expect, it } from "vitest";
import { settleToo } from "./settle-too.ts";

it.each([
  ["corte 35 barba 25 domingo também", "corte 35 barba 25\natendimento também no domingo\n"],
  ["escova 50 reais sábado também", "escova 50 reais\natendimento também no sábado\n"],
  ["aula 1 hora noite também", "aula 1 hora\natendimento também à noite\n"],
  ["160 sessão 50 minutos manhã também", "160 sessão 50 minutos\natendimento também de manhã\n"],
  ["troca de óleo R$ 90 feriado também", "troca de óleo R$ 90\natendimento também no feriado\n"],
  ["lavagem 40 reais, domingos também.", "lavagem 40 reais\natendimento também aos domingos\n."],
  ["limpeza 150 reais criança também", "limpeza 150 reais\natendo também criança\n"],
  ["corte 40 a sessão mulher também", "corte 40 a sessão\natendo também mulher\n"],
  ["mecânico em Sinop. atendo domingo também.", "mecânico em Sinop. atendo também no domingo."],
  ["escova 50 atendo homem também", "escova 50 atendo também homem"],
  ["abrimos à noite também, aceito pix", "abrimos também à noite, aceito pix"],
])("adds what also holds instead of limiting a sum: %s", (text, told) => {
  expect(settleToo(text)).toBe(told);
});

it.each([
  "aulas de piano para adultos e também crianças",
  "uber particular em Natal aceito pix também",
  "vendo roupa masculina também",
  "também atendo aos domingos",
  "corte 35 só domingo",
  "quentinha 18 reais no domingo",
  "bolo 40 reais entrego também no centro",
  "pão de queijo 5 reais, café também",
  "faço bolo de festa também",
  "hidratação 60 reais para criança também",
  "rua Domingo Também",
])("leaves everything else: %s", (text) => {
  expect(settleToo(text)).toBe(text);
});
