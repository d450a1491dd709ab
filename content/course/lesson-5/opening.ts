import type { LessonText } from "../text-schema.ts";

type Opening = Pick<LessonText, "promise" | "outcomes" | "problem" | "idea">;

export const opening: Opening = {
  promise:
    "Ao terminar, você atende pelo WhatsApp Business com ordem, sabe o que custa mandar uma promoção e cuida da vitrine em meia hora por semana.",
  outcomes: [
    "O aplicativo com o perfil da loja, catálogo, etiquetas e mensagens prontas.",
    "Um link que abre a conversa, testado em outro celular.",
    "Uma regra escrita: o que a IA rascunha e o que só gente decide.",
    "A rotina de 30 minutos no calendário.",
  ],
  problem: {
    heading: "O pedido que ficou lá embaixo",
    blocks: [
      {
        kind: "paragraph",
        text: "Sábado, seis e meia da manhã. Marcos chega à Padaria Aurora para buscar o bolo de dois quilos que encomendou na terça pelo WhatsApp. Jéssica procura na cozinha, procura na geladeira, procura no celular. A conversa está lá: ela leu, ia responder, chegou um fornecedor, e o pedido desceu na tela, abaixo de 43 conversas.",
      },
      {
        kind: "paragraph",
        text: "Beto faz um bolo às pressas, e Marcos espera de cara fechada, com razão. É o mesmo Marcos da avaliação do atraso. Lúcia fica vermelha: duas vezes com a mesma pessoa.",
      },
      {
        kind: "paragraph",
        text: "Ela olha o celular da loja como olhou o perfil meses antes. As mensagens da família e as dos clientes estão misturadas, porque o número é o dela. O áudio da tia está entre dois pedidos. Metade das conversas é a mesma pergunta: “tem? quanto custa? entrega?”. E às onze da noite ela ainda responde da cama.",
      },
      {
        kind: "paragraph",
        text: "O WhatsApp não é o problema; ele traz pedidos. O que falta é o que o balcão tem e o celular não: fila, etiqueta e hora de fechar.",
      },
    ],
  },
  idea: {
    heading: "Um balcão dentro do celular",
    blocks: [
      {
        kind: "paragraph",
        text: "Pense em tudo o que o balcão faz sem ninguém notar. A vitrine mostra o preço. O cartaz diz o horário. O gancho separa as comandas por situação. No fim do dia, a porta fecha. Cada uma dessas coisas tem um par no aplicativo, e basta montar os pares.",
      },
      {
        kind: "table",
        caption: "O balcão e o seu par no WhatsApp Business",
        head: ["No balcão", "No aplicativo", "O que resolve"],
        rows: [
          ["Vitrine com preço", "Catálogo", "“Tem? Quanto custa?”"],
          ["“Bom dia, pois não?”", "Saudação", "Quem chega sabe que foi ouvido"],
          ["Porta fechada", "Mensagem de ausência", "Ninguém espera às onze da noite"],
          ["Gancho das comandas", "Etiquetas", "O pedido não desce na tela"],
          ["Resposta de cor", "Respostas rápidas", "Endereço, horário, prazo"],
          ["Placa na rua", "Link wa.me", "Um toque abre a conversa"],
        ],
      },
      {
        kind: "drawing",
        name: "balcao-e-pares",
        alt: "Desenho do balcão da padaria com seis números: 1, o bolo à vista é o catálogo; 2, a campainha é a saudação; 3, a placa de fechado na porta é a ausência; 4, as comandas no gancho são as etiquetas; 5, o papel com as respostas de cor são as respostas rápidas; 6, a placa na rua é o link.",
      },
      {
        kind: "paragraph",
        text: "De todos os pares, o das etiquetas é o que mais muda o dia. A conversa deixa de ser uma lista por hora de chegada e vira um gancho por situação. Na primeira semana, Jéssica achou quatro pedidos sem resposta e dois bolos entregues que ninguém tinha cobrado.",
      },
      {
        kind: "paragraph",
        text: "O WhatsApp Business é um aplicativo gratuito para negócios pequenos. Existe também a plataforma paga, para grande volume e ligação com outros sistemas; para começar, ela não faz falta.",
      },
      {
        kind: "paragraph",
        text: "E há um limite que vale ouro: a máquina cumprimenta, avisa e lembra; quem combina, cobra e pede desculpas é gente. Quando o cliente percebe que do outro lado há uma pessoa com nome, ele espera com mais paciência e reclama com mais cuidado.",
      },
    ],
  },
};
