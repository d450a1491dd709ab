import type { Word } from "../../text/words.ts";
import { lexicon } from "../lexicon/book.ts";
import { isKnownName } from "../lexicon/names.ts";
import { type Match, PhraseBook } from "../patterns.ts";

/** What asks for a careful answer that neither confirms nor denies. */
export type Concern = "health" | "loss" | "animal" | "respect" | "money" | "legal" | "fake";

/** Said with an event behind it; a negation before it takes it away. */
const concerns = new PhraseBook<Concern>()
  .add(
    `passei mal, passou mal, passaram mal, passamos mal, passar mal, passando mal, fiquei|ficou|ficamos|ficaram mal o|a dia|noite|semana|madrugada, fiquei|ficou|ficamos|ficaram mal depois|apos|do|da, intoxic*, infeccao|infeccoes|infeccion*|infeccionou, vomit*, diarreia|diarreias|disenteria, dor de barriga, dores de barriga, reacao alergica, crise alergica, choque anafilatico, me deu alergia, deu alergia, alergia no|na, causou alergia, tive alergia, voltou|saiu|ficou|voltei|sai|fiquei com alergia|coceira|otite|dermatite|feridas, virilha|axila|axilas|pele|perna|pernas|rosto|testa|buco|barriga|costas|pescoco queimada|queimadas|queimado|ardendo|assada, extrairam|extraiu|arrancaram|arrancou|tiraram|tirou o dente errado, alergia depois,
    fui|fomos|foi|foram|parei|parou|paramos parar no|na hospital|pronto|upa|emergencia, parei|parou|paramos no|na hospital|pronto|upa|emergencia, pronto socorro, internad*, hospitalizad*, ambulancia, machucou|machucaram|machuquei|machucado|machucada|machucados|machucar, me feri|ferimento|ferimentos|ferida|feridas|feriu, sangr*, corte|cortes|ferida|feridas|machucado|queimadura no|na|nos dedo|dedos|pele|pescoco|perna|mao|boca|gengiva|lingua|testa|rosto|virilha|braco, cortou|cortaram|tirou|tiraram|arrancou|arrancaram meu|minha|o|a dedo|dedinho|pele|couro|orelha|bife, tirou|tiraram|arrancou|arrancaram bife|bifes|sangue, todo|toda assado|assada, assadura|assaduras, fralda suja, mordida|mordidas no|na|nos|nas|de, mordeu|morderam meu|minha|o|a, no dente errado, furou|furaram|perfurou meu|minha|o|a braco|veia|mao|dedo|orelha|gengiva, cabelo|fio|fios .. elastico|emborrachado|emborrachados, me cortou, queimou minha|meu|o|a couro|pele|cabeca|testa|rosto|cabelo|orelha|braco|virilha|perna|mao|pescoco|boca|lingua|barriga|costas, queimaram minha|meu, queimadura*, me queimei|queimou,
    meu cabelo caiu, cabelo .. caindo|caiu|cair|quebrando|quebrou, cabelo caiu|caindo|elastico, queda de cabelo, corte quimico, desmai*, inflamou|inflamad*|inflamacao, fratur*, quebrei o|a dente|braco|perna|pe, quebrou meu dente, quebrei um dente, caiu meu dente, lesao|lesionei|lesionou|me lesionei, escorreguei|escorregou e caiu, filho|filha|crianca|mae|pai|avo|neto|neta caiu do|da|no|na|de, escorreguei|escorregou|tropecei|tropecou|cai|caiu no|na piso|chao|escada|degrau|molhado, quebrou|fraturou|torceu|machucou o|a braco|perna|pe|dente|tornozelo|joelho, cai no|na|e, caco|cacos|pedaco|pedacos de vidro, vidro dentro|moido, prego na|no, pedaco de plastico|metal|arame|vidro,
    dor insuportavel, muita dor depois, sequela*, erro medico, bolhas na|no pele|rosto, manchou minha pele, minha pele .. queimada|manchada|irritada|ardendo, coceira, micose, salmonela, food poisoning, got sick, made me sick, allergic reaction, me enferme, afog*, falta de ar, carne viva, fiquei|ficou|rosto|olho|toda|todo inchad*, sou alergic*, risco de vida|morte, quase morri|morremos|morreu, paralisia, necrose, galo no|na testa|cabeca|cabecinha|nuca, vergao|vergoes, hematoma|hematomas, joelho|cotovelo|rosto|rostinho|testa|pescoco|queixo|coxa|canela|bochecha|tornozelo ralado|ralada|esfolado|esfolada|arranhado|arranhada, joelho|cotovelo|rosto|rostinho|testa|pescoco|queixo|coxa|canela|bochecha|tornozelo todo|toda|ficou|saiu|voltou ralado|ralada|esfolado|esfolada|arranhado|arranhada, joelho|cotovelo|rosto|rostinho|testa|pescoco|queixo|coxa|canela|bochecha|tornozelo ficou|saiu|voltou todo|toda ralado|ralada|esfolado|esfolada|arranhado|arranhada, pele .. empipocada|empipocado`,
    "health",
  )
  .add(
    "matou|mataram meu|minha|nosso|nossa, faleceu|faleceram|falecimento|obito, morreu|morreram|morte, aborto, perdi meu bebe|filho|cachorro|gato|pet, perdemos nosso",
    "loss",
  )
  .add(
    `cachorro|cachorra|gato|gata|pet|cao|cadela|filhote|bichinho|animal|dog|cachorrinho|cachorrinha|gatinho|gatinha .. machucado|machucada|ferido|ferida|sangrando|cortado|cortada|doente|mancando|fugiu|traumatizado|traumatizada, machucaram meu|minha|o|a cachorro|cachorra|gato|gata|pet|cao|cadela|bichinho|cachorrinho|cachorrinha|animal, cortaram meu|minha|o|a cachorro|cachorra|gato|gata|pet|orelha|pata, corte|cortes|machucado|ferida|arranhao|queimadura na|no orelha|orelhinha|pata|patinha|barriga|barriguinha|focinho|rabo|rabinho, voltou|veio|saiu|chegou|devolveram|entregaram .. mancando|assustado|traumatizado|traumatizada, voltou|veio|saiu|chegou mancando, maus tratos, maltrataram .. cachorro|cachorra|gato|gata|pet|animal, bateram nele|nela, bateu|bateram no|na|em cachorro|cachorra|gato|gata|pet|cao|cadela|bichinho|animal, bateu|bateram no|na|em meu|minha cachorro|cachorra|gato|gata|pet|cao|cadela|bichinho|animal`,
    "animal",
  )
  .add(
    `racis*, racial, preconceit*, discrimin*, homofob*, lgbtfob*, transfob*, xenofob*, machis*, misogin*, gordofob*, capacitis*, intoleranc*, assedi*, harass*, importunacao, passou a mao em|na, me passou a mao, cantada|cantadas, agred*, agressao|agressoes|agressiv*, ameac*, bateram em|no|na cliente, bateu|bateram no|na|em filho|filha|crianca|menino|menina|aluno|aluna, bateu|bateram no|na|em meu|minha|uma|um filho|filha|crianca|menino|menina|aluno|aluna|neto|neta|filhinho|filhinha, me bateu|bateram, me empurrou|empurraram na|no|contra|e, soco|socos|tapa|tapas, chamou|chamaram de gord*|pret*|macac*|velh*|vead*|travec*|sapata*|burr*|favelad*|baian*|paraib*, bullying, calar|calasse a boca, porque _ e|era|somos|sou negr*|pret*|gay|gord*|pobre|pobres|autista|trans|lesbica|deficiente|cadeirante, porque _ _ e|era negr*|pret*|gay|gord*|pobre|autista|trans|lesbica|deficiente|cadeirante, seguiu|seguiram|vigiou|vigiaram .. pela|na loja|mercado, mandando|mandou|mandava|manda mensagem|mensagens no|pelo|em|para meu|particular|privado|direct|inbox|celular, porque sou negr*|preta|preto|gay|gorda|gordo|mulher|pobre, por ser negr*|preta|preto|gay|gorda|gordo|mulher|pobre|trans|nordestin*, por causa da cor, por causa da minha cor, seguranca me seguiu|perseguiu, me seguiram pela loja, racist`,
    "respect",
  )
  .add(
    `roub*, furt*, golpe|golpes|golpista|golpistas, estelionat*, fraud*, ladrao|ladroes|ladra, bandid*, quadrilha, picaret*, pilantr*, vigarist*, safad*, trambiqu*, trapace*, charlata*, 171, sonega*, falsific*, adulter*, produto falso|produtos falsos|falsificad*, clonar*|clonou|clonaram|clonad*, sumiu|sumiram dinheiro|celular|carteira|joia|objeto|objetos|pecas|peca|meu|minha|com, desapareceu|desapareceram meu|minha|o|a, crime|criminos*|caloteir*|calote|caloteiros, apropriacao indebita, scam|scammers|fraud|thief|thieves|stole|estafa|estafadores|ladrones, enganaram .., me enganou|enganaram, lavagem de dinheiro, corrupt*, passaram a perna, me passou a perna, trocaram as pecas|a peca`,
    "money",
  )
  .add(
    `procon, processar|processarei|processando voces|a|essa|eles|o|esta|judicialmente, vou process*, vamos process*, irei process*, processo na justica, processo judicial, entrar com processo|acao|um, entrei com processo|acao|um, acao judicial, entrar na justica, na justica, meu advogado, minha advogada, meus advogados, procurar um advogado, procurar advogado, falar com advogado, com meu advogado, meus direitos, boletim de ocorrencia, fazer um bo, fiz um bo, abrir um bo, delegacia, policia, consumidor gov, reclame aqui, reclameaqui, vigilancia sanitaria, anvisa, ministerio publico, danos morais, dano moral, pequenas causas, juizado, denunci*, lawsuit|sue, codigo de defesa, crm|cro|oab vai, no conselho`,
    "legal",
  )
  .add(
    `nunca fui cliente|ai|la, nunca foi cliente, nunca foi nosso cliente, nunca foi meu cliente, nao e cliente, nao e nosso cliente, nao e meu cliente, nao foi cliente, nunca comprou, nunca pisou|pisei, nunca veio aqui|na|ao, nunca esteve|estive aqui|la|ai|na, nunca entrei|entrou na|no|nessa|nesse|ai|la|aqui, nunca comprei|consumi nada|ai|la, nem conheco|conheço, nao conheco|conhecemos essa|esse|esta|este|ninguem|pessoa, nao sei quem e, nao sabemos quem e, nao consta em|no nosso|nossos|nossas|nossa, nao consta que, nao temos registro, nao tem cadastro, perfil falso|fake|sem foto, conta falsa|fake, avaliacao falsa|fake|mentirosa, avaliacoes falsas|fake|fakes, comentario falso|fake, perfis fake, fake news, concorrente .. avaliou|escreveu|deixou|fez|postou|nota, coisa|maldade|inveja|avaliacao|perfil|comentario|ataque do|da|de concorrente|concorrencia, coisa|avaliacao|perfil|comentario|ataque de um concorrente, e|ser concorrente|concorrencia, ex funcionario|funcionaria, nunca atendemos, nao atendemos essa|esse|ninguem|esta|este, nao reconheco|reconhecemos, nao localizei|localizamos, nao e|era da|para|com|sobre minha|meu|nossa|nosso|nos|mim|gente|aqui, nem e da|para minha|meu|nossa|nosso, nao vendemos|vendo|fazemos|trabalhamos|servimos|temos isso|esse|essa|com|nem|nenhum, nem vendo|vendemos|trabalho|trabalhamos|fazemos|faco com|isso|esse|essa|nem, e|deve|pode de|ser outra|outro loja|empresa|salao|restaurante|lugar|estabelecimento, e de outra|outro, avaliou|avaliaram o|a lugar|loja|empresa errado|errada, se confundiu|confundiram|enganou de, pensa|pensou|achou|acha que somos|era|e outra|outro, empresa|loja errada, estabelecimento errado, e|eh|era|o lugar errado, confund* .. com outra|outro`,
    "fake",
  );

