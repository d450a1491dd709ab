/**
 * What may be called good or bad, in the phrases of the guard: the praise and the complaint that it then is; a side that
 * is left out says nothing sure.
 */
export const judgedTopics = `
taste | taste = comida|comidinha|sabor|sabores|tempero|pao|paes|bolo|pizza|lanche|cafe|cafezinho|prato|carne|hamburguer|hamburgueres|burger|sushi|doces|docinhos|salgados|marmita|marmitex|coxinha|sobremesa|drink|chopp|chope|cerveja|sorvete|acai|brigadeiro|torta|pastel|pasteis|churrasco|almoco|jantar|cafe-da-manha|feijoada|esfiha|molho|peixe|massa|parmegiana|temaki|yakisoba|croissant|refeicao|petisco|caipirinha|buffet|rodizio|moqueca|caldo|empada|sonho|pudim|picanha|panqueca|food
  not prato principal da casa, curso|aula|maquina|forma|loja de bolo|cafe|pizza|cerveja, cheiro de [_] _, preco|valor|entrega|embalagem|variedade|qualidade|quantidade [do|da|dos|das] _, salao de festa
service | service = atendimento|atendimeto|atedimento|atendente|equipe|funcionario|funcionaria|staff|garcom|garcons|garconete|recepcao|recepcionista|vendedor|vendedora|vendedores|balconista|pessoal|colaboradores|tratamento|moca-do-caixa|moca-do-balcao|service|profissional|profissionais|professor|professora|professores|instrutor|instrutores|motorista|entregador|tecnico|mecanico|manicure|cabeleireira|cabeleireiro|barbeiro|dono|dona|proprietario|proprietaria
  not tratamento de|capilar|facial|dentario|do, uso pessoal, qualidade [do|da|dos|das] _, trabalho [do|da|dos|das] _
quality | quality = qualidade|produto|material|materiais|tecido|mercadoria|peca|acabamento|costura|roupa|ingredientes
  not entrega|embalagem|variedade|preco do|dos produto, qualidade do atendimento|servico
price | price = preco|valor|valores|custo-beneficio|custo-x-beneficio|mensalidade|orcamento
  not pelo|por esse|este|esse valor|preco, valor de, orcamento na hora
delivery | = entrega|delivery|frete|envio
packaging | = embalagem|embalagens
ambience | = ambiente|lugar|local|espaco|decoracao|clima|instalacoes|estrutura|infraestrutura|musica|atmosfera|jardim|vibe|ambientacao
  not em|no primeiro|outro|qualquer|algum|nenhum lugar, comercio|comerciante|produtor local, no|do local, no lugar
location | = localizacao|estacionamento|acesso
cleanliness | dirt = limpeza|higiene
  not limpeza de|do|da|dos|profunda|facial
result | poor-work = resultado|trabalho|servico|corte|unhas|sobrancelha|maquiagem|make|conserto|reparo|instalacao|pintura|manutencao|tatuagem|penteado|mechas|luzes|coloracao|tosa|banho-e-tosa|progressiva|reforma|montagem|lavagem|higienizacao|revisao|limpeza-de-pele|massagem|drenagem|limpeza-do-sofa|polimento|alinhamento|formatacao
  not banho-e-tosa de|do dia, corte de energia|luz, servico de quarto|bordo|atendimento
explanation | = explicacao|explicacoes|aula|didatica|orientacao|orientacoes|metodologia|ensino|dicas
variety | = variedade|cardapio|opcoes|menu
portion | portion = porcao|porcoes|quantidade
comfort | discomfort = cama|quarto|colchao|acomodacao|acomodacoes|hospedagem|travesseiros
  not limpeza do|dos quarto, servico de quarto`;

