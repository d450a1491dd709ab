/**
 * Words that people type without their accents. Only those whose bare form is no other common word of an ad:
 * "esta", "e", "sabia" stay as they were written.
 */
const accented = `abóbora açaí acessível acessórios acessório açougue açúcar adesão agência água aí álbum álcool alérgicos alérgico alérgica alfândega algodão alinhamento
almoço alumínio amêndoa analítica animação aniversário ânimo após área áreas arquitetônico árvore árvores aço até atenção áudio automação automóveis automóvel
autônomo avaliação baú básica básico básicas básicos bebê bebês benefício benefícios beleza biquíni biquínis boné bonés botânico búfalo búzios cabeça cação calçado calçados
calça calças câmera câmeras câmbio caminhão caminhões campeão canção cão cães cardápio cardápios cartão cartões cerâmica cerâmicas chácara chalé chalés chá chás churrasqueira cílios clássico
clássica climatizado clínica clínicas código códigos colchão colchões colégio comércio comercial cômodo cômodos condição condições condomínio condomínios confiança confecção conforto
congênere consórcio construção consultório contábil contábeis convênio convênios coração coração cotação crédito crepe criança crianças crochê croissant currículo currículos débito decoração
delícia delícias dentária dentário depilação desenvolvimento diária diárias diário dicção diversão diversões domicílio dominó dúvida dúvidas dúzia edifício edredom educação elástico elétrica
elétrico elétricas elétricos eletrônica eletrônico eletrônicos eletrônicas emergência emoção empório encanação energética escritório escritórios esfiha espaço espaços específico específica espetáculo está estágio estética
estético estéticas estofados estúdio estúdios exclusivo exercício exercícios experiência fácil fáceis família famílias fábrica fábricas farmácia férias ficção física físico físicas físicos flexível floricultura
fogão fogões fotógrafa fotógrafo fotográfico fotográfica fotográficos formatura frágil francês francesa frigobar fruição função gás gaúcho gênero geração ginástica glúten gráfica gráficas gratuito grátis grão grãos guaraná
hambúrguer hambúrgueres hábito herança hidráulica hidráulico hidráulicas higiênica higiênico higienização história histórias horário horários hotéis icônico idôneo imobiliária imóveis imóvel importação índice indústria infância informática início
inglês inglesa injeção inoxidável instalação instalações inteligência íntima íntimo italiano iluminação ingênuo inovação irmão irmãos irmãs japonês jóia jóias joalheria júri jurídica jurídico jurídicas justiça laboratório lã lâmpada lâmpadas
lançamento lanchonete lavação lavanderia lençol lençóis leitão limão limões líquido líquida locação locações lógica lógico lojão lubrificação luminária luminárias maçã maçãs maçaneta madeireira mãe mães manhã manhãs mágica mágico mão mãos manutenção maquiagem
máquina máquinas marcação maracujá matemática máxima máximo mecânica mecânico mecânicas mecânicos médica médico médicos médicas média medição mês metálica metálico metálicas metrô mídia mídias mínima mínimo místico móveis móvel música músicas músico músicos nação não natação neném
nível níveis nó número números nutrição odontológica odontológico odontologia óculos óleo óleos ônibus ótica óticas óptica orçamento orçamentos orgânica orgânico orgânicas orgânicos órgão orientação originais ortopédica ortopédico ortopédicos pães pão página páginas paisagismo palácio papéis
parafusadeira pás páscoa paróquia pátio pé pés peça peças pelúcia pêlo período períodos personalização petição piauí pintura pirulito plástica plástico plásticos plásticas pneu pó podóloga podólogo pousada pônei poço prático prática práticas práticos prazo preço preços prédio prédios preparação presépio prévia próprio própria
próprios próprias promoção promoções proteção próximo próxima psicóloga psicólogo psicológico psicológica público pública publicação química químico quilômetro rápida rápido rápidas rápidos ração rações razão recepção recheio redução refeição refeições reforço réplica república residência residências residência revisão rodízio rústica rústico sábado sábados sabão sabonete saída
salão salões salário sanduíche sanduíches santuário satisfação saudável saudáveis saúde sazonal seção século segurança semáforo seminário sensação serviço serviços sessão sessões silêncio símbolo sítio sítios só soluções solução sofá sofás som sorvete suíça suíte suítes táxi técnica técnico técnicas técnicos tecnológico telefônica televisão têxtil têm término terapêutica
terça tênis título títulos toalha tônico torrão tráfego tradição tradução transação transferência transmissão trânsito tricô três troféu túnel turística turístico última últimas último últimos único única único uniforme universitário útil úteis vácuo válido válida válidos válidas variação variedade veículo veículos vestuário vestibular veterinária veterinário vídeo vídeos vitrô vigilância viúva
você vocês vovó vovô xícara xícaras xampu zíper zíperes zoológico antecedência atendimento calefação avó avô caminhão caçula caçamba caçambas calção cabeção conexão conexões cafe-da-manhã coração confeitaria começo doação dança danças faço serviço laço laços praça terraço maço moça moças força terço terços almoços reforço reforços abraço pedaço pedaços lenço lenços
diabético diabéticos alérgicos hipoalergênico vegetariano psicopedagoga pediátrico obstétrica ginecológica fonoaudióloga geriátrico quiroprática acrílico acrílica níquel sílica rígido rígida úmida úmido mármore grânulos pérola pérolas cômoda cômodas rodapé tapeçaria porcelanato gradeado pólo polônia bonbonnière balão balões pião violão violões piano órfão avião aviões botão botões leilão
portão portões corrimão mansão pensão versão estação ação ações nutrição crédito bancário bancária judiciário trabalhista previdenciário tributário contrário salgadinho brigadeiro paçoca maçom coçar linguiça linguiças mexilhão camarão camarões feijão feijões pimentão melão mamão melancia melões macarrão requeijão limão pastéis anéis pincéis coquetéis cartel gelatéria água-de-coco pão-duro
lê pêssego ômega pólen própolis mandioca tâmara nêspera bênção bênçãos júnior sênior líder líderes mínimos máximos econômica econômico econômicas econômicos dinâmica dinâmico acadêmica acadêmico cinematográfica publicitário publicitária empresário empresários empresária operário secretária secretário canário aquário aquários berçário berçários vestiário itinerário cenário hilário imaginário necessário necessária necessários voluntário
horóscopo psiquiátrico lúdico lúdica lúdicas lúdicos pedagógico pedagógica espanhol alemão mandarim japonesa chinês chinesa português portuguesa redação violência essência aparência agência potência frequência sequência presença diferença segurança lembrança lembranças lembrancinha criação balança mudança mudanças poupança esperança herança vizinhança finanças cobrança cobranças balanço balanços`;

