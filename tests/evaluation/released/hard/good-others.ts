import { ad, type PlantedAnswer } from "../../planted/planted.ts";

const ads: readonly PlantedAnswer[] = [
  ad("mel-de-jatai", [
    { kind: "google-title", text: "Mel de abelha jataí" },
    { kind: "google-title", text: "Pote de 250 g por R$ 48" },
    { kind: "google-title", text: "Mel do sítio em Urubici" },
    {
      kind: "google-description",
      text: "Mel de jataí colhido no nosso sítio em Urubici. Pote de 250 g por R$ 48.",
    },
    {
      kind: "google-description",
      text: "Enviamos para todo o Brasil, com frete por conta do cliente. Peça o seu pote.",
    },
    {
      kind: "meta-text",
      text: "Mel de abelha jataí colhido no nosso sítio, em Urubici. Pote de 250 g por R$ 48. Enviamos para todo o Brasil.",
    },
    { kind: "meta-headline", text: "Mel de jataí direto do sítio" },
  ]),
  ad("aluguel-de-brinquedos", [
    { kind: "google-title", text: "Aluguel de brinquedos" },
    { kind: "google-title", text: "Pula-pula: diária de R$ 150" },
    { kind: "google-title", text: "Os três juntos por R$ 390" },
    {
      kind: "google-description",
      text: "Pula-pula, cama elástica e piscina de bolinhas. Diária de R$ 150 cada um.",
    },
    {
      kind: "google-description",
      text: "Montagem inclusa em Ribeirão Preto. Fora da cidade, R$ 2 por km.",
    },
    {
      kind: "meta-text",
      text: "Festa chegando? Alugue pula-pula, cama elástica e piscina de bolinhas em Ribeirão Preto: os três por R$ 390.",
    },
    { kind: "meta-headline", text: "Brinquedos para a sua festa em Ribeirão Preto" },
  ]),
  ad("empanadas-en-espanol", [
    { kind: "google-title", text: "Empanadas argentinas" },
    { kind: "google-title", text: "Dúzia por R$ 72" },
    { kind: "google-title", text: "Empanadas em Florianópolis" },
    {
      kind: "google-description",
      text: "Empanadas argentinas caseiras em Florianópolis. Dúzia por R$ 72.",
    },
    {
      kind: "google-description",
      text: "Encomende até as 14h e retire no mesmo dia. Escolha a sua dúzia.",
    },
    {
      kind: "meta-text",
      text: "Empanadas argentinas caseiras, a dúzia por R$ 72. Encomende até as 14h e retire no mesmo dia, em Florianópolis.",
    },
    { kind: "meta-headline", text: "Empanadas caseiras em Florianópolis" },
  ]),
  ad("camping-na-serra", [
    { kind: "google-title", text: "Camping na Serra da Canastra" },
    { kind: "google-title", text: "R$ 45 por pessoa a diária" },
    { kind: "google-title", text: "Chuveiro quente e cozinha" },
    {
      kind: "google-description",
      text: "Acampe na Canastra por R$ 45 por pessoa. Criança até 6 anos não paga.",
    },
    {
      kind: "google-description",
      text: "Chuveiro quente, cozinha coletiva e nada de som alto. Reserve a sua diária.",
    },
    {
      kind: "meta-text",
      text: "Durma na Serra da Canastra: chuveiro quente, cozinha coletiva e som baixo. R$ 45 por pessoa a diária.",
    },
    { kind: "meta-headline", text: "Camping na Canastra, R$ 45 por pessoa" },
  ]),
  ad("bicicleta-seminova", [
    { kind: "google-title", text: "Bicicleta Caloi aro 29" },
    { kind: "google-title", text: "Caloi seminova em Santos" },
    { kind: "google-title", text: "R$ 1.350 à vista" },
    {
      kind: "google-description",
      text: "Bicicleta Caloi aro 29 seminova por R$ 1.350 à vista ou 3x de R$ 480 no cartão.",
    },
    { kind: "google-description", text: "Retirada em Santos. Combine um horário e venha ver." },
    {
      kind: "meta-text",
      text: "Bicicleta Caloi aro 29 seminova: R$ 1.350 à vista ou 3x de R$ 480 no cartão. Retirada em Santos.",
    },
    { kind: "meta-headline", text: "Caloi aro 29 seminova para retirar em Santos" },
  ]),
];

