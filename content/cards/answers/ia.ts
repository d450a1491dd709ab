import type { AnswerBody } from "../schema.ts";

/** Working with artificial intelligence without being caught out by it. */
export const iaBodies: readonly AnswerBody[] = [
  {
    id: "ia-primeiro-pedido",
    answer:
      "Diga quatro coisas: quem ela é, o que fazer, os seus dados e como entregar. “Você atende em uma padaria de bairro. Escreva três postagens sobre o bolo de fubá das 16h. Use só estes dados: […]. Até 40 palavras cada.” Depois converse: “mais curto”, “mais simples”. O primeiro texto quase nunca é o final.",
    steps: [
      "Escolha um texto de que você precisa hoje.",
      "Escreva as quatro partes e termine com “se faltar algo, pergunte”.",
      "Peça dois ajustes, confira preço e prazo, e só então use.",
    ],
    caution: "A IA inventa com jeito de certeza. Preço, prazo e elogio têm de vir de você.",
    link: { kind: "lesson", id: "aula-4" },
    checkedOn: "2026-11-20",
    sources: ["4.1", "F106", "F107", "own"],
    followUps: [
      { question: "O que eu não devo colar?", card: "ia-o-que-nao-colar" },
      { question: "Como confiro o que ela diz?", card: "ia-conferir" },
    ],
  },
  {
    id: "ia-o-que-nao-colar",
    answer:
      "Não cole nome completo, CPF, telefone, endereço, saúde, dívida, senha nem dado bancário de ninguém. Na conta pessoal do Gemini, revisores humanos podem ler conversas, e o Google pede que não se digite informação confidencial. Troque por marcas: [CLIENTE A], [TELEFONE]. Planilha, só com as colunas de pessoas apagadas.",
    steps: [
      "Antes de colar, leia uma vez procurando nomes e números de pessoas.",
      "Substitua por [CLIENTE A], [VALOR], [DATA].",
      "Combine a regra com quem trabalha com você e deixe escrita.",
    ],
    caution:
      "Apagar a conversa não apaga tudo: as que foram revisadas podem ficar guardadas por anos.",
    link: { kind: "prompt", id: "regras-de-ia-na-loja" },
    checkedOn: "2026-11-20",
    sources: ["4.3", "F118", "F119", "F120"],
    followUps: [
      { question: "Como faço um bom pedido?", card: "ia-primeiro-pedido" },
      { question: "Posso usar para responder clientes?", card: "ia-responder-clientes" },
    ],
  },
  {
    id: "ia-imagem-de-produto",
    answer:
      "Não para mostrar o que você vende: se o bolo da foto não existe, a foto engana, e publicidade enganosa é proibida (CDC, art. 37). No Perfil da Empresa, o Google pode remover. A IA serve para limpar o fundo, clarear e fazer arte de aviso, desde que o produto continue como é.",
    steps: [
      "Fotografe o produto real perto da janela, com fundo liso.",
      "Use a IA só na luz e no fundo, e compare com o produto na mão.",
      "Troque no perfil e no catálogo as fotos que não são suas.",
    ],
    caution:
      "Foto achada na internet tem dono. E depoimento ou “cliente” criado por IA também engana.",
    link: { kind: "item", id: "galeria-produtos" },
    checkedOn: "2026-11-20",
    sources: ["1.8", "7.3", "7.5", "F35", "own"],
    followUps: [
      { question: "Que fotos ponho no perfil?", card: "perfil-fotos" },
      { question: "Foto ou vídeo?", card: "instagram-reels-ou-foto" },
    ],
  },
  {
    id: "ia-conferir",
    answer:
      "Não confie sem conferir quatro coisas: nomes, preços, prazos e toda promessa. Oferta publicada obriga você, mesmo que quem errou seja a IA (CDC, art. 30). Lei, imposto e saúde se conferem em página oficial ou com profissional. Peça à IA que diga de onde tirou, e abra a fonte: ela também inventa fonte.",
    steps: [
      "Passe o dedo por cada número do texto e pergunte: fui eu que informei?",
      "Corte elogio, prêmio e “o melhor” que você não prova.",
      "Leia em voz alta e troque o que você não diria no balcão.",
    ],
    caution:
      "Contrato feito por IA é rascunho, para um advogado revisar. Conta de imposto, para o contador.",
    link: { kind: "lesson", id: "aula-4" },
    checkedOn: "2026-11-20",
    sources: ["4.1", "4.5", "0", "own"],
    followUps: [
      { question: "Como peço melhor?", card: "ia-primeiro-pedido" },
      { question: "O que eu não devo colar?", card: "ia-o-que-nao-colar" },
    ],
  },
  {
    id: "ia-responder-clientes",
    answer:
      "Pode usar como rascunho, com a última palavra sua. Conte o que aconteceu sem dados da pessoa, peça duas versões curtas e mude uma frase, para soar como você. Serve bem para dúvida repetida, e-mail difícil e resposta a avaliação. Reclamação séria, cobrança, saúde e negociação ficam com gente.",
    steps: [
      "Escolha três perguntas que chegam todo dia e peça uma resposta para cada.",
      "Confira preço e horário e salve como respostas rápidas.",
      "Para avaliações, use o assistente deste site e leia antes de publicar.",
    ],
    caution:
      "Se um dia o atendimento for automático, diga que é automático e deixe fácil falar com uma pessoa.",
    link: { kind: "item", id: "gemini-responder-avaliacoes" },
    checkedOn: "2026-11-20",
    sources: ["4.2", "4.3", "8", "own"],
    followUps: [
      { question: "O que eu não devo colar?", card: "ia-o-que-nao-colar" },
      { question: "Como salvo respostas rápidas?", card: "whatsapp-respostas-rapidas" },
    ],
  },
  {
    id: "ia-busca",
    answer:
      "Complete e corrija o perfil, as fotos e o site: é isso, com as avaliações, que a IA repete. Perfil pela metade dá resposta ruim. A antiga seção de perguntas e respostas do perfil está dando lugar a respostas da IA. Ninguém garante aparecer: dá para deixar a informação certa e completa.",
    steps: [
      "Pergunte ao Google e ao Gemini sobre a sua loja: abre domingo? aceita Pix? entrega?",
      "Anote o que saiu errado e corrija no perfil, no site e nas redes.",
      "Ponha as cinco dúvidas mais comuns nos serviços, nos atributos e em uma página do site.",
    ],
    caution: "Quem vende “primeiro lugar na IA” promete o que não controla.",
    link: { kind: "item", id: "info-completas" },
    checkedOn: "2026-11-20",
    sources: ["1.11", "1.16", "F18", "F51", "own"],
    followUps: [
      { question: "Como completo o perfil?", card: "perfil-criar" },
      { question: "Preciso de site?", card: "site-preciso" },
    ],
  },
];
