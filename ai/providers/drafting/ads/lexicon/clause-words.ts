/** Words, folded, that tell what a clause is. Sets, since they are asked for every word of a text. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Say nothing at the beginning of a clause. */
export const fillers = words(
  `oi ola opa bom boa dia tarde noite eu nos gente pessoal aqui tambem ja ainda entao agora e ou mas porem ah ai dai la ne tipo assim olha olhe
  bem obs etc inclusive basicamente principalmente especialmente enfim alem disso que venha vem conheca confira aproveite novidade hoje`,
);

/** "vendo", "fazemos": what follows is on offer. */
export const sellingVerbs = words(
  `vendo vendemos vende vendem vende-se vendendo faco fazemos faz fazendo fabrico fabricamos fabrica produzo produzimos ofereco oferecemos
  oferece tenho temos tem sou somos abri abrimos inaugurei inauguramos presto prestamos dou damos revendo revendemos confecciono
  confeccionamos realizo realizamos executo executamos crio criamos desenvolvo desenvolvemos preparo preparamos lancei lancamos ministro
  ministramos disponibilizamos montei criei lancei inauguramos trabalho trabalhamos trabalha trabalhando atuo atuamos mexo`,
);

/** "quero divulgar meu": a wish and what it is about. */
export const wishes = words(
  "resolvi decidi quero queria preciso gostaria vou estou estamos to tou pretendo desejo precisamos queremos",
);
export const wishedActs = words(
  `anunciar divulgar vender promover oferecer vendendo oferecendo fazendo divulgando anunciando montando produzindo preparando atendendo alugando cozinhando costurando trabalhando abrindo lancando abrir lancar vende`,
);

/** Verbs that say what is done; the noun takes their place: "conserto celulares", "alugamos mesas". */
export const doingVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    perfuro: "perfuração de",
    perfuramos: "perfuração de",
    removo: "remoção de",
    removemos: "remoção de",
    recupero: "recuperação de",
    recuperamos: "recuperação de",
    impermeabilizo: "impermeabilização de",
    impermeabilizamos: "impermeabilização de",
    escavamos: "escavação de",
    demolimos: "demolição de",
    polimos: "polimento de",
    personalizo: "personalização de",
    personalizamos: "personalização de",
    gravamos: "gravação de",
    digitalizo: "digitalização de",
    digitalizamos: "digitalização de",
    encaderno: "encadernação de",
    encadernamos: "encadernação de",
    transporto: "transporte de",
    transportamos: "transporte de",
    filmo: "filmagem de",
    filmamos: "filmagem de",
    edito: "edição de",
    editamos: "edição de",
    formato: "formatação de",
    formatamos: "formatação de",
    desentupo: "desentupimento de",
    desentupimos: "desentupimento de",
    dedetizo: "dedetização de",
    dedetizamos: "dedetização de",
    boto: "colocação de",
    coloco: "colocação de",
    colocamos: "colocação de",
    troco: "troca de",
    trocamos: "troca de",
    diminuo: "ajuste de",
    organizo: "organização de",
    organizamos: "organização de",
    restauro: "restauração de",
    restauramos: "restauração de",
    afino: "afinação de",
    amolo: "amolação de",
    bordo: "bordado de",
    higienizo: "higienização de",
    higienizamos: "higienização de",
    desmonto: "desmontagem de",
    conserto: "conserto de",
    consertamos: "conserto de",
    conserta: "conserto de",
    arruma: "conserto de",
    instala: "instalação de",
    aluga: "aluguel de",
    arrumo: "conserto de",
    arrumamos: "conserto de",
    passo: "passadoria de",
    adestro: "adestramento de",
    adestramos: "adestramento de",
    corto: "corte de",
    cortamos: "corte de",
    podo: "poda de",
    podamos: "poda de",
    costuro: "costura de",
    costuramos: "costura de",
    instalo: "instalação de",
    instalamos: "instalação de",
    alugo: "aluguel de",
    alugamos: "aluguel de",
    "aluga-se": "aluguel de",
    reformamos: "reforma de",
    reformo: "reforma de",
    lavo: "lavagem de",
    lavamos: "lavagem de",
    pinto: "pintura de",
    pintamos: "pintura de",
    limpo: "limpeza de",
    limpamos: "limpeza de",
    monto: "montagem de",
    montamos: "montagem de",
    ensino: "aulas de",
    ensinamos: "aulas de",
    traduzo: "tradução de",
    traduzimos: "tradução de",
    fotografo: "fotografia de",
    fotografamos: "fotografia de",
    decoro: "decoração de",
    decoramos: "decoração de",
  }),
);

export const determiners = words(
  `o a os as um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua este esta esse essa varios varias diversos diversas
  muitos muitas`,
);

