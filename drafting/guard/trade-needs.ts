import type { RuleReference, Trade } from "../../contract/parts.ts";
import { inFacts, lookedUp } from "./rules/rule.ts";

/** What an ad of a trade has to show and to leave out; sentences for the owner. */
export type TradeNeeds = {
  /** Number of a council that the ad must show. */
  register?: { label: string; example: string };
  rules: readonly string[];
  reference: RuleReference;
};

const needs: Partial<Record<Trade, TradeNeeds>> = {
  clinica: {
    register: { label: "Número do conselho (CRM, CRO, CRP…)", example: "CRO-SP 12345" },
    rules: [
      "Mostre o nome e o número no conselho. Médico especialista mostra também o RQE.",
      "Não prometa resultado nem use “antes e depois”.",
      "Preço da consulta de médico pode aparecer; sorteio de procedimento, não.",
    ],
    reference: inFacts("Resolução CFM 2.336/2023; Resolução CFO 196/2019"),
  },
  estetica: {
    rules: [
      "Não prometa resultado nem use “antes e depois” no anúncio.",
      "Se quem atende é da saúde, mostre o nome e o número no conselho.",
    ],
    reference: inFacts("CDC, art. 37; Resolução CFM 2.336/2023"),
  },
  advocacia: {
    register: { label: "Inscrição na OAB", example: "OAB/SP 123456" },
    rules: [
      "Só informe: área em que atua, endereço e como marcar.",
      "Não prometa ganhar nem conte causas ganhas.",
      "Preço, desconto e consulta grátis ficam fora.",
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
    rules: ["Mostre o CRECI ao lado do nome.", "Escreva o preço total e o que ele inclui."],
    reference: lookedUp("Resolução COFECI 1.065/2007"),
  },
  bebidas: {
    rules: [
      "Escreva que é só para maiores de 18 anos.",
      "Não incentive a beber muito, nem junte bebida com direção ou esporte.",
    ],
    reference: lookedUp("Lei 9.294/1996, art. 4º; ECA, art. 243"),
  },
  suplementos: {
    rules: [
      "Não prometa efeito: emagrecer, ganhar massa, tratar ou evitar doença.",
      "Diga o que é, o sabor, a quantidade e o preço.",
    ],
    reference: lookedUp("Anvisa, RDC 243/2018"),
  },
  credito: {
    rules: [
      "Não escreva “sem consulta” nem “aprovado na hora”.",
      "Diga que o pedido passa por análise e mostre os juros e o custo total.",
    ],
    reference: lookedUp("CDC, art. 54-B e art. 54-C"),
  },
  brinquedos: {
    rules: ["Só anuncie brinquedo com selo do Inmetro.", "Diga para que idade é."],
    reference: lookedUp("Portaria Inmetro 302/2021"),
  },
};

/** What the rules ask of a trade; empty where there is nothing of its own. */
export function tradeNeeds(trade: Trade): Partial<TradeNeeds> & Pick<TradeNeeds, "rules"> {
  return needs[trade] ?? { rules: [] };
}
