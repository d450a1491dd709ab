/** What numbers count or measure, in the singular; plurals are told by their "s". */
export const units = new Set(
  (
    "dia hora mes ano semana minuto min vez pessoa aluno km metro m cm mm ml litro l g grama kg quilo kilo unidade peca item foto lugar sessao aula convidado crianca noite quarto vaga pote fatia mil por cento centavo btu btus mega giga gb mb watt volt ampere amperes " +
    "polegada grau comodo andar h hs hrs x da de dos das janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro pagina volta parcela"
  ).split(" "),
);

/** In front of a number these make it a count or a measure. */
export const counting = new Set(
  "saida vagas pague paga pagam leve leva ganhe ganha compre com para por ate de do da ao das dos mais menos cada dia numero faixa tamanho tem temos tenho sao cabe cabem a as em no na nota categoria nivel tipo desde entre ha faz uns umas esse esses essa essas serve servem rende rendem".split(
    " ",
  ),
);
/** "box 14", "iphone 13": the number is part of the name. */
export const numbered = new Set(
  "aro piso prata ouro box loja sala casa bloco quadra lote zona setor rua avenida andar porta km quilometro br iphone galaxy moto redmi note playstation xbox windows fase turma vacina apartamento apto bairro rodovia vitamina mega canal posto quiosque corredor modulo densidade bitola calibre gramatura espessura diametro voltagem potencia referencia ref fator".split(
    " ",
  ),
);
/** Say nothing without the number or the letter behind them: "tamanho M", "malha 5". */
export const measures = new Set(
  "tamanho tam numero aro densidade bitola calibre gramatura espessura diametro voltagem potencia referencia ref fator fio malha modelo serie nivel grau linha".split(
    " ",
  ),
);
/** Sums are told of these too. */
export const pricedNouns = new Set(
  "aluguel visita diaria matricula mensalidade taxa pacote kit kits combo consulta avaliacao sessao manutencao esmaltacao porte montagem retoque deslocamento ida retorno trecho cento duzia top fatia bandeja caixa quilo pote".split(
    " ",
  ),
);
/** Kinds and sizes with sums of their own. */
export const variants =
  /^(?:simples|tradiciona(?:l|is)|vegan[ao]|vegetarian[ao]|kids|tripl[ao]|dupl[ao]|complet[ao]|prensad[ao]|grandes?|medi[ao]|pequen[ao]|individual|casal|dupla|infantil|adulto|inteir[ao]|mei[ao]|frit[ao]|assad[ao]|congelad[ao]|curad[ao]|recheada|dois|duas|tres|ambos|feminin[ao]|masculin[ao]|colorid[ao]|avuls[ao]|codificad[ao]|lugares|mensal|trimestral|semestral|anual|pp|p|m|g|gg|\d+(?:g|ml|kg|l|cm|m³))$/;
