import type { SectorPack } from "../schema.ts";

export const pet: SectorPack = {
  id: "pet",
  name: "Pet shop",
  caution:
    "Diagnóstico, tratamento e receita cabem ao médico-veterinário, com registro no CRMV. Não prometa cura nem indique remédio em mensagem ou postagem. Antes de publicar foto do pet ou da família, peça autorização por escrito ao tutor.",
  prompts: [
    {
      id: "pet-primeiro-banho",
      title: "Perguntas antes do primeiro banho do pet",
      description:
        "O que perguntar e combinar com o tutor para atender com segurança desde a chegada.",
      text: `Você é especialista em recepção de pet shop, atento à segurança dos animais.

Tarefa: crie as perguntas e os combinados do primeiro banho ou tosa no [NOME DO PET SHOP], em [BAIRRO E CIDADE].

Contexto:
- Quem atendo: [ESPÉCIES E PORTES]
- Serviços: [SERVIÇOS COM DURAÇÃO E PREÇO]
- O que exijo: [VACINAS, COLEIRA OU OUTRO ITEM]
- O que não atendo: [CASOS QUE A EQUIPE NÃO ATENDE]
- Busca e entrega: [BAIRROS, HORÁRIOS E TAXA]

Formato: 1 mensagem de WhatsApp de até 700 caracteres, com até 8 perguntas sobre idade, saúde, pelo e comportamento; 5 combinados de 1 linha; 1 pedido de autorização de foto, que o tutor pode recusar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, exigência, depoimento nem número. Não sugira remédio nem sedação. Se houver ferida ou doença, a mensagem pede a avaliação de um médico-veterinário antes do banho.`,
      tags: ["banho e tosa", "segurança", "recepção"],
    },
    {
      id: "pet-recado-ao-tutor",
      title: "Recado ao tutor depois do banho e tosa",
      description: "Conta como foi o atendimento e o que a equipe viu, sem fazer diagnóstico.",
      text: `Você é responsável pelo atendimento de um pet shop. Seus recados são carinhosos e objetivos.

Tarefa: escreva o recado de hoje do [NOME DO PET SHOP] para o tutor de [ESPÉCIE, PORTE E APELIDO DO PET].

Contexto:
- Serviço feito: [SERVIÇO DE HOJE]
- Comportamento: [COMO O ANIMAL FICOU DURANTE O SERVIÇO]
- O que a equipe viu: [PELE, ORELHAS, UNHAS OU PELO]
- Cuidado em casa: [ORIENTAÇÃO DA EQUIPE]
- Retirada: [HORÁRIO E VALOR A PAGAR]

Formato: 1 mensagem de até 500 caracteres em 3 partes: como foi, o que vimos e a retirada; 1 versão curta de até 200 caracteres; 1 versão de até 400 caracteres para quando há algo a mostrar ao veterinário.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, comportamento, depoimento nem número. Descreva o que foi visto, sem dar nome de doença, prometer cura nem indicar remédio. Não assuste o tutor. Foto do pet só é publicada com autorização.`,
      tags: ["recado", "tutor", "banho e tosa"],
    },
    {
      id: "pet-racoes-pelo-rotulo",
      title: "Comparação de rações pelo rótulo",
      description: "Custo por dia e indicação de cada ração, para o tutor escolher com clareza.",
      text: `Você é consultor de vendas de pet shop e trata todas as marcas do mesmo jeito.

Tarefa: compare [DUAS OU TRÊS RAÇÕES] para [ESPÉCIE, IDADE E PORTE DO ANIMAL], só com o que está nos rótulos.

Contexto:
- Rótulos: [INDICAÇÃO, INGREDIENTES E NÍVEIS DE GARANTIA]
- Pacotes: [PESO E PREÇO DE CADA PACOTE]
- Porção diária: [GRAMAS POR DIA INDICADAS EM CADA RÓTULO]
- O que o tutor procura: [PEDIDO DO TUTOR]

Formato: 1 tabela com 6 linhas: indicação, primeiros ingredientes, preço por quilo, porção por dia, duração do pacote e custo por dia. Mostre as contas. Depois, 1 resumo de até 400 caracteres para eu ler ao tutor.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de comparar. Não invente preço, prazo, ingrediente, depoimento nem número. Não diga que a ração cura, trata ou previne doença. Não fale mal de nenhuma marca. Para filhote, idoso ou animal doente, sugira conversar com o médico-veterinário.`,
      tags: ["ração", "comparação", "contas"],
    },
  ],
};
