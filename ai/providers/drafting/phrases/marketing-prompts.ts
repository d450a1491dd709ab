import type { Pieces } from "../marketing/piece.ts";

/** Of the general prompts (content/prompt-library, content/guide/prompts); those of a trade are composed. */
export const promptPieces: Pieces = {
  "calendario-de-posts": {
    goal: "montar um calendário de posts que caiba na sua rotina",
    today:
      "Anote o que você vende com preço, quem compra, em que redes publica e a data importante do mês.",
    week: "Copie o prompt, cole no Gemini e troque os colchetes: ele monta 12 posts, misturando os que ensinam, os de bastidores e os de venda.",
    month: "Se a semana apertar, publique primeiro os três posts que o Gemini indicar.",
    watch: "Nos posts de venda, mostre o preço à vista e não prometa resultado.",
  },
  "plano-com-pouco-dinheiro": {
    goal: "divulgar gastando pouco",
    today:
      "Anote a verba do mês, as horas que você tem por semana e quanto sobra por venda depois de pagar o produto e as taxas.",
    week: "Com o prompt, compare três formas de divulgar, pelo menos uma de graça. Para cada gasto, divida a verba pela sobra por venda: esse é o número de vendas a mais que paga a conta.",
    month: "Anote o resultado no caderno e decida se vai continuar, mudar ou parar.",
    watch: "Não compre seguidores nem avaliações e não mande mensagem a quem não pediu.",
  },
  "descricao-do-perfil": {
    goal: "escrever a descrição do perfil",
    today:
      "Separe o serviço principal, o bairro, o público e um diferencial que você consiga provar.",
    week: "Copie o prompt, cole no Gemini e escolha entre as três versões, uma direta, uma acolhedora e uma que conta a história.",
    watch: "Sem telefone, link, preço ou promoção, e sem dizer que é o melhor.",
  },
  "anuncio-na-busca": {
    goal: "escrever o anúncio da busca do Google",
    today:
      "Anote o que a pessoa digita, a oferta real com preço e prazo e o que você quer que ela faça.",
    week: "Copie o prompt, cole no Gemini e peça 15 títulos de até 30 caracteres, 4 descrições de até 90 e 10 palavras-chave negativas.",
    month: "Troque as peças que não fazem sentido sozinhas, porque o Google muda a ordem.",
    watch: "Passou do limite de caracteres, o Google recusa.",
  },
  "anuncio-nas-redes": {
    goal: "testar anúncios no Instagram e no Facebook",
    today:
      "Anote o público, o que a pessoa quer resolver, a oferta real com preço e prazo e o próximo passo, como chamar no WhatsApp.",
    week: "Copie o prompt, cole no Gemini e peça três anúncios diferentes: um parte da necessidade, outro do produto e outro da oferta. Ponha o principal na primeira frase do texto, de até 125 caracteres.",
    month:
      "Compare os três anúncios pelo que trouxeram de contato e de venda e fique com o melhor.",
    watch: "Não prometa resultado e não crie falsa urgência.",
  },
  "oferta-sem-exagero": {
    goal: "escrever a oferta sem exagero",
    today:
      "Anote o preço da oferta à vista, o preço que você cobrava de verdade, o começo, o fim e a quantidade.",
    week: "Copie o prompt, cole no Gemini e receba a oferta em três textos: cartaz, post e WhatsApp, todos com preço, prazo e condição principal.",
    watch: "O que você anunciar terá de cumprir: nada de “últimas unidades” sem quantidade real.",
  },
  "ler-numeros-do-perfil": {
    goal: "ler os números do perfil",
    today:
      "Anote visualizações, ligações, rotas e cliques no site do mês anterior e do mês atual, com as vendas no caixa.",
    week: "Copie o prompt, cole no Gemini e peça o resumo com a variação de cada número.",
    month: "Faça uma só mudança nas próximas quatro semanas e acompanhe um número.",
    watch: "Com números pequenos, a diferença pode ser acaso.",
  },
  "conta-do-anuncio": {
    goal: "saber se o anúncio se pagou",
    today:
      "Separe o gasto total com impostos, os cliques, as vendas que vieram do anúncio e o valor médio por venda.",
    week: "Faça três contas: custo por venda é o gasto dividido pelas vendas; receita é vendas vezes valor médio; lucro é a parte da receita que sobra, menos o gasto.",
    month: "Escolha o ponto mais fraco e teste uma mudança barata.",
    watch: "Receita não é lucro: conte o que sobra depois de pagar o produto e as taxas.",
  },
  "teste-de-uma-mudanca": {
    goal: "planejar um teste de quatro semanas",
    today: "Anote o número que quer melhorar e o resultado das últimas quatro semanas.",
    week: "Escolha uma única mudança e escreva antes de começar quando vai manter, desfazer ou repetir.",
    month: "Compare semanas com os mesmos dias de funcionamento.",
    watch: "Com números pequenos, fale em indício, não em prova.",
  },
  "boas-vindas-whatsapp": {
    goal: "ter mensagens prontas no WhatsApp",
    today:
      "Anote dias e horários, formas de pagamento, regras de entrega e as dúvidas que mais chegam.",
    week: "Copie o prompt, cole no Gemini e peça a saudação, a mensagem de ausência e quatro respostas rápidas: preços, pagamento, entrega e horários.",
    watch: "Diga que a saudação é automática e não peça CPF, senha nem dados de cartão.",
  },
  "pos-venda-e-avaliacao": {
    goal: "agradecer e pedir opinião depois da venda",
    today: "Decida quanto tempo depois da compra a mensagem sai e quem assina.",
    week: "Copie o prompt, cole no Gemini e peça um agradecimento com uma pergunta aberta e o pedido de avaliação com o link, para todos os clientes.",
    watch: "Sem desconto, brinde nem sorteio por avaliação.",
  },
  "cliente-que-sumiu": {
    goal: "chamar de volta quem não voltou",
    today:
      "Separe os clientes que aceitaram receber mensagens e anote o que costumavam comprar e um motivo verdadeiro para o contato, como uma novidade.",
    week: "Copie o prompt, cole no Gemini e peça três versões do convite: uma útil, uma com a novidade e uma que pergunta o que faltou. Envie em grupos pequenos.",
    month: "Mande um único lembrete, anote quem voltou e o que faltou aos outros.",
    watch:
      "Sem culpa, pressão nem falsa urgência, e sempre com um jeito de a pessoa sair da lista.",
  },
  "resposta-a-elogio": {
    goal: "agradecer um elogio sem frase pronta",
    today:
      "Agradeça, retome com outras palavras o ponto elogiado e assine com seu primeiro nome e sua função.",
    week: "Se quiser um rascunho, copie o prompt e peça duas versões, uma calorosa e uma mais breve, com no máximo 90 palavras.",
    watch: "Não ofereça brinde e não peça outra avaliação na resposta.",
  },
  "resposta-a-critica-justa": {
    goal: "responder à crítica quando a pessoa tem razão",
    today: "Confira o que aconteceu com a equipe e anote o que já foi corrigido.",
    week: "Responda nesta ordem: agradeça o aviso, reconheça o incômodo, conte só o que já foi corrigido e convide para o canal privado.",
    month: "Escolha até três ações internas para o problema não se repetir.",
    watch: "Não ofereça vantagem para mudar a nota.",
  },
  "resposta-a-critica-injusta": {
    goal: "esclarecer uma crítica injusta sem brigar",
    today: "Veja se algum ponto da crítica merece atenção e separe o fato que você pode mostrar.",
    week: "Responda com calma, pensando em quem lê depois: agradeça, lamente o incômodo, esclareça um fato geral da loja e convide para o canal privado.",
    watch: "Sem ironia, acusação ou ameaça; só discordar não justifica denúncia.",
  },
  "resposta-a-nota-sem-texto": {
    goal: "responder a notas sem comentário",
    today: "Agradeça as notas altas e diga que a porta está aberta.",
    week: "Nas notas baixas, lamente que não tenha sido bom e convide a pessoa a contar no canal privado.",
    watch: "Não adivinhe o motivo da nota e não peça para mudá-la.",
  },
  "resposta-a-avaliacao-suspeita": {
    goal: "responder a uma avaliação suspeita com serenidade",
    today:
      "Confira nos registros se há aquele atendimento e anote os motivos concretos da desconfiança.",
    week: "Responda em público com serenidade: agradeça, diga que não localizou o atendimento e convide para o canal privado. O prompt escreve também o texto da denúncia, se ela couber.",
    watch: "Não acuse nem ameace; a denúncia vale para spam, ofensa ou conflito de interesse.",
  },
  "organizar-a-semana": {
    goal: "organizar a semana",
    today: "Liste as tarefas da semana e o tempo livre de cada dia.",
    week: "Copie o prompt, cole no Gemini e peça uma agenda que caiba entre um cliente e outro, com folga para imprevistos.",
    watch: "O que tem vencimento vem primeiro; se não couber tudo, decida o que fica para depois.",
  },
  "resumir-documento": {
    goal: "entender um documento longo",
    today: "Cubra CPF, dados de clientes e senhas e anote a sua maior dúvida.",
    week: "Copie o prompt e peça o resumo com valor, prazo e página de cada ponto. Depois, confira no original.",
    watch: "A IA não dá parecer jurídico nem contábil.",
  },
  "email-dificil": {
    goal: "escrever um e-mail firme e educado",
    today: "Anote os fatos em ordem, com datas, o que você quer e até quando espera a resposta.",
    week: "Copie o prompt e peça duas versões, uma mais firme e uma mais conciliadora, na ordem motivo, fatos, pedido, prazo e próximo passo.",
    watch: "Se for cobrança, não constranja nem exponha ninguém.",
  },
  "concorrentes-do-bairro": {
    goal: "se diferenciar dos concorrentes do bairro",
    today:
      "Anote preço, horário, avaliações e ponto forte da sua loja e de três concorrentes próximos.",
    week: "Copie o prompt, cole no Gemini e peça três jeitos de se diferenciar gastando pouco, com o primeiro passo de cada um.",
    month: "Confira andando pelo bairro e comece pelo de menor esforço.",
    watch: "Não fale mal de concorrente nem copie nome, foto ou texto dele.",
  },
  "quem-e-o-meu-cliente": {
    goal: "conhecer quem já compra de você",
    today: "Anote quem mais compra, em que dias e horários e o que perguntam antes de comprar.",
    week: "Copie o prompt, cole no Gemini e peça três perfis de cliente: o que cada um valoriza, o que faz desistir e quando compra.",
    month: "Faça três perguntas no balcão para confirmar os perfis.",
    watch: "Trate como suposição o que for hipótese e não use dados de um cliente real.",
  },
  "plano-em-uma-pagina": {
    goal: "pôr o plano do negócio em uma página",
    today:
      "Anote o que vende e por quanto, quem compra, os gastos fixos e o dinheiro para investir.",
    week: "Copie o prompt, cole no Gemini e revise os sete blocos: o que faço, para quem, por que me escolhem, como vendo, gastos e receita, riscos e próximos passos.",
    month: "Ponha data e responsável em cada um dos próximos passos.",
    watch: "Imposto e tipo de empresa, veja com o contador.",
  },
  "projecao-de-12-meses": {
    goal: "projetar o caixa do ano",
    today:
      "Anote o dinheiro em caixa, as vendas de um mês comum, o custo do que vende e os gastos fixos.",
    week: "Copie o prompt, cole no Gemini e peça três cenários, com o primeiro mês no vermelho e as vendas necessárias para empatar.",
    watch: "É uma estimativa: confira as contas antes de decidir.",
  },
  "rotina-de-abertura-e-fechamento": {
    goal: "criar as listas de abertura e fechamento",
    today:
      "Anote o que se liga e desliga, como você confere o caixa e o que costuma ser esquecido.",
    week: "Copie o prompt e peça duas listas de até 10 itens, cada um com um verbo e quem faz.",
    watch: "Não escreva senha, código de alarme nem valor guardado na loja.",
  },
  "estoque-minimo": {
    goal: "saber a hora de comprar de novo",
    today:
      "De até 10 produtos, anote a venda por dia, os dias que o fornecedor leva e a quantidade de hoje.",
    week: "Calcule o mínimo: venda por dia vezes a soma dos dias do fornecedor com os dias de folga. Quem está no mínimo ou abaixo entra na compra.",
    month: "Marque os produtos que podem vencer antes de serem vendidos.",
  },
  "segunda-unidade": {
    goal: "decidir sobre a segunda unidade",
    today:
      "Anote quanto sobra por mês depois da sua retirada, a reserva e o custo para montar a nova unidade.",
    week: "Faça a conta: reserva menos montagem, dividida pelo gasto mensal, dá os meses que você aguenta sem vender lá.",
    month: "Teste o bairro de um jeito mais barato antes de assinar o aluguel.",
  },
  "parceria-no-bairro": {
    goal: "fechar uma parceria com um vizinho",
    today:
      "Escolha um negócio com clientes em comum e anote o que você pode oferecer, quanto pode gastar e por quanto tempo quer testar.",
    week: "Copie o prompt, cole no Gemini e peça três ideias e o convite para o WhatsApp. Escreva um combinado: tarefas, período, custos, como medir, quem atende reclamações e como encerrar.",
    month: "Meça o que veio da parceria e decida se ela continua.",
    watch: "Não troquem listas de clientes nem deem desconto por avaliação.",
  },
  "tarefa-para-automatizar": {
    goal: "simplificar a tarefa que mais toma tempo",
    today: "Liste as tarefas repetidas, quantas vezes por semana e quantos minutos cada uma leva.",
    week: "Copie o prompt, cole no Gemini, escolha a primeira e faça um teste de uma semana com os aplicativos que você já usa.",
    watch: "Reclamação, cobrança e decisão sobre a equipe ficam sempre com uma pessoa.",
  },
  "regras-de-ia-na-loja": {
    goal: "combinar com a equipe como usar a IA",
    today: "Liste as ferramentas que a equipe usa, para quê, e quem aprova o que vai ao público.",
    week: "Copie o prompt e monte uma página com quatro blocos: pode, não pode, sempre conferir e se algo der errado.",
    watch: "Ninguém cola CPF, telefone, senha, dado de saúde ou de banco na conversa.",
  },
};
