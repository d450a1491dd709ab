import type { ReviewInput } from "../../input.ts";
import { bad, badAbout, good } from "../../points.ts";

/** Praise and complaint in one breath. */
export const reviewsMixed: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "conta-de-cinquenta-minutos",
    prompt: "Comida maravilhosa como sempre, pena que demoraram 50 minutos pra trazer a conta.",
    kind: "mixed",
    points: [good("food"), bad("speed", "conta")],
    misread: ["cobranca"],
  },
  {
    agent: "reviews",
    id: "escova-otima-telefone-mudo",
    prompt: "A escova ficou ótima, mas marcar horário por telefone é impossível, só chama.",
    kind: "mixed",
    points: [good("result", "escova cabelo"), badAbout("telefone agend marc lig ligac horario")],
    misread: ["dente"],
  },
  {
    agent: "reviews",
    id: "vestiario-sem-sabonete",
    prompt: "Professores nota 10. O vestiário é que anda sujo e sem sabonete.",
    kind: "mixed",
    points: [good("service", "professor"), bad("cleanliness", "vestiari sabonete suj")],
  },
  {
    agent: "reviews",
    id: "ar-condicionado-e-orcamento",
    prompt:
      "Resolveu o problema do ar condicionado, porém cobraram 120 a mais do que falaram no orçamento.",
    kind: "mixed",
    points: [
      good("repair", "ar-condicionado ar_condicionado resolv"),
      bad("price", "orcament diferenca"),
    ],
  },
  {
    agent: "reviews",
    id: "colchao-ruim-lugar-lindo",
    prompt:
      "Lugar lindo e café da manhã farto. O quarto era menor do que nas fotos e o colchão bem ruim.",
    kind: "mixed",
    points: [good("place", "cafe lind"), bad("room", "colchao foto tamanho")],
  },
  {
    agent: "reviews",
    id: "pizza-boa-entrega-lenta",
    prompt: "Pizza boa mas a entrega podia ser mais rápida. 3 estrelas",
    kind: "mixed",
    rating: 3,
    points: [good("food", "pizza"), bad("delivery", "tempo demor rapid agil")],
  },
  {
    agent: "reviews",
    id: "numeracao-acima-do-46",
    prompt:
      "Roupas lindas e preço justo, só acho que falta numeração maior, quase nada acima do 46.",
    kind: "mixed",
    points: [good("goods", "roupa"), good("price"), bad("variety", "46 numer tamanho maior")],
  },
  {
    agent: "reviews",
    id: "gato-na-caixinha",
    prompt:
      "A veterinária é um anjo, mas a recepção me deixou 1h esperando com o gato miando na caixinha",
    kind: "mixed",
    points: [good("service", "veterinari anjo"), bad("speed", "esper 1h")],
  },
  {
    agent: "reviews",
    id: "sonho-e-cafe-morno",
    prompt: "Sonho e coxinha perfeitos! Só o café que vem sempre morno, arrumem isso pf",
    kind: "mixed",
    points: [good("food", "coxinha sonho"), bad("warmth", "cafe")],
  },
  {
    agent: "reviews",
    id: "pelicula-que-sumiu",
    prompt: "Preço bom e ficou funcionando, mas sumiu minha película e ninguém sabe explicar.",
    kind: "mixed",
    points: [good("price", "preco funcion conserto"), badAbout("pelicula")],
  },
  {
    agent: "reviews",
    id: "natacao-agua-gelada",
    prompt: "Meu filho ama as aulas, mas a água tava gelada essa semana toda",
    kind: "mixed",
    points: [good("service", "aula filho"), bad("warmth", "agua gelad")],
  },
  {
    agent: "reviews",
    id: "moqueca-and-couvert",
    prompt: "Great moqueca and lovely view, but the bill included a couvert we never asked for.",
    kind: "mixed",
    points: [good("food", "moqueca"), good("place", "vista"), bad("payment", "couvert conta")],
    names: ["Couvert", "Moqueca"],
  },
  {
    agent: "reviews",
    id: "sofa-do-everton",
    prompt:
      "Comprei um sofá e o vendedor Everton foi super paciente comigo, voltei na loja quatro vezes pra decidir a cor. Já a entrega atrasou 9 dias e veio com o pé riscado. Trocaram o pé depois, mas ninguém pediu desculpa.",
    kind: "mixed",
    points: [
      good("service", "everton vendedor"),
      bad("delivery", "atras"),
      bad("goods", "pe_do pe_risc o_pe do_pe no_pe risc sofa"),
    ],
    names: ["Everton"],
  },
  {
    agent: "reviews",
    id: "flores-lindas-fora-de-hora",
    prompt:
      "As flores eram lindas, só não entregaram no horário e a homenageada já tinha saído do trabalho.",
    kind: "mixed",
    points: [
      good("result", "flor buque arranjo"),
      bad("delivery", "horario atras tempo homenagead"),
    ],
    misread: ["disponibilidade"],
  },
  {
    agent: "reviews",
    id: "heloise-com-h",
    prompt: "Bolo delicioso porém escreveram o nome da minha filha errado: é Heloíse com H",
    kind: "mixed",
    points: [good("food", "bolo"), bad("order", "nome escri escre graf letra")],
    names: ["Heloíse"],
  },
  {
    agent: "reviews",
    id: "curso-bom-sala-quente",
    prompt:
      "O curso de confeitaria valeu cada centavo, a chef ensina mesmo. Mas a sala é um forno, nem ventilador tem.",
    kind: "mixed",
    points: [
      good("service", "curso ensin aprend chef professor confeitaria"),
      bad("place", "sala calor quent ventil forno temperatur"),
    ],
    misread: ["forno novo", "forno eletrico", "do chef", "o chef"],
  },
  {
    agent: "reviews",
    id: "barato-mas-bagunca",
    prompt:
      "barato é, e acho o q preciso. mas q bagunça essas prateleira, da medo de cair tudo na cabeça",
    kind: "mixed",
    points: [
      good("price", "encontr ach barat"),
      bad("cleanliness", "prateleira bagunc arrum cair"),
    ],
  },
];
