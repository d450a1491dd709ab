import { asksDate, dateReply } from "./marketing-calendar.ts";

/** What the assistant can help with, in one breath. */
export const canHelp =
  "aparecer no Google, pedir e responder avaliações, postar, fotografar, anunciar com pouco dinheiro, atender pelo WhatsApp e medir o resultado";

export const examples =
  "“Como peço avaliações sem incomodar?”, “Vale anunciar só no bairro?” ou “O que posto esta semana na minha padaria?”";

export const openings = {
  greeting: "Olá! Que bom ter você aqui.",
  about:
    "Sou o rascunho local do site: monto um plano com o que está no guia, nas aulas e nos prompts, sem IA.",
  unclear: "Não achei no guia nada que responda a essa pergunta, e prefiro não inventar.",
  nothingMore: "Sobre isso, o guia não traz mais do que já contei, e prefiro não inventar.",
  insult: "Entendo a irritação. Vamos ao que dá para resolver.",
  foreign: "Respondo em português do Brasil.",
} as const;

/**
 * Questions that are somebody else's whatever words they share with ours ("vender 5 mil por mês" is about tax here).
 * On the folded question without the trade: an accountant may well ask how to advertise.
 */
const outside =
  /emitir (?:uma |a )?(?:nota|nf)|^o que (?:abre|fecha)|(?:ferias|aposent\w*|contribu\w*|licenca|auxilio).{0,20}\bmei\b|plano de saude|vale.transporte|prefeitura(?! (?:\w+ )?(?:me )?(?:deve|devendo|atras))|\blicitac|^(?:vc|voce) (?:consegue|pode|sabe) (?:ligar|mandar|enviar|comprar|entrar|acessar)|^qual (?:a |o )?(?:melhor )?(?!produto|mercadoria|anuncio|espaco)\w+ (?:devo |eu )?compr|alvara|mega.?sena|divida ativa|(?:historia|presidente|capital|moeda) d[oa] (?!loja|negocio|empresa|marca|peca|produto|minha|meu)|(?:abr|tir|fac|precis)\w* (?:de |um |o |meu )*cnpj(?!.*(?:google|perfil))|credito no celular|nota\b.{0,25}\bemit|pag\w+ (?:o |a )?(?:das|mei|guia)\b|\bdas do mei|vencimento d[oa] (?:das|mei|guia)|previsao do tempo|\bvai (?:chover|fazer sol|esfriar)\b|vigilancia sanitaria|\bmulta(?:d[oa])?\b|\binpi\b|registr\w+ (?:a |minha |uma |nossa )?marca\b|empregada domestica|trabalhista|passaporte|nota fiscal|\bnf-?e\b|\bimposto|tribut|(?:abrir|abro|fazer|tirar|ter) (?:um |o |meu )?(?:cnpj|mei)\b|teto do mei|simples nacional|\binss\b|\birpf\b|guia do das|\bdasn\b|sem registro|carteira assinada|(?:posso|devo|como|quando) (?:eu )?(?:demit\w*|mand\w* embora)|justa causa|(?:contrat|registr|demit)\w*.{0,25}(?:funcionari|ajudante|auxiliar|empregad|vendedor|atendente|balconista|garcom|cozinheir)|(?:qual|melhor|taxa).{0,20}maquininha|(?<!(?:concorr|metade|barat).*)(?:shopee|mercado livre|marketplace|\bolx\b)(?!.*(?:concorr|metade|barat))|direitos? autora|music\w*.{0,40}(?:reels|video|posts?\b|stor|insta|tiktok)|ganhar dinheiro (?:na|pela) internet|renda extra|(?:qual|que|melhor|fazer|entrar|trabalho|curso)\b.{0,25}faculdade|vestibular|vagas? de emprego|(?:quero|preciso|cri|ideia|invent)\w*.{0,20}slogan|(?:escolh|sugest|sugir|ideia|inventar|criar)\w*.{0,25}\bnomes? (?:d[aeo]|para|pra)\b/;
