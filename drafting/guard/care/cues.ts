import type { Notice } from "../../../contract/gemini-chat.ts";
import type { ReviewCaseName } from "../../../contract/parts.ts";
import type { Cue } from "../phrases.ts";

/** What a review tells that asks for a reserved reply. */
export type CareCue = Cue & {
  case: ReviewCaseName;
  notice: Exclude<Notice, "unclear-tone">;
  /** Where one of these stands too, the shop helped: the notice stays, the case does not. */
  helped?: Cue;
};

const body =
  "pele|couro-cabeludo|cabeludo|rosto|labio|labios|perna|mao|maos|dedo|braco|boca|gengiva|lingua|testa|virilha|axila|pescoco|cabeca|couro|costas|barriga|orelha|olho|joelho|cotovelo|queixo|nariz|pe|pes|unha";
const dear =
  "pai|mae|avo|avos|vo|vovo|filh+|irmao|irma|marido|espos+|tio|tia|amig+|companheir+|net+|sogr+";
const pets =
  "cachorr+|cachorrinh+|gat+|gatinh+|cao|cadela|cadelinha|filhote|bichinho|pet|dog|animal";
const who = `${dear}|${pets}|bebe|crianca|menino|menina|aluno|aluna|cliente|senhora|senhor|idoso|idosa`;
const mine = "meu|minha|noss+|o|a|um|uma";

/** Somebody was hurt or fell ill. */
const injury: CareCue = {
  case: "injury",
  notice: "health",
  helped: {
    finds: "salvou|salvaram|socorreu|socorreram, um anjo, gratidao eterna, sou|somos grat+",
    unless: "nao salvou|salvaram",
  },
  finds: `
    passei|passou|passaram|passamos|passar|passando [muito|super] mal,
    fiquei|ficou|ficamos|ficaram [muito] mal [a|o] noite|dia|semana|madrugada|depois|apos, intoxic*,
    infeccao|infeccoes|infeccionou|infeccionad*, vomit*, diarreia|disenteria|salmonela|micose|necrose, dor|dores de barriga|estomago, passei|passamos|passou [_] noite|madrugada no|na banheiro|vaso|privada,
    reacao|crise alergica, choque anafilatico, deu|causou|tive|com alergia|coceira|otite|dermatite,
    comec* a cair|cocar|descamar|arder|inchar|doer|sangrar|descascar, ${body} [_] inchou|incharam|ardeu|descamou|descascou|adormeceu,
    ${body} [tod+|ficou|saiu|voltou|muito|super] queimad+|ardendo|assad+|inchad+|manchada|irritad+|empipocad+|vermelha|ralad+|arranhad+|sangrando|rox+,
    extrairam|extraiu|arrancaram|arrancou|tiraram|tirou [o] dente errado, no dente errado,
    fui|fomos|foi|foram|ir|parei|parou|paramos|correr|corri|corremos [parar] no|na|ao|pro|pra|para [_] hospital|upa|emergencia|socorro|ps, pronto socorro,
    internad*|hospitalizad*|ambulancia, machucou|machucaram|machuquei|machucamos|machucad+|machucar|machuca,
    me feri|cortou|queimei|queimou|machuquei|lesionei|mordeu,
    ferimento|ferid+|feriu|sangr*|desmai*|fratur*|sequela*|hematoma*|vergao|vergoes|bolhas,
    orelha|pata|patinha|focinho|rabo [_] cortad+|machucad+, corte|ferida|machucado|queimadura|arranhao|mordida|galo|roxo|marca [de] [dente] no|na|nos|nas ${body}|pata|patinha|focinho|orelhinha|rabo,
    cortou|cortaram|queimou|queimaram|furou|furaram|arrancou|arrancaram|tirou|tiraram ${mine} [_] ${body}|bife|bifes|veia,
    tirou|tiraram|arrancou|arrancaram [um] bife|sangue, mordeu|morderam|atacou ${mine} ${who}, mordida, fui|foi|foram mordid+,
    levei|levou [um] choque, engasgou|engasguei|engasgaram, quebrou e [eu|ela|ele] cai|caiu, causou|causar [_] acidente,
    no|tomando|tomei|tomou soro, queimadura|assadura, cabelo|fio|fios .. caindo|caiu|elastico|emborrachado|quebrando|quebrou,
    queda de cabelo, corte quimico, inflamou|inflamad*|inflamacao,
    quebrei|quebrou|fraturou|torceu|torci ${mine} braco|perna|pe|dente|tornozelo|joelho, caiu|quebrou meu dente,
    escorreguei|escorregou|tropecei|tropecou|cai|caiu|caimos [e] [cai|caiu] no|na piso|chao|escada|degrau|molhado|calcada,
    escorreguei|escorregou e cai|caiu, ${who} caiu do|da|no|na, caco|pedaco de vidro|plastico|metal|arame, vidro dentro|moido,
    barata|larva|verme|bicho|rato .. comida|prato|lanche|salada|pizza|marmita, dor insuportavel, muita dor depois, erro medico,
    afogou|afogamento, falta de ar, carne viva, sou alergic*, avisei|avisamos _ [_] [_] [_] alergic+|celiac+, risco de vida|morte,
    quase morri|morreu|morremos, paralisia, ${pets} .. machucad+|ferid+|sangrando|cortad+|doente|mancando|fugiu|traumatizad+,
    voltou|veio|saiu|chegou|devolveram [_] mancando|traumatizad+|sangrando, maus tratos,
    maltrataram|judiaram|bateram|bateu [_] [_] ${pets}, matou|mataram ${mine} ${pets}|${dear}|bebe,
    perdi meu bebe|filho, aborto, food poisoning, got|made [me|us] sick, allergic reaction, burned|burnt|hurt my|me|her|his,
    me enferme|enfermo|intoxique, nos enfermamos, me cayo mal`,
  unless: `
    vidro de|do carro|celular|janela, fruta|verdura|tomate|banana|mamao|manga|abacate|uva|uvas|morango .. machucad*,
    machucad* .. fruta|verduras,
    quase morri|morreu|morremos|desmaiei|desmaiou de|quando [tanto] vi|ver|tanto|rir|calor|fome|sede|frio|vergonha|susto|raiva|tedio|comer|amor|inveja|vontade|alegria|emocao|felicidade,
    desmai* quando|de vi|preco|conta|emocao|fome|rir|amor|felicidade,
    cai|caiu|caimos bem|muito|super|na|no conto|papo|caixa|besteira|rede|golpe|armadilha|cilada|real|secretaria|gosto|gracas,
    wifi|internet|sinal|sistema|site|app|luz|energia|preco|qualidade|movimento|nivel .. cai|caiu,
    caiu .. qualidade|nivel|preco|sistema|padrao, caiu a qualidade|ficha|internet|energia, sangria,
    carne|bife|picanha|costela|hamburguer|frango .. sangr*, hamburguer|carne|picanha|mal passad+,
    celular|notebook|aparelho|carro|moto|tv|computador .. internad*|desmai*, arrancou|tirou|tiraram [um|meu] sorriso,
    falta de ar condicionado, hospital de|da|das boneca|brinquedo, ferida aberta, queimadura|queimado de sol,
    bolhas de sabao|ar, mal de fome|rir|calor|tanto, perdi meu bebe conforto, machucou [o] bolso|coracao, machuca [o] bolso`,
};

