import { describe, expect, test } from "vitest";
import { draftPlan } from "./draft-plan.ts";

function textOf(question: string): string {
  return draftPlan(question).text;
}

/** By how each answer begins. */
const begins = {
  homeVideo: /^O Google escolhe o método de verificação, e hoje o vídeo é o mais comum\. Quem não/,
  shopVideo: /^Mostre três coisas em um vídeo/,
  refusedPost: /^Tire o número do texto/,
  fake: /^Avaliação de quem não foi atendido/,
  fallen: /^Antes de pedir mais avaliações/,
  lowWithoutText: /^Responda, sim: lamente/,
  machineImage:
    /^Para mostrar o seu produto ou a sua loja, não use imagem criada por IA: ela engana quem compra/,
  children: /^Só com autorização por escrito, e por uma criança/,
  site: /^Um site é achado pelo que está escrito/,
  register: /^Crie o perfil com a conta Google/,
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
  "homeVideo",
  [
    "faço marmita em casa e o google pediu um vídeo de verificação, o que gravo?",
    "sou eletricista, não tenho loja, como faço o vídeo pra verificar o perfil?",
    "o google quer que eu filme a fachada mas eu costuro dentro de casa",
    "atendo a domicílio como massagista, que vídeo mando pra verificação?",
    "trabalho em casa com crochê e preciso verificar meu perfil no google, o que mostro?",
    "sou personal e vou na casa dos clientes, o google exige vídeo",
    "verificação por vídeo de quem não tem ponto, como fica?",
    "minha doceria é em casa. o vídeo do google precisa mostrar a frente?",
    "dou aula de violão em casa e o perfil tá pedindo um vídeo pra verificar",
    "sem fachada, como passo na verificação do google?",
  ],
  [
    "trabalho em casa com doces, posso ter perfil no google?",
    "o que mostro no vídeo de verificação do meu restaurante?",
    "faço vídeo em casa pro instagram, tem problema?",
    "minha casa de carnes precisa de vídeo de verificação, o que filmo?",
    "como escondo meu endereço, atendo em casa",
    "quantas fotos ponho no perfil se trabalho em casa?",
    "vendo de casa, como divulgo no whatsapp?",
    "o google pediu a verificação da minha padaria, como é?",
    "como gravo um vídeo bonito do produto em casa?",
    "cliente em casa quer desconto, o que respondo?",
  ],
);

test("nobody without a shop is told to film a front or a door", () => {
  const text = textOf("sou diarista, sem loja, e o google quer um vídeo de verificação");
  expect(text).not.toMatch(/fachada com a placa|porta aberta|abra a porta/);
  expect(text).toContain("a frente da sua casa não precisa aparecer");
});

describeKind(
  "shopVideo",
  [
    "o que gravo no vídeo de verificação da minha padaria?",
    "o google pediu vídeo do meu restaurante pra verificar, o que mostro",
    "como faço o vídeo pra verificar minha oficina no google",
  ],
  [
    "quanto tempo demora a verificação do vídeo da minha loja?",
    "vídeo da minha loja pro instagram, o que mostro?",
    "não tenho loja e o google pediu vídeo de verificação",
  ],
);

describeKind(
  "refusedPost",
  [
    "o google recusou meu post que tinha meu celular",
    "minha postagem no perfil foi reprovada, pus o whats no texto",
    "publicação barrada no google por causa do telefone",
    "coloquei o número no post e o perfil não aceitou a publicação",
    "por que meu post com zap não é aprovado no google?",
  ],
  [
    "meu anúncio foi recusado, tinha telefone",
    "o instagram tirou meu post do ar, tinha telefone",
    "como ponho o telefone no perfil?",
    "meu post no google não teve visualização",
    "posso colocar o zap no perfil do google?",
  ],
);

describeKind(
  "fake",
  [
    "o salão concorrente tá mandando gente avaliar mal o meu",
    "avaliação de alguém que nunca pisou na minha ótica, o que faço?",
    "ex-funcionária fez avaliação mentirosa do meu bar",
    "inventaram uma avaliação sobre minha pet shop, dá pra apagar?",
    "desconfio que a avaliação é fake, respondo?",
    "quem deu 1 estrela nunca foi cliente da minha gráfica",
    "meu rival deu nota 1 na minha loja, como tiro?",
    "como denuncio uma avaliação falsa na minha lavanderia?",
    "uma pessoa que não é cliente me deu uma estrela",
    "minha ex-sócia avaliou a loja só de raiva",
  ],
  [
    "não concordo com a nota que me deram, apago?",
    "como apago uma avaliação ruim?",
    "o cliente reclamou da demora e deu 2 estrelas",
    "o concorrente tem 300 avaliações e eu 20, o que faço?",
    "vale comprar avaliação?",
    "posso fazer uma avaliação falsa pra subir a nota?",
    "como peço avaliação pros clientes?",
    "agradeço uma avaliação de 5 estrelas como?",
    "nota falsa de cem reais, o que faço?",
    "amigo pode avaliar minha loja?",
    "o concorrente responde as avaliações melhor que eu",
    "meu concorrente tem avaliação 4,8 e eu 4,1",
  ],
);

