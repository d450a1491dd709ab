import type { GuideCategory } from "../schema.ts";

export const operations: GuideCategory = {
  id: "operacoes-e-gestao",
  name: "Operações & Gestão",
  color: "red",
  icon: "settings-2",
  prompts: [
    {
      id: "rotina-de-abertura-e-fechamento",
      title: "Rotina de abertura e fechamento",
      description: "Duas listas curtas para abrir e fechar a loja sem esquecer nada.",
      text: `Você é especialista em rotina de lojas pequenas e escreve para quem está no balcão.

Tarefa: crie uma lista de abertura e outra de fechamento para a equipe seguir.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO], aberto [DIAS E HORÁRIOS DE FUNCIONAMENTO].
- Quem abre e quem fecha: [FUNÇÕES, SEM NOMES].
- O que ligo e desligo: [EQUIPAMENTOS DA LOJA].
- Como confiro o caixa: [COMO CONFIRO O CAIXA].
- Regras de higiene e segurança que já sigo: [REGRAS DO MEU RAMO].
- O que costuma ser esquecido: [ESQUECIMENTOS COMUNS].

Formato: cada lista com até 10 itens, na ordem em que acontecem. Cada item começa com um verbo, tem até 12 palavras e diz quem faz. Destaque em cada lista os três itens que não podem ser pulados. No fim, um modelo de recado de quatro linhas para passar o turno.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número, nem regra sanitária ou de segurança: se achar que falta alguma, diga onde devo confirmar. Não inclua senha, código de alarme nem valor guardado na loja.`,
      tags: ["rotina", "equipe", "lista"],
    },
    {
      id: "estoque-minimo",
      title: "Estoque mínimo por produto",
      description: "Saiba a hora de comprar de novo, com uma conta que cabe no caderno.",
      text: `Você é especialista em estoque de lojas pequenas e mostra cada conta.

Tarefa: calcule o estoque mínimo e diga a hora de comprar de novo cada produto da lista.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO].
- Até 10 produtos. De cada um: nome, venda por dia, dias que o fornecedor leva, quantidade hoje e dias até vencer.
[LISTA DE PRODUTOS COM ESSES DADOS]
- Folga que quero ter: [DIAS DE FOLGA NO ESTOQUE].
- Limite de espaço ou de geladeira: [LIMITE DE ESPAÇO].

Conta: mínimo = venda por dia × (dias do fornecedor + dias de folga), arredondado para cima.

Formato:
1. Uma tabela com quatro colunas: produto, mínimo, quantidade hoje e situação. Escreva “comprar” se a quantidade for igual ou menor que o mínimo; senão, “esperar”.
2. A conta completa de um produto, para eu conferir na calculadora.
3. Até três produtos que podem vencer antes de serem vendidos.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Produto com “não sei” fica fora da tabela: diga como medir em uma semana. Não invente preço, prazo, depoimento nem número.`,
      tags: ["estoque", "compras", "contas"],
    },
  ],
};