/** Pay and rights of who works there, the premises, papers and money, and what broke. On the folded question without the trade. */
const household = new RegExp(
  [
    "hora extra|folha de pagamento|(?:desconto|falt\\w+) .{0,12}(?:d|n)a folha|certificado digital|decimo terceiro|13o salario|\\bfgts\\b|\\brescis\\w*|aviso previo|piso salarial|pag\\w+ (?:em )?dobrado|vale refeicao|adicional noturno|sofreu (?:um )?acidente|se (?:machucou|acidentou)|^(?:qual|que|onde|quem|me) .{0,25}fornecedor|acerto de (?:quem|funcionari)",
    "(?:gravid\\w+|gestante).{0,30}(?:estabilidade|licenca|demi|mandar embora)|(?:funcionari|empregad|atendente|ajudante)\\w*.{0,20}(?:gravid|atestado|pediu as contas)|quant[oa]s (?:funcionari|empregad)\\w*",
    "\\bfiador|imobiliaria|subloc|aluguel d[oa] (?:ponto|sala|loja|imovel|predio)|(?:procur|ach|encontr|alug|preciso)\\w* .{0,20}ponto comercial|proprietari[oa] (?:pediu|quer)|\\bsindic[oa]\\b|extintor|laudo d|corpo de bombeiros|\\bhabite.se",
    "(?:mesmo|segundo|dois|outro) cnpj|inscricao estadual|\\bicms\\b|malha fina|trocar? (?:de |o )?contador|falencia|inventario judicial|lucro presumido|\\bjuros? d[oa]|(?:advogad\\w+|como) (?:pra |para )?process(?:o|ar) (?:um |o |a )?client",
    "(?:cartao|conta|chip) (?:d\\w+ \\w+ )?(?:foi |ta |esta )?(?:clonad|bloquead)|nota falsa|dinheiro falso|nota de (?:cem|cinquenta|duzentos)|cheque sem fundo|poupanca|bitcoin|conta de (?:luz|agua|gas|energia)",
    "portao eletronico|nao liga mais|(?:desliga|trava|apaga) sozinh|parou de (?:funcionar|gelar|esquentar|girar)|barulho (?:estranh|alto)|vazando (?:agua|oleo|gas)|atualizacao do windows|calibr(?:o|ar|a)\\b",
    "validade d[oa] (?!oferta|promo|cupom|vale|orcamento|desconto|anuncio)\\w+|rescindo|rescindir|comodato|bate(?:u|ram) (?:a|o|na|no) (?:moto|carro|van|caminhao)|visto (?:americano|de trabalho)|ganh\\w+ a eleicao",
  ].join("|"),
);

/** What is cooked, bought, mended or looked up: not ours, unless it is to be shown or sold. On the folded question. */
const chores = new RegExp(
  `^(?!.*(?:foto|\\bpost|vend|preco|cobr|cardap|divulg|client|entreg|promo|legenda|combo|ofert|estoque|mercadoria|seguidor|curtida|insta(?!l)|whats|\\bzap|site|loja|negocio|empresa)).*(?:${[
    "(?:como (?:eu |se )?(?:faz|fazer|faco)|receita d[aeo]) (?:um |uma |o |a )?(?:pao|paes|bolo|coxinha|massa|molho|brigadeiro|pizza|torta|pudim|doce|salgad|comida|arroz|feijao|cafe\\b)",
    "^(?:qual|que|onde|aonde) .{0,40}\\bcompr(?:ar|o)\\b",
    "^(?:qual|que) (?:e )?(?:o |a )?(?:melhor |boa? )?(?!foto|categoria|horario|dia|rede|palavra|texto|nome|link|ia\\b|aplicativo|app|ferramenta|formato|tamanho|imagem|hashtag|mensagem|prompt|assistente|estrategia|canal|frase|titulo|campanha|verba|valor|numero|metrica|plataforma)\\w+ (?:boa?|usar|uso|tomar|tomo|passar|passo)\\b",
    "(?:preciso|quero) (?:contratar|de) (?:um|uma)?(?: (?:advogad|contador|eletricista|encanador|pedreiro|pintor|dentista|medic)|$)",
    "indi(?:ca|car|que) (?:um|uma|algum|alguma)\\b(?! (?:amig|client))",
    "como (?:eu )?(?:instal|consert|lav|cozinh|plant|troc)\\w* (?:um |uma |o |a |meu |minha )?(?!gemini|chatgpt|aplicativo|app|catalogo|etiqueta|dono|conta|categoria|link|descricao|preco|foto|nome|telefone|numero|produto|endereco|logo|capa|senha|horario|presente|anuncio)\\w+",
    "quanto (?:eu )?(?:pag\\w+|custa|gast\\w+) (?:de |o |a |um |uma )(?:aluguel|luz|agua|salario|condominio|iptu|freezer|geladeira|forno|fogao|carro|moto)",
    "horarios? d[oa] (?:onibus|trem|metro|voo|jogo|novela|banco|missa)",
  ].join("|")})`,
);

