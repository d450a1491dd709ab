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
  msg: "mensagem",
  msgs: "mensagem",
  "o das": "dasmei",
  "do das": "dasmei",
  "das mei": "dasmei mei",
  "das do mei": "dasmei mei",
  "guia das": "dasmei",
  "boleto das": "dasmei",
  "das atrasado": "dasmei atrasado",
};

/** Words beside which the question means the same, at half their weight. */
export const likeWords: Readonly<Record<string, string>> = {
  divulgar: "anuncio divulgacao",
  divulgacao: "anuncio divulgar",
  cobrar: "preco",
  cobro: "preco cobrar",
  vendo: "preco vender",
  custa: "preco custo quanto",
  valor: "preco",
  valores: "preco",
  gastar: "investir verba",
  gasto: "gastar custo",
  investir: "gastar verba",
  verba: "gastar investir",
  grana: "dinheiro gastar",
  lucrar: "lucro margem",
  sobra: "lucro margem",
  margem: "lucro",
  prejuizo: "lucro",
  seguidor: "seguidores",
  curtidas: "seguidores",
  engajamento: "seguidores",
  viralizar: "seguidores reels",
  caloteiro: "devendo cobrar",
  calote: "devendo cobrar",
  fiado: "devendo cobrar",
  deve: "devendo",
  devedor: "devendo",
  sumiu: "sumir",
  sumiram: "sumiu",
  some: "sumiu",
  concorrente: "concorrencia vizinho",
  concorrentes: "concorrencia vizinho",
  concorrencia: "concorrente",
  imposto: "das nota",
  dasmei: "mei imposto",
  faturar: "vender limite",
  faturamento: "vender limite",
  teto: "limite",
  mentira: "falsa",
  mentirosa: "falsa",
  mentirosas: "falsa",
  fake: "falsa",
  negativa: "ruim",
  pessima: "ruim",
  xingou: "ruim reclamacao",
  reclamou: "reclamacao ruim",
  reclamando: "reclamacao",
  desconto: "promocao",
  oferta: "promocao",
  promocao: "oferta",
  caro: "preco",
  barato: "preco",
  aparecer: "busca google",
  aparece: "busca google",
  achar: "busca google",
  acham: "busca google",
  ranquear: "aparecer busca",
  ranking: "aparecer busca",
  seo: "aparecer busca site",
  golpe: "golpista falso",
  golpista: "golpe",
  ligaram: "ligacao",
  ligou: "ligacao",
  trocar: "troca",
  devolver: "troca devolucao",
  reembolso: "troca devolver dinheiro",
  quebrou: "defeito",
  estragado: "defeito",
  entregar: "entrega",
  frete: "entrega",
  motoboy: "entrega",
  atrair: "conseguir divulgar",
  captar: "conseguir divulgar",
  movimento: "fraco vender",
  parado: "fraco",
  fraco: "parado",
  cairam: "fraco",
  caiu: "fraco",
  funcionario: "empregado",
  funcionaria: "empregado",
  ajudante: "empregado",
  empregado: "funcionario",
  bloqueado: "bloqueio banir",
  derrubou: "suspenso",
  bloqueou: "bloqueio banir",
  banido: "bloqueio suspenso",
  banir: "bloqueio",
  influencer: "influenciador",
  influencers: "influenciador",
  blogueira: "influenciador",
  rifa: "sorteio",
  concurso: "sorteio",
  cardapio: "catalogo",
  encomenda: "pedido",
  encomendas: "pedido",
  maquininha: "cartao taxa",
  parcelar: "cartao",
  juros: "cartao taxa",
  filmar: "video",
  gravar: "video",
  fotografar: "fotos",
  imagem: "fotos",
  imagens: "fotos",
  fidelizar: "fidelidade voltar",
  pontos: "fidelidade",
  legal: "lei",
  obrigado: "lei",
  proibido: "lei",
};

