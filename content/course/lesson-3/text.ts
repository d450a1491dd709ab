import type { LessonText } from "../schema.ts";

export const text: LessonText = {
  number: 3,
  readingMinutes: 5,
  promise:
    "Ao terminar, você tem um plano de busca para o seu ramo e sabe quais números olhar todo mês.",
  sections: [
    {
      heading: "Três coisas que formam a lista local",
      blocks: [
        {
          kind: "paragraph",
          text: "Quando alguém procura um negócio por perto, o Google considera três coisas. O trabalho de cuidar delas se chama otimização para buscas (SEO).",
        },
        {
          kind: "list",
          items: [
            "Relevância: o quanto o perfil combina com a busca. Aqui contam a categoria certa e os serviços bem descritos.",
            "Distância: o quanto a pessoa está longe do seu negócio. Você não controla isso, e encher o perfil de cidades não ajuda.",
            "Destaque: o quanto o negócio é conhecido e procurado. Entram avaliações, citações em outros sites e notícias.",
          ],
        },
        {
          kind: "note",
          text: "A posição na lista gratuita não se compra. Desconfie de quem promete o primeiro lugar. E não acrescente serviço nem bairro ao nome do perfil: é contra a regra e pode causar suspensão.",
        },
      ],
    },
    {
      heading: "Monte a sua lista de termos",
      blocks: [
        {
          kind: "paragraph",
          text: "Termo é o que a pessoa escreve na busca. Muitas vezes, não é a palavra que o dono usa. Escute o balcão, releia as mensagens e combine três partes:",
        },
        {
          kind: "list",
          items: [
            "Serviço ou produto: “bolo de aniversário”, “troca de tela”, “corte masculino”.",
            "Lugar: bairro, cidade ou ponto conhecido.",
            "Detalhe: “aberto agora”, “urgente”, “preço”, “sem glúten”.",
          ],
        },
        {
          kind: "paragraph",
          text: "Chegue a quinze termos. Ponha no alto os que trazem quem quer comprar hoje. “Perto de mim” não precisa estar escrito, porque o Google usa a localização da pessoa.",
        },
      ],
    },
    {
      heading: "Onde usar cada termo",
      blocks: [
        {
          kind: "list",
          items: [
            "Serviços e produtos do perfil: um item para cada coisa, com as palavras do cliente e uma descrição curta.",
            "Descrição: um ou dois termos, em frases naturais.",
            "Postagens: uma por semana basta. Ponha o essencial na primeira linha. Sozinha, a postagem não melhora a posição, mas dá motivo para ligar.",
            "Site: uma página por serviço, se houver o que contar. Telefone, endereço e horário ficam à vista.",
          ],
        },
        {
          kind: "paragraph",
          text: "O Google também pode responder com IA a perguntas sobre o seu negócio. As respostas usam o perfil, as avaliações e o site. Deixe ali o que mais perguntam: estacionamento, prazo, se atende sem hora marcada.",
        },
      ],
    },
    {
      heading: "Plano para comida, beleza, saúde e animais",
      blocks: [
        {
          kind: "paragraph",
          text: "Confira a categoria na lista do Google, porque os nomes podem mudar. O resto você usa hoje.",
        },
        {
          kind: "list",
          items: [
            "Padaria e doceria: categoria Padaria, com Confeitaria nas extras se você faz bolos. Termos: “bolo de aniversário” e “encomenda de salgados”, com a cidade. Informe prazo de encomenda e retirada. Confira rótulo e validade.",
            "Restaurante e lanchonete: a categoria mais específica, como Pizzaria ou Hamburgueria. Termos: “almoço” e “marmita”, com o bairro. Ponha cardápio com preço e link de pedido. Informe alergênicos.",
            "Salão e barbearia: categoria Salão de beleza ou Barbearia. Termos: “corte masculino” e “manicure”, com o bairro. Ponha link de agendamento. Foto de cliente, só com autorização.",
            "Clínica e dentista: categoria Dentista ou Clínica médica. Termos: “dentista” e “limpeza dos dentes”, com o bairro. Informe convênios. Siga as regras do seu conselho profissional e não prometa resultado. Na resposta pública, não confirme que a pessoa é paciente.",
            "Pet shop: categoria Pet shop. Termos: “banho e tosa” e “ração”, com o bairro. Diga se busca o animal em casa. Não prometa cura.",
          ],
        },
      ],
    },
    {
      heading: "Plano para oficina, assistência, serviço em casa e loja",
      blocks: [
        {
          kind: "list",
          items: [
            "Oficina: categoria Oficina mecânica, com Troca de óleo nas extras se você oferece. Termos: “troca de óleo” e “mecânico”, com o bairro. Informe se há guincho. Faça o orçamento antes de começar.",
            "Assistência técnica: categoria Assistência técnica de celular. Termos: “troca de tela” e “bateria”, com o modelo do aparelho. Cadastre um serviço por conserto. Informe a garantia por escrito.",
            "Eletricista, encanador, diarista: categoria do ofício. Termos: “eletricista urgente” ou “diarista”, com a cidade. Esconda o endereço de casa e informe a área que atende.",
            "Loja de roupas: categoria Loja de roupas. Termos: “vestido de festa” e “roupa social”, com a cidade. Cadastre produtos com preço visível. Na venda a distância, o cliente tem 7 dias para desistir, a contar do recebimento.",
          ],
        },
        {
          kind: "paragraph",
          text: "Seu ramo não está aqui? Escreva as mesmas quatro coisas: categoria, termos, o que informar e o cuidado.",
        },
      ],
    },
    {
      heading: "Fora do perfil: cadastros e parceiros do bairro",
      blocks: [
        {
          kind: "paragraph",
          text: "Poucos cadastros certos valem mais que dezenas esquecidos. Confira nome, endereço e telefone nas redes sociais, no Waze, nos mapas da Apple e no Bing. Confira também no aplicativo do seu ramo.",
        },
        {
          kind: "paragraph",
          text: "Depois, procure parceiros reais: fornecedor, associação do bairro, escola que você apoia. Peça que citem o negócio no site deles, com link. Não compre links.",
        },
      ],
    },
    {
      heading: "Métricas: o que olhar uma vez por mês",
      blocks: [
        {
          kind: "list",
          items: [
            "Visualizações: quantas pessoas viram o perfil.",
            "Termos de pesquisa: as palavras que elas usaram. Veja depois do dia 5, quando o mês anterior já entrou.",
            "Interações: ligações, rotas, cliques no site e outras ações.",
          ],
        },
        {
          kind: "paragraph",
          text: "O painel não mostra posição, concorrente nem venda. Por isso, anote ao lado as vendas do caixa. Se um termo apareceu e não está no perfil, crie o serviço ou a postagem, desde que você faça aquilo.",
        },
        {
          kind: "paragraph",
          text: "Mude uma coisa por vez. Espere quatro semanas e compare com as quatro anteriores. Lembre-se de feriados e datas de venda antes de concluir.",
        },
      ],
    },
  ],
  exercises: [
    {
      id: "aula-3-exercicio-1",
      title: "Quinze termos nas palavras do cliente",
      minutes: 20,
      steps: [
        "Releia as mensagens da semana e copie cinco pedidos como o cliente escreveu, sem nomes.",
        "Junte a cada pedido o bairro ou a cidade.",
        "Crie mais dez termos com detalhe, como “urgente”, “preço” ou “sem glúten”.",
        "Corte o que você não vende e ponha no alto o que traz venda hoje.",
      ],
      readyWhen: "há quinze termos em ordem nas notas do celular.",
    },
    {
      id: "aula-3-exercicio-2",
      title: "Cinco serviços escritos para o cliente",
      minutes: 25,
      steps: [
        "Escolha os cinco primeiros termos da sua lista.",
        "Abra o perfil e vá até serviços, produtos ou cardápio.",
        "Escreva cada item com o nome que o cliente usa.",
        "Acrescente o que está incluído, o prazo e, se for fixo, o preço.",
      ],
      readyWhen: "cinco itens estão no perfil com nome claro e descrição.",
    },
    {
      id: "aula-3-exercicio-3",
      title: "Anote o ponto de partida",
      minutes: 10,
      steps: [
        "Abra a área de desempenho do perfil. O nome do botão pode variar.",
        "Anote visualizações, ligações, rotas e cliques no site do último mês completo.",
        "Anote os cinco termos de pesquisa mais usados.",
        "Escreva ao lado as vendas do mesmo mês.",
      ],
      readyWhen: "uma linha com data guarda os números do mês.",
    },
  ],
  project: {
    id: "aula-3-projeto",
    title: "Plano de busca em uma página",
    description:
      "Monte uma página com quatro partes: quinze termos, onde cada um já está, três parceiros do bairro e a tabela do mês. Use o plano do seu ramo como ponto de partida. Marque no calendário do celular um dia por mês, depois do dia 5. Nesse dia, atualize a página e escolha uma só mudança.",
    readyWhen:
      "a página existe, a primeira mudança está escrita com data e o lembrete mensal está no celular.",
  },
};
