import { fold } from "../../../../../domain/search/fold.ts";

/** Folded. Who says something for the shop, and what verb of theirs is followed by it. */
const says =
  "(?:(?:diz|dizem|dizendo|disse|disseram|dizia|diziam|fal(?:a|am|ou|aram|ando)|jur(?:a|am|ou|aram)|aleg(?:a|am|ou|aram|ando)|afirm(?:a|am|ou|aram)|garant(?:e|em|iu|iram)|insist(?:e|em|iu|iram)|respond(?:eu|eram)|ach(?:a|am|ou|aram)|insinu(?:a|am|ou|aram)|(?:historia|papo|conversa|desculpa) de) que|(?:pra|para) el[ea]s?,?|(?:resposta|desculpa|explicacao|justificativa) (?:foi|e|era)(?: que)?|segundo [oa]s? \\w+,?)";
/** Folded. "Fui eu que liguei errado", "eu guardei mal", "a culpa é minha", "meu dedo afinou". */
const accused = [
  "(?:fui eu|sou eu que|foi a gente|fomos nos)",
  "(?!sei\\b)\\w{3,}ei\\b",
  "(?:el[ea] |isso )?ja (?:veio|vinha|tava|estava|era|chegou) (?:assim|com defeito|(?:quebr|rach|risc|manch|fur|rasg|amass|estrag|trinc)ad\\w)",
  "(?:eu|a gente|nos) (?:nao |que |e que |mesm[oa] |ja |tambem )*(?!(?:precis|pod|dev|ter|tinh|tem|tenh|ir|ia|vo|va|fiqu|fic)\\w*)\\w{3,}",
  "(?:eu|a gente) (?:nao )?(?:devo ter|tinha \\w+[ai]do)",
  "(?:a culpa|o problema|o erro|o defeito|a falha) (?:e|era|foi|eh|tava|estava|seria)(?: d?[oae]l?)? ?(?:meu|minha|noss[oa]|da gente|no meu|na minha)",
  "(?:meu|minha) (?:ded|pe\\b|mao|cabe|pele|corpo|brac|pern|cinto?ra|quadril|filh|cachorr|gat|marid|espos|mae|pai)\\w* (?!(?:precis|pod|dev|ter|tinh|tem|ia|va|fic)\\w*)\\w{3,}",
].join("|");
/** "Disseram que eu deixei cair": the shop's own excuse, which blames the customer. */
const excuse = new RegExp(`\\b${says} (?:${accused})`);

/** "Procurem outra empresa", "pra mim acabou", "nem pra inimigo": a farewell. */
const farewell =
  /\b(?:melhor ir (?:em|n[oa]|pra|para|a) outr\w+|vao (?:em|n[oa]|pra|para|a) outr\w+|(?:pra|para) mim (?:ja )?(?:acabou|deu|chega|basta)|nunca mais (?:eu )?(?:volto|voltarei|voltamos|voltaremos|pis\w+|compr\w+|pec\w+|entr\w+|peg\w+|coloco|ponho|contrat\w+)|nao (?:volt(?:o|arei|amos|aremos)|piso|indico|recomendo|recomendamos|compro|contrato)\b(?! \w+ (?:pra|para) quem)|nem pra inimig\w+|perd(?:eu|eram) (?:um|uma|o|a|meu|mais um) client\w+|ultima vez que (?:eu )?(?:compr|peç|pec|piso|vou|entro|contrat)\w*|(?:fica|deixo|fic(?:a|ou)) (?:aqui )?(?:o|meu|a|minha) (?:alerta|aviso|dica|conselho)|so pens(?:a|am) em (?:lucro|dinheiro))\b/;

/** Folded. "Serviço fraquíssimo", "decepção do início ao fim", "zero compromisso": what is thought of the whole. */
const verdict =
  /^(?:(?:um|uma|que) )?(?:(?:servico|servicos|loja|empresa|assistencia|lugar|estabelecimento|experiencia|profissionais|trabalho|atendimento)(?: (?:muito|super|bem|totalmente|completamente))? (?:\w+issim[oa]s?|pessim[oa]s?|horri\w+|terri\w+|lamenta\w+|frac[oa]s?|despreparad[oa]s?|amador\w*|ruim|ruins|decepcionante|medioc\w+|porc[oa])|pessim[oa]s? (?:servico|loja|empresa|assistencia|lugar|experiencia|estabelecimento|atendimento)|decepcao(?: (?:total|pura|grande|enorme|completa|do inicio ao fim))|amadorismo(?: (?:puro|total))?|descaso(?: (?:puro|total))?|falta de (?:compromisso|profissionalismo|seriedade|responsabilidade|consideracao)(?: total)?|(?:zero|nenhum|nenhuma|total falta de) (?:compromisso|profissionalismo|seriedade|responsabilidade|consideracao|organizacao))(?=,|$| e nao \w+$)/;

