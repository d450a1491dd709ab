import type { Trade } from "../../contract/parts.ts";
import { type Cue, cueFinder, type FindCue } from "./phrases.ts";

/** Words by which a text tells its trade, of the trades that have rules of their own. */
const words: Partial<Record<Trade, Cue>> = {
  clinica: {
    finds: [
      "clinica|clinicas|consultorio|consultorios|dentista|dentistas|odonto*|ortodont*|endodont*|dr|dra|doutor|doutora|medico|medica|medicos|medicas|pediatra*|ginecolog*|dermatolog*|oftalmolog*|cardiolog*|ortopedist*|neurolog*|endocrin*|urolog*|psicolog*|psicanal*|psiquiatr*|terapeuta|fisioterap*|fonoaudiolog*|nutricionista|nutrologa|nutrologo|enfermeir*|hospital|laboratorio|otorrino|osteopat*|quiropra*|biomedic*|obstetra|doula",
      "consulta com|medica|particular|online",
      "minha|minhas|sua|na|da|a consulta|consultas",
      "marcar|marquei consulta",
      "exame|exames",
      "coleta de sangue",
      "implante|implantes",
      "clareamento",
      "tratamento|fiz|fazer [de|o] canal",
      "siso|sisos",
      "aparelho ortodontico|dentario|fixo",
      "meu|do|no dente",
      "obturacao",
      "limpeza dental|dentaria",
      "limpeza dos|nos dentes",
      "cirurgia|cirurgias|cirurgiao|cirurgia",
      "o|a|um|uma|do|da|ao|os|dos|aos|outro|outros|cada|sou|como paciente|pacientes",
      "pacientes da|do|de",
      "convenio medico",
      "plano de saude",
      "harmonizacao facial",
      "botox",
      "vacina|vacinas|injecao|anestesia",
      "minha psi|terapia",
      "mamografia|tomografia|ultrassom|ressonancia|endoscopia",
      "gineco|dermato|fisio|nutri|fono",
      "crise|crises de ansiedade|panico",
      "da|nem coleta",
      "nem senti [a] picada|agulha",
      "doctor|dentist|surgery|clinic",
    ],
    unless: [
      "exame|exames pratico|praticos|teorico|final|de direcao|da autoescola",
      "botox capilar|de cabelo",
      "dr|doutor|dra do|da|dos|das celular|pneu|carro|moto|tenis|sofa",
      "dr pneu|celular",
      "clinica automotiva|de celular|do celular|de tenis|veterinaria|vet",
      "hospital veterinario|de bonecas|de brinquedos|de celular",
      "laboratorio de informatica|fotografico|otico",
      "implante|implantes de cilios|mega",
      "consulta ao|de|do|no spc|serasa|preco|precos|saldo|estoque|taro|tarot|site",
      "terapia capilar",
      "virou|e|como|pura|verdadeira|melhor minha|nossa|uma|verdadeira terapia",
      "precisao cirurgica",
      "canal do|no youtube|whatsapp",
      "a|da|do|na av|rua|avenida dr|doutor|dra",
    ],
  },
  advocacia: {
    finds: [
      "advocacia|advogado|advogada|advogados|advogadas|juridico|juridica|juridicos",
      "oab",
      "escritorio juridico|de",
      "causa|processo trabalhista",
      "minha|nossa causa|audiencia|aposentadoria",
      "meu beneficio|divorcio|inventario",
      "processo judicial|trabalhista",
      "juridiques",
      "causa ganha",
      "divorcio|inventario|habeas|usucapiao",
      "direito do|de trabalho|trabalhista|familia|previdenciario|civil|penal",
      "pensao alimenticia",
      "guarda dos|do|da|das meu|meus|minha|minhas filho|filha|filhos",
      "lawyer|attorney|abogado|abogada",
    ],
    unless: [
      "advogado|advogada do diabo",
      "meu|minha|um|uma|com|em|de|meus|chamar|procurar advogado|advogada|advogados",
      "processo de|seletivo",
      "escritorio de arquitetura|coworking|design|engenharia",
      "inventario do|de|da estoque|loja",
    ],
  },
  contabilidade: {
    finds: [
      "contabilidade|contabil|contabeis",
      "contador|contadora|contadores|contadoras",
      "crc",
      "imposto de renda",
      "minha|a declaracao",
      "malha fina",
      "abriu|abriram|abrir|abertura [de|da] [minha|meu] empresa|cnpj|mei",
      "accountant",
    ],
    unless: ["contador|contadora de historias|agua|luz|energia|gas|passos"],
  },
  estetica: {
    finds: [
      "estetica|esteticista|harmonizacao|botox|preenchimento|criolipolise|drenagem|limpeza de pele|peeling|microagulhamento|depilacao a|laser|bioestimulador|skinbooster",
    ],
    unless: ["estetica automotiva", "botox capilar"],
  },
  pet: {
    finds: [
      "cachorro|cachorros|cachorra|cachorrinho|cachorrinha|gato|gatos|gata|gatas|gatinho|gatinha|cao|caes|cadela|cadelinha|filhote|bicho|bichos|bichinho|bichinhos|pet|pets|peludo|peludos|racao|veterinari*|vet|castracao|tosa|shih|shitzu|poodle|pug",
    ],
  },
  academia: { finds: ["academia|crossfit|musculacao|personal|pilates|treino|treinos"] },
  suplementos: {
    finds: [
      "suplemento|suplementos|whey|creatina|termogenico|termogenicos|colageno|capsulas|pre treino|vitaminico|bcaa|melatonina|chas emagrecedores",
    ],
  },
  bebidas: {
    finds: [
      "cerveja|cervejas|chopp|chope|drink|drinks|caipirinha|vodka|whisky|gin|cachaca|vinho|vinhos|bebida|bebidas|adega|bar|boteco|shot|shots|open bar|balada",
    ],
  },
  brinquedos: {
    finds: ["brinquedo|brinquedos|boneca|bonecas|carrinho de controle|pelucia|pelucias|lego|slime"],
  },
  credito: {
    finds: ["emprestimo|emprestimos|credito|consignado|financiamento|financeira|fgts|crediario"],
  },
};

const finders = new Map<Trade, FindCue>(
  Object.entries(words).map(([trade, cue]) => [trade as Trade, cueFinder(cue)]),
);

/** Words of animals and of driving lessons, where a doctor and an exam are no secret of a person. */
const open = cueFinder({
  finds: ["autoescola|baliza|detran", "auto escola", ...(words.pet?.finds ?? [])],
});

/** Whether a folded text tells by its words that it is of this trade. */
export function tellsTrade(text: string, trade: Trade): boolean {
  if ((finders.get(trade)?.(text).length ?? 0) === 0) return false;
  return trade !== "clinica" || open(text).length === 0;
}

/** Trades that may not even confirm who their clients are. */
export const secretTrades = ["clinica", "advocacia", "contabilidade"] as const satisfies Trade[];
