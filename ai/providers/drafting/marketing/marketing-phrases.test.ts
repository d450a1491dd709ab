import { describe, expect, test } from "vitest";
import { fold } from "../../../../domain/search/fold.ts";
import { type KnowledgeDocument, readDocuments } from "../../../knowledge/documents.ts";
import { directAnswers } from "../phrases/marketing-answers.ts";
import { lessonPieces } from "../phrases/marketing-lessons.ts";
import { practicePieces } from "../phrases/marketing-practices.ts";
import { profilePieces } from "../phrases/marketing-profile.ts";
import { promptPieces } from "../phrases/marketing-prompts.ts";
import { countWords } from "../text/words.ts";
import { companionOf } from "./companions.ts";
import { familyOf } from "./families.ts";
import type { Piece } from "./piece.ts";
import { pieceOf } from "./piece-of.ts";

const documents = readDocuments();
const byKey = new Map(documents.map((document) => [document.key, document]));
const written = { ...profilePieces, ...practicePieces, ...lessonPieces, ...promptPieces };

function sentencesOf({ goal, today, week, month = "", watch = "" }: Piece): string {
  return [goal, today, week, month, watch].join(" ");
}

/** Figures and quoted names that a text has and its source has not. */
function strangers(text: string, source: string): string[] {
  const figures = text.match(/\d+/g) ?? [];
  const quotes = (text.match(/“[^”]+”/g) ?? []).map((quote) => quote.slice(1, -1));
  return [
    ...figures.filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(source)),
    ...quotes.filter((quote) => !source.includes(quote)),
  ];
}

function sourceText({ heading, text }: KnowledgeDocument): string {
  return `${heading} ${text}`;
}

describe("the pieces of plans", () => {
  test("are written for every item, section and general prompt, and for nothing else", () => {
    const keys = documents.filter(({ sector }) => sector === undefined).map(({ key }) => key);
    expect(Object.keys(written).sort()).toEqual(keys.sort());
  });

  test.each(Object.entries(written))(
    "of %s say no figure and name no button that its source has not",
    (key, piece) => {
      const source = byKey.get(key);
      expect(source && strangers(sentencesOf(piece), sourceText(source))).toEqual([]);
    },
  );

  test.each(documents.map((document) => [document.key, document] as const))(
    "of %s are whole sentences behind an infinitive",
    (_, document) => {
      const piece = pieceOf(document);
      expect(piece?.goal).toMatch(/^(?:se )?\p{Ll}+(?:ar|er|ir|or|ôr)\b(?:-se)?/u);
      expect(piece?.goal).not.toMatch(/[.!?]$/);
      for (const text of [piece?.today, piece?.week, piece?.month, piece?.watch]) {
        expect(text ?? "Sim.").toMatch(/^[\p{Lu}“].*[.”]$/u);
        expect(countWords(text ?? "")).toBeLessThanOrEqual(50);
      }
      expect(sentencesOf(piece as Piece)).not.toMatch(/[*_#`]|\p{Extended_Pictographic}/u);
    },
  );
});

describe("the direct answers", () => {
  test.each(directAnswers.map((answer) => [answer.say, answer] as const))(
    "%s",
    (say, { rests }) => {
      const sources = rests.map((key) => byKey.get(key));
      expect(sources.every((source) => source !== undefined)).toBe(true);
      const text = sources.map((source) => (source ? sourceText(source) : "")).join(" ");
      expect(strangers(say, text)).toEqual([]);
    },
  );

  test.each([
    ["posso dar um brinde por avaliação?", "estrategias-solicitar"],
    ["e se eu der desconto para quem deixar 5 estrelas?", "estrategias-solicitar"],
    ["posso comprar avaliações?", "estrategias-solicitar"],
    ["posso pedir pros meus funcionários avaliarem a loja?", "estrategias-solicitar"],
    ["como apago um comentário ruim?", "monitoramento-reputacao"],
    ["preciso responder todas as avaliações?", "respostas-profissionais"],
    ["recebi uma avaliação negativa", "gestao-crises"],
    ["posso colocar o bairro no nome da loja?", "info-completas"],
    ["meu perfil foi suspenso", "aula-2#2"],
    ["ligaram cobrando uma taxa do google", "aula-1#4"],
    ["quanto devo gastar com anúncio?", "gemini-anunciar-google"],
    ["vale anunciar só no bairro?", "gemini-anunciar-google"],
    ["tráfego pago vale a pena?", "conta-do-anuncio"],
    ["como fico em primeiro lugar no google?", "otimizacao-buscas"],
    ["como aparecer no google maps?", "info-completas"],
    ["o perfil do google é gratuito?", "aula-1#1"],
    ["como ativo o chat do google?", "aula-5#3"],
    ["baixo o aplicativo google meu negócio?", "aula-1#1"],
    ["só vendo pela internet, posso ter perfil no google?", "aula-2#0"],
    ["trabalho em casa, posso aparecer no google?", "aula-2#0"],
    ["como verifico meu perfil no google?", "aula-2#1"],
    ["posso dar o preço só no direct?", "produtos-destaque"],
    ["posso fazer sorteio?", "eventos-datas"],
    ["hashtag ajuda?", "posts-regulares"],
    ["quantas vezes devo postar?", "posts-regulares"],
    ["qual o melhor horário para postar?", "posts-regulares"],
    ["posso usar foto feita por ia?", "fotos-fachada"],
    ["vale comprar seguidores?", "plano-com-pouco-dinheiro"],
    ["posso mandar promoção para todo mundo no zap?", "aula-5#4"],
    ["golpe do comprovante de pix", "aula-5#4"],
    ["o whatsapp business é pago?", "aula-5#0"],
    ["instagram ou google?", "aula-1#1"],
    ["preciso de um site?", "aula-1#1"],
    ["posso colar cpf na ia?", "aula-4#6"],
    ["posso postar antes e depois?", "historias-sucesso"],
    ["como faço uma política de troca?", "roupas-regra-de-troca"],
    ["em quanto tempo dá resultado?", "otimizacao-dados"],
    ["não tenho tempo para isso", "aula-5#6"],
    ["quero mais clientes", "info-completas"],
  ])("%s rests on %s", (question, key) => {
    const first = directAnswers.find(({ asked }) => asked.test(fold(question)));
    expect(first?.rests[0]).toBe(key);
  });
});

describe("what goes together", () => {
  test("every companion is a document of another family", () => {
    for (const { key } of documents) {
      const companion = companionOf(key);
      if (companion === undefined) continue;
      expect(byKey.has(companion)).toBe(true);
      expect(familyOf(companion)).not.toBe(familyOf(key));
    }
  });

  test("nearly every source has one, so that no plan is thin", () => {
    const alone = documents.filter(({ key }) => companionOf(key) === undefined);
    expect(alone.map(({ key }) => key)).toEqual([]);
  });
});
