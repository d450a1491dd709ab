import type { AdInput } from "../input.ts";

/** Shorter descriptions over many trades, with typos, foreign words and rules of their own. */
export const adsTrades: readonly AdInput[] = [
  {
    agent: "ads",
    id: "manicure-em-domicilio-erros",
    prompt:
      "maniqure e pedicure em domicilio 60 reias as duas, alongamento em fibra 140, atendo bairro bessa e manaira em joao pessoa, so mulher",
    things: "manicure|pedicure|alongamento|unha|fibra",
    facts: [
      "manicure|pedicure",
      "60|140",
      "bessa|manaira|joao pessoa",
      "domicilio|em casa|sua casa",
    ],
    conditions: [
      { when: "\\b60\\b", needs: "manicure|pe e mao|duas|pedicure" },
      { when: "\\b140\\b", needs: "along|fibra" },
    ],
    never: ["maniqure", "reias"],
    names: ["Bessa", "Manaíra", "João", "Pessoa"],
  },
  {
    agent: "ads",
    id: "borracharia-24h",
    prompt:
      "Borracharia 24 horas na BR-101 km 212, Itajaí. Socorro até 20 km por R$ 80 + o conserto. Caminhão e carro.",
    things: "borracharia|socorro|pneu|conserto|carro|caminh",
    facts: ["borrachar", "itajai|br-101", "24 ?h", "80"],
    conditions: [{ when: "\\b80\\b", needs: "socorro" }],
    names: ["Itajaí", "BR"],
  },
  {
    agent: "ads",
    id: "brecho-infantil-erros",
    prompt:
      "brexo infantil da Nanda, ropas de 0 a 8 anos apartir de 10 reais, trocamos por credito na loja, Nova Iguaçu centro, sabado a gente abre até as 14",
    things: "brecho|roupa|loja|credito|troca|peca",
    facts: ["brecho", "10", "nova iguacu", "infanti|crianc"],
    conditions: [{ when: "r\\$ ?10\\b", needs: "partir|desde" }],
    never: ["brexo", "ropas", "apartir"],
    names: ["Nanda", "Nova", "Iguaçu"],
  },
  {
    agent: "ads",
    id: "hot-dog-gourmet",
    prompt:
      "Hot dog prensado duplo com purê e catupiry R$ 22, combo com fritas e refri R$ 33. Delivery em Osasco depois das 18h, taxa R$ 6. Segunda não abrimos.",
    things: "hot dog|cachorro|combo|delivery|pure|fritas",
    facts: ["hot dog|cachorro[- ]quente", "22|33", "osasco"],
    conditions: [
      { when: "\\b33\\b", needs: "combo|frita" },
      { when: "\\b22\\b", needs: "prensado|duplo|hot dog|cachorro" },
    ],
    never: ["todos os dias", "entrega gratis"],
    names: ["Osasco", "Catupiry"],
  },
  {
    agent: "ads",
    id: "pilates-primeira-avaliacao",
    prompt:
      "Studio de pilates em Cuiabá, Jardim das Américas. 2x por semana R$ 320, 3x R$ 410. Avaliação postural sem custo para quem fechar o trimestre. Máximo 4 alunos por horário.",
    things: "pilates|studio|estudio|avaliacao|aula|horario|turma",
    facts: ["pilates", "cuiaba|jardim das americas", "320|410"],
    conditions: [
      { when: "\\b320\\b", needs: "2 ?x|duas|2 vezes" },
      { when: "\\b410\\b", needs: "3 ?x|tres|3 vezes" },
      { when: "gratis|gratuit|sem custo", needs: "trimest" },
    ],
    names: ["Cuiabá", "Jardim", "Américas"],
  },
  {
    agent: "ads",
    id: "dedetizadora-pet",
    prompt:
      "Dedetização e desratização em Aracaju. Produto sem cheiro, pode voltar pra casa em 4 horas. Apartamento até 70 m² R$ 190, garantia de 6 meses contra baratas. Licença sanitária.",
    things: "dedetiz|desratiz|garantia|produto|apartamento|licenca",
    facts: ["dedetiz|desratiz", "aracaju", "190"],
    conditions: [
      { when: "\\b190\\b", needs: "70|apartamento" },
      { when: "6 meses", needs: "garantia|barata" },
    ],
    names: ["Aracaju"],
  },
  {
    agent: "ads",
    id: "chaveiro-curto",
    prompt: "chaveiro santana 24h copia de chave codificada",
    things: "chaveiro|chave|copia",
    facts: ["chaveiro|chave", "santana", "24 ?h"],
    names: ["Santana"],
  },
  {
    agent: "ads",
    id: "food-truck-casamento",
    prompt:
      "Food truck de tacos e burritos para casamentos e eventos de empresa, a partir de 50 convidados, R$ 48 por pessoa, em Campinas e até 80 km. Vegan friendly.",
    things: "food truck|taco|burrito|casament|evento|opc",
    facts: ["taco|burrito|food truck", "campinas", "48"],
    conditions: [
      { when: "\\b48\\b", needs: "pessoa|convidado" },
      { when: "(?<!r\\$ ?)\\b50\\b", needs: "partir|minimo|desde|convidado" },
      { when: "\\b80\\b", needs: "ate|km" },
    ],
    names: ["Campinas"],
  },
  {
    agent: "ads",
    id: "assistencia-celular-tela",
    prompt:
      "Troca de tela de iPhone e Samsung em 1 hora, com película grátis, Shopping Iguatemi Fortaleza, quiosque 12. iPhone 11 R$ 399.",
    things: "troca|tela|pelicula|iphone|samsung|quiosque|celular",
    facts: ["tela", "fortaleza|iguatemi", "399|1 hora"],
    conditions: [
      { when: "\\b399\\b", needs: "iphone 11" },
      { when: "gratis|gratuit", needs: "pelicula" },
    ],
    names: ["Samsung", "Shopping", "Iguatemi", "Fortaleza"],
  },
  {
    agent: "ads",
    id: "creche-canina",
    prompt:
      "creche pra cachorro em alphaville, das 7 as 19, R$ 65 a diaria ou plano mensal de 12 dias por R$ 620. exigimos vacina em dia e avaliação de comportamento antes",
    things: "creche|cachorro|diaria|plano|avaliacao|cao|caes",
    facts: ["creche", "alphaville", "65|620"],
    conditions: [
      { when: "\\b65\\b", needs: "diaria|dia" },
      { when: "\\b620\\b", needs: "12|plano|mensal|mes" },
    ],
    names: ["Alphaville"],
  },
  {
    agent: "ads",
    id: "aula-de-reforco-matematica",
    prompt:
      "Reforço de matemática do 6º ano ao ensino médio, presencial na Asa Sul ou por videochamada. R$ 75 a hora, pacote com 8 horas R$ 520. Professor da rede pública há 14 anos.",
    things: "reforco|aula|matematica|pacote|professor",
    facts: ["matematica", "75|520", "asa sul|video"],
    conditions: [
      { when: "\\b75\\b", needs: "hora|aula" },
      { when: "\\b520\\b", needs: "\\b8\\b|pacote" },
    ],
    names: ["Asa", "Sul"],
  },
  {
    agent: "ads",
    id: "feira-de-vinil",
    prompt:
      "LPs e CDs usados!!! compro, vendo e troco!!! Rock, MPB, soul & jazz... Galeria do Reggae, loja 14, centro de SP. Lote de 5 LPs por R$ 100",
    things: "lp|cd|vinil|disco|lote|rock|mpb|troca",
    facts: ["lp|vinil|disco", "100", "galeria do reggae|centro|sp|sao paulo"],
    conditions: [{ when: "\\b100\\b", needs: "\\b5\\b|lote" }],
    names: ["Galeria", "Reggae", "SP", "São", "Paulo", "Rock", "MPB", "CDs", "LPs"],
  },
  {
    agent: "ads",
    id: "moda-fitness-tamanho",
    prompt:
      "Moda fitness do 44 ao 56, feita em Fortaleza. Conjunto legging + top R$ 129, conjunto com bolso R$ 145. Frete fixo de R$ 15 pro Nordeste. Troca em 7 dias.",
    things: "moda|conjunto|legging|top|troca|frete|roupa",
    facts: ["fitness", "129|145", "fortaleza|nordeste", "44|56|plus"],
    conditions: [
      { when: "\\b129\\b", needs: "conjunto|legging" },
      { when: "\\b145\\b", needs: "bolso" },
      { when: "\\b15\\b", needs: "frete" },
    ],
    never: ["frete gratis"],
    names: ["Fortaleza", "Nordeste"],
  },
];
