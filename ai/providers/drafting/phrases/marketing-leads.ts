/**
 * What an adviser says first where a source leads the plan: the heart of it in a breath, so that the question is
 * answered before the steps begin. By the document's key in ai/knowledge; nothing that its source does not say.
 */
export const leads: Readonly<Record<string, string>> = {
  "teste-de-uma-mudanca":
    "Teste uma mudança só, por quatro semanas, e compare o número de antes com o de depois.",
  "rotina-de-abertura-e-fechamento":
    "Uma lista curta de abertura e outra de fechamento, com quem faz cada coisa, evita que algo seja esquecido.",
  "resumir-documento":
    "Peça um resumo com a página de cada informação e confira no original o que pesa na decisão.",
  "respostas-profissionais":
    "Responda a cada avaliação em poucas frases: agradeça, comente o que a pessoa disse e, se houve problema, ofereça o telefone da loja.",
  "relatorios-desempenho":
    "Junte em uma página por mês os contatos que o perfil trouxe e as vendas do caixa: é assim que se vê se dá resultado.",
  "posts-regulares":
    "Um post por semana basta no perfil: conte o principal na primeira linha, com foto sua e um botão.",
  "plano-com-pouco-dinheiro":
    "Com pouca verba, comece pelo que não custa e ponha dinheiro em uma coisa de cada vez: antes, faça a conta de quantas vendas a mais pagam o gasto.",
  "palavras-chave-geo":
    "Junte o serviço e o lugar como o cliente digita e use essas palavras em frases naturais nos serviços e nos posts, nunca no nome.",
  "otimizacao-buscas":
    "O Google compara a busca com o que o seu perfil informa: descreva cada serviço com as palavras do cliente. Posição na lista gratuita ninguém vende.",
  "ler-numeros-do-perfil":
    "Número sozinho não diz nada: compare com o mês anterior e tire dele uma única coisa para mudar.",
  "gemini-criar-conteudos":
    "Dê ao Gemini o que acontece no mês e peça uma ideia por semana: você tira as fotos, confere e publica.",
  "gemini-anunciar-google":
    "Anuncie um produto ou serviço de cada vez, só nos bairros que você atende, com um orçamento diário pequeno.",
  "eventos-datas":
    "Comece duas ou três semanas antes da data, com uma oferta que você consegue cumprir: preço, prazo e quantidade.",
  "estrategias-solicitar":
    "Quem gostou costuma esquecer: peça na hora, a todos, com o link ou o QR code à mão, e sem dar nada em troca.",
  "descricao-persuasiva":
    "Comece pelo que você faz, para quem e em que bairro, e conte depois o que a loja tem de diferente, sem preço nem telefone.",
  "categorias-otimizadas":
    "A categoria principal é o que a loja mais vende, na opção mais específica da lista; o resto do que você faz entra nas extras. Ela se troca em “Editar perfil”.",
  "calendario-de-posts":
    "Em vez de pensar no assunto a cada dia, monte o mês de uma vez, com o que já acontece na loja: produto novo, bastidor, encomenda, data.",
  "anuncio-na-busca":
    "O texto do anúncio tem tamanho certo: peça os títulos e as descrições já no limite e confira a contagem, porque a IA pode errar ao contar.",
  "analise-termos":
    "O próprio perfil mostra as palavras que as pessoas buscaram antes de ver você: leia a lista uma vez por mês e use três delas.",
  "aula-5#6":
    "Meia hora por semana já dá conta do básico: são seis tarefas de cinco minutos, em um dia de pouco movimento.",
  "aula-5#0":
    "O WhatsApp Business é um aplicativo gratuito para pequenos negócios, e vale usar nele um número só do negócio.",
  "aula-3#2":
    "Deixe no perfil e no site, com as palavras do cliente, o que mais perguntam, como estacionamento e prazo: é dali que saem as respostas.",
  "aula-3#0":
    "O Google olha três coisas: o quanto o perfil combina com a busca, a distância de quem procura e o quanto o negócio é conhecido. Posição na lista gratuita não se compra.",
  "aula-2#3":
    "Marque no perfil só as formas de pagamento que você aceita hoje e desmarque as que deixou de aceitar: quem chega contando com uma delas pode não voltar.",
  "aula-2#2":
    "Não crie outro perfil: confira nome, categoria, endereço e telefone campo por campo, corrija o que estiver errado e só então peça a revisão, se ele foi suspenso.",
  "aula-1#2":
    "Use o nome da placa, igual em todo lugar: bairro, serviço ou slogan a mais quebra a regra do Google e pode causar a suspensão do perfil.",
  "aula-1#0":
    "Faça o caminho do seu cliente: procure no celular, em uma guia anônima, o nome do negócio e depois o que você vende com o bairro, e anote o que falta.",
  "aula-1#1":
    "Comece pelo Perfil da Empresa no Google, que é gratuito: é ele que aparece para quem procura agora. Redes sociais e site vêm depois.",
  "aula-1#3":
    "Não use: para mostrar o local ou o produto, evite banco de imagens e imagem criada por IA. O Google pode remover a foto, e o cliente pode se sentir enganado.",
  "aula-1#4":
    "Desconfie e não passe código nem dinheiro: o perfil não custa nada, e pago é só o anúncio. Desligue e confira o próprio perfil.",
  "aula-1#5":
    "Os dados são do cliente: peça só o que vai usar, diga para que serve e, se a pessoa pedir para ver, corrigir ou apagar um dado, responda.",
  "aula-1#6":
    "O jeito mais fácil é perguntar a cada cliente novo como encontrou você e anotar a origem em quatro colunas, sem nome nem telefone.",
  "aula-2#0":
    "Se outra pessoa controla o perfil, peça a propriedade pelo próprio Google e não crie outro. Se você trabalha em casa e não recebe clientes, esconda o endereço e informe os bairros que atende.",
  "aula-2#1":
    "O vídeo é gravado no celular, dentro do perfil e sem cortes. Quem não tem loja mostra uma rua da região que atende, as ferramentas e o uniforme ou o carro com a marca.",
  "aula-2#4":
    "Treze fotos reais bastam: o logo, a capa, três da fachada, três do interior, três de produtos ou serviços e duas da equipe.",
  "aula-4#0":
    "A IA é boa em rascunho, resumo e lista, mas inventa preço, prazo e elogio com jeito de certeza. Confira tudo antes de usar.",
  "aula-4#1":
    "Pedido vago traz resposta vaga: diga à IA o papel dela, a tarefa, o que só você sabe e o formato, e escreva que ela não pode inventar preço nem prazo.",
  "aula-4#5":
    "Compare nomes, preços, prazos e horários com a realidade e corte toda promessa que você não pode provar: quem publica responde pelo texto.",
  "aula-4#6":
    "Não cole nome completo, CPF, telefone nem dado de saúde de ninguém: revisores podem ler a conversa. Troque por marcas, como CLIENTE A.",
  "aula-5#1":
    "Um catálogo poupa a pergunta repetida: comece com os cinco itens que mais saem, com foto real, preço à vista e descrição curta.",
  "aula-5#2":
    "Marque cada conversa com uma etiqueta e deixe prontas a saudação, a ausência e as respostas rápidas: assim nenhum pedido se perde no meio das mensagens.",
  "aula-5#3":
    "O link é https://wa.me/ seguido, sem espaço, de 55, do DDD e dos nove dígitos. Ele serve no perfil, nas redes e em um código QR no balcão.",
  "aula-5#4":
    "Promoção, só a quem aceitou receber, e sempre com um jeito de sair: muitas denúncias ou um programa de disparo não oficial podem custar o seu número.",
  "aula-5#5":
    "A IA pode escrever o rascunho, mas reclamação, cobrança, saúde e negociação ficam com uma pessoa. Se usar atendimento automático, diga que é automático.",
  "anuncio-nas-redes":
    "Teste mais de um texto e mais de uma foto, com pouco dinheiro, e conte vendas em vez de curtidas.",
  "artesanato-dia-de-feira":
    "Leve uma lista fechada do que vender, preço visível em cada peça e duas folhas para anotar: uma de vendas e uma de encomendas.",
  "artesanato-historia-na-etiqueta":
    "Quem entende o trabalho entende o preço: conte de que a peça é feita, como e em quantas horas.",
  "artesanato-preco-da-peca":
    "Comece pelos custos: material, horas de trabalho, gastos fixos, embalagem e taxas. O preço sai dessa conta.",
  "boas-vindas-whatsapp":
    "Deixe escritas as respostas que você repete, como preço, horário e pagamento, e uma saudação que já diga o principal.",
  "cliente-que-sumiu":
    "Pode chamar de volta, sim, quem aceitou receber suas mensagens: um convite gentil, com um motivo verdadeiro e um jeito simples de sair da lista.",
  "clinica-post-educativo":
    "O post de saúde é um rascunho para o profissional revisar: assina com nome e registro, não promete resultado e não usa caso de paciente.",
  "clinica-preparo-da-consulta":
    "Escreva o preparo em poucos passos, na ordem em que acontecem, só com o que o profissional definiu, e mande um lembrete na véspera.",
  "clinica-resposta-com-sigilo":
    "Não se defenda com o caso: em público, não confirme nem negue que a pessoa foi atendida nem comente o tratamento. Fale de modo geral e ofereça um canal privado.",
  "concorrentes-do-bairro":
    "Ninguém vence em tudo: descubra o que só você faz, ou faz melhor, e mostre isso onde o cliente procura.",
  "conta-do-anuncio":
    "Curtida não paga anúncio: some o que entrou com as vendas que ele trouxe e desconte o gasto, o produto e as taxas.",
  "consistencia-citacoes":
    "Dado antigo continua à vista enquanto ninguém o troca: corrija nome, endereço e telefone em cada lugar, a começar pelo perfil do Google.",
  "email-dificil":
    "Escreva o que houve, o que você quer e até quando, em tom firme e educado, sem ameaçar nem constranger.",
  "equipe-trabalhando":
    "Pode, com autorização por escrito de quem aparece, que diga onde a foto será usada e como pedir a retirada. Combinado de boca não basta.",
  "estoque-minimo":
    "A hora de comprar sai de uma conta: o que vende por dia vezes os dias do fornecedor mais uma folga. Chegou nesse mínimo, compre; acima dele, espere.",
  "fotos-fachada":
    "Mostre o caminho: a frente com a placa, de dia e de noite, e a visão de quem chega pela rua.",
  "galeria-produtos":
    "O celular basta: limpe a lente, use luz natural, perto da janela ou da porta, e arrume o fundo.",
  "gemini-analisar-documentos":
    "A IA resume e mostra a página de cada ponto, mas prazo, valor e multa você confere no original.",
  "gemini-analise-financeira":
    "Ponha o mês no papel: o que entrou e o que saiu em produto, aluguel, contas, taxas e na sua retirada. É aí que se vê para onde o dinheiro vai.",
  "gemini-ativar-delivery":
    "Marque no perfil que você entrega e cole o link que abre a sua loja, e deixe bairros, taxa e prazo claros antes do pedido.",
  "gemini-criar-contratos":
    "Ponha o combinado por escrito: serviço, preço, prazo, pagamento e o que acontece em caso de atraso. A IA organiza o rascunho, e um advogado revisa antes de assinar.",
  "gemini-responder-avaliacoes":
    "A IA prepara o rascunho, e você confere: apague antes o que identifica o cliente e só publique o que aconteceu de fato.",
  "gemini-responder-emails":
    "Um e-mail escrito com raiva pode custar um cliente: parta de um rascunho calmo, com o que você quer e até quando.",
  "gestao-crises":
    "Respire antes de responder: apure em até 24 horas, fale por uma pessoa só e leve o resto para uma conversa privada.",
  "historias-sucesso":
    "Um caso real convence mais do que um elogio genérico: conte o problema, o que você fez e como ficou, com autorização por escrito.",
  "horarios-precisos":
    "Acerte no próprio perfil: o horário de cada dia, com dois períodos se a loja fecha para o almoço, e o especial só para as datas que mudam.",
  "info-completas":
    "Um perfil completo responde por você: preencha todo campo que vale para a loja e confira se o botão de ligar chama você.",
  "link-building":
    "Peça um link a quem já conhece a loja, como fornecedor, associação ou escola que você apoia, e não compre links.",
  "logo-alta-resolucao":
    "O Google mostra a logo em um círculo: use uma imagem quadrada e grande, com o nome longe dos cantos.",
  "mercadinho-lista-vira-pedido":
    "Passe a lista a limpo antes de separar: produto, quantidade e unidade por linha, e pergunte só o que ficou confuso.",
  "mercadinho-menos-perda":
    "Separe o que tem de sair hoje do que pode esperar, dê saída ao primeiro e peça menos na próxima compra.",
  "mercadinho-ofertas-por-quilo":
    "Oferta clara traz o preço com a unidade, por quilo, maço ou pacote, a data final e a quantidade.",
  "monitoramento-reputacao":
    "Denuncie, no menu da avaliação, só o que viola a política do Google, como ofensa ou spam. Discordar da nota não basta: ao resto, responda com calma.",
  "monitoramento-visualizacoes":
    "Ser visto não é o mesmo que vender, e um número só não diz se é bom ou ruim: anote todo mês e compare três meses lado a lado.",
  "oficina-ficha-de-entrada":
    "Anote na chegada, junto com o cliente, o estado, o defeito e os acessórios, com data e assinatura: é o que evita discussão na entrega.",
  "oficina-lembrete-de-revisao":
    "Anote o serviço e a data e avise na hora certa quem aceitou receber: um mês antes e na semana da revisão.",
  "oficina-orcamento-explicado":
    "Não responda só com o valor: mostre o que achou, o que é urgente, o que pode esperar e quanto é peça e quanto é mão de obra.",
  "oferta-sem-exagero":
    "Uma boa oferta diz o que é, por quanto, de quando até quando e em que quantidade. O que você publica, tem de cumprir.",
  "organizar-a-semana":
    "Ponha no papel o que toma o seu tempo e deixe folga para o imprevisto: o que não couber, adie de propósito.",
  "otimizacao-dados":
    "Quando tudo muda junto, não dá para saber o que funcionou: mude uma coisa por vez, espere quatro semanas e compare.",
  "padaria-cafe-para-empresas":
    "Vá até quem decide com uma proposta curta: o que vem no kit, o preço por pessoa, o pedido mínimo, os dias e a forma de pagamento.",
  "padaria-cardapio-de-encomendas":
    "Mande uma lista só, com um item e um preço por linha, a antecedência e o sinal: ela já responde o que todos perguntam.",
  "padaria-post-da-fornada":
    "Diga na primeira linha o que sai e a que horas, com o preço e uma foto sua do balcão.",
  "parceria-no-bairro":
    "Comece por um teste curto: o que cada lado faz, até quando e como vão medir, em um combinado simples.",
  "pet-primeiro-banho":
    "Pergunte antes do banho por idade, saúde, pelo e comportamento e combine as regras por escrito. Com ferida ou doença, primeiro a avaliação de um médico-veterinário.",
  "pet-racoes-pelo-rotulo":
    "Compare pelo custo por dia, e não pelo preço do pacote: a porção diária de cada rótulo muda a conta.",
  "pet-recado-ao-tutor":
    "Conte como foi e o que a equipe viu, sem dar nome de doença nem indicar remédio, e sem assustar o tutor.",
  "plano-em-uma-pagina":
    "Antes de gastar, ponha em uma página o que você faz, para quem, por que escolhem você, como vende, os gastos e os próximos passos.",
  "pos-venda-e-avaliacao":
    "Agradeça, pergunte se deu tudo certo e peça a opinião a todos, sem oferecer nada em troca.",
  "produtos-destaque":
    "Ponha de cinco a dez produtos no perfil, com foto real e o mesmo preço da loja: o cliente decide antes de sair de casa.",
  "projecao-de-12-meses":
    "Projete o caixa mês a mês em três cenários, com os meses fortes e os fracos: ele mostra antes em que mês o dinheiro aperta.",
  "quem-e-o-meu-cliente":
    "Olhe quem já compra: quem é, o que valoriza, o que faz desistir e quando compra. Daí sai como falar com cada um.",
  "regras-de-ia-na-loja":
    "Escreva as regras em uma página e leia com a equipe: o que pode, o que não pode e quem confere. Dado de saúde, CPF e telefone nunca entram na conversa.",
  "resposta-a-avaliacao-suspeita":
    "Responda com calma, sem acusar ninguém, e denuncie só o que viola a política do Google.",
  "resposta-a-critica-injusta":
    "Esclareça os fatos com calma e em poucas frases, sem brigar: quem lê a resposta é o próximo cliente.",
  "resposta-a-critica-justa":
    "Reconheça o incômodo, conte o que já mudou e leve a conversa para o privado.",
  "resposta-a-elogio":
    "Agradeça e retome com suas palavras o que a pessoa elogiou, sem frase pronta.",
  "resposta-a-nota-sem-texto":
    "Agradeça a nota em uma frase curta, sem adivinhar o motivo, e convide a pessoa a contar como foi.",
  "restaurante-descricao-dos-pratos":
    "A cada prato, um nome que o cliente entende, uma descrição curta com o que ele leva, a porção e o preço: só o que é verdade.",
  "restaurante-pedido-atrasado":
    "Diga o que houve, peça desculpas e ofereça a solução que você pode cumprir, sem culpar o cliente nem quem entrega. Depois de resolver, volte a falar.",
  "restaurante-tabela-de-alergenicos":
    "Monte uma tabela por prato, com o que contém e o que pode conter, e confira com a cozinha. Na dúvida, confira o rótulo e não garanta ausência de traços.",
  "roupas-combinacoes-da-arara":
    "Peça parada ganha vida junto de outra: mostre combinações prontas, com o preço de cada peça.",
  "roupas-legenda-com-medidas":
    "A legenda já responde: preço na primeira linha, tecido, tamanhos e medidas em centímetros.",
  "roupas-regra-de-troca":
    "A troca por gosto segue a regra que a loja anuncia, e por isso ela fica escrita e à vista. Defeito e compra a distância têm regra própria: não negue atendimento.",
  "salao-antes-e-depois":
    "Foto de cliente, só com autorização por escrito: onde vai ser publicada e como cancelar depois. E sem prometer o mesmo resultado a outra pessoa.",
  "salao-cuidados-em-casa":
    "Mande as orientações da sua equipe logo depois do serviço, em linhas curtas: o que fazer, o que evitar e quando voltar.",
  "salao-horario-vago":
    "Tenha uma lista de espera de quem aceitou receber aviso e ofereça a hora que vagou: o dia, o serviço que cabe, o preço e até quando responder.",
  "segunda-unidade":
    "Antes do aluguel, faça a conta: a reserva menos a montagem, dividida pelo gasto mensal, diz quantos meses você aguenta sem vender lá.",
  "servicos-em-casa-antes-da-visita":
    "Antes de ir, mande sempre as mesmas perguntas e peça foto ou vídeo do problema: é o que evita perder a viagem.",
  "servicos-em-casa-area-atendida":
    "Quem atende na casa do cliente não mostra o endereço: no perfil, informe os bairros e as cidades que você atende de verdade.",
  "servicos-em-casa-proposta":
    "Ponha por escrito o que está incluído, o que não está, os valores e as datas. Serviço extra, só com novo valor aprovado.",
  "tarefa-para-automatizar":
    "Escolha uma só: a tarefa que mais se repete e menos dá problema se der errado. Comece com o que você já tem no celular e teste por uma semana.",
};
