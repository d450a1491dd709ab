/** People, their bodies and places, and what they do. Folded words; `*` stands for any ending. */
export const peopleAndDeeds: Readonly<Record<string, string>> = {
  staffBeauty: `cabeleireiro cabeleireira cabeleireiros cabeleireiras cabelereiro cabelereira barbeiro barbeiros barbearia
    barbearias barber manicura podologa esteticista esteticistas depiladora depiladoras maquiadora maquiadores
    colorista trancista trancistas lashdesigner sobrancelhista salao saloes saozinho hairstylist profissional
    profissionais auxiliar auxiliares navalha`,
  staffRepairTrades: `mecanico mecanicos mecanica eletricista eletricistas encanadores pintor pintores tecnico tecnicos chaveiro
    chaveiros sapateiro sapataria relojoeiro relojoaria vidraceiros serralheiros marceneira estofador estofadores
    tapeceiro tapecaria funileiro lanterneiro lanternagem montador montadores instaladores soldador torneiro
    eletronico bicicletaria bicicleteiro refrigerista jardineiro jardineiros autoeletrico autoeletrica ajudantezinho`,
  staffDelivery: `entregador entregadora entregadores motoboy motoboys motoca motoqueiro motoqueiros motorista motoristas taxista
    taxistas caminhoneiro carteiro carteiros correio correios sedex rapaz moco rapazes mocinho carregador piloto
    ifood rappi loggi mototaxi mototaxista perueiro cobrador`,
  owner: `dono dona donos donas proprietaria proprietario proprietarios patrao patroa patroes socio socia socios chefia
    chefao fundador fundadora empresario empresaria empreendedor empreendedora administrador administradora
    responsavel responsaveis seu sr sra senhor senhora senhorzinho diretor diretora coordenador coordenadora`,
  family: `filho filha filhos filhas filhinho filhinha fio mae maes mainha mamae pai pais painho papai marido esposo esposa
    mulher namorado namorada noivo irmao irma irmaos irmas vo vovo avo avos vovozinha neto neta netos netinha
    netinho sobrinho sobrinha tio tia tios tias primo prima primos sogra sogro cunhado cunhada nora genro afilhado
    afilhada padrinho comadre compadre familia familias familiar familiares madrasta padrasto enteado cacula parente
    parentes`,
  babiesChildren: `bebe bebes bebezinho nenem nenen crianca criancas criancinha criancada menino menina meninos meninas menininha
    menininho guri guria gurizada guris piazada pia moleque molecada pequeno pequenos pequena baixinhos pimpolho
    garoto garota adolescente adolescentes teen gemeos recemnascido infantil infantis`,
  friendsOthers: `amigo amiga amigos amigas amiguinha amiguinho colega colegas vizinho vizinha vizinhos vizinhanca conhecido
    conhecida galera pessoa pessoas gente povo pessoinha casal casais companheiro companheira acompanhante
    acompanhantes cara caras idoso idosa idosos velhinho velhinha grupo chefes conhecidos parceiro parceira
    parceiros mano brother turminha patota namo crush`,
  otherCustomers: `cliente clientes clientela clientezinha fregues freguesa fregueses freguesia consumidor consumidora consumidores
    paciente pacientes hospedes passageiro passageiros publico frequentador frequentadores frequentadora visitante
    visitantes comprador compradora compradores aluno leitor assinante usuario usuarios pagante pagantes freguesinha`,
  bodyHead: `cabeca testa rosto rostinho face olho olhos olhinho orelha orelhas ouvido ouvidos nariz boca boquinha labio
    labios lingua bochecha bochechas queixo garganta nuca cabeludo palpebra maxilar mandibula`,
  bodyTrunkLimbs: `corpo corpinho braco bracos bracinho cotovelo punho pulso dedo dedos dedinho dedao pe pes pezinho perna pernas
    perninha joelho joelhos calcanhar tornozelo coxas quadril cintura barriga barriguinha bariga costas coluna
    lombar ombro ombros pescoco peitoral seio seios bunda bumbum gluteo musculos osso ossos ciatico cervical
    estomago bexiga rim rins figado pulmao coracao`,
  ailments: `dor dores dorzinha febre gripe gripado resfriado tosse alergia alergias alergica alergico inflam* infecc*
    infeccion* inchaco inchou queimadura queimaduras bolha bolhas machucou hematoma roxo ferida feridas feridinha
    intoxic* diarreia vomito vomitei vomitou vomitando enjoo enjoada caganeira piriri enxaqueca ansiedade depressao
    estresse hernia lesao lesoes fratura torcicolo tontura coceira coceiras pressao diabetes covid ardencia
    alergicos inchado inchada inchados inchadas machucado machucada machucados machucadas`,
  animals: `cachorro cachorra cachorros cachorrinho cachorrinha cachorrinhos doguinho dog dogs cao caes caozinho cadela
    cadelinha cadelas gato gata gatos gatas gatinho gatinha gatinhos bichano bicho bichinho bichinhos bichinha
    filhote filhotes passaro passarinho calopsita papagaio coelho coelhinho hamster peixinho peixinhos tartaruga
    cavalo cavalos poodle shihtzu pitbull viralata caramelo peludo peludos peludinho pug spitz yorkshire yorkinho
    golden persa`,
  pestsForeignObjects: `barata baratas baratinha mosca moscas mosquito mosquitos mosquinha formiga formigas rato ratos ratinho ratazana
    bichos larva larvas lagarta minhoca inseto insetos cupins traca caruncho gorgulho teia aranha aranhas pernilongo
    pernilongos pelo pelos mofo bolor mofada bolorento pedrinhas casca cascas percevejo percevejos lesma`,
  citiesStates: `sp rj mg bh bsb curitiba floripa florianopolis poa recife olinda salvador fortaleza natal maceio aracaju
    teresina belem manaus brasilia goiania cuiaba campinas santos guarulhos osasco niteroi uberlandia londrina
    joinville blumenau pelotas caxias sorocaba jundiai ribeirao campogrande paulo janeiro rio vitoria parana bahia
    ceara goias minas interior capital litoral gaucho mineiro nordeste baiano paulista carioca`,
  streetsAreas: `rua ruas ruazinha avenida av avenidas bairro bairros bairrinho centro centrinho vila zona quadra esquina
    esquinas praca pracas pracinha rodovia br estrada estradas beco travessa calcada calcadas ladeira viela conjunto
    condominio condominios comunidade favela morro orla praia praias beira cidade cidades cidadezinha regiao regioes
    redondeza redondezas arredores pedaco km pertinho perto longe longinho localizacao endereco enderecos`,
  homeWorkPlaces: `casa casas casinha lar ap ape apto apartamento predio predios sitio chacara fazenda quintal garagem garagens
    sala salinha cozinha cozinhas lavabo empresa empresas firma fabrica trampo trabalho servico emprego loja lojas
    lojinha comercio comercios comercinho igreja igrejas prefeitura rodoviaria aeroporto estacao residencia
    domicilio portaria condominio`,
  businessTypes: `bar bares barzinho boteco botecos botequim buteco restaurante restaurantes lanchonete lanchonetes padaria
    padarias confeitaria doceria pizzaria pizzarias hamburgueria churrascaria espetaria temakeria pastelaria
    cafeteria cafeterias quiosque quiosques barraca barraquinha barracao trailer foodtruck adega distribuidora
    conveniencia acougue acougues peixaria quitanda sacolao feira feirinha mercearia armazem emporio bazar brecho
    brechos otica oticas joalheria boutique butique agropecuaria madeireira loterica grafica estabelecimento
    estabelecimentos`,
  shopPlaces: `balcao balcoes banheiro banheiros banheirinho sanitario sanitarios lavabo wc estacionamento estacionamentos vaga
    vagas provador provadores vitrine vitrines corredor corredores corredorzinho prateleira gondola gondolas estoque
    fundos entrada porta recepcao saladeespera espera area areas areinha andar andares terreo subsolo escada escadas
    escadaria rampa elevador elevadores deck mezanino terraco varanda espaco espacos espacinho ambiente ambientes
    setor setores fachada kids salao salaozinho`,
  shopAtmosphere: `ambiente clima climinha decoracao decor iluminacao musica som ar climatizado climatizada climatizados vista
    visual paisagem astral energia vibe vibes aconchego acolhedor acolhedora estrutura instalacoes instagramavel
    rustico rustica retro tematico tematica intimista familiar arborizado arejado arejada ventilado ventilada
    iluminado abafado`,
  money: `dinheiro din grana graninha reais real conto contos pila pilas pau paus mango mangos centavo centavos moeda
    moedas trocado trocados trocadinho troco trocos cedula bufunfa tutu dindim cash verba economia economias bolso
    capital investimento investi investir faturamento`,
  pricesCosts: `preco precos precinho precinhos precao valor valores valorzinho custo custos taxa taxas taxinha tarifa tarifas
    conta contas continha mensalidade mensalidades anuidade gorjeta comissao couvert sinal parcela parcelas
    parcelinha prestacao prestacoes juros multa multas reajuste aumento aumentou aumentaram aumentam custa custou
    custaram custando custobeneficio custoxbeneficio cobranca cobrancas tabela`,
  paymentWays: `pix cartao credito debito boleto dinheiro especie fiado crediario carne parcelado parcelamento vezes avista
    prazo maquininha maquineta aproximacao vale vr va sodexo alelo ticket picpay mercadopago transferencia deposit*
    pagamento pagamentos paguei pagar pagou pagamos pago paga pagando paguem pagam qrcode comprovante`,
  amountsNumbers: `um uma dois duas tres quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta
    sessenta setenta oitenta noventa cem cento duzentos trezentos quinhentos mil milhao primeiro primeira segundo
    terceira terceiro quarta metade dobro triplo duzia duzias meia par pares unidade unidades`,
  amountsMeasures: `kg kilo kilos quilo quilos grama gramas gr ml litro litros metro metros cm centimetro centimetros porcao porcoes
    pedaco pedacos pedacinho pedacinhos tantos quantidade quantidades monte montes montao punhado pouquinho bocado
    bocadinho tiquinho tico cado fracao parte partes resto restante sobra sobras inteiro inteira lote kit kits combo
    combos`,
  manyLots: `muito muita muitos muitas mto mta mtos mtas mt bastantes varios varias diversos diversas inumeros inumeras
    variedade variedades opcao opcoes diversidade imenso fartura farta fartos abundante abundancia generoso generosa
    generosos lotes mil milhoes milhares vario recheadissimo caprichado`,
  fewLittle: `pouco pouca poucos poucas pouquissimo pouquissimas pouquissimos pouquinha quase minimo minima raro raros rara
    raras escasso escassa limitado limitada limitados limitadas unico unica unicos unicas mixaria mixuruca miseria
    miguelado migue micharia merreca misero misera contado contados`,
  timeMinutesHours: `minuto minutos min mins minutinho minutinhos hora horas horinha hrs hr segundo segundos segundinho meiahora
    quarenta madrugada manha manhazinha tarde tardezinha tardinha noite noitinha noites meiodia meianoite horario
    horarios expediente turno turnos instante instantes instantinho momento momentos momentinho rapidim`,
  timeDaysWeeks: `dia dias diazinho semana semanas semaninha mes meses ano anos aninho quinzena feriado feriados feriadao fds
    finde finaldesemana domingo domingos sabado sabados segunda segundafeira terca tercas quarta quinta quintas
    sexta sextas sextou semestre bimestre decada decadas data datas janeiro fevereiro marco abril maio junho julho
    agosto setembro outubro novembro dezembro uteis util corridos`,
  timeLongWaits: `eternidade seculo seculos milenio milenios anosluz eterno eterna infinito infinita interminavel interminaveis
    longo longa longos longas prolongad* demorado demorada demorados demoradas demoradissimo horasss horass seculus`,
  timeEarly: `cedo cedinho cedim antecipad* antecedencia adiantad* adiantou adiantaram adiantar antes previamente amanhecer
    pontual pontuais pontualidade pontualissimo pontualmente precoce cravado cravada prazo combinado combinada
    marcado marcada`,
  timeLate: `tarde tardio tardia tardou tardar atraso atrasos atrasado atrasada atrasadissimo atrasildo depois enrolacao
    enrolou enrolaram enrolando enrola enrolar fora estourado estourou enrolado enrolada enrolados enroladas`,
  timeAlways: `sempre smp semp sempri constante constantes constantemente toda todo todas todos direto continuamente
    diariamente diario diaria frequente frequentemente semanalmente mensalmente eternamente invariavelmente
    normalmente geralmente habitual costuma costumo costumam costumava rotina rotineiramente`,
  timeAgain: `novamente dinovo denovo outravez outra vez vezes bis repeti repetiu repetidas repetidamente reincid* reincidente
    segunda terceira novo refaz refazer refez refizeram refeito refeita refizer mesma`,
  timeNever: `nunca nunk jamais nenhum nenhuma nenhuns nem nunquinha nuncamais inexistente inexistentes raramente dificilmente
    never neca necas nada nadica nuncaa nuncaaa pouquissimas raras dificil nuncas nenhumas nadinha`,
  timeBefore: `antes antigamente outrora anterior anteriores anteriormente passado passada passados ontem anteontem ha faz
    fazia atras antiga antigos recentemente ultimamente ultimo ultima ultimos ultimas inicio comeco primeiramente
    inicialmente principio desde`,
  timeNowSoon: `agora agorinha agr hoje hj hje atualmente atual amanha imediato imediata imediatamente logo ja jaja daqui neste
    nesse enquanto momento proximo proxima breve brevemente instantaneo instantanea tempinho presente`,
  timeAfter: `depois dps apos posterior posteriormente seguinte seguintes futuro futuramente finalmente enfim final finalzinho
    fim finais termino conclusao consequentemente entao ai dai passados seguida dali doravante adiante mais passadas
    ulterior conseguinte amanha`,
  weather: `chuva chuvas chuvinha chovendo choveu chover chuvoso chuvosa temporal temporais tempestade sol solzao solao
    calor calorao calorzinho frio friozinho friaca verao inverno outono primavera vento ventania ventando nublado
    umidade seca enchente enchentes alagamento alagou alagada geada neve neblina garoa granizo trovoada raios
    mormaco`,
  occasions: `aniversario aniversarios niver nivers bday casamento casamentos casorio batizado batizados formatura formaturas
    debutante quinze cha chaderevelacao chadebebe natal reveillon anonovo pascoa carnaval diadasmaes diadospais
    namorados saojoao junina junino festajunina halloween confraternizacao confra encontro encontrinho despedida
    inauguracao luademel bodas noivado velorio funeral enterro missa comemor* celebr* festej* ferias blackfriday`,
  vArrive: `chegar chegou chegaram chegando chegamos cheguei veio vieram vem vinha vir vindo venho viemos apareceu
    apareceram aparece aparecer compareceu desembarc* surg* chega chegam chegava chegarem chegue cheguem`,
  vGoLeave: `fui foi vou vai ir indo fomos foram iam ia saiu saimos sai sair saindo sairam deixei deixou embora parti partiu
    partimos vazei vazar deband* ausent* ausente afast* retirou retiraram retirar retirado retirada retira retiram
    retirando retirei retiramos retirava`,
  vWait: `aguard* plantad* plantao mofando mofei mofar mofamos fiquei ficamos ficar ficando ficaram aguent* paciencia
    tolero tolerar esperinha cadeirada esperou esperaram esperar esperado esperada espera esperam esperando esperei
    esperamos esperava sentado sentada sentados sentadas`,
  vDelay: `demora demorinha enrola lerdeza lentidao tardar custou posterg* adia adiou adiaram adiando adiamento adiar
    embrom* enceb* enrolation procrast* morosidade moroso morosa demorou demoraram demorar demoram demorando demorei
    demoramos demorava enrolou enrolaram enrolar enrolam enrolando enrolei enrolamos arrastou arrastaram arrastar
    arrastado arrastada arrasta arrastam arrastando arrastei arrastamos prorrogou empurraram empurrar empurrado
    empurrada empurra empurram empurrando empurrei empurramos empurrava atrasou atrasaram atrasar atrasa atrasam
    atrasando`,
  vServe: `atendimento atendimentos atender servir servido servida serviu serviram servem servindo prestou prestam prestar
    prestaram fornec* atendido atendida atende atendem atendendo atendi atendemos servi servimos assistiu assistiram
    assistir assistido assistida assiste assistem assistindo assisti assistimos disponibilizou disponibilizaram
    disponibilizar disponibilizado disponibilizada disponibiliza disponibilizam ofertou ofertaram ofertar ofertado
    ofertada oferta ofertam ofereceu ofereceram oferecer oferecido oferecida oferece oferecem oferecendo ofereci
    oferecemos atendeu atenderam serve`,
  vGreetWelcome: `recebe recebeu receberam recebem receber recebid* acolhida acolhimento cumpriment* bomdia boatarde boanoite
    boasvindas bemvindo bemvinda bemvindos aceno acenou beijo beijos receptiv* apresent* hospitalidade hospitaleir*
    acolheu acolheram acolher acolhido acolhe acolhem acolhendo acolhi acolhemos abracou abracar convido convida
    convidos convidas`,
  vSmile: `sorri* sorriso sorrisos sorrisao sorridente sorridentes simpatia bomhumor humor humorado brincalh* brincou
    brincadeira animo risonh* astral brincaram brincar brincado brincada brinca brincam brincando brinquei brincamos
    brincava animado animada animados animadas`,
  vIgnore: `desprez* desdem desdenh* descaso virou viraram virar virada invisivel fingiu fingiram finge fingir fingindo
    omiss* desconsider* relev* alheios ignorou ignoraram ignorar ignorado ignorada ignora ignoram ignorando ignorei
    ignoramos ignorava abandonou abandonaram abandonar abandonado abandonada abandona abandonam abandonando
    abandonei abandonamos abandonava evitou evitaram evitar evitado evitada evita evitam evitando evitei evitamos
    evitava desligou desligaram desligar desligado desligada desliga desligam desligando desliguei desligamos
    desligava`,
  vAnswer: `respondeu resposta respostas respondem retornou retornaram retorna retorno atendeu atenderam visualizou
    visualiz* confirm* confirmou confirmacao duvida duvidas duvidinha feedback devolutiva esclareceu esclareceram
    esclarecer esclarecido esclarecida esclarece esclarecem esclarecendo esclareci esclarecemos`,
  vNoAnswer: `vacuo vacuos silencio sumiu sumiram some somem sumir sumico sumid* bloqueou offline ghosting mudo muda fugiu
    fugiram foge fugir escafed* incomunicavel desligado ocupado ocupada silenciou silenciaram silenciar silenciado
    silenciada silencia silenciam silenciando silenciei silenciamos silenciava desapareceu desapareceram desaparecer
    desaparecido desaparecida desaparece desaparecem desaparecendo desapareci desaparecemos bloquearam bloquear
    bloqueado bloqueada bloquea bloqueam bloqueando bloqueei bloqueamos bloqueava escondeu esconderam esconder
    escondido escondida esconde escondem escondendo escondi escondemos`,
  vExplain: `explic* orientou orientacao orientacoes mostr* demonstr* detalhou informou informaram informacao informacoes
    esclareciment* ensinou passo ilustr* aconselh* conselho conselhos dica dicas diquinha exemplific* informar
    informado informada informados informam informa orientaram orientar orientado orientada orienta orientam
    orientando orientei orientamos orientava tirou tiraram detalharam detalhar detalhado detalhada detalha detalham
    detalhando detalhei detalhamos detalhava comentou comentaram comentar comentado comentada comenta comentam
    comentando comentei comentamos comentava`,
  vHide: `escondeu escondido escondida omitiu omitiram ocult* camufl* encob* sonega* sonegou sigilo segredo surdina
    miudinhas letrinha pegadinha pegadinhas entrelinhas esconderam esconder esconde escondem escondendo escondi
    escondemos mascarou mascararam mascarar mascarado mascarada mascara mascaram mascarando mascarei mascaramos
    mascarava disfarcou disfarcaram disfarcar disfarcado disfarcada disfarca disfarcam disfarcando disfarquei
    disfarcamos disfarcava`,
  vPromise: `promet* prometeu prometido prometida promessa promessas jurou garantiu garantiram garanti garantir garante
    combinou combinamos combinaram combinar combina combinei acordo acordado trato tratei compromisso palavra
    garantido assegur* prometimento juram jura juraram jurado anunciado anunciada anunciados anunciadas`,
  vFulfil: `cumpriu cumpriram cumprido cumprida honr* entregou entregaram entregue entregues concluiu finaliz* execucao
    efetu* alcanc* cumprir cumpre cumprem cumprindo cumpri cumprimos realizou realizaram realizar realizado
    realizada realiza realizam realizando realizei realizamos realizava executou executaram executar executado
    executada executa executam executando executei executamos executava completou completaram completar completado
    completada completa completam completando completei completamos completava terminaram terminar terminado
    terminada termina terminam terminando terminei terminamos terminava`,
  vCharge: `cobrou cobrar cobranca passaram pediu pediram exig* embut* somou somaram calcul* multaram cobraram cobrado
    cobrada cobra cobram cobrando cobrei cobramos cobrava fatura faturas orcou orcaram debitou debitaram debitar
    debitado debitada debita debitam debitando debitei debitamos debitava taxou taxaram`,
  vOvercharge: `extors* extorqu* abuso roubo roubalheira assalto assaltad* facada facadas superfatur* sobrepreco explor* inflad*
    metem meteram metendo metaamao escorch* extrapol* abusado abusada abusados abusadas abusam abusou abusaram
    abusando roubou roubaram roubar roubado roubada rouba roubam roubando roubei roubamos roubava inflacionou
    inflacionaram inflacionar inflacionado inflacionada inflaciona inflacionam inflacionando inflacionei
    inflacionamos inflacionava`,
  vGiveFree: `brinde brindes mimo mimos miminho miminhos cortesia cortesias presente presentinho presente* gratis gratuit*
    free degraca degratis gratuidade ganhei ganhou ganhamos ganho ganhar deu deram dar dado dando amostra amostras
    amostrinha doou doaram doacao bonus bonific* chorinho agrado agradinho`,
  vDiscount: `desconto descontos descontinho descontao abatimento abateu abater abateram promo promos promocao promocoes
    promocaozinha oferta ofertas cupom cupons cupon cashback fidelidade liquidacao queima saldao barate* baixou
    baixaram negociou regate* parcelou descontou descontaram descontado descontar negociar negociaram negociavel
    negociado facilitou facilitaram facilitar facilitado facilitada facilita facilitam facilitando facilitei
    facilitamos facilitava`,
  vRefund: `reembols* reembolso estorn* estorno ressarc* ressarciu ressarcimento devolveu devolveram devolucao devolucoes
    indeniz* indenizacao restitu* compensou prejuizo prejuizos repor repos reposicao devolver devolvido devolvida
    devolve devolvem devolvendo devolvi devolvemos compensaram compensar compensado compensada compensa compensam
    compensando compensei compensamos compensava`,
  vBreak: `quebrou quebrado quebrada estragou estragaram danificou danificado pifar pifou pifado pifada queimou queimaram
    rachou trincou parti espatif* estilhac* descolou desmontou despedac* desfez desfaz soltou soltaram solta
    soltando soltar arrebent* caiu cairam caindo cai deform* quebrar quebra estragar estragada estraga danificar
    danificada danifica rachado rachada rachados rachadas trincar trincado trincada trinca descolar descolado
    descolada descola desmanchou desmanchar desmanchado desmanchada desmancha empenou empenado empenada empena
    entortou entortado entortada quebram quebrando quebraram estragando`,
  vStopWorking: `parou pararam travou travando travado desligou desligando apagou falhou falhando falhas enguic* pane bugou
    bugado bugada buga bugando morreu morrer emperr* falec* desconfigur* descarreg* engasg* encrenc* paro travaram
    travar travada travam travei desligaram desligar desligada desliga desligam desliguei apagaram apagar apagado
    apagada apaga apagam apagando apaguei falham falhar empacou empacaram empacar empacado empacada empaca empacando
    empaquei desregulou desregular desregulado desregulada desregula desregulando desregulei entupou entupar
    entupado entupada entupa entupando entupei`,
  vWorksAgain: `funcionou funcionando voltou ligou ligando ligar liga carregando carrega rodando rodou respond tinindo perfeito
    ok okay top bala reviveu ressuscit* renasceu pegando pegou destrav* desentup* revitaliz* segurou estabiliz*
    funcionaram funcionar funcionado funcionada funciona funcionam funcionei funcionamos funcionava carregou
    carregaram carregar carregado carregada carregam carreguei carregamos carregava rodam rodava zerada zerados
    zeradas renovou renovaram renovar renovado renovada renova renovam renovando renovei renovamos renovava`,
  vLeak: `vazou vazando vazamento pingando pingava escorreu escorrendo goteira derram* molhou molhado molhada infiltrou
    transbord* babando minando mina respingo vazaram vazar vazado vazada vaza vazam vazei pinga pingou pingar
    pingavam escorreram escorrer escorrido escorrida escorre escorrem escorri molharam molhar molha molham molhando
    molhei encharcou encharcaram encharcar encharcado encharcada encharca encharcando encharquei infiltrar
    infiltrado infiltrada infiltra infiltrando infiltrei alagou alagar alagado alagada alaga alagando alaguei
    respingou respingar respingado respingada respinga respingando respinguei`,
  vTear: `rasg* rasgado descostur* furou furado desfi* puiu esgarc* arranhou arranhado arranhoes riscou riscado riscada
    arranc* descasc* ralou ralado furaram furar fura furam furando furei furamos furava puido puida puidos puidas
    arranharam arranhar arranhada arranha arranham arranhando arranhei arranhamos arranhava riscaram riscar risca
    riscam riscando risquei riscamos riscava ralaram ralar ralada rala ralam ralando ralei ralamos ralava`,
  vStain: `manch* manchado sujou amarelado amarelou encardido nodoa nodoas borrou borrado borrada encardiu tingiu gordura
    respingou marca marcas marquinha ferrug* oxid* escurec* amarelaram amarelar amarelada amarela amarelam
    amarelando amarelei amarelamos amarelava encardida borrar borraram borrando borroes engordurou enferrujou
    enferrujaram enferrujar enferrujado enferrujada enferruja enferrujam enferrujando enferrujei enferrujamos
    enferrujava`,
  vSmellBad: `fedor fedorento fedorenta fedido fedida fede fedendo feder catinga catingando bodum ranco rancoso fedentina
    chule inhaca futum mijo urina xixi coco esgoto azed* azedou mofo morrinha podridao fumaca cigarro fedia fediam
    fedeu mofados mofadas`,
  vSmellGood: `cheiro cheirinho cheiroso cheirosa cheirosos cheirosas cheirosinho cheirosinha perfumado perfumada aroma
    fragrancia cheirando exal* essencia cheirou cheiraram cheirar cheirado cheirada cheira cheiram cheirei cheiramos
    cheirava perfumou perfumaram perfumar perfuma perfumam perfumando perfumei perfumamos perfumava aromatizou
    aromatizaram aromatizar aromatizado aromatizada aromatiza aromatizam aromatizando aromatizei aromatizamos
    aromatizava`,
  vClean: `limpou limparam limpando lavaram esterilizado varreram enxag* enxugar enxugou desinfetou escovar escovou poliram
    organizou organizaram desengordur* limpar limpado limpada limpa limpei lavou lavar lavado lavada lavando lavei
    higienizou higienizar higienizado higienizada higieniza higienizando higienizei desinfetar desinfetado
    desinfetada desinfeta desinfetando desinfetei esterilizou esterilizar esterilizada esteriliza esterilizando
    esterilizei varreu varrer varrido varrida varre varrendo varri lustrou lustrar lustrado lustrada lustra
    lustrando lustrei organizar organizada organiza organizando sanitizou sanitizar sanitizado sanitizada sanitiza
    sanitizando`,
  vDirty: `sujou sujaram sujando sujeira sujeirada sujeirinha lambuz* lambanca baguncou bagunca emporcalh* porcarias lixo
    lixos entulho poeira poeirento po melec* grudent* nojeira sujam suja sujar sujada baguncaram baguncar baguncado
    baguncada baguncam baguncando baguncei baguncamos baguncava engordurada engordurados engorduradas grudado
    grudada`,
  vBurn: `queimou queimado queimada torrou torraram carboniz* tostou tostad* assou incendi* fogo fumacento escaldou ferv*
    fervendo pelando ardeu ardendo ardencia derreteu derretido queimaram queimar queima queimam queimando queimei
    queimamos queimava torrado torrada torrados torradas esturricou esturricaram esturricar esturricado esturricada
    esturrica esturricam esturricando esturriquei esturricamos esturricava ardia derreteram derreter derretida
    derrete derretem derretendo derreti derretemos`,
  vCoolChill: `gelado geladissima gelando gela gelou esfri* congelada climatizado friinho geladao trincando estupidamente
    friissimo gelar gelaram refrigerou refrigeraram refrigerar refrigerado refrigerada refrigera refrigeram
    refrigerando refrigerei refrigeramos refrigerava resfriou resfriaram resfriar resfriado resfriada resfria
    resfriam resfriando resfriei resfriamos resfriava congelou congelaram congelar congela congelam congelando
    congelei congelamos congelava refrescou refrescaram refrescar refrescado refrescada refresca refrescam
    refrescando refresquei refrescamos refrescava climatizou climatizaram climatizar climatizada climatiza
    climatizam climatizando climatizei climatizamos climatizava`,
  vSpoil: `estragado estragada vencido vencida azed* azedou apodrec* podre podres mofado murcho murcha murchou coalhou
    talhou fermentou validade rancoso deterior* estragadissimo choco choca rancid* estragou estragaram estragar
    estraga estragam estragando estraguei estragamos estragava vence vencem venceu mofou mofaram murcharam murchar
    murchado murchada murcham murchando murchei murchamos murchava coalharam coalhar coalhado coalhada coalha
    coalham coalhando coalhei coalhamos coalhava talharam talhar talhado talhada talha talham talhando talhei
    talhamos talhava`,
  vTasteEat: `comi comer comemos comeu comeram comendo come provei provar provamos experimentei degustei sabore* mastig* mordi
    mordida engol* almocei almocamos jantei jantamos lanchei bebi bebemos tomei tomamos devor* repeti lamber
    lambendo comia comeria provou provado provada experimentou experimentar experimentado experimentada experimenta
    degustou degustar degustado degustada degusta mordeu morder mordido morde almocou almocar almocado almocada
    almoca jantou jantar jantado jantada janta lanchou lanchar lanchado lanchada lancha bebeu beber bebido bebida
    bebe tomou`,
  vCook: `assar assou assado assada assados cozinhou cozido cozida cozidos cozinhado frito frita fritou fritar grelh*
    refog* tempera temperado temperada temperou gratin* empan* recheou preparar preparou preparo montou mexido
    marinad* defum* torrar feito feita feitos feitas cozinharam cozinhar cozinhada cozinha cozinham cozinhando
    cozinhei cozinhamos cozinhava fritaram fritado fritada fritam fritando fritei fritamos fritava prepararam
    preparado preparada prepara preparam preparando preparei preparamos preparava`,
  vFit: `serviu servem coube couberam cabe cabem caber encaixou encaixe vestiu vestiram veste vestir calcou ajustou
    caimento combinou combinando exato adaptou encaixaram encaixar encaixado encaixada encaixa encaixam encaixando
    encaixei calcaram calcar calcado calcada calca calcam calcando calcei ajustaram ajustar ajustado ajustada ajusta
    ajustam ajustando ajustei assentou assentaram assentar assentado assentada assenta assentam assentando assentei
    combinar combinada combina combinei adaptar adaptado adaptada adapta adaptando adaptei acomodou acomodar
    acomodado acomodada acomoda acomodando acomodei`,
  vNotFit: `apertou aperta apertando folgad* folgou folgado folga largo larga largos larguei comprido comprida comprid*
    curto curta curtos encolheu encolh* sobrou sobrando faltou incompat* errado errada errei machucando apertados
    apertadas sobraram sobrar sobrado sobrada sobram sobrei sobramos sobrava`,
  vLast: `durou duram dura durar durando durabilidade duravel duraveis resistiu resistente resistentes aguent* rendeu
    rende rendem rendendo firme firmeza solid* forte fortes robust* reforcad* eterniz* durava durei duravam resistou
    resistaram resistar resistado resistada resista resistam resistando resistei resistamos resistava render`,
  vFade: `desbotou desbotado desbotada clareou descor* desboto escurec* desmaio desgastou desgaste saiu saindo sumindo
    esmaec* despigment* lixou alargou laceou laceando pelou desbotaram desbotar desbota desbotam desbotando desbotei
    desbotamos desbotava apagou apagaram apagar apagada apaga apagam apagando apaguei apagamos apagava clarearam
    clarear clareado clareada clarea claream clareando clareei clareamos clareava desgastaram desgastar desgastado
    desgastada desgasta desgastam desgastando desgastei desgastamos desgastava alargaram alargar alargado alargada
    alarga alargam alargando alarguei alargamos alargava`,
  vCut: `cortou cortaram cortando cortado cortada cortei aparou aparar raspou picou picotado picotou tosquiou fatiou
    fatiado fatiar serrar serrou desbast* podou degol* cortar corta aparado aparada apara aparando aparei raspar
    raspada raspado raspa raspando raspei picar picado picada pica picando piquei repicou repicar repicado repicada
    repica repicando repiquei fatiada fatia fatiando fatiei navalhou navalhar navalhado navalhada navalha navalhando
    navalhei tesourou tesourar tesourado tesourada tesoura tesourando decepou decepar decepado decepada decepa
    decepando`,
  vHurt: `doi doeu doendo doer doia doida machucou machucaram feriu ferir sangrou sangrando beliscou cortou espetou cutuc*
    inflam* inchou lesion* torceu torci puxou puxando puxao machucar machucado machucada machuca machucam machucando
    machuquei machucamos feriram ferido sangraram sangrar sangrado sangrada sangra sangram sangrei sangramos
    espetaram espetar espetado espetada espeta espetam espetando espetei espetamos incharam inchar inchado inchada
    incha incham inchando inchei inchamos lastimou lastimaram lastimar lastimado lastimada lastima lastimam
    lastimando lastimei lastimamos`,
};
