import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

function textOf(question: string): string {
  return draftPlan(question).text;
}

/** By how each answer begins. */
const begins = {
  blocked: /^Muitas denúncias, muitos bloqueios/,
  clientData: /^Não cole nome completo, CPF, telefone, dado de saúde nem dado bancário/,
  slow: /^Época fraca desanima/,
  profit: /^Depende do que sobra das vendas/,
  negatives: /^Com palavras negativas/,
  quote: /^Volte a falar uma única vez, com uma pergunta/,
  newPrice: /^Explique em uma frase, igual para todos/,
  birthday: /^Pode, a quem aceitou receber/,
} as const;

function describeKind(
  name: keyof typeof begins,
  meant: readonly string[],
  others: readonly string[],
): void {
  describe(name, () => {
    test.each(meant)("answers %j", (question) => {
      expect(textOf(question)).toMatch(begins[name]);
    });
    test.each(others)("leaves %j to others", (question) => {
      expect(textOf(question)).not.toMatch(begins[name]);
    });
  });
}

describeKind(
  "blocked",
  [
    "meu whatsapp foi banido, e agora?",
    "bloquearam meu whatsapp por mandar oferta pros clientes da papelaria",
    "meu numero foi suspenso no zap por disparo",
    "o zap da loja foi desativado, o que faço",
    "whatsapp business restringiu minha conta, perdi o numero por spam",
    "baniram meu numero do whats da sorveteria",
    "meu zap ta bloqueado desde ontem, vendia tudo por la",
    "o whats suspendeu meu número comercial",
    "perdi meu zap porque me denunciaram por spam",
    "o whatsapp baniu o número da minha floricultura",
  ],
  [
    "como evitar que bloqueiem meu whatsapp com promoção?",
    "posso ser banido do whatsapp se mandar oferta?",
    "como não ser banido no zap?",
    "cliente me bloqueou no whatsapp, e agora?",
    "o banco bloqueou minha conta",
    "meu perfil do google foi suspenso",
    "o instagram bloqueou minha conta",
    "como bloqueio um cliente chato no zap?",
    "posso mandar promoção no zap?",
    "como crio o catálogo do whatsapp?",
    "mudei de número e o whats foi cancelado",
  ],
);

test("who was blocked for promotions is offered no further promotion", () => {
  const { text, sources } = draftPlan("bloquearam meu zap porque mandei oferta pra todo mundo");
  expect(text).not.toMatch(/Há um prompt pronto|cliente que sumiu|instale/i);
  expect(text).toContain("Como recuperar o número o guia não traz");
  expect(sources.map(({ id }) => id)).not.toContain("cliente-que-sumiu");
});

describeKind(
  "clientData",
  [
    "posso jogar a agenda de clientes com telefone no gemini pra ele ver quem faltou?",
    "dá pra passar a planilha de alunos com nome pro chatgpt montar grupos?",
    "colo os contatos dos pacientes na ia pra ela ver quem não voltou?",
    "quero subir o cadastro das clientes no gemini pra achar quem faz aniversário",
    "mandar o caderno de fiado com nome de cliente pro chatgpt somar, pode?",
    "envio a lista dos hóspedes com cpf pra ia organizar?",
    "posso colocar os telefones dos fregueses no gemini pra ele criar mensagens?",
    "se eu copiar a relação de sócios no chat gpt ele separa os inativos?",
    "boto a ficha da cliente no gemini pra ele sugerir tratamento?",
    "anexo a lista de assinantes com e-mail na ia pra ver quem cancelou?",
  ],
  [
    "posso usar a ia pra escrever mensagem pra lista de clientes?",
    "como coloco o contato da loja no perfil?",
    "o gemini responde cliente no whatsapp?",
    "posso colar a lista sem os nomes no gemini pra somar?",
    "como peço pro gemini escrever um post?",
    "mando promoção pra lista de clientes, pode?",
    "clientes que sumiram, como chamo de volta?",
    "como organizo a lista de contatos no whatsapp business?",
    "a ia ajuda a achar clientes novos?",
    "peço pro gemini um texto pros meus alunos?",
  ],
);

test("a list of clients for the assistant is not read as a call-back", () => {
  const { text, sources } = draftPlan(
    "copio os contatos das alunas no gemini e ele vê quem parou?",
  );
  expect(text).not.toMatch(/^Pode|cole no Gemini|Copie o prompt/);
  expect(sources[0]?.id).toBe("aula-4");
});

describeKind(
  "slow",
  [
    "tá muito parado aqui na barbearia, me ajuda",
    "não vendi nem um pastel hoje",
    "ninguém entrou na loja essa semana",
    "o comércio tá fraco, to triste",
    "faz uma semana que não aparece cliente na minha floricultura",
    "vendi pouquíssimo esse mês",
    "ta devagar demais",
    "as vendas tão paradas, e agora",
    "tá feia a coisa no meu salão",
    "duas semanas sem vender nada no meu brechó",
  ],
  [
    "o sinal do wifi tá fraco",
    "meu anúncio tá fraco, o que mudo?",
    "meu instagram tá parado",
    "estoque parado de tênis, o que faço?",
    "a foto ficou ruim, como melhoro?",
    "minha segunda-feira é parada, como encho?",
    "as peças não vendem, encalhou tudo na arara",
    "carro parado na oficina esperando peça, o que digo pro dono?",
    "ninguém comprou depois do anúncio de 50 reais",
    "ninguém avalia minha loja",
    "entram, olham e não compram",
    "a nota tá ruim no google",
    "meu funcionário não vende nada",
    "não vendo nada pela internet, só na loja",
    "vendas caíram depois da reforma da rua",
    "aqui tá ruim de sinal",
  ],
);

