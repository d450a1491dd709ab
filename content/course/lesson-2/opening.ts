import type { LessonText } from "../text-schema.ts";

type Opening = Pick<LessonText, "promise" | "outcomes" | "problem" | "idea">;

export const opening: Opening = {
  promise:
    "Ao terminar, você sabe pegar o seu perfil, verificar por vídeo, preencher os dez campos e responder a qualquer avaliação dentro das regras.",
  outcomes: [
    "O perfil na conta do negócio, com duas pessoas responsáveis.",
    "Uma descrição pronta, com as primeiras linhas dizendo o que importa.",
    "Um pedido de avaliação que pode ir para todos, sem brinde.",
    "Três respostas que servem de molde: elogio, reclamação e só estrelas.",
  ],
  problem: {
    heading: "O perfil que era do sobrinho",
    blocks: [
      {
        kind: "paragraph",
        text: "Lúcia quer mudar o horário da Padaria Aurora no Google. Procura a padaria, acha a ficha e não encontra nenhum botão de editar. A ficha existe, tem até fotos. Só não é dela.",
      },
      {
        kind: "paragraph",
        text: "O mistério dura até o almoço de domingo. Tiago, o sobrinho, lembra: criou o perfil aos 15 anos, com a conta que usava para jogar. Hoje ele mora em outra cidade e não tem mais a senha. Os avisos do Google chegam há anos em uma caixa de e-mail que ninguém abre.",
      },
      {
        kind: "paragraph",
        text: "Enquanto isso, o perfil responde errado no lugar dela. Jéssica, no balcão, atende quatro telefonemas por dia com as mesmas perguntas: abre domingo? aceita cartão? faz bolo de festa? tem degrau? São perguntas que a ficha responderia sozinha, se estivesse inteira.",
      },
      {
        kind: "paragraph",
        text: "E há uma avaliação de três semanas sem resposta. Marcos escreveu: “O bolo atrasou e a festa já tinha começado.” Quem procura bolo de festa na Vila Esperança lê isso e não lê mais nada.",
      },
    ],
  },
  idea: {
    heading: "Cada campo é uma pergunta respondida",
    blocks: [
      {
        kind: "paragraph",
        text: "Preencher perfil parece papelada. Não é: cada campo vazio é um telefonema a mais, ou um cliente a menos. Olhe a ficha como uma atendente que trabalha de madrugada, no feriado e na hora do almoço. O que ela não sabe, ela não responde.",
      },
      {
        kind: "table",
        caption: "Dez perguntas de balcão e o campo que responde a cada uma",
        head: ["O cliente pergunta", "O campo responde"],
        rows: [
          ["É aqui mesmo?", "1. Nome, igual ao da placa"],
          ["O que vocês são?", "2. Categoria principal"],
          ["E fazem mais o quê?", "3. Categorias extras, até nove"],
          ["Onde fica? Vem até mim?", "4. Endereço ou área de atendimento"],
          ["Com quem eu falo?", "5. Telefone e link do WhatsApp"],
          ["Onde peço?", "6. Site ou página de pedido"],
          ["Abre hoje? E no feriado?", "7. Horário normal e especial"],
          ["Aceita cartão? Tem degrau?", "8. Pagamento e acesso"],
          ["O que vocês têm de seu?", "9. Descrição, até 750 caracteres"],
          ["Quanto custa?", "10. Produtos ou serviços, com preço"],
        ],
      },
      {
        kind: "paragraph",
        text: "O perfil é gratuito e serve a quem atende pessoas presencialmente, na loja ou na casa delas. Quem só vende pela internet fica de fora. E cada local tem um perfil só: o duplicado “para começar limpo” pode causar suspensão.",
      },
      {
        kind: "paragraph",
        text: "Trabalha em casa e não recebe clientes? Esconda o endereço e informe até 20 bairros, cidades ou CEPs que atende.",
      },
      {
        kind: "paragraph",
        text: "Não sabe por onde começar? Deixe um papel ao lado do telefone por três dias e faça um risco para cada pergunta. O campo com mais riscos é o primeiro. Na Aurora ganhou “abre domingo?”, com onze, e a resposta eram dois minutos de horário preenchido. Em segundo ficou o degrau, que Lúcia nem imaginava: quem anda bem não repara nele.",
      },
    ],
  },
};
