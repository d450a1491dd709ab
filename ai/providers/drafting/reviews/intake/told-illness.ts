import { kin } from "../lexicon/client-life.ts";
import { aPet, asRule, type Line, own, ownFolk, ownPet, upTo } from "./beings.ts";

/** Parts that redden, swell and burn after a treatment; a mouth burns with pepper, and feet swell in a queue. */
const part =
  "(?:pele|rosto|cara|testa|bochechas?|buco|olhos?|palpebras?|sobrancelhas?|virilha|axilas?|pernas?|bracos?|costas|couro|couro cabeludo|pescoco|nuca|maos?|dedos?|cuticulas?|orelhas?|labios?|barriga|canela|gengivas?)";
const between =
  "(?:(?:todo|toda|todos|todas|muito|bem|super|inteir[oa]|cabeludo|tudo|tao|meio|ainda) ){0,2}";
const burning =
  "(?:ardendo|cocando|queimando|descascando|lacrimejando|inchad[oa]s?|inchando|empolad[oa]s?|empipocad[oa]s?|em carne viva|cheia de (?:bolhas|bolinhas|feridas)|cheio de (?:bolhas|bolinhas|feridas)|despelando|latejando|infeccionad[oa]s?|vermelh[oa]s? (?:e |, )?(?:todo |toda |muito |bem )?(?:ardendo|cocando|queimando|descascando|inchad[oa]s?|quente|irritad[oa]|empolad[oa])|(?:vermelh[oa]s?|irritad[oa]s?) (?:por |durante |ha |mais de |uns |quase )*(?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|dez|varios|muitos|alguns) (?:dias?|semanas?|mes|meses))";
/** It came of heat, of shame or of waiting. */
const elsewhere = asRule(
  "de (?:vergonha|raiva|odio|tanto|calor|frio|rir|chorar|emocao|sono|cansaco|esperar)|esperando|em pe|na fila|com o? ?sol|do sol|de sol|fumaca|cebola|pimenta|apimentad[oa]",
);
const reacted = [
  `(?:meu|minha|meus|minhas) ${between}${part} (?:[a-z]+ )?(?:ficou|ficaram|fica|esta|estava|estao|saiu|sairam|amanheceu|acordou|voltou|continua) ${between}${burning}`,
  `(?:fiquei|sai|voltei|acordei|estou|estava|amanheci|cheguei|passei|${ownFolk} (?:ficou|saiu|voltou)) ${upTo(5)}com (?:[oa]s? |minha |meu )?${between}${part} ${between}${burning}`,
  `(?:deixou|deixaram|deixando) (?:[oa]s? )?(?:meu|minha|meus|minhas) ${part} ${between}${burning}`,
  `(?:meu|minha|meus|minhas) ${part} (?:inchou|incharam|empolou|inflamou|infeccionou|descascou|ardeu|arderam|queimou) ?`,
].map((one) => asRule(one.trim()));

const breathing =
  "(?:asma|bronquite|bronquiolite|asmatic[oa]|pneumonia|falta de ar|alergia respiratoria|doenca respiratoria|dpoc)";
/** "Minha filha tem asma e piorou com o mofo." */
const worsened = asRule(
  `${breathing} ${upTo(6)}(?:pior(?:ou|aram|ei|ando)|atac(?:ou|ada)|crises?|internad[oa]|pass(?:ou|ei) mal)|(?:pior(?:ou|ei)|atac(?:ou|ada)|crises? d[ea]|provoc(?:ou|aram)|desencade(?:ou|aram)) ${upTo(4)}${breathing}`,
);
/** Where somebody's asthma has got better, or was there before and is treated. */
const better = asRule("melhor(?:ou|ei|aram)|curou|sumiu|aliviou");

