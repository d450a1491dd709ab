import { bad, good, type OpinionEntry } from "./entries.ts";

/** Negations and spans of time that praise: what stands in them blames nothing. */
const settled = { fixed: true } as const;

/** Everyday turns that say by an idiom what no single word of theirs says. */
export const everydayTurns: OpinionEntry[] = [
  bad(
    "nao quero|queremos|pretendo|pretendemos mais voltar|comprar, nao quero|pretendo voltar|comprar mais|nunca, destruiram|destruiu|detonaram, jeito|maneira|forma de perder|jogar dinheiro|tempo",
    undefined,
    settled,
  ),
  bad(
    "o que devia|deveria|era ser|levar|demorar _ minutos|minuto|hora|horas|dia|dias",
    "duration",
    settled,
  ),
  bad("tirou|arrancou|tiraram um|o bife|bifes, tirou|arrancou|tiraram bife|bifes", "care", settled),
  bad("nunca tive|tivemos|recebi retorno|resposta", "response", settled),
  bad(
    "dor|dores nao|nunca|nem passou|passaram|melhorou|melhoraram|sumiu|acabou|diminuiu, nao tem|existe|ha igual de|em ruim|ruindade, nao decepciona sempre ruim|pessimo, nem parece o|a mesmo|mesma lugar|loja|restaurante",
    undefined,
    settled,
  ),
  good(
    `nao tem|existe|ha igual|comparacao, nao tem para|pra ninguem, sem igual|comparacao, nunca me|nos decepcion*, nunca decepcion*, nao decepcion*, nao me|nos decepcion*, nao troco por nada|outro|outra|nenhum,
    nunca tive|tivemos|deu problema|problemas, nunca tive|tivemos do|o que reclamar, nao tenho|temos do|o|nada que|a|para reclamar, sem palavras para|pra descrever|agradecer|expressar|elogiar, impossivel comer|provar|levar so|um, impossivel nao gostar|amar|voltar,
    nao mudem|mude nunca|nada, nao me|nos arrependo|arrependi|arrependemos, nem acredito que .. ficou|voltou|consegui|conseguimos, voltou a ter vida|brilho, nem parece o|a mesmo|mesma, nao quero|queria mais|ir sair|embora|outro`,
    undefined,
    settled,
  ),
  good(
    "dor|dores .. sumiu|sumiram|passou|passaram|melhorou|melhoraram|acabou|acabaram|diminuiu, sumiu|acabou|sumiram|acabaram da|do mesa|prato, sumiu|acabou em _ minutos",
    undefined,
    settled,
  ),
  good(
    "ja estava|estavam|sai|saimos com|pronto|pronta|prontos|prontas|resolvido, fez|fizeram|resolveu|resolveram em _ dias|dia|horas|hora|minutos o que",
    "speed",
    settled,
  ),
  good(
    "crise|crises .. diminuiu|diminuiram|sumiram|passaram|acabaram, nem|nao cobraram|cobrou nada, nem cobraram|cobrou, nao fica|ficam em cima, saiu|sairam mancha|manchas|toda, tirou|tiraram .. mancha|manchas, nao doi|doem mais",
    undefined,
    settled,
  ),
  good(
    "durou|dura|duram|duraram .. sem lascar|desbotar|descascar|soltar, sem lascar|desbotar|descascar, ate hoje .. intact*|perfeit*|firme|firmes|funcionando|impecavel|linda|lindo",
    "durability",
    settled,
  ),
  good("ambiente|lugar|clima familiar"),
  good(
    "mandava|mandavam|mandou|mandaram foto|fotos|fotinho|fotinhos|video|videos",
    "communication",
    { fixed: true },
  ),
  good(
    "acabaram|acabou|acabam com o|os|a|as cupim|cupins|barata|baratas|mofo|vazamento|infiltracao|pragas|ratos|formigas, acabaram|acabou com meu problema",
    "result",
    settled,
  ),
  good(
    "achava|achei|pensei|achavamos que nao|nunca saia|sairia|tinha|teria|tivesse|ia|dava|daria, que eu achava que nao",
    undefined,
    settled,
  ),
  good("ninguem faz um|uma|o|a", undefined, { fixed: true, object: true }),
  good("nunca atras*", "punctuality", settled),
  good("esperei|esperamos pouco|pouquinho", "speed", settled),
  good(
    "ate hoje falam|fala|comentam|elogiam|lembram, nem senti|sentimos a|o|as|os _",
    undefined,
    settled,
  ),
  good("ficou|ficaram um|uma espelho|seda|boneca|principe|princesa", undefined, { fixed: true }),
  good("mejor|mejores, above and beyond, volvere|volveremos, exquisit*, recomendable"),
  good("parecendo zero|nov*, zero km|quilometro|bala, como nov*", "condition", { fixed: true }),
  good("nao me|nos enrol*, nao enrol*, sem enrolar, sem enrolacao", "honesty", settled),
  good(
    "demorou|demoraram|levou|levaram so|apenas|somente|nem _ minutos|minutinhos|minuto, nao demorou|demora|demoraram nem|nada, demorou|demoraram pouco|pouquinho|quase nada, em poucos|pouquissimos minutos|dias",
    "speed",
    settled,
  ),
  good("ficou|ficaram|foi|esta|estava um sonho|primor|luxo|espetaculo", undefined, { fixed: true }),
  bad(
    "so|apenas|somente um|uma|dois|duas caixa|caixas|atendente|atendentes|funcionario|pessoa|garcom|guiche",
    "queue",
    settled,
  ),
  good(
    "foi|fomos|fui|foram tratad*|recebid*|atendid* com muita|tanta|toda paciencia, explicou|explicaram|explica|atendeu|atenderam com muita|tanta|toda paciencia",
    "patience",
    settled,
  ),
  bad(
    "preco|precos muito|bem|meio|pouco|super|tao|mais|e|esta|estava|ta salgado|salgados, preco|precos salgado|salgados",
    "price",
    { fixed: true },
  ),
  bad(
    "achei|acho|achamos|pouco|pouquinho|meio|bem|preco|precos|valor|valores carinho|carinha|carinhos|carinhas",
    "price",
    { fixed: true },
  ),
  good(
    "ficou|ficaram|ficando um|uma amor|doce|mimo|charme|fofura|graca|gracinha|beleza|lindeza|belezura, ficou|ficaram uns|umas amores|mimos|fofuras, funciona*|anda|andando|correndo que e uma beleza",
    undefined,
    settled,
  ),
  good(
    "nao|nem quebr* um|uma|nada|nenhum|nenhuma, nao|nem quebr* um|uma|nenhum copo|prato|taca|vaso|louca|xicara, nao|nem arranh*|risc*|danific* nada|um|uma|nenhum|nenhuma",
    "care",
    settled,
  ),
  bad(
    "cai|caiu|caindo|cair|trava|travando toda|todo hora|dia|noite|semana|tarde|manha|momento, vive|vivem|fica|so caindo|travando, cai|caindo direto",
    "function",
    { fixed: true },
  ),
  good(
    "deixou|deixaram|deixam minhas|minha|meus|meu|a|o|as|os _ nova|novas|novo|novos|novinha|novinhas|novinho|novinhos, parece|parecem nova|novas|novo|novos|novinho|novinha",
    "result",
    settled,
  ),
  bad(
    "seguro|aluguel|plano|mensalidade|boleto|taxa|diaria|frete .. subiu|aumentou|subiram|aumentaram|encareceu, subiu|aumentou|subiram|aumentaram muito|demais|bastante o|a|os|as preco|precos|valor|valores|mensalidade|taxa",
    "price",
    { fixed: true },
  ),
  bad(
    "sumiu|sumiram .. reais, foto|fotos|pagina|paginas repetida|repetidas, passaram|passou|usaram|usou|aplicaram|aplicou|colocaram|colocou .. produto|tinta|oleo|peca|cola|cor errado|errada, umas|algumas|varias|cheio|cheia|uns|alguns marcas|manchas|riscos|respingos",
    "care",
    { fixed: true },
  ),
  bad(
    "sumiu|sumiram|extraviou|extraviaram um|uma|dois|duas|tres|minha|meu|minhas|meus",
    undefined,
    { fixed: true, object: true },
  ),
  good(
    "sumiu|sumiram minha|minhas|meu|meus|a|as|o dor|dores|mancha|manchas|olheiras|acne|espinhas|estrias|medo|ansiedade|barulho",
    "result",
    settled,
  ),
  good("nada quebrou|estragou|sumiu|riscou|amassou|faltou|quebrado|riscado", "care", settled),
  good("tentou|tentaram me|nos|ajudar|ajudarem", "attention", { fixed: true, quiet: true }),
  good(
    "numeracao|numeracoes|tamanho|tamanhos|numeros grande|grandes|maior|maiores|especial|especiais",
    "variety",
    { fixed: true },
  ),
  good(
    "ar gelado|geladinho|gelando|gelava|gela bem|muito, ar bem|super gelado|geladinho",
    "climate",
    {
      fixed: true,
    },
  ),
  good("pelo|ao menos devolv* o|meu|todo dinheiro|valor", "refund", settled),
  bad("nao apareceu|apareceram|voltou|voltaram mais", undefined, { fixed: true }),
  bad(
    "internet|wifi|fibra|plano|velocidade nao entreg*, fibra|internet|conexao|rede|sinal caiu|cai|caindo|oscila|oscilando, fibra|internet|conexao|rede|sinal fica|vive|so caindo|oscilando",
    "function",
    { fixed: true },
  ),
  good(
    "sofa|cabelo|carro|moto|casa|sala|cozinha|banheiro|quarto|ambiente|poltrona|cadeira|bolsa|tenis|sapato|jardim|piscina|movel|moveis|pele|notebook|computador .. virou|viraram outro|outra|outros|outras",
    "result",
    settled,
  ),
  good("se esforcou|esforcaram|esforca|esforcam", "attention", { fixed: true }),
  bad("predio|endereco|bloco|rua|andar|numero|casa errado|errada", "handling", { fixed: true }),
  bad(
    "bamba|bambas|bambo|bambos|bambeando, cadeira|mesa|banco|banqueta|cama|movel .. manca|mancas",
    "condition",
  ),
  bad("relogio .. atrasando|atrasa|atrasado|adiantando|adianta", "function", { fixed: true }),
  bad(
    "voltou|continua|continuou|ficou|voltaram|continuam do mesmo jeito, voltou|continua|continuou com o mesmo|mesma problema|barulho|defeito, continua|continuou|continuam|fiquei|ficamos|tudo|estou na mesma",
    "solution",
    { fixed: true },
  ),
  bad("sem sal", undefined, { fixed: true, name: "o tempero" }),
  bad("buraco|buracos na|no parede|teto|piso|porta", undefined, {
    fixed: true,
    name: "o dano relatado",
  }),
  bad(
    "ficaram|ficou de vir|passar|buscar|instalar .. nao vieram|veio|vinham|apareceram|apareceu",
    "appointedTime",
    { fixed: true },
  ),
  bad("curto|curta|curtos|comprido|comprida|apertado|apertada|largo|larga demais", "fit"),
  bad(
    "custa|custou|custam|cobra|cobram|cobraram|cobrou|paguei|pagamos|gastei os olhos da cara, os olhos da cara, cobr*|paguei|custa|custou um rim, um rim e meio, custa um rim, uma facada, preco de ouro, a preco de ouro, uma fortuna, metem|meteram a faca",
    "price",
    { fixed: true },
  ),
];
