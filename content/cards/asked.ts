/**
 * Questions as owners type them, written without a look at the cards: the cards that may answer, then the question.
 * Read by tests, which tell how many are found.
 */
export const asked = `
texto-promocao | faz um post da promo de brigadeiro pro insta
texto-promocao | me escreve uma propaganda de oferta de pizza
texto-promocao | cria uma legenda pra divulgar o desconto de 10% nas blusas
texto-promocao | preciso de um texto chamando pra promoção da semana
texto-produto-novo | chegou coleção nova faz a legenda
texto-produto-novo | escreve um post apresentando nosso novo sabor de sorvete
texto-bastidores | legenda pra um video mostrando a producao dos bolos
texto-convite-evento | escreve o convite da inauguraçao da loja
texto-convite-evento | mensagem chamando as clientes pro bazar de sabado
texto-bio-instagram | faz uma bio pro meu insta de unhas
texto-mudanca-de-endereco | avisar os clientes que mudamos de endereco escreve pra mim
texto-dia-das-maes | faz um post bonito pro dia das mães
texto-dia-das-maes | texto dia das maes pra vender cesta de café
texto-natal | mensagem de natal e ano novo pros clientes
texto-natal | legenda das encomendas de natal
texto-black-friday | post black friday pra loja de roupa
texto-aniversario-da-loja | a loja faz 3 anos sabado, escreve um texto
texto-data-comemorativa | legenda pro dia dos namorados
texto-data-comemorativa | escreve um post de dia dos pais pra barbearia
texto-data-comemorativa | texto de páscoa para vender ovos
texto-horario-de-feriado | aviso que não vamos abrir no feriado
texto-horario-de-feriado | mensagem pros clientes avisando recesso de fim de ano
texto-ta-caro | a cliente disse q ta caro oq respondo
texto-ta-caro | como responder quem pede desconto toda hora
texto-ta-caro | falou que no concorrente é mais barato, responde pra mim
texto-lista-de-precos | monta uma msg com minha tabela de preço pro zap
texto-orcamento | escreve um orçamento de pintura pro cliente
texto-confirmacao-de-pedido | mensagem confirmando a encomenda do bolo
texto-agradecimento | mensagem de agradecimento pra quem comprou
texto-agradecimento | texto pro cartãozinho que vai na embalagem agradecendo
texto-pedir-avaliacao | mensagem pedindo avaliação no google
texto-pedir-avaliacao | escreve um zap pedindo pro cliente avaliar a gente
texto-cliente-sumido | mensagem pra cliente que sumiu
texto-cliente-sumido | escreve algo pra trazer de volta quem não vem faz meses
texto-lembrete-de-horario | mensagem lembrando do horário de amanhã no salão
texto-desculpa-por-atraso | pedir desculpa pro cliente pq atrasou a entrega, escreve
texto-produto-acabou | o que eu respondo quando acabou o produto
texto-cobranca/cliente-cobranca | como cobrar cliente q ta devendo sem ser chato
texto-cobranca | mensagem pra cobrar o fiado
texto-aumento-de-preco | texto avisando que vai subir o preço da marmita
texto-recado-de-troca | cliente quer trocar a blusa o que eu respondo
texto-descricao-do-perfil | escreve a descrição da minha padaria pro google
texto-boas-vindas-whatsapp | mensagem de boas vindas do whats business
texto-ausencia-whatsapp | mensagem automatica pra quando to fechado
texto-parceria | mensagem propondo parceria pra dona do salão do lado
texto-vaga | anuncio contratando balconista
texto-vaga | escreve um post procurando ajudante de cozinha
anuncio-google-ou-instagram | google ou insta pra vender marmita?
anuncio-google-ou-instagram | onde é melhor anunciar, no google ou no instagram
anuncio-quanto-investir | quanto gastar no primeiro anuncio
anuncio-quanto-investir | tenho 300 reais por mes pra anuncio, da pra fazer o que
anuncio-pouco-dinheiro/anuncio-quanto-investir | e se eu so tiver 50 reais por semana?
preco-quanto-cobrar | por quanto vendo minha marmita
preco-quanto-cobrar | quanto cobrar num bolo se gasto 18 reais
preco-quanto-cobrar | como calcular o preço de venda
preco-quanto-cobrar | como botar preço no meu artesanato
preco-margem | qual margem de lucro colocar
preco-taxa-do-cartao/preco-desconto | posso dar desconto no pix?
preco-na-postagem | posso deixar so "preço no direct"?
preco-entrega | cobro frete ou coloco no preço
anuncio-impulsionar | vale a pena impulsionar post
anuncio-impulsionar | como turbinar uma publicação no insta
anuncio-quando-parar/anuncio-impulsionar/anuncio-o-que-medir | meu anuncio nao ta vendendo nada
anuncio-palavras-negativas | quais palavras colocar no google ads
anuncio-imposto-da-meta | pq o facebook ta cobrando mais caro no anuncio esse ano
anuncio-quando-parar | quanto tempo demora pro anuncio dar resultado
anuncio-o-que-medir | como saber se o anuncio deu lucro
instagram-quantas-vezes | quantas vezes postar por semana
instagram-o-que-postar | o que postar no instagram essa semana
instagram-o-que-postar | nao sei mais o que postar
instagram-melhor-horario | qual o melhor horario pra postar
instagram-seguidores | como ganhar seguidores no insta
instagram-seguidores | tenho mil seguidores mas ninguem compra
instagram-seguidores | vale a pena comprar seguidores
instagram-reels-ou-foto | preciso aparecer nos videos?
perfil-fotos/instagram-reels-ou-foto | como tirar foto boa do produto com celular
instagram-hashtags | ainda funciona usar hashtag?
instagram-influenciador | vale a pena pagar influencer da cidade
instagram-sorteio | posso fazer sorteio no insta?
instagram-sorteio | como fazer um sorteio dentro da lei
perfil-criar | como colocar minha loja no google maps
perfil-criar | como criar o perfil da empresa no google
perfil-verificar | google pediu pra gravar um video pra verificar
perfil-verificar | meu perfil do google nao foi verificado e agora
perfil-aparecer | como aparecer em primeiro no google
perfil-aparecer/perfil-criar | minha loja nao aparece no google maps
perfil-categoria | qual categoria escolher no gmb
perfil-nome | posso colocar a cidade no nome da loja no google
perfil-sem-endereco | trabalho em casa, preciso mostrar meu endereço no google?
perfil-suspenso | meu perfil foi suspenso o que faço
perfil-golpe-ligacao | ligaram dizendo que são do google cobrando pra nao tirar minha loja
perfil-golpe-ligacao/perfil-criar | é verdade que tem que pagar pra ficar no google?
perfil-horarios | como mudar o horario de feriado no google
perfil-fotos | que fotos colocar no perfil do google
perfil-postagens | vale a pena postar no google?
cliente-pedir-avaliacao | como conseguir mais avaliações
cliente-pedir-avaliacao | posso dar um brinde pra quem avaliar
cliente-uma-estrela/cliente-avaliacao-ruim | recebi uma avaliação de 1 estrela o que fazer
cliente-avaliacao-falsa | como tirar uma avaliaçao mentirosa do google
cliente-avaliacao-ruim/cliente-uma-estrela/cliente-pedir-avaliacao | preciso responder todas as avaliações?
perfil-numeros | o que olhar nos numeros do perfil
perfil-duplicado | outra pessoa é dona do perfil da minha loja no google
whatsapp-link | como fazer o link do whatsapp
whatsapp-business | qual a diferença do whatsapp normal pro business
whatsapp-catalogo | como montar o catalogo do zap
whatsapp-transmissao/whatsapp-grupo | posso mandar promoção pra todo mundo no whats?
whatsapp-transmissao | como usar lista de transmissão
whatsapp-transmissao/whatsapp-grupo | meu whatsapp foi bloqueado por mandar mensagem demais
whatsapp-etiquetas | como organizar os clientes no whatsapp
whatsapp-respostas-rapidas | como criar resposta rapida no zap
preco-acham-caro/preco-na-postagem/cliente-sumiu/texto-ta-caro/whatsapp-pergunta-e-some | cliente pergunta o preço e some
datas-quando-comecar | quais datas vendem mais no ano
datas-quando-comecar | quando começar a divulgar o natal
datas-black-friday | vale a pena fazer black friday na loja pequena
datas-black-friday | posso aumentar o preço antes da black friday
datas-dia-das-maes | o que fazer pro dia das maes vender mais
instagram-o-que-postar | monta um calendario de posts do mes
perfil-horarios | abro no feriado ou fecho
cliente-fidelidade/cliente-sumiu | como fazer o cliente voltar
cliente-fidelidade | cartão fidelidade funciona?
comecar-atrair-clientes | como atrair mais clientes pra minha loja
datas-mes-fraco | movimento caiu, o que eu faço
cliente-troca | sou obrigado a trocar produto que o cliente nao gostou?
cliente-troca | cliente comprou pelo insta e quer devolver
cliente-cobranca | cliente nao pagou posso expor ele?
datas-mes-fraco | segunda feira nao vende nada como melhorar
perfil-entrega/anuncio-pouco-dinheiro | como divulgar meu delivery
mei-quanto-pode | quanto o mei pode faturar
mei-passei-do-limite | passei do limite do mei e agora
mei-das | quanto é o das esse ano
mei-nota-fiscal | mei precisa dar nota fiscal?
mei-nanoempreendedor/mei-quanto-pode | vale a pena abrir mei
mei-empregado | mei pode ter funcionario?
mei-das | até quando entrega a declaração do mei
ia-primeiro-pedido/ia-responder-clientes | como usar o chatgpt na minha loja
ia-imagem-de-produto | posso usar foto feita por ia no anuncio
ia-o-que-nao-colar | posso colar os dados do cliente no chatgpt
ia-primeiro-pedido | como fazer um bom pedido pra ia
ia-responder-clientes | vale a pena colocar robô pra atender
site-preciso | preciso de um site?
site-preciso | site ou so instagram
site-basico/site-preciso | como fazer um site de graça
site-basico/perfil-aparecer | como aparecer na busca com meu site
anuncio-pouco-dinheiro | como divulgar sem gastar nada
comecar-sem-tempo | nao tenho tempo pra marketing
anuncio-quanto-investir | quanto do faturamento gastar com propaganda
texto-parceria | como fazer parceria com outras lojas
anuncio-google-ou-instagram | compensa mais colocar dinheiro no google ou no face?
anuncio-quanto-investir | com quanto da pra começar a anunciar
anuncio-impulsionar | toda hora o insta me manda impulsionar, vale?
anuncio-so-no-bairro | quero que so o pessoal do meu bairro veja o anuncio
anuncio-orcamento-diario | coloquei 20 reais por dia e o google gastou 35
anuncio-imposto-da-meta | porque desconta imposto quando boto credito no facebook
anuncio-o-que-medir/anuncio-quando-parar | gastei 200 em anuncio e nao sei se valeu
anuncio-cpf-ou-cnpj | da pra anunciar no google com cpf
anuncio-profissao-regulada | sou dentista posso fazer propaganda
preco-quanto-cobrar | fiz uma torta q custou 22 reais de ingrediente, cobro quanto
preco-quanto-cobrar | to vendendo barato demais como sei o preço certo
preco-da-hora | sou manicure quanto cobrar por atendimento
preco-margem | qual porcentagem de lucro devo por
preco-taxa-do-cartao | posso cobrar a taxa da maquininha do cliente
preco-entrega | quanto cobro de taxa de entrega
preco-na-postagem | é obrigado mostrar o preço no post?
preco-combo | como fazer combo sem levar prejuizo
preco-aumentar | faz 2 anos que nao aumento o preço tenho medo
preco-desconto | vale a pena dar desconto pra vender mais
instagram-o-que-postar | sem ideia de post pra essa semana
instagram-quantas-vezes | precisa postar todo dia no instagram?
instagram-melhor-horario | que horas postar pra mais gente ver
instagram-seguidores | ninguem compra pelo meu insta
instagram-hashtags | quais hashtag usar
instagram-reels-ou-foto | video da mais resultado que foto?
instagram-influenciador | uma influencer pediu permuta, faço?
instagram-sorteio | quero sortear um kit pros seguidores, precisa de autorização?
instagram-stories | pra que serve stories
instagram-bio | minha bio ta ruim o que arrumar
perfil-criar | minha loja nao existe no google, como cadastro
perfil-verificar | o codigo de verificação do google nao chega
perfil-nome | meu concorrente poe palavra no nome do google, posso tambem?
perfil-categoria | coloco pizzaria ou restaurante na categoria
perfil-aparecer | como subir no google maps
perfil-sem-endereco | sou diarista, coloco endereço no perfil?
perfil-suspenso | o google derrubou meu perfil
perfil-golpe-ligacao | um cara ligou falando que é do google e quer cobrar taxa
perfil-duplicado | minha loja aparece duas vezes no maps
perfil-fotos | quais fotos colocar no google
perfil-produtos | da pra colocar meus produtos no google?
perfil-horarios | google ta com horario errado
perfil-numeros | o que significa visualizações no perfil
cliente-pedir-avaliacao | como pedir pros clientes avaliarem
cliente-avaliacao-falsa | recebi avaliação de quem nunca veio na loja
cliente-avaliacao-ruim/cliente-uma-estrela | falaram mal de mim no google
cliente-troca | a pessoa quer trocar porque nao gostou da cor
cliente-defeito | o produto veio com defeito quanto tempo o cliente tem pra reclamar
cliente-cobranca | posso colocar o nome do devedor no status
cliente-fidelidade | da certo cartao de fidelidade?
whatsapp-business | vale trocar pro whatsapp business
whatsapp-link | como faz aquele link que abre direto a conversa
whatsapp-transmissao | mandar msg pra 300 clientes de uma vez no zap
whatsapp-dois-celulares | usar o mesmo zap no meu celular e no da funcionaria
whatsapp-grupo | posso por os clientes num grupo
mei-quanto-pode | quanto posso vender por mes sendo mei
mei-passei-do-limite | estourei o limite do mei
mei-das | quando vence o das
mei-nota-fiscal | tenho que dar nota pra todo cliente?
mei-empregado | posso contratar uma pessoa sendo mei
datas-quando-comecar | quantos dias antes divulgar dia dos pais
datas-mes-fraco | janeiro é parado o que fazer
datas-black-friday | devo participar da black friday
ia-o-que-nao-colar | tem perigo colocar cpf do cliente no gemini
ia-primeiro-pedido | a ia me da texto ruim como pedir melhor
ia-imagem-de-produto | posso criar a foto do lanche com ia
site-preciso | so tenho insta, preciso de site
site-dominio | como registrar um .com.br
texto-promocao | cria um textinho pra promo de quarta da pizzaria
texto-produto-novo | chegou tenis novo, me faz uma legenda
texto-natal | escreve uma mensagem de boas festas pros meus clientes
texto-data-comemorativa | post pro dia da mulher
texto-horario-de-feriado | preciso de um aviso dizendo que fecho mais cedo amanha
texto-ta-caro | oq falo quando acham caro meu serviço
texto-cobranca | escreve uma cobrança educada pra cliente q nao pagou
texto-lista-de-precos | faz uma mensagem com os preços do meu salao
texto-pedir-avaliacao | texto curto pedindo pra avaliar no google
texto-desculpa-por-atraso | me ajuda a pedir desculpa, atrasei o bolo da cliente
texto-vaga | faz um anuncio de emprego pra atendente
texto-descricao-do-perfil | faz a descriçao do meu perfil do google, sou costureira
texto-bio-instagram | bio pra instagram de doceria
texto-orcamento | faz uma mensagem de orçamento de eletrica
texto-cliente-sumido | escreve pra cliente que nao aparece ha 3 meses
texto-agradecimento | faz um texto agradecendo a compra
texto-parceria | escreve uma mensagem chamando a academia pra parceria
texto-boas-vindas-whatsapp | cria a mensagem automatica de quando o cliente chama
anuncio-reprovado | por que meu anuncio foi reprovado
cliente-contatos | posso guardar o telefone dos clientes
mei-ajuda-de-graca | onde consigo ajuda de graça
`;

/** Questions that no card answers. */
export const askedOfOtherThings = `
qual a capital da França
receita de bolo de cenoura
meu cachorro está doente
quem ganhou o jogo ontem
como consertar a geladeira
previsão do tempo pra amanhã
letra da música parabéns
qual o sentido da vida
como emagrecer 10 kg
quanto é 7 vezes 8
traduz good morning
quem descobriu o brasil
dor de cabeça o que tomar
como trocar pneu do carro
melhor filme de 2025
conta uma piada
resumo do livro dom casmurro
que horas são no japão
como plantar tomate em vaso
qual a altura do monte everest
quero viajar pra bahia
meu filho não dorme
como tirar mancha de vinho
horoscopo de hoje
exportar doce para portugal
asdf qwer zxcv
como fazer crochê
quem é o presidente do brasil
tabela do brasileirão
significado do nome maria
como declarar imposto de renda de aluguel
quanto tempo cozinha o feijão
`;
