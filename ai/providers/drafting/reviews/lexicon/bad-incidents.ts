import { bad, type OpinionEntry } from "./entries.ts";

/** Complaint told by what happened. */
export const badIncidents: OpinionEntry[] = [
  bad(
    "cada um|uma|atendente|funcionario|pessoa diz|fala|informa|disse|falou, ninguem soube|sabia|sabe responder|explicar|informar|dizer",
    "information",
    {
      fixed: true,
    },
  ),
  bad(
    "continua|continuam|continuou|continuaram cobrando|descontando|debitando|mandando|enviando",
    "billing",
    {
      fixed: true,
    },
  ),
  bad(
    "preocupad*, perdi|perdemos|perdeu|perderam a|o causa|processo|acao, faltou na|no|a|ao audiencia|consulta|aula|compromisso, tempo demais",
  ),
  bad(
    "dificil|impossivel e falar|conseguir|resolver|cancelar|ser|ter, prefiro|prefira|prefiram ir|comprar|comer|pagar na|no|em|ao|a|outro, prefiro|prefira a|o concorrente|concorrencia, sai|saimos|saiu|sairam brigad*|irritad*|chatead*|frustrad*|decepcionad*|bravo|brava|bravos|revoltad*",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  bad("nao durou|dura|duraram|duram", "durability", { fixed: true }),
  bad("cancelei|desmarquei|remarquei", "cancelling", { quiet: true }),
  bad(
    "prometeram|prometeu|combinaram|combinado|era para segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|ontem .. entregaram|entregou|veio|chegou|ficou|saiu",
    "deadline",
    {
      fixed: true,
    },
  ),
  bad("respond* torto|atravessado|seco|mal", "courtesy", { fixed: true }),
  bad("como se estivesse|estivessem fazendo|pedindo, tratad* como se", "courtesy", { fixed: true }),
  bad("perdi|perdemos|perdeu|perderam o|os prazo|prazos", "deadline", { fixed: true }),
  bad("malfeit*, parecia|pareciam|parece chiclete|borracha|pedra|papel|sola|papelao|isopor|agua"),
  bad(
    "dava|daria|dou|desse menos um|dez, dava|daria zero|negativo, se pudesse dava|daria, comi|comeria|como melhor no|na|em, lindo|bonito|bonita|linda por fora, so por fora, so aparencia, foi a ultima vez, primeira e ultima, de bom so, so o nome, so a fachada|aparencia",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  bad(
    "me senti|sinto um|uma numero|palhaco|palhaca|idiota|trouxa|otario|otaria|lixo|invisivel|intruso|intrusa, deixou|deixaram .. na mao, nem tanto, inexistente|inexistentes|inexiste",
  ),
  bad("se melhorar|melhorarem|melhorasse|melhorassem|corrigirem", undefined, {
    object: true,
    fixed: true,
  }),
  bad("preco|precos de shopping|aeroporto|rico|grife|hotel|primeiro", "price", { fixed: true }),
  bad(
    "nunca .. tao mal|ruim|ruins|pessim*|humilhad*|gross*|demorad*|lent*|car*|suj*|fri*|desrespeitad*|decepcionad*|frustrad*|constrangid*|insatisfeit*|desorganizad*|enganad*",
    undefined,
    {
      fixed: true,
    },
  ),
  bad("expuls*", "respect", { fixed: true }),
  bad("oxid*, lasc|lascou|lascaram|lascada|lascado, mudaram|trocaram|mudou .. vezes de"),
  bad("nao podiam|podia|podem|pode fazer nada", "solution", { fixed: true }),
  bad(
    "so|apenas|somente 1h*|2h*|3h*|4h*, so|apenas|somente _ hora|horas|dias|meses|semanas esperando, so|apenas|somente _ hora|horas de espera|fila|atraso, so|apenas|somente _ hora|horas|dias|meses|semanas para atender|chegar|entregar|trazer|servir|sair|me, so|apenas|somente _ hora|horas|dias|meses|semanas para *ar|*er|*ir um|uma|o|a|meu|minha",
    "wait",
    {
      whole: true,
      fixed: true,
      decides: true,
    },
  ),
  bad("so funciona|presta|atende|atendem|serve para quem|amigo|amigos|quem", undefined, {
    whole: true,
    fixed: true,
    decides: true,
  }),
  bad("err*|erraram .. troco", undefined, { name: "o troco", fixed: true }),
  bad(
    "celular toda|o hora|tempo, celular direto, mexendo no celular, fica|ficam|ficou|ficava no celular",
    "attention",
    {
      fixed: true,
    },
  ),
  bad("nao ach*|encontr*|descobr*|localiz* .. problema|vazamento|defeito", "solution", {
    fixed: true,
  }),
  bad("so que nao|no", undefined, { whole: true, fixed: true, decides: true }),
  bad(
    "adorei|amei|adoramos|amamos|delicia|otimo esperar|aguardar, adorei|amei ficar esperando",
    "wait",
    {
      whole: true,
      fixed: true,
      decides: true,
    },
  ),
  bad("so na hora de vender|pagar|cobrar|fechar, depois que paga*", "aftercare", {
    fixed: true,
    decides: true,
  }),
  bad("hein", undefined, { whole: true, fixed: true }),
  bad(
    "deram|dar|deu|passaram|venderam|cederam nossa|minha vaga|mesa|hora|horario|vez|reserva|data .. para|a outro|outra|outros",
    "appointment",
    {
      fixed: true,
    },
  ),
  bad("em pe", "seating"),
  bad("sem limpar|lavar|varrer|limpeza", "cleanliness", { fixed: true }),
  bad("charged me|us|twice|double|extra, charged me twice|double|more", "billing", { fixed: true }),
  bad(
    "mesas|cadeiras poucas, poucas mesas|cadeiras, mesas|cadeiras .. coladas|grudadas|apertadas|juntas",
    "seating",
    { fixed: true },
  ),
  bad("perdi|perdemos|perder a|o manha|tarde|noite|dia, tempo perdido", undefined, {
    name: "o tempo perdido",
    fixed: true,
  }),
  bad("perder|perderam um|uma cliente, bela|belo maneira|forma|jeito de", undefined, {
    whole: true,
    fixed: true,
    decides: true,
  }),
  bad(
    "tristeza, vazio|vazia|vazios|vazias, cheio|cheia|cheios|cheias de areia|pelo|po|no|nos|mosquito|mosquitos|gordura|lixo",
  ),
  bad("revirou|revirando|revirar os olhos", "courtesy", { fixed: true }),
  bad("reclamei|reclamamos|avisei|avisamos .. nada", "solution", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("mandei|mandamos|liguei|pedi|tentei|escrevi .. nada", "messages", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("congelad*, sem luz, pingando|pinga|gotejando"),
  bad("queimou|queimaram", undefined, { fragile: true }),
  bad(
    "ninguem me|nos ligou|retornou|avisou|respondeu|procurou, ninguem ligou|retornou",
    "communication",
    { fixed: true },
  ),
  bad("data|horario|endereco|informacao|orientacao|informacoes errad*|trocad*", "information", {
    fixed: true,
  }),
  bad("lent|lento|lenta|lentos|lentas|lentid*|lerd*, slow|slowly|lento|lenta", "slowness"),
  bad("sem me|nos avis*|consultar|perguntar", "information", { fixed: true }),
  bad(
    "lindo|linda|bonito|bonita|lindas|lindos na|nas foto|fotos, lindo|linda|bonito|bonita no anuncio",
    "advert",
    { whole: true, fixed: true, decides: true },
  ),
  bad(
    "um|uma terror|fantasma, fantasma, lacre rompid*|violad*, rompid*, parecia|parece sobra|sobras|resto, ficou|ficaram|fiquei sem, desisti|desistimos, interditad*, choco|choca, sola de sapato, em vao, a toa, sem cinto",
  ),
  bad("vizinho|vizinhos|criancas|gente|pessoas gritando", undefined, {
    name: "o silêncio do local",
  }),
  bad(
    "continua|continuam|continuou|continuo parado|vazando|quebrado|estragado, continua|continuam|continuou com o|a|os|as mesmo|mesma|problema|defeito|vazamento|barulho, voltou a *ar|*er|*ir, voltou pior|igual, servico|trabalho|obra|conserto pela metade, inacabad*, largou|largaram a|o obra|servico|conserto|trabalho|parede, largou|largaram tudo",
    "solution",
    { fixed: true },
  ),
  bad("sem esteriliz*|higieniz*, nao esteriliz*, mesmo alicate", undefined, {
    name: "a esterilização do material",
    fixed: true,
  }),
  bad("sem luva|luvas|touca|mascara", undefined, { name: "a higiene", fixed: true }),
  bad("pedi|pedimos .. sem _ e veio|vieram|mandaram", "wrongOrder", { fixed: true }),
  bad("entup*, transbord*, apagou|apagaram, afund*, estour*", undefined, { fragile: true }),
  bad(
    "ar .. congelante|gelado|frio|forte|quente, ar condicionado .. congelante|forte|gelado|fraco|pingando, congelando",
    "climate",
  ),
  bad(
    "risco enorme|fundo|feio|profundo, um risco no|na|em, riscos no|na|nos|nas|em, com riscos, cheio|cheia de riscos, arranhao|arranhoes",
    undefined,
    {
      name: "o dano relatado",
    },
  ),
  bad(
    "pedir|chamar|chamei|chamamos .. vezes, repetir .. vezes, pedi|pedimos .. vezes para|a|o",
    "attention",
    {
      fixed: true,
      whole: true,
    },
  ),
  bad("vizinho|vizinhos|criancas|gente|pessoas gritando, gritaria", "noise"),
  bad(
    "cinic*, hostil|hostis, gritando com|na|no|para|comigo, gritou|gritaram, aos gritos, so|ainda|e deu|deram risada|risadas, riu|riram na|da|de|quando|em, discutindo comigo|com, bate boca, climao, deram|deu de ombros, em cima da gente, em cima de mim, em cima do|dos cliente|clientes, fazendo|fazer um favor, por favor|obrigacao que atend*",
    "courtesy",
    {
      fixed: true,
    },
  ),
  bad(
    "congelante, insuportave*, insalubre, precari*, duvidos*, enganos*, desuman*, desesperador*, cansativ*, tumultuad*, burocratic*|burocracia, preguicos*, desligad|desligado|desligada, distraid*, desmotivad*, descuidad*|descuido, relaps*, negligen*, avinagrad*, bamb|bambo|bamba, frouxo|frouxa, insistiu|insistiram, recusou|recusaram, negou|negaram, desfi*, apagou, cedeu, adiou|adiaram, confundiu|confundiram, esqueceu|esqueceram, errando, nem acabou|terminou, impossivel|impossiveis, inviavel, ilegivel, mofad*",
  ),
  bad(
    "que procurem|procure outro|outra, procurem|procure outro|outra, so no anuncio|papel|nome, para quem gosta|quer|curte de|ser|passar|sofrer|perder|esperar|raiva, passar|passei|passamos raiva, nao entendo como, perder|perdi|perdendo tempo|dinheiro, mundos e fundos, largado|largada|largados, desastre, saudade|saudades de quando|do|da, em pedacos|cacos, arrombad*, so vou porque, sai|saiu|fiquei|ficou parecendo, outra historia, boa sorte para quem, nao tem nada, ideal para quem, um horror, me arrependi",
    undefined,
    { whole: true, fixed: true, decides: true },
  ),
  bad("so visualiz*, visualizam|visualizou|visualizaram", "messages", { fixed: true }),
];
