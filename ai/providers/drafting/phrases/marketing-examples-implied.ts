import type { Examples } from "./marketing-examples.ts";

/** A story that leaves its question to be guessed; see marketing-examples.ts. */
export const impliedExamples: Examples = {
  "gestao-crises": [
    "gente passou mal depois de comer aqui e ja tao escrevendo na internet, to desesperada",
    "um prato deu problema e o grupo do bairro nao fala de outra coisa",
    "tenho medo do que vao postar depois do que aconteceu na loja",
    "a familia quer expor meu salao na televisao",
  ],
  "plano-com-pouco-dinheiro": [
    "um homem da radio quer trezentos por mes pra falar da minha loja, pego",
    "ofereceram um espaço na revista do bairro por duzentos, topo",
    "o carro de som cobra por hora, compensa",
    "quanto eu deveria gastar de divulgaçao por mes",
  ],
  "produtos-destaque": [
    "ligam so pra saber o valor da diaria e somem, queria deixar isso no google",
    "ninguem sabe quanto custa meu serviço antes de chamar",
    "o valor da aula podia aparecer ja na ficha",
  ],
  "aula-4#5": [
    "o gemini prometeu na resposta uma coisa que eu nao prometi",
    "a ia escreveu que eu devolvo o dinheiro e eu nao falei isso",
    "o chatgpt botou no texto um produto que nao vendo",
  ],
  "concorrentes-do-bairro": [
    "na internet vendem a mesma peça pela metade do meu preço, como sobrevivo",
    "o site grande entrega mais rapido e mais barato que eu",
    "o cliente compara meu preço com o da shopee",
    "loja chinesa vende igual e custa nada",
  ],
  "cliente-que-sumiu": [
    "tenho o contato das noivas que casaram comigo, como vendo outra coisa pra elas",
    "quem comprou no ano passado podia voltar esse ano",
    "fiz muita festa em dezembro, como falo com esse pessoal de novo",
  ],
  "gemini-analise-financeira": [
    "pago o aluguel, a moça e a farinha e pra mim fica nada",
    "fecho o mes sempre no zero a zero",
    "nao sei pra onde vai o que entra no caixa",
    "vendo o dia inteiro e falta pra pagar as contas",
  ],
  "email-dificil": [
    "a prefeitura atrasou o pagamento da marmita, o que escrevo",
    "um orgao publico me deve e nao responde",
    "o convenio nao me paga faz tres meses, como cobro por escrito",
    "a noiva nao quitou o resto do pacote",
  ],
  "oficina-lembrete-de-revisao": [
    "instalei cerca eletrica em muita casa e ta na hora de trocar a bateria, como aviso",
    "o filtro da piscina tem que trocar e ninguem me liga",
    "vendi oculos faz um ano, lembro o pessoal de refazer o exame",
    "as calhas precisam limpar antes da chuva, aviso os clientes antigos como",
  ],
  "rotina-de-abertura-e-fechamento": [
    "entrou gente nova e vou viajar, como deixo tudo certinho",
    "vou ficar fora uns dias e quero deixar as tarefas anotadas pra equipe",
    "as meninas novas nao sabem o que fazer na hora de abrir o quiosque",
  ],
  "salao-cuidados-em-casa": [
    "fiz a micropigmentaçao e elas molham no mesmo dia, precisava explicar melhor",
    "o resultado some porque a cliente nao segue o que eu falei",
    "a pele descasca e ela arranca, que orientaçao escrevo",
  ],
  "servicos-em-casa-area-atendida": [
    "cubro quatro cidades com meu carro, como isso aparece no mapa",
    "atendo em sitio e fazenda da regiao, o que marco no perfil",
  ],
  "conta-do-anuncio": [
    "se eu puser vinte por dia quantas alunas precisam entrar pra valer",
    "quantos cortes pagam trezentos de propaganda",
    "meu curso custa duzentos, quanto posso gastar pra conseguir um aluno",
  ],
  "fotos-fachada": [
    "subo uma escada pra chegar no meu estudio e ninguem acha",
    "a porta fica do lado do açougue e o povo passa",
    "a clinica e nos fundos e os pacientes se perdem",
  ],
  "estrategias-solicitar": [
    "posso avaliar pela cliente no celular dela",
    "a senhorinha nao sabe mexer, eu mesma escrevo a avaliaçao por ela",
  ],
  "clinica-post-educativo": [
    "fono pode ensinar exercicio em video",
    "posso explicar um problema de saude num reels sem problema com o conselho",
  ],
  "resposta-a-avaliacao-suspeita": ["acordei com um monte de nota um de gente que nao existe"],
  "restaurante-pedido-atrasado": [
    "a noiva ligou chorando porque o bolo veio com a cor errada",
    "prometi pra hoje e nao deu, ela ta esperando",
  ],
  "aula-2#0": [
    "sai da sociedade e meu ex socio ficou com o perfil",
    "a prefeitura criou uma ficha da minha barraca e nao consigo mexer",
  ],
  "consistencia-citacoes": [
    "troquei o nome da academia e o povo continua chamando do antigo",
    "o antigo inquilino do ponto ainda aparece no meu endereço",
  ],
  "quem-e-o-meu-cliente": [
    "entram no meu bazar, perguntam e compram na loja da frente",
    "por que sera que as pessoas olham aqui e levam do outro",
    "so entra curioso, mexe em tudo e vai embora",
    "muita gente pede pra ver e pouca leva",
  ],
  "calendario-de-posts": [
    "ja postei todas as flores possiveis e to sem assunto",
    "posto ha anos a mesma coisa e cansou",
  ],
  "eventos-datas": [
    "dia da mulher num estacionamento, da pra fazer alguma coisa",
    "semana do consumidor na minha loja de tinta",
  ],
  "aula-5#2": [
    "atendo com luva e nao posso pegar no celular toda hora",
    "o direct e o zap ao mesmo tempo, perco metade",
  ],
  "info-completas": [
    "minha tia abriu um restaurante e quer aparecer na internet, o que ela faz",
    "perguntam se tenho estacionamento e banheiro acessivel, onde informo",
  ],
  "otimizacao-buscas": [
    "digito o serviço e a vila e vem gente de outra cidade, e eu do lado",
    "quando procuram aqui perto o google mostra os de longe",
  ],
  "parceria-no-bairro": [
    "a papelaria e eu temos as mesmas clientes, da pra fazer algo junto",
    "um fotografo quer divulgar minha loja em troca de roupa",
  ],
  "respostas-profissionais": [
    "da vontade de responder a avaliaçao com deboche, posso",
    "quero dar uma resposta ironica pra quem comentou besteira",
  ],
  "categorias-otimizadas": [
    "o povo liga pedindo coisa que eu nao vendo porque o google diz que sou outro tipo de loja",
    "no google sai que sou papelaria e eu so faço convite",
  ],
  "anuncio-nas-redes": [
    "quero por um dinheirinho no insta pra mostrar meu curso pros jovens da cidade",
    "pagar pro insta mostrar minha aula pra quem mora perto",
  ],
  "oferta-sem-exagero": [
    "passou o natal e sobrou um monte de coisa, como vendo",
    "fiquei com quarenta ovos depois da pascoa, socorro",
  ],
  "artesanato-preco-da-peca": [
    "uma colega cobra o dobro do que eu cobro, to muito barata",
    "cobro oitenta a diaria e acho pouco, como sei o justo",
  ],
  "servicos-em-casa-proposta": [
    "nunca fiz orçamento de predio e me chamaram, como monto",
    "sempre pedem so mais uma coisinha de graça no fim do serviço",
    "o cliente pede alteraçao sem parar e nao paga por isso",
  ],
  "relatorios-desempenho": [
    "pedido de rota quer dizer que a pessoa veio mesmo",
    "cem cliques no mapa sao cem visitas na loja",
  ],
  "aula-4#6": ["tem problema passar a conversa da cliente pro chatgpt"],
  "segunda-unidade": [
    "apareceu um ponto barato em outro bairro e ja tenho uma loja, encaro",
    "pego mais um ponto pra lanchonete ou espero",
  ],
  "aula-3#0": [
    "se eu pagar anuncio subo na lista do mapa tambem",
    "pagando o ads melhora minha posiçao de graça",
  ],
  "estoque-minimo": [
    "no fim de semana falta bebida e na segunda sobra",
    "toda sexta acaba o que mais sai",
    "falta cerveja num dia e encalha no outro",
  ],
  "padaria-cardapio-de-encomendas": ["encomendaram trezentos doces e nao vieram buscar"],
};
