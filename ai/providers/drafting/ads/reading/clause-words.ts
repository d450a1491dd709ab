/** "vendo casa", "alugo sala": the shop word is the ware. */
export const sells = /^(?:eu |nos )*(?:vend(?:o|emos|e-se)|alug[oa](?:mos|-se)?)(?= )/;

const filler =
  "(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|eu|nos|a gente|aqui|tambem|ja|ainda|hoje|entao|agora|sempre|e|mas|na verdade|basicamente|principalmente|especialmente|com certeza|gente|pessoal|entre outros|tais como|como|alem d[aeo]s?|tudo em|tudo para|em geral|etc|por favor|obs|fora|venha conhecer|venha|vem|conheca|confira|aproveite|temos aqui|inclusive|ou|precos? d[aeo]s?|valor(?:es)? d[aeo]s?|preco(?= [a-z]{3})(?! a partir| sob| por| fix| unic)|valor(?= [a-z]{3})(?! a partir| sob| por| fix| unic)|(?:o )?lancamento d[ao](?= (?:meu|minha|noss[oa]))|ofertas? de|promocao de|promocao|oferta|alem disso|que|o anuncio e (?:de|para|sobre)|na minha|no meu|meu negocio e|minha empresa e|la|so|somente|na(?= (?:loja|clinica|padaria|pizzaria|hamburgueria|lanchonete|barbearia|academia|escola|oficina|pousada|confeitaria|doceria)\\b)|no(?= (?:salao|restaurante|mercado|consultorio|escritorio|estudio|atelie|bar|cafe|espaco|pet)\\b))(?:[,:]| ))*";

export const announcing =
  "(?:quero|queria|gostaria de|preciso|vou|estou|estamos|to|tou|pretendo|desejo|precisamos|queremos)(?: (?:muito|de|que|a|comecar a|lancar|lancando|querendo|precisando|de ajuda para|ajuda para|ajuda com|ajuda))* (?:anunciar|divulgar|vender|promover|oferecer|vendendo|oferecendo|fazendo|divulgando|anunciando|abrindo|lancando|abrir|vende)(?: (?:o|a|os|as|de|um anuncio (?:de|para|da|do)))?|" +
  "(?:anuncio|propaganda|campanha|divulgacao|texto|post) (?:de|do|da|para|pra|pro|sobre)(?: (?:a|o))?|" +
  "(?:vend(?:o|emos|e|e-se|endo)|fa(?:co|zemos|z)|fazendo|fabric(?:o|amos|a)|produz(?:o|imos)|ofere(?:co|cemos|ce)|trabalh(?:o|amos|a|ando) (?:com|em|na area de|no ramo de|fazendo|vendendo)|tenho|temos|tem|sou|somos|abri|abrimos|inaugur(?:ei|amos)|prest(?:o|amos) servicos? de|presto|prestamos|dou|damos|revend(?:o|emos)|confeccion(?:o|amos)|realiz(?:o|amos)|execut(?:o|amos)|" +
  "cri(?:o|amos)|desenvolv(?:o|emos)|prepar(?:o|amos)|atu(?:o|amos) (?:com|como|em|na area de)|mexo com|lanc(?:ei|amos)|minist(?:ro|ramos)|atend(?:o|emos) como|voce encontra|encontre|compre|comprar|contamos com|disponibilizamos|cuid(?:o|amos) de)(?= )";

export const starters = new RegExp(`^(?:${filler}(?:${announcing})|${filler}(?=[^ ]))(?: |$)?`);

export const determiners =
  /^(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|nossos|nossas|seu|sua|este|esta|esse|essa|todo tipo de|todos os tipos de|tipos de|varios|varias|vari[oa]s tipos de|diversos|diversas|muitos|muitas|variedade de|grande variedade de|linha de|nova linha de|linha completa de|toda linha de|servicos? (?:completos? )?de|venda de|vendas de|um pequeno|uma pequena|pequeno|pequena|de|com) )+(?=[a-z\d])/;

