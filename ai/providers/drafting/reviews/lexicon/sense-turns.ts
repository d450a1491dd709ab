import { bad, good, type OpinionEntry } from "./entries.ts";
import type { QualityNoun, Turner } from "./opinion.ts";

const settled = { fixed: true } as const;
const skip = (patterns: string): [patterns: string, turner: Turner] => [patterns, { kind: "skip" }];

/** Names, trades and figures of speech that hold a word of praise or of a quality in another sense. */
export const turnAsides: [patterns: string, meant: Turner | QualityNoun][] = [
  [
    "preco|precos|valor do|dos|de|da|desse|desses salgado|salgados, pratica|praticam preco|precos|valor|valores",
    { kind: "quality", quality: "price", core: true },
  ],
  skip(
    "belo horizonte, porto alegre, pouso alegre, campo belo, na|no|em bela|boa vista, em bonito, em|na boa viagem, happy hour",
  ),
  skip(
    "de|produtos_de beleza, educacao infantil|fisica|financeira|alimentar|basica|ambiental|musical, qualidade de vida, prazo de validade, quantidade de gente|pessoas|carros|clientes|vezes",
  ),
  skip(
    "disposicao da|das|do|dos mesa|mesas|moveis|produtos|cadeiras|prateleiras|aparelhos, mais|muita|nova disposicao, dao|da|deu|dar valor a|ao|aos|para, valor sentimental|afetivo, valores cristaos|familiares|humanos|morais, diz|dizem respeito a|ao|aos",
  ),
  skip(
    "unica|ultima opcao, que|uma alegria ver|saber|receber|estar, alegria de|em ver|saber, me|nos deixou|deixaram|deixam em paz, com|a|da|minha receita medica|controlada|azul, receita do|de|dos oculos|medico|medica|doutor|doutora|oftalmo|lente|lentes, levei|mandei|entreguei|apresentei|perderam|leram|aviou a|minha receita, minha receita",
  ),
  ["tamanho da|de fila|filas", { kind: "quality", quality: "queue" }],
  skip(
    "conta|contas de luz|agua|energia|gas|telefone, a|as|da|na|minha conta|contas de luz|agua|energia|gas|telefone, resistente|resistentes a _, pedi|pedimos|pedido .. sem cebola|picles|gluten|lactose|tomate|pimenta|alho|coentro|gelo|acucar|maionese, conta no|do banco, abri|abrir uma|minha conta, cafe|cafezinho|agua|revista|tv|lanche na|durante|para a|nossa|minha espera, cafe|cafezinho|agua|revista|tv|lanche na|durante espera, atencao ao|aos|as|no|nos|na preco|precos|valor|valores|conta|nota|prazo|contrato|golpe|letra|taxa|taxas|validade, atencao consumidor|consumidores|clientes, tamanho do|da desrespeito|descaso|absurdo|prejuizo|abuso|vergonha",
  ),
  ["tem|tinha|tinham tudo para ser|dar|crescer|melhorar|virar", { kind: "wish" }],
  skip("quem|ninguem|voce|gente precisa|precisar de, tudo o|que voce|a precisa"),
  skip(
    "recomendou|recomendaram|recomenda|recomendado *ar|*er que|outro|outra|o|a|os|as|meu|minha, recomendou|recomendaram trocar|fazer|usar|tomar|comprar|esperar|refazer|procurar, foi um presente para|da|do|de, na medida do possivel",
  ),
  skip(
    "justo|justa no|na|nos|nas|hoje|ontem|quando|quem|em, contrato|plano|cnh|carteira|carteirinha|matricula|assinatura|seguro .. renovad*, prazo|data|horario|hora|valor|preco .. definid*",
  ),
  skip(
    "promocao|promocoes|oferta|ofertas|sequestro relampago, tempo|horas|dias|mosca|moscas|mosquito|mosquitos|abelha|abelhas|barata|baratas|papel|papeis .. voando, sombra de duvida|duvidas|olho|olhos, dessa|desta|qualquer natureza",
  ),
  skip(
    "saiu|sairam|ficou|ficaram na hora do|da|de|que, cheguei|chegamos|fui|fomos|estava|estavamos .. no horario, cheguei|chegamos|fui|fomos|estava|estavamos .. em ponto, cheguei|chegamos na hora",
  ),
  skip(
    "linha|uso|curso|produto|produtos|maquina|camera|equipamento|ensino|formacao|vida|carreira|area profissional|profissionais, os|dos|as|das profissionais nem|nao|nunca|sem|mal",
  ),
  skip(
    "os|dos|aos|as|das|outros|outras|muitos|varios pacientes, atende|atendem sem pressa nenhuma|alguma, um|meu|o|seu novo sorriso, sorriso novo|branco|alinhado, roupa|roupas|peca|pecas|situacao|cirurgia|momento|assunto|caso delicad*",
  ),
  skip(
    "seguro morreu|morto de velho, cliente|clientes|gente|pessoa|filho|filha fresco|fresca|frescos, se recuper*, fiquei|ficamos em pe na|no aula|show|treino|onibus|prancha, cuida|cuide|cuidem da sua|tua vida, cada|um|o|os|do|no|outro|este|esse|todo comodo|comodos, rico|ricos|rica e|ou pobre|pobres, ligeiramente, erro|erros|falha|ser|seres|direitos|recursos|corpo|consumo humano|humana|humanos|humanas",
  ),
  skip(
    "a vontade de, o|um|novo|do silencioso, no|nesse|neste exato momento|instante|dia|minuto|hora, nas|em|das|de exatas, peca|pecam o|seu dinheiro|reembolso|estorno, tem|tenho|tenham|ter que|de ter|tomar cuidado",
  ),
  skip(
    "varias|muitas|algumas marcas no|na|nos|nas, resolveu|resolveram|resolve|resolvem *ar|*er|*ir, resolveu|resolveram|resolve|resolvem nao *ar|*er|*ir, aprendi|aprendemos que|nao, aprendi|aprendemos a licao|nao",
  ),
  skip(
    "pelo nome do|da|de, ate hoje falam|fala|dizem que, que nao precisa|precisava agendar|marcar|reservar|ligar|confirmar|senha|receita|ir, nem parece|parecia um|uma|o|a _, so|somente por um milagre, ate descobrir|perceber que, mesmo cheio|cheia de",
  ),
  skip(
    "esta|estava|fica|ficava|estavam falando no|ao|com|alto|mal, agora|ja fala|falam|falou que|grosso|alto, fila|filas|obra|processo .. andando, destravou|destravaram o|a|meu|minha",
  ),
  skip(
    "creme|produto|remedio|oleo|shampoo|hidratante|pomada|cha|serum|mascara|localizacao|aplicativo|app|luz|pagar .. ajuda|ajudam a|muito|na|no, acabou|acabaram|acaba|acabam com a|minha|nossa paciencia|paz|calma|alegria|tranquilidade",
  ),
  skip(
    "quando acabou|acabaram|acabava|acabar|acabando o|a|os|as _, acabou|acabaram|acabava|acabar|acabando o|a|os|as aula|aulas|consulta|sessao|festa|show|servico|obra|reforma|banho|corte|atendimento|exame|prova|passeio|filme|culto|evento|casamento|expediente|tempo|viagem|massagem|treino, acabou|acabaram a bateria|carga do|de meu|celular",
  ),
  skip(
    "depilacao|tatuagem|dor|dores|massagem|celulite|gordura|estria|estrias|laser|varizes|drenagem .. nas coxas, gosto|queria|quero|pedi|uso|prefiro .. curto|curta|curtinho|curtinha, comprei|escolhi|pedi|passei o|um numero|tamanho|endereco errado, tampou|tampa|fechou|tapou|cobriu|remendou um|o|os|uns buraco|buracos",
  ),
  skip(
    "recheio|molho|cobertura|queijo|carne|calda|bacon|batata|comida|peixe|frango pouco|pouca picante|salgad*|doce|acid*|gorduros*|apimentad*|temperad*|passad*|cremos*",
  ),
  skip(
    "levei|levamos|dao|deram|deu|dar um|o bolo lind*|gostos*|delicios*|maravilhos*|inteiro|de|para, levei|levamos bolo e|de|para, deu|deram|dar|deem uma|so|duas|outra mao|maos|demao|demaos de tinta|verniz|selador|massa",
  ),
  skip(
    "atende*|trata*|recebe* .. do mesmo jeito, aula|aulas|sessao|consulta|passeio|espera|fila|reuniao|visita|massagem|exame|prova|viagem dura|durou|duram|duraram quase|mais|bastante|muito|bem|uma|um|ate",
  ),
];

