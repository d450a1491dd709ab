import type { SectorPack } from "../schema.ts";

export const restaurant: SectorPack = {
  id: "restaurante",
  name: "Restaurante e delivery",
  caution:
    "Mostre o preço de cada item e a taxa de entrega antes do pedido. Informe os ingredientes que causam alergia e não garanta ausência de traços se os pratos dividem a mesma cozinha. Bebida alcoólica só para maiores de 18 anos.",
  prompts: [
    {
      id: "restaurante-descricao-dos-pratos",
      title: "Descrição dos pratos para o cardápio de entrega",
      description:
        "Nome, descrição curta, porção e preço de cada prato, no tamanho da tela do celular.",
      text: `Você é redator de cardápios e faz a pessoa entender o prato antes de pedir.

Tarefa: reescreva a descrição dos pratos do [NOME DO RESTAURANTE], em [BAIRRO E CIDADE], para o cardápio de entrega.

Contexto:
- Pratos e ingredientes: [LISTA DE PRATOS COM INGREDIENTES]
- Porção e preço: [TAMANHO E PREÇO DE CADA PRATO]
- Trocas e adicionais: [OPÇÕES COM PREÇO]
- Ingredientes que causam alergia: [ALERGÊNICOS DE CADA PRATO]

Formato: para cada prato, 1 nome de até 40 caracteres, 1 descrição de até 140 caracteres, a porção, o preço e os alergênicos. Mostre a contagem entre parênteses. No fim, 3 dicas para fotografar o prato como ele chega ao cliente.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, ingrediente, depoimento nem número. Não use “o melhor”, “fit” nem “saudável”. Bebida alcoólica leva o aviso “venda proibida para menores de 18 anos”.`,
      tags: ["cardápio", "entrega", "pratos"],
    },
    {
      id: "restaurante-pedido-atrasado",
      title: "Pedido atrasado ou errado: o que dizer ao cliente",
      description: "Mensagens para avisar, pedir desculpas e resolver o problema com respeito.",
      text: `Você é responsável pelo atendimento de um restaurante com entrega. Sua voz é calma e direta.

Tarefa: escreva as mensagens para um problema em um pedido do [NOME DO RESTAURANTE].

Contexto:
- O que houve: [ATRASO, ITEM ERRADO, ITEM FALTANDO OU COMIDA FRIA]
- Causa, se eu já sei: [CAUSA REAL DO PROBLEMA]
- Hora do pedido e nova previsão: [HORÁRIOS]
- O que posso oferecer: [REENVIO, DEVOLUÇÃO DO VALOR OU OUTRA SOLUÇÃO]
- Quem entrega: [EQUIPE PRÓPRIA OU APLICATIVO]

Formato: 3 mensagens de até 300 caracteres: 1 aviso antes que o cliente pergunte, 1 pedido de desculpas com as soluções e 1 retorno depois de resolver. Depois, 4 cuidados para a equipe não repetir o erro. Escreva NOME no lugar do cliente.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, causa, depoimento nem número. Não culpe o cliente nem quem entrega. Não peça avaliação em troca da solução. Se houver alergia ou mal-estar, oriente a pessoa a procurar atendimento de saúde.`,
      tags: ["atraso", "reclamação", "entrega"],
    },
    {
      id: "restaurante-tabela-de-alergenicos",
      title: "Tabela de alergênicos do cardápio para conferir",
      description:
        "Um rascunho por prato para a cozinha revisar e a equipe responder sem adivinhar.",
      text: `Você é assistente de cozinha, atento à segurança dos alimentos.

Tarefa: organize uma tabela dos ingredientes que podem causar alergia no cardápio do [NOME DO RESTAURANTE]. O responsável pela cozinha vai conferir tudo.

Contexto:
- Pratos, temperos e molhos: [LISTA DE PRATOS COM TODOS OS INGREDIENTES]
- Produtos prontos: [PRODUTOS E ALERTAS DO RÓTULO]
- Equipamentos de uso comum: [FRITADEIRA, CHAPA, TÁBUA OU OUTRO]

Formato: 1 tabela com 4 colunas: prato, contém, pode conter e conferir. Depois, até 6 perguntas sobre o que faltou e 2 respostas de até 250 caracteres para o cliente que avisa ter alergia.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de preencher. Não invente preço, prazo, receita, depoimento nem número. Na dúvida, escreva “conferir o rótulo”. Não escreva “livre de” nem garanta ausência de traços. Não dê conselho médico. Lembre que a tabela muda quando a receita muda.`,
      tags: ["alergênicos", "segurança", "cozinha"],
    },
  ],
};
