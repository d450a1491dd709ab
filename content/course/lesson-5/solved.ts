import type { LessonText } from "../text-schema.ts";

type Solved = Pick<LessonText, "solved" | "beforeAfter" | "mistakes">;

export const solved: Solved = {
  solved: [
    {
      heading: "Exemplo resolvido: um pedido, do olá ao pós-venda",
      blocks: [
        {
          kind: "talk",
          title: "A terceira encomenda de Marcos",
          turns: [
            {
              who: "Marcos, terça, 20h10",
              says: "Boa noite, bolo de 2 kg para sábado?",
              aside: "Fora do horário: a ausência responde sozinha. Etiqueta: nenhuma.",
            },
            {
              who: "Jéssica, quarta, 6h15",
              says: "Bom dia, Marcos, aqui é a Jéssica. Temos sim. Bolo de festa de 2 kg: R$ 150. Massa branca ou de chocolate? Retira às 7h ou às 16h? Leva trigo, leite e ovo.",
              aside: "Preço, opções, hora e alérgicos em uma mensagem. Etiqueta: novo pedido.",
            },
            {
              who: "Marcos",
              says: "Chocolate, 16h.",
            },
            {
              who: "Jéssica",
              says: "Anotado: chocolate, 2 kg, sábado, 16h. Para reservar, metade agora: R$ 75 por Pix, no nome L. Amaral Pães Ltda. Confira o nome antes de confirmar.",
              aside:
                "O pedido repetido por escrito evita metade dos enganos. Etiqueta: falta pagar.",
            },
            {
              who: "Jéssica",
              says: "Caiu aqui, obrigada. Faltam R$ 75 na retirada.",
              aside: "Ela viu o valor na conta, não só a foto do comprovante.",
            },
            {
              who: "Jéssica, sábado, 15h",
              says: "Seu bolo está pronto. Fechamos às 19h.",
              aside: "Etiqueta: pronto para retirar.",
            },
            {
              who: "Jéssica, domingo, 9h",
              says: "Como foi a festa? Se quiser contar, o link é este: [LINK]. Toda opinião sincera ajuda.",
              aside: "O mesmo pedido que vai para todos. Etiqueta: pós-venda.",
            },
          ],
        },
      ],
    },
    {
      heading: "Exemplo resolvido: quanto custa avisar 300 clientes",
      blocks: [
        {
          kind: "table",
          caption:
            "Lista de transmissão comercial, a R$ 0,33 por mensagem entregue (preço de outubro de 2025)",
          head: ["Envio", "Nos seis primeiros meses", "Depois"],
          rows: [
            ["300, uma vez por mês", "R$ 16,50", "R$ 99,00"],
            ["300, toda semana (1.200)", "R$ 313,50", "R$ 396,00"],
          ],
        },
        {
          kind: "paragraph",
          text: "No começo há 250 mensagens grátis a cada 30 dias: 300 menos 250 dá 50, vezes R$ 0,33. Depois, todas são cobradas. Veja o preço de hoje no aplicativo antes de enviar.",
        },
        {
          kind: "paragraph",
          text: "Vale a pena? Cada bolo de fubá deixa R$ 11 depois do custo. Para pagar os R$ 99, é preciso vender nove bolos que não sairiam sem o aviso. Lúcia escolheu avisar uma vez por mês, e o resto fica no status e na postagem do perfil.",
        },
        {
          kind: "paragraph",
          text: "E a plataforma paga? Lá, mensagem de promoção é cobrada sempre, responder ao cliente em até 24 horas é grátis, e a empresa que faz a ligação pode cobrar mensalidade. Faz sentido quando o volume já não cabe em quatro aparelhos e três pessoas.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: a folha do que é da IA e do que é de gente",
      blocks: [
        {
          kind: "list",
          items: [
            "A IA rascunha: respostas rápidas, avisos, textos do catálogo. Jéssica confere preço, dia e horário.",
            "Gente decide: reclamação, cobrança, desconto, saúde e alergia.",
            "Dado de cliente não entra na conversa com a IA: vira [CLIENTE A].",
            "Se um dia houver atendimento automático, ele diz que é automático e oferece uma pessoa.",
          ],
        },
        {
          kind: "sample",
          title: "Pedido para colar na IA",
          lines: [
            "Escreva três respostas rápidas para uma padaria: horário, endereço e prazo de encomenda. Use só estes dados: [DADOS]. Até 40 palavras cada, tom simples. Se faltar algo, pergunte.",
          ],
        },
      ],
    },
  ],
  beforeAfter: {
    heading: "Antes e depois",
    pairs: [
      {
        title: "A primeira resposta",
        before: "“Oi.” (sete horas depois) “O que seria?”",
        after:
          "“Olá, aqui é a Padaria Aurora. Diga o que procura e para que dia. Respondemos de terça a sábado, das 6h às 19h, e domingo até as 12h.”",
        why: "a pessoa sabe que chegou ao lugar certo, o que contar e até quando espera.",
      },
      {
        title: "O item do catálogo",
        before: "“BOLO. Consulte.” (foto de banco de imagens)",
        after:
          "“Bolo de fubá inteiro, R$ 28. Cerca de 900 g, serve oito fatias. Sai às 16h, de terça a sábado; reserve por mensagem até as 14h.” (foto do bolo de hoje)",
        why: "responde em quatro linhas às quatro perguntas que Jéssica digitava o dia todo: quanto custa, que tamanho, a que horas, dá para guardar.",
      },
      {
        title: "A promoção",
        before: "“Pessoal, não percam.” (para toda a agenda, inclusive o dentista)",
        after:
          "“Oi, aqui é a Lúcia, da Aurora. Sábado tem bolo de fubá inteiro a R$ 28, das 16h até acabar. Reservo o seu? Para não receber mais, responda SAIR.”",
        why: "vai só a quem disse sim, traz preço e hora e deixa a porta de saída aberta.",
      },
    ],
  },
  mistakes: {
    heading: "Cinco erros e o que eles custam",
    items: [
      {
        mistake: "Guardar pedido na cabeça.",
        cost: "O bolo de Marcos: R$ 150 feitos às pressas e um cliente que quase não volta.",
        instead: "etiqueta antes de largar o celular.",
      },
      {
        mistake: "Entregar com a foto do comprovante.",
        cost: "Foto se edita, e agendamento se cancela. O bolo vai e o dinheiro não vem.",
        instead: "veja o valor na conta da loja.",
      },
      {
        mistake: "Comprar lista de telefones.",
        cost: "Quem não pediu denuncia; com denúncias demais, o número da loja pode ser bloqueado, e os clientes de verdade ficam sem caminho.",
        instead: "a lista de quem disse sim no balcão.",
      },
      {
        mistake: "Catálogo com “consulte”.",
        cost: "A pergunta continua chegando, e esconder o preço de produto anunciado é contra a lei.",
        instead: "preço à vista, igual ao da loja. Se houver dois, vale o menor.",
      },
      {
        mistake: "Responder da cama.",
        cost: "Prometer às onze da noite o que a cozinha não combinou é atraso marcado.",
        instead: "ausência ligada e os primeiros quinze minutos do dia para as mensagens da noite.",
      },
    ],
  },
};
