import { describe, expect, test } from "vitest";
import { draftReply } from "./draft-reply.ts";
import { readReview } from "./read-review.ts";
import { namePoints } from "./writing/point-names.ts";

/** What a reply would name of one half. */
function half(review: string, stars: number, side: 1 | -1): string {
  const { points } = readReview(review, stars);
  return namePoints(points.filter(({ polarity }) => polarity === side)).join(", ");
}

describe("what long accounts tell", () => {
  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["A pousada nas fotos é linda, mas ao vivo é outra coisa. A moça foi gentil", 2, 1, "espaço"],
    ["Fiz alongamento e em quatro dias já tinham soltado duas. O café é bom", 2, 1, "rapidez"],
    ["O pastel é ótimo, mas as moças nem olham na nossa cara", 3, 1, "preço"],
    ["Filho reclama que chega em casa com fome, a direção não escuta ninguém", 1, -1, "entrega"],
    ["Tosaram errado, machucou e nem quiseram pagar o veterinário", 1, -1, "veterinário"],
    ["Esfiha gostosa, massa leve. O pedido chegou frio", 3, -1, "massa"],
  ])("%s: of %i stars, side %i does not name %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).not.toContain(noun);
  });

  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["Serviço bem feito e pintor educado. Cobrou um pouco mais do combinado", 4, -1, "cobrança"],
    ["Variedade boa, mas os vendedores não têm vontade de atender", 2, -1, "atenção"],
    ["Veio faltando o lanche, mas pelo menos devolveram o dinheiro", 2, 1, "devolução"],
    ["Muito bom, só poderia ter estacionamento", 4, -1, "a falta de estacionamento"],
    ["Bom lugar, só poderiam melhorar o estacionamento", 4, -1, "o estacionamento"],
  ])("%s: of %i stars, side %i names %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).toContain(noun);
  });

  test.each(["podia ser melhor", "mais ou menos", "regular"])(
    "%s: no good half is thanked",
    (review) => {
      expect(draftReply(review, undefined, 3).text).not.toMatch(/positiv|parte boa|de bom/);
    },
  );

  test.each(["razoável", "podia ser melhor"])("%s: the regret turns from nothing", (review) => {
    expect(draftReply(review, undefined, 3).text).not.toMatch(/Por outro lado|Ao mesmo tempo|Já /);
  });

  test.each([
    "Tentei devolver e o correio não reconhece o código. A loja finge que não existe",
    "O motorista não conhece a cidade e o produto veio fake",
  ])("%s: no fake review", (review) => {
    expect(readReview(review, 1).concerns).not.toContain("fake");
  });

  test.each([
    ["Amei o atendimento, tem vaga pra tarde ainda", 5, "vagas"],
    ["tem rodízio na quarta", 4, "rodízio"],
  ])("%s, %i stars: asks for %s", (review, stars, topic) => {
    expect(readReview(review, stars).topics.join(" ")).toContain(topic);
  });

  test("a wish of four stars is heard beside the praise", () => {
    const wish = "podiam voltar com a rosquinha de coco";
    expect(draftReply(`Amo essa padaria! P${wish.slice(1)}`, undefined, 4).text).toContain(wish);
  });

  test("a few words are not thanked for as a complete account", () => {
    const { text } = draftReply("Legal mas muito cheio", undefined, 3);
    expect(text).not.toMatch(/complet|detalh|cada ponto|cada parte/);
  });
});

describe("wishes and senses beside praise", () => {
  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["Bom preço e simpatia, poderiam aceitar vale refeição", 4, -1, "pagamento"],
    ["Ótima barbearia. Só queria que abrisse na segunda", 4, -1, "horário"],
    ["Batata crocante, mas o garçom foi bem seco", 3, -1, "cordialidade"],
    ["Corte bonito, porém na primeira lavagem a tinta saiu toda", 2, -1, "durabilidade"],
    ["Dentista muito boa, mão leve", 5, 1, "da dentista"],
    ["Ótimo, mas senti falta da opção de pagar no débito", 4, -1, "pagamento"],
    ["Loja fresquinha e gente educada", 5, 1, "climatização"],
    ["Moto boa, ônibus velho e apertado", 2, -1, "ônibus"],
  ])("%s: of %i stars, side %i names %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).toContain(noun);
  });

  test.each<[review: string, stars: number, side: 1 | -1, noun: string]>([
    ["A Bete cuida do meu neto como se fosse dela. Isso não tem preço", 5, 1, "preço"],
    ["Esqueci minha carteira e a Lu guardou. Honesta demais", 5, 1, "carteira"],
    ["Ambiente abafado, saímos pingando", 2, -1, "vazamento"],
    ["Lâmpada queimada na garagem. A única coisa que funciona é a cobrança", 1, 1, "garagem"],
    ["Veio um ventilador 220v que não serve pra mim", 1, -1, "tamanho"],
    ["Gosto da Keila da recepção, mas tá faltando manutenção", 3, -1, "itens que faltaram"],
    ["Unhas lindas. Tá na hora de trocar a poltrona", 4, -1, "a troca"],
    ["A Fernanda do caixa me socorreu, um anjo", 5, 1, "caixa"],
    ["Amei! Um espelho maior ajudaria", 4, 1, "espelho"],
    ["Suporte educado mas não resolve. Pelo preço vou voltar pra operadora antiga", 2, 1, "preço"],
    ["Ambiente descolado e corte perfeito. Só atrasou 20 minutos", 4, -1, "acabamento"],
    ["O barbeiro respondeu que quem entende é ele, um grosso", 1, -1, "respostas"],
    ["Fisio ótima, pena que quase nunca tem horário", 4, -1, "produtos"],
    ["Som alto até tarde de quarta a domingo, um tormento", 1, -1, "prazo"],
    ["Veio no feriado porque eu tava com visita e não cobrou a mais", 5, 1, "visita"],
    ["A fruta veio podre. O preço nem é tão bom assim", 2, 1, "preço"],
    ["Ótima loja, mas podia ter provador maior", 4, -1, "a falta de provador"],
    ["Show! Recomendo a todos", 4, 1, "show"],
    ["Pão bom. Os frios são cortados grossos demais", 3, -1, "cordialidade"],
    ["Bom açougue, cuidado com a balança", 3, -1, "o cuidado"],
    ["Almoço gostoso, mas demoraram uma vida pra trazer a conta", 3, -1, "a conta"],
    ["Montaram a estante direitinho, só que chegaram 2 horas depois", 3, -1, "entrega"],
    ["Vendedor atencioso e a moto é boa", 5, 1, "resultado"],
    ["Fecharam a escola e destruíram o sonho de muita gente", 1, -1, "sonho"],
    ["Bom, faltou um molho mais caprichado", 4, -1, "itens que faltaram"],
    ["Instrutora calma. Já o carro da autoescola é velho", 3, -1, "serviço no carro"],
    ["O sistema caiu e em vez de anotar no papel fecharam o caixa", 1, -1, "pedido diferente"],
    ["A secretaria é desorganizada e manda boleto errado todo mês", 1, -1, "pedido diferente"],
    ["A secretaria é desorganizada e manda boleto errado todo mês", 1, -1, "secretária"],
    ["Demorei para escolher e a vendedora perdeu a paciência", 1, -1, "espera"],
    ["Troquei a pilha e ele passou uma cera no risco sem cobrar", 5, 1, "preço da cera"],
    ["Esqueceram de devolver os elos da minha pulseira", 1, -1, "itens que faltaram"],
  ])("%s: of %i stars, side %i does not name %s", (review, stars, side, noun) => {
    expect(half(review, stars, side)).not.toContain(noun);
  });
});
