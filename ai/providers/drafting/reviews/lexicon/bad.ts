import type { Opinion, Quality } from "./opinion.ts";

type OpinionEntry = [patterns: string, opinion: Opinion];
const bad = (patterns: string, quality?: Quality, more: Partial<Opinion> = {}): OpinionEntry => [
  patterns,
  { kind: "opinion", polarity: -1, ...(quality && { quality }), ...more },
];

/** Complaint that says nothing of its own about what is blamed. */
export const badInGeneral: OpinionEntry[] = [
  bad(`pessim*, pesim*, ruim|ruins|ruinzinh*, horriv*, horrive*, orriv*, horroros*, horror|horrores, terriv*, lament*, vergonhos*, vergonha, absurd|absurdo|absurda|absurdos, ridicul*, decepcion*, decepcao|decepcoes, frustr*, fraco|fraca|fracos|fracas|fraquinh*, lixo,
    porcaria*, merda, bosta, droga, tosco|tosca|toscos, palhacad*, desgost*, deploravel, inadmissiv*, inaceitav*, revolt*, indignad*|indignacao, chatead*|chateou, irritad*|irritante|irritou, trist|triste|tristes, mediocre*, mais ou menos, meia boca, razoav*, mediano|mediana, errado|errada|errados|erradas|errou|erraram, um erro|erros, regular|regulares,
    furada, cilada, roubada, zoad*, avacalhad*, relaxad*, desleixad*|desleixo, complicado|complicada|complicados, dificil demais, problematic*, uma zona, piorou|pioraram|piorando|piora, caiu muito|bastante|demais, caiu a qualidade, decaiu, decaiu muito, decadente, nao e mais o|a mesmo|mesma, nao e mais como antes, ja foi melhor|bom|boa, ja foram melhores, tragic*, catastrof*, nojo de,
    sem graca, mal feit*, nao compensa*, bebad*|embriagad*, derretid*, melad*|pegajos*|grudent*|sticky, encardid*, nojent*|nojo|nojeira, mal *ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas, corrido|corrida|apressad*, as pressas, nao era|foi|foram|eram o combinado|prometido|esperado|que combin*|que encomend*, nao da|dava|dao|davam conta, nao gela*|esfria*|refriger*, nao foi|foram feit*|limp*|servid*|entregue|trocad*|avisad*, preocupant*|preocupou|preocupa, incomod*, atrapalh*, chato|chata|chatos, triste realidade, sem condicoes, sem nocao, falta de nocao, sem compromisso, falta de compromisso, falta de consideracao, nunca mais, nunca mais volt*|compro|piso|peco|vou|entro|recomendo|apareco, nao volt* mais, nao volto|voltarei|voltaremos|voltaria, nao vou|pretendo|quero voltar, jamais volt*, perdi a viagem, viagem perdida, insatisf*, deixa muito a desejar, deix* .. a desejar, a desejar,
    um roubo, um absurdo, doeu|doendo|dolorid*, sumiu|sumiram|sumido|sumida, desanimador*, estressant*|estresse|estressad*, ruindade, nota zero, nota 0, zero estrela*, nao vale a pena, nao valeu a pena, perda de tempo, perdi meu tempo|tempo, dinheiro jogado fora, joguei dinheiro fora, jogar dinheiro fora, fujam, fuja, corram, passem longe, passe longe, evitem, evite, nao percam tempo, nao perca seu tempo, arrepend*, tom* cuidado, cuidado galera|gente|pessoal, pesadelo,
    terrible, horrible|horribles, horrid, ruined, waste, mess, lousy, rubbish, dreadful, nasty, annoying, unacceptable, not worth, forgot|forgotten, missing, broken, ignored, asco, verguenza, decepcion|decepcionante|decepcionad*, estafa, horrend*, pesima|pesimas, no vuelvo|volvemos|volveria, no recomiendo, awful, bad, worst, poor, disappoint*, disgusting, mediocre, malo|malos|malisim*, fatal, mauvais*, schlecht*, pessimo servizio, never again, waste of, avoid`),
  bad(
    "odiei|odiamos|odeio|odiou, detestei|detestamos|detesto|detestou, reclam*, critic*, xingou|xinga, ponto negativo, pontos negativos, ponto fraco, pontos fracos, unico defeito, unico porem|ponto, o unico problema, transtorno*, insatisfeit*, decepcionad*, hated|hate, queix*, avaliacao negativa|ruim|pessima|baixa, avaliacoes negativas|ruins, nota baixa|ruim, comentario negativo|ruim, insatisfacao",
    undefined,
    { object: true },
  ),
  bad(
    "perdeu|perderam, sumiram com, estragou|estragaram minha|meu|a|o, quebrou|quebraram minha|meu",
    undefined,
    { object: true, fragile: true },
  ),
  bad("problema*|poblema*", undefined, { object: true, fragile: true }),
  bad(
    "nao e la essas coisas, nada demais, nada de mais, nada de especial|excepcional, tem|ha|existe coisa|lugar|lugares melhor|melhores, ja vi|comi|provei|fui .. melhor|melhores, existem melhores, nao atende* .. expectativa|expectativas, era melhor|bom|boa|otimo|otima, eram melhores|boas|bons, pior|piores, nunca vi igual a isso, esperava mais, esperavamos mais, esperava bem mais, esperava melhor, poderia ser melhor, podia ser melhor, poderiam ser melhores, pode melhorar, podem melhorar, podia melhorar, poderia melhorar, poderiam melhorar, precisa|precisam melhorar, precisa de melhor*, tem que melhorar, tem muito que melhorar, tem muito o que melhorar, tem a melhorar, da para melhorar, melhorar muito|bastante, melhorem|melhore, tem a melhorar, deve* melhorar, falta muito, so por deus, nao consegui|conseguimos|consegue|conseguiu, nao deu|dava para, nao da mais, nao da para confiar|recomendar|voltar|comer, nao tem condicoes|condicao, nao gostei nada, nada bom|boa",
    undefined,
    { fixed: true },
  ),
];

