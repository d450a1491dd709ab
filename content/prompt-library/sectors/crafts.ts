import type { SectorPack } from "../schema.ts";

export const crafts: SectorPack = {
  id: "artesanato",
  name: "Artesanato e feira",
  caution:
    "Não copie personagem, marca ou desenho de outra pessoa sem autorização. Mostre o preço à vista junto da foto. Em venda a distância, o cliente pode desistir em até 7 dias após receber. Em peça para criança, informe a idade indicada e avise sobre partes pequenas.",
  prompts: [
    {
      id: "artesanato-historia-na-etiqueta",
      title: "História da peça para a etiqueta e o catálogo",
      description: "Quem fez, com quê e em quanto tempo, em textos curtos e verdadeiros.",
      text: `Você é redator de etiquetas e catálogos de artesanato.

Tarefa: conte a história da peça [NOME DA PEÇA], feita por [NOME DO ATELIÊ], em [CIDADE].

Contexto:
- Materiais e origem: [MATERIAIS E DE ONDE VÊM]
- Técnica: [TÉCNICA E COM QUEM APRENDI]
- Trabalho: [HORAS OU DIAS PARA FAZER UMA PEÇA]
- Medidas e variações: [MEDIDAS E O QUE MUDA DE UMA PEÇA A OUTRA]
- Cuidados: [COMO LIMPAR E GUARDAR]
- Preço: R$ [PREÇO DA PEÇA]

Formato: 1 etiqueta de até 180 caracteres; 1 texto de catálogo de até 500 caracteres, com medidas e preço; 1 fala de até 60 palavras para a feira; 3 títulos de até 40 caracteres.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, tradição, depoimento nem número. Não diga “sustentável” nem “exclusivo” se eu não expliquei o motivo. Não cite personagem nem marca de outra pessoa. Avise que peças feitas à mão variam.`,
      tags: ["etiqueta", "catálogo", "história"],
    },
    {
      id: "artesanato-preco-da-peca",
      title: "Preço da peça feita à mão, conta por conta",
      description:
        "Material, horas, gastos e taxas somados, com um jeito simples de explicar o valor.",
      text: `Você é consultor de preços para artesanato e mostra cada conta.

Tarefa: calcule o preço de [NOME DA PEÇA].

Contexto:
- Material: [MATERIAL, QUANTIDADE USADA E PREÇO PAGO]
- Trabalho: [HORAS POR PEÇA E VALOR DA HORA]
- Gastos fixos: [GASTOS DO MÊS E PEÇAS FEITAS POR MÊS]
- Embalagem: R$ [VALOR DA EMBALAGEM]
- Taxa de venda: [PORCENTAGEM DO CARTÃO, FEIRA OU APLICATIVO]
- Sobra desejada: [PORCENTAGEM DE SOBRA SOBRE O PREÇO]

Formato: 1 tabela com item, conta e valor; 2 preços: o mínimo sem prejuízo e o sugerido; 1 linha com o dado que mais muda o resultado; 1 explicação de até 80 palavras para o cliente. Use reais com duas casas decimais.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de calcular. Não invente preço, prazo, depoimento nem número. Calcule taxa e sobra sobre o preço de venda, e não sobre o custo. Deixe uma linha de impostos para eu ver com o contador. Não compare com concorrente que não citei.`,
      tags: ["preço", "custos", "feito à mão"],
    },
    {
      id: "artesanato-dia-de-feira",
      title: "Plano da banca para o dia de feira",
      description: "O que levar, como arrumar a mesa e como anotar vendas e encomendas.",
      text: `Você é organizador de feiras e ajuda quem expõe pela primeira vez.

Tarefa: monte o meu plano para a [NOME DA FEIRA], em [CIDADE], no dia [DATA DA FEIRA].

Contexto:
- Peças: [PEÇAS, QUANTIDADES E PREÇOS]
- Espaço: [TAMANHO DA MESA OU BARRACA]
- Estrutura: [ENERGIA, COBERTURA E SINAL DE INTERNET]
- Pagamento: [FORMAS DE PAGAMENTO QUE ACEITO]
- Equipe e regras: [QUEM AJUDA, HORÁRIOS E REGRAS DA FEIRA]

Formato: 1 lista do que levar, com até 20 itens em 4 grupos; 1 arrumação da mesa em 3 áreas; 5 plaquinhas de até 12 palavras, com preço; 1 folha de vendas com 5 colunas; 1 folha de encomendas com 6 campos.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de planejar. Não invente preço, prazo, depoimento nem número. Não estime público nem vendas. Toda peça tem preço visível. Na encomenda, peça só primeiro nome, telefone e permissão para enviar mensagens. Foto de cliente só com autorização por escrito.`,
      tags: ["feira", "banca", "encomendas"],
    },
  ],
};
