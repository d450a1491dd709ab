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
  bad("preco|precos _ salgado|salgados, preco|precos salgado|salgados", "price", { fixed: true }),
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
