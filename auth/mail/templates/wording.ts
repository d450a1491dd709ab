import type { EmailRequest } from "../queue-email.ts";

/** What an email of a kind says, in the order in which it is read. */
export type Wording = {
  subject: string;
  /** Why it comes. Holds nothing that anybody typed: in the text it stands before the code. */
  lead: string;
  /** On the button. */
  action?: string;
  /** Before the code, where there is one. */
  codeLead?: string;
  /** What to do if one did not ask for it. */
  unasked: string;
};

const keepToYourself = "Não passe o código a ninguém, nem a quem disser que é do suporte.";
const orTypeIt = "Ou digite este código onde ele foi pedido:";

export const wordings: Readonly<Record<EmailRequest["kind"], Wording>> = {
  confirmation: {
    subject: "Confirme seu e-mail",
    lead: "Falta só um passo para a sua conta ficar pronta: mostrar que este e-mail é seu.",
    action: "Confirmar meu e-mail",
    codeLead: orTypeIt,
    unasked:
      "Não foi você? Alguém deve ter digitado seu e-mail por engano. Não confirme nem passe o código: sem isso, a conta não abre.",
  },
  magiclink: {
    subject: "Entre na sua conta",
    lead: "Aqui está o seu acesso, sem precisar de senha.",
    action: "Entrar na minha conta",
    codeLead: orTypeIt,
    unasked: `Não foi você? Ignore esta mensagem: sem ela, ninguém entra. ${keepToYourself}`,
  },
  recovery: {
    subject: "Crie uma nova senha",
    lead: "Recebemos um pedido para trocar a senha da sua conta.",
    action: "Criar nova senha",
    codeLead: orTypeIt,
    unasked: `Não foi você? Ignore esta mensagem: sua senha continua a mesma. ${keepToYourself}`,
  },
  invite: {
    subject: "Um convite para você",
    lead: "Uma conta foi preparada para você. Aceite o convite, e ela fica pronta para usar.",
    action: "Aceitar o convite",
    codeLead: orTypeIt,
    unasked: "Não esperava este convite? Ignore esta mensagem: sem você, nada acontece.",
  },
  email_change_current: {
    subject: "Confirme a troca do seu e-mail",
    lead: "Recebemos um pedido para trocar o e-mail da sua conta. A troca só vale se você concordar aqui, no endereço atual.",
    action: "Concordar com a troca",
    codeLead: orTypeIt,
    unasked:
      "Não foi você? Não concorde, e troque sua senha: alguém pode ter entrado na sua conta.",
  },
  email_change_new: {
    subject: "Confirme seu novo e-mail",
    lead: "Recebemos um pedido para usar este endereço em uma conta. Confirme que ele é seu.",
    action: "Confirmar novo e-mail",
    codeLead: orTypeIt,
    unasked: "Não foi você? Ignore esta mensagem: seu endereço não entra em conta nenhuma.",
  },
  reauthentication: {
    subject: "Seu código de confirmação",
    lead: "Para seguir com a mudança na sua conta, mostre que é você mesmo.",
    codeLead: "Digite este código onde ele foi pedido:",
    unasked: `Não foi você? Troque sua senha: alguém pode ter entrado na sua conta. ${keepToYourself}`,
  },
  already_registered: {
    subject: "Você já tem uma conta",
    lead: "Alguém tentou criar uma conta com este e-mail, mas ele já tem uma. Se foi você, é só entrar. Se não lembra a senha, peça uma nova.",
    action: "Abrir o site",
    unasked: "Não foi você? Não precisa fazer nada: sua conta continua como estava.",
  },
  email_changed: {
    subject: "O e-mail da sua conta mudou",
    lead: "Sua conta passou a usar outro endereço. As próximas mensagens vão para lá. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked: "Não foi você? Escreva logo ao contato que está no site: alguém entrou na sua conta.",
  },
  password_changed: {
    subject: "Sua senha mudou",
    lead: "A senha da sua conta foi trocada. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked:
      "Não foi você? Alguém entrou na sua conta: peça já uma nova senha no site e, depois de entrar, saia de todos os aparelhos.",
  },
  phone_changed: {
    subject: "O telefone da sua conta mudou",
    lead: "Sua conta passou a usar outro número de telefone, que também serve para entrar. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked:
      "Não foi você? Alguém entrou na sua conta: troque sua senha, confira o telefone e saia de todos os aparelhos.",
  },
  factor_added: {
    subject: "Sua conta pede mais um passo para entrar",
    lead: "Foi ligada na sua conta uma segunda etapa: depois da senha, um código no celular ou uma chave de segurança. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked: "Não foi você? Escreva logo ao contato que está no site: alguém entrou na sua conta.",
  },
  passkey_added: {
    subject: "Sua conta ganhou uma chave de acesso",
    lead: "Agora dá para entrar na sua conta também com uma chave de acesso, guardada em um aparelho, sem digitar a senha. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked:
      "Não foi você? Alguém entrou na sua conta: tire essa chave de acesso, troque sua senha e saia de todos os aparelhos.",
  },
  identity_linked: {
    subject: "Sua conta ganhou outra forma de entrar",
    lead: "Agora dá para entrar na sua conta também com a conta de outro serviço. Se foi você, está tudo certo.",
    action: "Abrir o site",
    unasked:
      "Não foi você? Alguém entrou na sua conta: troque sua senha, tire essa forma de entrar e saia de todos os aparelhos.",
  },
};
