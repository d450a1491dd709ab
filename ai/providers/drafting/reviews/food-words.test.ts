import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";
import { nameBlame } from "./writing/staff-points.ts";

const reply = (review: string, stars: number) => draftReply(review, undefined, stars).text;

test.each([
  ["Apenas um caixa aberto e a loja cheia. O pão é bom", "o número de caixas abertos"],
  ["Pudim gostoso, mas só uma garçonete pro salão todo", "o número de atendentes"],
  ["Lugar uma graça. Só faltou um suco natural", "a falta de suco natural"],
])("too few have a name: %s", (review, name) => {
  expect(nameBlame(readReview(review, 3))).toContain(name);
});

describe("replies to those who ate", () => {
  test.each([
    [
      "Apenas um caixa aberto e a loja cheia. O pão é bom",
      3,
      "apenas um caixa aberto e a loja cheia",
    ],
    ["Pudim gostoso, mas só uma garçonete pro salão todo", 3, "só uma garçonete pro salão todo"],
    ["Bolinho de grão de bico maravilhoso", 5, "bolinho de grão de bico"],
    ["Amei o baião com carne de sol", 5, "baião com carne de sol"],
    ["Comi um peixe no alho que estava divino", 5, "peixe no alho"],
    ["Lugar uma graça. Só faltou um suco natural", 4, "falta de suco natural"],
    ["Vieram só 6 pastéis dos 10 que paguei", 1, "só 6 pastéis"],
    ["A massa é fresca e o molho também é fresco", 5, "frescor da massa"],
    ["Maminha boa, só veio mais passada do que pedi", 4, "mais passada do que pedi"],
  ])("%s (%i): %s", (review, stars, words) => {
    expect(reply(review, stars)).toContain(words);
  });

  test.each([
    ["Só dois caixas funcionando. Sorvete bom", 3, "funcionamento"],
    ["Tapioca cremosa. Dá pra montar com o que você quiser", 5, "montagem"],
    ["Churrasco na brasa e cerveja de garrafa: isso não tem preço", 5, "o preço"],
    ["O garçom foi um anjo, gesto que vale mais que desconto", 5, "o preço"],
    ["Ele brincou com aquela cara de menino e cuidou da gente", 5, "o preço"],
    ["Fui destratada na frente de todos. A comida nem importa", 1, "a comida"],
    ["Almocei com meus pais no domingo e a galinhada é ótima", 5, "rapidez"],
    ["Marmita pequena pro preço, mas o rapaz da moto é gentil", 3, "o preço"],
    ["Ela não quis cortar uma fatia do queijo e foi grossa", 1, "o corte"],
    ["Nada demais, comida ok.", 3, "tão completa"],
    ["Todo dia acaba rapidinho a broa da dona Zélia", 5, "rapidez"],
    ["Sempre estudo com o notebook aqui, o cappuccino é ótimo", 5, "o notebook"],
    ["Liguei e não entregam mais no meu condomínio", 2, "atraso"],
    ["Ótimo pra ir de galera, petiscos fartos", 5, "atendimento da equipe"],
    ["Sou alérgica a camarão e trocaram tudo pra mim, um amor", 5, "o camarão"],
    ["Tábua bem montada e vinho bom", 5, "a montagem"],
    ["O quindim era bom e agora é puro açúcar", 2, "cobrança"],
    ["Bolo fofo e cheiroso, comi duas fatias", 5, "simpatia"],
    ["Carne limpa, sem sebo, tudo cortado como pedi", 5, "a limpeza"],
    ["Pastelaria de respeito, massa crocante", 5, "o respeito"],
    ["Toalha manchada, cardápio grudento e demora pra trazer a bebida", 2, "demora no cardápio"],
    ["Broa cheirosa saindo do forno e café coado na hora", 5, "frescor do forno"],
    ["Chopp trincando e público bonito", 5, "simpatia"],
    ["O feijão veio salgado e mudaram o refri, sinto falta do tempero antigo", 2, "tempero do ref"],
    ["A sopa veio errada, mas trocaram na hora. Lugar ótimo", 5, "sopa"],
    ["Comida gostosa e o estacionamento próprio ajuda", 4, "ajuda da equipe"],
    ["Pudim de leite divino, lembrei da minha avó", 5, "atenção no atendimento"],
    ["Escrevi sem coentro em letras grandes e não leram a observação", 1, "o tamanho"],
    ["Pouquíssima granola e o leite em pó veio empedrado", 2, "quantidade do leite"],
    ["A moça bufou quando perguntei o que vinha no misto", 1, "o misto"],
    ["Casquinha de siri boa e a cerveja vem num balde com gelo", 5, "o balde"],
    ["Ravióli divino. O pudim também", 5, "desculpas"],
    ["Trocaram o dono. Tilápia com gosto forte e arroz papado", 2, "de bom"],
    ["Escondidinho bom, mas a noite foi estragada pelo calor", 3, "qualidade do escondidinho"],
    ["Demorou tanto que perdi a fome e a paciência", 1, "paciência no"],
    ["Variedade de pratos quentes e bom preço", 5, "temperatura"],
    ["Já comi melhores. O nhoque veio frio", 2, "elogio"],
  ])("%s (%i): not %s", (review, stars, words) => {
    const ours = reply(review, stars).replace(/“[^”]*”/g, "");
    expect(ours).not.toContain(words);
  });
});
