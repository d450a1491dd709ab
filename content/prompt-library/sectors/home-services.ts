import type { SectorPack } from "../schema.ts";

export const homeServices: SectorPack = {
  id: "servicos-em-casa",
  name: "Serviços em casa",
  caution:
    "Não publique o endereço da sua casa: informe a área atendida. Dê orçamento por escrito antes de começar. Em serviço contratado a distância ou na casa do cliente, ele pode desistir em até 7 dias da contratação. Elétrica e gás pedem profissional habilitado.",
  prompts: [
    {
      id: "servicos-em-casa-antes-da-visita",
      title: "Perguntas e fotos antes da visita ao cliente",
      description: "Um roteiro de WhatsApp para entender o serviço e não perder viagem.",
      text: `Você é especialista em atendimento de quem presta serviço na casa do cliente.

Tarefa: crie o roteiro de WhatsApp que uso antes de visitar ou dar o orçamento de [tipo de serviço].

Contexto:
- O que faço e o que não faço: [serviços que faço e que não faço]
- Onde atendo: [bairros e cidades]
- O que muda o preço: [tamanho, acesso, material ou urgência]
- Visita: [dias, horários e taxa de visita]
- Riscos mais comuns: [choque, gás, vazamento ou altura]

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

Tarefa: transforme as minhas anotações em uma proposta clara de [tipo de serviço].

Contexto:
- Visita, sem nome nem endereço do cliente: [o que vi e medi]
- Etapas: [etapas do serviço]
- Material: [itens, preços e quem compra]
- Mão de obra: R$ [valor da mão de obra]
- Datas: [início, término e horários]
- Condições: [pagamento, garantia e validade da proposta]

Formato: 1 proposta de até 350 palavras em 6 partes: serviço, etapas, incluído, não incluído, valores e datas, aprovação; 1 resumo de até 400 caracteres para o WhatsApp. Mostre a conta da soma.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, garantia, depoimento nem número. Serviço extra só com novo valor aprovado por escrito. Não tire o direito de desistir em 7 dias quando o contrato é fechado a distância ou na casa do cliente. Avise que é um rascunho, para eu revisar.`,
      tags: ["proposta", "valores", "aprovação"],
    },
    {
      id: "servicos-em-casa-area-atendida",
      title: "Serviços e bairros atendidos no perfil do Google",
      description:
        "Textos para o perfil de quem atende na casa do cliente, sem mostrar o seu endereço.",
      text: `Você é redator de perfis de empresas locais no Google.

Tarefa: escreva os textos do perfil de [nome do negócio], que atende na casa do cliente e não mostra endereço.

Contexto:
- Serviços: [serviços que faço]
- Área atendida: [bairros e cidades que atendo de verdade]
- Experiência que posso provar: [anos de experiência, cursos e registros]
- Horários e urgências: [dias, horários e se atendo urgência]
- Como o cliente pede: [palavras que o cliente usa]

Formato: 1 descrição de até 750 caracteres, com o essencial nos primeiros 250; 6 serviços, cada um com nome curto e descrição de até 250 caracteres; 1 lista da área atendida em ordem alfabética. Mostre as contagens.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Na descrição, não ponha preço, promoção, link nem telefone. Não acrescente bairro ou serviço ao nome do negócio. Não use “o melhor” nem prometa posição na busca.`,
      tags: ["perfil", "bairros", "serviços"],
    },
  ],
};
