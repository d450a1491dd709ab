import { readThings } from "./thing.ts";

/** What is done for the client, and how the shop serves. */
export const work = [
  ...readThings(
    "work",
    `a encomenda personalizada, a poda, o adestramento, a regulagem, a impressão das fotos, a dedetização, a visita, o serviço (job), o trabalho (trampo work), o corte (haircut hair_cut cut), a escova, a progressiva, a selagem, o botox capilar, a coloração, as luzes, as mechas,
    a hidratação, o penteado, o alisamento, a tintura, a química, a maquiagem (make), as unhas (unha esmaltacao nails nail unas), o alongamento, a depilação,
    a limpeza de pele, a massagem/massagens (massage masaje), a drenagem, a tatuagem/tatuagens (tattoo tatto), o piercing, a barba, a sobrancelha (design_de_sobrancelha), os cílios, o dia da noiva, o conserto (concerto repair repairs reparacion), o reparo,
    a instalação, a manutenção, a revisão, o orçamento, a pintura, a montagem, a obra, a reforma, a faxina, o frete (fretinho), o banho e tosa (banho_tosa), a tosa, o banho,
    a consulta, o exame, o tratamento, o procedimento, o clareamento, o implante, a cirurgia, a sessão/sessões, a terapia,
    a vacina, a internação, a castração, a aula (class lesson classes lessons), o treino, o curso, a avaliação física, a matrícula, o plano,
    as fotos (foto fotografia fotografias ensaio), a festa, o evento, o casamento, a costura, o ajuste, a bainha, a lavagem, a higienização, o polimento, a troca de óleo, o alinhamento, o balanceamento, o diagnóstico,
    a troca de tela, a formatação, o projeto, o laudo, a impressão, o banner, o cartão de visita, a declaração, o contrato, a hospedagem (estadia estada stay), a diária, a limpeza do sofá, a corrida, o passeio, a lua de mel, o transporte`,
  ),
  ...readThings(
    "process",
    `+o atendimento (atedimento atendimeto atendimneto atendimendo antendimento customer_service service servicio atencion), +o delivery, +a entrega (tele_entrega teleentrega envio deliveries), a reserva (reservation booking reservacion), o agendamento (agenda marcacao),
    o check-in (checkin), o check-out (checkout), o pagamento (payment), o pedido (order orders), a recepção (reception front_desk), o caixa, o pós-venda (posvenda), a retirada, a compra, o suporte, o cardápio (menu), +o estacionamento (parking estacionar estacionei estacionamos achar_vaga encontrar_vaga vaga_de_carro vaga_para_carro vagas_para_carro vaga_para_estacionar), +o horário de funcionamento (horario_de_atendimento horario_de_abertura horario_de_fechamento), +a comunicação, +a embalagem (packaging)`,
  ),
  ...readThings(
    "people",
    `+a equipe/equipe (staff waiter waiters waitress mesero mesera camarero pessoal galera funcionarios funcionarias funcionario funcionaria atendentes atendente moca mocas rapaz rapazes menina meninas colaboradores team colaborador),
    o dono/donos, o proprietário/proprietários, o maître, o sommelier, o chapeiro, o caixa da loja, o recreacionista, a recreacionista, o cuidador de idosos, o garçom/garçons (garcon garcons), a garçonete, o vendedor/vendedores, a vendedora, o entregador/entregadores (motoboy motoboys motoqueiro), o cozinheiro, a cozinheira, o chef, o barbeiro (barber),
    o cabeleireiro (cabelereiro cabeleleiro), a cabeleireira (cabelereira cabeleleira), a manicure, a pedicure, a maquiadora, a esteticista, o tatuador, a tatuadora, o mecânico, o técnico, a técnica, o professor/professores (prof profs), a professora, o instrutor/instrutores, a instrutora,
    o veterinário (vet), a veterinária, o médico, a médica, a enfermeira, o dentista, a doutora (dra), o doutor/doutores (dr), o advogado, a advogada, o contador, a contadora,
    +a gerência/gerência (gerente gerentes manager), a recepcionista/recepcionistas, a equipe de segurança (o_seguranca pelo_seguranca do_seguranca um_seguranca segurancas), a camareira,  o motorista, o marceneiro, o vidraceiro, o chaveiro, o livreiro, o jardineiro, o serralheiro, o gesseiro, o taxista, a cerimonialista, o decorador, a decoradora, o mestre de obras, o adestrador, a adestradora, o produtor, a doceira, o doceiro, o pizzaiolo, o técnico de som, o arquiteto, a arquiteta, o engenheiro, a engenheira, o designer, a designer, o consultor, a consultora, o despachante, o recreador, a recreadora, o animador, o monitor, a monitora, a babá, o cuidador, a cuidadora, a massagista, o treinador, a treinadora, o zelador, o feirante, o peixeiro, o balconista, a balconista, o frentista, o borracheiro, o instalador, a hostess, o anfitrião/anfitriões, a anfitriã, a coordenadora, o coordenador, a coordenação, a diretora, o diretor, a direção, a orientadora, o manobrista, o personal, o dj, o pedreiro, o eletricista, o encanador, o pintor, o montador, o corretor, a corretora, o guia turístico (o_guia nosso_guia guia_local guia_turistica tour_guide), o tosador, a tosadora, o açougueiro, o padeiro, a confeiteira, a barista, o fotógrafo, a fotógrafa, a costureira, a faxineira, a diarista, a psicóloga, o psicólogo, a nutricionista, a fisioterapeuta, o fisioterapeuta, a secretária, o estagiário, o farmacêutico, a farmacêutica`,
  ),
];
