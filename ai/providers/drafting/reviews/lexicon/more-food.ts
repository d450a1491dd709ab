import { readThings } from "./thing.ts";

/** Further food and drink, and what a kitchen is judged by. */
export const moreFood = [
  ...readThings(
    "food",
    `o sonho, o cupim, a alcatra, a maminha, a fraldinha, o contrafilé, o acém, o patinho, a carne moída, a carne de sol, o charque, o lombo, a linguiça artesanal, o pernil,
    o joelho de porco, o torresminho, a galinhada, a galinha, o galeto, o pato, o cordeiro, o cabrito, a rabada, a dobradinha, o mocotó, o sarapatel, a buchada, o arrumadinho,
    a tilápia, o atum, a sardinha, a lula, o polvo, o siri, o caranguejo, a lagosta, a ostra, a paella, o ceviche, o pirão/pirões, o dendê, a casquinha de siri,
    a caponata, a bruschetta, o carpaccio, o gnocchi, o ravióli, o talharim, o espaguete, o penne, o capeletti, o rondelli, o canelone, a polenta, o fondue, o suflê,
    a quiche, o estrogonofe, o purê, o legume cozido, a vagem/vagens, o brócolis, a couve, a alface, a rúcula, o agrião, a cebola, o alho, o pepino, a cenoura, a abobrinha,
    a beterraba, a batata doce, o inhame, o aipim, o milho verde, a pimenta, o azeite, o vinagre, o sal, o açúcar, o tempero verde,
    a maçã, a pera, a uva, a laranja, o limão/limões, o mamão/mamões, a manga, o abacaxi, a melancia, o melão/melões, o morango, o kiwi, o abacate, a goiaba, o caju,
    o cupuaçu, a jabuticaba, a ameixa, o coco,
    a geleia, a manteiga, o requeijão/requeijões, o mel/méis, a nata, o creme de leite, o doce de leite, a goiabada, a rapadura, o pé de moleque, a paçoca, a pipoca,
    o algodão doce, o amendoim, a castanha, a granola, o cereal/cereais, a bala, o chiclete, o pirulito, o sonho de valsa, a cuca, o strudel, o bem-casado, o cupcake,
    o donut, o macaron, o bolo no pote, o naked cake, o cheesecake, a banoffee, a torta de limão, o quindim/quindins, o alfajor/alfajores, o suspiro, o merengue,
    a bomba de chocolate, a fatia, o pedaço de bolo,
    a baguete, o ciabatta, o brioche, a focaccia, o pão integral/pães integrais, o pão de forma, o pão de alho, a broinha, o salgadinho de festa, a bolinha de queijo,
    o enroladinho, a risole, o pão com linguiça, o pão com mortadela, a mortadela, o salame, o bacon, a calabresa, a salsicha, o catupiry, o cheddar, a muçarela (mussarela),
    o queijo coalho, o queijo minas, a burrata,
    o kebab, o shawarma, o falafel, o homus, o tabule, o yakissoba (yakisoba), o lámen, o guioza, o rolinho primavera, o hossomaki, o uramaki, o hot roll,
    a barca, o teppan, o curry, o pad thai, a quesadilla, o chili, a tortilla,
    a comida caseira, a comida mineira, a comida baiana, o prato infantil, o prato executivo, o prato do dia, a entrada do prato, o acompanhamento, a guarnição/guarnições,
    o complemento, o ingrediente, a iguaria, o quitute, a guloseima, o aperitivo, o tira-gosto, o antepasto, a tábua de frios, o café colonial (cafe_da_tarde_colonial), o kit festa (kit_de_festa), a pasta americana, a pasta de amendoim, a mesa de doces (mesa_de_bolo mesa_decorada mesa_do_bolo), a mesa de frios, a cesta de café da manhã (cesta_de_cafe cesta_cafe_da_manha), a cesta básica, a cesta,
    a garrafa, o vinho da casa, a calda, o chantilly, o glacê, a casquinha, a farofa de banana, o feijão tropeiro, o baião de dois, o molho de pimenta, o óleo, a gordura,
    a crosta, o miolo, o caroço, o osso, a espinha, a gema, a clara`,
  ),
  ...readThings(
    "cold",
    `o vinho branco, a sangria, o gim, a vodca, o uísque, a cachaça, a batida, a caipiroska, o mojito, a limonada, o mate, o chimarrão, o tereré, o guaraná, o energético,
    o isotônico, a água mineral, a água com gás, o gelo, a soda, o frapê, o smoothie, o suco verde, a mostarda, a moranga, o camarão na moranga, os pratos quentes, o suco natural/sucos naturais, o suco de laranja, a sodinha, o sorvete artesanal, a paleta, o sundae,
    o açaí na tigela, o frozen`,
  ),
];
