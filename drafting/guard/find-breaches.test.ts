import { describe, expect, test } from "vitest";
import { type Trade, trades } from "../../contract/parts.ts";
import { findBreaches, rulesOfAds } from "./find-breaches.ts";
import { checkReply } from "./reply/check-reply.ts";
import { rulesOfReplies } from "./rules/replies.ts";
import { tradeNeeds } from "./trade-needs.ts";

function found(text: string, trade?: Trade) {
  return findBreaches(text, trade).map(({ rule, words }) => `${rule}: ${words}`);
}

/** Texts of each rule; what is between ‹ and › is found, and nothing else. */
const told = `
legal-warranty | Troca de tela com ‹garantia de 90 dias›. | Peça nova, ‹3 MESES DE GARANTIA›! | bateria 150, ‹garantía  90 días›
superlative | ‹Melhor preço do bairro›! Venha. | Prove ‹a melhor pizza da cidade› | Somos ‹o nº 1› em conserto | Temos ‹o menor preço da região› | preço ‹imbatível›
guarantee | Alisamento com ‹resultado garantido› | É ‹100% seguro› e rápido | ‹Garantimos a sua aprovação› no ENEM
hidden-price | outras peças ‹valor só no direct›. | Vestidos novos, ‹preço inbox› | ‹Consulte valores pelo WhatsApp›
no-exchange | ‹Não fazemos trocas›. | Promoção: ‹sem direito a troca› | peça branca ‹sem troca nem devolução›
card-minimum | passa ‹cartão a partir de R$ 20› | ‹Cartão só acima de 30› | ‹mínimo de R$ 15 no cartão›
prize-draw | ‹Curta e concorra› a um bolo | Sexta tem ‹sorteio› de cesta | Número de ‹rifa› por R$ 5
review-for-gift | ‹Avalie no Google e ganhe› um café | ‹Desconto para quem avaliar› com 5 estrelas
rank-on-google | Sua loja no ‹topo do Google› | ‹Primeiro lugar no Google› em 30 dias
partner-claim | Agência ‹parceira oficial do Google› | Curso ‹certificado pelo Sebrae›
rating-claim | Somos ‹5 estrelas no Google› | ‹Mais de 500 clientes satisfeitos› | ‹nota máxima no iFood›
cure | Chá que ‹cura diabetes› | Massagem que ‹cura a dor› nas costas | ‹cura garantida›
weight-loss | ‹perca 2 manequins› em uma sessão | ‹Perca 5 kg› em um mês | Chá ‹que emagrece› | ‹Emagreça sem esforço›
medicine | Temos ‹Ozempic› a pronta entrega | ‹remédio sem receita› na hora | ‹dipirona› gotas 4,99
child-called | Boneca nova: ‹peça pro papai›! | ‹Peçam para a mamãe›, chegou a mochila nova
hiring-by-sex | e to ‹precisando de moça› pro caixa | ‹Contrato rapaz› para entregas
formaldehyde | Progressiva ‹com formol› R$ 80 | ‹progressiva de formol›
allergy-safe | Bolo ‹livre de alergênicos› | Pode comer, é ‹seguro para celíacos›
credit-without-check | Crediário ‹sem consulta ao SPC› | Lote parcelado, ‹não consultamos o Serasa›
credit-approved | ‹negativado também libera› na hora | ‹Crédito aprovado na hora›! | ‹Empréstimo garantido› | ‹aprovação imediata›
before-and-after | Clareamento dental: veja o ‹antes e depois› | Harmonização, ‹Antes/Depois› no perfil
health-result | Clínica: ‹não tem efeito colateral› | Botox com ‹resultado imediato› | Clínica Bela: procedimento ‹sem riscos› | Dentista ‹sem dor nenhuma›
law-result | Advogado trabalhista, ‹causa ganha› | Advocacia: ‹100% de êxito›
law-bait | Advogada de família, ‹primeira consulta grátis› | Divórcio com advogado: ‹só pague se ganhar›
alcohol-urge | Open bar: ‹beba até cair› | Chopp gelado, ‹encha a cara› na sexta | Skol 3,49, ‹quem beber mais de 10 ganha› uma
supplement-effect | Termogênico que ‹queima gordura› | Whey: ‹aumenta a massa› muscular
bare-instalment | Sofá ‹12x de R$ 189,90›, entrega grátis | bolsa 189 à vista ou ‹3x de 68› | carro com ‹parcelas a partir de 599›
bare-rate | consignado, ‹taxa a partir de 1,66 ao mês› | Empréstimo com ‹taxa a partir de 1,66% ao mês› | consignado INSS ‹a partir de 1,7% ao mês›
toy-without-seal | Boneca importada ‹sem selo do Inmetro› | carrinho de controle ‹sem certificação›`;

