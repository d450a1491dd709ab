import type { AdPiece, AgentType, Allowance, ProgressStep } from "../../contract/gemini-chat.ts";

type AgentWords = {
  /** Tile at the top of the page. */
  tile: { title: string; text: string };
  title: string;
  hint: string;
  submit: string;
  busy: string;
  result: string;
};

const agents: Record<AgentType, AgentWords> = {
  reviews: {
    tile: { title: "Respostas a avaliações", text: "Do elogio à reclamação difícil" },
    title: "Resposta para avaliação",
    hint: "Cole o que o cliente escreveu. Nunca coloque CPF, telefone ou endereço de ninguém.",
    submit: "Gerar Resposta para Review",
    busy: "Gerando...",
    result: "Resposta Sugerida:",
  },
  marketing: {
    tile: { title: "Análise de marketing", text: "Uma dúvida por vez, sem rodeio" },
    title: "Assistente de marketing digital",
    hint: "Pergunte como perguntaria a um vizinho que entende do assunto.",
    submit: "Enviar Pergunta",
    busy: "Processando...",
    result: "Resposta do Agente:",
  },
  ads: {
    tile: { title: "Geração de conteúdo", text: "Anúncios no tamanho certo" },
    title: "Gerador de anúncios",
    hint: "Quanto mais concreto, melhor: preço, bairro, prazo, o que vem junto.",
    submit: "Gerar Anúncios",
    busy: "Gerando...",
    result: "Anúncios Gerados:",
  },
  roi: {
    tile: { title: "Análise de ROI", text: "Quanto volta do que você gastou" },
    title: "Análise de ROI e funil",
    hint: "As contas são feitas aqui, pelo site. O assistente só comenta o resultado.",
    submit: "Analisar ROI e Funil",
    busy: "Analisando...",
    result: "Análise de ROI:",
  },
};

/** Heading of a kind of pieces, and of what stands under it too. */
const pieceGroups: Partial<Record<AdPiece["kind"], string>> = {
  "google-title": "Títulos para a Busca do Google",
  "google-description": "Descrições para a Busca do Google",
  "meta-text": "Anúncio para Instagram e Facebook",
  "instagram-post": "Postagem para o Instagram",
  "whatsapp-status": "Status do WhatsApp",
};

function allowanceSentence({ remaining, refillSeconds }: Allowance): string {
  const minutes = Math.max(1, Math.round(refillSeconds / 60));
  const wait = minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  if (remaining === 0)
    return `Esta foi a última resposta da IA por agora. Em ${wait}, você ganha outra.`;
  const left = remaining === 1 ? "1 resposta" : `${remaining} respostas`;
  return `Você ainda tem ${left} da IA agora. A cada ${wait}, ganha mais uma.`;
}

/** While an answer that is only shown whole is being written. */
const steps: Record<ProgressStep, string> = {
  titles: "Escrevendo os títulos…",
  descriptions: "Escrevendo as descrições…",
  social: "Escrevendo o texto para Instagram e Facebook…",
  analysis: "Escrevendo a análise…",
  mending: "Ajustando o que não passou na conferência…",
};

export const assistantWords = {
  back: "Voltar ao Menu",
  title: "Agentes Google Gemini",
  lead: "Quatro ajudantes de balcão. Você conta a situação com as suas palavras, eles devolvem um texto para conferir e usar.",
  board: "Os quatro assistentes",
  agents,
  steps,
  fields: {
    reviews: {
      label: "Avaliação ou situação",
      placeholder: "Ex.: “Pedi às 10h e o bolo só chegou às 14h. Estava bom, mas perdi a festa.”",
    },
    marketing: { label: "Sua pergunta", placeholder: "Ex.: vale anunciar só no bairro?" },
    ads: {
      label: "Produto ou serviço",
      placeholder:
        "Ex.: conserto de celular na hora, troca de tela a partir de R$ 180, garantia de 90 dias, Vila Mariana",
    },
  },
  /** The form below an answer of the marketing agent. */
  askMore: {
    label: "Continue a conversa",
    placeholder: "Ex.: e se eu só tiver R$ 50 por semana?",
    submit: "Perguntar mais",
    hint: "O assistente leva em conta as últimas perguntas. Para mudar de assunto, use Enviar Pergunta.",
  },
  stop: "Parar",
  sources: {
    gemini: "Google Gemini",
    local: "Rascunho local (sem IA)",
    pasted: "Google Gemini, colada por você",
    /** The owner wrote over it. */
    own: (source: string) => `${source}, com mudanças suas`,
  },
  sourceLabel: "Escrito por",
  basedOn: "Baseado em",
  truncated: "A resposta foi cortada por um limite de tamanho. Confira o fim antes de usar.",
  allowance: allowanceSentence,
  check: {
    model: "Texto criado por IA. Confira nomes, preços e prazos antes de usar.",
    local: "Rascunho montado pelo site com o que você escreveu. Confira antes de usar.",
  },
  copy: "Copiar",
  copyAll: "Copiar tudo",
  copied: { title: "Texto copiado", description: "Agora é só colar onde você precisa." },
  copyFailed: {
    title: "Copie à mão",
    description: "O navegador não deixou copiar. O texto está selecionado: toque nele e em Copiar.",
  },
  whatsapp: "WhatsApp",
  whatsappHint: "abre em outra aba com este texto, e você escolhe para quem enviar",
  adjust: "Ajustar",
  changes: "Mudar a resposta",
  edit: { open: "Editar aqui", label: "Sua versão", done: "Pronto" },
  undo: "Desfazer",
  undone: { title: "Versão anterior", description: "O texto de antes voltou para a tela." },
  askAgain: "Gerar de novo",
  variants: {
    label: "Versão",
    name: (place: number, count: number) => `Versão ${place} de ${count}`,
  },
  wordCount: (words: number) => (words === 1 ? "1 palavra" : `${words} palavras`),
  print: "Imprimir",
  pieceGroups,
  pieceCount: (length: number, limit: number) => `${length} de ${limit}`,
  tooManyCharacters: (length: number, limit: number) => `${length} de ${limit}: passou do limite`,
  characters: (length: number) => `${length} caracteres`,
  copyPiece: (text: string) => `Copiar: ${text}`,
  again: "Tentar de novo",
  textStays: "Seu texto continua aqui.",
  localInstead: "Gerar rascunho local",
  localHint: "Seu texto continua aqui. Se preferir, o site monta um rascunho sem IA.",
  success: {
    title: "Sucesso!",
    gemini: "Resposta gerada com sucesso pelo Google Gemini",
    local: "Rascunho montado pelo próprio site, sem IA",
    other: (model: string) => `Resposta gerada por ${model}`,
  },
  error: "Erro",
  tooShort: "Prompt muito curto ou vazio",
  tooLong: "Texto longo demais: o limite é de 8.000 caracteres. Corte um pouco e tente de novo.",
  roiIncomplete: "Preencha todos os campos para análise de ROI",
} as const;
