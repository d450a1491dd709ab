import { readThings } from "./thing.ts";

/** The shop itself and what stands in it. */
export const place = readThings(
  "place",
  `o hortifrúti (hortifruti), a casa de festas (casa_de_festa casa_de_eventos casa_de_shows), o camping, o escape room (escape_game), +o silêncio, o sossego, a cantina, a quadra, o tênis de mesa, o berçário, a brinquedoteca, o pátio, o refeitório, a arquibancada, o camarim, a academia do hotel, a sacada, a churrasqueira, a cela, a sauna, a hidromassagem, a esteira, a piscina infantil, a tomada, o bar da piscina, a garagem, o corredor/corredores, a escada, a van/vans, o ônibus, a poltrona, a área externa, o jardim de inverno, o terraço, a catraca, a entrada do prédio, +o ambiente (ambiance atmosphere atmosfera ambientacao vibe), o espaço (espacinho), o lugar/lugares (lugarzinho place), o local/locais, o banheiro (banheiros toalete wc sanitario bathroom restroom toilet bano bathrooms toilets banos), o quarto (room habitacion suite rooms cuarto habitaciones), a cama (camas bed beds),
  o apartamento, a água quente (hot_water agua_caliente), a água (water), o chuveiro (shower showers), a ducha, a piscina (pool), a mesa (table), a cozinha, a sala, a sala de espera, o vestiário, os aparelhos, os equipamentos (equipamento),
  o espaço kids (area_kids), o parquinho (playground), a decoração (decor decoration decoracion), a fachada, a estrutura, as instalações, o jardim, o jardim de infância, a vista (view), a varanda, o terraço,
  a roupa de cama, os lençóis (lencol), a toalha (towel toalla), as toalhas (towels toallas), o travesseiro, o ar-condicionado, a iluminação, a localização (location ubicacion), o elevador, o site, o aplicativo (app), o wi-fi (wifi), a internet, a banda larga, a música (musica_ao_vivo music musica_en_vivo), o som, a louça, os talheres (talher), o copo, a balança, o provador/provadores, o balcão, a vitrine, o frigobar, a maca, o bebedouro, as prateleiras (prateleira), o carrinho, o colchonete`,
);
