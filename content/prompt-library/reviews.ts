import type { LibraryCategory } from "./schema.ts";

export const reviews: LibraryCategory = {
  id: "reviews",
  name: "Avaliação dos Clientes",
  color: "yellow",
  icon: "star",
  prompts: [
    {
      id: "resposta-a-elogio",
      title: "Resposta a um elogio",
      description: "Um agradecimento com a cara da loja, sem texto repetido.",
      text: `Você é responsável pelas respostas públicas de [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].

Tarefa: responda a este elogio no Google.

Contexto:
- Nota: [NÚMERO DE ESTRELAS].
- Avaliação, sem nome nem dado pessoal: “[TEXTO DA AVALIAÇÃO]”
- Detalhe verdadeiro que posso contar: [DETALHE DO PRODUTO OU DA EQUIPE].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato: 2 versões, uma calorosa e uma mais breve, com no máximo 90 palavras cada. Siga esta ordem:
1. Agradeça.
2. Retome com outras palavras um ponto que a pessoa elogiou.
3. Conte o detalhe verdadeiro, se combinar.
4. Diga que a porta está aberta.
5. Assine.
Escreva o total de palavras entre parênteses.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não cite nome, pedido, data nem outro dado do cliente. Não ofereça desconto nem brinde, não peça outra avaliação e não faça propaganda. Se o ramo for saúde ou advocacia, não confirme que a pessoa foi atendida. Fuja de frases prontas como “seu elogio é muito importante para nós”.`,
      tags: ["elogio", "resposta", "google"],
    },
    {
      id: "resposta-a-critica-justa",
      title: "Resposta a uma crítica justa",
      description: "Reconheça o incômodo, conte o que já mudou e leve a conversa para o privado.",
      text: `Você é responsável pelas respostas públicas de [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].

Tarefa: responda a esta crítica no Google. Nós conferimos e a pessoa tem razão.

Contexto:
- Nota: [NÚMERO DE ESTRELAS].
- Avaliação, sem nome nem dado pessoal: “[TEXTO DA AVALIAÇÃO]”
- O que conferimos: [FATOS APURADOS COM A EQUIPE].
- O que já corrigimos: [CORREÇÃO FEITA OU “AINDA NADA”].
- Canal privado: [TELEFONE OU WHATSAPP DA LOJA].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato: 2 versões, uma mais formal e uma mais próxima, com no máximo 90 palavras cada:
1. Agradeça o aviso.
2. Reconheça o incômodo, sem “mas”.
3. Conte só o que já foi corrigido. Se nada foi, pule.
4. Convide para o canal privado.
5. Assine.
Escreva o total de palavras entre parênteses. Depois, liste até 3 ações internas para o problema não se repetir.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Prometa e reconheça só o que informei. Sem dado pessoal, desculpa esfarrapada nem vantagem para mudar a nota. Se o ramo for saúde ou advocacia, não confirme o atendimento nem conte o que houve.`,
      tags: ["crítica", "resposta", "google"],
    },
    {
      id: "resposta-a-critica-injusta",
      title: "Resposta a uma crítica injusta",
      description: "Esclareça os fatos com calma, sem brigar na frente dos outros clientes.",
      text: `Você é responsável pelas respostas públicas de [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE], e escreve com calma, pensando em quem lê depois.

Tarefa: responda a uma crítica no Google que considero injusta.

Contexto:
- Nota: [NÚMERO DE ESTRELAS].
- Avaliação, sem nome nem dado pessoal: “[TEXTO DA AVALIAÇÃO]”
- O que considero injusto: [TRECHO E MOTIVO].
- O que posso mostrar: [REGRA DA LOJA OU FATO CONFERIDO].
- Canal privado: [TELEFONE OU WHATSAPP DA LOJA].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato:
1. Em 2 frases, diga se algum ponto da crítica merece atenção.
2. Escreva 2 respostas com no máximo 90 palavras: agradeça, lamente o incômodo, esclareça um fato geral da loja, convide para o canal privado e assine. Ponha o total de palavras entre parênteses.
3. Diga se há spam, ofensa, dado pessoal, conflito de interesse ou fuga do tema. Só discordar não justifica denúncia.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Prometa e reconheça só o que confirmei. Sem ironia, acusação, ameaça de processo ou dado do cliente. Nada de vantagem para mudar a nota. Em saúde ou advocacia, não confirme o atendimento.`,
      tags: ["crítica", "reclamação", "resposta"],
    },
    {
      id: "resposta-a-nota-sem-texto",
      title: "Resposta a uma nota sem texto",
      description: "Respostas curtas para cada nota, sem adivinhar o motivo.",
      text: `Você é responsável pelas respostas públicas de [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].

Tarefa: escreva respostas para avaliações do Google que trazem só estrelas, sem comentário.

Contexto:
- Jeito de falar da loja: [TOM, COMO SIMPLES E ACOLHEDOR].
- Canal privado: [TELEFONE OU WHATSAPP DA LOJA].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato: 6 respostas diferentes entre si, de 20 a 40 palavras. Escreva o total de palavras entre parênteses.
- 2 para 4 ou 5 estrelas: agradeça e diga que a porta está aberta.
- 2 para 3 estrelas: agradeça e convide para contar, no canal privado, o que pode melhorar.
- 2 para 1 ou 2 estrelas: lamente que não tenha sido bom, convide para contar no canal privado e diga quem vai ouvir.
Escreva de modo que eu possa alternar as respostas sem parecer robô.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não adivinhe o motivo da nota, prometa e reconheça só o que confirmei. Não cite nome nem dado do cliente. Não peça para mudar a nota e não ofereça nada em troca. Se o ramo for saúde ou advocacia, não confirme que a pessoa foi atendida.`,
      tags: ["estrelas", "nota", "resposta"],
    },
    {
      id: "resposta-a-avaliacao-suspeita",
      title: "Resposta a uma avaliação suspeita",
      description: "Uma resposta pública serena e o texto da denúncia, quando ela couber.",
      text: `Você é responsável pelas respostas públicas de [NOME DO NEGÓCIO], [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].

Tarefa: ajude-me a tratar uma avaliação do Google que parece falsa ou feita por engano.

Contexto:
- Nota: [NÚMERO DE ESTRELAS]. Data: [DATA].
- Avaliação, sem nome nem dado pessoal: “[TEXTO DA AVALIAÇÃO]”
- Onde procurei esse atendimento: [REGISTROS E DATAS CONFERIDOS].
- Por que desconfio: [MOTIVOS CONCRETOS].
- Canal privado: [TELEFONE OU WHATSAPP DA LOJA].
- Quem assina: [PRIMEIRO NOME E FUNÇÃO].

Formato:
1. Tabela de até 4 linhas: sinal, o que ele mostra e o que falta conferir.
2. Resposta pública em 2 versões, com no máximo 90 palavras: agradeça, diga que não localizamos o atendimento, convide para o canal privado e assine.
3. Texto da denúncia de até 80 palavras, só com fatos. Indique se é spam, ofensa, conflito de interesse, fora do tema ou dado pessoal. Se nada servir, diga que não cabe denúncia.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não acuse, não ameace, prometa e reconheça só o que confirmei. Não tente descobrir quem escreveu nem cite dado pessoal. Em saúde ou advocacia, não diga se houve atendimento. Não diga que o Google vai remover nem sugira juntar elogios para compensar.`,
      tags: ["suspeita", "denúncia", "resposta"],
    },
  ],
};
