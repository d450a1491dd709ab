import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

const settled = { fixed: true } as const;

/** Idioms and bystanders of long accounts, which judge nothing. */
export const faultAsides: [patterns: string, turner: Turner][] = [
  [
    `nossa|tua|vossa cara, na cara da|de gente|todos|todo, atrasa|atrase|atrasei um dia, atrasa|atrase para ver,
    pagar|pagarem|paguei|pagando|pago o|um|a|uma|outro|outra veterinari*|medic*|mecanic*|tecnic*|eletricista|encanador|pedreiro|advogad*|dentista|motorista|taxi|uber,
    com|para|do|ao proprietari*, com|para a|o proprietari*, com|para o|a dono|dona do imovel|apartamento,
    caiu|caiam|cair|derrubei|derrubou|molhou na|no piscina|agua|privada|rio|mar|vaso|banheiro|chao|escada|rua,
    gastei|gastamos|gastar com|no|na veterinari*|medic*|mecanic*|dentista`,
    { kind: "skip" },
  ],
  [
    `frios|queijo|presunto|fatia|fatias|salame|mortadela|pao|carne|bife|bifes .. grosso|grossa|grossos|grossas, cortad*|fatiad* gross*, ponto|pontos abriu|abriram|soltou|soltaram .. dia, area|espaco|lista|cadeira|cadeiras|banco|bancos|recepcao|poltrona|poltronas|sofa de|da espera, correu|correram|veio|vieram atras .. no|na estacionamento|rua|corredor|calcada, tanto faz, eu estava|estavamos com visita|visitas, estava|estavamos com visita|visitas, visita|visitas em casa, pelo preco|valor vou|vamos|fui|compro|prefiro, vou|vamos voltar para a|o|outra|outro|minha|meu|antiga|antigo, sonho de muita|muitas|muitos|infancia|consumo|casar|vida|crianca, meu|nosso sonho, realiz*|destru* .. sonho|sonhos, um sonho realizado, aquele|aquela|daquele|desse|esse plano|planos barat*, as moscas, lotad* de, mais velh*|nov* e|que|foi|estava|atendeu|ficou|e|parece|sempre, nao tem preco, musica|musiquinha de espera, perdi|esqueci|perdemos|esquecemos|achou|acharam|encontrou|encontraram|devolveu|devolveram|guardou|guardaram minha|meu alianca|celular|chave|chaves|carteira|bolsa|oculos|brinco|relogio|casaco|blusa|mochila|documento|documentos`,
    { kind: "skip" },
  ],
  ["esta|ta|estao|tao|estava|tava|estavam faltando", { kind: "lack" }],
];

/** Phrases in which a verb of lexicon/deeds.ts tells of no deed. */
export const faultNoDeeds = `o|que informado, informado na|no|pela|pelo|por, respondeu|responderam|responde|respondem que|eu|e, ambiente|lugar|espaco|gente|equipe|barbeiro|visual|estilo .. descolad*, descolad* e, me|nos arrumou|arrumaram|arruma|arrumam, trocaram|trocou meu|minha|o nome|prontuario|exame|horario|endereco, ajudaria|ajudariam, hora de trocar|consertar|reformar|arrumar|pintar|limpar|instalar, cuidado com o|a|os|as|essa|esse|esses|essas|isso, cuidado gente|pessoal|galera|ao, troquei|trocamos de|duas|tres|varias, quando|ate entregaram|entregou|entregarem|chegou|chegaram, hora que entregaram|entregou, transportadora|transportadoras,
carregou|carregaram|levou|levaram minha|minhas|as compra|compras|sacola|sacolas, sai|saimos|saiu|suado|suada|suando|todo|toda|todos pingando, pingando de suor|tanto, ele|ela|eles|elas .. chegou|chegaram em casa`;

