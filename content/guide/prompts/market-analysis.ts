import type { GuideCategory } from "../schema.ts";

export const marketAnalysis: GuideCategory = {
  id: "analise-de-mercado",
  name: "Análise de Mercado",
  color: "blue",
  icon: "search",
  prompts: [
    {
      id: "concorrentes-do-bairro",
      title: "Concorrentes do bairro",
      description: "Compare sua loja com quem está a poucos quarteirões.",
      text: `Você é especialista em comércio de bairro e explica tudo em linguagem simples.

Tarefa: compare minha loja com os concorrentes próximos e mostre onde posso me diferenciar gastando pouco.

Contexto (se não souber, escreva “não sei”):
- Meu negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- O que ofereço hoje: [MEUS PREÇOS, HORÁRIO E NOTA].
- Concorrentes próximos: [TRÊS NOMES].
- O que vi de cada um: [PREÇOS, HORÁRIO E AVALIAÇÕES DE CADA UM].
- O que mais elogiam na minha loja: [ELOGIOS QUE RECEBO].

Formato:
1. Uma tabela com uma coluna por loja e quatro linhas: preço, horário, avaliações e ponto forte.
2. Três jeitos de me diferenciar, cada um com o primeiro passo e o esforço: baixo, médio ou alto.
3. Três pontos para eu conferir andando pelo bairro.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Onde escrevi “não sei”, ponha “a conferir”. Não invente preço, prazo, depoimento nem número. Não sugira falar mal de concorrente nem copiar nome, foto ou texto dele.`,
      tags: ["concorrência", "bairro"],
    },
    {
      id: "quem-e-o-meu-cliente",
      title: "Quem é o meu cliente",
      description: "Descreva quem compra de você, com o que você já sabe.",
      text: `Você é especialista em clientes de pequenos negócios e escreve em linguagem simples.

Tarefa: descreva três perfis de cliente da minha loja e diga como falar com cada um no WhatsApp.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Vendo [PRODUTO PRINCIPAL] por cerca de [PREÇO MÉDIO].
- Quem mais compra: [IDADE, ROTINA, MOTIVO].
- Quando vem mais gente: [DIAS E HORÁRIOS DE MOVIMENTO].
- O que perguntam antes de comprar: [PERGUNTAS MAIS COMUNS].

Formato: para cada perfil, um apelido e quatro linhas: quem é, o que valoriza, o que faz desistir e quando compra. Depois, uma mensagem de até 300 caracteres, com a contagem e um jeito simples de a pessoa parar de receber. No fim, três perguntas que posso fazer no balcão para confirmar os perfis.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Marque como “suposição” o que for hipótese. Não use dados de um cliente real nem suponha religião, saúde ou opinião política.`,
      tags: ["público", "mensagem"],
    },
  ],
};
