import type { LessonText } from "../schema.ts";

export const text: LessonText = {
  number: 5,
  readingMinutes: 4,
  promise:
    "Ao terminar, você atende pelo WhatsApp Business com ordem e cuida do negócio em meia hora por semana.",
  sections: [
    {
      heading: "WhatsApp Business: o aplicativo e a plataforma",
      blocks: [
        {
          kind: "paragraph",
          text: "O WhatsApp Business é um aplicativo gratuito para pequenos negócios. Existe também a plataforma paga, para grande volume e ligação com outros sistemas. Para começar, use o aplicativo.",
        },
        {
          kind: "steps",
          items: [
            "Instale pela loja oficial de aplicativos, com um número do negócio.",
            "Preencha o nome da placa, o endereço, o horário e a descrição.",
            "Use o logo como foto, o mesmo do Perfil da Empresa no Google.",
            "Não passe a ninguém o código que chega para confirmar o número.",
          ],
        },
      ],
    },
    {
      heading: "Catálogo com foto, preço e descrição",
      blocks: [
        {
          kind: "paragraph",
          text: "O catálogo poupa a pergunta repetida: “Tem? Quanto custa?”. Comece com os cinco itens que mais saem.",
        },
        {
          kind: "list",
          items: [
            "Foto real, com boa luz. Cada item aceita até dez fotos.",
            "Nome que o cliente usa: “Bolo de fubá inteiro”.",
            "Preço à vista e descrição curta: peso, tamanho, prazo de encomenda.",
            "Item em falta: oculte até ele voltar.",
          ],
        },
        {
          kind: "paragraph",
          text: "Anunciar um produto e dizer o preço só no privado é contra a lei. Se o serviço depende de orçamento, explique o que muda o valor.",
        },
      ],
    },
    {
      heading: "Etiquetas e respostas prontas",
      blocks: [
        {
          kind: "paragraph",
          text: "Etiquetas mostram em que pé está cada conversa. Quatro resolvem o começo: novo pedido, falta pagar, pronto para retirar e pós-venda. Troque a etiqueta assim que o pedido andar. No fim do dia, olhe quem ainda está em “falta pagar” ou sem etiqueta.",
        },
        {
          kind: "list",
          items: [
            "Saudação: “Olá, aqui é a Padaria Aurora. Diga o que procura e para que dia. Respondemos de terça a sábado, das 7h às 18h.”",
            "Ausência: “Estamos fechados agora. Deixe o pedido e o dia. Respondemos assim que a loja abrir.”",
            "Respostas rápidas, chamadas com “/”: endereço, horário, formas de pagamento, prazo de encomenda.",
          ],
        },
      ],
    },
    {
      heading: "O link que abre a conversa",
      blocks: [
        {
          kind: "paragraph",
          text: "O chat do próprio Google acabou. No lugar dele, o perfil aceita um link do WhatsApp. O mesmo link serve nas redes sociais e em um código QR no balcão.",
        },
        {
          kind: "steps",
          items: [
            "Escreva https://wa.me/ e, sem espaço, 55, o DDD e os nove dígitos do celular.",
            "Não use zero inicial, sinal de mais, traço nem parênteses.",
            "Compare com este exemplo, que não é um número real: https://wa.me/5500900000000 (13 dígitos depois da barra).",
            "Abra o link em outro celular e veja se a conversa certa aparece.",
            "No perfil, toque em editar e procure o contato por chat. O nome do campo pode variar.",
            "Cole o link e salve. Depois, cole nas redes sociais.",
          ],
        },
      ],
    },
    {
      heading: "O que pode gerar custo e o que pede permissão",
      blocks: [
        {
          kind: "list",
          items: [
            "O aplicativo é gratuito, e a conversa comum com o cliente não é cobrada.",
            "Envio de promoção por lista de transmissão comercial pode ser cobrado por mensagem. Veja o valor no aplicativo antes de enviar.",
            "A plataforma cobra conforme o tipo de mensagem, e a empresa que faz a ligação pode cobrar mensalidade.",
            "Anúncio que abre conversa é pago como anúncio.",
          ],
        },
        {
          kind: "paragraph",
          text: "Mande promoção só a quem aceitou, e diga como sair: “Para não receber mais, responda SAIR.” Cumpra no mesmo dia. Muitas denúncias, muitos bloqueios ou um programa de disparo não oficial podem custar o seu número.",
        },
        {
          kind: "note",
          text: "Pagamento por Pix: peça que o cliente confira o nome de quem recebe. Antes de entregar, veja o valor na conta, e não só a foto do comprovante.",
        },
      ],
    },
    {
      heading: "IA no atendimento: o rascunho é dela, a palavra é sua",
      blocks: [
        {
          kind: "paragraph",
          text: "Peça à IA que escreva as respostas rápidas, encurte um texto ou mude o tom. Dê a ela o cardápio, os prazos e as regras. Troque dados do cliente por [CLIENTE A]. Antes de enviar, confira preço, dia e horário.",
        },
        {
          kind: "paragraph",
          text: "Reclamação, cobrança, saúde e negociação ficam com uma pessoa. Se um dia usar atendimento automático do próprio negócio, diga que é automático e ofereça alguém da equipe.",
        },
        {
          kind: "paragraph",
          text: "Pedido para colar: “Escreva três respostas rápidas para uma padaria: horário, endereço e prazo de encomenda. Use só estes dados: [dados]. Até 40 palavras cada, tom simples. Se faltar algo, pergunte.”",
        },
      ],
    },
    {
      heading: "Rotina semanal de 30 minutos",
      blocks: [
        {
          kind: "paragraph",
          text: "Escolha um dia de pouco movimento e ponha o lembrete no celular. São seis tarefas de cinco minutos.",
        },
        {
          kind: "steps",
          items: [
            "Responda às avaliações novas. Se forem muitas, comece pelas negativas.",
            "Confira o horário da semana e os próximos feriados no perfil.",
            "Acerte preços e itens em falta no catálogo.",
            "Passe pelas etiquetas e dê retorno às conversas paradas.",
            "Faça uma postagem: a IA rascunha, você confere e publica.",
            "Anote ligações, mensagens, rotas e vendas da semana.",
          ],
        },
        {
          kind: "paragraph",
          text: "Se faltar tempo, faça as duas primeiras e deixe o resto para o dia seguinte. Uma vez por mês, compare as quatro semanas e escolha uma só coisa para mudar.",
        },
      ],
    },
  ],
  exercises: [
    {
      id: "aula-5-exercicio-1",
      title: "Ponha cinco itens no catálogo",
      minutes: 25,
      steps: [
        "Escolha os cinco produtos ou serviços que mais saem.",
        "Tire uma foto real de cada um, com luz natural.",
        "Escreva nome, preço à vista e descrição curta.",
        "Peça a um amigo que abra o catálogo e diga se faltou alguma informação.",
      ],
      readyWhen: "cinco itens aparecem com foto, preço e descrição em outro celular.",
    },
    {
      id: "aula-5-exercicio-2",
      title: "Grave a saudação e três respostas rápidas",
      minutes: 15,
      steps: [
        "Anote as três perguntas que mais chegam.",
        "Escreva a saudação e as três respostas, ou peça um rascunho à IA.",
        "Confira preço, prazo e horário em cada texto.",
        "Salve no WhatsApp Business e dê a cada resposta um atalho curto.",
        "Teste com uma mensagem de outro número.",
      ],
      readyWhen: "a saudação chega sozinha e as três respostas saem pelo atalho.",
    },
    {
      id: "aula-5-exercicio-3",
      title: "Crie e teste o seu link wa.me",
      minutes: 10,
      steps: [
        "Monte o link com 55, DDD e os nove dígitos.",
        "Abra em outro celular e envie uma mensagem de teste.",
        "Cole no perfil do Google e em uma rede social.",
        "Toque no link publicado para conferir.",
      ],
      readyWhen: "o link publicado em dois lugares abre a conversa do seu negócio.",
    },
  ],
  project: {
    id: "aula-5-projeto",
    title: "Atendimento em ordem e rotina marcada",
    description:
      "Deixe o WhatsApp Business completo: perfil, cinco itens no catálogo, quatro etiquetas, saudação, ausência e respostas rápidas. Escreva em uma folha quem responde, em que horário e o que só uma pessoa pode decidir. Marque a rotina de 30 minutos no calendário do celular e siga a lista por duas semanas.",
    readyWhen: "a folha está com a equipe e a rotina foi feita por duas semanas seguidas.",
  },
};
