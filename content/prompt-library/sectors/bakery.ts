import type { SectorPack } from "../schema.ts";

export const bakery: SectorPack = {
  id: "padaria",
  name: "Padaria e confeitaria",
  caution:
    "Em encomenda e produto embalado, informe validade, modo de guardar e ingredientes que causam alergia. Mostre o preço junto da foto. Não escreva “sem glúten” ou “sem lactose” se você não pode provar, nem prometa benefício para a saúde.",
  prompts: [
    {
      id: "padaria-cardapio-de-encomendas",
      title: "Cardápio de encomendas da padaria para o WhatsApp",
      description:
        "Uma mensagem com sabores, tamanhos, preços e prazos para quem pergunta por bolo e salgado.",
      text: `Você é especialista em atendimento de padarias e escreve mensagens curtas para celular.

Tarefa: monte o cardápio de encomendas da [NOME DA PADARIA], em [BAIRRO E CIDADE], para eu enviar a quem pede pelo WhatsApp.

Contexto:
- Produtos, tamanhos e preços: [BOLOS, TORTAS E SALGADOS COM PREÇO]
- Ingredientes que causam alergia: [ALERGÊNICOS DE CADA PRODUTO]
- Antecedência e sinal: [DIAS DE ANTECEDÊNCIA E VALOR DO SINAL]
- Retirada ou entrega: [DIAS, HORÁRIOS E TAXA DE ENTREGA]

Formato: 1 saudação de até 2 linhas; a lista separada por tipo, com 1 item e 1 preço por linha; 5 perguntas para fechar o pedido: data, sabor, tamanho, alergia e retirada. Tudo em até 1.200 caracteres.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, sabor, depoimento nem número. Não prometa benefício para a saúde. Não diga “sem glúten” nem “sem lactose” por conta própria.`,
      tags: ["encomendas", "whatsapp", "cardápio"],
    },
    {
      id: "padaria-post-da-fornada",
      title: "Postagem da fornada que acabou de sair",
      description:
        "Três textos curtos com horário e preço, e a foto que você mesmo tira no balcão.",
      text: `Você é redator de postagens para padarias de bairro, com texto simples e sem exagero.

Tarefa: escreva a postagem de hoje sobre a fornada de [PRODUTO QUE SAI DO FORNO], da [NOME DA PADARIA], em [BAIRRO E CIDADE].

Contexto:
- Horário em que sai do forno: [HORÁRIO DA FORNADA]
- Preço: R$ [PREÇO POR UNIDADE OU POR QUILO]
- O que o preparo tem de especial: [INGREDIENTE, FERMENTAÇÃO OU RECEITA]
- Como comprar ou reservar: [FORMAS DE COMPRAR E RESERVAR]

Formato: 3 versões. Cada uma tem 1 primeira linha de até 60 caracteres, 1 texto de até 300 caracteres com o preço e 1 convite final. Depois, 2 ideias de foto real para eu tirar com o celular.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Não use “o melhor da cidade”. Não diga que o produto faz bem à saúde. Não sugira imagem criada por IA.`,
      tags: ["post", "fornada", "redes sociais"],
    },
    {
      id: "padaria-cafe-para-empresas",
      title: "Proposta de café da manhã para empresas do bairro",
      description:
        "Uma mensagem e um e-mail para oferecer kits a escritórios, escolas e obras por perto.",
      text: `Você é consultor comercial de padarias que vendem para empresas.

Tarefa: escreva a apresentação da [NOME DA PADARIA], em [BAIRRO E CIDADE], para [TIPO DE EMPRESA, COMO ESCRITÓRIO OU ESCOLA].

Contexto:
- Kits e preço por pessoa: [KITS DE CAFÉ OU LANCHE E PREÇO POR PESSOA]
- Pedido mínimo e antecedência: [QUANTIDADE MÍNIMA E PRAZO DO PEDIDO]
- Entrega: [BAIRROS, HORÁRIOS E TAXA DE ENTREGA]
- Pagamento e nota: [FORMAS DE PAGAMENTO E NOTA FISCAL]
- Como cheguei ao contato: [VISITA, INDICAÇÃO OU SITE DA EMPRESA]

Formato: 1 e-mail de até 120 palavras, com assunto de até 50 caracteres; 1 mensagem de WhatsApp de até 450 caracteres; 4 perguntas para a primeira conversa.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento, cliente nem número. A mensagem de WhatsApp vai só para quem aceitou receber. No e-mail e na mensagem, diga quem sou, como cheguei ao contato e como a pessoa pode recusar novas mensagens.`,
      tags: ["empresas", "kits", "proposta"],
    },
  ],
};
