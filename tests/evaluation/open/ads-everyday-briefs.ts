import type { AdInput } from "../input.ts";

/** As owners type or dictate them on a phone: several products, whom they are for, what binds an offer, greetings and asides. */
export const adsEverydayBriefs: readonly AdInput[] = [
  {
    agent: "ads",
    id: "dia-a-dia-doula-primeira-viagem",
    prompt:
      "Oi, boa tarde! Meu nome é Jussara, sou doula há 9 anos e queria um anúncio pro curso de preparação pro parto. É pra mães de primeira viagem, de preferência com o acompanhante junto. São 4 encontros aos sábados, das 9h às 12h, na Rua Bahia, em Belo Horizonte, R$ 480 o casal. Comecei isso depois que minha filha nasceu e eu não sabia nada rs. Dá pra pagar em 3x.",
    things: "curso|prepara|encontro|parto|doula|acompanhante|aula",
    facts: [
      "curso|prepara",
      "parto",
      "primeira viagem",
      "480",
      "belo horizonte|rua bahia",
      "sabado|4 encontros",
    ],
    conditions: [{ when: "\\b480\\b", needs: "casal" }],
    never: ["primeira viagem em", "480 por encontro"],
    names: ["Jussara", "Rua", "Bahia", "Belo", "Horizonte"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-hamburgueria-precos-corridos",
    prompt:
      "hamburgueria brasa burger no bairro cohab em sao luis smash simples 18 duplo 24 combo com fritas e refri 36 batata com cheddar 16 milkshake 15 entrega so dentro do cohab e cohajap taxa 5 reais abre de quarta a domingo das 18 as 23",
    things: "hamburg|smash|combo|batata|milk|entrega|fritas|lanche|duplo",
    facts: ["hamburg|smash", "18|24|36", "cohab|sao luis"],
    conditions: [
      { when: "r\\$ ?18\\b", needs: "smash|simples" },
      { when: "r\\$ ?24\\b", needs: "duplo" },
      { when: "r\\$ ?36\\b", needs: "combo" },
      { when: "r\\$ ?16\\b", needs: "batata" },
      { when: "r\\$ ?15\\b", needs: "milk" },
      { when: "r\\$ ?5\\b", needs: "taxa|entreg" },
    ],
    never: ["entrega gratis", "aberto 24"],
    names: ["Brasa", "Burger", "Cohab", "Cohajap", "São", "Luís"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-eletricista-audio",
    prompt:
      "então eu sou eletricista o nome é Valdeci trabalho em guarulhos e zona norte de sp faz uns 18 anos faço instalação de chuveiro que é 80 reais troca de tomada 35 cada e quadro de luz completo a partir de 450 aí depende né atendo emergência até meia noite mas emergência tem taxa de 60 a mais eu queria pegar cliente de condomínio porque síndico sempre chama de novo",
    things: "eletric|instala|troca|tomada|chuveiro|quadro|emergenc|atend|visita",
    facts: [
      "eletric",
      "guarulhos|zona norte",
      "chuveiro|tomada|quadro",
      "80|35|450",
      "condominio|sindico",
    ],
    conditions: [
      { when: "r\\$ ?80\\b", needs: "chuveiro" },
      { when: "r\\$ ?35\\b", needs: "tomada|cada" },
      { when: "r\\$ ?450\\b", needs: "partir|desde" },
      { when: "r\\$ ?450\\b", needs: "quadro" },
      { when: "r\\$ ?60\\b", needs: "emergenc" },
    ],
    never: ["emergencia (?:a partir de|por) r\\$ ?60", "24 horas"],
    names: ["Valdeci", "Guarulhos", "Zona", "Norte", "SP"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-floricultura-condicao-frete",
    prompt:
      "Floricultura da Lu em Santos, buquê de rosas R$ 89, orquídea no vaso R$ 75, arranjo de mesa R$ 59,90. Entrega grátis acima de R$ 100 só na orla. Pedido até as 15h sai no mesmo dia. Público: gente que quer presentear, namorado esquecido kkk",
    things: "buque|rosa|orquidea|arranjo|flor|entrega|presente",
    facts: ["flor|buque|orquidea|arranjo", "santos", "89|75|59,90"],
    conditions: [
      { when: "r\\$ ?89\\b", needs: "buque|rosas" },
      { when: "r\\$ ?75\\b", needs: "orquidea" },
      { when: "59,90", needs: "arranjo" },
      { when: "gratis|gratuit|sem custo", needs: "100" },
      { when: "gratis|gratuit|sem custo", needs: "orla" },
      { when: "mesmo dia", needs: "15" },
    ],
    never: ["esquecid", "kkk"],
    names: ["Lu", "Santos", "Floricultura"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-confeiteira-lista-com-tracos",
    prompt:
      "Bom diaaa! Segue minha tabela pra fazer anúncio:\n- Bolo no pote R$ 14\n- Torta de limão (serve 10) R$ 85\n- Cento de brigadeiro R$ 110\n- Kit festa (bolo 2 kg + 50 doces) R$ 195\nEncomendas com 2 dias de antecedência. Retirada no Jardim Camburi, Vitória/ES. Obrigada!!",
    things: "bolo|torta|brigadeiro|cento|kit|encomenda|retirada|doce",
    facts: ["bolo|torta|brigadeiro", "14|85|110|195", "jardim camburi|vitoria", "2 dias|encomenda"],
    conditions: [
      { when: "r\\$ ?14\\b", needs: "pote" },
      { when: "r\\$ ?85\\b", needs: "torta" },
      { when: "r\\$ ?110\\b", needs: "cento|100" },
      { when: "r\\$ ?195\\b", needs: "kit" },
    ],
    never: ["entreg(?!ue)"],
    names: ["Jardim", "Camburi", "Vitória", "ES"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-barbearia-vinte-primeiros",
    prompt:
      "Barbearia Dom Bigode inaugura dia 5 em Feira de Santana!!! Corte + barba por 50 reais, e os 20 primeiros clientes ganham uma cerveja. Corte kids 30. Segunda a sábado das 9 às 20. Rua Marechal Deodoro, do lado da farmácia",
    things: "corte|barba|barbearia|cerveja|horario",
    facts: ["barbearia|corte", "50|30", "feira de santana|marechal", "barba"],
    conditions: [
      { when: "r\\$ ?50\\b|50 reais", needs: "barba" },
      { when: "r\\$ ?30\\b|30 reais", needs: "kids|infantil|crianca" },
      { when: "cerveja|gratis|ganh", needs: "20 primeiros" },
    ],
    never: ["farmacia (?:em|dom)"],
    names: ["Dom", "Bigode", "Feira", "Santana", "Rua", "Marechal", "Deodoro"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-mecanico-historia-longa",
    prompt:
      "Boa noite, aqui é o Reginaldo da Auto Mecânica Dois Irmãos. Meu pai abriu a oficina em 1987 e hoje quem toca sou eu e meu irmão, a gente nunca fez propaganda na vida, foi sempre boca a boca, mas o movimento caiu depois que abriram a avenida nova. Fazemos troca de óleo com filtro por R$ 159, alinhamento e balanceamento R$ 120, e revisão de freio com orçamento na hora. Atendemos carro nacional e importado, menos diesel. Estamos na Av. Brasil, 1450, em Maringá. De segunda a sexta das 8h às 18h e sábado até meio-dia. Acho que o que chama é que a gente mostra a peça trocada pro cliente.",
    things:
      "troca|oleo|alinhamento|balanceamento|revisao|freio|oficina|mecanica|orcamento|atend|filtro|carro",
    facts: ["oficina|mecanica", "oleo|alinhamento|freio", "159|120", "maringa"],
    conditions: [
      { when: "\\b159\\b", needs: "oleo" },
      { when: "\\b120\\b", needs: "alinhamento|balanceamento" },
      { when: "na hora", needs: "orcamento" },
    ],
    never: [
      "movimento caiu",
      "boca a boca",
      "(?<!nao .{0,20}|menos |exceto )diesel",
      "1987 e hoje",
    ],
    names: ["Reginaldo", "Auto", "Mecânica", "Dois", "Irmãos", "Av", "Brasil", "Maringá"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-loja-de-roupa-plus",
    prompt:
      "loja MODA GG da Neide roupas plus size do 46 ao 60 em Osasco, calçadão. Vestido 89,90 calça jeans 119,90 blusinha 39,90 e na compra de 3 blusinhas leva por 99. Para mulheres que não acham roupa bonita no tamanho delas",
    things: "roupa|vestido|calca|blus|moda|loja|plus|tamanho",
    facts: ["plus size|46 ao 60", "osasco", "89,90|119,90|39,90", "vestido|calca|blus", "mulher"],
    conditions: [
      { when: "89,90", needs: "vestido" },
      { when: "119,90", needs: "calca|jeans" },
      { when: "39,90", needs: "blus" },
      { when: "r\\$ ?99\\b", needs: "3 blus|tres blus" },
    ],
    never: ["r\\$ ?46", "r\\$ ?60"],
    names: ["Moda", "GG", "Neide", "Osasco", "Calçadão"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-escola-de-ingles-medo-de-falar",
    prompt:
      "A English4U de Ribeirão Preto abriu turma nova de conversação, terças e quintas às 19h30, para adultos que já estudaram mas travam na hora de falar. Mensalidade R$ 289, material incluso, sem taxa de matrícula pra quem se inscrever até 10 de março.",
    things: "turma|conversacao|ingles|aula|mensalidade|material|curso",
    facts: ["conversacao|ingles|english4u", "ribeirao preto", "289", "adult|trava"],
    conditions: [
      { when: "(?:sem|nao paga) (?:a )?(?:taxa|matricula)", needs: "10 de marco|10/0?3" },
    ],
    names: ["English4U", "English", "Ribeirão", "Preto"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-marmoraria",
    prompt:
      "Marmoraria Pedra Nobre, bancada de granito preto São Gabriel a partir de 480 o metro linear, pia esculpida, soleira e lápide. Medimos de graça em Londrina e Cambé. Prazo 12 dias úteis. Dividimos em 6x no cartão",
    things: "bancada|pia|soleira|lapide|granito|marmoraria|medi",
    facts: ["marmor|granito|bancada", "480", "londrina|cambe"],
    conditions: [
      { when: "\\b480\\b", needs: "partir|desde" },
      { when: "\\b480\\b", needs: "metro" },
      { when: "gratis|de graca|gratuit", needs: "med" },
    ],
    never: ["em sao gabriel", "no sao gabriel"],
    names: ["Pedra", "Nobre", "São", "Gabriel", "Londrina", "Cambé"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-sorveteria-verao",
    prompt:
      "Sorveteria Gelato & Cia na orla de Aracaju (Atalaia). 24 sabores sem corante, casquinha 9, copinho com 2 bolas 14, pote de 1 litro pra levar 48. Crianças até 5 anos ganham uma minicasquinha de terça a quinta. Abrimos às 14h.",
    things: "sabor|casquinha|copinho|pote|sorvete|gelato",
    facts: ["sorvete|gelato|casquinha", "aracaju|atalaia", "r\\$ ?9|r\\$ ?14|r\\$ ?48"],
    conditions: [
      { when: "r\\$ ?9\\b", needs: "casquinha" },
      { when: "r\\$ ?14\\b", needs: "copinho|2 bolas" },
      { when: "r\\$ ?48\\b", needs: "pote|litro" },
      { when: "minicasquinha|ganh|gratis", needs: "5 anos" },
      { when: "minicasquinha|ganh|gratis", needs: "terca" },
    ],
    never: ["aberto 24", "r\\$ ?24"],
    names: ["Gelato", "Cia", "Aracaju", "Atalaia"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-advogada-aposentadoria",
    prompt:
      "Sou advogada previdenciária em Teresina, Dra. Marlúcia Sá. Atendo quem teve o pedido de aposentadoria negado pelo INSS e trabalhador rural. Primeira conversa sem custo, presencial no centro ou por vídeo. Segunda a sexta, 8h às 17h.",
    things: "advog|atend|conversa|aposentadoria|consulta",
    facts: ["advog|previdenc", "teresina", "aposentadoria|inss", "negad|rural"],
    conditions: [{ when: "sem custo|gratis|gratuit", needs: "primeira" }],
    never: ["garant", "ganh"],
    names: ["Dra", "Marlúcia", "Sá", "Teresina", "INSS"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-chaveiro-curto",
    prompt: "chaveiro 24h canoas abre carro e casa cópia de chave 12 reais codificada 180",
    things: "chave|copia|abertura|abr",
    facts: ["chave", "canoas", "12|180", "24 ?h"],
    conditions: [
      { when: "r\\$ ?12\\b", needs: "copia" },
      { when: "r\\$ ?180\\b", needs: "codificad" },
    ],
    names: ["Canoas"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-marcenaria-moveis",
    prompt:
      "móveis planejados direto da fábrica, cozinha, closet e home office, marcenaria do Seu Zé Arlindo, em Arapongas. Projeto 3D sai de graça se fechar o pedido. Orçamento sem compromisso. Entrega e montagem inclusas num raio de 60 km. Não fazemos móvel de madeira maciça nem reforma.",
    things: "move|cozinha|closet|home office|projeto|orcamento|entrega|montagem|marcenaria",
    facts: ["movel|moveis", "arapongas", "cozinha|closet", "orcamento|projeto"],
    conditions: [
      { when: "de graca|gratis|gratuit", needs: "fechar|pedido" },
      { when: "entrega", needs: "60|raio" },
    ],
    never: ["(?<!nao fazemos .{0,40})macica", "(?<!nem )(?<!nao fazemos )reforma"],
    names: ["Seu", "Zé", "Arlindo", "Arapongas"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-lava-rapido",
    prompt:
      "lava rapido do neguinho em carapicuiba lavagem simples 40 completa com cera 70 higienização interna a partir de 250 suv paga 10 a mais segunda ganha aspiração grátis na completa",
    things: "lavagem|lava|higienizac|cera|aspirac",
    facts: ["lava", "carapicuiba", "40|70|250"],
    conditions: [
      { when: "r\\$ ?40\\b", needs: "simples" },
      { when: "r\\$ ?70\\b", needs: "completa" },
      { when: "r\\$ ?250\\b", needs: "higienizac" },
      { when: "r\\$ ?250\\b", needs: "partir|desde" },
      { when: "gratis|gratuit|ganh", needs: "segunda" },
      { when: "gratis|gratuit|ganh", needs: "completa" },
      { when: "r\\$ ?10\\b", needs: "suv" },
    ],
    names: ["Neguinho", "Carapicuíba", "SUV"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-queijaria",
    prompt:
      "Queijo canastra meia cura da fazenda do meu avô, R$ 62 o quilo, peça de mais ou menos 1 kg. Doce de leite 28 o pote de 400g. Envio pra todo o Brasil toda segunda, frete por conta do cliente, e acima de R$ 250 o frete é por nossa conta. São Roque de Minas.",
    things: "queijo|doce de leite|canastra|envi|frete|pote|peca",
    facts: ["queijo|canastra", "62|28", "sao roque de minas|brasil", "doce de leite"],
    conditions: [
      { when: "\\b62\\b", needs: "quilo|kg" },
      { when: "r\\$ ?28\\b", needs: "doce|pote" },
      { when: "gratis|gratuit|por nossa conta", needs: "250" },
    ],
    names: ["Canastra", "São", "Roque", "Minas", "Brasil"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-autoescola",
    prompt:
      "AUTO ESCOLA VITORIA EM BAURU. CNH CATEGORIA A OU B 2.190 EM ATE 12X. CATEGORIAS A+B 2.890. AULA AVULSA PRA HABILITADO QUE TEM MEDO DE DIRIGIR 75 REAIS. MATRICULA GRATIS SO ESSA SEMANA",
    things: "cnh|aula|auto ?escola|categoria|matricula",
    facts: ["auto ?escola|cnh", "bauru", "2\\.?190|2\\.?890|75", "habilitad|medo"],
    conditions: [
      { when: "2\\.?890", needs: "a ?(?:\\+|e) ?b" },
      { when: "r\\$ ?75\\b", needs: "aula" },
      { when: "gratis|gratuit|sem custo", needs: "matricula" },
      { when: "gratis|gratuit|sem custo", needs: "semana" },
    ],
    never: ["em vitoria", "r\\$ ?2(?![.\\d])"],
    names: ["Auto", "Escola", "Vitória", "Bauru", "CNH", "Categoria", "Categorias"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-festa-infantil",
    prompt:
      "Buffet Mundo da Lua, Santo Amaro - SP. Festa pra 50 pessoas R$ 3.400 de segunda a quinta, R$ 4.200 sexta a domingo. Incluso: bolo, salgadinho, refri e monitor. Brinquedão, cama elástica e área baby. Para aniversários de 1 a 8 anos. Fechando até o fim do mês ganha o convite digital.",
    things: "festa|buffet|bolo|brinqued|cama elastica|aniversario|area|salgad|monitor|convite",
    facts: ["buffet|festa", "santo amaro", "3\\.?400|4\\.?200", "anivers|1 a 8"],
    conditions: [
      { when: "3\\.?400", needs: "segunda" },
      { when: "3\\.?400|4\\.?200", needs: "50" },
      { when: "4\\.?200", needs: "sexta|domingo" },
      { when: "convite", needs: "fim do mes" },
    ],
    never: ["ha 8 anos"],
    names: ["Mundo", "Lua", "Santo", "Amaro", "SP", "Buffet"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-quadra-de-areia",
    prompt:
      "Arena Pé na Areia - Boa Viagem, Recife\nbeach tennis e futevôlei\naula em grupo 4 alunos: R$ 60\nmensal 2x semana: R$ 380\naluguel da quadra: R$ 110/hora (noite) e R$ 80/hora (até 16h)\nprimeira aula R$ 25",
    things: "aula|beach tennis|futevolei|quadra|aluguel|mensal|arena|grupo",
    facts: ["beach tennis|futevolei|quadra", "boa viagem|recife", "60|380|110|80|25"],
    conditions: [
      { when: "r\\$ ?110\\b", needs: "noite" },
      { when: "r\\$ ?80\\b", needs: "16" },
      { when: "r\\$ ?25\\b", needs: "primeira" },
      { when: "\\b380\\b", needs: "mensal|mes|2x" },
      { when: "r\\$ ?60\\b", needs: "aula|grupo" },
    ],
    names: ["Arena", "Pé", "Areia", "Boa", "Viagem", "Recife"],
  },
  {
    agent: "ads",
    id: "dia-a-dia-celular-conserto",
    prompt:
      "iFix do Povo assistencia tecnica de celular em Caucaia troca de tela iphone 11 por 290 motorola a partir de 180 bateria 120 película 15 aplicada na hora garantia de 90 dias na tela não trabalho com tablet",
    things: "troca|tela|bateria|pelicula|assistencia|conserto|celular|garantia",
    facts: ["celular|tela", "caucaia", "290|180|120|15", "90 dias|garantia"],
    conditions: [
      { when: "\\b290\\b", needs: "iphone" },
      { when: "\\b180\\b", needs: "motorola" },
      { when: "\\b180\\b", needs: "partir|desde" },
      { when: "r\\$ ?120\\b", needs: "bateria" },
      { when: "r\\$ ?15\\b", needs: "pelicula" },
      { when: "garantia|90 dias", needs: "tela" },
      { when: "na hora", needs: "pelicula" },
    ],
    never: ["(?<!nao .{0,25})tablet", "r\\$ ?11\\b", "r\\$ ?90\\b"],
    names: ["iFix", "Povo", "Caucaia", "iPhone", "Motorola"],
  },
];
