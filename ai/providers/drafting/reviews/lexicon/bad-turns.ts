import { bad, type OpinionEntry } from "./entries.ts";

const settled = { fixed: true } as const;

/** Complaint in ordinary turns of speech, whose words one by one say something else or nothing. */
export const badTurns: OpinionEntry[] = [
  bad(
    "cheir*|fed* a|de cigarro|mofo|suor|urina|esgoto|fritura|gordura|peixe|queimado|umidade|podre, cheiro forte|ruim|horrivel|estranho",
    "smell",
    settled,
  ),
  bad(
    "nao|nunca|nem cumpr* .. horario|horarios|hora, nao|nunca chega|chegam|comeca|comecam .. hora|horario",
    "punctuality",
    settled,
  ),
  bad("so veio|vieram pouc*|metade, veio|vieram pouc*", "portion", settled),
  bad("ar|condicionado nao gela*|funciona*|refresca*, nao gela|gelava|gelam", "climate", settled),
  bad(
    "derrubou|derrubaram|chutou|chutaram|pisou|pisaram|amassou|amassaram a|o|as|os|minha|meu encomenda|pacote|caixa|produto|pedido|mercadoria|movel|moveis|sacola, entreg* assim mesmo, assim mesmo|mesma",
    "handling",
    settled,
  ),
  bad(
    "com um|uma|uns|umas furo|furinho|furinhos|rasgo|rasguinho|mancha|manchinha|risco|riscos|defeito|amassado|arranhao",
    "condition",
    settled,
  ),
  bad(
    "problema|defeito|vazamento|barulho|mofo|infiltracao|erro|falha .. voltou|voltaram|continua|continuam|persiste|persistem|retornou",
    "solution",
    settled,
  ),
  bad("promet* entregar|terminar|devolver|buscar", "deadline", settled),
  bad(
    "nem|sequer me|nos *ou|*aram|*eram|*iu|*iram|*eu, nem olhou|olharam|ouviu|ouviram|perguntou|perguntaram|ofereceu|ofereceram|deu|deram|falou|falaram|cumprimentou|cumprimentaram|pediu|pediram|esperou|esperaram|conferiu|conferiram|testou|testaram|abriu|abriram|levantou|levantaram|disfarc*|examin*, mal olhou|olharam|falou|falaram|deu|deram|explic*|abriu|examin*|encost*",
    "attention",
    settled,
  ),
  bad(
    "nao tinha|havia ninguem olhando|cuidando|monitorando|para|no|na|la, ninguem olhando|cuidando|olha|olhava|cuida|cuidava|vigiando, nao estava|estavam|estao|esta|tava|estou nem ai, nem ai para|com, tanto faz, um favor, pouco se import*, nao se import*, nao quis|quiseram|quer|querem saber|nem|ouvir|ajudar|atender|conversar, fez|fizeram|faz|fazem pouco|corpo, pouco caso, me|nos trat* .. nada|lixo|cachorro|bicho|idiota|trouxa|palhac*",
    "attention",
    settled,
  ),
  bad(
    "meio|um_pouco|bem|muito|todo|toda perdid*,  meio enrolad*, muito enrolad*, bem enrolad*",
    "attention",
    settled,
  ),
  bad(
    "travesseiro|travesseiros|colchao|colchoes|cama|camas muito|meio|bem|super alto|altos|alta|duro|duros|dura|mole|moles|baixo|baixos|fino|finos, cadeira|cadeiras|poltrona|poltronas|banco|bancos|sofa|sofas|assento|assentos .. muito|meio|bem|super|tao duro|dura|duros|duras",
    "comfort",
    { fixed: true },
  ),
  bad("sem gas", "freshness", { fixed: true }),
  bad(
    "carro|carros|cadeira|cadeiras|aparelho|aparelhos|maquina|maquinas|equipamento|equipamentos|moveis|toalha|toalhas|sofa|cama|camas da|do|de _ velhinho|velhinha|velhinhos|velhinhas, carro|carros|cadeira|cadeiras|aparelho|aparelhos|maquina|maquinas|equipamento|equipamentos|moveis|toalha|toalhas|sofa|cama|camas meio|bem|muito|tudo velhinho|velhinha|velhinhos|velhinhas, carro|carros|cadeira|cadeiras|aparelho|aparelhos|maquina|maquinas|equipamento|equipamentos|moveis|toalha|toalhas|sofa|cama|camas velhinho|velhinha|velhinhos|velhinhas",
    "upkeep",
    { fixed: true },
  ),
  bad(
    "simples|basico|basica|pequeno|pequena|pouco|pouca demais pelo preco|valor, simples|basico|basica|pequeno|pequena|pouco|pouca demais para o preco|valor, simples|basico|basica|fraquinho demais",
    undefined,
    { fixed: true },
  ),
  bad(
    "nao entreg* mais|no|na|nesse|nessa|em bairro|regiao|meu|minha|cidade|rua|endereco, nao entreg* mais no|na|em|aqui|nesse, nao entreg* aqui, nao atend* mais no|o|meu bairro|regiao",
    undefined,
    { ...settled, name: "a área de entrega" },
  ),
  bad(
    "copo|copos|porcao|porcoes|pote|potes|prato|pratos|quantidade diminui*|encolh*|reduz*, diminui*|encolh*|reduzi* o|os|a|as tamanho|copo|copos|pote|potes|prato|pratos|quantidade, pouc* .. sai|saimos|saiu com fome",
    undefined,
    { ...settled, name: "o tamanho das porções" },
  ),
  bad(
    "nao|ninguem|nem respeita|respeitam|respeitaram a|o senha|fila|ordem|vez, furam|furaram|furando a|fila fila|mesmo",
    "organisation",
    settled,
  ),
  bad(
    "gosto forte|estranho|esquisito|azedo|amargo|velho, gosto de nada|velho|queimado|ranco|freezer|geladeira|plastico|remedio|xarope|sabao|isopor",
    "taste",
  ),
  bad("ja comi|provei|vi|bebi|tomei melhor|melhores, ja foi melhor"),
  bad("papad*|empapad*|empapucad*|empedrad*", "preparation"),
  bad(
    "demor* para|em fechar|trazer|cobrar|anotar|vir|servir|repor|tirar|receber|chamar|sentar, demora na conta|cozinha|mesa",
    "speed",
    { whole: true },
  ),
  bad(
    "mais|muito|bem|tao passad* do|que que, passou|passada|passado do ponto, bem|mal passad* e eu|nos pedi|pedimos",
    "preparation",
  ),
  bad(
    "nao|nem leem|leram|le|leu|olham|olharam|seguem|seguiram a|as|o|os observacao|observacoes|pedido|recado",
    "wrongOrder",
    settled,
  ),
  bad(
    "ar|ar_condicionado|condicionado pinga|pingava|pingando, ar condicionado esta|estava|fica|vive pingando",
    "climate",
    settled,
  ),
  bad("meio|pouco|um desorganizad*|baguncad*", "organisation", settled),
  bad(
    "faltou|falta|faltaram|podia|podiam|poderia|poderiam|deviam|devia|deveriam|deveria|custava|esqueceram|esqueceu .. avisar|informar|avisado|informado|avisarem|explicar|explicado, sem|nem avisar|aviso, avis* depois|so, so avis*|soube|soubemos|fiquei|descobri",
    "information",
    settled,
  ),
  bad(
    "esqueceram|esqueceu|esquecem|esquece do|da|de|o|a|os|as|meu|minha|um|uma|metade|dos|das molho|molhos|talher|talheres|refrigerante|refrigerantes|refri|bebida|bebidas|batata|batatas|fritas|sobremesa|borda|guardanapo|guardanapos|canudo|canudos|suco|item|itens|sache|saches|maionese|ketchup|catchup|coca|guarana|cerveja|arroz|feijao|salada|farofa|carne|ovo|bacon|queijo|cobertura|granola|hashi|shoyu|wasabi|gengibre|temaki|pao|paes|vela|velas|topo|colher|garfo|faca|parafuso|parafusos|manual|carregador|cabo|controle|peca|pecas|recheio|lanche|lanches|pizza|esfiha|combo|brinde|produto|produtos|pedido|acompanhamento|acompanhamentos|vinagrete|mostarda|acucar|adocante|limao|gelo|copo|copos|prato|pratos|do|da|de, deixou|deixaram .. faltando, ficou|ficaram faltando, veio|vieram .. faltando, faltando parafuso|parafusos|peca|pecas|item|itens|um|uma|dois|duas",
    "missing",
    settled,
  ),
  bad(
    "nenhum|nenhuma|nada|ninguem .. ficou|ficaram|estava|estavam pront*, nao ficou|ficaram|estava|estavam|esta|deixaram|deixou pront*, ate hoje nada|estou, cade meu|minha|o|a|meus|minhas pedido|pedidos|encomenda|encomendas|produto|produtos|entrega|pacote|comida|lanche|pizza|carro|moto|celular|notebook|orcamento|roupa|roupas|bolo|sofa|movel|moveis|oculos|compra|tecnico|entregador, ja estamos em",
    "deadline",
    settled,
  ),
  bad(
    "fiquei|ficamos|ficou|levei|levaram|levou|leva|levam|demor* _ minutos|minuto|hora|horas|dia|dias para|esperando|ate, fiquei|ficamos|perdi|perdemos|gastei|gastamos _ minutos|minuto|hora|horas|dia|dias esperando, fiquei|ficamos so|ate _ minutos|horas para|esperando, fiquei|ficamos|fica esperando|aguardando, espera|esperas .. longa|longas|grande|enorme|absurda|demorada",
    "wait",
    settled,
  ),
  bad(
    "quase nao|nem passa|passam|passou|passaram|vem|tem|aparece|pega|funciona|funcionam",
    undefined,
    settled,
  ),
  bad(
    "vendido|vendida|vendem|vendendo|vende como|por|de artesanal|natural|fresco|novo|original, de caixinha|saquinho|pacotinho|micro ondas|microondas",
    "advert",
    settled,
  ),
  bad(
    "zero|nenhum|nenhuma atendimento|vontade|interesse|consideracao, atendimento zero, nao querem|quer vender|atender|trabalhar",
    "attention",
    settled,
  ),
  bad(
    "professor*|instrutor*|medic*|personal|dentista|psicolog* falta|faltam|faltou|faltava direto|muito|sempre|toda|demais|bastante, vive faltando, nao vem|veio|vai|aparece nunca|sempre",
    "appointment",
    settled,
  ),
  bad(
    "veio|vieram|chegou|chegaram|era|eram com _ quebrad*|rasgad*|riscad*|solt*|torto|torta|manchad*|amassad*, veio|vieram com outro|outra|defeito",
    "condition",
    settled,
  ),
  bad(
    "risca|riscam|quebra|quebram|amassa|amassam|mancha|rasga|rasgam|solta|soltam|desbota|lasca|lascam|suja|descola|entope facil|facilmente|muito|toda|sempre",
    "durability",
    settled,
  ),
  bad(
    "so|apenas|somente tem|tinha|havia caixa|guiche preferencial|rapido|manual, so|apenas|somente tem|tinha|havia|com um|1|unico|dois|2 caixa|caixas|guiche|guiches, so|apenas|somente um|1|unico|dois|2 caixa|caixas|guiche funcionando|aberto|abertos|atendendo, um|1|unico caixa|guiche so|apenas|aberto|funcionando|atendendo",
    undefined,
    { ...settled, name: "o número de caixas abertos" },
  ),
  bad(
    "so|apenas|somente um|1|uma|dois|2|duas atendente|atendentes|garcom|garcons|garconete|funcionario|funcionarios|funcionaria|funcionarias|pessoa|pessoas|moca|rapaz atendendo|servindo|trabalhando|para, so|apenas|somente tem|tinha|havia|com um|1|uma|dois|2|duas atendente|atendentes|garcom|garcons|garconete|funcionario|funcionarios|funcionaria|funcionarias|moca|rapaz, so|apenas|somente tem|tinha|havia|com um|1|uma|dois|2|duas pessoa|pessoas para|atendendo|trabalhando|servindo",
    undefined,
    { ...settled, name: "o número de atendentes" },
  ),
  bad(
    "cheio|cheia|cheios|cheias de erro|erros|defeito|defeitos|problema|problemas|falha|falhas|bolha|bolhas|buraco|buracos|remendo|goteira|fio, machucad*, lascad*, desfiad*, esburacad*",
    "condition",
    settled,
  ),
  bad(
    "bebida|bebidas|cerveja|refri|refrigerante|suco|chopp|chope .. quente|quentes|morno|morna, agua veio|vieram|estava|tava|chegou|mineral quente|morna",
    undefined,
    { ...settled, name: "a temperatura da bebida" },
  ),
  bad(
    "preco de bar|restaurante|shopping|aeroporto|hotel|ouro, preco|precos .. chique, dinheiro jogado, jogar dinheiro",
    "price",
    settled,
  ),
  bad(
    "precisa|precisava|precisam|precisavam|faltou|falta|merecia|merece .. limpeza|faxina, precisa|precisam|precisava melhorar|cuidar|rever .. limpeza|higiene",
    "cleanliness",
    settled,
  ),
  bad(
    "era|eram muito|bem|tao bom|boa|bons|boas|gostoso|gostosa .. agora|hoje|virou, era|eram bom|boa|bons|boas|otimo|otima|otimos|otimas|gostoso|gostosa|maravilhoso|maravilhosa|excelente|excelentes agora|hoje|virou",
    "quality",
  ),
  bad(
    "precisa|precisava|precisam|precisavam|faltou|falta|merecia|merece .. pintura|reforma|manutencao",
    "upkeep",
    settled,
  ),
  bad(
    "emperr*, violad*, avariad*, danificad*, deformad*, empenad*, desregulad*, mofad*, embolorad*",
    "condition",
  ),
  bad(
    "as pressas, feito|feita as pressas, consulta|atendimento|aula|visita corrid*|relampago",
    "attention",
    { quiet: true },
  ),
  bad(
    "disse|disseram|falou|falaram|diz|dizem|alega|alegam que ja|_ estava|estavam|veio|era|tava assim, ja estava|veio assim, a culpa e|foi minha|do cliente, nao assum*",
    "response",
    settled,
  ),
  bad(
    "fila|filas .. chorar|interminavel|gigante|quilometrica|enorme|absurda, de chorar de ruim|raiva",
    "queue",
    settled,
  ),
  bad(
    "costura|costuras|ziper|sola|alca|emenda|fecho|botao|tira|salto .. abriu|abriram|soltou|soltaram|arrebentou|descosturou|estourou|rasgou|quebrou|caiu|descolou, cedeu|cederam, abriu|abriram no meio|na primeira|no primeiro",
    "durability",
    settled,
  ),
  bad(
    "marc*|agend* .. dia|hora|horario|data errad*|trocad*, marcam|marcaram|marca|marcou e nao|nunca",
    "appointment",
    settled,
  ),
  bad(
    "mesmo|mesma|mesmos problema|defeito|barulho|erro|vazamento|falha, com o mesmo problema|defeito",
    "solution",
    settled,
  ),
  bad("ar|ar_condicionado|condicionado|ventilador desligad*|quebrad*|pingando|fraco", undefined, {
    ...settled,
    name: "a climatização",
  }),
  bad(
    "fechou|fecha|fecham|fecharam|fechada|fechado aos|no|de|na domingo|domingos|sabado|sabados|feriado|feriados|segunda|segundas, fechou|fecha|fecham sem|antes|mais|cedo",
    "hours",
    settled,
  ),
  bad("olho|palpebra|sobrancelha|boca|rosto|labio caid*|torto|torta|deformad*", "result", settled),
  bad(
    "so um|uma|dois|duas|metade funcionou|funciona|funcionam|funcionava|ligou|veio, cortaram|cortou|desligaram|desligou minha|meu|a|o|nossa luz|agua|internet|energia|ar|som",
    "function",
    settled,
  ),
  bad(
    "valor|preco|total|conta era|foi|ficou|veio|virou outro|outra, valor|preco|orcamento .. outro|diferente|maior",
    "billing",
    settled,
  ),
  bad(
    "sem ferramenta|ferramentas|material|uniforme|preparo|equipamento, pediram|pediu a|o minha|meu emprestad*, pediram|pediu .. emprestad*",
    "competence",
    settled,
  ),
  bad("ficou|ficaram|deixou|deixaram devendo, deixou|deixaram a dever", undefined, settled),
  bad(
    "lascou|lascaram|descascou|descascaram|soltou|soltaram|quebrou|quebraram|descolou|descolaram|saiu|sairam em|no|na|com _ dia|dias|semana|semanas|primeiro|primeira|segundo|segunda, nao durou|duraram|dura|duram, durou|duraram so|apenas|nem|pouco|menos",
    "durability",
    settled,
  ),
  bad(
    "sumiu|sumiram com|do|da, perderam|perdeu|perdem meu|minha|meus|minhas|nossa|nosso, perderam o|a|os|as|um|uma, sumiu com, sumiram com",
    "care",
    settled,
  ),
  bad(
    "so tem|tinha|vende|vendem|havia .. pp|tamanho|tamanhos|numero|pequen*, ja|sempre acabou|acabaram|acaba|esgot*, nunca tem|tinha|acho|encontro, acabou|acaba|acabam cedo|rapido|antes, so sobr*, acabou|acabaram cedo|antes|rapido|logo",
    "stock",
    settled,
  ),
  bad(
    "trava|travam|travando|travou|travava|cai|caindo|caia direto|toda|o|sempre|muito|demais|varias|do|e|no|na, vive|vivem|fica|ficava|ficam travando|caindo|oscilando|desligando|piscando, nao|nunca liga|carrega|conecta|abre|roda|pega|esquenta|gela|esfria|seca|fecha direito|bem|mais|nada",
    "function",
    settled,
  ),
  bad(
    "vive|vivem|anda|andam|continua|continuam|sempre quebrad*|em_manutencao, vive|vivem|sempre|continua em manutencao, fora do ar|funcionamento",
    "condition",
    settled,
  ),
  bad(
    "vive|vivem|anda|andam|sempre|muito|super cheio|cheia|cheios|cheias|lotad*, mesa|mesas|lugar|aparelhos|vaga|vagas vive|vivem|sempre ocupad*",
    "crowd",
    settled,
  ),
  bad(
    "vive|vivem|sempre|ficam|fica desmarcando|remarcando|mudando|trocando|cancelando|adiando, desmarc*|remarc*|adia|adiam|adiou|adiaram .. vezes|hora|dia|novo|sempre|vez|vespera, cancel* .. hora|vespera|dia|aviso|avisar",
    "cancelling",
    settled,
  ),
  bad(
    "empurr*|insist* .. pacote|pacotes|plano|planos|produto|produtos|vender|cartao|seguro, tent* me|nos vender|empurrar|enfiar, tent* vender|empurrar, oferec* o|todo tempo, oferec* .. toda hora, forcando|forcaram|forcou venda|a|o, venda forcada|casada, ficam|ficaram|fica oferecendo|insistindo|empurrando",
    undefined,
    { ...settled, name: "a insistência na venda" },
  ),
  bad(
    "uma zona|vergonha|piada|palhacada|novela|decepcao|furada|cilada|bomba|porcaria|droga|tristeza|lastima|enrolacao|confusao|bagunca, um descaso|absurdo|desastre|horror|pesadelo|inferno|lixo|fiasco|descalabro, so decepcao|dor|promessa|desculpa|enrolacao|estresse",
    undefined,
    settled,
  ),
  bad(
    "machuca|machucam|machucou|aperta|apertam|apertado|apertada|esfola|esfolou .. pe|pes|dedo|calcanhar, sapato|tenis|sandalia|bota|chinelo machuca|machucou|aperta, desconfort*, sem conforto, duro|dura de|demais para|pra sentar|dormir",
    "comfort",
    settled,
  ),
  bad(
    "cada dia|hora|vez uma|e|um desculpa|historia|uma|coisa|conversa, so|sempre promessa|promessas|desculpa|desculpas|conversa, inventa|inventam|inventou|inventaram desculpa|desculpas|historia|uma|moda, fica|ficam|ficou|ficaram empurrando|jogando .. um|para, um empurra, empurra empurra",
    "response",
    settled,
  ),
  bad(
    "rua|estacionamento|entrada|escada .. escur|escuro|escura, rua|lugar|estacionamento|local|entrada|escada .. perigos*|deserto|deserta, fiquei|ficamos com medo de sair|entrar|andar|estacionar|assalto|descer, da|dava medo de sair|andar|entrar|estacionar|descer, sem|falta|pouca iluminacao|seguranca",
    "safety",
    settled,
  ),
  bad(
    "nada|muito diferente do|da que|combinado|foto|prometido|anunciado|anuncio|site, propaganda enganosa",
    "advert",
    settled,
  ),
  bad(
    "murch*, borrachud*, encharcad* de|no|na oleo|gordura|molho, oleos*, engordurad*, queimad*, passad* do ponto, amanhecid*, pao|bolo|salgado|coxinha|pastel|paes .. dormid*, requentad*, esturricad*, aguad*|aguado, caldo|molho|feijao|suco|vitamina|acai|sopa|creme|cafe|milk|shake|iogurte .. ralo|rala, massud*, embatumad*, solad*, azed*, estragad*, rancos*",
    "freshness",
  ),
  bad(
    "derretid*, desmontad*, revirad*, todo|toda amassad*|virad*, veio|vieram|chegou|chegaram|entregaram todo|toda|tudo torto|torta",
    "condition",
  ),
  bad(
    "nao vale|valeu|compensa|compensou o|a|nem|mais|que|pelo|esse|quanto preco|que|valor|cobram|pago|paguei, caro|cara demais|pelo|pelos, caro para, preco|precos|valor|mensalidade|conta .. subiu|aumentou|aumentaram|assusta|abusiv*|salgad*|alto|alta|pesad*|puxad*|absurd*|exorbitante, aumentou|aumentaram demais|muito|o|de|os preco|precos|novo|valor|mensalidade, mais caro|cara que|do",
    "price",
    settled,
  ),
  bad(
    "deixa|deixam|deixou|deixaram .. desejar, podia|poderia|podiam|deveria|devia|poderiam ser|estar|ter mais|melhor|um|uma|menos|maior, precisa|precisam|precisava melhorar|de|mudar|rever|ser, pode|podem|tem que|de melhorar, ja foi|foram bom|melhor|boa|bons|melhores, nao e|sao|esta|estao mais a|o|os|as mesm*|como|tao",
    undefined,
    settled,
  ),
];