const negations = new Set("nao nunca ninguem sem nem nenhum nenhuma".split(" "));
/** "Tinha medo de que fosse golpe", "achei que era golpe": feared, not told. */
const feared = new Set("medo receio evitar contra achei pensei parecia desconfiei".split(" "));

/** The price of a coffee is "um roubo" without anybody being robbed. */
const overpriced = new PhraseBook<true>().add(
  `planta|plantas|flor|flores|muda|mudas|grama|rosas|orquidea|orquideas|suculenta|suculentas|arvore .. morreu|morreram, preco|precos|valor|valores|cobrado|cobram|caro|cara .. roubo|assalto|golpe|furto|crime, roubo .. preco|precos|valor|caro, um roubo, um assalto, uma facada, roubada, roubo no preco, perfume|perfumes|produto|produtos|tenis|bolsa|bolsas|roupa|roupas|oculos|relogio|relogios|marca|peca|pecas|camisa|camisas|celular|fone|carregador|promocao|planta|cilios|unha|unhas fake|fakes, tudo fake, justica seja feita, ate a morte, de morrer de, morri|morremos de amor|amores|rir|vergonha|raiva|fome|saudade|calor|frio, crime nao|se, celular|bateria|carro|motor|moto|placa|notebook|aparelho|ventilador|chuveiro|impressora|controle|tv|computador|maquina|geladeira .. morreu, matou|mataram|afog* meu|minha|meus|minhas|o|a|as|os planta|plantas|samambaia|orquidea|suculenta|suculentas|grama|horta|muda|mudas|motor|carro, morreu|morreram de rir|vergonha|raiva|fome|saudade|saudades|calor|frio|medo|ciume|ciumes|tedio|sono|amor|amores|vontade|curiosidade, quase morri|morremos de calor|fome|sede|frio|rir|vergonha|susto|raiva|tedio, quase morri|desmaiei|desmaiou quando vi|viu a|o conta|preco|valor, perdi meu bebe conforto, celular|notebook|carro|moto|tv|computador|aparelho .. internad*, roubou|roubaram|rouba meu|nosso|o|a coracao|coracoes|cena|show, golpe de vista|sorte, golpe baixo, trapaca no jogo,
  intolerancia a|ao|alimentar|severa|grave|gluten|lactose, intolerancias alimentares, tenho|tem|tinha|minha|possuo intolerancia, discriminad* na|no|em nota|conta|recibo|cupom|extrato, valor|valores|itens|gastos discriminad*, tapa no|na visual|cabelo|casa|fome|cara, musica|musicas|missa cantada|cantadas, preco|precos|promocao agressiv*, afogad* no|na|em|de molho|oleo|gordura|catupiry|cheddar|shoyu|calda|azeite|tarefas|trabalho, falta de ar condicionado, sangria|sangrias, carne|carnes|bife|bifes|picanha|costela|hamburguer|frango|coxa .. sangr*,
  fruta|frutas|verdura|verduras|legume|legumes|tomate|tomates|banana|bananas|mamao|manga|mangas|abacate|maca|macas|uva|uvas|morango|morangos|pera|peras .. machucad*, wifi|internet|sinal|sistema|site|aplicativo|app|conexao|rede|luz|energia|recheio|cobertura|temperatura .. cai|caiu, telefone|ligacao|chamada|so|sempre|direto .. cai|caiu, cai na|no conto|papo|caixa|secretaria|site|link|sistema|promocao|conta|besteira|bobagem|conversa|golpe|erro|armadilha|cilada|real, cai bem|muito|super, crime de bom|boa|bao`,
  true,
);

