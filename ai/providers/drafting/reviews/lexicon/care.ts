import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";
import { readThings } from "./thing.ts";

const settled = { fixed: true } as const;

/** Turns of those who were cared for: hair, nails, body, health, law, school, and their animals. */
export const careTurns: readonly OpinionEntry[] = [
  good(
    "e|foi|sao|foram|era|eram um doce|docinho|encanto|querido|amorzinho|anjinho, e|foi|era uma doce|docinha|querida|fofa|fofura|docura, e|foi|sao|foram uns doces|queridos|fofos|amores, e|foi|sao|foram umas fofas|queridas|docuras",
    "friendliness",
    settled,
  ),
  bad(
    "material|materiais|produto|produtos|peca|pecas|resina|tinta|esmalte barato|barata|baratos|baratas",
    "quality",
    settled,
  ),
  bad(
    "nao|nunca|nem atende|atendeu|atendem|atenderam|atendia|atender o|a|as celular|telefone|interfone|ligacao|ligacoes|zap|whatsapp",
    "phone",
    settled,
  ),
  bad("cobra|cobram|cobraram|cobrou taxa", "fee", settled),
  bad("cobra|cobram|cobraram|cobrou multa", "billing", settled),
  bad(
    "simulador|equipamento|equipamentos|aparelho|aparelhos|maquina|maquinas|computador|computadores|apostila|apostilas|colchonete|colchonetes antigo|antiga|antigos|antigas|velho|velha|velhos|velhas|ultrapassad*|defasad*",
    "condition",
    settled,
  ),
  bad("perdi|perdemos tudo", undefined, settled),
  bad("guia|guias|boleto|boletos|certificado|documento|documentos vencid*", "deadline", settled),
  bad(
    "sala|recepcao|salao|consultorio|academia|loja|espera|ambiente quente|abafado|abafada, sala|recepcao|salao|consultorio|academia|loja|espera|ambiente e|estava|tava|era|fica|ficou|muito|super|meio|bem quente|abafado|abafada, sala|recepcao|salao|consultorio|academia|loja|espera|ambiente e|estava|tava|era|fica muito|super|meio|bem quente|abafado|abafada",
    "climate",
    settled,
  ),
  good("por causa do|dos preco|precos", "price", settled),
  good("turma|turmas pequena|pequenas|reduzida|reduzidas", undefined, {
    fixed: true,
    name: "o tamanho das turmas",
  }),
  bad("fila|filas do|da|para|no banho|tosa|coleta|exame|vacina|balcao|matricula|raio", "queue", {
    noun: true,
  }),
  bad(
    `cilios|cilio|unha|unhas|alongamento|extensao|mega|aplique|restauracao|obturacao|massinha|resina|faceta|bloco|coroa|protese|bracket|braquete caiu|cairam|soltou|soltaram|descolou|descolaram,
    cilios|cilio|unha|unhas|alongamento|extensao|mega|aplique|restauracao|obturacao|massinha|resina|faceta|bloco|coroa|protese|bracket|braquete ja|tudo|todos|todas|toda|todo caiu|cairam|soltou|soltaram|descolou|descolaram`,
    "durability",
    settled,
  ),
  bad(
    "cobrando|cobrar|cobrei|cobrava noticia|noticias|retorno|resposta|respostas|informacao|informacoes|posicao|posicionamento|providencia|providencias, ficar|fico|fiquei|fica cobrando",
    "communication",
    settled,
  ),
  bad("estou|to|fiquei|sai|saimos|estamos|ficamos|ficou arrasad*", undefined, settled),
  bad(
    "remarc*|desmarc*|cancel* em cima da hora, remarc*|desmarc*|cancel* _ vezes em cima da hora, remarc*|desmarc*|cancel* tudo|sempre em cima da hora",
    "cancelling",
    settled,
  ),
  bad(
    "esqueceu|esqueceram|esquece|esquecem da|do sessao|consulta|aula|horario|agendamento|compromisso|visita|reuniao, esqueceu|esqueceram da|do minha|meu sessao|consulta|aula|horario|agendamento",
    "appointment",
    settled,
  ),
  bad(
    "esqueceu|esqueceram de mim|nos, esqueceu|esqueceram da gente, esqueceu|esqueceram|esquecem de cortar|fazer|lavar|limpar|passar|trocar|ligar|dar|tirar|secar|pentear|marcar|anotar|olhar|conferir|chamar|aplicar|escovar|buscar|declarar|protocolar, esqueceu|esqueceram de entregar|enviar minha|meu|a|o declaracao|imposto|guia|documento|processo|recurso",
    "attention",
    settled,
  ),
  bad(
    "varios|varias|muitos|muitas|dois|tres|quatro|cinco|2|3|4|5|6|7|8|10 pacientes|alunos|clientes|pessoas|criancas ao mesmo tempo, atende|atendem|atendia|atendendo varios|todos|todo ao mesmo tempo",
    "attention",
    settled,
  ),
  bad("me senti|sinto enganad*|lesad*|enrolad*, fui enganad*|enrolad*", "honesty", settled),
  bad(
    "veio|vieram|fez|fizeram|estava|estavam|com|no grau errado|trocado|diferente, com grau errado|trocado|diferente, com o grau errado|trocado|diferente, veio|vieram|fizeram com grau errado|trocado|diferente, grau errado|trocado",
    "wrongOrder",
    settled,
  ),
  bad("pelo|pelos voltou|voltaram|continua|continuam|nasceram|cresceram", "result", settled),
  bad(
    "orcamento .. virou|subiu|aumentou|dobrou|triplicou, meio|final|fim do|da tratamento|servico|procedimento|processo|obra virou|subiu|aumentou|dobrou|mudou|passou, virou _ mil|reais",
    undefined,
    { fixed: true, name: "o valor do orçamento" },
  ),
  bad("copiad* da internet, nao personaliz* nada, nao personaliz*", undefined, {
    fixed: true,
    name: "a personalização",
  }),
  bad(
    "troca|trocam|trocaram|muda|mudam|mudaram de|a|o|as|os funcionaria|funcionario|funcionarios|funcionarias|professor|professora|professores|instrutor|instrutora|cuidadora|profissional|fisioterapeuta|medico|dentista|contador|advogado todo|toda|sempre|direto, rotatividade de|dos|das|muito|grande|alta",
    undefined,
    { fixed: true, name: "a rotatividade da equipe" },
  ),
  bad(
    "falou|disse|falaram|disseram que meu|minha cabelo|rosto|unha|pele|dente|olho|pe|mao|corpo|sobrancelha|cilio que|e|era|estava|tava|tem|tinha|nao, falou|disse|falaram|disseram que meu|minha cabelo|rosto|unha|pele|dente|olho|pe|mao|corpo|sobrancelha|cilio que e|era torto|torta|ruim",
    "response",
    settled,
  ),
  bad(
    "fui ate la|ai|loja e nao tinha|tem, fui ate a loja|farmacia e nao tinha|tem",
    "stock",
    settled,
  ),
  good(
    "atendimento|explicacao|explicacoes|linguagem|orientacao|orientacoes claro|clara|claros|claras",
    "explanation",
    settled,
  ),
  good("faz|fazem|fez|fizeram o basico direito|bem|certo|direitinho", undefined, settled),
];

