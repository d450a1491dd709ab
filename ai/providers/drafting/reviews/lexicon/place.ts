import { readThings } from "./thing.ts";

/** The shop itself and what stands in it. */
export const place = readThings(
  "place",
  `+o ambiente (ambiance atmosphere atmosfera ambientacao), o espaço (espacinho), o lugar/lugares (lugarzinho place), o local/locais, o banheiro (banheiros toalete wc sanitario bathroom restroom toilet bano), o quarto (room habitacion suite apartamento), a cama (camas bed),
  o chuveiro (ducha shower), a piscina (pool), a mesa, a cozinha, a sala, a sala de espera, o vestiário, os aparelhos, os equipamentos (equipamento),
  o espaço kids (area_kids brinquedoteca), o parquinho (playground), a decoração, a fachada, a estrutura, as instalações, o jardim, a vista (view), a varanda, o terraço,
  a roupa de cama, os lençóis (lencol), as toalhas (toalha), o travesseiro, o ar-condicionado, a iluminação, a localização, o elevador, o site, o aplicativo (app), o wi-fi (wifi), a internet, a música (musica_ao_vivo), o som, a louça, os talheres (talher), os copos (copo), a balança, o provador/provadores, o balcão, a vitrine, o frigobar, a maca, o bebedouro, as prateleiras (prateleira), o carrinho, o colchonete`,
);
