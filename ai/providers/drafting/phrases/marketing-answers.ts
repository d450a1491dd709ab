/** What stands before a plan, and what the plan then rests on. */
export type Said = {
  say: string;
  /** The first step of the plan where that of the first source would be beside the question. */
  today?: string;
  /** The work behind it where that of the first source is about another matter of the same source. */
  week?: string;
  /** All the steps, where those of the sources are about another matter of theirs: nothing else stands in the plan. */
  own?: Readonly<{ today: string; week: string; month: string; watch?: string }>;
  /** Asked in so many words that no example knows better. */
  isExact?: true;
  /** What is written for one trade serves any here. */
  forAnyTrade?: true;
  /** It is said of a source, whatever was asked: where the plan leads is told behind it. */
  isOfSource?: true;
  /** Said to everybody who asks no more than that: anything particular goes before it. */
  isGeneral?: true;
  /** Several were asked, and each source answers one of them: the last is named even where room is short. */
  isOfParts?: true;
  /** Keys of the documents in ai/knowledge that say it. */
  rests: readonly [string, ...string[]];
};

/**
 * Questions with one answer that the content states outright: what is allowed, what it costs, what has ended. Tried
 * in order on the folded question; the first says its sentence before the plan, which then rests on `rests`.
 */
export type DirectAnswer = Said & {
  /** On the folded question, one space between words. */
  asked: RegExp;
};

const review = "(?:avali|estrel|comentario|review|nota )";
const advertise = "(?:anunci|google ads|\\bads\\b|trafego|impulsion|propaganda|patrocin|turbinar)";
const profile = "(?:google|perfil|maps?\\b|mapa|meu negocio)";

/** A pattern of alternatives, over the folded question. */
export function asked(...alternatives: string[]): RegExp {
  return new RegExp(alternatives.join("|"));
}

/** Where somebody who wants to sell more, and says no more than that, should begin. */
export const whereToBegin: DirectAnswer = {
  asked: asked(
    `^(?!.*(?:insta|whats|zap|wpp|tempo|meia hora|rotina|horario|promoc|oferta|aniversario|(?:pouco|sem|com) dinheiro|verba|barat|gratis|de graca|${advertise.slice(3, -1)}|delivery|ifood|feira|natal|maes|google|perfil|parceria|face|tiktok|sumi|volta|email|avali|estrel|feriado|domingo|sabado)).*(?:por onde (?:eu )?comec|(?:to|tou|estou) perdid|mais (?:gente|pessoas|publico)\\b|(?:mais|nov[ao]s|atra(?:ir|io|i)\\b(?: \\w+)?|trazer|trago|conquistar|conseguir|captar|buscar|sem|poucos) clientes|clientes? nov[ao]|clientela|vend(?:er|o|endo|emos|a) (?:bem |muito )?mais|mais vendas|vend\\w* (?:quase )?nada|nao (?:to |estou |ta |esta )?vend|(?:aumentar|melhorar|poucas) (?:as )?vendas|movimento|loja vazia|divulgar|divulgacao|conhecid[ao]|atrair|acabei de abrir|abri (?:a |o |uma |um |minha |meu )|(?:loja|negocio) (?:e )?nov[ao]|ninguem (?:conhece|entra|compra|sabe|vem|aparece)|vendas? (?:cai|fraca|baixa|parad)|desanimad|matricul|alunos? nov|conhec(?:a|am|er|ida|ido) (?:a |o )?(?:meu|minha|nosso|nossa)|falindo|ganhar (?:mais )?dinheiro|ser (?:referencia|lembrad)|chamar (?:a )?atencao|ajud\\w* com (?:o |a )?(?:meu|minha) (?:negocio|loja|empresa)|\\bmarketing\\b|\\bmkt\\b|(?:quero|preciso|como) (?:\\w+ )?crescer|(?:negocio|loja|empresa) crescer)`,
  ),
  say: "Vá por partes: primeiro, quem já procura precisa achar você; depois, quem comprou ajuda os outros a confiar; por fim, a verba vai para o que dá para medir.",
  rests: ["info-completas", "estrategias-solicitar", "plano-com-pouco-dinheiro"],
  isGeneral: true,
};

