import type { Examples } from "./marketing-examples.ts";

/** Longer questions about the profile with the story around them, formal ones among them; see marketing-examples.ts. */
export const profileStories: Examples = {
  "info-completas": [
    "Gostaria de saber como cadastrar o meu estabelecimento no Google, pois ainda não apareço nas pesquisas",
    "me disseram que a ficha da minha borracharia ta pela metade, sem telefone e sem site, o que mais preencho",
    "so tenho celular e nenhum computador, consigo arrumar a ficha da loja por ele",
    "o cliente liga pelo google e cai na casa da minha mae, onde troco o numero do perfil",
  ],
  "categorias-otimizadas": [
    "no google ta escrito que sou bazar mas eu vendo flor, por que isso",
    "o google diz que minha empresa e outra coisa, tipo mercado e eu sou acougue",
    "gostaria de alterar o ramo de atividade que aparece no meu perfil",
    "faco unha, cilio e depilacao, coloco tudo ou escolho uma so pra aparecer",
  ],
  "descricao-persuasiva": [
    "sou ruim de escrever e preciso contar em poucas linhas o que a minha marcenaria faz",
    "O campo de apresentação do perfil está vazio. O que convém informar ali?",
  ],
  "horarios-precisos": [
    "o pessoal chega as 19h porque no google fala que fecha as 20h e a gente fecha as 18",
    "semana santa vou viajar com a familia, como deixo avisado na internet que a loja nao abre",
    "Durante a reforma do salão ficaremos vinte dias sem atender. Como informo isso no Google?",
    "agora abro de madrugada tambem, onde mudo pro povo saber",
  ],
  "logo-alta-resolucao": [
    "minha sobrinha desenhou a marca mas no circulo do google some metade das letras",
    "a imagem do simbolo da loja fica pequena e sem nitidez",
  ],
  "fotos-fachada": [
    "o uber sempre para na casa do vizinho porque ninguem reconhece a minha porta",
    "troquei o letreiro e no google aparece a placa velha",
    "a oficina fica atras do posto e o cliente liga perguntando onde e a entrada",
  ],
  "galeria-produtos": [
    "tirei foto com flash e o lanche ficou com cara de velho",
    "minhas joias brilham demais na foto e nao da pra ver o detalhe",
    "queria que a foto do prato ficasse bonita mas a cozinha e escura e so tenho celular",
    "Que cuidados devo ter ao fotografar as peças da loja?",
  ],
  "aula-1#3": [
    "tem aplicativo de ia que melhora a foto da comida, posso usar",
    "peguei umas fotos bonitas de bolo no google pra por no meu perfil",
  ],
  "equipe-trabalhando": [
    "o menino que saiu da loja ta em varias fotos nossas e quer que apague",
    "um fregues pediu pra eu tirar a imagem dele da nossa pagina, sou obrigado",
    "quero gravar a cozinheira fazendo a massa mas ela tem vergonha, precisa assinar",
  ],
  "estrategias-solicitar": [
    "queria que o cliente pusesse uma foto quando avalia a gente, como peco",
    "De que maneira posso incentivar os clientes a comentarem sobre nós na internet sem infringir as normas?",
    "vivo esquecendo de pedir pro povo deixar a opiniao, tem um jeito de lembrar",
    "abri faz tres meses e nao tenho nenhuma estrela, como consigo as primeiras",
    "o pessoal mais velho nao sabe avaliar no google, como ajudo sem fazer por eles",
    "se eu der um cafezinho de graca pra quem avaliar tem problema",
  ],
  "respostas-profissionais": [
    "tem umas trinta opinioes no meu perfil e nunca respondi nenhuma, por onde vou",
    "Convém responder a todos os comentários deixados sobre a empresa?",
    "escrevi uma resposta meio grossa e me arrependi, como deve ser o tom",
  ],
  "resposta-a-elogio": [
    "uma senhora escreveu um texto enorme falando bem do meu filho que atende, queria agradecer bonito",
  ],
  "resposta-a-critica-justa": [
    "o cliente achou o quarto com mofo e tava mesmo, ja pintei, o que respondo na avaliacao dele",
    "atrasei duas horas a noiva e ela contou isso pra todo mundo la, e verdade, como me desculpo",
  ],
  "resposta-a-critica-injusta": [
    "ele disse que cobrei a mais mas tenho o recibo assinado, quero responder a avaliacao sem baixar o nivel",
    "deu uma estrela porque nao aceitei devolver um produto que ele quebrou",
  ],
  "resposta-a-avaliacao-suspeita": [
    "a pessoa avaliou falando de um funcionario que nao existe aqui, parece que confundiu de loja",
    "procurei no caderno e esse fulano nunca fez servico comigo, mas deu nota 1",
  ],
  "gestao-crises": [
    "me acusaram no google de maltratar um bicho que atendi",
    "dizem na internet que roubei a pessoa e e mentira grave",
    "filmaram meu entregador fazendo coisa errada e ta rodando no tiktok",
    "meu funcionario foi grosso com uma cliente e ela publicou a conversa",
    "postaram video da minha cozinha reclamando da limpeza",
    "tao falando na radio da cidade que meu restaurante deu intoxicacao",
    "a mae de um aluno postou que maltratamos o filho dela e ja tem cem comentarios",
    "meu entregador bateu no carro de um cliente e ele esta expondo a loja",
    "a cliente teve alergia com a tinta e quer me processar e postar tudo",
  ],
  "monitoramento-reputacao": [
    "uma avaliacao fala do dono antigo que tinha o ponto antes de mim, consigo tirar",
    "o ex namorado da minha filha fica pondo comentario ofensivo na pagina da loja",
    "A concorrência está publicando avaliações negativas combinadas contra nós. O que pode ser feito?",
    "como fico sabendo na hora quando alguem fala mal da gente",
  ],
  "posts-regulares": [
    "depois da obra reabrimos e quero contar a novidade pra todo mundo",
    "o contador da foto diz que faz um ano que nao publico nada no google, isso atrapalha",
    "chegou a colecao de inverno, como mostro isso na ficha do google",
  ],
  "eventos-datas": [
    "mes que vem a loja faz cinco anos, queria uma coisa especial pra chamar gente",
    "carnaval enche a cidade de turista, o que eu preparo no meu bar antes",
    "finados vende muita flor, quando aviso o povo",
    "Qual a antecedência adequada para divulgar uma campanha de Natal?",
    "concorre a um premio quem curtir a pagina, posso fazer isso",
  ],
  "produtos-destaque": [
    "tenho receio de mostrar o preco, posso escrever sob consulta",
    "posso deixar so chame para saber o valor",
    "o pessoal liga so pra perguntar preco e desliga, queria deixar os valores no google",
    "posso deixar de por preco porque o concorrente copia",
    "minha quitanda tem cem itens, quais eu mostro no perfil",
  ],
  "historias-sucesso": [
    "reformei um sofa que era da avo da cliente e ficou lindo, queria contar isso no perfil",
    "um aluno perdeu vinte quilos comigo, posso mostrar o caso dele",
  ],
  "otimizacao-buscas": [
    "quando digito chaveiro 24 horas so aparece gente de outro bairro",
    "todo mundo que procura marmita fitness acha a outra menina e nao me acha",
    "Como faço para que meu site e meu perfil sejam encontrados nas pesquisas?",
    "uma empresa de marketing garantiu o topo do google se eu assinar um ano, posso confiar",
  ],
  "palavras-chave-geo": [
    "quero saber se as pessoas da cidade procuram bolo de pote na internet",
    "o povo daqui chama mexerica de bergamota, que palavra uso pra me acharem",
    "quero aparecer quando alguem do Jardim das Flores procura costureira",
  ],
  "consistencia-citacoes": [
    "tem outra loja com nome igual ao meu na cidade do lado e o pessoal confunde os telefones",
    "o cliente liga no numero errado porque um site velho mostra o telefone de dois anos atras",
    "Nosso endereço aparece de três formas diferentes na internet. Isso prejudica?",
  ],
  "monitoramento-visualizacoes": [
    "o google mandou email dizendo que mil pessoas acharam minha loja, e bom isso",
    "mes passado foram oitocentas visitas no perfil e agora trezentas, o que faco",
  ],
  "relatorios-desempenho": [
    "quero provar pro meu marido que o perfil no google ta dando retorno, o que mostro pra ele",
    "Quais indicadores devo acompanhar mensalmente?",
  ],
  "otimizacao-dados": [
    "mudei a foto de capa, aumentei preco e comecei a postar, e as vendas subiram, nao sei por que",
    "o povo entra no perfil, olha tudo e nao chama, o que eu mexo",
  ],
};
