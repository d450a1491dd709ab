/**
 * How owners ask about each item, in their own words: indexed beside the item's text, never shown. Words that the
 * item's label has already need no repeating; phrases of one thing stand between commas.
 */
export const itemAsks: Readonly<Record<string, string>> = {
  "info-completas":
    "loja nova, ninguém sabe que existo, abri agora, cadastro incompleto, dados da loja no google, criar perfil no google, cadastrar a loja, aparecer no google, aparecer no maps, sair no mapa, google meu negócio, ninguém acha minha loja, não apareço na busca, mudei de telefone, mudei de endereço, formas de pagamento, ser encontrado, colocar minha empresa no google, botão de ligar, presença digital, começar do zero, atrair clientes, estacionamento, acessibilidade, atributos, perfil do google, ajuda com o perfil",
  "categorias-otimizadas":
    "vendo duas coisas diferentes, mudei de ramo, segunda categoria, qual categoria escolher, categoria errada, ramo do perfil, mudar a categoria, agendar pelo google, botão de agendamento, tipo de negócio no google",
  "descricao-persuasiva":
    "descrição do perfil, o que escrever no perfil, apresentação da loja, o que escrever na descrição, texto do perfil, apresentar a loja, bio, sobre a empresa, falar do meu negócio, diferencial",
  "horarios-precisos":
    "mudar o horário de abertura, fechar duas semanas, fechar uns dias, viajar e fechar, abrir mais cedo, fechar mais cedo, avisar que vou fechar, avisar o novo horário, abrir no sábado, abrir aos domingos, horário errado, horário de funcionamento, feriado, férias, aberto ou fechado, mudar o horário, fechado temporariamente, horário de almoço, carnaval, recesso, domingo, sábado",
  "logo-alta-resolucao":
    "trocar o logo, foto redonda do perfil, logo pixelada, logotipo, logomarca, marca, imagem do perfil, foto do perfil, logo borrada",
  "fotos-fachada":
    "foto nova da fachada, reformei a fachada, mudei a pintura da loja, cliente passa direto e não vê a loja, foto da frente, foto da fachada, cliente não acha a porta, foto da loja, foto da placa",
  "galeria-produtos":
    "fotos amareladas, foto com sombra, foto tremida, luz dentro da loja, foto sem modelo, foto de roupa, foto de prato, foto no cabide, fundo da foto, luz da foto, foto de unha, foto de bolo, tirar foto do produto, fotografar com celular, foto boa, foto bonita, foto profissional, imagem dos pratos, foto escura, fotos dos serviços",
  "equipe-trabalhando":
    "mostrar a equipe, foto de quem atende, foto da equipe, foto dos funcionários, autorização de imagem, mostrar quem atende, direito de imagem",
  "estrategias-solicitar":
    "concorrente tem mais avaliações, poucas avaliações, pedir avaliação só para quem gostou, pedir só aos satisfeitos, nota caiu, subir a nota, pedir nota, cliente esquece de avaliar, placa com qr code, cartão pedindo avaliação, conseguir mais avaliações, pedir avaliação, ganhar estrelas, mais estrelas, aumentar a nota, subir a nota, poucas avaliações, qr code, brinde por avaliação, desconto por avaliação, depoimento no google, ninguém avalia, atrair clientes",
  "respostas-profissionais":
    "demorar para responder avaliação, deixei avaliações sem resposta, agradecer avaliação boa, como responder avaliação, responder comentário, responder elogio, agradecer avaliação, o que responder, responder estrelas, preciso responder",
  "gestao-crises":
    "cliente ameaçou processar, cliente gritou na loja, produto estragado, erro grave, recall, cliente fez escândalo, reclamação no reclame aqui, cliente postou vídeo reclamando, viralizou, processo de cliente, cliente bravo, comida estragada, passou mal, reclamação grave, crise, cliente furioso, acusação, avaliação ruim, avaliação negativa, falaram mal, nota baixa, uma estrela, viralizou, cliente reclamou, cliente grosso, cliente mal educado, cliente bravo, xingou, crítica, exposed, acusaram a loja, produto estragado, comida estragada, passou mal",
  "monitoramento-reputacao":
    "errou de loja, avaliou a loja errada, avaliação de outra loja, falando mal de mim, concorrente falando mal, ofensa, xingamento, me xingou, avaliação falsa, denunciar avaliação, apagar avaliação, remover avaliação, reclame aqui, avaliação do concorrente, o que falam da loja, reputação, comentário mentiroso, ofensa",
  "posts-regulares":
    "novidade no perfil, post no google, atualizar o perfil toda semana, o que postar, com que frequência postar, postar toda semana, postagem no perfil, atualização, novidade, publicar, quantas vezes postar, melhor dia para postar, hashtag, atrair clientes",
  "eventos-datas":
    "dia das crianças, dia da mulher, dia do cliente, data especial, quanto tempo antes da data, inauguração, ideias para data comemorativa, dia das mães, dia dos pais, natal, black friday, páscoa, dia dos namorados, data comemorativa, promoção, oferta, sorteio, liquidação, evento, carnaval, festa junina, aniversário da loja, volta às aulas, fim de ano",
  "produtos-destaque":
    "cardápio no perfil, lista de preços, mostrar preço na vitrine, colocar produtos no google, produto no perfil, menu no google, serviços com preço no perfil, cadastrar produtos, mostrar preço, vitrine, catálogo no google, cardápio no google, preço no direct, quanto custa, colocar preço",
  "historias-sucesso":
    "print de elogio, mostrar elogio de cliente, contar a história da loja, depoimento de cliente, caso de sucesso, contar história, prova social, antes e depois, cliente satisfeito",
  "otimizacao-buscas":
    "texto do serviço, site não aparece, aparecer para um serviço, descrever o serviço, aparecer no google, aparecer em primeiro, primeiro lugar, primeira página, topo do google, subir no google, melhorar posição, ranquear, seo, concorrente aparece antes, site, ser achado na busca, aparecer quando procuram, aparecer quando pesquisam, página lenta",
  "palavras-chave-geo":
    "aparecer para quem está perto, vizinhos não conhecem a loja, palavra chave, palavras de busca, bairro, perto de mim, o que o cliente digita, termos, clientes da região, aparecer no bairro, aparecer na cidade",
  "consistencia-citacoes":
    "mudei de endereço, endereço mudou, mudança de loja, telefone mudou, mudei de número, endereço diferente, telefone antigo, endereço errado, waze, apple maps, bing, dados iguais, cadastro em sites, guia comercial, telefone errado no google",
  "link-building":
    "aparecer em outros sites, site da associação, blog da cidade, link para o site, parceiros, jornal local, associação comercial, backlinks, indicação de outro site, comprar links",
  "monitoramento-visualizacoes":
    "quantas visitas o perfil teve, visualizações do perfil, quantas pessoas viram, visualizações, acessos, alcance do perfil, views, ver resultado do perfil",
  "analise-termos":
    "o que o povo digita, como me procuram, buscas que me acharam, o que as pessoas pesquisam, termos de pesquisa, como me acham, palavras que usaram",
  "relatorios-desempenho":
    "pediram rota, quantas rotas, cliques no telefone, cliques no site, saber se melhorou, números caíram, visualizações caíram, caiu o movimento do perfil, saber de onde o cliente veio, quantas pessoas ligaram, quantas ligações, métricas, relatório, medir resultado, saber se dá certo, ligações, cliques, de onde vem o cliente, números do perfil, acompanhar, dá resultado, retorno",
  "otimizacao-dados":
    "seguidores e ninguém compra, muitas curtidas e nenhuma venda, curtem e não compram, testar, o que dá certo, melhorar resultado, comparar, mudança no perfil, teste a b, não está dando resultado, muita gente vê e ninguém compra, veem e não compram",
  "gemini-editar-perfil":
    "usar ia na descrição, gemini escrever perfil, texto com inteligência artificial para o perfil",
  "gemini-responder-avaliacoes":
    "ia para responder avaliação, gemini responder comentário, responder cliente com inteligência artificial",
  "gemini-analise-financeira":
    "calcular o lucro, lucro do mês, margem, quanto ganho, contas da loja, saber se tenho lucro, gasto mais do que ganho, fluxo de caixa, organizar o caixa, dívidas da loja, quanto sobra, controlar gastos, finanças, lucro, dinheiro, contas do mês, despesas, prejuízo, não sobra dinheiro, planilha, separar dinheiro da empresa, retirada, pró-labore, giro, reserva",
  "gemini-anunciar-google":
    "palavra chave negativa, palavra negativa, lance, clique caro, anúncio de pesquisa, anunciar serviço, anunciar no google, google ads, anúncio pago, tráfego pago, propaganda, quanto investir, campanha, vale a pena anunciar, anunciar no bairro, palavra negativa, orçamento diário, patrocinar, verba, impulsionar, negativar palavra",
  "gemini-ativar-delivery":
    "divulgar que agora faço entrega, começamos a entregar, avisar da entrega, fazer entrega, área de entrega, taxa do motoboy, aplicativo de entrega, sair do ifood, pedido para retirar, delivery, entrega, ifood, taxa de entrega, retirada, motoboy, pedido online, vender por entrega, link de pedido, começar a entregar, frete",
  "gemini-criar-conteudos":
    "story que vende, ideias de story, o que falar no vídeo, roteiro de vídeo, emoji na legenda, falta de criatividade, conteúdo da semana, usar ia para escrever post, ideia de post, ideias de conteúdo, criar conteúdo, calendário, legenda, o que postar no instagram, redes sociais, conteúdo para o mês, falta de ideia, story, reels, tiktok, facebook",
  "gemini-responder-emails":
    "responder e-mail, e-mail de cliente, e-mail formal, e-mail, responder fornecedor, cobrar cliente, cobrança, e-mail difícil, cliente devendo, inadimplente, fiado",
  "gemini-analisar-documentos":
    "ler o contrato do aluguel, contrato grande, edital da prefeitura, boletim, regulamento, resumir documento, ler edital, entender contrato longo, pdf, manual, tabela de fornecedor, muitas páginas, entender rápido, documento do fornecedor",
  "gemini-criar-contratos":
    "contrato de serviço, modelo de contrato, sinal, multa por desistência, contrato de festa, contrato de decoração, contrato com cliente, contrato de aluguel de brinquedos, contrato, combinado, prestação de serviço, assinar, advogado, acordo por escrito",
};