export const directAnswers: readonly DirectAnswer[] = [
  {
    asked: asked(
      `(?:brinde|desconto|premio|sorteio|cupom|presente|docinho|mimo|agrado|lembrancinha|cashback|em troca).{0,60}${review}`,
      `${review}.{0,50}(?:brinde|desconto|premio|sorteio|cupom|presente|docinho|mimo|agrado|lembrancinha|cashback|em troca)`,
    ),
    say: "Não faça isso: o Google proíbe dar desconto ou brinde por avaliação e pode esconder as avaliações da loja. O que pode é pedir uma opinião sincera a todos.",
    rests: ["estrategias-solicitar", "aula-2#5"],
  },
  {
    asked: asked(
      `^(?!.*(?:concorren|denunci)).*compr\\w+ .{0,20}(?:avaliac|review|estrel)`,
      `(?:amig|famil|parent|funcionari|equipe|eu mesm|conhecid)\\w*.{0,30}(?:avaliar|avaliem|avaliarem|avaliando|dar (?:\\w+ )?estrela|dando estrela)`,
      `avaliar (?:a )?(?:minha|nossa|propria)`,
    ),
    say: "Não vale a pena: avaliação comprada é contra as regras, e dono e equipe não avaliam a própria loja. Peça a quem comprou de verdade.",
    rests: ["estrategias-solicitar", "aula-2#5"],
  },
  {
    asked: asked(
      `(?:apag|exclu|remov|tirar|tiro|delet|denunci|sumir com)\\w*.{0,40}(?:avaliac|comentario|estrela|review|nota)`,
      "(?:avaliac|comentario|review)\\w*.{0,30}(?:racist|homofob|preconceit|ofens|palavrao|ameac)",
      `(?:avaliac|comentario|review)\\w*.{0,30}(?:fals|fake|mentiros|(?:d[oe]|pel[oa]) concorrente)`,
      `${review}.{0,110}(?:nunca|nem|nao) (?:conhec|veio|foi|comprou|comeu|pisou|entrou|esteve|e (?:meu |minha )?cliente)`,
      `(?:nunca|nem) (?:veio|foi|comprou|comeu|pisou|entrou|esteve)\\b.{0,60}${review}`,
    ),
    say: "Discordar da nota não basta para tirar uma avaliação do ar: denuncie só o que viola a política do Google, como ofensa ou spam. A resposta calma, em público, é o que está nas suas mãos.",
    rests: ["monitoramento-reputacao", "resposta-a-avaliacao-suspeita"],
  },
  {
    asked: asked(
      `(?:preciso|devo|tenho que|vale a pena|e bom|e importante|obrigad\\w+|adianta).{0,25}responder.{0,40}${review}`,
    ),
    say: "Sim, responda a cada uma: elogio, crítica ou nota sem texto. A resposta é pública, e quem pensa em comprar vê como você trata as pessoas.",
    rests: ["respostas-profissionais", "aula-2#6"],
  },
  {
    asked: asked(
      `${review}.{0,30}(?:ruim|ruins|negativ|pessim|baix[ao]|1 estrela)`,
      "uma estrela|1 estrela|falaram mal|falando mal|client\\w* (?:reclam|furios|brav|insatisfeit|chatead|nao gost|diss\\w+ que .{0,25}(?:ruim|mal feit|nao (?:fic|prest|gost)))",
      "reclam\\w*[^.?!]{0,40}(?:google|insta|face|internet|publico|avali)",
      "(?:funcionari|atendente|garcom|equipe)\\w*.{0,30}(?:atendeu mal|grosseir|grosso|errou)",
    ),
    say: "Respire antes de responder: a resposta é pública, e quem ainda não conhece a loja também lê. Apure primeiro, responda com calma e leve o resto para uma conversa privada.",
    rests: ["gestao-crises", "resposta-a-critica-justa"],
  },
  {
    asked: asked(
      "(?:bairro|cidade|palavra\\S*|servico|slogan|telefone).{0,30}no nome",
      "nome .{0,30}(?:com|mais) (?:o |a )?(?:bairro|cidade|palavra|servico)",
      "(?:colocar|por|acrescentar|incluir|usar|botar|mudar).{0,30}no nome (?:da|do|no|de|dele|dela|que)",
    ),
    say: "Não acrescente: o nome do perfil é o da placa. Bairro, serviço ou slogan a mais quebram a regra do Google e podem causar a suspensão do perfil.",
    rests: ["info-completas", "aula-1#2"],
  },
  {
    asked: asked(
      `\\bsuspens|perfil.{0,20}(?:bloquead|desativad|sumiu|caiu)|(?:google|conta).{0,15}(?:bloqueou|suspendeu|desativou)`,
    ),
    say: "Não crie outro perfil. Leia o motivo, corrija e só então peça a revisão, com o comprovante do CNPJ, o alvará e uma conta de consumo à mão: nome e endereço devem ser iguais aos do perfil.",
    rests: ["aula-2#2"],
  },
  {
    asked: asked(
      `(?:cobrando|cobranca|boleto|golpe|taxa|representante|codigo).{0,60}${profile}`,
      `${profile}.{0,40}(?:cobrando|cobranca|cobra taxa|boleto|golpe|representante)`,
      "(?:central|suporte|consultor|parceir[oa]|equipe|funcionari[oa])\\W+(?:d[oe] )?google.{0,40}(?:quer|ped[ei]|cobr|mensal|por mes|codigo|numeros)",
      `(?:ligaram|ligou|telefonaram|ligacao).{0,60}(?:dizendo|falando que|se dizendo|cobr|oferecendo|migrar|apagar|pagar|taxa|codigo)`,
    ),
    say: "Desconfie: aparecer na Busca e no Maps não custa nada, e pago é só o anúncio. Quem liga cobrando taxa para manter, migrar ou atualizar o perfil está aplicando um golpe conhecido.",
    rests: ["aula-1#4"],
  },
  {
    asked: asked(
      "^(?=.*(?:quanto|vale|compensa|adianta|por dia|valor)).*(?:anunci|impulsion|turbin|patrocin|trafego|propagand|invest)\\w*.{0,30}(?:insta|face|\\bmeta\\b)",
    ),
    say: "Comece com pouco e faça antes uma conta: o gasto dividido pelo que sobra em cada venda dá o número de vendas a mais que paga o anúncio.",
    rests: ["anuncio-nas-redes", "conta-do-anuncio"],
  },
  {
    asked: asked(
      `(?:quanto (?:custa|gasto|gastar|investir|investo|pagar|pago|por|devo)|qual (?:o |e o )?(?:valor|orcamento|custo)).{0,50}${advertise}`,
      `${advertise}.{0,30}(?:quanto (?:custa|gast|invest|pag))`,
    ),
    say: "Comece com um orçamento diário pequeno e faça antes uma conta: a verba dividida pelo que sobra em cada venda dá o número de vendas a mais que paga o gasto.",
    rests: ["gemini-anunciar-google", "plano-com-pouco-dinheiro"],
  },
  {
    asked: asked(
      `${advertise}.{0,50}(?:nao (?:veio|vem|deu|da|vendi|vendeu|trouxe|tive|tem) (?!certo)(?:ninguem|nada|resultado|retorno|em nada|uma)|sem (?:resultado|retorno)|dinheiro jogado|joguei dinheiro)`,
    ),
    say: "Antes de pôr mais dinheiro, descubra onde parou: se muita gente viu e poucos clicaram, ou se clicaram e não compraram. Depois, teste uma mudança barata.",
    rests: ["conta-do-anuncio", "otimizacao-dados"],
  },
  {
    asked: asked(
      `${advertise}.{0,40}(?:bairro|regiao|perto|vizinhanca)`,
      `(?:bairro|regiao|vizinhanca).{0,30}${advertise}`,
    ),
    say: "Sim, é um bom começo: anuncie só nos bairros que você realmente atende, com um produto ou serviço de cada vez e um orçamento diário pequeno.",
    rests: ["gemini-anunciar-google", "conta-do-anuncio"],
  },
  {
    asked: asked(
      `(?:vale(?: a pena)?|compensa|funciona|adianta|devo|preciso|da resultado|da certo).{0,30}${advertise}`,
      `${advertise}.{0,40}(?:vale(?: a pena)?|compensa|funciona|adianta|da resultado|da certo)`,
    ),
    say: "Depende de quanto sobra por venda: o anúncio se paga quando as vendas que ele traz cobrem o gasto, o produto e as taxas. Por isso, comece pequeno e anote tudo.",
    rests: ["conta-do-anuncio", "gemini-anunciar-google"],
  },
  {
    asked: asked(
      "primeir[oa] (?:lugar|posicao|pagina)",
      "topo d[eoa]",
      "(?:aparec|ficar|estar|sair)\\w* (?:em |na |no |n)?primeir",
      "primeira opcao",
      "^(?!.*(?:insta|face|tiktok|redes? socia)).*pag\\w+ (?:para|pra|p/) (?:aparec|ficar|subir)",
      "(?:garant|promet)\\w*.{0,40}(?:posicao|lugar|google)",
      "(?:ordem|ranking|posicao)\\b.{0,30}(?:google|mapa|maps|busca)",
    ),
    say: "A posição na lista gratuita do Google não se compra, e ninguém controla o resultado. O que conta é o perfil combinar com a busca, a distância de quem procura e o quanto o negócio é conhecido.",
    rests: ["otimizacao-buscas", "aula-3#0"],
  },
  {
    asked: asked(
      `^(?!.*(?:quanto tempo|demora|foto|horario|telefone|endereco|nome|preco|whats|zap|site|verific|casa|domicilio|online|internet|errad|avali|anunci)).*(?:aparec|ser (?:ach|encontr|vist)|me (?:ach|encontr))\\w*.{0,60}(?:google|maps?\\b|mapa|busca|procur|pesquis|turista|quem (?:passa|chega|vem))`,
    ),
    say: "O Google considera se o perfil combina com a busca, a distância de quem procura e o quanto o negócio é conhecido. Dois desses três dependem de você.",
    rests: ["info-completas", "otimizacao-buscas", "aula-3#0"],
    isGeneral: true,
  },
  {
    asked: asked(
      `(?:quanto custa|de graca|gratis|gratuit|pagar|\\bpago\\b).{0,40}(?:perfil|aparecer|meu negocio|no mapa|maps)`,
      `(?:perfil|meu negocio|aparecer no (?:google|maps?|mapa)).{0,40}(?:quanto custa|de graca|gratis|gratuit|\\bpago\\b|custa)`,
    ),
    say: "O Perfil da Empresa no Google é gratuito: aparecer na Busca e no Maps não custa nada. Pago é só o anúncio.",
    rests: ["aula-1#1", "aula-1#4"],
  },
  {
    asked: asked("chat do (?:google|perfil)", "mensagens? (?:pelo|no|do) (?:google|perfil)"),
    say: "O chat do próprio Google acabou. No lugar dele, o perfil aceita um link do WhatsApp.",
    rests: ["aula-5#3"],
  },
  {
    asked: asked(
      "(?:aplicativo|\\bapp\\b|baixar|baixo|instalar).{0,30}meu negocio",
      "meu negocio.{0,20}(?:acabou|mudou|sumiu|ainda existe|app)",
    ),
    say: "Não há mais aplicativo: o Google Meu Negócio hoje se chama Perfil da Empresa, e você cuida dele na própria Busca ou no Maps, com a conta Google do negócio.",
    rests: ["aula-1#1", "info-completas"],
  },
  {
    asked: asked(
      `(?:so|somente|apenas) (?:vendo |vendemos )?(?:online|on-line|(?:pela|na) internet|pelo (?:insta|whats|site)).{0,60}${profile}`,
      `(?:loja|negocio) (?:online|on-line|virtual).{0,60}${profile}`,
      `${profile}.{0,60}(?:loja|negocio) (?:online|on-line|virtual)`,
    ),
    say: "Quem só vende pela internet fica de fora do Perfil da Empresa: ele é para quem atende pessoas no próprio local ou na casa do cliente.",
    rests: ["aula-2#0", "aula-1#1"],
  },
  {
    asked: asked(
      `(?:(?:em|de) casa|domicilio|sem (?:loja|ponto|endereco)|nao tenho (?:loja|ponto|endereco)).{0,80}(?:${profile}|endereco)`,
      `(?:${profile}|endereco).{0,80}(?:(?:em|de) casa|domicilio|sem (?:loja|ponto|endereco)|nao tenho (?:loja|ponto|endereco))`,
    ),
    say: "Pode ter perfil, sim: ele vale para quem atende no próprio local ou na casa do cliente. Se você não recebe clientes em casa, esconda o endereço e informe os bairros que atende.",
    rests: ["aula-2#0", "info-completas"],
  },
  {
    asked: asked(
      `verific\\w+.{0,40}${profile}`,
      "google.{0,30}(?:pedi|quer|exig|mand)\\w*.{0,30}video",
      `${profile}.{0,40}verific`,
      "video de verificacao",
    ),
    say: "O Google escolhe o método de verificação, e hoje o vídeo gravado pelo celular é o mais comum. Quem não tem loja mostra uma rua da região que atende, as ferramentas e o uniforme ou o carro com a marca.",
    rests: ["aula-2#1"],
  },
  {
    asked: asked(
      "preco.{0,40}(?:direct|privado|inbox|\\bdm\\b|no chat)",
      "(?:direct|privado|inbox).{0,30}preco",
      "chama (?:no|na|la no) (?:direct|privado|inbox)",
      "(?:coloc|por|ponho|mostr|post|public|pode|posso|devo)\\w*.{0,25}precos?\\b.{0,40}(?:insta|posts?\\b|foto|vitrine|redes?\\b|stor)",
    ),
    say: "Não esconda o preço: anunciar um produto e dizer o valor só no privado é contra a lei. O preço à vista fica legível, junto da foto ou da descrição.",
    rests: ["produtos-destaque", "aula-5#1"],
  },
  {
    asked: asked("sorteio|sortear|\\brifa\\b|curta e (?:concorra|compartilh)"),
    say: "Cuidado com sorteio: prêmio costuma precisar de autorização do Ministério da Fazenda, mesmo no “curta e concorra”. Uma oferta com começo, fim e condições claras é mais simples.",
    rests: ["eventos-datas", "oferta-sem-exagero"],
  },
  {
    asked: asked(
      "link de agend",
      "^(?!.*mensage).*agend\\w*.{0,50}(?:automat|madrugada|online|on-line)",
      `agend\\w+.{0,30}${profile}`,
      `${profile}.{0,30}agend`,
    ),
    say: "Conforme a categoria, o perfil pode ter agendamento. Se a opção não aparece, ponha no perfil o seu link de agendamento.",
    rests: ["categorias-otimizadas", "aula-3#3"],
  },
  {
    asked: asked(
      "(?:escrever|dizer|falar|usar|colocar|anunciar|posso|somos|sou).{0,25}\\b[oa]s? melhor(?:es)? (?:d|n)",
    ),
    say: "Só com prova: sem ela, “o melhor da cidade” fica fora do texto. Diga o que você faz, com preço e prazo de verdade.",
    rests: ["gemini-criar-conteudos", "oferta-sem-exagero"],
  },
  {
    asked: asked(
      "como (?:eu |que eu )?(?:sei|vou saber|saber|descubro) se (?:isso |ja |o plano |a divulgacao )?(?:deu|esta dando|ta dando|vai dar|funcion\\w*|valeu|adiantou|melhorou)(?: certo| resultado)?\\W*$",
      "(?:medir|meco|medicao|acompanhar) .{0,40}(?:funcion|deu certo|marketing|divulgac|acoes)",
    ),
    say: "Anote antes e depois: contatos, pedidos e vendas da semana, e de onde veio cada cliente. Sem o número de antes, não dá para saber.",
    rests: ["relatorios-desempenho", "otimizacao-dados"],
  },
  {
    asked: asked("hash ?tags?"),
    say: "No perfil do Google, hashtag não ajuda. Melhor contar o principal na primeira linha do post.",
    rests: ["posts-regulares"],
  },
  {
    asked: asked(
      "(?:quant[ao]s (?:vezes|posts|postage)|que frequencia|frequencia|todo dia|todos os dias).{0,40}(?:post|public)",
      "(?:post|public)\\w*.{0,40}(?:quant[ao]s vezes|frequencia|todo dia|todos os dias)",
    ),
    say: "No perfil do Google, um post por semana já basta. Vale mais manter o dia fixo do que publicar muito e parar.",
    rests: ["posts-regulares", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "melhor (?:dia|horario|hora).{0,30}(?:post|public)",
      "(?:que|qual) (?:dia|horario|hora).{0,30}(?:post|public)",
    ),
    say: "Não há um horário que sirva a todo negócio. Escolha um dia fixo da semana, mantenha o ritmo e anote o que trouxe contato.",
    rests: ["posts-regulares", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "(?:foto|imagem|imagens).{0,40}(?:\\bia\\b|inteligencia artificial|gemini|chatgpt)",
      "(?:\\bia\\b|inteligencia artificial|gemini|chatgpt).{0,30}(?:foto|imagem|imagens)",
    ),
    say: "Para mostrar o seu produto ou a sua loja, não use imagem criada por IA: ela engana quem vem, e o Google pode removê-la.",
    rests: ["fotos-fachada", "galeria-produtos"],
  },
  {
    asked: asked("compr\\w+ .{0,12}(?:seguidor|curtida|like)"),
    say: "Não compre seguidores nem avaliações. Se a verba é curta, ponha o dinheiro e o tempo onde dá para medir venda.",
    rests: ["plano-com-pouco-dinheiro", "gemini-criar-conteudos"],
  },
  {
    asked: asked(
      "disparo|disparar|em massa|lista de transmissao|\\bspam\\b",
      "(?:mandar|enviar|mando).{0,30}(?:promoc|oferta|propaganda).{0,40}(?:whats|zap|wpp|client|todos)",
    ),
    say: "Mande promoção só a quem aceitou receber. O envio por lista comercial pode ser cobrado por mensagem, e um programa de disparo não oficial pode custar o seu número.",
    rests: ["aula-5#4"],
  },
  {
    asked: asked(
      "(?:comprovante|golpe|falso).{0,20}pix",
      "pix.{0,25}(?:comprovante|falso|golpe|caiu)",
    ),
    say: "Antes de entregar, veja o valor na conta, e não só a foto do comprovante. E peça que o cliente confira o nome de quem recebe.",
    today: "Combine com quem atende: nada sai da loja antes de o valor aparecer na conta.",
    week: "Crie uma resposta rápida que peça ao cliente que confira o nome de quem recebe e diga que a entrega sai depois da conferência.",
    rests: ["aula-5#4", "aula-5#2"],
  },
  {
    asked: asked(
      "(?:whats|zap|wpp).{0,40}(?:gratis|gratuit|de graca|\\bpago\\b|custa|cobra)",
      "(?:gratis|gratuit|\\bpago\\b|quanto custa).{0,30}(?:whats|zap|wpp)",
    ),
    say: "O aplicativo WhatsApp Business é gratuito, e a conversa comum com o cliente não é cobrada. O que pode ter custo é o envio de promoção por lista comercial e a plataforma para grande volume.",
    rests: ["aula-5#0", "aula-5#4"],
  },
  {
    asked: asked(
      "(?:insta\\w*|redes? socia\\w*|face\\w*) ou (?:o |no )?(?:google|perfil)",
      "(?:google|perfil) ou (?:o |no |nas? )?(?:insta|redes? socia|face)",
    ),
    say: "Comece pelo Perfil da Empresa no Google, que serve a quem procura agora. As redes sociais servem a quem já conhece você e quer ver novidades.",
    rests: ["aula-1#1", "info-completas"],
  },
  {
    asked: asked(
      "(?:preciso|precisa|necessario|vale a pena|devo|tenho que|compensa).{0,20}(?:um )?site\\b",
    ),
    say: "O site pode vir depois. Comece pelo Perfil da Empresa, que é gratuito, e pelo WhatsApp para fechar o pedido.",
    rests: ["aula-1#1", "aula-5#3"],
  },
  {
    asked: asked(
      "(?:cpf|dados? (?:de|do|dos) client|telefone (?:de|do) client).{0,40}(?:\\bia\\b|gemini|chatgpt)",
      "(?:\\bia\\b|gemini|chatgpt).{0,40}(?:cpf|dados? (?:de|do|dos|pesso)|e seguro|privacidade)",
    ),
    say: "Não cole nome completo, CPF, telefone nem dado bancário de ninguém: na conta pessoal, revisores podem ler conversas do Gemini, e apagar depois pode não bastar.",
    rests: ["aula-4#6", "gemini-analisar-documentos"],
  },
  {
    asked: asked(
      "antes e depois",
      "(?:reacao|rosto|cara|depoimento) d[aeo]s? (?:\\w+ )?client",
      "fotos? (?:d[aeo]s? |que (?:a |o |as |os )?)?(?:meu |minha )?(?:client|crianca|paciente|noiva|alun)",
      "repost\\w*|client\\w* (?:post|tir|mand|marc|public)\\w*.{0,20}(?:foto|video)|(?:post|us|public|compartilh)\\w* (?:o |a |os |as )?(?:video|print|depoimento|conversa)s? .{0,20}(?:client|crianca|paciente|noiva|alun)",
    ),
    say: "Foto de cliente, só com autorização por escrito, e sem prometer a uma pessoa o resultado de outra.",
    today:
      "Peça à pessoa a autorização por escrito, dizendo onde a foto vai aparecer, e guarde a resposta.",
    rests: ["historias-sucesso", "equipe-trabalhando"],
  },
  {
    asked: asked(
      "(?:trocas?\\b|devol|arrepend)\\w*.{0,40}(?:produto|roupa|compra|peca|client|politica|loja)|trocar (?:um |uma |o |a )?(?:produto|roupa|peca|compra|presente|numero|tamanho)",
      "politica de troca",
      "(?:client|compr|produto|encomend|roupa)\\w*.{0,40}(?:devol|reembols|estorn|dinheiro de volta|arrepend)",
      "reembols|estorn",
    ),
    say: "Em compra a distância, o cliente pode desistir em até 7 dias após receber. Na loja, a troca por gosto segue a regra que você anuncia.",
    rests: ["roupas-regra-de-troca", "aula-5#2"],
  },
  {
    asked: asked(
      "(?:sem|pouco|nao tenho|falta de|falta|me sobra) tempo(?! (?:de|pra|para) ler)|correria|meia hora|(?:trabalho|faco tudo|estou|to|sou) sozinh|nao dou conta de tudo",
    ),
    say: "Meia hora por semana já dá conta do básico: são seis tarefas de cinco minutos, em um dia de pouco movimento.",
    rests: ["aula-5#6"],
  },
  {
    asked: asked(
      "(?:quanto tempo|demora|prazo).{0,40}(?:resultad|aparec|funcion|efeito|subir)",
      `(?:aparec|perfil|posicao|${advertise.slice(3, -1)})\\w*.{0,60}(?:quanto tempo|quando comeca|demora quanto)`,
    ),
    say: "Não há prazo certo. Mude uma coisa por vez, espere quatro semanas e compare com as quatro anteriores.",
    rests: ["otimizacao-dados", "relatorios-desempenho"],
  },
];
