import type { Quality, QualityNoun, Turner } from "./opinion.ts";

const noun = (
  patterns: string,
  quality: Quality,
  more: 1 | "core" | undefined = undefined,
): [patterns: string, noun: QualityNoun] => [
  patterns,
  { kind: "quality", quality, ...(more === 1 && { leaning: 1 }), ...(more && { core: true }) },
];

/** Nouns that name a quality; what stands around them says whether it was good. */
export const qualityNouns = [
  noun("sabor|sabores|gostinho, o|um|bom|otimo|esse|seu gosto, taste|flavor", "taste", "core"),
  noun("tempero|temperos", "seasoning", "core"),
  noun("temperatura", "heat"),
  noun("ponto da carne", "preparation"),
  noun("quantidade, tamanho da porcao|das porcoes", "portion", "core"),
  noun(
    "preco|precos, custo, mensalidade, preco que cobra|cobram|cobrou|cobraram|paguei",
    "price",
    "core",
  ),
  noun(
    "preco|precos|valor|valores na|da|no|do|nas|das placa|placas|prateleira|prateleiras|gondola|gondolas|etiqueta|etiquetas|vitrine|cartaz|caixa|anuncio|site|folheto|encarte",
    "price",
    "core",
  ),
  noun("valor|valores, price|prices|precio|precios", "value", "core"),
  noun("agilidade, rapidez", "speed", 1),
  noun("pontualidade", "punctuality", 1),
  noun("prazo|prazos", "deadline"),
  noun("limpeza", "cleanliness", 1),
  noun("higiene", "hygiene", 1),
  noun("cheiro", "smell"),
  noun("conforto", "comfort", 1),
  noun("aconchego", "cosiness", 1),
  noun("tranquilidade|paz", "quiet", 1),
  noun("ventilacao, climatizacao, ar condicionado", "climate"),
  noun("simpatia|alegria|bom humor", "friendliness", 1),
  noun("atencao|dedicacao|presteza|disposicao", "attention", 1),
  noun("educacao|gentileza|cordialidade|delicadeza", "courtesy", 1),
  noun("paciencia", "patience", 1),
  noun("carinho|amor", "affection", 1),
  noun("cuidado|cuidados|zelo", "care", 1),
  noun("acolhimento|receptividade|hospitalidade", "welcome", 1),
  noun("respeito, pouco|minimo|nada|questao|sinal|caso de respeito", "respect", 1),
  noun("profissionalismo", "professionalism", 1),
  noun("competencia|experiencia profissional|conhecimento", "competence", 1),
  noun("honestidade|transparencia|sinceridade", "honesty", 1),
  noun("confianca|credibilidade", "trust", 1),
  noun("explicacao|explicacoes", "explanation"),
  noun("informacao|informacoes|orientacao|orientacoes", "information"),
  noun("organizacao", "organisation", 1),
  noun("variedade|diversidade|opcoes|opcao", "variety", 1),
  noun("qualidade, qualidade da|do|dos|das", "quality", 1),
  noun("durabilidade", "durability", 1),
  noun("acabamento", "finish", "core"),
  noun("capricho", "diligence", 1),
  noun("resultado|resultados", "result"),
  noun("tamanho|tamanhos|numeracao|caimento", "fit"),
  noun("beleza", "beauty", 1),
  noun("seguranca", "safety", 1),
  noun(
    "acessibilidade, rampa|rampas, cadeirante|cadeirantes, cadeira de rodas, mobilidade reduzida, wheelchair",
    "accessibility",
  ),
  noun(
    "horario|horarios, opcao|opcoes|variedade|flexibilidade de horario|horarios, horario|horarios disponivel|disponiveis|flexivel|flexiveis",
    "times",
  ),
  noun(
    "forma de pagamento, formas de pagamento, maquininha, pix, vale alimentacao|refeicao, ticket alimentacao|refeicao, cartao de credito|debito|alimentacao",
    "payment",
  ),
  noun("cobranca|cobrancas, a conta", "billing"),
  noun("troca|trocas", "exchange"),
  noun("garantia", "warranty"),
  noun("estoque", "stock"),
  noun("criatividade", "creativity", 1),
  noun("praticidade|comodidade|facilidade", "practicality", 1),
  noun("receita|receitas", "recipe"),
];

const turner = (kind: Turner["kind"], patterns: string): [patterns: string, turner: Turner] => [
  patterns,
  { kind },
];

