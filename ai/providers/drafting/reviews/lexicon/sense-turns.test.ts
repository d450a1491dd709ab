import { describe, expect, test } from "vitest";
import { readReview } from "../read-review.ts";

/** Every point with its side: "+taste a pizza". */
function told(review: string, stars: number): string {
  return readReview(review, stars)
    .points.map(({ polarity, quality, thing }) =>
      [polarity === 1 ? "+" : "-", quality, thing?.name].filter(Boolean).join(" "),
    )
    .join(", ");
}

describe("a settled phrase right behind a denial", () => {
  test.each([
    ["A manicure não tem muita experiência", 3, "+ competence"],
    ["Meu filho não aprendeu a nadar, mas a piscina é limpa", 3, "o aprendizado"],
    ["Fiz seis sessões e não senti nada de diferença", 3, "+ care"],
    ["Não fui muito bem recebida", 3, "+ welcome"],
    ["Ninguém ajudou a carregar as compras", 3, "+ a ajuda"],
    ["Não é bem localizado, mas o quarto é bom", 3, "a localização"],
    ["As crianças não queriam voltar para a aula", 3, "+"],
    ["Não ficou entulho nenhum depois da obra", 4, "- cleanliness"],
    ["A porta do armário não trava e o puxador caiu", 2, "+ function"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Manja muito, tem muita experiência", 5, "+ competence"],
    ["Não ficou entulho nenhum depois da obra", 4, "+ cleanliness"],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});

describe("a word of praise in another sense", () => {
  test.each([
    ["Em menos de dez dias a costura abriu", 3, "+ speed"],
    ["Pintaram e no dia seguinte já estava descascando", 3, "+ speed"],
    ["Um dia antes da festa cancelaram o buffet", 3, "+ speed"],
    ["Massa ligeiramente salgada", 3, "+ speed"],
    ["Promoção relâmpago enganosa, cobraram o preço cheio", 3, "+ speed"],
    ["Cheguei no horário e esperei mais de uma hora", 3, "+ punctuality"],
    ["Farta de reclamar do mesmo problema", 3, "+ portion"],
    ["Perdi a vontade de voltar", 3, "+ portion"],
    ["Mesa cheia de prato sujo quando sentamos", 3, "+ portion"],
    ["Manjar de coco sem gosto", 3, "+ competence"],
    ["Os pacientes e acompanhantes ficam no corredor", 3, "+ patience"],
    ["Vários produtos vencidos na prateleira", 3, "+ variety"],
    ["Encontrei tudo sujo quando cheguei no apartamento", 3, "+ variety"],
    ["Pintaram cada cômodo com capricho", 4, "comfort"],
    ["Empresa com ampla experiência, recomendo", 5, "comfort"],
    ["Perfume sem cheiro, não fixa nada", 3, "+ cleanliness"],
    ["As crianças não queriam comer a comida de lá", 3, "+ a alegria"],
    ["Nunca mais tive coragem de voltar", 3, "+"],
    ["Melhor salão de beleza da cidade", 5, "beauty"],
    ["O pintor resolveu não aparecer", 3, "solution"],
    ["Levei a receita do óculos e ficou pronto em dois dias", 5, "recipe"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Prato farto e saboroso, em dez minutos estava na mesa", 5, "+ portion"],
    ["Em cinco minutos já estava pronto", 5, "+ speed"],
    ["Aqui tem muitos produtos e várias cores", 5, "+ variety"],
    ["Fila pequena e dentista muito paciente", 5, "+ patience"],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});

describe("a word of blame in another sense", () => {
  test.each([
    ["O preço do salgado é ótimo e a coxinha é enorme", 5, "- price"],
    ["Loja cheia de produtos bonitos", 4, "cleanliness"],
    ["Quando acabou a aula ele ficou tirando dúvida", 4, "-"],
    ["A internet não trava, atendimento bom", 4, "-"],
    ["Queijo pouco salgado, ótimo pra minha dieta", 4, "-"],
    ["O quarto era ótimo e a cama era boa, voltaria", 4, "-"],
    ["Ela foi muito dura comigo", 3, "preparation"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Preço salgado e carne muito dura", 2, "- price"],
    ["O pão era bom, agora vem murcho", 2, "- "],
    ["Acabou a comida antes do fim da festa", 2, "- "],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});

describe("who and what is behind a word that blames", () => {
  test.each([
    ["O salão é limpo e a manicure atrasou", 3, "+ a manicure"],
    ["Não trocam por outro tamanho nem com nota", 3, "+ fit"],
    ["Pratica preços bons mas o atendimento é ruim", 3, "practicality"],
    ["Tem tudo para ser bom, falta gerência", 3, "variety"],
    ["O respeito com os idosos é zero", 3, "+ respect"],
    ["A conta de luz subiu depois que instalaram o ar", 3, "+ billing"],
    ["Troca de óleo rápida e café na espera", 4, "- wait"],
    ["Paguei no pix e não enviaram comprovante", 3, "a entrega"],
  ])("%s (%i): not %s", (review, stars, word) => {
    expect(told(review, stars)).not.toContain(word);
  });

  test.each([
    ["Troquei por outro tamanho e o atendimento foi ótimo", 5, "+ o atendimento"],
    ["Nunca errou o ponto da carne", 5, "+ preparation"],
  ])("%s (%i): %s", (review, stars, word) => {
    expect(told(review, stars)).toContain(word);
  });
});
