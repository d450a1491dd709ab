import type { SectorPack } from "../schema.ts";

export const repair: SectorPack = {
  id: "oficina",
  name: "Oficina e assistência técnica",
  caution:
    "Só comece o conserto depois que o cliente aprovar o orçamento por escrito. O orçamento separa peças e mão de obra, traz pagamento, início e término, e vale 10 dias, salvo outro combinado. Diga se a peça é nova ou usada. Não guarde senha de aparelho.",
  prompts: [
    {
      id: "oficina-orcamento-explicado",
      title: "Orçamento do conserto em linguagem simples",
      description:
        "O que você achou, o que é urgente e quanto custa, para o cliente decidir sem dúvida.",
      text: `Você é consultor técnico e explica consertos a quem não entende do assunto.

Tarefa: transforme as minhas anotações em um orçamento claro para o dono de um [VEÍCULO OU APARELHO, COM MODELO].

Contexto:
- Queixa e diagnóstico: [O QUE O CLIENTE RELATOU E O QUE ACHEI]
- Peças: [PEÇAS, NOVAS OU USADAS, COM PREÇO]
- Mão de obra: R$ [VALOR DA MÃO DE OBRA]
- Urgência: [O QUE É URGENTE E O QUE PODE ESPERAR]
- Início, término, pagamento e garantia: [DATAS E CONDIÇÕES]

Formato: 1 mensagem de até 1.000 caracteres em 5 partes: o que achei; o que fazer agora; o que pode esperar; valores com total; como aprovar. Explique cada termo técnico em até 12 palavras. No fim, mostre a conta da soma.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, garantia, depoimento nem número. Não mude o diagnóstico nem use medo para vender. Diga que o serviço só começa com aprovação por escrito.`,
      tags: ["orçamento", "conserto", "explicação"],
    },
    {
      id: "oficina-lembrete-de-revisao",
      title: "Lembrete de revisão por data ou quilometragem",
      description:
        "Três avisos gentis para o cliente voltar na hora certa e uma tabela para controlar.",
      text: `Você é responsável pelo acompanhamento de clientes de uma oficina.

Tarefa: escreva lembretes de revisão da [NOME DA OFICINA], em [BAIRRO E CIDADE], para quem já fez serviço comigo.

Contexto:
- Serviço feito: [SERVIÇO E MÊS EM QUE FOI FEITO]
- Próxima revisão: [DATA, QUILOMETRAGEM OU TEMPO DE USO]
- Quem indica esse intervalo: [MANUAL, FABRICANTE OU TÉCNICO]
- O que a revisão inclui: [ITENS DA REVISÃO E PREÇO]
- Como marcar: [DIAS, HORÁRIOS E FORMA DE AGENDAR]

Formato: 3 mensagens de até 350 caracteres: 1 para um mês antes, 1 para a semana da revisão e 1 para depois do prazo. Escreva NOME e MODELO onde eu vou completar. Depois, 1 tabela de controle com 5 colunas: cliente, serviço, data, aviso e resposta.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, intervalo, depoimento nem número. Não diga que o veículo ou o aparelho vai quebrar. Os avisos vão só para quem aceitou receber. Cada um diz como parar de receber.`,
      tags: ["revisão", "lembrete", "clientes"],
    },
    {
      id: "oficina-ficha-de-entrada",
      title: "Ficha de entrada do veículo ou aparelho",
      description:
        "Uma página para registrar defeito, estado e acessórios e evitar discussão na entrega.",
      text: `Você é especialista em organização de oficinas e assistências técnicas.

Tarefa: crie uma ficha de entrada de uma página, que eu preencho com o cliente no balcão em poucos minutos.

Contexto:
- O que conserto: [TIPOS DE VEÍCULO OU APARELHO]
- Defeitos mais comuns: [DEFEITOS QUE MAIS CHEGAM]
- O que já deu discussão na entrega: [RISCOS, ACESSÓRIOS OU PRAZO]
- Prazo do orçamento e regra de retirada: [PRAZO DO ORÇAMENTO E REGRA PARA BUSCAR]

Formato: 5 partes: identificação; defeito nas palavras do cliente; estado na entrada, com até 12 itens para marcar; acessórios deixados; ciência do cliente, data e assinatura. Depois, 3 perguntas para eu fazer no balcão.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de montar. Não invente preço, prazo, multa, depoimento nem número. Peça só os dados necessários ao serviço. Não crie campo para senha: o cliente digita quando o teste exigir. Assinar a ficha não aprova o conserto. Marque “revisar com advogado” no que tratar de direitos.`,
      tags: ["ficha", "balcão", "organização"],
    },
  ],
};
