import type { Narration } from "../narration-schema.ts";

export const narration: Narration = {
  number: 2,
  scenes: [
    {
      title: "O que você terá no fim",
      art: "shop",
      lines: [
        ["Olá. Nesta aula o Perfil da Empresa fica inteiro, sem nada pela metade."],
        ["Lúcia, da Padaria Aurora, faz tudo junto com você."],
        ["Você vai pegar o que é seu.", "O perfil na sua conta"],
        ["Vai preencher os campos que respondem ao cliente.", "Dez campos preenchidos"],
        ["E vai saber pedir e responder avaliações dentro das regras.", "Avaliações respondidas"],
      ],
    },
    {
      title: "De quem é o perfil",
      art: "key",
      lines: [
        ["Lúcia quer mudar o horário da Padaria Aurora no Google, e não acha o botão."],
        ["A ficha existe, mas não é dela."],
        [
          "Tiago, o sobrinho, criou o perfil aos quinze anos e não tem mais a senha.",
          "A senha, ninguém tem",
        ],
        [
          "Enquanto isso, Jéssica atende quatro telefonemas por dia com as mesmas perguntas.",
          "Quatro telefonemas por dia",
        ],
      ],
    },
    {
      title: "Cada campo responde",
      art: "phone",
      lines: [
        ["Preencher o perfil parece papelada, e não é."],
        ["Cada campo vazio é um telefonema a mais, ou um cliente a menos."],
        ["Abre no feriado? Responde o horário.", "Abre no feriado?"],
        ["Aceita cartão? Tem degrau? Respondem pagamento e acesso.", "Tem degrau?"],
        ["Quanto custa? Respondem os produtos, com preço.", "Quanto custa?"],
      ],
    },
    {
      title: "Pegue o que é seu",
      art: "search",
      lines: [
        [
          "Comece com uma conta Google do negócio, com senha que fica na loja.",
          "Uma conta do negócio",
        ],
        ["Procure o nome e a cidade. O perfil aparece? Diga que você é o proprietário."],
        ["Outra pessoa controla? Peça acesso e guarde o e-mail.", "Peça acesso"],
        ["Depois convide uma segunda pessoa de confiança.", "Duas pessoas responsáveis"],
      ],
    },
    {
      title: "O caminho do vídeo",
      art: "route",
      lines: [
        ["Hoje o Google costuma pedir um vídeo, gravado de uma vez, sem cortes."],
        ["Comece na rua, com a placa da esquina.", "1. A rua"],
        ["Mostre a fachada e abra a porta com a sua chave, sem parar.", "2. Fachada e chave"],
        ["Mostre o forno, a vitrine, o estoque.", "3. O que prova o negócio"],
        ["Termine onde só a equipe entra.", "4. Onde só a equipe entra"],
      ],
    },
    {
      title: "O que esconder",
      art: "camera",
      lines: [
        ["Antes de gravar, ensaie o trajeto e avise quem está no local.", "Ensaie sem gravar"],
        ["Não filme dado bancário nem número de documento.", "Sem documentos"],
        ["Nem o rosto de outras pessoas.", "Sem rostos"],
        ["Não tem loja? Mostre as ferramentas e uma rua da região que atende."],
        ["Recusaram? Veja o que faltou, lugar, negócio ou acesso, e grave de novo."],
      ],
    },
    {
      title: "Os campos que decidem",
      art: "notebook",
      lines: [
        [
          "Na categoria, a mais específica vence: pizzaria diz mais que restaurante.",
          "Categoria específica",
        ],
        [
          "No horário, ponha também os feriados dos próximos dois meses.",
          "Feriado também é horário",
        ],
        ["Na descrição, o essencial vem primeiro, sem preço nem link.", "O essencial primeiro"],
        ["E degrau na porta também se diz: quem precisa saber agradece."],
      ],
    },
    {
      title: "Treze fotos",
      art: "camera",
      lines: [
        ["Treze fotos bastam para começar, e o celular serve."],
        ["A logo e a capa.", "Logo e capa"],
        ["Três da fachada, três do interior e três de produtos.", "Fachada, interior, produtos"],
        ["E duas da equipe, com autorização de quem aparece.", "Equipe, com autorização"],
        ["Lúcia fez todas em uma manhã, antes de o movimento começar."],
      ],
    },
    {
      title: "Pedir sem dar brinde",
      art: "stars",
      lines: [
        ["Copie o link de pedir avaliações e ponha o código QR no balcão.", "Código QR no balcão"],
        ["Peça a todos: escolher só quem saiu contente é contra a regra.", "Peça a todos"],
        ["Brinde em troca de avaliação também é.", "Sem brinde"],
        ["Uma frase serve para todo mundo: se quiser contar como foi, o link é este."],
      ],
    },
    {
      title: "A primeira resposta",
      art: "talk",
      lines: [
        ["Marcos escreveu que o bolo atrasou e a festa já tinha começado."],
        ["Lúcia apurou antes de responder.", "Primeiro, apure"],
        [
          "Agradeceu, pediu desculpas, contou o que já mudou e convidou para conversar.",
          "Agradeça e conte o que mudou",
        ],
        [
          "Assinou com o primeiro nome. Responda a cada uma em até dois dias úteis.",
          "Dois dias úteis",
        ],
      ],
    },
    {
      title: "Sua vez",
      art: "counter",
      lines: [
        ["Agora é com você."],
        ["Preencha hoje um campo vazio: o que mais gera telefonema.", "Um campo, hoje"],
        ["Na Aurora, foi o horário de domingo: onze perguntas em três dias."],
        ["No texto da aula estão os dez campos e as respostas completas. Até a próxima."],
      ],
    },
  ],
};
