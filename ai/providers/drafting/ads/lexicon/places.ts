import { ambiguousTowns, towns } from "./towns.ts";

/**
 * Places by the preposition Brazilians put before them ("na Lapa", "no Centro", "em Recife"). Enough to restore
 * capitals and accents of the common ones; a place that is not here is known by its capital or its preposition.
 */
const withEm = `Água Verde|Aldeota|Alphaville|Americana|Amparo|Ananindeua|Anápolis|Angra dos Reis|Apucarana|Aracaju|Araçatuba|
Araguaína|Arapiraca|Araraquara|Araras|Arujá|Assis|Atibaia|Bagé|Balneário Camboriú|Bangu|Barbacena|Barretos|Barueri|Bauru|Belém|Belford Roxo|
Belo Horizonte|Bento Gonçalves|Bertioga|Betim|BH|Birigui|Blumenau|Boa Viagem|Boa Vista|Boqueirão|Botafogo|Botucatu|Bragança Paulista|Brasília|
Brumado|Brusque|Búzios|Cabo Frio|Caçapava|Cachoeirinha|Cachoeiro de Itapemirim|Caldas Novas|Camaçari|Camaragibe|Campina Grande|Campinas|
Campo Grande|Campo Limpo|Campo Mourão|Campos do Jordão|Campos dos Goytacazes|Canasvieiras|Canela|Canoas|Carapicuíba|Cariacica|Caraguatatuba|
Caruaru|Cascavel|Casa Amarela|Castanhal|Catanduva|Caucaia|Caxias do Sul|Ceilândia|Chapecó|Coelho Neto|Colatina|Contagem|Copacabana|Corumbá|
Cotia|Criciúma|Cubatão|Cuiabá|Curitiba|Diadema|Divinópolis|Dourados|Duque de Caxias|Embu das Artes|Erechim|Eunápolis|Feira de Santana|
Ferraz de Vasconcelos|Florianópolis|Fortaleza|Foz do Iguaçu|Franca|Francisco Morato|Garanhuns|Goiânia|Goiás|Governador Valadares|Gramado|
Gravataí|Guará|Guarapari|Guarapuava|Guararapes|Guaratinguetá|Guarujá|Guarulhos|Higienópolis|Hortolândia|Icaraí|Ilhabela|Ilhéus|Imperatriz|
Indaiatuba|Interlagos|Ipanema|Ipatinga|Itabira|Itabuna|Itaim Bibi|Itaipava|Itajaí|Itajubá|Itanhaém|Itapecerica da Serra|Itapetininga|Itapevi|
Itaquaquecetuba|Itaquera|Itatiba|Itu|Jaboatão dos Guararapes|Jacareí|Jacarepaguá|Jandira|Jaraguá do Sul|Jaú|Jequié|Ji-Paraná|João Pessoa|
Joinville|Juazeiro|Juazeiro do Norte|Juiz de Fora|Jundiaí|Lages|Lauro de Freitas|Lavras|Leblon|Limeira|Lins|Londrina|Luziânia|Macaé|Macapá|Maceió|
Madureira|Magé|Manaus|Marabá|Maracanaú|Maricá|Marília|Maringá|Marituba|Mato Grosso|Mato Grosso do Sul|Mauá|Minas Gerais|Moema|
Mogi das Cruzes|Mogi Guaçu|Montes Claros|Morumbi|Mossoró|Natal|Nilópolis|Niterói|Nova Friburgo|Nova Iguaçu|Nova Lima|Novo Hamburgo|Olinda|
Osasco|Ouro Preto|Palhoça|Palmas|Paranaguá|Parauapebas|Parelheiros|Parnaíba|Parnamirim|Passo Fundo|Patos de Minas|Paulínia|Paulista|
Pelotas|Pernambuco|Perdizes|Perus|Petrolina|Petrópolis|Pindamonhangaba|Pinheiros|Piracicaba|Pirituba|Planaltina|Poá|Poços de Caldas|
Ponta Grossa|Porto Alegre|Porto Seguro|Porto Velho|Pouso Alegre|Presidente Prudente|Queimados|Realengo|Recife|Resende|Ribeirão das Neves|Ribeirão Pires|
Ribeirão Preto|Rio Branco|Rio Claro|Rio das Ostras|Rio Grande do Norte|Rio Verde|Rondonópolis|Rondônia|Roraima|Sabará|Salto|Salvador|
Samambaia|Santa Bárbara d'Oeste|Santa Catarina|Santa Cecília|Santa Cruz do Sul|Santa Felicidade|Santa Luzia|Santa Maria|Santa Rita|Santa Teresa|
Santana de Parnaíba|Santarém|Santo Amaro|Santo André|Santos|São Bernardo do Campo|São Bernardo|São Caetano do Sul|São Caetano|São Carlos|São Gonçalo|
São João de Meriti|São José|São José do Rio Preto|São José dos Campos|São José dos Pinhais|São Leopoldo|São Luís|São Mateus|São Miguel Paulista|
São Paulo|São Pedro|São Roque|São Sebastião|São Vicente|Sapucaia do Sul|Sergipe|Serra Talhada|Sete Lagoas|Sinop|Sobradinho|Sobral|Sorocaba|
Sumaré|Suzano|Taboão da Serra|Taguatinga|Tatuí|Taubaté|Teófilo Otoni|Teresina|Teresópolis|Timon|Três Lagoas|Três Rios|Tubarão|Uberaba|
Uberlândia|Umuarama|Uruguaiana|Valinhos|Valparaíso|Varginha|Várzea Grande|Vassouras|Viamão|Vinhedo|Vitória|Vitória da Conquista|Volta Redonda|
Votorantim|Votuporanga|Maracanã|Boituva|Holambra|Tiradentes|Paraty|Jericoacoara|Caldas|Laranjeiras|Capim Macio|Manaíra|Jatiúca`;