function isTakenBack(words: readonly Word[], start: number): boolean {
  const before = words.slice(Math.max(0, start - 4), start).map(({ key }) => key);
  return (
    before.slice(-3).some((key) => negations.has(key)) || before.some((key) => feared.has(key))
  );
}

/** The concerns that a row of words raises, with the words that raise them. */
export function concernsIn(words: readonly Word[]): Match<Concern>[] {
  const found: Match<Concern>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const harmlessEnd = overpriced.matchAt(words, at)?.end;
    if (harmlessEnd !== undefined) {
      at = harmlessEnd - 1;
      continue;
    }
    const match = concerns.matchAt(words, at);
    if (match === undefined) continue;
    if (match.value === "fake" || !isTakenBack(words, match.start)) found.push(match);
    at = match.end - 1;
  }
  return found;
}

/** The concerns a row of words raises, each once, in the order met. */
export function findConcerns(words: readonly Word[]): Concern[] {
  return [...new Set(concernsIn(words).map(({ value }) => value))];
}

const mourning = new PhraseBook<true>().add(
  `velorio|velorios, funeral|funeraria, sepultamento, enterro, cremacao|cremado, luto, enlutad*, falec*, obito, condolencias, coroa|coroas de flores, missa de setimo, ultimo adeus, despedida dele|dela, despedida do|da meu|minha|nosso|nossa, ate o ultimo dia|suspiro, ultimos dias|momentos dele|dela, partida dele|dela, saudade|saudades dele|dela|deles, perda do|da meu|minha|nosso|nossa, perdi|perdemos meu|minha|nosso|nossa pai|mae|avo|avos|filho|filha|irmao|irma|marido|esposa|esposo|tio|tia|amigo|amiga|cachorro|cachorra|cachorrinho|cachorrinha|gato|gata|gatinho|gatinha|companheiro|companheira, virou estrelinha, eutanasia, dignidade ate o fim, dele|dela ate o fim, ate o fim com amor|carinho|dignidade|tanto|muito, nao resistiu, estrelinha, lapide*, jazigo*, tumulo|tumulos, placa|urna|cinzas do|da|dos|das meu|minha|meus|minhas|nosso|nossa pai|mae|avo|avos|vo|vovo|filho|filha|irmao|irma|marido|esposa|esposo|tio|tia|cachorro|cachorra|cachorrinho|cachorrinha|gato|gata|gatinho|gatinha, trataram|cuidaram|tratou|cuidou|cuidando ele|ela|dele|dela .. ate o fim, ficou|ficaram com ele|ela ate o|a ultimo|ultima dia|noite|hora|momento, ficou|ficaram com meu|minha|nosso|nossa _ ate o|a ultimo|ultima dia|noite|hora|momento, despedida do|da vovo|vo|papai|mamae, coroa|coroas .. capela`,
  true,
);