const skip = (patterns: string): [patterns: string, turner: Turner] => [patterns, { kind: "skip" }];

/** Phrases whose words judge and name nothing here. */
export const careSkips = [
  skip("meu|nosso sorriso"),
  skip("na pratica, mais|muita|pouca|toda pratica|praticas"),
  skip(
    "do|da|no|na|para|de|pro|pra meu|minha|nosso|nossa casamento|formatura|batizado|noivado|bodas, do|da|no|na dia do casamento|batizado",
  ),
  skip("por|de|pelo atraso de, pedi uma|um pomada|curativo|cadeira|copo|sacola|guardanapo"),
  skip(
    "mandei|mandamos|enviei|enviamos|postei|tirei uma foto, mandei|mandamos|enviei|enviamos|postei foto|fotos|video|videos|print|prints",
  ),
  skip("culpa do|da meu|minha _"),
  skip(
    "na hora ficou|ficaram|foi|foram|estava|era|parecia|pareceu|achei|gostei|amei|adorei|disse|disseram|falou|falaram",
  ),
  skip("nao tem|tinha|teve|tera|ha conserto|jeito|volta|reparo|cura|perdao, sem conserto|volta"),
  skip(
    "copiad*|tirad*|baixad*|vi|vimos|achei|achamos|encontrei|encontramos|comprei|compramos|marquei|agendei|li|peguei|vendas|curso|aula|aulas da|na|pela|de internet",
  ),
  skip("fui ate la|ai|loja e nao tinha|tem ninguem|fila|vaga|mesa|estacionamento|espera"),
  skip("o basico, a receita federal, multa da receita, declaracao na receita"),
] as const;

/** Works that a trade calls by two words, of which the lexicon knows one as something else. */
export const careThings = readThings(
  "work",
  `a quick massage, o curso técnico, o curso de corte e costura, o corte bordado, o corte em camadas, o volume russo, o volume brasileiro, o fio a fio, o design de unha, a tosa bebê, a tosa higiênica, o lash lifting, o spa dos pés,
  a obturação, a contenção, o jato de plasma, a terapia capilar, a coleta em casa (coleta_domiciliar)`,
);
