/**
 * Words that people type without their accents. Only those whose bare form is no other common word of an ad:
 * "esta", "e", "sabia" stay as they were written.
 */
const accented = `apiário apiários médio médios eletrodoméstico eletrodomésticos própolis elástica elástico elásticas elásticos abóbora açaí acessível acessórios acessório açougue açúcar adesão agência água aí álbum álcool alérgicos alérgico alérgica alfândega algodão almoço
alumínio amêndoa analítica animação aniversário ânimo após área áreas arquitetônico árvore árvores aço até atenção áudio automação automóveis
automóvel autônomo avaliação baú básica básico básicas básicos bebê bebês benefício benefícios biquíni biquínis boné bonés botânico búfalo búzios
cabeça cação calçado calçados calça calças câmera câmeras câmbio caminhão caminhões campeão canção cães cardápio cardápios cartão cartões cerâmica
cerâmicas chácara chalé chalés chá chás cílios clássico clássica clínica clínicas código códigos colchão colchões colégio comércio cômodo cômodos
condição condições condomínio condomínios confiança confecção congênere consórcio construção consultório contábil contábeis convênio convênios coração
cotação crédito criança crianças crochê currículo currículos débito decoração delícia delícias dentária dentário depilação diária diárias diário
dicção diversão diversões domicílio dominó dúvida dúvidas dúzia edifício educação elástico elétrica elétrico elétricas elétricos eletrônica eletrônico
eletrônicos eletrônicas emergência emoção empório encanação energética escritório escritórios espaço espaços específico específica espetáculo estágio
estética estético estéticas estúdio estúdios exercício exercícios experiência fácil fáceis família famílias fábrica fábricas farmácia férias ficção
física físico físicas físicos flexível fogão fogões fotógrafa fotógrafo fotográfico fotográfica fotográficos frágil francês fruição função gás gaúcho
gênero geração ginástica glúten gráfica gráficas grátis grão grãos guaraná hambúrguer hambúrgueres hábito herança hidráulica hidráulico hidráulicas
higiênica higiênico higienização história histórias horário horários hotéis icônico idôneo imobiliária imóveis imóvel importação índice indústria
infância informática início inglês injeção inoxidável instalação instalações inteligência íntima íntimo iluminação ingênuo inovação irmão irmãos irmãs
japonês júri jurídica jurídico jurídicas justiça laboratório lâmpada lâmpadas lançamento lavação lençol lençóis leitão limão limões líquido líquida
locação locações lógica lógico lojão lubrificação luminária luminárias maçã maçãs maçaneta mãe mães manhã manhãs mágica mágico mão mãos manutenção
máquina máquinas marcação maracujá matemática máxima máximo mecânica mecânico mecânicas mecânicos médica médico médicos médicas medição mês metálica
metálico metálicas mídia mídias mínima mínimo místico móveis móvel música músicas músico músicos nação não natação neném nível níveis número números
nutrição odontológica odontológico óculos óleo óleos ônibus ótica óticas óptica orçamento orçamentos orgânica orgânico orgânicas orgânicos órgão
orientação ortopédica ortopédico ortopédicos pães pão página páginas palácio papéis pás páscoa paróquia pátio pé pés peça peças pelúcia período
períodos personalização petição piauí plástica plástico plásticos plásticas pó podóloga podólogo pônei poço prático prática práticas práticos preço
preços prédio prédios preparação presépio prévia próprio própria próprios próprias promoção promoções proteção próximo próxima psicóloga psicólogo
psicológico psicológica público pública publicação química químico quilômetro rápida rápido rápidas rápidos ração rações razão recepção redução
refeição refeições reforço réplica república residência residências revisão rodízio rústica rústico sábado sábados sabão salão salões salário
sanduíche sanduíches santuário satisfação saudável saudáveis saúde seção século segurança semáforo seminário sensação serviço serviços sessão sessões
silêncio símbolo sítio sítios só soluções solução sofá sofás suíça suíte suítes táxi técnica técnico técnicas técnicos tecnológico telefônica
televisão têxtil término terapêutica terça tênis título títulos tônico torrão tráfego tradição tradução transação transferência transmissão trânsito
tricô três troféu túnel turística turístico última últimas último últimos único única universitário útil úteis vácuo válido válida válidos válidas
variação veículo veículos vestuário veterinária veterinário vídeo vídeos vitrô vigilância viúva você vocês vovó xícara xícaras zíper zíperes
zoológico antecedência calefação caçula caçamba caçambas calção cabeção conexão conexões começo doação dança danças faço laço laços
praça terraço maço moça moças força terço terços almoços reforços abraço armário armários pedaço pedaços lenço lenços diabético diabéticos hipoalergênico pediátrico
obstétrica ginecológica fonoaudióloga geriátrico quiroprática acrílico acrílica níquel sílica rígido rígida úmida úmido mármore grânulos pérola
pérolas cômoda cômodas rodapé tapeçaria polônia bonbonnière balão balões pião violão violões órfão avião aviões botão botões leilão portão portões
corrimão mansão pensão versão estação ação ações bancário bancária judiciário previdenciário tributário paçoca maçom coçar linguiça linguiças mexilhão
camarão camarões feijão feijões pimentão melão mamão melões macarrão requeijão pastéis anéis pincéis coquetéis gelatéria água-de-coco pão-duro pêssego
ômega pólen própolis tâmara nêspera bênção bênçãos júnior sênior líder líderes mínimos máximos econômica econômico econômicas econômicos dinâmica
dinâmico acadêmica acadêmico cinematográfica publicitário publicitária empresário empresários empresária operário secretário canário aquário aquários
berçário berçários vestiário itinerário cenário hilário imaginário necessário necessária necessários voluntário horóscopo psiquiátrico lúdico lúdica
lúdicas lúdicos pedagógico pedagógica alemão chinês português redação violência essência aparência potência frequência sequência presença diferença
lembrança lembranças criação balança mudança mudanças poupança esperança vizinhança finanças cobrança cobranças balanço balanços já além porém ninguém
alguém amanhã através café cafés buquê buquês bônus robô robôs doméstica doméstico domésticas domésticos prêmio prêmios chapéu chapéus exigência
transição transições agropecuária matrícula matrículas acréscimo dúzias cerimônia cerimônias matrimônio patrimônio assistência automático cosmético cosméticos pãozinho picolé picolés suplementação proteína proteínas
vitamínico pré sótão cartório ótimo ótima ótimos ótimas índia país países raízes baía egípcio pátina patê patês filé filés purê
escândalo parabéns refém nécessaire ateliê ateliês pôster pôsteres ímã ímãs crachá crachás alvará alvarás guichê gêmeos gêmeas têxteis clássicos
clássicas brechó brechós tilápia tilápias cítrico exótico exóticas sérum rímel cílio ácido ácidos árabe árabes alcaçuz`;

