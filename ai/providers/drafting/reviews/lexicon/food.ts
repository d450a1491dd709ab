import { readThings } from "./thing.ts";

/** What is eaten and drunk, from bakeries to markets. */
export const food = [
  ...readThings(
    "food",
    `a pamonha, a tapioca, o tempurá, o taco, a empanada, o cacetinho, a macaxeira, o guacamole, o burrito, o poke, o nacho, o pão de mel/pães de mel, o sonho de creme/sonhos de creme, a mandioca, o bobó, o vatapá, o escondidinho, o caldinho, o vinho, a picanha na chapa, o torresmo, o petit gateau, a verdura fresca, o bufê, o salmão, o ketchup, +a comida (comidinha food), a pizza (pizzas piza pitza), o pão/pães (paozinho paezinhos pao_frances bread),
    o pão de queijo/pães de queijo, a coxinha, o pastel/pastéis (pastelzinho), a empada (empadinha empadinhas), a esfiha (sfiha), a esfirra,
    o salgado (salgadinho salgadinhos), o quibe (kibe kibes), o bolinho, o bolo (cake), a torta, o doce (docinho docinhos), o brigadeiro,
    o beijinho, o croissant, a rosca, o biscoito, a bolacha, a bolacha, o cookie, o brownie, o pudim,
    a sobremesa (dessert postre desserts postres), a mousse (musse), o chocolate, o bombom, o ovo de páscoa/ovos de páscoa, a trufa, os churros, a tapioca,
    o crepe, a panqueca, o waffle, o hambúrguer/hambúrgueres (hamburger hamburguers burger burgers burguer burguers hamburguesa),
    o lanche (lanchinho), o sanduíche (sanduba sandwich), o cachorro-quente/cachorros-quentes (hot_dog hotdog dogao), a batata (batatas batatinha batatinhas), a batata frita/batatas fritas (fritas fries papas french_fries),
    o misto quente/mistos quentes, o x-salada, o x-tudo, a porção/porções, o petisco, o prato (dish dishes plato platos), a marmita (marmitex), o almoço (lunch almuerzo), o jantar (dinner), a janta, a refeição/refeições,
    o prato feito/pratos feitos, o rodízio, o self-service, o buffet (bufe), a salada (salad ensalada), a sopa (soup), o caldo, a feijoada, o arroz, o feijão, o macarrão,
    a lasanha, o nhoque (gnocchi), a massa, a massa podre, o molho, o recheio, a cobertura, a borda, a carne (steak meat beef), a picanha, o churrasco, o espetinho, a costela,
    o bife, o filé, a parmegiana, o frango (chicken pollo), o frango assado/frangos assados, o peixe (fish pescado), o camarão/camarões, a moqueca, a comida japonesa, o yakisoba,
    o strogonoff (estrogonofe strogonofe), o omelete, o ovo, o queijo, o presunto, o café da manhã (breakfast desayuno), o café (cafezinho cafe_expresso cafe_espresso espresso coffee latte), o cappuccino (capuccino), o cappuccino,
    o chá, a fruta, a verdura, o legume, o tomate, a banana, o iogurte, o leite, a linguiça,
    o combo, o empadão/empadões, o milho, o bauru, o beirute, a broa, o pão na chapa, a vitrine de doces, o couvert, o pastel de feira, o acarajé, a cocada, o cuscuz, o baião, o bacalhau, o risoto,
    o wrap, a esfiha aberta, a calzone (calzones), o pão doce/pães doces, o pão caseiro/pães caseiros, a farofa, a maionese, o vinagrete, a ceia, o panetone, as torradas (torradinhas)`,
  ),
  ...readThings(
    "cold",
    `a bebida (bebidinha), a cerveja (breja cervejinha beer cerveza), o chopp/chopps (chope chopes), o refrigerante (refri refris coca coca_cola), o suco, o drink, o drinque,
    o sushi, o sashimi, o temaki, a caipirinha, a água de coco, o caldo de cana, o sorvete (ice_cream helado), o açaí, o picolé, o milk-shake (milkshake), o gelato, a vitamina, a raspadinha, o sacolé`,
  ),
];