/** "uma empresa especializada em limpeza" is "limpeza". */
export const companyOf =
  /^(?:empresa|loja|equipe|profissional|especialista|microempresa|mei|negocio|time)(?: (?:familiar|pequena|jovem|nova))?(?: (?:que (?:trabalha com|vende|faz|oferece|fabrica|produz)|especializad[oa] em|focad[oa] em|voltad[oa] (?:a|para)|do ramo de|de venda de)) /;

/** A verb ends the noun phrase: "nosso salão fica", "o bolo é". */
export const finiteVerb =
  /(?:^| )(?:sao|era|foi|esta|estao|estamos|estou|fica|ficam|ficamos|tem|temos|tenho|faz|fazem|fazemos|faco|vende|vendem|vendemos|vendo|oferece|oferecem|oferecemos|quer|quero|queremos|precisa|preciso|precisamos|vai|vao|vou|pode|podem|posso|deve|devem|sabe|sei|acho|gosta|gosto|gostam|custa|custam|comeca|comecam|vem|venha|venham|veja|atende|atendem|atendo|funciona|existe|ha|chega|chegou|abre|abriu|traz|serve|servimos|usa|uso|usamos|dura|inclui|acompanha|vive|moro|mora|aprendi|comecei|abri|decidi|resolvi|ajuda|ajudo|ajudamos|cuida|cuido|cuidamos|leva|levam|prezamos|buscamos|sonho|conta|contamos|foram|seja|sera|seria|sou|somos|garante|garantimos|agora|porque|pois|num|numa|quando|enquanto|embora|apesar|mas|onde|cuj[oa]s?|se|me|te|nos|lhe|voce|voces|ele|ela|eles|elas|eu|isso|isto|aquilo|quem|que|nao|nunca|sempre|muito|muita|mais|menos|tao|tudo|nada|alguem|ninguem|ate|desde|alem|the|and|with|for|of|you|our|we|is|are|y|el|los|las|con|una|tambien)(?= |$)|(?:^| )(?!ramos|panos|danos|planos|anos)[a-z]{3,}(?:amos|emos|imos|aram|eram|iram|avam|ando|indo)(?= |$)/;

/** Words a noun phrase does not begin with. */
export const noStart =
  /^(?:a|o|e|ou|de|da|do|das|dos|em|no|na|nos|nas|por|para|pra|com|sem|sob|sobre|ate|entre|como|que|se|so|ja|foi|pelo|pela|pelos|pelas|ao|aos|as|os|um|uma|mais|menos|muito|muita|bem|mal|tudo|toda|todo|todos|todas|cada|qualquer|outro|outra|quando|onde|desde|apos|antes|depois|hoje|ontem|amanha|aqui|ali|la|sim|nao|oi|ola|etc|outros|outras|ele|ela|isso|este|esta|esse|essa|aquele|aquela|quem|qual|favor|obrigado|obrigada|r\$|reais|real|preco|precos|valor|valores|qualidade|atendimento|ambiente|equipe|experiencia|confianca|tradicao|disponivel|disponiveis|interessados|telefone|contato|endereco|site|link|email|cpf|anuncio|anuncios|clientes?|publico|objetivo|texto|titulo|titulos|inauguracao$|lancamento$|retiradas?$|agenda (?:pelo|no|na|via|aberta)|removo|mando|entrego|busco|levo|trago|recebo|aceito|compro|troco|cobro|tiro|resolvo|ajudo|amo|procuro|indico|recomendo|lavo|passo|feit[oa]s?|produzid[oa]s?|fabricad[oa]s?|localizad[oa]s?|inclus[oa]s?|gratis|gratuit[oa]s?|pascoa$|natal$|carnaval$|verao$|inverno$|receba|compre|ganhe|garanta|aproveite|chame|ligue|peca|faca|agende|reserve|escolha|traga|leve|conheca|confira|experimente|visite|siga|curta|saiba|clique|acesse|use|deixe|tenha|corra|cadastre|inscreva|encomende|consulte|solicite|entre|pronto|pronta|especial|especiais|pedidos?|coisas?|negocio|dia(?! d[ae] (?:noiva|princesa|spa))|dias|hora|horas|ano|anos|vez|vezes|gente|pessoas?|voce|voces|tipo|tipos|promocao|promocoes|oferta|ofertas|novidades?|horario|horarios|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|monto|desmonto|(?:loja|sala|box|bloco|andar|apto|quiosque|piso|crm|cro|crp|oab|crn|creci) ?\d+|\d+ ?x|instagram|facebook|whatsapp|google|internet|ajuda|sonho|vida|historia|desde|bairro|cidade|regiao|rua|detalhes|melhor|maior|mensagem|zap|cnpj|dono|dona|nome|opcoes|sabores|sucesso|amor|carinho|dedicacao|bonus|whats|semana|mes|ano|noss[oa]s?|meus?|minhas?|seus?|suas?|est[ae]s?|ess[ae]s?|\d+ (?:dias?|mes|meses|anos?|horas?|min|minutos|vezes|x|h)|metade|exemplo|parte)(?= |$)/;

