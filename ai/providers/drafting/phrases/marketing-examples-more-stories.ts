import type { Examples } from "./marketing-examples.ts";

/** The same about the lessons' subjects, selling, money, orders and trades; see marketing-examples-stories.ts. */
export const tradeStories: Examples = {
  "aula-1#1": [
    "tenho so o insta e o zap, preciso mesmo de mais alguma coisa",
    "meu sobrinho quer cobrar dois mil pra fazer um site, preciso disso pra vender bolo",
  ],
  "aula-1#4": [
    "chegou uma carta com a logo do google mandando confirmar o endereco e pagar uma taxa",
    "moca muito educada ligou falando que minha ficha vence hoje e pediu um numero que veio por mensagem",
    "o tal consultor do google quer que eu assine um plano anual pra nao sumir do mapa",
  ],
  "aula-1#5": [
    "uma ex cliente me mandou mensagem exigindo que eu exclua tudo que tenho dela",
    "anoto cpf e aniversario de todo mundo num caderno em cima do balcao, da problema",
    "a farmacia do lado me pediu a lista de telefones dos meus clientes pra uma acao",
  ],
  "aula-1#6": [
    "gasto com radio, panfleto e insta e nao sei qual deles traz gente",
    "chega fregues novo toda semana e eu nem pergunto como soube daqui",
  ],
  "aula-2#0": [
    "meu pai morreu e o perfil da loja esta no email dele, como passo pro meu",
    "quem cadastrou a loja foi um parente que nao fala mais comigo e nao da o acesso",
    "comprei a pousada e no google ainda manda o dono de antes",
    "vendo geladinho na minha casa, so por encomenda, posso ter ficha no google",
    "um menino de informatica fez meu perfil e sumiu com o login",
  ],
  "aula-2#1": [
    "ja mandei tres vezes o video da loja e eles dizem que nao deu pra confirmar",
    "sou encanador, nao tenho porta aberta, o que filmo pra provar que trabalho",
    "o google quer confirmar o meu endereco, como funciona isso",
  ],
  "aula-2#2": [
    "acordei e minha loja nao existe mais no google, diz suspenso por violar regra",
    "botei bairro e telefone no nome pra chamar atencao e derrubaram meu perfil",
  ],
  "aula-2#3": ["mudei de maquininha e agora aceito vale alimentacao, como conto isso no perfil"],
  "aula-3#0": [
    "por que meu vizinho aparece primeiro se eu tenho mais tempo de loja",
    "Como o Google define a ordem das empresas que mostra no mapa?",
  ],
  "aula-3#2": [
    "perguntaram no google se tem estacionamento e a resposta automatica saiu errada",
    "que texto ponho na pagina de cada servico do meu site",
  ],
  "aula-4#0": ["meu filho diz que a ia faz tudo pela loja, e verdade ou ela erra muito"],
  "aula-4#1": [
    "pedi um texto pro gemini e veio uma coisa cheia de palavra dificil que nao e minha cara",
    "Como devo formular as solicitações à inteligência artificial para obter respostas úteis?",
  ],
  "aula-4#6": [
    "quero passar a lista das alunas com telefone pro chatgpt montar uma planilha, tem risco",
    "sem querer colei a conversa inteira com uma cliente na ia, com endereco e tudo",
  ],
  "aula-5#0": [
    "uso um numero so pra familia e pra loja e vira uma confusao, o que faco",
    "Há custo para utilizar o WhatsApp na versão comercial?",
  ],
  "aula-5#1": [
    "como deixo os precos no zap sem ficar mandando foto toda hora",
    "quero que a pessoa veja tudo que vendo e quanto custa dentro do whats sem eu responder",
  ],
  "aula-5#2": [
    "sao oitenta conversas abertas e nao sei quem ja paguei, quem falta entregar",
    "quando vou ver a cliente que queria encomendar ja comprou da outra",
    "minha irma e eu atendemos no mesmo zap e uma nao sabe o que a outra combinou",
  ],
  "boas-vindas-whatsapp": [
    "me mandam mensagem de madrugada e ficam bravos porque so respondo de manha",
    "a ajudante nova nao sabe o que dizer pra quem chama, queria frases prontas de atendimento",
    "perguntam valor, endereco e se parcela, umas cinquenta vezes por dia",
  ],
  "aula-5#3": ["na bio do insta queria um botao que ja abrisse a conversa comigo"],
  "aula-5#4": [
    "o zap caiu depois que mandei a tabela de ofertas pra agenda inteira",
    "fulano mandou print do pix e quando fui ver nao caiu nada",
    "posso por meus clientes num grupo de ofertas sem perguntar",
  ],
  "aula-5#5": ["vi um robo que responde cliente por noventa reais ao mes, vale pra uma doceria"],
  "aula-5#6": [
    "Disponho de pouco tempo para a divulgação. Qual é o mínimo que devo fazer por semana?",
  ],
  "calendario-de-posts": [
    "abro um tiktok pra loja de parafuso ou ninguem ve isso",
    "penso em contratar um rapaz pra cuidar das redes, mas queria tentar sozinha, o que posto",
    "tenho loja de aviamento, assunto chato, o que eu mostro no instagram",
  ],
  "plano-com-pouco-dinheiro": [
    "ofereceram seguidores e curtidas baratinho, compro",
    "A verba de divulgação é reduzida. Como devo distribuí-la?",
    "a loja ta as moscas e so tenho cem reais esse mes, o que faco primeiro",
    "vale por faixa na rua ou patrocinar o time da varzea",
  ],
  "gemini-anunciar-google": [
    "queria que meu anuncio aparecesse quando procuram guincho na rodovia",
  ],
  "anuncio-nas-redes": [
    "quero mostrar meu instagram pra mais gente da cidade pagando um pouco",
    "ninguem curte nem compra pelo insta, sera que compensa pagar pra mostrar pra mais gente",
    "apertei o botao de turbinar e foi dinheiro embora, como faco um anuncio direito no insta",
  ],
  "conta-do-anuncio": [
    "pus duzentos reais no face e vendi tres vestidos, valeu a pena ou nao",
    "o menino do trafego mostra um monte de numero mas eu quero saber se sobrou dinheiro",
  ],
  "oferta-sem-exagero": [
    "que frase coloco na placa da promocao pra nao dar problema com o procon",
    "minha atendente prometeu desconto errado num post e agora querem que eu cumpra",
    "queria fazer um cartao fidelidade, na decima lavagem ganha uma, como anuncio",
    "Como redigir uma oferta clara, com prazo e condições?",
  ],
  "cliente-que-sumiu": [
    "as alunas que pararam no natal nao voltaram, queria chamar sem parecer desesperada",
    "o povo faz orcamento, diz que vai pensar e evapora",
  ],
  "email-dificil": [
    "o hotel compra meu pao faz anos e agora atrasa o pagamento, preciso cobrar sem perder o cliente",
    "a grafica entregou tudo errado e quero o dinheiro, como escrevo",
    "Preciso comunicar um reajuste a um cliente antigo por e-mail",
  ],
  "organizar-a-semana": [
    "cuido da loja, de duas criancas e da minha mae, e sempre fica coisa pra tras",
    "sao tantas tarefas que nem sei qual faco primeiro de manha",
  ],
  "gemini-analisar-documentos": [
    "veio um pdf de trinta paginas do fornecedor e quero achar logo os precos e prazos",
    "a prefeitura soltou um edital de feira enorme, so quero saber o que preciso levar",
    "Recebi um regulamento extenso do shopping e preciso entender as obrigações",
  ],
  "gemini-criar-contratos": [
    "vou alugar meu equipamento de som pra um evento e quero algo assinado",
    "o pintor sumiu com o sinal que dei, da proxima vez quero tudo escrito e assinado",
    "Necessito de um documento que formalize a prestação do meu serviço",
  ],
  "gemini-analise-financeira": [
    "o caixa fecha certinho todo dia e no fim do mes to devendo, onde ta o furo",
    "pego dinheiro da gaveta pra pagar conta de casa, como separo",
    "nao sei se a minha lanchonete da lucro ou prejuizo",
  ],
  "projecao-de-12-meses": [
    "no verao vendo tres vezes mais sorvete que no inverno, como guardo pra nao passar aperto",
    "Como posso estimar as entradas e saídas dos próximos meses?",
  ],
  "plano-em-uma-pagina": [
    "me aposentei e quero abrir uma loja de pesca, o que preciso pensar antes de gastar",
    "minha filha quer vender cosmetico e a gente nao sabe nem comecar a organizar a ideia",
  ],
  "segunda-unidade": [
    "vagou uma sala boa no outro lado da cidade e to doida pra abrir outra la, e cedo",
  ],
  "parceria-no-bairro": [
    "sou personal e queria que o condominio e a academia me indicassem",
    "a floricultura e a minha doceria podiam vender juntas, como proponho isso",
  ],
  "concorrentes-do-bairro": [
    "meu barbeiro saiu e levou os clientes com ele, como reajo",
    "chegou um atacadao e o povo so fala no preco de la",
    "a moca da esquina copia meus doces e cobra menos",
    "Como posso me diferenciar dos demais estabelecimentos da rua?",
  ],
  "quem-e-o-meu-cliente": [
    "quase todo mundo que compra aqui e idoso, como falo com eles",
    "vendo de tudo, de capinha a maquiagem, e nao sei com quem falar",
    "entra muita gente, mexe em tudo e vai embora sem levar",
  ],
  "rotina-de-abertura-e-fechamento": [
    "cada dia um abre a padaria e sempre falta ligar alguma coisa",
    "deixaram a camara fria desligada de novo, queria um papel com o que conferir",
    "contratei uma moca e preciso passar a ela o passo a passo do dia",
  ],
  "estoque-minimo": [
    "o produto que mais sai acabou de novo no sabado cheio, como evito",
    "queria controlar o que tenho guardado so com papel e caneta",
    "compro no chute e ora falta fralda ora sobra",
    "o fornecedor demora uma semana e quando vejo ja acabou",
  ],
  "tarefa-para-automatizar": [
    "sou eu pra tudo, qual dessas tarefas do dia eu podia passar pro celular fazer",
    "gasto duas horas por dia copiando a mesma coisa de um lugar pro outro",
  ],
  "regras-de-ia-na-loja": [
    "a equipe descobriu o chatgpt e cada um usa do seu jeito, queria combinar o que vale",
  ],
  "padaria-cardapio-de-encomendas": [
    "a cliente cancelou o bolo na vespera e fiquei no prejuizo, como peco sinal na encomenda",
    "todo fim de ano e a mesma confusao de encomenda de panetone, queria mandar uma lista so",
  ],
  "padaria-post-da-fornada": [
    "ninguem sabe que tem pao de queijo saindo as tres, como aviso todo dia",
  ],
  "padaria-cafe-para-empresas": [
    "tem tres fabricas aqui perto e queria levar lanche pra eles, como chego la",
  ],
  "salao-horario-vago": [
    "elas aparecem sem marcar e depois ficam dias sem ninguem, como organizo a agenda",
    "a moca ligou meia hora antes desmarcando a escova, perdi a hora, como encaixo outra",
  ],
  "salao-antes-e-depois": [
    "fiz uma cor linda e a cliente deixou fotografar, o que peco pra ela assinar",
  ],
  "salao-cuidados-em-casa": [
    "elas saem lindas e em uma semana o alisamento ta horrivel porque nao cuidam",
  ],
  "restaurante-descricao-dos-pratos": [
    "no aplicativo so ta escrito x-tudo e ninguem sabe o que vem",
  ],
  "restaurante-pedido-atrasado": [
    "a costura nao ficou pronta na data e a noiva ta gritando no audio, o que eu digo",
    "prometi o conserto pra hoje e nao vai dar, como aviso a pessoa",
    "o motoboy bateu a moto e tem seis pedidos na rua, o que digo pra esse povo no whats",
    "veio cebola no lanche e ela tinha pedido sem, ta furiosa comigo na conversa",
    "o bolo nao vai ficar pronto pra festa, como dou essa noticia",
  ],
  "restaurante-tabela-de-alergenicos": [
    "uma mae perguntou se o molho leva amendoim e ninguem na cozinha soube dizer",
  ],
  "oficina-orcamento-explicado": [
    "cobrei o conserto da geladeira e a dona achou um absurdo, disse que no video parece facil",
    "o cliente fica achando que invento defeito, como mostro o que precisa e quanto custa",
  ],
  "oficina-lembrete-de-revisao": [
    "instalo filtro de agua e ninguem lembra de trocar o refil, queria avisar",
  ],
  "oficina-ficha-de-entrada": [
    "a dona da maquina de lavar disse que nao tinha aquele amassado quando trouxe",
    "tem aparelho esquecido aqui faz meses e ninguem vem buscar, como combino isso na entrada",
  ],
  "roupas-legenda-com-medidas": [
    "vendo jeans pela internet e todas perguntam se serve no quadril, o que escrevo no post",
  ],
  "roupas-combinacoes-da-arara": [
    "sobrou um monte de blusa de frio, queria mostrar junto com outras pecas",
  ],
  "roupas-regra-de-troca": [
    "aviso na porta dizendo que so troco com nota e etiqueta",
    "todo mes alguem traz vestido usado querendo trocar, preciso de um aviso na parede",
  ],
  "pet-primeiro-banho": [
    "o poodle chegou ja com a orelha machucada e a dona diz que fui eu, o que pergunto na entrada",
  ],
  "pet-racoes-pelo-rotulo": [
    "o saco de quinze quilos mais caro dura mais que o barato, como explico isso ao tutor",
  ],
  "mercadinho-lista-vira-pedido": [
    "mandam a lista de compras num audio de tres minutos e eu esqueco metade",
  ],
  "mercadinho-menos-perda": [
    "comprei tomate demais e ta amolecendo antes da feira",
    "folha murcha todo dia no calor e vai pro lixo",
  ],
  "clinica-preparo-da-consulta": [
    "o paciente tomou cafe antes do exame de novo, como deixo a instrucao mais clara",
  ],
  "clinica-resposta-com-sigilo": [
    "a paciente contou no google que fez tal procedimento e ficou ruim, eu me defendo",
  ],
  "servicos-em-casa-antes-da-visita": [
    "falou que era so uma tomada e quando cheguei era a casa toda, como evito isso",
  ],
  "servicos-em-casa-proposta": [
    "preciso mandar uma proposta comercial caprichada pra um condominio",
    "no meio da obra o dono foi pedindo mais coisa e nao quer pagar por fora",
  ],
  "servicos-em-casa-area-atendida": [
    "monto moveis na casa da pessoa, atendo cinco bairros e nao quero mostrar onde moro",
  ],
  "artesanato-preco-da-peca": [
    "levo dois dias numa bolsa de croche e cobro cinquenta, to fazendo conta errada",
  ],
  "artesanato-dia-de-feira": [
    "sabado tem bazar e nunca vendi na rua, como arrumo a mesa e o que nao posso esquecer",
  ],
  "artesanato-historia-na-etiqueta": [
    "uso material mais caro e bom, como mostro o valor sem parecer metida",
    "dizem que no camelo e mais barato, como conto que e feito por mim",
  ],
  "gemini-ativar-delivery": [
    "a pessoa pergunta se entrego, quanto e a taxa e ate onde vou, queria isso no google",
    "Passei a fazer entregas e gostaria que isso constasse no perfil",
  ],
};
