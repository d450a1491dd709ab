/** How owners write, for finding the card of a question. All folded: no accents, no capitals. */

/** Short forms, other spellings and frequent slips, and the word they stand for. */
export const shortForms: Readonly<Record<string, string>> = {
  insta: "instagram",
  ig: "instagram",
  instagran: "instagram",
  istagram: "instagram",
  zap: "whatsapp",
  zapzap: "whatsapp",
  whats: "whatsapp",
  whatsap: "whatsapp",
  watsap: "whatsapp",
  wats: "whatsapp",
  wpp: "whatsapp",
  wapp: "whatsapp",
  face: "facebook",
  fb: "facebook",
  gmb: "perfil google",
  gmn: "perfil google",
  "meu negocio": "perfil",
  "google business": "perfil google",
  "google maps": "maps",
  mapa: "maps",
  mapas: "maps",
  gogle: "google",
  googel: "google",
  googli: "google",
  ads: "anuncio",
  adwords: "anuncio",
  anunciar: "anuncio",
  anuncie: "anuncio",
  propaganda: "anuncio",
  publicidade: "anuncio",
  impulsionar: "anuncio impulsionar",
  impulsionamento: "anuncio impulsionar",
  turbinar: "anuncio impulsionar",
  patrocinar: "anuncio impulsionar",
  patrocinado: "anuncio",
  trafego: "anuncio",
  posts: "postagem",
  post: "postagem",
  postar: "postagem",
  poste: "postagem",
  posto: "postagem",
  publicar: "postagem",
  publicacao: "postagem",
  publicacoes: "postagem",
  story: "stories",
  storys: "stories",
  storie: "stories",
  reel: "reels",
  live: "video",
  videos: "video",
  foto: "fotos",
  review: "avaliacao",
  reviews: "avaliacao",
  estrelas: "avaliacao estrelas",
  estrelinhas: "avaliacao estrelas",
  comentario: "avaliacao comentario",
  comentarios: "avaliacao comentario",
  precificar: "preco calcular",
  precificacao: "preco calcular",
  orcamentos: "orcamento",
  chatgpt: "ia gemini",
  gpt: "ia gemini",
  gemini: "ia gemini",
  "inteligencia artificial": "ia",
  robo: "robo automatica",
  bot: "robo automatica",
  chatbot: "robo automatica",
  delivery: "entrega",
  ifood: "entrega ifood",
  website: "site",
  pagina: "site pagina",
  fregues: "cliente",
  fregueses: "cliente",
  freguesia: "cliente",
  clientela: "cliente",
  nf: "nota fiscal",
  qrcode: "qr codigo",
  "qr code": "qr codigo",
  hastag: "hashtag",
  hashtags: "hashtag",
  logomarca: "logo",
  logotipo: "logo",
  bonus: "brinde",
  cupom: "desconto cupom",
  promo: "promocao",
  "dia dos namorados": "namorados",
  "fim de ano": "natal",
  blackfriday: "black friday",
  feriadao: "feriado",
};

/** Words beside which the question means the same, at half their weight. */
export const likeWords: Readonly<Record<string, string>> = {
  divulgar: "anuncio divulgacao",
  divulgacao: "anuncio divulgar",
  cobrar: "preco",
  cobro: "preco cobrar",
  vendo: "preco vender",
  custa: "preco custo",
  gastar: "investir verba",
  gasto: "gastar custo",
  investir: "gastar verba",
  verba: "gastar investir",
  grana: "dinheiro gastar",
  seguidores: "instagram",
  curtidas: "instagram",
  caloteiro: "devendo cobrar",
  fiado: "devendo cobrar",
  calote: "devendo cobrar",
  deve: "devendo",
  sumiu: "sumir",
  concorrente: "concorrencia",
  concorrencia: "concorrente",
  imposto: "mei das",
  das: "mei",
  faturar: "vender limite mei",
  faturamento: "vender limite",
  mentira: "falsa",
  fake: "falsa",
  desconto: "promocao",
  oferta: "promocao",
  promocao: "oferta",
  caro: "preco",
  barato: "preco",
  aparecer: "busca google",
  aparece: "busca google",
  achar: "busca google",
  ranquear: "aparecer busca",
  golpe: "golpista falso",
  golpista: "golpe",
  trocar: "troca",
  devolver: "troca devolucao",
  entregar: "entrega",
};

/** Words that say nothing of the subject. */
export const stopWords = `
a o as os um uma uns umas de da do das dos em na no nas nos num numa por pela pelo pelas pelos para pra pro pras pros
ao aos com sem sob sobre ate e ou mas que se porque pois como quando onde quem qual quais quanto quanta
quantos quantas cada todo toda todos todas tudo nada algo alguem algum alguma alguns algumas nenhum nenhuma
mais menos muito muita muitos muitas pouco bem mal ja ainda so tambem aqui ali la agora hoje sempre nunca eu tu ele ela
eles elas voce voces vc vcs me mim te ti lhe meu minha meus minhas seu sua seus suas nosso nossa nossos nossas
este esta isto esse essa isso aquele aquela ser sou sao era foi fui seja estar estou ta to estava
ter tenho tem tinha teve haver ha ir vou vai vamos vao poder posso pode podem poderia devo deve
querer quero quer queria gostaria precisar preciso precisa fazer faco faz fazem fazendo fiz saber sei sabe
dar dou ficar fica ficou fico conseguir consigo consegue usar uso usa melhor bom boa bons boas jeito forma maneira coisa
gente pessoa pessoas ajuda ajudar ajude dica dicas duvida pergunta favor obrigado obrigada valeu oi ola bom dia boa
tarde noite ne tipo ai entao qualquer mesmo assim outro outra fala diga diz explica explique
pq q tbm tb n nd oq oque eh ok pfv por gostaria loja lojinha negocio empresa comercio estabelecimento vale pena
certo correto funciona existe acho deixar deixo colocar coloco botar boto pego tirar mim pessoal eu mto mt
pouca poucos poucas apenas tanto entre depois antes durante
`;

/** Things that are sold, and trades: they tell nothing of what is asked about them. */
export const goods = `
marmita marmitas bolo bolos doce doces salgado salgados brigadeiro brigadeiros pao paes pizza pizzas lanche lanches
hamburguer acai cafe comida comidas almoco roupa roupas vestido blusa calca sapato sapatos tenis bolsa brinco joia
bijuteria perfume maquiagem cosmetico cosmeticos unha unhas cabelo cabelos corte sobrancelha barba massagem celular
celulares tela carro moto pneu racao banho tosa planta plantas flor flores buque brinquedo livro curso aula aulas
padaria restaurante lanchonete pizzaria hamburgueria doceria confeitaria mercadinho mercado salao barbearia clinica
dentista academia oficina assistencia petshop pet pousada hotel artesanato croche costura sabonete vela velas marcenaria
movel moveis pintura eletricista encanador diarista faxina fotografo fotografia advogado contador escola
`;

/** Words of a request that tell its kind and nearly nothing of its subject. */
export const formalWords = `
texto textinho legenda mensagem mensagens postagem frase recado aviso avisando modelo chamada comunicado resposta
escreve escrever escreva redige responde responder respondo cria criar monta montar manda mandar falar falo dizer digo
`;

/** Nouns for a text that is to be written. */
export const textNouns =
  "texto|textinho|legenda|mensagem|mensagens|postagem|post|convite|frase|bilhete|aviso|recado|comunicado|descricao|bio|anuncio|propaganda|resposta|modelo|proposta|pedido de desculpas?|chamada|status|lembrete|confirmacao|agradecimento|cobranca|roteiro|apresentacao|tabela|lista";
