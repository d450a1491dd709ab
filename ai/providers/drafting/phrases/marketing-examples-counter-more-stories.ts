import type { Examples } from "./marketing-examples.ts";

/** Stories of the day, told over the counter; see marketing-examples.ts. */
export const moreStoriesAtTheCounter: Examples = {
  "organizar-a-semana": [
    "trabalho todo santo dia e nao consigo dar conta",
    "faço caixa, cozinha e entrega, como me organizo",
    "meu dia some e o importante fica pra tras",
  ],
  "calendario-de-posts": [
    "abro o insta pra postar e da branco",
    "ja mostrei tudo que tinha pra mostrar do ateliê",
    "queria variar o que ponho no insta da borracharia",
  ],
  "plano-com-pouco-dinheiro": [
    "mural na rodoviaria por trezentos reais, presta",
    "me ofereceram propaganda no cinema, sera que pego",
    "oferecem adesivo no vidro do onibus por seiscentos, sera",
    "a moça da lista de noivas cobra 400 pra me por la, vale",
    "patrocinar o campeonato de varzea ou anunciar na internet",
    "faixa na avenida ou cartao de visita",
    "um carro com alto falante por 50 a hora, compensa",
  ],
  "conta-do-anuncio": [
    "coloquei 400 no impulsionar e vieram dez vendas de 70, compensou",
    "gastei 180 e entraram nove alunos de 120, e bom",
    "paguei 350 pra impulsionar e vendi 12 kits de 60",
    "investi 200 em anuncio e fechei um serviço de 900, deu lucro",
    "quanto tem que vender pra empatar o que gastei no insta",
    "saiu a 20 reais cada cliente que veio do anuncio, e caro",
  ],
  "gemini-anunciar-google": [
    "quero que quem procure guincho agora me veja primeiro, mesmo pagando",
  ],
  "anuncio-nas-redes": [
    "quero que o insta mostre meu estudio pra jovem daqui perto, pagando",
    "boto 10 reais por dia no face, faço como",
  ],
  "oferta-sem-exagero": [
    "quero fazer rodizio de terça mais em conta, como anuncio certo",
    "pague um leve dois tem alguma regra",
    "o desconto e so no dinheiro, como escrevo isso",
  ],
  "cliente-que-sumiu": [
    "eu tinha quarenta alunos e hoje sao doze, chamo os que sairam",
    "as meninas que faziam unha comigo pararam, como dou um alo",
    "quem comprou enxoval comigo podia voltar pra comprar roupinha",
    "orçamento enviado e silencio total",
  ],
  "pos-venda-e-avaliacao": ["o que escrevo uma semana depois que entreguei o movel"],
  "quem-e-o-meu-cliente": [
    "sera que vendo pra mae ou pra filha",
    "de onde sao e o que querem as pessoas que entram aqui",
  ],
  "concorrentes-do-bairro": [
    "a farmacia de rede abriu na porta e faz preço que nao consigo",
    "todo quarteirao agora tem um açai",
    "o novato cobra metade e ta levando todo mundo",
  ],
  "plano-em-uma-pagina": [
    "peguei o acerto e quero montar uma pastelaria, como penso isso",
    "larguei o emprego pra viver de bolo, preciso organizar a ideia",
  ],
  "projecao-de-12-meses": [
    "no frio eu morro, vendo piscina, quanto guardo no verao",
    "maio a julho nao entra nada, como atravesso",
    "sei que em agosto vai apertar, quero enxergar antes",
    "trabalho com formatura, so recebo duas vezes no ano",
  ],
  "gemini-analise-financeira": [
    "dobrei a venda e to mais pobre que antes",
    "vendo mais que ano passado e nao vejo a cor do dinheiro",
    "pago todo mundo e fico sem nada",
    "meu caixa nao bate e nao sei onde vaza",
    "trabalho pra pagar fornecedor",
  ],
  "rotina-de-abertura-e-fechamento": [
    "o menino largou a chopeira ligada, queria um papel na parede",
    "cada dia esquecem uma coisa na hora de ir embora",
    "a luz da vitrine fica acesa a noite inteira",
  ],
  "estoque-minimo": [
    "o caminhao so vem na terça e acaba na quinta",
    "sempre que chega domingo acabou o gelo",
    "pedi cem caixas e to com oitenta",
  ],
  "segunda-unidade": [
    "minha cunhada quer levar meu negocio pra cidade dela",
    "vagou o ponto do lado, derrubo a parede e aumento",
  ],
  "parceria-no-bairro": [
    "o hotel da praça ta cheio de turista e eu do lado vazio",
    "a loja de noiva podia mandar as clientes pra mim",
    "eu faço pao e ele faz hamburguer, podiamos combinar",
  ],
  "tarefa-para-automatizar": ["passo a tarde copiando pedido do zap pro caderno"],
  "email-dificil": [
    "a faculdade nao paga a marmita ha quatro meses, quero algo serio mas sem romper",
    "o condominio me deve a jardinagem",
    "a prefeitura ta enrolando pra pagar o palco",
    "a moça do buffet cancelou em cima, quero falar firme",
    "pedir pro dono do ponto esperar o aluguel uns dias",
    "vou parar de fornecer pra um mercado antigo, como aviso",
  ],
  "gemini-analisar-documentos": [
    "o estatuto da cooperativa tem oitenta folhas",
    "me mandaram uma proposta de franquia enorme",
  ],
  "gemini-criar-contratos": [
    "empresto a cadeira do salao pra outra profissional, quero algo escrito",
    "mulher reservou a chacara e desistiu, sem nada assinado",
  ],
  "gemini-ativar-delivery": [
    "levo gas ate as dez, taxa de tres reais, onde conto isso",
    "a gente entrega de bicicleta no bairro, como as pessoas ficam sabendo pelo google",
  ],
  "padaria-cafe-para-empresas": [
    "tem trezentas pessoas num predio de telemarketing, quero vender la dentro",
    "a fabrica troca de turno as seis, podia servir pao",
  ],
  "salao-horario-vago": [
    "o das duas nunca vem, queria encaixar outro",
    "manha inteira de buraco porque a noiva cancelou",
  ],
  "salao-antes-e-depois": ["a pele dela melhorou demais, mostro o rosto"],
  "salao-cuidados-em-casa": ["a cliente molhou o cilio no mesmo dia e caiu tudo"],
  "restaurante-pedido-atrasado": [
    "a grafica parou e o convite da formatura nao sai hoje, ela liga toda hora",
    "prometi o terno pra sexta e a costureira adoeceu",
    "o bolo virou no carro, conto como",
    "queimou o forno com doze encomendas",
  ],
  "restaurante-tabela-de-alergenicos": ["ela tem alergia a camarao e perguntou do molho"],
  "oficina-orcamento-explicado": ["o homem viu o valor do cambio e disse que e roubo"],
  "oficina-lembrete-de-revisao": ["o oculos faz um ano, hora de rever o grau, como lembro"],
  "oficina-ficha-de-entrada": [
    "falou que sumiu o step dentro da minha oficina",
    "a noiva diz que o vestido ja nao tava manchado",
  ],
  "roupas-legenda-com-medidas": ["perguntam se a forma e pequena"],
  "roupas-regra-de-troca": [
    "usou na festa, postou e quer devolver",
    "tirou a etiqueta e quer outro numero",
    "a bolsa veio de presente e ela nao gostou",
  ],
  "pet-recado-ao-tutor": ["senti um caroço na barriga dele no banho, como falo sem assustar"],
  "mercadinho-lista-vira-pedido": ["manda a lista num audio de quatro minutos"],
  "mercadinho-menos-perda": ["caqui chegou mole e ninguem leva"],
  "clinica-post-educativo": [
    "quero falar de remedio de emagrecer nas redes sem levar bronca do conselho",
    "posso explicar bruxismo em video",
  ],
  "clinica-resposta-com-sigilo": [
    "fisioterapeuta pode contar em publico o que aconteceu na sessao",
  ],
  "clinica-preparo-da-consulta": ["ela passou creme antes do laser e tive que remarcar"],
  "servicos-em-casa-antes-da-visita": ["subi serra pra ver uma calha que nao era nada"],
  "servicos-em-casa-proposta": [
    "querem que eu troque as tomadas pelo mesmo preço da pintura",
    "disse que a retirada do entulho era por minha conta",
    "isso nunca foi combinado e agora querem de graça",
  ],
  "artesanato-historia-na-etiqueta": [
    "a renda e da minha bisavó e queria contar isso junto da peça",
  ],
  "artesanato-preco-da-peca": [
    "meu bolo de casamento assusta no preço e nem sei se ta certo",
    "cada boneca leva tres noites, por quanto vendo",
  ],
  "artesanato-dia-de-feira": ["vou ter uma mesa de um metro na quermesse, como aproveito"],
};
