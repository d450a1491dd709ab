import type { LibraryCategory } from "./schema.ts";

export const analytics: LibraryCategory = {
  id: "analytics",
  name: "Analytics & ROI",
  color: "teal",
  icon: "chart-column",
  prompts: [
    {
      id: "ler-numeros-do-perfil",
      title: "Ler os números do perfil",
      description: "O que mudou no seu perfil no Google e uma ação para as próximas semanas.",
      text: `Você é analista de números de negócios locais e explica tudo em palavras simples.

Tarefa: leia os números do meu Perfil da Empresa no Google e diga o que fazer.

Contexto: tenho [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE]. Compare [MÊS ANTERIOR] com [MÊS ATUAL]:
- Visualizações: [ANTES] e [AGORA].
- Ligações: [ANTES] e [AGORA].
- Rotas: [ANTES] e [AGORA].
- Cliques no site: [ANTES] e [AGORA].
- Vendas no caixa: [ANTES] e [AGORA].
- Termos de pesquisa: [CINCO TERMOS MAIS USADOS].
- O que mudou na loja: [MUDANÇAS, FERIADOS OU “NADA”].

Formato:
1. Resumo em 3 frases.
2. Tabela com antes, agora, variação em % e leitura possível.
3. Ações a cada 100 visualizações, nos dois meses: (ligações + rotas + cliques) ÷ visualizações × 100. Mostre a conta.
4. Até 3 hipóteses e como confirmar cada uma.
5. Uma só mudança para as próximas 4 semanas e o número a acompanhar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Se o valor anterior for zero, não calcule a variação. Com números pequenos, avise que pode ser acaso. Não afirme a causa nem estime minha posição no Google.`,
      tags: ["perfil", "métricas", "google"],
    },
    {
      id: "conta-do-anuncio",
      title: "Conta do anúncio",
      description: "Veja se o anúncio se pagou e qual foi o retorno (ROI), com cada conta à vista.",
      text: `Você é analista financeiro de pequenos negócios e mostra cada conta.

Tarefa: descubra se meu anúncio se pagou.

Contexto:
- Negócio: [TIPO DE NEGÓCIO]. Canal: [ONDE ANUNCIEI]. Período: [INÍCIO E FIM].
- Gasto total, com impostos: R$ [GASTO].
- Cliques: [NÚMERO DE CLIQUES]. Vendas vindas do anúncio: [NÚMERO DE VENDAS].
- Valor médio por venda: R$ [VALOR MÉDIO].
- De cada R$ 100 vendidos, sobram R$ [SOBRA] depois de pagar o produto e as taxas.

Formato:
1. Tabela com conta e resultado:
- custo por clique = gasto ÷ cliques;
- custo por venda = gasto ÷ vendas;
- receita = vendas × valor médio;
- receita por real gasto (ROAS) = receita ÷ gasto;
- lucro depois do anúncio = receita × sobra ÷ 100 − gasto;
- retorno (ROI) = lucro ÷ gasto × 100;
- vendas que pagam o anúncio = gasto ÷ (valor médio × sobra ÷ 100), arredondado para cima.
2. Uma frase: o anúncio se pagou?
3. Três cenários com o mesmo gasto: metade das vendas, as mesmas vendas e 50% a mais.
4. O ponto mais fraco e uma mudança barata para testar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Receita não é lucro, e aluguel e salários ficam fora desta conta. Não divida por zero. Cenário é conta, não previsão.`,
      tags: ["anúncio", "lucro", "retorno"],
    },
    {
      id: "teste-de-uma-mudanca",
      title: "Teste de uma mudança por vez",
      description: "Um teste de quatro semanas para saber se a mudança ajudou.",
      text: `Você é especialista em testes simples para pequenos negócios.

Tarefa: planeje um teste de quatro semanas com uma única mudança.

Contexto:
- Negócio: [TIPO DE NEGÓCIO] em [BAIRRO E CIDADE].
- Número que quero melhorar: [NÚMERO E ONDE EU ANOTO].
- Resultado das últimas 4 semanas: [SEMANA 1, 2, 3 E 4].
- Minha suspeita: [O QUE PODE ESTAR ATRAPALHANDO].
- Posso mudar: [OPÇÕES DE MUDANÇA].
- Não posso mudar: [O QUE PRECISA FICAR IGUAL].
- Próximas semanas: [FERIADOS, EVENTOS OU “NADA DE DIFERENTE”].

Formato:
1. A mudança escolhida e o motivo, em até 3 frases.
2. Hipótese: “Se eu mudar isto, este número deve melhorar, porque…”.
3. O que fica igual durante o teste.
4. Ficha para copiar no caderno, com 4 linhas: semana, número e o que houve de diferente.
5. Regra escrita antes do começo: quando manter, desfazer ou repetir.
6. Até 3 coisas que podem confundir o resultado.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Compare semanas com os mesmos dias de funcionamento. Com números pequenos, fale em indício, não em prova. Não sugira nada que engane o cliente nem troque avaliação por vantagem.`,
      tags: ["teste", "métricas", "comparação"],
    },
  ],
};
