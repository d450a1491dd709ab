import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";
import { readThings } from "./thing.ts";

const settled = { fixed: true } as const;
const skip = (patterns: string): [patterns: string, turner: Turner] => [patterns, { kind: "skip" }];

/** What is told in passing, in words that judge and name something elsewhere. */
export const careAsides = [
  skip(
    "o|a|do|no meu sorriso, meu|meus sorriso|sorrisos, salv*|devolv*|transform*|mud* meu sorriso",
  ),
  skip(
    "por|pela|pelas|sob|segui|seguindo|seguimos|aceitei|atraves indicacao|indicacoes|recomendacao, atraves|pela|por|com|veio|vim da|de|a indicacao|indicacoes|recomendacao",
  ),
  skip("fast food, preco|precos|assento|assentos|lugar|lugares marcado|marcados, minuto marcado"),
  skip(
    "para|ser|era|so um|uma|tomar|fazer|comer _ rapido|rapida|rapidinho|rapidinha e|quando|mas|na, resultado|resultados do|da|de jogo|bicho|sorteio|loteria",
  ),
  skip(
    "amor a|na primeira|1a vista, amor de deus|cristo|jesus, agua|piscina|aquario|legging|calca|blusa|tecido .. transparente|transparentes, nao|fica|ficou|ficava|deixa|deixou transparente|transparentes",
  ),
  skip(
    "bota|botam|botou|botar|coloca|colocam|colocou|poe|poem|acha|acham|achar|achou defeito|defeitos",
  ),
  skip(
    "presente|presentes de|do|da|para|pro aniversario|natal|casamento|namoro|dia|maes|pais|formatura|meu|minha|meus|minhas|amiga|amigo",
  ),
  skip(
    "cheguei|chegamos|estava|fui com|uns|umas|quase|so .. de atraso, cheguei|chegamos .. atrasado|atrasada|atrasados, me atrasei|atraso, nos atrasamos, atrasei|atrasamos",
  ),
  skip(
    "cuidado com o|a|os|as|esse|essa|este|esta|isso juros|contrato|contratos|cobranca|cobrancas|golpe|valor|valores|preco|precos|plano|clinica|escola|loja|empresa|salao|lugar|academia|propaganda|promocao|promocoes|multa|fidelidade, cuidado com eles|golpe|essa|esse, muito cuidado antes|ao|com, tomem|tome|tenham|tomar cuidado, cuidado pessoal|gente|galera|antes",
  ),
  skip(
    "pele|peles|dente|dentes|couro|gengiva|estomago|olhos sensivel|sensiveis, abriu|dormiu|aceitou|gostou|amou|adorou|amei|adorei|percebi|notei|senti|melhorou|sorriu|parou na hora",
  ),
  skip(
    "nao|nem precisava|precisa|precisei|precisou|precisamos|precisaria de|da|do cirurgia|operacao|aparelho|canal|tratamento|remedio|troca|procedimento, sem precisar de cirurgia|operacao|aparelho|remedio|procedimento, evitou|evitei|evitaram a|uma cirurgia|operacao, em vez de cirurgia|operacao|remedio",
  ),
  skip(
    "perguntei|perguntamos|perguntar|perguntando|perguntou|consultei|questionei|saber o|os|do|dos|pelo|sobre preco|precos|valor|valores|orcamento, por|porque perguntar|perguntei o preco|valor",
  ),
  skip(
    "se|quem|quando atrasar|atrasarem|atrasa|atrasou|atrasei, depois|apos|antes|desde da|a|que troca|mudanca|trocou|mudou de|o|a dono|donos|dona|direcao|gestao|gerencia|diretoria|proprietario, troca|mudanca de dono|donos|dona|direcao|gestao|gerencia|diretoria|proprietario, novo|novos|nova dono|donos|gestao|direcao",
  ),
  skip(
    "senti|sentimos|notei|notamos|percebi .. na hora, depois|apos de _ _ ruim|ruins|pessimos|pessimas|frustrados|frustradas, depois|apos de varios|varias|tantos|tantas|muitos|muitas|outros|outras _, pedido desculpa|desculpas, imagina|imagine|imaginem se|quando o|a|os|as _",
  ),
  skip(
    "fiz|fizemos|fazer|marquei|agendei limpeza e|com|nos|dos|dental|dentaria, disse|disseram|falou|falaram|alegou que eu estava|tava atrasado|atrasada, disse|disseram|falou|falaram|alegou que estava|tava atrasado|atrasada",
  ),
  skip("tecido|roupa|calca|uniforme .. calor, segura|mantem|mantinha|guarda|conserva o calor"),
] as const;

