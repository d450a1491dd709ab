/** A page that sends itself on to an organisation's own sign-in: seen only where scripts are off, or for a blink. */
export const singleSignOn = {
  title: "Entrar",
  text: "Falta um passo: a sua empresa confirma quem é você.",
  button: "Continuar",
};
