import { describe, expect, test } from "vitest";
import { fold } from "../../../../domain/search/fold.ts";
import { type KnowledgeDocument, readDocuments } from "../../../knowledge/documents.ts";
import { directAnswers, whereToBegin } from "../phrases/marketing-answers.ts";
import { exactAnswers, slowTimes } from "../phrases/marketing-exact.ts";
import { leads } from "../phrases/marketing-leads.ts";
import { lessonPieces } from "../phrases/marketing-lessons.ts";
import { practicePieces } from "../phrases/marketing-practices.ts";
import { profilePieces } from "../phrases/marketing-profile.ts";
import { promptPieces } from "../phrases/marketing-prompts.ts";
import { topicAnswers } from "../phrases/marketing-topics.ts";
import { everydayAnswers } from "../phrases/marketing-topics-everyday.ts";
import { plainAnswers } from "../phrases/marketing-topics-plain.ts";
import { countWords } from "../text/words.ts";
import { companionOf } from "./companions.ts";
import { familyOf } from "./families.ts";
import { findAnswer } from "./find-answer.ts";
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
  test.each(
    [
      ...exactAnswers,
      ...plainAnswers,
      ...everydayAnswers,
      ...directAnswers,
      ...topicAnswers,
      slowTimes,
      whereToBegin,
    ].map((answer) => [answer.say, answer] as const),
  )("%s", (say, { rests, today = "", own }) => {
    const sources = rests.map((key) => byKey.get(key));
    expect(sources.every((source) => source !== undefined)).toBe(true);
    const text = sources.map((source) => (source ? sourceText(source) : "")).join(" ");
    const steps = Object.values(own ?? {});
    expect(strangers([say, today, ...steps].join(" "), text)).toEqual([]);
    for (const step of steps) {
      expect(step).toMatch(/^[\p{Lu}“].*[.”]$/u);
      expect(countWords(step)).toBeLessThanOrEqual(50);
    }
  });

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
    ["posso usar foto feita por ia?", "galeria-produtos"],
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
    expect(findAnswer(fold(question), question)?.rests[0]).toBe(key);
  });

  test.each([
    ["como respondo cliente que pede desconto no zap?", "boas-vindas-whatsapp"],
    ["cliente pede pra parcelar, como respondo", "boas-vindas-whatsapp"],
    ["cliente falou q meu conserto é caro, oq respondo?", "oficina-orcamento-explicado"],
    ["as clientes dizem que meu preço é caro", "concorrentes-do-bairro"],
    ["clientes marcam horario e não aparecem", "salao-horario-vago"],
    ["meu salão tá vazio de segunda e terça", "oferta-sem-exagero"],
    ["nas férias escolares o movimento cai, o que fazer?", "eventos-datas"],
    ["Quero preparar uma ação de Dia das Mães", "eventos-datas"],
    ["tenho vergonha de aparecer em video, como divulgo?", "calendario-de-posts"],
    ["tiktok serve pra oficina?", "calendario-de-posts"],
    ["o que escrevo na bio do insta?", "descricao-do-perfil"],
    ["as foto do meu bolo fica feia, como tirar melhor?", "galeria-produtos"],
    ["vou mudar de endereço, como aviso o google?", "consistencia-citacoes"],
    ["meu telefone mudou, onde troco?", "consistencia-citacoes"],
    ["perdi a senha do meu perfil no google", "aula-2#0"],
    ["tenho 3 filiais, cada uma precisa de perfil?", "aula-2#0"],
    ["demoro pra responder no insta porque estou atendendo", "aula-5#2"],
    ["como faço um grupo vip no whatsapp?", "aula-5#4"],
    ["ninguem abre minhas mensagens no whats", "cliente-que-sumiu"],
    ["perguntou o preço e sumiu", "cliente-que-sumiu"],
    ["o que responder quando perguntam qual o valor", "boas-vindas-whatsapp"],
    ["aumentei meus preços, como aviso?", "boas-vindas-whatsapp"],
    ["quanto cobrar por uma barra de calça?", "artesanato-preco-da-peca"],
    ["qual o lucro de uma padaria?", "gemini-analise-financeira"],
    ["to pensando em fechar a loja", "gemini-analise-financeira"],
    ["quero vender marmita pra empresas do bairro", "padaria-cafe-para-empresas"],
    ["como divulgo minha lavanderia pra condominio", "parceria-no-bairro"],
    ["como colocar o cardápio no ifood?", "restaurante-descricao-dos-pratos"],
    ["vale a pena pagar a taxa do ifood?", "gemini-ativar-delivery"],
    ["fazer panfleto funciona?", "plano-com-pouco-dinheiro"],
    ["cliente que não paga, o que falo?", "email-dificil"],
    ["como pedir pra cliente indicar uma amiga?", "pos-venda-e-avaliacao"],
    ["comprei anúncio no insta e não veio ninguém", "conta-do-anuncio"],
    ["recebi 1 estrela de alguem que nunca veio aqui", "monitoramento-reputacao"],
    ["meu funcionario atendeu mal e reclamaram no google", "gestao-crises"],
    ["posso repostar foto que a cliente marcou?", "historias-sucesso"],
    ["meu cliente pediu reembolso, sou obrigado?", "roupas-regra-de-troca"],
    ["meu açougue perdeu cliente pro supermercado", "cliente-que-sumiu"],
    ["cliente cancelou em cima da hora", "salao-horario-vago"],
    ["vou atrasar os pedidos, como aviso", "restaurante-pedido-atrasado"],
    ["vale a pena dar frete gratis?", "gemini-ativar-delivery"],
    ["estoque cheio de coisa parada", "oferta-sem-exagero"],
    ["como negocio com fornecedor que aumentou tudo", "email-dificil"],
    ["escrevi errado o horario no google", "horarios-precisos"],
    ["como usar o google meu negocio", "info-completas"],
    ["quanto custa anunciar no insta", "anuncio-nas-redes"],
    ["posso pedir pra cliente trocar a nota?", "gestao-crises"],
    ["como vendo mais", "info-completas"],
    ["da pra comprar avaliação de 5 estrelas?", "estrategias-solicitar"],
    ["quantas estrelas preciso ter pra aparecer no topo", "estrategias-solicitar"],
    ["que frase uso num anúncio chamativo", "anuncio-na-busca"],
    ["qual anúncio é melhor, google ou instagram", "gemini-anunciar-google"],
    ["quero anúncio só no horário que abro", "gemini-anunciar-google"],
    ["pra que serve palavra negativa", "gemini-anunciar-google"],
    ["onde mudo o horário do feriado", "horarios-precisos"],
    ["devo contratar uma agência pro insta?", "posts-regulares"],
    ["um cliente postou foto horrível da loja no google", "galeria-produtos"],
    ["meu ponto é numa rua deserta", "info-completas"],
    ["como atrair clientes na terça", "oferta-sem-exagero"],
    ["quero que a ia recomende minha loja, dá pra aparecer no chatgpt?", "aula-3#2"],
    ["preciso que alguém me ensine do zero", "info-completas"],
    ["cartão fidelidade dá certo?", "oferta-sem-exagero"],
    ["como deixo minha loja mais conhecida", "info-completas"],
  ])("%s rests on %s, whatever else its words suggest", (question, key) => {
    expect(findAnswer(fold(question), question)?.rests[0]).toBe(key);
  });

  test.each([
    "esqueci de responder uma avaliação de 6 meses atrás",
    "quero trocar o pneu do carro",
    "minha loja é nova e não tenho avaliação",
    "como conseguir cliente sem dar desconto",
    "qual a receita de bolo de cenoura?",
  ])("%s is not mistaken for another subject", (question) => {
    expect(findAnswer(fold(question), question)).toBeUndefined();
  });
});

describe("what is said first of a source", () => {
  test.each(Object.entries(leads))("%s says no figure that its source has not", (key, say) => {
    const source = byKey.get(key);
    expect(source && strangers(say, sourceText(source))).toEqual([]);
    expect(say).toMatch(/^\p{Lu}[^[\]]*\.$/u);
    expect(countWords(say)).toBeLessThanOrEqual(45);
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
