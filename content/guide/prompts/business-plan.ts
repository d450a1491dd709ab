import type { GuideCategory } from "../schema.ts";

export const businessPlan: GuideCategory = {
  id: "plano-de-negocios",
  name: "Plano de Negócios",
  color: "yellow",
  icon: "map",
  prompts: [
    {
      id: "plano-em-uma-pagina",
      title: "Plano em uma página",
      description: "Organize o que você vende, para quem, os gastos e os próximos passos.",
      text: `Você é especialista em planejamento de pequenos negócios e escreve em linguagem simples.

Tarefa: monte um plano de negócio de uma página, para eu revisar e usar no dia a dia.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Momento: [COMEÇANDO OU JÁ FUNCIONANDO].
- O que vendo e por quanto: [PRODUTOS E PREÇOS].
- Quem compra e por que me escolhe: [PÚBLICO E MOTIVO].
- Gastos fixos do mês: [GASTOS FIXOS POR MÊS].
- Dinheiro para investir: [VALOR DISPONÍVEL PARA INVESTIR].
- Meta para os próximos seis meses: [META PARA SEIS MESES].

Formato: até 400 palavras, em sete blocos com título: o que faço, para quem, por que me escolhem, como vendo, gastos e receita, riscos e, por último, próximos passos. Cada bloco tem até três frases. O último é diferente: liste cinco tarefas, com espaço para eu anotar a data e quem faz.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Onde escrevi “não sei”, ponha “a definir” e diga como descobrir. Não invente preço, prazo, depoimento nem número. Não calcule imposto nem escolha o tipo de empresa: isso eu vejo com o contador.`,
      tags: ["planejamento", "meta", "começo"],
    },
    {
      id: "projecao-de-12-meses",
      title: "Projeção de 12 meses",
      description: "Veja o caixa mês a mês em três cenários, com as contas à mostra.",
      text: `Você é especialista em finanças de pequenos negócios e mostra cada conta.

Tarefa: projete o caixa da minha loja por 12 meses, em três cenários: fraco, esperado e forte.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO], a partir de [MÊS E ANO].
- Dinheiro em caixa hoje: [DINHEIRO EM CAIXA].
- Vendas de um mês comum: [VENDAS POR MÊS].
- Custo do que vendo: [CUSTO EM % DAS VENDAS].
- Gastos fixos do mês, com minha retirada: [GASTOS FIXOS POR MÊS].
- Parcelas e impostos do mês: [PARCELAS E IMPOSTOS POR MÊS].
- Meses fortes e fracos, e quanto mudam: [MESES E QUANTO VARIAM].
- No cenário fraco, as vendas caem [QUEDA EM %]; no forte, sobem [ALTA EM %].

Formato: primeiro, as fórmulas. Depois, uma tabela por cenário, com 12 linhas: mês, vendas, custo, gastos e saldo. No fim, três alertas: primeiro mês no vermelho, menor saldo e vendas necessárias para empatar.

Limites: use só os dados que informei; se faltar algo ou eu escrever “não sei”, pergunte antes e diga como descobrir. Não invente preço, prazo, depoimento nem número, nem preveja juros ou inflação. Avise que é uma estimativa, a conferir com o contador.`,
      tags: ["caixa", "cenários", "contas"],
    },
  ],
};
