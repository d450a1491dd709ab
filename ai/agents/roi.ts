import { createAnalysisCheck } from "../../drafting/guard/index.ts";
import { codeCheck } from "../checks/code.ts";
import { createContactCheck } from "../checks/contacts.ts";
import { toCheck } from "../checks/guarded.ts";
import { languageCheck } from "../checks/language.ts";
import { createLeakCheck } from "../checks/leak.ts";
import type { GenerationRequest } from "../provider.ts";
import type { AgentTask } from "./agent-task.ts";
import { askAbout, composePrompt, rulesOf } from "./instructions.ts";
import { detailFacts } from "./roi-detail-facts.ts";
import { roiFacts } from "./roi-facts.ts";
import { roiValuesOf } from "./roi-values.ts";
import { createTextForm } from "./text-form.ts";
import { createQuoting } from "./untrusted-text.ts";

/** The numbers come from code, the model explains them. */
const task = `Sua tarefa: explicar o retorno de um investimento em divulgação e o funil de vendas. O material é o pedido; os números já estão calculados nos fatos.

Como a resposta é feita:
1. Comece pela resposta a "vale a pena?", em uma ou duas frases: quanto sobra ou falta, com que segurança e o que decide. Se os fatos trouxerem linhas "Atenção", pergunte antes por esse número e diga o que vale se ele estiver certo.
2. Sem a margem nos fatos, não diga que o anúncio compensa nem que se paga: diga quanto precisa sobrar de cada R$ 100 e como o dono descobre isso.
3. Mostre quatro números, um por linha: vendas, vendas para empatar, anúncio em cada venda e o que sobra no fim (sem margem, o que entra).
4. Escreva o título "O que fazer agora:" e dois ou três passos numerados que saem deste caso, cada um com um número dos fatos.
5. Termine com uma frase sobre o ROI e com os "Lembretes" dos fatos, com as suas palavras.

Não calcule, não arredonde e não estime nada: use só os números dos fatos, do jeito que estão escritos. Se um deles "não dá para calcular", diga isso.

Tamanho: até 180 palavras.`;

const taskPart = { text: task, isShared: true } as const;
const rules = rulesOf(task);
const reminder = "Escreva agora a análise, só com os números dos fatos conferidos.";

/** Said in every analysis; among the facts, since it may be told. */
const caveats = [
  "- Lembrete: receita não é lucro; sem o custo do produto, as taxas e os impostos, o ROI é bruto.",
  "- Lembrete: em 2026, anúncio da Meta tem 12,15% de tributos repassados no preço.",
];

type RoiRequest = Pick<GenerationRequest, "prompt" | "roi" | "roiDetails" | "roiSales">;

export function roiTask(request: RoiRequest): AgentTask {
  const { prompt, roiDetails: details, roiSales } = request;
  const analysed = { values: roiValuesOf(request), details, isCounted: roiSales !== undefined };
  const quoting = createQuoting();
  const composed = composePrompt({
    task: taskPart,
    quoting,
    turns: [askAbout(quoting.quote(prompt), reminder)],
    facts: [roiFacts(analysed), ...(details ? [detailFacts(details)] : []), ...caveats].join("\n"),
  });
  const { facts } = composed;
  const given = `${prompt}\n${facts}`;
  return {
    ...composed,
    form: createTextForm({
      ofSentence: [languageCheck, codeCheck, toCheck(createAnalysisCheck(analysed))],
      ofAnyPart: [
        createLeakCheck({ canaries: quoting.secrets, rules }, given),
        createContactCheck(given),
        languageCheck,
      ],
      // Less than half of an explanation leaves out what matters.
      stands: (rest, whole) => rest.length * 2 >= whole.length,
      step: "analysis",
    }),
  };
}