export const turners = [
  turner(
    "skip",
    "colegas|colega|amigos|amigas|pessoal do|de trabalho|servico, aniversario|bodas de casamento|namoro",
  ),
  turner("skip", "foi|fomos|fui|foram tratad*|recebid*|acolhid* com"),
  turner("skip", "cozinha como|muito|bem|demais|que"),
  turner("skip", "vi|li|lendo os|as elogios|avaliacoes|comentarios, agradeco se, agradeceria se"),
  turner("lack", "nao fizeram|fez|fazem|usaram|usam|usou|deram"),
  turner(
    "elsewhere",
    "outras experiencias, outra experiencia, depois de _ oficinas|lojas|mecanicos|tecnicos|profissionais|tentativas|saloes|clinicas, depois de varias|varios|muitas|muitos oficinas|lojas|profissionais|lugares|tentativas",
  ),
  turner(
    "told",
    "promete|prometem, jurou|juraram|jura, garantiu|garantiram|garante que, disse|disseram|diziam que era|e|eram|sao|estava, vendem|vende como, se diz|dizem, anuncio diz|promete|fala, propaganda diz|promete, falaram|falou|anunciam|anunciaram|dizia|dizem que, prometeram|prometeu|prometem, diz* que, dizem ser",
  ),
  turner(
    "rival",
    "vao|va|vou na|no|ate|ao|em, prefiro|prefiram|prefira o|a|ir, melhor|melhores ir|vao|irem, comprem|compre|peca|pecam na|no|em",
  ),
  turner("skip", "estacionamento pago|rotativo, agua sem gas, os pequenos|pequeninos, as pequenas"),
  turner("skip", "otima|boa|excelente|melhor|bela opcao|pedida|escolha de|para|no|na"),
  turner("skip", "comprar|compro|comprei|compra|dar|dei|levar|levei|de|para presente|presentes"),
  turner("skip", "minha|nossa|uma|a reclamacao|reclamacoes"),
  turner("skip", "me|nos|te esperando"),
  turner(
    "skip",
    "arte|artes|layout|prova|modelo|projeto|orcamento|desenho|previa|foto aprovad*, ja|tinha|havia|estava aprovad*",
  ),
  turner(
    "skip",
    "estragad* pela|pelo|pelos|por, perd* a|minha|toda paciencia, fome e a paciencia, serve|servem|servia a comida, no|num|naquele|em balde|baldinho com|de|cheio gelo, balde|baldinho com|de|cheio gelo, o que vinha|tinha|vem|tem no|na|nesse|nessa|dentro _, galera|publico|gente|turma|plateia animad*|bonit*|jovem|descolad*|alternativ*, letra|letras grande|grandes|maiuscula|maiusculas|miuda|miudas, com todo respeito, com todo o respeito, e|foi|era um|uns doce|doces de|feito|feitos, sai|saio|saimos|volto|voltei|compro|comprei|pago|paguei sorrindo|rindo, nunca tem razao, cara da|do|dos|das gente|cliente|clientes|pessoa|pessoas|povo, alergi*|intoleran* a|ao|aos|as _, trabalh*|estud*|escrev* no|com|em|meu|o notebook|computador|laptop|celular, trabalh*|estud*|escrev* com|no o|meu notebook|computador|laptop, cadeiras em cima da|das mesa|mesas, cozinha fecha|fechou|encerra|encerrou|fechava, de|com|da|na|minha|toda galera, acaba|acabam|acabou|acabaram|esgota|esgotam|some|somem|voa|voam rapido|rapidinho|rapidamente|logo, da cara da gente|dos outros|do cliente|dos clientes, da|a cara do|da|dele|dela garcom|gerente|dono|dona|moca|rapaz|atendente|funcionario|funcionaria|gente, com cara de, para o|esse|este preco|valor, para preco|valor, do tamanho de um|uma, aquela|essa|dessa|nessa cara de, foi|e um barato",
  ),
  turner(
    "skip",
    "caixa|caixas|guiche|guiches|atendente|balcao|cozinha|loja|quiosque|padaria|restaurante|bar funcionando, funcionando ate|das|de|aos|so|na|no",
  ),
  turner(
    "skip",
    "comida|almoco|jantar|prato|pratos|sobremesa|lanche|pizza|bolo|cerveja|bebida|preco|sabor|sushi nem cheguei|chegamos|provei|provamos|comi|comemos|importa|interessa|vi|pedi|quis|quero, comida|almoco|jantar|prato|lanche|pizza|preco|sabor pouco|nao importa|interessa|vem, nem cheguei|chegamos a provar|comer|experimentar|entrar",
  ),
  turner(
    "skip",
    "volta as|para|pras aulas, cor|tom de rosa|vinho|abobora|laranja|mel|chumbo|gelo|cafe|chocolate|creme|salmao|pele, azul|verde piscina|agua|bebe|petroleo, branco gelo|areia, que e uma beleza, mega|megas|giga|gigas entrega|entregam, carro|peca|chave reserva",
  ),
  turner(
    "skip",
    "pedreiro|pintor|eletricista|encanador|gesseiro|montador|marceneiro ficou|ficaram|estava|tava parado|parada|parados|esperando|sem, meu|nosso pedreiro|pintor|encanador|eletricista|marceneiro ficou|esperou|teve|disse|falou|achou|viu|percebeu|elogiou|gostou|aprovou|usou|pediu|precisou",
  ),
  turner("skip", "eu era|estava _, eu sou pessim*|ruim|chat*|exigente|enjoad*|fresc*"),
  turner(
    "negator",
    "nao, nunca, jamais, nem, nada, sem, nenhum|nenhuma, ninguem, tampouco, pouco|pouca, zero, nao precis*, nem precis*, not|never|without|isn|wasn|didn|don, muito longe de",
  ),
  turner(
    "lack",
    "falta|faltou|faltava|faltam, faltaram|falto, falta de, cade, precisa|precisam de|ter|haver, carece, ausencia de, sinto falta, senti falta, bem que podia* ter, nao tem, nao tinha, nao ha, nao havia, nao possu*, nao existe, nao oferec*, lack of",
  ),
  turner(
    "wish",
    `tinha|tinham tudo para, esperava|esperavamos, esperei um|uma, deveria|deveriam|devia|deviam, poderia|poderiam|podia|podiam, seria bom|otimo|legal|melhor|interessante, gostaria que, queria que, quero um|uma, merec* um|uma,
    achei que ia|seria|fosse|teria, pensei que, imagin* que, se fosse, se tivesse, antes era|eram, antigamente, tentei|tentamos|tento|tentando|tentar, ja foi, ja foram, costumava, quando abriu|abriram, no comeco|inicio era, era um|uma otimo|otima|bom|boa|excelente, fama de, pelas fotos, nas fotos, pela foto, na foto, sugiro|sugestao|sugestoes, should|expected, could be`,
  ),
  turner(
    "undo",
    "nao tenho palavras, sem palavras para, faltam palavras, me faltam palavras, nao sei como agradecer, nao canso de, nao me canso, nao esperava muito|nada|tanto, sem expectativa|expectativas, sem perguntar|cobrar nada, nao so, nao somente, nao apenas, nao e so, nao foi so, nao e a toa, sem duvida|duvidas, sem falar, sem contar, nada alem, nao sei, sem falta, pouco tempo, pouco depois, nao importa, nao e de hoje, nao e a primeira, nao foi a primeira, nada como, se nao, senao, nao obstante, nem sempre, nao fosse, nao consigo mais|viver|ficar|parar|imaginar|ir|comer|usar|confiar em outro|outra, nao quer|queria|queriam|querem ir|sair|vir|mais ir|sair|outro|outra, nao tem|ha|existe preco|dinheiro que pague, nao para|param|parou|paravam|parava|paro de, nao erra|erram|falha|falham|faltou|falta nada, nao pode|podia|da para deixar|faltar|perder, nao podia|poderia deixar, nao troco, nao fica atras, nao perde em nada|para, sem querer, sem compromisso algum, nem sei, por que nao, porque nao, nao e porque, nao hesit*, nao pense duas vezes, nao perca, nao percam, not only",
  ),
  turner(
    "elsewhere",
    "outros|outras nao, os|as outras|outros nao, em outro|outra|outros|outras, no|na outro|outra, do|da outro|outra, outros|outras lugares|locais|lojas|restaurantes|padarias|saloes|oficinas|clinicas|academias|mecanicos|profissionais, outro lugar|local|salao|mecanico|profissional|tecnico|dentista, outra loja|padaria|oficina|clinica|academia|pizzaria|empresa, concorrente|concorrentes|concorrencia, diferente de outros|outras",
  ),
  turner(
    "skip",
    `vidro|parede|linha|camada|fatia|acai|caldo|creme|molho|vitamina|iogurte|suco|bife|tecido|casca|chocolate .. grosso|grossa|grossinho, mais grosso|grossa|grossos do|da, corta|cortou|cortava o barato, cabe|cabia|coube no bolso, cabe|cabia|coube no meu|seu|nosso bolso, zero bala, a|o|os|as|pela|pelo|da|do|uma|um responsavel|responsaveis, com calma, bando de, sinceramente, honestamente, francamente, para ser|falar sincer*|honest*|a, sendo sincer*|honest*, com toda sinceridade|honestidade, mudou de, resposta|respostas educad*|profissiona*|simpatic*|gentil|curta|boa|bonita|firme|elegante|carinhosa|formal|seria|legal|rapida, resposta bem|mais educad*|profissiona*|simpatic*|gentil, responder com|de|bem _, de forma|maneira educad*|profissiona*|gentil|simpatic*, com educacao e, agradec* a|o cliente, quero|queria|preciso|gostaria de|agradecer responder|agradecer, reclama de tudo, sem reserva, sem compromisso, cinto de seguranca, casa brilhando,um pouco|pouquinho, por pouco, pouco a pouco, aos poucos, bom dia, boa tarde, boa noite, boas tardes, boas noites, boa sorte, boas festas, bons dias, bom demais para ser, um bom tempo, boa parte, bom tempo, boa hora, boas vindas, de boa, bom senso, feliz aniversario, feliz natal, feliz ano, feliz pascoa, feliz dia, tudo bem que|com|se|por|e|mas|nao|ate|querer|errar|demorar|atrasar|esperar|ser|ter, tudo bom, tudo joia,
    ocasiao especial, data especial, dia especial, momento especial, o cara|caras, esse cara, um cara, na cara, de cara, a cara, cara de, minha cara, sua cara, por conta, levar em conta, dar conta, da conta, deu conta, faz de conta, chamou atencao, chamou a atencao, prestar atencao, preste* atencao, atencao pessoal, obrigad* a, sou obrigad*, fui obrigad*, fomos obrigad*, eramos obrigad*,
    ponto turistico, ponto comercial, ponto de onibus, horario de almoco, hora do almoco, na hora do almoco|jantar, cerca de, na hora de|do|da|que|errada, por favor, com certeza, primeiro lugar, em primeiro lugar, em lugar nenhum, lugar nenhum, no lugar de|do|da, em vez, melhor dizendo, melhor amig*, melhor idade, quanto melhor, melhoras, o dia inteiro, na melhor das hipoteses,
    sala de estar, de volta, de novo, lado bom, lixo do lado, quente do dia, fim do mundo, no minimo, tempo bom, tempo ruim, dia lindo, dia ruim, calor la fora, dia quente, dia frio, clima frio, no calor, no frio, esse calor, esse frio, cafe com leite, meio ambiente, primeira vez, mesma vez, toda vez, cada vez, alguma vez, as vezes, uma vez, seria o caso, e serio, serio isso, fala serio, e bom ressaltar|lembrar|dizer|saber, triste em saber, e uma pena, que pena,
    plano de saude, convenio, hotel 5 estrelas, restaurante 5 estrelas, hotel cinco estrelas, rua sem saida, ponto de referencia, melhor amiga, de bom gosto, prefeitura, nao conhec*, estou triste, ficamos tristes, fiquei triste, obrigad* por nada, comida de graca, prova|aula|parte pratica, lava rapido|jato, vi|vimos|tem barata|baratas, so abrem|abriram|abre um|dois|tres caixa|caixas, que voces|voce|eles consertaram|consertou|arrumaram|arrumou|trocaram|trocou|instalaram|instalou|venderam|vendeu|indicaram, a|o|as|os mais cara|caro|caras|caros, que sumiu|acabou|sumiram|acabaram em|rapidinho|no, sumiu|acabou|sumiram em um|uma|dois|minutos, muito|muitos|muita|muitas|tanto|tantos _ ruim|ruins|caro|caros|cara|caras, errei o|a, errei meu|minha, faltando .. minutos|minuto|horas|dias|semana|semanas, a|o profissional estava|nao|faltou|chegou|atrasou|disse|que|parecia, grandes redes|marcas|lojas|cadeias, volveremos|volvere|volveria seguro, tecido|material|roupa|blusa|calca|fino|fina|guardanapo|papel|sacola|embalagem .. transparente|transparentes, nao e a|o mais barata|barato, demorei para conhecer|ir|descobrir|experimentar|voltar, quebrei|torci|esqueci|derrubei|sujei|rasguei o|a|meu|minha, peca|pecas velha|velhas|antiga|antigas, nunca mais vou|corto|compro|como em|a outro|outra, pior|piores fase|momento|dia|epoca|fases|momentos, que beleza|lindeza, promocao, quanto custa, nada contra, feijao preto, peixe cru, comida crua, sal rosa, seco e molhado, frutos secos, fruta seca, tomate seco, carne seca, coco seco, feira livre, frio na barriga, agua quente, cachorro quente, sangue frio, comida fria japonesa`,
  ),
];
