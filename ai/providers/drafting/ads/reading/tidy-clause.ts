type Rewriting = readonly [RegExp, string];

/** "aqui é o Seu Zé do caldo de cana": who is called by what they sell. */
const calledBy =
  /^(?:aqui é |(?:eu )?sou )(?:[oa] )?(?:[Ss]eu |[Dd]ona |[Tt]i[ao] )?\p{Lu}\p{L}+ d[aeo]s? (?=\p{Ll})/u;

/** "sou de Ibitinga" */
const from = /^(?:e |eu )*(?:sou|somos) d[aeo] (?=\p{Lu})/u;

/** "no domingo tem frango assado": the day stands behind what there is. */
const dayFirst =
  /^(?:e )?((?:(?:n[ao]s?|aos?|às|tod[ao]s?|tod[ao]s [ao]s) )?(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?|feriados?)(?:-feiras?)?(?: e (?:[ao]s? )?\p{L}+| (?:de|à|pela) (?:manhã|tarde|noite))?) (?:tem|temos|vai ter|rola) (?=\p{Ll})(?!.*(?:R\$|\d ?%|grátis|desconto))(.+)$/iu;

/** "terça pizza grande por R$ 39,90": what is had that day stands behind it. */
const dayOf =
  /^(segunda|terça|quarta|quinta|sexta|sábado|domingo) (?=(?:\d+ )?\p{Ll}{4,} .*(?:R\$|\d,\d{2}|\d reais))(?!ganha|paga|feira|unidade|sempre|agora|passada|todo|toda)/iu;

const days = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feiras?| feira)?";

/** "terça e quarta hidratação sai por R$ 45": the days stand behind the thing and its sum. */
const daysWithSum = new RegExp(
  `^(?:e )?((?:n[ao]s?|aos?|às)? ?${days}(?: (?:e|a|à) (?:[ao]s? )?${days})?) (?!feira|tem |temos |é |ganha|unidade|tod[ao]s? )(?:[ao]s? )?(\\p{Ll}{4,}(?: \\p{Ll}+){0,4} (?:sai|saem|é|fica|custa) (?:por |a )?(?:R\\$ ?)?\\d[\\d.,]*(?: reais)?)$`,
  "iu",
);

/** "na sexta maminha R$ 39,90 o quilo", but "na segunda máquina R$ 120" may be the second one: that stays as it was told. */
const onDayThing =
  /^(?!na segunda \p{Ll}+a )((?:n[ao]s?|aos?|às) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:-feiras?)?) (?!feira|unidade|peça|visita|via|sessão|aula|compra|tod[ao]s? |tem |temos )(\p{Ll}{4,}(?: \p{Ll}+){0,3} (?:por )?R\$ ?[\d.,]+(?: (?:o|a) \p{Ll}{4,}| cada)?)$/iu;

/** "sábado tem feijoada R$ 49 por pessoa" */
const dayWithSum =
  /^(?:no |na )?(segunda|terça|quarta|quinta|sexta|sábado|domingo) tem (\p{Ll}{4,}(?: \p{Ll}+){0,3} (?:por )?(?:R\$ ?)?\d[\d.,]*(?: reais)?(?: por pessoa)?)$/iu;

