import { kin } from "../lexicon/client-life.ts";
import { asRule, type Line, upTo } from "./beings.ts";

/** What of a person is written in files, and read by few. */
const confided =
  "(?:exames?(?! (?:de direcao|pratic|teoric|de faixa|final))|resultados?|tratamentos?|remedios?|medicamentos?|medicac(?:ao|oes)|receitas?|diagnosticos?|doencas?|prontuarios?|laudos?|consultas?|procedimentos?|cirurgias?|peso|ficha|gravidez|terapia|teste|sorologia|hiv|historico|dividas?|cpf|grau|renda|salario|divorcio|problema de saude|problema intimo|vida (?:pessoal|particular|intima)|intimidade)";
const tells =
  "(?<! (?:nao|nem|nunca) )(?:fal|coment|cont|grit|le|espalh|exp|divulg|mostr|mand|envi|fofoc|pergunt|berr|anunc|diss|pass|entreg|vaz|discut|chamou)[a-z]*";
const mine = `(?:(?:[aeo] )?nome )?(?:(?:d[aeo]s?|n[oa]s?|sobre|[oa]s?) )?(?:(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)(?: ${kin})? |d[aeo]s? (?:meu|minha) ${kin} )(?:[a-z]+ ){0,2}?${confided}`;
/** Words between that begin nothing new. */
const within = "(?:(?!que )[a-z0-9]+ ){0,4}?";
/** Who hears of it. */
const heard = `(?:(?:na|em) frente d[aeo]s?|perto d[aeo]s? (?:tod|outr)[a-z]+|(?:em |de )?voz alta|em publico|alto|aos (?:gritos|berros)|(?:para|a|com|ao|aos) (?:(?:[oa]s? )?(?:outr[oa]s?(?! (?:atendente|funcionari|profission|setor|medic|departamento|filial|unidade|loja|colega|pessoa d))|todo mundo|tod[oa]s?|fila|vizinh[oa]s?|balcao|sala|recepcao|loja|bairro|geral|client[a-z]+|desconhecid[oa]s?|terceiros|amig[oa]s?)|(?:meu|minha|um|uma) (?:${kin}|outr[oa]|client[a-z]+|conhecid[oa]|desconhecid[oa]|estranh[oa]|pacient[a-z]+))|(?:na|no|para a|pela) (?:fila|recepcao|sala de espera|balcao|loja|salao|corredor|grupo|whatsapp)|pessoa errada|outr[oa] (?:pacient|client|pesso)[a-z]+)`;
const toldMatter = asRule(`${tells} ${within}${mine} ${upTo(6)}${heard}`);
const toldFirst = asRule(`${tells} ${upTo(3)}${heard} ${upTo(5)}${mine}`);
/** "Contou pra minha vizinha que eu tava lá." */
const gossip = asRule(
  `(?:cont|fal|coment|diss|avis|espalh)(?:ou|aram|eram|e) (?:para|a|com|ao) (?:[oa]s? )?(?:(?:meus?|minhas?|[oa]s?|uma?) )?(?:${kin}|outr[oa]s? [a-z]+|todo mundo|client[a-z]+|bairro|loja|fila|sala|recepcao|ex) ${upTo(2)}que eu (?:estava|fui|ia|vou|fiz|fiquei|faco|fazia|tinha|tenho|sou|era|estou|frequent[a-z]+|devia|devo|tomo|tomava|tratava)`,
);
/** What one says of oneself, or asked to be told. */
const wanted = asRule(
  "(?:eu|para (?:eu|mim)) (?:mesm[oa] )?(?:falei|contei|comentei|mostrei)|pedi para (?:contar|avisar|falar)",
);

/** Something confided was told before others: no matter of manners. */
export function toldSecret(line: Line): boolean {
  if (wanted.test(line)) return false;
  return toldMatter.test(line) || toldFirst.test(line) || gossip.test(line);
}

const put =
  "(?:coloc|bot|puser|por|inst|fiz|fez|fizer|apert|col|cimen|mold|troc|refiz|refez|refizer)[a-z]*";
const fell = "(?:caiu|cairam|caindo|solt(?:ou|aram|ando)|descol(?:ou|aram)|quebr(?:ou|aram))";
const eating =
  "(?:com(?:er|endo|i)|mastig[a-z]+|mord(?:er|endo|i)|escov[a-z]+|almoc[a-z]+|jant[a-z]+|dente|dentes|boca)";

/** What is put in a mouth, told without the word for who does it. */
const dental = asRule(
  `(?:restaurac(?:ao|oes)|obturac(?:ao|oes)) (?:ja |que fiz |que fizeram |nova )?${fell}|${put} ${upTo(3)}(?:coroa|bloco|pino|provisorio|massinha|resina|pivo) ${upTo(6)}${eating}|(?:coroa|pivo|bloco|pino|provisorio|massinha) ${upTo(4)}(?:d[eo]|no) (?:meu )?dente ${upTo(6)}${fell}|${put} (?:o |um )?aparelho (?:(?:n[oa]s?|d[aeo]s?|em) )?(?:(?:meu|minha|noss[oa]) )(?:${kin}|menin[oa]|dentes?|boca)|aparelho (?:fixo|movel|dental|dentario|nos dentes|no dente)|aparelho ${upTo(8)}(?:bracket|braquet|borrachinha|arcada)[a-z]*|(?:braquete|bracket)s? ${upTo(2)}${fell}|(?:dente|dentes) (?:provisorios?|de porcelana|novos?|que (?:coloc|fiz|fez)[a-z]+|d[oa] (?:meu|minha) ${kin})|(?:o|meu|um) provisorio (?:ja )?${fell}|(?:ferrinho|borrachinha|fio|elastico) do aparelho|aparelho ${upTo(3)}machuc[a-z]* (?:a )?(?:boca|gengiva|bochecha)|contencao (?:solt|descol)[a-z]+|placa de (?:bruxismo|mordida)|${put} (?:a |uma |minha )?(?:protese|dentadura)|dentadura|protese ${upTo(3)}(?:caiu|solt[a-z]+|machuc[a-z]+|quebr[a-z]+|frouxa|folgada)`,
);
/** The same words of a feast, a wreath, nails, hair or a piece of furniture. */
const otherwise = asRule(
  "oculos|unhas?|cilios?|cabelos?|capilar|moveis|movel|sofa|mesa|pulseira|flores|velorio|enterro|bolo|princesa|rainha|santa|fantasia|carro|parede|muro|garfo|serra|pente|engrenagem|alho|ar condicionado|som|tv|celular",
);

/** A treatment that tells of its trade, whose name is not said. */
export function toldTreatment(line: Line): boolean {
  return dental.test(line) && !otherwise.test(line);
}
