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
- Negócio: [tipo de negócio] em [bairro e cidade].
- Momento: [começando ou já funcionando].
- O que vendo e por quanto: [produtos e preços].
- Quem compra e por que me escolhe: [público e motivo].
- Gastos fixos do mês: [gastos fixos por mês].
- Dinheiro para investir: [valor disponível para investir].
- Meta para os próximos seis meses: [meta para seis meses].

Formato: até 400 palavras, em sete blocos com título: o que faço, para quem, por que me escolhem, como vendo, gastos e receita, riscos e, por último, próximos passos. Cada bloco tem até três frases. O último é diferente: liste cinco tarefas, com espaço para eu anotar a data e quem faz.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Onde escrevi “não sei”, ponha “a definir” e diga como descobrir. Não invente preço, prazo, depoimento nem número. Não calcule imposto nem escolha o tipo de empresa: isso eu vejo com o contador.`,
      tags: ["planejamento", "meta", "começo"],
    },
    {
      id: "projecao-de-12-meses",
      title: "Projeção de 12 meses",
      description: "Veja o caixa mês a mês em três cenários, com as contas à mostra.",
      text: `Você é especialista em finanças de pequenos negócios e mostra cada conta.

Tarefa: projete o caixa da minha loja por 12 meses, em três cenários: fraco, esperado e forte.

Contexto (se não souber, escreva “não sei”):
- Negócio: [tipo de negócio], a partir de [mês e ano].
- Dinheiro em caixa hoje: [dinheiro em caixa].
- Vendas de um mês comum: [vendas por mês].
- Custo do que vendo: [custo em % das vendas].
- Gastos fixos do mês, com minha retirada: [gastos fixos por mês].
- Parcelas e impostos do mês: [parcelas e impostos por mês].
- Meses fortes e fracos, e quanto mudam: [meses e quanto variam].
- No cenário fraco, as vendas caem [queda em %]; no forte, sobem [alta em %].

Formato: primeiro, as fórmulas. Depois, uma tabela por cenário, com 12 linhas: mês, vendas, custo, gastos e saldo. No fim, três alertas: primeiro mês no vermelho, menor saldo e vendas necessárias para empatar.

Limites: use só os dados que informei; se faltar algo ou eu escrever “não sei”, pergunte antes e diga como descobrir. Não invente preço, prazo, depoimento nem número, nem preveja juros ou inflação. Avise que é uma estimativa, a conferir com o contador.`,
      tags: ["caixa", "cenários", "contas"],
    },
  ],
};
