/** What may stand in front of a verb or a subject and says nothing of it. */
const leads =
  "(?:(?:e|mas|so que|ai|que|isso|esse|essa|ja|agora|hoje|hj|la|aqui|infelizmente|por enquanto|no momento|atualmente|eu|a gente|nos|ainda|embora|porque|pois|inclusive) )*";

/** "está", "tô", "ficamos" */
const being = "(?:esta|estao|estou|estamos|ta|tao|to|tamos|ficou|ficaram|ficamos|anda|andam)";

const imperfect =
  "(?:faz|vend|atend|serv|oferec|produz|t|traz|costur|consert|reform|lav|aceit|trabalh|entreg|alug|compr|cozinh|ensin|mont|instal|peg|busc|lev|corr|abr|mex|us|cri|plant|pint|cort|d|mor|receb)(?:ia|iamos|iam|ava|avamos|avam|inha|inhamos|inham)";

/** "picolé já tivemos", "daminha parei", "primeira habilitação estamos sem turma": had once, or not to be had now. */
const givenUp = new RegExp(
  [
    "\\b(?:parei|paramos|encerr(?:ei|amos|ou|aram)|suspend(?:i|emos|eu)|desisti|desistimos|larguei|largamos|abandon(?:ei|amos)|cancel(?:ei|amos)|aposentei|aposentamos)\\b",
    "\\b(?:par|deix)(?:ou|aram|amos|ei) de [a-z]+r\\b",
    "\\bja (?:tive|tivemos|teve|tinha|fiz|fizemos|fui|fomos|foi)\\b",
    `\\b${being} (?:(?:tod[oa]s?|tudo|ja) )?(?:sem (?!juros|taxa|fila|custo|fidelidade|multa)|em (?:falta|manutencao|reforma)\\b|n[oa] (?:conserto|oficina)\\b|(?:esgotad|suspens|parad|lotad|quebrad|furad|estragad|rasgad|queimad|alugad|emprestad|encerrad|cancelad)[oa]s?\\b|indisponi)`,
    "\\b(?:alugad|emprestad|lotad|esgotad|ocupad|reservad)[oa]s? ate\\b|\\bdeix(?:ei|amos) (?:para|pra|com|por conta) ",
    "\\b(?:em falta|esgotou|esgotaram|(?:acabou|acabaram)(?! d[eao])|quebrou|indisponive(?:l|is)|(?:fora|saiu|sairam) de linha)\\b",
    "\\b(?:tir(?:ei|amos|ou)|saiu|sairam) d[oa] (?:cardapio|menu|catalogo|tabela|lista)\\b",
    "(?<!ida e )\\b(?:volta|voltam|retorna|retomo|retomamos) (?:so )?(?:dia \\d|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:no )?(?:ano|mes|semana) que vem|semana que vem)",
    `\\b(?:antes|antigamente|ano passado|eu|a gente|nos) (?:eu |a gente |nos |aqui |so |tambem |ate )?${imperfect}\\b`,
    `^${imperfect}\\b`,
    "\\b(?:indic|encaminh|terceiriz|recomend)(?:o|amos) (?:para )?(?:um|uma|outr[oa]s?|quem|alguem|meu|minha|colegas?|amig[oa]s?|parceir[oa]s?)\\b",
  ].join("|"),
);

const shops =
  "(?:operadora|empresa|rede|loja|mercado|provedor|marca|franquia|companhia|clinica|academia|oficina|banco|farmacia|escola|padaria|lanchonete|restaurante|salao)s?";

/** "concorrente cobra 850", "a loja da frente só vai até 54", "tem empresa que pede 2 dias": of those who are not the owner. */
const rival = new RegExp(
  [
    "\\bconcorren(?:te|tes|cia)\\b",
    `^${leads}(?:diferente d)?(?:[oa]s? |um |uma |n[oa]s? |muit[oa]s? |algum[a-z]* )?(?:outr[oa]s ${shops}|${shops} (?:da frente|do lado|ao lado|da esquina|vizinh[oa]s?|do shopping|de shopping|grandes?|famos[oa]s?|por ai)|vizinh[oa]s?) (?!d[aeo]s? |e |em |n[ao]s? )[a-z]`,
    "\\b(?:tem|ha|existem?|conheco) (?:muit[oa]s? |algum[a-z]* |cada |outr[oa]s? )?(?:empresa|gente|lugar(?:es)?|cara|loja|oficina|clinica|profissional|profissionais|pessoa|pessoal|colega|quem)s? (?:por ai )?(?:que|por ai|[a-z]+ndo)\\b",
    "\\b(?:uns|umas|outr[oa]s|muit[oa]s|alguns|algumas) por ai\\b",
    `^${leads}(?:outr[oa]s|muit[oa]s|alguns|algumas|tod[oa]s) (?!os |as )[a-z]+[ae]m (?!a partir)`,
  ].join("|"),
);

