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
    "abre|abrem|abriu|fecha|fecham|funciona|funcionam|aberto|aberta|abertos, horario|horarios, que horas, domingo|domingos|feriado|feriados|sabado|sabados, open|opening|hours",
    "o horário",
  ],
  [
    "quanto custa|custam|e|fica|sai|cobra|cobram, qual o preco|valor, preco|precos|valor|valores|tabela, how much, price",
    "o valor",
  ],
  [
    "pix|cartao|cartoes|debito|credito|parcela|parcelam|parcelar|parcelado|pagamento|boleto, em dinheiro, vale refeicao|alimentacao, ticket|alelo|sodexo",
    "as formas de pagamento",
  ],
  ["entrega|entregam|frete|envia|enviam, delivery|ifood, taxa de entrega", "a entrega"],
  ["reserva|reservas|reservar, mesa para", "as reservas"],
  ["agendar|agendamento|agenda|marcar|encaixe, horario vago|disponivel", "o agendamento"],
  [
    "estacionamento|estacionar|manobrista|valet|parking, vaga para carro, vagas para carro",
    "o estacionamento",
  ],
  [
    "vegano|vegana|veganos|vegetariano|vegetariana|vegetarianos|integral|diet|opcao|opcoes, sem gluten|lactose|acucar, zero lactose|acucar",
    "as opções disponíveis",
  ],
  ["encomenda|encomendas|encomendar", "as encomendas"],
  ["orcamento|orcamentos", "o orçamento"],
  ["convenio|convenios, plano de saude, planos de saude", "os convênios"],
  ["onde fica|ficam, endereco|localizacao, como chego|chegar", "a localização"],
  ["pet|pets|cachorro|cachorros|cachorrinho, pet friendly", "a presença de pets"],
  ["tamanho|tamanhos|numeracao, plus size", "os tamanhos disponíveis"],
  ["estoque, ainda tem, tem disponivel", "a disponibilidade dos produtos"],
  ["garantia", "a garantia"],
  ["trocar|troca|trocas", "a troca"],
  ["wifi|internet, wi fi", "o wi-fi"],
];
