import type { AnswerBody } from "../schema.ts";

/** Making the profile on Google and filling it in. */
export const perfilBodies: readonly AnswerBody[] = [
  {
    id: "perfil-criar",
    answer:
      "Procure o nome da loja no Google antes de criar: se ela já aparece, toque em “É proprietário desta empresa?”. Se não aparece, entre em business.google.com e siga as telas. É de graça. O nome de hoje é Perfil da Empresa, e o antigo aplicativo Google Meu Negócio não existe mais.",
    steps: [
      "Pesquise nome, endereço e telefone da loja para ver se já há um perfil.",
      "Crie ou reivindique com um e-mail do negócio, que você não vai perder.",
      "Preencha nome, categoria, endereço ou área, horário, telefone e fotos, e faça a verificação.",
    ],
    caution:
      "Só pode ter perfil quem atende pessoas na loja ou na casa delas. Negócio que só vende pela internet fica de fora.",
    link: { kind: "lesson", id: "aula-2" },
    checkedOn: "2026-11-20",
    sources: ["1.1", "1.2", "1.3"],
    followUps: [
      { question: "Como faço a verificação?", card: "perfil-verificar" },
      { question: "E se eu atendo em casa?", card: "perfil-sem-endereco" },
      { question: "Outra pessoa controla o meu perfil", card: "perfil-duplicado" },
    ],
  },
  {
    id: "perfil-verificar",
    answer:
      "Grave um vídeo só, sem cortes, de um a dois minutos, dentro do próprio perfil. Mostre três coisas: onde fica (rua, número, vizinhos), que o negócio existe (fachada, placa, equipamento) e que você manda ali (abrir a porta, mexer no caixa). Quem escolhe a forma de verificar é o Google, e hoje a mais comum é o vídeo.",
    steps: [
      "Confira se a placa e o perfil têm o mesmo nome.",
      "Ensaie o caminho: rua, número, porta, balcão, área só de quem trabalha ali.",
      "Grave de dia, com internet boa, e espere a resposta, que pode levar alguns dias.",
    ],
    caution:
      "Não mostre dado bancário, número de documento nem rosto de outras pessoas. E não passe código de verificação a ninguém.",
    link: { kind: "lesson", id: "aula-2" },
    checkedOn: "2026-11-20",
    sources: ["1.3", "F17", "F19", "F20", "F21"],
    followUps: [
      { question: "Não tenho loja, o que eu mostro?", card: "perfil-sem-endereco" },
      { question: "Suspenderam o meu perfil", card: "perfil-suspenso" },
    ],
  },
  {
    id: "perfil-nome",
    answer:
      "Só o nome real, igual ao da placa e dos papéis. Serviço, bairro, slogan, telefone ou horário que não fazem parte dele são contra as regras e podem suspender o perfil. As palavras que o cliente busca vão em outros lugares: categoria, serviços, descrição e postagens.",
    steps: [
      "Compare o nome do perfil com o da placa, letra por letra.",
      "Tire o que não está na placa e escreva sem tudo em maiúsculas, salvo sigla.",
      "Leve as palavras que sobraram para a lista de serviços.",
    ],
    caution: "Mudar o nome pode pedir nova verificação. Mude uma vez, e certo.",
    link: { kind: "item", id: "info-completas" },
    checkedOn: "2026-11-20",
    sources: ["1.4", "F04", "F22"],
    followUps: [
      { question: "Então onde ponho as palavras?", card: "perfil-aparecer" },
      { question: "Qual categoria escolho?", card: "perfil-categoria" },
    ],
  },
  {
    id: "perfil-categoria",
    answer:
      "Escolha a principal mais específica que diz o que você é: “Pizzaria”, e não “Restaurante”. Depois some só as que você faz de verdade, até nove. Menos é melhor. A categoria sai de uma lista, não se escreve, e ela decide recursos como cardápio e agendamento.",
    steps: [
      "Pesquise o seu serviço no Maps e veja a categoria dos três primeiros.",
      "Troque a principal pela mais específica que cabe no seu negócio.",
      "Tire as extras que você não faz.",
    ],
    caution:
      "Categoria falsa é motivo de suspensão, e trocar a principal pode pedir nova verificação.",
    link: { kind: "item", id: "categorias-otimizadas" },
    checkedOn: "2026-11-20",
    sources: ["1.4", "1.14", "F22"],
    followUps: [
      { question: "E os serviços, como escrevo?", card: "perfil-produtos" },
      { question: "Como apareço melhor?", card: "perfil-aparecer" },
    ],
  },
  {
    id: "perfil-descricao",
    answer:
      "Diga nos primeiros 250 caracteres o que você faz, para quem e onde: é o que aparece antes do “mais”. O campo aceita 750. Conte depois a história e o que é diferente aí. Preço, promoção e link não entram: promoção vai em postagem.",
    steps: [
      "Escreva a primeira frase como você responde ao telefone: o que faz e onde.",
      "Junte dois fatos que só o seu negócio tem, como o forno a lenha ou os anos no bairro.",
      "Leia em voz alta, corte o elogio vazio e salve em Editar perfil.",
    ],
    caution:
      "O resumo curto ao lado do nome é escrito pelo Google e não se edita. Não prometa o que a loja não cumpre.",
    link: { kind: "item", id: "descricao-persuasiva" },
    checkedOn: "2026-11-20",
    sources: ["1.4", "F24", "F25", "F26"],
    followUps: [
      { question: "Escreve a descrição para mim", card: "texto-descricao-do-perfil" },
      { question: "Que nome eu uso?", card: "perfil-nome" },
    ],
  },
  {
    id: "perfil-aparecer",
    answer:
      "Complete o perfil e peça avaliações a todos: ninguém pode vender nem garantir o primeiro lugar. O Google olha três coisas: relevância (o perfil combina com a busca), distância de quem busca e destaque (o quanto o negócio é conhecido). A distância você não muda; as outras duas, sim.",
    steps: [
      "Preencha tudo: categoria certa, serviços com as palavras do cliente, fotos e horário.",
      "Mande o link de avaliação a todos os clientes desta semana.",
      "Confira se nome, endereço e telefone são iguais no site e nas redes.",
    ],
    caution:
      "Quem promete o primeiro lugar no Maps não tem como cumprir: fora do anúncio, posição não se compra.",
    link: { kind: "lesson", id: "aula-3" },
    checkedOn: "2026-11-20",
    sources: ["1.15", "F67", "F77", "0"],
    followUps: [
      { question: "Como peço avaliações?", card: "cliente-pedir-avaliacao" },
      { question: "Qual categoria escolho?", card: "perfil-categoria" },
      { question: "Em que números eu olho?", card: "perfil-numeros" },
    ],
  },
  {
    id: "perfil-fotos",
    answer:
      "Comece por treze: a logo, a capa, três da fachada, três de dentro, três de produtos e duas da equipe. Use luz do dia, sem filtro forte e sem texto por cima. O arquivo vai em JPG ou PNG, até 5 MB, de preferência com 720 pixels de lado ou mais.",
    steps: [
      "Limpe a lente e fotografe a fachada de onde o cliente chega.",
      "Perto da janela, fotografe os três produtos que mais saem.",
      "Envie as fotos em Editar perfil e veja no celular de outra pessoa como ficou.",
    ],
    caution:
      "Rosto de cliente ou funcionário só com autorização por escrito: uso comercial sem ela gera indenização (Súmula 403 do STJ).",
    link: { kind: "item", id: "galeria-produtos" },
    checkedOn: "2026-11-20",
    sources: ["1.8", "F33", "F34", "F35", "F61"],
    followUps: [
      { question: "Posso usar imagem feita por IA?", card: "ia-imagem-de-produto" },
      { question: "O que eu posto toda semana?", card: "perfil-postagens" },
    ],
  },
  {
    id: "perfil-postagens",
    answer:
      "Vale, e uma por semana basta: foto real, o principal na primeira linha e um botão. Há três tipos: Novidade, Oferta e Evento. A postagem fica até seis meses; oferta e evento, até a data final. Ela não sobe a sua posição sozinha, mas dá motivo para clicar.",
    steps: [
      "Escolha uma coisa desta semana: produto, horário, novidade.",
      "Escreva o principal nos primeiros 100 caracteres.",
      "Ponha foto sua e um botão, como Ligar ou Saber mais, e publique.",
    ],
    caution:
      "Não escreva telefone no texto, porque a postagem pode ser recusada: use o botão Ligar. Hashtag não ajuda aqui.",
    link: { kind: "item", id: "posts-regulares" },
    checkedOn: "2026-11-20",
    sources: ["1.9", "F25", "F26", "F37", "F38"],
    followUps: [
      { question: "Que ideias para este mês?", card: "instagram-o-que-postar" },
      { question: "Faz uma postagem de promoção", card: "texto-promocao" },
    ],
  },
];
