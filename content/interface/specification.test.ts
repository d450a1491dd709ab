import { describe, expect, it } from "vitest";
import { brand } from "../brand.ts";
import { course } from "../course/course.ts";
import { textsOf, typographyFaults } from "../typography.ts";
import { assistantWords } from "./assistants.ts";
import { courseWords } from "./course.ts";
import { deviceWords } from "./device.ts";
import { deviceNotices } from "./device-notices.ts";
import { failures } from "./failures.ts";
import { guideWords } from "./guide.ts";
import { home } from "./home.ts";
import { notFoundWords } from "./not-found.ts";
import { documentTitle, pages } from "./pages.ts";
import { libraryWords, promptWords } from "./prompts.ts";
import { site } from "./site.ts";

const words = {
  site,
  home,
  course,
  courseWords,
  assistantWords,
  failures,
  guideWords,
  promptWords,
  libraryWords,
  deviceWords,
  deviceNotices,
  notFoundWords,
};

/** What a function of the words says for a value, beside the value that the specification gives. */
const withValues: Readonly<Record<string, string>> = {
  progress: courseWords.progress.percent(25),
  lessonsOrProjects: courseWords.progress.of(0, 5),
  liveLessons: String(course.liveLessons),
  upload: courseWords.upload.toast.description("Ana"),
  onePrompt: promptWords.available(1),
  threePrompts: promptWords.available(3),
};

/** Texts that the specification quotes: they stand on the page letter for letter. */
const quoted: Readonly<Record<string, readonly string[]>> = {
  "header and menus": [
    ...["Assistente IA", "Perfil da Empresa", "Biblioteca de Prompts", "Meu Perfil", "Sair"],
    "Gemini : Como usar a I.A do Google para o seu Negócio",
  ],
  "page that is not there": ["404", "Oops! Page not found", "Return to Home"],
  "course page": [
    ...["Jornada de Aprendizado", "Seu Progresso", "Cronograma das Aulas", "Assistir Aula"],
    ...["Conteúdo da Aula", "Professores & Especialistas Participantes", "Upload de Imagem"],
  ],
  "side sheet": [
    ...["Assistir Aula Completa", "Material PDF", "Exercícios Práticos", "Conteúdo Programático"],
    "Exercícios Práticos Incluídos",
  ],
  assistants: [
    ...["Voltar ao Menu", "Agentes Google Gemini"],
    ...["Gerar Resposta para Review", "Gerando...", "Resposta Sugerida:"],
    ...["Enviar Pergunta", "Processando...", "Resposta do Agente:"],
    ...["Gerar Anúncios", "Anúncios Gerados:"],
    ...["Analisar ROI e Funil", "Analisando...", "Análise de ROI:"],
  ],
  "toasts of the assistants": [
    ...["Erro", "Prompt muito curto ou vazio", "Preencha todos os campos para análise de ROI"],
    ...["Sucesso!", "Resposta gerada com sucesso pelo Google Gemini"],
  ],
  "failures of the assistants": [
    ...["Erro de conexão: ", "Nenhuma resposta recebida do servidor", "Erro desconhecido na API"],
    ...["Chave da API", "Limite de requisições", "fetch"],
    "Chave da API do Google Gemini não configurada ou inválida.",
    "Limite de requisições excedido. Tente novamente em alguns minutos.",
    "Erro de conectividade. Verifique sua conexão com a internet.",
    "Erro ao conectar com o backend. Tente novamente.",
  ],
  guide: [
    ...["Perfil Google Campeão", "Google Meu Negócio Campeão", "Práticas do Gemini"],
    ...["300%", "4.8", "150%", "85%", "Prompts Para Empreendedores"],
    ...["✅ Item concluído!", "✅ Prática do Gemini concluída!"],
  ],
  library: [
    ...["Prompts Profissionais", "Buscar prompts...", "Copiar Prompt", "Prompt copiado!"],
    ...["Nenhum prompt encontrado", "Tente ajustar sua busca ou explore outras categorias"],
  ],
};

/** Specified with an exclamation mark, or our own congratulation, which is one. */
const loud = [
  ...Object.values(quoted).flat(),
  guideWords.checked.profile.description,
  guideWords.checked.practice.description,
];

/** Halves of a sentence, around something that the page marks up. */
const joints = [
  guideWords.shop.readyRest,
  libraryWords.firstTime.before,
  libraryWords.firstTime.after,
  failures.connection,
];

const texts = textsOf(words).map(({ text }) => text);

describe.each(Object.entries(quoted))("the words of the %s", (_, specified) => {
  it.each(specified)("hold %j letter for letter", (text) => {
    expect(texts).toContain(text);
  });
});

describe("words that depend on a value", () => {
  it("are as specified for the values of the specification", () => {
    expect(withValues).toEqual({
      progress: "25% Concluído",
      lessonsOrProjects: "0 de 5",
      liveLessons: "2",
      upload: "Funcionalidade de upload para Ana será implementada em breve.",
      onePrompt: "1 prompt disponível",
      threePrompts: "3 prompts disponíveis",
    });
  });

  it("quote the title of a copied prompt", () => {
    expect(promptWords.copied.description("Plano da semana")).toContain("Plano da semana");
  });
});

describe("the whole interface", () => {
  it("says the product's name and 'for Entrepreneurs' in the logo", () => {
    expect(brand.logo).toEqual({ name: "Imersão", suffix: "for Entrepreneurs" });
    expect(course.title).toBe(brand.productName);
  });

  it("is written without exclamation marks, but where they are specified", () => {
    expect(typographyFaults({ ...words, pages }, [...loud, ...joints])).toEqual([]);
  });

  it("gives every page a title and a description of its own", () => {
    const [titles, descriptions] = [
      Object.values(pages).map(({ title }) => title),
      Object.values(pages).map(({ description }) => description),
    ];
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const title of titles) {
      const whole = documentTitle(title);
      const named = whole.match(/Imersão Empreendedora/g)?.length ?? 0;
      expect(named === 1 || (named === 0 && title.length > 46)).toBe(true);
    }
  });
});
