import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Schools of all sorts, and whoever cares for animals. */
export const reviewsLessonsAndPets: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "autoescola-terceira-tentativa",
    prompt:
      'Reprovei duas vezes em outra autoescola por nervoso. Aqui a instrutora Neide falava "respira, minha filha, o carro não morde". PASSEI!! Baliza perfeita!',
    kind: "praise",
    points: [
      good("service", "neide instrutora calma"),
      goodAbout("aprov passou passar conquista resultado baliza"),
    ],
    names: ["Neide"],
  },
  {
    agent: "reviews",
    id: "autoescola-carro-caindo",
    prompt:
      'O carro da aula morre em toda subida, o cinto do carona não trava e o instrutor diz que "faz parte do aprendizado".',
    kind: "complaint",
    points: [badAbout("carro cinto veiculo manutenc seguranca"), bad("service", "instrutor")],
  },
  {
    agent: "reviews",
    id: "ingles-teacher-bia",
    prompt:
      "Teacher Bia is the best! kkk já tô até escrevendo em inglês. Perdi a vergonha de falar, turma pequena e aula que passa voando.",
    kind: "praise",
    points: [
      good("service", "bia teacher professora aula"),
      goodAbout("vergonha fala confianca ingles evolu turma"),
    ],
    names: ["Bia"],
  },
  {
    agent: "reviews",
    id: "ingles-quarto-professor",
    prompt:
      "Em um semestre meu filho teve quatro professores. Cada um recomeça do verbo to be. Ele já poderia dar essa aula.",
    kind: "complaint",
    points: [badAbout("professor troca mudanc rotativ verbo continuidade conteudo")],
  },
  {
    agent: "reviews",
    id: "creche-mordida",
    prompt:
      "Busquei minha bebê com uma marca de dente no braço e ninguém soube me dizer quando foi nem quem estava na sala. Ninguém viu? Com seis crianças?",
    kind: "complaint",
    points: [
      badAbout("supervis cuidado acompanh atenc marca segur relat situac descrev"),
      bad("notice", "informac"),
    ],
    personal: ["seu bebe", "sua bebe"],
    sensitive: "accusation",
  },
  {
    agent: "reviews",
    id: "creche-adaptacao",
    prompt:
      "Chorei eu, não ele. A tia Jô mandava fotinho de hora em hora na primeira semana até eu sossegar. Hoje ele sai sem nem olhar pra trás e eu finjo que não dói.",
    kind: "praise",
    points: [good("service", "jo tia"), good("notice", "foto")],
    names: ["Tia", "Jô"],
  },
  {
    agent: "reviews",
    id: "reforco-escolar-tabuada",
    prompt: "Minha neta tinha horror de matemática. Agora me corrige no troco da feira.",
    kind: "praise",
    points: [goodAbout("matematica neta aprend ensin evolu resultado progress aula")],
    misread: ["troco errado"],
  },
  {
    agent: "reviews",
    id: "reforco-escolar-celular",
    prompt:
      "Pago por reforço e encontro meu filho assistindo vídeo enquanto a moça pinta a unha. Três quartas seguidas.",
    kind: "complaint",
    points: [bad("service", "moca acompanh reforco aula supervis")],
  },
  {
    agent: "reviews",
    id: "escola-de-musica-bateria",
    prompt:
      "Comprei bateria usada sem saber nem segurar baqueta. O professor Dinho ensinou desde trocar o prato até ler música na partitura. Meus vizinhos que me perdoem.",
    kind: "praise",
    points: [
      good("service", "dinho professor ensin aula"),
      goodAbout("bateria partitura aprend evolu music"),
    ],
    names: ["Dinho"],
    misread: ["comida", "refeic", "cozinha", "sabor"],
  },
  {
    agent: "reviews",
    id: "escola-de-musica-reposicao",
    prompt:
      "Didática fantástica, em seis meses toco violão no churrasco. O chato é que quando o professor falta a reposição nunca chega, já são quatro aulas.",
    kind: "mixed",
    points: [
      good("service", "didatica professor ensin aula"),
      badAbout("reposic repo falta professor aulas"),
    ],
  },
  {
    agent: "reviews",
    id: "curso-de-informatica-idosos",
    prompt:
      "tenho 74 ano e aprendi a mexer no computador mandei meu primeiro imeio pra minha filha no japão o professor Matias repete quantas veis precisa",
    kind: "praise",
    points: [
      good("service", "matias professor paciencia"),
      goodAbout("computador aprend primeiro filha conquista"),
    ],
    names: ["Matias"],
  },
  {
    agent: "reviews",
    id: "curso-tecnico-laboratorio",
    prompt:
      "Professores de mercado, sabem muito e abrem portas. O laboratório tem metade dos computadores sem ligar, fazemos prova em dupla à força.",
    kind: "mixed",
    points: [
      goodAbout("professor conheciment docent ensin"),
      badAbout("laboratorio computador equipament estrutura maquina"),
    ],
  },
  {
    agent: "reviews",
    id: "veterinaria-madrugada",
    prompt:
      "Duas da manhã, Pipoca com a barriga virada depois de comer um chinelo (sim). Dra. Noêmia atendeu de pijama, sorrindo, e hoje Pipoca já está de olho no outro pé.",
    kind: "praise",
    points: [good("service", "noemia madrugad dispon")],
    names: ["Pipoca", "Noêmia", "Dra"],
    misread: ["milho", "comida"],
  },
  {
    agent: "reviews",
    id: "veterinaria-vacina-sem-carteirinha",
    prompt:
      "Esqueceram de registrar a vacina na carteirinha e agora dizem que não têm como provar que foi dada. Ou seja: pago duas vezes ou viajo sem meu cachorro.",
    kind: "complaint",
    points: [badAbout("registr carteir vacina document anot"), bad("price", "pago")],
  },
  {
    agent: "reviews",
    id: "veterinaria-orcamento-surpresa",
    prompt:
      "Cuidaram muitíssimo bem da Frida, ela já corre de novo. Mas autorizei 600 reais e na alta vieram 1.370 sem um telefonema antes.",
    kind: "mixed",
    points: [
      good("service", "frida"),
      bad("price", "orcament autoriz"),
      bad("notice", "telefon contato"),
    ],
    names: ["Frida"],
    quotable: ["corre de novo"],
  },
  {
    agent: "reviews",
    id: "banho-e-tosa-perfume",
    prompt:
      "A Meg volta da tosa linda, de lacinho e tudo, e adora as meninas. Só diminuam o perfume, ela espirra até terça!",
    kind: "mixed",
    points: [goodAbout("meg lacinho banho tosa lind carinh"), badAbout("perfume cheiro")],
    names: ["Meg"],
  },
  {
    agent: "reviews",
    id: "banho-e-tosa-maquina-zero",
    prompt:
      'Pedi "só a tosa higiênica". Me devolveram um rato. Meu lulu de três anos de pelo se esconde embaixo da cama desde ontem.',
    kind: "complaint",
    points: [bad("result", "tosa do_pelo o_pelo")],
  },
  {
    agent: "reviews",
    id: "hotel-para-caes-video",
    prompt:
      "Viajei com o coração na mão e recebi vídeo do Bento todo santo dia: nadando, dormindo, roubando petisco do amigo. Voltou mais educado do que foi kkkk",
    kind: "praise",
    points: [good("notice", "video noticia"), good("service", "bento")],
    names: ["Bento"],
  },
  {
    agent: "reviews",
    id: "hotel-para-caes-emagreceu",
    prompt:
      "Deixei a comida dele pronta, oito dias de ração medida em saquinhos. Voltei e havia cinco saquinhos fechados e um cachorro dois quilos mais magro.",
    kind: "complaint",
    points: [badAbout("racao aliment saquinho comida refeic peso")],
  },
  {
    agent: "reviews",
    id: "aquarios-peixe-doente",
    prompt:
      'Levei seis neons, no dia seguinte boiavam quatro. "Choque de temperatura", segundo o rapaz. Choque foi o meu.',
    kind: "complaint",
    points: [
      badAbout("peixe neon animal animais perda morte qualidade vida"),
      bad("service", "rapaz explic respost orient"),
    ],
  },
  {
    agent: "reviews",
    id: "aquarios-montagem",
    prompt:
      "Montaram um plantado de 200 litros na minha sala e todo mundo que chega para pra olhar. O Cláudio volta sempre que eu entro em pânico por causa de alga.",
    kind: "praise",
    points: [good("result", "aquario montag mont plantad"), good("service", "claudio")],
    names: ["Cláudio"],
  },
  {
    agent: "reviews",
    id: "pet-racao-entrega",
    prompt:
      "Peço a ração pelo zap na hora do almoço e quando chego do trampo já tá na portaria. Salva quem não tem carro!",
    kind: "praise",
    points: [good("delivery", "rapid agil portaria salva_quem")],
  },
  {
    agent: "reviews",
    id: "adestrador-sofa",
    prompt:
      "Em cinco aulas o Zeus parou de pular nas visitas. O sofá continua sendo dele, mas aí acho que a culpa é minha. Pontualidade é que podia melhorar, atrasa sempre uns 20 minutos.",
    kind: "mixed",
    points: [good("result", "zeus aula comport evolu"), bad("speed")],
    names: ["Zeus"],
  },
];
