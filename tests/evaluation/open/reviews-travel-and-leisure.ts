import type { ReviewInput } from "../input.ts";
import { bad, badAbout, good, goodAbout } from "../points.ts";

/** Beds, trips, parties, screens, parking. */
export const reviewsTravelAndLeisure: readonly ReviewInput[] = [
  {
    agent: "reviews",
    id: "hotel-centro-historico",
    prompt:
      "Localização perfeita, dá pra fazer tudo a pé, e a camareira dobrou uma toalha em forma de arara (meus filhos piraram). Elevador parado os quatro dias e nós no sexto andar com carrinho de bebê.",
    kind: "mixed",
    points: [
      goodAbout("localizac local pe_ perto"),
      good("service", "camareira arara"),
      badAbout("elevador"),
    ],
  },
  {
    agent: "reviews",
    id: "hotel-cafe-das-nove",
    prompt:
      'Café da manhã "até as dez". Às 9h05 já recolhiam as frutas e a moça passava pano embaixo dos meus pés.',
    kind: "complaint",
    points: [badAbout("cafe recolh frutas"), bad("service", "moca pano")],
  },
  {
    agent: "reviews",
    id: "hotel-executivo-wifi",
    prompt:
      "Três dias a trabalho. O wi-fi só pega no banheiro; participei de reunião sentado na tampa do vaso.",
    kind: "complaint",
    points: [badAbout("wi-fi internet conex sinal")],
  },
  {
    agent: "reviews",
    id: "pousada-cachorro-bem-vindo",
    prompt:
      '"Pet friendly" em geral quer dizer "aceitamos com cara feia". Aqui deram caminha, biscoito e um cartãozinho de boas-vindas com o nome da Lola!',
    kind: "praise",
    points: [
      goodAbout("lola pet cachorr caminha biscoito cartao mimo"),
      good("service", "boas-vindas"),
    ],
    names: ["Lola"],
  },
  {
    agent: "reviews",
    id: "pousada-foto-antiga",
    prompt:
      'As fotos do site devem ser da inauguração, lá pelos anos 90. Piscina suja, com lodo, rede rasgada, e o "pé na areia" fica a 25 minutos de caminhada no sol.',
    kind: "complaint",
    points: [
      bad("cleanliness", "piscina lodo rede conserv manutenc"),
      badAbout("foto site anunci distancia caminhada praia localizac areia"),
    ],
  },
  {
    agent: "reviews",
    id: "camping-banho-frio",
    prompt:
      "Céu estrelado, rio do lado, silêncio que até assusta. Já banho quente só pra quem acorda antes das 6, depois a caldeira entrega os pontos.",
    kind: "mixed",
    points: [
      good("place", "ceu rio silencio natureza tranquil paz"),
      badAbout("banho agua chuveiro caldeira"),
    ],
  },
  {
    agent: "reviews",
    id: "camping-gerador",
    prompt:
      "Vim fugir da cidade e me puseram do lado do gerador. Com aquele som a noite toda, parecia dormir dentro de um caminhão.",
    kind: "complaint",
    points: [bad("noise", "gerador aquele_som")],
  },
  {
    agent: "reviews",
    id: "agencia-de-viagem-voo",
    prompt:
      "Voo cancelado em Lisboa, eu sozinha com duas crianças. Mandei um áudio chorando pra Rosângela às 4h da manhã DELA. Em 40 minutos tinha hotel, jantar e voo novo.",
    kind: "praise",
    points: [good("service", "rosangela apoi suport ajud socorr"), good("speed", "minutos")],
    names: ["Rosângela"],
  },
  {
    agent: "reviews",
    id: "agencia-excursao-aparecida",
    prompt:
      'O ônibus de "luxo" não tinha ar nem banheiro funcionando. Fui pagando promessa antes de chegar na Basílica.',
    kind: "complaint",
    points: [badAbout("onibus ar_ banheiro confort")],
  },
  {
    agent: "reviews",
    id: "fotografo-casamento-oito-meses",
    prompt:
      'Casei em outubro. Estamos em junho, oito meses depois. Tenho dez fotos "prévias" e nenhuma da minha mãe, que já não está entre nós.',
    kind: "complaint",
    points: [badAbout("foto imagens registro album"), bad("speed", "outubro junho meses")],
  },
  {
    agent: "reviews",
    id: "fotografa-newborn",
    prompt:
      "Minha bebê não dormia por nada e a fotógrafa esperou três horas sem olhar o relógio uma vez. As fotos, gente... cada dobrinha.",
    kind: "praise",
    points: [good("service", "fotograf"), goodAbout("foto dobrinha registro resultado imagem")],
    misread: ["demora", "atraso"],
  },
  {
    agent: "reviews",
    id: "festa-decoracao-murchou",
    prompt:
      "Arco de balões de cinema, mesa lindíssima! Uma pena que às cinco metade já tinha murchado com o calor, podiam ter montado mais em cima da hora.",
    kind: "mixed",
    points: [
      goodAbout("arco baloes balao mesa decora"),
      badAbout("murch calor arco baloes_ montag"),
    ],
  },
  {
    agent: "reviews",
    id: "salao-de-festas-vizinho",
    prompt:
      "Espaço amplo, cozinha completa, brinquedão novo. Mas às 22h em ponto apagam a luz com convidado comendo bolo, sem dó.",
    kind: "mixed",
    points: [good("place", "cozinha brinqued"), bad("hours", "luz encerr termin 22h")],
  },
  {
    agent: "reviews",
    id: "dj-so-ele-dancou",
    prompt:
      'Combinei uma lista de anos 80. Ele tocou funk das 20h à 1h e dançou sozinho, animadíssimo. Minha mãe fez 60 anos ao som de "senta".',
    kind: "complaint",
    points: [badAbout("lista repertorio music combinad som_ toc estilo funk")],
  },
  {
    agent: "reviews",
    id: "aluguel-de-vestido",
    prompt:
      "Noiva desesperada com o vestido (fui trocada por uma pandemia e por 8 quilos). Refizeram a prova quatro vezes sem cobrar um real e sem uma cara feia. Entrei na igreja me sentindo rainha.",
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
    prompt:
      "Vocês fazem limpeza de tapete persa? Tem que levar ou vocês buscam? Fica em quanto tempo?",
    kind: "question",
    points: [
      badAbout("tapete lav limp"),
      badAbout("busc retir levar transport"),
      badAbout("prazo tempo quanto_tempo pronto"),
    ],
  },
  {
    agent: "reviews",
    id: "pergunta-autoescola-noturna",
    prompt: "boa noite, tem turma de aula de noite pra quem trabalha? parcela no cartao?",
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
    points: [badAbout("gato felin hosped"), badAbout("caixinha caixa areia itens levar trazer")],
  },
];
