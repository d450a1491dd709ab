import type { ReviewInput } from "../../input.ts";
import { good, goodAbout } from "../../points.ts";

/** Praise of those who come home, of teachers, makers and menders. */
export const reviewsPraiseOfMoreServices: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "primeira-tattoo",
    prompt:
      "Minha primeira tattoo e não podia ter escolhido lugar melhor. Traço fino impecável, tudo esterilizado, e ainda aguentaram minhas mil perguntas rs",
    kind: "praise",
    points: [
      good("result", "tatu tattoo traco"),
      good("place", "esteril segur limp higien"),
      good("service", "pergunta duvida"),
    ],
  },
  {
    agent: "reviews",
    id: "vicios-no-volante",
    prompt:
      "Reprovei três vezes em outra escola. Aqui o instrutor Jonas consertou meus vícios no volante e passei!!",
    kind: "praise",
    points: [
      good("service", "jonas instrutor volante vicio"),
      goodAbout("passou passar aprov conquist habilita parabens"),
    ],
    names: ["Jonas"],
  },
  {
    agent: "reviews",
    id: "chaveiro-onze-da-noite",
    prompt:
      "Fiquei trancada pra fora às 23h e vieram rapidinho. Preço conforme combinado no telefone, sem surpresa.",
    kind: "praise",
    points: [good("speed", "rapid prontid"), good("price", "combinad surpresa")],
  },
  {
    agent: "reviews",
    id: "cartoes-de-visita",
    prompt:
      "Cartões de visita com ótimo acabamento, cor fiel e entrega antes do previsto. Já virei cliente fixo.",
    kind: "praise",
    points: [
      goodAbout("cart acabament cor impress material qualidade"),
      good("delivery", "antes prazo previst"),
    ],
    misread: ["cartao de credito", "maquin"],
  },
  {
    agent: "reviews",
    id: "um-parafuso-so",
    prompt:
      "Fui comprar só um parafuso e me atenderam como se fosse levar a loja inteira. Explicaram qual bucha usar e tudo.",
    kind: "praise",
    points: [good("service", "parafus bucha explic orient")],
    misread: ["que o parafuso", "e a bucha", "o parafuso e"],
  },
  {
    agent: "reviews",
    id: "vestido-de-formatura",
    prompt:
      "Ajustou meu vestido de formatura em cima da hora e ficou perfeito no corpo. Dona Lourdes salvou minha festa!",
    kind: "praise",
    points: [good("result", "vestido ajust lourdes festa formatura")],
    names: ["Lourdes"],
  },
  {
    agent: "reviews",
    id: "gatinho-mingau",
    prompt:
      "Nosso gatinho Mingau chegou bem ruinzinho e hoje está correndo pela casa. Gratidão eterna à dra. Sílvia e equipe!",
    kind: "praise",
    points: [good("service", "silvia mingau gat recuper correndo saude")],
    names: ["Mingau", "Sílvia"],
    misread: ["comida", "aveia"],
  },
  {
    agent: "reviews",
    id: "presente-com-laco",
    prompt:
      "Presente embrulhado com laço e cartãozinho sem eu nem pedir. Loja linda e variedade enorme de brinquedo educativo",
    kind: "praise",
    points: [
      goodAbout("embrulh presente laco cart embal detalhe mimo"),
      good("variety", "brinquedo educativ"),
    ],
    misread: ["tamanho"],
  },
  {
    agent: "reviews",
    id: "limpeza-de-pele-da-dani",
    prompt:
      "Limpeza de pele maravilhosa, saí com a pele outra. A Dani explica cada produto que usa.",
    kind: "praise",
    points: [good("result", "pele limpeza"), good("notice", "dani produto")],
    names: ["Dani"],
    misread: ["higiene", "faxina"],
  },
  {
    agent: "reviews",
    id: "porta-mala-aspirado",
    prompt: "carro ficou novo, até o porta mala aspiraram. 35 reais bem pagos",
    kind: "praise",
    points: [good("result", "carro lav aspir porta limp"), good("price", "35 bem_pag valeu custo")],
  },
  {
    agent: "reviews",
    id: "adaptacao-da-pequena",
    prompt:
      "A adaptação da minha pequena foi tranquila graças ao carinho das tias. Mandam recadinho todo dia na agenda.",
    kind: "praise",
    points: [good("service", "adapt tia carinh pequen filha"), good("notice", "recad agenda dia")],
    misread: ["agendament"],
  },
  {
    agent: "reviews",
    id: "box-no-mesmo-dia",
    prompt: "Box do banheiro instalado no mesmo dia do orçamento, sem sujeira e bem vedado.",
    kind: "praise",
    points: [good("speed", "dia rapid agil"), good("result", "box vedad instal limp sujeira")],
    misread: ["rapidez no orcamento"],
  },
  {
    agent: "reviews",
    id: "pilates-turma-pequena",
    prompt:
      "Pilates com a Bruna é outra coisa, turma pequena e ela olha cada um. Acordo até mais disposta kkk",
    kind: "praise",
    points: [good("service", "bruna turma olha pilates aula cada_um cada_alun dispos")],
    names: ["Bruna"],
  },
  {
    agent: "reviews",
    id: "impressora-ressuscitada",
    prompt:
      "Impressora voltou funcionando e ainda me ensinaram a não entupir mais. Serviço 10, preço ok.",
    kind: "praise",
    points: [good("repair", "impressora funcion"), good("notice", "ensin dica entup")],
  },
  {
    agent: "reviews",
    id: "bike-freio-novo",
    prompt:
      "Revisão da bike no capricho, freio parece novo. Dono gente boa e apaixonado pelo que faz",
    kind: "praise",
    points: [
      good("repair", "revis bike biciclet freio caprich"),
      good("service", "dono gente_boa paix apaixon simpat"),
    ],
  },
  {
    agent: "reviews",
    id: "mei-sem-enrolacao",
    prompt: "Abri meu MEI com a ajuda deles, sem enrolação. Respondem rápido no zap até hoje.",
    kind: "praise",
    points: [
      good("notice", "respond whatsapp zap rapid agil"),
      goodAbout("mei abertura abri ajud apoi"),
    ],
    names: ["MEI"],
  },
  {
    agent: "reviews",
    id: "cozinha-planejada",
    prompt:
      "Fiz a cozinha planejada com eles em janeiro. O projetista veio medir duas vezes, a montagem levou um dia e meio e ficou tudo alinhado. Único fornecedor da minha obra que cumpriu a data! Minha esposa está apaixonada pelas gavetas.",
    kind: "praise",
    points: [
      good("result", "cozinha planejad montag alinh gaveta projet movel moveis"),
      good("speed", "data cumpr dia"),
    ],
    misread: ["comida", "refeic", "prato"],
  },
  {
    agent: "reviews",
    id: "violao-para-adulto",
    prompt:
      "Aula de violão pra adulto iniciante sem vergonha nenhuma. Professor Caio tem uma didática incrível e já toco 4 músicas!",
    kind: "praise",
    points: [good("service", "caio professor didat violao aula aprend toc music")],
    names: ["Caio"],
  },
  {
    agent: "reviews",
    id: "quatro-pneus-e-um-cafe",
    prompt:
      "5 estrelas! Troquei os 4 pneus e fizeram o alinhamento enquanto eu tomava um café. Rápidos e honestos.",
    kind: "praise",
    rating: 5,
    points: [good("speed", "rapid agil"), good("service", "pneu alinh hones")],
  },
];
