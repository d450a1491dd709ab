import type { Turner } from "./opinion.ts";

/** Phrases of those who tell of services, whose words one by one would judge or name what is not meant. */
export const serviceAsides: [patterns: string, turner: Turner][] = [
  [
    `perdi|perdemos|perco|perdendo .. paciencia, quem|se|caso tem|tiver|tenha paciencia, se|caso voce tem|tiver|tenha paciencia, tenha|tenham|leve|levem .. paciencia,
    precisa|precisam|requer|exige|preciso paciencia, precisa|precisam|preciso de|ter paciencia, paciencia de jo|garimpar, paciencia para garimpar|esperar|fila,
    esperando um|uma|algo|encontrar|que|pouco|muito, espera|esperar|esperando esfriar, empurra empurra, fila dupla, fila b|c|d|f, fizeram|fez|faz fila,
    nao voltou|voltei|voltava|voltaram|volta a *ar|*er|*ir, voltou|voltei a dormir|andar|sorrir|enxergar, sabado|domingo|feriado|almoco|jantar|lanche|rango|happy resolvido,
    troca|trocam|trocar|trocamos de par|lugar|ideia|ideias, troca|trocam|trocar|trocamos mensagem|mensagens|ideia|ideias|experiencia|experiencias,
    meu|nosso|o voo|show|evento|casamento .. cancelado, fiz|fizemos|fez sinal, tudo na mesma tela|pagina|sala|fila|mesa|hora|semana|manha|tarde|noite|caixa|sacola, paguei|pagamos a|uma|o taxa|matricula|adesao de instalacao|matricula|visita|inscricao|adesao|reserva, cara|caro|caras|caros que ganhei|comprei|tinha|tenho|usei, cara torta|amarrada, demorei|demoramos para decidir|escolher|chegar|achar|encontrar|conhecer|descobrir|escrever|avaliar|voltar|ir, na secretaria eletronica, recado|recados na secretaria`,
    { kind: "skip" },
  ],
  [
    "tive|tivemos que pagar|contratar|chamar|procurar|arrumar|comprar outro|outra, pagar|contratar|chamar|procurar|paguei|contratei|chamei|procurei outro|outra _",
    { kind: "elsewhere" },
  ],
];
