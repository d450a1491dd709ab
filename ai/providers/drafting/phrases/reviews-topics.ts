/** What people ask a shop, and how a reply names it. */
export const questionTopics: readonly (readonly [patterns: string, name: string])[] = [
  [
    "abre|abrem|abriu|fecha|fecham|funciona|funcionam|aberto|aberta|abertos|horario|horarios, que horas, domingo|domingos|feriado|feriados|sabado|sabados, open|opening|hours",
    "o horário de funcionamento",
  ],
  [
    "quanto custa|custam|e|fica|sai|cobra*, preco|precos|valor|valores|tabela, valor|preco da mensalidade, how much, price",
    "os preços",
  ],
  [
    "pix|cartao|cartoes|debito|credito|parcela*|pagamento|dinheiro|boleto, vale refeicao|alimentacao, vr|va|ticket|alelo|sodexo",
    "as formas de pagamento",
  ],
  ["entrega|entregam|delivery|frete|envia|enviam|ifood, taxa de entrega", "a entrega"],
  ["reserva|reservas|reservar|mesa para", "as reservas"],
  ["agendar|agendamento|agenda|marcar|marco|horario vago|disponivel, encaixe", "o agendamento"],
  ["estacion*, vaga para carro, vagas para carro, parking, manobrista|valet", "o estacionamento"],
  [
    "vegan*|vegetarian*, sem gluten|lactose|acucar, zero lactose|acucar, opcao|opcoes|cardapio, integral|diet",
    "as opções disponíveis",
  ],
  [
    "encomenda|encomendas|encomendar, sob encomenda, festa|festas|evento|eventos|aniversario|casamento|buffet",
    "as encomendas",
  ],
  ["orcamento|orcamentos", "o orçamento"],
  ["convenio|convenios|plano de saude, planos de saude", "os convênios"],
  ["onde fica|ficam|voces, endereco|localizacao|chego, qual o endereco", "a localização"],
  [
    "cadeirante|cadeirantes|rampa|acessibilidade|cadeira de rodas|elevador, wheelchair",
    "a acessibilidade",
  ],
  ["pet|pets|cachorro|cachorros|gato, pet friendly", "a presença de pets"],
  ["crianca|criancas|bebe|kids|infantil", "a visita com crianças"],
  ["tamanho|tamanhos|numeracao|plus size", "os tamanhos disponíveis"],
  ["estoque, disponivel|disponiveis, tem em|no|a|o cor|estoque", "a disponibilidade dos produtos"],
  ["garantia", "a garantia"],
  ["trocar|troca|trocas|devolucao|devolver", "a troca"],
  [
    "vaga de emprego|trabalho, vagas de emprego|trabalho, curriculo|contratando|contratam",
    "as vagas de trabalho",
  ],
  ["wifi|wi fi|internet", "o wi-fi"],
  ["plano|planos|matricula|mensalidade", "os planos"],
  ["conserta|consertam|arrumam|arruma|reparo|conserto|trocam tela", "o conserto"],
];
