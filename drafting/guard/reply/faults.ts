import type { Told } from "../finding.ts";
import type { Cue } from "../phrases.ts";

/** What a reply must not say, and when: owning up is fine where the owner tapped what follows from it. */
export type FaultCue = Cue & Told & { when: "always" | "not-owned" | "secret" | "harm" };

export const personalData: Told = {
  rule: "personal-data",
  title: "Mostra um dado de quem avaliou",
  reason: "A resposta é pública. Use só o primeiro nome, sem número de pedido nem documento.",
};

const admission = {
  rule: "admission",
  title: "Assume culpa em público",
  reason:
    "Lamentar o que a pessoa passou é humano. De quem foi a culpa fica para a conversa no particular.",
};

/** Liability, which nobody takes on in public. */
const liability: FaultCue = {
  when: "always",
  ...admission,
  finds: `
    culpa [foi|e] [toda|totalmente] noss+|minha, nossa|minha [inteira|total] culpa|negligencia|responsabilidade,
    assumo|assumimos [a|o] [toda|total|inteira] [a] culpa|responsabilidade|erro|falha, somos [os] responsaveis por|pel+,
    our fault|negligence, nuestra culpa`,
};

/** Owning up, which is fine where the owner tapped what follows from it. */
const owningUp: FaultCue = {
  when: "not-owned",
  ...admission,
  finds: `
    erramos|errei|falhamos|falhei|vacilamos|vacilei, pisamos|pisei na bola, deixamos|deixei a desejar,
    noss+|meu|minha erro|falha|descuido, erro|falha [foi|e] noss+|meu|minha,
    reconheco|reconhecemos [que] [o|a|noss+] erro|falha|erramos|falhamos, voce|senhor|senhora tem [toda|total] [a] razao,
    voce esta cobert+ de razao, deviamos|deveriamos|devia|deveria ter, houve [um|uma] erro|falha|descuido|negligencia,
    foi um|uma erro|falha|descuido [noss+|intern+|da] [equipe], nao|nunca|jamais deveria|devia|poderia|podia ter acontecido|ocorrido,
    we made a mistake, nos equivocamos`,
  evenNegated: true,
};

/** Words that confirm that somebody is a client. */
const clientTold: FaultCue = {
  when: "secret",
  rule: "secrecy",
  title: "Conta que a pessoa é cliente",
  reason:
    "No seu ramo há sigilo: nem isso se confirma em público. Agradeça e chame para o particular.",
  finds: `
    sua|seu|suas|seus [ultim+|proxim+] consulta|tratamento|exame|procedimento|cirurgia|processo|causa|acao|sessao|sessoes|terapia|atendimento|diagnostico|prontuario|protese|recuperacao|visita|retorno|caso|declaracao|imposto,
    noss+ paciente|cliente, paciente|cliente noss+|da|do|desta|deste [clinica|escritorio|consultorio],
    ter [te|lhe|o|a] atendid+|recebid+|acompanhad+, por ter cuidado,
    prazer|alegria|honra [em] [te|lhe] atender|atende|receber|recebe|cuidar|acompanhar|representar,
    quando [voce] esteve|veio|foi-atendid+, confianca|confiar|confiou em|no noss+, volte sempre, ate a proxima [consulta|sessao],
    your visit|appointment|treatment|case, su consulta|tratamiento|visita`,
  evenNegated: true,
};

/** Words that repeat a harm or a crime that is only told. */
const harmTold: FaultCue = {
  when: "harm",
  rule: "secrecy",
  title: "Repete o assunto delicado",
  reason: "Em público, não confirme nem negue. Diga que leu com atenção e chame para o particular.",
  finds: `
    intoxic*|infecc*|vomit*|diarre*|alergia|alergic*|queimad*|ferid+|ferimento*|machuc*|sangr*|hospital|hospitais|internad*|desmai*|inflam*|fratur*|lesao|lesoes|lesion*|doenca*|sintoma*|diagnost*|medicament*|cirurg*|bacteri*|verme*|roub*|furt*|golpe*|fraud*|crime*|criminos*|racis*|discrimin*|preconceit*|assedi*|agress*|agredi*|injuri*,
    passou|passado|passar|passaram mal, inaceitavel|inadmissivel|gravissim+, poisoning|injury|racism|theft|stolen`,
  evenNegated: true,
};

export const faults: readonly FaultCue[] = [liability, owningUp, clientTold, harmTold];