/** A row of words in which none of these stands raises no concern and speaks of no death. */
export const delicatePatterns = [...concerns.patterns, ...mourning.patterns];

const dear =
  /^(?:pai|mae|avo|vovo|vo|filh[oa]|irmao?|marido|espos[oa]|ti[oa]|cachorr(?:inh)?[oa]|gat(?:inh)?[oa]|cadel(?:inh)?a|companheir[oa]|velhinh[oa]|pet)$/;

/** "Perdemos nosso Bidu": somebody with a name, and no "Iphone". */
function isLost(words: readonly Word[], at: number): boolean {
  const [before, who] = [words[at - 1]?.key ?? "", words[at]];
  if (who === undefined || !/^(?:perdi|perdemos)$/.test(words[at - 2]?.key ?? "")) return false;
  if (!/^(?:meu|minha|nosso|nossa)$/.test(before) || !/^\p{Lu}\p{Ll}+$/u.test(who.text))
    return false;
  return isKnownName(who.key) || lexicon().matchAt([who], 0) === undefined;
}

/** "A dor da minha mãe se foi": what is said is said of the pain. */
function isOf(words: readonly Word[], at: number): boolean {
  return [1, 2].some((by) => /^d[aeo]$/.test(words[at - by]?.key ?? ""));
}