/** Who they are was held against them. */
const discrimination: CareCue = {
  case: "discrimination",
  notice: "accusation",
  evenNegated: true,
  finds: `
    racis*|racial|preconceit*|discrimin*|homofob*|lgbtfob*|transfob*|xenofob*|machis*|misogin*|gordofob*|capacitis*|etaris*|intolerancia|intolerante,
    racist|racism|racismo|discriminated,
    chamou|chamaram de gord*|pret*|macac*|velh*|vead*|viad*|travec*|sapata*|favelad*|baian*|paraib*|burr*,
    porque|por [_] [_] sou|era|somos|ser|eramos|e negr*|pret*|gay|lesbica|gord*|mulher|pobre|trans|autista|deficiente|cadeirante|nordestin*|idos*|velh*,
    por causa da [minha] cor|idade, seguranca me|nos seguiu|perseguiu|vigiou,
    me|nos seguiram|seguiu|vigiaram|vigiou [_] pela|na loja|mercado|shopping, seguiram|seguiu|vigiou|vigiaram .. loja|mercado,
    seguid+|vigiad+ pel+|por seguranca, seguranca [ficou] me|nos seguindo|vigiando, sou negr+|pret+, unic+ negr*|pret*,
    nao atende|atendem|aceita|serve negr*|nordestin*|gay|trans|pobre|deficiente, barr* .. cadeirante|cadeira`,
  unless: `
    intolerancia|intolerante a|ao|alimentar|severa|grave|gluten|lactose, tenho|tem|minha|possuo intolerancia,
    discriminad* na|no|em nota|conta|recibo|cupom|extrato, valor|valores|itens|gastos discriminad*,
    sem|zero|nenhum|nunca [_] [_] preconceito|racismo|discriminacao|discriminad+|machismo,
    fui|tinha|fomos com|um [certo|pouco|de] preconceito, me|nos seguiu|seguiram no instagram|insta`,
};

