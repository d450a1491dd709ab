import { codeCheck } from "../checks/code.ts";
import { createContactCheck } from "../checks/contacts.ts";
import { createFigureCheck } from "../checks/figures.ts";
import { isRoundFigure } from "../checks/harmless-figures.ts";
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
1. Comece pelo resultado: quanto entra, quanto sobra depois do investimento e o que isso quer dizer.
2. Explique cada número dos fatos em uma frase curta: vendas, receita, resultado, ROI, ROAS, CAC, custo por mil, ponto de equilíbrio.
3. Mostre o funil: pessoas alcançadas, pessoas que compram, e quantas bastam para empatar.
4. Mostre os três cenários dos fatos.
5. Diga quais são as duas alavancas dos fatos e uma ação prática para cada uma.
6. Se os fatos trouxerem linhas "Atenção", avise com gentileza e diga o que conferir.
7. Se os fatos trouxerem linhas do ajuste fino, mostre também o resultado com margem e taxas e as etapas do funil.
8. Termine com as linhas "Lembrete" dos fatos, com as suas palavras.

Não calcule, não arredonde e não estime nada: use só os números dos fatos, do jeito que estão escritos. Se um deles "não dá para calcular", diga isso.

Tamanho: até 300 palavras.`;

const taskPart = { text: task, isShared: true } as const;
const rules = rulesOf(task);
const reminder = "Escreva agora a análise, só com os números dos fatos conferidos.";

/** Said in every analysis; among the facts, since it may be told. */
const caveats = [
  "- Lembrete: receita não é lucro; sem o custo do produto, as taxas e os impostos, o ROI é bruto.",
  "- Lembrete: em 2026, anúncio da Meta tem 12,15% de tributos repassados no preço.",
];

type RoiRequest = Pick<GenerationRequest, "prompt" | "roi" | "roiDetails">;

export function roiTask(request: RoiRequest): AgentTask {
  const { prompt, roiDetails } = request;
  const quoting = createQuoting();
  const details = roiDetails ? [detailFacts(roiDetails)] : [];
  const composed = composePrompt({
    task: taskPart,
    quoting,
    turns: [askAbout(quoting.quote(prompt), reminder)],
    facts: [roiFacts(roiValuesOf(request)), ...details, ...caveats].join("\n"),
  });
  const { facts } = composed;
  const given = `${prompt}\n${facts}`;
  return {
    ...composed,
    form: createTextForm({
      ofSentence: [
        languageCheck,
        codeCheck,
        // Not of the request: it is a visitor's, and could bring figures of its own.
        createFigureCheck(facts, isRoundFigure),
      ],
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
