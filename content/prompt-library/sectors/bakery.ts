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

Tarefa: monte o cardápio de encomendas da [nome da padaria], em [bairro e cidade], para eu enviar a quem pede pelo WhatsApp.

Contexto:
- Produtos, tamanhos e preços: [bolos, tortas e salgados com preço]
- Ingredientes que causam alergia: [alergênicos de cada produto]
- Antecedência e sinal: [dias de antecedência e valor do sinal]
- Retirada ou entrega: [dias, horários e taxa de entrega]

Formato: 1 saudação de até 2 linhas; a lista separada por tipo, com 1 item e 1 preço por linha; 5 perguntas para fechar o pedido: data, sabor, tamanho, alergia e retirada. Tudo em até 1.200 caracteres.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, sabor, depoimento nem número. Não prometa benefício para a saúde. Não diga “sem glúten” nem “sem lactose” por conta própria.`,
      tags: ["encomendas", "whatsapp", "cardápio"],
    },
    {
      id: "padaria-post-da-fornada",
      title: "Post da fornada que acabou de sair",
      description:
        "Três textos curtos com horário e preço, e a foto que você mesmo tira no balcão.",
      text: `Você é redator de posts para padarias de bairro, com texto simples e sem exagero.

Tarefa: escreva o post de hoje sobre a fornada de [produto que sai do forno], da [nome da padaria], em [bairro e cidade].

Contexto:
- Horário em que sai do forno: [horário da fornada]
- Preço: R$ [preço por unidade ou por quilo]
- O que o preparo tem de especial: [ingrediente, fermentação ou receita]
- Como comprar ou reservar: [formas de comprar e reservar]

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

Tarefa: escreva a apresentação da [nome da padaria], em [bairro e cidade], para [tipo de empresa, como escritório ou escola].

Contexto:
- Kits e preço por pessoa: [kits de café ou lanche e preço por pessoa]
- Pedido mínimo e antecedência: [quantidade mínima e prazo do pedido]
- Entrega: [bairros, horários e taxa de entrega]
- Pagamento e nota: [formas de pagamento e nota fiscal]
- Como cheguei ao contato: [visita, indicação ou site da empresa]

Formato: 1 e-mail de até 120 palavras, com assunto de até 50 caracteres; 1 mensagem de WhatsApp de até 450 caracteres; 4 perguntas para a primeira conversa.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento, cliente nem número. A mensagem de WhatsApp vai só para quem aceitou receber. No e-mail e na mensagem, diga quem sou, como cheguei ao contato e como a pessoa pode recusar novas mensagens.`,
      tags: ["empresas", "kits", "proposta"],
    },
  ],
};
