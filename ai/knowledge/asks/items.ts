/**
 * How owners ask about each item, in their own words: indexed beside the item's text, never shown. Words that the
 * item's label has already need no repeating; phrases of one thing stand between commas.
 */
export const itemAsks: Readonly<Record<string, string>> = {
  "info-completas":
    "criar perfil no google, cadastrar a loja, aparecer no google, aparecer no maps, sair no mapa, google meu negócio, ninguém acha minha loja, não apareço na busca, mudei de telefone, mudei de endereço, formas de pagamento, ser encontrado, colocar minha empresa no google, botão de ligar, presença digital, começar do zero, atrair clientes, estacionamento, acessibilidade, atributos, perfil do google, ajuda com o perfil",
  "categorias-otimizadas":
    "qual categoria escolher, categoria errada, ramo do perfil, mudar a categoria, agendar pelo google, botão de agendamento, tipo de negócio no google",
  "descricao-persuasiva":
    "o que escrever na descrição, texto do perfil, apresentar a loja, bio, sobre a empresa, falar do meu negócio, diferencial",
  "horarios-precisos":
    "horário de funcionamento, feriado, férias, aberto ou fechado, mudar o horário, fechado temporariamente, horário de almoço, carnaval, recesso, domingo, sábado",
  "logo-alta-resolucao":
    "logotipo, logomarca, marca, imagem do perfil, foto do perfil, logo borrada",
  "fotos-fachada":
    "foto da frente, foto da fachada, cliente não acha a porta, foto da loja, foto da placa",
  "galeria-produtos":
    "tirar foto do produto, fotografar com celular, foto boa, foto bonita, foto profissional, imagem dos pratos, foto escura, fotos dos serviços",
  "equipe-trabalhando":
    "foto da equipe, foto dos funcionários, autorização de imagem, mostrar quem atende, direito de imagem",
  "estrategias-solicitar":
    "conseguir mais avaliações, pedir avaliação, ganhar estrelas, mais estrelas, aumentar a nota, subir a nota, poucas avaliações, qr code, brinde por avaliação, desconto por avaliação, depoimento no google, ninguém avalia, atrair clientes",
  "respostas-profissionais":
    "como responder avaliação, responder comentário, responder elogio, agradecer avaliação, o que responder, responder estrelas, preciso responder",
  "gestao-crises":
    "reclamação grave, crise, cliente furioso, acusação, avaliação ruim, avaliação negativa, falaram mal, nota baixa, uma estrela, viralizou, cliente reclamou, cliente grosso, cliente mal educado, cliente bravo, xingou, crítica, exposed, acusaram a loja, produto estragado, comida estragada, passou mal",
  "monitoramento-reputacao":
    "avaliação falsa, denunciar avaliação, apagar avaliação, remover avaliação, reclame aqui, avaliação do concorrente, o que falam da loja, reputação, comentário mentiroso, ofensa",
  "posts-regulares":
    "o que postar, com que frequência postar, postar toda semana, postagem no perfil, atualização, novidade, publicar, quantas vezes postar, melhor dia para postar, hashtag, atrair clientes",
  "eventos-datas":
    "ideias para data comemorativa, dia das mães, dia dos pais, natal, black friday, páscoa, dia dos namorados, data comemorativa, promoção, oferta, sorteio, liquidação, evento, carnaval, festa junina, aniversário da loja, volta às aulas, fim de ano",
  "produtos-destaque":
    "cadastrar produtos, mostrar preço, vitrine, catálogo no google, cardápio no google, preço no direct, quanto custa, colocar preço",
  "historias-sucesso":
    "depoimento de cliente, caso de sucesso, contar história, prova social, antes e depois, cliente satisfeito",
  "otimizacao-buscas":
    "aparecer no google, aparecer em primeiro, primeiro lugar, primeira página, topo do google, subir no google, melhorar posição, ranquear, seo, concorrente aparece antes, site, ser achado na busca, aparecer quando procuram, aparecer quando pesquisam, página lenta",
  "palavras-chave-geo":
    "palavra chave, palavras de busca, bairro, perto de mim, o que o cliente digita, termos, clientes da região, aparecer no bairro, aparecer na cidade",
  "consistencia-citacoes":
    "endereço diferente, telefone antigo, endereço errado, waze, apple maps, bing, dados iguais, cadastro em sites, guia comercial, telefone errado no google",
  "link-building":
    "link para o site, parceiros, jornal local, associação comercial, backlinks, indicação de outro site, comprar links",
  "monitoramento-visualizacoes":
    "quantas pessoas viram, visualizações, acessos, alcance do perfil, views, ver resultado do perfil",
  "analise-termos":
    "o que as pessoas pesquisam, termos de pesquisa, como me acham, palavras que usaram",
  "relatorios-desempenho":
    "quantas pessoas ligaram, quantas ligações, métricas, relatório, medir resultado, saber se dá certo, ligações, cliques, de onde vem o cliente, números do perfil, acompanhar, dá resultado, retorno",
  "otimizacao-dados":
    "testar, o que dá certo, melhorar resultado, comparar, mudança no perfil, teste a b, não está dando resultado, muita gente vê e ninguém compra, veem e não compram",
  "gemini-editar-perfil":
    "usar ia na descrição, gemini escrever perfil, texto com inteligência artificial para o perfil",
  "gemini-responder-avaliacoes":
    "ia para responder avaliação, gemini responder comentário, responder cliente com inteligência artificial",
  "gemini-analise-financeira":
    "fluxo de caixa, organizar o caixa, dívidas da loja, quanto sobra, controlar gastos, finanças, lucro, dinheiro, contas do mês, despesas, prejuízo, não sobra dinheiro, planilha, separar dinheiro da empresa, retirada, pró-labore, giro, reserva",
  "gemini-anunciar-google":
    "anunciar no google, google ads, anúncio pago, tráfego pago, propaganda, quanto investir, campanha, vale a pena anunciar, anunciar no bairro, palavra negativa, orçamento diário, patrocinar, verba, impulsionar, negativar palavra",
  "gemini-ativar-delivery":
    "delivery, entrega, ifood, taxa de entrega, retirada, motoboy, pedido online, vender por entrega, link de pedido, começar a entregar, frete",
  "gemini-criar-conteudos":
    "usar ia para escrever post, ideia de post, ideias de conteúdo, criar conteúdo, calendário, legenda, o que postar no instagram, redes sociais, conteúdo para o mês, falta de ideia, story, reels, tiktok, facebook",
  "gemini-responder-emails":
    "e-mail, responder fornecedor, cobrar cliente, cobrança, e-mail difícil, cliente devendo, inadimplente, fiado",
  "gemini-analisar-documentos":
    "resumir documento, ler edital, entender contrato longo, pdf, manual, tabela de fornecedor, muitas páginas, entender rápido, documento do fornecedor",
  "gemini-criar-contratos":
    "contrato, combinado, prestação de serviço, assinar, advogado, acordo por escrito",
};
