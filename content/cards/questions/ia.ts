import type { CardQuestions } from "../schema.ts";

/** Working with artificial intelligence without being caught out by it. */
export const iaQuestions: readonly CardQuestions[] = [
  {
    id: "ia-primeiro-pedido",
    theme: "ia",
    title: "Como pedir um bom texto à IA",
    questions: [
      "como usar ia na minha loja",
      "como pedir pro gemini escrever",
      "chatgpt só escreve texto genérico",
      "o que é prompt",
      "por onde começo com inteligencia artificial",
      "a ia nao entende o que eu quero",
    ],
    words:
      "ia inteligencia artificial gemini chatgpt prompt pedir pedido comando escrever comecar generico",
  },
  {
    id: "ia-o-que-nao-colar",
    theme: "ia",
    title: "O que não colar na IA",
    questions: [
      "posso colar dados de cliente no gemini",
      "é seguro usar ia com dados da loja",
      "o gemini guarda o que eu digito?",
      "posso mandar planilha de vendas pra ia",
      "lgpd e inteligência artificial na loja",
      "o que nao pode colocar no chatgpt",
    ],
    words:
      "privacidade dados seguro cpf telefone cliente senha colar guardar lgpd sigilo confidencial",
  },
  {
    id: "ia-imagem-de-produto",
    theme: "ia",
    title: "Imagem de produto feita por IA",
    questions: [
      "posso usar imagem de ia do meu produto",
      "foto de comida feita por inteligência artificial pode?",
      "melhorar a foto do produto com ia",
      "google remove foto de ia do perfil?",
      "usar foto da internet na minha loja",
      "imagem de banco de imagens no perfil",
    ],
    words:
      "imagem foto ia gerada inteligencia artificial produto falsa internet banco editar fundo",
  },
  {
    id: "ia-conferir",
    theme: "ia",
    title: "Como conferir o que a IA escreveu",
    questions: [
      "a ia inventou preço errado",
      "posso confiar no que o gemini diz",
      "como saber se a ia ta errada",
      "ia deu informação errada pro cliente quem responde",
      "contrato feito por ia vale?",
      "ia pode calcular meu imposto",
    ],
    words:
      "conferir confiar errado inventou invencao verdade checar revisar fonte contrato imposto mentiu mentira",
  },
  {
    id: "ia-responder-clientes",
    theme: "ia",
    title: "Usar o Gemini para responder clientes",
    questions: [
      "usar gemini pra responder clientes",
      "ia pode responder meu whatsapp?",
      "responder avaliação com ia é ruim?",
      "gemini escreve email pra mim",
      "deixar a ia atender sozinha",
      "como usar ia no atendimento",
    ],
    words:
      "responder atendimento atender clientes whatsapp email avaliacao gemini rascunho automatico robo",
  },
  {
    id: "ia-busca",
    theme: "ia",
    title: "O que a IA do Google diz da minha loja",
    questions: [
      "como aparecer nas respostas da ia do google",
      "o gemini fala errado da minha loja",
      "ia do google dá informação errada do meu negócio",
      "perguntas e respostas do google sumiu",
      "como aparecer no chatgpt",
      "modo ia do google minha loja nao aparece",
      "a ia do google fala o horario errado da minha loja",
    ],
    words:
      "ia busca resposta respostas gemini modo resumo perguntas maps aparecer errado informacao fala diz loja",
  },
];
