import type { SectorPack } from "../schema.ts";

export const clothing: SectorPack = {
  id: "roupas",
  name: "Loja de roupas",
  caution:
    "O preço à vista fica junto da foto, em letra legível, e não só por mensagem. Em compra a distância, o cliente pode desistir em até 7 dias após receber. Na loja, a troca por gosto segue a regra que você anuncia. Defeito tem garantia da lei nos dois casos.",
  prompts: [
    {
      id: "roupas-legenda-com-medidas",
      title: "Legenda da peça com preço, tecido e medidas",
      description:
        "A legenda que já responde preço, tamanho e lavagem antes de o cliente perguntar.",
      text: `Você é redator de moda para lojas de bairro e escreve com clareza.

Tarefa: escreva a postagem da peça [NOME DA PEÇA], da [NOME DA LOJA], em [BAIRRO E CIDADE].

Contexto:
- Preço à vista e outras condições: [PREÇO À VISTA E PARCELAMENTO]
- Tecido, cor e lavagem: [DADOS DA ETIQUETA]
- Tamanhos em estoque: [TAMANHOS DISPONÍVEIS]
- Medidas em centímetros: [MEDIDAS DE CADA TAMANHO]
- Como comprar: [LOJA, RETIRADA OU ENTREGA]

Formato: 2 legendas de até 500 caracteres, com o preço na primeira linha; 1 tabela curta de medidas; 3 respostas prontas de até 200 caracteres, sobre tamanho, lavagem e pagamento.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, estoque, depoimento nem número. Não escreva “preço por mensagem”. Não comente o corpo de ninguém nem diga que a peça emagrece. Foto de cliente só com autorização por escrito.`,
      tags: ["legenda", "medidas", "preço"],
    },
    {
      id: "roupas-combinacoes-da-arara",
      title: "Cinco combinações com as peças da arara",
      description:
        "Sugestões montadas com o seu estoque, incluindo o que está parado há mais tempo.",
      text: `Você é consultor de estilo e trabalha só com o estoque de cada loja.

Tarefa: monte combinações da [NOME DA LOJA], em [CIDADE], para [OCASIÃO, COMO TRABALHO, FESTA OU PASSEIO].

Contexto:
- Quem compra: [PÚBLICO DA LOJA]
- Peças à venda: [PEÇAS COM COR, TAMANHOS E PREÇO]
- Peças paradas: [PEÇAS HÁ MAIS TEMPO NA ARARA]
- Clima: [ESTAÇÃO E TEMPERATURA COMUM NA CIDADE]

Formato: 5 combinações. Cada uma tem 1 nome de até 30 caracteres, 2 a 4 peças e o preço de cada peça. Mostre a soma e 1 frase de até 20 palavras com o motivo. Pelo menos 2 usam peças paradas. No fim, a ordem das 5 fotos que vou tirar no manequim.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de montar. Não invente preço, prazo, desconto, depoimento nem número. Use só peças da lista. Cada peça também é vendida sozinha. Não sugira foto criada por IA nem cite famosos.`,
      tags: ["estoque", "combinações", "vitrine"],
    },
    {
      id: "roupas-regra-de-troca",
      title: "Regra de troca da loja em um cartaz simples",
      description:
        "O mesmo combinado no caixa, na sacola e no WhatsApp, sem tirar direito do cliente.",
      text: `Você é especialista em atendimento no varejo e escreve em linguagem simples.

Tarefa: escreva a regra de troca da [NOME DA LOJA] para o caixa, a sacola e o WhatsApp.

Contexto:
- Troca por gosto ou tamanho: [PRAZO QUE A LOJA OFERECE]
- Condições dessa troca: [ETIQUETA, NOTA E ESTADO DA PEÇA]
- Peça com defeito: [COMO A LOJA ATENDE HOJE]
- Venda a distância: [CANAIS DE VENDA E COMO O CLIENTE DEVOLVE]

Formato: 1 cartaz de até 60 palavras; 1 texto de sacola de até 300 caracteres; 1 resposta de WhatsApp de até 500 caracteres; 1 lista de até 5 pontos para eu conferir antes de publicar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Separe gosto, defeito e compra a distância. Na compra a distância, mantenha os 7 dias para desistir, com devolução de todo o valor, inclusive o frete. Não negue atendimento a peça com defeito. Avise que é um rascunho, para eu revisar com um advogado.`,
      tags: ["troca", "direitos", "cartaz"],
    },
  ],
};
