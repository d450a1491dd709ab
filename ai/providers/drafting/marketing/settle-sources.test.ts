import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

function idsOf(question: string): string[] {
  return draftPlan(question).sources.map(({ id }) => id);
}

describe("a story in everyday words", () => {
  test.each([
    [
      "vendo marmita e quero que vejam no google que entrego, com a taxa e o link",
      "gemini-ativar-delivery",
    ],
    [
      "combinei tudo de boca com o pedreiro e deu rolo, quero um papel assinado",
      "gemini-criar-contratos",
    ],
    [
      "deixaram a moto arranhada aqui e juram que fui eu, como evito na próxima?",
      "oficina-ficha-de-entrada",
    ],
    [
      "sou pintor e perco viagem porque explicam errado, o que pergunto antes?",
      "servicos-em-casa-antes-da-visita",
    ],
    ["sempre falta o que vende e sobra o resto, quando compro de novo?", "estoque-minimo"],
    ["vou começar a vender bolo em casa, o que planejo antes de gastar?", "plano-em-uma-pagina"],
    [
      "perguntaram se a empada tem leite, o menino é alérgico, como organizo isso no cardápio?",
      "restaurante-tabela-de-alergenicos",
    ],
    [
      "recebi um edital da prefeitura de 60 páginas, a ia resume pra mim?",
      "gemini-analisar-documentos",
    ],
    [
      "fecho pro almoço e o povo dá com a cara na porta e reclama. onde arrumo isso no google?",
      "horarios-precisos",
    ],
  ])("%j rests on %s first, and says its heart before the steps", (question, id) => {
    const { text, sources } = draftPlan(question);
    expect(sources[0]?.id).toBe(id);
    expect(text).not.toMatch(/^(?:O plano|O caminho|Vale a pena)/);
  });

  test.each([
    ["acharam um cabelo no prato", "gestao-crises"],
    [
      "achou cabelo na comida mas nunca comeu aqui, deu 1 estrela, respondo o quê?",
      "monitoramento-reputacao",
    ],
    ["toda sexta sobra verdura no mercado e vai pro lixo", "mercadinho-menos-perda"],
  ])("%j is told apart: %s", (question, id) => {
    expect(idsOf(question)[0]).toBe(id);
  });
});

describe("what is not ours", () => {
  test.each([
    "meu filho faz um site em python e dá erro na linha 12, o que pode ser?",
    "vai chover sábado em Recife? quero saber se monto a barraca na praia",
    "qual plataforma uso pra montar uma loja virtual e vender pro brasil todo?",
    "como contrato um bom vendedor? o último sumiu com a chave da loja",
    "o banco bloqueou a conta da empresa, o que faço?",
    "me ensina a fazer sobrancelha de henna",
  ])("%j rests on nothing", (question) => {
    expect(idsOf(question)).toEqual([]);
  });

  test("a date stays the calendar's, whatever the examples say of it", () => {
    expect(draftPlan("quando é o dia das mães?").text).toMatch(/^Data, hora e feriado/);
  });

  test("an insult is no story", () => {
    expect(idsOf("vc é um lixo de robô inútil")).toEqual([]);
  });
});

describe("two questions in a line", () => {
  test("both are answered", () => {
    const { text, sources } = draftPlan(
      "como coloco o cardápio com preço no google e também queria saber como respondo quem deu 3 estrelas sem escrever nada",
    );
    expect(sources.map(({ id }) => id)).toEqual(["produtos-destaque", "resposta-a-nota-sem-texto"]);
    expect(text).toMatch(/^Ponha de cinco a dez produtos.*Agradeça a nota/);
  });

  test.each([
    [
      "tenho um chalé em Gramado: primeiro, como peço avaliação em espanhol? e segundo, o que posto na baixa temporada?",
      ["estrategias-solicitar", "gemini-criar-conteudos"],
    ],
    [
      "como respondo crítica e, além disso, como consigo fotos melhores do salão?",
      ["aula-2", "galeria-produtos"],
    ],
    [
      "quero saber duas coisas, como mudo o horário e como faço post",
      ["horarios-precisos", "gemini-criar-conteudos"],
    ],
  ])("both halves of %j are answered", (question, both) => {
    expect(idsOf(question)).toEqual(expect.arrayContaining(both));
  });

  test("the story behind a question is none", () => {
    const ids = idsOf(
      "posso postar foto da minha funcionária? ela disse que sim mas depois reclama",
    );
    expect(ids[0]).toBe("equipe-trabalhando");
    expect(ids).not.toContain("gestao-crises");
  });
});

describe("what a rule says", () => {
  test.each([
    ["aumentei meus preços, como aviso?", "boas-vindas-whatsapp"],
    ["vale a pena dar frete grátis?", "gemini-ativar-delivery"],
    ["as clientes dizem que meu preço é caro", "concorrentes-do-bairro"],
    ["tiktok serve pra oficina?", "calendario-de-posts"],
  ])("stands where the examples are not far surer: %j", (question, id) => {
    expect(idsOf(question)[0]).toBe(id);
  });

  test.each([
    ["perguntam no zap se aceita pix e quanto custa, todo dia", "Aceite o que a sua clientela usa"],
    ["filmaram meu entregador fazendo besteira e tá no tiktok", "Não precisa de produção"],
    ["será que compensa pagar pra aparecer mais no insta", "A posição na lista gratuita"],
    ["sou encanador e o google quer um vídeo, não tenho loja", "Cada local tem um perfil só"],
  ])("is not said of another matter: %j", (question, said) => {
    expect(draftPlan(question).text).not.toContain(said);
  });

  test("tells who has no shop what to show in the video", () => {
    expect(draftPlan("o google pediu um vídeo e atendo na casa das clientes").text).toContain(
      "Quem não tem loja mostra uma rua da região que atende",
    );
  });

  test("a trade named makes its own prompt go before another trade's", () => {
    expect(idsOf("sou dentista, o paciente falta sem avisar")).toContain(
      "clinica-preparo-da-consulta",
    );
  });
});