/** Misspellings, folded, and how the word is written. */
export const misspelt: Readonly<Record<string, string>> = {
  // Spelt as it should be: no "-ância".
  melancia: "melancia",
  melancias: "melancias",
  cabelereiro: "cabeleireiro",
  cabelereira: "cabeleireira",
  cabelelero: "cabeleireiro",
  cabeleleira: "cabeleireira",
  cabeleleiro: "cabeleireiro",
  cabelereiros: "cabeleireiros",
  manicuri: "manicure",
  sombrancelha: "sobrancelha",
  sombrancelhas: "sobrancelhas",
  frizer: "freezer",
  friser: "freezer",
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
  descomto: "desconto",
  excelencia: "excelência",
  atendimeto: "atendimento",
  atendimemto: "atendimento",
  cartao: "cartão",
  limpesa: "limpeza",
  limpesas: "limpezas",
  linfatica: "linfática",
  domisilio: "domicílio",
  artezanal: "artesanal",
  artezanais: "artesanais",
  artezanato: "artesanato",
  caseru: "caseiro",
  ropa: "roupa",
  ropas: "roupas",
  reias: "reais",
  riais: "reais",
  ultrasom: "ultrassom",
  geladera: "geladeira",
  geladeras: "geladeiras",
  maquina: "máquina",
  bolu: "bolo",
  bolus: "bolos",
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
  qdo: "quando",
  qq: "qualquer",
  mt: "muito",
  mto: "muito",
};

export const accentedWords: readonly string[] = accented.split(/\s+/);

/** Words in "cao" that have no cedilla, folded. */
export const hardCao = new Set(
  "balcao falcao facao macacao vulcao cao rincao cascao barracao casacao churrascao petiscao tamancao frascao fuscao buracao picao".split(
    " ",
  ),
);

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