/** Where the verb told of no deed: "resolveu não aparecer" of no solution, "cabelo arrumado" of no repair. */
export const turnNoDeeds =
  "resolveu|resolveram|resolvi|resolvemos|resolve|resolvem *ar|*er|*ir, resolveu|resolveram|resolvi|resolvemos nao *ar|*er|*ir, cabelo|unha|unhas|sobrancelha|cama|quarto|casa|mala|mesa .. arrumad*, professor|professora|professores|treinador|instrutor|escola .. cobra|cobram, enviou|enviaram|enviado|enviar .. comprovante|nota|recibo|boleto|orcamento|foto|fotos|mensagem|link|codigo|proposta|contrato|resultado|laudo, esperei|esperamos pouco|pouquinho, nem esperei|esperamos";

/** What nobody praises although a word of it does elsewhere. */
const blame: OpinionEntry[] = [
  bad("nem|nao senti|sentimos o|a gosto|sabor|tempero", "taste", settled),
  bad(
    "nao|nem senti|sentimos|vi|vimos|notei|percebi nada de diferenca|efeito|melhora, nao|nem senti|sentimos|vi|vimos|notei|percebi diferenca|efeito|melhora|resultado, nao|nem senti|sentimos|vi|vimos|notei|percebi nenhuma|nenhum|muita|muito|qualquer|a|o diferenca|efeito|melhora|resultado",
    "result",
    settled,
  ),
  bad("mancha|manchas|encardido|odor|ferrugem nao|nem saiu|sairam|sai", "result", settled),
  bad(
    "nunca mais deu|deram|tive|tivemos|recebi noticia|noticias|retorno|resposta|satisfacao|contato, ninguem|nunca|nem voltou|voltaram a ligar|responder|procurar|retornar",
    "response",
    settled,
  ),
  bad(
    "respondeu|responderam|respondem|responde|retornaram|retornou .. depois|apos .. hora|horas|dia|dias|semana|semanas",
    "messages",
    settled,
  ),
  bad(
    "nunca mais tive|tivemos coragem|vontade, bem feito para|pra mim|nos, sem sucesso|exito, so .. por|um milagre, fila|filas|demora|preco|precos|espera|barulho|bagunca|confusao .. coisa de louco|doido|outro, nao dormi|dormimos|durmo bem|direito|nada, nao consigo|consegui|conseguimos|consegue falar|contato, gostava|gostei|amava|adorava|confiava .. ate descobrir|perceber|achar|encontrar, nao esperava tanto|tanta descaso|demora|bagunca|sujeira|grosseria|falta|desrespeito|confusao|barulho|espera|problema, farto|farta de, estou|to|fiquei|ja farto|farta, arrasada|arrasado|arrasadas|arrasados, mandou|mandaram|veio bem|muito menos|pouco|abaixo, vem|veio muito|muita|bastante gelo|osso|ossos|gordura|farinha|casca|cebola|oleo, nao me|nos senti|sentimos bem|confortav*",
    undefined,
    settled,
  ),
  bad("gracas a|ao .. perdi|perdemos|fiquei|ficamos|estrag*|quebr*", undefined, {
    ...settled,
    decides: true,
  }),
  bad(
    "nunca mais compro|peco|faco|levo outro|outra _ ai|la|aqui|nessa|nesse|com|deles|dessa|desse, nem parece um|uma|o|a hotel|restaurante|produto|loja|pousada|empresa",
    undefined,
    settled,
  ),
  bad("nunca pensei|imaginei que ia|iria|fosse esperar|demorar", "wait", settled),
  bad(
    "dao|deram|deu|dando|rindo|riem|riram risada|risadas da|de gente|mim|cliente|cara",
    "respect",
  ),
  bad("foi|e|foram|sendo muito|meio|bem|super|tao dura|duro comigo|com|conosco", "courtesy"),
  bad(
    "achou|acharam|acham|descobriu|descobriram|encontrou|encontraram .. problema|problemas|defeito|defeitos que nao, achou|acharam|acham|descobriu|descobriram mais|outro|outros problema|problemas|defeito|defeitos so para",
    "honesty",
    settled,
  ),
  bad("varios|varias|muitos|muitas _ vencid*", "expiry", settled),
  bad(
    "varios|varias|muitos|muitas _ quebrad*|riscad*|amassad*|rasgad*|enferrujad*|estragad*|danificad*",
    "condition",
    settled,
  ),
  bad("varios|varias|muitos|muitas _ em falta, varios|varias|muitos _ faltando", "stock", settled),
  bad(
    "varios|varias|muitos|muitas _ suj*|mofad*|empoeirad*, encontr* tudo sujo|bagunc*, mesa|mesas cheia|cheias de prato|pratos|louca|copos|farelo|sujeira|migalha|restos",
    "cleanliness",
    settled,
  ),
  bad("encontr* tudo fechad*|errad*|quebrad*|revirad*|vazio|estragad*", undefined, settled),
  bad(
    "cheirinho|cheiro de queimado|mofo|esgoto|xixi|suor|cigarro|podre|gas|ovo|fritura|urina, perfume|cafe|flor|flores|sabonete|colonia sem cheiro",
    "smell",
    settled,
  ),
  bad(
    "bateria|pilha pouco dura, descarrega|descarregam|descarregou .. rapid*, bateria|pilha|celular .. descarrega|descarregou|acaba|dura rapid*|pouco",
    "function",
    settled,
  ),
  bad(
    "quebra|quebram|mancha|mancham|desbota|desbotam|descasca|descascam|solta|soltam|rasga|rasgam|enferruja|fura|descola .. facil|rapid*|a_toa",
    "durability",
    settled,
  ),
  bad(
    "consulta|exame|sessao|massagem|aula|limpeza|passeio|visita rapid* demais, aula|sessao|consulta|festa|passeio|massagem .. acabou|terminou antes do|da horario|hora, tempo|prazo|consulta|exame|intervalo|aula|sessao|passeio .. curto|curta demais",
    undefined,
    { ...settled, name: "a duração" },
  ),
  bad("preco|valor|conta|orcamento foi|foram alem", "price", settled),
  bad("atendimento|servico arrastad*, arrastad*", "speed"),
  bad("justa|justo|justas|justos demais", "fit"),
  bad(
    "barato sai|saiu|custa caro, orgao|orgaos|autoridade|autoridades competente|competentes, criancas|crianca|filhos|filho|filha|meninos|meninas nao queriam|queria|quis|quiseram|quer|querem voltar|ficar|mais",
    undefined,
    settled,
  ),
  bad("respeito .. zero", "respect", settled),
  bad("educacao|cordialidade|gentileza .. zero", "courtesy", settled),
  bad("atencao|vontade|interesse .. zero", "attention", settled),
  bad("simpatia .. zero", "friendliness", settled),
  bad("paciencia .. zero", "patience", settled),
  bad("organizacao .. zero", "organisation", settled),
  bad("limpeza|higiene .. zero", "cleanliness", settled),
  bad("profissionalismo .. zero", "professionalism", settled),
  bad("range|rangem|rangia|rangiam|rangendo", "condition"),
  bad("so respond* .. antes|quando, respond* rapid* so|apenas|somente", "messages", settled),
  bad(
    "variad*|divers*|inumer* problema|problemas|defeito|defeitos|falha|falhas",
    undefined,
    settled,
  ),
];

