/** How owners ask for what a prompt writes, where its title and tags do not say it; see items.ts. */
export const promptAsks: Readonly<Record<string, string>> = {
  "calendario-de-posts":
    "story que vende, posts da semana, organizar as postagens, conteúdo do mês, não sei o que postar, o que postar no instagram, postar no insta, ideias de post, conteúdo para redes sociais, cronograma de postagens, facebook, story, reels, tiktok",
  "plano-com-pouco-dinheiro":
    "divulgar sem gastar, ideias baratas, chamar clientes do bairro, convidar vizinhos, gente nova no bairro, pouco dinheiro, divulgar de graça, sem verba, divulgação barata, atrair clientes, mais clientes, vender mais, movimento fraco, loja vazia, plano de marketing, aumentar as vendas, divulgar minha loja, onde investir, panfleto, propaganda, chamar atenção, ser lembrado, influencer, influenciador, carro de som, outdoor, faixa, cartaz",
  "descricao-do-perfil": "bio, apresentação da empresa, texto sobre a empresa",
  "anuncio-na-busca":
    "anunciar no google, texto do anúncio, palavra chave do anúncio, google ads, propaganda no google, tráfego pago, anunciar no google, títulos de anúncio",
  "anuncio-nas-redes":
    "anunciar no instagram, anunciar no facebook, impulsionar publicação, meta ads, tráfego pago, propaganda no instagram, turbinar publicação",
  "oferta-sem-exagero":
    "desconto ou brinde, brinde para cliente, desconto no pix, desconto à vista, promoção relâmpago, desconto progressivo, primeira compra, produto encalhado, queimar estoque, leve 3 pague 2, kit promocional, preço promocional, sobra de produto, promoção, desconto, liquidação, black friday, cupom, combo, queima de estoque, oferta relâmpago, ticket médio, vender mais para o mesmo cliente",
  "ler-numeros-do-perfil":
    "entender métricas, relatório do perfil, visualizações, o que os números dizem",
  "conta-do-anuncio":
    "quanto preciso vender para pagar o anúncio, gasto do anúncio, anúncio dá prejuízo, gasto com anúncio e não vende, anúncio se paga, vale a pena anunciar, anúncio deu lucro, roi, roas, cac, custo por cliente, quanto investir em anúncio, retorno do anúncio, anúncio não dá resultado, impulsionar, taxa de conversão, ponto de equilíbrio",
  "teste-de-uma-mudanca": "teste a b, o que dá mais certo, testar",
  "boas-vindas-whatsapp":
    "mensagem de boas-vindas, preço salgado, achou caro, cliente achou caro, agendar mensagem automática, mensagem quando estou fechado, primeira mensagem, resposta padrão, aviso de horário, mensagem automática, saudação, resposta pronta, mensagem de ausência, atender no whatsapp",
  "pos-venda-e-avaliacao":
    "mensagem depois que compra, mensagem de pós-venda, saber se gostou, cliente indica amigo, saber se o cliente gostou, mensagem de agradecimento, mensagem depois da compra, agradecer o cliente, pedir avaliação, fidelizar, pós venda, pesquisa de satisfação, opinião do cliente, mensagem de aniversário",
  "cliente-que-sumiu":
    "agradecer cliente antigo, clientes antigos, cliente fiel, fazer o cliente voltar, cliente trocou de loja, cliente parou de vir, cliente não responde, orçamento sem resposta, pediu orçamento e sumiu, reativar clientes antigos, baixa temporada, época fraca, cliente não volta, recuperar cliente, trazer cliente de volta, cliente antigo, reconquistar, fidelizar, fidelidade, clientes sumiram, reativar, programa de pontos, cartão fidelidade, some depois do orçamento, não respondeu o orçamento",
  "resposta-a-elogio": "responder elogio, agradecer avaliação, cinco estrelas",
  "resposta-a-critica-justa":
    "crítica justa, errei o pedido, erro meu, a culpa foi minha, cliente tem razão, pedir desculpas, avaliação ruim, avaliação negativa, cliente reclamou com razão, desculpas",
  "resposta-a-critica-injusta":
    "crítica injusta, cliente exagerou, cliente mentindo, cliente não tem razão, cliente me xingou, avaliação com xingamento, cliente exagerou, cliente grosso, avaliação mentirosa, cliente mentiu, reclamação injusta, avaliação negativa injusta",
  "resposta-a-nota-sem-texto":
    "estrelas sem nenhum comentário, nota sem escrever nada, só estrelas, só deu estrela, nota sem comentário, uma estrela sem texto",
  "resposta-a-avaliacao-suspeita":
    "errou de loja, confundiu a loja, avaliou errado, avaliação falsa, avaliação do concorrente, denunciar, fake, perfil falso",
  "organizar-a-semana":
    "organizar o dia, atolada de serviço, muita coisa para fazer, sobrecarregado, lista de tarefas, dar conta de tudo, sem tempo, agenda, tarefas, prioridade, rotina",
  "resumir-documento": "ler pdf, edital, contrato longo",
  "email-dificil":
    "cliente enrolando para pagar, cobrar sem brigar, cobrar dívida, cliente caloteiro, pedir desconto ao fornecedor, carta para fornecedor, fornecedor atrasa, negociar aluguel, dono do imóvel, proprietário do ponto, escrever um e-mail firme, cobrar cliente, cliente não paga, fiado, negociar com fornecedor, e-mail de cobrança, inadimplência",
  "concorrentes-do-bairro":
    "concorrência desleal, vizinho vende igual, mesma coisa mais barato, abriu concorrente, concorrente copiou, concorrente novo, loja nova na rua, me destacar dos outros, concorrente, concorrência, concorrente mais barato, me diferenciar, comparar preço, abriu uma loja igual",
  "quem-e-o-meu-cliente":
    "entram e não compram, olham e vão embora, curtidas e nenhuma venda, público errado, para quem eu vendo, descobrir o que o cliente quer, atrair gente mais nova, atrair jovens, atrair outro público, público mais jovem, mudar de público, clientela, tipo de cliente, vender para mulheres, vender para homens, público-alvo, persona, para quem vender, cliente ideal, público certo, o que o cliente quer",
  "plano-em-uma-pagina":
    "abrir um negócio, vou abrir uma loja, tirar a ideia do papel, começar do zero, plano de negócio, abrir um negócio, começar um negócio, abrir loja",
  "projecao-de-12-meses": "planejar o ano, meta do ano, projeção, caixa do ano",
  "rotina-de-abertura-e-fechamento":
    "ensinar funcionário novo, padronizar, tarefas do dia, equipe esquece, abrir e fechar a loja, checklist da loja, procedimento, treinar funcionário",
  "estoque-minimo":
    "hora certa de repor, repor mercadoria, dinheiro parado na prateleira, dinheiro parado em estoque, faltou mercadoria, quanto comprar, sobra de mercadoria, comprar demais, encalhado, controle de estoque, falta produto, produto parado, quando comprar, mercadoria, comprar mercadoria, repor, reposição",
  "segunda-unidade":
    "abrir em outro bairro, ponto no shopping, crescer a empresa, filial, abrir outra loja, expandir, segunda loja, crescer, franquia",
  "parceria-no-bairro":
    "fazer combo com outra loja, vender junto com outro negócio, escola ao lado, convidar a escola, loja vizinha, academia do lado, indicar clientes um ao outro, cliente indica amigos, indicação de amigos, indicar amigo, divulgar com outra loja, trocar divulgação, parceria, indicação, boca a boca, divulgar junto, permuta, collab, outro comércio, indique e ganhe",
  "tarefa-para-automatizar":
    "perco a manhã respondendo, perco muito tempo, tarefa chata, fazer menos na mão, automatizar, ganhar tempo, tarefa repetida, robô",
  "regras-de-ia-na-loja":
    "funcionário usa chatgpt, equipe usa ia, colar dado de cliente, risco de usar ia, funcionário cola dados no chatgpt, funcionário usa ia, regra de ia, chatgpt na equipe",
  "padaria-cardapio-de-encomendas":
    "encomenda de bolo, cardápio, confeitaria, doces, salgados, bolos",
  "padaria-post-da-fornada": "pão quente, post da padaria, fornada",
  "padaria-cafe-para-empresas": "vender para empresas, café da manhã, coffee break, kit festa",
  "salao-horario-vago":
    "cliente faltou sem avisar, encaixe, lista de espera, buraco na agenda, agenda vazia, horário vago, cliente desmarcou, cliente faltou, furo na agenda, falta",
  "salao-antes-e-depois": "foto antes e depois, foto de cliente, legenda de corte",
  "restaurante-pedido-atrasado":
    "errei o pedido, pedido errado, entrega demorou, motoboy atrasou, pedido atrasado, entrega atrasou, ifood, reclamação de atraso",
  "restaurante-descricao-dos-pratos":
    "prato sem descrição, melhorar o cardápio, descrição no ifood, cardápio, descrição do prato, ifood",
  "oficina-orcamento-explicado": "orçamento, explicar o conserto, conserto caro",
  "oficina-lembrete-de-revisao":
    "avisar o cliente da manutenção, lembrar da limpeza do ar condicionado, lembrar o cliente da revisão, troca de óleo, cliente voltar",
  "roupas-legenda-com-medidas": "legenda de roupa, provador, moda, medidas, post de roupa, look",
  "roupas-combinacoes-da-arara":
    "roupa parada, roupa encalhada, peça encalhada, estoque parado, look, combinar peças",
  "roupas-regra-de-troca":
    "cliente quer devolver, devolver roupa usada, prazo de troca, cliente quer o dinheiro de volta, troca, devolução, política de troca, devolver, defeito, peça com defeito",
  "pet-primeiro-banho":
    "o que perguntar antes do banho, ficha do pet, primeiro banho, cachorro bravo no banho",
  "pet-recado-ao-tutor": "mensagem para o dono do cachorro, recado depois do banho",
  "pet-racoes-pelo-rotulo": "comparar ração, explicar a ração ao cliente, ração a granel",
  "mercadinho-lista-vira-pedido":
    "cliente manda a lista pelo whatsapp, pedido por áudio, separar compras, conferir o pedido",
  "clinica-preparo-da-consulta":
    "preparo do exame, orientar o paciente antes da consulta, lembrete de consulta",
  "restaurante-tabela-de-alergenicos": "alergia, sem glúten, sem lactose, ingredientes do prato",
  "oficina-ficha-de-entrada":
    "ficha do carro, cliente deixou o aparelho e não buscou, ordem de serviço, anotar defeito",
  "artesanato-historia-na-etiqueta":
    "mostrar o valor, produto artesanal caro, valorizar o feito à mão, contar a história da peça, etiqueta da peça, por que a peça custa mais",
  "clinica-resposta-com-sigilo":
    "paciente contou a doença, avaliação de paciente, sigilo do paciente, problema de saúde na avaliação",
  "clinica-post-educativo":
    "post de dentista, post de psicóloga, post de nutricionista, conselho de classe",
  "artesanato-preco-da-peca":
    "calcular o preço, preço de venda, quanto cobrar pelo serviço, valor da hora, cobrar frete, quanto cobrar, formar preço, precificar, precificação, calcular preço",
  "artesanato-dia-de-feira":
    "participar de feira, expor na feira, preparar a feira, feira de sábado, vender na feira, banca, barraca, feirinha",
  "mercadinho-ofertas-por-quilo": "oferta do dia, hortifruti, encarte, tabloide",
  "mercadinho-menos-perda":
    "perdi frutas, fruta passada, verdura murcha, perda com o calor, sobra de pão, comida que sobra, perda, fruta estragando, desperdício, legumes, verduras, legume feio, produto vencendo, validade",
  "servicos-em-casa-proposta":
    "proposta de serviço, orçamento detalhado, cliente quer tudo por escrito, escrever orçamento, mandar orçamento, orçamento bonito, orçamento aprovado, proposta, orçamento por escrito, visita que não fecha",
  "servicos-em-casa-area-atendida":
    "atendo duas cidades, cidades vizinhas, aparecer em outra cidade, atendo vários bairros, bairros que atendo, área de atendimento, atendo em domicílio",
  "salao-cuidados-em-casa": "progressiva, tintura, depois da química",
  "servicos-em-casa-antes-da-visita":
    "perguntas antes do orçamento, pedir foto do problema, cliente não sabe explicar o problema, visita perdida",
};
