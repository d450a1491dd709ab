import { adLimits } from "../../domain/ad-limits/limits.ts";
import { type AgentPrompt, composePrompt } from "./instructions.ts";
import { quoteUntrusted } from "./untrusted-text.ts";

/** After content-facts 2, 3 and 8.3. */
const task = `Sua tarefa: escrever anúncios de um produto ou serviço. O material é a descrição dele.

Entregue exatamente estas linhas, uma peça por linha, sem contar os caracteres e sem comentários:
oito linhas que começam com "Título: ", cada título com até ${adLimits["google-title"]} caracteres, para a pesquisa do Google;
quatro linhas que começam com "Descrição: ", cada descrição com até ${adLimits["google-description"]} caracteres, para a pesquisa do Google;
uma linha que começa com "Texto Meta: ", com até ${adLimits["meta-text"]} caracteres, para Facebook e Instagram;
uma linha que começa com "Título Meta: ", com até ${adLimits["meta-headline"]} caracteres, para Facebook e Instagram.
Espaço e letra com acento contam como um caractere.

Como cada peça é feita:
1. Cada uma se entende sozinha e tem um ângulo próprio: o que é, para quem, onde, preço, diferencial, oferta ou convite, conforme o material disser.
2. Não repita a mesma ideia com outras palavras.
3. O convite diz a ação de verdade: encomende, agende, visite, peça orçamento. Nunca "clique aqui".

O que não pode: preço, desconto, prazo, garantia, entrega ou lugar que o material não diz; superlativo sem prova; palavra inteira em maiúsculas; ponto de exclamação em título; pontuação repetida; emoji; telefone; link.`;

export function adsPrompt(description: string): AgentPrompt {
  const reminder = "Escreva agora as peças desse anúncio, no formato pedido.";
  return composePrompt(task, quoteUntrusted(description), reminder);
}
