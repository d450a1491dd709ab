import { aurora } from "../aurora.ts";
import type { Section } from "../text-schema.ts";

export const steps: Section[] = [
  {
    heading: "Passo 1: que número usar",
    blocks: [
      {
        kind: "table",
        caption: "O seu número ou um novo",
        head: ["A sua situação", "O que fazer"],
        rows: [
          [
            "O cliente já tem o seu número pessoal",
            "Compre um chip para a família e deixe o número conhecido na loja. Avise os parentes.",
          ],
          ["O negócio está começando", "Número novo, só da loja."],
          [
            "A loja tem telefone fixo",
            "Ele serve: na hora de confirmar, escolha receber o código por ligação.",
          ],
          [
            "Duas pessoas atendem",
            "Um número só; o aplicativo aceita até quatro aparelhos conectados além do principal.",
          ],
        ],
      },
      {
        kind: "drawing",
        name: "dois-aparelhos",
        alt: "Desenho de dois celulares. O da família: chip novo, no WhatsApp comum. O da loja: o número conhecido, no WhatsApp Business.",
      },
      {
        kind: "paragraph",
        text: "Lúcia fez a primeira escolha: o bairro inteiro tinha o número dela. Comprou um chip de R$ 15 para a família, avisou a tia dos áudios e deixou o antigo na loja, em um aparelho que dorme na gaveta do caixa. O celular dela foi ligado a esse número como segundo aparelho (no menu, Aparelhos conectados), para os dias em que Jéssica folga.",
      },
      {
        kind: "paragraph",
        text: "Um número tem uma conta só no WhatsApp: decida se ele fica no comum ou no Business. Antes de trocar, faça a cópia de segurança: nas configurações, em Conversas, Backup de conversas (o nome pode variar). E nunca passe a ninguém o código que chega para confirmar o número: quem pede está tentando levar a sua conta.",
      },
    ],
  },
  {
    heading: "Passo 2: monte o perfil e o catálogo",
    blocks: [
      {
        kind: "steps",
        items: [
          "Instale o WhatsApp Business pela loja oficial de aplicativos e confirme o número.",
          "Nas configurações, abra o perfil comercial: nome da placa, endereço, horário e a logo, iguais à ficha oficial da aula 1.",
          "Abra Ferramentas e depois Catálogo (os nomes podem variar) e toque em adicionar item.",
          "Ponha uma foto real, o nome que o cliente usa, o preço à vista e uma linha com peso, tamanho ou prazo. Cada item aceita até dez imagens.",
          "Comece pelos cinco que mais saem. Acabou? Oculte o item até ele voltar.",
        ],
      },
      {
        kind: "drawing",
        name: "item-do-catalogo",
        alt: "Desenho da tela de um item do catálogo com quatro números: 1, a foto de hoje; 2, o nome que o cliente usa, bolo de fubá inteiro; 3, o preço à vista, R$ 28; 4, peso, prazo e como pedir.",
      },
      {
        kind: "paragraph",
        text: "Anunciar um produto e dizer o preço só no privado é contra a lei. Se o seu trabalho depende de orçamento, explique o que muda o valor.",
      },
    ],
  },
  {
    heading: "Passo 3: etiquetas e mensagens prontas",
    blocks: [
      {
        kind: "list",
        items: [
          "Em Ferramentas, abra Etiquetas e crie só quatro: novo pedido, falta pagar, pronto para retirar, pós-venda. Para usar, segure o dedo na conversa e toque no sinal de etiqueta. O pedido andou, a etiqueta muda na hora.",
          "Saudação: “Olá, aqui é a Padaria Aurora. Diga o que procura e para que dia. Respondemos de terça a sábado, das 6h às 19h, e domingo até as 12h.”",
          "Ausência: “Estamos fechados agora. Deixe o pedido e o dia; respondemos assim que a loja abrir.”",
          "Respostas rápidas, chamadas pela barra: /endereco, /prazo, /pix. As três também ficam em Ferramentas (o nome pode variar). Na ausência, escolha enviar só fora do horário da loja.",
        ],
      },
      {
        kind: "drawing",
        name: "quatro-etiquetas",
        alt: "Desenho de quatro etiquetas ligadas por setas: 1, novo pedido; 2, falta pagar; 3, pronto para retirar; 4, pós-venda. Embaixo: o pedido andou? A etiqueta muda na hora.",
      },
      {
        kind: "paragraph",
        text: "No fim do dia, Jéssica olha só duas coisas: o que está em “falta pagar” e o que está sem etiqueta. Leva três minutos.",
      },
    ],
  },
  {
    heading: "Passo 4: o link que abre a conversa",
    blocks: [
      {
        kind: "drawing",
        name: "link-por-partes",
        alt: "Desenho do link por partes: https://wa.me/ é sempre igual; 55 é o Brasil; 00 está no lugar do DDD; 900000214, o celular com nove números. Depois da barra, 13 números, sem espaço.",
      },
      {
        kind: "steps",
        items: [
          "Escreva https://wa.me/ e, sem espaço, 55, o DDD e o número. Celular dá 13 dígitos; fixo, 12.",
          "Nada de zero inicial, sinal de mais, traço ou parênteses.",
          `Compare com este, que não existe: ${aurora.waLink}`,
          "Abra em outro celular. Apareceu a conversa da sua loja? Mande uma mensagem de teste.",
          "No perfil do Google, toque em editar e procure o contato por chat (o nome pode variar). Cole e salve. Depois, cole nas redes e em um código QR no balcão.",
        ],
      },
    ],
  },
  {
    heading: "Passo 5: promoção, com permissão",
    blocks: [
      {
        kind: "list",
        items: [
          "Pergunte na hora da compra: “Posso avisar quando tiver novidade?”. Anote o dia do sim.",
          "Mande pouco, com um motivo de verdade, e termine com “Para não receber mais, responda SAIR.”",
          "Cumpra no mesmo dia, sem perguntar por quê.",
          "Sorteio com prêmio precisa de autorização do governo; um mimo igual para todos é mais simples.",
        ],
      },
      {
        kind: "paragraph",
        text: "Muitas denúncias, muitos bloqueios ou um programa de disparo não oficial podem custar o seu número.",
      },
    ],
  },
  {
    heading: "Passo 6: meia hora por semana",
    blocks: [
      {
        kind: "steps",
        items: [
          "Veja se alguma avaliação escapou. As novas você responde quando o aviso chega, em até dois dias úteis; aqui é só a conferência.",
          "Confira o horário da semana e os próximos feriados no perfil.",
          "Acerte preços e itens em falta no catálogo.",
          "Passe pelas etiquetas e dê retorno às conversas paradas.",
          "Faça uma postagem: a IA rascunha, você confere e publica.",
          "Anote ligações, mensagens, rotas e vendas da semana.",
        ],
      },
      {
        kind: "drawing",
        name: "meia-hora",
        alt: "Desenho de um círculo, a meia hora, em seis fatias iguais: 1, avaliações; 2, horário e feriados; 3, preços e faltas; 4, etiquetas; 5, postagem; 6, números.",
      },
      {
        kind: "paragraph",
        text: "São cerca de cinco minutos cada. Faltou tempo? Faça as duas primeiras e deixe o resto para o dia seguinte. Uma vez por mês, depois do dia 5, some as quatro semanas e escolha uma só coisa para mudar, como na aula 3.",
      },
    ],
  },
];
