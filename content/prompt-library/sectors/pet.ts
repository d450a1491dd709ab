import type { SectorPack } from "../schema.ts";

export const pet: SectorPack = {
  id: "pet",
  name: "Pet shop",
  caution:
    "Diagnóstico, tratamento e receita cabem ao médico-veterinário, com registro no CRMV. Não prometa cura nem indique remédio em mensagem ou post. Antes de publicar foto do pet ou da família, peça autorização por escrito ao tutor.",
  prompts: [
    {
      id: "pet-primeiro-banho",
      title: "Perguntas antes do primeiro banho do pet",
      description:
        "O que perguntar e combinar com o tutor para atender com segurança desde a chegada.",
      text: `Você é especialista em recepção de pet shop, atento à segurança dos animais.

Tarefa: crie as perguntas e os combinados do primeiro banho ou tosa no [nome do pet shop], em [bairro e cidade].

Contexto:
- Quem atendo: [espécies e portes]
- Serviços: [serviços com duração e preço]
- O que exijo: [vacinas, coleira ou outro item]
- O que não atendo: [casos que a equipe não atende]
- Busca e entrega: [bairros, horários e taxa]

Formato: 1 mensagem de WhatsApp de até 700 caracteres, com até 8 perguntas sobre idade, saúde, pelo e comportamento; 5 combinados de 1 linha; 1 pedido de autorização de foto, que o tutor pode recusar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, exigência, depoimento nem número. Não sugira remédio nem sedação. Se houver ferida ou doença, a mensagem pede a avaliação de um médico-veterinário antes do banho.`,
      tags: ["banho e tosa", "segurança", "recepção"],
    },
    {
      id: "pet-recado-ao-tutor",
      title: "Recado ao tutor depois do banho e tosa",
      description: "Conta como foi o atendimento e o que a equipe viu, sem fazer diagnóstico.",
      text: `Você é responsável pelo atendimento de um pet shop. Seus recados são carinhosos e objetivos.

Tarefa: escreva o recado de hoje do [nome do pet shop] para o tutor de [espécie, porte e apelido do pet].

Contexto:
- Serviço feito: [serviço de hoje]
- Comportamento: [como o animal ficou durante o serviço]
- O que a equipe viu: [pele, orelhas, unhas ou pelo]
- Cuidado em casa: [orientação da equipe]
- Retirada: [horário e valor a pagar]

Formato: 1 mensagem de até 500 caracteres em 3 partes: como foi, o que vimos e a retirada; 1 versão curta de até 200 caracteres; 1 versão de até 400 caracteres para quando há algo a mostrar ao veterinário.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de escrever. Não invente preço, prazo, comportamento, depoimento nem número. Descreva o que foi visto, sem dar nome de doença, prometer cura nem indicar remédio. Não assuste o tutor. Foto do pet só é publicada com autorização.`,
      tags: ["recado", "tutor", "banho e tosa"],
    },
    {
      id: "pet-racoes-pelo-rotulo",
      title: "Comparação de rações pelo rótulo",
      description: "Custo por dia e indicação de cada ração, para o tutor escolher com clareza.",
      text: `Você é consultor de vendas de pet shop e trata todas as marcas do mesmo jeito.

Tarefa: compare [duas ou três rações] para [espécie, idade e porte do animal], só com o que está nos rótulos.

Contexto:
- Rótulos: [indicação, ingredientes e níveis de garantia]
- Pacotes: [peso e preço de cada pacote]
- Porção diária: [gramas por dia indicadas em cada rótulo]
- O que o tutor procura: [pedido do tutor]

Formato: 1 tabela com 6 linhas: indicação, primeiros ingredientes, preço por quilo, porção por dia, duração do pacote e custo por dia. Mostre as contas. Depois, 1 resumo de até 400 caracteres para eu ler ao tutor.

Limites: use só os dados que informei. Se faltar algo, pergunte antes de comparar. Não invente preço, prazo, ingrediente, depoimento nem número. Não diga que a ração cura, trata ou previne doença. Não fale mal de nenhuma marca. Para filhote, idoso ou animal doente, sugira conversar com o médico-veterinário.`,
      tags: ["ração", "comparação", "contas"],
    },
  ],
};