export const tails =
  /(?:^| )(?:a|o|e|ou|de|da|do|das|dos|em|no|na|nos|nas|por|para|com|sem|que|as|os|um|uma|ao|aos|pelo|pela|cada|seu|sua|mais|muito|tambem|entre outros|e muito mais|e muito|e mais|etc|apenas|so|inclusive|r\$)$/;

export const qualityStart =
  /^(?:sem (?!compromisso)|sob (?!encom|consul|orc|agend)|feit[oa]s? |produzid[oa]s? |preparad[oa]s? |100% |zero |livre de |com (?:\d+ |recheio|massa|cobertura|sabor|tecido|couro|madeira|certifica|selo))/;

/** What adjectives end in, alone in a clause: "artesanais", "caseiros". */
export const adjectives =
  /^(?:(?:bem |muito |totalmente )?(?:artesana(?:l|is)|caseir[oa]s?|fresc[oa]s?|fresquinh[oa]s?|personalizad[oa]s?|organic[oa]s?|natura(?:l|is)|vegan[oa]s?|vegetarian[oa]s?|sustentave(?:l|is)|rapid[oa]s?|confortave(?:l|is)|modern[oa]s?|seminov[oa]s?|usad[oa]s?|nov[oa]s?|original|originais|importad[oa]s?|naciona(?:l|is)|integra(?:l|is)|congelad[oa]s?|quentinh[oa]s?|crocantes?|recheado?a?s?|delicios[oa]s?|saboros[oa]s?|lev[e]s?|resistentes?|duradour[oa]s?|elegantes?|exclusiv[oa]s?|climatizad[oa]s?|acolhedor(?:a|es|as)?|familiar(?:es)?|seguro?a?s?|pratic[oa]s?|econom[i]c[oa]s?|infanti(?:l|s)|feminin[oa]s?|masculin[oa]s?|unissex|profissiona(?:l|is)|portate(?:l|is)|colorid[oa]s?|bordad[oa]s?|hipoalergenic[oa]s?|individua(?:l|is)|particular(?:es)?|presencia(?:l|is)|gourmet|tradiciona(?:l|is)|geladinh[oa]s?)(?: e | ou |, )?)+$/;

/** What a shop has besides its products; the first word alone says nothing. */
export const featureStart =
  /^(?:(?:com |temos |oferecemos |contamos com |nosso |nossa |nossos |nossas )*)(?=(?:atendimento|ambiente|equipe|profissionais|tecnicos?|ingredientes|materia(?:l|is) (?:escolar )?(?:inclus|didatic)|estrutura|localizacao|acabamento|embalage(?:m|ns)|professor(?:es)? [a-z]|materia(?:l|is) (?:descarta|esterili|de primeira)[a-z]*|turmas|vagas|nota fiscal|suporte|pecas (?:originais|novas|de reposicao)|massa (?:fresc|artesana|caseir|integral|fin)[a-z]*|produtos (?:de qualidade|originais|frescos|importados)|marcas|mesas ao ar|area (?:kids|externa|verde|de)|musica ao vivo|estacionamento|acessibilidade|acesso para|manobrista|ar-condicionado$|wi-fi|reserva) ?[a-z0-9-]*)/;

export const paymentList =
  /^(?:e )?(?:pix|cartao|cartoes|credito|debito|dinheiro|boleto)(?:(?:,| e| ou) (?:pix|cartao|cartoes|credito|debito|dinheiro|boleto))*$/;
