import type { AdInput } from "../input.ts";

export const freshAds: readonly AdInput[] = [
  {
    agent: "ads",
    id: "fresh-ad-galeto",
    prompt:
      "quero um anuncio da minha galeteria em Bento Gonçalves, rodizio de galeto com massa e polenta, 69,90 por pessoa, criança até 6 anos não paga, sexta e sabado a noite",
    facts: ["galet", "bento goncalves", "69,90"],
    things: "comer|rodizio|galet|massa|polenta|comida|jantar|noite|restaurante",
    conditions: [
      { when: "nao paga|gratis|gratuit", needs: "(?:6|seis) anos" },
      { when: "69,90", needs: "pessoa|cada|p/ ?pess" },
    ],
    never: ["almoco", "todos os dias", "domingo", "delivery", "opcoes de galeteria"],
  },
  {
    agent: "ads",
    id: "fresh-ad-barbearia-asa-norte",
    prompt:
      "Barbearia na Asa Norte em Brasília. Corte + barba 70 reais, de terça a quinta sai por 60. Atendo com hora marcada pelo zap, das 9 às 20h",
    facts: ["barb", "corte", "asa norte", "(?<!\\d)(?:60|70)(?!\\d)"],
    things: "corte|barb|cabelo|hora|horario|atendimento|agenda|preco|combo",
    conditions: [{ when: "(?<!\\d)60(?!\\d)", needs: "terca|ter\\b|quinta" }],
    never: ["sem hora", "sem agend", "domingo", "segunda"],
  },
  {
    agent: "ads",
    id: "fresh-ad-pamonharia",
    prompt:
      "Pamonharia no Setor Bueno em Goiânia. Pamonha de sal, de doce e à moda com linguiça, 14 reais cada. Abre de segunda a sábado das 15h às 22h. entrego no bairro, taxa 5 reais",
    facts: ["pamonha", "setor bueno|goiania", "(?<!\\d)14(?!\\d)"],
    things: "pamonha|sal|doce|entrega|linguica|sabor|curau|moda",
    conditions: [{ when: "(?<!\\d)(?:r\\$ ?5|5 reais)(?!\\d)", needs: "entreg|taxa|frete" }],
    never: ["gratis", "domingo", "almoco", "toda (?:a )?goiania", "opcoes de pamonharia"],
  },
  {
    agent: "ads",
    id: "fresh-ad-banho-e-tosa-icarai",
    prompt:
      "banho e tosa em Icaraí, Niterói. Busco e levo de graça até 3 km, banho porte pequeno a partir de 55. Agendar pelo whats",
    facts: ["banho", "tosa", "icarai|niteroi", "(?<!\\d)55(?!\\d)"],
    things: "banho|tosa|pet|cao|cachorr|caes|busca|leva|transporte|agend|taxi|porte",
    conditions: [
      { when: "gratis|gratuit|de graca", needs: "3 ?km" },
      { when: "(?<!\\d)55(?!\\d)", needs: "pequeno|a partir|desde" },
    ],
    never: ["veterin", "vacin", "24"],
  },
  {
    agent: "ads",
    id: "fresh-ad-troca-de-tela",
    prompt:
      "Troca de tela de iPhone e Samsung em até 1 hora, garantia de 90 dias, no Centro de Curitiba perto da praça Tiradentes, orçamento sem custo",
    facts: ["tela", "iphone|samsung", "curitiba|tiradentes", "90 dias|1 hora|uma hora"],
    things: "troca|tela|consert|reparo|assistencia|orcamento|garantia|iphone|samsung|celular",
    conditions: [{ when: "gratis|gratuit|sem custo", needs: "orcamento" }],
    never: ["bateria", "delivery", "em casa", "original"],
  },
  {
    agent: "ads",
    id: "fresh-ad-violao-menino-deus",
    prompt:
      "dou aula de violao e guitarra pra iniciante, presencial no Menino Deus em Porto Alegre ou online. 180 por mes com 1 aula por semana. a primeira aula experimental é gratis",
    facts: ["viola", "menino deus|porto alegre", "(?<!\\d)180(?!\\d)"],
    things: "aula|aprend|viola|guitarra|curso|experimental|iniciante|primeira|musica|online",
    conditions: [{ when: "gratis|gratuit", needs: "primeira|1a|experiment" }],
    never: ["(?<![a-z])baixo", "teclado", "piano", "(?<![a-z])canto"],
  },
  {
    agent: "ads",
    id: "fresh-ad-diarista-campo-grande",
    prompt:
      "Sou diarista em Campo Grande MS, faxina completa 180 o dia, apartamento pequeno 140. Os produtos de limpeza é o cliente que fornece. trabalho de segunda a sexta e tenho referencia",
    facts: ["faxina|diarista|limpeza", "campo grande", "(?<!\\d)(?:140|180)(?!\\d)"],
    things: "faxina|diarista|limpeza|referencia|apartamento|casa|diaria",
    conditions: [
      { when: "(?<!\\d)140(?!\\d)", needs: "apartamento|apto|ape|pequen" },
      { when: "(?<!\\d)140(?!\\d)", needs: "faxina|diarista|limpeza" },
    ],
    never: ["produtos? (?:de limpeza )?inclus", "levo (?:os )?produto", "sabado", "passar roupa"],
    names: ["Mato", "Grosso", "Sul"],
  },
  {
    agent: "ads",
    id: "fresh-ad-pizza-em-dobro",
    prompt:
      "promoção terça em dobro: compra uma pizza grande e leva outra de mussarela ou calabresa. só terça e só retirada no balcão. Pizzaria na Tijuca, Rio de Janeiro",
    facts: ["pizza", "tijuca", "terca", "dobro|leva outra|leve outra|ganh"],
    things: "pizza|promocao|mussarela|calabresa|terca|dobro|grande|sabor",
    conditions: [
      { when: "dobro|lev[ae] outra|leva duas|leve duas|leve 2", needs: "terca" },
      { when: "dobro|lev[ae] outra|leva duas|leve duas|leve 2", needs: "retir|balcao" },
    ],
    never: ["entrega", "delivery", "qualquer sabor", "todos os dias"],
  },
  {
    agent: "ads",
    id: "fresh-ad-flores-estreito",
    prompt:
      "Floricultura no Estreito em Florianópolis, buquê de rosas com entrega no mesmo dia pra pedidos até as 15h. A partir de 89 reais",
    facts: ["buque|rosas|flor", "estreito|florianopolis", "(?<!\\d)89(?!\\d)", "entreg"],
    things: "buque|rosa|flor|entrega|arranjo|presente",
    conditions: [
      { when: "mesmo dia|hoje", needs: "15 ?h|15:00|as 15" },
      { when: "(?<!\\d)89(?!\\d)", needs: "a partir|desde" },
    ],
    never: ["gratis", "24", "orquidea"],
  },
  {
    agent: "ads",
    id: "fresh-ad-troca-de-oleo-cuiaba",
    prompt:
      "Troca de óleo com filtro por 189,90 pra motor 1.0, oficina na avenida Fernando Corrêa em Cuiabá, fica pronto em 30 minutos e não precisa agendar",
    facts: ["oleo", "cuiaba|fernando correa", "189,90"],
    things: "troca|oleo|filtro|oficina|motor|revisao",
    conditions: [{ when: "189,90", needs: "1\\.0" }],
    never: ["com hora marcada", "gratis", "qualquer (?:carro|motor)", "moto\\b"],
  },
  {
    agent: "ads",
    id: "fresh-ad-unhas-blumenau",
    prompt:
      "alongamento de unha em gel 120, manutenção 80. atendo em casa (na minha) no bairro Garcia em Blumenau, só mulheres, de terça a sabado com horario marcado",
    facts: ["unha|alongamento", "gel", "garcia|blumenau", "(?<!\\d)120(?!\\d)"],
    things: "unha|alongamento|manutencao|horario|gel|atendimento|manicure|nail",
    conditions: [{ when: "(?<!\\d)80(?!\\d)", needs: "manutenc" }],
    never: ["domicilio", "na sua casa", "vou ate", "domingo", "pedicure"],
  },
  {
    agent: "ads",
    id: "fresh-ad-pousada-pirenopolis",
    prompt:
      "pousada em Pirenópolis GO a 5 min a pé da Rua do Lazer, piscina, café da manhã incluso, diária de casal 320 de domingo a quinta. aceita pet pequeno",
    facts: ["pousada", "pirenopolis", "piscina|cafe da manha", "(?<!\\d)320(?!\\d)"],
    things: "descans|pousada|piscina|cafe|diaria|quarto|hosped|casal|pet",
    conditions: [
      { when: "(?<!\\d)320(?!\\d)", needs: "domingo|dom\\b|quinta" },
      { when: "(?<![a-z])pets?(?![a-z])", needs: "pequen" },
    ],
    never: ["fim de semana", "fins de semana", "all inclusive", "jantar"],
    names: ["Goiás"],
  },
  {
    agent: "ads",
    id: "fresh-ad-chaveiro-zona-sul",
    prompt:
      "Chaveiro 24 horas em Copacabana, Ipanema e Leblon. abertura de porta e de carro, chego em uns 30 min, aceito pix e cartão",
    facts: ["chaveiro", "copacabana", "24 ?h", "ipanema|leblon|porta|carro"],
    things: "abr|chaveiro|abertura|porta|carro|chave|atendimento",
    never: ["gratis", "cofre", "tijuca", "menor preco"],
  },
  {
    agent: "ads",
    id: "fresh-ad-amigurumi-joinville",
    prompt:
      "faço amigurumi por encomenda, bichinho de crochê pra presente de bebê, prazo de 10 dias, a partir de 65,00. sou de Joinville mas envio pra todo o Brasil",
    facts: ["amigurumi|croche", "joinville|todo o brasil|brasil", "(?<!\\d)65(?!\\d)"],
    things: "amigurumi|croche|bichinho|presente|encomenda|envio|peca|boneco",
    conditions: [{ when: "(?<!\\d)65(?!\\d)", needs: "a partir|desde" }],
    never: ["frete gratis", "pronta entrega", "mesmo dia", "atacado"],
  },
  {
    agent: "ads",
    id: "fresh-ad-pilates-londrina",
    prompt:
      "Studio de pilates em Londrina com fisioterapeuta, turma de no máximo 4 alunos, 2x por semana 260 por mês, a avaliação inicial é grátis. das 6h30 às 20h",
    facts: ["pilates", "londrina", "(?<!\\d)260(?!\\d)"],
    things: "pilates|studio|fisioterap|turma|avaliacao|aula|horario",
    conditions: [
      { when: "gratis|gratuit", needs: "avaliac" },
      { when: "(?<!\\d)260(?!\\d)", needs: "2 ?x|duas vezes|2 vezes|mes|mensa" },
    ],
    never: ["(?<![a-z])cura", "sem dor", "emagre", "sabado", "individua"],
  },
  {
    agent: "ads",
    id: "fresh-ad-contador-mei",
    prompt:
      "Contador pra MEI em Brasília e entorno: declaração anual 120 reais, abertura de MEI 80. Atendo tudo online pelo whatsapp, sem mensalidade",
    facts: ["mei(?![a-z])", "brasilia", "(?<!\\d)(?:120|80)(?!\\d)", "declarac|abertura|abr[ai]"],
    things: "abr|contador|contabil|declaracao|abertura|mei|atendimento|servico",
    conditions: [
      { when: "(?<!\\d)120(?!\\d)", needs: "declarac" },
      { when: "(?<!\\d)80(?!\\d)", needs: "abertura|abr[ai]" },
    ],
    never: ["gratis", "presencial", "imposto de renda"],
  },
  {
    agent: "ads",
    id: "fresh-ad-smash-caxias",
    prompt:
      "oi faz um anuncio aí pra mim, é da hamburgueria, smash duplo com batata e refri por 34,90 só no delivery próprio pelo whats, no ifood não vale, Caxias do Sul, das 18 as 23 menos segunda",
    facts: ["smash|hamburg", "caxias do sul", "34,90", "batata|refri"],
    things: "smash|hamburg|batata|refri|combo|delivery|entrega|lanche",
    conditions: [{ when: "34,90", needs: "delivery|entreg|whats|zap" }],
    never: ["todos os dias", "almoco", "gratis", "no local", "segunda a"],
  },
  {
    agent: "ads",
    id: "fresh-ad-marmita-fit-taguatinga",
    prompt:
      "marmita fit congelada, kit com 10 por 199 e kit com 20 por 379, Taguatinga DF, entrego quarta e domingo, dá pra escolher os sabores",
    facts: ["marmita", "taguatinga", "(?<!\\d)(?:199|379)(?!\\d)"],
    things: "marmita|kit|fit|congelad|sabor|entrega|refeic|comida",
    conditions: [
      { when: "(?<!\\d)199(?!\\d)", needs: "(?<!\\d)10(?!\\d)|dez" },
      { when: "(?<!\\d)379(?!\\d)", needs: "(?<!\\d)20(?!\\d)|vinte" },
    ],
    never: ["emagre", "gratis", "todos os dias", "sem gluten"],
    names: ["Distrito", "Federal"],
  },
  {
    agent: "ads",
    id: "fresh-ad-otica-chapeco",
    prompt:
      "Ótica no centro de Chapecó. Armação + lente a partir de 199 em até 10x sem juros. Não fazemos exame de vista, traga a sua receita",
    facts: ["otica|armac|oculos", "chapeco", "(?<!\\d)199(?!\\d)"],
    things: "otica|armac|lente|oculos",
    conditions: [{ when: "(?<!\\d)199(?!\\d)", needs: "a partir|desde" }],
    never: [
      "(?<!nao )(?:com|fazemos|faz|temos|oferecemos) (?:o )?exame",
      "exame[a-z ]* (?:gratis|inclus)",
      "de sol",
    ],
  },
  {
    agent: "ads",
    id: "fresh-ad-lavanderia-vitoria",
    prompt:
      "Lavanderia na Praia do Canto em Vitória, lava e seca 5 kg por 39,90, fica pronto no mesmo dia se trouxer até as 10h. Edredom 45 reais",
    facts: ["lava", "praia do canto|vitoria", "39,90"],
    things: "lava|edredom|roupa|seca|servico",
    conditions: [
      { when: "39,90", needs: "5 ?kg|5 quilos" },
      { when: "mesmo dia|hoje", needs: "10 ?h|10:00|as 10" },
      { when: "(?<!\\d)45(?!\\d)", needs: "edredom" },
    ],
    never: ["buscamos|busca e ", "entreg", "delivery", "gratis"],
  },
  {
    agent: "ads",
    id: "fresh-ad-festa-maringa",
    prompt:
      "salao de festa infantil em Maringá pra até 80 pessoas, brinquedão e monitores inclusos, pacote de segunda a quinta 2.900, fim de semana 3.900. 4 horas de festa",
    facts: ["festa", "maringa", "2\\.?900|3\\.?900", "80 pessoas|brinquedao|monitor"],
    things: "salao|festa|brinquedao|monitor|pacote|espaco|buffet infantil",
    conditions: [
      { when: "2\\.?900", needs: "segunda|quinta|seg\\b" },
      { when: "3\\.?900", needs: "fim de semana|fins de semana|sabado|domingo" },
      { when: "3\\.?900", needs: "festa|pacote|salao" },
    ],
    never: ["comida inclu", "(?<![a-z])bolo", "decorac", "open bar"],
  },
  {
    agent: "ads",
    id: "fresh-ad-eletricista-goiania",
    prompt:
      "eletricista residencial em Goiânia e Aparecida, chuveiro, tomada, quadro de luz, orçamento gratis pelo whatsapp é só mandar foto. não atendo a noite nem domingo",
    facts: ["eletricista", "goiania", "orcamento", "chuveiro|tomada|quadro"],
    things: "eletricista|chuveiro|tomada|quadro|orcamento|instalac|servico|conserto",
    conditions: [{ when: "gratis|gratuit", needs: "orcamento" }],
    never: ["24 ?h", "(?<!nao [a-z ]{0,30})(?:a noite|domingo)", "emergenc", "ar[- ]condicionado"],
    names: ["Aparecida"],
  },
  {
    agent: "ads",
    id: "fresh-ad-brecho-bom-fim",
    prompt:
      "Brechó no Bom Fim em Porto Alegre, peças a partir de 15 reais, tamanhos do 36 ao 54, troca em até 7 dias. Aberto de seg a sáb das 10 às 19",
    facts: ["brecho", "bom fim|porto alegre", "(?<!\\d)15(?!\\d)", "36"],
    things: "brecho|peca|roupa|tamanho|troca|moda",
    conditions: [{ when: "(?:r\\$ ?15|15 reais)(?!\\d)", needs: "a partir|desde" }],
    never: ["domingo", "entreg", "online", "compramos"],
  },
  {
    agent: "ads",
    id: "fresh-ad-acai-umarizal",
    prompt:
      "Açaí puro grosso do dia, litro 28 reais, no Umarizal em Belém, acompanha farinha d'água ou tapioca. todo dia a partir das 10 até acabar",
    facts: ["acai", "umarizal|belem", "(?<!\\d)28(?!\\d)"],
    things: "acai|farinha|tapioca|litro|puro|grosso",
    conditions: [{ when: "(?<!\\d)28(?!\\d)", needs: "litro" }],
    never: ["granola", "leite", "entreg", "delivery", "organic"],
  },
  {
    agent: "ads",
    id: "fresh-ad-bicicleta-camboriu",
    prompt:
      "Aluguel de bicicleta em Balneário Camboriú, 25 a hora ou 90 o dia, capacete e cadeado inclusos, a uma quadra da Praia Central. precisa deixar documento",
    facts: ["bicicleta|bike", "camboriu", "(?<!\\d)(?:25|90)(?!\\d)"],
    things: "alug|bicicleta|bike|capacete|cadeado",
    conditions: [
      { when: "(?<!\\d)25(?!\\d)", needs: "hora" },
      { when: "(?<!\\d)90(?!\\d)", needs: "dia" },
    ],
    never: [
      "eletric",
      "gratis",
      "sem documento",
      "(?<![a-z])vend",
      "(?<!uma )(?<!1 )quadra da praia",
    ],
  },
  {
    agent: "ads",
    id: "fresh-ad-ajuste-de-roupa-recife",
    prompt:
      "Ajuste e conserto de roupa no Derby, Recife. Barra de calça 25 reais e fica pronta em 24 horas. vestido de festa só com orçamento na loja",
    facts: ["ajuste|conserto", "roupa|calca", "derby|recife", "(?<!\\d)25(?!\\d)"],
    things: "ajust|consert|barra|roupa|calca|orcamento|vestido|costur",
    conditions: [
      { when: "24 ?h", needs: "barra|calca" },
      { when: "(?<!\\d)25(?!\\d)", needs: "barra|calca" },
    ],
    never: ["gratis", "sob medida", "domicilio", "aberto 24"],
  },
  {
    agent: "ads",
    id: "fresh-ad-cuca-santa-cruz",
    prompt:
      "cuca recheada de uva, banana e farofa 22 reais, tem linguiça colonial e queijo tambem. vendo na feira de sabado em Santa Cruz do Sul das 7 ao meio dia, encomenda até quinta",
    facts: ["cuca", "santa cruz do sul", "(?<!\\d)22(?!\\d)", "sabado"],
    things: "cuca|linguica|queijo|produto|uva|banana|farofa|encomenda",
    conditions: [{ when: "(?<!\\d)22(?!\\d)", needs: "cuca|recheada" }],
    never: ["entreg", "delivery", "todos os dias", "domingo", "organic", "^banana"],
  },
  {
    agent: "ads",
    id: "fresh-ad-natacao-agua-verde",
    prompt:
      "Natação infantil a partir de 3 anos, piscina coberta e água aquecida, no Água Verde em Curitiba. matricula sem taxa em julho. turmas de manhã e de tarde",
    facts: ["natac", "agua verde|curitiba", "3 anos|infantil|crianc", "aquecida|matricula|julho"],
    things: "natac|nadar|aprend|piscina|turma|aula|agua|matricula|infantil",
    conditions: [{ when: "sem taxa|matricula gratis|isenc|isent", needs: "julho" }],
    never: ["adult", "hidrogin", "noite", "bebe"],
  },
  {
    agent: "ads",
    id: "fresh-ad-lavagem-a-seco-barra",
    prompt:
      "lavagem a seco onde vc estiver na Barra e no Recreio RJ, carro pequeno 60, suv 80, agende com 1 dia de antecedencia, atendo em condominio",
    facts: ["lavagem|lava", "a seco", "barra|recreio", "(?<!\\d)(?:60|80)(?!\\d)"],
    things: "lavagem|lava|carro|suv|atendimento|condominio",
    conditions: [
      { when: "(?<!\\d)60(?!\\d)", needs: "pequen" },
      { when: "(?<!\\d)80(?!\\d)", needs: "suv" },
    ],
    never: ["mesmo dia", "na hora", "moto(?![a-z])", "polimento"],
    names: ["Rio", "Janeiro", "Barra", "Tijuca", "Bandeirantes"],
  },
  {
    agent: "ads",
    id: "fresh-ad-cesta-varzea-grande",
    prompt:
      "Padaria em Várzea Grande, cesta de café da manhã pro dia dos namorados por 149 já com entrega em Cuiabá e Várzea Grande. pedidos até 10 de junho, só 40 cestas",
    facts: [
      "cesta",
      "namorados",
      "varzea grande|cuiaba",
      "(?<!\\d)149(?!\\d)",
      "10 de junho|10/0?6",
    ],
    things: "surpreend|cesta|cafe|entrega|padaria|presente|pao",
    conditions: [{ when: "com entrega|entrega (?:gratis|inclus)", needs: "cuiaba|varzea" }],
    never: ["24 ?h", "mesmo dia", "personaliz", "almoco"],
  },
];
