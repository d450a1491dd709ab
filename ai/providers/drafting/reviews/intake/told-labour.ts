import { asRule, type Line, upTo } from "./beings.ts";

/** "Trabalhei nesse lugar", "fui funcionária": not "trabalhei até tarde". */
const employed = asRule(
  `trabalh(?:ei|amos|ou|ava|aram|avamos) (?:(?:ai|la|aqui)(?! (?:perto|do lado|em frente|na frente|ao lado))|ness[ea]|nest[ea]|n[oa] (?:cozinha|loja|empresa|casa|salao|caixa|balcao|restaurante|lugar|local|estabelecimento|escola|clinica|mercado|padaria|farmacia|academia|oficina)|(?:por |uns |umas )?(?:[0-9]+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|poucos|alguns|quase) (?:[a-z]+ )?(?:dias?|semanas?|mes|meses|anos?)|como|de (?:garcom|garconete|caixa|atendente|ajudante|vendedora?|faxineira|cozinheir[oa]|entregador)|para (?:ess[ae]|el[ea]s?|voces)|com (?:el[ea]s?|voces))|(?:fui|era|eramos|fomos) (?:(?:uma? |[oa] )?(?:ex )?(?:funcionari|empregad|contratad|colaborador|estagiari|diarist|freelancer|garco[mn]|atendente|vendedor|cozinheir|ajudante|auxiliar|recepcionista|motoboy|entregador|balconista|faxineir|caixa)[a-z]*(?! public))|ex (?:funcionari|empregad|colaborador)[a-z]*|pedi (?:demissao|as contas)`,
);
const wages =
  "(?:horas? extras?|salarios?|acertos?|rescis[a-z]+|fgts|decimo(?: terceiro)?|ferias|verbas|vale transporte|pagamento|comissao|comissoes|direitos)";
/** What only who works there has to claim. */
const claim = asRule(
  `${wages}|(?:assin[a-z]+|sem) (?:a |minha |nossa )?carteira(?! de)|carteira (?:nao )?assinada|(?:sem|nao) registr[a-z]+|sem receber(?: nada| direito)?|nao (?:me )?(?:receb[a-z]+|pag(?:ou|aram|am))(?= (?:nada|direito|ate|,|e|funcionari|os funcionari|$))|assedio|explora[a-z]*|escrav[a-z]+|humilh[a-z]+|atras[a-z]+ (?:[oa]s? )?(?:salario|pagamento)|nao pag[a-z]+ (?:[oa]s? )?funcionari[a-z]+|justica do trabalho|trabalhista`,
);
/** Claimed of an employer, whoever tells it. */
const plain = asRule(
  `(?:nao|nunca|nem|deixaram de|atras[a-z]+) ${upTo(1)}(?:pag[a-z]+ )?(?:(?:[oa]s?|minhas?|meus?|noss[oa]s?) )?(?:horas? extras? d[oa]s? funcionari[a-z]+|salarios?(?! minimo)|fgts)|(?:patrao|patroa|chefe|dono|dona|empresa) (?:[a-z]+ )?(?:nao|nunca) pag[a-z]+ (?:[oa]s? )?(?:${wages}|funcionari[a-z]+)|(?:nao|nunca) (?:pag(?:a|am|ou|aram)|deposit(?:a|am|ou|aram)) (?:[oa]s? |minhas? |meus? )?(?:horas? extras?|salarios?|rescisao|fgts|funcionari[a-z]+)|(?:nao|nunca|nem) assin(?:a|am|ou|aram) (?:a |minha )?carteira(?! de)|(?:fiz|passei por) (?:um |o )?teste ${upTo(6)}nao ${upTo(1)}pag[a-z]+|trabalh(?:ei|ou|amos|aram) (?:e|,) ${upTo(2)}(?:nao|nunca) ${upTo(1)}receb[a-z]+ (?:[oa]s? )?(?:${wages}|nada)|nao trabalhem (?:ai|aqui|la|para|ness|nest)[a-z]*|dev(?:e|em|endo|eram) ${upTo(3)}(?:salarios?|horas? extras?|rescisao|acerto)|(?:demitid|dispensad|mandad)[oa] (?:embora )?(?:(?:e|,) )?(?:sem (?:receber|nada|direito|acerto|pagar)|(?:nao|nunca) (?:me )?(?:receb[a-z]+ (?:nada|acerto|rescisao|direito)|pag[a-z]+ (?:nada|[oa] |meus? |minhas? )?(?:acerto|rescisao|fgts|direitos?)))`,
);
/** A bank, a state office or a lawyer is reviewed by who is paid elsewhere. */
const elsewhere = asRule(
  "banco|caixa economica|loterica|inss|gerente do banco|advogad[oa]s?|contadora?|contabil[a-z]*|escritorio|sindicato|seguro desemprego|seguradora|emprestimo|consignado|financeira|cartorio",
);

/** The claim of who worked there, or speaks for them: no customer's complaint, and nothing to regret in public. */
export function toldLabour(line: Line): boolean {
  if (elsewhere.test(line)) return false;
  return plain.test(line) || (employed.test(line) && claim.test(line));
}