/** What the owner does for a buyer: a clause that begins so may be shown. */
export const servingVerbs = words(
  `atendo atendemos aceito aceitamos entrego entregamos envio enviamos busco buscamos levo levamos parcelo parcelamos divido dividimos abre abrimos abro
  mando mandamos recebo recebemos vou vamos retiro retiramos embalo embalamos empresto emprestamos instalo instalamos monto montamos troco trocamos ajudo ajudamos despacho despachamos fazemos faco
  funcionamos funciono trabalho trabalhamos tem cabe cabem cuido cuidamos visito visitamos cobrimos agendamos garantimos emitimos hospedamos dispomos damos dou`,
);

/** Nouns of conditions and of what comes with a product. */
export const conditionNouns = words(
  `entrega entregas frete delivery envio envios retirada garantia orcamento atendimento pagamento parcelamento secagem instalacao estacionamento
  wi-fi agendamento encomenda encomendas pedidos pedido projeto material certificado turma turmas vagas vaga aula aulas avaliacao visita sessao
  sessoes plano planos kit kits combo desconto cupom brinde troca pecas horario horarios cafe prazo diaria diarias mensalidade matricula
  matriculas inscricao inscricoes primeira primeiro segunda leva leve compre pague aberto aberta abertos plantao pronto diagnostico retoque
  degustacao financiamento ensaio experiencia consulta consultas deslocamento saida saidas acesso apostila capacidade prova sinal embalagem
  embalagens opcao opcoes sabor sabores recheio recheios tamanhos modelos cores ambiente espaco produtos equipe nota troca trocas cancelamento reserva reservas
  hospedagem taxa pacote pacotes unidade unidades caixa porcao cento duzia par foto fotos tecido pagou crianca criancas leve-e-traz aulao curso
  grupo grupos encontro encontros bonus presente teste convenio convenios montagem`,
);

/** Say how much or how often, not of what. */
export const partNouns = words(
  "kit kits combo pacote pacotes caixa porcao cento duzia unidade unidades par sessao sessoes diaria diarias bandeja pote garrafa",
);

/** A noun phrase ends before these. */
export const phraseStops = words(
  `direto diretamente tambem chamada chamado chama aluga alugam para pra pro com sem por porque pois onde quando se so somente apenas ate desde sob mediante que mas porem entre via pelo pela pelos pelas
  as aos dentro perto todo toda todos todas cada gratis gratuito gratuita gratuitos gratuitas incluso inclusa inclusos inclusas incluido incluida nesta
  neste nessa nesse hoje amanha durante conforme dependendo exceto menos abatido abatida agora sempre ja mais nao ou`,
);

/** Verbs that end a noun phrase, and words that begin a tale. */
export const finiteVerbs = words(
  `inaugura reabre conserta arruma instala fabrica produz era foi cabe cabem quis passou estudou esta estao estamos estou fica ficam ficamos fico tem temos tenho faz fazem fazemos faco vende vendem vendemos vendo oferece
  oferecem quer quero queria queremos precisa preciso precisamos vai vao vou pode podem posso podemos deve devem sabe sei acho gosta gosto gostam
  custa custam comeca comecam vem venha venham veja atende atendem atendo atendemos funciona existe ha chega chegou abre abriu traz serve usa uso
  usamos dura inclui acompanha vive moro mora aprendi comecei abri decidi resolvi ajuda ajudo ajudamos cuida cuido leva levam levo conta contamos
  foram seja sera seria sou somos garante garantimos sai saem ganha ganham paga pagam pagar vale valem me te nos lhe voce voces ele ela eles elas eu
  toco tocamos animo apresento cozinho quem nunca tudo nada alguem ninguem choveu chove esteve entrego entregamos aceito aceitamos busco buscamos parcelo parcelamos`,
);

