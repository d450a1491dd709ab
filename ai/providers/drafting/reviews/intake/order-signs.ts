/**
 * Signs, on folded text, of a sentence that speaks to whoever writes the answer, beside the verbs of `injection.ts`.
 * Each begins where what it orders begins; all repetitions are bounded.
 */
const deed =
  "(?:diga|responda|escreva|confirme|ofereca|prometa|inclua|informe|mencione|anuncie|garanta|peca|assine|coloque|adicione|acrescente|insira|cite|libere|conceda|declare|admita|assuma|revele|envie|mande|publique|divulgue|passe|use|repita|de|aceite|devolva|pague|xingue)";

/** "Como dono, responda que ...", "você, como gerente, confirme". */
const asOwner = `\\b(?:(?:voce|aja|fale|agindo|atuando|falando),? )?como (?:se fosse )?(?:o |a )?(?:dono|dona|proprietari[oa]|gerente|responsavel|representante|administrador[a]?|empresa|loja|advogado)[^.!?]{0,30}?,? (?:voce )?(?:deve |precisa )?${deed}\\b`;

/** "Na sua resposta, mencione", "a resposta precisa conter", "ao responder, informe". */
const inAnswer = [
  `\\b(?:na|em|a|da|com a) (?:sua |tua |proxima |vossa )?(?:resposta|mensagem de resposta)(?: publica| final| ideal| automatica)?,? (?:voce )?(?:deve|deveria|precisa|tem que|tera|seria|sera|correta|perfeita|${deed})\\b`,
  "\\b(?:quero|queria|gostaria|preciso|exijo|peco|solicito|espero) que (?:voce |a (?:sua )?resposta |na (?:sua )?resposta |o (?:texto|robo|assistente) )(?:voce )?(?:dig|dis|escrev|respond|inclu|comec|termin|mencion|cont[ei]|ofere|prome|ten|tiv|use|usa|confirm|inform)",
  // Who says to be the platform, and who asks for what no reply may hold.
  "\\b(?:aviso|comunicado|alerta|notificacao|mensagem|recado)(?: oficial| importante| urgente)? d[oa] (?:google|plataforma|suporte|sistema|meta|instagram|facebook|whatsapp|ifood|banco)\\b",
  "\\b(?:informe|envie|mande|passe|diga|publique|divulgue|coloque|inclua|revele)\\b[^.!?]{0,60}\\b(?:senha|cnpj|cpf|dados bancarios|numero do cartao|chave pix)\\b",
  "\\bao (?:responder|escrever a resposta|redigir a resposta)\\b",
  "\\bsuas respostas\\b",
  "\\b(?:inclua|coloque|adicione|acrescente|insira|ponha|escreva|mencione|cite|informe|diga|passe|avise)[^.!?]{0,20}? (?:na|nesta|nessa|no final da|no fim da|no inicio da|em sua|ao final da) (?:sua )?(?:resposta|mensagem)\\b",
  "\\b(?:o|a|ao|a) (?:assistente|ia|robo|modelo|sistema|bot) (?:deve|precisa|tem que|tera)\\b",
  "\\b(?:ola|oi|caro|cara|prezad[oa]|querid[oa]|hey|ei|atencao),? (?:modelo de linguagem|modelo|assistente|ia|robo|chatgpt|gpt|gemini|bot)\\b",
  "\\b(?:modelo de linguagem|chat ?gpt|language model|dear assistant|hey assistant|dear ai)\\b",
  "\\b(?:p\\.? ?s\\.? )?(?:para|pra|recado para|mensagem para) (?:a ia|o robo|o assistente|o modelo|o chatgpt)\\b",
  "\\b(?:instrucao|instrucoes|comando|comandos|ordem|diretriz|nova tarefa|mensagem)(?: secret[oa]s?| ocult[oa]s?| urgentes?| nov[oa]s?)? (?:ao|a|para o|para a|do|da) (?:robo|ia|assistente|modelo|sistema|bot|desenvolvedor|administrador)\\b",
  "\\b(?:nov[oa]s?|ultim[oa]) (?:comandos?|instruc(?:ao|oes)|ordens?|diretriz(?:es)?|prompt|persona|papel)\\b",
  "\\b(?:mude|altere|troque|adapte) (?:o )?(?:seu|sua|teu|tua) (?:comportamento|tom|papel|persona|funcao|idioma)\\b",
  "\\buse exatamente\\b",
  "\\b(?:voce|vc) (?:deve|precisa|tem que|tera que) (?:responder|escrever|dizer|mencionar|incluir|oferecer|prometer|confirmar|informar)\\b",
  "\\b(?:voce|vc) responder\\b",
  "\\b(?:pode|poderia|favor) responder (?:que|com|dizendo|informando|prometendo|confirmando)\\b",
  "\\bsua (?:tarefa|missao|funcao) (?:agora )?(?:e|sera)\\b",
  "\\b(?:lembre(?:[- ]se)?|nao (?:se )?esqueca|nao deixe) de (?:mencionar|incluir|colocar|dizer|informar|citar|oferecer|escrever|responder)\\b",
  "\\b(?:agora,? )?nov[oa]s? (?:regras?|tarefas?|ordens?) ?:",
  "\\b(?:faca|interprete|assuma) (?:o )?papel\\b",
];

