import { adLimits } from "../../domain/ad-limits/limits.ts";
import { createLeakCheck } from "../checks/leak.ts";
import type { GenerationRequest } from "../provider.ts";
import { createAdForm } from "./ad-form.ts";
import { adJsonRule, adSchema } from "./ad-json.ts";
import type { AgentTask } from "./agent-task.ts";
import { askAbout, composePrompt, rulesOf } from "./instructions.ts";
import { createQuoting } from "./untrusted-text.ts";

/** After content/facts.ts. */
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
4. Uma oferta leva a sua condição junto, na mesma peça.

O que não pode: preço, desconto, prazo, garantia, entrega ou lugar que o material não diz; número que não está no material; superlativo sem prova; palavra inteira em maiúsculas; ponto de exclamação em título; pontuação repetida; emoji; telefone; link.

${adJsonRule}`;

const taskPart = { text: task, isShared: true } as const;
const rules = rulesOf(task);
const reminder = "Escreva agora as peças desse anúncio, no formato pedido.";

export function adsTask({ prompt }: Pick<GenerationRequest, "prompt">): AgentTask {
  const quoting = createQuoting();
  const composed = composePrompt({
    task: taskPart,
    quoting,
    turns: [askAbout(quoting.quote(prompt), reminder)],
  });
  const leakCheck = createLeakCheck({ canaries: quoting.secrets, rules }, prompt);
  return { ...composed, form: createAdForm(prompt, leakCheck), schema: adSchema };
}