const withNa = `Aclimação|Água Branca|Água Rasa|Asa Norte|Asa Sul|Bahia|Baixada Fluminense|Baixada Santista|Barra da Tijuca|Barra Funda|Bela Vista|
Boca do Rio|Casa Verde|Cidade Nova|Cidade Baixa|Cidade Tiradentes|Consolação|Freguesia do Ó|Gávea|Glória|Grande São Paulo|Grande Vitória|Grande Florianópolis|Grande Recife|Grande Curitiba|Grande Belo Horizonte|Ilha do Governador|Lagoa da Conceição|
Lapa|Liberdade|Madalena|Mooca|Pampulha|Paraíba|Pavuna|Penha|Pituba|Pompeia|Ponta Negra|Ponta Verde|Praia do Canto|Praia Grande|Praia da Costa|
Savassi|Tijuca|Trindade|Urca|Vila Andrade|Vila Carrão|Vila Clementino|Vila da Penha|Vila Formosa|Vila Guilherme|
Vila Isabel|Vila Leopoldina|Vila Madalena|Vila Maria|Vila Mariana|Vila Mascote|Vila Matilde|Vila Nova Conceição|Vila Olímpia|Vila Prudente|
Vila Sônia|Chapada dos Veadeiros|Chapada Diamantina|Serra da Canastra|Serra Gaúcha|Serra da Mantiqueira|Serra do Cipó|zona leste|zona norte|zona oeste|zona sul`;

const withNo = `ABC|ABC Paulista|Alto da Lapa|Alto de Pinheiros|Acre|Amapá|Amazonas|Bacacheri|Batel|Benfica|Bexiga|Bigorrilho|Bixiga|Bom Fim|Bom Retiro|Brás|Brooklin|
Butantã|Cabula|Cambuci|Cambuí|Campeche|Campo Belo|Capão Redondo|Catete|Catumbi|Ceará|centro|centro histórico|Distrito Federal|Engenho de Dentro|Espinheiro|
Espírito Santo|Flamengo|Gonzaga|Grajaú|Humaitá|Imbuí|Ipiranga|Itaim|Itaim Paulista|Itapuã|Jabaquara|Jaçanã|Jardim América|Jardim Ângela|
Jardim Botânico|Jardim Paulista|Jalapão|Pelourinho|Kobrasol|Lourdes|Mandaqui|Maranhão|Meireles|Méier|Menino Deus|Moinhos de Vento|Pacaembu|Pantanal|Pará|Paraná|Parque São Jorge|
Piauí|Recreio dos Bandeirantes|Rio de Janeiro|Rio Grande do Sul|Rio Vermelho|Sacomã|Santo Agostinho|Setor Bueno|Setor Marista|Setor Oeste|
Sion|Socorro|Sumarezinho|Tatuapé|Tirol|Tocantins|Tremembé|Triângulo Mineiro|Tucuruvi|Vale do Paraíba|Sacramento`;

function toNames(list: string): string[] {
  return list.replaceAll("\n", "").split("|");
}

export const placesByPreposition = {
  em: [...toNames(withEm), ...towns],
  na: toNames(withNa),
  no: toNames(withNo),
  nos: ["Jardins"],
} as const;

/** Names that are also words or first names: only a preposition or a capital tells the place, folded. */
export const ambiguousPlaces: ReadonlySet<string> = new Set([
  ...ambiguousTowns,
  ...(
    "americana|amparo|assis|amazonas|barra|bosque|brumado|benfica|canela|caldas|cascavel|centro|contagem|consolacao|dourados|espinheiro|estreito|flamengo|franca|" +
    "fortaleza|gloria|gramado|imperatriz|jardins|juazeiro|laranjeiras|liberdade|lapa|limeira|lourdes|madalena|natal|palmas|pantanal|para|paraiso|paulista|penha|" +
    "perus|portao|praia grande|recreio|republica|resende|salto|salvador|santos|saude|serra|socorro|torre|trindade|tubarao|vassouras|vitoria|valparaiso|torre|" +
    "tiradentes|botafogo|sao pedro|santa maria|santa rita|sao jose|santa luzia|caxias|sacramento|lagoa|boa vista|bela vista|acre|planaltina|maracana|boa viagem|abc|parana|" +
    "sao sebastiao|sao vicente|ouro preto|rio branco|rio claro|rio verde|cidade nova|casa verde|guara|itu|ipiranga|samambaia|castanhal|holambra|coco|sobral|lins|propria"
  ).split("|"),
]);

/** First words of names of quarters and streets, folded, with their preposition. */
export const placePrefixes: Readonly<Record<string, "na" | "no">> = {
  vila: "na",
  jardim: "no",
  jd: "no",
  parque: "no",
  pq: "no",
  bairro: "no",
  centro: "no",
  zona: "na",
  rua: "na",
  avenida: "na",
  alameda: "na",
  praca: "na",
  shopping: "no",
  setor: "no",
  conjunto: "no",
  condominio: "no",
  cidade: "na",
  alto: "no",
  praia: "na",
  lagoa: "na",
  ilha: "na",
  chacara: "na",
  regiao: "na",
  grande: "na",
  litoral: "no",
  interior: "no",
  vale: "no",
  morro: "no",
  galeria: "na",
  barra: "na",
  mercado: "no",
  estrada: "na",
  rodovia: "na",
  travessa: "na",
  ladeira: "na",
  largo: "no",
};

export const states = new Set(
  "AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO".split(" "),
);
