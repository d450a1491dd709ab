import { good, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;

/** Praise told as a fact, without a word that judges. */
export const goodFacts: OpinionEntry[] = [
  good(
    "ficou|ficaram ate tarde|mais tarde|depois do horario|alem do|altas, abriu|abriram mais cedo|so para|fora do horario, atendeu|atenderam fora do|domingo|feriado|de madrugada|no sabado|as, veio|vieram no domingo|feriado|sabado|mesmo dia|de madrugada, largou|largaram tudo para, foi|foram la com|em casa, me|nos socorr*|salv*|acud*, salvou|salvaram meu|minha|o|a|nosso|nossa, me livrou|livraram, quebrou|quebraram um galho, me encaix*, encaixaram minha|meu|a gente, deu|deram um jeito|jeitinho, deu|deram uma mao|forca, sem ter obrigacao, nem precisava, sem eu pedir, sem nem pedir, sem ninguem pedir",
    "attention",
    settled,
  ),
  good(
    "na hora mesmo|e, ali na hora, resolv*|consert*|arrum*|ajust*|troc*|fez|fizeram na hora|no ato, resolv*|consert*|arrum*|ajust*|fez|fizeram|instal*|troc* em _ minutos|minutinhos|hora|horas|segundos, chegou|chegaram em _ minutos, sai|saimos em _ minutos, antes do previsto|prazo|combinado|esperado|horario, no mesmo dia, mais rapido que, nem deu tempo de esperar|sentar|cansar|olhar|ficar|sentir, quando vi ja|estava, num piscar, pa pum, ja estava|tava pronto|pronta|na, nem esperei, nem espero",
    "speed",
    settled,
  ),
  good(
    "ligou|ligaram depois|para saber|perguntando|perguntar|para perguntar|no dia, mandou|mandaram mensagem para saber|perguntando|depois, perguntou|perguntaram se estava|como|se eu|se ficou|se deu, lembrou|lembraram|lembra|lembram do|da|de|o|que meu|minha|nosso|nossa|nome|pedido|mim, sabe|sabem|decora|decorou|decoraram o meu|nome|o|meu, sabe meu nome, conhece|conhecem _ pelo nome, me chama|chamam|tratam pelo nome, pelo nome",
    "attention",
    settled,
  ),
  good(
    "repete|repetiu|repetem|explica|explicou|explicaram quantas|duas|tres|mil|varias|tudo|com|cada|direitinho|tim, tirou|tiraram todas|minhas|as duvidas, me ensin*, ensinou|ensinaram|ensina a|o|como|desde|meu|minha, mostrou|mostraram|mostra o|a|cada|tudo|antes|como|peca, avis*|aviso antes|cada passo|tudo|quando, me mandava|mandavam|mandou|mandaram foto|fotos|video|videos|fotinho|fotinhos, passo a passo, apontou|apontaram com|o|a|onde",
    "explanation",
    settled,
  ),
  good(
    "nao quis|quiseram cobrar, nao cobrou|cobraram, nao cobrou|cobraram nada|a|o|taxa|um, sem cobrar, sem cobrar nada|mais|a|um|por, sem pagar nada|mais|a|um, nem me|nos cobr*",
    "price",
    { ...settled, whole: true },
  ),
  good(
    "cobrou|cobraram so|apenas o|a|material|peca|papel|justo, cobrou|cobraram menos|barato|o de|o preco, cobrou o preco, paguei menos, saiu|ficou mais barato|em conta, mais em conta que, preco de antigamente|amigo|pai, cabe|coube no bolso, cabe no meu bolso, vale cada centavo|real, uma mixaria, uma pechincha, economizei|economizamos, fez|fizeram um preco|desconto|precinho, nunca empurr*, nao empurr*, nao tenta|tentou|tentaram empurrar|vender, nao me empurr*, nao apontou o mais, disse|falou que nao precisava, da para rodar|usar mais",
    "price",
    settled,
  ),
  good(
    "as criancas|meninas|meninos|crianca|filhos|filho|filha|netos|neto|neta amaram|amou|adoraram|adorou|piraram|pirou|nao queriam|queria|se|pediu|pediram|saiu|sairam pedindo|querendo|brincaram, nao queriam|queria|quis|quer ir embora, saiu|sairam|voltou|voltaram|saimos|saio|sai feliz|felizes|sorrindo|contente|contentes|rindo|leve|cheiroso|cheirosa|perfumado|perfumada|dormindo|pedindo|cantando|de alma, pedindo para voltar, ja quer|querem|quero voltar, ja perguntou|pergunta quando, conta|contando os dias, painho|minha sogra|sogra|meu pai|minha mae|minha avo|meu marido|minha esposa|todo mundo aprovou|amou|adorou|elogiou|repetiu|pediu, repeti|repetimos|repetiu|repetiram, raspei|raspamos o prato, nao sobrou nada|migalha, comi|comemos rezando|ate|tudo|_ e, chorei|chorou|choramos|choro de alegria|emocao|felicidade|rir|gratidao, chorei|choramos vendo, me emocion*, fui|fiquei a mais elogiada, todo mundo perguntou|pergunta|elogiou|elogia|para para|quer saber",
    undefined,
    { ...settled, whole: true },
  ),
  good(
    "virei cliente|fa|fregues|freguesa|freguês, ja sou|virei cliente|fregues|freguesa, cliente fiel|ha|desde|de _ anos, fregues|freguesa ha|desde|de, anos de|como cliente|fregues|freguesa|casa, ha _ anos sou|compro|venho|frequento|confio, desde pequen*|mocinha|crianca|menino|menina, nao vou|corto|levo|compro|como|troco|confio em mais outro|outra|nenhum|lugar, so confio|corto|compro|levo|vou|faco com|la|aqui|nele|nela|neles, so aqui|la|ela|ele que, quem nao conhece, quem prova, todo sabado|domingo|mes|dia|ano|sexta|quinta volto|vou|venho|estou|compro|passo, toda semana|quinta|sexta|terca volto|vou|venho|estou|compro, volto|voltei|voltamos no|outro|no dia|semana dia|outro|seguinte, de la para ca, nunca mais precisei|desarmou|reclamei, ja indiquei|recomendei|levei|mandei, indiquei para|a, mandei meu|minha|a|todo, levo|levei a|o|meu|minha|todo familia|mundo, ja marquei, ja reservei, vou fazer|faco|faria de novo|tudo|outra",
    undefined,
    { ...settled, whole: true },
  ),
  good(
    "nunca mais desarmou|deu|falhou|vazou|pingou|travou|tive, funciona que|melhor, anda|roda|corre como|que|macio|lisinho|tudo, parece|parecia|parecem outro|outra|novo|nova|zero|de revista|saido|recem|quadro, ficou|ficaram|voltou|voltaram|saiu melhor que, ficou|ficaram|voltou|voltaram|saiu como|igual|igualzinho|igualzinha novo|nova, ficou|ficaram como um sonho, ficou|ficaram|voltou|voltaram|saiu zero|novinho bala, como se fosse novo|nova, sem um|uma|nenhum|nenhuma arranhao|risco|mancha|defeito|furo|respingo|sujeira|vazamento|ruido|dor|gota|fresta, nem um|uma arranhao|risco|mancha|gota|respingo|poeira, na primeira tentativa, de primeira, acertou|acertaram de|na primeira, perdi|perdeu|perdemos o|a vergonha|medo|trauma, passei|passou|aprovad* na|no|de primeira, passei sim, aprendi|aprendeu|aprendemos a|tudo|mais|que, consegui|conseguiu|conseguimos finalmente|depois|pela|nadar|falar|ler, evoluiu|evolui|melhorou|melhorei muito|demais|bastante|em, ja corre|anda|fala|nada|le de|sozinho|sozinha|bem, dormi|durmo|dormindo|dorme|dormimos como|tranquilo|tranquila|feito|bem|oito, respirei|respiro outra|de novo|aliviad*, o melhor presente, casei|casamos com|de",
    "result",
    { ...settled, whole: true },
  ),
  good(
    "soltinh*, sequinh*, quentinh*, cremosinh*, fresquinh*, molhadinh*, macinh*, macias|macios|macia|macio, derret*|desmanch* na boca|no garfo, desmanchava|desmancha|desmanchando|derrete, gosto de casa|infancia|antigamente|vo|avo, gosto de comida de|caseira, sabor|gosto|gostinho de infancia|casa|vo|avo|mae|quero, gosto da casa|infancia, tempero de|da vo|casa|avo|mae|minha, comida de|da vo|avo|mae|casa|nonna|nonno, de chorar, de lamber, de comer rezando|ajoelhado, na medida certa, uma perdicao|poesia, trem bao|bom, bao demais|dimais, bom demais da conta, tri bom|boa|legal, arretado|arretada, pai d egua, massa demais, absurdo de bom|boa, crime de bom|boa, viciante*, vicia|viciou",
    "taste",
    settled,
  ),
  good(
    "uma bencao|religiao, um abraco, e um sonho|carinho|presente, me devolveu a|o vida, abencoad*, deus abenco*|conserve|pague|lhe, nota mil, zero bala, viciei",
    undefined,
    settled,
  ),
  good(
    "em _ minutos estava|ja|tudo|ficou|sai, em dez|vinte|trinta|cinco minutos|segundos, no dia seguinte ja|estava",
    "speed",
    { ...settled, quiet: true },
  ),
  good(
    "mandaram|mandou um|uma mimo|brinde|docinho|bilhetinho|cartaozinho, sempre de|com bom humor|sorriso|alegria, sorrindo, sorridente*, com um sorriso, sem pressa alguma, sem pressa nenhuma de me, nunca me fez|fizeram|olhou|olharam|tratou, sem julgar|julgamento, sem sermao, como se fosse|fossemos da familia|de casa|gente|filho|filha|deles|dele|dela, e da familia, me senti|sentimos em|acolhid*|rainha|rei|gente|especial|segur*|bem|a em casa, me senti em casa, fui|fomos|foi tratad*|recebid*|acolhid* com|como|igual|de, me abrac*, sentou|sentaram comigo, sentou|sentaram do|ao lado, sentou|sentaram do|ao meu|nosso lado, segurou|seguraram minha|meu|a|o mao, ria comigo, riu comigo, chorou comigo|junto, comemor* comigo, gente boa|fina|assim nao|que, gente de verdade, um amor|doce|querido|querida de|com|ele|ela, sao uns amores, uns amores",
    "friendliness",
    settled,
  ),
  good("sentou|sentaram no chao", "attention", settled),
  good(
    "nao molharam|quebraram|riscaram|arranharam|amassaram|perderam|sujaram nada|um|uma|nenhum|nenhuma, nao molhou|quebrou|riscou|arranhou|sujou nada",
    "care",
    settled,
  ),
];