describeKind(
  "fallen",
  [
    "a média do meu restaurante despencou, e agora?",
    "caiu minha nota no google em um mês",
    "minha nota era 4,7 e agora 4,2, o que houve?",
    "a nota da minha clínica tá caindo",
    "perdi meio ponto na nota da loja este mês",
    "como recupero a nota da pousada?",
    "de 5 fui pra 4,6 no google, por quê?",
    "nossas estrelas baixaram de novo",
    "a nota do salão piorou muito",
    "minha avaliação no google caiu de 4,9 pra 4,4",
  ],
  [
    "quero subir minha nota",
    "quero mais estrelas no google",
    "a nota fiscal caiu no sistema",
    "as vendas caíram",
    "recebi uma nota baixa, respondo?",
    "o preço caiu de 5 pra 4 reais, como aviso?",
    "as visualizações do perfil caíram",
    "um cliente caiu na loja e reclamou",
    "atendo de 2 a 5 pessoas por dia",
    "deram nota 1 sem motivo",
  ],
);

describeKind(
  "lowWithoutText",
  [
    "me deram uma estrela sem escrever nada",
    "duas estrelas sem comentário, o que digo?",
    "cliente da minha ótica deu 1 estrela e não disse nada",
    "1 estrela sem texto, respondo?",
    "ganhei 2 estrelas e a pessoa não explicou",
  ],
  [
    "deu 5 estrelas e não comentou nada",
    "quatro estrelas sem texto, agradeço?",
    "1 estrela reclamando do atendimento",
    "como respondo nota sem texto?",
    "uma estrela de quem nunca veio aqui",
  ],
);

describeKind(
  "machineImage",
  [
    "posso postar imagem gerada por ia dos meus sanduíches?",
    "uso uma foto criada pelo gemini no cardápio?",
    "foto feita por inteligência artificial das minhas bolsas pode?",
    "o chatgpt pode criar a imagem do meu produto?",
    "arte feita com ia no lugar da foto do prato, tem problema?",
  ],
  [
    "posso usar ia pra melhorar a foto do produto?",
    "o gemini escreve a legenda da foto?",
    "imagem de ia da fachada da loja pode?",
    "como tiro foto boa do prato?",
    "posso usar foto da internet?",
  ],
);

describeKind(
  "children",
  [
    "posso publicar foto de criança na minha escolinha de natação?",
    "gravei um menino comendo o sorvete, posso postar?",
    "foto com bebê no meu estúdio, posso pôr no google?",
    "filmei as crianças na festa do buffet, posto?",
    "vídeo de aluna menor de idade dançando, pode?",
  ],
  [
    "como tiro foto de roupa de criança?",
    "posso postar foto de cliente adulta?",
    "o que posto no dia das crianças?",
    "como divulgo minha loja infantil?",
    "posso mostrar a equipe nas fotos?",
    "fotografo crianças, como divulgo meu trabalho?",
    "as fotos das crianças na festa ficaram escuras",
  ],
);

describeKind(
  "site",
  [
    "ninguém entra no meu site, o que faço?",
    "o site da minha imobiliária não tem visita",
    "site sem acesso nenhum há meses",
    "meu site não traz aluno",
    "fiz um site e não vem ninguém",
  ],
  [
    "preciso de um site?",
    "ninguém visita meu perfil no google",
    "o cliente não vem na visita marcada",
    "vale a pena pagar um site?",
    "o site caiu e ninguém entra",
    "quantas visitas o perfil teve?",
  ],
);

describeKind(
  "register",
  [
    "como cadastro minha sapataria no google?",
    "minha loja não aparece no mapa, como cadastro?",
    "quero cadastrar meu ateliê no google do zero",
    "como faço o cadastro da minha lavanderia no google?",
  ],
  [
    "como cadastro produtos no google?",
    "como cadastro meus serviços no perfil do google?",
    "como aparecer no google?",
    "como verifico minha loja no google?",
  ],
);