describe("the words that must not be published", () => {
  const rows = told
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));
  const cases = rows.flatMap(([rule = "", ...texts]) => texts.map((text) => [rule, text] as const));

  test.each(cases)("by %s: %s", (rule, marked) => {
    const text = marked.replace(/[‹›]/g, "");
    const [start, end] = [marked.indexOf("‹"), marked.indexOf("›") - 1];
    const words = text.slice(start, end);
    expect(findBreaches(text)).toMatchObject([{ rule, start, end, words }]);
  });

  test("are told for every rule, each with a title, a reason and the day of its article", () => {
    const ids = rulesOfAds.map(({ id }) => id);
    expect(rows.map(([rule]) => rule).toSorted()).toEqual(
      [...ids, "bare-instalment", "bare-rate"].toSorted(),
    );
    for (const { title, reason, reference } of [...rulesOfAds, ...rulesOfReplies]) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(reason).toMatch(/^\p{Lu}.{10,85}\.$/u);
      expect(reference?.checkedOn ?? "2026-11-20").toMatch(/^2026-11-2[04]$/);
    }
  });

  test("of a regulated trade count for that trade alone", () => {
    expect(found("Primeira consulta grátis!", "advocacia")).toHaveLength(1);
    expect(found("Primeira consulta grátis!", "salao")).toEqual([]);
    expect(found("Veja o antes e depois do sofá", "servicos-em-casa")).toEqual([]);
  });

  test("name themselves in a title where that helps", () => {
    const [breach] = findBreaches("o melhor preço do bairro");
    expect(breach?.title).toBe("“O melhor preço do bairro” precisa de prova");
  });

  test("of an owner's answer are others than those of an ad", () => {
    const answer = "Você ainda deve R$ 50. Mude sua nota, ou vamos processar você.";
    const inReply = (text: string) => checkReply(text, { review: "" }).map(({ rule }) => rule);
    expect(inReply(answer)).toEqual(
      expect.arrayContaining(["exposed-debt", "pressure", "accusation"]),
    );
    expect(inReply("Melhor preço do bairro!")).toEqual([]);
  });
});