/** Folded. "Desta vez foi o fundo", "dessa vez na nuca", "hoje foi o brigadeiro": which of many it was. */
const oneOfMany =
  /^(?:(?:d?es[st]a vez|agora|hoje|ontem|es[st]e mes|es[st]a semana) foi (?:[oa]s?|uma?) [\w ]{2,20}|d?es[st]a vez (?:n?[oa]s?) \w+)$/;

/** Folded. "Combinou sexta", "o site diz aberto até 20h": what was agreed, without what came. */
const agreed =
  /^(?:[oa]s? \w+ )?(?:combin(?:ou|aram|amos|ei)|promet(?:eu|eram)|anunci(?:a|am|ou|aram)|marc(?:ou|aram|amos|ei)|agend(?:ou|aram|ei|amos)|encomend(?:ei|amos)|pedi|pedimos|(?:site|anuncio|placa|cardapio|app) diz|era (?:pra|para) ser)\b(?!.*(?:,| (?:e|mas|so|que|nao|nunca|sem|ha|faz|desde|ate hoje)\b))/;

/** Folded. "Agora peço de outra cidade", "hoje abasteço na rodovia", "passei a ir": what the customer does instead. */
const instead =
  /\b(?:(?:agora|hoje|hoje em dia|desde entao),? (?:eu )?(?:so )?(?!(?:tenho|fico|estou|preciso|posso|consigo|sinto|vejo|sei|sou|nao|cabelo|preco|acho|quero|tudo|quando|como|mesmo|outr\w+|cedo|dentro)\b)(?:\w{2,}[ctgrsnvdbmplfx]o|vou|leio) (?:\w+ )?(?:em|n[oa]|d[aeo]|pel[oa]|com|por|(?:pra|para) outr[oa]) |prefiro (?!esperar|acreditar)\w+[aei]r (?:em|n[oa]|por|pel[oa]) |(?:contratei|assinei|arrumei|procurei|achei) (?:um |uma )?outr[oa] |passei a \w+[aei]r\b|passamos a \w+[aei]r\b|acabei (?!(?:perdendo|esperando|pagando|ficando|comendo|desistindo|tendo)\b)\w+ndo\b|faz (?:um|uma|dois|duas|\d+) \w+ que (?:eu )?(?:\w{2,}[ctgrsnvdbmplf]o|vou|leio) (?:em|n[oa]|com) )/;

/** Folded. "Testar antes de devolver é o básico", "avisar leva um minuto", "custava avisar": advice. */
const maxim =
  /^(?:nao )?\w{2,}[aei]r\b(?! que ).* (?:(?:e|eh|era|seria) (?:o |a )?(?:basic[oa]|minim[oa]|certo|obrigac\w+|de graca|gratis|bom|facil|simples|de lei)|(?:ja )?(?:ajud|resolv|evit)(?:a|e|aria|eria)|nao e (?:dificil|complicado|pedir muito)|nao (?:doi|mata|arranca|tira|custa|faz mal|demora|cai)|custa (?:nada|pouco|zero)|leva (?:um|dois|1|2|alguns) (?:minut|segund)\w+|faz parte)\b|^(?:nao )?(?:custava|custa|bastava|basta|bastaria)(?: nada)? \w+[aei]r\b/;

/** Folded. "Pra cobrar a parcela são pontualíssimos": praise bound to the moment that suits the shop. */
const ironic =
  /^(?:(?:ja |agora |mas )?(?:quando e )?(?:pra|para|na hora de|antes de|ate) (?:\w+ )?(?:cobrar|receber|vender|pagar|assinar|fechar (?:o |um )?(?:contrato|negocio|venda)|passar o cartao))\b.* (?:s[ae]o|eram|foram|respondem?|atendem|aparecem|e|ficam)\b/;

const beside = [excuse, farewell, verdict, oneOfMany, agreed, instead, maxim, ironic];

/**
 * Whether a stretch of blame tells, in whole or in part, something else than what happened: the shop's excuse, a farewell,
 * a verdict on the whole, what was agreed, what the customer does instead, advice, irony. Another stretch says more.
 */
export function isBesidePoint(text: string): boolean {
  const folded = fold(text);
  return beside.some((one) => one.test(folded));
}
