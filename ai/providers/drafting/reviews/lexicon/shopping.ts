import { bad, good } from "./entries.ts";
import type { Opinion, Turner } from "./opinion.ts";
import { readThings } from "./thing.ts";

/** Goods that only some shops have. */
export const shoppingThings = readThings(
  "goods",
  "o bolo de fraldas/bolos de fraldas (bolo_de_fralda), a haste",
);

const settled = { fixed: true } as const;

const skip = (patterns: string): [patterns: string, turner: Turner] => [patterns, { kind: "skip" }];

/** Turns of those who buy goods: how a thing was paid for, what was dear, what never came. */
export const shoppingTurns: (readonly [patterns: string, meant: Opinion | Turner])[] = [
  skip(
    `paguei|pagamos|pago|pagou|pagando|comprei|compramos|fiz|fizemos no|via|por|pelo|com|em o pix|cartao|dinheiro|debito|credito|boleto,
    paguei|pagamos|pago|pagou|pagando|comprei|compramos|fiz|fizemos no|via|por|pelo|com|em pix|cartao|dinheiro|debito|credito|boleto,
    fiz|fizemos|mandei|mandamos|enviei|enviamos o pix, fiz|fizemos|mandei|mandamos|enviei um pix`,
  ),
  skip(
    `pedreiros|pintores|eletricistas|encanadores|gesseiros|montadores|marceneiros ficaram|estavam|tavam parados|esperando|sem,
    meus|nossos|os pedreiros|pintores|encanadores|eletricistas ficaram|esperaram|tiveram|disseram|falaram|acharam|viram|elogiaram|aprovaram|usaram|pediram|precisaram,
    levei|levamos|levar|chamei|chamamos no|num|ao|a|em|o|um|no meu|outro mecanico|eletricista|tecnico|encanador|chaveiro,
    levei|levamos|levar|chamei|chamamos no|num|ao|a|em|o|um meu|outro mecanico|eletricista|tecnico|encanador|chaveiro,
    levei|levamos|levar no|num|ao mecanico, mecanico disse|falou|viu|achou|confirmou|constatou que,
    funcionarios|funcionarias|vendedores|vendedoras|atendentes|equipe|pessoal antigos|antigas|antiga|antigo sairam|saiu|foram|foi`,
  ),
  skip(
    `sessao|sessoes|secao|secoes|setor|setores|ala|parte|area de|da|do|dos|das frios|carne|carnes|bebidas|limpeza|brinquedos|roupas|hortifruti|verduras|frutas|legumes|vinhos|cervejas|paes|congelados|laticinios|higiene|perfumaria|cosmeticos|eletronicos|calcados|ferramentas|tintas|livros|presentes|eletrica|hidraulica|jardinagem|moveis|importados|queijos,
    sessao|sessoes|secao|secoes|setor|setores|ala infantil|feminina|feminino|masculina|masculino|pet|fitness|plus|saudavel,
    fino|fina|finos|finas|fininho|fininha|ralo|rala|mole transparente|transparentes, fica|ficam|ficou|ficaram|veio|vieram|meio transparente|transparentes,
    veio|vieram|voltou|devolveram sem o|a valor|custo|frete|desconto|juros|correcao,
    fui|fomos|vou|ia|precisei|liguei|voltei|ir|la|atras|ficar|ficava|fico cobrar, tive|tivemos|precisei que|de cobrar, fui|fomos la cobrar`,
  ),
  skip(
    `comprei|compramos|comprado|comprada|cliente|moro|trabalho|uso|usando|tenho|frequento|conheco|abasteco ha|faz|tem _ dia|dias|semana|semanas|mes|meses,
    comprei|compramos|comprado|comprada|cliente|moro|trabalho|uso|usando|tenho|frequento|conheco|abasteco ha|faz|tem mais|quase|uns|menos _ dias|semanas|meses`,
  ),
  bad(
    "vencid* ha|faz|a|tem _ dia|dias|semana|semanas|mes|meses|ano|anos, vencid* ha|faz|a|tem mais|quase|uns de|um|dois|tres dia|dias|semana|semanas|mes|meses|ano|anos, vencid* ha|faz|tem mais de _ dias|semanas|meses|anos",
    "expiry",
  ),
  skip(
    `por|em|la|de baixo, parte de baixo, andar de baixo, nunca|nao tive|tivemos problema|problemas`,
  ),
  good(
    "nao|nunca|nem|sem ficou|ficam|fica|ficar|ficaram|tentou|tentaram|tenta|tentam|quis|quiseram|fiquei me|nos|te|a empurr*|forc*, nao|nunca|nem|sem ficou|ficam|fica|ficar|ficaram|tentou|tentaram|tenta|tentam|quis|quiseram empurr*|forc*",
    "honesty",
    settled,
  ),
  good("fofa|fofo|fofos|fofas", undefined, { visual: true }),
  good(
    "montad*|feit*|pront*|entreg*|instalad* na hora combinada|marcada|certa|prometida|exata, na hora combinada|marcada|certa|prometida|exata",
    "punctuality",
  ),
  good("preco bom|otimo a vista", "price"),
  bad(
    "gato por lebre, caiu|cairam|piorou|decaiu|despencou .. qualidade, qualidade caiu|piorou|decaiu|despencou|deixou",
    "quality",
    settled,
  ),
  bad(
    "geladeira|freezer|frigobar|bebedouro|refrigerador .. nao gela|gelava|gelou|esfria|resfria",
    "function",
    settled,
  ),
  bad(
    "mandaram|mandou|entregaram|entregou|enviaram|levaram|deixaram .. endereco|predio|casa|apartamento|bairro|rua|portaria errado|errada|trocado",
    undefined,
    { name: "a entrega", fixed: true },
  ),
  skip(
    `pedreiro|pintor|eletricista|encanador|montador|marceneiro|instalador ja estava|tava|contratado|marcado|agendado|veio, pedreiro|pintor|eletricista|encanador|marceneiro estava|tava aqui|la|em, perdi|paguei|pagar a diaria, diaria dele|deles|do|dos|de pedreiro|pedreiros,
    problema|culpa|defeito e|era|foi|seria o|a|do|da|meu|minha|da_minha _ velha|velho|antiga|antigo, carregar|levar|colocar|guardar|descarregar as|a|os|minhas|meus sacolas|sacola|compras|caixas|mercadorias|coisas,
    muita|muitas|qualquer|nenhuma|outras|de|que loja|lojas|rede|redes grande|grandes|famosa|famosas`,
  ),
  bad("careir*", "price"),
  bad("foi|e|era|virou um parto, um parto para|conseguir"),
  bad(
    "tratad*|tratou|tratam|trataram .. feito|igual|como cachorro|cachorra|lixo|ladrao|bandido|criminoso|mendigo|bicho|idiota, tratad*|tratou|tratam|trataram que nem cachorro|cachorra|lixo|ladrao|bandido|criminoso|mendigo|bicho|idiota",
    "respect",
    settled,
  ),
  skip("ordem de chegada|fila|senha, no|na meio da|do ceia|jantar|almoco|festa|churrasco"),
  good("da para|pro gasto, da para o gasto, quebra o galho", undefined, { quiet: true }),
  bad("juros .. abusiv*|alt*|absurd*, juros sobre juros", undefined, {
    name: "os juros",
    fixed: true,
  }),
  bad(
    "sumiu|sumiram|desapareceu|desapareceram com o|a|meu|minha|os|as|meus|minhas",
    undefined,
    settled,
  ),
  bad(
    "acus* .. de roub*|furt*|pegar, acus* .. de roubar|furtar|pegar _, acus* .. de roubo|furto",
    "respect",
    settled,
  ),
  skip(
    `desconto|pagamento|preco|paguei|pago|pagar|comprei|compra|valor|so a vista, a prazo, comprei|compro|compra|vende|vendem|pagar|pagamento|paguei|venda a prazo,
    veste|vestem|vestir a camisa, mudou|trocou|mudaram|trocaram|muda|troca o|a|os dono|donos|dona|gerente|gerencia|direcao|gestao`,
  ),
  good(
    "tudo|tudinho novinho|novinha|novo, novinho em folha, lindas|lindos|bonitas|bonitos|saudaveis e bem|super tratadas|tratados",
  ),
  skip(
    "pergunta|perguntam|pergunte|perguntando|perguntei|perguntar|perguntou|perguntamos|saber o|os|a|as preco|precos|valor|valores, pergunta|perguntam|pergunte|perguntando|perguntei|perguntar|perguntou|perguntamos|saber preco|precos|valor|valores, compensava|compensa|valia arrumar|consertar|trocar o|a|meu|minha _, compensava|compensa|valia arrumar|consertar|trocar o|a meu|minha _",
  ),
  bad(
    "nao sabe|sabem|sabia|sabiam|soube|souberam|informa|informam|dizem o|os preco|precos|valor|valores",
    "information",
    settled,
  ),
  skip(
    "sabe|sabem|sabia|sabiam|soube|souberam o|os preco|precos|valor|valores, minha|meu coluna|costas|pe|joelho .. acabada|acabado|acabadas|moida|travada|travou",
  ),
  good(
    `preco|precos|valor|valores na|dentro da media, preco|precos|valor|valores dentro do normal|esperado|mercado, preco|precos normal|normais|ok|razoavel|razoaveis|compativel|compativeis|coerente|coerentes|padrao`,
    "price",
    { quiet: true, fixed: true },
  ),
  bad(
    `nunca|nao|dificil ach*|acha|encontr*|tem|tinha|consegu* vaga|vagas, dificil|impossivel estacionar|parar, so|apenas uma|duas|tres|poucas vagas, poucas|pouca vagas|vaga`,
    undefined,
    { name: "o estacionamento", fixed: true },
  ),
  bad(
    `nao|nunca emit*|da|dao|deram|deu|entreg*|fornec*|mandam|mandaram .. nota|cupom, nao|nunca quis|quiseram|quer|querem emit*|dar|entreg*|fornec*|fazer|tirar|mandar .. nota|cupom, nao|nunca quis|quiseram|quer|querem me|nos emit*|dar|entreg*|fornec*|fazer|tirar|mandar .. nota|cupom, nota|notinha veio|chegou|emitida .. errado|errada, nota .. nome|valor|cpf|cnpj errado|errada|trocado`,
    undefined,
    { name: "a nota fiscal", fixed: true },
  ),
  bad(
    `porta|portas|loja .. abaixada|abaixadas|baixada|baixadas|fechando|fechadas antes|mais|ja, estavam|estava com|de a|as porta|portas abaixada|abaixadas|baixada|baixadas|fechada|fechadas, fecha|fecham|fechou|fecharam antes|mais do|cedo, fechou|fecharam a|na porta|minha cara|nossa`,
    "hours",
    settled,
  ),
  bad(
    "acaba|acabam|acabou|acabaram|esgota|esgotam|esgotou|esgotaram no|na|em mesmo|primeiro|primeira|poucas|pouco dia|hora|horas|semana|manha|tempo",
    "stock",
    settled,
  ),
  bad(
    "abriu|abriram|rasgou|rasgaram|soltou|soltaram|descolou|descolaram na|a|o|no costura|sola|solado|emenda|bico",
    "durability",
    settled,
  ),
  bad("cobr* caro|carissimo|muito|demais|um absurdo, cobr* .. caro|carissimo", "price", settled),
  bad("muito|bem|super|tudo devagar", "slowness", settled),
  skip(
    `para o|a|meu|um|nosso cha, para cha, cha de|da|do bebe|panela|fraldas|fralda|revelacao|casa|cozinha|lingerie|minha|meu,
    e|com|muito|muito|tanto|seu|otimo bom gosto, bom gosto na|no|nas|nos|em|para, ponteiro nem|nao mexeu|subiu|andou|saiu`,
  ),
  bad(
    "seguranca|segurancas me|nos seguiu|seguiram|seguindo|encarou|encarando|barrou|parou|revistou|perseguiu|tratou|acusou, seguranca|segurancas ficou|ficaram|fica|ficam me|nos|atras, seguida|seguido pelo seguranca",
    undefined,
    { name: "a abordagem da segurança", fixed: true },
  ),
  good(
    `farmacia|drogaria|posto|loja|conveniencia|mercado|plantao|aberto|aberta|abertos|abre|abrem|funciona|funcionam|atende|atendem|atendimento 24h|24hs|24hrs,
    farmacia|drogaria|posto|loja|conveniencia|mercado|plantao|aberto|aberta|abre|abrem|funciona|funcionam|atende|atendem|atendimento 24|vinte horas`,
    "hours",
    settled,
  ),
  bad(
    `aumentou|aumentaram|subiu|subiram tudo, tudo aumentou|subiu|dobrou, aumentou|aumentaram|subiu|subiram muito|demais|bastante, tudo mais caro, ficou|ficaram|esta|tudo muito|bem|mais caro`,
    "price",
    settled,
  ),
  bad(
    `preco|precos|valor|valores .. e|era|esta um|uma .. outro|outra, preco|precos|valor|valores .. e|era|esta um|uma .. .. outro|outra, preco|valor .. diferente do|da|no|na prateleira|gondola|etiqueta|anuncio|site|caixa|cartaz|vitrine|anunciado|marcado,
    um preco na|no .. outro no|na, um valor na|no .. outro no|na, preco|valor .. nao bate|batia|confere|conferia|corresponde, etiqueta|etiquetas|prateleira|gondola .. preco|valor errado|trocado|diferente`,
    "overcharge",
    settled,
  ),
  bad(
    `nao|nunca|nada|ainda recebi|recebemos|chegou|chegaram|entregaram|enviaram|mandaram o|a|os|as|meu|minha produto|produtos|pedido|encomenda|compra|mercadoria|moveis|presente,
    ate hoje|agora nao|nada recebi|recebemos|chegou|chegaram|entregaram|enviaram|mandaram, nao|nunca recebi|recebemos nada|ainda, produto|pedido|encomenda|compra|mercadoria nunca|nao chegou|veio, ate hoje estou|estamos esperando|aguardando`,
    undefined,
    { name: "a entrega", fixed: true },
  ),
];
