import { fold } from "./text.ts";

/** A signature is a last line without a verb: "Com carinho, equipe". */
const wordsOfSignature = 6;

/** What every reply says, whatever it answers: none of it speaks of a point. */
const phrases: readonly RegExp[] = [
  /(?:com|de) (?:tod[oa] (?:o |a )?|muit[oa] )?(?:atencao|cuidado|carinho|respeito|calma|seriedade|privacidade|educacao)(?! (?:no|na|do|da|dos|das|com)(?![a-z]))/g,
  /merec[a-z]+ (?:\w+ ){0,2}(?:atencao|respeito|cuidado)(?: e (?:respeito|cuidado|atencao))?/g,
  /(?:pedem?|exigem?|requer[a-z]*) cuidado/g,
  /(?:o )?cuid[a-z]+ (?:de|com) cada [a-z]+/g,
  /(?:obrigad[oa]|agradec[a-z]+|gratidao|grat[oa]s?)[^.,!?]{0,40}(?:carinho|atencao|gentileza|tempo|respeito)/g,
  /gentileza de [a-z]+/g,
  /contatos?(?! (?:por|pelo) telefone)/g,
  /fal[ae]r? com (?:a gente|o nosso time)|(?:o |pelo )?telefone(?= d[aoe] | ou | para |[.,])/g,
  /equipe/g,
  /(?:um |seu |o )tempo para (?:escrever|avaliar|contar|nos)/g,
  /valoriz[a-z]+/g,
  /(?:voce |nos )cont[a-z]+/g,
  /(?:nosso )?trabalho (?:de tod[ao]|seri[oa]|feito|d[ao] equipe)|quem trabalha|sentido ao trabalho|nosso trabalho/g,
  /(?:este |um |n[eo]ste )?espaco publico|este espaco|nao e (?:o )?lugar/g,
  /ajuda[a-z]* (?:a gente|muito|outr|quem|nos|a ver|a melhorar|a entender|a olhar|a )/g,
  /(?:por|para (?:a )?sua) seguranca/g,
  /(?:receb|ter|ten)[a-z]* (?:sempre )?(?:uma|a) (?:resposta|informacao)[^.]*/g,
  /(?:uma )?informacao (?:incompleta|correta|certa|mais atual|atualizada)/g,
  /(?:um |esse |seu |este |o seu )(?:tipo de )?retorno/g,
  /(?:proxima|nova|sua) visita/g,
  /esper(?:amos|o) (?:voce|voces|te|todos|receber|ver|rever|ter|poder|encontrar|que|a sua)[^.,]*/g,
  /(?<![a-z])(?:(?:que|como) (?:voce )?esperava|(?:o|era|fora do) esperado|espera (?:por )?voce|(?:est|fic)[a-z]+ (?:sempre )?a sua espera)/g,
  /(?<![a-z])gost(?:ou|a|am|aram|ar|amos|aria|ariamos|ado|ando)(?![a-z])/g,
  /(?<![a-z])(?:dia|data)(?: d[aoe] [a-z]+)? e (?:o |a )?(?:horario|hora)(?![a-z])/g,
  /(?<![a-z])o (?:mais rapido|quanto antes)(?: possivel)?/g,
  /(?<![a-z])car[oa] cliente/g,
  /(?<![a-z])prazer (?:em |de )?(?:atender|receber|servir|ter)[a-z]*/g,
  /(?<![a-z])(?:lig(?:ue|ar)|pass(?:e|ar)|venha|volt(?:e|ar)|procur(?:e|ar)) (?:para |com )?(?:a|na|pela|ao|o) (?:nossa |nosso )?(?:loja|local|recepcao|atendimento)/g,
  /dados pessoais|documentos/g,
  /ao mesmo tempo|em boa hora/g,
];

/** The folded reply without signature and set phrases: what is left speaks of this review. */
export function ownWords(text: string): string {
  const lines = text.trim().split(/\n+/);
  const last = lines.at(-1) ?? "";
  const signed = lines.length > 1 && last.split(/\s+/).length <= wordsOfSignature;
  const body = (signed ? lines.slice(0, -1) : lines).join("\n");
  return phrases.reduce((left, phrase) => left.replace(phrase, " "), fold(body));
}
