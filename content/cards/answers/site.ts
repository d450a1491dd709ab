import type { AnswerBody } from "../schema.ts";

/** A page of one's own, and being the same everywhere. */
export const siteBodies: readonly AnswerBody[] = [
  {
    id: "site-preciso",
    answer:
      "No começo, não: perfil completo no Google, Instagram e WhatsApp atendem a loja de bairro. O site vale quando você recebe encomenda de longe, precisa explicar o serviço ou quer um lugar que não depende de rede social. Uma página só resolve. O site grátis que o Google fazia dentro do perfil acabou em 2024.",
    steps: [
      "Anote as perguntas que o perfil e o Instagram não respondem.",
      "Se forem mais de cinco, escreva as respostas: essa é a sua página.",
      "Peça dois orçamentos com prazo, custo por ano e o domínio em seu nome.",
    ],
    caution:
      "Quem vende pelo site tem de mostrar nome, CPF ou CNPJ, endereço, contato e o preço com todas as despesas (Decreto 7.962/2013).",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-11-20",
    sources: ["1.1", "7.3", "F165", "own"],
    followUps: [
      { question: "Página de links serve?", card: "site-pagina-de-links" },
      { question: "Como registro um domínio?", card: "site-dominio" },
      { question: "O que o site precisa ter?", card: "site-basico" },
    ],
  },
  {
    id: "site-pagina-de-links",
    answer:
      "Só se você tem mais de um caminho de verdade: cardápio, pedido, endereço. Se tudo termina no WhatsApp, ponha o wa.me direto: cada toque a mais perde gente. Se usar a página, deixe no máximo quatro botões, na ordem em que as pessoas pedem.",
    steps: [
      "Conte o que as pessoas mais perguntam: é a ordem dos botões.",
      "Monte: pedir, cardápio com preço, como chegar, avaliações.",
      "Abra em um celular com internet lenta e veja se carrega.",
    ],
    caution:
      "A página é de outra empresa: se ela cobrar ou sair do ar, o seu link cai. Guarde uma cópia dos endereços.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["own", "5"],
    followUps: [
      { question: "Como faço o link do WhatsApp?", card: "whatsapp-link" },
      { question: "O que não pode faltar na bio?", card: "instagram-bio" },
    ],
  },
  {
    id: "site-dominio",
    answer:
      "Registre você, em registro.br, com o CPF ou o CNPJ do dono: é o serviço oficial dos endereços “.br”. Escolha o nome da placa, curto, sem hífen nem invenção. O registro vale por um período e se renova. Com o domínio, dá para ter também e-mail com o nome da loja.",
    steps: [
      "Entre em registro.br e veja se o nome da placa está livre.",
      "Crie a conta com um e-mail seu, que não vai perder, e registre.",
      "Ponha um lembrete da renovação um mês antes do fim.",
    ],
    caution:
      "Não deixe o domínio no nome da agência ou do sobrinho: quem registra é o dono. E aviso de “renovação” por e-mail, confira no próprio registro.br.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-11-24",
    sources: [
      "techinbrazil.com.br/registro-de-nome-de-dominio-no-brasil",
      "portaldohost.com.br",
      "domainregister.international",
      "own",
    ],
    followUps: [
      { question: "Preciso mesmo de site?", card: "site-preciso" },
      { question: "O que o site precisa ter?", card: "site-basico" },
    ],
  },
  {
    id: "site-basico",
    answer:
      "Seis coisas: o que você faz e onde no título (uns 60 caracteres), telefone que abre a ligação, mapa, horário, fotos suas e página rápida e segura no celular. Peça a quem faz o site os dados estruturados de negócio local, com nome e endereço iguais aos do perfil: ajudam o Google a entender.",
    steps: [
      "Abra o site no celular, fora do Wi-Fi, e conte os segundos.",
      "Toque no telefone e no mapa: funcionam?",
      "Escreva uma página para cada serviço, só se tiver o que contar de cada um.",
    ],
    caution:
      "Nota da própria loja no código do site não gera estrelas na Busca. E não precisa escrever “perto de mim”: o Google sabe onde a pessoa está.",
    link: { kind: "item", id: "otimizacao-buscas" },
    checkedOn: "2026-11-20",
    sources: ["6", "F140", "F141", "0"],
    followUps: [
      { question: "Onde mais ponho meus dados?", card: "site-dados-iguais" },
      { question: "Como apareço melhor?", card: "perfil-aparecer" },
    ],
  },
  {
    id: "site-dados-iguais",
    answer:
      "Escreva nome, endereço e telefone de um jeito só e copie igual em todo lugar, sem “Rua” num e “R.” no outro. No Brasil, poucos cadastros pesam: Google, redes sociais, aplicativos de entrega e o guia do seu ramo. Cadastrar em dezenas de sites dá trabalho e pouco retorno.",
    steps: [
      "Salve no celular a ficha oficial: nome da placa, endereço, telefone, horário.",
      "Pesquise o seu telefone antigo no Google e corrija onde ele aparecer.",
      "Confira estes oito: Google, Instagram, Facebook, WhatsApp, Apple, Bing, Waze e o guia do ramo.",
    ],
    caution:
      "Desconfie de pacote pago de cadastro em muitos guias: para loja de bairro, o retorno é pouco.",
    link: { kind: "item", id: "consistencia-citacoes" },
    checkedOn: "2026-11-20",
    sources: ["6", "8", "F137", "F138", "F139"],
    followUps: [
      { question: "Escreve o aviso de endereço novo", card: "texto-mudanca-de-endereco" },
      { question: "Tenho dois perfis no Google", card: "perfil-duplicado" },
    ],
  },
];