/** As owners write on ordinary days. */
const everyday = `
Pão francês quentinho às 6h e às 16h. Padaria Aurora, na praça. | Bolo de cenoura com cobertura, R$ 45,00 o inteiro. Encomende até quinta.
Sonho recheado R$ 7, três por R$ 18. Só no sábado. | Cesta de café da manhã para presente, a partir de R$ 90. Entregamos no bairro.
Nosso melhor horário é o das 7h, com o pão saindo. | Salgados para festa: cento por R$ 75. Coxinha, bolinha de queijo e risole.
Pizza de queijo: grande R$ 49,90, média R$ 39. Pizza da casa: grande R$ 55, média R$ 45. | Marmita com salada e suco por R$ 22. Retire no balcão das 11h às 14h.
Rodízio de sexta com 20 sabores. Criança até 5 anos não paga. | Feijoada completa aos sábados, R$ 38 por pessoa.
Chopp em dobro das 18h às 20h. Para maiores de 18 anos. Beba com moderação. | Caldo de cana e pastel na feira. Melhor ainda com limão.
Corte feminino R$ 70, escova R$ 45. Marque seu horário. | Barba, cabelo e bigode com hora marcada. Rua das Flores, número 12.
Progressiva sem formol, com produto registrado. A partir de R$ 150. | Mechas e luzes: seu cabelo fica melhor com hidratação depois. Agende.
Manicure e pedicure por R$ 55. Atendo aos sábados. | Design de sobrancelha R$ 35. Chame no direct para marcar.
Dia da noiva: reserve a melhor data com antecedência. | Depilação a laser com avaliação gratuita. Agende pelo WhatsApp.
Troca de tela de iPhone na hora. Orçamento grátis. | Conserto de celular com garantia legal de 90 dias e nota.
Assistência de notebook: formatação R$ 120, limpeza R$ 90. | Conserto de geladeira em casa, garantia de 1 ano no compressor.
Peças com garantia de 6 meses da fábrica. | Troca de óleo com filtro por R$ 149. Sem hora marcada.
Alinhamento e balanceamento, R$ 100 os dois. Orçamento antes de fazer. | Revisão de freios: peça nova e nota fiscal. Não garanto prazo em feriado.
Eletricista na zona sul. Troca de chuveiro R$ 80. | Encanador 24 horas. Conserto de vazamento com orçamento antes.
Diarista com referência. Faxina de apartamento R$ 180. | Pintura de casa: veja o antes e depois no nosso Instagram.
Vestidos de festa do P ao GG, a partir de R$ 199. Provador no local. | Camisetas 100% algodão, R$ 39,90 cada, três por R$ 99.
Sandália de couro R$ 89. Trocamos o tamanho em até 7 dias com a nota. | Parcelamos em até 3x sem juros no cartão acima de R$ 150.
Liquidação de inverno: casacos com 30% de desconto até sábado. | Brinquedos educativos com selo do Inmetro, para 3 anos ou mais.
Quebra-cabeça de madeira R$ 45. O melhor presente é brincar junto. | Banho e tosa de cães pequenos R$ 60. Buscamos em casa.
Ração de 15 kg por R$ 139. Entrega no mesmo dia. | Consulta veterinária com hora marcada, R$ 120.
Dentista na Vila Mariana. CRO-SP 12345. Limpeza e avaliação, agende. | Psicóloga, atendimento on-line. CRP 06/12345. Primeira conversa de 20 minutos.
Advocacia trabalhista e de família. OAB/SP 123456. Marque um horário. | Contabilidade para MEI, declaração anual R$ 120. CRC SP-123456/O.
Academia com aula experimental. Mensalidade R$ 99, sem matrícula. | Pilates em turma de quatro. Agende uma aula.
Creatina 300 g por R$ 89. Whey de chocolate, 900 g, R$ 129. | Inglês para adultos à noite, turma de 8. Matrículas abertas.
Reforço escolar de matemática, R$ 60 a hora. | Pousada a 200 m da praia, diária do casal R$ 280 com café da manhã.
Passeio de barco com os melhores momentos do pôr do sol. R$ 90 por pessoa. | Aluguel de casa de 2 quartos, R$ 1.800. CRECI 12345-J. Agende visita.
Colares feitos à mão, R$ 35. Envio para todo o Brasil. | Queijo meia cura da serra, R$ 62 o quilo, peça de mais ou menos 1 kg.
Mel puro, pote de 500 g por R$ 28. Própolis R$ 22. | Pão sem glúten sob encomenda: contém leite e ovos.
Frutas e verduras fresquinhas toda terça. Banana R$ 5,99 o quilo. | Lavanderia: lava e seca 5 kg por R$ 39,90.
Cesta de Natal com vinho e panetone, R$ 159. Escolha a melhor forma de pagar. | Crédito do Bilhete Único aqui. Recarga de celular também.
Aceitamos cartão, Pix e vale-refeição. Estacionamento na porta. | Desconto de 5% no Pix. Avalie a gente no Google e conte como foi.`;

describe("an everyday ad", () => {
  const texts = everyday.trim().split(/ \| |\n/);
  test("is one of sixty at least", () => expect(texts.length).toBeGreaterThanOrEqual(60));
  test.each(texts)("needs no word taken out: %s", (text) => expect(found(text)).toEqual([]));
});

test("a regulated trade tells which number must be shown, and its rules in short sentences", () => {
  expect(tradeNeeds("clinica").register?.example).toBe("CRO-SP 12345");
  expect(tradeNeeds("padaria")).toEqual({ rules: [] });
  for (const rule of trades.flatMap((trade) => tradeNeeds(trade).rules))
    expect(rule).toMatch(/^\p{Lu}.{5,100}\.$/u);
});
