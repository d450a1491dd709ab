import type { RoiValues } from "../../contract/gemini-chat.ts";
import { type AgentPrompt, composePrompt } from "./instructions.ts";
import { roiFacts } from "./roi-facts.ts";
import { quoteUntrusted } from "./untrusted-text.ts";

/** After content-facts 2.1 and 8.3: the numbers come from code, the model explains them. */
const task = `Sua tarefa: explicar o retorno de um investimento em divulgação e o funil de vendas. O material é o pedido; os números já estão calculados nos fatos.

Como a resposta é feita:
1. Comece pelo resultado: quanto entra, quanto sobra depois do investimento e o que isso quer dizer.
2. Explique cada número dos fatos em uma frase curta: vendas, receita, resultado, ROI, ROAS, CAC, custo por mil, ponto de equilíbrio.
3. Mostre o funil: pessoas alcançadas, pessoas que compram, e quantas bastam para empatar.
4. Mostre os três cenários dos fatos.
5. Diga quais são as duas alavancas dos fatos e uma ação prática para cada uma.
6. Se os fatos trouxerem linhas "Atenção", avise com gentileza e diga o que conferir.
7. Lembre que receita não é lucro: sem o custo do produto, o ROI é bruto. Se o anúncio for da Meta, em 2026 há 12,15% de tributos repassados no preço.

Não calcule, não arredonde e não estime nada: use só os números dos fatos, do jeito que estão escritos. Se um deles "não dá para calcular", diga isso.

Tamanho: até 300 palavras.`;

export function roiPrompt(request: string, values: RoiValues): AgentPrompt {
  const reminder = "Escreva agora a análise, só com os números dos fatos conferidos.";
  return composePrompt(task, quoteUntrusted(request), reminder, roiFacts(values));
}
