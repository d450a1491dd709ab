/** Surnames of Brazil that are no everyday words. */
const plain = `abreu afonso aguiar albuquerque alcantara alencar almeida alves amaral amorim andrade antunes aragao araujo arruda assis assuncao avelar azevedo bahia barbosa barcelos barreto barros bastos batista benevides bernardes bezerra bittencourt borba borges botelho braganca brandao brito bueno bulhoes cabral cajueiro caldeira calixto camargo camilo cardoso carneiro carvalho casagrande castanho castilho castro cavalcante cavalcanti cerqueira chagas chaves coelho coimbra correa correia coutinho couto cunha damasceno dantas diniz domingues dourado duarte dutra escobar espindola esteves evangelista fagundes falcao faria farias feitosa fernandes ferrari ferraz ferreira figueira figueiredo fogaca fonseca fontenele fontes fraga frazao freire freitas furtado galvao gama garcia godinho godoi godoy goes gomes goncalves goulart gouveia gouvea guedes guerreiro guimaraes gusmao henriques holanda hipolito jardim kobayashi lacerda lago leal leao leitao lemos lessa linhares lisboa lobato lobo lopes loureiro lucena luz macedo machado maciel magalhaes maia malta marinho marques martinez martins matias matos mattos medeiros meireles mello melo mendes mendonca menezes meneses mesquita miranda moraes morais moreira mota moura muniz nakamura napoleao nascimento navarro negreiros neves nobre nobrega nogueira noronha novaes nunes oliveira pacheco padilha paiva palhares parente passos patriota pedrosa peixoto penha pereira peres perez pessoa pimenta pimentel pinheiro pires pontes portela porto prado prates proenca quadros queiroga queiros queiroz quevedo quintana quintela rabelo rangel rebelo rebello reis resende rezende ribas ribeiro rios rocha rodrigues rolim romano romao roriz rossi sa saldanha salgueiro salles sales salomao sampaio santana santiago santos saraiva sarmento schmidt schneider seixas senna sepulveda serpa serra siqueira silva silveira simoes soares sobral sousa souto souza suzuki takahashi tanaka tavares teixeira teles telles tenorio toledo torres trindade uchoa valadares valente valle vargas vasconcelos vasques veiga veloso ventura viana vianna vidal vieira vilela villela yamamoto zanella zanetti ziegler weber wagner muller becker hoffmann kruger lorenzetti bianchi moretti rizzo`;

/** Surnames that are everyday words too: told by the first name before them. */
const wordy = `aguiar bahia barros bastos campos caldeira cardoso carneiro chaves coelho costa cruz dias dourado falcao flores fontes franco furtado gama goes guerra guerreiro jardim lago leal leao leite lima lisboa lobo luz macedo machado maciel maia marinho mata meira moura nascimento neto neves nobre parente passos paz penha pessoa pimenta pinheiro pinto pontes porto prado quadros ramos reis ribas rios rocha romano sa salgueiro santos serra sol sobral toledo torres trindade valente vale ventura vidal xavier filho junior bispo bandeira barra barroso cordeiro`;

const asSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const all = asSet(`${plain} ${wordy}`);
const alsoWords = asSet(wordy);

/** "Zampieri", "Kowalski": endings that only surnames brought from abroad have. */
const abroad = /^\p{L}{3,}(?:ieri|elli|etti|azzi|ucci|owski|ewski|mann|enko|witz|shima|moto)$/u;

/** Whether a word can be a surname, also one that is an everyday word. */
export function isSurname(key: string): boolean {
  return all.has(key) || abroad.test(key);
}

/** Whether a word is a surname and nothing else. */
export function isOnlySurname(key: string): boolean {
  return isSurname(key) && !alsoWords.has(key);
}
