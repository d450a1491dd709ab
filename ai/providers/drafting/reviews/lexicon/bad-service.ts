import { bad, type OpinionEntry } from "./entries.ts";

/** Complaint about how the client was served: people, orders, contact, money. */
export const badService: OpinionEntry[] = [
  bad("ninguem apareceu|veio|vem para arrumar|consertar|ver|resolver|atender|ajudar", "attention", {
    fixed: true,
  }),
  bad(
    "ninguem ligava|ligou|avisava|avisa para avisar|nada|ninguem, ninguem ligava",
    "communication",
    {
      fixed: true,
    },
  ),
  bad(
    "overbooking, perderam|cancelaram minha|nossa reserva, nao acharam|tinham|constava|honraram .. reserva, reserva .. nao|perdid*|sumiu|cancelada",
    undefined,
    { name: "a reserva", fixed: true },
  ),
  bad(
    "antipatic*, antipatia, emburrad*|carrancud*, mal humorad*, mau humor, mal humor, mau humorad*, cara feia, cara amarrada, cara fechada, de cara feia, sem simpatia, unfriendly, sem um sorriso, seca no trato",
    "friendliness",
  ),
  bad(
    "rispid*, bruto|bruta|brutos|brusco|brusca, grosero|grosera|groseros, gross|grosso|grossa|grossos|grossas, grosseir*, grosseria*, rude|rudes, mal educad*, atendimento mal educad*, mau educad*, maleducad*, sem educacao, falta de educacao, arrogan*, estupid|estupido|estupida|estupidos|estupidas|estupidez|estupidissim*, ignorante|ignorantes, ignorancia, deboch*, ironic|ironico|ironica|ironicos|ironicas, ma educacao, insolent*, impolite, maleducado, gritou|gritaram|grito|berr|berrou|berraram|berrava|berrando comigo, bateu boca, falou alto comigo, xing|xingou|xingaram|xingado, funcionari*|atendente|gerente|rapaz|moca|vendedor*|motorista|entregador|dono|dona|gente|garcom|seguranca .. abusad|abusada|abusado, sarcas*, sem modos",
    "courtesy",
  ),
  bad(
    "desrespeit*, humilh*, falta de respeito, sem respeito, maltrat*, mal tratad*, destrat*, trat* .. mal, trataram como lixo, constrang*, tratad* como lixo|cachorro|animal|nada|bandido|idiota|palhaco|criminoso|ladra|ladrao, menosprez*, desprez*",
    "respect",
  ),
  bad(
    "desatenc*, desatent*, ignorad*, ignorou|ignoraram|ignoram, fomos ignorados, fui ignorad*, ma vontade, mal vontade, sem vontade, sem paciencia, atendente|funcionari*|medic*|professor*|garcom|recepcionista|instrutor*|moca|rapaz|dono|dona|caixa|equipe|vendedor* .. impacient*, desinteress*, nao orient*|corrig*|acompanh*|ensin*, mal olh* para|na, pouco caso, mal atendid*, pessimamente atendid*, atendeu|atenderam|atende|atendem|atendia|atendiam|atender|atendendo|atendid*|atendimento mal, atend* muito mal, atend* super mal, nao atend* .. bem, ninguem .. atendeu|atende|atender, ninguem .. ajudou|ajuda, nao quis* ajudar, nao me|nos ajudou|ajudaram|ajuda|ajudam, nenhum|nenhuma _ ajudou|atendeu|apareceu|veio|ofereceu|perguntou, ninguem quis|se .. ajudar|atender|ofereceu, nao deram|deu atencao|bola, sem atencao, falta de atencao, no celular o tempo todo, mexendo no celular, conversando entre, nem olhou|olharam|olha, nem olh* na|para minha cara, nao fui atendid*, nao fomos atendid*, ja fui melhor atendid*|tratad*|recebid*, insistent*, inconvenient*, invasiv*, nem bom dia, nao deram bom dia, nao da bom dia, nem fui atendid*, nem atendid*, nao atend* ninguem, indiferen*, sem ser atendid*, nos ignor*",
    "attention",
    { fixed: true },
  ),
  bad(
    "despreparad*, desprepar*, sem preparo, incompeten*, amador*, mal treinad*, nao sabe* .. informar|explicar|fazer|responder|atender|nada, sem treinamento|treino, equipe|atendente|atendentes|funcionarios|garcons .. perdid*, desqualificad*, nao tem preparo, sem experiencia, inexperient*, atendente|funcionari*|garcom|garcons|equipe|moca|rapaz|gente|vendedor*|pessoal|atendimento|medic*|pedreiro|mecanico|tecnico .. enrolad*",
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
  bad("mentiu|mentiram|mentira|mentiras|mentiros*, enganac*|engana|enganam", "information", {
    fixed: true,
  }),
  bad(
    "falsas promessas, promet* e nao cumpr*, nao cumpr*, ma fe, mafe, fora do combinado",
    undefined,
    {
      fixed: true,
    },
  ),
  bad("enrolacao|enrola|enrolam|enrolaram|enrolou|enrolando", undefined, { fixed: true }),
  bad("empurr*, me senti enganad*|pressionad*, forcaram|forcou a|para|o", "attention"),
  bad("sem explicacao|explicacoes, nao explic*, mal explicad*, nem explic*", "explanation", {
    fixed: true,
  }),
  bad(
    "desinform*, informac* errad*|desencontrad*|contraditor*, sem informac*, falta de informac*, nao inform*, nao avis*, nem avis*, sem avis*, sem aviso, avis*|inform* .. em cima da hora, nao tem|tinha|ha|havia .. aviso|placa|informacao, nenhum aviso, ninguem avis*|inform*|sabia, ninguem sabe informar, nao sabem informar, cada hora uma coisa, cada um fala uma coisa",
    "information",
    { fixed: true },
  ),
  bad(
    "falta de comunicacao, sem comunicacao, falha de comunicacao, falha na comunicacao",
    "communication",
    { fixed: true },
  ),
  bad(
    "espalhad*, amontoad*, desorganiz*, desorganis*, bagunca|baguncad*, jogado|jogada|jogados|jogadas no chao, sem organizacao, falta de organizacao, baguncad*, caos|caotic*, confusao|confusoes, loja|lugar|fila|recepcao|estacionamento|atendimento|caixa|entrada|sinalizacao|processo .. confus*, disorganized",
    "organisation",
  ),
  bad(
    "poucas opcoes|opcao, pouca variedade, pouca opcao, sem opcao|opcoes|variedade, falta* opcoes|variedade, cardapio limitado|reduzido|pequeno, cardapio|menu|comida|prato|pratos|musica|musicas|opcao|opcoes|almoco|buffet|treino|treinos|aula|aulas .. repetitiv*|repetida|repetido|repetidas|repetidos, sempre a mesma coisa, sempre as mesmas coisas, sempre os mesmos, as mesmas coisas sempre, sempre o mesmo",
    "variety",
  ),
  bad(
    "caiu|caindo|cair|perdeu .. qualidade, qualidade .. caindo|piorou, ma qualidade, baixa qualidade, pessima qualidade, qualidade ruim|pessima|baixa|caiu|horrivel|duvidosa, qualidade .. ruim|pessima|caiu|inferior|duvidosa|baixa, sem qualidade, material|produto|produtos|peca|pecas|tecido|marca|coisa|plastico|tinta|movel|moveis|tudo .. vagabund*, bem|muito|mais|meio vagabund*, qualidade inferior",
    "quality",
  ),
  bad(
    "nao fecha|fecham|abre|encaixa|encaixam|esquenta|esquentava|esquentou|aquece|gela|encosta|destrava|roda|estica|seca|desliga|conectava, aparelho|controle|celular|carro|moto|maquina|motor|tv|internet|sinal|wifi|chip nao pega, fita|cola|adesivo|velcro|etiqueta|fecho|trava|presilha|tampa|grampo|ventosa nao cola|prende|segura, nunca funcion*, nao funcion*, never worked, not working, didn t work, doesn t work, stopped working, parou|pararam de funcionar|ligar|carregar|gelar, pifou|pifaram, nao liga|ligou|ligava|carrega|carregava|conecta, voltou o problema, internet|wifi|sinal|sistema .. caiu|cai|caindo|cair|lento|lenta,  deu|dando|da|dava|deram erro, falhou|falhando|falham, pressao .. baix*|fraca, sem pressao, pouca pressao, pifad*, desligou sozinho, nao segura carga, mesmo problema, mesmo defeito, mesmo barulho, defeito de novo, broken, trav|travou|travando, sistema|aparelho|celular|computador|notebook|app|aplicativo|site|tela|internet|porta|maquina|maquininha .. trava|travar, bateria|celular descarreg*",
    "function",
    { fixed: true, fragile: true },
  ),
  bad("defeit*, com defeito, uma falha, falha|falhas de|do|da|no|na|grave|graves", undefined, {
    fixed: true,
    fragile: true,
  }),
  bad(
    "quebr*, estrag|estragou|estragaram|estragar, danific*, rasg*, descostur*, soltou|soltando|soltaram, desbot*, encolh*, manch*, descol*, arranh*, riscad*|riscou|riscaram, amass*, trinc|trincado|trincada|trincou, rachad*|rachou, furado|furou, enferruj*, torto|torta|tortos|desalinhad*",
    "condition",
    { fragile: true },
  ),
  bad(
    "mal acabado|acabamento, acabamento ruim|pessimo|horrivel|mal, falhad*, bolhas na pintura",
    "finish",
  ),
  bad(
    "ficou horrivel|pessim*|ruim|feio|feia|tort*|manchad*|estranh*|desigual|pior, ficou uma merda|porcaria, ficou um lixo, ficaram horrive*|tort*|feias|feios|ruins, acab* com meu|minha cabelo|unha|unhas|sobrancelha|carro|roupa|pele|rosto|pe|pes|moto|celular|sofa|vestido|barba, acab* com o|a meu|minha cabelo|unha|unhas|sobrancelha|carro|roupa|pele|rosto|pe|pes|moto|celular|sofa|vestido|barba, destrui* meu|minha cabelo|unha|unhas|sobrancelha|carro|roupa|pele|rosto|pe|pes|moto|celular|sofa|vestido|barba, estragou meu cabelo, estragaram meu cabelo, nada a ver com o que pedi, nao era o que eu pedi|queria, nao foi o que pedi|combin*, nao ficou bom|boa|legal|como, cortou|cortaram .. a mais, cortou demais|muito|torto, cortaram demais|muito, corte|cabelo|unha|unhas|bolo|pintura|servico|trabalho|tatuagem|sobrancelha|penteado|acabamento|costura|solda|emenda feio|feia|feios|feias, nao ficou .. como|igual, tirou|tiraram mais, mais do que devia|deviam|pedi, sai laranja|manchad*|careca|parecendo",
    "result",
    { fixed: true },
  ),
  bad(
    "nao tinha|tem o que fazer, ninguem resolv*, nao solucion*, nunca resolv*, nao consert*, nao arrum*, sem solucao, nao fizeram|fez nada, nada foi feito|resolvido, nao quis* resolver, nao deram|deu solucao, lavaram|lavou as maos, nao assum*, nao se responsabiliz*, empurr* com a barriga, jogo de empurra, jogam um para o outro",
    "solution",
    { fixed: true, fragile: true },
  ),
  bad(
    "nao serviu em|no|na|nem|direito|mim|nele|nela, roupa|calca|camisa|blusa|vestido|sapato|tenis|short|saia|sutia|anel|bota|sandalia|uniforme|tamanho|numero|terno|jaqueta|casaco|meia|fantasia nao serviu|serve|serviram|coube, tamanho .. errado|menor|maior, forma pequena, veste mal, ficou apertad*|largo|larga|enorme|pequen*, numeracao errada|pequena|menor",
    "fit",
    { fixed: true },
  ),
  bad(
    "correndo demais, alta velocidade, dirig* mal, imprudent*, insegur*, inseguranca, perigos*, perigo, escorregadi*, sem seguranca",
    "safety",
  ),
  bad(
    "sem acessibilidade, falta de acessibilidade, nao tem acessibilidade|rampa|elevador, nao tem acesso para|a cadeira|cadeirante|cadeirantes|deficiente|deficientes|idoso|idosos, sem rampa|elevador, sem acesso para|a cadeira|cadeirante|cadeirantes|deficiente|deficientes|idoso|idosos, nenhuma rampa, degrau, cadeirante|cadeirantes .. nao,  nenhuma acessibilidade, zero acessibilidade, cadeirante* nao .. entra*|consegue*|passa*, degraus, so tem escada|escadas, muita escada, subir escada*|de escada, inacessiv*, falta rampa|acessibilidade|elevador, nao .. passar .. cadeira de rodas, not accessible",
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
    "nao aceit* .. cartao|pix|credito|debito|dinheiro|vale, so aceita* .. dinheiro|pix|cartao|debito, aceita* so dinheiro|pix|cartao|debito, maquininha .. quebrada|nao|fora|ruim, sem maquininha, nao passa* cartao, maquina de cartao .. quebrada|nao|fora, pix nao, sistema fora do ar, nao tem pix|cartao|maquininha, cartao .. recusad*, cartao nao passou|passa",
    "payment",
    { fixed: true },
  ),
  bad(
    "cobr* .. a mais, cobr* .. duas vezes, cobr* .. 2 vezes, cobr* .. errado|errada|indevid*|dobro|duplicad*|diferente, cobr* .. outro valor, cobr* outro|outra|mais, cobr* .. de novo|novamente, cobr* .. outra vez, querem cobrar, cobr* .. 2x|3x|4x|dobro|triplo, cobr* acima, cobr* bem mais|acima, cobranca .. indevida|errada|duplicada|abusiva|dupla, conta .. errada, conta .. a mais, veio .. a mais na conta, valor .. errado|diferente, passaram a mais, passaram duas|2 vezes, debit* .. duas vezes, debit* .. a mais, debit* .. indevid*, cobr* por|de .. que nao, cobr* algo|coisas|itens que nao, preco .. outro, preco diferente, preco .. diferente, no caixa era outro, na hora de pagar era|deu, cobranca* indevid*|surpresa, overcharged, cobraron de mas, cobraram .. que nao pedi|consumi|comi|bebi|comprei",
    "billing",
    { fixed: true },
  ),
  bad(
    "taxa|taxas, taxa de servico|entrega|rolha, 10|dez por cento do|de|dos garcom|garcons|servico, os 10|dez por cento, couvert abusivo",
    "fee",
    { noun: true },
  ),
  bad(
    "reembols*, estorn*, dinheiro de volta, devolv* .. dinheiro|valor|pagamento, devolucao do dinheiro|valor, cade|devolv*|quero|pedi|perdi|peguem|volta|pegaram|ficaram .. meu dinheiro, refund*, ressarc*, quero meu dinheiro",
    "refund",
    { fixed: true, noun: true },
  ),
  bad(
    "nao troca|trocam sem|nada|mesmo, nao fazem troca, nao quis* trocar, nao quis* fazer a troca, recus* .. trocar|troca, nao troca|trocam|trocaram|trocou, negaram .. troca, nao aceit* .. troca|devolucao, dificuldade .. trocar|troca, nao consegui trocar, nao consegui fazer a troca, tentei trocar, nao fizeram a troca, nao fazem troca",
    "exchange",
    { fixed: true },
  ),
  bad(
    "nao troc* o|a|os|as luva|luvas|oleo|filtro|filtros|agua|lencol|lencois|toalha|toalhas|roupa|fralda|fraldas|agulha|lamina|areia|vela|velas|pastilha|pastilhas|peca|pecas|correia|lampada",
    undefined,
    { fixed: true },
  ),
  bad(
    "nao cobr* na garantia, negaram .. garantia, garantia .. negada|recusada|nao, nao deram garantia, nao dao garantia, sem garantia, nao honr* .. garantia, nao cobr* .. garantia, acionar a garantia, acionei a garantia",
    "warranty",
    { fixed: true },
  ),
  bad(
    "nao atend* .. telefone|ligacao|ligacoes|celular|fone|whatsapp, ninguem atende* .. telefone|ligacao|ligacoes|fone, telefone .. ninguem|ocupado|toca|desligado, telefone nao atende*, telefone so chama, ligo .. ninguem|chama, ligo e|mas nao, ligo nao, liguei .. ninguem|vezes|varias|chama, liguei e|mas nao atend*, so chama e|mas|nao, chama chama, lig* varias vezes, ligar varias vezes, nunca atend* .. telefone|ligacoes, tent* ligar para|la|varias|e|desde, telefone toca, desligaram na minha cara, desligaram o telefone, nao consigo|consegui falar|contato, nao answer the phone, atender o telefone, ninguem atende, impossivel falar|contato",
    "phone",
    { fixed: true },
  ),
  bad(
    "nao respond*, ninguem respond*, nunca respond*, sem resposta, visualiz* .. nao, visualiz* e, demor* .. responder|responderem|retornar|retornarem, sem noticia|noticias|resposta|retorno|satisfacao, no vacuo, me deixaram no vacuo, nao|nunca|nem retorna|retornam|retornou|retornaram|retornava, nunca|ninguem me|nos|mais respond*|retorn*, bloqueou|bloquearam meu|o numero|contato|whatsapp|zap, sem retorno, nao deram retorno|resposta|satisfacao, nem respond*, mensagens ignoradas, mensagens nao respondidas, nao me|nos retorn*|respond*, nao dao retorno|resposta|satisfacao, ate hoje sem resposta, ignor* .. mensage*|mensagem, demora .. responder|resposta, whatsapp .. nao|ninguem|nem|nunca respond*|retorn*|atend*|visualiz*, whatsapp .. demora",
    "messages",
    { fixed: true },
  ),
  bad(
    "pedido errado|errada|trocado, pedido .. errado|trocado|diferente, veio|vieram|chegou|chegaram|trouxeram o|a|os|as lanche|lanches|pizza|prato|pratos|sabor|suco|item|produto|bebida|refrigerante|marmita|pedido errad*|trocad*, veio errad*, vieram errad*, chegou errad*, veio trocad*, chegou trocad*, veio tudo errad*|trocad*, troc* o|a|os|as|meu|minha|meus|minhas pedido|pedidos|sabor|item|itens|pizza|lanche|prato, trocaram .. pedido, sabor errado|trocado, tamanho trocado, mand* errad*, mand* .. errad*, mandou|mandaram outro|outra, mand* trocad*, entreg* errad*, entreg* .. errad*, entreg* outro, entreg* outra, produto errado, produto trocado, item errado, cor errada, sabor .. errado, errou|erraram|erram .. pedido|pedidos, veio|vieram|mandaram|entregaram|trouxeram .. no lugar do|da|de, veio|vieram|chegou|mandaram|entregaram|trouxeram|colocaram|serviram .. em vez do|da|de, veio|vieram|chegou|mandaram|entregaram|trouxeram|colocaram|serviram .. ao inves do|da|de, veio outro, veio outra, veio diferente, chegou diferente, chegou outro, nao era o que pedi|pedimos, nao foi o que pedi|pedimos, diferente do que pedi|pedimos, diferente do que eu pedi, diferente do pedido, wrong order, wrong item, pedi sem _ e veio com|veio, pedi .. mandaram|trouxeram|entregaram outro|outra|com",
    "wrongOrder",
    { fixed: true },
  ),
  bad(
    "so veio|vieram, veio so, vieram so|apenas, faltando, faltaram itens, faltou item, veio sem, vieram sem, chegou sem, mandaram sem, faltou .. item|itens|refrigerante|refri|molho|talher|bebida|produto|peca|batata|lanche|sobremesa|borda|acompanhamento, faltando .. itens|item|produto|peca, esquec* .. mandar|colocar|refrigerante|molho|bebida|item|batata, pedido incompleto|incompleta, incomplet*, nao veio|vieram|mandaram o|a|os|as|molho|talher|talheres|guardanapo|canudo|nenhum|nenhuma _, missing item*",
    "missing",
    { fixed: true },
  ),
  bad(
    "jogou|jogaram|jogam|joga|jogad*|largou|largaram|largam|largad*|arremess* .. encomenda|pedido|produto|pacote|muro|portao, jogou|jogaram|jogad*|largou|largaram|largad*|arremess* a|as|minha|minhas caixa|caixas, por cima do muro|portao",
    "handling",
  ),
  bad(
    "mal embalad*, embalagem|caixa|caixinha|sacola|saco|papel .. engordurad*|encharcad*|furad*, sacola|caixa|caixinha .. rasgad*|vazando|molhad*|amassad*, embalagem|sacola|pote|potinho|marmita|molho|caldo|feijao|suco|refri|acai|sopa|copo|recheio|calda|creme|cobertura .. vazou|vazaram|vazando|derramou|derramado|derramada|virado|virada, vazou|derramou|virou tudo|molho|caldo|feijao na|no|dentro sacola|caminho|embalagem|banco|moto|bag, embalagem .. ruim|aberta|amassada|violada|rasgada|vazando|pessima|molhada|violado, caixa .. amassada|aberta|rasgada|molhada|violada, sem embalagem, sacola rasgada, derramad*, derramou, derramaram, entornad*, virad* na caixa, tudo virado, revirad*, tudo revirado, virou tudo",
    "packing",
    { fixed: true },
  ),
  bad(
    "diferente da foto|fotos, diferente das fotos, diferente do anuncio|anunciado|prometido|site|cardapio, diferente do que anunci*, diferentes da foto, diferentes das fotos, propaganda enganosa, nada a ver com a|as foto|fotos, nao e|era|sao como na|nas foto|fotos, nao corresponde* a|ao|com foto|fotos|anuncio|descricao|site|propaganda|anunciado|prometido, fotos .. enganam|enganosas|nao correspond*, so na foto, igual da foto nao",
    "advert",
    { fixed: true },
  ),
  bad(
    "nao tinha .. estoque|disponivel|metade, em falta, sem estoque, fora de estoque, prateleira* vazia*, indisponive*, esgotad*, metade do cardapio, nao tinha quase nada, nao tinha metade, nao tinha mais nada|opcao, tinha acabado, tinham acabado, havia acabado, ja acabou, acaba|acabam cedo|logo, nunca tem meu|minha|o|a|os|as tamanho|numero|numeracao|sabor|produto|remedio|produtos|pao|prato|cor, nunca tem nada|produto|produtos|estoque|pao|carne",
    "stock",
    { fixed: true },
  ),
  bad("cancel*, desmarc*|cancel* .. em cima da hora", "cancelling"),
  bad("remarc* .. em cima da hora", "appointment"),
  bad(
    "nao tinha|estava|constava|havia .. marcad*|agendad*|reservad*, nao .. conseguem|conseguiam|tem|acham horario|encaixe, nao .. conseguem|conseguiam|tem|acham vaga para|na|no|de consulta|aula|semana|medic*|exame|turma|mes|dia|hoje|amanha, nao apareceu|apareceram|compareceu|compareceram, me deu bolo, deram bolo, deu o cano, nao veio ninguem, ninguem veio, ninguem apareceu, desmarc*, remarc*, faltou ao compromisso, marc* .. nao veio|apareceu, marquei .. ninguem, agendei .. nao|ninguem|esqueceram, marquei .. esper*",
    "appointment",
    { fixed: true },
  ),
  bad(
    "nao entreg*, nunca entreg*, nunca chegou, nao chegou, nao chegaram, ate hoje nao chegou, nao foi entregue, entrega nao",
    "delay",
    { fixed: true, whole: true },
  ),
  bad(
    "apert* na mesa, mesas apertadas|coladas|grudadas, sem lugar para sentar, nao tinha onde sentar, nao tinha mesa|lugar|cadeira, sem mesa|mesas|cadeira|cadeiras",
    "seating",
    { fixed: true },
  ),
];
