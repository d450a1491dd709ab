import { bad, type OpinionEntry } from "./entries.ts";

/** Complaint about what was sold, its price, its time and the place. */
export const badProduct: OpinionEntry[] = [
  bad("achei|acho|pouco|meio|bem|muito salgado|salgada|salgados|salgadas"),
  bad(
    "veio|vieram|estava|estavam|chegou|completamente sem gosto|sabor|tempero|sal, sem gosto, sem sabor, gosto de _, gosto ruim|estranho|horrivel, insoss*, insipid*, azed|azedo|azeda|azedos|azedas, salgada|salgadas|salgadissim*, muito salgado, salgado demais, bem salgado, tudo salgado, estava salgado, tava salgado, amarg*, rancos*, gordur*, oleos*, encharcad*, engordurad*, intragav*, incomive*, aguad*, muito doce, doce demais, enjoativ*, tasteless, bland|greasy|salty, soso|sosa, sabor estranho|ruim|horrivel",
    "taste",
  ),
  bad("sem tempero, sem sal, mal temperad*, sal demais, muito sal", "seasoning"),
  bad("fri|frio|fria|frios|frias, friissim*, geladissim*, gelad*, cold", "heat", {
    heat: "cold",
  }),
  bad("morn|morno|morna|mornos|mornas", "heat"),
  bad(
    "queimar|queimaram|queimou o|a arroz|comida|carne|pao|pizza|bolo|feijao, conseguiram queimar, cru|crua|crus|cruas, mal passad*, mal cozid*, mal assad*, queimad*, tostad* demais, torrad*, dur|duro|dura|duros|duras, borrachud*, borracha, sec|seco|seca|secos|secas, ressecad*, mole|moles|empapad*, passou do ponto, passad* do ponto, fora do ponto, sem ponto, solad*, embatumad*, esfarel*, undercooked, burnt|overcooked, raw, quemad*|crudo",
    "preparation",
  ),
  bad(
    "estragad*, podre*, mofad*, embolorad*, amanhecid*, murch|murcho|murcha|murchos|murchas|murchando, requentad*, de ontem, velh|velha|velho|velhas|velhos, murch* e velh*, passad* e mol*, stale|rotten",
    "freshness",
  ),
  bad("vazamento|vazamentos|vazando|vazou", undefined, { name: "o vazamento", fragile: true }),
  bad("goteira|goteiras|infiltracao|infiltracoes", undefined, {
    name: "a infiltração",
    fragile: true,
  }),
  bad("nome .. errado|trocado, nome errado", undefined, { name: "o nome escrito", fixed: true }),
  bad("cor errada|trocada|diferente, cor .. errada|trocada|diferente", undefined, {
    name: "a cor",
    fixed: true,
  }),
  bad("descaso, pouco caso", undefined, { name: "a atenção recebida", fixed: true }),
  bad(
    "mofo|bolor, caindo aos pedacos, descasc*, sem manutencao, mal conservad*|mantid*, falta de manutencao, precisa de reforma|manutencao, antigo demais, muito antigo|antiga|velho, acabado|acabada|acabados, sucatead*, abandonad*, decadente",
    "upkeep",
  ),
  bad(
    "vencid*, fora da validade, fora do prazo de validade, validade vencida, data vencida",
    "expiry",
  ),
  bad("pequen*, minuscul*, mirrad*, pequetitic*", "size"),
  bad(
    "mixaria, porcao pequena, porcoes pequenas, pouca comida|quantidade, pouquissim*, pouco recheio|molho|queijo|recheado, miser*, diminuiu|diminuiram|diminuindo, cada vez menor*, quase nada de, sem recheio, tiny, small portion*, vem pouco, veio pouco",
    "portion",
  ),
  bad(
    "caro|cara|caros|caras, carissim*, carinho demais para, salgad* o preco, preco .. alto|salgado|abusivo|absurdo|elevado|exorbitante, precos .. altos|salgados|abusivos|absurdos|elevados|exorbitantes, valor .. alto|absurdo|abusivo|elevado, mensalidade|cobranca|taxa|taxas|multa|juros|conta abusiv*, superfaturad*, expensive, overpriced, pricey, fora da realidade, verdadeiro assalto, e|foi|virou um assalto, o olho da cara, facada, exorbitant*, preco|precos|valor|valores .. acima da|do media|mercado, preco nas alturas, nao vale o preco|valor, nao vale o que cobra*, nao vale o que custa, aument* .. preco*, preco|precos .. subi*|aument*|dobr*|salgado, subida .. preco*|valor*, aumento de|no|nos|do|dos preco*|valor*, cada vez mais caro|cara, custa uma fortuna, salgadinho o preco",
    "price",
  ),
  bad(
    "demor*, lent|lento|lenta|lentos|lentas|lentid*, lerd*, slow|slowly, took forever|ages|hours|too long, waited hours, demorad*|demoraron|tardo|tardaron, levou .. hora|horas|dias|semanas, ficou _ semanas|meses, ficou mais|quase|cerca _ semanas|meses, ficou mais de _ semanas|meses, ficou la|ai|parad*|na|no .. semanas|meses, faz|ha .. semanas|meses que espero|esperamos|aguardo|aguardamos|pedi|mandei|deixei|levei|entreguei|prometem|prometeram|enrolam, levaram .. horas|dias|semanas, mais de _ hora|horas|minutos|min, uma|duas|tres|quatro|cinco|1|2|3|4|5 hora|horas depois, horas para|pra, uma eternidade, demor*|levou|levam uma vida, custou a chegar|vir, mora* na loja, devagar, tarde demais, tardo mucho, mas|mais de una|dos|tres hora|horas, tardaron|tardan",
    "speed",
    { noun: true },
  ),
  bad(
    "demorou|demoraram|demorava|demoram|demorar|demorarem|demorei|demoramos|demorad*|demoradissim*",
    "speed",
  ),
  bad(
    "espera|esperas, tive que esperar, tivemos que esperar, esperar _ hora|horas|minutos|min, esperar muito|tanto|demais, esperar mais de, esperamos _ hora|horas|minutos|min, esperamos mais|mas de, esperamos quase|muito|horas|demais, waited|waiting, waited forever|ages, cha de cadeira, tempo de espera",
    "wait",
    { noun: true },
  ),
  bad(
    "esperei, fiquei esperando, ficamos esperando, esperando .. hora|horas|minutos|min|dias, esperando|aguardei|aguardando",
    "wait",
  ),
  bad(
    "atrasa*|atraso*|atrase*, atraza*|atrazo*, too late, delayed, came|arrived|hours|minutes late, fora do horario, nunca no horario, hora|horas|minutos|dias de atraso, tarde demais, chegou tarde, chegaram tarde",
    "delay",
  ),
  bad(
    "nao cumpr* .. prazo|data, fora do prazo, prazo .. nao .. cumprid*, passou do prazo, prazo estourado|vencido",
    "deadline",
    { fixed: true },
  ),
  bad(
    "suj|sujo|suja|sujos|sujas|sujeira*|sujinh*|sujissim*|sujou|sujaram|sujando|sujar, imund*, dirty, filthy, sucio|sucia|sucios|sucias, sem limpeza, sem higiene, mal limp*",
    "cleanliness",
  ),
  bad(
    "banheiro|banheiros|lencol|lencois|toalha|toalhas|copo|copos|mesa|talher|talheres .. nojo|nojento|nojenta|nojeira|imundo|imunda",
    "cleanliness",
    {
      fixed: true,
    },
  ),
  bad("poeira|empoeirad*", undefined, { name: "a poeira" }),
  bad(
    "lugar|ambiente|local|salao|sala|quarto|restaurante|bar|loja|academia|estacionamento|corredor|rua .. escuro|escura, muito|meio|bem|tudo escuro la|dentro|na|no, mal iluminad*, pouca luz",
    undefined,
    { name: "a iluminação" },
  ),
  bad("sem troco|nao tinha|tem troco, troco .. errado|faltando|menor", undefined, {
    name: "o troco",
    fixed: true,
  }),
  bad("mancha|manchas", undefined, { name: "a mancha relatada" }),
  bad(
    "uma barata, barata na|no|em|andando|passando|viva|morta, baratas na|no|em|andando|passando|por, tinha|tem|havia|vi|com|cheio de baratas, rato|ratos|rata, mosca|moscas|mosquito|mosquitos, formiga|formigas, inseto|insetos, larva|larvas, lagarta|lagartas, minhoca|minhocas, verme|vermes, bicho na|no|dentro, cabelo na|no|dentro, fio de cabelo, um cabelo na|no|dentro, cockroach*, veio|vieram com cabelo|cabelos|pelo|bicho|mosca|barata|larva, pelo na|no comida|prato|lanche",
    "asseio",
    { noun: true },
  ),
  bad(
    "mau cheiro, mal cheiro, cheiro ruim|horrivel|forte|desagradavel|estranho|insuportavel, cheiro de mofo|esgoto|xixi|fumaca|cigarro|gordura|queimado|urina|lixo|podre|suor, fedend*, fedid*, fedor, fede|fedia, fedorent*, smelly|stinks, cheirando mal|mofo|esgoto|fumaca, cheirando a, cheiro de cloro|candida|tinta",
    "smell",
  ),
  bad(
    "barulh*, barullo, ruid|ruido|ruidos|ruidos*, som alto|altissimo, som nas alturas, som|musica|banda|tv|volume .. alto|alta|altissimo|altissima, gritaria, volume .. alto, noisy|loud|noise, zoada|algazarra, musica ruim",
    "noise",
  ),
  bad(
    "machuca|machucam, apertad*, desconfort*, sem conforto|espaco, uncomfortable, espaco pequeno, lugar pequeno",
    "comfort",
  ),
  bad(
    "lotad*, superlotad*, muito cheio|cheia, sempre cheio|cheia, cheio demais, cheia demais, crowded, gente demais, abarrotad*",
    "crowd",
  ),
  bad("tao cheio|cheia|lotado|lotada, de tanta gente", "crowd", { fixed: true }),
  bad(
    "abafad*, calor|calorao|caloraco, sem ar condicionado, ar condicionado .. quebrado|desligado|ruim|fraco|pingando, sem ventilacao|ventilador, e|era|parece|parecia|estava|tava|vira um forno, lugar|ambiente|sala|salao|quarto|academia|loja|la|onibus|carro .. quente|quentes, quente demais la|dentro|ali|no|na, muito quente la|dentro|ali|no|na, muito frio o ambiente, muito frio la dentro, frio demais la dentro",
    "climate",
    { noun: true },
  ),
];
