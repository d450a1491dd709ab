/**
 * Smaller Brazilian towns and well-known quarters, all with "em" before them ("em Itabaiana"), by the states IBGE
 * lists them under. With places.ts they restore capitals and accents where the owner typed neither.
 */
const names = `
Bragança|Cruzeiro do Sul|Sena Madureira|Tarauacá|Penedo|Palmeira dos Índios|Rio Largo|União dos Palmares|Maragogi|Marechal Deodoro|Delmiro Gouveia|
São Miguel dos Campos|Coruripe|Itacoatiara|Manacapuru|Parintins|Tefé|Coari|Tabatinga|Maués|Santana|Laranjal do Jari|Oiapoque|
Alagoinhas|Barreiras|Bom Jesus da Lapa|Candeias|Catu|Conceição do Coité|Cruz das Almas|Dias d'Ávila|Guanambi|Ipiaú|Irecê|Itaberaba|Itamaraju|
Itapetinga|Jacobina|Luís Eduardo Magalhães|Mata de São João|Paulo Afonso|Santo Amaro da Purificação|Santo Antônio de Jesus|Santo Estêvão|
Senhor do Bonfim|Serrinha|Simões Filho|Teixeira de Freitas|Valença|Lençóis|Trancoso|Arraial d'Ajuda|Caetité|Poções|Itacaré|Canavieiras|
Aquiraz|Aracati|Barbalha|Brejo Santo|Camocim|Canindé|Cascavel|Crateús|Crato|Eusébio|Horizonte|Icó|Iguatu|Ipu|Itapajé|Itapipoca|Limoeiro do Norte|
Maranguape|Morada Nova|Pacajus|Pacatuba|Quixadá|Quixeramobim|Russas|São Benedito|São Gonçalo do Amarante|Tauá|Tianguá|Ubajara|Várzea Alegre|
Águas Lindas de Goiás|Aparecida de Goiânia|Caldas Novas|Catalão|Cidade Ocidental|Cristalina|Formosa|Goianésia|Inhumas|Ipameri|Itaberaí|Itumbiara|
Iporá|Jataí|Jaraguá|Mineiros|Morrinhos|Niquelândia|Novo Gama|Pirenópolis|Pires do Rio|Porangatu|Quirinópolis|Santa Helena de Goiás|
Santo Antônio do Descoberto|Senador Canedo|Trindade|Uruaçu|Valparaíso de Goiás|Alto Paraíso|Alto Paraíso de Goiás|Brazlândia|Sobradinho|Riacho Fundo|
Afonso Cláudio|Rio Preto|Mogi|Venda Nova do Imigrante|Alegre|Anchieta|Aracruz|Barra de São Francisco|Castelo|Domingos Martins|Itapemirim|Linhares|Marataízes|Nova Venécia|Santa Teresa|
São Gabriel da Palha|São Mateus|Viana|Açailândia|Bacabal|Balsas|Barra do Corda|Barreirinhas|Caxias|Chapadinha|Codó|Coroatá|Grajaú|Itapecuru Mirim|
Lago da Pedra|Paço do Lumiar|Pedreiras|Pinheiro|Presidente Dutra|Santa Inês|São José de Ribamar|Zé Doca|Alta Floresta|Barra do Bugres|Barra do Garças|
Cáceres|Campo Verde|Chapada dos Guimarães|Colíder|Guarantã do Norte|Juína|Lucas do Rio Verde|Mirassol d'Oeste|Nova Mutum|Pontes e Lacerda|
Poconé|Primavera do Leste|Sorriso|Tangará da Serra|Amambai|Aquidauana|Bonito|Chapadão do Sul|Coxim|Jardim|Maracaju|Miranda|Naviraí|Nova Andradina|
Paranaíba|Ponta Porã|Rio Brilhante|Sidrolândia|Alfenas|Além Paraíba|Almenara|Andradas|Araguari|Araçuaí|Araxá|Arcos|Baependi|Bocaiúva|Boa Esperança|
Bom Despacho|Brumadinho|Caeté|Camanducaia|Cambuí|Campo Belo|Capelinha|Carangola|Caratinga|Carmo do Paranaíba|Cataguases|Caxambu|Congonhas|
Conselheiro Lafaiete|Coronel Fabriciano|Coromandel|Curvelo|Diamantina|Elói Mendes|Esmeraldas|Extrema|Formiga|Frutal|Guanhães|Guaxupé|Ibirité|Igarapé|
Itabirito|Itajubá|Itamarandiba|Itapecerica|Itaúna|Ituiutaba|Iturama|Janaúba|Januária|João Monlevade|João Pinheiro|Juatuba|Lagoa da Prata|Lagoa Santa|
Leopoldina|Machado|Manhuaçu|Manhumirim|Mariana|Mateus Leme|Matias Barbosa|Matozinhos|Monte Carmelo|Monte Verde|Muriaé|Nanuque|Nova Serrana|
Oliveira|Ouro Branco|Ouro Fino|Pará de Minas|Paracatu|Paraguaçu|Paraisópolis|Passos|Patrocínio|Pedro Leopoldo|Pirapora|Piumhi|Ponte Nova|
Porteirinha|Salinas|Sacramento|Santa Rita do Sapucaí|Santos Dumont|São Francisco|São Gotardo|São João del-Rei|São João Nepomuceno|São Lourenço|
São Sebastião do Paraíso|Sarzedo|Timóteo|Três Corações|Três Marias|Três Pontas|Ubá|Unaí|Vazante|Vespasiano|Viçosa|Visconde do Rio Branco|Tupaciguara|
Abaetetuba|Altamira|Barcarena|Benevides|Breves|Cametá|Capanema|Canaã dos Carajás|Conceição do Araguaia|Dom Eliseu|Itaituba|Jacundá|Moju|Monte Alegre|
Novo Repartimento|Óbidos|Oriximiná|Paragominas|Redenção|Rondon do Pará|Salinópolis|Santa Izabel do Pará|São Félix do Xingu|Tailândia|Tomé-Açu|Tucuruí|
Tucumã|Vigia|Xinguara|Alter do Chão|Icoaraci|Mosqueiro|Bayeux|Cabedelo|Cajazeiras|Catolé do Rocha|Conde|Esperança|Guarabira|Itabaiana|Mamanguape|
Monteiro|Patos|Pombal|Queimadas|Santa Rita|Sapé|Sousa|Solânea|Almirante Tamandaré|Antonina|Arapongas|Araucária|Assis Chateaubriand|Bandeirantes|Cambé|
Campina Grande do Sul|Campo Largo|Castro|Cianorte|Colombo|Cornélio Procópio|Dois Vizinhos|Fazenda Rio Grande|Francisco Beltrão|Goioerê|Guaíra|
Guaratuba|Ibiporã|Irati|Ivaiporã|Jacarezinho|Jaguariaíva|Lapa|Laranjeiras do Sul|Loanda|Mandaguari|Marechal Cândido Rondon|Marialva|Matinhos|
Medianeira|Morretes|Palmeira|Palotina|Paiçandu|Paranavaí|Pato Branco|Pinhais|Piraquara|Pitanga|Pontal do Paraná|Prudentópolis|Quatro Barras|
Rio Negro|Rolândia|Santa Terezinha de Itaipu|Santo Antônio da Platina|São Mateus do Sul|Sarandi|Telêmaco Borba|Toledo|União da Vitória|Wenceslau Braz|
Abreu e Lima|Afogados da Ingazeira|Araripina|Arcoverde|Belo Jardim|Bezerros|Bonito|Buíque|Cabo de Santo Agostinho|Carpina|Escada|Goiana|Gravatá|
Igarassu|Ipojuca|Itamaracá|Limoeiro|Moreno|Ouricuri|Palmares|Paudalho|Pesqueira|Porto de Galinhas|Salgueiro|Santa Cruz do Capibaribe|
São Bento do Una|São José do Egito|São Lourenço da Mata|Surubim|Tamandaré|Timbaúba|Toritama|Vitória de Santo Antão|Altos|Barras|Bom Jesus|Campo Maior|
Corrente|Floriano|José de Freitas|Oeiras|Picos|Piripiri|São Raimundo Nonato|União|Uruçuí|Luís Correia|Angra|Araruama|Areal|Armação dos Búzios|
Arraial do Cabo|Barra do Piraí|Barra Mansa|Bom Jesus do Itabapoana|Cachoeiras de Macacu|Casimiro de Abreu|Guapimirim|Iguaba Grande|Itaboraí|Itaguaí|
Itaocara|Itaperuna|Itatiaia|Japeri|Mangaratiba|Mendes|Mesquita|Miguel Pereira|Miracema|Nova Friburgo|Paracambi|Paraíba do Sul|Paty do Alferes|
Penedo|Pinheiral|Piraí|Porto Real|Rio Bonito|Santo Antônio de Pádua|São Fidélis|São João da Barra|São Pedro da Aldeia|Saquarema|Seropédica|Silva Jardim|
Tanguá|Valença|Campo Grande|Acari|Areia Branca|Assú|Caicó|Ceará-Mirim|Currais Novos|Extremoz|João Câmara|Macaíba|Macau|Nísia Floresta|Nova Cruz|
Pau dos Ferros|Santa Cruz|São José de Mipibu|São Miguel do Gostoso|Tibau do Sul|Touros|Pipa|Alegrete|Alvorada|Bom Princípio|Caçapava do Sul|Cachoeira do Sul|
Camaquã|Campo Bom|Capão da Canoa|Carazinho|Carlos Barbosa|Charqueadas|Cruz Alta|Dois Irmãos|Dom Pedrito|Encantado|Estância Velha|Esteio|Estrela|Eldorado do Sul|
Farroupilha|Flores da Cunha|Frederico Westphalen|Garibaldi|Guaíba|Guaporé|Igrejinha|Ijuí|Imbé|Itaqui|Ivoti|Jaguarão|Lajeado|Marau|Montenegro|
Não-Me-Toque|Nova Petrópolis|Nova Prata|Osório|Palmeira das Missões|Panambi|Parobé|Portão|Rosário do Sul|Santa Rosa|Santa Vitória do Palmar|
Santana do Livramento|Santiago|Santo Ângelo|São Borja|São Francisco de Paula|São Gabriel|São Jerônimo|São Lourenço do Sul|São Luiz Gonzaga|São Marcos|
São Sebastião do Caí|Sapiranga|Soledade|Taquara|Taquari|Teutônia|Torres|Tramandaí|Três Coroas|Três de Maio|Três Passos|Vacaria|Venâncio Aires|
Veranópolis|Xangri-lá|Ariquemes|Cacoal|Guajará-Mirim|Jaru|Ouro Preto do Oeste|Pimenta Bueno|Rolim de Moura|Vilhena|Buritis|Rorainópolis|Pacaraima|
Araquari|Araranguá|Balneário Piçarras|Barra Velha|Biguaçu|Bombinhas|Braço do Norte|Caçador|Camboriú|Campos Novos|Canoinhas|Capinzal|Concórdia|Curitibanos|
Fraiburgo|Garopaba|Gaspar|Guabiruba|Guaramirim|Ibirama|Içara|Imbituba|Indaial|Itapema|Itapoá|Ituporanga|Joaçaba|Laguna|Mafra|Maravilha|Massaranduba|
Morro da Fumaça|Navegantes|Nova Trento|Orleans|Palmitos|Penha|Piçarras|Pinhalzinho|Pomerode|Porto Belo|Porto União|Rio Negrinho|Santo Amaro da Imperatriz|
São Bento do Sul|São Francisco do Sul|São Joaquim|São José do Cedro|São Lourenço do Oeste|São Miguel do Oeste|Schroeder|Sombrio|Tijucas|Timbó|Tubarão|Turvo|
Urussanga|Videira|Xanxerê|Xaxim|Estância|Itaporanga d'Ajuda|Lagarto|Laranjeiras|Nossa Senhora da Glória|Nossa Senhora do Socorro|Propriá|
Simão Dias|São Cristóvão|Tobias Barreto|Adamantina|Agudos|Águas de Lindóia|Aguaí|Americana|Andradina|Aparecida|Arujá|Artur Nogueira|Avaré|
Bariri|Barra Bonita|Bastos|Batatais|Bebedouro|Biritiba Mirim|Bom Jesus dos Perdões|Brotas|Buri|Cabreúva|Cachoeira Paulista|Caieiras|Cajamar|Cajati|Campo Limpo Paulista|
Cananéia|Capão Bonito|Capivari|Casa Branca|Cerquilho|Conchal|Cordeirópolis|Cosmópolis|Cruzeiro|Cunha|Descalvado|Dois Córregos|Dracena|
Embu-Guaçu|Espírito Santo do Pinhal|Fernandópolis|Francisco Morato|Franco da Rocha|Garça|Guaíra|Guararema|Guariba|Ibaté|Ibitinga|Ibiúna|Igaraçu do Tietê|
Iguape|Ilha Solteira|Iracemápolis|Itápolis|Itapira|Itararé|Itirapina|Itupeva|Ituverava|Jaboticabal|Jaguariúna|Jales|Jardinópolis|José Bonifácio|Juquitiba|
Laranjal Paulista|Leme|Lençóis Paulista|Lorena|Louveira|Mairinque|Mairiporã|Martinópolis|Matão|Miracatu|Mirandópolis|Mirassol|Mococa|Mogi Mirim|
Mongaguá|Monte Alto|Monte Mor|Nhandeara|Nova Odessa|Novo Horizonte|Olímpia|Orlândia|Osvaldo Cruz|Ourinhos|Paraguaçu Paulista|Paraibuna|Pederneiras|Pedreira|
Penápolis|Pereira Barreto|Peruíbe|Piedade|Piraju|Pirajuí|Pirassununga|Pontal|Porto Feliz|Porto Ferreira|Presidente Epitácio|Presidente Venceslau|Promissão|
Rancharia|Registro|Ribeirão Bonito|Rio das Pedras|Rio Grande da Serra|Salto de Pirapora|Santa Cruz do Rio Pardo|Santa Fé do Sul|Santa Isabel|
Santa Rita do Passa Quatro|Santo Anastácio|São Bento do Sapucaí|São João da Boa Vista|São Joaquim da Barra|São José do Rio Pardo|São Luiz do Paraitinga|São Manuel|
São Miguel Arcanjo|São Pedro|Serra Negra|Serrana|Sertãozinho|Socorro|Tanabi|Taquaritinga|Tietê|Tremembé|Tupã|Ubatuba|Valparaíso|Vargem Grande Paulista|
Várzea Paulista|Viradouro|Maresias|Boiçucanga|Cidade Tiradentes|Augustinópolis|Colinas do Tocantins|Dianópolis|Guaraí|Gurupi|Miracema do Tocantins|
Paraíso do Tocantins|Porto Nacional|Tocantinópolis|Vila Velha|Floripa|Alto Branco|Ponta da Praia|Rocha Miranda|Campo dos Afonsos`;