/** Help that a story tells in plain verbs. */
export const toldKindness: OpinionEntry[] = [
  good("ambiente|lugar|espaco|visual|estilo|pessoal|equipe|galera .. descolad*"),
  good("loja|ambiente|lugar|espaco|salao|sala|quarto|recepcao .. fresquinh*", "climate", settled),
  good(
    "carregou|carregaram|levou|levaram|carrega|leva minha|minhas|as|a|meu|meus|os compra|compras|sacola|sacolas|mala|malas|bolsa|bolsas|caixa|caixas, carregou|carregaram ate|para",
    undefined,
    { ...settled, name: "a ajuda da equipe" },
  ),
];

/** Blame that long accounts tell in plain verbs. */
export const toldFaults: OpinionEntry[] = [
  bad(
    "parou|pararam|pifou|quebrou|queimou|vazou|travou|desligou|falhou de novo|novamente|outra, voltou|voltaram a dar|falhar|vazar|parar|quebrar|pifar|travar|apagar, deu|dava|dando problema|defeito de novo|novamente|outra, deu|dava o mesmo problema|defeito, no dia seguinte parou|quebrou|pifou|vazou|voltou",
    "solution",
    settled,
  ),
  bad(
    "nao|nenhum|nenhuma|sem|ninguem tem|tinha|tinham|demonstrou|demonstram|mostrou|mostram|teve vontade|interesse, nao tem|tinham|tinha boa vontade, falta|faltou de vontade|interesse",
    "attention",
    settled,
  ),
  bad(
    "nao|ninguem|nem sabiam|sabia|souberam|soube|sabem|sabe informar|explicar|responder|orientar|dizer|nada, nao|ninguem sabia|sabe|sabem|sabiam me|nos informar|explicar|responder|orientar|dizer",
    "information",
    settled,
  ),
  bad(
    "ja se passaram|passou _ dias|semanas|meses|mes, ja passaram|passou|vao|foram _ dias|semanas|meses e nada, dias|semanas|meses e nada ainda|do|da|de|ate",
    "deadline",
    settled,
  ),
  bad(
    "faltou|faltava|falta um|uma|o|a _ mais *ado|*ada|bom|boa|forte|firme|gostos*",
    undefined,
    settled,
  ),
  bad("nem foi|foram *ado|*ada|*ados|*adas|feito|feita|feitos|feitas|limpo|limpa|limpos|limpas"),
  bad(
    "nao tem|tinha preco|precos nos|nas|no|na|em|marcado|marcados|visivel",
    "information",
    settled,
  ),
  bad(
    "tinta|cor|esmalte|gel|estampa|letra|pintura|verniz|pelicula|adesivo saiu|sairam|soltou|largou toda|todo|tudo|na|no|nas|com, saiu|sairam toda|todo|tudo na|no|com primeira|primeiro|lavagem|banho",
    "durability",
    settled,
  ),
  bad(
    "atendente|atendentes|garcom|garcons|garconete|moca|mocas|moco|rapaz|dono|dona|vendedor|vendedora|recepcionista|caixa|medic*|professor*|funcionari*|motorista|secretaria e|era|foi|eram|muito|super|bem|meio|tao|estava|parece|ficou seco|seca|secos|secas|azedo|azeda|amargo|amarga, atendente|atendentes|garcom|garcons|garconete|moca|mocas|moco|rapaz|dono|dona|vendedor|vendedora|recepcionista|caixa|medic*|professor*|funcionari*|motorista|secretaria e|era|foi|eram|estava muito|super|bem|meio|tao seco|seca|secos|secas|azedo|azeda|amargo|amarga, atendente|atendentes|garcom|garcons|garconete|moca|mocas|moco|rapaz|dono|dona|vendedor|vendedora|recepcionista|caixa|medic*|professor*|funcionari*|motorista|secretaria e|foi|era|eram|foram|super|muito|bem|meio|tao frio|fria|frios|frias, atendente|atendentes|garcom|garcons|garconete|moca|mocas|moco|rapaz|dono|dona|vendedor|vendedora|recepcionista|caixa|medic*|professor*|funcionari*|motorista|secretaria e|foi|era|eram|foram super|muito|bem|meio|tao frio|fria|frios|frias",
    "courtesy",
    settled,
  ),
  bad(
    "buraco|buracos|falha|falhas|caminho|rombo na|no|em|atras .. cabeca|cabelo|nuca|barba",
    undefined,
    { ...settled, name: "o corte" },
  ),
  bad(
    "voltou|chegou|saiu|veio|entregaram|devolveram .. magr*|fedendo|fedid*|machucad*|mancando|tremendo|assustad*, com carrapato|carrapatos|pulga|pulgas",
    "care",
    settled,
  ),
  bad(
    "unica coisa|que _ funciona|funcionam|anda|presta .. cobranca|cobrar|multa|boleto|propaganda, so funciona|funcionam|presta para cobrar, so funciona a cobranca",
  ),
  bad(
    "deveria|deveriam|podia|podiam|poderia|poderiam|devia|deviam abrir|abrirem|fechar|funcionar .. domingo|domingos|sabado|sabados|segunda|segundas|feriado|feriados|cedo|tarde|noite|hora, queria|gostaria que abrisse|abrissem|funcionasse|fechasse|fechassem .. domingo|domingos|sabado|sabados|segunda|segundas|feriado|feriados|cedo|tarde|noite, se abrisse|abrissem|funcionasse|fechasse|fechassem .. domingo|domingos|sabado|sabados|segunda|segundas|feriado|feriados|cedo|tarde|noite",
    "hours",
    settled,
  ),
  bad(
    "tentando|tento|tentei|tentamos|tentar|consigo|consegui|conseguimos|consegue|dificuldade|dificil|impossivel .. cancelar|cancelamento",
    "cancelling",
    settled,
  ),
  bad("sumiu|sumiram um|uma|uns|umas|o|a|os|as|meu|minha|meus|minhas", "care", settled),
  bad(
    "nunca|quase|nem tem|tinha|acha|acho|consigo horario|horarios|agenda, quase nunca tem|tinha|acha|acho|consigo|consegue horario|agenda|data",
    "appointment",
    settled,
  ),
  bad(
    "trocaram|trocou|confundiram|erraram|errou .. prontuario|prontuarios|ficha|cadastro|nome|exame|exames",
    "organisation",
    settled,
  ),
  bad(
    "falta de opcao de pagar|pagamento, opcao|opcoes de pagar no|com, falta da opcao de pagar",
    "payment",
    settled,
  ),
  bad(
    "preco|precos|valor|valores nem|nao e|eh|sao|esta|estao tao|muito|la|nem bom|bons|barato|baratos|baixo|justo|essas, preco|precos|valor nem|nao e|eh|sao bom|bons|barato|justo",
    "price",
    settled,
  ),
  bad(
    "esqueceram|esqueceu|esquecem|esquece de|do|da devolver|passar|limpar|chamar|mim|buscar|fazer|tirar|trocar|ligar|atender|trazer|anotar|marcar",
    "attention",
    settled,
  ),
  bad(
    "mandam|mandaram|manda|mandou|veio|vem|chegou|chega|vieram|recebi a|o|boleto|boletos|conta|fatura|cobranca errad*|duplicad*, boleto|boletos|conta|fatura|cobranca errad*|duplicad*, conta|boleto|fatura veio|vem|chegou errad*|duplicad*, mand* boleto|boletos|conta|fatura errad*|duplicad*",
    "billing",
    settled,
  ),
  bad("errou|erraram a|o|no|na|nos|nas|meu|minha", undefined, { object: true, fixed: true }),
  bad(
    "errou|erraram a|as|o|os|no|na|nos|nas|meu|minha|meus|minhas guia|guias|declaracao|declaracoes|calculo|calculos|imposto|impostos|rescisao|peticao|folha|balanco|balancete|darf|das|irpf|recurso",
    undefined,
    { fixed: true, name: "o erro relatado" },
  ),
  bad(
    "cobr* .. mais do|que que|o tinha|havia|tinham|combin*|orc*|falou|disse|foi, cobr* um pouco|pouquinho|tanto mais|alem, mais caro|do que|o combinado|orcado|orcamento",
    "billing",
    settled,
  ),
];
