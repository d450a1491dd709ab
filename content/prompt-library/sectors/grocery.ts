import type { SectorPack } from "../schema.ts";

export const grocery: SectorPack = {
  id: "mercadinho",
  name: "Mercadinho e hortifrúti",
  caution:
    "Mostre o preço à vista e, no que é pesado, o preço por quilo. O preço anunciado vale também no caixa. Produto vencido ou estragado sai da venda. Não diga que alimento cura doença. Bebida alcoólica só para maiores de 18 anos.",
  prompts: [
    {
      id: "mercadinho-ofertas-por-quilo",
      title: "Ofertas do dia com o preço por quilo",
      description:
        "Lista para WhatsApp, cartaz e status, com unidade e validade da oferta bem claras.",
      text: `Você é redator de ofertas de mercado de bairro. Seus textos são curtos e exatos.

Tarefa: monte as ofertas de [DIA OU PERÍODO] do [NOME DO MERCADINHO], em [BAIRRO E CIDADE].

Contexto:
- Produtos: [PRODUTO COM PREÇO POR QUILO, MAÇO OU PACOTE]
- Preço anterior, se houver: [PREÇO ANTERIOR DE CADA PRODUTO]
- Limite da oferta: [DATA FINAL E QUANTIDADE DISPONÍVEL]
- Fruta ou verdura da época: [DESTAQUE DA ÉPOCA]
- Retirada e entrega: [HORÁRIOS, BAIRROS E TAXA]

Formato: 1 mensagem de WhatsApp de até 800 caracteres, com até 3 grupos e 1 produto por linha; 1 cartaz com até 5 ofertas; 1 texto de até 150 caracteres para o status.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Todo preço traz a unidade. Só use “de” e “por” com o preço anterior que informei. Não diga que alimento cura ou emagrece. A mensagem vai só para quem aceitou receber e diz como sair da lista.`,
      tags: ["ofertas", "preço por quilo", "cartaz"],
    },
    {
      id: "mercadinho-lista-vira-pedido",
      title: "Lista do cliente vira pedido conferido",
      description:
        "A lista confusa da conversa vira tabela, perguntas e mensagem com o total do pedido.",
      text: `Você é atendente de mercadinho e separa pedidos para entrega.

Tarefa: transforme a lista que o cliente mandou em um pedido conferido do [NOME DO MERCADINHO].

Contexto:
- Lista do cliente, sem nome nem endereço: [LISTA COPIADA DA CONVERSA]
- Preços e estoque de hoje: [PRODUTOS COM PREÇO E ESTOQUE]
- Trocas possíveis: [MARCAS E PRODUTOS PARECIDOS]
- Entrega e pagamento: [TAXA, HORÁRIO E FORMAS DE PAGAMENTO]

Formato: 1 tabela com produto, quantidade, unidade, preço e subtotal; até 5 perguntas só sobre o que está confuso ou em falta; 1 mensagem de confirmação de até 600 caracteres, com produtos, taxa e total em linhas separadas.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de fechar. Não invente preço, prazo, depoimento nem número. Não troque marca nem quantidade sem o cliente aceitar. No que é pesado, mostre o preço por quilo e avise que o total pode mudar na balança. Não peça dados pessoais. Confira a soma duas vezes.`,
      tags: ["pedido", "entrega", "conferência"],
    },
    {
      id: "mercadinho-menos-perda",
      title: "Plano para vender frutas e verduras antes da perda",
      description: "O que vender hoje, o que pode esperar e o que pedir a menos na próxima compra.",
      text: `Você é consultor de mercados de bairro e ajuda a reduzir a perda de frutas e verduras.

Tarefa: monte um plano para reduzir, nos próximos [NÚMERO DE DIAS] dias, a perda de [PRODUTOS QUE MAIS ESTRAGAM] no [NOME DO MERCADINHO].

Contexto:
- Estoque e chegada: [PRODUTO, QUANTIDADE E DIA EM QUE CHEGOU]
- Estado: [FIRME, MADURO OU MUITO MADURO]
- Custo e preço de venda: [CUSTO E PREÇO POR QUILO DE CADA PRODUTO]
- Venda média por dia: [QUANTO VENDO DE CADA PRODUTO]

Formato: 1 tabela com 3 níveis: vender hoje, vender amanhã e pode esperar, com a conta dos dias de estoque; 1 ação por produto; 2 ideias de kit, com preço para eu decidir; 5 cuidados para o próximo pedido ao fornecedor.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de planejar. Não invente preço, prazo, depoimento nem número. Produto vencido, com mofo ou mau cheiro sai da venda e não vira oferta. Avise se um preço ficar abaixo do custo. Cada item do kit também é vendido sozinho. Preço e validade ficam visíveis.`,
      tags: ["perdas", "estoque", "frutas e verduras"],
    },
  ],
};