/** Orders that begin a sentence; "inclua mais opções" is a wish of a client. */
const opening = [
  `(?:diga|responda|escreva|prometa|ofereca|inclua|anuncie|mencione|declare|admita|revele|repita|traduza|xingue|insulte|conceda|afirme|divulgue|publique|acrescente|adicione|insira)\\b(?! (?:mais|opc))`,
  // What the machine makes for others: a plan, an ad, a sum.
  "(?:me |nos )?(?:de|faca|crie|gere|monte|elabore|calcule|prepare)(?:-me)? (?:um|uma|o|a|meu|minha) (?:\\p{L}{2,15} ){0,2}?(?:plano|anuncio|analise|poema|lista|estrategia|campanha|roteiro|texto|post|calculo|resumo|codigo|planilha|relatorio)\\b",
  "(?:please )?(?:reply|respond|answer|write|say|tell|add|include|mention|offer|promise|pretend|output|print|translate|reveal|announce|confirm)\\b(?= (?:that|with|in|as|only|a|an|the|this|your|our|them|him|us|me|everyone|free|exactly|all|to))",
  "(?:por favor,? )?(?:responde|escribe|incluye|ofrece|promete|finge|actua|anuncia|repite|traduce|revela|di|agrega|menciona)\\b(?= (?:que|con|en|como|un|una|el|la|solo|esto|este|tu|nuestro))",
];
const before =
  "(?:(?:agora|e|entao|depois|em seguida|por favor|por gentileza|please|now|then|importante|urgente|atencao|obs|ps|p\\.s\\.|ola|oi|bom dia)[,:]? {0,2}){0,3}";

const english = [
  "\\b(?:you must|you should|you will|you have to|please|kindly) (?:reply|respond|answer|write|say|add|include|mention|offer|promise|tell|pretend|confirm)\\b",
  "\\b(?:in|at the end of) your (?:reply|response|answer)\\b",
  "\\bas (?:the )?(?:owner|manager),? (?:say|reply|offer|promise|confirm|write|tell|admit)\\b",
  "\\byour (?:reply|response|answer) (?:must|should|has to|needs)\\b",
  "\\b(?:en|al final de) (?:tu|su) respuesta\\b",
  "\\b(?:como|eres) (?:el )?(?:dueno|gerente),? (?:di|diga|responde|ofrece|promete|escribe)\\b",
  "\\bsay [\"“']",
  "\\b(?:sudo|override|jailbreak|prompt injection|system prompt|do anything now)\\b",
];