/** What calls a topic good or bad; a topic takes it only within its own clause. */
export const judgements = `
good = bom|boa|bons|boas, otim+|otimim+|excelente|exelente|ecelente|perfeit+|maravilhos+|sensacional|sensacionais|impecavel|impecaveis|incrivel|incriveis|fantastic+|espetacular|espetaculares|excepcional|maravilha, nota|atendimento|comida|ambiente|equipe|servico|tudo|lugar|qualidade|preco|entrega 10|dez|mil|1000|100|11, top|topp|topissim+|show, agradavel|agradaveis, diferenciad+, caprichad+, adorei|amei|gostei|gostamos|amamos|adoramos|adoro|amo|curti|gosto|gostou|adorou|amou|elogi*|parabens|parabenizo, surpreende*, satisfeit+, primeira, melhor|melhores, belissim+|magnific+|primoros+|inigualavel|inesquecivel, great|amazing|excellent|good|nice|lovely
  not boa|bom noite|tarde|dia|sorte|parte|tempo, bom|boa mesmo, muito|um bom tempo, podia|poderia|pode|precisa|deve|deveria|tem|espero|mereco|merecia [_] [ser|ter|um|uma] [muito] melhor|melhores, melhor [em|no|na|nos|la] outr+|concorren*|ir|ficar|deixar|comprar|fazer|seria, ja foi|fomos [muito] melhor, e|muito|esta|estava|ficou|bem|sao|ate melhor|melhores, bons momentos, a|# mil, na|da primeira, primeira vez|visita|compra, 10 minutos|min|reais|anos|dias|vezes|dia|hora|pessoas, o melhor|bom e|seria, muito bom se, era bom, nota 10|dez para a demora, em boa hora, de bom tamanho, bom senso, 10 h, gosto de|amargo|ruim|estranho|horrivel|azedo
bad = ruim|ruins|pessim+|horrivel|horriveis|terrivel|terriveis|frac+|fraquissim+|fraquinh+|lamentavel|decepcion*|decepc*, deixa|deixou|deixam|deixaram [muito|bastante|um-pouco] a desejar, a desejar, nota 0|zero|1|2, um|uma porcaria|lixo|droga|merda|bosta|desastre|vergonha|bagunca|zona|caos, pior|piores, piorou|piora, precari+, mediocre, vergonhos+, detestei|odiei|detestou, sofrivel, horroros+, meia boca, precisa|precisam|pode|podia|poderia|tem-que|tem-de [_] melhorar|melhora|treinamento, caiu muito|bastante|demais, reclam*|critic*, a pior, lixo|horror|desastre, fraco demais, insatisf*, insuportavel, nao gost*|curti, desagradavel, inexistente|zero, bad|terrible|awful|poor
  not nao|nada|sem|nenhuma [tenho|tive|temos|ha] [nada|do|o|motivo|que] [a|para|que|de] reclam*, pior que, reclame aqui, reclam*|critic* que, sinal|wifi|cafe|cha fraco, ponto fraco, nota 1|2 mil`;

/**
 * By praise: the complaint that it is where a "não" takes it back; complaints beside which it is doubtful, as it may be
 * irony or another day; those beside which it is so where no "mas" parts the two.
 */
export const doubts = `
taste | taste | taste stale |
freshness | stale | stale cold |
care | | poor-work service | rudeness wrong-item damage
looks | | not-as-shown poor-work |
service | service | service rudeness | wait delay no-answer cancelled wrong-item
kindness | | rudeness service | wait no-answer
speed | wait | wait delay |
punctuality | delay | delay wait |
price | price | price billing |
quality | quality | quality defect | poor-work stale came-back
variety | | out-of-stock |
portion | portion | portion |
packaging | | damage |
delivery | | delay damage | wrong-item missing-item wait
cleanliness | dirt | dirt |
ambience | | | noise discomfort dirt
location | | |
result | poor-work | poor-work came-back |
explanation | information | information |
honesty | | billing information |
solution | came-back | came-back refund no-answer |
comfort | discomfort | discomfort |
trust | | billing came-back | delay no-answer refund
recommendation | overall | overall |
overall | overall | overall |`;

/** What people tell as the trouble they came with, where it was solved and nothing tells of a relapse. */
export const broughtAlong: readonly string[] = [
  "defect",
  "damage",
  "came-back",
  "quality",
  "noise",
];
