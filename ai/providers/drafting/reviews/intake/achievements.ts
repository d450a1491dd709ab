import { type LifeEvent, lifeEventOf } from "./life-events.ts";

/** What went well in the customer's own life: something achieved, something bad that got better, or a day to celebrate. */
export type News = "achieved" | "better" | LifeEvent;

const achieved =
  /\b(?:passei|passou|passamos|aprovad[oa]s?) (?:de primeira |direto )?(?:n[oa]s?|em|para|pra) (?:a |o |minha |meu )?(?:provas?|oab|enem|concurso|vestibular|exame|teste|faculdade|federal|residencia|selecao|baliza|entrevista|certificacao|medicina)\b|\b(?:fui|foi|fomos) aprovad[oa]s?\b|\b(?:tirei|conquistei|consegui|peguei) (?:a |minha )?(?:cnh|habilitacao|carteira de motorista|carta|certificacao|bolsa|vaga (?:d|n)[aeo]s? (?!frente|rua|porta|estacionamento|carro|garagem|sombra))\b|\b(?:consegui|conquistei) (?:o |meu |um )?(?:primeiro )?(?:emprego|diploma|certificado|estagio)\b|\bme formei\b|\b(?:perdi|eliminei|emagreci|perdeu|eliminou) \w{1,8} (?:kg|kilos?|quilos?)\b|\b(?:perdi|eliminei|emagreci) \d{1,3}kg\b|\baprend(?:i|eu|eram) a (?!nao\b|nunca\b|gostar\b|apreciar\b|valorizar\b|desconfiar\b|pesquisar\b|evitar\b|confiar\b|amar\b|licao\b|escolher\b)\w{3,12}|\b(?:corri|completei|terminei) (?:a |minha |meu )?(?:primeira?|meia|maratona)\b|\b(?:comprei|fechei a compra d|conquistei) ?(?:o|a) (?:meu|minha|nosso|nossa) (?:apartamento|casa|ape|imovel)\b|\bzerei as? dividas?\b|\b(?:passei|passou|passamos|fui aprovad[oa]) de primeira\b|\bpassei ?(?:[!.]|$)/;

const better =
  /\bdor(?:es)?\b[^.!?]{0,40}\b(?:sumi(?:u|ram)|passou|passaram|melhorou|melhoraram|acabou|acabaram|foi embora|diminui\w{1,4}|zerou)\b|\b(?:melhorou|melhoraram|melhorei) (?:muito|demais|bastante|bem|100)\b|\bhoje (?:ele|ela|o \w{2,12}|a \w{2,12}) (?:ja )?esta (?:\w{2,6} )?(?:otim[oa]|bem|curad[oa]|saudavel|perfeit[oa]|recuperad[oa])\b|\b(?:esta|ficou|ficaram|saiu) (?:totalmente |completamente |100% )?(?:curad[oa]s?|recuperad[oa]s?)\b|\b(?:sarou|sararam)\b|\b(?:ferida|machucado|pontos|cirurgia)\b[^.!?]{0,30}\bcicatriz(?:ou|aram)\b|\bse recuperou\b|\bvoltou a (?:andar|correr|sorrir|comer|brincar|dormir)\b|\bvoltei a (?:andar|correr|sorrir|dormir|treinar)\b|\bvoltou (?:pra casa |para casa )?(?:saudavel|curad[oa]|recuperad[oa])\b|\bnao (?:doi|doem|sinto dor) mais\b|\b(?:crises|alergias|rinite|enxaqueca)\b[^.!?]{0,30}\b(?:diminu\w{1,4}|sumi(?:u|ram)|acab(?:ou|aram))\b|\bas notas (?:subiram|melhoraram)\b/;

/** "Não passei na prova", "quase fui aprovado": denied right before. */
const denied = /\b(?:nao|nunca|nem|quase|jamais|sem)(?: \w{1,12}){0,2} $/;

/** "A dor não passou": denied inside; "não dói mais" is the good news itself. */
const deniedWithin = /^dor\w{0,2}\b.*\b(?:nao|nunca|nem)\b/;

function tells(folded: string, sign: RegExp): boolean {
  const match = sign.exec(folded);
  if (match === null || deniedWithin.test(match[0])) return false;
  return !denied.test(folded.slice(Math.max(0, match.index - 40), match.index));
}

/** The good news a folded text tells of its customer, the achievement first. */
export function newsOf(folded: string): News | undefined {
  if (tells(folded, achieved)) return "achieved";
  return tells(folded, better) ? "better" : lifeEventOf(folded);
}
