import type { Narration } from "../narration-schema.ts";

export const narration: Narration = {
  number: 1,
  scenes: [
    {
      title: "O que você terá no fim",
      art: "counter",
      lines: [
        ["Olá. Esta é a primeira aula da Imersão Empreendedora."],
        ["Você vai ver o que o cliente encontra quando procura o seu negócio no celular."],
        ["No fim ficam prontas três coisas. A primeira é a ficha oficial.", "Ficha oficial"],
        ["A segunda, três fotos verdadeiras da loja.", "Três fotos verdadeiras"],
        ["A terceira, uma planilha que conta de onde vem cada cliente novo.", "Planilha de origem"],
        ["Vamos começar por uma porta fechada."],
      ],
    },
    {
      title: "A porta fechada",
      art: "closed",
      lines: [
        ["Segunda-feira, nove da manhã."],
        ["Um homem para o carro em frente à Padaria Aurora e dá com a porta fechada."],
        ["Ele olha o celular: o mapa diz que está aberta.", "No mapa: aberta"],
        ["Olha a porta outra vez: fechada.", "Na porta: fechada"],
        ["Então vai embora e compra o bolo do filho em outro bairro."],
        ["Lúcia, a dona, só soube na terça, pelo seu Nilo, da oficina ao lado."],
      ],
    },
    {
      title: "A vitrine que ninguém olhava",
      art: "phone",
      lines: [
        ["Naquela tarde, Lúcia procurou a própria padaria como se fosse cliente."],
        ["O horário era o antigo.", "Horário antigo"],
        ["O telefone era de uma linha que ela cancelou.", "Telefone cancelado"],
        ["A foto da frente mostrava a parede verde, que hoje é amarela.", "Foto da parede verde"],
        ["E no Instagram o nome era outro.", "Dois nomes"],
        ["O pão continuava ótimo. O que envelheceu foi a vitrine que fica no celular dos outros."],
      ],
    },
    {
      title: "Quatro paradas até a porta",
      art: "route",
      lines: [
        ["Quem quer pão quente no fim da tarde faz quatro paradas antes de chegar."],
        ["Na Busca, a pessoa pergunta: quem tem isto aqui perto?", "1. Busca: quem tem?"],
        ["No Maps: onde fica, e está aberto?", "2. Maps: onde fica?"],
        ["No perfil: vale a pena?", "3. Perfil: vale a pena?"],
        ["No contato: tem para hoje?", "4. Contato: tem hoje?"],
        ["Muitas vezes ela decide antes de falar com você. A Aurora perdia gente nas quatro."],
      ],
    },
    {
      title: "Uma verdade, um lugar",
      art: "notebook",
      lines: [
        ["A ideia da aula cabe em uma frase."],
        [
          "Escreva a verdade uma vez, em um lugar só, e faça todos os outros lugares copiarem dela.",
          "Uma verdade, um lugar só",
        ],
        ["Quatro versões do mesmo horário viram, com o tempo, quatro horários diferentes."],
        [
          "Esse lugar é a ficha oficial, e ela pode morar nas notas do seu celular.",
          "A ficha, nas notas do celular",
        ],
      ],
    },
    {
      title: "Procure como cliente",
      art: "search",
      lines: [
        [
          "Primeiro passo: abra uma guia anônima e escreva o nome do negócio com a cidade.",
          "Guia anônima, nome e cidade",
        ],
        ["Toque no telefone, na rota e no site, se houver.", "Toque em tudo"],
        ["Depois olhe o horário, dia por dia, até o domingo."],
        [
          "Agora procure o que você vende e o bairro, sem o nome da loja.",
          "Produto e bairro, sem o nome",
        ],
        [
          "Anote três acertos e três falhas, e guarde uma foto da tela: é o seu antes.",
          "Três acertos, três falhas",
        ],
      ],
    },
    {
      title: "Escreva a ficha",
      art: "notebook",
      lines: [
        [
          "Segundo passo: copie o nome da placa, letra por letra, sem bairro nem serviço.",
          "Nome igual ao da placa",
        ],
        ["Palavra sobrando no nome quebra uma regra do Google, e o perfil pode ser suspenso."],
        [
          "Escreva o endereço, o telefone que alguém atende e o horário, com o dia em que você fecha.",
          "Endereço, telefone, horário",
        ],
        [
          "Peça a outra pessoa que leia em voz alta. Quem lê acha o que quem escreve não vê.",
          "Alguém lê em voz alta",
        ],
      ],
    },
    {
      title: "Três fotos que ajudam a chegar",
      art: "camera",
      lines: [
        ["Terceiro passo: limpe a lente na camisa e prefira a luz da manhã."],
        ["A primeira foto é a fachada, do outro lado da rua, com a placa legível.", "1. Fachada"],
        ["A segunda é a entrada, com o degrau ou a rampa, se houver.", "2. Entrada"],
        ["A terceira é um produto de hoje, sem texto por cima.", "3. Produto de hoje"],
        ["Nada de banco de imagens nem de imagem feita por IA."],
        ["O que aparece na tela tem de ser o que o cliente encontra na porta."],
      ],
    },
    {
      title: "A pergunta no caixa",
      art: "table",
      lines: [
        [
          "Quarto passo: a quem é novo, pergunte na hora de cobrar como encontrou a loja.",
          "“Como você encontrou a gente?”",
        ],
        [
          "Anote quatro coisas: a data, de onde veio, o que queria e se comprou.",
          "Data, origem, pedido, compra",
        ],
        [
          "Nome e telefone ficam de fora. Para contar origem, não fazem falta.",
          "Sem dado de cliente",
        ],
        ["Em sete dias você já sabe onde vale gastar a próxima hora."],
        ["Na Aurora, o Google trouxe mais gente nova que a rua, e Lúcia viu isso em número."],
      ],
    },
    {
      title: "O telefonema do golpe",
      art: "talk",
      lines: [
        ["Um dia o telefone toca: o seu perfil sai do ar hoje, se a senhora não confirmar."],
        ["Em seguida vêm um contrato, um valor por ano e um código no seu celular."],
        ["É golpe.", "É golpe."],
        ["Não pague, não assine e não passe código a ninguém.", "Não pague, não passe código"],
        ["Desligue e confira no próprio perfil.", "Confira no seu perfil"],
        ["Se já pagou, faça um boletim de ocorrência, avise o banco e procure o Procon."],
      ],
    },
    {
      title: "Sua vez",
      art: "shop",
      lines: [
        ["Agora é com você, e o celular basta."],
        [
          "Faça o primeiro exercício: procure o seu negócio como cliente.",
          "Exercício 1: procure-se",
        ],
        ["Depois corrija hoje mesmo a primeira coisa errada.", "Corrija uma coisa hoje"],
        ["O texto da aula tem cada passo, com a ficha da Aurora preenchida. Até a próxima."],
      ],
    },
  ],
};
