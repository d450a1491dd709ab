import type { Narration } from "../narration-schema.ts";

export const narration: Narration = {
  number: 4,
  scenes: [
    {
      title: "O que você terá no fim",
      art: "notebook",
      lines: [
        ["Olá. Nesta aula a inteligência artificial vira ajudante, e você continua no comando."],
        ["Você vai saber pedir um texto que dá para usar.", "Um pedido em quatro partes"],
        ["Vai saber conferir o que ela inventou.", "Uma conferência que pega erro"],
        ["E vai deixar os seus clientes fora da conversa.", "Clientes fora da conversa"],
        ["Tudo com um bolo de fubá."],
      ],
    },
    {
      title: "O texto bonito que não era dela",
      art: "phone",
      lines: [
        ["Jéssica, da Padaria Aurora, pediu ao Gemini uma postagem do bolo de fubá."],
        ["Em cinco segundos veio um texto de propaganda de novela."],
        ["Falava em receita da vovó.", "“Receita da vovó”"],
        ["E em vinte por cento de desconto.", "“20% de desconto”"],
        ["Ela publicou. À tarde, três pessoas cobraram o desconto, que não existe."],
        ["O que a gente não conta, a máquina completa."],
      ],
    },
    {
      title: "Um ajudante que nunca veio à loja",
      art: "counter",
      lines: [
        ["Pense na IA como um ajudante que chegou hoje."],
        ["É rápido, educado e bom de texto.", "Rápido e bom de texto"],
        [
          "Mas não sabe o preço, não conhece o bairro e nunca viu a sua fila.",
          "Nunca pisou na loja",
        ],
        [
          "Em vez de dizer que não sabe, ele completa com o que parece provável.",
          "Completa o que falta",
        ],
        ["Quem já treinou gente no balcão sabe o que fazer: explicar direito e conferir."],
      ],
    },
    {
      title: "Quatro partes de um pedido",
      art: "notebook",
      lines: [
        ["Um bom pedido tem quatro partes."],
        ["Persona: você cuida do atendimento de uma padaria de bairro.", "1. Persona"],
        ["Tarefa: escreva uma postagem. Esta não pode faltar.", "2. Tarefa"],
        ["Contexto: o que só você sabe, como a hora em que o bolo sai do forno.", "3. Contexto"],
        ["Formato: três opções, texto curto, tom simples.", "4. Formato"],
      ],
    },
    {
      title: "Duas frases que seguram a invenção",
      art: "talk",
      lines: [
        ["Feche o pedido com duas frases."],
        ["Use só estes dados.", "“Use só estes dados.”"],
        ["Se faltar algo, pergunte.", "“Se faltar algo, pergunte.”"],
        ["A primeira fecha a porta da invenção."],
        ["A segunda dá ao ajudante licença para não saber."],
        ["Na Aurora, ele perguntou se o bolo também saía em fatia. Era a pergunta certa."],
      ],
    },
    {
      title: "Antes da primeira conversa",
      art: "key",
      lines: [
        ["Na conta pessoal do Gemini, revisores humanos podem ler conversas."],
        ["Por isso, nunca cole nome, telefone nem documento de cliente.", "Sem dado de cliente"],
        ["Escreva cliente A no lugar do nome.", "[CLIENTE A]"],
        ["Para um assunto só, use o chat temporário.", "Chat temporário"],
        ["E veja na sua conta a atividade dos aplicativos: dá para desligar."],
      ],
    },
    {
      title: "Peça ajustes",
      art: "talk",
      lines: [
        ["A primeira resposta raramente é a final."],
        ["Fique na mesma conversa e peça uma coisa por vez.", "Um ajuste por vez"],
        ["Mais curto. Mais simples. Sem o desconto.", "Mais curto, mais simples"],
        [
          "Depois de três ajustes ainda não serve? O problema está no contexto.",
          "Três e volte ao contexto",
        ],
        ["Volte ao começo e conte mais, como contaria a um amigo."],
      ],
    },
    {
      title: "Confira antes de publicar",
      art: "search",
      lines: [
        ["Sublinhe cada nome, preço, prazo e número.", "Sublinhe cada dado"],
        [
          "Pergunte de onde veio cada um, e corte o que não veio de você.",
          "Não veio de você? Corte",
        ],
        ["Corte promessa e o melhor da cidade, que ninguém consegue provar."],
        ["Leia o texto para alguém e troque o que você nunca diria.", "Leia em voz alta"],
        ["Quem publica responde pelo texto, não a máquina."],
      ],
    },
    {
      title: "Do pedido à postagem",
      art: "shop",
      lines: [
        ["Na segunda tentativa, Jéssica contou tudo: a hora, os dias, o preço e quem faz."],
        ["Vieram três opções, e ela ficou com a segunda.", "Três opções"],
        ["Tirou todos os dias, porque a casa fecha às segundas.", "Fora: “todos os dias”"],
        ["E trocou a hora de acabar por até acabar, porque bolo acaba.", "Agora: “até acabar”"],
        ["Tudo isso levou quatro minutos, com a conferência dentro."],
      ],
    },
    {
      title: "Avaliação, sem desculpa inventada",
      art: "stars",
      lines: [
        ["Para responder a Marcos, o primeiro pedido foi curto, e a IA inventou um acidente."],
        [
          "No segundo, Lúcia contou o que apurou e o que já tinha mudado.",
          "O que apurei, o que mudou",
        ],
        ["Pediu sem brinde e sem promessa nova.", "Sem brinde, sem promessa"],
        ["A desculpa só está na resposta porque Lúcia decidiu."],
        ["Um assistente não reconhece erro por você.", "Quem decide é você"],
      ],
    },
    {
      title: "Sua vez",
      art: "counter",
      lines: [
        ["Agora é com você."],
        ["Escolha um texto que você precisa escrever hoje.", "Um texto de hoje"],
        [
          "Peça em quatro partes e guarde o pedido no seu caderno de prompts.",
          "O caderno de prompts",
        ],
        ["Na semana que vem, comece por ele em vez do zero."],
        ["No texto da aula está a conversa inteira. Até a próxima."],
      ],
    },
  ],
};
