/** What is read out of a question into the fields of a writing card. Patterns read folded text; the first group is kept. */

const amount = "\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?|\\d+(?:,\\d{1,2})?";
/** What a number counts that is no money. */
const noMoney =
  "%|x\\b|h\\b|hs\\b|h\\d|horas?\\b|dias?\\b|mes\\b|meses\\b|anos?\\b|kg\\b|g\\b|ml\\b|l\\b|m2\\b|cm\\b|km\\b|pessoas?\\b|unidades?\\b|centos?\\b|vezes\\b|por cento|[.,/:]?\\d";
/** Where the name of a thing ends. */
const thingEnd =
  "(?= ?[,.;:!?()]| (?:por|a|com|que|pro|pros|pra|pras|para|no|na|nos|nas|em|ate|so|e [ao]s?|e quero|mas|hoje|amanha|essa?|esta|r\\$|me|ta|faz|escreve|cria|da minha|do meu)\\b| ?r\\$| \\d+(?:,\\d+)? ?(?:reais|%|off)| ?$)";
const thing = `([a-z][a-z0-9 -]{2,50}?)${thingEnd}`;

export const readPatterns = {
  noMoney,
  amount: `(?:r\\$ ?|\\b(?:por|a|deve|devendo|pra|para|custa|total|valor|valor de) |(?<![\\d.,])(?=(?:${amount}) ?(?:reais|conto)\\b))(${amount})(?! ?(?:${noMoney}))`,
  day: "\\b(hoje|amanha|(?:segunda|terca|quarta|quinta|sexta)(?:-feira| feira)?|sabado|domingo|dia \\d{1,2}(?:/\\d{1,2})?|\\d{1,2}/\\d{1,2})\\b",
  hour: "\\b(\\d{1,2}(?:h(?:\\d{2})?|:\\d{2}))\\b",
  closes: "\\b(?:fecha\\w*|fecho|fechamos|ate)(?: mais cedo)?(?: as)? (\\d{1,2}h(?:\\d{2})?)\\b",
  closed:
    "\\bnao (?:vou |vamos |vai |iremos )?(?:abr\\w+|funcion\\w+)|\\bfechad[oa]s?\\b|\\b(?:vou|vamos) fechar\\b(?! mais)",
  offer: `\\b(?:promocao|promo|oferta|orcamento|propaganda|acabou|acabaram|chegou|chegaram|vendo|vendemos|encomendas?|agora (?:faco|fazemos|tenho|temos|vendo)|legenda (?:pra|para|da|de) foto|foto)(?: d[aeo]s?| os?| as?)? ${thing}`,
  trade: `\\b(?:minha|meu|nossa|nosso|sou|loja de)(?: loja de| lojinha de| perfil de| instagram de| insta de)? ${thing}`,
  job: `\\b(?:vagas? (?:de|para|pra)|procur(?:o|amos|ando)|contrat(?:o|amos|ando|ar)|emprego (?:de|para|pra)) (?:uma? )?${thing}`,
  age: "\\b(\\d{1,3} anos?)\\b",
  scene: "\\b(?:mostrar|mostrando|mostra) ([^,.!?;\\n]{3,80})",
  since: "\\b(desde (?:[oa] )?(?:dia \\d{1,2}(?:/\\d{1,2})?|[a-z]+))\\b",
  pix: "\\bpix (?:e|eh|:)? ?(?:[oa] )?(?:meu )?((?:celular|cpf|cnpj|e-?mail|telefone)\\b|[\\d.+() -]{8,20}\\d|\\S+@\\S+)",
  name: "\\b(dona (?!d[aeo]s?\\b|n[ao]\\b|que\\b)[a-z]{2,})",
  /** "Corte 35", "barba: R$ 25,00". */
  row: "^(?:.*? )??(\\p{L}[\\p{L}\\d -]{1,30}?)(?: por| a|:| -)? (?:R\\$ ?)?(\\d{1,4}(?:,\\d{2})?)(?: reais)?$",
  noThing:
    "por|a|ou|que|de|com|em|no|na|pra|pro|para|semana|mes|dia|hoje|amanha|ontem|segunda|terca|quarta|quinta|sexta|sabado|domingo|natal|black|fim|ano|pascoa|maes|pais|namorados|inverno|verao|minha|meu|nossa|nosso|loja|lojinha|negocio|empresa|produtos?|servicos?|tudo|preco|desconto|mensagem|texto|post|cliente|o que|insta|instagram|perfil|whats\\w*|zap|google|face\\w*|status|um|uma|ele|ela|dona|pessoal|lado|mei|bio",
};

/** Days as they are written. */
export const accented: Readonly<Record<string, string>> = {
  amanha: "amanhã",
  terca: "terça",
  "terca feira": "terça-feira",
  "terca-feira": "terça-feira",
  "segunda feira": "segunda-feira",
  "quarta feira": "quarta-feira",
  "quinta feira": "quinta-feira",
  "sexta feira": "sexta-feira",
  sabado: "sábado",
};

/** Dates that a post is written for, as they are typed and written. */
export const occasions: Readonly<Record<string, string>> = {
  "dia dos namorados": "Dia dos Namorados",
  namorados: "Dia dos Namorados",
  "dia dos pais": "Dia dos Pais",
  "dia das criancas": "Dia das Crianças",
  "dia do cliente": "Dia do Cliente",
  "dia do consumidor": "Dia do Consumidor",
  "dia da mulher": "Dia da Mulher",
  "dia das mulheres": "Dia da Mulher",
  "dia do homem": "Dia do Homem",
  "dia dos? professor(?:es)?": "Dia do Professor",
  "dia da secretaria": "Dia da Secretária",
  "dia d[ao]s? avos?": "Dia dos Avós",
  "dia do amigo": "Dia do Amigo",
  "dia do trabalh(?:o|ador)": "Dia do Trabalho",
  "dia do estudante": "Dia do Estudante",
  "dia d[ao]s? noivas?": "Dia das Noivas",
  "outubro rosa": "Outubro Rosa",
  "novembro azul": "Novembro Azul",
  pascoa: "Páscoa",
  carnaval: "Carnaval",
  "(?:festa junina|sao joao|arraial)": "Festa Junina",
  "volta as aulas": "Volta às aulas",
  halloween: "Halloween",
  reveillon: "Réveillon",
  natal: "Natal",
  "black friday": "Black Friday",
  "dia das maes": "Dia das Mães",
};