/** How owners say things, and how an ad says them; one after the other. */
const rewritings: readonly Rewriting[] = [
  [calledBy, "vendo "],
  [from, "em "],
  [dayOf, "$1: "],
  // "R$ 1,80 cada acima de 5 mil mudas R$ 1,50"
  [/(?<=R\$ ?[\d.,]+(?: cada| a unidade)?) (?=acima de .*R\$)/u, ", "],
  [/(?<=(?:cada|unidade|R\$ ?[\d.,]+)) (?=mínimo (?:de )?\d)/u, ", "],
  [/ faz (?:uns |mais de )?\d+ anos$/u, ""],
  [/^(?:eu )?(?:faço|fazemos) (?:tudo )?em (?=\d)/iu, "pronto em "],
  [
    /^(?:eu |a gente |nós )?(?:trabalho|trabalhamos|atuo|atuamos|rodo|rodamos) (?=(?:em|n[ao]) \p{Lu})/u,
    "atendo ",
  ],
  [/(?<=^atend\p{L}+ .*) há (?:uns |mais de )?\d+ anos$/u, ""],
  // "preparo para o vestibular"
  [/^prepar(?:o|amos) (?=para )/iu, "preparação "],
  [dayFirst, "temos $2 $1"],
  [daysWithSum, "$2 $1"],
  // "a partir de 10 cestas ganha uma"
  [/(?<=(?<!\p{L})(?:ganha|ganham) uma?)$/u, " a mais"],
  [onDayThing, "$2 $1"],
  [dayWithSum, "$2 no $1"],
  [/^(?:delivery|disk|disque) de (?=\p{Ll}{4,})/iu, ""],
  [/(?<=R\$.*) no (?=(?:segunda|terça|quarta|quinta|sexta)$)/u, " na "],
  [/ feit[oa]s? por (?:mim|nós)(?!\p{L})/u, ""],
  // "abrimos domingo das 14 às 20"
  [
    new RegExp(
      `^abrimos (?=(?:de |d[ao]s |aos? |às |tod[ao]s? (?:[ao]s )?)?${days}|das \\d|até )`,
      "iu",
    ),
    "abre ",
  ],
  [/ (?:está|tá|estamos) com (?:novidades?|promoção|promoções)$/u, ""],
  [/ aqui d([ao]) (?=rua|avenida|praça|bairro|centro)/u, " n$1 "],
  [/^(?:é )?(?:só )?(?:para )?retirar (?=n[ao]s? |em )/u, "retirada "],
  [/^sem (\p{Ll}+) (?:tem|temos) (\d+ \p{Ll}+)$/u, "$2 sem $1"],
  // "R$ 150 a visita", "R$ 45 a sessão de 40 minutos"
  [
    /^(R\$ ?[\d.,]+|\d[\d.,]* reais) a (visita|avaliação|consulta|matrícula|mensalidade|diária|sessão|aula)( de \d+ (?:minutos|min|horas?|h))(?=$| )/u,
    "$2$3 por $1",
  ],
  [
    /^(R\$ ?[\d.,]+|\d[\d.,]* reais) a (visita|avaliação|consulta|matrícula|mensalidade|diária)(?=$| )/u,
    "$2 por $1",
  ],
  // "preço por metro R$ 18"
  [
    /^pre[çc]o (?:por|do) (metro|quilo|dia|hora) (?:por |é )?(R\$ ?[\d.,]+|\d[\d.,]* reais)/iu,
    "$2 por $1",
  ],
  // "empresas tem contrato mensal"
  [
    /^((?:[oa]s )?(?:empresas|clientes|alunos|crianças|idosos|casais|famílias|moradores|estudantes|grupos|gestantes|aposentados|mulheres|homens)(?: \p{Ll}+)?) tem (?!que )/iu,
    "$1 têm ",
  ],
  // "instalação que é R$ 80"
  [/ que (?:é|custa|sai|fica)(?: por)? (?=R\$|\d[\d.,]* reais)/gu, " por "],
  [/^são (?=(?:grupos|turmas|encontros|aulas|sessões) )/iu, ""],
  [/^compr(?:o|amos) e (?=vend)/iu, ""],
  [/^pre[çc]os? (?:em|de|para) (?=\p{Ll}{3})/iu, ""],
];

function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/g, " ")
    .replace(/ (?:aqui|lá) (?=em |n[ao]s? )/gu, " ")
    .replace(
      / que (?:a gente|eu|n[óo]s) (?:quer|quero|queremos|est[áa]|t[áa]|t[ôo]|estou|estamos) .*$/u,
      "",
    )
    .replace(/^você (?=leva |ganha |paga |recebe )/u, "")
    .replace(/(?<=\d)X(?!\p{L})/gu, "x")
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/ \)/g, ")")
    .trim();
}

/** One clause without signs of its own, its sayings as an ad has them. */
export function tidyClause(text: string): string {
  return rewritings.reduce(
    (told, [pattern, written]) => told.replace(pattern, written),
    tidy(text),
  );
}