/** Praise whose words one by one say something else. */
const praise: OpinionEntry[] = [
  good(
    "em _ minutos|minuto|hora|horas, em _ minutos|minuto|horas ja|estava|tudo|ficou, em menos de _ minutos|hora|horas|dias|semana|meses",
    "speed",
    { ...settled, quiet: true },
  ),
  good(
    "vem muito|muita|bastante recheio|carne|queijo|molho|calda|bacon|camarao|frango|comida|fruta|frutas|salada|batata|batatas",
    "portion",
  ),
  good(
    "infiltracao|goteira|vazamento|barata|baratas|problema|problemas|mancha|mofo|defeito|barulho|formiga|formigas|rato|ratos|cupim|cupins nao|nunca mais apareceu|apareceram|voltou|voltaram, infiltracao|goteira|vazamento|barata|baratas|problema|problemas|mancha|mofo|defeito|barulho|formiga|formigas|rato|ratos|cupim|cupins nao apareceu|apareceram|voltou|voltaram mais",
    "result",
    settled,
  ),
  good(
    "acabou|acabaram a|o|as|os dor|dores|medo|sofrimento|coceira|ansiedade|mofo|cheiro",
    "result",
    settled,
  ),
  good("que passa|passam voando"),
  good("passou|passa|passaram voando", undefined, { quiet: true }),
  good("ampla|amplo|vasta experiencia|conhecimento", "competence"),
  good("ampla|amplo|vasta variedade|cardapio|gama|leque|linha", "variety"),
  good(
    "nunca|nao erra|erram|errou|erraram o|a ponto|tempero|receita|medida",
    "preparation",
    settled,
  ),
  good("sinal|internet|wifi|rede|celular .. pega|funciona bem", "function", settled),
  good("desconto|descontos generos*", "price", settled),
  good("dono|dona|pessoa|gente|coracao|equipe generos*", "attention"),
  good("explica|explicou|explicam|ensina|ensinou muito|bem|super|mais devagar", "explanation"),
  good("vinho|cerveja|suco|sobremesa|cafe|sopa|caldo|chopp .. caiu|cai muito|super bem", "taste"),
];

export const senseTurns: readonly OpinionEntry[] = [...blame, ...praise];