/** A crime or a violence is told. */
const accusation: CareCue = {
  case: "accusation",
  notice: "accusation",
  finds: `
    assedi*|harass*|importunacao, passou|passaram a mao em|na|nela, levei|recebi|uma|umas|deu|passou cantada,
    agred*|agressao|agressoes|agressiv*|ameac*|bullying, bateu|bateram|empurrou|empurraram|xingou|xingaram [_] [_] ${who},
    me bateu|bateram|empurrou|empurraram|xingou|xingaram|humilhou|humilharam, soco|tapa,
    roub*|furt*|golpe|golpista*|estelionat*|fraud*|ladrao|ladroes|ladra|bandid*|quadrilha|picaret*|pilantr*|vigarist*|safad*|trambiqu*|trapace*|charlata*|171|sonega*|falsific*|adulter*|caloteir*|calote|corrupt*|criminos*|crime|mafia,
    produto|peca|perfume|marca fals+|falsificad*, clonou|clonaram|clonad*|clonar,
    sumiu|sumiram|desapareceu|desapareceram [com] [o|a|os|as|umas|uns] [meu|minha|meus] dinheiro|moedas|celular|carteira|joia|objeto|brinco|alianca|relogio|peca|roupas|bolsa,
    combustivel|gasolina|etanol|leite .. batizad*, me enganou|enganaram, enganaram [_] _, passaram|passou a perna, trocaram a|as peca,
    peca|produto .. fals+, lavagem de dinheiro, apropriacao indebita,
    mandando|mandou|mandava mensagem|mensagens no|pelo|em|para meu|particular|privado|direct|celular,
    scam*|fraud|thief|thieves|stole|steal|stolen|robbed|estafa|estafador*|ladron*|robaron|assault*`,
  unless: `
    preco|valor|valores|car+|cobrado|cobram|conta|taxa|frete .. roubo|assalto|golpe|furto|crime, roubo|crime .. preco|valor|caro|frete,
    um|uma roubo|assalto, roubo no|do preco, roubou|roubaram|rouba [o|a] [meu|nosso] coracao|coracoes|cena|show|tempo|sono,
    golpe de vista|sorte|mestre|baixo, medo|receio|achei|pensei|parecia|desconfiei|evitar|contra .. golpe|fraude|roubo|furto,
    chuva|tempo|ceu .. ameac*, crime nao|se|de, justica seja feita, tapa no|na|de visual|cabelo|casa|fome|cara|volante, tapa na cara,
    roub* [um|o] petisco|comida|pao|biscoito|beijo|cena, musica|missa cantada, preco|promocao|marketing|concorrencia agressiv*,
    agressiv* no preco, anti furto|roubo, alarme|seguro|bloqueador|rastreador .. furto|roubo,
    carro|moto|celular|bicicleta|bike [foi|era|estava|tinha] [sido] roubad*|furtad*|clonad*, boletim .. roubo|furto, trapaca no jogo,
    ladrao|ladra de coracoes|sorrisos, safadinh+, cilios|unha fake`,
};

/** Procon, a lawyer, an authority. */
const agency: CareCue = {
  case: "consumer-agency",
  notice: "accusation",
  finds: `
    procon, processar|processarei, processando voces|a|essa|eles|o|esta, vou|vamos|irei|iremos process*, processo na justica,
    processo judicial, entrar|entrei com [um|uma] processo|acao, acao judicial, entrar na justica, na justica,
    meu|meus|minha|um|uma advogad+, meus direitos, boletim de ocorrencia, fazer|fiz|abrir|abri|registrar [um] bo, delegacia|policia,
    consumidor gov, reclame aqui, reclameaqui, vigilancia sanitaria, anvisa, ministerio publico, dano morais|moral, pequenas causas,
    juizado, denunci*, codigo de defesa, crm|cro|oab vai, no conselho, lawsuit|sue|suing|police|lawyer|denuncia|abogado|demanda`,
  unless: `
    justica seja feita, faco|fazer|feita justica, perto|frente|lado|proximo .. policia|delegacia|procon, demanda alta|grande|de|muita,
    muita|alta|grande demanda`,
};

