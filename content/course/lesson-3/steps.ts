import type { Section } from "../text-schema.ts";

const head = ["Ramo e categoria", "Termos do cliente", "Informe", "Cuidado"];

export const steps: Section[] = [
  {
    heading: "Passo 1: junte as palavras",
    blocks: [
      {
        kind: "steps",
        items: [
          "Releia as mensagens da última semana e copie cinco pedidos como o cliente escreveu, sem nomes.",
          "Escute o balcão por um dia e anote mais cinco.",
          "Combine três partes: o que é (“cento de salgados”), onde (bairro, cidade, ponto conhecido) e o detalhe (“para amanhã”, “preço”, “sem lactose”).",
          "Corte o que você não faz. Termo bonito que traz gente à toa custa caro.",
          "Ponha no alto os que trazem quem quer comprar hoje. Pare em quinze.",
        ],
      },
      {
        kind: "drawing",
        name: "tres-partes-do-termo",
        alt: "Desenho de três papéis que se somam: o que é, cento de salgados; onde, Vila Esperança; detalhe, para amanhã. Juntos formam o que o cliente escreve na busca.",
      },
      {
        kind: "paragraph",
        text: "“Perto de mim” não precisa estar escrito: o Google usa a localização da pessoa.",
      },
    ],
  },
  {
    heading: "Passo 2: cada termo no seu lugar",
    blocks: [
      {
        kind: "paragraph",
        text: "Para cadastrar um produto: com a conta do negócio, procure o nome dele, toque em Editar perfil e em Produtos (em alguns ramos, Serviços ou Cardápio; o nome varia). Toque em adicionar, escreva o nome que o cliente usa, escolha a foto, ponha o preço da loja e uma descrição curta. Salve e veja no celular de outra pessoa como ficou.",
      },
      {
        kind: "drawing",
        name: "tela-do-produto",
        alt: "Desenho da tela de adicionar produto, com quatro números: 1, a foto de hoje; 2, o nome que o cliente usa, bolo de festa; 3, o preço igual ao da loja, R$ 75 o quilo; 4, tamanho, sabor e prazo. Por último, o botão salvar.",
      },
      {
        kind: "list",
        items: [
          "Categorias extras: o que você faz de verdade. A Aurora somou Confeitaria.",
          "Produtos, serviços ou cardápio: um item para cada coisa, com o nome que o cliente usa, foto e preço. É o lugar mais forte.",
          "Descrição: um ou dois termos, em frase natural.",
          "Postagem: uma por semana basta, com o essencial nos primeiros 100 caracteres. Sozinha ela não melhora a posição, mas dá motivo para ligar.",
          "Site, se houver: uma página por serviço, com o que contar.",
        ],
      },
    ],
  },
  {
    heading: "Passo 3: o plano do seu ramo, primeira parte",
    blocks: [
      {
        kind: "table",
        caption: "Comida, beleza, saúde e animais (confira a categoria na lista do Google)",
        head,
        rows: [
          [
            "Padaria; extra: Confeitaria",
            "“bolo de aniversário”, “encomenda de salgados”",
            "prazo, retirada",
            "embalado: glúten e alérgicos no rótulo",
          ],
          [
            "Pizzaria, Hamburgueria ou Restaurante",
            "“almoço”, “marmita”",
            "cardápio com preço, link de pedido",
            "alérgicos à vista",
          ],
          [
            "Mercado ou Hortifrúti",
            "“entrega de frutas”",
            "horário, entrega",
            "dois preços no mesmo item: vale o menor",
          ],
          [
            "Salão de beleza, Barbearia",
            "“corte masculino”, “manicure”",
            "agendamento",
            "alisante só com registro; formol é proibido",
          ],
          [
            "Dentista, Clínica médica",
            "“dentista”, “limpeza dos dentes”",
            "convênios",
            "sem promessa; não confirme paciente em público",
          ],
          ["Pet shop", "“banho e tosa”, “ração”", "se busca o animal", "não prometa cura"],
          [
            "Academia, Estúdio de pilates",
            "“academia”, “pilates preço”",
            "aula de teste",
            "sem promessa de corpo",
          ],
        ],
      },
    ],
  },
  {
    heading: "Passo 3: o plano do seu ramo, segunda parte",
    blocks: [
      {
        kind: "table",
        caption: "Serviços, lojas, ensino e viagem",
        head,
        rows: [
          [
            "Oficina mecânica",
            "“troca de óleo”, “mecânico”",
            "guincho",
            "orçamento antes, com aprovação expressa",
          ],
          [
            "Assistência técnica de celular",
            "“troca de tela”, com o modelo",
            "um serviço por conserto",
            "90 dias são da lei, não vantagem",
          ],
          [
            "Eletricista, Encanador, Diarista",
            "“eletricista urgente”",
            "área que atende",
            "esconda o endereço de casa",
          ],
          [
            "Loja de roupas ou de brinquedos",
            "“vestido de festa”",
            "produtos com preço",
            "a distância, 7 dias para desistir; brinquedo, com selo do Inmetro",
          ],
          ["Loja de artesanato", "“presente artesanal”", "prazo de encomenda", "foto da peça real"],
          [
            "Escola de idiomas",
            "“inglês para adultos”",
            "aula de teste",
            "matrícula on-line: 7 dias para desistir",
          ],
          [
            "Advogado, Contador",
            "“contador MEI”",
            "atendimento com hora",
            "regras do conselho; sem promessa de resultado",
          ],
          ["Pousada", "“pousada” e a praia", "tarifas, site", "preço total à vista"],
        ],
      },
    ],
  },
  {
    heading: "Passo 4: fora do perfil",
    blocks: [
      {
        kind: "paragraph",
        text: "Poucos cadastros certos valem mais que dezenas esquecidos. Confira nome, endereço e telefone nas redes sociais, no Waze, nos mapas da Apple e no aplicativo do seu ramo. Depois, procure três parceiros reais, como fornecedor, associação do bairro ou a escola que você apoia, e peça que citem o negócio no site deles. Não compre links.",
      },
      {
        kind: "sample",
        title: "A mensagem de Lúcia à Escola Girassol",
        lines: [
          "Oi, aqui é a Lúcia, da Padaria Aurora, na Rua das Acácias. Fornecemos o lanche da festa junina e gostaríamos de aparecer na página de parceiros da escola, com o nome, o endereço e o telefone. Se for útil, mandamos a foto e o texto prontos. Obrigada.",
        ],
      },
    ],
  },
  {
    heading: "Passo 5: os números, uma vez por mês",
    blocks: [
      {
        kind: "steps",
        items: [
          "Depois do dia 5, abra o desempenho do perfil (o nome do botão pode variar) e escolha o mês inteiro que passou.",
          "Anote visualizações, ligações, rotas, mensagens e os cinco termos mais usados.",
          "Ao lado, escreva as vendas do caixa. O painel não mostra posição, concorrente nem venda.",
          "Escolha uma mudança só, escreva a data e espere quatro semanas.",
        ],
      },
      {
        kind: "paragraph",
        text: "Visualização conta cada pessoa uma vez por dia e por lugar: quem vê você na Busca e depois no Maps conta duas. O número serve para comparar um mês com outro, não para contar gente.",
      },
    ],
  },
];
