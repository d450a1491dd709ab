import { type Check, faultIf } from "./fault.ts";
import { foldedOf } from "./folded.ts";

/** Which confirmations a review forbids. */
export type Secrecy = {
  /** Health, law, accounts: not even that the person is a client. */
  isClientSecret: boolean;
  /** Somebody fell ill or was hurt, or a crime is told: nothing of it is confirmed or repeated. */
  isHarmTold: boolean;
};

const client =
  /\b(?:su[ao]s?) (?:ultim[ao] )?(?:consultas?|tratamentos?|exames?|procedimentos?|cirurgias?|processos?|causas?|acao|acoes|sessao|sessoes|terapia|atendimentos?|diagnostico|prontuario|protese|recuperacao|visita|retorno)\b|\bnoss[oa]s? (?:pacientes?|clientes?)\b|\b(?:paciente|cliente) (?:noss|d[aeo] (?:clinica|casa|escritorio|consultorio))|\b(?:ter|por) (?:te |lhe |o |a )?(?:atendid|recebid|cuidad|acompanhad)[oa]|\b(?:prazer|alegria|honra) (?:em )?(?:te |lhe )?(?:atend|receb|cuid|acompanh|represent)|\bquando (?:voce )?(?:esteve|veio|foi atendid)|\bconfi(?:anca|ar) (?:em|no) noss[oa] (?:trabalho|equipe|clinica|escritorio)|\bvolte sempre\b|\bate a proxima (?:consulta|sessao)/;

const harm =
  /\b(?:intoxic|infecc|vomit|diarre|alerg|queimad|ferid[ao]|ferimento|machuc|sangr|hospital(?!idad)|internad|desmai|inflam|fratur|lesao|lesoes|lesion|doenc|sintoma|diagnost|medicament|cirurg|bacteri|vermes?\b|roub|furt|golpe|fraud|crim|racis|discrimin|preconceit|assedi|agress|injuri)|\bpass(?:ou|ado|ar|aram) mal\b|\b(?:inaceitavel|inadmissivel|gravissim[oa])\b/;

/** Nothing that a trade keeps secret, nor a harm that is only told, is confirmed. */
export function createSecrecyCheck({ isClientSecret, isHarmTold }: Secrecy): Check {
  return (text) => {
    const folded = foldedOf(text);
    const isTold = (isClientSecret && client.test(folded)) || (isHarmTold && harm.test(folded));
    return faultIf(isTold, "secrecy");
  };
}
