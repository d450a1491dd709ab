import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-beauty-and-body.ts. */
export const reviewsMoreBeautyAndBody: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "pilates-joelho",
    prompt:
      "com 68 anos voltei a subir escada sem segurar no corrimao gracas as aulas da Tati que nunca me trata como velha",
    kind: "praise",
    points: [
      good("service", "tati aula professora"),
      goodAbout("escada result evolu movim disposi melhora conquista"),
    ],
    names: ["Tati"],
  },
  {
    agent: "reviews",
    id: "pilates-aparelho-quebrado",
    prompt:
      "Instrutora maravilhosa, corrige tudo com calma. O reformer tá com a mola quebrada desde agosto e a gente reveza um só entre quatro alunas.",
    kind: "mixed",
    points: [
      good("service", "instrutora corre"),
      badAbout("reformer aparelho mola equipament revez"),
    ],
    quotable: ["corrig"],
  },
  {
    agent: "reviews",
    id: "crossfit-coach-gritaria",
    prompt:
      "Coach grita com iniciante, ri de quem não consegue a carga e posta vídeo sem pedir. Motivação não é humilhação, gente.",
    kind: "complaint",
    points: [
      bad("service", "coach grit humilh iniciant"),
      badAbout("video imagem autoriza permiss post"),
    ],
  },
  {
    agent: "reviews",
    id: "crossfit-comunidade",
    prompt:
      "Entrei sedentário e envergonhado. Fui o último em todos os treinos por dois meses e em todos eles tinha alguém esperando pra bater palma. É mais que treino, é turma.",
    kind: "praise",
    points: [goodAbout("turma comunidade acolh apoi palma pessoal grupo incentiv")],
    misread: ["demora", "atraso"],
  },
  {
    agent: "reviews",
    id: "academia-esteira-senha",
    prompt:
      'Estrutura top, musculação com aparelho de sobra. Das 30 esteiras, nove tão com papelzinho "em manutenção" desde que o ano começou.',
    kind: "mixed",
    points: [good("place", "aparelho musculac"), badAbout("esteira manutenc")],
  },
  {
    agent: "reviews",
    id: "academia-plano-anual-mudou",
    prompt:
      'Deram o plano anual por 89, três meses depois veio 119 reais na fatura. "Tá no contrato, letra tal." Se precisa de lupa pra achar, não é informação, é armadilha.',
    kind: "complaint",
    points: [bad("price", "fatura"), bad("notice", "contrato")],
  },
  {
    agent: "reviews",
    id: "danca-forro-timido",
    prompt:
      "Eu era duro que nem poste. O professor Zeca e a dona Raimunda botaram o poste pra dançar forró. Minha esposa agradece, os dedos do pé dela mais ainda.",
    kind: "praise",
    points: [good("service", "zeca raimunda professor ensin aula"), goodAbout("forro danc")],
    names: ["Zeca", "Raimunda"],
  },
  {
    agent: "reviews",
    id: "danca-espetaculo-ingresso",
    prompt:
      "Pago mensalidade, paguei figurino, paguei fita, paguei maquiagem e agora tenho que comprar seis ingressos pra ver minha própria filha dançar três minutos.",
    kind: "complaint",
    points: [bad("price", "ingresso figurino despesa gast")],
  },
  {
    agent: "reviews",
    id: "natacao-touca-e-cloro",
    prompt:
      "Meu filho perdeu o medo de água em um mês, professor Caio é um anjo. O vestiário, coitado, pede socorro: ralo entupido e banco solto.",
    kind: "mixed",
    points: [good("service", "caio professor"), badAbout("vestiario ralo banco manutenc")],
    names: ["Caio"],
    misread: ["agencia", "financ", "dinheiro"],
  },
  {
    agent: "reviews",
    id: "quadra-society-luz",
    prompt:
      "gramado novinho bola boa churrasqueira liberada dps do jogo. ai as 21h30 apaga 2 refletor pra economizar e a gente joga no escuro pagando o mesmo",
    kind: "mixed",
    points: [
      good("place", "gramado churrasqueira campo"),
      badAbout("refletor luz ilumina escuro apag"),
    ],
  },
  {
    agent: "reviews",
    id: "jiu-jitsu-infantil",
    prompt:
      "Meu menino brigava na escola toda semana. Oito meses de tatame e a diretora me ligou pra perguntar o que eu tinha feito. Eu não fiz nada, foi o sensei.",
    kind: "praise",
    points: [
      good("service", "sensei disciplin aula ensin"),
      goodAbout("menino filho comport mudanc evolu disciplin transform tatame diretora"),
    ],
  },
  {
    agent: "reviews",
    id: "bronzeamento-mancha",
    prompt: "Bronze de fita pra ficar com marquinha. Fiquei foi com mapa do Brasil nas costas.",
    kind: "complaint",
    points: [bad("result", "bronze mancha costas pele marca")],
  },
  {
    agent: "reviews",
    id: "yoga-silencio",
    prompt:
      "Um respiro no meio da cidade. A prática é conduzida com serenidade, o espaço cheira a madeira e capim-limão, e o silêncio depois do relaxamento é respeitado.",
    kind: "praise",
    points: [good("service", "conduz seren pratica"), good("place", "silenc cheir")],
  },
  {
    agent: "reviews",
    id: "massagem-mao-fria",
    prompt:
      "Massagem divina, tirou um peso de cinco anos do meu ombro. Só que o som do celular da recepção entra na sala e corta o barato toda vez!",
    kind: "mixed",
    points: [good("result", "massag ombro relax"), bad("noise", "celular toque interrup")],
    misread: ["preco", "valor", "barato"],
  },
];
