import { bad, good, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

const settled = { fixed: true } as const;

/** Phrases in which food, rooms and colours are spoken of that nobody judges. */
export const hospitalityAsides: [patterns: string, turner: Turner][] = [
  [
    `beijinho|beijinhos|beijo|beijos para|pra|pro|a|no|de|do|da|e, tom|tons|cor|cores pastel|pasteis, cor|tom vinho|laranja|chocolate|mel|creme|canela|cafe|mostarda,
    paleta de cores|sombras|tons, cha de bebe|panela|cozinha|fralda|fraldas|casa|lingerie|revelacao, cha revelacao|bar|rifa, tema|bolo|decoracao|fantasia da|do|de frozen|moana,
    quarto dia|mes|ano|lugar|pedido|andar|filho|encontro|aniversario|semestre|item|prato|bolo|corte|cliente, quarto de hora, balde de agua, balde de agua fria, agua fria na fervura,
    setor|secao|balcao|tabua|tabuas|variedade|bandeja|mesa|opcoes|fatiar|parte|marcas de frios, queijos e|ou frios, frios e|ou queijos|paes|embutidos, frios fatiad*|cortad*|variad*,
    vinho|vinhos|espumante|martini|queijo seco|secos, kibe|quibe|carpaccio|salmao|atum cru, gema|gemas|ovo|ovos|cocada mole|moles, cafe|amendoim|castanha|castanhas|pao|queijo|farinha|coco torrado|torrada|torradas|torradinho,
    de|o|os|uns|mais hot|hots, pe na areia, beira mar, frente mar, pagar|paguei|pagou o pato, nao e|era a minha praia, de molho, presta|prestam|prestar|prestou|prestaram um|uma|servico|servicos|atendimento|atencao|conta|contas|socorro|suporte|assistencia,
    mal passado|passada|passados|passadas como|do pedi|jeito`,
    { kind: "skip" },
  ],
];

/** What guests say at the table, at the counter and in their rooms, where a word alone means something else. */
export const hospitalityTurns: OpinionEntry[] = [
  bad(
    "carne|carnes|massa|pizza|borda|torta|picanha|linguica|costela|bife|broa|bolacha dura|duras, meio|muito|bem|super|tao|estava|estavam|veio|vieram|ta|tava|chegou|chegaram|ficou dura|duras",
    "preparation",
  ),
  bad(
    "cama|camas|poltrona|cadeira|cadeiras|almofada dura|duras, cama|camas|poltrona|cadeira|cadeiras meio|muito|bem|super|tao dura|duras",
    "comfort",
  ),
  good(
    "da|deu|serve|serviu|servem tranquilo|bem|facil para duas|dois|tres|quatro|cinco pessoas, da|deu|serve|serviu|servem para|ate duas|dois|tres|quatro|cinco|_ pessoas",
    "portion",
    settled,
  ),
  good("divertid*, alegre*, alto astral, pet friendly, petfriendly, original|originais"),
  bad(
    "nao|nem serve|servem|serviu|serviram|servia agua|cafe|comida|bebida|bebidas|almoco|jantar",
    undefined,
    {
      ...settled,
      whole: true,
    },
  ),
  good(
    "dono|donos|gestao|administracao|direcao|restaurante|lugar|loja|comida|padaria|hotel|pousada|academia|bar|cardapio .. melhorou|melhoraram",
  ),
  good("equipe|garcons|banda|pessoal|criancada animad*", "friendliness"),
  good("organic*, clean|delicad*", undefined, { quiet: true }),
  bad("achei|meio|muito|pouco curta|curto|curtas|curtos"),
  good("vale|valem|valeu|valeram cada centavo|real|minuto", undefined, {
    ...settled,
    whole: true,
  }),
  bad(
    "passa|passam do ponto rapido|logo, estraga|estragam|murcha|murcham|apodrece|apodrecem|amadurece rapido|logo|facil",
    "freshness",
    settled,
  ),
  bad(
    "recheio|molho|cobertura|queijo|carne|calda|catupiry|bacon|batata|salada|granola|comida|tempero|peixe|frango|camarao pouco|pouca|pouquinho|pouquinha",
    "portion",
    settled,
  ),
  bad("aparece|aparecem|vem|serve|servem|so para cobrar, sabe|sabem cobrar", undefined, {
    ...settled,
    whole: true,
  }),
  good("presta|prestam", undefined, { quiet: true }),
  good("porcao|porcoes|prato|pizza|combo serve|servem|serviu bem|ate", "portion", settled),
  good("de coracao", undefined, { whole: true, quiet: true }),
  bad(
    "conta|preco|precos|valor|diaria|mensalidade .. salgada|salgado|salgadinha, a|na|da conta .. salgada|salgadinha|cara",
    "price",
    settled,
  ),
  bad(
    "levei|levamos|deu|deram|dar|dando|dao|tomei|tomamos bolo, levei|levamos|deu|deram|dao|tomei|tomamos um bolo",
    "appointment",
    settled,
  ),
  bad("cheiro|cheirando azedo|azeda|estragado|estragada|rancoso|velho", "smell", settled),
  bad("cheiro|cheirando a|de azedo|azeda|estragado|estragada|velho|podre", "smell", settled),
  bad("fiquei|ficamos|esperei|esperamos|esperando|aguardando .. em pe", "wait", settled),
  bad(
    "geladeira|frigobar|freezer|bebedouro|cervejeira nao gela|gelava|gelou|gelando|funciona|funcionava, geladeira|frigobar|freezer nao esta|estava|tava gelando|funcionando",
    "function",
    settled,
  ),
  bad("wifi|internet|sinal|conexao .. cai|caia|caiu|caindo|oscila|trava", undefined, {
    ...settled,
    name: "a internet",
  }),
  good(
    "salvou|salvaram, salvou|salvaram a|o|nossa|meu|minha|nosso noite|dia|almoco|jantar|passeio|festa|viagem|lanche|aniversario|evento|natal|ceia|sabado|domingo",
  ),
  bad(
    "opcoes|opcao|variedade|sabores|acompanhamentos _ pouca|pouco|poucas|poucos|limitada|limitadas|limitado|limitados|reduzida|reduzidas, opcoes|opcao|variedade|sabores|acompanhamentos pouca|pouco|poucas|poucos|limitada|limitadas|limitados|fraca|fracas",
    "variety",
    settled,
  ),
  bad(
    "durou|duraram|dura menos que|do, passeio|show|aula|sessao|massagem|festa|espetaculo|tour .. durou|dura so|pouco|menos|apenas",
    undefined,
    { ...settled, name: "a duração" },
  ),
  bad(
    "esqueceu|esqueceram|esquecem o|do|nosso|nossos|meu|de pedido|pedidos, esqueceu|esqueceram da|de nossa|nos|mim|mesa|gente",
    undefined,
    { ...settled, name: "o pedido" },
  ),
];
