import { adLimits } from "../../domain/ad-limits/limits.ts";
import { createAdCheck, tradeNeeds } from "../../drafting/guard/index.ts";
import { closedPrices } from "../../drafting/parts/index.ts";
import { createLeakCheck } from "../checks/leak.ts";
import type { GenerationRequest } from "../provider.ts";
import { createAdForm } from "./ad-form.ts";
import { adJsonRule, adSchema } from "./ad-json.ts";
import type { AgentTask } from "./agent-task.ts";
import { adLines, confirmed } from "./confirmed-parts.ts";
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

type AdRequest = Pick<GenerationRequest, "prompt" | "adParts" | "business">;

/** What the law asks of a trade, and what the owner left out. */
function rulesHere({ adParts, business }: AdRequest, closed: ReturnType<typeof closedPrices>) {
  const needs = business?.trade && tradeNeeds(business.trade);
  return [
    ...(needs?.rules ?? []),
    ...(adParts?.register ? ["Mostre o registro profissional em uma das descrições."] : []),
    ...[...closed.values()].slice(0, 1).map(({ reason }) => `${reason} Não diga o preço.`),
    ...(adParts?.leftOut?.length ? ["Não diga o que o dono deixou fora do anúncio."] : []),
  ];
}

export function adsTask(request: AdRequest): AgentTask {
  const { prompt, adParts = {}, business } = request;
  const quoting = createQuoting();
  const lines = adLines(adParts, business);
  const closed = closedPrices(adParts, { text: prompt, trade: business?.trade });
  const material = `${quoting.quote(prompt)}${confirmed(lines, quoting.quote)}`;
  const composed = composePrompt({
    task: taskPart,
    here: rulesHere(request, closed),
    quoting,
    turns: [askAbout(material, reminder)],
  });
  const given = [prompt, ...lines].join("\n");
  const leakCheck = createLeakCheck({ canaries: quoting.secrets, rules }, given);
  const check = createAdCheck({
    description: prompt,
    parts: adParts,
    closed,
    ...(business && { business }),
  });
  return { ...composed, form: createAdForm({ given, check, leakCheck }), schema: adSchema };
}
