import { asked, type DirectAnswer } from "./marketing-answers.ts";

const review = "(?:avali|\\bnota\\b|estrela|comentario|\\breview)";
const fallen =
  "(?:\\bca(?:iu|iram|indo|i)\\b|despenc|desab|desce(?:u|ndo)|baix(?:ou|aram|ando)|pior(?:ou|aram|ando)|diminu)";
/** A mark with its decimals. */
const mark = "[1-5](?:[,.]\\d)?";

const isFake = [
  "avaliac\\w*.{0,30}(?:\\bfals|\\bfake|invent(?:ad|ou))",
  "(?:fals|fake|inventad|invent(?:ou|aram))\\w* (?:\\w+ ){0,2}avaliac",
  "(?:concorren|vizinh|rival)\\w* (?:\\w+ ){0,3}(?:faz(?:endo)?|fez|mand\\w+|invent\\w+|post(?:ou|ando)|deix(?:ou|ando)|cri(?:ou|ando)|pag(?:ou|ando)|deu|dando|avaliou|avaliando)\\b.{0,50}(?:avali|nota|estrela|\\bmal\\b|minh|meu)",
  `(?:nunca|nem|nao) (?:foi|e|era) (?:meu |minha )?(?:client|pacient|alun|hospede)\\w*.{0,40}${review}`,
  `${review}.{0,60}(?:nunca|nem) (?:foi|e|era) (?:meu |minha )?(?:client|pacient|alun|hospede)`,
  "(?:ex.?(?:funcionari|empregad|soci|namorad|marid|espos)\\w*).{0,60}avali",
  `${review}.{0,60}nunca (?:pisou|entrou|veio|comprou|esteve|comeu|passou)`,
  "ach\\w* que (?:ess[ea] |est[ea] |uma )?avaliac\\w* (?:e|seja) fals",
];

/** Reviews of which the kind is told: false, below, or fallen. */
export const exactOfReviews: readonly DirectAnswer[] = [
  {
    asked: asked(
      `^(?!.*(?:compr|pag)\\w* .{0,20}avalia)(?!.*(?:tem|com) (?:\\w+ )?(?:mais|melhor|\\d{2,}) (?:\\w+ )?(?:avalia|nota|estrela))(?!.*(?:quero|vou|posso|devo|vale|fazer|criar) (?:\\w+ ){0,2}(?:uma |umas )?(?:avaliac\\w+ )?(?:fals|fake)).*(?:${isFake.join("|")})`,
    ),
    say: "Avaliação de quem não foi atendido não é só discordância: spam, ofensa e conflito de interesse, como o de concorrente ou de quem trabalhou na loja, podem ser denunciados. Quem decide se ela sai é o Google; enquanto isso, responda em público com calma.",
    own: {
      today:
        "Confira nos registros se há aquele atendimento e anote os motivos concretos da desconfiança.",
      week: "Denuncie no menu da avaliação e responda sem acusar ninguém: agradeça, diga que não localizou o atendimento e convide para o canal privado. O prompt “Resposta a uma avaliação suspeita” escreve a resposta e o texto da denúncia.",
      month: "Acompanhe o pedido e siga pedindo uma opinião sincera a todos que compram.",
      watch: "Não acuse nem ameace: quem lê depois julga pelo seu tom.",
    },
    rests: ["monitoramento-reputacao", "resposta-a-avaliacao-suspeita"],
    isExact: true,
  },
  {
    asked: asked(
      `^(?!.*(?:fiscal|enem|prova|escola d|boletim)).*(?:(?:\\bnota|\\bmedia|estrelas?|avaliac\\w*)\\b(?! de (?:\\d{2,}|cem|cinquenta)).{0,40}${fallen}|${fallen}\\w* (?:a |da |de )?(?:minha |nossa )?(?:nota|media|estrela))`,
      `^(?=.*(?:\\bnota\\b|media|estrela|google|avalia|loja|salao|hotel|restaurante|recuper)).*\\b(?:de|era|tinha) ${mark} .{0,20}(?:pra|para|foi|cai\\w*|fui|desc\\w*|agora) (?:pra |para |a |o )?${mark}(?![\\d%])`,
      "\\bperd(?:i|emos|eu|endo) .{0,15}(?:estrela|ponto|nota)\\w*.{0,30}(?:\\bnota|media|google|mes|semana|avalia)",
      "recuper\\w* (?:a )?(?:minha |nossa )?(?:nota|media|estrela)",
    ),
    say: "Antes de pedir mais avaliações, descubra o que mudou: leia as mais recentes, veja o assunto que se repete e corrija essa causa. Depois, sim, peça a opinião de todos.",
    own: {
      today:
        "Leia as avaliações das últimas semanas e anote o que se repete nas notas baixas, como demora, atendimento ou preço.",
      week: "Escolha um desses assuntos para corrigir e responda às avaliações que ficaram sem resposta, contando só o que já foi feito.",
      month:
        "Anote a nota e o número de avaliações e compare com o mês seguinte. Com a causa corrigida, peça uma opinião sincera a todos que compram, sem dar nada em troca.",
      watch: "Discordar de uma nota baixa não é motivo de denúncia.",
    },
    rests: ["monitoramento-reputacao", "respostas-profissionais", "estrategias-solicitar"],
    isExact: true,
  },
  {
    asked: asked(
      "^(?=.*\\b(?:1|2|uma|duas|um|dois) (?:estrela|estrelinha))(?!.*(?:[345]|tres|quatro|cinco) estrela).*(?:nao (?:\\w+ )?(?:escrev|coment|disse|falou|explic)\\w*|sem (?:escrever|comentari|texto|dizer|explic|falar|nada|coment)\\w*|nao deixou (?:nada|texto|comentari))",
    ),
    say: "Responda, sim: lamente que não tenha sido bom e convide a pessoa a contar o que houve no canal privado, sem adivinhar o motivo.",
    own: {
      today:
        "Escreva poucas frases: agradeça o aviso, lamente que não tenha sido bom, convide para o telefone da loja e assine com seu primeiro nome e sua função.",
      week: "Confira com a equipe se houve algum problema naqueles dias.",
      month: "Daí em diante, responda em até dois dias úteis, também às notas sem texto.",
      watch: "Não adivinhe o motivo da nota e não peça para mudá-la.",
    },
    rests: ["resposta-a-nota-sem-texto", "respostas-profissionais"],
    isExact: true,
  },
];
