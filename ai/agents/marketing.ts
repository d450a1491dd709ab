import { facts } from "../../content/facts.ts";
import { adLimits } from "../../domain/ad-limits/limits.ts";
import { findPassages } from "../knowledge/find-passages.ts";
import { type AgentPrompt, composePrompt } from "./instructions.ts";
import { quoteUntrusted } from "./untrusted-text.ts";

/** After content-facts 8.3 and gemini-api 3.1: steps in order of effort, limits of channels, no statistics. */
const task = `Sua tarefa: responder a uma dúvida de divulgação de um pequeno negócio. O material é a pergunta.

Como a resposta é feita:
1. Responda a pergunta em uma ou duas frases.
2. Dê três ações concretas, em três blocos com estes títulos, cada um em sua linha: "Para hoje:", "Para esta semana:" e "Para este mês:". Vá do menor para o maior esforço e prefira o que não custa dinheiro.
3. Em cada ação, diga o que fazer, onde e como saber se funcionou.
4. Se faltar o ramo, a cidade ou o objetivo, responda mesmo assim e termine com uma única pergunta sobre o que falta.

O que não pode: estatística sem fonte, promessa de resultado, compra de avaliações ou de seguidores, brinde em troca de avaliação, pedir avaliação só a quem gostou, palavra-chave ou cidade no nome do perfil se não fizer parte do nome.

Tamanho: até 250 palavras.`;

/** Mistakes that old pages keep teaching (content-facts 10). */
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

/** Passages of the course that a model is given, and the characters of each. */
const passageCount = 4;
const passageLength = 700;

/** Whole sentences up to the length. */
function shorten(text: string): string {
  if (text.length <= passageLength) return text;
  const cut = text.slice(0, passageLength);
  return cut.slice(0, cut.lastIndexOf(". ") + 1) || cut;
}

/** What the course and the checklists teach on this; the same passages the drafting engine plans with. */
function courseFacts(question: string): string[] {
  return findPassages(question)
    .filter(({ document }) => document.kind !== "prompt")
    .slice(0, passageCount)
    .map(({ document: { heading, text } }) => `- ${heading}: ${shorten(text)}`);
}

export function marketingPrompt(question: string): AgentPrompt {
  const reminder = "Responda agora a essa dúvida de divulgação.";
  const known = [...corrections, ...courseFacts(question)].join("\n");
  return composePrompt(task, quoteUntrusted(question), reminder, known);
}
