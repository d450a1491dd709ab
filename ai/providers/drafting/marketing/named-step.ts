/** "O segundo passo", "a ação desta semana": by its place in the plan. */
const steps = [
  /\bprimeir[oa]|\bde hoje\b|\bpara hoje\b|(?:passo|parte|etapa|item|acao) (?:1|um)\b/,
  /\bsegund[oa]\b|semana\b|(?:passo|parte|etapa|item|acao) (?:2|dois)\b/,
  /\bterceir[oa]|\bultim[oa]|\bmes\b|(?:passo|parte|etapa|item|acao) (?:3|tres)\b/,
] as const;

const stepWord = /\b(?:passo|parte|etapa|item|acao|tarefa|dica|ponto)\b/;

/** Wants the same once more, slower. */
const explain =
  /detalh|explic|passo a passo|nao entendi|como assim|mais devagar|aprofund|por partes|(?:como|onde) (?:eu )?(?:faco|fazer|faz) (?:isso|esse|essa)|(?:da|de|dar|tem) (?:um )?exemplo|^(?:e |mas )?por ?que\W*$/;

/** Words of such a question that say nothing of its subject. */
export const stepWords =
  /\b(?:detalh\w*|explic\w*|passos?|partes?|etapas?|acao|acoes|tarefas?|itens|item|pontos?|entendi|assim|devagar|aprofund\w*|exemplos?|primeir\w*|segund[oa]|terceir\w*|ultim\w*|hoje|semana|mes|depois|seguida|adiante|ideias?|outr[oa]s?|proxim\w*|alguma?|conta|contar|continu\w*|sugest\w*|sugere|sugerir|opco?es|opcao|resto|plano|resposta|isso|disso|nisso|dest[ea]|tiver\w*)\b/g;

/** Place from 0 of the step that is named; undefined where none is. */
export function namedStep(key: string): number | undefined {
  if (!stepWord.test(key)) return undefined;
  const place = steps.findIndex((step) => step.test(key));
  return place < 0 ? undefined : place;
}

export function wantsDetail(key: string): boolean {
  return explain.test(key);
}
