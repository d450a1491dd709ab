import { type Check, faultIf } from "./fault.ts";
import { foldedOf } from "./folded.ts";

const admission =
  /\b(?:erramos|falhamos|vacilamos|pisamos na bola|deixamos a desejar)\b|\bnoss[ao]s? (?:culpa|erro|falha|negligencia|descuido)|\b(?:culpa|erro|falha) (?:foi |e )?(?:toda |totalmente )?(?:nossa|nosso|de noss|da noss|do noss)|\bassum(?:imos|o) (?:a |o |total |toda )|\breconhec(?:emos|o) (?:que )?(?:o |a |nosso |nossa )?(?:erro|falha|culpa|erramos|falhamos)|\bvoce (?:tem|esta com|esta coberto de) (?:toda |total )?(?:a )?razao\b|\b(?:deviamos|deveriamos) ter\b|\b(?:foi|houve) (?:um |uma )?(?:erro|falha|descuido|negligencia) (?:interna|interno|da equipe|de (?:nossa|nosso))|\bsomos (?:os )?responsaveis (?:por|pel)|\b(?:nao|nunca|jamais) (?:deveria|devia|poderia|podia) ter (?:acontecido|ocorrido)/;

/** No fault and no liability is admitted. */
export const admissionCheck: Check = (text) => faultIf(admission.test(foldedOf(text)), "admission");

const accusation =
  /\b(?:avaliac\p{L}{1,4}|perfil|relato|comentario|historia) (?:e |sao |parece |foi )?(?:claramente )?(?:fals|fake|mentiros|inventad)|\b(?:isso|isto) (?:e mentira|nao (?:aconteceu|procede|e verdade|condiz))|\b(?:mentira|calunia|difamac\p{L}{1,3}|ma[- ]fe)\b|\b(?:vamos|iremos|podemos|pretendemos) (?:te |lhe )?(?:processar|acionar|denunciar)|\bmedidas? (?:legais|judiciais)\b|\bacao judicial\b/u;

/** Nobody is called a liar or threatened. */
export const accusationCheck: Check = (text) =>
  faultIf(accusation.test(foldedOf(text)), "accusation");

const otherMark =
  /\b(?:mud|alter|revej|rever|retir|apag|reconsider|atualiz|edit|exclu)\p{L}{0,6} (?:a |sua |essa |esta )+(?:nota|avaliac|estrela|comentario)/u;

/** Nobody is asked for another mark: the networks forbid what is given in exchange, and readers see it. */
export const pressureCheck: Check = (text) => faultIf(otherMark.test(foldedOf(text)), "promise");
