import { good, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;
const ofAll = { fixed: true, whole: true } as const;

/** Praise in ordinary turns of speech, whose words one by one say something else or nothing. */
export const goodTurns: OpinionEntry[] = [
  good(
    "montad*|pront*|entregue|entregues|comecou|comecaram|saiu|saimos|terminou|terminaram no horario|prazo",
    "punctuality",
    settled,
  ),
  good(
    "show de, um show de, espetaculo de, aula de atendimento|simpatia|educacao|profissionalismo",
  ),
  // Before the names of the joy itself: where it is told what pleased them, that is praised.
  good(
    "criancas|crianca|pequenos|criancada|convidados|convidado amaram|amou|adoraram|adorou|amam|adoram|curtiram|curtiu|elogiaram o|a|os|as|cada|esse|essa, convidados gostaram|gostou|encantaram da|do|das|dos|com, convidados se encantaram com, criancas|crianca|filhos|filho|filha|netos|meninos|meninas|criancada se divertiram|divertiu|divertem|acabaram no|na|nos|nas|com, criancas|crianca|filhos|filho|filha|netos|meninos|meninas|criancada brincaram|brincam no|na|nos|nas|com, criancas|crianca|filhos|filho|filha|netos|meninos|meninas|criancada brincaram|brincam muito|demais|bastante no|na|nos|nas|com, criancas|crianca|filhos|filho|filha|netos|meninos|meninas|criancada se divertiram|divertiu|divertem|acabaram muito|demais|bastante no|na|nos|nas|com, pirou|piraram|vibrou|vibraram|enlouqueceu|enlouqueceram|delirou|deliraram no|na|nos|nas|com, se acabou|acabaram no|na|nos|nas|com",
    undefined,
    { ...settled, object: true },
  ),
  good("convidados|convidado .. elogi*", undefined, {
    ...settled,
    name: "os elogios dos convidados",
  }),
  good("convidados|convidado .. amaram|adoraram|gostaram|amou|adorou", undefined, {
    ...settled,
    name: "a reação dos convidados",
  }),
  good(
    "nem se fala, sem comentarios, dispensa|dispensam comentarios|apresentacao|apresentacoes, fora de serie, fora do comum, fora da curva, outro|outra nivel|patamar|padrao, de outro mundo|nivel|planeta, coisa de louco|outro|cinema, de cair o queixo, de lamber os, de dar agua na boca, dos deuses, de chorar de bom|boa|tao|gostos*, sem igual, sem erro, nao tem erro, nunca erra|erram, nunca errou|erraram",
    undefined,
    settled,
  ),
  good(
    "nunca mais faco|vou|compro|troco|corto|levo|deixo|como|peco .. outro|outra|outros|outras, nao faco|vou|compro|corto|levo|deixo|peco .. outro|outra|outros|outras, so confio|faco|corto|levo|compro|como .. la|nele|nela|ai|aqui|neles|nelas|com, so corto|faco|levo|compro com, nao abro mao, nao vivo|fico sem, nao abro mao, nao troco|troca|trocamos por",
    undefined,
    ofAll,
  ),
  good(
    "viciante|viciantes|viciad*, viciou|viciei, ja quero voltar|mais|outro|outra, quero mais, quero repetir, ja marquei|agendei|encomendei|comprei .. proxim*|novo|outro|outra, ja indiquei|indicamos|recomendei, virei fa, conquistou|conquistaram, ganhou|ganharam uma|um|mais cliente|fa, podem ir|confiar|contratar|comprar sem medo, pode ir|confiar|contratar|comprar sem medo, vao sem medo, vai sem medo, sem medo de errar, sem susto",
    undefined,
    ofAll,
  ),
  good(
    "foi|foram alem, se superou|superaram, se supera|superam, mandou|mandaram|manda|mandam bem, mandou|mandaram|manda|mandam muito bem, arrasa|arrasam|arrasou|arrasaram|arrasando, deu|deram|da|dao um|show, deu|deram conta, um espetaculo, um primor, uma obra de arte, um luxo, um charme, uma graca, uma gracinha, uma fofura, coisa linda|boa, gratidao|gratid* eterna|imensa|total",
    undefined,
    settled,
  ),
  // Nobody else could: "trocou o salto que três outros disseram que não tinha jeito".
  good(
    "outro|outra|outros|outras|ninguem|todos|todo|mundo|gente disse|disseram|falou|falaram|dizia|diziam|jurou|juraram que nao tinha|tem|teria|havia jeito|conserto|solucao|salvacao|recuperacao|como",
    undefined,
    settled,
  ),
  good(
    "fez|fizeram|faz|fazem questao, gracas a essa|esse|esta|este|voces|ele|ela|equipe, de coracao, nao mediu|mediram|mede|medem esforcos, sempre dispost*|presente|presentes|disponivel|disponiveis, teve|tiveram|tem .. cuidado|atencao|carinho|delicadeza, tratou|trataram|trata|tratam .. como filho|familia|gente|rei|rainha|amigo, ficou|ficaram do meu lado|junto, nao deixou|deixaram faltar nada, deixou|deixaram .. tranquil*|confortav*|segur*, me|nos senti|sentimos acolhid*|cuidad*|especial|bem|confortav*, atend* como ninguem",
    "attention",
    settled,
  ),
  good(
    "manja|manjam, entende|entendem muito|demais|tudo|bem|mesmo|do riscado|de, gente|pessoal|profissional que entende|sabe, sabe|sabem muito|tudo|mesmo, sabe|sabem o que faz|fazem|esta|estao, domina|dominam .. assunto, mao|maos boa|santa|santas|abencoad*|de anjo|de ouro|magica|magicas, muita experiencia",
    "competence",
    settled,
  ),
  good(
    "tirou|tiraram .. medo|trauma|pavor, perdi|perdeu .. medo|trauma|pavor do|de|da dentista|agulha, nem|nao senti|sentiu|doeu|chorou|percebi nada, nem senti|sentiu|doeu|chorou|percebi|percebeu|parece|ardeu, nao doeu|ardeu, sem dor",
    "care",
    settled,
  ),
  good(
    "loja|mercado|farmacia|papelaria|padaria|cardapio|estoque|academia|salao|espaco|buffet|mercadinho|emporio|petshop .. complet|completo|completa|completissimo|completissima, achei|encontrei|achamos|encontramos|acha|encontra tudo|o|exatamente que|isso, achei|encontrei o que|tudo, sempre tem o|tudo|de que|tudo, com tudo que|o, tudo que voce|a gente imagina|precisa|quer|procura, de tudo um, tem|tinha tudo|absolutamente, tem|tinha|tem|para|pra todos os|os gostos|bolsos, tem para todo|todos",
    "variety",
    settled,
  ),
  good(
    "em _ dia|dias .. pront*|resolvid*|entregue|entregaram|chegou|recebi, no mesmo dia, sem demora, nao demor*, sem espera, sem fila*, nao esper* nada|nem|muito, nao precis* esperar, antes da hora|data, antes do dia|horario|combinado|marcado, cheg*|entreg*|veio|vieram|pront* adiantad*, instal*|entreg*|resolv*|cheg*|veio|vieram|ficou|ficaram|consert* .. mesma semana|tarde|manha|hora, pront*|entreg*|feit*|resolv*|pint*|instal*|mont*|reform*|consert* .. em um|uma|dois|duas|poucos|poucas|tres|quatro|cinco|_ dia|dias|hora|horas|minutos|semana|semanas|tarde|manha, num instante, tempo recorde, num piscar, rapidinh*, rapidin, ligeiro|ligeira|ligeiros|ligeirinh*",
    "speed",
    settled,
  ),
  good(
    "preco .. cabe|cabem no bolso, nao e|era|foi|achei caro, valor|preco bem|muito|super|mais abaixo|acessivel|bom|justo, bem|mais|super|muito em conta, saiu|ficou barat*",
    "price",
    settled,
  ),
  good(
    "ficou|ficaram|saiu|sairam|fez|fizeram|deixou|deixaram .. do jeito|jeitinho que, exatamente como|o que, como|que eu|a gente queria|sonhava|imaginava|sonhei|imaginei|esperava|pedi, igual|igualzinho|igualzinha|identico|identica a|ao|na foto|original|imagem|desenho, zerad*, zero bala|quilometro, tinindo, nos trinques, novinh* em folha, como novo|nova|novos|novas, nunca mais deu|tive|apresentou|falhou|travou",
    "result",
    settled,
  ),
  good(
    "da|deu para|pra trabalhar|ficar|conversar|passar|relaxar|descansar|curtir, clima gostoso|bom|familiar|otimo|leve|agradavel, ambiente|lugar|espaco|clima leve|familiar|gostoso",
    "cosiness",
    settled,
  ),
  good(
    "muito|super|mega|tao|sempre bem recebid*|recepcionad*|acolhid*, muito bem vind*",
    "welcome",
    settled,
  ),
  good(
    "muito|super|mega|tao bem instalad*|pintad*|montad*|cortad*|costurad*|lavad*|passad*|tosad*|acabad*|feit*, bem instalad*|pintad*|montad*|cortad*|costurad*|lavad*|tosad*",
    "result",
    settled,
  ),
  good(
    "sem quebrar|riscar|sujar|arranhar|estragar|danificar|molhar|machucar|bagunçar|bagunca nada|um|uma|a|o|nenhum|nenhuma, sem um|nenhum|uma|nenhuma risco|arranhao|sujeira|mancha|bagunca|estrago|amassado, sem sujeira|bagunca",
    "care",
    settled,
  ),
  good("perdi|eliminei|emagreci|perdeu|emagreceu _ quilos|quilo|kg|kilos", undefined, {
    ...settled,
    name: "a conquista",
  }),
  good(
    "abert*|funciona*|atend* 24 horas|h, 24 horas por dia, abre|abrem cedo|domingo|todo|todos|ate, abre|abrem no|aos|de|em domingo|domingos|feriado|feriados|noite|madrugada, aberto|aberta ate|domingo|todo|aos",
    "hours",
    settled,
  ),
  good("brinde|brindes|mimo|mimos|amostra|amostras gratis, amostra|amostras, cortesia", undefined, {
    ...settled,
    name: "o mimo",
  }),
  good("desconto|descontos|descontinho, promocao|promocoes", "price", settled),
  good(
    "humanidade, humanizad*, empatia, sensibilidade, sensivel|sensiveis, human|humano|humana|humanos|humanas",
    "attention",
  ),
  good("duravel|duraveis, resistente|resistentes", "durability"),
  good("lavei mil, continua|continuam nov*|perfeit*|impecav*|igual|lind*", "quality"),
  good(
    "comida|come|comer|comi|comemos|repetir|servir|serve|buffet|rodizio|bebida|bebidas|refil .. a vontade, serve|serviu dois|tres|quatro|duas|bem, da|deu para dois|duas|tres|quatro|dividir, sobrou|sobra comida",
    "portion",
  ),
  good(
    "nunca mais paguei|tive|precisei|sofri|senti|atrasei|perdi|faltou|deu|falhou|caiu|vazou|reclamei|doeu, nao|nem|nunca lascou|descascou|soltou|quebrou|desbotou|manchou|encolheu|descolou|rasgou|enferrujou|vazou|falhou|travou, cor|tinta|estampa|esmalte|maquiagem|make nao saiu|sai",
    "durability",
    settled,
  ),
  good(
    "perto|pertinho|proximo|proxima|proximos do|da|de|ao metro|praia|centro|tudo|casa|estacao|shopping|trabalho, ao lado do|da metro|praia|centro|casa",
    undefined,
    { ...settled, name: "a localização" },
  ),
  good("talento|talentos, mao|maos lev*|levinh*|delicad*|firme", "competence"),
  good(
    "sumiu|sumiram .. barata|baratas|formiga|formigas|rato|ratos|cupim|cupins|bicho|bichos",
    "result",
    settled,
  ),
  good(
    "disse|disseram|falou|falaram|avisou|avisaram que nao precisava|compensava|compensa|valia, nao empurr*, nao tent* .. vender|empurrar, nao indicou|recomendou|receitou nada|o que, foi|foram sincer*|honest*|transparent*",
    "honesty",
    settled,
  ),
  good("silencios*", undefined, { name: "o silêncio" }),
  good(
    "atend*|socorr*|consert*|resolv*|busc*|instal*|veio|vieram|vem .. de|na madrugada, atend*|socorr*|consert*|resolv*|busc*|instal*|veio|vieram|vem .. no|em domingo|feriado, atend*|socorr*|consert*|resolv*|busc*|instal*|veio|vieram|vem .. fora do|de horario|hora, em pleno domingo|feriado",
    "speed",
    { quiet: true },
  ),
  good(
    "pecam|provem|experimentem o|a|os|as, tem que provar|experimentar, vale provar|experimentar, nao deixe|deixem de provar|experimentar|pedir|comer",
    undefined,
    { object: true },
  ),
  good(
    "saindo|saiu|sai|saem|saido|saidos|saida|saidas|direto do|de forno, recem said* do forno",
    "freshness",
  ),
  good("atendimento|servico correto", undefined, { name: "o atendimento" }),
  good("mesa farta|fartissima|recheada", "portion"),
  good("cerveja|cervejas|cervejinha|chopp|chope|breja|caipirinha|drink|drinks no ponto", "heat"),
  good("frios|presunto|mussarela|queijo fatiad*|cortad* na hora", undefined, {
    ...settled,
    name: "os frios fatiados na hora",
  }),
  good("muito|super|mega bem organizad*", "organisation", settled),
  good("muito|super|mega bem embalad*", "packing", settled),
  good("muito|super|mega bem explicad*", "explanation", settled),
  good("muito|super|mega|bem bem|super localizad*", undefined, {
    ...settled,
    name: "a localização",
  }),
  good(
    "bem localizad*, otima|boa|excelente localizacao, perto de tudo, facil acesso, facil de chegar|achar",
    undefined,
    { ...settled, name: "a localização" },
  ),
  good(
    "criancas|crianca|pequenos|criancada amaram|amou|adoraram|adorou|amam|adoram|divert*, criancas|crianca|pequenos|criancada nao queriam|queria ir|sair|vir|parar|largar, criancas|crianca|filhos|filho|filha brincaram|brincam|curtiram|riram, criancas|crianca|filhos|filho|filha se divertiram|divertiu|diverte|divertem",
    undefined,
    { ...settled, name: "a alegria das crianças" },
  ),
  good(
    "dura|duram|durou|duraram|durando .. mes|meses|ano|anos|semanas|bastante|muito|bem, dura|duram|durou|duraram quase|mais|ate, ja faz _ meses|anos .. intact*|perfeit*|mesm*, faz _ meses|anos que nao da|deu|quebra|quebrou|falha|vaza|trava|preciso|tenho|sinto|tiro|largo|troco|desbota",
    "durability",
    settled,
  ),
  good(
    "nao tive|tivemos trabalho|dor|preocupacao|problema|nenhum, nao precis* .. preocupar|nada, sem dor de, sem preocupacao|preocupacoes|estresse|perrengue|stress, zero estresse|stress|preocupacao|perrengue|problema|defeito, nenhum perrengue|problema|estresse",
  ),
  good(
    "aprendi|aprendemos|aprendeu|aprenderam|aprendo muito|demais|bastante|tudo|mais|a|de|em|ingles, aprendi|aprendeu e|,",
    undefined,
    { ...settled, name: "o aprendizado" },
  ),
  good(
    "evoluiu|evolui|evoluiram|evoluindo|progrediu|progrediram|desenvolveu|desenvolveram|desenvolvendo|deslanchou|destravou|destravei|desabrochou, melhorou|melhoraram .. notas|escola|leitura|comportamento|fala, ja le|fala|escreve|nada|anda|toca|danca|dirige, agora le|fala|escreve|nada|anda|toca|danca|dirige, esta lendo|falando|escrevendo|nadando|andando|tocando, le sozinh*, virou|virei|parece|sou|e|ficou|voltou|saiu|sai outra crianca|pessoa",
    undefined,
    { ...settled, name: "a evolução" },
  ),
  good(
    "passei|passou|passaram de|na|no|em primeira|prova|exame|baliza|vestibular|concurso|oab|enem|direto, tirei|tirou a|minha|sua carteira|cnh|habilitacao|carta",
    undefined,
    { ...settled, name: "a aprovação" },
  ),
  good(
    "ajud* .. ate|carregar|descarregar|subir|escolher|levar|encontrar|achar|montar|decidir|entender|comigo, ajud* muito|demais|bastante|sempre|a|com|no|na, deram|deu uma|aquela forca|mao",
    undefined,
    { fixed: true, name: "a ajuda da equipe" },
  ),
  good(
    "devagar|devagarinho .. pesso*|acerta, sem julgar|julgamento|julgamentos|preconceito, de igual para, com toda|muita|tanta|a|total educacao|delicadeza|gentileza, com toda|muita|tanta|a|total boa vontade, de uma educacao|gentileza|delicadeza",
    "courtesy",
    settled,
  ),
  good(
    "com toda|muita|tanta|a|total|maior|uma paciencia|calma, com toda a|essa paciencia|calma, de uma paciencia",
    "patience",
    settled,
  ),
  good("com toda|muita|tanta|a|total|maior atencao", "attention", settled),
  good("com toda|muita|tanta|a|total|maior simpatia, de uma simpatia", "friendliness", settled),
  good(
    "parcel* .. sem juros, parcel* .. vezes|cartao|10x|12x|6x|3x|5x, parcelam|parcelaram|parcelou, pagamento facilitado|facil, facilita*|facilit* .. pagamento, aceita*|aceitam pix|cartao|tudo",
    "payment",
    settled,
  ),
  good(
    "imperdiv*, incansav*, irretocav*, irrepreensiv*, memorav*, insuperav*, imbativ*, incomparav*, inigualav*, invejav*, louvav*, admirav*, formidav*, adorav*, infaliv*, primoros*, magnific*, fabulos*, sublime, emocionante, tocante, renovad*, magic|magico|magica|magicos|magicas, luxuos*, requintad*, elegante|elegantes, eficiente|eficientes, eficaz, funcional, prestigi*, premiad*, autentico|autentica|autenticos|autenticas, irresistiv*, inacreditav*, brilhante, excelencia, capricho",
  ),
  good(
    "nunca tirou|tiraram|arrancou|machucou|cortou|errou|queimou|falhou um|uma|bife|bifes|meu|minha|a|o|nada, nunca machucou|errou|falhou|queimou",
    "care",
    settled,
  ),
  good(
    "que aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos ninguem tira, que aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos ninguem me|nos tira, que aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos la|aqui ninguem tira, que aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos la|aqui ninguem me|nos tira, que eu|nos aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos ninguem tira, que eu|nos aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos ninguem me|nos tira, que eu|nos aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos la|aqui ninguem tira, que eu|nos aprendi|aprendemos|vivi|vivemos|conquistei|conquistamos la|aqui ninguem me|nos tira",
    undefined,
    settled,
  ),
  good("exat|exato|exata|exatos|exatas, certeir*, certinh*"),
  good(
    "material|materiais esterilizad*|descartav*|higienizad*|limpinh*, tudo esterilizad*|higienizad*|limpinh*",
    "hygiene",
    settled,
  ),
  good("respond*|retorn* .. rapid*|rapidinh*|prontamente|sempre|hora|domingo", "messages", settled),
  good(
    "mandam|mandavam|manda|mandava|mandou|mandaram|recebi|recebia|recebo|davam|dao|deram noticia|noticias|foto|fotos|video|videos, me|nos mant* informad*, manteve|mantiveram .. informad*",
    "communication",
    settled,
  ),
];
