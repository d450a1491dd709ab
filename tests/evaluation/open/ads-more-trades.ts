import type { AdInput } from "../input.ts";

/** More of ads-trades.ts. */
export const adsMoreTrades: readonly AdInput[] = [
  {
    agent: "ads",
    id: "vidraceiro-box",
    prompt:
      "box de banheiro em vidro temperado 8mm, insalação inclusa, apartir de 890 até 1,20m, Diadema e São Caetano, 10 dias uteis",
    things: "box|vidro|instalac|banheiro",
    facts: ["box", "890", "diadema|sao caetano", "instalac"],
    conditions: [{ when: "\\b890\\b", needs: "partir|desde" }],
    never: ["insalacao", "apartir"],
    names: ["Diadema", "São", "Caetano"],
  },
  {
    agent: "ads",
    id: "psicopedagoga",
    prompt:
      "Psicopedagoga em Natal, Capim Macio. Avaliação em 8 sessões, R$ 1.200 parcelado em até 4 vezes. Crianças de 5 a 12 anos com dificuldade de leitura. Não atendo convênio.",
    things: "psicopedagog|avaliacao|sess|atendimento|crianca",
    facts: ["psicopedagog", "natal|capim macio", "1\\.?200", "crianca|leitura|infan"],
    conditions: [{ when: "1\\.?200", needs: "avaliac|8|sess" }],
    never: ["(?<!nao )(?:atend|aceit)[a-z]* convenio", "cura"],
    names: ["Natal", "Capim", "Macio"],
  },
  {
    agent: "ads",
    id: "escola-danca-bolsa",
    prompt:
      "Escola de dança Passo a Dois, Porto Alegre, Cidade Baixa: forró, samba de gafieira e zouk. Mensalidade R$ 160 (1x por semana). Casal paga R$ 280. Aula aberta toda primeira sexta do mês, 20h, de graça.",
    things: "danca|forro|samba|zouk|aula|escola|mensalidade",
    facts: ["danca|forro|zouk|gafieira", "porto alegre|cidade baixa", "160|280"],
    conditions: [
      { when: "\\b280\\b", needs: "casal|dois" },
      { when: "gratis|gratuit|de graca", needs: "aula aberta|sexta" },
    ],
    names: ["Passo", "Dois", "Porto", "Alegre", "Cidade", "Baixa"],
  },
  {
    agent: "ads",
    id: "peixaria-sexta-santa",
    prompt:
      "PEIXARIA DO BAIANO tilapia limpa 34,90 kg camarao rosa 79,90 kg bacalhau lascas 89 kg mercado municipal de Londrina box 23 terça a domingo",
    things: "peixaria|tilapia|camarao|bacalhau|peixe",
    facts: ["tilapia|camarao|bacalhau|peix", "londrina|mercado municipal", "34,90|79,90|89"],
    conditions: [
      { when: "34,90", needs: "tilapia" },
      { when: "79,90", needs: "camarao" },
      { when: "\\b89\\b", needs: "bacalhau" },
    ],
    names: ["Baiano", "Londrina", "Peixaria"],
  },
  {
    agent: "ads",
    id: "tatuagem-flash-day",
    prompt:
      "Flash day dia 15 no estúdio Agulha Fina, Niterói: tattoos de até 7 cm por R$ 180, só desenhos do catálogo, por ordem de chegada, maiores de 18 anos",
    things: "flash|tattoo|tatuag|desenho|estudio",
    facts: ["tattoo|tatuag|flash", "niteroi|agulha fina", "180"],
    conditions: [{ when: "\\b180\\b", needs: "7 ?cm|flash|dia 15" }],
    names: ["Agulha", "Fina", "Niterói"],
  },
  {
    agent: "ads",
    id: "lavanderia-delivery-condicao",
    prompt:
      "Lavanderia no Bom Fim. Edredom R$ 45, cesto de roupas até 8 kg R$ 59. Leva e traz de graça acima de R$ 120, de terça a sexta.",
    things: "lavanderia|edredom|cesto|roupa|leva",
    facts: ["lavander|edredom|roupa", "bom fim", "45|59"],
    conditions: [
      { when: "gratis|gratuit|de graca", needs: "120" },
      { when: "\\b45\\b", needs: "edredom" },
      { when: "\\b59\\b", needs: "8|cesto" },
    ],
    names: ["Bom", "Fim"],
  },
  {
    agent: "ads",
    id: "contadora-mei",
    prompt:
      "Contabilidade para MEI e pequenas empresas de Manaus: abertura de empresa sem honorários para quem assinar 12 meses, mensalidade desde R$ 99, atendimento por vídeo.",
    things: "contabil|abertura|mensalidade|atendimento|contador",
    facts: ["contabil|contador", "manaus", "99", "mei|pequenas"],
    conditions: [
      { when: "\\b99\\b", needs: "partir|desde" },
      { when: "sem honorario|gratis|gratuit", needs: "12" },
    ],
    names: ["Manaus"],
  },
  {
    agent: "ads",
    id: "hotel-pousada-baixa-temporada",
    prompt:
      "Pousada Canto do Mar em Itacaré, a 300 m da praia da Concha. Diária do casal R$ 240 de segunda a quinta fora de feriado, com café da manhã. Criança até 6 anos não paga.",
    things: "pousada|diaria|cafe da manha|crianca|casal",
    facts: ["pousada|diaria", "itacare", "240"],
    conditions: [
      { when: "\\b240\\b", needs: "segunda|quinta|semana" },
      { when: "(?:nao paga|gratis|gratuit)", needs: "6 anos" },
    ],
    names: ["Pousada", "Canto", "Mar", "Itacaré", "Concha"],
  },
  {
    agent: "ads",
    id: "quadra-de-areia",
    prompt:
      "Quadra de areia pra beach tennis e futevôlei em Goiânia, Setor Bueno, R$ 90 a hora até as 17h e R$ 130 depois. Mensalista tem 10% off. Bar e vestiário.",
    things: "quadra|beach|futevolei|hora|bar|vestiario|mensal",
    facts: ["beach tennis|futevolei|quadra", "goiania|setor bueno", "90|130"],
    conditions: [
      { when: "\\b90\\b", needs: "17" },
      { when: "\\b130\\b", needs: "17|depois|noite" },
      { when: "10 ?%", needs: "mensal" },
    ],
    names: ["Goiânia", "Setor", "Bueno"],
  },
  {
    agent: "ads",
    id: "grafica-cartao-de-visita",
    prompt:
      "1000 cartões de visita couché 300g frente e verso por R$ 110, arte à parte, pronto em 3 dias úteis, retira em São José dos Pinhais.",
    things: "cart|arte|grafica|impress",
    facts: ["cart(?:ao|oes) de visita", "110", "sao jose dos pinhais"],
    conditions: [
      { when: "\\b110\\b", needs: "1\\.?000|mil" },
      { when: "\\b3\\b", needs: "dias" },
    ],
    never: ["arte (?:inclusa|gratis)", "com arte"],
    names: ["São", "José", "Pinhais"],
  },
  {
    agent: "ads",
    id: "detetive-de-infiltracao",
    prompt:
      "caça vazamento sem quebra quebra, equipamento com ultrasom, laudo incluso, R$ 350, só pago se achar, Santos Guarujá e São Vicente",
    things: "vazamento|caca|laudo|equipamento",
    facts: ["vazament", "350", "santos|guaruja|sao vicente"],
    never: ["ultrasom"],
    names: ["Santos", "Guarujá", "São", "Vicente"],
  },
  {
    agent: "ads",
    id: "buffet-feijoada",
    prompt:
      "Feijoada completa na sua casa, a gente leva as cumbucas e recolhe no dia seguinte! R$ 55/pessoa, mín. 15 pessoas, só sábado. Petrópolis e Itaipava.",
    things: "feijoada|cumbuca",
    facts: ["feijoada", "petropolis|itaipava", "55"],
    conditions: [{ when: "\\b55\\b", needs: "pessoa|15" }],
    names: ["Petrópolis", "Itaipava"],
  },
  {
    agent: "ads",
    id: "camping-carnaval",
    prompt:
      "camping no carnaval em São Thomé das Letras, 60 reais por pessoa a noite, minimo 3 noites, barraca nós temos 12 pra alugar (40 a noite), cozinha coletiva, banho quente",
    things: "\\d|camping|barraca|cozinha|banho|alug",
    facts: ["camping", "sao thome", "60"],
    conditions: [
      { when: "\\b60\\b", needs: "pessoa|noite" },
      { when: "\\b40\\b", needs: "barraca" },
    ],
    names: ["São", "Thomé", "Letras"],
  },
];
