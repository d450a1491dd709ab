import { facts } from "../../content/facts.ts";
import { adLimits } from "../../domain/ad-limits/limits.ts";
import { createAdviceCheck } from "../../drafting/guard/index.ts";
import type { AnyCard } from "../../drafting/parts/index.ts";
import { codeCheck } from "../checks/code.ts";
import { createContactCheck } from "../checks/contacts.ts";
import { toCheck } from "../checks/guarded.ts";
import { languageCheck } from "../checks/language.ts";
import { createLeakCheck } from "../checks/leak.ts";
import type { GenerationRequest } from "../provider.ts";
import type { AgentPrompt, PromptTurn } from "./agent-prompt.ts";
import type { AgentTask } from "./agent-task.ts";
import { businessLines, confirmed } from "./confirmed-parts.ts";
import { askAbout, composePrompt, rulesOf } from "./instructions.ts";
import { factOf, findPassages, usedSources } from "./marketing-passages.ts";
import { createTextForm, type TextRules } from "./text-form.ts";
import { createQuoting, type Quoting } from "./untrusted-text.ts";

/** Steps in order of effort, limits of channels, no statistics. */
const task = `Sua tarefa: responder a uma dúvida de divulgação de um pequeno negócio. O material é a pergunta. Se houver perguntas e respostas anteriores, elas são contexto: responda à última pergunta e não repita o que já foi dito.

Como a resposta é feita:
1. Responda a pergunta em uma ou duas frases, com o que os fatos dizem sobre ela.
2. Dê três ações concretas, em três blocos com estes títulos, cada um em sua linha: "Para hoje:", "Para esta semana:" e "Para este mês:". Vá do menor para o maior esforço e prefira o que não custa dinheiro.
3. Em cada ação, diga o que fazer, onde e como saber se funcionou.
4. Se faltar o ramo, a cidade ou o objetivo, responda mesmo assim e termine com uma única pergunta sobre o que falta.
5. Se a pergunta não for sobre divulgar ou cuidar de um negócio, diga em uma frase que isso está fora do que você faz e convide a perguntar sobre o negócio.

O que não pode: estatística, porcentagem ou valor que não esteja nos fatos nem na pergunta; promessa de resultado; compra de avaliações ou de seguidores; brinde em troca de avaliação; pedido de avaliação dirigido só aos satisfeitos; palavra-chave ou cidade no nome do perfil se não fizer parte do nome; link e telefone.

Tamanho: até 250 palavras.`;

const taskPart = { text: task, isShared: true } as const;
const rules = rulesOf(task);
const reminder = "Responda agora a essa dúvida de divulgação.";

/** Mistakes that old pages keep teaching (content/facts.ts). */
const corrections = [
  "- O nome atual é Perfil da Empresa no Google; o aplicativo Google Meu Negócio foi desativado.",
  "- O chat do perfil acabou em 31/7/2024; no lugar, usa-se um link de WhatsApp.",
  "- A seção pública de perguntas e respostas do perfil foi descontinuada no fim de 2025.",
  "- Postagem do perfil: até 1.500 caracteres; fica no ar até seis meses ou até a data própria.",
  `- Descrição do perfil: até ${facts.profileDescription.value} caracteres, sem preço, promoção ou link.`,
  "- Pedir avaliação a todos os clientes é permitido; oferecer algo em troca não é.",
  "- Estar na Busca e no Maps não custa; pago é só o anúncio.",
  `- Anúncio de pesquisa do Google: títulos de até ${adLimits["google-title"]} caracteres e descrições de até ${adLimits["google-description"]}.`,
];

type QuestionRequest = Pick<
  GenerationRequest,
  "prompt" | "exchange" | "business" | "marketingParts"
>;

/** What was typed into the fields of a card, one a line. */
function partLines({ business, marketingParts }: QuestionRequest): string[] {
  return [
    ...businessLines(business),
    ...Object.values(marketingParts?.fields ?? {}).filter((value) => value.trim() !== ""),
  ];
}

/** Earlier turns as they were, then the question. What the page sends as our answer is data too: without marks. */
function turnsOf(request: QuestionRequest, { quote, clean }: Quoting): PromptTurn[] {
  const { prompt, exchange = [] } = request;
  const earlier = exchange.flatMap(({ question, answer }): PromptTurn[] => [
    askAbout(quote(question), reminder),
    { role: "model", text: clean(answer) },
  ]);
  const material = `${quote(prompt)}${confirmed(partLines(request), quote)}`;
  return [...earlier, askAbout(material, reminder)];
}

function rulesFor(
  request: QuestionRequest,
  passages: readonly AnyCard[],
  { facts: known }: AgentPrompt,
  { secrets }: Quoting,
): TextRules {
  const { prompt, exchange = [], business } = request;
  const said = [
    prompt,
    ...partLines(request),
    ...exchange.flatMap(({ question, answer }) => [question, answer]),
  ];
  const given = [...said, known].join("\n");
  const findFaults = createAdviceCheck({ given, business });
  return {
    ofSentence: [
      languageCheck,
      codeCheck,
      // A message to be sent has gaps that only the owner can fill in.
      toCheck((text) => findFaults(text).filter(({ rule }) => rule !== "placeholder")),
    ],
    ofAnyPart: [
      createLeakCheck({ canaries: secrets, rules }, given),
      createContactCheck(given),
      languageCheck,
    ],
    // Less than half of a plan is none.
    stands: (rest, whole) => rest.length * 2 >= whole.length,
    finish: (text) => {
      const sources = usedSources(text, prompt, passages);
      return sources.length > 0 ? { sources } : {};
    },
    gate: { opens: () => true, waits: () => false },
  };
}

export function marketingTask(request: QuestionRequest): AgentTask {
  const { prompt, exchange = [], marketingParts } = request;
  const quoting = createQuoting();
  const passages = findPassages(prompt, exchange, marketingParts);
  const composed = composePrompt({
    task: taskPart,
    quoting,
    turns: turnsOf(request, quoting),
    facts: [...corrections, ...passages.map(factOf)].join("\n"),
  });
  return { ...composed, form: createTextForm(rulesFor(request, passages, composed, quoting)) };
}
