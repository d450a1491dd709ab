import type { AnswerBody } from "../schema.ts";

/** What to post, how often, and what not to count on. */
export const instagramBodies: readonly AnswerBody[] = [
  {
    id: "instagram-o-que-postar",
    answer:
      "Poste quatro coisas por mês, uma por semana: um produto com preço e como pedir, um bastidor, a resposta a uma dúvida que sempre chega e alguém que trabalha com você. Quando houver data forte, ela toma o lugar de uma delas. A mesma postagem serve para o Perfil da Empresa e para o status do WhatsApp.",
    steps: [
      "Abra o WhatsApp e anote as três perguntas que mais chegaram: cada uma é uma postagem.",
      "Fotografe hoje um produto e um bastidor, perto da janela.",
      "Marque no calendário do celular o dia fixo da semana em que você posta.",
    ],
    caution:
      "Produto à venda vai com preço à vista (Lei 10.962/2004). Pessoa na foto, só com autorização por escrito.",
    link: { kind: "prompt", id: "calendario-de-posts" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3", "1.8", "1.9"],
    followUps: [
      { question: "Quantas vezes por semana?", card: "instagram-quantas-vezes" },
      { question: "Foto ou vídeo?", card: "instagram-reels-ou-foto" },
      { question: "Escreve uma legenda de bastidor", card: "texto-bastidores" },
    ],
    tool: "month",
  },
  {
    id: "instagram-quantas-vezes",
    answer:
      "Uma boa por semana já basta, se você mantém: vale mais do que sete em uma semana e nada no mês seguinte. Página parada parece loja fechada. Nos dias comuns, um story simples do balcão já mostra que vocês estão abertos. Aumente só quando a semana estiver fácil.",
    steps: [
      "Escolha um dia e uma hora fixos, no horário mais calmo da loja.",
      "Tire as fotos de quatro semanas em uma manhã.",
      "Deixe fotos e legendas prontas nas notas do celular, uma para cada semana.",
    ],
    caution: "Postar não é atender: se falta tempo para os dois, responda primeiro às mensagens.",
    link: { kind: "prompt", id: "organizar-a-semana" },
    checkedOn: "2026-11-20",
    sources: ["own", "1.9"],
    followUps: [
      { question: "O que eu posto?", card: "instagram-o-que-postar" },
      { question: "Qual o melhor horário?", card: "instagram-melhor-horario" },
    ],
  },
  {
    id: "instagram-reels-ou-foto",
    answer:
      "Use foto para o que se compra e vídeo curto para o que se faz. Foto mostra produto, tamanho e preço. Vídeo mostra a massa abrindo, o corte, o conserto: ninguém precisa aparecer nem dançar, as mãos bastam. Faça um vídeo a cada três fotos e veja qual traz mais perguntas no seu caso.",
    steps: [
      "Apoie o celular na altura das mãos e grave 15 segundos do preparo.",
      "Mostre o resultado logo no começo e escreva na tela o nome do produto.",
      "Termine com preço e como pedir, e conte as mensagens que chegaram.",
    ],
    caution:
      "Cliente ou funcionário que dá para reconhecer precisa autorizar por escrito, no vídeo também (Súmula 403 do STJ).",
    link: { kind: "item", id: "gemini-criar-conteudos" },
    checkedOn: "2026-11-20",
    sources: ["own", "1.8", "F61"],
    followUps: [
      { question: "Quantas vezes por semana?", card: "instagram-quantas-vezes" },
      { question: "E os stories?", card: "instagram-stories" },
    ],
  },
  {
    id: "instagram-hashtags",
    answer:
      "Até cinco, bem específicas, e elas quase não ajudam a aparecer. Em dezembro de 2025 o Instagram anunciou o limite de cinco por postagem, e o chefe da rede diz que hashtag organiza o assunto, não aumenta o alcance. Mais vale escrever na legenda o que é, o bairro e como pedir.",
    steps: [
      "Apague o bloco de hashtags que você cola em toda postagem.",
      "Fique com três: produto, cidade ou bairro, nome da loja.",
      "Escreva o bairro na legenda e marque o local da loja.",
    ],
    caution: "Hashtag da moda, sem ligação com a foto, pode confundir o Instagram sobre o assunto.",
    link: { kind: "item", id: "palavras-chave-geo" },
    checkedOn: "2026-11-24",
    sources: ["comextrend.com.br", "itatiaia.com.br/trends"],
    followUps: [
      { question: "O que faz aparecer, então?", card: "instagram-seguidores" },
      { question: "E no Google, hashtag ajuda?", card: "perfil-postagens" },
    ],
  },
  {
    id: "instagram-bio",
    answer:
      "Diga em 150 caracteres o que você vende, onde fica e como pedir, nessa ordem. “Bolos por encomenda · Vila Mariana · Peça no link” resolve. Ponha o que você faz também no campo do nome. No link, o WhatsApp. Frase bonita fica para a legenda: quem chega quer saber se é aqui.",
    steps: [
      "Mostre a sua página a alguém de fora e pergunte: o que vendo, onde, como compra?",
      "Reescreva em três linhas: o que é, bairro ou entrega, como pedir.",
      "Troque o link pelo wa.me da loja e teste em outro celular.",
    ],
    caution:
      "Horário e endereço da bio têm de bater com os do Google. Se mudou um, mude o outro no mesmo dia.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: [
      "8",
      "accio.com/blog/best-ways-to-maximize-instagram-character-limit",
      "lazyblink.com/help/instagram-bio-guide-2026",
      "own",
    ],
    followUps: [
      { question: "Escreve a minha bio", card: "texto-bio-instagram" },
      { question: "Como faço o link do WhatsApp?", card: "whatsapp-link" },
      { question: "Uso uma página de links?", card: "site-pagina-de-links" },
    ],
  },
  {
    id: "instagram-melhor-horario",
    answer:
      "Não existe hora que sirva para todos: a sua está nos números da sua conta. Comece pelo bom senso do ramo: almoço se posta antes do almoço, e encomenda de sábado, na quarta ou na quinta. Depois teste dois horários e fique com o que traz mais conversas.",
    steps: [
      "Abra as estatísticas da conta e veja a que horas foram as três postagens que deram mais certo.",
      "Escolha dois horários e alterne: um em cada semana, por quatro semanas.",
      "Compare as mensagens recebidas, não as curtidas, e fique com o melhor.",
    ],
    caution:
      "Tabela de “melhores horários” da internet é média dos outros. Ela não sabe quando o seu cliente tem fome.",
    link: { kind: "prompt", id: "teste-de-uma-mudanca" },
    checkedOn: "2026-11-24",
    sources: [
      "gruposymbolfarma.com.br",
      "neilpatel.com/br/blog/qual-o-melhor-horario-para-postar-nas-redes-sociais",
      "own",
    ],
    followUps: [
      { question: "Quantas vezes por semana?", card: "instagram-quantas-vezes" },
      { question: "O que eu posto?", card: "instagram-o-que-postar" },
    ],
  },
  {
    id: "instagram-seguidores",
    answer:
      "Não compre seguidores nem viva atrás deles: conte conversas por semana. Loja de bairro vive bem com poucas centenas de pessoas que moram perto. Para virar venda, cada postagem precisa de três coisas: preço, como pedir e alguém que responda rápido. Sem isso, curtida é só aplauso.",
    steps: [
      "Veja as últimas cinco postagens: todas dizem o preço e como pedir?",
      "Responda hoje a todas as mensagens e comentários parados.",
      "Ponha no balcão um código QR da página e convide quem já compra.",
    ],
    caution:
      "Não compre seguidores: são contas que nunca vão comprar, e atrapalham você a entender os números.",
    link: { kind: "prompt", id: "quem-e-o-meu-cliente" },
    checkedOn: "2026-11-20",
    sources: ["own", "7.3"],
    followUps: [
      { question: "Vale impulsionar?", card: "anuncio-impulsionar" },
      { question: "O que não pode faltar na bio?", card: "instagram-bio" },
      { question: "Posso fazer sorteio?", card: "instagram-sorteio" },
    ],
  },
  {
    id: "instagram-influenciador",
    answer:
      "Vale se o público mora perto e confia na pessoa. Mil seguidores do bairro podem render mais que cem mil espalhados pelo país. Combine por escrito o que ela faz, quando e o que recebe. Deu algo em troca, até um bolo? É publicidade, e a postagem precisa avisar logo no começo: #publi.",
    steps: [
      "Peça os números de cidade e idade de quem segue a pessoa.",
      "Combine uma visita e um código só dela, para contar as vendas.",
      "Escreva o acordo: datas, o que mostra, o valor e o aviso de publicidade.",
    ],
    caution:
      "Publicidade tem de ser reconhecida como tal (CDC, art. 36). Elogio combinado sem aviso pode dar problema para os dois.",
    link: { kind: "prompt", id: "parceria-no-bairro" },
    checkedOn: "2026-11-20",
    sources: ["7.3", "7.5", "F158", "F171", "F172", "own"],
    followUps: [
      { question: "E anúncio pago, vale mais?", card: "anuncio-google-ou-instagram" },
      { question: "Como proponho a parceria?", card: "texto-parceria" },
    ],
  },
  {
    id: "instagram-stories",
    answer:
      "Use os stories para o dia de hoje: o que saiu do forno, o horário que vagou, a última unidade. Eles somem em 24 horas. O que as pessoas sempre perguntam vai para os destaques, que ficam na página: preços, entrega, como pedir, endereço. Peça que respondam o próprio story: a resposta já abre a conversa.",
    steps: [
      "Grave agora um story do balcão com o que tem hoje e o preço.",
      "Termine com um convite: “Responda aqui para reservar”.",
      "Crie três destaques: preços, entrega e como pedir.",
    ],
    caution:
      "Preço velho no destaque é preço anunciado. Revise os destaques quando a tabela mudar.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: [
      "dicionarioatual.com.br/stories",
      "craftyourbrand.marketing/glossary/stories",
      "7.3",
      "own",
    ],
    followUps: [
      { question: "Como faço o link do WhatsApp?", card: "whatsapp-link" },
      { question: "E na página, o que eu posto?", card: "instagram-o-que-postar" },
    ],
  },
  {
    id: "instagram-sorteio",
    answer:
      "Pode, mas só com autorização: sorteio com prêmio para divulgar a loja depende do Ministério da Fazenda (Lei 5.768/1971), e “curta e concorra” costuma entrar nisso. Só empresa em dia com os impostos pode pedir, com semanas de antecedência. Para loja pequena, um mimo igual para todos que compram sai mais simples.",
    steps: [
      "Apague ou pause o sorteio que já anunciou sem autorização.",
      "Troque por algo que todo mundo ganha: um café, um brigadeiro, a segunda unidade.",
      "Se quiser mesmo sortear, veja as regras na Secretaria de Prêmios e Apostas.",
    ],
    caution:
      "Sem autorização há multa e proibição de novas promoções. Rifa e bebida alcoólica como prêmio, nem pensar.",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-24",
    sources: [
      "7.5",
      "chcadvocacia.adv.br",
      "vilaricapromocaocomercial.com.br",
      "istoedinheiro.com.br/?p=2686016",
    ],
    followUps: [
      { question: "Que promoção posso fazer?", card: "preco-combo" },
      { question: "E cartão fidelidade?", card: "cliente-fidelidade" },
    ],
  },
  {
    id: "instagram-ninguem-curte",
    answer:
      "Quase sempre é porque a foto não diz em um segundo o que é, quanto custa e para quem. Mostre uma coisa só, de perto e com luz, escreva o preço na imagem e termine com uma pergunta fácil. E meça mensagens, não curtidas: loja de bairro vende com pouca curtida.",
    steps: [
      "Olhe as três postagens que mais trouxeram mensagem e repita o assunto.",
      "Refaça uma foto perto da janela, com um produto só e o preço.",
      "Responda todo comentário e mande a postagem a quem já compra.",
    ],
    caution: "Não compre curtida nem seguidor: são contas que não compram.",
    link: { kind: "prompt", id: "calendario-de-posts" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "O que postar?", card: "instagram-o-que-postar" },
      { question: "Tenho seguidores e não vendo", card: "instagram-seguidores" },
    ],
  },
  {
    id: "instagram-tiktok",
    answer:
      "Só se você já dá conta do Instagram e gosta de gravar: o vídeo que vai para um serve no outro. Para loja de bairro, o TikTok mostra você a muita gente de longe, que não vem comprar. Vale mais para quem entrega ou envia para outras cidades.",
    steps: [
      "Grave um vídeo curto por semana e publique nos dois, sem marca de um no outro.",
      "Ponha a cidade e como pedir na descrição e na tela.",
      "Depois de dois meses, conte quantos pedidos vieram de lá.",
    ],
    caution: "Uma rede bem cuidada vale mais que três paradas.",
    link: { kind: "prompt", id: "calendario-de-posts" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "Vídeo ou foto?", card: "instagram-reels-ou-foto" },
      { question: "Quantas vezes postar?", card: "instagram-quantas-vezes" },
    ],
  },
  {
    id: "instagram-quem-posta",
    answer:
      "Pode deixar, com três regras escritas: o que pode, o que não pode e quem confere antes. Postou algo errado? Apague, corrija em público se alguém foi enganado e converse em particular. A conta, o e-mail e o telefone ligados a ela têm de ser seus, nunca de quem posta.",
    steps: [
      "Escreva em uma folha: assuntos, jeito de falar, preço sempre conferido.",
      "Peça para ver a postagem antes, pelo menos no primeiro mês.",
      "Confira hoje que e-mail e telefone recuperam a conta.",
    ],
    caution:
      "O que sai no perfil obriga a loja: preço anunciado errado pode ter de ser cumprido (CDC, art. 30).",
    link: { kind: "prompt", id: "regras-de-ia-na-loja" },
    checkedOn: "2026-11-24",
    sources: ["own"],
    followUps: [
      { question: "O que postar?", card: "instagram-o-que-postar" },
      { question: "Não tenho tempo", card: "comecar-sem-tempo" },
    ],
  },
  {
    id: "instagram-roubado",
    answer:
      "Dá para tentar recuperar, e só pelo próprio Instagram: abra instagram.com/hacked e diga que a conta foi invadida. Recebeu e-mail de security@mail.instagram.com sobre a troca do endereço? Toque na opção de reverter. Se trocaram tudo, ele pode pedir um vídeo do seu rosto.",
    steps: [
      "Procure o e-mail de security@mail.instagram.com e desfaça a troca por ele.",
      "Sem esse e-mail, abra instagram.com/hacked, escolha a conta invadida e siga as telas.",
      "Avise os clientes por outro canal que não paguem nada por aquela conta, e registre um boletim de ocorrência.",
    ],
    caution:
      "Não pague a quem promete recuperar, nem passe código. Recuperou? Troque a senha e ative a autenticação em dois fatores. As telas podem ter mudado desde a data destas fontes.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2022-09-30",
    sources: [
      "osul.com.br/instagram-invadido-saiba-como-recuperar-conta-e-aumentar-seguranca",
      "galhardo.adv.br",
      "boainformacao.com.br/2023/11",
      "oscabecasdanoticia.com.br/2023/01",
      "canalconsultapublica.com.br",
    ],
    followUps: [
      { question: "E se foi o WhatsApp?", card: "whatsapp-roubado" },
      { question: "E se foi o perfil do Google?", card: "perfil-roubado" },
    ],
  },
];
