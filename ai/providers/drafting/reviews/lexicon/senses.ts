import type { ThingClass } from "./thing.ts";

/**
 * A noun that means something else where the text speaks of another matter. `about`: signs of that matter anywhere in
 * the text; `meant`: signs that the noun is meant after all; `before`, `after`: what stands right beside it. `as`: what
 * it is then; nothing that could be named where it is left out.
 */
export type Sense = {
  nouns: RegExp;
  about?: RegExp;
  meant?: RegExp;
  before?: RegExp;
  after?: RegExp;
  as?: ThingClass;
  /** What stands before and after must both fit. */
  both?: true;
};

const eaten =
  / (?:com(?:i|emos|er|ida|idas|eu)|pratos?|restaurante|churrasc\p{L}*|assad\p{L}*|delici\p{L}*|temper\p{L}*|molho|sabor\p{L}*|porc(?:ao|oes)|cardapio|recheio|doces?|gostos\p{L}*) /u;
const coloured =
  / (?:cor|cores|tom|tons|tinta|esmalte|batom|vestidos?|blusas?|camisas?|camisetas?|calcas?|saias?|sofa|tapete|cortinas?|cabelos?|luzes|mechas|loiro|ruivo|azul|verde|marrom|roxo|castanho|bolsas?|sapatos?|papel|parede|bege|convites?|toalhas?|unhas?) (?:(?:de|na|em|da)(?: cor)? |cor |tom )?$/;

/** Vacancies of a class or a job are no parking. */
export const vacancies = {
  nouns: /^vagas?$/,
  about:
    / (?:emprego|curriculos?|estagio|entrevista|rh|contratac\p{L}*|turmas?|creche|matricul\p{L}*|aula|aulas|inscri\p{L}*|curso|seletivo) /u,
  meant: / (?:estacion\p{L}*|carros?|motos?|garagem) /u,
  as: "process",
} as const;