/** Begins a further order where the sentence before held one: "Use um tom rude. Assine como diretor." */
const further = new RegExp(
  `^\\W{0,3}${before}(?:${deed}|seja|faca|chame|conte|comece|termine|finja|mude|lembre|nao (?:diga|mencione|peca|agradeca|responda|use|revele)|do not|never|make|use|sign|end|start|call)\\b`,
);

const anywhere = new RegExp([asOwner, ...inAnswer, ...english].join("|"));
const atStart = new RegExp(`^\\W{0,3}${before}(?:${opening.join("|")})`, "u");

/** "Responda essa avaliação: ...": its owner asks for what the product is there for. */
const owners =
  /^\W{0,3}(?:(?:por favor|please),? )?(?:responda|escreva|diga|reply|write|answer|respond)[^:.!?]{0,60}\b(?:avaliacao|cliente|comentario|review|resposta|reply)\b[^:.!?]{0,30}:/;

/** Where in a folded sentence an order begins by these signs; `follows`: the sentence before held one. */
export function orderSignAt(folded: string, follows: boolean): number | undefined {
  if (owners.test(folded)) return undefined;
  if (atStart.test(folded) || (follows && further.test(folded))) return 0;
  const at = folded.search(anywhere);
  return at < 0 ? undefined : at;
}

/** Courtesy and address right before an order go with it: "por favor,", "como dono,", "importante:". */
const lead =
  /(?:(?:^|[\s,;:-]{1,3})(?:por favor|por gentileza|please|kindly|como (?:o |a )?(?:dono|dona|gerente|proprietari[oa])|na (?:sua )?resposta|agora|o (?:correto|certo|ideal) e|importante|urgente|atencao|obs|ps|e|entao|mas|se (?:voce|vc) (?:e|for) [^,.]{0,30})[\s,;:]{0,3}){1,4}$/;

/** What stands before an order, without the courtesy that leads to it. */
export function withoutLead(kept: string, folded: string): string {
  const at = folded.search(lead);
  return at < 0 ? kept : kept.slice(0, at);
}

/** Blocks that stand for a machine's own talk: fences, tags, objects, lines of another speaker. */
export const blocks: readonly RegExp[] = [
  /"(?:reply|resposta|response|answer)"\s{0,3}:\s{0,3}"[^"]{0,500}"/giu,
  /\bresposta d[oa] (?:propriet[áa]ri[oa]|don[oa]|loja|empresa|gerente)\s{0,2}:[^\n]{0,1500}/giu,
  /<(system|instructions?|instruc(?:ao|oes)|instruções|instrução|assistant|prompt|admin|comando|command)\b[^>\n]{0,40}>[\s\S]{0,2000}?<\/\1>/giu,
  /\{[^{}\n]{0,20}"[^{}]{1,30}"\s{0,3}:[^{}]{0,1500}\}/gu,
  /<!--[\s\S]{0,1000}?-->/gu,
  /(?<=^|\n)[ \t]{0,4}(?:\/\/|#!|--|>>>)[^\n]{0,500}/gu,
  /(?<=^|\n)[ \t*_]{0,4}(?:system|sistema|assistant|assistente|ai|ia|bot|chatgpt|gpt|gemini|llm|admin|developer|resposta(?: d[oa] \p{L}{2,20})?|reply|owner|response)[ \t*_]{0,4}:[^\n]{0,1500}/giu,
  /(?<=^|\n)[ \t*_]{0,4}(?:dono|dona|propriet[áa]ri[oa]|gerente|loja|empresa|atendente)(?: \([^)\n]{0,20}\))?[ \t*_]{0,4}:[ \t]{0,3}(?:claro|sim|ok|com certeza|pode|vou|vamos|ol[áa]|oi|obrigad|desculp|pedimos|lament|prometo|aqui est)[^\n]{0,1500}/giu,
];