/** Perhaps no customer of this shop. */
const stranger: CareCue = {
  case: "not-a-customer",
  notice: "possible-fake",
  evenNegated: true,
  finds: `
    nunca fui|foi [nosso|meu|sua] cliente|ai|la, nao e|foi [nosso|meu] cliente, nunca comprou|pisou|pisei, nunca veio aqui|na|ao,
    nunca esteve|estive aqui|la|ai|na, nunca entrei|entrou na|no|nessa|nesse|ai|la|aqui, nunca comprei|consumi nada|ai|la|nessa,
    nem conheco|fui|entrei, nao conheco|conhecemos essa|esse|esta|este|ninguem|pessoa, nao sabemos quem e, nao sei quem e essa|esse|esta,
    nao consta em|no|nos|noss+|que, nao temos registro|cadastro, nao tem cadastro, perfil|perfis|conta fals+|fake, perfil|perfis sem foto,
    avaliacao|avaliacoes|comentario fals+|fake|mentirosa|comprada, concorrente .. avaliou|escreveu|deixou|fez|postou|nota,
    coisa|maldade|inveja|avaliacao|perfil|comentario|ataque do|da|de [um] concorrente|concorrencia, e|ser concorrente|concorrencia,
    ex funcionari+, nunca atendemos, nao atendemos essa|esse|ninguem|esta|este, nao reconheco|reconhecemos|localizei|localizamos,
    nao e|era da|para|com|sobre minha|meu|noss+|nos|mim|gente|aqui, nao vendemos|vendo|trabalhamos|servimos isso|esse|essa|com|nem|nenhum,
    deve|pode ser outr+ loja|empresa|salao|restaurante|lugar|estabelecimento, avaliou|avaliaram [o|a] lugar|loja|empresa errad+,
    se enganou|enganaram de, confund* .. com outr+, acha|achou|pensa|pensou que somos|era|e outr+, empresa|loja|estabelecimento errad+,
    never been|visited, not a customer, nunca he ido|estado`,
};

/** Thanks, or a complaint, of people who lost somebody; where the stars or the words complain, the reply is the graver one. */
const mourning: CareCue = {
  case: "mourning",
  notice: "health",
  evenNegated: true,
  finds: `
    velorio|funeral|funeraria|sepultamento|enterro|cremacao|cremado|luto|enlutad*|falec*|obito|condolencias|estrelinha|eutanasia|jazigo*|lapide*|tumulo,
    coroa de flores, missa de setimo, ultimo adeus, despedida do|da|dele|dela [meu|minha|noss+|vovo|vo|papai|mamae],
    ate o ultimo dia|suspiro, ultimos|ultimas dias|momentos|horas dele|dela|de|do|da, partida dele|dela|do|da meu|minha, morreu|morreram, sem vida, nao voltou|voltaram|saiu viv+,
    perda do|da meu|minha|noss+, perdi|perdemos meu|minha|noss+ ${dear}|${pets}, dignidade ate o fim, dele|dela ate o fim,
    ate o fim com amor|carinho|dignidade|tanto|muito, nao resistiu, placa|urna|cinzas do|da|dos|das meu|minha|noss+ ${dear}|${pets},
    nao esta|estao mais aqui|entre|conosco|presente, nos deixou|deixaram, ja se foi|foram,
    ${mine} ${dear}|${pets} [_] se-foi|partiu|descansou, passed away, funeral|fallecio|murio`,
  unless: `
    luto contra|com|para|pela, quase morreu|morreram, morreu|morreram [_] de _, assunto|conversa|caso|historia morreu,
    planta|plantinha|flor|flores|muda|orquidea|suculenta|arvore|grama|celular|bateria|motor|carro|moto|notebook|tv|placa .. morreu|morreram, rua|loja|bairro|balada|atendimento|movimento|lugar|cidade [_] sem vida,
    nos deixou|deixaram esperando|muito|super|bem|com|sem|a|na|satisfeito*|feliz*|surpres*|encantad*|impressionad*|mal|triste*|chateado*,
    enterro dos ossos, partida de|do futebol|jogo|onibus|truco, ultimos dias|momentos de _, estrelinha na|no|a mais|menos`,
};

/** Whom the shop disturbs from outside: who says to have bought nothing is then no fake, and is answered. */
export const neighbour: Cue = {
  finds: `
    sou|somos vizinh+, moro|moramos|trabalho [_] [_] rua|lado|cima|frente|predio|perto|esquina|baixo, minha|meu|nossa|nosso garagem|portao|calcada|rua|casa|janela|predio|muro|carro,
    na|pela|da rua|calcada|contramao|garagem, caminhao|caminhoes|motoboy|motoqueir+|entregador|fumaca|som-alto|barulho|buzina*`,
};

/** In the order in which one takes the reply over. */
export const careCues: readonly CareCue[] = [
  injury,
  discrimination,
  accusation,
  agency,
  stranger,
  mourning,
];
