import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";
import { readThings } from "./thing.ts";

const settled = { fixed: true } as const;

/** Verbs and nouns of blame in another sense: to hope for, to switch on, to have just done, who came in next. */
export const blameAsides: [patterns: string, turner: Turner][] = [
  [
    `espera|esperava|espero|esperamos|esperar|esperam no|o minimo, espera|esperava|espero|esperamos|esperar pelo menos, espera|esperava|espero|esperamos|esperar isso|respeito|educacao|qualidade|profissionalismo|honestidade|cuidado|atencao|carinho, se espera|esperava|esperaria isso|de|do|da|que|um|uma|no|mais, espera|espero|esperamos|esperar um|uma bom|boa|otimo|otima|minimo|atendimento|servico|produto,
    ligo|liguei|ligar|ligamos|ligava|ligando o|a|os|as|meu|minha tv|televisao|televisor|chuveiro|ar|celular|aparelho|maquina|carro|moto|motor|forno|fogao|geladeira|computador|notebook|videogame|som|luz|lampada|ventilador|aquecedor|torneira|carregador|controle|impressora|tablet|bomba|cafeteira|liquidificador|secador|chapinha|ferro|lavadora|microondas|radio|caixa|fone|farol|painel|bicicleta|patinete|airfryer|batedeira,
    cliente|clientes|frequentador|frequentadora|aluno|aluna regular|regulares|assiduo|assidua, dia|dias|rotina|vida|semana|agenda|tempo corrido|corrida|corridos, nem|nao precisei|precisamos|precisou|precisa|tive|tivemos reclamar|brigar|insistir|cobrar, nao tive|tivemos que|de reclamar|brigar|insistir|cobrar, barulho|barulhinho de|da|do|das chuva|mar|cachoeira|rio|ondas|onda|natureza|mato|riacho|passarinhos, prova|provas|cirurgia|caso|parto|momento|momentos|fase|extracao|gravidez|gestacao|concurso|vestibular dificil|dificeis|complicado|complicada|complicados,
    fui|fomos|ir|indo|vou ao|no banheiro|toalete, tive|tivemos|ter|precisei que|de ligar para|pro|pra meu|minha|a|o marido|esposa|mae|pai|filho|filha|namorado|namorada|policia|samu|bombeiros|amigo|amiga, mudou|mudaram|trocou|trocaram|mudar|trocar de dono|donos|dona|direcao|gestao|gerencia|administracao,
    tinha|tinham|havia acabado de, tem|faz|ha|fazem|completou _ dias|semanas|meses|anos que sou|somos|frequento|frequentamos|moro|compro|uso|usamos|treino|faco|fazemos|vou|vamos|venho|conheco|comprei|trabalho|estudo|tenho|estou,
    chegou|chegaram|veio|vieram|entrou|entraram outro|outra|outros|outras|um|uma cliente|clientes|pessoa|pessoas|paciente|pacientes|casal|familia|aluno|mulher|homem|senhor|senhora,
    achei|pensei|imaginei|medo|temia que|de .. ia|iria|fosse|seria ficar|ser|sair|dar _,
    trazer|traz|trouxe|trouxeram|trazerem|pedir|pedi|pedimos|fechar|fechei|fechamos|pagar|paguei|pagamos|dividir|esperando a|nossa|minha conta, gastei|gastamos|levei|levamos|dirigi|dirigimos|andei|rodei|viajei _ hora|horas|minutos|km para|pra|ate chegar|ir|la, muito|bem|meio|tao cheio|cheia|cheios|cheias de,
    troc* uma|duas|meia palavra|palavras, quebra cabeca|molas, quebrar|quebrando a cabeca, peso|lucro bruto, grosso modo, calor humano`,
    { kind: "skip" },
  ],
  ["nunca tem|tinha|tinham", { kind: "lack" }],
];

