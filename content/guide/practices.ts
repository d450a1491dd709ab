import { practiceLabels } from "./items.ts";
import type { PracticeCard } from "./schema.ts";

export const practices: readonly PracticeCard[] = [
  {
    title: "Editar o perfil",
    item: {
      id: "gemini-editar-perfil",
      label: practiceLabels["gemini-editar-perfil"],
      what: "O Gemini escreve três versões da descrição do seu perfil, só com dados que você informa. Você escolhe uma, corrige e cola no perfil.",
      why: "A descrição explica o que a loja faz antes de a pessoa ligar. Partir de um rascunho é mais fácil do que encarar o campo vazio.",
      steps: [
        "Copie o prompt indicado aqui, cole no aplicativo Gemini e troque os colchetes por dados reais antes de enviar.",
        "Escolha uma das versões e confira se ela tem até 750 caracteres, com o principal logo no começo.",
        "Apague preço, promoção, telefone, link e qualquer elogio que você não possa provar.",
        "Abra seu perfil na Busca, com a conta da empresa, e toque em Editar perfil.",
        "Cole o texto em Descrição, leia em voz alta e salve.",
      ],
      readyWhen: "a descrição nova estiver salva no perfil e cada frase dela for verdade.",
      caution:
        "Não mude nome, endereço nem categoria só porque a IA sugeriu. O nome é o da placa, sem acrescentar bairro nem serviço. Essas mudanças podem pedir nova verificação.",
      prompt: {
        id: "descricao-do-perfil",
        label: "Usar um prompt para escrever a descrição",
      },
    },
  },
  {
    title: "Responder às avaliações",
    item: {
      id: "gemini-responder-avaliacoes",
      label: practiceLabels["gemini-responder-avaliacoes"],
      what: "O Gemini prepara duas respostas para uma avaliação, em tons diferentes. Você escolhe, ajusta e publica.",
      why: "A resposta é pública: quem ainda não conhece a loja também lê. Um rascunho calmo ajuda a não responder de cabeça quente.",
      steps: [
        "Copie a avaliação e apague nome, telefone, número do pedido e tudo o que identifique o cliente.",
        "Cole o texto no aplicativo Gemini e conte o que aconteceu de fato, sem citar nomes.",
        "Peça duas respostas de três a seis frases, uma mais calorosa e outra mais direta.",
        "Confira se a resposta agradece, trata do que foi dito e, em caso de problema, oferece o telefone da loja.",
        "Assine com seu primeiro nome e sua função e publique pelo perfil da empresa.",
      ],
      readyWhen:
        "a resposta estiver publicada, sem dado pessoal e sem promessa que você não possa cumprir.",
      caution:
        "Só perfil verificado responde. Nunca ofereça desconto ou brinde para alguém mudar ou apagar uma avaliação. Em saúde e advocacia, não confirme que a pessoa é paciente ou cliente.",
      prompt: {
        id: "resposta-a-critica-justa",
        label: "Usar um prompt para responder a uma crítica justa",
      },
    },
  },
  {
    title: "Analisar os números do caixa",
    item: {
      id: "gemini-analise-financeira",
      label: practiceLabels["gemini-analise-financeira"],
      what: "Você passa ao Gemini os totais de um mês, sem nomes. Ele agrupa os gastos, mostra as contas e aponta o que merece atenção.",
      why: "Vender bem não quer dizer que sobrou dinheiro. Ver cada gasto ao lado do total ajuda a decidir onde mexer primeiro.",
      steps: [
        "Anote os totais do mês: vendas, custo dos produtos, aluguel, contas, taxas e sua retirada.",
        "Tire nomes, documentos e dados de banco e, no lugar de pessoas, escreva “Cliente A” ou “Fornecedor B”.",
        "Escreva os totais no aplicativo Gemini e peça: “Some os gastos por tipo, calcule quanto sobrou e mostre a fórmula de cada conta.”",
        "Acrescente ao pedido: “Use só os números que informei e, se faltar algum, pergunte antes de calcular.”",
        "Refaça pelo menos uma das contas na calculadora do celular antes de confiar nas outras.",
        "Escolha uma única mudança para o mês seguinte e anote o que você espera dela.",
      ],
      readyWhen:
        "você tiver conferido uma conta na calculadora e escrito uma decisão para o mês seguinte.",
      caution:
        "A IA pode errar a conta com ar de certeza. Não envie extrato, senha nem dado bancário. Imposto e folha de pagamento são assunto para o seu contador.",
    },
  },
  {
    title: "Guia para anunciar na busca do Google",
    item: {
      id: "gemini-anunciar-google",
      label: practiceLabels["gemini-anunciar-google"],
      what: "O anúncio de busca pode aparecer para quem procura o que você vende. O Gemini escreve os textos, e você cria a campanha no Google Ads.",
      why: "Você paga pelo anúncio e precisa cumprir o que ele promete. O Google também recusa texto acima do limite de caracteres.",
      steps: [
        "Escolha um só produto ou serviço e liste os bairros que você realmente atende.",
        "Copie o prompt indicado aqui, cole no aplicativo Gemini e troque os colchetes por dados reais antes de enviar.",
        "Peça 15 títulos de até 30 caracteres e 4 descrições de até 90, com a contagem ao lado.",
        "Confira as contagens, porque a IA pode errar ao contar, e veja se cada texto faz sentido sozinho.",
        "Crie no Google Ads uma campanha de pesquisa com seus bairros, seu horário e um orçamento diário pequeno.",
        "Inclua palavras-chave negativas, como “grátis”, “curso” e “vaga”, para evitar buscas de quem não quer comprar.",
      ],
      readyWhen:
        "a campanha estiver criada, com textos dentro dos limites e promessas que você consegue cumprir.",
      caution:
        "Um dia pode gastar o dobro do orçamento diário; o mês, no máximo 30,4 vezes. Espere algumas semanas para julgar. Anúncio não compra posição no resultado comum: desconfie de quem promete isso. Saúde, álcool e finanças têm regras próprias.",
      prompt: {
        id: "anuncio-na-busca",
        label: "Usar um prompt para escrever o anúncio",
      },
    },
  },
  {
    title: "Guia para ativar o delivery",
    item: {
      id: "gemini-ativar-delivery",
      label: practiceLabels["gemini-ativar-delivery"],
      what: "Ativar o delivery é marcar no perfil que você entrega e colar o link por onde se pede. Nenhum botão cria a entrega: ela continua por sua conta ou por conta do aplicativo.",
      why: "Antes de pedir, a pessoa quer saber se você entrega ali, quanto custa e por onde pedir. Deixar isso claro evita responder à mesma pergunta o dia todo.",
      steps: [
        "Anote as regras da sua entrega: bairros, taxa, prazo, horário e formas de pagamento.",
        "Passe as regras ao Gemini e peça: “Escreva um texto de até 500 caracteres para o cliente, sem mudar nem inventar valor ou prazo.”",
        "Confira cada número e guarde o texto como resposta rápida no WhatsApp Business ou publique como novidade no perfil.",
        "Em seu perfil na Busca, com a conta da empresa, toque em Editar perfil e marque entrega, retirada ou ambas.",
        "Nos links de pedido, cole o endereço que abre a sua loja, e não a página inicial do aplicativo.",
        "Procure sua loja em outro celular e siga o link até a última tela antes de confirmar o pedido.",
      ],
      readyWhen:
        "outra pessoa conseguir achar sua loja, abrir o link e ver a taxa sem precisar perguntar.",
      caution:
        "As opções variam conforme a categoria, e os links pedem perfil verificado. Sem página de pedidos, ponha o link do WhatsApp no contato do perfil. Se houver um link que você não usa, peça a remoção. Taxa e prazo divulgados precisam ser cumpridos.",
    },
  },
  {
    title: "Criar conteúdos",
    item: {
      id: "gemini-criar-conteudos",
      label: practiceLabels["gemini-criar-conteudos"],
      what: "O Gemini monta um calendário de postagens para as próximas quatro semanas. Você tira as fotos, confere os textos e publica.",
      why: "Perfil sem novidade parece loja parada. Com as ideias prontas, você não precisa pensar no assunto do zero toda semana.",
      steps: [
        "Liste o que acontece no mês: produto novo, feriado, encomenda, horário diferente.",
        "Copie o prompt indicado aqui, cole no aplicativo Gemini e troque os colchetes por essa lista e pelos seus dados.",
        "Se vierem ideias demais, peça que ele deixe só uma por semana, que já basta para o perfil.",
        "Confira se a primeira linha de cada texto diz o principal, porque o resto pode aparecer cortado.",
        "Tire fotos reais, sem filtro forte, e peça autorização por escrito a quem aparecer.",
        "Publique a primeira postagem no perfil e marque as outras no calendário do celular.",
      ],
      readyWhen: "houver quatro postagens planejadas e a primeira estiver no ar, com foto sua.",
      caution:
        "Não mostre seu produto nem sua loja com imagem criada por IA. Não publique depoimento inventado nem “o melhor da cidade” sem prova. No perfil, em vez de escrever o telefone, use o botão Ligar.",
      prompt: {
        id: "calendario-de-posts",
        label: "Usar um prompt para montar o calendário",
      },
    },
  },
  {
    title: "Responder a e-mails",
    item: {
      id: "gemini-responder-emails",
      label: practiceLabels["gemini-responder-emails"],
      what: "O Gemini escreve o rascunho de um e-mail difícil: atraso, cobrança, reclamação ou conversa com fornecedor. Você revisa e envia.",
      why: "Um e-mail escrito com pressa ou com raiva pode custar um cliente. Com o rascunho na mão, você escolhe o tom antes de enviar.",
      steps: [
        "Resuma o caso em poucas frases, sem nome completo, documento, endereço nem dado bancário.",
        "Diga ao Gemini o que você quer conseguir, até quando, e o que você não pode oferecer.",
        "Peça duas versões curtas, uma cordial e outra firme, cada uma com o assunto do e-mail.",
        "Copie a versão escolhida para o seu aplicativo de e-mail e complete os nomes ali.",
        "Confira datas e valores, releia como se você fosse receber a mensagem e só então envie.",
      ],
      readyWhen: "o e-mail tiver sido enviado depois de você conferir nomes, datas e valores.",
      caution:
        "O que você promete por escrito pode ser cobrado depois. Não ameace nem constranja quem deve. Se o assunto for processo ou notificação, fale com um advogado antes de responder.",
      prompt: {
        id: "email-dificil",
        label: "Usar um prompt para escrever o e-mail",
      },
    },
  },
  {
    title: "Analisar documentos",
    item: {
      id: "gemini-analisar-documentos",
      label: practiceLabels["gemini-analisar-documentos"],
      what: "Você envia um documento ao Gemini e pede um resumo com a página de cada informação. Depois confere no original o que pesa na decisão.",
      why: "Manual, edital e tabela de fornecedor são longos, e o dia é curto. O resumo mostra onde olhar, mas não substitui a leitura do que importa.",
      steps: [
        "Escolha um documento sem dado pessoal nem segredo, como manual, edital ou tabela de fornecedor.",
        "No aplicativo Gemini, toque no sinal de mais e anexe o PDF ou fotos nítidas das páginas.",
        "Copie o prompt indicado aqui, cole na mesma conversa e peça a página de onde veio cada informação.",
        "Pergunte em seguida: “Quais são os prazos, os valores, as multas e o que eu preciso fazer?”",
        "Abra o original nas páginas citadas e confira cada prazo, valor e multa.",
        "Anote o que ficou sem resposta e pergunte a quem enviou o documento.",
      ],
      readyWhen: "você tiver achado no original cada prazo, valor e multa que o resumo cita.",
      caution:
        "Na conta pessoal, revisores podem ler conversas do Gemini, e apagar depois pode não bastar. Não envie extrato, exame, contrato com nomes nem papel com CPF de alguém.",
      prompt: {
        id: "resumir-documento",
        label: "Usar um prompt para resumir um documento",
      },
    },
  },
  {
    title: "Criar contratos",
    item: {
      id: "gemini-criar-contratos",
      label: practiceLabels["gemini-criar-contratos"],
      what: "O Gemini organiza em um rascunho o que as duas partes combinaram e lista as dúvidas. É um ponto de partida para o advogado, e não um contrato pronto.",
      why: "Combinado de boca costuma virar discussão sobre prazo, preço e quem faz o quê. Chegar ao advogado com tudo anotado poupa o seu tempo e o dele.",
      steps: [
        "Anote o combinado: serviço, preço, prazo, pagamento, garantia e o que acontece em caso de atraso.",
        "Chame as partes de “Contratante” e “Contratado”, sem nome, CPF, CNPJ nem endereço.",
        "Cole no aplicativo Gemini e peça: “Organize como rascunho de contrato em linguagem simples. Não invente cláusula, multa nem lei. Deixe em branco o que faltar.”",
        "Peça depois: “Liste as perguntas que devo levar a um advogado antes de assinar.”",
        "Leia o rascunho com a outra parte e corrija o que não foi combinado.",
        "Leve o rascunho e as perguntas a um advogado e só assine depois da revisão.",
      ],
      readyWhen: "um advogado tiver revisado o rascunho e respondido às suas perguntas.",
      caution:
        "O rascunho não é orientação jurídica e nunca substitui o advogado. A IA pode citar lei errada ou esquecer o que protege você. Não assine nem mande assinar antes da revisão.",
    },
  },
];
