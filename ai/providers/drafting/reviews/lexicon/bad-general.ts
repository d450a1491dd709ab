import { bad, type OpinionEntry } from "./entries.ts";

/** Complaint that says nothing of its own about what is blamed. */
export const badInGeneral: OpinionEntry[] = [
  bad(`notabaixa, pessim*, pesim*, ruim|ruins|ruinzinh*, horriv*, horrive*, orriv*, horroros*, horror|horrores, terriv*, lament*, vergonhos*, vergonha, absurd|absurdo|absurda|absurdos, ridicul*, decepcion*, decepcao|decepcoes, frustr*, fraco|fraca|fracos|fracas|fraquinh*, lixo,
    porcaria*, merda, bosta, droga, tosco|tosca|toscos, palhacad*, desgost*, deploravel, inadmissiv*, inaceitav*, revolt*, indignad*|indignacao, chatead*|chateou, irritad*|irritante|irritou, trist|triste|tristes, mediocre*, mais ou menos, meia boca, razoav*, mediano|mediana, errado|errada|errados|erradas|errou|erraram, um erro|erros, regular|regulares,
    furada, cilada, roubada, zoad*, avacalhad*, relaxad*, desleixad*|desleixo, complicado|complicada|complicados, dificil demais, problematic*, uma zona, piorou|pioraram|piorando|piora, caiu muito|bastante|demais, caiu a qualidade, decaiu, decaiu muito, decadente, nao e mais o|a mesmo|mesma, nao e mais como antes, ja foi melhor|bom|boa, ja foram melhores, tragic*, catastrof*, nojo de,
    sem graca, mal feit*, nao compensa*, bebad*|embriagad*, derretid*, melad*|pegajos*|grudent*|sticky, encardid*, nojent*|nojo|nojeira, mal *ado|*ada|*ados|*adas|*ido|*ida|*idos|*idas, corrido|corrida|apressad*, as pressas, nao era|foi|foram|eram o combinado|prometido|esperado|que combin*|que encomend*, nao da|dava|dao|davam conta, nao gela*|esfria*|refriger*, nao foi|foram feit*|limp*|servid*|entregue|trocad*|avisad*, preocupant*|preocupou|preocupa, incomod*, atrapalh*, chato|chata|chatos, triste realidade, nao foi|era|eram|foram isso|assim que, nao foi|era o que combin*|pedi|pedimos, veio|vieram|ficou|ficaram|esta|estava|saiu|chegou|chegaram torta|tortas, sem funcionar|uso, sem terminar|acabar|concluir, tudo torto, sem condicoes, sem nocao, falta de nocao, sem compromisso, falta de compromisso, falta de consideracao, nunca mais, nunca mais volt*|compro|piso|peco|vou|entro|recomendo|apareco, nao volt* mais, nao volto|voltarei|voltaremos|voltaria, nao vou|pretendo|quero voltar, jamais volt*, perdi a viagem, viagem perdida, perdi|perdemos a viagem, fomos|fui embora sem, desisti* e, fora do ar, sem sinal, sem ar, insatisf*, deixa muito a desejar, deix* .. a desejar, a desejar,
    um roubo, um absurdo, nao troco|compro|levo|peco|corto|faco|abasteco|encomendo mais .. ai|la|nessa|nesse|nesta|neste, doeu|doendo|dolorid*, sumiu|sumiram|sumido|sumida, desanimador*, estressant*|estresse|estressad*, ruindade, nota zero, nota 0, zero estrela*, nao vale a pena, nao valeu a pena, perda de tempo, perdi meu tempo|tempo, dinheiro jogado fora, joguei dinheiro fora, jogar dinheiro fora, fujam, fuja, corram, passem longe, passe longe, evitem, evite, nao percam tempo, nao perca seu tempo, arrepend*, tom* cuidado, cuidado galera|gente|pessoal, pesadelo,
    terrible, horrible|horribles, horrid, ruined, waste, mess, lousy, rubbish, dreadful, nasty, annoying, unacceptable, not worth, forgot|forgotten, missing, broken, ignored, asco, verguenza, decepcion|decepcionante|decepcionad*, estafa, horrend*, pesima|pesimas, no vuelvo|volvemos|volveria, no recomiendo, awful, bad, worst, poor, disappoint*, disgusting, mediocre, malo|malos|malisim*, fatal, mauvais*, schlecht*, pessimo servizio, never again, waste of, avoid`),
  bad(
    "odiei|odiamos|odeio|odiou, detestei|detestamos|detesto|detestou, reclam*, critic*, xingou|xinga, ponto negativo, pontos negativos, ponto fraco, pontos fracos, unico defeito, unico porem|ponto, o unico problema, transtorno*, insatisfeit*, decepcionad*, hated|hate, queix*, avaliacao negativa|ruim|pessima|baixa, avaliacoes negativas|ruins, nota baixa|ruim, comentario negativo|ruim, insatisfacao",
    undefined,
    { object: true },
  ),
  bad(
    "perdeu|perderam, sumiram com, estragou|estragaram minha|meu|a|o, quebrou|quebraram minha|meu",
    undefined,
    { object: true, fragile: true },
  ),
  bad("problema*|poblema*", undefined, { object: true, fragile: true }),
  bad(
    "nao e la essas coisas, nada demais, nada de mais, nada de especial|excepcional, tem|ha|existe coisa|lugar|lugares melhor|melhores, ja vi|comi|provei|fui .. melhor|melhores, existem melhores, nao atende* .. expectativa|expectativas, era melhor, eram melhores, aqui|la|isso|isto era bom|otimo|boa|otima, pior|piores, nunca vi igual a isso, esperava mais, esperavamos mais, esperava bem mais, esperava melhor, poderia ser melhor, podia ser melhor, poderiam ser melhores, pode melhorar, podem melhorar, podia melhorar, poderia melhorar, poderiam melhorar, precisa|precisam melhorar, precisa de melhor*, tem que melhorar, tem muito que melhorar, tem muito o que melhorar, tem a melhorar, da para melhorar, melhorar muito|bastante, melhorem|melhore, tem a melhorar, deve* melhorar, falta muito, so por deus, nao consegui|conseguimos|consegue|conseguiu, nao deu|dava para, nao da mais, nao da para confiar|recomendar|voltar|comer, nao tem condicoes|condicao, nao gostei nada, nada bom|boa",
    undefined,
    { fixed: true },
  ),
];