/** What went wrong with whoever was cared for, told by the harm or by what it cost to undo it. */
export const careHarms: readonly OpinionEntry[] = [
  bad(
    "corte|cortes|cortinho|arranhao|arranhoes|ferida|feridas|machucado|machucados|ferimento|hematoma|roxo|roxos|queimadura|queimaduras na|no|nas|nos orelha|orelhinha|barriga|barriguinha|pata|patinha|dedo|dedos|pele|pescoco|perna|cuticula|mao|lingua|boca|focinho|rabo|rabinho|couro|testa|braco|olho|rosto|virilha|bochecha|gengiva, roxo|ferida|machucado em todo|toda|varios|varias",
    "care",
    settled,
  ),
  bad(
    "rosto|pele|testa|braco|bracos|perna|pernas|barriga|costas|colo|pescoco|parede|vidro|carro|mesa .. marcado|marcada|marcados|marcadas|marcadinho, marcado|marcada|marcados|marcadas de|pela|pelo|com dedo|dedos|mao|maos|cera|alicate|chapinha",
    "care",
    settled,
  ),
  bad(
    "ter|tive|tenho|terei|tivemos|temos|precisei|preciso que|de pagar|procurar|fazer|ir|marcar|buscar|contratar|chamar|gastar .. para tirar|corrigir|consertar|refazer|arrumar|remover|reparar|cobrir|disfarcar|desfazer, pagar|paguei|pagando|gastar|gastei|gastando .. para tirar|corrigir|consertar|refazer|arrumar|remover|reparar|cobrir|disfarcar|desfazer",
    undefined,
    { ...settled, whole: true },
  ),
  bad(
    "cera|agua|secador|chapinha|prancha|vapor .. quente demais, agua do lavatorio fria|gelada|quente",
    "care",
    settled,
  ),
  bad(
    "recus*|negou|negaram a|em me|nos atender, recus*|negou|negaram me|nos atender, recus*|negou|negaram atendimento, nao quis|quiseram|querem me|nos atender, nao me|nos atenderam|atendeu por|porque",
    "attention",
    settled,
  ),
  bad(
    "conversa|conversas|conversando|falando|fala|papo .. no|pelo telefone|celular|zap|whatsapp, so|ficou|fica|ficava bocejando, bocejando, olhando o|no relogio|celular, olhava o|no relogio|celular",
    "attention",
    settled,
  ),
  bad(
    "esqueceu|esqueceram|esquece|esquecem o|a|do|da|de meu|minha nome|rosto|aniversario|caso|historico, esqueceu|esqueceram|esquece|esquecem meu|minha|nosso|nome|do|de|o nome|caso|historico|rosto",
    "attention",
    settled,
  ),
  bad("mao|maos pesada|pesadas|dura|duras", "care", settled),
  bad(
    "dava|da|deu|dando para ouvir|escutar, ouvia|ouvi|ouvindo|escutava|escutei|escutando a|o|as|os|toda conversa|conversas|barulho|gritaria|tv|televisao|obra|furadeira",
    "noise",
    settled,
  ),
  bad(
    "turma|turmas|sala|salas|aula|aulas tem|com|de 15|18|20|22|24|25|26|28|30|32|35|38|40|45|50|60|vinte|trinta|quarenta alunos|pessoas|criancas",
    undefined,
    { ...settled, name: "o tamanho das turmas" },
  ),
  bad(
    "falhas|falha na|no|nas|nos|atras|lateral|do|da _, umas|uns|algumas|varias|muitas falhas, cheio|cheia de falhas, falhad*, todo|toda torto|torta|tortos|tortas",
    "result",
    settled,
  ),
  bad("com falha|falhas", undefined, settled),
  bad(
    "ninguem|nao|nem liga|ligou|ligam|ligaram|telefona|telefonou avisando|informando, ninguem|nao|nem liga|ligou|ligam|ligaram|telefona|telefonou para avisar|informar",
    "information",
    settled,
  ),
  bad(
    "pouco|pouca|poucos|poucas profissional|profissionais|atendente|atendentes|funcionario|funcionarios|funcionaria|funcionarias|professores|instrutores, muita|muito gente|aluno|cliente para pouco|pouca profissional|atendente|professor|professora|instrutor, muita gente para pouca|pouco _",
    undefined,
    { ...settled, name: "o tamanho da equipe" },
  ),
  bad(
    "exame|exames|laudo|resultado|atestado|receita|certificado .. com|no|em nome|nomes errado|trocado|de, nome de outro|outra paciente|pessoa|aluno|cliente",
    "attention",
    settled,
  ),
  bad("tremendo|tremia|tremeu|morrendo|chorando de frio|medo", "care", settled),
  bad(
    "lugar|espaco|ambiente|local|salao|studio|estudio pequeno|pequena|pequenino|apertado|apertadinho|minusculo, lugar|espaco|ambiente|local|salao|studio|estudio e|muito|bem|meio|super|um pequeno|apertado|apertadinho|minusculo",
    undefined,
    { ...settled, name: "o tamanho do espaço" },
  ),
  bad(
    "poderia|podia|deveria|devia|poderiam|podiam|deveriam|precisa|precisam ter|haver|contratar|colocar|de|por mais atendente|atendentes|funcionario|funcionarios|funcionaria|funcionarias|gente|pessoal|profissionais|caixas, poderia|podia|deveria|devia|poderiam|podiam|deveriam|precisa|precisam ter|haver|contratar|colocar|de|por mais um|uma|dois|duas atendente|atendentes|funcionario|funcionarios|funcionaria|pessoa|profissional|caixa",
    undefined,
    { ...settled, name: "o tamanho da equipe" },
  ),
  bad(
    "resolvendo|resolver|resolve|resolvia|tratando|fazendo .. coisa|coisas|assunto|assuntos|problema|problemas particular|particulares|pessoal|pessoais|dele|dela",
    "attention",
    settled,
  ),
  bad(
    "cabelo|cabelos|fio|fios elastico|elasticos|emborrachado|emborrachados|quebradico|quebradicos",
    "result",
    settled,
  ),
  bad("para quem .. nao serve, nao serve para|pra, nao serve", undefined, settled),
  bad("que e|era assim mesmo, e|era|fica|ficava assim mesmo", "response", settled),
  bad(
    "descontaram|descontam|descontou|descontando|continuaram|continuam cobrando|descontando a|as|minha|o|meu mensalidade|mensalidades|plano|valor, descontaram|descontam|descontou|debitaram|debitou|cobraram|cobrou a|as|minha|uma|duas mensalidade|mensalidades",
    "billing",
    settled,
  ),
  bad(
    "nao|nem|nunca trocou|trocaram|troca|trocam|trocava|esterilizou|esterilizam|esteriliza|higienizou|higieniza|lavou a|as|o|os espatula|luva|luvas|agulha|agulhas|lencol|lencois|toalha|toalhas|agua|material|materiais|lamina|laminas|alicate|alicates|mao|maos|pincel|pinceis",
    "hygiene",
    settled,
  ),
  bad("cheiro .. muito|bem|tao|super forte|fortes, cheiro forte", "smell", settled),
  bad("furou|furaram|perfurou meu|minha|o|a braco|veia|mao|dedo", "care", settled),
  bad(
    "diferente|diferentes da|do|das foto|fotos|print|referencia|modelo|imagem que mostrei|levei|mandei|escolhi|pedi|mostramos|enviei|levamos",
    "result",
    settled,
  ),
  bad(
    "nao|nem|nunca tem|tinha|ha|havia|liga|ligam|ligaram|ligavam ar|ventilador|ventiladores|climatizacao, nao|nem|nunca tem|tinha|ha|havia|liga|ligam|ligaram|ligavam ar condicionado, nao|nem|nunca liga|ligam|ligaram|ligavam o ar, nao|nem|nunca liga|ligam|ligaram|ligavam o ar condicionado",
    "climate",
    settled,
  ),
  bad(
    "nao|nem|nunca recebi|recebemos|tive|tivemos|tenho .. noticia|noticias|retorno|resposta|respostas|informacao|informacoes, tem|ter|tive|tenho|preciso|temos que|de explicar|repetir|contar tudo|toda|a|minha",
    "communication",
    settled,
  ),
  bad("nao|nem|sem|nunca deram|deu|dao|da|dar satisfacao|satisfacoes", "information", settled),
  bad("um|verdadeiro caos, um verdadeiro caos", "organisation", settled),
  bad(
    "empurr*|forcar|forcaram um|uma|outro|outros|mais|o|a tratamento|procedimento|pacote|plano|produto|produtos|servico|servicos|kit|curso|suplemento|protocolo",
    undefined,
    { ...settled, name: "a insistência na venda" },
  ),
  bad(
    "tinha|estava|ja|tinham|estavam vencido|vencida|expirado|expirada|vencidos|vencidas|venceu|venceram|expirou, pacote|voucher|vale|cupom|credito|creditos|sessoes|plano venceu|venceram|expirou|vencido|expirado",
    undefined,
    { ...settled, name: "o prazo de validade" },
  ),
  bad("som|audio|microfone|voz|imagem .. abafado|abafada, som abafado", "sound", settled),
  bad(
    "nao|nem atende|atendem|atendeu|atenderam em|no|na|aos fim|final|finais|sabado|sabados|domingo|domingos|feriado|feriados",
    "hours",
    settled,
  ),
  bad("nao|nem atende|atendem mais como, nao atende|atendem mais bem", "attention", settled),
];

