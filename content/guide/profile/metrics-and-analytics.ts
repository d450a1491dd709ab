import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const metricsAndAnalytics: ProfileCard = {
  title: "Métricas e análises",
  paints: "plate",
  items: [
    {
      id: "monitoramento-visualizacoes",
      label: profileLabels["monitoramento-visualizacoes"],
      what: "As visualizações mostram quantas pessoas viram o seu perfil. A mesma pessoa conta uma vez por dia em cada lugar, como a Busca e o Maps.",
      why: "Três meses lado a lado mostram se mais gente vê a loja. O painel só mostra um período recente, por isso vale anotar.",
      steps: [
        "Escolha um dia fixo do mês, depois do dia 5, e ponha um lembrete no celular.",
        "Entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Toque em “Desempenho” (o nome pode variar) e escolha o mês passado inteiro.",
        "Anote as visualizações em um caderno ou planilha, sempre na mesma página.",
        "Escreva ao lado o que houve de diferente, como feriado, obra na rua ou oferta.",
        "Com três meses anotados, compare e escreva se o número subiu, caiu ou ficou igual.",
      ],
      readyWhen: "há três meses anotados e comparados na mesma página.",
      caution:
        "Visualização não é venda nem posição na busca. O painel não mostra seus concorrentes nem o que entrou no caixa.",
    },
    {
      id: "analise-termos",
      label: profileLabels["analise-termos"],
      what: "Termos de pesquisa são as palavras que as pessoas buscaram antes de ver o seu perfil. Eles ficam na área de desempenho.",
      why: "Você descobre o que o cliente procura, com as palavras dele. Se o termo fala de algo que você faz e o perfil não conta, há o que completar.",
      steps: [
        "Depois do dia 5, entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Toque em “Desempenho” e procure a parte de pesquisas (os nomes podem variar).",
        "Copie até dez dos termos mais usados para o bloco de notas.",
        "Marque os que falam de algo que você faz e que o perfil ainda não conta.",
        "Escolha três e crie, para cada um, um serviço, um produto ou uma postagem.",
        "Guarde a lista com o nome do mês e compare com a do mês seguinte.",
      ],
      readyWhen:
        "a lista do mês está guardada e três termos já viraram serviço, produto ou postagem.",
      caution:
        "Não cadastre o que você não faz só porque o termo aparece. Também não ponha o termo no nome do perfil. Perfil novo pode mostrar poucos termos: volte no mês seguinte.",
    },
    {
      id: "relatorios-desempenho",
      label: profileLabels["relatorios-desempenho"],
      what: "É um resumo feito por você. Ele junta ligações, pedidos de rota, cliques no site e mensagens com as vendas do caixa.",
      why: "O perfil mostra o interesse, e o caixa mostra a venda. Juntos, eles ajudam a decidir o que fazer no mês seguinte.",
      steps: [
        "Durante o mês, pergunte a quem compra pela primeira vez como achou a loja e anote.",
        "Depois do dia 5 do mês seguinte, pesquise a loja no Google com a conta da empresa.",
        "Toque em “Desempenho” (o nome pode variar) e escolha o mês passado inteiro.",
        "Anote ligações, rotas, cliques no site e mensagens; nem todo perfil mostra tudo.",
        "Escreva ao lado o total de vendas e quantas pessoas disseram vir do Google.",
        "Termine com três frases: o que subiu, o que caiu e o que você vai fazer.",
      ],
      readyWhen: "a página do mês tem os números do perfil, as vendas do caixa e uma decisão.",
      caution:
        "Um toque em “Ligar” ou em “Rotas” mostra interesse, não venda. Se usar IA para ler a página, leve só os totais, sem nome, telefone ou CPF de cliente.",
      prompt: {
        id: "ler-numeros-do-perfil",
        label: "Usar um prompt para ler os números do perfil",
      },
    },
    {
      id: "otimizacao-dados",
      label: profileLabels["otimizacao-dados"],
      what: "É um teste simples. Você muda uma coisa no perfil, espera quatro semanas e compara com as quatro anteriores.",
      why: "Quando tudo muda junto, não dá para saber o que funcionou. Uma mudança por vez evita trocar o que já dava certo.",
      steps: [
        "Escolha um número para melhorar, como ligações ou pedidos de rota.",
        "Escreva o seu palpite, como “se eu puser fotos novas dos produtos, mais gente vai ligar”.",
        "Abra “Desempenho” no perfil (o nome pode variar) e anote o número das últimas quatro semanas.",
        "Faça só essa mudança e anote o dia.",
        "Quatro semanas depois, anote o mesmo número e compare os dois períodos.",
        "Decida e escreva se vai manter, desfazer ou testar outra coisa.",
      ],
      readyWhen: "o palpite, os dois números e a sua decisão estão escritos.",
      caution:
        "Não teste com nome, endereço ou categoria: mudar esses dados pode pedir nova verificação. Muitas mudanças seguidas também podem levar à suspensão do perfil.",
      prompt: { id: "teste-de-uma-mudanca", label: "Usar um prompt para planejar o teste" },
    },
  ],
};
