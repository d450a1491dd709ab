/** How owners ask for what a prompt writes, where its title and tags do not say it; see items.ts. */
export const promptAsks: Readonly<Record<string, string>> = {
  "calendario-de-posts":
    "o que postar no instagram, postar no insta, ideias de post, conteúdo para redes sociais, cronograma de postagens, facebook, story, reels, tiktok",
  "plano-com-pouco-dinheiro":
    "pouco dinheiro, divulgar de graça, sem verba, divulgação barata, atrair clientes, mais clientes, vender mais, movimento fraco, loja vazia, plano de marketing, aumentar as vendas, divulgar minha loja, onde investir, panfleto, propaganda, chamar atenção, ser lembrado, influencer, influenciador, carro de som, outdoor, faixa, cartaz",
  "descricao-do-perfil": "bio, apresentação da empresa, texto sobre a empresa",
  "anuncio-na-busca":
    "google ads, propaganda no google, tráfego pago, anunciar no google, títulos de anúncio",
  "anuncio-nas-redes":
    "anunciar no instagram, anunciar no facebook, impulsionar publicação, meta ads, tráfego pago, propaganda no instagram, turbinar publicação",
  "oferta-sem-exagero":
    "promoção, desconto, liquidação, black friday, cupom, combo, queima de estoque, oferta relâmpago, ticket médio, vender mais para o mesmo cliente",
  "ler-numeros-do-perfil":
    "entender métricas, relatório do perfil, visualizações, o que os números dizem",
  "conta-do-anuncio":
    "vale a pena anunciar, anúncio deu lucro, roi, roas, cac, custo por cliente, quanto investir em anúncio, retorno do anúncio, anúncio não dá resultado, impulsionar, taxa de conversão, ponto de equilíbrio",
  "teste-de-uma-mudanca": "teste a b, o que dá mais certo, testar",
  "boas-vindas-whatsapp":
    "mensagem automática, saudação, resposta pronta, mensagem de ausência, atender no whatsapp",
  "pos-venda-e-avaliacao":
    "mensagem depois da compra, agradecer o cliente, pedir avaliação, fidelizar, pós venda, pesquisa de satisfação, opinião do cliente, mensagem de aniversário",
  "cliente-que-sumiu":
    "cliente não volta, recuperar cliente, trazer cliente de volta, cliente antigo, reconquistar, fidelizar, fidelidade, clientes sumiram, reativar, programa de pontos, cartão fidelidade, some depois do orçamento, não respondeu o orçamento",
  "resposta-a-elogio": "responder elogio, agradecer avaliação, cinco estrelas",
  "resposta-a-critica-justa":
    "avaliação ruim, avaliação negativa, cliente reclamou com razão, desculpas",
  "resposta-a-critica-injusta":
    "avaliação mentirosa, cliente mentiu, reclamação injusta, avaliação negativa injusta",
  "resposta-a-nota-sem-texto": "só deu estrela, nota sem comentário, uma estrela sem texto",
  "resposta-a-avaliacao-suspeita":
    "avaliação falsa, avaliação do concorrente, denunciar, fake, perfil falso",
  "organizar-a-semana": "sem tempo, agenda, tarefas, prioridade, rotina",
  "resumir-documento": "ler pdf, edital, contrato longo",
  "email-dificil":
    "cobrar cliente, cliente não paga, fiado, negociar com fornecedor, e-mail de cobrança, inadimplência",
  "concorrentes-do-bairro":
    "concorrente, concorrência, concorrente mais barato, me diferenciar, comparar preço, abriu uma loja igual",
  "quem-e-o-meu-cliente":
    "público-alvo, persona, para quem vender, cliente ideal, público certo, o que o cliente quer",
  "plano-em-uma-pagina": "plano de negócio, abrir um negócio, começar um negócio, abrir loja",
  "projecao-de-12-meses": "projeção, caixa do ano",
  "rotina-de-abertura-e-fechamento":
    "abrir e fechar a loja, checklist da loja, procedimento, treinar funcionário",
  "estoque-minimo":
    "controle de estoque, falta produto, produto parado, quando comprar, mercadoria, comprar mercadoria, repor, reposição",
  "segunda-unidade": "filial, abrir outra loja, expandir, segunda loja, crescer, franquia",
  "parceria-no-bairro":
    "parceria, indicação, boca a boca, divulgar junto, permuta, collab, outro comércio, indique e ganhe",
  "tarefa-para-automatizar": "automatizar, ganhar tempo, tarefa repetida, robô",
  "regras-de-ia-na-loja": "funcionário usa ia, regra de ia, chatgpt na equipe",
  "padaria-cardapio-de-encomendas":
    "encomenda de bolo, cardápio, confeitaria, doces, salgados, bolos",
  "padaria-post-da-fornada": "pão quente, post da padaria, fornada",
  "padaria-cafe-para-empresas": "vender para empresas, café da manhã, coffee break, kit festa",
  "salao-horario-vago":
    "agenda vazia, horário vago, cliente desmarcou, cliente faltou, furo na agenda, falta",
  "salao-antes-e-depois": "foto antes e depois, foto de cliente, legenda de corte",
  "restaurante-pedido-atrasado": "pedido atrasado, entrega atrasou, ifood, reclamação de atraso",
  "restaurante-descricao-dos-pratos": "cardápio, descrição do prato, ifood",
  "oficina-orcamento-explicado": "orçamento, explicar o conserto, conserto caro",
  "oficina-lembrete-de-revisao": "lembrar o cliente da revisão, troca de óleo, cliente voltar",
  "roupas-legenda-com-medidas": "legenda de roupa, provador, moda, medidas, post de roupa, look",
  "roupas-combinacoes-da-arara":
    "roupa parada, roupa encalhada, peça encalhada, estoque parado, look, combinar peças",
  "roupas-regra-de-troca":
    "troca, devolução, política de troca, devolver, defeito, peça com defeito",
  "artesanato-preco-da-peca":
    "quanto cobrar, formar preço, precificar, precificação, calcular preço",
  "artesanato-dia-de-feira": "vender na feira, banca, barraca, feirinha",
  "mercadinho-ofertas-por-quilo": "oferta do dia, hortifruti, encarte, tabloide",
  "mercadinho-menos-perda":
    "perda, fruta estragando, desperdício, legumes, verduras, legume feio, produto vencendo, validade",
  "servicos-em-casa-proposta": "proposta, orçamento por escrito, visita que não fecha",
  "servicos-em-casa-area-atendida": "bairros que atendo, área de atendimento, atendo em domicílio",
  "salao-cuidados-em-casa": "progressiva, tintura, depois da química",
  "servicos-em-casa-antes-da-visita": "cliente não sabe explicar o problema, visita perdida",
};
