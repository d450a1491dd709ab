import type { Section } from "../text-schema.ts";

export const steps: Section[] = [
  {
    heading: "Passo 1: acerte a privacidade antes da primeira conversa",
    blocks: [
      {
        kind: "paragraph",
        text: "Na conta pessoal do Gemini, revisores humanos podem ler conversas, e as que foram revisadas ficam guardadas por até três anos, mesmo que você apague a atividade. O Google pede que ninguém digite ali informação confidencial. Quatro cuidados ajudam:",
      },
      {
        kind: "steps",
        items: [
          "Abra o aplicativo, toque na sua foto e procure a atividade dos aplicativos do Gemini (o nome varia; já foi “Manter atividade”).",
          "Se preferir que as novas conversas não sirvam para melhorar os modelos, desligue.",
          "Para um assunto só, use o chat temporário: no menu, o balão pontilhado ao lado de “Nova conversa”. Ele não fica no histórico nem treina o modelo; é guardado por até 72 horas.",
          "Conta da empresa (Workspace) tem outras regras. Pergunte a quem administra.",
        ],
      },
      {
        kind: "drawing",
        name: "chat-temporario",
        alt: "Desenho da tela do aplicativo com três números: 1, na sua foto fica a atividade; 2, o balão pontilhado ao lado de “Nova conversa” é o chat temporário; 3, no pedido, [CLIENTE A] no lugar do nome.",
      },
      {
        kind: "list",
        items: [
          "Nunca cole: nome completo, CPF, telefone ou endereço de pessoas.",
          "Nem dado de saúde, dívida, foto de documento.",
          "Nem senha, código ou dado bancário.",
          "Troque por [CLIENTE A], [TELEFONE], [ENDEREÇO].",
        ],
      },
    ],
  },
  {
    heading: "Passo 2: escreva o pedido",
    blocks: [
      {
        kind: "steps",
        items: [
          "Comece pelo verbo: escreva, resuma, compare, organize.",
          "Conte o contexto como contaria a uma pessoa: quem compra, quando, o que aconteceu.",
          "Diga o limite: quantas opções, quantos caracteres, lista ou tabela.",
          "Feche com “use só estes dados; se faltar algo, pergunte”.",
        ],
      },
      {
        kind: "paragraph",
        text: "Contexto bom é o que um concorrente não saberia escrever. “Padaria com produtos de qualidade” serve a todas. “Às 17h40 o ônibus para na esquina e descem vinte pessoas com fome” só serve à Aurora. Se travar, ditando é mais fácil: toque no microfone do teclado, conte o caso como contaria a um amigo e deixe que a IA arrume. Muita gente conta melhor falando.",
      },
    ],
  },
  {
    heading: "Passo 3: peça ajustes",
    blocks: [
      {
        kind: "table",
        caption: "Cinco ajustes que valem para tudo",
        head: ["Quando o texto está", "Escreva"],
        rows: [
          ["comprido", "Corte pela metade e deixe os fatos."],
          ["enfeitado", "Tire os adjetivos. Use palavras de balcão."],
          ["frio", "Comece pelo que a pessoa sentiu."],
          ["vago", "Que informação falta para ficar concreto?"],
          ["duvidoso", "Liste cada dado e diga se veio de mim."],
        ],
      },
      {
        kind: "drawing",
        name: "um-ajuste-por-vez",
        alt: "Desenho do caminho de um texto: pedido, rascunho, conferir, publicar. No rascunho, uma volta: um ajuste por vez. Três e não serve? Uma seta volta ao pedido, para contar mais.",
      },
      {
        kind: "paragraph",
        text: "A primeira resposta raramente é a final. Continue na mesma conversa, um ajuste por vez. Se depois de três ajustes ainda não serve, o problema está no contexto: volte ao começo e conte mais.",
      },
    ],
  },
  {
    heading: "Passo 4: confira antes de publicar",
    blocks: [
      {
        kind: "steps",
        items: [
          "Sublinhe cada nome, preço, prazo, horário e número. De onde veio cada um? O que não veio de você, corte.",
          "Corte promessa, depoimento e “o melhor” que não pode provar. Oferta publicada pode obrigar você a cumprir.",
          "Conte os caracteres. A IA conta mal.",
          "Leia em voz alta e troque o que você não diria.",
          "Só então copie. Quem publica responde pelo texto.",
        ],
      },
      {
        kind: "drawing",
        name: "conferencia",
        alt: "Desenho da conferência em duas colunas: o que está no texto e de onde veio. Às 16h, terça a sábado e R$ 28 vieram de mim e ficam. “Todos os dias” está riscado: corto. “Até as 18h” está riscado e vira “até acabar”.",
      },
      {
        kind: "paragraph",
        text: "Contrato, imposto e questão de saúde: a IA ajuda a fazer a lista de perguntas, e um profissional responde.",
      },
    ],
  },
  {
    heading: "Passo 5: três usos que pagam o tempo",
    blocks: [
      {
        kind: "list",
        items: [
          "Produzir: “Organize a semana da padaria, de terça a sábado. Tenho uma hora livre por dia, às 15h. Tarefas: [LISTA]. Tabela com no máximo duas por dia. Se algo não couber, diga o que adiar.”",
          "Atender: “Escreva um aviso de pedido pronto para retirada até as 19h. Até 30 palavras. Deixe [NOME] e [PEDIDO] para eu completar.”",
          "Divulgar: em anúncio na Busca do Google, cada título tem até 30 caracteres e cada descrição, até 90. Ponha o limite no pedido e confira no campo.",
        ],
      },
      {
        kind: "paragraph",
        text: "Documento longo? O NotebookLM, também do Google, responde com base nos arquivos que você envia e mostra o trecho usado. Confira o trecho, não só a resposta. Planilha de contas? Tire os nomes, peça a fórmula em vez do resultado e refaça uma linha à mão, com papel e caneta. Se a sua linha bate, as outras têm boa chance de bater; se não bate, nenhuma vale. Cinco minutos de conferência saem mais baratos que um preço errado na vitrine a semana inteira.",
      },
    ],
  },
];
