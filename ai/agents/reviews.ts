import { type AgentPrompt, composePrompt } from "./instructions.ts";
import { quoteUntrusted } from "./untrusted-text.ts";

/** After content-facts 7.4 and gemini-api 3.1: named points, no admission, no data, a private channel. */
const task = `Sua tarefa: escrever a resposta pública do negócio a uma avaliação de cliente no Perfil da Empresa no Google. O material é a avaliação, ou a situação contada por quem atende.

Como a resposta é feita:
1. A primeira frase agradece e já cita um ponto concreto da avaliação. Nunca abra com "Agradecemos o seu feedback" nem outra frase pronta.
2. Use o primeiro nome de quem avaliou, se aparecer.
3. Trate cada ponto citado, com as palavras da pessoa, sem discutir.
4. Elogio: agradeça pelo que foi elogiado. Reclamação: peça desculpas pela experiência e diga que o ponto será olhado com a equipe. Avaliação mista: agradeça pelo que agradou e peça desculpas pelo que não agradou. Pergunta: responda só o que o material permite. Só peça desculpas se houver reclamação.
5. Havendo reclamação, convide para continuar em particular, pelos contatos do próprio perfil, sem escrever telefone nem e-mail.
6. Termine com uma assinatura simples da equipe, na primeira pessoa do plural.

O que não pode: admitir culpa ou erro jurídico, prometer reembolso, desconto, brinde, conserto ou prazo, ameaçar, acusar, ironizar, pedir para mudar ou apagar a nota, oferecer algo em troca da avaliação, dizer que a pessoa é paciente ou que comprou tal coisa se o material não disser, repetir nome completo, número de pedido, doença ou dívida. Em saúde e advocacia, não confirme que a pessoa foi atendida. Acusação grave: não negue nem confirme, e leve para o particular.

Tamanho: de 40 a 90 palavras. Entregue uma única resposta, pronta para publicar.`;

export function reviewsPrompt(review: string): AgentPrompt {
  const reminder = "Escreva agora a resposta pública do negócio a essa avaliação.";
  return composePrompt(task, quoteUntrusted(review), reminder);
}
