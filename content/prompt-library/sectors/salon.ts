import type { SectorPack } from "../schema.ts";

export const salon: SectorPack = {
  id: "salao",
  name: "Salão e barbearia",
  caution:
    "Foto de cliente, inclusive de antes e depois, só com autorização por escrito. Em química, siga o rótulo e faça os testes que o fabricante indica. Não prometa a uma pessoa o resultado de outra, nem efeito de tratamento de saúde.",
  prompts: [
    {
      id: "salao-horario-vago",
      title: "Horário que vagou: aviso para a lista de espera",
      description:
        "Três mensagens para preencher a hora desmarcada sem incomodar quem não pediu aviso.",
      text: `Você é especialista em atendimento de salões e barbearias.

Tarefa: um horário vagou na agenda de [NOME DO SALÃO OU BARBEARIA], em [BAIRRO E CIDADE]. Escreva as mensagens de WhatsApp para a lista de espera.

Contexto:
- Dia e hora que vagou: [DIA E HORA]
- Quem atende: [NOME DO PROFISSIONAL]
- Serviços que cabem nesse tempo: [SERVIÇOS COM DURAÇÃO E PREÇO]
- Espero a resposta até: [HORA LIMITE PARA RESPONDER]
- Regra de atraso e de falta: [REGRA DO SALÃO]

Formato: 3 mensagens de até 350 caracteres: 1 para oferecer o horário, 1 para confirmar com quem respondeu primeiro e 1 para agradecer a quem respondeu depois. Escreva NOME onde entra o nome do cliente.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, desconto, depoimento nem número. Não crie falsa urgência. O aviso vai só para quem aceitou receber e termina com um jeito simples de sair da lista.`,
      tags: ["agenda", "lista de espera", "whatsapp"],
    },
    {
      id: "salao-antes-e-depois",
      title: "Foto de antes e depois: autorização e legenda",
      description:
        "O pedido de autorização para o cliente assinar e a legenda da foto, sem promessa.",
      text: `Você é redator de salões e barbearias, atento ao uso da imagem das pessoas.

Tarefa: escreva o pedido de autorização e a legenda das fotos de um atendimento de [NOME DO SALÃO OU BARBEARIA], em [BAIRRO E CIDADE].

Contexto:
- Serviço feito: [CORTE, COR, BARBA OU PENTEADO]
- Duração e preço: [TEMPO E PREÇO DO SERVIÇO]
- O que aparece na foto: [ROSTO, SÓ CABELO OU SÓ BARBA]
- Onde vou publicar: [REDES E PERFIS]

Formato: 1 autorização de até 120 palavras, com espaço para nome, data e assinatura, onde a foto aparece e como cancelar depois; 1 fala de até 25 palavras para pedir sem pressão; 2 legendas de até 400 caracteres, com o preço.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, elogio, depoimento nem número. Não cite o nome do cliente. Não prometa o mesmo resultado a outra pessoa. Não sugira filtro que mude o resultado. Avise que a autorização é um rascunho, para eu revisar.`,
      tags: ["foto", "autorização", "legenda"],
    },
    {
      id: "salao-cuidados-em-casa",
      title: "Cuidados em casa depois da química no cabelo",
      description:
        "As orientações da sua equipe em uma mensagem curta, para o cliente seguir em casa.",
      text: `Você é especialista em atendimento de salões e explica cuidados em linguagem simples.

Tarefa: transforme as orientações do profissional em uma mensagem para quem fez [COLORAÇÃO, DESCOLORAÇÃO, ALISAMENTO OU OUTRA QUÍMICA] em [NOME DO SALÃO].

Contexto:
- Orientações, na ordem: [ORIENTAÇÕES DO PROFISSIONAL]
- O que o rótulo pede: [CUIDADOS INDICADOS PELO FABRICANTE]
- O que evitar e por quantos dias: [O QUE EVITAR E PRAZO]
- Produtos que vendo para esse cuidado: [PRODUTOS COM PREÇO]
- Retorno: [PRAZO DE RETORNO SUGERIDO]

Formato: 1 mensagem de até 700 caracteres, com 1 abertura, até 5 cuidados em linhas curtas e 1 frase sobre o retorno; 1 versão de até 300 caracteres para cartão impresso.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, cuidado, depoimento nem número. Não prometa crescimento, cura nem efeito de saúde. Em caso de ardor, ferida ou queda, oriente a pessoa a falar com o salão e a procurar atendimento médico.`,
      tags: ["pós-atendimento", "química", "cuidados"],
    },
  ],
};
