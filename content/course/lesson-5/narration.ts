import type { Narration } from "../narration-schema.ts";

export const narration: Narration = {
  number: 5,
  scenes: [
    {
      title: "O que você terá no fim",
      art: "counter",
      lines: [
        ["Olá. Esta é a última aula, e ela arruma o WhatsApp da loja."],
        ["Você vai ter catálogo, etiquetas e mensagens prontas.", "Catálogo e etiquetas"],
        ["Um link que abre a conversa.", "Um link que abre a conversa"],
        ["E uma rotina de meia hora por semana que cabe na sua vida.", "Meia hora por semana"],
      ],
    },
    {
      title: "Um pedido que desceu na tela",
      art: "phone",
      lines: [
        ["Sábado, seis e meia da manhã. Marcos vem buscar o bolo que encomendou na terça."],
        ["Jéssica procura na cozinha, na geladeira e no celular."],
        ["A conversa está lá, lida, abaixo de quarenta e três outras.", "Abaixo de 43 conversas"],
        ["Chegou um fornecedor, e o pedido desceu na tela."],
        [
          "O que falta ao celular é o que o balcão tem: fila, etiqueta e hora de fechar.",
          "Fila, etiqueta, hora de fechar",
        ],
      ],
    },
    {
      title: "O balcão e os seus pares",
      art: "shop",
      lines: [
        ["Cada coisa do balcão tem um par no WhatsApp Business."],
        ["A vitrine com preço é o catálogo.", "Vitrine: catálogo"],
        [
          "O bom-dia é a saudação, e a porta fechada é a mensagem de ausência.",
          "Porta fechada: ausência",
        ],
        ["O gancho das comandas são as etiquetas.", "Gancho: etiquetas"],
        ["E a placa na rua é o link que abre a conversa.", "Placa: link"],
      ],
    },
    {
      title: "Que número usar",
      art: "key",
      lines: [
        [
          "Um número tem uma conta só no WhatsApp: no comum ou no Business.",
          "Um número, uma conta",
        ],
        [
          "O bairro inteiro tem o seu número? Deixe-o na loja e compre um chip para a família.",
          "O conhecido fica na loja",
        ],
        ["Telefone fixo também serve: o código chega por ligação.", "Fixo também serve"],
        ["Primeiro guarde uma cópia de segurança das conversas; depois troque."],
        ["E nunca passe a ninguém o código que chega para confirmar o número."],
      ],
    },
    {
      title: "Catálogo com preço à vista",
      art: "camera",
      lines: [
        ["Comece pelos cinco itens que mais saem."],
        ["Ponha uma foto real e o nome que o cliente usa.", "Foto real"],
        ["Escreva o preço à vista e uma linha com peso ou prazo.", "Preço à vista"],
        ["Dizer o preço só no privado é contra a lei."],
        ["Acabou o bolo? Oculte o item até ele voltar.", "Acabou? Oculte"],
      ],
    },
    {
      title: "Quatro etiquetas",
      art: "tags",
      lines: [
        ["Quatro etiquetas bastam."],
        ["Novo pedido.", "Novo pedido"],
        ["Falta pagar.", "Falta pagar"],
        ["Pronto para retirar.", "Pronto para retirar"],
        ["E pós-venda.", "Pós-venda"],
        ["O pedido andou? A etiqueta muda na hora."],
        ["No fim do dia, ela olha o que falta pagar e o que está sem etiqueta."],
        ["Na primeira semana, Jéssica achou quatro pedidos sem resposta."],
      ],
    },
    {
      title: "Mensagens que chegam sozinhas",
      art: "talk",
      lines: [
        ["A saudação diz quem é a loja e pede o dia do pedido.", "Saudação"],
        ["A ausência diz que a loja fechou e quando alguém responde.", "Ausência"],
        ["As respostas rápidas guardam endereço, prazo e pagamento.", "Respostas rápidas"],
        ["A máquina cumprimenta, avisa e lembra."],
        ["Quem combina, cobra e pede desculpas é gente.", "Gente combina e decide"],
      ],
    },
    {
      title: "O link que abre a conversa",
      art: "route",
      lines: [
        [
          "O link é wa ponto me, barra, cinquenta e cinco, o DDD e o número.",
          "wa.me/5500900000214",
        ],
        ["Sem zero no começo, sem traço e sem parênteses.", "Só números"],
        ["Abra em outro celular e mande uma mensagem de teste.", "Teste em outro celular"],
        [
          "Depois cole no perfil do Google, nas redes e em um código QR no balcão.",
          "Cole em todo lugar",
        ],
      ],
    },
    {
      title: "Um pedido, do olá ao pós-venda",
      art: "stars",
      lines: [
        ["Marcos voltou a pedir, e desta vez o pedido andou pelas etiquetas."],
        ["Jéssica disse o preço, o prazo e o que leva na massa.", "Preço, prazo, ingredientes"],
        ["Repetiu o pedido por escrito, o que evita metade dos enganos.", "O pedido por escrito"],
        ["Avisou quando ficou pronto.", "Aviso de pronto"],
        ["E depois da festa perguntou como foi, com o link da avaliação."],
      ],
    },
    {
      title: "Promoção, só com permissão",
      art: "phone",
      lines: [
        ["Na hora da compra, pergunte se pode avisar quando tiver novidade.", "“Posso avisar?”"],
        ["Mande pouco, com um motivo de verdade.", "Pouco, com motivo"],
        ["Termine dizendo como sair da lista, e cumpra no mesmo dia.", "“Responda SAIR”"],
        ["Mensagem a muita gente pode ter custo: veja o preço no aplicativo antes de enviar."],
        ["Muitas denúncias podem custar o seu número."],
      ],
    },
    {
      title: "Meia hora por semana",
      art: "table",
      lines: [
        ["Marque no calendário meia hora por semana."],
        ["Confira as avaliações, o horário e os próximos feriados.", "Avaliações e horário"],
        ["Acerte preços no catálogo e passe pelas etiquetas.", "Catálogo e etiquetas"],
        ["Faça uma postagem: a IA rascunha, você confere.", "Uma postagem"],
        ["E anote os números da semana ao lado das vendas.", "Números e vendas"],
        ["Comece hoje pelas quatro etiquetas. Bom trabalho, e parabéns por chegar até aqui."],
      ],
    },
  ],
};
