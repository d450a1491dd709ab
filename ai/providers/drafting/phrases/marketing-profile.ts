import type { Pieces } from "../marketing/piece.ts";

/** Of the 24 items of the profile's checklist (content/guide/profile). */
export const profilePieces: Pieces = {
  "info-completas": {
    goal: "deixar o perfil completo no Google",
    today:
      "Entre com a conta Google da empresa, pesquise o nome dela e toque em “Editar perfil”. Se o perfil não for seu, toque em “É proprietário desta empresa?”; se não existir, crie um em business.google.com.",
    week: "Preencha o nome da placa, o telefone, o endereço ou os bairros atendidos, as formas de pagamento e o link do WhatsApp.",
    month:
      "Confira se todo campo que vale para o negócio está preenchido e se o botão de ligar chama você.",
    watch:
      "Use só o nome da placa: acrescentar serviço ou bairro viola a regra do Google e pode suspender o perfil.",
  },
  "categorias-otimizadas": {
    goal: "escolher a categoria mais específica",
    today:
      "Escreva em uma frase o que você mais vende, porque daí sai a categoria principal. Depois, pesquise {busca} no Google Maps e veja a categoria das três primeiras lojas.",
    week: "Em “Editar perfil”, escolha a categoria mais específica da lista e acrescente só o que você faz mesmo.",
    month: "Apague as categorias que não descrevem o negócio.",
    watch:
      "Categoria falsa pode suspender o perfil, e trocar a principal pode pedir nova verificação.",
  },
  "descricao-persuasiva": {
    goal: "escrever uma descrição que explique o que você faz",
    today: "Anote o que você vende, para quem, em que bairro e o que o negócio tem de diferente.",
    week: "Escreva até 750 caracteres, com o mais importante nos primeiros 250, leia em voz alta, corte o exagero e cole em “Descrição”.",
    watch:
      "Preço, promoção, telefone e link ficam fora da descrição: eles têm outro lugar no perfil.",
  },
  "horarios-precisos": {
    goal: "acertar os horários e os feriados",
    today:
      "Em “Editar perfil”, toque em “Horário” e confira cada dia da semana; se fecha para o almoço, cadastre os dois períodos.",
    week: "Abra “Horário especial” e veja os feriados dos próximos 60 dias, inclusive os da sua cidade: marque “Fechado” ou informe o horário certo.",
    month: "Ponha um lembrete no celular para repetir a conferência todo mês.",
    watch: "Em reforma ou pausa longa, use fechado temporariamente, sem apagar o perfil.",
  },
  "logo-alta-resolucao": {
    goal: "pôr uma logo nítida no perfil",
    today:
      "Peça a quem fez a placa ou o cartão a logo quadrada, em PNG ou JPG, como documento ou por e-mail.",
    week: "Em “Adicionar foto”, escolha “Logotipo” e veja se nada importante fica nos cantos, porque o Google mostra um círculo.",
    month: "Confira o resultado no celular de outra pessoa, alguns dias depois.",
    watch: "Imagem enviada como foto pelo WhatsApp perde qualidade.",
  },
  "fotos-fachada": {
    goal: "mostrar a fachada a quem vem pela primeira vez",
    today:
      "Limpe a lente e fotografe de dia, com o sol atrás de você, a frente inteira com a placa e o número.",
    week: "Faça mais duas fotos, uma à noite com a luz acesa e outra da esquina, como quem chega, e envie as três em “Adicionar foto”.",
    watch:
      "Não use imagem de banco nem criada por IA: ela engana quem vem, e o Google pode removê-la.",
  },
  "galeria-produtos": {
    goal: "fotografar bem o que você vende",
    today:
      "Escolha cinco produtos ou serviços que saem sempre e fotografe perto da janela ou da porta, com luz natural e fundo arrumado.",
    week: "De cada produto, faça uma foto de perto e outra que mostre o tamanho, descarte as escuras e tremidas e envie as melhores em “Adicionar foto”.",
    month:
      "Cadastre os preços em “Produtos”, “Serviços” ou “Cardápio”, se o seu perfil tiver uma dessas áreas.",
    watch:
      "Não escreva preço, telefone nem promoção sobre a foto e, se um cliente aparece, peça autorização por escrito.",
  },
  "equipe-trabalhando": {
    goal: "mostrar quem atende, com autorização",
    today:
      "Explique à equipe onde as fotos vão aparecer e aceite o “não” de quem preferir ficar fora.",
    week: "Recolha a autorização assinada, fotografe as pessoas em ação, com boa luz, e envie pelo menos duas fotos ao perfil.",
    watch: "Usar a imagem de alguém para vender, sem autorização, pode gerar indenização.",
  },
  "estrategias-solicitar": {
    goal: "pedir avaliações a todos, sem oferecer nada em troca",
    today:
      "Abra o perfil, toque em “Ler avaliações” e em “Pedir avaliações”, copie o link e abra no celular de outra pessoa para conferir.",
    week: "Imprima o QR code para o balcão e salve no WhatsApp Business uma mensagem curta: agradeça a compra, peça uma opinião sincera e cole o link.",
    month:
      "Faça disso um costume: a mesma mensagem vai depois da compra, sem escolher só os satisfeitos.",
    watch:
      "Não ofereça desconto nem brinde e não peça só a quem gostou: o Google proíbe as duas coisas.",
  },
  "respostas-profissionais": {
    goal: "responder a cada avaliação com calma",
    today:
      "Toque em “Ler avaliações” e comece pelas que estão sem resposta: agradeça e comente o ponto que a pessoa citou, em três a seis frases.",
    week: "Onde houve problema, diga o que foi ou será feito e ofereça o telefone da loja. Assine com seu primeiro nome e sua função.",
    month: "Daí em diante, responda em até dois dias úteis.",
    watch: "Não cite nome completo, pedido, doença nem dívida de ninguém.",
  },
  "gestao-crises": {
    goal: "tratar a reclamação com um roteiro",
    today:
      "Leia a reclamação até o fim, guarde uma captura de tela e apure em até 24 horas: ouça quem atendeu e confira o pedido, o comprovante e as mensagens.",
    week: "Responda com calma: reconheça o ponto, diga o que será feito e ofereça o telefone da loja, para resolver em conversa privada.",
    month: "Corrija a causa e deixe à mão uma folha com os passos e quem responde pela loja.",
    watch:
      "Não ameace processo, não acuse a pessoa e não peça mudança de nota em troca da solução.",
  },
  "monitoramento-reputacao": {
    goal: "acompanhar o que falam da loja",
    today:
      "Ligue os avisos de novas avaliações. No menu da avaliação, denuncie só o que viola a política do Google, como ofensa ou spam.",
    week: "Marque na agenda dois horários fixos por semana para ler as avaliações e pesquise o nome da loja no Reclame Aqui.",
    month:
      "Anote a nota, o número de avaliações e os assuntos que se repetiram e escolha um deles para corrigir.",
    watch: "Discordar de uma nota baixa não é motivo de denúncia.",
  },
  "posts-regulares": {
    goal: "publicar uma novidade por semana",
    today:
      "Escolha um dia fixo da semana, ponha um lembrete no celular e tire na loja a foto do primeiro post.",
    week: "No perfil, toque em “Adicionar atualização” e em “Novidade”, conte o principal na primeira linha e inclua um botão, como “Ligar” ou “Saiba mais”.",
    month: "Chegue a quatro posts no mês e confira preços, datas e nomes antes de cada um.",
    watch:
      "Não escreva o telefone no texto do post, porque ele pode ser recusado: use o botão de ligar.",
  },
  "eventos-datas": {
    goal: "preparar as datas de venda com antecedência",
    today:
      "Anote na agenda as datas de venda dos próximos três meses e crie um lembrete para duas ou três semanas antes de cada uma.",
    week: "No perfil, toque em “Adicionar atualização”, escolha “Oferta” ou “Evento” e preencha um título curto, o início, o fim e as condições, como preço e quantidade.",
    month: "Se a loja abrir em outro horário nesse dia, ajuste também o horário especial.",
    watch: "O preço, o prazo e as condições que você publica obrigam a loja a cumprir.",
  },
  "produtos-destaque": {
    goal: "mostrar seus produtos com foto e preço",
    today:
      "Escolha de cinco a dez produtos que você quase sempre tem e fotografe cada um com luz natural, sem texto por cima.",
    week: "Procure “Produtos” ou “Cardápio” no perfil e preencha nome, categoria, preço e descrição de cada produto.",
    month: "Crie um lembrete mensal para comparar os preços do perfil com os da loja.",
    watch:
      "Não troque o preço por “consulte”: na internet, o preço à vista deve estar legível junto da foto ou da descrição.",
  },
  "historias-sucesso": {
    goal: "contar a história de um cliente real",
    today:
      "Escolha um atendimento recente com um resultado que possa ser mostrado e peça ao cliente a autorização por escrito.",
    week: "Escreva três frases (o problema, o que você fez e como ficou), mostre o texto ao cliente e publique como “Novidade”, com foto real.",
    watch: "Não invente depoimento nem peça à IA para criar um: isso engana o consumidor.",
  },
  "otimizacao-buscas": {
    goal: "descrever seus serviços com as palavras do cliente",
    today: "Anote até dez serviços ou produtos, com as palavras que o cliente usa no balcão.",
    week: "Em “Editar perfil”, cadastre cada serviço em “Serviços”, “Produtos” ou “Cardápio”, com uma descrição curta: o que inclui e para quem é.",
    month:
      "Se você tem site, abra-o no celular sem Wi-Fi e veja se ele carrega depressa e se o telefone abre a ligação.",
    watch:
      "A posição nos resultados gratuitos não está à venda: se alguém oferecer isso, não pague e não assine.",
  },
  "palavras-chave-geo": {
    goal: "usar as buscas do seu bairro",
    today:
      "Anote no celular os cinco serviços ou produtos que você mais vende e junte a cada um o lugar: {busca}.",
    week: "Digite o começo de cada busca no Google, veja o que ele sugere e use as três principais em serviços, posts ou páginas do site, em frases naturais.",
    month: "Complete 15 buscas e marque na lista onde cada uma já foi usada.",
    watch:
      "Nunca acrescente essas palavras ao nome da empresa: isso pode levar à suspensão do perfil.",
  },
  "consistencia-citacoes": {
    goal: "deixar nome, endereço e telefone iguais em todo lugar",
    today: "Anote o nome da placa, o endereço completo e o telefone, do jeito que vai usar sempre.",
    week: "Liste oito lugares, como Google, Instagram, Facebook, Waze e Mapas da Apple, e corrija neles o que estiver diferente do nome, do endereço e do telefone anotados.",
    month:
      "Pesquise no Google o telefone atual e os antigos, para achar cadastros esquecidos, e anote a data da conferência.",
    watch: "No Google, mudar o endereço exige nova verificação.",
  },
  "link-building": {
    goal: "conseguir links de parceiros reais",
    today: "Liste fornecedores, associações, escolas e eventos com os quais a loja já tem relação.",
    week: "Escolha três parceiros que tenham site, conte em uma mensagem curta o que vocês fazem juntos e envie o link do seu site ou do seu perfil.",
    month:
      "Quando publicarem, abra o link, confira se ele leva à página certa e anote o parceiro e a data.",
    watch: "Não compre links: isso vai contra as regras da busca do Google.",
  },
  "monitoramento-visualizacoes": {
    goal: "acompanhar as visualizações do perfil",
    today: "Escolha um dia fixo do mês, depois do dia 5, e ponha um lembrete no celular.",
    week: "Em “Desempenho”, escolha o mês passado inteiro e anote as visualizações, com o que houve de diferente ao lado.",
    month: "Com três meses anotados, compare e escreva se o número subiu, caiu ou ficou igual.",
    watch: "Visualização não é venda nem posição na busca.",
  },
  "analise-termos": {
    goal: "aproveitar as palavras que as pessoas buscaram",
    today: "Em “Desempenho”, procure a parte de pesquisas e copie até dez dos termos mais usados.",
    week: "Marque os termos que falam de algo que você faz e que o perfil ainda não conta e crie um serviço, um produto ou um post para três deles.",
    month: "Guarde a lista com o nome do mês e compare com a do mês seguinte.",
    watch: "Não cadastre o que você não faz só porque o termo aparece.",
  },
  "relatorios-desempenho": {
    goal: "medir o que traz contato e venda",
    today: "Comece a perguntar a quem compra pela primeira vez como achou a loja e anote.",
    week: "Em “Desempenho”, anote ligações, rotas, cliques no site e mensagens do mês passado inteiro.",
    month:
      "Escreva ao lado o total de vendas e termine com três frases: o que subiu, o que caiu e o que você vai fazer.",
    watch: "Um toque em “Ligar” ou em “Rotas” mostra interesse, não venda.",
  },
  "otimizacao-dados": {
    goal: "testar uma mudança por vez",
    today: "Escolha um número para melhorar, como ligações, e anote o das últimas quatro semanas.",
    week: "Faça uma só mudança, como fotos novas dos produtos, e anote o dia.",
    month:
      "Quatro semanas depois, compare os dois períodos e decida se vai manter, desfazer ou testar outra coisa.",
    watch:
      "Não teste com nome, endereço ou categoria: mudar esses dados pode pedir nova verificação.",
  },
};
