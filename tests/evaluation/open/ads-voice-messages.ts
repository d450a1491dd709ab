import type { AdInput } from "../input.ts";

/** As owners speak them into a phone: long and loose, price, place and conditions spread over the text. */
export const adsVoiceMessages: readonly AdInput[] = [
  {
    agent: "ads",
    id: "voz-marmita-academia",
    prompt:
      "oi tudo bem então eu faço marmita né eu comecei pra ajudar meu marido que treina e agora o pessoal da academia dele tudo compra aí eu queria fazer um anúncio assim as marmita são 300 gramas tem frango com batata doce tem patinho moído tem tilápia eu faço tudo domingo e congelo o pacote de 14 marmitas sai 266 reais e se a pessoa quiser só 7 sai 147 eu moro aqui no Cabula em Salvador entrego eu mesma na Paralela e no Imbuí mas só na segunda feira de manhã tá e tem que pedir até sexta",
    things: "marmita|pacote|frango|patinho|tilapia|entrega|refeic",
    facts: [
      "marmita",
      "266|147",
      "cabula|salvador|paralela|imbui",
      "congelad|frango|tilapia|patinho",
    ],
    conditions: [
      { when: "\\b266\\b", needs: "14|quatorze|catorze" },
      { when: "\\b147\\b", needs: "\\b7\\b|sete" },
    ],
    never: ["domingo de manha", "todos os dias"],
    names: ["Cabula", "Salvador", "Paralela", "Imbuí"],
  },
  {
    agent: "ads",
    id: "voz-conserto-maquina-de-lavar",
    prompt:
      "bom dia eu sou o Ademir eu arrumo máquina de lavar e secadora já faço isso faz 22 anos trabalhei na assistência da marca e agora trabalho por conta então eu vou na casa da pessoa aqui em Sorocaba e Votorantim a visita custa 70 mas se fizer o serviço eu desconto esses 70 do valor aí não pago nada de visita né e dou 3 meses de garantia nas peças que eu troco não mexo com geladeira nem microondas pelo amor de deus todo mundo pergunta",
    things: "consert|maquina|visita|garantia|atend|reparo|tecnico|manutenc",
    facts: ["maquinas? de lavar|lavadora|secadora", "sorocaba|votorantim", "70|3 meses|garantia"],
    conditions: [
      { when: "\\b70\\b", needs: "visita" },
      {
        when: "(?:sem custo|gratis|gratuit|descont|abat)",
        needs: "servico|conserto|visita|reparo",
      },
      { when: "3 meses", needs: "peca|garantia" },
    ],
    never: ["(?<!nao )(?:consert|arrum)[a-z]* (?:de )?(?:geladeira|microondas)"],
    names: ["Ademir", "Sorocaba", "Votorantim"],
  },
  {
    agent: "ads",
    id: "voz-aula-de-violao",
    prompt:
      "Então, eu dou aula de violão, né, sou formado, toco faz tempo. É na minha casa, na Aclimação, pertinho do parque, ou online se a pessoa preferir. Eu gosto de pegar gente adulta que sempre quis tocar e acha que já passou da idade, esse é meu público. Uma aula por semana, 50 minutos, 280 por mês na minha casa; online fica 220. A primeira aula é grátis. Violão eu empresto na primeira, depois precisa ter o seu. Não dou aula pra criança.",
    things: "aula|violao|primeira aula|curso",
    facts: ["violao", "280|220", "aclimacao|on-?line", "adult|idade"],
    conditions: [
      { when: "\\b280\\b", needs: "casa|presencial|aclimacao|mes" },
      { when: "\\b220\\b", needs: "on-?line" },
      { when: "gratis|gratuit|nao (?:e cobrad|paga)|sem custo", needs: "primeira|1a|1ª" },
    ],
    never: ["(?<!nao )para criancas?", "qualquer idade"],
    names: ["Aclimação"],
  },
  {
    agent: "ads",
    id: "voz-frete-e-mudanca",
    prompt:
      "Faço frete e mudança pequena com um caminhãozinho HR, baú fechado, aqui em Uberlândia e região, viagem também se combinar. Cobro a partir de 150 o frete dentro da cidade, com ajudante vai pra 220. Trabalho de segunda a sábado, domingo só se for caso de muita precisão e aí é outro preço. Embalo os móveis com cobertor e filme, nunca quebrei nada graças a Deus. Queria um anuncio pra pegar mudança de estudante.",
    things: "frete|mudanca|caminh|bau|ajudante|transport",
    facts: ["frete|mudanca", "uberlandia", "150|220"],
    conditions: [
      { when: "\\b150\\b", needs: "partir|desde" },
      { when: "\\b220\\b", needs: "ajudante" },
    ],
    names: ["Uberlândia", "HR"],
  },
  {
    agent: "ads",
    id: "voz-bolo-no-pote-escola",
    prompt:
      "é assim ó eu vendo bolo no pote na porta da faculdade em Caruaru das 18 as 21h30 de segunda a quinta os sabor é ninho com nutella prestigio e cenoura com brigadeiro cada um é 12 mas levando 3 sai por 30 aceito pix e cartão e se for pra festa faço encomenda minimo 20 potes mas ai tem que avisar com 2 dias",
    things: "bolo|pote|encomenda|sabor|brigadeiro|prestigio|ninho",
    facts: ["bolos? no pote", "\\b12\\b|\\b30\\b", "caruaru", "ninho|prestigio|cenoura"],
    conditions: [
      { when: "\\b30\\b", needs: "\\b3\\b|tres" },
      { when: "\\b20\\b", needs: "minimo|encomenda|partir|festa" },
    ],
    names: ["Caruaru", "Nutella", "Ninho", "Prestígio"],
  },
  {
    agent: "ads",
    id: "voz-passadeira",
    prompt:
      "Olha, eu passo roupa. Só passo, não lavo. A pessoa manda a roupa limpa num cesto e eu devolvo passada e dobrada ou no cabide, em 24 horas se trouxer até 10 da manhã. É 6 reais a peça normal, camisa social 9, roupa de cama a gente combina. Atendo no Cohatrac, São Luís, busco na casa do cliente se tiver mais de 30 peças.",
    things: "passa|roupa|camisa|peca",
    facts: ["pass[ao]", "r\\$ ?6|r\\$ ?9|\\b6 reais", "cohatrac|sao luis"],
    conditions: [
      { when: "24 (?:h|horas)", needs: "10" },
      { when: "(?<!nao )(?:busc|retir)", needs: "30" },
      { when: "r\\$ ?9\\b", needs: "camisa" },
    ],
    never: ["(?<!nao )lavamos", "lava(?:mos)? e pass", "aberto 24"],
    names: ["Cohatrac", "São", "Luís"],
  },
  {
    agent: "ads",
    id: "voz-personal-terceira-idade",
    prompt:
      "Sou educador físico, CREF ativo, e montei um treino pra quem passou dos 60. É na pracinha da Vila Mariana mesmo, ao ar livre, terça e quinta às 7 da manhã, grupo de no máximo 8 pessoas. Quem quiser em casa eu vou, mas aí é individual e custa 110 a aula. O grupo é 190 por mês. Ah, e a primeira semana é grátis. Se chover a gente remarca.",
    things: "treino|aula|grupo|educador|exercicio|semana",
    facts: ["treino|exercicio|educador", "60|terceira idade|idos", "190|110", "vila mariana"],
    conditions: [
      { when: "\\b190\\b", needs: "mes|grupo" },
      { when: "\\b110\\b", needs: "individual|casa|aula" },
      { when: "gratis|gratuit", needs: "primeira" },
    ],
    names: ["Vila", "Mariana", "CREF"],
  },
  {
    agent: "ads",
    id: "voz-chacara-para-eventos",
    prompt:
      "minha mãe tem uma chacara em Igarata que a gente quer alugar pra festa e fim de semana cabe 40 pessoa pra dormir 16 tem piscina aquecida campo de futebol churrasqueira e wifi que pega bem é 1.400 o final de semana de sexta a domingo e na semana 450 a diaria não pode som alto depois das 22 e nem levar bicho feriado é outro valor",
    things: "chacara|piscina|campo|churrasqueira|fim de semana|diaria|wi-?fi|espaco",
    facts: ["chacara", "igarata", "1\\.?400|450", "piscina|churrasqueira|campo"],
    conditions: [
      { when: "1\\.?400", needs: "fim de semana|final de semana|sexta|domingo" },
      { when: "\\b450\\b", needs: "diaria|semana|dia" },
      { when: "\\b16\\b", needs: "dorm" },
    ],
    never: ["(?<!nao )aceit[a-z]* (?:pets?|animais|bicho)"],
    names: ["Igaratá"],
  },
  {
    agent: "ads",
    id: "voz-doces-veganos",
    prompt:
      "Gente eu faço doce vegano, sem leite, sem ovo, e quase tudo sem glúten também (o brownie tem glúten, aviso logo). Brigadeiro de castanha, beijinho, bombom de morango. A caixinha com 6 é R$ 28 e com 12 é R$ 52. Fico em Florianópolis, no Campeche, dá pra retirar todo dia de tarde e entrego na ilha por R$ 12. Presente, aniversário, essas coisas.",
    things: "doce|brigadeiro|beijinho|bombom|brownie|caix|entrega|presente",
    facts: ["vegan", "28|52", "florianopolis|campeche"],
    conditions: [
      { when: "\\b28\\b", needs: "\\b6\\b|seis" },
      { when: "\\b52\\b", needs: "\\b12\\b|doze" },
      { when: "sem gluten", needs: "exceto|quase|menos|brownie|opc|maioria" },
      { when: "entreg", needs: "12|ilha|campeche|florianopolis" },
    ],
    never: ["entrega gratis", "todos sem gluten", "(?<!quase )tudo sem gluten"],
    names: ["Florianópolis", "Campeche"],
  },
  {
    agent: "ads",
    id: "voz-conserto-de-bike",
    prompt:
      "eu conserto bike na garagem de casa em Maringá zona 7 qualquer bike menos elétrica revisão completa 120 furou pneu é 20 e eu faço na hora o pessoal deixa de manhã pega de tarde sábado até meio dia quem é entregador de aplicativo tem 15% só mostrar o app",
    things: "consert|revisao|bike|bicicleta|pneu|desconto",
    facts: ["bike|biciclet", "maringa", "r\\$ ?120|r\\$ ?20", "entregador|revisao|pneu"],
    conditions: [
      { when: "\\b120\\b", needs: "revis" },
      { when: "r\\$ ?20\\b", needs: "pneu|furo" },
      { when: "15 ?%", needs: "entregador|aplicativo|app" },
      { when: "na hora", needs: "pneu|furo" },
    ],
    never: ["(?<!nao )bikes? eletrica"],
    names: ["Maringá"],
  },
  {
    agent: "ads",
    id: "voz-costura-de-fantasia",
    prompt:
      "Faço fantasia sob medida pra criança, principalmente festa junina e apresentação de escola. Vestidinho de caipira infantil sai de 95 a 140 dependendo do babado, colete com gravata 65. Preciso de uma semana, em junho preciso de três porque é loucura. Provas aqui no ateliê em Campina Grande, bairro do Catolé. Também alugo, o aluguel é 50 por 3 dias com caução.",
    things: "fantasia|semana|tres|prazo|vestid|colete|aluguel|costur|atelie|roupa",
    facts: [
      "fantasia|caipira|junin",
      "campina grande|catole",
      "95|65|50",
      "crianca|infanti|sob medida",
    ],
    conditions: [
      { when: "\\b95\\b", needs: "partir|desde|140" },
      { when: "\\b50\\b", needs: "alug" },
      { when: "\\b65\\b", needs: "colete" },
    ],
    names: ["Campina", "Grande", "Catolé"],
  },
  {
    agent: "ads",
    id: "voz-limpeza-pos-obra",
    prompt:
      "Bom dia. Somos eu e minha irmã, a gente faz limpeza pós-obra em apartamento aqui em Balneário Camboriú e Itapema. Tiramos resto de tinta, cimento, rejunte do vidro, essas coisas. O preço é 12 reais por metro quadrado e o mínimo é 600, leva o dia inteiro. Material é por nossa conta. Não fazemos faxina semanal nem casa mobiliada. Orçamento a gente faz por foto.",
    things: "limpeza|pos-obra|faxina|orcamento|material|servico",
    facts: ["pos[- ]obra", "balneario camboriu|itapema", "r\\$ ?12|r\\$ ?600"],
    conditions: [
      { when: "\\b12\\b", needs: "metro|m²|m2" },
      { when: "\\b600\\b", needs: "minim|partir" },
    ],
    never: ["(?<!nao fazemos |nem )(?:faxina semanal|casas? mobiliada)"],
    names: ["Balneário", "Camboriú", "Itapema"],
  },
  {
    agent: "ads",
    id: "voz-revendo-perfume-arabe",
    prompt:
      "vendo perfume árabe original com nota, o Asad 289, o Yara 279 e o Club de Nuit 349, em até 3x sem juros no cartão ou 5% off no pix. mando pra todo brasil e em Ribeirão Preto entrego em mãos sem frete. decante de 5ml 25 reais pra quem quer provar antes",
    things: "perfume|provar|decante|frete|asad|yara|club",
    facts: ["perfume", "289|279|349|25", "ribeirao preto|brasil", "original|decant"],
    conditions: [
      { when: "5 ?%", needs: "pix" },
      { when: "(?:sem frete|frete gratis|sem custo)", needs: "ribeirao" },
      { when: "\\b289\\b", needs: "asad" },
      { when: "\\b279\\b", needs: "yara" },
      { when: "\\b349\\b", needs: "club|nuit" },
      { when: "r\\$ ?25\\b", needs: "5 ?ml|decant" },
    ],
    names: ["Asad", "Yara", "Club", "Nuit", "Ribeirão", "Preto", "Brasil"],
  },
  {
    agent: "ads",
    id: "voz-cuidadora-de-idosos",
    prompt:
      "Sou cuidadora de idosos com curso e nove anos de experiência, inclusive acamado e Alzheimer. Pego plantão de 12 horas, dia ou noite, R$ 180 o plantão, R$ 210 em feriado. Moro em Contagem e atendo BH também desde que seja perto de metrô. Tenho referência de três famílias. Não faço serviço de casa além do que é do idoso.",
    things: "cuidador|plantao|idos|experiencia|cuidado",
    facts: ["cuidador|idos", "180", "contagem|bh|belo horizonte", "12 (?:h|horas)|plant"],
    conditions: [
      { when: "\\b180\\b", needs: "plant|12 ?h" },
      { when: "\\b210\\b", needs: "feriado" },
    ],
    never: ["(?<!nao )(?:cura|limpeza da casa)", "24 ?h"],
    names: ["Contagem", "BH", "Belo", "Horizonte", "Alzheimer"],
  },
];
