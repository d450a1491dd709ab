import type { SectorPack } from "../schema.ts";

export const homeServices: SectorPack = {
  id: "servicos-em-casa",
  name: "Serviços em casa",
  caution:
    "Não publique o endereço da sua casa: informe a área atendida. Dê orçamento por escrito antes de começar. Em serviço contratado a distância ou na casa do cliente, ele pode desistir em até 7 dias da contratação. Elétrica e gás pedem profissional habilitado.",
  prompts: [
    {
      id: "servicos-em-casa-antes-da-visita",
      title: "Perguntas e fotos antes da visita ao cliente",
      description: "Um roteiro de WhatsApp para entender o serviço e não perder viagem.",
      text: `Você é especialista em atendimento de quem presta serviço na casa do cliente.

Tarefa: crie o roteiro de WhatsApp que uso antes de visitar ou dar o orçamento de [TIPO DE SERVIÇO].

Contexto:
- O que faço e o que não faço: [SERVIÇOS QUE FAÇO E QUE NÃO FAÇO]
- Onde atendo: [BAIRROS E CIDADES]
- O que muda o preço: [TAMANHO, ACESSO, MATERIAL OU URGÊNCIA]
- Visita: [DIAS, HORÁRIOS E TAXA DE VISITA]
- Riscos mais comuns: [CHOQUE, GÁS, VAZAMENTO OU ALTURA]

Formato: 1 abertura de até 300 caracteres; até 7 perguntas de 1 linha; 3 pedidos de foto ou vídeo, com a explicação de como fazer; 1 resposta de até 200 caracteres para bairro que não atendo.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. O endereço completo só é pedido depois de marcar. As fotos não mostram pessoas nem documentos. Não ensine o cliente a mexer em fiação, gás ou telhado. Se houver perigo, oriente a pessoa a se afastar e a chamar a emergência.`,
      tags: ["visita", "orçamento", "whatsapp"],
    },
    {
      id: "servicos-em-casa-proposta",
      title: "Proposta com o que está incluído e o que não está",
      description:
        "Suas anotações da visita viram uma proposta clara, com etapas, valores e aprovação.",
      text: `Você é consultor de orçamentos para prestadores de serviço.

Tarefa: transforme as minhas anotações em uma proposta clara de [TIPO DE SERVIÇO].

Contexto:
- Visita, sem nome nem endereço do cliente: [O QUE VI E MEDI]
- Etapas: [ETAPAS DO SERVIÇO]
- Material: [ITENS, PREÇOS E QUEM COMPRA]
- Mão de obra: R$ [VALOR DA MÃO DE OBRA]
- Datas: [INÍCIO, TÉRMINO E HORÁRIOS]
- Condições: [PAGAMENTO, GARANTIA E VALIDADE DA PROPOSTA]

Formato: 1 proposta de até 350 palavras em 6 partes: serviço, etapas, incluído, não incluído, valores e datas, aprovação; 1 resumo de até 400 caracteres para o WhatsApp. Mostre a conta da soma.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, garantia, depoimento nem número. Serviço extra só com novo valor aprovado por escrito. Não tire o direito de desistir em 7 dias quando o contrato é fechado a distância ou na casa do cliente. Avise que é um rascunho, para eu revisar.`,
      tags: ["proposta", "valores", "aprovação"],
    },
    {
      id: "servicos-em-casa-area-atendida",
      title: "Serviços e bairros atendidos no perfil do Google",
      description:
        "Textos para o perfil de quem atende na casa do cliente, sem mostrar o seu endereço.",
      text: `Você é redator de perfis de empresas locais no Google.

Tarefa: escreva os textos do perfil de [NOME DO NEGÓCIO], que atende na casa do cliente e não mostra endereço.

Contexto:
- Serviços: [SERVIÇOS QUE FAÇO]
- Área atendida: [BAIRROS E CIDADES QUE ATENDO DE VERDADE]
- Experiência que posso provar: [ANOS DE EXPERIÊNCIA, CURSOS E REGISTROS]
- Horários e urgências: [DIAS, HORÁRIOS E SE ATENDO URGÊNCIA]
- Como o cliente pede: [PALAVRAS QUE O CLIENTE USA]

Formato: 1 descrição de até 750 caracteres, com o essencial nos primeiros 250; 6 serviços, cada um com nome curto e descrição de até 250 caracteres; 1 lista da área atendida em ordem alfabética. Mostre as contagens.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Na descrição, não ponha preço, promoção, link nem telefone. Não acrescente bairro ou serviço ao nome do negócio. Não use “o melhor” nem prometa posição na busca.`,
      tags: ["perfil", "bairros", "serviços"],
    },
  ],
};
