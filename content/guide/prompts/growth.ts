import type { GuideCategory } from "../schema.ts";

export const growth: GuideCategory = {
  id: "crescimento-e-expansao",
  name: "Crescimento & Expansão",
  color: "teal",
  icon: "sprout",
  prompts: [
    {
      id: "segunda-unidade",
      title: "Abrir ou não a segunda unidade",
      description: "Compare os sinais a favor e contra antes de assinar outro aluguel.",
      text: `Você é especialista em crescimento de pequenos negócios e fala com franqueza.

Tarefa: ajude-me a decidir: abrir uma segunda unidade, esperar ou crescer na loja atual.

Contexto (se não souber, escreva “não sei”):
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE], aberto há [QUANTOS MESES OU ANOS].
- Quanto sobra por mês, depois da minha retirada: [QUANTO SOBRA POR MÊS].
- Reserva guardada: [VALOR DA RESERVA].
- Onde penso em abrir: [BAIRRO DA NOVA UNIDADE].
- Custo para montar: [CUSTO DA MONTAGEM].
- Gasto por mês da nova unidade: [GASTO MENSAL DA NOVA UNIDADE].
- Quem cuidaria da loja atual: [FUNÇÃO DE QUEM FICARIA].

Formato:
1. Até quatro sinais a favor e até quatro de alerta, tirados dos meus dados.
2. A conta: (reserva − montagem) ÷ gasto mensal = meses que aguento sem vender lá.
3. Duas formas mais baratas de testar o bairro.
4. Cinco perguntas a responder antes de assinar o aluguel.
5. Sua recomendação em uma frase.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Onde escrevi “não sei”, diga como descobrir. Não invente preço, prazo, depoimento nem número, nem estime aluguel ou movimento. Contrato e imposto eu confirmo com advogado e contador.`,
      tags: ["expansão", "decisão", "contas"],
    },
    {
      id: "parceria-no-bairro",
      title: "Parceria com um negócio do bairro",
      description: "Três ideias de parceria, o convite pronto e um combinado simples.",
      text: `Você é especialista em parcerias entre pequenos negócios e escreve de forma cordial.

Tarefa: proponha três parcerias com outro negócio do bairro e escreva o convite.

Contexto (se não souber, escreva “não sei”):
- Meu negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Possível parceiro: [TIPO DE NEGÓCIO DO PARCEIRO].
- Clientes em comum: [PÚBLICO EM COMUM].
- O que posso oferecer: [O QUE POSSO OFERECER].
- Quanto posso gastar: [LIMITE DE GASTO].
- Quando quero testar: [PERÍODO DO TESTE].

Formato:
1. Três ideias. Em cada uma, diga o que cada lado faz, se o esforço é baixo, médio ou alto e como medir.
2. Um convite para o WhatsApp de até 500 caracteres, com a contagem.
3. Um combinado de seis linhas: tarefas, período, custos, como medir, quem atende reclamações e como encerrar.

Limites: use só os dados que informei; se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não sugira trocar lista de clientes, fazer sorteio, obrigar a comprar dois produtos juntos nem dar desconto por avaliação.`,
      tags: ["parceria", "bairro", "convite"],
    },
  ],
};
