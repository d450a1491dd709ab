import type { AnswerBody } from "../schema.ts";

/** Limits, taxes and papers of individual microentrepreneurs, as of 2026. */
export const meiBodies: readonly AnswerBody[] = [
  {
    id: "mei-quanto-pode",
    answer:
      "Até R$ 81.000 por ano em 2026, em média R$ 6.750 por mês. Um mês pode passar da média: o que conta é o ano. Quem abriu no meio do ano multiplica R$ 6.750 pelos meses, contando o da abertura. Os projetos que aumentam o teto ainda não tinham virado lei quando conferimos.",
    steps: [
      "Some tudo o que vendeu desde janeiro, com ou sem nota.",
      "Compare com R$ 6.750 vezes os meses já abertos neste ano.",
      "Anote as vendas toda semana: descobrir em dezembro é tarde.",
    ],
    caution:
      "Conta o que entrou, não o lucro. Venda da mesma atividade recebida no CPF entra também (Resolução CGSN 183/2025). Confira em gov.br/mei.",
    link: { kind: "item", id: "gemini-analise-financeira" },
    checkedOn: "2026-11-24",
    sources: ["7.1", "F142", "F143", "F144", "cora.com.br/blog/?p=32236", "otrabalhador.com"],
    followUps: [
      { question: "Passei do limite, e agora?", card: "mei-passei-do-limite" },
      { question: "Quanto é o DAS?", card: "mei-das" },
    ],
    tool: "mei",
  },
  {
    id: "mei-passei-do-limite",
    answer:
      "Dá problema, e o tamanho depende de quanto. Até 20% a mais (R$ 97.200 no ano, em 2026), você paga um complemento e vira microempresa em janeiro. Acima de R$ 97.200, a mudança volta a janeiro do próprio ano, com imposto de microempresa desde lá. No ano da abertura, os valores são proporcionais. Procure um contador agora, não em dezembro.",
    steps: [
      "Some as vendas do ano, mês a mês, e veja de quanto passou.",
      "Não pare de emitir nota nem divida a venda em outro CPF: isso piora.",
      "Leve a soma a um contador ou à Sala do Empreendedor e comunique a saída no prazo.",
    ],
    caution: "Valores de 2026. Confira em gov.br/mei ou com o seu contador antes de decidir.",
    link: { kind: "prompt", id: "projecao-de-12-meses" },
    checkedOn: "2026-11-24",
    sources: ["7.1", "F144", "odia.ig.com.br 2025-12-25", "rcaconsultoria.com"],
    followUps: [
      { question: "Qual é o limite?", card: "mei-quanto-pode" },
      { question: "Preciso aumentar o preço?", card: "preco-aumentar" },
    ],
  },
  {
    id: "mei-das",
    answer:
      "Em 2026: R$ 82,05 no comércio e na indústria, R$ 86,05 nos serviços e R$ 87,05 em quem faz os dois. Vence no dia 20. Atrasou? Gere de novo no portal: vem com multa e juros. Até 31 de maio vai a declaração anual, com as vendas do ano anterior. O valor muda em janeiro.",
    steps: [
      "Gere a guia no Portal do Empreendedor, em gov.br/mei, ou no aplicativo oficial.",
      "Ponha um lembrete no celular para o dia 15 de cada mês.",
      "Guarde os comprovantes em uma pasta do ano.",
    ],
    caution:
      "Boleto de MEI que chega por e-mail, carta ou WhatsApp é golpe comum: não pague. A guia sai do portal ou do aplicativo oficial.",
    link: { kind: "prompt", id: "organizar-a-semana" },
    checkedOn: "2026-11-24",
    sources: [
      "7.1",
      "F142",
      "F143",
      "F144",
      "F145",
      "tvpocos.com.br",
      "clickdopovo.com",
      "policia24h.com.br",
    ],
    followUps: [
      { question: "Preciso emitir nota?", card: "mei-nota-fiscal" },
      { question: "Quanto posso faturar?", card: "mei-quanto-pode" },
    ],
  },
  {
    id: "mei-nota-fiscal",
    answer:
      "Para empresa, sempre; para pessoa física, quando ela pede. É a regra de 2026, e para 2027 está prevista nota em toda venda. Serviço: a nota sai de graça no Emissor Nacional, em gov.br/nfse ou no aplicativo NFS-e Mobile. Mercadoria: quem informa o jeito é a Secretaria da Fazenda do seu estado.",
    steps: [
      "Crie ou atualize a sua conta gov.br, de preferência prata ou ouro.",
      "Entre no Emissor Nacional e cadastre os serviços que mais faz.",
      "Emita a primeira nota com calma, fora da hora de movimento.",
    ],
    caution:
      "O que muda em 2027 ainda pode ter ajuste. Confira em gov.br/mei ou com o seu contador.",
    link: { kind: "item", id: "gemini-analisar-documentos" },
    checkedOn: "2026-11-24",
    sources: ["7.1", "F147", "F148", "oglobo.globo.com/economia/guia", "pronatec.pro.br/?p=206518"],
    followUps: [
      { question: "Quanto é o DAS?", card: "mei-das" },
      { question: "Quanto posso faturar?", card: "mei-quanto-pode" },
    ],
  },
  {
    id: "mei-empregado",
    answer:
      "Pode ter um, com carteira assinada, ganhando o salário mínimo ou o piso da categoria. Por cima do salário, você paga 11%: 3% de INSS e 8% de FGTS. E some férias com um terço, décimo terceiro e o que a convenção mandar. Parente também pode ser registrado.",
    steps: [
      "Veja o piso da categoria na convenção do sindicato da sua cidade.",
      "Some salário, 11%, férias, décimo terceiro, transporte e uniforme.",
      "Confira se o caixa dos últimos três meses pagaria isso, e registre antes do primeiro dia.",
    ],
    caution:
      "“Ajudante” fixo sem registro é risco trabalhista. Antes de contratar, fale com um contador.",
    link: { kind: "prompt", id: "projecao-de-12-meses" },
    checkedOn: "2026-11-24",
    sources: ["7.1", "gov.br/empresas-e-negocios empregado-do-mei", "brancomiele.adv.br"],
    followUps: [
      { question: "Escreve o anúncio da vaga", card: "texto-vaga" },
      { question: "Passei do limite do MEI", card: "mei-passei-do-limite" },
    ],
  },
  {
    id: "mei-nanoempreendedor",
    answer:
      "É a pessoa física que vende menos de R$ 40.500 por ano e fica fora dos novos impostos IBS e CBS, sem precisar de CNPJ (Lei Complementar 214/2025). Não é um MEI mais barato: por si só, não dá a cobertura do INSS que o MEI paga no DAS. Não feche o seu MEI sem falar com um contador.",
    steps: [
      "Some quanto vendeu nos últimos doze meses.",
      "Veja se algum cliente seu é empresa e precisa de nota.",
      "Pergunte a um contador o que você perde no INSS se não for MEI.",
    ],
    caution:
      "A regra é nova e ainda pode mudar. Motorista e entregador de aplicativo contam só 25% do que recebem. Confira em gov.br.",
    link: { kind: "prompt", id: "plano-em-uma-pagina" },
    checkedOn: "2026-11-24",
    sources: ["7.1", "F153", "F154", "conecta.simpi.org.br/blog/nanoempreendedor-x-mei"],
    followUps: [
      { question: "Quanto o MEI pode faturar?", card: "mei-quanto-pode" },
      { question: "Quanto é o DAS?", card: "mei-das" },
    ],
  },
];