/** What another company's assistant costs, or runs on. */
const ofAssistants =
  /(?:gemini|chat ?gpt)\b.{0,20}(?:gratuit|de graca|\bpag[oa]\b|\bcusta|assinatura|mensalidade|precisa de internet|iphone|android)|(?:pag(?:ar|o)|custa|assinar) .{0,25}(?:usar|ter) (?:o |a )?(?:gemini|chat ?gpt)|diferenca.{0,25}(?:gemini.{0,15}gpt|gpt.{0,15}gemini)/;

/** Whether a question without its trade is somebody else's matter. */
export function isForOthers(rest: string): boolean {
  return outside.test(rest) || ofAssistants.test(rest) || household.test(rest) || chores.test(rest);
}

/** Other people's programs and devices, whichever company's name they bear. */
const otherProducts =
  /\bgoogle (?:home|nest|tv|classroom|drive|play|pay|chrome|tradutor|meet|earth|docs|planilhas|agenda|calendar|assistente|one)\b|\b(?:gmail|capcut|photoshop|corel|excel|windows|roteador|bluetooth|play ?store)\b/;
const ownUse = /client|perfil|avalia|anunci|divulg|\bpost|\bvend|planilha de|estoque|caixa/;

/** Whether a folded question is about a program or a device that is not ours, and about nothing of ours. */
export function isOfOtherProduct(key: string): boolean {
  return otherProducts.test(key) && !ownUse.test(key);
}

/** Unless it names what is ours. */
export const inside = /google|perfil|avalia|anunci/;

/** A subject that belongs to somebody else, on the folded question. */
export const referrals: readonly { asked: RegExp; say: string }[] = [
  {
    asked:
      /nota fiscal|\bnfe\b|imposto|tribut|\bmei\b|guia do das|\bdasn\b|emitir nota|simples nacional|\binss\b|\bcnpj\b|alvara|contabil|imposto de renda|\birpf\b/,
    say: "Imposto, nota fiscal e registro da empresa são assunto para quem cuida da sua contabilidade: prefiro não arriscar um número que muda com a lei.",
  },
  {
    asked: /emprestimo|financiamento|credito|divida|serasa|juros/,
    say: "Empréstimo e dívida pedem uma conversa com o banco e com quem cuida da sua contabilidade: não dou conselho sobre isso.",
  },
  {
    asked:
      /demit|demiss|trabalhist|rescis|\bclt\b|salario|ferias d|(?:contrat|registr)\w*.{0,25}(?:funcionari|ajudante|auxiliar|empregad)|sem registro|carteira assinada|processo (?:trabalhista|judicial)|processar|justica|indeniz/,
    say: "Questão trabalhista ou de justiça é assunto para um advogado ou para quem cuida da sua contabilidade.",
  },
  {
    asked: /shopee|mercado livre|marketplace|\bolx\b|maquininha/,
    say: "Sobre esse serviço o guia não traz nada, e prefiro não inventar regra nem taxa: compare no site de cada um.",
  },
  {
    asked: /direitos? autora|\bmusic/,
    say: "Uso de música é assunto de direito autoral: confira as regras do aplicativo e, na dúvida, pergunte a um advogado.",
  },
  {
    asked: ofAssistants,
    say: "Planos, preços e recursos dessas ferramentas mudam, e o guia não os traz: confira no próprio aplicativo.",
  },
  { asked: asksDate, say: dateReply },
  {
    asked: /remedio|doenca|\bdor\b|sintoma|medico|tratamento/,
    say: "Assunto de saúde é com um profissional de saúde.",
  },
];

export const insults =
  /\b(?:droga|idiota|burr[oa]|imbecil|merda|porra|caralho|bosta|(?<!\b(?:pro|no|ao|para o|de|do) )lixo|inutil|otari[oa]|trouxa|palhac|porcaria|desgrac|vai se f|vtnc|fdp|filh[oa] da put|cu\b|buceta|cacete|viado|arrombad)/;

export const asksWho =
  /o que (?:voce|vc) (?:faz|sabe|pode)|quem e (?:voce|vc)|para que (?:voce|vc) serve|(?:voce|vc) e (?:o |a |um |uma )?(?:robo|ia|humano|pessoa|real|chatgpt|gemini)\b/;

export const greetings =
  /^(?:oi+|ola|opa|oie|e ai|eai|alo|bom dia|boa tarde|boa noite|hello|hi|hola|salve|tudo bem|obrigad[oa]|valeu)\b/;
