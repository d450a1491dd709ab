import { bad, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

const settled = { fixed: true } as const;

const belongings =
  "tv|televisao|mesa|carro|moto|porta|portas|parede|paredes|piso|janela|vidro|vidros|espelho|celular|notebook|computador|sofa|geladeira|fogao|maquina|movel|moveis|armario|portao|vaso|pia|tapete|cortina|bicicleta|camisa|camiseta|blusa|calca|vestido|terno|casaco|jaqueta|roupa|roupas|bolsa|mala|retrovisor|parachoque|roda|rodas|pintura";

/** What weighs most in a complaint, told in plain verbs: damage, what broke, what never came, what was not made good. */
export const heavyFaults: OpinionEntry[] = [
  bad(
    `quebraram|riscaram|arranharam|amassaram|danificaram|estragaram|rasgaram|mancharam|queimaram|arrancaram|desbotaram|encolheram a|o|as|os|minha|meu|minhas|meus|nossa|nosso ${belongings},
    quebrou|riscou|arranhou|amassou|danificou|estragou|rasgou|manchou|queimou|desbotou|encolheu minha|meu|minhas|meus|nossa|nosso ${belongings}`,
    undefined,
    { ...settled, fragile: true, name: "o dano relatado" },
  ),
  bad(
    "nao|nem quis|quiseram|querem|quer|vao|vai|foram|iam honrar|cobrir|respeitar|cumprir|dar|aceitar|assumir a garantia, nao honr*|cobr*|respeit*|cumpr*|aceit*|reconhec*|assum* a garantia, garantia nao cobre|cobriu|vale|valeu|serve|serviu|existe, dizem|disseram|falaram|alegam|alegaram que a garantia nao, nao|nem esta|estava|ta|entra|entrou na garantia, cobr* .. mesmo na|dentro garantia, mesmo na garantia",
    "warranty",
    settled,
  ),
  bad(
    "veio|vieram|estava|estavam|tava|chegou|chegaram cheio|cheia|cheios|cheias|infestad* de|com bicho|bichos|bichinho|bichinhos|caruncho|carunchos|larva|larvas|traca|tracas",
    "quality",
    settled,
  ),
  bad(
    "veio|vieram|chegou|chegaram|saiu|apareceu|apareceram com listra|listras|trinca|trincas|trincado|rachadura|rachaduras|amassado|amassados|furo|furos, veio|vieram|chegou|chegaram trincad*|rachad*|arranhad*|riscad*",
    "condition",
    settled,
  ),
  bad(
    "foto|fotos|fotografia|fotografias|imagem|imagens|video veio|vieram|ficou|ficaram|saiu|sairam|estava|estavam escur*|tremid*|desfocad*|borrad*|embacad*",
    undefined,
    { ...settled, name: "a qualidade das fotos" },
  ),
  bad(
    "nao|nunca|nem repuseram|repoe|repos|repoem|remarcaram|fizeram|fez a|as|minha|minhas|nenhuma aula|aulas|reposicao",
    undefined,
    { ...settled, name: "a reposição das aulas" },
  ),
  bad(
    "queimou|queimaram a|o placa|motor|fonte|resistencia|lampada|aparelho|compressor|controle|bateria|carregador, placa|motor|fonte|resistencia|compressor queimou|fundiu|travou, motor fundido, fundiu o motor, parou de carregar|ligar|gelar|girar|esquentar|aquecer|bater|centrifugar|tocar|imprimir|pegar",
    "function",
    { ...settled, fragile: true },
  ),
  bad(
    "continua|continuam|continuou|ficou|segue sem funcionar|gelar|centrifugar|ligar|esquentar|aquecer|carregar|girar|sinal|internet|agua|luz, continua|continuam|continuou|segue falhando|batendo|puxando|entupid*|quebrad*|parad*|dando|apagando, vezes e continua|continuam igual, voltou a falhar|entupir|quebrar|dar|apresentar|queimar",
    "solution",
    settled,
  ),
  bad("saiu|voltou|ficou|sai|fica puxando para|pra|pro, voltou|saiu pior do|que", undefined, {
    ...settled,
    name: "o resultado do serviço",
  }),
  bad(
    "sumiu|sumiram|faltou|faltaram|faltava|faltavam metade|parte, veio|vieram|chegou|entregaram|mandaram so|somente|apenas metade, veio|vieram|chegou|entregaram|mandaram pela metade, veio|vieram|chegou|chegaram faltando",
    "missing",
    settled,
  ),
  bad("grau|lente|lentes errad*|trocad*, grau veio|vieram|estava errad*|trocad*", undefined, {
    ...settled,
    name: "o grau dos óculos",
  }),
  bad(
    "chegou|chegaram|entregaram|veio|vieram _ dias|horas|semanas|meses depois|atrasad*, chegou|chegaram|entregaram|veio|vieram mais|quase de _ dias|horas|semanas|meses depois|atrasad*",
    "delay",
    settled,
  ),
  bad(
    "perderam|perdeu|apagaram|apagou todos|todas|os|as|meus|minhas .. arquivos|fotos|dados|contatos|documentos",
    undefined,
    { ...settled, name: "o cuidado com os arquivos" },
  ),
  bad(
    "fio|fios desencapad*|expost*, fio|fios solto|soltos na|no|da|do parede|teto|chuveiro|tomada|quadro|poste|chao, deu|dando curto, curto_circuito, curto circuito",
    undefined,
    { ...settled, name: "a instalação elétrica" },
  ),
  bad(
    "sem _ .. e|mas veio|vieram|mandaram com, pedi|pedimos sem _ .. veio|vieram|mandaram com",
    "wrongOrder",
    settled,
  ),
  bad(
    "boca|bocas|chama|chamas|forno|luz|luzes|lampada|lampadas|farol|led|painel|tela nao acende|acendem|acendia|acendiam|liga|ligam|ligava",
    "function",
    settled,
  ),
  bad("lavou|lavaram|lavam|lava as maos", "solution", settled),
  bad(
    "sumiu|sumiram|desapareceu|desapareceram o|a|os|as|um|uma|meu|minha|meus|minhas dinheiro|joia|joias|oculos|relogio|corrente|anel|fone|fones|celular|carteira|ferramenta|ferramentas|peca|pecas|roupa|roupas|blusa|camisa|moedas",
    undefined,
    { ...settled, name: "o sumiço relatado" },
  ),
  bad(
    "mediu|mediram|tirou|tiraram errado|errada as|a|o|os medida|medidas, mediu|mediram errado|errada, medida|medidas errad*",
    undefined,
    {
      ...settled,
      name: "as medidas",
    },
  ),
  bad("que|e|mas nao tem|tinha|dao|da|deram|existe garantia", "warranty", settled),
  bad(
    "encontrei|achei|achamos|encontramos|tinha|havia|veio|vieram um|uma|com pedaco|pedacos|caco|cacos|lasca .. plastico|vidro|metal|arame|prego|unha|pedra|esponja|bombril, encontrei|achei|achamos|encontramos|tinha|havia|veio|vieram um|uma|com plastico|vidro|metal|arame|prego|unha|pedra|esponja|bombril|parafuso no|na|nos|nas|dentro|junto .. comida|prato|lanche|bolo|feijao|arroz|salada|marmita|pizza|carne|pao|suco|acai|sopa|massa|recheio|hamburguer|refeicao|doce",
    "asseio",
    settled,
  ),
  bad("gasolina|combustivel|diesel|etanol|alcool adulterad*|batizad*", undefined, {
    ...settled,
    name: "a qualidade do combustível",
  }),
  bad(
    "veio|vieram|estava|estavam|tava azed*|talhad*|rancos*|mofad*|embolorad*",
    "freshness",
    settled,
  ),
  bad(
    "pedi|pedimos|encomendei|encomendamos .. e|mas veio|vieram|mandaram|entregaram de|outro|outra",
    "wrongOrder",
    settled,
  ),
  bad(
    "mesa|quarto|apartamento|chale|suite|sala nao estava|tava pronto|pronta|reservado|reservada",
    undefined,
    { ...settled, name: "a reserva" },
  ),
  bad(
    "que nao|nem tinham|tinha|haviam feito|preparado|comecado, disseram|disse|falaram|falou|avisaram que nao tinham|tinha|haviam feito|preparado|comecado, esqueceram|esqueceu de|da fazer|preparar|encomenda, nao fizeram|prepararam a|minha|o|meu encomenda|pedido|bolo",
    undefined,
    { ...settled, name: "a encomenda" },
  ),
  bad(
    "quebrou|quebraram|partiu|partiram|rachou|racharam|soltou|soltaram|caiu|cairam|rasgou|rasgaram|descolou|descolaram|arrebentou|queimou na|no primeira|primeiro|segunda|segundo|terceira|terceiro|outro|mesmo|mesma _",
    "durability",
    settled,
  ),
  bad(
    "devolveram|devolveu|voltou|veio|vieram|entregaram sem um|uma|o|a|os|as|dois|duas pedra|pedras|botao|botoes|peca|pecas|parafuso|parafusos|pe|pes|tampa|controle|cabo|carregador|manual|acessorio|acessorios|alca|capa|chave|puxador|puxadores",
    undefined,
    { ...settled, name: "a falta relatada" },
  ),
  bad(
    "perderam|perdeu um|uma|o|a|os|as|meu|minha|meus|minhas|duas|dois|parte caixa|caixas|mala|malas|bagagem|encomenda|pacote|roupa|roupas|peca|pecas|blusa|camisa|calca|documento|documentos|chave|chaves|exame|exames",
    undefined,
    { ...settled, name: "a perda relatada" },
  ),
  bad(
    "matricul* .. turma|curso|horario|serie|nivel errad*|trocad*, turma|nivel errada|errado",
    undefined,
    { ...settled, name: "a matrícula" },
  ),
  bad("com grau errado|trocado, com lente|lentes errad*|trocad*", undefined, {
    ...settled,
    name: "o grau dos óculos",
  }),
  bad(
    "veio|vieram|chegou|chegaram|estava todo|toda derretid*, veio|vieram|chegou|chegaram derretid*",
    "condition",
    settled,
  ),
  bad(
    "barra|barras|bainha|costura|costuras|gola|manga|mangas|ziper tort*|descosturad*|solt*|desfiad*, barra|barras|bainha|costura|costuras|gola|manga|mangas|ziper ficou|ficaram|veio|vieram|estava tort*|descosturad*|solt*|desfiad*",
    "finish",
    settled,
  ),
  bad("onibus|van|microonibus quebrou|pifou|enguicou|parou", undefined, {
    ...settled,
    name: "a viagem",
  }),
  bad(
    "ficamos|fiquei|ficaram|estavamos|estava|passamos sem agua|luz|energia, faltou|falta agua|luz|energia",
    "premises",
    settled,
  ),
  bad(
    "ar|condicionado|ar_condicionado|arcondicionado|split que nao gela|gelava|esfria|esfriava|funciona|funcionava|liga, ar|condicionado|ar_condicionado|arcondicionado|split nao gela|gelava|esfria|esfriava|funciona|funcionava|liga",
    "climate",
    settled,
  ),
  bad(
    "sushi|sushis|sashimi|temaki|cerveja|cervejas|chopp|chope|refrigerante|refri|suco|sorvete veio|vieram|estava|estavam|chegou|chegaram quente|quentes|morno|morna|mornos",
    "heat",
    settled,
  ),
];

/** What the client had to find elsewhere tells of no price here. */
export const heavyAsides: [patterns: string, turner: Turner][] = [
  [
    "achar|procurar|arrumar|pegar|reservar|alugar|pagar outro|outra hotel|pousada|quarto|carro|casa, achar|procurar|arrumar|pegar|reservar|alugar|pagar outro|outra hotel|pousada|quarto|carro|casa .. mais caro|cara, pedi|pedimos .. e veio|vieram|mandaram outro|outra de brinde|graca|cortesia|presente",
    { kind: "skip" },
  ],
];

/** Phrases in which such a verb tells of no deed. */
export const heavyNoDeeds = "lavou|lavaram|lavam|lava as maos";
