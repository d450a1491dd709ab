/** What people ask a shop, and how a reply names it. Patterns as in reviews/patterns.ts. */
export const questionTopics: readonly (readonly [patterns: string, name: string])[] = [
  [
    "vaga de emprego|trabalho, vagas de emprego|trabalho, curriculo|contratando|contratam",
    "as vagas de trabalho",
  ],
  [
    "cadeirante|cadeirantes|rampa|acessibilidade|elevador, cadeira de rodas, wheelchair",
    "a acessibilidade",
  ],
  [
    "matricula|matriculas|rematricula|inscricao|inscricoes, matricula|matriculas|rematricula|inscricao|inscricoes .. aberta|abertas",
    "a matrícula",
  ],
  [
    "segunda|terca|quarta|quinta|sexta feira, de|na|as|toda|dia segunda|terca|quarta|quinta|sexta, atende|atendem|abre|abrem|funciona segunda|terca|quarta|quinta|sexta",
    "o horário",
  ],
  ["outra|outras loja|lojas|unidade|unidades|filial, filial|filiais", "as unidades"],
  ["mensalidade|mensalidades", "a mensalidade"],
  ["telefone|whatsapp|zap, numero de contato|telefone, contato de voces", "o telefone"],
  [
    "abre|abrem|abriu|fecha|fecham|funciona|funcionam|aberto|aberta|abertos, horario|horarios, que horas, domingo|domingos|feriado|feriados|sabado|sabados, open|opening|hours",
    "o horário",
  ],
  [
    "quanto custa|custam|e|fica|sai|cobra|cobram, fica|sai|custa|cobra|cobram quanto, quanto, qual o preco|valor, preco|precos|valor|valores|tabela, how much, price",
    "o valor",
  ],
  [
    "pix|cartao|cartoes|debito|credito|parcel*|pagamento|boleto, em dinheiro, vale refeicao|alimentacao, ticket|alelo|sodexo",
    "as formas de pagamento",
  ],
  ["turma|turmas", "as turmas"],
  ["precisa|preciso|precisamos levar|trazer, o que levar|trazer", "o que levar"],
  [
    "buscam|busca|retiram|retira|coleta, leva e traz, levar|deixar ai|ate|a|o|as|os|ou, tem que levar",
    "a retirada",
  ],
  [
    "fica|ficam pronto|pronta|prontos, quanto tempo|demora, ate segunda|terca|quarta|quinta|sexta|sabado|amanha|hoje, prazo|prazos",
    "o prazo",
  ],
  ["hospedam|hospeda|hospedagem|diaria|diarias", "a hospedagem"],
  ["entrega|entregam|frete|envia|enviam, delivery|ifood, taxa de entrega", "a entrega"],
  ["reserva|reservas|reservar, mesa para", "as reservas"],
  ["agendar|agendamento|agenda|marcar|encaixe, horario vago|disponivel", "o agendamento"],
  [
    "estacionamento|estacionar|manobrista|valet|parking, vaga para carro, vagas para carro",
    "o estacionamento",
  ],
  [
    "vegan|gluten|dairy, vegano|vegana|veganos|vegetariano|vegetariana|vegetarianos|integral|diet|opcao|opcoes, sem gluten|lactose|acucar, zero lactose|acucar",
    "as opções disponíveis",
  ],
  ["encomenda|encomendas|encomendar", "as encomendas"],
  ["orcamento|orcamentos", "o orçamento"],
  ["convenio|convenios, plano de saude, planos de saude", "os convênios"],
  ["onde fica|ficam, endereco|localizacao, como chego|chegar", "a localização"],
  [
    "aceita|aceitam|levar|entrar|entra|permite|permitem|permitido|pode|podem .. pet|pets|cachorro|cachorros|cachorrinho|gato|animal|animais, pet friendly",
    "a presença de pets",
  ],
  ["vacina|vacinas|vacinar|vacinacao", "a vacinação"],
  ["fechou|fecharam|reabriu|reabriram, ainda existe|funciona", "o funcionamento"],
  ["tamanho|tamanhos|numeracao, plus size", "os tamanhos disponíveis"],
  ["estoque, ainda tem, tem disponivel", "a disponibilidade dos produtos"],
  ["espaco kids|infantil, brinquedoteca|parquinho|playground, area kids", "o espaço kids"],
  ["crianca|criancas|infantil|bebe|bebes|kids", "o atendimento a crianças"],
  ["vaga|vagas para|no|na|de", "as vagas"],
  ["garantia", "a garantia"],
  ["trocar|troca|trocas", "a troca"],
  ["wifi|internet, wi fi", "o wi-fi"],
];