describeKind(
  "profit",
  [
    "investi 300 em tráfego e faturei 800 com as bolsas, lucrei?",
    "paguei 120 de anúncio e vendi 450 de bolo, valeu?",
    "botei 80 reais no instagram e vieram 5 clientes, compensou?",
    "gastei 1000 no google ads e entraram 2500, foi bom?",
    "impulsionei com 60 reais e vendi 200, deu lucro?",
  ],
  [
    "gastei 200 em anúncio e só ganhei 300 curtidas, valeu?",
    "quanto devo gastar em anúncio?",
    "gastei 300 em anúncio e não vendi nada",
    "vendi 500 reais de bolo hoje",
    "paguei 400 de aluguel e vendi 900",
  ],
);

describeKind(
  "negatives",
  [
    "meu anúncio aparece pra quem quer emprego, como evito?",
    "como excluo do google ads quem procura curso grátis?",
    "onde coloco as palavras negativas na campanha?",
    "tirar do meu anúncio quem só quer de graça, dá?",
    "pago clique de gente procurando vaga, como bloqueio no anúncio?",
  ],
  [
    "o que são palavras negativas?",
    "como respondo cliente que quer de graça?",
    "vale anunciar um curso de bolo?",
    "como evito gastar muito com anúncio?",
    "avaliação negativa, como respondo?",
  ],
);

describeKind(
  "quote",
  [
    "mandei o orçamento da piscina e o cliente sumiu, o que digo?",
    "passei a proposta do buffet há 4 dias e nada, como cobro resposta?",
    "o cliente não fechou o orçamento do móvel, mando o quê?",
    "envio o valor da faxina e a pessoa some",
    "orçamento de pintura sem resposta, que mensagem mando?",
    "mando o preço no direct e visualizam e somem",
    "cliente não respondeu meu orçamento de vidro",
  ],
  [
    "como faço um orçamento claro de gesso?",
    "cliente sumiu sem pagar o fiado",
    "cliente achou o orçamento caro, o que respondo?",
    "clientes antigos sumiram, como chamo de volta?",
    "monto um orçamento ou um contrato?",
    "o cliente pediu orçamento por foto, posso?",
    "meu orçamento do mês não fecha",
    "sem orçamento pra anunciar e nada dá certo",
  ],
);

describeKind(
  "newPrice",
  [
    "subi o preço da marmita e reclamaram, o que respondo?",
    "aumentei a mensalidade da academia e o povo brigou",
    "reajustei a tabela do pet shop e acharam ruim, como explico?",
    "como justifico que o preço da unha aumentou?",
    "aumentei o valor da diária, os hóspedes reclamam",
  ],
  [
    "vou aumentar os preços, como aviso?",
    "o fornecedor aumentou o preço e reclamei",
    "aumentou o valor do aluguel, o que explico pro dono?",
    "cliente reclamou do preço no google",
    "quanto cobro por uma unha?",
    "acham meu preço caro",
  ],
);

describeKind(
  "birthday",
  [
    "posso mandar parabéns no zap pros clientes da ótica?",
    "guardei o aniversário das clientes, posso mandar mensagem?",
    "tem problema mandar mensagem de aniversário pra paciente?",
  ],
  [
    "o que posto no aniversário da loja?",
    "faço bolo de aniversário, como divulgo?",
    "que desconto dou no aniversário do cliente?",
  ],
);

test.each([
  ["que tamanho é o logotipo do perfil?", "720 por 720"],
  ["em que formato mando as fotos pro google?", "JPG ou PNG"],
  ["até quantas fotos por produto no catálogo do zap?", "até dez fotos"],
  ["qual o máximo de categorias no perfil?", "até nove extras"],
  ["onde vejo quantas ligações vieram do google?", "Desempenho"],
  ["quanto tempo antes da páscoa começo a divulgar?", "duas ou três semanas antes"],
  ["quantas vezes posto no insta?", "três por semana"],
  ["anuncio no google ou no facebook, qual traz mais cliente?", "fala com quem procura agora"],
  ["compensa abrir uma filial em Itu?", "reserva menos a montagem"],
  ["100 mensagens por dia perguntando o valor, socorro", "catálogo"],
  ["o chatgpt inventou um horário que não tenho, como evito?", "Use só estes dados"],
  ["qual o jeito certo de pedir pro gemini um texto?", "quatro partes"],
  ["o chatgpt é pago?", "confira no próprio aplicativo"],
])("the first lines of %j say the fact: %s", (question, fact) => {
  expect(textOf(question).split("\n\n")[0]).toContain(fact);
});
