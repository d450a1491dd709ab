/**
 * What the lessons rest on and show as their sources; `facts` takes it in. `says` is the sentence on the page, `source`
 * and `checkedOn` as there.
 */
export const lessonFacts = {
  // Google Business Profile
  profileFree: {
    says: "Estar na Busca e no Maps não custa nada; pago é só o anúncio.",
    source: "VT F45",
    checkedOn: "2026-11-20",
  },
  profileScams: {
    says: "Quem liga dizendo ser do Google e cobra taxa pelo perfil aplica um golpe conhecido; a orientação é não pagar, registrar boletim de ocorrência e procurar o Procon.",
    source: "VT F45 F46 F47 F48",
    checkedOn: "2026-11-20",
  },
  profileEligible: {
    says: "Pode ter perfil quem atende pessoas presencialmente, na loja ou na casa delas; negócio só on-line fica de fora.",
    source: "VT F05 F11",
    checkedOn: "2026-11-20",
  },
  profileName: {
    says: "O nome do perfil é o nome real, como na placa; palavra a mais é contra a regra e pode suspender o perfil.",
    source: "VT F04 F22",
    checkedOn: "2026-11-20",
  },
  profilePhotosReal: {
    says: "Foto de banco de imagens ou feita por IA para mostrar o local pode ser removida.",
    source: "VT F35",
    checkedOn: "2026-11-20",
  },
  ownershipRequest: {
    says: "Quem tem direito ao perfil pede a propriedade; o dono atual recebe um e-mail e tem cerca de três dias para responder.",
    source: "VT F301 F302 F303",
    checkedOn: "2026-11-24",
  },
  verificationMethods: {
    says: "O Google escolhe o método de verificação; o vídeo é hoje o mais comum, e a análise pode levar alguns dias.",
    source: "VT F17 F18 F19",
    checkedOn: "2026-11-20",
  },
  verificationAgain: {
    says: "Trocar o endereço pede nova verificação; trocar nome, telefone ou categoria principal também pode pedir.",
    source: "VT F01 F21",
    checkedOn: "2026-11-20",
  },
  profileDescriptionRules: {
    says: "A descrição não leva preço, promoção nem link; promoção vai em postagem.",
    source: "VT F04 F26",
    checkedOn: "2026-11-20",
  },
  profileSpecialHours: {
    says: "Horário normal e horário especial de feriado em dia dão confiança a quem procura.",
    source: "VT F27 F28",
    checkedOn: "2026-11-20",
  },
  profileChatEnded: {
    says: "O chat do perfil acabou em 31 de julho de 2024; no lugar, o perfil aceita um link de WhatsApp ou SMS.",
    source: "VT F39 F41 F43",
    checkedOn: "2026-11-20",
  },
  profileAppeal: {
    says: "Depois de aberto, o formulário de provas da suspensão fica disponível por 60 minutos; nome e endereço dos documentos devem ser os do perfil.",
    source: "VT F73 F74 F75",
    checkedOn: "2026-11-20",
  },
  profilePostLife: {
    says: "Uma postagem por semana basta; depois de seis meses ela vai para o arquivo.",
    source: "VT F18 F26 F37",
    checkedOn: "2026-11-20",
  },

  // Reviews
  reviewRules: {
    says: "É proibido oferecer brinde por avaliação, pedir só a quem gostou ou avaliar o próprio negócio.",
    source: "VT F53 F54",
    checkedOn: "2026-11-20",
  },
  reviewPenalties: {
    says: "O Google pode ocultar avaliações, parar de receber novas e mostrar um aviso no perfil.",
    source: "VT F55 F56",
    checkedOn: "2026-11-20",
  },
  reviewReplies: {
    says: "Só perfil verificado responde; a resposta é pública, o cliente é avisado, e o Google pode barrar o texto.",
    source: "VT F52 F57 F58",
    checkedOn: "2026-11-20",
  },
  reviewReports: {
    says: "Só se denuncia o que viola a política, como ofensa, propaganda ou dado pessoal; discordar não basta.",
    source: "VT F63 F64",
    checkedOn: "2026-11-20",
  },

  // Search
  localRanking: {
    says: "Relevância, distância e destaque formam a lista local; a posição não se compra.",
    source: "VT F67 F77",
    checkedOn: "2026-11-20",
  },
  localAreas: {
    says: "Encher o perfil de cidades não faz aparecer nelas: vale a distância até quem busca.",
    source: "VT F30",
    checkedOn: "2026-11-20",
  },
  localNearMe: {
    says: "“Perto de mim” não precisa estar escrito: o Google usa a localização da pessoa.",
    source: "VT F141",
    checkedOn: "2026-11-20",
  },
  localListings: {
    says: "Poucos cadastros pesam; dezenas dão trabalho e pouco retorno.",
    source: "VT F139",
    checkedOn: "2026-11-20",
  },
  profileViews: {
    says: "Visualização conta cada pessoa uma vez por dia em cada lugar, Busca ou Maps.",
    source: "VT F68 F69",
    checkedOn: "2026-11-20",
  },
  profileAnswersByAi: {
    says: "Respostas de IA do Google sobre um negócio usam o perfil, as avaliações e o site.",
    source: "VT F18 F51",
    checkedOn: "2026-11-20",
  },

  // Law
  photoConsent: {
    says: "Imagem de pessoa usada para vender pede autorização (Código Civil, art. 20; STJ, Súmula 403).",
    source: "VT F61",
    checkedOn: "2026-11-20",
  },
  personalDataRights: {
    says: "A pessoa pode pedir para ver, corrigir ou apagar os próprios dados (LGPD, art. 18).",
    source: "VT F184 F185",
    checkedOn: "2026-11-20",
  },
  personalDataSmall: {
    says: "Negócio pequeno não precisa nomear encarregado de dados, mas precisa de um canal para atender esses pedidos.",
    source: "VT F187 F188",
    checkedOn: "2026-11-20",
  },
  priceShown: {
    says: "Produto anunciado mostra o preço à vista junto da foto ou da descrição (Lei 10.962/2004, art. 2º).",
    source: "VT F163 F164 F165",
    checkedOn: "2026-11-20",
  },
  priceLower: {
    says: "Com dois preços para o mesmo produto, o cliente paga o menor (Lei 10.962/2004, art. 5º).",
    source: "VT F304 F305",
    checkedOn: "2026-11-24",
  },
  glutenLabel: {
    says: "Alimento embalado diz se contém glúten e quais alérgicos tem (Lei 10.674/2003; Anvisa, RDC 727/2022).",
    source: "VT F306 F307",
    checkedOn: "2026-11-24",
  },
  quoteFirst: {
    says: "Serviço começa depois do orçamento e da autorização expressa do cliente (CDC, arts. 39, VI, e 40).",
    source: "VT F308 F309",
    checkedOn: "2026-11-24",
  },
  legalWarranty: {
    says: "Para reclamar de defeito a lei dá 30 dias no que se consome e 90 no que dura (CDC, art. 26); isso não é vantagem da loja.",
    source: "VT F310 F311",
    checkedOn: "2026-11-24",
  },
  prizeDraws: {
    says: "Sorteio com prêmio para divulgar a loja depende de autorização do Ministério da Fazenda (Lei 5.768/1971).",
    source: "VT F312 F313",
    checkedOn: "2026-11-24",
  },
  straightening: {
    says: "Alisante, só com registro na Anvisa; formol para alisar é proibido.",
    source: "VT F322 F323",
    checkedOn: "2026-11-24",
  },
  toySeal: {
    says: "Brinquedo até 14 anos, só com certificação e selo do Inmetro (Portaria 302/2021).",
    source: "VT F324 F325",
    checkedOn: "2026-11-24",
  },
  councilRules: {
    says: "Médicos e advogados podem divulgar o trabalho dentro das regras do conselho, sem prometer resultado.",
    source: "VT F173 F174 F178",
    checkedOn: "2026-11-20",
  },

  // AI
  promptParts: {
    says: "Persona, tarefa, contexto e formato são as quatro partes do pedido no guia do Google; a tarefa é a que não pode faltar.",
    source: "VT F106 F107 F108",
    checkedOn: "2026-11-20",
  },
  geminiReviewers: {
    says: "Conversas da conta pessoal do Gemini podem ser lidas por revisores; as revisadas ficam até três anos, mesmo apagadas.",
    source: "VT F118 F119 F120",
    checkedOn: "2026-11-20",
  },
  geminiTemporary: {
    says: "O chat temporário não treina o modelo nem fica no histórico; é guardado por até 72 horas.",
    source: "VT F314 F315 F316",
    checkedOn: "2026-11-24",
  },
  geminiActivity: {
    says: "Com a atividade desligada, as novas conversas não são usadas para melhorar os modelos do Google.",
    source: "VT F315 F321",
    checkedOn: "2026-11-24",
  },
  notebookSources: {
    says: "O NotebookLM responde com base nos arquivos enviados e cita o trecho.",
    source: "VT F121 F122",
    checkedOn: "2026-11-20",
  },

  // WhatsApp
  whatsappApp: {
    says: "O aplicativo WhatsApp Business é gratuito; a plataforma, para volume e ligação com sistemas, é paga.",
    source: "VT F126",
    checkedOn: "2026-11-20",
  },
  whatsappNumber: {
    says: "No WhatsApp Business serve celular ou telefone fixo, que recebe o código por ligação; um número tem uma conta só.",
    source: "VT F317 F318 F326",
    checkedOn: "2026-11-24",
  },
  whatsappDevices: {
    says: "O mesmo número funciona no celular principal e em até quatro aparelhos conectados.",
    source: "VT F319 F320",
    checkedOn: "2026-11-24",
  },
  whatsappLink: {
    says: "O link é https://wa.me/ com 55, DDD e número, só dígitos.",
    source: "VT F43 F128",
    checkedOn: "2026-11-20",
  },
  whatsappBroadcast: {
    says: "Lista de transmissão comercial: R$ 0,33 por mensagem entregue, com 250 grátis a cada 30 dias nos seis primeiros meses (outubro de 2025).",
    source: "VT F129 F130",
    checkedOn: "2026-11-24",
  },
  whatsappPlatform: {
    says: "Na plataforma, mensagem de promoção é cobrada sempre; responder ao cliente em até 24 horas é grátis.",
    source: "VT F131 F132",
    checkedOn: "2026-11-20",
  },
  whatsappConsent: {
    says: "Promoção pede permissão e saída fácil; denúncias e bloqueios podem custar o número.",
    source: "VT F134",
    checkedOn: "2026-11-20",
  },
} as const;
