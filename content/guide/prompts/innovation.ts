import type { GuideCategory } from "../schema.ts";

export const innovation: GuideCategory = {
  id: "inovacao-e-tecnologia",
  name: "Inovação & Tecnologia",
  color: "yellow",
  icon: "lightbulb",
  prompts: [
    {
      id: "tarefa-para-automatizar",
      title: "Qual tarefa automatizar primeiro",
      description: "Ache a tarefa que mais toma seu tempo e um jeito de simplificar.",
      text: `Você é especialista em organizar pequenos negócios com ferramentas simples de celular.

Tarefa: ajude-me a escolher a primeira tarefa repetida para simplificar ou automatizar.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO]. Quantas pessoas trabalham: [NÚMERO DE PESSOAS].
- Tarefas repetidas, com vezes por semana e minutos por vez: [LISTA DE TAREFAS].
- Aplicativos que já uso: [APLICATIVOS QUE JÁ USO].
- Erros e atrasos comuns: [ERROS COMUNS].
- Quanto posso gastar por mês: [LIMITE DE GASTO].

Formato:
1. Uma tabela com tarefa, minutos por semana (mostre a conta) e risco se der errado: baixo, médio ou alto.
2. A tarefa que você faria primeiro e o motivo, em até três frases.
3. Até seis passos para começar, usando antes o que já tenho.
4. Um teste de uma semana: o que anotar antes e depois, e quando desistir.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número, nem recurso de aplicativo: avise o que devo conferir. Reclamação, cobrança e decisão sobre a equipe ficam sempre com uma pessoa. Não sugira disparo em massa nem programa não oficial de WhatsApp.`,
      tags: ["automação", "tempo", "rotina"],
    },
    {
      id: "regras-de-ia-na-loja",
      title: "Regras de uso da IA na loja",
      description: "Uma página para a equipe saber o que pode, o que não pode e quem confere.",
      text: `Você é especialista em orientar equipes pequenas sobre o uso de inteligência artificial (IA).

Tarefa: escreva as regras de uso da IA na minha loja, em uma página, para ler com a equipe.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO]. Quantas pessoas trabalham: [NÚMERO DE PESSOAS].
- Ferramentas que usamos: [FERRAMENTAS QUE A EQUIPE USA].
- Para que usamos: [TAREFAS FEITAS COM A FERRAMENTA].
- Dados de clientes que guardamos: [TIPOS DE DADOS, SEM EXEMPLOS REAIS].
- Quem aprova o que vai ao público: [FUNÇÃO DE QUEM APROVA].

Não podem faltar: não colar CPF, telefone, senha, dado de saúde ou de banco; conferir nome, preço e prazo antes de publicar; não criar depoimento, avaliação nem foto falsa de produto.

Formato: até 350 palavras, em quatro blocos: pode, não pode, sempre conferir e se algo der errado. Escreva três a cinco frases curtas por bloco. Depois, dois exemplos de bom pedido e um de pedido proibido, com o motivo. No fim, espaço para data e assinatura.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não cite lei nem multa: o que for jurídico eu confirmo com um advogado.`,
      tags: ["equipe", "privacidade", "regras"],
    },
  ],
};
