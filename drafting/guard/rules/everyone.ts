import { inFacts, lookedUp, type Rule } from "./rule.ts";

const ads = ["ads"] as const;
const both = ["ads", "reviews"] as const;

const misleading = lookedUp("CDC, art. 37, § 1º, e art. 38");

/** Claims of rank that name nothing which can be measured. */
const foods =
  "pizza|pizzas|hamburguer|hamburgueres|lanche|lanches|bolo|bolos|pao|paes|coxinha|acai|marmita|marmitas|comida|churrasco|cafe|sorvete|pastel|pasteis|doce|doces|salgado|salgados|esfiha|sushi|carne|carnes";
const houses =
  "padaria|confeitaria|pizzaria|restaurante|lanchonete|barbearia|salao|oficina|loja|clinica|dentista|advogado|contador|academia|pousada|escola|curso|professor|mecanico|eletricista|encanador|costureira|petshop|imobiliaria|barbeiro|cabeleireira|manicure";
const ranked = `preco|precos|valor|valores|custo|atendimento|servico|servicos|profissional|profissionais|equipe|tecnicos|${foods}|${houses}`;
const places =
  "cidade|bairro|regiao|zona|estado|brasil|mundo|mercado|pais|centro|capital|litoral|vila";

/** What holds for every trade. */
export const rulesForEveryone: readonly Rule[] = [
  {
    id: "legal-warranty",
    agents: ads,
    finds: [
      "garantia [de|por] [ate] 90|noventa dias",
      "garantia [de|por] 3|tres meses",
      "90|noventa dias de garantia",
      "3|tres meses de garantia",
    ],
    unless: [
      "garantia legal .. dias|meses",
      "dias|meses de garantia legal",
      "mais|alem .. garantia legal",
    ],
    title: "Noventa dias é a garantia que a lei já dá",
    reason: "Anunciada como vantagem, pode enganar. Dita pelo nome, está certo.",
    reference: lookedUp("CDC, art. 26 e art. 37"),
    instead: "garantia legal de 90 dias",
  },
  {
    id: "short-warranty",
    agents: ads,
    finds: [
      "garantia [de|por] [ate] 10|15|20|30|45|60|trinta|sessenta dias",
      "garantia [de|por] 1|um|2|dois mes|meses",
      "10|15|20|30|45|60|trinta|sessenta dias de garantia",
    ],
    title: "A lei dá 90 dias, mesmo que o anúncio diga menos",
    reason:
      "Conserto e produto que dura têm 90 dias por lei. Um prazo menor no anúncio engana o cliente e não vale.",
    reference: lookedUp("CDC, art. 26 e art. 37"),
    instead: "garantia legal de 90 dias",
  },
  {
    id: "superlative",
    agents: ads,
    finds: [
      `[o|a|os|as] melhor|melhores ${ranked} .. da|do|de|em ${places}`,
      `[o|a|os|as] melhor|melhores ${ranked} [beneficio]`,
      `o|a|os|as melhor|melhores .. da|do|de|desta|deste|dessa ${places}`,
      `melhor|melhores da|do|desta|deste ${places}`,
      "nº|n°|n.º|numero|num 1|um em|do|da|no|na|de _",
      "o|a|somos|voce numero|nº 1|um",
      `lider|lideres em|de|do|no|na ${places}|venda|vendas|qualidade|atendimento|preco`,
      `[o|a|os|as] mais barato|barata|baratos|baratas da|do|de|desta|deste ${places}`,
      `[o|os] menor|menores preco|precos [da|do|de|desta|deste] [${places}]`,
      "imbativel|imbativeis|insuperavel|insuperaveis|inigualavel|inigualaveis",
    ],
    unless: [
      "melhor|melhores horario|horarios|momento|momentos|dia|dias|data|datas|hora|forma|formas|maneira|jeito|opcao|opcoes|parte|amigo|amiga|amigos|presente|presentes|escolha|versao",
      "rua|avenida|av|travessa|alameda|casa|loja|sala|predio|bloco .. numero|nº|n° 1",
    ],
    title: "“{words}” precisa de prova",
    reason: "Quem anuncia tem de provar o que diz. Conte o que só você faz: isso convence mais.",
    reference: misleading,
  },
  {
    id: "guarantee",
    agents: ads,
    finds: [
      "100% garantido|garantida|garantidos|garantidas|eficaz|seguro|segura|aprovado|aprovados|confiavel|satisfacao|livre",
      "resultado|resultados|sucesso|satisfacao|lucro|retorno|eficacia|aprovacao|vaga|restituicao|emagrecimento [100%] garantido|garantida|garantidos|garantidas",
      "garantimos|garanto|garante [o|a|os|as] [seu|sua|seus] resultado|resultados|sucesso|aprovacao|satisfacao|lucro|retorno|cura|emagrecimento",
      "zero risco|riscos",
    ],
    title: "Garantir resultado pode enganar",
    reason:
      "O que se garante no anúncio vira obrigação, e você teria de provar. Diga o que faz e como faz.",
    reference: misleading,
  },
  {
    id: "hidden-price",
    agents: ads,
    finds: [
      "preco|precos|valor|valores so|somente|apenas [no|na|por|pelo|via] direct|dm|inbox|pv|privado|particular|mensagem|chat|whatsapp|whats|zap|wpp",
      "preco|precos|valor|valores [no|na|por|pelo|via] direct|dm|inbox|pv|privado",
      "direct|inbox|pv para|pra preco|precos|valor|valores",
      "consulte|consultar|pergunte|chama|chame|peca|saiba [o|os|nossos] preco|precos|valor|valores [no|na|por|pelo|via] direct|dm|inbox|pv|privado|whatsapp|whats|zap|wpp",
    ],
    title: "Preço escondido em mensagem não pode",
    reason:
      "O preço à vista fica junto da oferta. O que depende de avaliação pode ir por orçamento.",
    reference: inFacts("Lei 10.962/2004, art. 2º, III"),
    instead: "peça orçamento",
  },
  {
    id: "no-exchange",
    agents: ads,
    evenNegated: true,
    finds: [
      "nao trocamos|devolvemos [a|o|as|os] mercadoria|mercadorias|produto|produtos|peca|pecas|roupa|roupas|item|itens",
      "nao fazemos|aceitamos|realizamos|efetuamos|tem troca|trocas|devolucao|devolucoes",
      "produto|produtos|peca|pecas|promocao|promocional|promocionais [_] nao trocamos",
      "sem direito a troca|trocas|devolucao",
      "sem troca|trocas [ou|nem|e] [devolucao|devolucoes]",
    ],
    unless: [
      "sem troca|trocas de _",
      "trocamos|troca|trocas .. salvo|exceto|so|somente|apenas",
      "trocamos|troca|trocas [por|de] tamanho|cor|gosto|oleo|_ usado|usada",
    ],
    title: "Com defeito, a troca é direito do cliente",
    reason:
      "A loja pode não trocar por gosto ou tamanho, mas não pode recusar conserto, troca ou dinheiro de volta por defeito.",
    reference: lookedUp("CDC, art. 18"),
    instead: "troca em caso de defeito",
  },
  {
    id: "card-minimum",
    agents: ads,
    finds: [
      "cartao|cartoes|credito|debito [so|somente|apenas] acima|partir de #",
      "cartao|cartoes|credito|debito [so|somente|apenas] a partir de #",
      "minimo|minima [de] # no|para|pra cartao|debito|credito",
      "compra|valor|pedido minimo|minima [de] [#] no|para|pra cartao|debito|credito",
    ],
    unless: ["#x|parcel*|vezes|juros .. cartao|credito .. de #", "parcel* .. de #"],
    title: "Cartão não pode ter valor mínimo",
    reason:
      "Quem aceita cartão aceita em qualquer compra. Valor mínimo pode haver só para parcelar.",
    reference: lookedUp("CDC, art. 39, I e V"),
  },
  {
    id: "minimum-consumption",
    agents: ads,
    finds: ["consumacao|consumo minima|minimo|obrigatoria|obrigatorio"],
    title: "Consumação mínima não pode",
    reason: "Obrigar a consumir é venda casada. Entrada ou couvert com preço claro pode.",
    reference: lookedUp("CDC, art. 39, I"),
  },
  {
    id: "prize-draw",
    agents: both,
    finds: [
      "sorteio|sorteios|sorteamos|sortearemos|sortear|rifa|rifas|rifamos",
      "curta|compre|comente|marque|avalie|siga .. concorra|concorre|concorrer",
      "concorra|concorre|concorrem a|ao|aos _",
      "vale|vales brinde|brindes",
    ],
    unless: [
      "sorteio|sorteios autorizado|autorizados",
      "sorteio .. certificado|autorizacao",
      "autorizacao|certificado .. sorteio",
    ],
    title: "Sorteio precisa de autorização antes",
    reason:
      "Prêmio por sorte depende do Ministério da Fazenda, também no Instagram. O mesmo desconto para todos não precisa.",
    reference: lookedUp("Lei 5.768/1971, art. 1º"),
  },
  {
    id: "review-for-gift",
    agents: both,
    finds: [
      "avalie|avaliar|avaliando|avaliacao|estrelas .. ganhe|ganha|ganhar|ganham|receba|recebe|leve|leva",
      "ganhe|ganha|receba|leve .. avaliar|avalie|avaliando|estrelas|avaliacao",
      "desconto|brinde|cupom|mimo|presente|cortesia .. avaliar|avalie|avaliacao|estrelas|nota",
    ],
    unless: ["avaliacao gratis|gratuita|fisica|postural|medica|dental|odontologica"],
    title: "Avaliação não se troca por brinde nem desconto",
    reason:
      "O Google pode esconder as avaliações e mostrar um aviso no seu perfil. Pedir a todos, sem dar nada em troca, pode.",
    reference: inFacts("Política de avaliações do Google: engajamento falso"),
    instead: "conte no Google como foi",
  },
  {
    id: "rank-on-google",
    agents: ads,
    finds: [
      "primeiro|1º|1o|1 lugar no|do google|maps|busca",
      "primeira|1ª|1a pagina|posicao no|do|da google|maps|busca",
      "topo do google|maps|busca|buscas",
    ],
    title: "Ninguém garante posição no Google",
    reason:
      "O Google recusa anúncio que promete primeiro lugar. Diga o que você faz pelo perfil do cliente.",
    reference: lookedUp("Política de terceiros do Google Ads: alegações falsas ou irreais"),
    instead: "ajudamos seu negócio a aparecer no Google",
  },
  {
    id: "partner-claim",
    agents: ads,
    finds: [
      "parceiro|parceira|parceiros|parceria|credenciado|credenciada|recomendado|recomendada|aprovado|aprovada|indicado|indicada|certificado|certificada [oficial] [do|da|de|pelo|pela|no|na|com] [o|a] google|facebook|meta|instagram|whatsapp|sebrae",
      "google|facebook|meta partner|partners|premier",
      "representante|representantes [oficial|autorizado] do|da google|facebook|meta|sebrae",
    ],
    title: "Parceria com essas marcas precisa de prova",
    reason:
      "Usar o nome como se houvesse parceria engana e fere as regras da marca. Dizer que trabalha com a ferramenta pode.",
    reference: inFacts("CDC, art. 37; regras de marca do Google"),
  },
  {
    id: "rating-claim",
    agents: ads,
    finds: [
      "[#] 5|cinco estrelas [no|na|do] google|maps|facebook|ifood|internet",
      "nota 5|10|cinco|dez|maxima|# no|do|na google|maps|facebook|ifood",
      "mais|melhor [bem] avaliado|avaliada da|do|no|na _",
      "100% de|das|dos avaliacoes|clientes|aprovacao|satisfacao",
      "[mais] [de] # [mil] clientes|alunos|pacientes satisfeitos|satisfeitas|felizes|atendidos",
      "milhares|centenas de clientes|alunos|pacientes satisfeitos|felizes",
      "todos os clientes aprovam|recomendam|amam",
    ],
    title: "Nota e número de clientes, só com prova",
    reason:
      "A nota muda todo dia e o número pode ser cobrado. Convide a ler as avaliações: elas falam por você.",
    reference: misleading,
    instead: "veja nossas avaliações no Google",
  },
  {
    id: "cure",
    agents: ads,
    finds: [
      "cura|curar|curamos|curou|curam .. cancer|diabetes|ansiedade|depressao|insonia|enxaqueca|artrite|artrose|fibromialgia|hipertensao|gastrite|covid|gripe|alergia|alergias|impotencia|labirintite|sinusite|autismo|alcoolismo|vicio|vicios|doenca|doencas|dor|dores|cinomose|sarna|calvicie|psoriase",
      "cura definitiva|garantida|total|milagrosa|comprovada",
    ],
    unless: ["procura .."],
    title: "Cura não se promete",
    reason:
      "Ninguém pode garantir, e quem está doente acredita. Diga o que você oferece, sem falar em curar.",
    reference: lookedUp("CDC, art. 37, §§ 1º e 2º"),
  },
  {
    id: "weight-loss",
    agents: ads,
    finds: [
      "emagreca|emagrece|emagrecer|emagreceu|perca|perde|perder|elimine|elimina|eliminar|seque [ate] # kg|quilo|quilos|kilos",
      "emagreca|emagrece|emagrecer|perca|perder dormindo|rapido|rapidinho|sem esforco|dieta|fome|peso|barriga|medidas",
      "emagreca|emagrecer sem esforco|dieta|fome|exercicio",
      "que emagrece|emagrecem",
      "seca barriga",
      "# kg|quilos a menos",
      "corpo|barriga|abdomen dos sonhos|perfeito|perfeita|chapada|sarado .. dias|semanas|mes",
    ],
    title: "Não prometa quilos nem corpo",
    reason:
      "Cada pessoa reage de um jeito, e o anúncio promete por você. Fale da aula, do plano ou do acompanhamento.",
    reference: lookedUp("CDC, art. 37, § 1º"),
  },
  {
    id: "prescription-medicine",
    agents: ads,
    finds: [
      "ozempic|mounjaro|wegovy|saxenda|tirzepatida|semaglutida|sibutramina|rivotril|ritalina|venvanse|roacutan|viagra|cialis|tadalafila",
      "remedio|remedios|medicamento|medicamentos|antibiotico|antibioticos sem receita",
    ],
    title: "Remédio de receita não se anuncia ao público",
    reason:
      "Só profissionais de saúde podem receber essa propaganda. Deixe o nome do remédio fora do anúncio.",
    reference: lookedUp("Lei 9.294/1996, art. 7º; Anvisa, RDC 96/2008"),
  },
  {
    id: "e-cigarette",
    agents: ads,
    finds: [
      "cigarro|cigarros eletronico|eletronicos",
      "vape|vapes|vaper",
      "pod|pods descartavel|descartaveis",
    ],
    title: "Cigarro eletrônico é proibido no Brasil",
    reason: "Nem vender nem anunciar pode.",
    reference: lookedUp("Anvisa, RDC 855/2024"),
  },
  {
    id: "formaldehyde",
    agents: ads,
    finds: [
      "com|contem|tem|usa|usamos|leva formol|formaldeido|glutaraldeido",
      "alisante|alisantes|progressiva|botox sem registro",
      "progressiva|escova|alisamento de|do formol",
    ],
    title: "Formol para alisar é proibido",
    reason: "Só produto registrado na Anvisa pode alisar. Se o seu é registrado, diga isso.",
    reference: lookedUp("Anvisa, RDC 409/2020 e IN 124/2022"),
    instead: "com produto registrado na Anvisa",
  },
  {
    id: "allergy-safe",
    agents: ads,
    evenNegated: true,
    finds: [
      "sem alergenico|alergenicos|alergeno|alergenos",
      "livre|isento|isenta|livres de alergenico|alergenicos|alergeno|alergenos|contaminacao",
      "seguro|segura|seguros|liberado|liberada|liberados|indicado|indicada para|pra [os|as] celiaco|celiaca|celiacos|alergico|alergica|alergicos",
      "celiaco|celiacos|alergico|alergicos pode|podem comer|consumir",
      "nao da|causa|provoca alergia",
    ],
    title: "Não garanta que é seguro para quem tem alergia",
    reason:
      "Farinha no ar ou na bancada já faz mal. Em produto embalado, a lei pede “contém” ou “não contém glúten” e os alergênicos.",
    reference: lookedUp("Lei 10.674/2003; Anvisa, RDC 727/2022"),
    instead: "pergunte pelos ingredientes",
  },
  {
    id: "credit-without-check",
    agents: ads,
    evenNegated: true,
    finds: [
      "sem consulta|consultar [ao|a|no|na|de|o|aos] spc|serasa|cpf|credito|nome|orgaos",
      "nao consultamos|consulta [o|ao] spc|serasa|cpf|nome",
      "sem analise|comprovacao|comprovante de credito|renda",
    ],
    title: "Crédito “sem consulta” não pode ser anunciado",
    reason:
      "A lei proíbe oferecer crédito sem consulta ao SPC ou sem olhar a renda. Diga que o pedido passa por análise.",
    reference: lookedUp("CDC, art. 54-C, II"),
    instead: "sujeito à análise de crédito",
  },
  {
    id: "credit-approved",
    agents: ads,
    finds: [
      "credito|emprestimo|crediario|financiamento|cartao|consignado [pre] aprovado|aprovada|liberado|liberada na|em hora|minuto|minutos|# imediatamente",
      "credito|emprestimo|crediario|financiamento|cartao|consignado [pre] aprovado|liberado na|em hora|minutos|#",
      "credito|emprestimo|crediario|financiamento garantido|facil|imediato|certo",
      "aprovacao|liberacao imediata|automatica|facilitada|na hora|certa",
      "emprestimo|credito|dinheiro .. negativado|negativados .. na hora",
    ],
    title: "Não prometa crédito aprovado",
    reason:
      "Antes de aprovar é preciso olhar a situação de quem pede. Diga que depende de análise.",
    reference: lookedUp("CDC, art. 54-C, II"),
    instead: "crédito sujeito à análise",
  },
];
