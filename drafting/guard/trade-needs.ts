import type { RuleReference, Trade } from "../../contract/parts.ts";
import { inFacts, lookedUp } from "./rules/rule.ts";

/** What an ad of a trade has to show and to leave out. */
export type TradeNeeds = {
  /** Number of a council that the ad must show. */
  register?: { label: string; example: string };
  /** Short sentences for the owner. */
  rules: readonly string[];
  /** Left out where there is no rule. */
  reference?: RuleReference;
};

const needs: Partial<Record<Trade, TradeNeeds>> = {
  clinica: {
    register: { label: "Número do conselho (CRM, CRO, CRP…)", example: "CRO-SP 12345" },
    rules: [
      "Mostre o nome e o número do conselho; médico especialista, também o RQE.",
      "Não prometa resultado nem use “antes e depois”.",
    ],
    reference: inFacts("Resolução CFM 2.336/2023; Resolução CFO 196/2019"),
  },
  estetica: {
    rules: ["Não prometa resultado nem use “antes e depois”."],
    reference: inFacts("CDC, art. 37; Resolução CFM 2.336/2023"),
  },
  advocacia: {
    register: { label: "Inscrição na OAB", example: "OAB/SP 123456" },
    rules: [
      "Só informe: a área em que atua, onde fica e como marcar.",
      "Não prometa ganhar, nem use preço ou consulta grátis como isca.",
    ],
    reference: inFacts("Provimento OAB 205/2021"),
  },
  contabilidade: {
    register: { label: "Registro no CRC", example: "CRC SP-123456/O" },
    rules: ["Mostre o número do CRC.", "Não prometa restituição nem imposto zero."],
    reference: lookedUp("Decreto-Lei 9.295/1946, art. 20"),
  },
  imobiliaria: {
    register: { label: "Número do CRECI", example: "CRECI 12345-J" },
    rules: ["Mostre o CRECI ao lado do nome."],
    reference: lookedUp("Resolução COFECI 1.065/2007"),
  },
  bebidas: {
    rules: ["Diga que é só para maiores de 18 anos.", "Não incentive a beber muito."],
    reference: lookedUp("Lei 9.294/1996, art. 4º; ECA, art. 243"),
  },
  suplementos: {
    rules: ["Não prometa efeito.", "Diga o que é, o sabor, a quantidade e o preço."],
    reference: lookedUp("Anvisa, RDC 243/2018"),
  },
  credito: {
    rules: ["Não escreva “sem consulta” nem “aprovado na hora”.", "Diga que passa por análise."],
    reference: lookedUp("CDC, art. 54-C, II"),
  },
  brinquedos: {
    rules: ["Só anuncie brinquedo com selo do Inmetro.", "Diga para que idade é."],
    reference: lookedUp("Portaria Inmetro 302/2021"),
  },
};

/** What the rules ask of a trade. */
export function tradeNeeds(trade: Trade): TradeNeeds {
  return needs[trade] ?? { rules: [] };
}
