import { aurora } from "../aurora.ts";
import type { LessonText } from "../text-schema.ts";

type Solved = Pick<LessonText, "solved" | "beforeAfter" | "mistakes">;

export const solved: Solved = {
  solved: [
    {
      heading: "Exemplo resolvido: a ficha da Aurora",
      blocks: [
        {
          kind: "table",
          caption: "Ficha oficial, preenchida por Lúcia",
          head: ["Campo", "O que ela escreveu"],
          rows: [
            ["Nome", aurora.name],
            ["Endereço", `${aurora.street}, ${aurora.district}, ${aurora.town}`],
            ["Telefone", aurora.telephone],
            ["WhatsApp", aurora.mobile],
            ["Horário", aurora.hours],
            ["Pagamento", "Pix, débito, crédito, dinheiro"],
            ["Quem muda", "Lúcia; na falta dela, Jéssica"],
          ],
        },
        {
          kind: "paragraph",
          text: "Os números são de mentira, mas o formato é o certo. Repare na última linha: uma ficha sem responsável envelhece em um mês.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: sete dias de planilha",
      blocks: [
        {
          kind: "table",
          caption: "Clientes novos da Aurora, de terça a segunda",
          head: ["De onde veio", "Novos", "Compraram", "Não compraram"],
          rows: [
            ["Google", "11", "9", "2"],
            ["Passou na rua", "9", "9", "0"],
            ["Indicação", "8", "8", "0"],
            ["Instagram", "3", "1", "2"],
          ],
          foot: ["Soma", "31", "27", "4"],
        },
        {
          kind: "paragraph",
          text: "Como ler: o Google trouxe mais gente nova que a rua, e foi a primeira vez que Lúcia viu isso em número. Dos quatro que não compraram, dois queriam pão sem glúten, que a Aurora não faz. Os outros dois perguntaram o preço do bolo de festa pelo Instagram e ficaram sem resposta.",
        },
        {
          kind: "paragraph",
          text: "A decisão da semana sai daí. Nenhuma mudança no que vende; o preço do bolo, R$ 75 o quilo, vai para a postagem, e Jéssica passa a responder ao Instagram às 10h e às 16h. Uma semana não prova nada. É o ponto de partida para comparar com o mês que vem.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: o telefonema do golpe",
      blocks: [
        {
          kind: "talk",
          title: "Quinta-feira, 11h, padaria cheia",
          turns: [
            {
              who: "Voz",
              says: "Bom dia, falo do Google. O perfil da Padaria Aurora sai do ar hoje se a senhora não confirmar os dados.",
              aside: "Pressa e ameaça. Estar no Maps não custa nada e não vence.",
            },
            {
              who: "Lúcia",
              says: "Qual é o problema com o perfil?",
            },
            {
              who: "Voz",
              says: "Ele precisa ser migrado. São só R$ 399 por ano. Vou mandar um contrato para a senhora dar o de acordo.",
              aside: "Cobrança por uma coisa gratuita. O “de acordo” pode valer como contrato.",
            },
            {
              who: "Voz",
              says: "Chegou um código no seu celular? É só me dizer os números.",
              aside: "O código é a chave da conta. Quem fica com ele fica com o perfil.",
            },
            {
              who: "Lúcia",
              says: "Eu não passo código nem pago por telefone. Vou conferir no meu perfil. Bom dia.",
              aside: "Ela desliga, abre o perfil e vê que está tudo no lugar.",
            },
          ],
        },
        {
          kind: "note",
          text: "Não pague, não assine, não passe código. Desligue e confira no próprio perfil. Já pagou? Registre um boletim de ocorrência, avise o banco e procure o Procon.",
        },
      ],
    },
    {
      heading: "Exemplo resolvido: autorização de imagem",
      blocks: [
        {
          kind: "sample",
          title: "Modelo para a equipe e para clientes",
          lines: [
            "Eu, [NOME], autorizo a Padaria Aurora a usar a foto feita em [DATA], em que apareço [NO BALCÃO], no Perfil da Empresa no Google e no Instagram, por [DOIS ANOS].",
            "Não recebo nem pago por isso. Posso desistir quando quiser, e a padaria retira a foto em até [CINCO DIAS].",
            "[DATA, ASSINATURA E TELEFONE PARA DESISTIR]",
          ],
        },
        {
          kind: "paragraph",
          text: "Diga onde, por quanto tempo e como desistir. Se for criança, quem assina é o responsável.",
        },
      ],
    },
  ],
  beforeAfter: {
    heading: "Antes e depois",
    pairs: [
      {
        title: "O que se vê ao procurar",
        before:
          "“Padaria Aurora” no mapa, “Pad. Aurora Pães” no Instagram. Aberta todos os dias, das 6h às 19h. Telefone de uma linha cancelada. Fachada verde.",
        after:
          "“Padaria Aurora” nos dois. Terça a sábado, das 6h às 19h; domingo, das 6h às 12h; segunda, fechada. O telefone que Jéssica atende. Fachada amarela, com a placa legível.",
        why: "quem procura acha uma loja só, aberta quando diz que está.",
      },
      {
        title: "A resposta à pergunta “qual o preço?”",
        before: "“Chama no direct.”",
        after:
          "“Bolo de festa: R$ 75 o quilo, a partir de 2 kg, com dois dias de antecedência. Quer que eu reserve a data?”",
        why: "a pessoa decide na hora, e o preço à vista é lei para produto anunciado.",
      },
    ],
  },
  mistakes: {
    heading: "Cinco erros e o que eles custam",
    items: [
      {
        mistake: "Pôr o serviço no nome do perfil.",
        cost: "“Padaria Aurora Bolos e Salgados Vila Esperança” pode suspender o perfil: dias fora do Maps, em plena semana de encomendas.",
        instead: "o nome da placa. O serviço vai nos produtos e na descrição.",
      },
      {
        mistake: "Deixar o perfil na conta de outra pessoa.",
        cost: "Quando o parente muda de celular ou a agência some, você fica sem a chave da própria loja. Tiago, sobrinho de Lúcia, criou o perfil da Aurora aos 15 anos; na aula 2 você vê quanto deu trabalho pegar de volta.",
        instead: "uma conta Google do negócio, com duas pessoas responsáveis.",
      },
      {
        mistake: "Mudar o horário só na porta.",
        cost: "Um cliente que vem à toa raramente avisa. Ele só não volta.",
        instead: "porta, perfil e WhatsApp no mesmo dia.",
      },
      {
        mistake: "Publicar foto de cliente sem autorização.",
        cost: "Quem usa a imagem para vender pode ter de indenizar, mesmo sem a pessoa provar prejuízo.",
        instead: "autorização por escrito, guardada com a foto.",
      },
      {
        mistake: "Tirar conclusão de três dias de planilha.",
        cost: "Lúcia quase parou de postar porque na quarta ninguém veio do Instagram. Faltava resposta, não postagem.",
        instead: "sete dias para ver, um mês para decidir.",
      },
    ],
  },
};