export const towns: readonly string[] = [...new Set(names.replaceAll("\n", "").split("|"))];

/** Towns whose names are also words or first names, folded: only a preposition tells the place. */
export const ambiguousTowns: ReadonlySet<string> = new Set(
  (
    "braganca|penedo|santana|candeias|barreiras|valenca|lencois|pocoes|cascavel|crato|horizonte|russas|formosa|mineiros|morrinhos|trindade|jaragua|cristalina|alegre|anchieta|castelo|viana|" +
    "balsas|caxias|pedreiras|pinheiro|sorriso|bonito|jardim|miranda|andradas|arcos|bocaiuva|boa esperanca|brumadinho|extrema|formiga|frutal|machado|mariana|oliveira|passos|patrocinio|salinas|sacramento|" +
    "esmeraldas|leopoldina|diamantina|altamira|breves|redencao|tailandia|monte alegre|vigia|conde|esperanca|monteiro|patos|pombal|queimadas|santa rita|sousa|bandeirantes|castro|colombo|lapa|loanda|" +
    "palmeira|pitanga|medianeira|toledo|escada|moreno|pesqueira|salgueiro|palmares|limoeiro|goiana|surubim|altos|barras|bom jesus|corrente|floriano|picos|uniao|areal|angra|mendes|mesquita|macau|touros|pipa|" +
    "santa cruz|alvorada|encantado|estrela|esteio|garibaldi|estancia velha|marau|montenegro|osorio|portao|santa rosa|santiago|soledade|taquara|torres|" +
    "cacador|concordia|gaspar|laguna|maravilha|navegantes|orleans|penha|sombrio|videira|turvo|estancia|lagarto|laranjeiras|americana|aparecida|bastos|bebedouro|brotas|buri|" +
    "casa branca|cruzeiro|cunha|garca|leme|lorena|olimpia|pedreira|piedade|pontal|promissao|registro|serrana|socorro|valparaiso|sertaozinho|tome-acu|moju|acari|jales|ipu|horizonte|uniao|tupa|matao|serrinha|capela|guara|buritis|gravata|jatai|dois irmaos|macaiba|dracena|monte verde|monte alto|ouro branco|nova prata|campo verde|campo maior|campo bom|morada nova|dois vizinhos|tres passos|tres pontas|tres coroas|tres de maio|tres marias|quatro barras|areia branca|ponta da praia|sao francisco|santa ines|redencao"
  ).split("|"),
);
