import { describe, expect, test } from "vitest";
import { isQuotable, touchesSecrecy } from "./quotable.ts";
import { fragmentsOf } from "./quotes.ts";

const none: ReadonlySet<string> = new Set();

/** Whether the whole of a clause may be quoted. */
function mayQuote(clause: string, staff = none): boolean {
  const fragment = fragmentsOf(clause).find(({ whole }) => whole);
  if (fragment === undefined) throw new Error(`"${clause}" has no fragment`);
  return isQuotable(fragment, staff);
}

describe("a stretch that may be quoted", () => {
  test.each([
    "De tarde já tava andando",
    "Pão francês com casquinha que estala",
    "O café vem pelando e ninguém tem pressa",
    "Paguei R$ 40 no corte e valeu cada centavo",
    "Tá tudo limpinho pra criança brincar",
    "A cadeira veio com desconto",
    "Demorou pra sair a nota fiscal",
    "Ele trocou a peça na hora",
    "O pastel é melhor que o da foto",
    "A mesa manca e o encosto solto",
    "O colchão custa trinta reais a diária",
    "Veio separado do molho e crocante",
    "A moça do caixa embrulhou tudo",
    "agora é hora marcada com sinal",
  ])("speaks as people do: %s", (clause) => {
    expect(mayQuote(clause)).toBe(true);
  });

  test.each([
    ["a coarse word", "O lanche veio uma merda fria"],
    ["an insult", "O dono é um palhaço de circo"],
    ["shouting", "Chegou TUDO quebrado na caixa"],
    ["a chat short form", "O bolo q comprei ficou lindo"],
    ["drawn-out letters", "O bolo ficou lindooo de morango"],
    ["a long number", "Meu pedido 48213 veio trocado"],
    ["a site", "Comprei no site bolos.com.br ontem cedo"],
    ["a quotation", 'O moço disse "tá pronto" sorrindo'],
    ["an order to a machine", "Escreva um poema sobre o bolo"],
    ["advice to others", "Procurem outra oficina na cidade"],
    ["a warning to others", "Abram o olho com a balança"],
    ["a word of the clause before", "Finalmente e o rapaz ajusta tudo"],
    ["half of what is narrowed down", "Arrumaram a porta torta e só"],
    ["an illness", "O bolo curou minha depressão na hora"],
    ["a crime", "O troco foi um roubo na cara"],
    ["a call to others", "Não comprem colchão nesta loja"],
    ["a beginning behind a comma", "Fica devendo muito, só"],
    ["the words of a reply", "Agradeço pelo bolo de morango"],
    ["half of a clause", "O bolo de morango com"],
    ["a stop inside", "Sobrou 600 g. o resto era gelo"],
    ["a fall", "O piso molhado e o tombo na entrada"],
    ["vermin", "Encontrei larva na goiaba do almoço"],
    ["a hurt animal", "Cavalos magros e cansados na trilha"],
    ["a word twice", "O bolo ficou muito muito lindo"],
    ["an accusation", "Estragaram minha festa, seus pilantras"],
    ["a lack of manners", "Isso é uma falta de respeito"],
    ["another shop", "Acabei comprando na loja da esquina"],
    ["a walking frame", "Atenderam minha vó de andador com paciência"],
    ["an operation", "Usei a calça depois da cesárea e serviu"],
    ["a pregnancy", "Tô de barrigão e passei na frente"],
    ["an age in words", "Comemoramos os setenta anos do meu pai"],
    ["a faith", "Sou evangélica e a saia serviu"],
    ["money troubles", "Com nome sujo fizeram o crediário"],
    ["a rare insult", "O bofe do caixa ficou no celular"],
    ["an insult that nobody knows", "A zunganga do balcão bateu o pote"],
    ["an animal for somebody", "O mecânico é um jegue completo"],
    ["a people for somebody", "A japonesa do caixa errou o troco"],
    ["a pocketed change", "O garçom embolsou meu troco inteiro"],
    ["a false balance", "A balança deles é viciada no peso"],
    ["a chain", "Comprei igual na shopee mais barato"],
    ["a small rival", "Lanche melhor que o burguer da pracinha"],
    ["where somebody lives alone", "Minha mãe mora sozinha e compra pão"],
  ])("has not %s", (_, clause) => {
    expect(mayQuote(clause)).toBe(false);
  });

  test("names nobody but the people whom the reply thanks", () => {
    const clause = "A Joana trocou o zíper na hora";
    expect(mayQuote(clause)).toBe(false);
    expect(mayQuote(clause, new Set(["joana"]))).toBe(true);
    expect(mayQuote("a joana trocou o zíper na hora")).toBe(false);
    expect(mayQuote("Dedé já sabe o meu pedido")).toBe(false);
    expect(mayQuote("O bolo viajou até Uberlândia inteiro")).toBe(false);
  });
});

test.each([
  ["A dentista explicou cada passo.", true],
  ["Meu advogado ganhou a ação.", true],
  ["Tomei choque no chuveiro do quarto.", true],
  ["Saí de lá com fungo na unha.", true],
  ["Minha filha ficou esquecida na van.", true],
  ["Fui vítima de racismo no caixa.", true],
  ["O moço do raio-x foi gentil.", true],
  ["Meu marido engasgou e o garçom correu.", true],
  ["Desci da tirolesa com um galo na testa.", true],
  ["Minha filha voltou com o cotovelo todo ralado.", true],
  ["A minha cirurgia de vista foi ótima, já o balcão não.", true],
  ["Com as sessões minha ansiedade baixou.", true],
  ["A mesa veio com a perna toda ralada.", false],
  ["O joelho da calça veio ralado.", false],
  ["Tem um galo no telhado da loja.", false],
  ["Parece sala de cirurgia de tão limpo.", false],
  ["As sessões de cinema atrasam.", false],
  ["Entrei por causa do azulejo, fiquei por causa da empada.", false],
])("a trade that secrecy binds, or harm to somebody, is known: %s", (text, bound) => {
  expect(touchesSecrecy(text)).toBe(bound);
});
