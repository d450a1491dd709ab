import type { LibraryCategory } from "./schema.ts";

export const customer: LibraryCategory = {
  id: "customer",
  name: "Relacionamento",
  color: "red",
  icon: "messages-square",
  prompts: [
    {
      id: "boas-vindas-whatsapp",
      title: "Boas-vindas no WhatsApp",
      description: "Saudação, aviso de ausência e respostas prontas para as dúvidas de sempre.",
      text: `Você é especialista em atendimento por WhatsApp para pequenos negócios.

Tarefa: escreva as mensagens prontas do meu WhatsApp Business.

Contexto:
- Negócio: [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Quem atende: [PRIMEIRO NOME].
- Atendimento: [DIAS E HORÁRIOS].
- Respondemos em até: [TEMPO REAL DE RESPOSTA].
- Produtos e preços: [PRODUTOS COM PREÇO].
- Pagamento: [FORMAS DE PAGAMENTO].
- Entrega ou retirada: [ÁREA, TAXA E PRAZO].
- Dúvidas comuns: [PERGUNTAS COM AS RESPOSTAS].

Formato:
1. Saudação de até 50 palavras, com 3 opções numeradas.
2. Ausência de até 40 palavras, com o horário da volta.
3. 4 respostas rápidas de até 40 palavras, cada uma com um atalho que começa com “/”: preços, pagamento, entrega e horários.
4. Confirmação do pedido de até 50 palavras, com espaços para item, total e prazo.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Diga que a saudação é automática. Não peça CPF, senha nem dados de cartão: só o necessário para atender. Não ponha ninguém em lista de promoções sem a pessoa aceitar. Tom simples e gentil.`,
      tags: ["whatsapp", "atendimento", "mensagem"],
    },
    {
      id: "pos-venda-e-avaliacao",
      title: "Pós-venda e pedido de avaliação",
      description: "Agradeça, ouça e peça avaliação a todos, dentro das regras do Google.",
      text: `Você é especialista em pós-venda para pequenos negócios.

Tarefa: escreva as mensagens que envio pelo WhatsApp depois da compra.

Contexto:
- Negócio: [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- O que a pessoa comprou: [PRODUTO OU SERVIÇO].
- Envio: [QUANTO TEMPO DEPOIS DA COMPRA].
- Link para avaliar: [LINK DE AVALIAÇÃO DO PERFIL].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato:
1. Agradecimento com uma pergunta aberta, até 40 palavras.
2. Pedido de avaliação com o link, em 2 versões, até 45 palavras cada.
3. Texto para o cartão com código QR no balcão, até 20 palavras.
4. Resposta a quem contar um problema: ouvir, pedir detalhes no privado e dizer quem vai cuidar, até 60 palavras.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. O pedido vai para todos os clientes, contentes ou não, mesmo os que não respondam ao agradecimento. Peça uma opinião sincera, sem sugerir nota nem texto. Não ofereça desconto, brinde nem sorteio por avaliação. Não peça para mudar ou apagar avaliação. Prometa e reconheça só o que informei. No lugar do nome do cliente, escreva (nome). Diga que é só responder “sair” para não receber mais mensagens.`,
      tags: ["pós-venda", "avaliação", "whatsapp"],
    },
    {
      id: "cliente-que-sumiu",
      title: "Mensagem para o cliente que sumiu",
      description: "Um convite gentil para quem não volta faz tempo, com saída fácil.",
      text: `Você é especialista em relacionamento com clientes de pequenos negócios.

Tarefa: escreva mensagens de WhatsApp para clientes que compraram e não voltaram. Todos aceitaram receber nossas mensagens.

Contexto:
- Negócio: [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Não voltam há: [TEMPO SEM COMPRAR].
- Costumavam comprar: [PRODUTO OU SERVIÇO].
- Motivo verdadeiro do contato: [NOVIDADE OU LEMBRETE ÚTIL].
- Oferta: [OFERTA COM PREÇO E PRAZO OU “NENHUMA”].
- Quem assina: [PRIMEIRO NOME].

Formato:
1. Três versões de até 50 palavras: uma útil, uma com a novidade e uma que pergunta o que faltou.
2. Um único lembrete de até 25 palavras.
3. Duas respostas de até 25 palavras: para quem quer voltar e para quem pede para sair.
4. Plano de envio em até 4 linhas: grupos pequenos, dia, hora e o que anotar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem culpa, pressão, falsa urgência nem intimidade forçada. Não cite dívida, saúde nem outro dado pessoal. No lugar do nome do cliente, escreva (nome). Termine cada convite com: “Se preferir não receber, responda sair”.`,
      tags: ["whatsapp", "cliente antigo", "mensagem"],
    },
  ],
};
