import { bad, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;

/** Complaint told as a fact, without a word that judges. */
export const badFacts: OpinionEntry[] = [
  bad(
    "esperei|esperamos|aguardei|aguardamos uma|duas|tres|quatro|meia|_ hora|horas|dia|dias|semana|semanas|minutos|mes|meses, esperei|esperamos mais|quase|cerca de|umas, hora|horas|minutos de espera, uma hora de relogio, horas e nada, dias e nada, semanas e nada, ainda estou esperando|aguardando, estou|estamos esperando ate|ha|desde|faz, sigo|seguimos|continuo esperando|aguardando",
    "wait",
    { noun: true },
  ),
  bad(
    "nao apareceu|apareceram|veio ninguem, ninguem apareceu|veio|foi, marcou|marcaram .. nao veio|apareceu|vieram|apareceram, marcou|marcaram e nao, faltou sem avisar, me deu um bolo, me deram um bolo, levei um bolo, furou|furaram comigo|com, o corretor|tecnico|montador|entregador|pintor|pedreiro|eletricista|instalador|encanador nao foi|veio|apareceu, remarcou|remarcaram .. vezes, remarcou|remarcaram de novo, desmarcou|desmarcaram em cima|na hora|sem|no dia, trocou|trocaram meu|minha|o|a dia|horario|data, marcaram|marcou retorno|visita .. nao|e",
    "appointment",
    settled,
  ),
  bad(
    "combinou|combinaram|prometeu|prometeram|combinado _ dias|semanas|horas .. foram|foi|levou|virou|viraram|ja, era|eram _ dia|dias|semana|semanas|hora|horas virou|viraram|passou|passaram, era para|eram _ dias|semanas|horas .. foram|foi|levou|virou|ja, o combinado eram|era _ dias e|mas, nao cumpriu|cumpriram o|os prazo|prazos|combinado, passou do dia|combinado, fic* pronto|pronta .. nao ficou|estava, sempre para amanha, amanha fica|esta pronto|pronta, so|para|sempre semana que vem, ainda nao ficou|esta pronto|pronta, era para ontem, entreg* com _ dias|semanas|horas|minutos de atraso",
    "deadline",
    settled,
  ),
  bad(
    "veio|vieram|chegou|recebi|mandaram|entregaram|trouxeram outro|outra|outros|outras, era|eram de outro|outra modelo|tamanho|cor|cliente|pessoa|numero|marca, de outra cor|marca, veio|vieram|chegou|recebi|mandaram|entregaram .. de outra pessoa, do outro modelo, nome errado, nome trocado, escreveram|escreveu errado, escrito|escrita errado|errada, pedi sem .. veio com, pedi com .. veio sem, trocaram o|a|os|as pedido|nome|sabor|etiqueta",
    "wrongOrder",
    settled,
  ),
  bad(
    "a menos na|no|que, menos na|no caixa|sacola|pacote, faltava|faltavam um|uma|dois|duas|tres|parafuso|parafusos|peca|pecas, faltando um|uma|dois|duas|tres|peca|parafuso, veio|vieram so|apenas metade|um|uma|dois|duas, veio|vieram|mandaram|entregaram|recebi so|apenas|somente _ _ das|dos|de, faltou|faltaram|faltando|faltava a metade, faltou|faltaram|faltando|faltava metade|quatro|cinco|seis|dez, faltou|faltaram|faltando|faltava parte do|da|dos|das, veio|vieram|chega|chegou|chegam|chegaram|vem pela metade, pela metade, esqueceram de colocar|mandar|por, esqueceram|esqueceu o|a|os|as molho|talher|refrigerante",
    "missing",
    settled,
  ),
  bad(
    "so tinha|tinham|tem|havia _ sabores|opcoes|tamanhos|cores|pratos|modelos, nao tinha|tem meu|minha|o|a tamanho|numero|numeracao|sabor|cor, acabou acabou, nao repunham|repoem|repuseram|repos, sem repor|reposicao, senti falta de repor, so pelo site, sem opcao|opcoes, poucas|pouca|poucos opcoes|opcao|sabores|variedade, nao havia mais",
    "variety",
    settled,
  ),
  bad(
    "quebrou|parou|pifou|queimou|soltou|rasgou|descolou|descosturou|abriu|furou|vazou|estragou no|na|em|com|depois|antes _ dia|uso|semana|lavagem|mes|vez, quebrou|parou|pifou|estragou|soltou|descolou de novo|novamente|outra, no primeiro|segundo|terceiro|vigesimo dia|uso|mes, na primeira|segunda|terceira lavada|lavagem|semana|chuva|vez que usei, durou um|uma|dois|duas|tres|_ dia|dias|semana|semanas|mes|meses|horas|lavagem, nao durou, dura menos, durou menos, voltou a|o pingar|vazar|dar|fazer|falhar|barulho|defeito, volto|voltei pela|com o mesma|mesmo|segunda|terceira, terceira|quarta|quinta vez que volto|levo|mando, segunda vez que volto, mesmo defeito|problema, mesma luz, desde o segundo dia, afundou, um buraco, e pinga|vaza|falha, pinga desde, continua pingando|vazando|falhando|igual, do mesmo jeito",
    "durability",
    settled,
  ),
  bad(
    "me ignor*, nos ignor*, fingi* que nao, nem olh* para|na|nos, nem boa tarde|noite, nem bom dia, nem um bom dia, nem obrigado|obrigada, nem um obrigado|oi, nao olh* na cara|para, sem olhar na|para, virou|viraram as costas|os olhos|a cara, deu as costas, mediu de cima, me mediu de cima, olhou torto, de cara fechada, cara de quem|poucos|nojo, com ma vontade, ma vontade, bufou|bufando|bufaram, respondeu|responderam atravessado|torto|seco|gritando, rindo da|de mim|minha, riu|riram de mim|da minha, ri de quem, debochou|debochad*|deboche*|debocharam, disse|disseram que eu era, disse|falou que a culpa, culpa minha|era minha, grita com|comigo, gritou com|comigo",
    "courtesy",
    settled,
  ),
  bad(
    "lixando a unha|as unhas, fica|ficam|ficou|ficava|ficavam|estava|estavam|tava|tavam|atende|atendia|atendeu|vive|so .. no celular, conversando|olhando|rindo|sentada|sentado no celular, no whatsapp o tempo, no audio, conversando entre, batendo papo, vendo video, assistindo video, mexendo no celular, ninguem atende*, ninguem veio|vem|vinha, caixas fechados, guiches fechados, fiquei sozinho|sozinha, passava reto, passou reto, tres ao mesmo tempo",
    "attention",
    settled,
  ),
  bad(
    "cobr* mais do|que, cobr* .. a mais, cobr* a parte, paguei a parte, paguei a mais, veio|vieram mais caro|cara|reais, subiu|subiram de .. para, foi de .. para, passou de .. para, custava .. agora|virou|esta, era|eram _ reais agora|virou|esta, era|eram _ reais e agora|virou, no aplicativo|site|cardapio|etiqueta|telefone|anuncio .. no caixa|balcao|porta|local, na etiqueta .. no caixa, por telefone .. na porta|hora, na hora .. era outro|mais, outro valor|preco, outro orcamento, mudou|mudaram|aument* o|a preco|valor|mensalidade, sem avisar .. valor|preco|aumento, quiseram|quis|querem me cobrar, taxa que ninguem|nao, quer cobrar, pagar outra|outro|de novo|duas vezes, pagar outra visita, tem que pagar",
    "billing",
    settled,
  ),
  bad(
    "subiu|subiram _ por cento, esta|ta puxado, ficou puxado, puxado para, ficou puxado para o|meu|nosso bolso, pesou no bolso, doeu no bolso, preco salgado, cobram _ a menos, mais em conta em|no|na outro|concorrente|lado",
    "price",
    settled,
  ),
  bad(
    "fecham antes, fechou|fecharam antes|na minha|mais cedo, fechad* no horario|sabado|domingo, porta|portas fechada|fechadas, dei|demos com a|o cara|porta|nariz, no horario da|do placa|google|site|anuncio .. fechado|fechada, tinha acabado de encerrar, ja tinha|tinham encerrado|fechado, nao iam abrir, nao abriram|abriu na|no|a|as|hoje|ontem|sabado|domingo loja|porta|portas|horario|hora|sabado|domingo|feriado, so abre quando",
    "hours",
    settled,
  ),
  bad(
    "apagam|apaga|apagaram|apagou a|o|as|os|_ luz|luzes|refletor|refletores, as 22h em ponto, em ponto apagam|fecham|expulsam|encerram",
    "times",
    settled,
  ),
  bad(
    "visualiz* e|mas, so visualiza*, caixa postal, cai na caixa, telefone toca|chama|so, ninguem ligou|retorna|retornou, nao|nunca|nem retorna|retornam|retornou|retornaram|retornava|retornar|retornaria, nao me|nos retorna|retornam|retornou|retornaram, me bloque*, bloquearam meu|o numero|contato|whatsapp|zap, mensagem sem resposta, ligo e ninguem|nao|nada|chama|cai|toca|so, liguei .. nada|ninguem, mando|mandei mensagem e, pergunto e, devendo uma resposta, pede|pedem foto|laudo|nota depois",
    "messages",
    settled,
  ),
  bad(
    "ninguem soube|sabe|sabia, ninguem me|nos disse|falou|avisou|explicou|informou, nem me|nos|um|avis* telefonema|aviso|avisaram, sem um telefonema|aviso, sem avisar, nao me|nos avis*|explic*|inform*|disseram|falaram, so avisou|avisaram|soube|descobri depois|quando|na|com|la, so depois|la me|descobri|avisaram|soube, custava avisar, custava responder, podia|podiam ter avisado|perguntado|explicado|ligado|falado, sem perguntar, nao perguntaram|perguntou, sem autorizacao, diz|dizia|disse em analise, letra miuda, esta no contrato, nao tinha como saber",
    "information",
    settled,
  ),
  bad(
    "achei .. cabelo|bicho|mosca|lagarta|larva|barata|formiga no|na|dentro, tinha um|uma cabelo|bicho|mosca|barata|formiga|lagarta no|na|dentro, cabelo na|no|dentro, mosca na|no|dentro, bicho na|no|dentro",
    "asseio",
    settled,
  ),
  bad(
    "marca de batom, cheio|cheia|cheias de po|poeira|mofo, copo sujo|manchado, talher sujo, prato sujo, garfo limpo",
    "cleanliness",
    settled,
  ),
  bad(
    "gosto de ferro|sabao|queimado|geladeira|oleo|nada, boiando no|em oleo|gordura, escorrendo oleo|gordura, pingando gordura, lanche|pastel|coxinha|hamburguer|batata|fritas|salgado|pizza .. pingando oleo",
    "taste",
    settled,
  ),
  bad(
    "pingo|pingos de tinta, respingo|respingos, traca|tracas, tapado com fita, furo na|no|tapado|escondido",
    "condition",
    settled,
  ),
  bad(
    "lascou|lascaram|riscou|riscaram|amassou|amassaram|arranhou|arranharam|manchou|mancharam|rasgou|rasgaram|quebraram|queimaram|encolheu|encolheram|desbotou|desbotaram meu|minha|o|a|os|as|na|no, voltou|veio|chegou|devolveram .. riscado|arranhado|amassado|manchado|rasgado|quebrado|molhado|encharcado|encolhido|sujo|trincado|furado|pior, voltou|veio|chegou|devolveram .. riscada|arranhada|amassada|manchada|rasgada|quebrada|molhada|encharcada|suja|trincada|furada, km a mais, tanque na reserva, nao liga mais|nada, formataram tudo, perdi tudo, perderam meu|minha|os|as, sumiu|sumiram com|o|a meu",
    "condition",
    settled,
  ),
  bad(
    "torto|torta|tortos|tortas, desencontrad*, desalinhad*, desnivelad*, um lado maior|mais, um lado .. outro, desigual|desiguais, diferente do|da que pedi|combinei|pedimos|combinamos|mostrei, diferente do|da foto|combinado, nao era|foi|ficou o|a que|isso que pedi|combinei|escolhi|mostrei, pedi|queria .. fiz|saiu|ficou|sai com, saiu|saiu o contrario, sai parecendo, sai com mancha|manchas, fiquei parecendo|com cara|foi, cor errada, ficou outra cor|coisa|pessoa, murchou|murcharam|murchinha|murcho|murcha|murchas, boiavam|boiando",
    "result",
    settled,
  ),
  bad(
    "desisti|desistimos, fui embora|sai sem, fomos embora sem, saimos sem comer|pedir|ser, procurei outro|outra, acabei indo|comprando|pagando|fazendo em|no|na|outro, tive|tivemos que ir|comprar|pagar|fazer|refazer|levar|dormir|voltar|comer|pedir|chamar|icar, perdi|perdemos a|o|os|as aula|voo|frete|festa|aniversario|dia|manha|tarde|viagem|prazo|onibus, atravessei a cidade, peguei dois onibus, voltei de maos|mao vazias|vazia, voltamos para casa com, faltou|faltaram tudo|o|a, virou linha de, ja foi melhor, era melhor antes, desde que .. mudou|saiu|aposentou|vendeu, nao e mais|o a|o mesma|mesmo, perdeu a|o mao|graca|qualidade|encanto, da proxima levo, fica a dica, dormi|durmo com uma|no|na, alem de tudo, para piorar, como se nao bastasse, e nada, ate hoje nada|nao|espero|aguardo, ate agora nada|nao, e olhe la, quem sabe um dia",
    undefined,
    { ...settled, whole: true },
  ),
];
