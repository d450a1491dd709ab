import type { SectorPack } from "../schema.ts";

export const clinic: SectorPack = {
  id: "clinica",
  name: "Clínica e consultório",
  caution:
    "Divulgue com nome e registro no conselho e confira as regras dele antes de publicar. Não prometa resultado. Em público, nunca confirme que alguém é paciente. Não cole prontuário, exame nem nome de paciente em ferramenta de IA.",
  prompts: [
    {
      id: "clinica-preparo-da-consulta",
      title: "Preparo da consulta ou do exame, passo a passo",
      description:
        "As orientações do profissional em uma mensagem que o paciente entende de primeira.",
      text: `Você é especialista em comunicação de clínicas e escreve em linguagem simples.

Tarefa: transforme o preparo definido pelo profissional em uma mensagem para quem vai fazer [CONSULTA OU EXAME] na [NOME DA CLÍNICA].

Contexto:
- Preparo, na ordem: [ORIENTAÇÕES DEFINIDAS PELO PROFISSIONAL]
- O que levar: [DOCUMENTOS E EXAMES]
- Chegada: [ENDEREÇO, ANTECEDÊNCIA E ACOMPANHANTE]
- Pagamento: [CONVÊNIOS ACEITOS OU VALOR]
- Remarcação: [COMO E ATÉ QUANDO REMARCAR]

Formato: 1 mensagem de até 700 caracteres, com até 6 passos em linhas curtas; 1 lembrete de véspera de até 250 caracteres, sem citar exame nem especialidade; 1 lista do que o profissional deve conferir.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, preparo, depoimento nem número. Não mude jejum nem remédio: essa dúvida vai para o profissional. Escreva NOME no lugar do paciente. Não prometa resultado. O envio é só para quem aceitou receber mensagens.`,
      tags: ["preparo", "recepção", "paciente"],
    },
    {
      id: "clinica-post-educativo",
      title: "Postagem educativa de saúde para o profissional revisar",
      description:
        "Rascunho sóbrio sobre um tema de saúde, com registro no conselho e sem promessa.",
      text: `Você é redator de conteúdo educativo em saúde, com texto sóbrio e simples.

Tarefa: escreva uma postagem sobre [TEMA DE SAÚDE] para o profissional responsável revisar antes de publicar.

Contexto:
- Quem assina: [NOME, PROFISSÃO, REGISTRO E ESPECIALIDADE, SE HOUVER]
- Público: [QUEM DEVE LER A POSTAGEM]
- Pontos a explicar: [DE 3 A 5 PONTOS DEFINIDOS PELO PROFISSIONAL]
- Fontes aprovadas: [FONTES INDICADAS PELO PROFISSIONAL]
- Quando procurar atendimento: [SINAIS INDICADOS PELO PROFISSIONAL]

Formato: 1 título de até 60 caracteres; 1 texto de até 900 caracteres em 3 parágrafos; 5 telas de carrossel, com até 25 palavras cada; 1 linha final com quem assina; 3 pontos para conferir.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, depoimento nem número. Não prometa resultado nem use medo, sorteio, caso de paciente ou antes e depois. Não indique remédio nem dose. Diga que o texto não substitui a consulta.`,
      tags: ["post", "educação", "conselho"],
    },
    {
      id: "clinica-resposta-com-sigilo",
      title: "Avaliação da clínica: resposta que guarda o sigilo",
      description:
        "Duas respostas a uma avaliação, sem confirmar que a pessoa foi atendida por você.",
      text: `Você é responsável pelas respostas públicas de uma clínica e respeita o sigilo.

Tarefa: escreva a resposta à avaliação que vou colar, sem nomes nem dados de saúde.

Contexto:
- Avaliação: [TEXTO DA AVALIAÇÃO, SEM DADOS PESSOAIS]
- Nota: [NÚMERO DE ESTRELAS]
- O que a clínica faz de modo geral: [MEDIDA GERAL, SEM CITAR O CASO]
- Canal privado: [TELEFONE E HORÁRIO DA CLÍNICA]
- Quem assina: [PRIMEIRO NOME E FUNÇÃO]

Formato: 2 versões de 40 a 90 palavras, 1 mais formal e 1 mais calorosa. Depois, 1 lista de trechos da avaliação que eu não devo repetir em público.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de responder. Não invente preço, prazo, depoimento nem número. Não confirme nem negue que a pessoa é ou foi paciente. Não comente consulta, doença, tratamento nem pagamento. Não acuse, não ameace e não ofereça nada para mudar a avaliação.`,
      tags: ["avaliação", "sigilo", "resposta"],
    },
  ],
};