/** What is told beside a complaint and means nothing by itself. */
export const badBeside: OpinionEntry[] = [
  bad("ficaram|ficou de trocar|consertar|vir|entregar|resolver|buscar|mandar|arrumar", "duration", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad(
    "joga|jogam|empurra|empurram para o|a|outro, dizem|falam|alegam|respondem que, dizendo|falando que, disse que|ja, desculpa o transtorno|incomodo",
    "response",
    {
      quiet: true,
      fixed: true,
      whole: true,
    },
  ),
  bad(
    "prometeram|prometeu ligar|retornar|avisar|mandar, ficaram|ficou de ligar|retornar|avisar|mandar, disse|disseram que ligariam|retornariam|avisariam",
    "messages",
    { quiet: true, fixed: true, whole: true },
  ),
  bad(
    "ja e|estamos|passou segunda|terca|quarta|quinta|sexta|sabado|domingo, ja estamos em",
    "deadline",
    {
      quiet: true,
      fixed: true,
      whole: true,
    },
  ),
  bad(
    "depois|apos do|o vencimento|prazo|combinado, passou|passaram do prazo, fora do prazo",
    "deadline",
    { fixed: true },
  ),
  bad("nao recebi|recebemos", "deadline", { fixed: true, whole: true }),
  bad("ate hoje, ate agora, prometeram|prometeu, prometid* para", "deadline", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("cobr* _ reais|conto|contos|pila|pilas", "value", { quiet: true }),
  bad("cobrou|cobraram|cobram|cobrando|cobrar", "billing", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad("reais, r|rs _", "value", { quiet: true, fixed: true, whole: true }),
  bad(
    "ja falei|reclamei|avisei|pedi|mandei .. nada|nao, nada muda|mudou|adiantou|adianta, nao muda|mudou|adianta|adiantou",
    "response",
    { quiet: true, fixed: true, whole: true },
  ),
  bad(
    "disse|disseram|falou|falaram|alegou|alegaram|alegando|respondeu|responderam|dizendo|justificou|justificaram que, culpou|culparam, disse|disseram|falou que eu, cada hora uma desculpa, cada dia uma desculpa, so desculpas|desculpa, sempre uma desculpa, inventa*|dao|deram|da desculpa|desculpas, desculpa|desculpas esfarrapada*|diferente|diferentes|atras de, nem pediu|pediram desculpa|desculpas, nem se desculp*, nenhum pedido de desculpa*",
    "response",
    { quiet: true, fixed: true, whole: true },
  ),
  bad("tem|faz|ha|completou _ semanas|meses|dias, ja faz|fazem", "duration", {
    quiet: true,
    fixed: true,
    whole: true,
  }),
  bad(
    "ter que|de ligar, tive que|de ligar, tivemos que|de ligar, precisei ligar, ter que|de cobrar|insistir|perguntar, tive que|de cobrar|insistir|perguntar, tivemos que cobrar|insistir|perguntar",
    "communication",
    { fixed: true, whole: true },
  ),
  bad(
    "ter que|de chamar|pedir|implorar, tive que|de chamar|implorar, tivemos que|de chamar|implorar",
    "attention",
    { fixed: true, whole: true },
  ),
  bad(
    "ter que|de voltar|refazer, tive que|de voltar|refazer|levar .. de novo|outro|outra|novamente, tivemos que voltar|refazer, pedi|pedimos para refazer|arrumar|consertar, ninguem vem|veio|quer|quis .. consertar|arrumar|resolver|ver|buscar|trocar",
    "solution",
    { fixed: true, whole: true },
  ),
];
