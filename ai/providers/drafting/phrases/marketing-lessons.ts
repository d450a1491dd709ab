import type { Pieces } from "../marketing/piece.ts";

/** Of the sections of the five lessons (content/course/lesson-N/text.ts); keys as in ai/knowledge. */
export const lessonPieces: Pieces = {
  "aula-1#0": {
    goal: "ver o seu negócio com os olhos de quem procura",
    today:
      "Abra uma guia anônima e procure o nome do negócio e a cidade. Depois procure {busca}, sem o nome da loja.",
    week: "Anote o que está certo, o que está errado e o que não aparece e corrija primeiro o telefone e o horário.",
  },
  "aula-1#1": {
    goal: "começar pelo Perfil da Empresa no Google",
    today:
      "Comece pelo Perfil da Empresa no Google, que é gratuito e serve a quem procura agora: entre com a conta do negócio, na Busca ou no Maps.",
    week: "Dê um papel a cada canal: redes sociais para quem já conhece você, WhatsApp para fechar o pedido e site para explicar com calma, mais tarde.",
  },
  "aula-1#2": {
    goal: "usar o mesmo nome em todo lugar",
    today:
      "Escreva uma vez a ficha oficial do negócio, com o nome da placa, sem bairro, serviço ou slogan.",
    week: "Confira a ficha no perfil, no Instagram, no Facebook, no WhatsApp, nos aplicativos de entrega, no cartão e na sacola.",
    watch: "Palavra a mais no nome quebra a regra do Google e pode causar a suspensão do perfil.",
  },
  "aula-1#3": {
    goal: "tirar com o celular fotos que mostram a verdade",
    today: "Limpe a lente, use luz natural e mostre o que a pessoa vai encontrar.",
    week: "Fotografe a fachada, o interior e os produtos que existem hoje; a equipe, só com autorização por escrito.",
    watch: "Evite banco de imagens e imagem criada por IA para mostrar o local ou o produto.",
  },
  "aula-1#4": {
    goal: "se proteger de quem se diz do Google",
    today:
      "Não pague, não assine e não passe código de verificação. Desligue e confira o próprio perfil.",
    week: "Se houve cobrança, registre boletim de ocorrência e procure o Procon.",
    watch: "Aparecer na Busca e no Maps não custa nada: pago é só o anúncio.",
  },
  "aula-1#5": {
    goal: "cuidar bem dos dados dos clientes",
    today:
      "Guarde o celular com senha e o caderno fora da vista. Peça só o dado que vai usar: para uma encomenda, nome e telefone costumam bastar.",
    week: "Diga para que serve o dado e mande promoção só a quem aceitou receber, até a pessoa pedir para parar.",
    month: "Apague os dados que não usa mais.",
  },
  "aula-1#6": {
    goal: "saber de onde vem cada cliente",
    today:
      "Em um caderno ou planilha, crie quatro colunas: data, de onde veio, o que queria, comprou ou não.",
    week: "Pergunte a cada cliente novo “Como você encontrou a gente?” e, ao fim de sete dias, some os clientes e as vendas de cada origem.",
    month: "Compare com o mês seguinte: uma semana não prova nada, mas é o ponto de partida.",
  },
  "aula-2#0": {
    goal: "criar ou pedir o seu perfil no Google",
    today:
      "Entre na conta Google do negócio e procure o nome dele. Se já aparece, toque na opção que pergunta se você é o proprietário; se não aparece, abra business.google.com e comece o cadastro.",
    week: "Se trabalha em casa e não recebe clientes, esconda o endereço e informe os bairros ou as cidades que atende.",
    watch: "Cada local tem um perfil só: o duplicado pode causar suspensão.",
  },
  "aula-2#1": {
    goal: "verificar o perfil por vídeo",
    today: "Faça o trajeto do vídeo uma vez sem gravar e guarde papéis com dados.",
    week: "Grave no próprio perfil, sem cortes, de um a dois minutos. Com loja: rua, número, fachada com a placa, porta aberta com a chave e área da equipe. Sem loja: rua da região que atende, ferramentas e uniforme ou carro com a marca.",
    month: "Envie e espere, porque a análise pode levar alguns dias.",
    watch: "Esconda dados bancários, números de documentos e o rosto de outras pessoas.",
  },
  "aula-2#2": {
    goal: "acertar os campos do perfil um por um",
    today:
      "Procure o nome do negócio no Google com a conta da empresa, toque em Editar perfil e confira nome da placa, categoria, telefone e horário.",
    week: "Complete formas de pagamento, descrição, produtos ou serviços e o link do WhatsApp.",
    watch: "Evite muitas mudanças seguidas; trocar o endereço exige nova verificação.",
  },
  "aula-2#3": {
    goal: "informar horários, feriados e pagamento",
    today:
      "Preencha o horário normal e depois o horário especial de cada feriado dos próximos dois meses, inclusive os da sua cidade.",
    week: "Em pagamento, marque só o que você aceita hoje.",
  },
  "aula-2#4": {
    goal: "reunir o conjunto mínimo de fotos",
    today: "Comece pelo logo, pela capa e por três fotos da fachada.",
    week: "Complete com três fotos do interior, três de produtos ou serviços e duas da equipe: treze fotos reais bastam.",
  },
  "aula-2#5": {
    prompt: "pos-venda-e-avaliacao",
    goal: "pedir avaliações sem oferecer nada em troca",
    today:
      "Na parte de avaliações do perfil, copie o link de pedir avaliações e guarde no celular.",
    week: "Peça a todos os clientes, com o código QR no balcão ou na mensagem depois da venda.",
    watch: "É proibido dar desconto ou brinde por uma avaliação e escolher só quem saiu contente.",
  },
  "aula-2#6": {
    prompt: "resposta-a-critica-justa",
    goal: "responder à avaliação, boa ou ruim",
    today:
      "Escreva de três a seis frases: agradeça, cite o ponto que a pessoa levantou e diga o que foi feito ou será feito.",
    week: "Se houve problema, convide para falar pelo telefone da loja e assine com seu primeiro nome e seu cargo.",
    watch: "Não mostre dados do cliente, não ameace com processo e não ofereça brinde.",
  },
  "aula-3#0": {
    goal: "cuidar do que conta na busca local",
    today:
      "Pesquise {busca} e confira se a categoria e os serviços do perfil combinam com essa procura.",
    week: "Fortaleça o destaque da loja: peça avaliações a todos os clientes e veja como ela é citada em outros sites.",
    watch: "A posição na lista gratuita não se compra: desconfie de quem promete isso.",
  },
  "aula-3#1": {
    goal: "montar a lista de termos do seu cliente",
    today:
      "Escute o balcão e releia as mensagens. Combine serviço, lugar e detalhe, como “urgente” ou “preço”.",
    week: "Chegue a quinze termos e ponha no alto os que trazem quem quer comprar hoje.",
  },
  "aula-3#2": {
    goal: "pôr cada termo no lugar certo",
    today:
      "Cadastre no perfil um item para cada serviço, com as palavras do cliente e uma descrição curta.",
    week: "Use um ou dois termos na descrição, em frases naturais. Se tiver site, faça uma página por serviço, se houver o que contar.",
    month:
      "Deixe no perfil ou no site a resposta ao que mais perguntam, como estacionamento e prazo.",
  },
  "aula-3#3": {
    goal: "seguir o plano de busca do seu ramo",
    today: "Escreva quatro coisas do seu ramo: categoria, termos, o que informar e o cuidado.",
    week: "Use os termos nos serviços e na descrição do perfil e informe o que ainda falta.",
  },
  "aula-3#4": {
    goal: "seguir o plano de busca do seu ramo",
    today: "Escreva quatro coisas do seu ramo: categoria, termos, o que informar e o cuidado.",
    week: "Use os termos nos serviços e na descrição do perfil e informe o que ainda falta.",
  },
  "aula-3#5": {
    prompt: "parceria-no-bairro",
    goal: "ser citado também fora do perfil",
    today:
      "Confira nome, endereço e telefone nas redes sociais, no Waze, nos mapas da Apple e no Bing.",
    week: "Procure parceiros reais, como fornecedor, associação do bairro ou escola que você apoia, e peça que citem o negócio no site deles, com link.",
    watch: "Não compre links.",
  },
  "aula-3#6": {
    prompt: "ler-numeros-do-perfil",
    goal: "ler os números do perfil uma vez por mês",
    today:
      "Abra os números do perfil e anote visualizações, termos de pesquisa, ligações, rotas e cliques no site.",
    week: "Ponha ao lado as vendas do caixa, porque o painel não mostra posição, concorrente nem venda.",
    month: "Mude uma coisa por vez, espere quatro semanas e compare com as quatro anteriores.",
  },
  "aula-4#0": {
    goal: "usar a IA como ajudante, sempre com conferência",
    today:
      "Peça à IA algo que ela faz bem, como um rascunho, um resumo ou uma lista que você já precisa escrever.",
    week: "Confira tudo antes de usar, porque ela inventa preço, prazo e elogio que ninguém fez.",
  },
  "aula-4#1": {
    goal: "escrever um pedido claro para a IA",
    today:
      "Monte o pedido em quatro partes: persona, tarefa, contexto e formato. A tarefa, um verbo e o resultado, não pode faltar.",
    week: "Dê o contexto que só você sabe, como público, bairro e horário, e acrescente: “Se faltar algo, pergunte.”",
  },
  "aula-4#2": {
    goal: "organizar semana, documentos e e-mails com a IA",
    today: "Liste suas tarefas e diga à IA quanto tempo livre você tem por dia.",
    week: "Peça uma tabela com no máximo duas tarefas por dia e que ela diga o que adiar se algo não couber.",
  },
  "aula-4#3": {
    prompt: "resposta-a-critica-justa",
    goal: "escrever mensagens e respostas com a IA",
    today: "Conte à IA o que aconteceu de verdade, sem dados do cliente, e diga quem assina.",
    week: "Peça duas respostas com limite de palavras e sem brinde e confira antes de enviar.",
  },
  "aula-4#4": {
    prompt: "calendario-de-posts",
    goal: "divulgar com textos no tamanho certo",
    today: "Escolha um produto e anote o que só você sabe: hora, público e limites.",
    week: "Peça três postagens com o essencial nos primeiros 100 caracteres. Em anúncio na Busca, cada título tem até 30 e cada descrição, até 90.",
    watch: "Confira o tamanho no campo do anúncio, porque a IA conta mal.",
  },
  "aula-4#5": {
    goal: "conferir o texto antes de publicar",
    today:
      "Compare nomes, preços, prazos e horários com a realidade e corte promessa, depoimento ou número que você não pode provar.",
    week: "Leia em voz alta e troque o que você não diria. Depois, peça ajustes, como “Mais curto” ou “Use palavras de balcão”.",
  },
  "aula-4#6": {
    prompt: "regras-de-ia-na-loja",
    goal: "proteger dados ao usar a IA",
    today:
      "Não cole na conversa nome completo, CPF, telefone, endereço, dados de saúde, senhas nem dados bancários de ninguém.",
    week: "Antes de enviar, troque cada dado por uma marca, como CLIENTE A e TELEFONE.",
  },
  "aula-5#0": {
    goal: "instalar e preencher o WhatsApp Business",
    today:
      "Instale o WhatsApp Business pela loja oficial de aplicativos, com um número do negócio: ele é gratuito.",
    week: "Preencha o nome da placa, o endereço, o horário e a descrição e use como foto o mesmo logo do perfil no Google.",
    watch: "Não passe a ninguém o código que chega para confirmar o número.",
  },
  "aula-5#1": {
    goal: "montar o catálogo do WhatsApp",
    today: "Escolha os cinco itens que mais saem e tire uma foto real de cada um, com boa luz.",
    week: "No catálogo, cadastre o nome que o cliente usa, o preço à vista e uma descrição curta: peso, tamanho, prazo de encomenda.",
    month: "Oculte o item em falta até ele voltar.",
    watch: "Anunciar um produto e dizer o preço só no privado é contra a lei.",
  },
  "aula-5#2": {
    prompt: "boas-vindas-whatsapp",
    goal: "pôr ordem nas conversas do WhatsApp",
    today:
      "Grave a saudação e a mensagem de ausência, com os dias e o horário em que você responde.",
    week: "Crie respostas rápidas, chamadas com “/”, para endereço, horário, pagamento e prazo, e quatro etiquetas: novo pedido, falta pagar, pronto para retirar e pós-venda.",
    month: "No fim de cada dia, olhe quem ainda está em “falta pagar” ou sem etiqueta.",
  },
  "aula-5#3": {
    goal: "criar o link que abre a conversa no WhatsApp",
    today:
      "Escreva https://wa.me/ e, sem espaço, 55, o DDD e os nove dígitos do celular. Abra o link em outro celular e veja se a conversa certa aparece.",
    week: "No perfil, toque em editar, procure o contato por chat, cole o link e salve. Depois, cole nas redes sociais.",
    watch: "Não use zero inicial, sinal de mais, traço nem parênteses no link.",
  },
  "aula-5#4": {
    prompt: "cliente-que-sumiu",
    goal: "enviar promoções só a quem aceitou receber",
    today:
      "Separe quem aceitou receber promoções e termine cada mensagem com uma saída: “Para não receber mais, responda SAIR.”",
    week: "Antes de usar a lista de transmissão comercial, veja no aplicativo o valor do envio, que pode ser cobrado por mensagem.",
    watch:
      "Muitas denúncias, muitos bloqueios ou um programa de disparo não oficial podem custar o seu número.",
  },
  "aula-5#5": {
    prompt: "boas-vindas-whatsapp",
    goal: "atender com a ajuda da IA",
    today: "Dê à IA o cardápio, os prazos e as regras e peça que ela escreva as respostas rápidas.",
    week: "Confira preço, dia e horário antes de enviar. Reclamação, cobrança, saúde e negociação ficam com uma pessoa.",
    watch: "Se usar atendimento automático, diga que é automático e ofereça alguém da equipe.",
  },
  "aula-5#6": {
    prompt: "organizar-a-semana",
    goal: "cuidar do negócio em meia hora por semana",
    today: "Escolha um dia de pouco movimento e ponha o lembrete no celular.",
    week: "São seis tarefas de cinco minutos: responder às avaliações novas, conferir horário e feriados, acertar preços do catálogo, dar retorno às conversas paradas, fazer uma postagem e anotar ligações e vendas.",
    month: "Compare as quatro semanas e escolha uma só coisa para mudar.",
  },
};
