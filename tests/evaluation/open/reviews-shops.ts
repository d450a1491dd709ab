import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Shops: clothes, shoes, furniture, paper, plants, toys, builders' goods. */
export const reviewsShops: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "papelaria-volta-as-aulas",
    prompt:
      "acharam a lista toda das duas criança e ainda encaparam os caderno na hora, uma benção. fila é que tava saindo na calçada, só um caixa pra cidade inteira em pleno janeiro",
    kind: "mixed",
    points: [goodAbout("lista encap material caderno"), bad("speed", "caixa")],
  },
  {
    agent: "reviews",
    id: "grafica-convite-12h",
    prompt:
      "Errei a data do convite (eu, não vocês) e reimprimiram 80 em meio dia cobrando só o papel. Casamento salvo.",
    kind: "praise",
    points: [
      good("speed", "meio_dia"),
      goodAbout("reimpress reimprim convite convites compreens"),
      good("price"),
    ],
  },
  {
    agent: "reviews",
    id: "lan-house-curriculo",
    prompt:
      "moço da lan house maicon fez meu curriculo com foto e tudo me insinou a mandar pela internet e arrumei o emprego quero agradecer muito a ele deus abençoi",
    kind: "praise",
    points: [good("service", "maicon ensin ajud"), goodAbout("curriculo emprego vaga conquista")],
    names: ["Maicon"],
  },
  {
    agent: "reviews",
    id: "brecho-furo-escondido",
    prompt:
      'Paguei 90 num casaco "sem defeito". Em casa achei traça e um furo tapado com fita por dentro. Fita!',
    kind: "complaint",
    points: [badAbout("casaco furo peca defeito traca produto")],
  },
  {
    agent: "reviews",
    id: "brecho-vestido-da-formatura",
    prompt:
      "70 reais num vestido que me fez ser a mais elogiada da formatura, e a Lia ainda ajustou a alça ali na hora com linha e agulha.",
    kind: "praise",
    points: [goodAbout("vestido peca"), good("service", "lia ajust"), good("price", "reais")],
    names: ["Lia"],
  },
  {
    agent: "reviews",
    id: "roupas-plus-size",
    prompt:
      'Anunciam "do P ao G4". Na loja: "ah, acima do GG só pelo site". Então por que eu peguei dois ônibus, minha gente?',
    kind: "complaint",
    points: [bad("variety"), bad("notice", "anunci site")],
  },
  {
    agent: "reviews",
    id: "roupas-vendedora-nora",
    prompt:
      'Entrei de chinelo, vinha da praia. A vendedora me mediu de cima a baixo e disse que as araras do fundo eram "mais em conta".',
    kind: "complaint",
    points: [bad("service", "vendedora")],
    misread: ["a conta", "cobranc"],
  },
  {
    agent: "reviews",
    id: "costureira-manga",
    prompt:
      "Vestido herdado da minha irmã, eu pequena, ela enorme. Dona Edite encurtou a manga, apertou a cintura e salvou a festa por uma mixaria.",
    kind: "praise",
    points: [good("result", "manga ajuste vestido costur cintura"), good("price", "mixaria")],
    names: ["Edite", "Dona"],
    misread: ["fruta", "suco", "sabor"],
  },
  {
    agent: "reviews",
    id: "costureira-pences",
    prompt:
      "Levei calça pra fazer a barra e voltou uma perna dois dedos mais curta que a outra. Ela falou que eu que tenho a perna desigual!",
    kind: "complaint",
    points: [bad("result", "barra calca perna"), bad("service")],
    personal: ["desigual"],
  },
  {
    agent: "reviews",
    id: "sapateiro-bota-de-15-anos",
    prompt:
      "Minha bota tem 15 anos e acaba de ganhar mais 15. Sola nova, costura refeita, engraxada. Seu Aristeu não conserta sapato, ressuscita.",
    kind: "praise",
    points: [good("result", "bota sola sapato conserto")],
    names: ["Aristeu", "Seu"],
  },
  {
    agent: "reviews",
    id: "sapateiro-prazo",
    prompt:
      '"Quinta tá pronto." Quinta: "passa sábado". Sábado: fechado. Segunda: "qual sapato mesmo?".',
    kind: "complaint",
    points: [bad("speed", "quinta"), badAbout("sapato respost inform control organiz")],
  },
  {
    agent: "reviews",
    id: "calcados-tenis-descolado",
    prompt:
      'O solado do tênis abriu feito boca de jacaré no vigésimo dia. Garantia diz que foi "mau uso". Usei pra andar.',
    kind: "complaint",
    points: [
      badAbout("tenis solado sola produto durab qualid defeito"),
      badAbout("garantia respost mau_uso posic troca"),
    ],
  },
  {
    agent: "reviews",
    id: "bijuteria-alergia-nao",
    prompt:
      "Orelha chata igual a minha inflama com tudo. Faz três meses que não tiro as argolas daqui. E a embalagem é um presente à parte.",
    kind: "praise",
    points: [goodAbout("argola brinco peca produto qualidade"), good("goods", "embalag")],
    personal: ["inflam"],
  },
  {
    agent: "reviews",
    id: "colchoes-sono",
    prompt:
      "Vendedor me mandou deitar em onze colchões e em nenhum momento apontou o mais caro. Durmo oito horas, minha coluna tirou férias.",
    kind: "praise",
    points: [good("service", "vendedor orient indic"), goodAbout("colch sono dorm descans")],
    personal: ["coluna"],
  },
];
