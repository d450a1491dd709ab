import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-food-counters.ts. */
export const reviewsMoreFoodCounters: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "marmitaria-salada-murcha",
    prompt:
      "Marmita bem servida e o feijão tem gosto de casa. Só a salada que de vez em quando chega murchinha, acho que é porque vai junto do quente.",
    kind: "mixed",
    points: [good("food", "marmita feijao serv"), badAbout("salada murch")],
  },
  {
    agent: "reviews",
    id: "marmitaria-sem-carne",
    prompt:
      "Abri a marmita no serviço e adivinha: esqueceram a mistura. Arroz, feijão e boa sorte. Meia hora de almoço que eu tenho.",
    kind: "complaint",
    points: [badAbout("mistura carne falt esquec complet marmita pedido")],
  },
  {
    agent: "reviews",
    id: "confeitaria-bolo-de-70",
    prompt:
      "Encomendei o bolo dos 70 anos da minha mãe com a Bete. Ela chorou quando viu as flores de açúcar iguais às do quintal da infância. E por dentro, nozes com ameixa, úmido, sem ser enjoativo. Trabalho de artista.",
    kind: "praise",
    points: [
      good("food", "bolo nozes ameixa recheio"),
      goodAbout("flores decora detalhe artista caprich delicad trabalho enfeit"),
    ],
    names: ["Bete"],
  },
  {
    agent: "reviews",
    id: "confeitaria-brigadeiro-duro",
    prompt:
      "Os brigadeiros da festa pareciam bolinha de gude. Minha tia quase perdeu a ponte. E não foi barato não.",
    kind: "complaint",
    points: [bad("food", "brigadeir doce dur textur"), bad("price")],
  },
  {
    agent: "reviews",
    id: "padaria-nova-gerencia",
    prompt:
      "Frequento desde que era do português. O pão francês continua imbatível, casca fina e miolo leve. Mas depois que mudou a gerência ninguém mais dá bom dia e as mesas vivem sujas de farelo.",
    kind: "mixed",
    points: [
      good("food", "pao paes"),
      bad("service", "bom_dia cumpriment gerencia"),
      bad("cleanliness", "mesa farelo"),
    ],
    quotable: ["casca"],
  },
  {
    agent: "reviews",
    id: "padaria-cacetinho",
    prompt:
      "Bah, cacetinho quentinho às 6 da manhã, antes do serviço. Gurias do balcão sempre de bom humor mesmo naquele frio. Tri bom!",
    kind: "praise",
    points: [
      good("food", "cacetinho pao paes quent"),
      good("service", "gurias meninas balcao humor"),
    ],
  },
  {
    agent: "reviews",
    id: "pao-de-queijo-mineiro",
    prompt:
      "Nó, sô! Trem bão demais da conta esse pão de queijo, uai. Comi seis e ainda levei pra sogra.",
    kind: "praise",
    points: [good("food", "pao_de_queijo")],
    misread: ["cobranc", "preco", "a conta"],
  },
  {
    agent: "reviews",
    id: "doceria-canto-da-sujeira",
    prompt:
      "Vi uma funcionária mexer no celular, prender o cabelo e em seguida pegar os doces com a mão. Sem luva, sem pegador, sem limpar nada. Perdi a vontade.",
    kind: "complaint",
    points: [bad("cleanliness", "luva pegador")],
  },
  {
    agent: "reviews",
    id: "adega-cerveja-quente",
    prompt:
      '"Geladíssima" estava na placa. Morna estava na minha mão. Adega que não gela cerveja vende o quê?',
    kind: "complaint",
    points: [bad("warmth", "cerveja bebida")],
  },
  {
    agent: "reviews",
    id: "adega-sommelier-do-bairro",
    prompt:
      "Não entendo nada de vinho e o Rogério nunca me fez sentir burro. Pergunta o que vou cozinhar, quanto quero gastar e acerta sempre. Já me indicou garrafa de 35 reais melhor que a que eu ia levar de 90.",
    kind: "praise",
    points: [
      good("service", "rogerio indic orient conselh"),
      good("price", "gast garrafa bolso orcament indicac"),
    ],
    names: ["Rogério"],
  },
  {
    agent: "reviews",
    id: "cafeteria-tomada-e-wifi",
    prompt:
      "Dá pra trabalhar a tarde toda, tomada em toda mesa e o café coado é excelente. O problema é o ar gelado: fico de casaco em pleno janeiro.",
    kind: "mixed",
    points: [
      good("place", "tomada mesa trabalh"),
      good("food", "coado cafe"),
      badAbout("ar_ condicionado temperat fri climatiz gelad casaco"),
    ],
  },
  {
    agent: "reviews",
    id: "emporio-queijo-vencido",
    prompt:
      "Comprei um queijo canastra embalado a vácuo, meu filho de 4 anos passou a noite vomitando. Só depois vi que a validade tinha passado fazia nove dias.",
    kind: "complaint",
    points: [badAbout("queijo validade vencid data produto saude relat")],
    personal: ["vomit"],
    sensitive: "health",
  },
  {
    agent: "reviews",
    id: "lanchonete-do-terminal",
    prompt:
      "Lanchonete de terminal a gente espera pouco né? Pois o salgado sai quentinho, o suco é da fruta e a moça decora o nome de todo mundo. Acordar 4h30 fica menos ruim.",
    kind: "praise",
    points: [good("food", "salgad suco"), good("service", "moca nome")],
  },
  {
    agent: "reviews",
    id: "casa-de-bolos-fatia-seca",
    prompt:
      "O bolo de fubá com goiabada é um abraço. O de chocolate, sinto dizer, estava seco feito areia.",
    kind: "mixed",
    points: [good("food", "fuba goiabada bolo"), badAbout("chocolate sec umid")],
  },
  {
    agent: "reviews",
    id: "distribuidora-gas-e-agua",
    prompt:
      "liguei 21h40 sem gas no meio da janta o menino chegou em 15 min instalou e ainda viu se tava vazando nota mil",
    kind: "praise",
    points: [good("speed", "chegou chegada minutos"), goodAbout("instal vaza cuidad atend segur")],
  },
];