/** What is told beside a complaint and means nothing by itself. */
export const badBeside: OpinionEntry[] = [
  bad("ficaram|ficou de trocar|consertar|vir|entregar|resolver|buscar|mandar|arrumar", "duration", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("joga|jogam|empurra|empurram para o|a|outro", "response", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad(
    "prometeram|prometeu ligar|retornar|avisar|mandar, ficaram|ficou de ligar|retornar|avisar|mandar, disse|disseram que ligariam|retornariam|avisariam",
    "messages",
    { quiet: true, fixed: true, whole: true },
  ),
  bad("cobrou|cobraram|cobram|cobrando|cobrar", "billing", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("reais, r|rs _", "value", { quiet: true, fixed: true, whole: true }),
  bad(
    "ja falei|reclamei|avisei|pedi|mandei .. nada|nao, nada muda|mudou|adiantou|adianta, nao muda|mudou|adianta|adiantou",
    "response",
    { quiet: true, fixed: true, whole: true },
  ),
  bad(
    "disse|disseram|falou|falaram|alegou|alegaram|alegando|respondeu|responderam|dizendo|justificou|justificaram que, culpou|culparam, disse|disseram|falou que eu, cada hora uma desculpa, cada dia uma desculpa, so desculpas|desculpa, sempre uma desculpa, inventa*|dao|deram|da desculpa|desculpas, desculpa|desculpas esfarrapada*|diferente|diferentes|atras de, nem pediu|pediram desculpa|desculpas, nem se desculp*, nenhum pedido de desculpa*",
    "response",
    { quiet: true, fixed: true, whole: true },
  ),
  bad(
    "tem|faz|ha|ja|completou .. semanas|meses, faz|ha|ja|tem _ dias, ja faz|fazem, ate hoje, ate agora, prometeram|prometeu, prometid* para",
    "duration",
    { quiet: true, fixed: true, whole: true },
  ),
  bad(
    "ter que|de ligar, tive que|de ligar, tivemos que|de ligar, precisei ligar, ter que|de cobrar|insistir|perguntar, tive que|de cobrar|insistir|perguntar, tivemos que cobrar|insistir|perguntar",
    "communication",
    { fixed: true, whole: true },
  ),
  bad(
    "ter que|de chamar|pedir|implorar, tive que|de chamar|implorar, tivemos que|de chamar|implorar",
    "attention",
    { fixed: true, whole: true },
  ),
  bad(
    "ter que|de voltar|refazer, tive que|de voltar|refazer|levar .. de novo|outro|outra|novamente, tivemos que voltar|refazer, pedi|pedimos para refazer|trocar|arrumar|consertar, ninguem vem|veio|quer|quis .. consertar|arrumar|resolver|ver|buscar|trocar",
    "solution",
    { fixed: true, whole: true },
  ),
];

/** Complaint that names what went wrong. */
export const badQualities: OpinionEntry[] = [
  bad("queimou|queimaram", undefined, { fragile: true }),
  bad(
    "ninguem me|nos ligou|retornou|avisou|respondeu|procurou, ninguem ligou|retornou",
    "communication",
    { fixed: true },
  ),
  bad("acabou|acabaram cedo|rapido|logo|antes", "stock"),
  bad("data|horario|endereco|informacao|orientacao|informacoes errad*|trocad*", "information", {
    fixed: true,
  }),
  bad("barulhent*, noisy|loud", "sound"),
  bad("lent|lento|lenta|lentos|lentas|lentid*|lerd*, slow|slowly|lento|lenta", "slowness"),
  bad("sem me|nos avis*|consultar|perguntar", "information", { fixed: true }),
  bad(
    "lindo|linda|bonito|bonita|lindas|lindos na|nas foto|fotos, lindo|linda|bonito|bonita no anuncio",
    "advert",
    { whole: true, fixed: true, decides: true },
  ),
  bad(
    "um|uma terror|fantasma, fantasma, lacre rompid*|violad*, rompid*, parecia|parece sobra|sobras|resto, ficou|ficaram|fiquei sem, desisti|desistimos, interditad*, choco|choca, sola de sapato, em vao, a toa, sem cinto",
  ),
  bad("gritando a|na|no|o, vizinho|vizinhos|criancas|gente|pessoas gritando", undefined, {
    name: "o silêncio do local",
  }),
  bad(
    "continua|continuam|continuou com|ruim|igual|parado|vazando|cobrando|quebrado|estragado, voltou a _, voltou pior|igual, pela metade, inacabad*, largou|largaram a|o|tudo",
    "solution",
    { fixed: true },
  ),
  bad(
    "sem esteriliz*|higieniz*, nao esteriliz*, sem luva|luvas|touca|mascara, mesmo alicate",
    undefined,
    { name: "a esterilização do material", fixed: true },
  ),
  bad("pedi|pedimos .. sem _ e veio|vieram|mandaram", "wrongOrder", { fixed: true }),
  bad("entup*, transbord*, apagou|apagaram, afund*, estour*", undefined, { fragile: true }),
  bad(
    "ar .. congelante|gelado|frio|forte|quente, ar condicionado .. congelante|forte|gelado|fraco|pingando, congelando",
    "climate",
  ),
  bad("risco enorme|fundo|feio|profundo, um risco, riscos, arranhao|arranhoes", undefined, {
    name: "o dano relatado",
  }),
  bad("pedir|pedi|pedimos|chamar|chamei|chamamos .. vezes, repetir .. vezes", "attention", {
    fixed: true,
    whole: true,
  }),
  bad("gritando a|na|no|o, vizinho|vizinhos|criancas|gente|pessoas gritando, gritaria", "noise"),
  bad("cinic*, hostil|hostis", "courtesy"),
  bad(
    "congelante, insuportave*, insalubre, precari*, duvidos*, enganos*, desuman*, desesperador*, cansativ*, tumultuad*, burocratic*|burocracia, preguicos*, desligad|desligado|desligada, distraid*, desmotivad*, descuidad*|descuido, relaps*, negligen*, avinagrad*, bamb|bambo|bamba, frouxo|frouxa, insistiu|insistiram, recusou|recusaram, negou|negaram, desfi*, apagou, cedeu, adiou|adiaram, confundiu|confundiram, esqueceu|esqueceram, errando, nem acabou|terminou, impossivel|impossiveis, inviavel, ilegivel, mofad*",
  ),
  bad(
    "que procurem|procure outro|outra, procurem|procure outro|outra, so no anuncio|papel|nome, nao entendo como, perder|perdi|perdendo tempo|dinheiro|meu, mundos e fundos, largado|largada|largados, desastre, saudade|saudades de quando|do|da, em pedacos|cacos, arrombad*, so vou porque, sai|saiu|fiquei|ficou parecendo, outra historia, boa sorte para quem, nao tem nada, ideal para quem, um horror, me arrependi",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  bad("so visualiz*, visualizam|visualizou|visualizaram", "messages", { fixed: true }),
  bad(
    "sem gosto, sem sabor, gosto de _, gosto ruim|estranho|horrivel, insoss*, insipid*, azed|azedo|azeda|azedos|azedas, salgada|salgadas|salgadissim*, muito salgado, salgado demais, bem salgado, tudo salgado, estava salgado, tava salgado, amarg*, rancos*, gordur*, oleos*, encharcad*, engordurad*, intragav*, incomive*, aguad*, muito doce, doce demais, enjoativ*, tasteless, bland|greasy|salty, soso|sosa, sabor estranho|ruim|horrivel",
    "taste",
  ),
  bad("sem tempero, sem sal, mal temperad*, sal demais, muito sal", "seasoning"),
  bad("fri|frio|fria|frios|frias, friissim*, geladissim*, gelad*, gelo, congelad*, cold", "heat", {
    heat: "cold",
  }),
  bad("morn|morno|morna|mornos|mornas", "heat"),
  bad(
    "queimar|queimaram|queimou o|a arroz|comida|carne|pao|pizza|bolo|feijao, conseguiram queimar, cru|crua|crus|cruas, mal passad*, mal cozid*, mal assad*, queimad*, tostad* demais, torrad*, dur|duro|dura|duros|duras, borrachud*, borracha, sec|seco|seca|secos|secas, ressecad*, murch*, mole|moles|empapad*, passou do ponto, passad* do ponto, fora do ponto, sem ponto, solad*, embatumad*, esfarel*, undercooked, burnt|overcooked, raw, quemad*|crudo",
    "preparation",
  ),
  bad(
    "estragad*, podre*, mofad*, embolorad*, amanhecid*, requentad*, de ontem, velh|velha|velho|velhas|velhos, murch* e velh*, passad* e mol*, stale|rotten",
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
    "caro|cara|caros|caras, carissim*, carinho demais para, salgad* o preco, preco .. alto|salgado|abusivo|absurdo|elevado|exorbitante, precos .. altos|salgados|abusivos|absurdos|elevados|exorbitantes, valor .. alto|absurdo|abusivo|elevado, abusiv*, superfaturad*, expensive, overpriced, pricey, fora da realidade, um assalto, o olho da cara, facada, exorbitant*, preco nas alturas, nao vale o preco|valor, nao vale o que cobra*, nao vale o que custa, aument* .. preco*, preco|precos .. subi*|aument*|dobr*|salgado, subida .. preco*|valor*, aumento de|no|nos|do|dos preco*|valor*, cada vez mais caro|cara, custa uma fortuna, salgadinho o preco",
    "price",
  ),
  bad(
    "demor*, lent|lento|lenta|lentos|lentas|lentid*, lerd*, slow|slowly, took forever|ages|hours|too long, waited hours, demorad*|demoraron|tardo|tardaron, levou .. hora|horas|dias|semanas, ficou .. semanas|meses, faz|ha .. semanas|meses que, levaram .. horas|dias|semanas, mais de _ hora|horas|dias|meses|semanas|minutos|min, hora|horas depois, horas para|pra, uma eternidade, uma vida, custou a chegar|vir, mora* na loja, devagar, tarde demais, tardo mucho, mas|mais de una|dos|tres hora|horas, tardaron|tardan",
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
    "atrasa*|atraso*|atrase*, atraza*|atrazo*, late|delayed, fora do horario, nunca no horario, hora|horas|minutos|dias de atraso, tarde demais, chegou tarde, chegaram tarde",
    "delay",
  ),
  bad(
    "nao cumpr* .. prazo|data, fora do prazo, prazo .. nao .. cumprid*, passou do prazo, prazo estourado|vencido",
    "deadline",
    { fixed: true },
  ),
  bad(
    "suj*, imund*, dirty, filthy, sucio|sucia|sucios|sucias, sem limpeza, sem higiene, mal limp*",
    "cleanliness",
  ),
  bad("poeira|empoeirad*", undefined, { name: "a poeira" }),
  bad("escuro|escura|mal iluminad*|pouca luz", undefined, { name: "a iluminação" }),
  bad("sem troco|nao tinha|tem troco, troco errado", undefined, { name: "o troco", fixed: true }),
  bad("mancha|manchas", undefined, { name: "a mancha relatada" }),
  bad(
    "uma barata, barata na|no|em|andando|passando|viva|morta, baratas na|no|em|andando|passando|por, tinha|tem|havia|vi|com|cheio de baratas, rato|ratos|rata, mosca|moscas|mosquito|mosquitos, formiga|formigas, inseto|insetos, larva|larvas, bicho na|no|dentro, cabelo na|no|dentro, fio de cabelo, um cabelo na|no|dentro, cockroach*, veio|vieram com cabelo|cabelos|pelo|bicho|mosca|barata|larva, pelo na comida|no prato",
    "asseio",
    { noun: true },
  ),
  bad(
    "mau cheiro, mal cheiro, cheiro ruim|horrivel|forte|desagradavel|estranho|insuportavel, cheiro de mofo|esgoto|xixi|fumaca|cigarro|gordura|queimado|urina|lixo|podre|suor, fedend*, fedid*, fedor, fede|fedia, fedorent*, smelly|stinks, cheirando mal|mofo|esgoto|fumaca, cheirando a, cheiro de cloro|candida|tinta",
    "smell",
  ),
  bad(
    "barulh*, barullo, ruid|ruido|ruidos|ruidos*, som alto|altissimo, som|musica|banda|tv|volume .. alto|alta|altissimo|altissima, gritaria, volume .. alto, noisy|loud|noise, zoada|algazarra, musica ruim",
    "noise",
  ),
  bad(
    "machuca|machucam, apertad*, desconfort*, sem conforto|espaco, uncomfortable, espaco pequeno, lugar pequeno, incomoda|incomodo|incomodos",
    "comfort",
  ),
  bad(
    "lotad*, superlotad*, muito cheio|cheia, sempre cheio|cheia, cheio demais, cheia demais, crowded, gente demais, abarrotad*",
    "crowd",
  ),
  bad(
    "abafad*, calor|calorao|caloraco, sem ar condicionado, ar condicionado .. quebrado|desligado|ruim|fraco|pingando, sem ventilacao|ventilador, um forno, quente demais, muito quente, muito frio o ambiente, muito frio la dentro, frio demais la dentro",
    "climate",
    { noun: true },
  ),
  bad(
    "antipatic*, antipatia, emburrad*|carrancud*, mal humorad*, mau humor, mal humor, mau humorad*, cara feia, cara amarrada, cara fechada, de cara feia, sem simpatia, unfriendly, sem um sorriso, seca no trato",
    "friendliness",
  ),
  bad(
    "rispid*, bruto|bruta|brutos|brusco|brusca, grosero|grosera|groseros, gross|grosso|grossa|grossos|grossas, grosseir*, grosseria*, gross* demais, rude|rudes, mal educad*, mau educad*, maleducad*, sem educacao, falta de educacao, arrogan*, estupid*, ignorante|ignorantes, ignorancia, deboch*, ironic*, ma educacao, insolent*, impolite, maleducado, gritou|gritaram|grito|gritando|berrou, bateu boca, falou alto comigo, xing|xingou|xingaram|xingado, abusad|abusada|abusado, sarcas*, sem modos",
    "courtesy",
  ),
  bad(
    "desrespeit*, humilh*, falta de respeito, sem respeito, maltrat*, mal tratad*, destrat*, trat* .. mal, trataram como lixo, constrang*, tratad* como lixo|cachorro|animal|nada|bandido|idiota|palhaco|criminoso|ladra|ladrao, menosprez*, desprez*",
    "respect",
  ),
  bad(
    "desatenc*, desatent*, ignorad*, ignorou|ignoraram|ignoram, fomos ignorados, fui ignorad*, ma vontade, mal vontade, sem vontade, sem paciencia, impaci*, desinteress*, nao orient*|corrig*|acompanh*|ensin*, mal olh* para|na, pouco caso, mal atendid*, pessimamente atendid*, atend* mal, atend* muito mal, atend* super mal, nao atend* .. bem, ninguem .. atendeu|atende|atender, ninguem .. ajudou|ajuda, nenhum|nenhuma _ ajudou|atendeu|apareceu|veio|ofereceu|perguntou, ninguem quis|se .. ajudar|atender|ofereceu, nao deram|deu atencao|bola, sem atencao, falta de atencao, no celular o tempo todo, mexendo no celular, conversando entre, nem olhou|olharam|olha, nem olh* na|para minha cara, nao fui atendid*, nao fomos atendid*, ja fui melhor atendid*|tratad*|recebid*, em cima da gente|de mim|do cliente, insistent*, inconvenient*, invasiv*, nem bom dia, nao deram bom dia, nao da bom dia, nem fui atendid*, nem atendid*, nao atend* ninguem, indiferen*, sem ser atendid*, nos ignor*",
    "attention",
    { fixed: true },
  ),
  bad(
    "despreparad*, desprepar*, sem preparo, incompeten*, amador*, mal treinad*, nao sabe* .. informar|explicar|fazer|responder|atender|nada, sem treinamento|treino, equipe|atendente|atendentes|funcionarios|garcons .. perdid*, desqualificad*, nao tem preparo, sem experiencia, inexperient*, enrolad*",
    "competence",
    { fixed: true },
  ),
  bad(
    "antiprofission*, pouco profissional, nada profissional, falta de profissionalismo, sem profissionalismo, nao profissional, unprofessional, irresponsav*, irresponsabilidade, sem responsabilidade",
    "professionalism",
    { fixed: true },
  ),
  bad("desonest*|falta de transparencia|honestidade, sem transparencia", "honesty", {
    fixed: true,
  }),
  bad(
    "mentiu|mentiram|mentira|mentiras|mentiros*, enganac*|engana|enganam, falsas promessas, promet* e nao cumpr*, nao cumpr*, ma fe, mafe",
    "information",
    { fixed: true },
  ),
  bad("enrolacao|enrola|enrolam|enrolaram|enrolou|enrolando", "response", { fixed: true }),
  bad("empurr*, me senti enganad*|pressionad*, forcaram|forcou a|para|o", "attention"),
  bad("sem explicacao|explicacoes, nao explic*, mal explicad*, nem explic*", "explanation", {
    fixed: true,
  }),
  bad(
    "desinform*, informac* errad*|desencontrad*|contraditor*, sem informac*, falta de informac*, nao inform*, nao avis*, nem avis*, sem avis*, sem aviso, avis*|inform* .. em cima da hora, em cima da hora, nao tem|tinha|ha|havia .. aviso|placa|informacao, nenhum aviso, ninguem avis*|inform*|sabia, ninguem sabe informar, nao sabem informar, cada hora uma coisa, cada um fala uma coisa",
    "information",
    { fixed: true },
  ),
  bad(
    "falta de comunicacao, sem comunicacao, falha de comunicacao, falha na comunicacao",
    "communication",
    { fixed: true },
  ),
  bad(
    "espalhad*, amontoad*, desorganiz*, desorganis*, bagunca|baguncad*, jogado|jogada|jogados|jogadas no chao, sem organizacao, falta de organizacao, baguncad*, caos|caotic*, confus*, disorganized",
    "organisation",
  ),
  bad(
    "poucas opcoes|opcao, pouca variedade, pouca opcao, sem opcao|opcoes|variedade, falta* opcoes|variedade, cardapio limitado|reduzido|pequeno, repetitiv*, sempre a mesma coisa, sempre o mesmo",
    "variety",
  ),
  bad(
    "caiu|caindo|cair|perdeu .. qualidade, qualidade .. caindo|piorou, ma qualidade, baixa qualidade, pessima qualidade, qualidade ruim|pessima|baixa|caiu|horrivel|duvidosa, qualidade .. ruim|pessima|caiu|inferior|duvidosa|baixa, sem qualidade, vagabund*, qualidade inferior, descartave*",
    "quality",
  ),
  bad(
    "nao fecha|fecham|abre|encaixa|encaixam|esquenta|esquentava|esquentou|aquece|gela|sai|encosta|destrava|roda|segura|cola|prende|estica|seca|desliga|pega|conectava, nunca funcion*, nao funcion*, never worked, not working, didn t work, doesn t work, stopped working, parou|pararam de funcionar|ligar|carregar|gelar, pifou|pifaram, defeit*, nao liga|ligou|ligava|carrega|carregava|conecta, voltou o problema, internet|wifi|sinal|sistema .. caiu|cai|caindo|cair|lento|lenta,  deu|dando|da|dava|deram erro, falhou|falhando|falha|falham, pressao .. baix*|fraca, sem pressao, pouca pressao, com defeito, pifad*, desligou sozinho, nao segura carga, mesmo problema, mesmo defeito, mesmo barulho, defeito de novo, broken, trav|trava|travou|travando|travar, descarreg*",
    "function",
    { fixed: true, fragile: true },
  ),
  bad(
    "quebr*, estrag|estragou|estragaram|estragar, danific*, rasg*, descostur*, soltou|soltando|soltaram, desbot*, encolh*, manch*, descol*, arranh*, riscad*|riscou|riscaram, amass*, trinc|trincado|trincada|trincou, rachad*|rachou, furado|furou, enferruj*, torto|torta|tortos|desalinhad*",
    "condition",
    { fragile: true },
  ),
  bad(
    "mal acabado|acabamento, acabamento ruim|pessimo|horrivel|mal, desigual|desiguais, falhad*, bolhas na pintura",
    "finish",
  ),
  bad(
    "ficou horrivel|pessim*|ruim|feio|feia|tort*|manchad*|estranh*|desigual|pior, ficou uma merda|porcaria, ficou um lixo, ficaram horrive*|tort*|feias|feios|ruins, acab* com meu|minha, acab* com o|a meu|minha, destrui* meu|minha, estragou meu cabelo, estragaram meu cabelo, nada a ver com o que pedi, nao era o que eu pedi|queria, nao foi o que pedi|combin*, nao ficou bom|boa|legal|como, cortou|cortaram .. a mais, cortou demais|muito|torto, cortaram demais|muito, feio|feia|feios|feias",
    "result",
    { fixed: true, fragile: true },
  ),
  bad(
    "nao tinha|tem o que fazer, ninguem resolv*, nao solucion*, nunca resolv*, nao consert*, nao arrum*, sem solucao, nao fizeram|fez nada, nada foi feito|resolvido, nao quis* resolver|ajudar, nao me ajud*, nao deram|deu solucao, lavaram|lavou as maos, nao assum*, nao se responsabiliz*, empurr* com a barriga, jogo de empurra, jogam um para o outro",
    "solution",
    { fixed: true, fragile: true },
  ),
  bad(
    "nao serviu|serve|serviram|coube|cabe, tamanho .. errado|menor|maior, forma pequena, veste mal, ficou apertad*|largo|larga|enorme|pequen*, numeracao errada|pequena|menor",
    "fit",
    { fixed: true },
  ),
  bad(
    "correndo demais, alta velocidade, dirig* mal, imprudent*, insegur*, inseguranca, perigos*, perigo, escorregadi*, sem seguranca",
    "safety",
  ),
  bad(
    "sem acessibilidade, falta de acessibilidade, nao tem acessibilidade|rampa|elevador|acesso, sem rampa|elevador|acesso, nenhuma rampa, degrau, cadeirante|cadeirantes .. nao,  nenhuma acessibilidade, zero acessibilidade, cadeirante* nao .. entra*|consegue*|passa*, degraus, so tem escada|escadas, muita escada, subir escada*|de escada, inacessiv*, falta rampa|acessibilidade|elevador, nao .. passar .. cadeira de rodas, not accessible",
    "accessibility",
    { fixed: true },
  ),
  bad(
    "fila|filas|filona, long line|queue, fila enorme|gigante|gigantesca|quilometrica|imensa|longa|grande|absurda, filas enormes|longas|gigantes",
    "queue",
    { noun: true },
  ),
  bad(
    "so abriram|abriu|abrem|abre, estava fechad*, fechado|fechada no|na|em|as|hoje|ontem|sem|de|quando|mas, encontr* fechad*, sempre fechad*, portas fechadas, dei com a cara na porta, fech* antes|cedo, fech* mais cedo, fech* sem avisar, horario errado|desatualizado, horario .. errado|desatualizado, nao abr* no horario, abre* tarde|atrasad*, abriram tarde, fech* as portas na, fora do horario divulgado, estavam fechando",
    "hours",
    { fixed: true },
  ),
  bad(
    "nao aceita* .. cartao|pix|credito|debito|dinheiro|vale, so aceita* .. dinheiro|pix|cartao|debito, aceita* so dinheiro|pix|cartao|debito, maquininha .. quebrada|nao|fora|ruim, sem maquininha, nao passa* cartao, maquina de cartao .. quebrada|nao|fora, pix nao, sistema fora do ar, nao tem pix|cartao|maquininha, cartao .. recusad*, cartao nao passou|passa",
    "payment",
    { fixed: true },
  ),
  bad(
    "cobr* .. a mais, cobr* .. duas vezes, cobr* .. 2 vezes, cobr* .. errado|errada|indevid*|dobro|duplicad*|diferente, cobr* .. outro valor, cobr* outro|outra|mais, cobr* .. de novo|novamente, cobr* .. outra vez, querem cobrar, cobr* .. 2x|3x|4x|dobro|triplo, cobr* acima, cobr* bem mais|acima, cobranca .. indevida|errada|duplicada|abusiva|dupla, conta .. errada, conta .. a mais, veio .. a mais na conta, valor .. errado|diferente, troco .. errado|faltando, passaram a mais, passaram duas|2 vezes, debit* .. duas vezes, debit* .. a mais, debit* .. indevid*, cobr* por|de .. que nao, cobr* algo|coisas|itens que nao, preco .. outro, preco diferente, preco .. diferente, no caixa era outro, na hora de pagar era|deu, cobranca* indevid*|surpresa, overcharged, cobraron de mas, cobraram .. que nao pedi|consumi|comi|bebi|comprei",
    "billing",
    { fixed: true },
  ),
  bad(
    "taxa|taxas, taxa de servico|entrega|rolha, 10 por cento, dez por cento, couvert abusivo",
    "fee",
    { noun: true },
  ),
  bad(
    "reembols*, estorn*, dinheiro de volta, devolv* .. dinheiro|valor|pagamento, devolucao do dinheiro|valor, meu dinheiro, refund*, ressarc*, quero meu dinheiro",
    "refund",
    { fixed: true, noun: true },
  ),
  bad(
    "nao troca|trocam sem|nada|mesmo, nao fazem troca, nao quis* trocar, nao quis* fazer a troca, recus* .. trocar|troca, nao troc*, negaram .. troca, nao aceit* .. troca|devolucao, dificuldade .. trocar|troca, nao consegui trocar, nao consegui fazer a troca, tentei trocar, nao fizeram a troca, nao fazem troca",
    "exchange",
    { fixed: true },
  ),
  bad(
    "nao cobr* na garantia, negaram .. garantia, garantia .. negada|recusada|nao, nao deram garantia, nao dao garantia, sem garantia, nao honr* .. garantia, nao cobr* .. garantia, acionar a garantia, acionei a garantia",
    "warranty",
    { fixed: true },
  ),
  bad(
    "nao atend* .. telefone|ligacao|ligacoes|celular|fone|whatsapp, ninguem atende* .. telefone|ligacao|ligacoes|fone, telefone .. ninguem|nao|ocupado|toca|desligado, telefone so chama, ligo .. ninguem|nao, liguei .. ninguem|nao|vezes|varias, ligo .. chama, liguei .. chama, so chama, lig* varias vezes, ligar varias vezes, nunca atend* .. telefone|ligacoes, nao atendem, nao atende, tent* ligar, telefone toca, desligaram na minha cara, desligaram o telefone, nao consigo|consegui falar|contato, nao answer the phone, atender o telefone, ninguem atende, impossivel falar|contato",
    "phone",
    { fixed: true },
  ),
  bad(
    "nao respond*, ninguem respond*, nunca respond*, sem resposta, visualiz* .. nao, visualiz* e, demor* .. responder, no vacuo, me deixaram no vacuo, nao retorn*, nunca retorn*, sem retorno, nao deram retorno|resposta|satisfacao, nem respond*, mensagens ignoradas, mensagens nao respondidas, nao me retorn*|respond*, nao dao retorno|resposta|satisfacao, nem retorn*, ate hoje nada, ate hoje sem resposta, ignor* .. mensage*|mensagem, demora .. responder|resposta, whatsapp .. nao|ninguem|demora",
    "messages",
    { fixed: true },
  ),
  bad(
    "pedido errado|errada|trocado, pedido .. errado|trocado|diferente, veio errad*, vieram errad*, chegou errad*, veio trocad*, chegou trocad*, veio tudo errad*|trocad*, troc* .. pedido|pedidos|sabor|item|itens|pizza|lanche, sabor errado|trocado, tamanho trocado, mand* errad*, mand* .. errad*, mand* outro, mand* outra, mand* trocad*, entreg* errad*, entreg* .. errad*, entreg* outro, entreg* outra, produto errado, produto trocado, item errado, cor errada, sabor .. errado, err* .. pedido|pedidos, veio|vieram|mandaram|entregaram|trouxeram|colocaram .. no lugar do|da|de, em vez do|da|de, ao inves do|da|de, veio outro, veio outra, veio diferente, chegou diferente, chegou outro, nao era o que pedi|pedimos, nao foi o que pedi|pedimos, diferente do que pedi|pedimos, diferente do que eu pedi, diferente do pedido, wrong order, wrong item, pedi sem _ e veio com|veio, pedi .. mandaram|trouxeram|entregaram outro|outra|com",
    "wrongOrder",
    { fixed: true },
  ),
  bad(
    "so veio|vieram, veio so, vieram so|apenas, faltando, faltaram itens, faltou item, veio sem, vieram sem, chegou sem, mandaram sem, faltou .. item|itens|refrigerante|refri|molho|talher|bebida|produto|peca|batata|lanche|sobremesa|borda|acompanhamento, faltando .. itens|item|produto|peca, esquec* .. mandar|enviar|colocar|refrigerante|molho|bebida|item|pedido|batata|meu|minha, pedido incompleto|incompleta, incomplet*, nao veio .., nao vieram .., nao mandaram .., missing item*",
    "missing",
    { fixed: true },
  ),
  bad(
    "jog*|larg*|arremess* .. encomenda|pedido|produto|caixa|pacote|muro|portao, por cima do muro|portao",
    "handling",
  ),
  bad(
    "mal embalad*, embalagem .. ruim|aberta|amassada|violada|rasgada|vazando|pessima|molhada|violado, caixa .. amassada|aberta|rasgada|molhada|violada, sem embalagem, sacola rasgada, derramad*, derramou, derramaram, entornad*, virad* na caixa, tudo virado, revirad*, tudo revirado, virou tudo",
    "packing",
    { fixed: true },
  ),
  bad(
    "diferente da foto|fotos, diferente das fotos, diferente do anuncio|anunciado|prometido|site|cardapio, diferente do que anunci*, diferentes da foto, diferentes das fotos, propaganda enganosa, nada a ver com a|as foto|fotos, nao e|era|sao como na|nas foto|fotos, nao corresponde*, fotos .. enganam|enganosas|nao correspond*, so na foto, igual da foto nao",
    "advert",
    { fixed: true },
  ),
  bad(
    "nunca tem .., nao tinha .. estoque|disponivel|nada|metade, em falta, sem estoque, fora de estoque, prateleira* vazia*, indisponive*, esgotad*, metade do cardapio, nao tinha quase nada, nao tinha metade, nao tinha mais nada|opcao, tinha acabado, tinham acabado, havia acabado, ja acabou, acaba|acabam cedo|rapido|logo, nunca tem meu|minha|o|a|nada, nunca tem",
    "stock",
    { fixed: true },
  ),
  bad("cancel*", "cancelling"),
  bad(
    "nao apareceu|apareceram|compareceu|compareceram, me deu bolo, deram bolo, deu o cano, nao veio ninguem, ninguem veio, ninguem apareceu, desmarc*, remarc*, faltou ao compromisso, marc* .. nao veio|apareceu, marquei .. ninguem, agendei .. nao|ninguem|esqueceram, marquei .. esper*, overbooking, perderam minha reserva, nao acharam minha reserva, reserva .. nao|perdid*|sumiu",
    "appointment",
    { fixed: true },
  ),
  bad(
    "nao entreg*, nunca entreg*, nunca chegou, nao chegou, nao chegaram, ate hoje nao chegou, nao recebi, nao foi entregue, entrega nao",
    "delay",
    { fixed: true, whole: true },
  ),
  bad(
    "apert* na mesa, mesas apertadas|coladas|grudadas, sem lugar para sentar, nao tinha onde sentar, nao tinha mesa|lugar|cadeira, sem mesa|mesas|cadeira|cadeiras",
    "seating",
    { fixed: true },
  ),
];
