import { inFacts, lookedUp, type Rule } from "./rule.ts";

const misleading = lookedUp("CDC, art. 37, § 1º, e art. 38");

/** Claims of rank that name nothing which can be measured. */
const foods =
  "pizza|hamburguer|hamburgueres|lanche|bolo|pao|paes|coxinha|acai|marmita|comida|churrasco|cafe|sorvete|pastel|pasteis|doce|salgado|esfiha|sushi|carne";
const houses =
  "padaria|confeitaria|pizzaria|restaurante|lanchonete|barbearia|salao|oficina|loja|clinica|dentista|advogado|contador|academia|pousada|escola|curso|professor|mecanico|eletricista|encanador|costureira|petshop|imobiliaria|barbeiro|cabeleireira|manicure";
const ranked = `preco|precos|valor|valores|custo|atendimento|servico|servicos|profissional|profissionais|equipe|tecnicos|${foods}|${houses}`;
const places =
  "cidade|bairro|regiao|zona|estado|brasil|mundo|mercado|pais|centro|capital|litoral|vila";

/** What holds for every trade. */
export const rulesForEveryone: readonly Rule[] = [
  {
    id: "legal-warranty",
    finds: `
      garantia [total] [de|por] [ate] 90|noventa dias, garantia [total] [de|por] 3|tres meses, 90|noventa [noventa] dias [de] garantia,
      3|tres meses [de] garantia`,
    unless:
      "garantia legal .. dias|meses, dias|meses de garantia legal, mais|alem .. garantia legal",
    title: "Noventa dias é a garantia que a lei já dá",
    reason: "Anunciada como vantagem, pode enganar. Dita pelo nome, está certo.",
    reference: lookedUp("CDC, art. 26 e art. 37"),
    instead: "garantia legal de 90 dias",
  },
  {
    id: "superlative",
    finds: `
      [o|a|os|as] melhor|melhores ${ranked} .. da|do|de|em ${places}, [o|a|os|as] melhor|melhores ${ranked} [beneficio],
      o|a|os|as melhor|melhores|maior|maiores .. da|do|de|desta|deste|dessa ${places}, melhor|melhores da|do|desta|deste ${places},
      nº|n°|n.º|numero|num 1|um em|do|da|no|na|de _, o|a|somos|voce numero|nº 1|um, nº1|n°1 em|do|da|no|na|de _,
      lider|lideres em|de|do|no|na ${places}|venda|vendas|qualidade|atendimento|preco,
      [o|a|os|as] mais barat+ da|do|de|desta|deste ${places}, [o|os] menor|menores preco [da|do|de|desta|deste] [${places}],
      imbativel|imbativeis|insuperavel|insuperaveis|inigualavel|inigualaveis`,
    unless: `
      melhor|melhores horario|momento|dia|dias|data|hora|forma|maneira|jeito|opcao|opcoes|parte|amig+|presente|escolha|versao,
      rua|avenida|av|travessa|alameda|casa|loja|sala|predio|bloco .. numero|nº|n° 1`,
    title: "“{words}” precisa de prova",
    reason: "Quem anuncia tem de provar o que diz. Conte o que só você faz: isso convence mais.",
    reference: misleading,
  },
  {
    id: "guarantee",
    finds: `
      100% garantid+|eficaz|segur+|aprovado|confiavel|satisfacao|livre,
      resultado|sucesso|satisfacao|lucro|retorno|eficacia|aprovacao|vaga|emprego|restituicao|emagrecimento [100%] garantid+,
      garantimos|garanto|garante [o|a|os|as] [seu|sua|seus] resultado|sucesso|aprovacao|satisfacao|lucro|retorno|cura|emagrecimento,
      zero risco`,
    title: "Garantir resultado pode enganar",
    reason: "Você teria de provar, e o cliente pode cobrar. Diga o que faz e como faz.",
    reference: misleading,
  },
  {
    id: "hidden-price",
    finds: `
      preco|valor|valores so|somente|apenas [no|na|por|pelo|via] direct|dm|inbox|pv|privado|particular|mensagem|chat|whatsapp|whats|zap|wpp,
      preco|valor|valores [no|na|por|pelo|via] direct|dm|inbox|pv|privado, direct|inbox|pv para|pra preco|valor|valores,
      preco|valor|valores chama|chame|chamar [no|na|pelo] direct|dm|inbox|pv|privado|zap|whats|whatsapp,
      consulte|consultar|pergunte|chama|chame|peca|saiba [o|os|nossos] preco|valor|valores [no|na|por|pelo|via] direct|dm|inbox|pv|privado|whatsapp|whats|zap|wpp`,
    title: "Preço escondido em mensagem não pode",
    reason: "O preço vai junto da oferta. O que depende de avaliação vai por orçamento.",
    reference: inFacts("Lei 10.962/2004, art. 2º, III"),
    instead: "peça orçamento",
  },
  {
    id: "no-exchange",
    evenNegated: true,
    finds: `
      nao trocamos|devolvemos [a|o|as|os] mercadoria|produto|peca|roupa|item|itens,
      nao fazemos|aceitamos|realizamos|efetuamos|tem troca|devolucao|devolucoes,
      produto|peca|promocao|promocional|promocionais [_] nao trocamos, sem direito a troca|devolucao, nao trocamos nem|e|ou devolvemos,
      sem troca [ou|nem|e] [devolucao|devolucoes]`,
    unless:
      "sem troca de _, trocamos|troca .. salvo|exceto|so|somente|apenas, trocamos|troca [por|de] tamanho|cor|gosto|oleo",
    title: "Com defeito, a troca é direito do cliente",
    reason: "Por gosto a loja escolhe; por defeito, conserta, troca ou devolve o dinheiro.",
    reference: lookedUp("CDC, art. 18"),
    instead: "troca em caso de defeito",
  },
  {
    id: "card-minimum",
    finds: `
      cartao|cartoes|credito|debito [so|somente|apenas] acima|partir de #,
      cartao|cartoes|credito|debito [so|somente|apenas] a partir de #, minim+ [de] # no|para|pra cartao|debito|credito,
      compra|valor|pedido minim+ [de] [#] no|para|pra cartao|debito|credito`,
    unless: "#x|parcel*|vezes|juros .. cartao|credito .. de #, parcel* .. de #",
    title: "Cartão não pode ter valor mínimo",
    reason: "Quem aceita cartão aceita em qualquer compra. Mínimo, só para parcelar.",
    reference: lookedUp("CDC, art. 39, I e V"),
  },
  {
    id: "rank-on-google",
    finds: `
      primeiro|1º|1o|1 lugar no|do google|maps|busca, primeira|1ª|1a pagina|posicao no|do|da google|maps|busca, topo do google|maps|busca`,
    title: "Ninguém garante posição no Google",
    reason: "O Google recusa esse anúncio. Diga o que você faz pelo perfil do cliente.",
    reference: lookedUp("Política de terceiros do Google Ads: alegações falsas ou irreais"),
    instead: "ajudamos seu negócio a aparecer no Google",
  },
  {
    id: "partner-claim",
    finds: `
      parceir+|parceria|credenciad+|recomendad+|aprovad+|indicad+|certificad+ [oficial] [do|da|de|pel+|no|na|com] [o|a] google|facebook|meta|instagram|whatsapp|sebrae,
      google|facebook|meta partner|premier, representante [oficial|autorizado] do|da google|facebook|meta|sebrae`,
    title: "Parceria com essas marcas precisa de prova",
    reason: "Sem contrato com a marca, engana. Dizer que trabalha com a ferramenta pode.",
    reference: inFacts("CDC, art. 37; regras de marca do Google"),
  },
  {
    id: "rating-claim",
    finds: `
      [#] 5|cinco estrelas [no|na|do] google|maps|facebook|ifood|internet,
      nota 5|10|cinco|dez|maxima|# no|do|na google|maps|facebook|ifood, mais|melhor [bem] avaliad+ da|do|no|na _,
      100% de|das|dos avaliacoes|clientes|aprovacao|satisfacao,
      [mais] [de] # [mil] clientes|alunos|pacientes satisfeitos|satisfeitas|felizes|atendidos,
      milhares|centenas de clientes|alunos|pacientes satisfeitos|felizes, todos os clientes aprovam|recomendam|amam`,
    title: "Nota e número de clientes, só com prova",
    reason: "A nota muda e o número pode ser cobrado. Convide a ler as avaliações.",
    reference: misleading,
    instead: "veja nossas avaliações no Google",
  },
  {
    id: "cure",
    finds: `
      cura|curar|curamos|curou|curam .. cancer|diabetes|ansiedade|depressao|insonia|enxaqueca|artrite|artrose|fibromialgia|hipertensao|gastrite|covid|gripe|alergia|impotencia|labirintite|sinusite|autismo|alcoolismo|vicio|doenca|dor|dores|cinomose|sarna|calvicie|psoriase,
      cura definitiva|garantida|total|milagrosa|comprovada`,
    title: "Cura não se promete",
    reason: "Ninguém pode garantir, e quem está doente acredita. Diga o que você oferece.",
    reference: lookedUp("CDC, art. 37, §§ 1º e 2º"),
  },
  {
    id: "weight-loss",
    finds: `
      emagreca|emagrece|emagrecer|emagreceu|perca|perde|perder|elimine|elimina|eliminar|seque [ate] # kg|quilo|kilos|manequins|medidas|numeros,
      emagreca|emagrece|emagrecer|perca|perder dormindo|rapido|peso|barriga|medidas, emagreca|emagrecer sem esforco|dieta|fome|exercicio,
      que emagrece|emagrecem, seca barriga, # kg|quilos a menos,
      corpo|barriga|abdomen dos sonhos|perfeit+|chapada|sarado .. dias|semanas|mes`,
    title: "Não prometa quilos nem corpo",
    reason: "Cada pessoa reage de um jeito. Fale da aula, do plano ou do acompanhamento.",
    reference: lookedUp("CDC, art. 37, § 1º"),
  },
  {
    id: "medicine",
    finds: `
      ozempic|mounjaro|wegovy|saxenda|tirzepatida|semaglutida|sibutramina|rivotril|ritalina|venvanse|roacutan|viagra|cialis|tadalafila,
      antibiotico|amoxicilina|azitromicina|dipirona|paracetamol|ibuprofeno|nimesulida|dorflex|neosaldina|novalgina|buscopan|omeprazol|losartana, remedio|medicamento sem receita`,
    title: "Anúncio de remédio tem regra própria",
    reason: "De receita, nunca ao público. Os outros pedem registro e advertência. Deixe fora.",
    reference: lookedUp("Lei 9.294/1996, art. 7º; Anvisa, RDC 96/2008"),
  },
  {
    id: "child-called",
    finds: `
      peca|pecam|pedir|pede|chora|implora ao|pra|pro|para [o|a] [seu|sua] papai|mamae|pai|mae|vovo|vo`,
    title: "Anúncio não manda a criança pedir",
    reason: "Aproveitar-se da criança é publicidade abusiva. Fale com quem compra: os pais.",
    reference: lookedUp("CDC, art. 37, § 2º"),
  },
  {
    id: "hiring-by-sex",
    finds: `
      preciso|precisando|precisamos|precisa-se|contrato|contratamos|contratando|procuro|procuramos|emprego [de|para|pra] [_] moca|mocas|rapaz|rapazes|mulher|mulheres|homem|homens|menina|meninas|senhora|senhoras`,
    title: "Vaga não escolhe homem nem mulher",
    reason: "A lei veda citar sexo, idade ou cor em vaga. Diga só a função e o horário.",
    reference: lookedUp("CLT, art. 373-A, I"),
  },
  {
    id: "formaldehyde",
    finds: `
      com|contem|tem|usa|usamos|leva formol|formaldeido|glutaraldeido, alisante|progressiva|botox sem registro,
      progressiva|escova|alisamento de|do formol`,
    title: "Formol para alisar é proibido",
    reason: "Só produto registrado na Anvisa pode alisar. Se o seu é registrado, diga isso.",
    reference: lookedUp("Anvisa, RDC 409/2020 e IN 124/2022"),
    instead: "com produto registrado na Anvisa",
  },
  {
    id: "allergy-safe",
    evenNegated: true,
    finds: `
      sem alergenico|alergeno, sem risco|perigo para|pra celiac+|alergic+, livre|isent+ de alergenico|alergeno|contaminacao,
      segur+|liberad+|indicad+ para|pra [os|as] celiac+|alergic+, celiaco|alergico pode|podem comer|consumir,
      nao da|causa|provoca alergia`,
    title: "Não garanta que é seguro para quem tem alergia",
    reason: "Farinha na bancada já faz mal. Diga o que contém e quais são os alergênicos.",
    reference: lookedUp("Lei 10.674/2003; Anvisa, RDC 727/2022"),
    instead: "pergunte pelos ingredientes",
  },
  {
    id: "credit-without-check",
    evenNegated: true,
    finds: `
      sem consulta|consultar [ao|a|no|na|de|o|aos] spc|serasa|cpf|credito|nome|orgaos,
      nao consultamos|consulta [o|ao] spc|serasa|cpf|nome, sem analise|comprovacao|comprovante de credito|renda`,
    title: "Crédito “sem consulta” não pode ser anunciado",
    reason: "A lei manda olhar a situação de quem pede. Diga que passa por análise.",
    reference: lookedUp("CDC, art. 54-C, II"),
    instead: "sujeito à análise de crédito",
  },
  {
    id: "credit-approved",
    finds: `
      credito|emprestimo|crediario|financiamento|cartao|consignado [_] aprovad+|liberad+ na|em hora|minuto|#,
      credito|emprestimo|crediario|financiamento garantido|facil|imediato|certo,
      aprovacao|liberacao imediata|automatica|facilitada|certa|na-hora, emprestimo|credito|dinheiro .. negativado .. na-hora, negativado [tambem] libera|liberado|liberamos,
      aprovamos|liberamos [seu|o] [credito|crediario] na-hora`,
    title: "Não prometa crédito aprovado",
    reason: "Antes de aprovar é preciso olhar a renda. Diga que depende de análise.",
    reference: lookedUp("CDC, art. 54-C, II"),
    instead: "crédito sujeito à análise",
  },
];
