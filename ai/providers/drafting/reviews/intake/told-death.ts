import { aPet, asRule, directly, type Line, ownPet, upTo } from "./beings.ts";

const died =
  "(?:morr(?:eu|eram)|falec(?:eu|eram)|nao resistiu|veio a obito|foi a obito)(?! de (?:medo|rir|calor|fome|sede|frio|vergonha|saudade|ciume|amor|tedio|raiva|sono|vontade|susto|curiosidade))";
/** "Quase morreu", "achei que tinha morrido": nobody did. */
const notYet = "(?<! (?:quase|nao|nem|nunca) )";
const clinical =
  "(?:cirurgi[a-z]+|internac[a-z]+|internad[oa]|castra[a-z]+|anestesia|mesa de|uti|veterin[a-z]+|vet|tosa|pet ?shop|petshop|hotelzinho|necropsia|sedac[a-z]+|tomografia)";
/** "Meu poodle morreu no banho"; not the portrait "do meu cachorro que morreu". */
const ofAnimal = asRule(`(?<! d[aeo]s? )(?:${ownPet}|${aPet}) ${directly}${notYet}${died}`);
/** "Deixei meu gato no hotel e ele morreu." */
const resumed = asRule(`(?:${ownPet}|${aPet}) ${upTo(10)}el[ea] ${notYet}${died}`);
/** "O Thor morreu na mesa de cirurgia": somebody with a name, where animals and the ill are treated. */
const underCare = asRule(
  `(?:${notYet}(?:morreu|faleceu|nao resistiu|veio a obito) ${upTo(5)}${clinical}|${clinical} ${upTo(8)}(?:[oa] [a-z]+|el[ea]) ${notYet}(?:morreu|faleceu|nao resistiu))`,
);
const lost = asRule(
  `(?:perdi|perdemos) ${ownPet} ${upTo(3)}(?:n[oa]s?|ness[ea]|nest[ea]|ai|la|aqui|com|por|depois|apos|durante|em)`,
);
const killed = asRule(`(?:matou|mataram) (?:[oa] )?(?:${ownPet}|${aPet})(?! de )`);
/** Who ran away or was stolen may be alive. */
const gone =
  /(?<= )(?:fug[a-z]+|escap[a-z]+|ach(?:ou|aram|ei)|encontr[a-z]+|sumi[a-z]+|roub[a-z]+)(?= )/;
/** A machine, a plant or a joke dies as well. */
const things =
  /(?<= )(?:celular|iphone|carro|motor|moto|bateria|placa|notebook|tv|computador|aparelho|planta|plantinha|flor|flores|orquidea|maquina|impressora|relogio|peixe|peixinho)(?= )/;

/** A death that a complaint tells of in so many words. */
export function toldDeath(line: Line): boolean {
  if (ofAnimal.test(line) || killed.test(line)) return true;
  if (lost.test(line) && !gone.test(line)) return true;
  return (underCare.test(line) || resumed.test(line)) && !things.test(line);
}