/** What a word of praise alone would put on the wrong matter. */
export const carePraise: readonly OpinionEntry[] = [
  good(
    "fui|fomos|foi|foram|e|sao|sempre|super|muito|somos|estava bem|super cuidado|cuidada|cuidados|cuidadas, fui|fomos|foi|foram muito|super|tao bem cuidado|cuidada|cuidados|cuidadas",
    "care",
    settled,
  ),
  good(
    "mancha|manchas|melasma|cicatriz|cicatrizes|espinhas|acne|olheiras|estrias|celulite|rugas .. clareou|clarearam|sumiu|sumiram|diminuiu|diminuiram|melhorou|melhoraram|suavizou|suavizaram",
    "result",
    settled,
  ),
  good(
    "nunca|nao|nem tive|tivemos|vi|vimos|peguei|encontrei .. quebrado|quebrada|quebrados|quebradas|parado|parada|sujo|suja|estragado|estragada",
    undefined,
    { ...settled, whole: true },
  ),
  good("deu|da|dava|dao|daria gosto|orgulho, acertou|acertaram em|na cheio|mosca", undefined, {
    ...settled,
    whole: true,
  }),
  good(
    "melhorou|melhoraram|melhoro muito|demais|bastante o|a|os|as, melhorou|melhoraram o|a|os|as",
    undefined,
    { fixed: true, object: true },
  ),
  good("com uma|muita|toda|tanta|bastante calma", "patience", settled),
  good(
    "preco|precos|valor|valores .. honesto|honestos|honesta, preco|precos|valor|valores .. _ honesto|honestos|honesta",
    "price",
    settled,
  ),
  good(
    "vinho|vinhos|cerveja|cervejas|chopp|petisco|petiscos|almoco|jantar|comida|prato|pratos|cafe|lanche|porcao|porcoes honesto|honesta|honestos|honestas",
    undefined,
    settled,
  ),
];

/** Works that are one thing in two words or three. */
export const moreCareThings = [
  ...readThings(
    "people",
    "a fono (fonoaudiologa fonoaudióloga), a psicopedagoga, a nutri, a gineco, a dermato, o otorrino, a esteticista (estetecista), a designer de sobrancelhas (a_designer_de_sobrancelha a_designer_de_sobrancelhas minha_designer_de_sobrancelha)",
  ),
  ...readThings(
    "work",
    `a depilação a laser (depilacao_laser depilacao_com_laser), a remoção a laser, o clareamento a laser, a remoção de tatuagem, a remoção de sobrancelha, o design de sobrancelhas (designer_de_sobrancelha designer_de_sobrancelhas designer_sobrancelha design_sobrancelha design_de_sobrancelha desing_de_sobrancelha), as tranças (minhas_trancas minha_tranca fiz_trancas box_braids trancas_nago trancas_box tranca_nago), o resultado do exame (resultado_dos_exames resultados_dos_exames resultado_de_exame resultado_do_laboratorio)`,
  ),
];
