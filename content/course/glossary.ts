export type Term = { id: string; term: string; says: string };

/** Words of the trade that the lessons use, each in a sentence; in the order of the alphabet. */
export const glossary: readonly Term[] = [
  {
    id: "assistente",
    term: "Assistente",
    says: "Um programa que escreve um rascunho a partir do que você conta; quem confere e publica é você.",
  },
  {
    id: "avaliacao",
    term: "Avaliação",
    says: "A nota e o texto que um cliente deixa no Perfil da Empresa, que você pode responder e não pode comprar.",
  },
  {
    id: "cac",
    term: "CAC",
    says: "O custo de conquistar um cliente: tudo o que foi gasto em divulgação dividido pelos clientes novos.",
  },
  {
    id: "categoria-principal",
    term: "Categoria principal",
    says: "O tipo de negócio que o perfil declara em primeiro lugar, e que mais pesa em quais buscas ele aparece.",
  },
  {
    id: "codigo-qr",
    term: "Código QR",
    says: "O quadrado que a câmera do celular lê e que abre um endereço, como o de pedir avaliação.",
  },
  {
    id: "descricao",
    term: "Descrição",
    says: "O texto do perfil que conta o que você vende, onde fica e o que só você tem.",
  },
  {
    id: "etiqueta",
    term: "Etiqueta",
    says: "A marca colorida do WhatsApp Business que mostra em que pé está cada conversa.",
  },
  {
    id: "funil",
    term: "Funil",
    says: "O caminho entre ver o negócio e comprar, com menos gente a cada etapa.",
  },
  {
    id: "golpe",
    term: "Golpe",
    says: "Um pedido com pressa, em nome de outra empresa, para tirar de você dinheiro, senha ou código.",
  },
  {
    id: "lgpd",
    term: "LGPD",
    says: "A lei que diz o que se pode fazer com os dados de uma pessoa, como o telefone de um cliente.",
  },
  {
    id: "maps",
    term: "Maps",
    says: "O mapa do Google, onde o Perfil da Empresa aparece para quem procura por perto.",
  },
  {
    id: "perfil-da-empresa",
    term: "Perfil da Empresa",
    says: "A ficha gratuita do seu negócio no Google, com endereço, horário, fotos e avaliações.",
  },
  {
    id: "postagem",
    term: "Postagem",
    says: "Um texto com foto que você publica no perfil ou em uma rede.",
  },
  {
    id: "prompt",
    term: "Prompt",
    says: "O pedido escrito que você faz a uma inteligência artificial.",
  },
  {
    id: "roi",
    term: "ROI",
    says: "Quanto voltou do que foi investido em divulgação, em porcentagem.",
  },
  {
    id: "seo",
    term: "SEO",
    says: "O trabalho de deixar o negócio fácil de achar na Busca, sem pagar por anúncio.",
  },
  {
    id: "suspensao",
    term: "Suspensão",
    says: "A retirada do perfil do ar pelo Google, até que você prove que o negócio existe e segue as regras.",
  },
  {
    id: "verificacao",
    term: "Verificação",
    says: "A prova de que o negócio existe e é seu, pedida antes de o perfil aparecer para todos.",
  },
  {
    id: "whatsapp-business",
    term: "WhatsApp Business",
    says: "A versão do WhatsApp para negócios, com catálogo, etiquetas e mensagens prontas.",
  },
];
