import type { LibraryCategory } from "./schema.ts";

export const marketing: LibraryCategory = {
  id: "marketing",
  name: "Marketing Digital",
  color: "red",
  icon: "megaphone",
  prompts: [
    {
      id: "calendario-de-posts",
      title: "Calendário de postagens do mês",
      description: "Doze postagens para um mês, que cabem na sua rotina.",
      text: `Você é especialista em redes sociais para pequenos negócios de bairro no Brasil.

Tarefa: monte um calendário com 12 postagens para [MÊS], três por semana, em quatro semanas.

Contexto:
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Vendo: [PRODUTOS OU SERVIÇOS COM PREÇO].
- Quem compra: [PÚBLICO PRINCIPAL].
- Publico em: [REDES QUE USO].
- Tempo para isso: [MINUTOS POR SEMANA].
- Data importante do mês: [DATA COMEMORATIVA OU “NENHUMA”].

Formato: uma tabela com dia, objetivo, ideia, texto pronto de até 3 frases e foto que consigo fazer com o celular. A primeira frase de cada texto precisa fazer sentido sozinha. Misture 4 postagens que ensinam, 4 de bastidores e 4 de venda, e use a data importante em uma delas. No fim, diga quais 3 postagens fazer primeiro se a semana apertar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem promessa de resultado, sem sorteio e sem dizer que somos os melhores. Nas postagens de venda, mostre o preço à vista; nunca mande pedir o preço por mensagem. Se a foto tiver cliente ou equipe, lembre-me de pedir autorização por escrito.`,
      tags: ["redes sociais", "planejamento", "posts"],
    },
    {
      id: "plano-com-pouco-dinheiro",
      title: "Plano de divulgação com pouco dinheiro",
      description: "Onde pôr cada real quando a verba é curta.",
      text: `Você é especialista em divulgação de pequenos negócios com pouca verba.

Tarefa: compare três formas de usar meu dinheiro e monte um plano de quatro semanas.

Contexto:
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Verba: R$ [VALOR] por mês.
- Tempo: [HORAS POR SEMANA].
- Objetivo: [RESULTADO QUE QUERO].
- Quem compra: [PÚBLICO PRINCIPAL].
- Já tentei: [O QUE FIZ E O QUE ACONTECEU].
- Sobra por venda, depois de pagar o produto e as taxas: R$ [VALOR QUE SOBRA].

Formato:
1. Tabela com três formas, pelo menos uma de graça: o que fazer, gasto, tempo, risco e como medir no caderno.
2. Divisão da verba em reais, com a soma. Mostre quantas vendas a mais pagam o gasto: verba ÷ sobra por venda.
3. Plano de quatro semanas, com até 3 tarefas em cada uma.
4. O sinal para continuar, mudar ou parar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não prometa vendas nem posição no Google. Não sugira comprar seguidores ou avaliações, mandar mensagem a quem não pediu nem dar brinde por avaliação. Em anúncio pago, lembre-me de conferir os impostos.`,
      tags: ["verba", "bairro", "divulgação"],
    },
    {
      id: "descricao-do-perfil",
      title: "Descrição do perfil no Google",
      description: "Três versões de até 750 caracteres para você escolher.",
      text: `Você é especialista em textos para o Perfil da Empresa no Google.

Tarefa: escreva três descrições para o perfil de [NOME DO NEGÓCIO].

Contexto:
- O que fazemos: [SERVIÇO OU PRODUTO PRINCIPAL].
- Também oferecemos: [OUTROS PRODUTOS OU SERVIÇOS].
- Onde: [BAIRRO E CIDADE].
- Desde: [ANO DE ABERTURA].
- Para quem: [PÚBLICO PRINCIPAL].
- Diferencial que consigo provar: [DIFERENCIAL].
- Nossa história em uma frase: [HISTÓRIA DO NEGÓCIO].

Formato: três versões de até 750 caracteres, contando os espaços. A primeira é direta, a segunda é acolhedora e a terceira conta a história. Os primeiros 250 caracteres dizem o que fazemos, onde e para quem, pois o resto pode ficar escondido. Escreva o total de caracteres entre parênteses depois de cada uma. Se passar de 750, corte e conte de novo. No fim, diga em uma frase qual você escolheria e por quê.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem telefone, link, preço ou promoção. Sem palavras em maiúsculas, sem emoji e sem repetir o bairro à toa. Não diga que somos os melhores nem os primeiros.`,
      tags: ["perfil", "texto", "google"],
    },
  ],
};