/** "perguntam toda hora", "o pessoal acha que é caro": what people say and ask. */
const talk = new RegExp(
  "\\b(?:cobram|perguntam|perguntarem|perguntaram|pedem|ligam|liguem|acham|reclamam|dizem|falam|juram|exigem|demoram|atrasam|empurram|enrolam|prometem|insistem|confundem|duvidam|estranham|comentam|costumam)\\b|" +
    "\\b(?:povo|pessoal|galera|todo mundo|muita gente|clientes?|vizinh[oa]s?|o pessoal) (?:(?:sempre|muito|ja|so|vive|vivem|que|ainda) )?(?:pergunt|acha|pensa|fala|diz|reclama|liga|confund|costuma|insiste|vem d|estranh|duvida)|" +
    "\\bpergunta que\\b",
);

/** "é com ela", "isso não é nosso": another's matter. */
const othersMatter =
  "(?:(?:e|fica|fala|falar|combina|combinar)(?: so| direto)? com (?:ela|ele|elas|eles|a clinica|o medico)|e (?:dela|dele|delas|deles)|(?:isso|esse|essa|isto) e com (?:[oa]s?|meu|minha|seu|dona|outr[oa]) [a-z]|nao e (?:nosso|nossa|meu|minha|comigo|conosco|com a gente|aqui))";

const kin =
  "(?:esposa|marido|mulher|mae|pai|irma|irmao|filh[oa]|sogr[oa]|cunhad[oa]|prim[oa]|ti[oa]|vizinh[oa]|amig[oa]|coleg[oa]|comadre|compadre|namorad[oa]|noiv[oa]|conhecid[oa]|sobrinh[oa])";
/** "minha esposa faz pão de mel": beside what the owner sells. */
const byKin = new RegExp(
  `\\b(?:minha|meu|um|uma) ${kin} (?:(?:que|tambem|ja|e quem) )*(?:faz|vende|trabalha|costura|conserta|da aula|aluga|atende|cozinha|produz|tem)\\b`,
);
const matter = new RegExp(`\\b${othersMatter}(?= |$)`);

/** "é do meu sócio", "firma do meu cunhado", "é na loja da frente", "era com meu sócio": to be had of others. */
const ofOthers = new RegExp(
  `\\b(?:(?:e|era|fica) (?:d[oa]|com|com [oa]) (?:meu|minha)|(?:firma|loja|empresa|oficina|negocio) d[oa] (?:meu|minha)) (?:ex )?(?:soci[oa]|patra[o]?|chefe|${kin})\\b|` +
    "\\bquem [a-z]+ e (?:[oa] (?!gente)|meu |minha |outr)|^(?!pagamento|reserva|agendamento)[a-z ]{4,30} e com (?:[oa]|dona|seu) (?!client|hora|gente|mesm|equipe|profission|nutri|professor)[a-z]|" +
    "\\b(?:e|fica|tem|so) n[oa] (?:loja|firma|galpao|banca|barraca|predio|box|mercado|papelaria|farmacia|vizinho|vizinha) (?:da frente|do lado|ao lado|da esquina|de baixo|de cima|vizinh[oa])",
);

/** "limpeza de pele só no mês que vem", "é projeto para o ano que vem": not to be had yet. */
const notYet =
  /\bso (?:n?[oa] )?(?:mes|ano|semana|semestre) que vem\b|\be (?:so |ainda )?(?:um )?(?:projeto|plano|sonho|ideia) (?:para|pro|de|do)\b|\b(?:talvez|quem sabe) (?:n?[oa] )?(?:mes|ano|semestre) que vem\b|\bvagas? ja (?:preenchid|esgotad|ocupad)/;

/** Whether a clause, folded, tells of what is not to be had here now, or of others. */
export function isNotOffered(key: string, hasThing: boolean): boolean {
  const isOthers =
    rival.test(key) || talk.test(key) || matter.test(key) || ofOthers.test(key) || notYet.test(key);
  return isOthers || givenUp.test(key) || (hasThing && byKin.test(key));
}

const alone = "(?= (?:depois|por|desde|quando|em|n[ao]|ha|faz|n?este|n?esse|ano|mes|agora)\\b|$)";
/** "agora não temos", "encerramos", "isso não é nosso": of what, the clause before tells. */
const bareDenial = new RegExp(
  `^${leads}(?:nao (?:tem|temos|tenho|vendo|vendemos|faco|fazemos|trabalho|trabalhamos|pego|pegamos|mexo|mexemos|(?:estou|estamos|to|tamos) (?:fazendo|vendendo|tendo|pegando))(?: (?:mais|agora|hoje|ainda|nao|aqui|por enquanto|no momento|n?[ei]ss?te ano))*$|${othersMatter}|` +
    `(?:parei|paramos|encerr(?:ei|amos|ou)|acabou|acabaram|esgotou|suspend(?:i|emos)|desisti|larguei|(?:par|deix)(?:ei|amos|ou) de [a-z]+r)${alone})`,
);

/** Whether a clause, folded, denies what stands before it. */
export function deniesBefore(key: string): boolean {
  return bareDenial.test(key);
}