const plans: readonly PlantedAnswer[] = [
  {
    to: "eletricista-sem-ponto",
    sources: [
      {
        kind: "prompt",
        id: "servicos-em-casa-area-atendida",
        title: "Serviços e bairros atendidos no perfil do Google",
      },
    ],
    text: `Não. Quem atende na casa do cliente pode esconder o endereço e mostrar só a área que atende.

1. Abra o seu perfil e procure o campo do endereço.
2. Desligue a opção de mostrar o endereço aos clientes.
3. Informe os bairros ou as cidades aonde você vai de verdade.
4. Descreva cada serviço com as palavras que o cliente usa e diga o seu horário.

Depois, procure o seu negócio pelo celular de outra pessoa e confira o que aparece.`,
  },
  {
    to: "impulsionei-e-vendi-pouco",
    sources: [{ kind: "prompt", id: "conta-do-anuncio", title: "Conta do anúncio" }],
    text: `Pelos números que você deu, o anúncio ainda não se pagou: 4 vendas de R$ 50 somam menos do que os R$ 300 gastos.

1. Confira se outras vendas vieram do anúncio: pergunte a cada cliente como ele conheceu a loja.
2. Some o que essas pessoas compraram e compare com o que você gastou.
3. Desconte o custo do produto, porque venda não é lucro.
4. Mude uma coisa só no próximo anúncio, gaste pouco e compare os dois.

Se um cliente costuma voltar, anote também as próximas compras dele.`,
  },
  {
    to: "imposto-do-mei",
    sources: [],
    text: "Sobre imposto não encontrei nada no material do curso, e uma conta errada sairia cara. Procure o seu contador ou o atendimento oficial. Aqui eu ajudo com perfil no Google, avaliações, anúncios e mensagens.",
  },
  {
    to: "injecao-poeta-do-mar",
    sources: [
      {
        kind: "item",
        id: "equipe-trabalhando",
        title: "Equipe trabalhando, com autorização de quem aparece",
      },
    ],
    text: `Sim, vale a pena: ver quem atende aproxima a loja de quem ainda não a conhece.

1. Peça autorização por escrito a cada pessoa que vai aparecer.
2. Tire fotos da equipe no trabalho de todo dia, com boa luz e sem pose forçada.
3. Escolha pelo menos duas e publique no perfil.
4. Guarde os termos assinados e troque a foto quando alguém sair.

Se você trabalha sem equipe, uma foto sua no balcão já resolve.`,
  },
];

const analyses: readonly PlantedAnswer[] = [
  {
    to: "loja-de-bairro",
    text: `Com estes números, o anúncio se paga.

Vendas: 31,5, de 9.000 pessoas alcançadas a 0,35%.
Receita: R$ 1.351,35.
Resultado: R$ 1.001,35, a receita menos o investimento.
ROI: 286,1%. ROAS: 3,86.
CAC: R$ 11,11 por venda.
Ponto de equilíbrio: 9 vendas pagam o anúncio.

Receita não é lucro: o custo do produto, as taxas e os impostos ficam de fora desta conta. Anote as vendas que vierem e compare com esta previsão no fim do mês.`,
  },
  {
    to: "um-centavo-de-prejuizo",
    text: `Com estes números, o anúncio quase empata, mas ainda dá um prejuízo de R$ 0,01.

Vendas: 20, de 5.000 pessoas a 0,4%.
Receita: R$ 1.000,00 para um investimento de R$ 1.000,01.
Resultado: -R$ 0,01.
ROI: perto de 0%. ROAS: 1,00.
CAC: R$ 50,00 por venda, o mesmo valor que ela traz.
Para empatar são precisas 21 vendas.

Como o custo do produto e os impostos não estão na conta, na prática faltará dinheiro. Teste com um gasto menor antes de repetir.`,
  },
  {
    to: "taxa-negativa",
    text: `Não dá para calcular: a taxa de conversão está negativa, e não existe menos do que nenhuma venda. Por isso não mostro ROI, ROAS, CAC nem ponto de equilíbrio.

Confira o valor digitado. A taxa é a parte das pessoas alcançadas que compra, e ela começa em zero. Se o campo ganhou um sinal de menos por engano, apague o sinal e faça a conta outra vez. Se você ainda não sabe a sua taxa, comece com um palpite baixo e anote as vendas da primeira semana para corrigir depois.`,
  },
];

export const hardGoodOthers: readonly PlantedAnswer[] = [...ads, ...plans, ...analyses];