export const senses: readonly Sense[] = [
  {
    nouns: /^(?:costelas?|coxas?|batatas?|lombo|ossos?|miolo|peito)$/,
    about:
      / (?:dor|dores|fisio\p{L}*|tatu\p{L}*|quiro\p{L}*|acupuntura|massag\p{L}*|les(?:ao|oes)|fratur\p{L}*|treinos?|academia|depil\p{L}*|ortoped\p{L}*|doendo|cirurgia|raio|lipo\p{L}*) /u,
    meant: eaten,
  },
  {
    nouns: /^(?:espinhas?|carocos?|gorduras?)$/,
    about:
      / (?:pele|rosto|face|extra(?:i|iu|cao|ir)|limpeza|esteti\p{L}*|peeling|dermato\p{L}*|acne|seio|mama|exames?|nodulo|quilos?|kg|emagre\p{L}*|nutri\p{L}*|lipo\p{L}*|crio\p{L}*|cravos?) /u,
    meant: eaten,
  },
  {
    nouns: /^batidas?$/,
    about:
      / (?:carros?|motos?|veiculo|lataria|funilari\p{L}*|martelinho|seguro|seguradora|guincho|oficina|transito|porta|parachoque|som|musica|dj|ritmo|samba) /u,
    meant: / (?:morango|maracuja|coco|vodka|vodca|drinks?|bebidas?|caipirinha|copo) /,
  },
  { nouns: /^claras?$/, about: / /, meant: / (?:ovos?|gemas?|neve|merengue|omelete|suspiro) / },
  {
    nouns: /^arrumadinhos?$/,
    before:
      / (?:lugar|tudo|ambiente|espaco|quarto|local|loja|casa|bem|todo|muito|super|cabelo|salao|cantinho|e|sempre) $/,
  },
  { nouns: /^gemas?$/, about: / /, meant: / (?:ovos?|claras?|moles?|hamburguer|pao) / },
  {
    nouns:
      /^(?:vinhos?|mostarda|laranjas?|chocolate|castanha|creme|mel|areia|uva|goiaba|salmao|abacate|cafe|rosas?|vermelho|morango|caramelo|limao|ameixa|cenoura)$/,
    before: coloured,
  },
  { nouns: /^mate$/, after: /^ (?:[oa]s?|barata|baratas|formiga|formigas|fome|saudade) / },
  { nouns: /^grama$/, before: / (?:por|cada|\d+|de|um|uma|meio) $/ },
  {
    nouns: /^gramas$/,
    about: / /,
    meant:
      / (?:jardim|jardins|esmeralda|jardin\p{L}*|paisagis\p{L}*|rolos?|plantar\p{L}*|plantas?|podar?) /u,
  },
  {
    nouns: /^monitor(?:es)?$/,
    about:
      / (?:computador|tela|polegadas|gamer|hz|pc|notebook|led|imagem|hdmi|mouse|teclado|full|usado|pixel|pixels|risco|garantia) /,
    meant: / (?:criancas?|aula|treino|festa|filh[oa]s?|brinquedos?|trilha|academia) /,
    as: "goods",
  },
  {
    nouns: /^direcao$/,
    about:
      / (?:carro|volante|hidraulica|oficina|mecanico|pneus?|alinhamento|autoescola|baliza|instrutor|transito|defensiva|dura|puxando|geometria|direcao para|dirigir) /,
    meant: / (?:escola|colegio|professor[ae]s?|creche|clinica|hospital|academia) /,
    as: "goods",
  },
  {
    nouns: /^rios?$/,
    before: / (?:eu|tambem|sempre) $/,
    after: /^ (?:sempre|muito|demais|alto|litros|de janeiro) /,
  },
  {
    nouns: /^curso$/,
    after:
      /^ (?:d[aeo]|normal|natural) (?:doenca|processo|obra|tratamento|ano|dia|semana|vida|noite|evento|reforma|rio|pedido|conversa|atendimento) /,
    before: / em $/,
  },
  {
    nouns: /^(?:camas?|mesas?|banho)$/,
    about: / cama (?:, )?mesa (?:, )?(?:e )?banho /,
  },
  { nouns: /^bandas?$/, after: /^ (?:larga|de rodagem|lateral) / },
  vacancies,
  { nouns: /^visitas?$/, before: / (?:minhas?|meus|nossas?) $/ },
  {
    nouns: /^ensaios?$/,
    about:
      / (?:bandas?|teatro|danca|samba|coral|orquestra|estudio|musica|instrumentos?|barulho|bateria) /,
    meant: / (?:fot\p{L}*|gestante|newborn|casal|pre) /u,
  },
  {
    nouns: /^tecnic[oa]s?$/,
    before:
      / (?:erros?|problemas?|cursos?|suporte|parte|falhas?|assistencia|equipe|questao|laudo|termo|ensino|nivel|conhecimento|a mesma|uma|essa|com|boa|otima) $/,
    meant: / (?:enfermagem|atend\p{L}*) /u,
  },
  {
    nouns: /^tecnicas?$/,
    after: /^ (?:de|d[oa]|errada|usada|utilizada|aplicada|certa|correta) (?!enfermagem)/,
  },
  {
    nouns: /^(?:pessoal|galera|meninas?|moc[ao]s?|rapaz|rapazes)$/,
    before: /^ (?:(?:oi|ola|gente|ei|olha|entao|e ai) (?:, )?)?$/,
    after:
      /^ (?:, (?!(?:simpatic|atencios|educad|otim|bo[am]|gentis|muito|super|ambiente|comida|preco|atendimento|servico|e ))|do ceu )/,
    both: true,
  },
  {
    nouns: /^(?:meninas?|rapaz|rapazes|moc[ao]s?)$/,
    before: / (?:meus?|minhas?) (?:duas |dois )?$/,
  },
  { nouns: /^corretor$/, after: /^ (?:ortografico|automatico|do teclado|de texto) / },
  { nouns: /^caixas?$/, after: /^ (?:eletronicos?|alta|baixa|dois|2) / },
  {
    nouns: /^mudas?$/,
    before:
      / (?:linha|tv|televisao|telefone|telefonica|caixa|tela|ficou|fica|ta|esta|entrou|saiu|toda) $/,
  },
  { nouns: /^doutor(?:es)?$/, after: /^ em (?!odonto|medic|direito)/ },
  {
    nouns: /^remedios?$/,
    after:
      /^ para (?:a |o )?(?:fome|tristeza|estresse|stress|alma|coracao|tedio|saudade|mau humor) /,
  },
];
