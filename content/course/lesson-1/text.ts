import type { LessonText } from "../schema.ts";

export const text: LessonText = {
  number: 1,
  readingMinutes: 4,
  promise:
    "Ao terminar, você sabe o que o cliente encontra quando procura seu negócio e já pode corrigir o que falta.",
  sections: [
    {
      heading: "O caminho do cliente: da busca à porta da loja",
      blocks: [
        {
          kind: "paragraph",
          text: "Pense em quem quer pão quente no fim da tarde. A pessoa pega o celular e escreve “padaria perto de mim”. Compara fotos, avaliações, distância e horário. Só depois liga ou traça a rota.",
        },
        {
          kind: "paragraph",
          text: "Em cada passo, um erro pode fazer a pessoa desistir. O horário diz aberto, mas a porta está fechada. O telefone é antigo. A foto mostra outra fachada. Faça hoje o mesmo caminho.",
        },
        {
          kind: "steps",
          items: [
            "Abra uma guia anônima no navegador do celular.",
            "Procure o nome do seu negócio e a cidade.",
            "Procure depois o que você vende e o bairro, sem o nome da loja.",
            "Anote o que está certo, o que está errado e o que não aparece.",
          ],
        },
        {
          kind: "paragraph",
          text: "O resultado muda conforme o lugar de quem procura. Não se assuste se o vizinho vir outra lista.",
        },
      ],
    },
    {
      heading: "Busca, Mapas e Perfil da Empresa: quem faz o quê",
      blocks: [
        {
          kind: "paragraph",
          text: "Na Busca, a pessoa escreve o que quer. No Google Maps, ela vê onde fica e como chegar. O Perfil da Empresa no Google é a ficha que aparece nos dois. Ali estão nome, endereço, horário, telefone, fotos e avaliações.",
        },
        {
          kind: "paragraph",
          text: "O perfil é gratuito. Pode ter um quem atende pessoas na loja ou na casa do cliente. Você cuida dele na própria Busca ou no Maps, com a conta Google do negócio. Ele já se chamou Google Meu Negócio, e o aplicativo com esse nome foi desativado.",
        },
        {
          kind: "list",
          items: [
            "Perfil da Empresa: para quem procura agora. Comece por ele.",
            "Redes sociais: para quem já conhece você e quer ver novidades.",
            "WhatsApp: para tirar a última dúvida e fechar o pedido.",
            "Site: para explicar serviços e regras com calma. Pode vir depois.",
          ],
        },
      ],
    },
    {
      heading: "Nome, endereço e telefone iguais em todo lugar",
      blocks: [
        {
          kind: "paragraph",
          text: "“Padaria Aurora” no mapa e “Pad. Aurora Pães” na rede social parecem duas lojas. Escreva uma vez a ficha oficial do negócio e copie sempre dela. Use o nome da placa, sem bairro, serviço ou slogan. Palavra a mais no nome quebra a regra do Google e pode causar a suspensão do perfil.",
        },
        {
          kind: "paragraph",
          text: "Confira a ficha no perfil, no Instagram, no Facebook, no WhatsApp e nos aplicativos de entrega. Confira também o cartão e a sacola. Mudou o telefone? Mude em todos no mesmo dia.",
        },
      ],
    },
    {
      heading: "Fotos feitas com o celular que mostram a verdade",
      blocks: [
        {
          kind: "paragraph",
          text: "Você não precisa de fotógrafo para começar. Limpe a lente, use luz natural e mostre o que a pessoa vai encontrar.",
        },
        {
          kind: "list",
          items: [
            "Fachada: de dia, de noite e do ponto de vista de quem chega, com a placa legível.",
            "Interior: o que se vê ao entrar.",
            "Produtos ou serviços: só o que existe hoje, sem texto por cima.",
            "Equipe: com autorização por escrito de quem aparece.",
          ],
        },
        {
          kind: "paragraph",
          text: "Evite banco de imagens e imagem criada por IA para mostrar o local ou o produto. O Google pode remover a foto, e o cliente pode se sentir enganado.",
        },
      ],
    },
    {
      heading: "Golpes de quem se diz do Google",
      blocks: [
        {
          kind: "paragraph",
          text: "Aparecer na Busca e no Maps não custa nada. Pago é só o anúncio. Por isso, desconfie de quem liga cobrando taxa para manter, migrar ou atualizar o perfil.",
        },
        {
          kind: "note",
          text: "Não pague, não assine e não passe código de verificação. Desligue e confira o próprio perfil. Se houve cobrança, registre boletim de ocorrência e procure o Procon.",
        },
      ],
    },
    {
      heading: "Dados de clientes: a LGPD em cinco minutos",
      blocks: [
        {
          kind: "paragraph",
          text: "A Lei Geral de Proteção de Dados (LGPD) também vale para quem anota encomendas no caderno ou no celular. Cinco hábitos já ajudam muito.",
        },
        {
          kind: "list",
          items: [
            "Peça só o dado que vai usar. Para uma encomenda, nome e telefone costumam bastar.",
            "Diga para que serve o dado.",
            "Mande promoção só a quem aceitou receber, e pare quando a pessoa pedir.",
            "Guarde o celular com senha e o caderno fora da vista. Não espalhe os dados em grupos.",
            "Se o cliente pedir para ver, corrigir ou apagar um dado, responda. Apague os dados que não usa mais.",
          ],
        },
      ],
    },
    {
      heading: "Anote a origem e meça a primeira semana",
      blocks: [
        {
          kind: "paragraph",
          text: "Abra as Planilhas Google no celular, ou um caderno. Crie quatro colunas: data, de onde veio, o que queria, comprou ou não. Não anote nome nem telefone. Pergunte a cada cliente novo: “Como você encontrou a gente?”.",
        },
        {
          kind: "paragraph",
          text: "Ao fim de sete dias, some quatro coisas:",
        },
        {
          kind: "list",
          items: [
            "Clientes novos por origem: Google, redes sociais, indicação ou passagem pela rua.",
            "Vendas de cada origem.",
            "Perguntas repetidas que o perfil deveria responder.",
            "Ligações e mensagens que ficaram sem resposta.",
          ],
        },
        {
          kind: "paragraph",
          text: "Na área de desempenho do perfil, veja também visualizações, ligações e pedidos de rota. O nome do botão pode variar. Uma semana não prova nada, mas é o ponto de partida para comparar no mês que vem.",
        },
      ],
    },
  ],
  exercises: [
    {
      id: "aula-1-exercicio-1",
      title: "Procure seu negócio como cliente",
      minutes: 10,
      steps: [
        "Abra uma guia anônima e procure o nome do negócio com a cidade.",
        "Toque em ligar, em rota e no site para ver se funcionam.",
        "Procure o seu principal produto com o nome do bairro.",
        "Anote três acertos e três falhas.",
      ],
      readyWhen: "você tem no celular uma lista com três acertos e três falhas.",
    },
    {
      id: "aula-1-exercicio-2",
      title: "Escreva a ficha oficial do negócio",
      minutes: 10,
      steps: [
        "Abra as notas do celular e copie o nome exato da placa.",
        "Escreva endereço completo, telefone, WhatsApp, site e horário.",
        "Compare com o perfil e com uma rede social.",
        "Corrija a primeira diferença que encontrar.",
      ],
      readyWhen: "a ficha está salva e pelo menos dois lugares mostram os mesmos dados.",
    },
    {
      id: "aula-1-exercicio-3",
      title: "Tire três fotos que ajudam a chegar",
      minutes: 10,
      steps: [
        "Limpe a lente e atravesse a rua com cuidado.",
        "Fotografe a fachada inteira, com a placa legível.",
        "Fotografe a entrada e um produto que está à venda hoje.",
        "Apague as fotos tremidas e as que mostram pessoas sem autorização.",
      ],
      readyWhen: "três fotos nítidas e verdadeiras estão prontas para o perfil.",
    },
  ],
  project: {
    id: "aula-1-projeto",
    title: "Ficha oficial e planilha de origem",
    description:
      "Deixe a ficha oficial onde a equipe alcança: no celular da loja e em uma folha perto do caixa. Corrija por ela todos os lugares onde o negócio aparece. Depois, combine quem pergunta “Como você encontrou a gente?” e quem anota a resposta na planilha.",
    readyWhen: "todos os lugares seguem a ficha e a planilha tem sete dias de anotações.",
  },
};
