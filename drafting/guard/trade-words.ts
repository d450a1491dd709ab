import type { Trade } from "../../contract/parts.ts";
import { type Cue, cueFinder, type FindCue } from "./phrases.ts";

const petWords =
  "cachorr+|cachorrinh+|gat+|gatinh+|cao|caes|cadela|cadelinha|filhote|bicho|bichinho|pet|pets|peludo|racao|veterinari*|vet|castracao|tosa|shih|shitzu|poodle|pug";

/** Words by which a text tells its trade, of the trades that have rules of their own. */
const words: Partial<Record<Trade, Cue>> = {
  clinica: {
    finds: `
      clinica|consultorio|dentista|odonto*|ortodont*|endodont*|dr|dra|doutor|doutora|medic+|pediatra*|ginecolog*|dermatolog*|oftalmolog*|cardiolog*|ortopedist*|neurolog*|endocrin*|urolog*|psicolog*|psicanal*|psiquiatr*|terapeuta|fisioterap*|fonoaudiolog*|nutricionista|nutrolog+|enfermeir*|hospital|laboratorio|otorrino|osteopat*|quiropra*|biomedic*|obstetra|doula,
      consulta com|medica|particular|online, minutos de consulta, terapia de|com, meu|seu|atende convenio, sessao|sessoes .. dor,
      radiologia, minha|sua|na|da|a consulta, marcar|marquei consulta, exame, coleta de sangue, implante, clareamento,
      tratamento|fiz|fazer [de|o] canal, siso, aparelho ortodontico|dentario|fixo, meu|do|no dente, obturacao, limpeza dental|dentaria,
      limpeza dos|nos dentes, cirurgia|cirurgiao, o|a|um|uma|do|da|ao|os|dos|aos|outro|cada|sou|como paciente, pacientes da|do|de,
      convenio medico, plano de saude, harmonizacao facial, botox, vacina|injecao|anestesia, minha psi|terapia,
      mamografia|tomografia|ultrassom|ressonancia|endoscopia, gineco|dermato|fisio|nutri|fono, crise de ansiedade|panico, da|nem coleta,
      nem senti [a] picada|agulha, doctor|dentist|surgery|clinic`,
    unless: `
      exame pratico|teorico|final, exame de|da direcao|autoescola|transito|habilitacao, botox capilar, botox de|no cabelo,
      dr|doutor|dra do|da|dos|das celular|pneu|carro|moto|tenis|sofa, dr pneu|celular, clinica automotiva|veterinaria|vet,
      clinica de|do celular|tenis, hospital veterinario, hospital de|do boneca|brinquedo|celular, laboratorio fotografico|otico,
      laboratorio de informatica, implante de cilios|mega, consulta ao|de|do|no spc|serasa|preco|saldo|estoque|taro|tarot|site,
      terapia capilar, virou|e|como|pura|verdadeira|melhor minha|nossa|uma|verdadeira terapia, precisao cirurgica,
      parece|parecia [um] hospital, boa|grande|muita audiencia, canal do|no youtube|whatsapp, a|da|do|na av|rua|avenida dr|doutor|dra`,
  },
  advocacia: {
    finds: `
      advocacia|advogad+|juridic+, oab, causa|processo trabalhista, minha|nossa|da|na causa|audiencia|aposentadoria,
      meu beneficio|divorcio|inventario, processo judicial|trabalhista, juridiques, causa ganha, divorcio|inventario|habeas|usucapiao,
      direito do|de trabalho|trabalhista|familia|previdenciario|civil|penal, pensao alimenticia,
      guarda dos|do|da|das meu|meus|minha filh+, lawyer|attorney|abogad+`,
    unless: `
      advogad+ do diabo, meu|minha|um|uma|com|em|de|meus|chamar|procurar advogad+, processo de|seletivo, inventario do|de|da estoque|loja`,
  },
  contabilidade: {
    finds: `
      contabilidade|contabil|contabeis, contador|contadora|contadores, crc, imposto de renda, minha|a declaracao, malha fina,
      abriu|abriram|abrir|abertura [de|da] [minha|meu] empresa|cnpj|mei, accountant`,
    unless: "contador|contadora de historias|agua|luz|energia|gas|passos",
  },
  estetica: {
    finds: `
      estetica|esteticista|harmonizacao|botox|preenchimento|criolipolise|drenagem|limpeza-de-pele|peeling|microagulhamento|depilacao-a-laser|bioestimulador|skinbooster`,
    unless: "estetica automotiva, botox capilar",
  },
  academia: { finds: "academia|crossfit|musculacao|personal|pilates|treino" },
  suplementos: {
    finds:
      "suplemento|whey|creatina|termogenico|vitamina|colageno|capsulas|pre-treino|vitaminico|bcaa|melatonina",
  },
  bebidas: {
    finds:
      "cerveja|skol|brahma|heineken|beba|bebe|beber|chopp|chope|drink|caipirinha|vodka|whisky|gin|cachaca|vinho|bebida|adega|bar|boteco|shot|open-bar|balada",
  },
  brinquedos: {
    finds: "brinquedo|boneca|carrinho-de-controle|pelucia|lego|slime",
  },
  credito: {
    finds: "emprestimo|credito|consignado|financiamento|financeira|fgts|crediario",
  },
};

const finders = new Map<Trade, FindCue>(
  Object.entries(words).map(([trade, cue]) => [
    trade as Trade,
    cueFinder({ ...cue, evenNegated: true }),
  ]),
);

/** Words of animals and of driving lessons, where a doctor and an exam are no secret of a person. */
const open = cueFinder({
  evenNegated: true,
  finds: `autoescola|baliza|detran, auto escola, ${petWords}`,
});

/** Whether a folded text tells by its words that it is of this trade. */
export function tellsTrade(text: string, trade: Trade): boolean {
  if ((finders.get(trade)?.(text).length ?? 0) === 0) return false;
  return trade !== "clinica" || open(text).length === 0;
}

/** Trades that may not even confirm who their clients are. */
export const secretTrades = ["clinica", "advocacia", "contabilidade"] as const satisfies Trade[];