const choke = "(?:engasg(?:ou|uei|aram|amos|ado|ada|ando)|sufoc(?:ou|uei)|afog(?:ou|uei)(?= com))";
/** "Meu bebê engasgou com um pedaço de osso"; no car does, and nobody by laughing. */
const choked = [
  `(?:${ownFolk}|eu|[oa] (?:bebe|crianca|menin[oa]|filh[oa]|idos[oa]|${kin})) (?:(?:quase|se|ja|ate) ){0,2}${choke}`,
  `(?:${choke}|engasgar) com (?:um |uma |[oa]s? )?(?:pedac[a-z]+ |lasca |caco )?(?:de |d[oa] )?(?:oss[a-z]+|espinh[a-z]+|plastic[a-z]+|pedra|vidro|palito|caroc[a-z]+|prego|metal|arame|madeira|cabelo|linha|pino|tampa)`,
].map(asRule);
const laughing = asRule(
  `engasg[a-z]+ (?:de (?:rir|tanto)|n[oa] (?:hora|meio|fala|discurso|apresentac[a-z]+|leitura)|com (?:[oa]s? |a propria )?(?:preco|valor|conta|resposta|risada|grosseria|choro|saliva))`,
);

const disease =
  "(?:carrapat[a-z]+|pulgas?|sarna|micose|giardia|giardiase|tosse|alergia|virose|piolhos?|lendea|conjuntivite|parvo|parvovirose|cinomose|gripe|gripad[oa]|otite|dermatite|doente|verminose|mao pe boca|catapora|escarlatina|infeccao|febre|diarreia|coceira|ferid[a-z]+|impetigo|estomatite|bicheira)";
const keepers =
  "(?:hotelzinho|hotel|creche|escolinha|escola|bercario|maternal|daycare|day care|pet ?shop|petshop|pet|banho|tosa|canil|clinica|veterinari[oa]|hospedagem|adestramento|natacao|asilo|casa de repouso|recreacao|colonia|acampamento)";
/** "Voltou com carrapato": brought home from where they were kept. */
const brought = asRule(
  `(?:voltou|veio|saiu|chegou|voltaram|vieram|devolveram) ${upTo(5)}(?:com|chei[oa] de|infestad[oa] de) (?:[a-z]+ ){0,2}?${disease}|(?:voltou|saiu|voltaram) doente|(?:pegou|pegaram|contraiu|apareceu com) (?:[a-z]+ ){0,2}?${disease}`,
);
/** "Não sei se pegou lá." */
const unsure = asRule(
  `(?:nao sei|sei la|sera|acho|tenho certeza|certeza|suspeito|desconfio|provavel[a-z]*|so pode) ${upTo(3)}(?:pegou|foi|veio|contraiu|ter sido|sido|pegaram) ${upTo(3)}(?:la|ai|dai|de la|n[oa] ${keepers}|voces|aqui|daqui)|outr[oa]s (?:criancas|caes|cachorros|alunos|bichos|animais|pets) (?:tambem )?(?:peg|fic|adoec)[a-z]+|pegou (?:isso )?(?:la|ai)`,
);
/** Who was ill before comes to be cured; and who stays at home asks for the money. */
const before = asRule(
  `(?:levei|trouxe|cheguei|chegou) ${upTo(5)}(?:com|doente|porque)|nao pude|nao foi a|faltou|faltar`,
);
const cared = asRule(keepers);
const someones = asRule(`${own}|${aPet}`);
const aAnimal = asRule(`${ownPet}|${aPet}`);

type Illness = { concern: "animal" | "health"; certain: boolean };

/** What befell a body, told by what was felt: burns, a swelling, breath or choking. */
function ailsIn(line: Line): boolean {
  if (choked.some((rule) => rule.test(line)) && !laughing.test(line)) return true;
  if (worsened.test(line) && !better.test(line)) return true;
  return !elsewhere.test(line) && reacted.some((rule) => rule.test(line));
}

/** An illness that a child or an animal came back with, or may have caught there. */
function caughtIn(text: Line): boolean {
  if (!someones.test(text) || !cared.test(text) || !brought.test(text)) return false;
  return unsure.test(text) || !before.test(text);
}

/** Harm that the writer may not be sure of: it is heard with care, and neither quoted nor regretted as done. */
export function toldIllness(lines: readonly Line[]): Illness[] {
  const text = ` ${lines.map((line) => line.trim()).join(" , ")} `;
  const health = { concern: "health", certain: false } as const;
  const ails = lines.some(ailsIn) ? [health] : [];
  if (!caughtIn(text)) return ails;
  return [...ails, aAnimal.test(text) ? { concern: "animal", certain: false } : health];
}