/** Misspellings, folded, and how the word is written. */
const misspelt: Readonly<Record<string, string>> = {
  cabelereiro: "cabeleireiro",
  cabelereira: "cabeleireira",
  cabelelero: "cabeleireiro",
  cabeleleira: "cabeleireira",
  cabeleleiro: "cabeleireiro",
  cabelereiros: "cabeleireiros",
  manicuri: "manicure",
  sombrancelha: "sobrancelha",
  sombrancelhas: "sobrancelhas",
  selular: "celular",
  selulares: "celulares",
  pizaria: "pizzaria",
  piza: "pizza",
  pizas: "pizzas",
  hamburguer: "hambúrguer",
  hamburguers: "hambúrgueres",
  orsamento: "orçamento",
  orssamento: "orçamento",
  orcameto: "orçamento",
  promosao: "promoção",
  promossao: "promoção",
  promocao: "promoção",
  presos: "preços",
  servico: "serviço",
  serviso: "serviço",
  servisos: "serviços",
  gratiz: "grátis",
  gratys: "grátis",
  garatia: "garantia",
  garantía: "garantia",
  entraga: "entrega",
  intrega: "entrega",
  entregra: "entrega",
  consertu: "conserto",
  eletrisista: "eletricista",
  eletrecista: "eletricista",
  encanadôr: "encanador",
  tecnisco: "técnico",
  brigadero: "brigadeiro",
  brigaderos: "brigadeiros",
  mussarela: "muçarela",
  aniverssario: "aniversário",
  aniversario: "aniversário",
  acessorios: "acessórios",
  asseçorios: "acessórios",
  decorasao: "decoração",
  desconte: "desconto",
  descomto: "desconto",
  excelencia: "excelência",
  atendimeto: "atendimento",
  atendimemto: "atendimento",
  cartao: "cartão",
  domisilio: "domicílio",
  artezanal: "artesanal",
  artezanais: "artesanais",
  artezanato: "artesanato",
  caseru: "caseiro",
  geladera: "geladeira",
  geladeras: "geladeiras",
  maquina: "máquina",
  bolu: "bolo",
  bolus: "bolos",
  resumo: "resumo",
  vc: "você",
  vcs: "vocês",
  pra: "para",
  pras: "para as",
  pros: "para os",
  tb: "também",
  tbm: "também",
  tambem: "também",
  hj: "hoje",
  zap: "WhatsApp",
  zapzap: "WhatsApp",
  whats: "WhatsApp",
  wpp: "WhatsApp",
  wats: "WhatsApp",
  whatzapp: "WhatsApp",
  watsapp: "WhatsApp",
  whatsap: "WhatsApp",
  wathsapp: "WhatsApp",
  pix: "Pix",
  dom: "domingo",
  qdo: "quando",
  qq: "qualquer",
  mt: "muito",
  mto: "muito",
  n: "não",
  ñ: "não",
};

export const accentedWords: readonly string[] = accented.split(/\s+/);
export { misspelt };

/** Words in "cao" that have no cedilla, folded. */
export const hardCao = new Set("balcao falcao facao macacao vulcao cao rincao".split(" "));

/** Endings without accent and as they are written, on folded words; the first that fits counts. */
export const accentEndings: readonly (readonly [RegExp, string])[] = [
  [/cao$/, "ção"],
  [/coes$/, "ções"],
  [/ao$/, "ão"],
  [/oes$/, "ões"],
  [/avel$/, "ável"],
  [/ivel$/, "ível"],
  [/aveis$/, "áveis"],
  [/iveis$/, "íveis"],
  [/encia(s?)$/, "ência$1"],
  [/ancia(s?)$/, "ância$1"],
  [/([lnrtdcs])ario(s?)$/, "$1ário$2"],
  [/([td])orio(s?)$/, "$1ório$2"],
  [/issim([oa]s?)$/, "íssim$1"],
  [/atic([oa]s?)$/, "átic$1"],
  [/etic([oa]s?)$/, "étic$1"],
  [/istic([oa]s?)$/, "ístic$1"],
  [/onic([oa]s?)$/, "ônic$1"],
  [/anic([oa]s?)$/, "ânic$1"],
  [/ogic([oa]s?)$/, "ógic$1"],
  [/afic([oa]s?)$/, "áfic$1"],
  [/edic([oa]s?)$/, "édic$1"],
  [/inic([oa]s?)$/, "ínic$1"],
  [/etric([oa]s?)$/, "étric$1"],
];
