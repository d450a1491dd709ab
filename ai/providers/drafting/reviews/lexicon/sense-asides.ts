import type { Turner } from "./opinion.ts";

/** Figures of speech whose nouns name nothing of the shop. */
export const senseAsides: [patterns: string, turner: Turner][] = [
  [
    `pag* pato, quem paga o pato, aprend* a gostar|apreciar|valorizar|desconfiar|pesquisar|evitar|confiar|amar, aprend* licao, aprend* a|minha|essa licao, serve|serviu|fica|ficou|que|como de|a|minha|uma licao, licao de vida|moral|humildade|empatia,
    fica|deixo|deixamos|segue|dou o|meu|esse|um aviso|alerta, fica aqui o|meu aviso, ja|so|eu|te aviso, banho de loja, banho de agua fria,
    mesa e banho, cama mesa e banho, cama mesa banho, tive|tivemos|tenho|temos|da|deu|dava|passa|passam|passou|fica|ficou|causou|causa a|uma|boa|otima|pessima|ma|outra|essa|melhor|pior impressao|impressoes, tive|tivemos|da|deu|passa|passou|fica|ficou uma|a|essa boa|otima|pessima|ma|outra|melhor|pior|excelente|mesma|grande impressao, impressao de que,
    carreg* o|esse|a|essa piano|mundo, apert* o|os cinto|cintos|orcamento, fiz|fizeram|faz|fazem|fazendo cera, carreira|carteira assinada, corpo mole, porta voz, levei|levamos|levou|tomei ferro, bateria de exames, livro de reclamacao|reclamacoes|ouro|visitas, contra o relogio, planta|plantas do|dos pe|pes, flor de pessoa, modelo de atendimento, modelo a ser, quebr* meu|um|nosso|muito galho, transporte|transportes publico|publicos|coletivo, sorriso|sorrisos do|da|dos|das|no meu|minha|meus|minhas|nosso|nossa|cliente|paciente|crianca|criancas|rosto|pequenos, sorriso dela|dele|deles|delas, me lembro do|da|de|dos|das|que, lembro do|da|de|dos|que, tomada|tomadas de decisao|decisoes|preco, quadro de funcionarios|pessoal|professores|horarios|avisos, bolsa familia, rolo de tinta|pintura, de passagem, moda da casa|fazenda, mola mestra, plano b, presente de grego, segundo plano, dormiu|dorme|dormi|durmo|cheguei|chego|chegamos|estou em _ minutos|minutinhos, em _ minutos|minutinhos chego|cheguei|chegamos|estou|estamos|dormiu|dorme|acabou|acabaram|esgotou|caminhando|andando, em _ minutos|minutinhos ja|eu|ele|ela|de estava|estou|estavamos|chego|dormiu|caminhada|carro, advogado|advogada do diabo, contador de agua|luz|energia|gas|passos|visitas, na bala, preco na bala, a prova de balas|bala`,
    { kind: "skip" },
  ],
];
