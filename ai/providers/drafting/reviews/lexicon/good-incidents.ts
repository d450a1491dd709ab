import { good, type OpinionEntry } from "./entries.ts";

/** Praise told by what was done, or said in an idiom. */
export const goodIncidents: OpinionEntry[] = [
  good("conquistou|conquistaram|conquista, ganhou|ganharam meu|nosso coracao", undefined, {
    whole: true,
  }),
  good(
    "nunca veio|vieram|chegou|chegaram errad*|trocad*|fri*|atrasad*|faltando, nunca err*|falh*|atras*, nunca err* .. pedido|pedidos",
    "trust",
    { fixed: true },
  ),
  good("pela metade do preco|valor, economizei|economizamos|economiza", "price"),
  good("sem cheiro|sujeira|poeira|bagunca|respingo|respingos", "cleanliness"),
  good("escritorio|lugar|oficina|clinica|loja|equipe|salao serio|seria", "trust"),
  good("disse|disseram|fala|falam a|na verdade, jogo limpo", "honesty"),
  good(
    "sem discussao|discutir|briga|questionar, trocaram|trocou|consertaram .. na garantia",
    "warranty",
    {
      fixed: true,
      decides: true,
    },
  ),
  good(
    "nao achei|vi|encontrei|tem um|nenhum defeito, nao deixe|deixem|percam de provar|conhecer|ir|visitar|experimentar|comer, faz|fez|fazem valer a pena, nao tem preco, nunca fiquei|ficamos|deixou|deixaram .. na mao, nunca falta|faltou|faltam, nao saio|saimos mais de|daqui|dali, raspou|raspei|raspamos|limpou|limpei|lambeu|lambi o|os prato|pratos|dedos, o problema|defeito .. querer|vicia|viciar|engordar, o unico problema|defeito .. querer|vicia|viciar|engordar, nao brinca|brincam em servico, voltou|ficou|saiu parecendo nov*|outro|outra, parecendo que saiu|acabou, chora|chorou|choram para ir|vir|voltar|sair, coisa de louco|doido|cinema|outro",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  good(
    "boa vontade, parou|pararam tudo para, guardou|guardaram para mim, so eles|elas|ele|ela estavam|estava abertos|aberto|aberta, so eles|elas|ele|ela atenderam|atendeu|conseguiram|conseguiu|resolveram|resolveu",
    "attention",
  ),
  good("anda|andou rapido|rapidinho", "queue"),
  good(
    "nao me sinto|senti pressionad*|julgad*|enganad*|obrigad*|enrolad*, compreensiv*",
    "attention",
  ),
  good("pagando|paguei|pagamos|gastei menos", "price"),
  good("de|muito|extremo bom gosto, de muito|extremo bom gosto, abastecid*"),
  good("que lugar, forte|fortes", undefined, { quiet: true }),
  good(
    "raro|rara|raros|raras, se salva|salvam, salva|salvam, sai|saimos com dois|duas|tres|quatro|varios|varias",
    undefined,
    { quiet: true },
  ),
  good(
    "que|onde .. oficinas|lojas|medicos|outros|outras|lugares|tecnicos|profissionais|ninguem nao",
    "competence",
    {
      fixed: true,
      decides: true,
    },
  ),
  good(
    "nao saiu|sai|sairam do lado, nao saiu|sairam de perto, atendeu|atenderam|atende|abriram fora do horario|expediente",
    "attention",
    {
      fixed: true,
    },
  ),
  good(
    "nao se ve|encontra|acha por|todo|hoje|facil, nao se ve|encontra|acha mais hoje|por|em|igual|assim|facil",
    undefined,
    {
      whole: true,
      fixed: true,
      decides: true,
    },
  ),
  good("nunca .. tao _", undefined, { fixed: true }),
  good("bem localizad*", undefined, { name: "a localização" }),
  good("instrutores|professores|donos|equipe presente|presentes", "attention"),
  good("consertou|consertaram|arrumou|arrumaram", "solution", { quiet: true }),
  good("antes do horario", "speed", { quiet: true }),
  good("no mesmo dia", "speed", { quiet: true }),
  good("animad*", undefined, { quiet: true }),
  good(
    "ficou|ficaram igual|igualzinho|identico|identica ao|a modelo|foto|original|desenho|que",
    "result",
  ),
  good("turma|turmas .. pequena|pequenas|reduzida|reduzidas", undefined, {
    name: "o tamanho das turmas",
  }),
  good("damos|demos|da|dao risada|risadas", "friendliness", { quiet: true }),
  good(
    "vale|valem|valeu|valeram a|cada espera|fila|pena|ida|viagem|visita, compensa|compensam a espera",
    undefined,
    { whole: true, fixed: true },
  ),
  good("conhece|conhecem|entende|entendem tudo|muito|bem", "competence"),
  good("bem feit*|feitinh*, de rei|rainha|primeira|excelencia"),
  good("dormi bem|como, casa da|de tia|vo|vovo|avo|mae|sogra", undefined, { whole: true }),
  good("comida de mae|vo|avo|tia", undefined, { name: "a comida" }),
  good("voltou a funcionar|andar|brilhar|ligar|tocar|sorrir, voltei a sorrir", "solution", {
    decides: true,
  }),
  good(
    "ganhei|ganhamos, levei o|a _ inteiro|inteira, repeti|repetimos, voltei a sorrir",
    undefined,
    { quiet: true },
  ),
  good("varrid*, tudo em ordem", "organisation"),
  good(
    "fez|fizeram|faz questao de, ja indiquei|indicamos, indiquei para, me ligaram|ligou|avisaram para avisar, se lembr* de mim",
    "attention",
  ),
  good("obra|obras de arte"),
  good("nao tem|ha|existe .. igual|melhor, e|eh um sonho, um sonho de", undefined, {
    whole: true,
    fixed: true,
    decides: true,
  }),
  good("hidratad*, definid*, soltinh*, branquinh*", "result"),
  good("ok|okay", undefined, { quiet: true }),
  good("mandam|manda|mandaram|enviam foto|fotos|video|videos, contam|conta tudo", "information"),
  good("de graca", undefined, { quiet: true }),
  good("nao|nem cobr* nada, nem cobr*, sem custo, nao quis cobrar", undefined, {
    name: "a gentileza",
    quiet: true,
  }),
  good(
    "sem dor|estresse|stress|sofrimento|trauma|complicacao, nao quebr*|estrag*|arranh*|risc* nada",
  ),
  good("na hora", "speed", { quiet: true }),
  good(
    "coad*|passad*|feit*|assad*|frit*|moid*|moem|fatiad*|fatiam|ralad*|batid*|montad*|grelhad*|cozid*|preparad*|espremid*|tirad* na hora, fresc* na hora",
    "freshness",
  ),
  good(
    "nunca mais vi|apareceu|tive|deu barata|baratas|rato|formiga|formigas|cupim|problema|problemas|dor|defeito, nunca mais troco|largo|deixo|saio|mudo|abandono|vivo",
    undefined,
    {
      whole: true,
      fixed: true,
    },
  ),
  good("durou|duraram|durando|dura|duram, certinh*, direitinh*", undefined, { quiet: true }),
  good("relampago", "speed"),
  good(
    "sem juridiques|rodeios|enrolar, linguagem clara|simples, direto|direta ao ponto",
    "explanation",
  ),
  good(
    "trocaram|trocou|repuseram|mandaram outro|outra|na|sem|imediatamente|prontamente|no hora|perguntar|burocracia|reclamar|questionar|novo|nova|mesmo",
    "exchange",
    { decides: true },
  ),
  good(
    "refizeram|refez|resolveram|resolveu|arrumaram|arrumou|consertaram|consertou na|sem|no hora|perguntar|burocracia|reclamar|questionar|mesmo",
    "solution",
    { decides: true },
  ),
  good(
    "devolveram|devolveu na|sem|no hora|perguntar|burocracia|reclamar|questionar|mesmo",
    undefined,
    { decides: true },
  ),
  good(
    "manteve|mantiveram|mantem .. informad*, me informou|avisou|avisaram de tudo|cada",
    "information",
  ),
  good("muito bem cuidad*|conservad*|mantid*, bem cuidad*|conservad*|mantid*", "upkeep"),
  good("voltei a correr|andar|enxergar|dormir|sorrir|treinar, sem dor nenhuma", "result"),
  good("antes do tempo, no mesmo instante", "speed"),
  good("como|conforme prometido|combinado|prometeram|combinamos", "deadline"),
  good("busca|buscam|buscaram|buscou em|na casa, levaram|levam em casa", undefined, {
    name: "a busca em casa",
    quiet: true,
  }),
  good("branquinh*, novinh* em folha, igual novo|nova", "result"),
  good(
    "complet|completo|completa|completos|completas, natural|naturais, discret|discreto|discreta|discretos|discretas, iluminad*, decorad*, confiante*, funcional",
    undefined,
    { quiet: true },
  ),
  good("calm|calmo|calma|calmos", "quiet", { quiet: true }),
  good("segur|segura|seguro|seguros", "safety", { quiet: true }),
  good("facil|faceis", "practicality", { quiet: true }),
  good("novo|nova|novos|novas", undefined, { quiet: true }),
  good("grande|grandes|enorme|enormes|gigante|gigantes", "size", { quiet: true }),
  good("muita|bastante|boa|na sombra, area verde, muita|em|a|da natureza"),
  good("precinho|precinhos", "value"),
  good("voando", "speed"),
  good(
    "orienta|orientam, ensina|ensinam, incentiva|incentivam, motiva|motivam, acolhe|acolhem, avisa|avisam tudo, cuidad* com muito|amor|carinho, subiu|subiram ate, ajudou|ajudaram meu|minha|a|o, indica|indicam, colhe|escolhe com, da|dao seguranca|confianca, conversa|conversam com, sorrindo, entra sorrindo, sai sorrindo, pergunta|perguntam se esta|estamos|precis*",
    "attention",
    { quiet: true },
  ),
  good(
    "respeitou|respeitaram|respeita|respeitam, foi|fui|fomos respeitad*|ouvid*|compreendid*",
    "respect",
  ),
  good(
    "sensivel|sensiveis, dinamic*, cremos*, molhadinh*, douradinh*, artesanal|artesanais, autoral|autorais, complet|completo|completa|completos|completas, conservado|conservada|conservados|conservadas, bem conservad*, iluminad*, colorid*, decorad*, discret|discreto|discreta|discretos|discretas, funcional, exclusiv*, refinad*, sofisticad*, elegante|elegantes, chique|chiques, requintad*, luxuos*, rustic*, pitoresc*, magic|magico|magica, emocionante*|emocionou|emocionad*, memorave*, revigorante, relaxante|relaxantes|relaxei, renovad*, aliviad*, valorizad*, realizad|realizado|realizada, confiante*, captou|captaram|capturou, compreendeu|compreenderam, transform*, brilhou|brilharam, encantou|encantaram, fora de serie, de outro mundo, dos deuses, de lamber, agua na boca, coisa fina, como novo|nova|novos, parece novo|nova, obra de arte|obras de arte, como amigos|amiga|amigo, em casa me|nos, mil vezes, sonho realizado, chorei de alegria|felicidade, colhid* no dia, peixe|pescado|pao|paes|fruta|frutas do dia",
  ),
  good("compensa|compensam|compensou"),
  good(
    "nao tem erro, sem palavras ruins, dificil achar defeito, ate conhecer|descobrir|encontrar, um|fez|faz milagre|milagres, nunca pensei|imaginei .. gostar|tanto, nao vivo sem, nao vivo mais sem, nao esperava tanto|tao|tanta, da|deu vontade de voltar, vicia|viciante|viciei|viciad*, quem reclama, passou no teste, sem questionar, calminho|calminha, mesmo lotado|cheio|cheia|lotada, nem parece, de tao limpo|bom|boa|gostoso, nao me arrependo|arrependi, sem arrependimento*, com tudo dentro, nao trocaria, sou fa, so elogios, mil estrelas, de coracao, deus abencoe, sucesso, vida longa, podem ir sem medo|confiar, pode ir sem medo, sem medo",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  good(
    "melhorou|melhoraram|evoluiu|evoluimos|aprendi|aprendeu|mudou minha vida|rotina|autoestima, postura|vida .. mudou, emagreci",
    "result",
  ),
];