/** Words that say nothing of the subject. */
export const stopWords = `
a o as os um uma uns umas de da do das dos em na no nas nos num numa por pela pelo pelas pelos para pra pro pras pros
ao aos com sem sob sobre ate e ou mas que se porque pois como quem 
 cada toda todas tudo nada algo alguem algum alguma alguns algumas nenhum nenhuma
 muita muitos muitas bem mal tambem aqui ali la agora eu tu ele ela
eles elas voce voces vc vcs me mim te ti lhe meu minha meus minhas seu sua seus suas nosso nossa nossos nossas
este esta isto esse essa isso aquele aquela ser sou sao era foi fui seja estar estou ta to estava
 tenho tinha teve haver ha ir vai vamos vao poder podem poderia devo deve
querer quero quer queria gostaria precisar faco fazem fazendo fiz saber sei sabe
 dou passa ficar fica ficou fico conseguir consigo consegue usa boa bons boas jeito forma maneira coisa
gente pessoa pessoas ajuda ajudar ajude dica dicas duvida pergunta favor obrigado obrigada valeu oi ola dia boa
tarde noite ne tipo ai entao qualquer mesmo assim outro outra outros outras lojas negocios empresas fala diga diz explica explique
pq q tbm tb n nd oq oque eh ok pfv por gostaria loja lojinha negocio empresa comercio estabelecimento pena
 correto acho deixar deixo boto pego tirar mim pessoal eu mto mt
 poucos poucas apenas reais tanto entre durante
`;

/** Words that say little, but part "quanto postar" from "quando postar". */
export const lightWords = `
quando onde quanto quanta quantos quantas qual quais ja ainda hoje sempre nunca ter tem posso pode preciso precisa dar vezes vez melhor bom vale certo funciona todo todos antes depois pouco pouca muito so mais menos vou faz fazer usar uso colocar coloco botar pago existe ninguem
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

/** Words by which a question is one about a business; of anything else no card is near. */
export const businessWords = `
cliente clientes clientela fregues preco precos vender vendo venda vendas vendi vendem vende loja lojas lojinha negocio
negocios empresa comercio balcao vitrine anuncio anuncios postagem legenda instagram google whatsapp facebook tiktok ifood
maps perfil avaliacao avaliacoes avaliar avaliem avaliando estrela curtidas curte curtir fotos promocao promocoes desconto
descontos oferta mei cnpj dasmei fatura faturar faturei faturamento nota divulgar divulgacao site dominio seguidores
seguidor stories reels hashtag bio catalogo cardapio entrega encomenda encomendas pedido pedidos orcamento orcamentos
concorrente concorrentes concorrencia fiado funcionario funcionaria funcionarios empregado lucro margem produto produtos
servico servicos mercadoria estoque movimento cobrar cobro custo ia sorteio sortear brinde brindes fidelidade influenciador
parceria devendo devedor caloteiro calote cartao pix maquininha combo kit cesta atacado fornecedor black lgpd sebrae
marketing salao barbearia oficina padaria restaurante pizzaria lanchonete hamburgueria doceria confeitaria academia clinica
consultorio estudio frete telefone endereco pet petshop mercadinho atelie pousada floricultura
`;

/** Words of a request that tell its kind and nearly nothing of its subject. */
export const formalWords = `
texto textinho legenda mensagem mensagens postagem frase recado aviso avisando modelo chamada comunicado resposta
escreve escrever escreva redige responde responder respondo cria criar monta montar manda mandar falar falo dizer digo
`;

/** Nouns for a text that is to be written, as alternatives of a pattern. */
export const textNouns =
  "texto|textinho|legenda|mensagem|mensagens|msg|postagem|post|convite|frase|bilhete|aviso|recado|comunicado|descricao|bio|anuncio|propaganda|resposta|modelo|proposta|pedido de desculpas?|chamada|status|lembrete|confirmacao|agradecimento|cobranca|roteiro|apresentacao|tabela|lista|orcamento";

/** Verbs that ask for a text to be made, where a noun for a text follows. */
export const makeVerbs =
  "faz|faca|cria|crie|monta|monte|gera|gere|me d[ae] uma?s?|(?<=^|me |[,.;:!?] )mand[ae]|preciso de|preciso|quero|queria|sugere|bola|elabora|prepara|(?:preciso|quero|queria|ajuda a|pode) (?:fazer|criar|montar|pedir)";

/** "O que eu respondo", "como digo". */
export const sayVerbs =
  "respond(?:o|er)|fal(?:o|ar)|escrev(?:o|er)|dig(?:o|a)|dizer|mand(?:o|ar)|avis(?:o|ar)|me desculp(?:o|ar)";
