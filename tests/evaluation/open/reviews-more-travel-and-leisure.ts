import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** More of reviews-travel-and-leisure.ts. */
export const reviewsMoreTravelAndLeisure: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "aluguel-de-vestido",
    prompt:
      "Noiva desesperada (fui trocada por uma pandemia e por 8 quilos). Refizeram a prova quatro vezes sem cobrar um real e sem uma cara feia. Entrei na igreja me sentindo rainha.",
    kind: "praise",
    points: [good("service", "prova"), goodAbout("vestido ajuste prova resultado")],
    personal: ["8 quilos", "pandemia"],
  },
  {
    agent: "reviews",
    id: "cinema-legendado",
    prompt:
      'Comprei legendado, passou dublado. Fui reclamar, tinha acabado de "encerrar o atendimento". Às 20h de um sábado.',
    kind: "complaint",
    points: [badAbout("legendad dublad sessao filme"), bad("service")],
  },
  {
    agent: "reviews",
    id: "cinema-de-rua",
    prompt:
      "Que coisa boa um cinema de rua vivo! Poltrona antiga mas confortável, projeção perfeita, pipoca na manteiga de verdade e um senhor que apresenta o filme antes.",
    kind: "praise",
    points: [good("place", "poltrona projec cinema"), goodAbout("pipoca senhor apresent filme")],
  },
  {
    agent: "reviews",
    id: "teatro-peca-infantil",
    prompt:
      "A peça prendeu minhas três sobrinhas por uma hora inteira, milagre! Atores ficaram depois pra tirar foto.",
    kind: "praise",
    points: [goodAbout("peca espetac sobrinha crianc hist"), goodAbout("ator atores foto elenco")],
    misread: ["reposic", "autopec", "roupa", "mercadoria"],
  },
  {
    agent: "reviews",
    id: "estacionamento-ticket",
    prompt:
      'Perdi o papelzinho e quiseram me cobrar 24 horas. Entrei havia 50 minutos, a câmera mostra. "Sistema não deixa."',
    kind: "complaint",
    points: [bad("price", "ticket papel"), badAbout("camera sistema respost flexib atend")],
  },
  {
    agent: "reviews",
    id: "estacionamento-manobrista",
    prompt:
      "Esqueci o farol aceso e o manobrista, seu Djalma, foi me achar dentro do restaurante com o carro já na chupeta. Quem faz isso hoje?",
    kind: "praise",
    points: [good("service", "djalma manobrist ajud")],
    names: ["Djalma", "Seu"],
  },
  {
    agent: "reviews",
    id: "motorista-de-van-escolar",
    prompt:
      "Sete anos levando meus dois filhos, nenhum dia esquecido, nenhuma buzina, e ele sabe até quem não gosta de sentar na janela. O tio Beto é da família.",
    kind: "praise",
    points: [good("service", "beto segur"), goodAbout("pontual anos responsab confianc dia_")],
    names: ["Beto", "Tio"],
  },
  {
    agent: "reviews",
    id: "parque-aquatico-lotado",
    prompt:
      "Brinquedos sensacionais e salva-vidas atentíssimos, me senti segura com os pequenos. Duas horas de fila pra um toboágua de nove segundos dói.",
    kind: "mixed",
    points: [
      goodAbout("brinquedo toboagua estrutura"),
      good("service", "salva-vidas segur"),
      bad("speed"),
    ],
  },
  {
    agent: "reviews",
    id: "escape-room",
    prompt:
      "Ficamos presos e ninguém queria sair kkkkk cenário de filme, enigmas inteligentes e o game master deu as dicas na medida",
    kind: "praise",
    points: [good("place", "cenario enigma sala"), goodAbout("dica game_master enigma atend")],
  },
  {
    agent: "reviews",
    id: "lava-jato-de-tapete",
    prompt: "Vocês lavam tapete persa? Tem que levar ou vocês buscam? Fica em quanto tempo?",
    kind: "question",
    points: [
      badAbout("tapete lav limp"),
      badAbout("busc retir lev transport"),
      badAbout("prazo tempo quanto_tempo pronto"),
    ],
  },
  {
    agent: "reviews",
    id: "pergunta-autoescola-noturna",
    prompt: "boa noite, tem turma de noite pra quem trabalha? parcela no cartao?",
    kind: "question",
    points: [badAbout("turma noite noturn horario aula"), bad("payment", "parcel")],
  },
  {
    agent: "reviews",
    id: "pergunta-vegano-sem-gluten",
    prompt: "O bolo de cenoura tem leite? Minha filha é alérgica.",
    kind: "question",
    points: [badAbout("leite ingredient bolo receita alerg lactose composic")],
    personal: ["sua filha e alergica"],
  },
  {
    agent: "reviews",
    id: "pergunta-comprimento-barra",
    prompt:
      "Consegue fazer a barra de duas calças sociais até sexta de manhã? Se der eu deixo aí hoje ainda.",
    kind: "question",
    points: [badAbout("barra calca ajuste servico"), badAbout("prazo sexta tempo data disponib")],
  },
  {
    agent: "reviews",
    id: "pergunta-hotel-gato",
    prompt: "Oi! Hospedam gato também ou só cachorro? E precisa levar a caixinha de areia?",
    kind: "question",
    points: [badAbout("gato felin hosped"), badAbout("caixinha caixa areia itens lev")],
  },
];
