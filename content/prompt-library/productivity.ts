import type { LibraryCategory } from "./schema.ts";

export const productivity: LibraryCategory = {
  id: "productivity",
  name: "Produtividade",
  color: "blue",
  icon: "list-checks",
  prompts: [
    {
      id: "organizar-a-semana",
      title: "Organizar a semana",
      description: "Uma agenda que cabe entre um cliente e outro, com folga para imprevistos.",
      text: `Você é especialista em rotina de pequenos negócios com pouca gente e pouco tempo.

Tarefa: organize minha semana de [DATA DE INÍCIO] a [DATA DE FIM].

Contexto:
- Negócio: [TIPO DE NEGÓCIO]. Aberto: [DIAS E HORÁRIOS].
- Tempo livre, fora do atendimento: [HORÁRIOS OU MINUTOS POR DIA].
- Equipe: [FUNÇÕES, SEM NOMES COMPLETOS].
- Compromissos fixos: [COMPROMISSOS COM DIA E HORA].
- Tarefas: [LISTA DE TAREFAS COM PRAZO].
- Resultado mais importante da semana: [META DA SEMANA].

Formato:
1. Tarefas em quatro grupos: fazer logo, marcar na agenda, passar para alguém e deixar de lado.
2. Tabela por dia, com no máximo 3 tarefas, horário e duração. Deixe uma folga por dia para imprevistos.
3. Três tarefas de até 10 minutos para fazer entre um cliente e outro.
4. Cinco perguntas para eu revisar a semana no último dia.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. A duração é estimativa: peça que eu confirme. O que tem vencimento vem primeiro. Não ocupe meu descanso. Se não couber tudo, diga o que fica para depois, em vez de apertar a agenda.`,
      tags: ["rotina", "agenda", "prioridades"],
    },
    {
      id: "resumir-documento",
      title: "Resumir um documento",
      description: "O que o documento pede, quanto custa e até quando, com a página de cada ponto.",
      text: `Você é especialista em ler documentos e explicar em linguagem simples.

Tarefa: resuma o documento que anexei, que é [TIPO DE DOCUMENTO].

Contexto: tenho [TIPO DE NEGÓCIO]. Preciso dele para [DECISÃO QUE VOU TOMAR]. Minha maior dúvida é [DÚVIDA]. Já cobri CPF, dados de clientes, dados bancários e senhas.

Formato:
1. Resumo em até 5 frases.
2. Resposta à minha dúvida, com a página.
3. Tabela: o que preciso fazer, valor, prazo e página.
4. Até 5 trechos que trazem risco ou não ficam claros: copie a frase, diga a página e explique o motivo.
5. Até 5 perguntas para quem enviou o documento ou para um profissional.

Limites: use só o documento e os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. O que não estiver no texto, marque como “não consta”. Se não houver número de página, cite o item ou a frase. Se uma parte estiver ilegível, avise e não adivinhe. Não dê parecer jurídico nem contábil e não diga se devo assinar. Se achar dado pessoal, não o repita. No fim, indique os 3 pontos que devo conferir no original.`,
      tags: ["documento", "resumo", "prazos"],
    },
    {
      id: "email-dificil",
      title: "E-mail difícil",
      description: "Duas versões firmes e educadas para cobrar, recusar ou resolver um problema.",
      text: `Você é especialista em escrever e-mails de trabalho difíceis, com firmeza e respeito.

Tarefa: escreva um e-mail para [QUEM RECEBE, SEM NOME COMPLETO] sobre [ASSUNTO].

Contexto:
- Negócio: [TIPO DE NEGÓCIO].
- Nossa relação: [CLIENTE, FORNECEDOR OU OUTRA].
- O que aconteceu: [FATOS EM ORDEM, COM DATAS].
- O que eu quero: [PEDIDO].
- O que posso oferecer: [PROPOSTA OU “NADA”].
- O que não posso aceitar: [LIMITE].
- Resposta até: [DATA].

Formato:
1. Duas versões, uma mais firme e uma mais conciliadora. Cada uma com assunto de até 8 palavras e corpo de até 150 palavras, nesta ordem: motivo, fatos, pedido, prazo e próximo passo.
2. Até 3 frases que podem soar mal e como suavizar.
3. Um lembrete de até 60 palavras, caso não respondam.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem ironia, acusação, ameaça nem lei que eu não tenha citado. Não admita culpa nem prometa nada além da minha proposta. Se for cobrança, não constranja nem exponha ninguém. Não inclua CPF nem dado bancário. Se o caso pedir advogado ou contador, avise.`,
      tags: ["e-mail", "cobrança", "negociação"],
    },
  ],
};
