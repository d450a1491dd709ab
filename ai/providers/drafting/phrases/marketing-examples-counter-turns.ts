import type { Examples } from "./marketing-examples.ts";

/** More turns of phrase heard over the counter; see marketing-examples.ts. */
export const turnsAtTheCounter: Examples = {
  "horarios-precisos": [
    "em dezembro abro mais tarde e na cantina das ferias so de tarde, onde altero",
    "funciono so de quinta a domingo, o povo vem na segunda",
    "minha jornada mudou por causa da escola do meu filho",
    "deixo a porta fechada pra almoçar e a turma acha que fali",
    "como mudo as horas de funcionamento que aparecem pra quem pesquisa",
    "paro do meio dia a uma e reclamam na porta",
    "fecho pro almoço e acham ruim",
  ],
  "fotos-fachada": [
    "fico em cima de um mercado e ninguem imagina que tem loja aqui",
    "a clinica fica no fundo de um estacionamento",
    "pra chegar em mim tem que subir uma escada escondida",
    "quem olha de fora pensa que e casa",
    "atras da rodoviaria, sem placa grande, passam reto",
  ],
  "info-completas": [
    "caminhoneiro procura no celular e nao sabe que tem restaurante aqui",
    "quem vem de fora da cidade nao tem como saber que existo",
  ],
  "categorias-otimizadas": [
    "conserto, alugo e vendo, o que deixo como principal no google",
    "tenho tres ramos na mesma loja, qual fica na frente",
    "somos lava rapido e estetica automotiva, marco os dois",
  ],
  "logo-alta-resolucao": [
    "apareceu uma moldura branca em volta do meu simbolo",
    "minha marca ficou achatada na foto do perfil",
  ],
  "galeria-produtos": [
    "o sorvete derrete antes da foto",
    "a espuma da cerveja some antes de eu clicar",
    "como fotografo sapato preto sem virar um borrao",
  ],
  "produtos-destaque": [
    "queria que antes de ligar a pessoa ja soubesse quanto custa a lavagem",
    "o cliente podia ver o preço da diaria ao me achar no mapa",
    "mostrar o valor do pacote pra quem pesquisa no google",
  ],
  "analise-termos": [
    "o que o povo escreve ate chegar na minha pagina",
    "da pra espiar o que pesquisam quando eu apareço",
  ],
  "otimizacao-buscas": [
    "quem procura torneiro mecanico na estrada acha os outros primeiro",
    "quero sair na lista quando a pessoa digitar salgado congelado",
    "queria que me vissem ao escreverem toldo sob medida",
  ],
  "anuncio-nas-redes": [
    "como impulsiono um video sem jogar dinheiro fora",
    "o botao promover do insta, como uso direito",
    "meu neto quer pagar pra mostrar o video do campeonato",
  ],
  "gemini-anunciar-google": [
    "quanto sai pra ficar na frente pagando quando procuram dedetizadora",
    "qual o preço do clique no google",
  ],
  "conta-do-anuncio": ["foram 90 de propaganda e 14 pedidos a mais"],
  "aula-5#3": [
    "um quadradinho pra mirar o celular e abrir o zap",
    "queria um desenho de codigo no balcao que chama meu whats",
  ],
  "aula-5#0": [
    "tirei um chip so pro negocio, como coloco no aplicativo de loja",
    "o zap de empresa e outro aplicativo ou e o mesmo",
    "comprei um celular pra loja, que whats instalo",
    "migrar do zap comum pro de negocio",
  ],
  "aula-5#4": ["pego os contatos do grupo da igreja e mando meu cardapio, pode"],
  "quem-e-o-meu-cliente": [
    "pensei que vinha estudante e so aparece aposentado",
    "achei que meu publico era um e e outro",
    "sera que falo com a pessoa errada",
    "tenho seguidor e nao tenho comprador",
  ],
  "concorrentes-do-bairro": [
    "vendem pao a nove e o meu e dezessete, como me viro",
    "meu preço e o dobro do mercadao e perguntam por que",
    "a padaria do hipermercado e mais barata, o que digo",
    "como mostro que vale pagar mais no meu",
  ],
  "gemini-analisar-documentos": [
    "o convenio mandou regra nova em cinquenta paginas",
    "manual da marca pra revendedor, so preciso do essencial",
    "as normas do evento sao um calhamaço",
    "chegaram novas condiçoes do fornecedor, sao folhas e folhas",
  ],
  "segunda-unidade": [
    "ofereceram um espaço no aeroporto pra minha marca",
    "um stand fixo no shopping, caro mas da vitrine",
    "da pra abrir um ponto na praia so no verao",
    "penso em pegar um segundo ponto perto da rodoviaria",
    "quero outra banca alem da minha, sera",
    "um ponto a mais daria conta",
  ],
  "aula-4#5": [
    "a ia disse que temos vinte anos de mercado e e mentira",
    "o texto do robo cita um endereço que nao e o meu",
    "inventou premio que nunca ganhei",
  ],
  "aula-4#0": ["da pra confiar no que o chatgpt responde de lei e de saude"],
  "oficina-ficha-de-entrada": [
    "jura que deixou o carregador junto e eu nunca vi",
    "falou que tinha dinheiro no bolso da calça que deixou pra arrumar",
    "a dona diz que a boneca veio com sapato",
    "como provo que o aparelho ja chegou assim",
  ],
  "servicos-em-casa-antes-da-visita": [
    "falam que e coisa rapida e quando chego e uma reforma",
    "disse que era so uma torneira e era o encanamento todo",
    "a descriçao do cliente nunca bate com o que encontro",
    "perco tempo medindo pra quem so quer saber o preço",
    "vou tirar medida e nunca fecham",
  ],
  "resposta-a-critica-injusta": [
    "diz que cobrei por um serviço que nao fiz, mas fiz e tenho prova",
    "mentiu na internet sobre o que aconteceu aqui e tenho a camera",
    "falou que fui grosso e nem estava na loja",
  ],
  "resposta-a-critica-justa": [
    "o colchao tinha mesmo pulga e o hospede escreveu",
    "fui ver e a reclamaçao era verdade, com vergonha de responder",
  ],
  "estrategias-solicitar": [
    "um cartaozinho junto com o produto pedindo a opiniao",
    "que frase ponho na plaquinha de avaliaçao",
    "posso pedir avaliaçao no fim do curso pros alunos",
    "so recebo elogio de boca no fim da festa, quero que vire avaliaçao",
    "elogiam pessoalmente, como passo isso pro google",
  ],
  "respostas-profissionais": ["tenho que responder ate os antigos"],
  "boas-vindas-whatsapp": [
    "mandam oi as dez da noite e ficam bravos sem resposta",
    "como deixo avisado que respondo so ate as seis",
    "quem chama de noite podia receber o endereço sozinho",
    "queria que a pessoa recebesse as informaçoes sem eu digitar",
    "o povo so pergunta quanto e o dia inteiro",
  ],
  "aula-5#2": [
    "tem gente esperando desde ontem no zap e eu nem vi",
    "encomenda se perde no meio da conversa",
  ],
  "email-dificil": [
    "preciso dizer pra uma noiva que nao vou poder atender",
    "vou ter que cancelar um evento e nao sei como falar",
    "pedir desculpa por escrito a um fornecedor",
    "querem baixar meu pagamento e preciso responder por escrito sem ser grosso",
    "a empresa quer renegociar meu valor, o que respondo",
  ],
  "gemini-criar-contratos": [
    "emprestei minha maquina e voltou quebrada, na proxima quero assinado",
    "combinamos as aulas de boca e ele faltou e nao pagou",
    "encomenda grande de uniforme, e se desistirem no meio, quero um documento",
    "quero um papel que me proteja se o cliente cancelar",
  ],
  "gemini-analise-financeira": [
    "tiro do meu bolso pra completar o aluguel e a agenda vive cheia",
    "loja cheia e conta vazia",
    "entra bastante e antes do dia 30 ja to no limite, onde erro",
    "vivo no cheque especial mesmo vendendo bem",
    "fim do mes e sempre sufoco apesar do movimento",
  ],
  "salao-cuidados-em-casa": [
    "o mega volta embaraçado porque nao cuidam",
    "a sobrancelha nao dura porque molham",
    "o sofa impermeabilizado mancha porque limpam errado, como oriento",
  ],
  "oficina-lembrete-de-revisao": [
    "o refil troca de seis em seis meses e a pessoa esquece",
    "quem fez limpeza de pele em maio devia voltar, como aviso",
  ],
  "artesanato-preco-da-peca": [
    "gasto 22 de material, tres horas de trabalho e vendo a 40",
    "meu arranjo custa 30 pra fazer, vendo por quanto",
  ],
  "mercadinho-menos-perda": ["doze quilos de mamao passando, uma ideia antes do lixo"],
  "restaurante-tabela-de-alergenicos": ["a mae perguntou se o brownie tem traço de castanha"],
  "parceria-no-bairro": [
    "queria que as medicas me indicassem, sou doula",
    "como chego num arquiteto pra ele indicar minha marcenaria",
    "em cima da minha loja tem uma academia e a gente nem se fala",
    "somos vizinhos de porta e o publico e o mesmo, da pra juntar forças",
  ],
  "aula-1#5": ["quer que eu apague tudo que tenho dela anotado"],
  "monitoramento-visualizacoes": ["as visitas cairam de dois mil pra setecentos"],
  "eventos-datas": ["finados e o mes forte da floricultura, preparo o que e quando"],
  "plano-com-pouco-dinheiro": [
    "oitenta reais no mes pra divulgar o carrinho de lanche",
    "querem que eu patrocine uma festa por quinhentos e botam meu nome no telao",
    "pediram patrocinio de rodeio em troca de faixa, vale",
  ],
  "aula-2#0": ["a ficha ta no nome do antigo dono que foi embora"],
  "aula-1#4": ["a central do google quer mensalidade senao tira minhas estrelas"],
  "consistencia-citacoes": [
    "meu celular mudou e os anuncios antigos tao com o outro",
    "no facebook e na olx ainda ta o telefone que perdi",
  ],
  "relatorios-desempenho": [
    "nao faço ideia se quem entra me achou na internet ou so passava",
    "sera que vieram pelo google ou pela rua",
  ],
  "aula-5#1": [
    "pedem a lista de vinho com preço todo dia no zap",
    "todo mundo quer a tabela de preço pelo whats",
  ],
  "restaurante-pedido-atrasado": [
    "o gas acabou com vinte pedidos na fila, que mensagem mando",
    "faltou luz e os pedidos pararam, aviso como",
  ],
  "gestao-crises": [
    "to sendo xingada na internet por causa de um acidente na loja",
    "um bicho fugiu aqui e o povo ta me massacrando no face",
    "me atacam nos comentarios do jornal da cidade por um erro",
  ],
  "descricao-persuasiva": [
    "aquela parte que conta quem a gente e, quanto posso escrever e o que nao pode",
    "na apresentaçao do perfil pode ter telefone e promoçao",
  ],
  "salao-horario-vago": ["furaram comigo hoje e a tarde ficou parada"],
};
