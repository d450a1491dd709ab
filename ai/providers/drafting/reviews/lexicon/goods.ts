import { readThings } from "./thing.ts";

/** What is sold over the counter, and what the client brings. */
export const goods = [
  ...readThings(
    "goods",
    `a nota fiscal, a poltrona de casa, a armação de óculos, o violão/violões, o instrumento, o álbum/álbuns, o edredom/edredons, a placa, a sola, o solado, +o produto (product producto produtinho), o item/itens, a mercadoria, a peça (pecinha pecas), a encomenda, o presente (presentinho), a lembrancinha,
    a roupa (roupas roupinha clothes ropa), o vestido (dress), a calça, a blusa, a camisa, a camiseta, o short, a saia, a jaqueta, o casaco, o moletom, o biquíni, o pijama,
    a lingerie, o uniforme, a fantasia, o terno, o sapato (shoes zapatos), o tênis, a sandália, a bota, a bolsa, a mochila, o cinto, o boné, a joia, o anel/anéis, o brinco,
    o colar/colares, a aliança, o relógio, os óculos, a lente, a armação/armações, o tecido, a malha, o sofá, o colchão/colchões, o móvel/móveis, o armário, o guarda-roupa,
    a estante, a cadeira, o tapete, a cortina, a luminária, o eletrodoméstico, a geladeira, o fogão, a máquina de lavar/máquinas de lavar, a lavadora, a tv (televisao),
    o celular (iphone smartphone), o notebook, o computador (pc), o tablet, a tela, a bateria, a película, a capinha, o carregador, o fone, a impressora, o ventilador, o liquidificador, o micro-ondas, o ferro, o secador, a cafeteira, a lâmpada, a fechadura, a torneira, a porta, a janela, o box, o vidro, o portão/portões, o aparelho,
    o brinquedo, o livro, a flor/flores, o buquê (buque), o arranjo, a planta, a ração, o perfume, o creme, o shampoo (xampu),
    o cosmético, a ferramenta, o piso, o cimento, o pneu, o material escolar/materiais escolares, o material didático/materiais didáticos, a apostila, o caderno, o convite, a caneca, a vela, o sabonete`,
  ),
  ...readThings(
    "pet",
    `o cachorro (dog doguinho catioro), o cachorrinho, a cachorra, a cachorrinha, a cadela, a cadelinha, o cão/cães, o gato, o gatinho, a gata, a gatinha, o pet (pets peludo), o bichinho (bichinhos), o animal/animais (bicho bichos animalzinho),
    o filhote`,
  ),
  ...readThings(
    "own",
    `o carro, o veículo (automovel), a moto (motinha), o cabelo (cabelos), a pele, o rosto, a bicicleta, a bike`,
  ),
];
