import { readThings } from "./thing.ts";

/** Further parts of a place, and what is lent or found there. */
export const morePlace = readThings(
  "place",
  `a calçada, a luz/luz, a sala de coleta, a recepção do hotel, o saguão/saguões, o hall, a portaria do prédio, o pátio externo, o quintal/quintais, o deck, a laje,
  o mezanino, o segundo andar, o térreo, o subsolo, o galpão/galpões, a tenda, o palco, a pista de dança, a pista, a quadra de tênis, a arena, o tatame, a raia,
  a borda da piscina, a banheira, o ofurô, a lareira, a rede de descanso, o mirante, a trilha do parque, o rio, o chalé, a suíte, o beliche do quarto, o colchão da cama,
  o cobertor do quarto, o cofre, a tv do quarto, a banheira de hidro, o secador do quarto, o café da tarde, o refeitório do hotel, o fraldário, o trocador/trocadores,
  o cadeirão/cadeirões, a cadeirinha de bebê, o berçário da creche, o parque, o pula-pula, a piscina de bolinhas, o escorregador, o tobogã, o brinquedo do parque,
  a sala de aula, a carteira da sala, o laboratório de informática, a biblioteca, o auditório, a sala de cinema, a tela do cinema, o projetor da sala, a projeção,
  a poltrona da sala, o cenário, o enigma, o camarote, o bar da festa, a área vip, a área de fumantes, o fumódromo, o bicicletário, o manobrista do local, a vaga, a cancela,
  o portão de entrada, a rampa de acesso, o degrau/degraus, o corrimão/corrimãos, a porta automática, a esteira rolante, a gôndola, o corredor da loja, a arara,
  o manequim/manequins, o espelho do provador, a cabine, a cadeira do salão, o lavatório, a bancada, a sala de procedimentos, a maca da sala, o aparelho de musculação,
  o halter/halteres, a anilha, a bicicleta ergométrica, o vestiário feminino, o armário do vestiário, o refletor/refletores, a tomada da mesa, a mesa do canto,
  a mesa da varanda, a mesa de som, o ombrelone, o guarda-sol/guarda-sóis, o sabonete líquido, o papel higiênico, a lixeira, o ventilador de teto, o ar da sala, o telhado,
  a parede, o teto, o piso do salão, a goteira, a fachada nova, a placa da rua, o letreiro, o mapa, o cardápio na parede, o lounge, o coworking, a sala de reunião,
  a impressora da sala, o quiosque, a barraca da praia, a churrasqueira do salão, a cozinha do salão, o bosque, o lago, a horta, o pomar/pomares, a fazendinha`,
);