/** Words a thing on offer does not begin with. */
export const noHeads = words(
  `a o e ou to tou tava de da do das dos em no na nos nas por para pra com sem sob sobre ate entre como que se so ja foi pelo pela pelos pelas ao aos as os um
  uma mais menos muito muita bem mal tudo toda todo todos todas cada qualquer outro outra quando onde desde apos antes depois hoje ontem amanha
  aqui ali la sim nao oi ola etc outros outras ele ela isso este esta esse essa aquele aquela quem qual favor obrigado obrigada reais real preco
  precos valor valores qualidade atendimento ambiente equipe experiencia confianca tradicao disponivel interessados telefone contato endereco site
  link email cpf anuncio anuncios cliente clientes publico objetivo texto titulo titulos retirada retiradas agenda pascoa natal carnaval verao
  inverno receba compre ganhe garanta aproveite chame ligue peca faca agende reserve escolha traga leve conheca confira experimente visite siga
  pronto pronta cobro cobramos fecho saio fico casal especial especiais pedido pedidos coisa coisas negocio irma irmas irmao irmaos marido esposa pai sogra sogro filha filhas familia primo prima avo tia tio amiga amigo socia socio dia dias hora horas ano anos vez vezes gente pessoa pessoas voce tipo tipos
  promocao promocoes oferta ofertas novidade novidades horario horarios segunda segundas terca tercas quarta quartas quinta quintas sexta sextas
  sabado sabados domingo domingos instagram facebook whatsapp google ajuda sonho vida historia bairro cidade regiao rua detalhes melhor
  maior mensagem zap cnpj dono dona nome opcoes sabores sucesso amor carinho dedicacao bonus semana mes nosso nossa nossos nossas meu minha metade
  exemplo parte ideia obs ah essas esses dezena mae filho filhos ceu tempo teste entrega entregas delivery envio garantia orcamento
  pagamento parcelamento desconto cupom brinde secagem estacionamento agendamento aberto aberta primeira primeiro material certificado vagas
  matricula mensalidade taxa visita prazo saida capacidade sinal incluso inclusa gratis gratuito gratuita uns umas km sei anuncie divulgue venda promova x ok hum pois aluno alunos
  plantao capaz crianca criancas adulto adultos causa resultado cura programa convenio convenios turma turmas piscina item itens encomendas
  encomenda segunda-feira responsavel fotos foto formado formada graduado graduada aposentado aposentada casado casada`,
);

/** What a buyer does to get an offer: "levando dois", "lavando o sofá junto". */
export const buyersVerbs =
  "levando comprando indicando trazendo fechando lavando contratando alugando agendando marcando reservando encomendando pedindo juntando renovando assinando apresentando doando combinando ficando pintando limpando trocando";
/** A clause that begins so goes on with the one before. */
export const joiners = words(
  `para pra com sem em no na nos nas de das dos as aos ate so somente apenas exceto menos a acima mediante se desde quando durante dependendo depende
  conforme valido valida validos validas vale pagando retirando ${buyersVerbs} mais incluindo por sob enquanto fora senao depois sujeito
  sujeita sujeitos limitado limitada limitados minimo minima maximo maxima incluso inclusa gratis gratuito gratuita cada feito feita feitos feitas
  produzido produzida antes apos ainda via pelo pela total totalizando nesta neste nessa nesse todo toda todos todas caso desde-que tirando`,
);

/** Of a clause that goes on, these narrow what stands before: without them it would be another offer. */
export const narrowers = words(
  `so somente apenas ate exceto menos acima mediante se desde quando durante dependendo depende conforme valido valida validos validas vale pagando
  retirando ${buyersVerbs} mais enquanto fora senao depois sujeito sujeita sujeitos limitado limitada limitados minimo minima maximo maxima
  caso nao antes apos nesta neste nessa nesse hoje partir novos novas primeira primeiro primeiras primeiros promocional cada taxa parte
  vista dinheiro debito avaliacao prazo conta consulta disponibilidade cadastro carteirinha acrescimo adicional extra tirando`,
);

/** Advantages that may depend on something. */
export const offerWords = words(
  `gratis gratuito gratuita gratuitos gratuitas brinde brindes cortesia off desconto descontos promocao promocoes cashback cupom juros custo graca
  leve pague ganhe ganha ganham incluso inclusa inclusos inclusas incluido incluida incluidos incluidas metade dobro garantia garantias reembolso sorteio bonus bonificacao
  isento isenta isencao oferta ofertas cobranca compromisso taxa parcelo parcelamos vezes devolucao acima minimo minima paga pagam`,
);

/** The day of a price is no opening hour. */
export const dayWords = words(
  `segunda segundas terca tercas quarta quartas quinta quintas sexta sextas sabado sabados domingo domingos feriado feriados seg ter qua qui sex
  sab dom semana fim finais segunda-feira terca-feira quarta-feira quinta-feira sexta-feira`,
);

/** Clauses of what is brought or sent: a place in them is not where the shop is. */
export const movingWords = words(
  `entrega entregas entrego entregamos frete delivery envio enviamos envia busca busco buscamos levo levamos leva retirada retiradas retire motoboy
  despacho despachamos mando mandamos deslocamento`,
);

/** A clause with one of these is about the owner's life or about the ad, and is not shown. */
export const taleWords = words(
  `comecei abri abrimos queria quero ideia sonho esposa filho filhos gosto acho sei pensei pandemia ajuda divulgar anunciar anuncio
  gostam porque coisas ne dai entao moro nasci aprendi decidi resolvi consegui preciso objetivo atrair meta tenho voces
  trabalhei larguei estudei passei virei voce alguem favor mim fui era tava estava raro sozinha sozinho`,
);
