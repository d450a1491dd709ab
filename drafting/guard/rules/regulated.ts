import { inFacts, lookedUp, type Rule } from "./rule.ts";

/** What holds for trades with rules of their own. */
export const rulesOfTrades: readonly Rule[] = [
  {
    id: "before-and-after",
    trades: ["clinica", "estetica", "academia", "suplementos"],
    finds: "antes e|x|vs depois, antes depois",
    title: "“Antes e depois” tem regra",
    reason: "Médico e dentista só com autorização, sem edição e com os riscos. Deixe fora.",
    reference: inFacts("Resolução CFM 2.336/2023; Resolução CFO 196/2019"),
  },
  {
    id: "health-result",
    trades: ["clinica", "estetica", "suplementos"],
    finds: `
      resultado|tratamento definitivo|imediato|permanente|perfeito|milagroso|na-hora,
      acaba|acabe|elimina|elimine [com] [a|o|as|os] acne|espinhas|manchas|celulite|estrias|rugas|flacidez,
      sem [sentir] [nenhuma] dor [nenhuma|alguma], indolor, [em] # sessao|sessoes garantid+,
      sem risco|sequela|efeito [colateral|colaterais], nao tem|ha|da|causa [nenhum] efeito|efeitos colateral|colaterais, rejuvenesca|rejuvenescer|rejuvenesce [ate] # anos, # anos mais jovem|nov+,
      para sempre sem _`,
    evenNegated: true,
    title: "Na saúde não se promete resultado",
    reason: "Cada pessoa reage de um jeito. Explique o que é feito e convide a avaliar.",
    reference: inFacts("Resolução CFM 2.336/2023"),
  },
  {
    id: "law-result",
    trades: ["advocacia"],
    finds: `
      causa|vitoria|processo|acao ganh+|certa|garantid+, ganhe|ganhamos|vencemos|vencer [a|o] sua|seu causa|processo|acao,
      ganhe|garantimos|garanta [a|o] sua|seu causa|processo|acao|vitoria|aposentadoria|indenizacao|beneficio,
      aposentadoria|indenizacao|beneficio garantid+|certa, 100% de exito|sucesso|vitoria,
      # causas|processos ganhas|ganhos|vencidos|vencidas`,
    title: "Advogado não promete resultado",
    reason: "A OAB só aceita anúncio que informa. Diga em que área você atua.",
    reference: inFacts("Provimento OAB 205/2021"),
  },
  {
    id: "law-bait",
    trades: ["advocacia"],
    finds: `
      [primeira|1ª] consulta|avaliacao|analise|orientacao|conversa gratis|gratuit+|free,
      [primeira|1ª] consulta|avaliacao|analise|orientacao de|sem graca|custo,
      so|somente pague|paga|pagamento [se|quando|no|ao] [voce] ganhar|vencer|fim|final|exito,
      desconto|promocao|promocional|promocionais|oferta .. honorario|consulta|divorcio|inventario,
      honorarios [a|com] [partir|desconto|promocionais|#] [de] [#]`,
    title: "Preço ou consulta grátis não podem ser isca",
    reason: "A OAB não aceita captar cliente por preço. Convide a marcar um horário.",
    reference: inFacts("Provimento OAB 205/2021"),
    instead: "marque um horário",
  },
  {
    id: "alcohol-urge",
    trades: ["bebidas", "restaurante", "mercadinho"],
    finds: `
      beba|bebam|beber|bebendo [_] [_] cair|parar|limite|moderacao|muito, beba|bebam|beber|bebida [_] vontade, encha|encher|enche a cara, vire|virar|vira [o] copo|shot|litro, quem beber|tomar|bebe [mais] [de] [#] ganha|leva, quem bebe .. mais|melhor _, bebeu|beba|beber e|depois dirija|dirigir|dirige,
      menor|menores [de] [18] [_] pode|podem|tambem beber|bebem|compram|comprar`,
    unless: "beba|beber com moderacao, agua|suco|refri|refrigerante|cafe|cha .. vontade",
    title: "Não incentive a beber muito",
    reason: "É para maiores de 18, e levar a exagerar é proibido. Fale do sabor e do lugar.",
    reference: lookedUp("CDC, art. 37, § 2º; Lei 9.294/1996, art. 4º; ECA, art. 243"),
    instead: "aprecie com moderação",
  },
  {
    id: "supplement-effect",
    trades: ["suplementos", "padaria", "restaurante", "mercadinho", "artesanato", "bebidas"],
    finds: `
      queima|queimador|queime|derrete|derreta|elimina [de|a|sua] gordura|barriga, acelera|acelere o|seu metabolismo,
      baixa|reduz|controla o|a|seu|sua colesterol|pressao|glicose|diabetes, acaba com a|o|sua|seu ansiedade|insonia|gastrite|gripe|resfriado,
      aumenta|aumente|melhora|melhore|eleva|turbina [a|o|sua|seu] imunidade|testosterona|libido|potencia|memoria|desempenho|musculatura|massa,
      ganhe|ganho|ganhar|ganha [de] massa|musculos .. dias|semanas|rapido|garantido, inibe|tira|corta [o|a] apetite|fome,
      previne|trata|combate|evita [a|o|as|os] doenca|cancer|gripe|ansiedade|insonia|diabetes|colesterol|gastrite|inflamacao|pressao|queda`,
    title: "Alimento e suplemento não podem prometer efeito",
    reason: "A Anvisa não aceita promessa de emagrecer ou tratar. Diga o que é e o sabor.",
    reference: lookedUp("Anvisa, RDC 243/2018; CDC, art. 37"),
  },
  {
    id: "toy-without-seal",
    trades: ["brinquedos"],
    evenNegated: true,
    finds: `
      sem [o] selo|certificacao|registro|certificado [do|no] [inmetro], sem inmetro, nao tem|possui [o] selo|certificacao [do] inmetro,
      selo|certificacao [do] inmetro pendente|vencid+`,
    unless: "com|tem|possui selo, todos tem|possui",
    title: "Brinquedo sem selo do Inmetro não se vende",
    reason: "O selo é obrigatório até os 14 anos. Venda e anuncie só o que tem.",
    reference: lookedUp("Portaria Inmetro 302/2021"),
  },
];
