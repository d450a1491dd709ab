import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Who mends, builds, cleans and moves: cars, phones, pipes, walls, furniture. */
export const reviewsRepairsAndHome: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "oficina-mulher-sozinha",
    prompt:
      "Vou sozinha e sou mulher, sempre saio de oficina achando que me enrolaram. Aqui o rapaz pôs o carro no elevador, apontou com a lanterna e explicou: isso dá pra rodar mais seis meses. Seis meses sem pagar nada!",
    kind: "praise",
    points: [
      goodAbout("honest transparen confian sincer mostr explic clar"),
      good("price", "gast seis_meses economi"),
    ],
  },
  {
    agent: "reviews",
    id: "oficina-luz-do-painel",
    prompt:
      'Terceira vez que volto pela mesma luz do painel. Três vezes pago, três vezes "agora vai". Já tô íntima do guincho.',
    kind: "complaint",
    points: [bad("repair", "luz painel"), bad("price")],
  },
  {
    agent: "reviews",
    id: "borracharia-domingo-chuva",
    prompt:
      "Furei dois pneu na Dutra, domingo, chuva de lascar. Tonhão largou o churrasco da família e foi lá com macaco e lanterna. Cobrou o de sempre! Gente assim não se acha mais",
    kind: "praise",
    points: [
      good("service", "tonhao socorr domingo chuva dispos ajud foi_la gente_assim"),
      good("price"),
    ],
    names: ["Tonhão"],
  },
  {
    agent: "reviews",
    id: "lava-rapido-cheiro-molhado",
    prompt:
      "Por fora ficou um espelho. Por dentro, o carpete veio encharcado e em dois dias o carro cheirava a cachorro molhado.",
    kind: "mixed",
    points: [
      goodAbout("fora espelho brilh lataria pintura externa"),
      badAbout("carpete encharc molhad cheiro interior dentro umid sec"),
    ],
  },
  {
    agent: "reviews",
    id: "autopecas-peca-errada",
    prompt:
      'Dei o chassi, o ano, o modelo, tudo. Veio a peça do modelo 2012. Fui trocar e: "peça elétrica não tem troca". Carro parado há nove dias.',
    kind: "complaint",
    points: [bad("order", "peca modelo"), badAbout("troca devol politica")],
    quotable: ["carro parado"],
  },
  {
    agent: "reviews",
    id: "autopecas-balcao-do-wilson",
    prompt:
      "O Wilson conhece peça pelo som. Levei um parafuso velho na mão e ele achou igual numa gaveta em dez segundos.",
    kind: "praise",
    points: [good("service", "wilson conhece_ parafuso peca")],
    names: ["Wilson"],
    quotable: ["achou igual"],
  },
  {
    agent: "reviews",
    id: "bicicletaria-freio-e-marcha",
    prompt:
      'Regularam meu freio e a marcha, lubrificaram a corrente e não quiseram cobrar porque "foi coisa de cinco minutos". Voltei no outro dia e comprei capacete, luva, campainha...',
    kind: "praise",
    points: [
      good("repair", "freio marcha corrente regul"),
      good("service", "gentil generos cobrar"),
    ],
  },
  {
    agent: "reviews",
    id: "bicicletaria-quadro-riscado",
    prompt:
      'Deixei a bike pra revisão e ela voltou com um risco no quadro que não existia. Disseram que "deve ser de antes". Tenho foto da manhã em que entreguei.',
    kind: "complaint",
    points: [
      badAbout("risc quadro bike biciclet dano pintura"),
      bad("service", "respost explic posic retorno"),
    ],
  },
  {
    agent: "reviews",
    id: "moto-banco-reformado",
    prompt:
      "Reformei o banco da minha CG, costura perfeita e espuma firme, minha lombar agradece. Fiz em quatro horas, esperei no local tomando café.",
    kind: "praise",
    points: [good("result", "banco costura espuma reforma"), good("speed", "quatro_horas")],
    names: ["CG"],
    personal: ["lombar"],
    misread: ["agenc", "financ", "finance"],
  },
  {
    agent: "reviews",
    id: "moto-revisao-oleo",
    prompt:
      "Paguei troca de óleo. Cheguei em casa, puxei a vareta: preto igual piche. Trocaram foi o quê, a etiqueta?",
    kind: "complaint",
    points: [bad("repair", "oleo preto_igual")],
  },
  {
    agent: "reviews",
    id: "eletricista-quadro-de-luz",
    prompt:
      "Seu Ailton refez o quadro de luz do meu apê de 1978, etiquetou cada disjuntor e ainda desenhou um mapinha. Chuveiro nunca mais desarmou.",
    kind: "praise",
    points: [
      good("result", "quadro disjuntor instal etiquet chuveiro eletric"),
      goodAbout("organiz mapa mapinha etiquet desenh caprich detalh"),
    ],
    names: ["Ailton", "Seu"],
  },
  {
    agent: "reviews",
    id: "encanador-vazamento-maior",
    prompt:
      "Chamei por causa de um pinga-pinga. Depois que ele saiu eu tinha uma cachoeira. Ligo e dá caixa postal.",
    kind: "complaint",
    points: [
      bad("repair", "vazament cachoeira"),
      bad("notice", "telefon ligac caixa_postal contato"),
    ],
  },
  {
    agent: "reviews",
    id: "marido-de-aluguel-cortina",
    prompt:
      "Pendurou quatro cortinas, dois quadros, a TV e trocou uma tomada em uma manhã. Limpou o pó do furo. LIMPOU O PÓ DO FURO. Meu marido de verdade que lute.",
    kind: "praise",
    points: [good("result", "cortina quadro tomada instal"), good("cleanliness", "po_ furo")],
  },
  {
    agent: "reviews",
    id: "ar-condicionado-pinga-cama",
    prompt:
      "Instalaram o split em cima da cama e pinga desde o segundo dia. Marcaram retorno quinta, sexta, segunda. É quarta da outra semana. Durmo com uma bacia.",
    kind: "complaint",
    points: [
      badAbout("ar-condicionado condicionado split ping instal agua vaza"),
      bad("speed", "retorno visita marc"),
    ],
  },
  {
    agent: "reviews",
    id: "ar-condicionado-higienizacao",
    prompt:
      "Higienizaram três aparelhos, mostraram a água preta que saiu (que nojo!) e forraram o chão inteirinho antes. Respirei outra vez.",
    kind: "praise",
    points: [
      good("result", "higieniz aparelho limpeza"),
      goodAbout("forr chao cuidad cuidado proteg protec limp"),
    ],
  },
  {
    agent: "reviews",
    id: "vidraceiro-box-torto",
    prompt:
      "Box lindo, vidro grosso, ótimo acabamento. Mas mediram errado da primeira vez e fiquei nove dias tomando banho de balde até vir o certo.",
    kind: "mixed",
    points: [
      good("goods", "box vidro acabament"),
      badAbout("medi medid errad nove_dias espera demor tempo atras"),
    ],
  },
  {
    agent: "reviews",
    id: "marcenaria-berco",
    prompt:
      "O berço que o Otávio fez pra nossa filha parece de revista. Cantos arredondados, gaveta que desliza e a madeira que meu pai tinha guardada virou a cabeceira. Sem palavras.",
    kind: "praise",
    points: [good("result", "berco madeira acabament cabeceira gaveta")],
    names: ["Otávio"],
  },
];