/** Blame that is told by a figure of speech, or of which the words tell no more than that. */
export const plainBlame: readonly OpinionEntry[] = [
  bad(
    "esperei|esperamos|esperava|esperavamos|esperar mais|muito|menos|pouco do|da|desse|dessa|deste|desta|dos|das",
    undefined,
    { fixed: true, object: true },
  ),
  bad(
    "atraso de vida, quebrei|quebramos|quebrar a cara, entrei|entramos|entrar|cai|caimos numa|em fria, entrei|entramos|cai em uma fria, e|era|foi uma fria, sujou|sujaram|suja a barra, balde de agua fria, foi um banho de agua fria, boca suja, nome sujo, jogo sujo, joga|jogam|jogaram sujo, suj* meu|nosso|o nome, rasg* dinheiro, papo|programa|conversa furado|furada, passar|passou|passa|passo|passem longe, passar|passo|passem longe desse|dessa|deste|desta lugar|local|loja|estabelecimento|restaurante|clinica|salao|oficina, situacao|clima|coisa|briga ficou feia|feio|pesado|tenso|ruim, desculpa|historia|conversa nao cola, sai|saimos|saiu com dor|raiva|vergonha|sede|frio",
    undefined,
    { fixed: true, whole: true },
  ),
  good("da|dao|deu|deram|traz|trouxe resultado|resultados", "result"),
  bad("nao e|significa humilh*", "respect", settled),
  bad(
    "passou|passado|passada|passados do prazo de validade, passou|passado da validade",
    "expiry",
    settled,
  ),
  bad("nao aceit* devolver|estornar, nao aceit* devolver .. dinheiro|valor", "refund", settled),
  bad("mand* para|pro|ao .. lugar|endereco|local|rua|casa|lado errad*", undefined, settled),
  bad(
    "perderam|perdeu um|uma|o|a|os|as|toda cliente|clientes|fregues|freguesa|vergonha|paciencia|nocao|graca|encanto|qualidade|mao|jeito|brilho|credibilidade|confianca|respeito|educacao|essencia|linha",
    undefined,
    { fixed: true, whole: true },
  ),
  bad("acab* com meu|minha|nosso|nossa|o|a, destrui* meu|minha|nosso|nossa", undefined, {
    fixed: true,
    whole: true,
  }),
  bad(
    "feio|feia|feios|feias, quente|quentes demais, confus|confuso|confusa|confusos|confusas, nada a ver, nao corresponde*, longe de ser|parecer, abusiv*, nao recebi|recebemos, no lugar errado, com erro de, sem pedir, gritando, discutindo, discussao|discussoes, um risco para|as|aos|a|ao, vagabund*, repetitiv*, berrando|berros, abusad|abusado|abusada, impacient*, nao chegou|chega|chegam nem|aos|perto, desigual|desiguais, nao vale|valeu|compensa a pena, nao atende|atendem",
    undefined,
    settled,
  ),
  bad(
    "encolheu|encolheram os ombros, largou|largaram|deixou|deixaram o caixa, nao trocou|trocaram|troca|trocam uma|duas|meia palavra|palavras, ninguem sabe|sabia meu|nosso nome, ninguem foi capaz|educad*|gentil|simpatic*|atencios*",
    "attention",
    settled,
  ),
  bad(
    "ninguem veio|vem|apareceu atender|falar|receber|servir|ajudar|cumprimentar|me|nos",
    "attention",
    settled,
  ),
  bad(
    "soltou|soltaram os cachorros, palavrao|palavroes, um|uns palavrao|palavroes, soltou|soltaram um|uns palavrao|palavroes",
    "courtesy",
    settled,
  ),
  bad(
    "nao|nunca|jamais retorno|retornarei|retornaria|retornaremos, nunca mais retorno|retornarei",
    undefined,
    {
      fixed: true,
      whole: true,
    },
  ),
  bad("veio|vieram|chegou|chegaram|entrou|entraram sem avisar|aviso", "information", settled),
  bad(
    "veio|vieram|chegou|chegaram sem troco|cracha|uniforme|ferramenta|ferramentas|educacao|vontade|pressa|mascara|identificacao|combinar|marcar|agendar|graca|funcionar|condicoes, nao veio|vieram nem|ninguem, nao|nunca entreg* o|tudo que|aquilo promet*|vend*|anunci*, nao|nunca entreg* o que promet*|vend*|anunci*, queimei|queimou|queimaram a|minha lingua|boca",
    undefined,
    { fixed: true, whole: true },
  ),
  bad(
    "colocaram|colocou|mandaram|mandou|botaram|puseram .. no lugar do|da|de professor*|medic*|instrutor*|titular|personal|dentista|psicolog*|tecnic*",
    undefined,
    { fixed: true, whole: true },
  ),
  bad(
    "mandou|mandaram|veio|vieram|era|eram|foi outro|outra|outros|outras tecnico|pessoa|pessoas|rapaz|moca|funcionari*|profissional|instrutor*|professor*|motorista|motoboy|equipe|entregador|garcom|atendente|medic*|mensagem|boleto|email",
    undefined,
    { fixed: true, quiet: true },
  ),
  bad(
    "falt* tempero|sal|molho|recheio|queijo|acucar|gosto|sabor|capricho|calda|cobertura|tempo|respeito|educacao .. no|na|nos|nas",
    undefined,
    settled,
  ),
  bad(
    "touch|tela|botao|botoes|teclado|sistema|site|aplicativo|app|painel nao responde|respondia|respondem|respondeu",
    "function",
    settled,
  ),
  bad(
    "nao|nem|nunca arrum* o|a|os|as|nosso|nossa|meu quarto|quartos|cama|camas|apartamento|chale",
    undefined,
    {
      ...settled,
      name: "a arrumação do quarto",
    },
  ),
];

/** Phrases in which a verb of lexicon/deeds.ts tells of no deed. */
export const blameNoDeeds = `troc* uma|duas|meia palavra|palavras, atende|atendeu|atendem|atendia|atenderam a|as|minha|minhas|nossa|nossas|meus|os expectativa|expectativas|necessidade|necessidades, nao|nunca|jamais|nem retorno|retornarei, arrum* o|a|os|as|nosso|nossa|meu quarto|quartos|cama|camas|apartamento|chale, touch|tela|botao|botoes|teclado|sistema|site|aplicativo|app|painel nao responde|respondia|respondem|respondeu, cort* o|um|os fio|fios, pingou|pingaram|pingando tinta|cola|cera|molho|esmalte|suor, rasg* dinheiro, nao|nunca entreg* o que promet*|vend*|anunci*, esperei|esperamos|esperava|esperavamos|esperar mais|muito|menos|pouco do|da|desse|dessa|deste|desta|dos|das, nao trocou|trocaram|troca|trocam uma|duas|meia palavra|palavras,
ligo|liguei|ligar|ligamos|ligava|ligando o|a|os|as|meu|minha tv|televisao|televisor|chuveiro|ar|celular|aparelho|maquina|carro|moto|motor|forno|fogao|geladeira|computador|notebook|videogame|som|luz|lampada|ventilador|aquecedor|torneira|carregador|controle|impressora|tablet|bomba`;

/** Wine by its kind, which no kitchen has dried. */
export const blameThings = readThings(
  "cold",
  "o vinho seco/vinhos secos, o vinho tinto seco/vinhos tintos secos, o vinho branco seco/vinhos brancos secos",
);