/** "Minha Belinha se foi ontem", "meu pai se foi": not a pain or a fear that did. */
function passedAway(words: readonly Word[], at: number): boolean {
  if (isLost(words, at)) return true;
  const [who, next, verb] = words.slice(at, at + 3);
  const rests = next?.key === "descansou" && /^(?:com|em)$/.test(verb?.key ?? "");
  const parted = next?.key === "partiu" && verb?.key !== "para";
  const left = rests || parted || (next?.key === "se" && verb?.key === "foi");
  if (who === undefined || !left || isOf(words, at)) return false;
  const owned = [at - 1, at - 2].some((place) =>
    (rests ? /^(?:minha|meu|nossa|nosso|o|a)$/ : /^(?:minha|meu|nossa|nosso)$/).test(
      words[place]?.key ?? "",
    ),
  );
  return dear.test(who.key) || (owned && /^\p{Lu}\p{Ll}/u.test(who.text));
}

const gone = new PhraseBook<true>().add(
  `nao esta|estao mais aqui|entre|conosco|presente, nao esta|estao mais com nos|a|gente, ja nao esta|estao aqui|entre|conosco, nos deixou, nos deixaram, ja se foi|foram`,
  true,
);

/** "Meu avô amava esse lugar, hoje ele não está mais aqui". */
function isGone(words: readonly Word[]): boolean {
  return words.some(({ key }) => dear.test(key)) && gone.scan(words).length > 0;
}

/** Whether a row of words speaks of a death the writer mourns. */
export function isMourning(words: readonly Word[]): boolean {
  return (
    mourning.scan(words).length > 0 || isGone(words) || words.some((_, at) => passedAway(words, at))
  );
}
