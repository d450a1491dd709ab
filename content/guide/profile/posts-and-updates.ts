import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const postsAndUpdates: ProfileCard = {
  title: "Postagens e atualizações",
  paints: "awning",
  items: [
    {
      id: "posts-regulares",
      label: profileLabels["posts-regulares"],
      what: "Postagem é um aviso curto que aparece no seu perfil, na Busca e no Maps. Ele serve para contar a novidade da semana: produto, serviço ou mudança na loja.",
      why: "Quem acha a loja vê que ela está ativa e ganha um motivo para ligar ou visitar. A postagem ajuda o cliente a decidir, mas sozinho não muda sua posição na busca.",
      steps: [
        "Escolha um dia fixo da semana e ponha um lembrete no celular.",
        "Entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Toque em “Adicionar atualização” e escolha “Novidade” (os nomes podem variar).",
        "Conte o principal na primeira linha, porque o resto fica escondido até a pessoa tocar.",
        "Inclua uma foto tirada na loja e um botão, como “Ligar” ou “Saiba mais”.",
        "Confira preços, datas e nomes antes de publicar.",
      ],
      readyWhen: "o mês tem quatro postagens publicadas, um por semana.",
      caution:
        "Não escreva o telefone no texto, porque a postagem pode ser recusada: use o botão de ligar. Hashtags não ajudam no perfil.",
      prompt: { id: "calendario-de-posts", label: "Usar um prompt para ter ideias de postagens" },
    },
    {
      id: "eventos-datas",
      label: profileLabels["eventos-datas"],
      what: "Oferta e Evento são postagens com começo e fim. Servem para o Dia das Mães, o Natal, a festa do bairro ou o aniversário da loja.",
      why: "Quem encomenda ou compra presente costuma decidir antes da data. Com início e fim marcados, o aviso fica no perfil até o último dia.",
      steps: [
        "Anote na agenda as datas de venda e os feriados dos próximos três meses.",
        "Crie um lembrete para duas ou três semanas antes de cada data.",
        "No dia do lembrete, entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Toque em “Adicionar atualização” e escolha “Oferta” ou “Evento” (os nomes podem variar).",
        "Preencha um título curto, o início, o fim e as condições, como preço e quantidade.",
        "Se a loja abrir em outro horário nesse dia, ajuste também o horário especial.",
      ],
      readyWhen:
        "as datas dos próximos três meses estão na agenda e a primeira delas já está no perfil.",
      caution:
        "O preço, o prazo e as condições que você publica obrigam a loja a cumprir. Sorteio de prêmio costuma precisar de autorização do Ministério da Fazenda, mesmo o do tipo “curta e concorra”.",
      prompt: { id: "oferta-sem-exagero", label: "Usar um prompt para escrever a oferta" },
    },
    {
      id: "produtos-destaque",
      label: profileLabels["produtos-destaque"],
      what: "É a vitrine dentro do perfil. Cada produto tem nome, foto, preço e uma descrição curta.",
      why: "O cliente vê o que você vende e quanto custa antes de sair de casa. Isso poupa mensagens só para perguntar o preço.",
      steps: [
        "Escolha de cinco a dez produtos que você quase sempre tem para vender.",
        "Fotografe cada um com luz natural, sem texto por cima da imagem.",
        "Entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Procure “Produtos” no menu do perfil ou, em alguns ramos, “Cardápio” (os nomes podem variar).",
        "Preencha nome, categoria, preço e descrição e ponha a foto de cada produto.",
        "Crie um lembrete mensal para comparar os preços do perfil com os da loja.",
      ],
      readyWhen:
        "pelo menos cinco produtos estão no perfil, com foto real e o mesmo preço da loja.",
      caution:
        "Não troque o preço por “consulte” ou “chame no privado”. Em produto oferecido pela internet, o preço à vista deve estar legível, junto da foto ou da descrição: é lei.",
    },
    {
      id: "historias-sucesso",
      label: profileLabels["historias-sucesso"],
      what: "É o relato curto de um atendimento que deu certo. Ele conta o problema, o que você fez e um resultado que dá para conferir.",
      why: "Um caso concreto mostra seu trabalho melhor do que um elogio genérico. Quem tem o mesmo problema entende como você pode ajudar.",
      steps: [
        "Escolha um atendimento recente com um resultado que possa ser mostrado ou confirmado.",
        "Explique ao cliente onde a história vai aparecer e peça a autorização por escrito.",
        "Guarde a autorização com a data e o que ela permite: texto, nome ou foto.",
        "Escreva três frases: o problema, o que você fez e como ficou.",
        "Mostre o texto ao cliente e corrija o que ele pedir.",
        "Publique no perfil como “Novidade” (o nome pode variar), com foto real.",
      ],
      readyWhen: "uma história está publicada e a autorização do cliente está guardada.",
      caution:
        "Não invente depoimento nem peça à IA para criar um: isso engana o consumidor. Em áreas como saúde e advocacia, leia antes as regras da sua profissão.",
    },
  ],
};
