import { brand } from "./brand.ts";

export type PrivacySection = {
  /** Anchor of the section on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Stands after the paragraphs; the last one leads into it. */
  readonly list?: readonly string[];
};

export type Privacy = {
  readonly title: string;
  readonly lead: string;
  /** Day of this version, ISO 8601. */
  readonly updated: string;
  readonly summary: readonly string[];
  readonly sections: readonly PrivacySection[];
};

/**
 * Privacy notice (LGPD art. 9). It describes what the software does today; a change of what is kept,
 * logged or sent changes this text and its date in the same commit. The operator completes
 * `quem-cuida-dos-dados`, `registros-de-acesso` and `por-quanto-tempo` and has a lawyer read it all.
 */
export const privacy: Privacy = {
  title: "Privacidade",
  lead: "O que o site guarda, o que o servidor vê e como apagar suas marcas. É o aviso que a Lei Geral de Proteção de Dados (LGPD) pede.",
  updated: "2026-11-20",
  summary: [
    "O site não tem cadastro: não pede nome, e-mail, telefone nem senha.",
    "O que você marca fica só neste aparelho, neste navegador.",
    "Não há cookies, anúncios nem programas que acompanham sua visita.",
    "Na página Meu Perfil, você baixa ou apaga o que marcou.",
  ],
  sections: [
    {
      id: "quem-cuida-dos-dados",
      heading: "Quem cuida dos dados",
      paragraphs: [
        "Quem publica este site decide o que é feito com os dados. A lei chama essa pessoa ou empresa de controladora.",
        `O contato para dúvidas e pedidos é ${brand.contactEmail}. Ele precisa ser de quem publica o site. Se terminar em “.example”, é só um modelo e não recebe mensagens.`,
        "As organizações e as pessoas do curso são fictícias. Elas não cuidam de dado nenhum.",
        "Quem publica o site também precisa informar nesta página:",
      ],
      list: [
        "seu nome e, se for empresa, o CNPJ;",
        "quem hospeda o servidor e em que país ele fica;",
        "quem guarda registros de acesso e por quanto tempo.",
      ],
    },
    {
      id: "neste-aparelho",
      heading: "O que fica neste aparelho",
      paragraphs: [
        "O navegador guarda um registro chamado “imersao” no armazenamento local. Ele serve para você continuar de onde parou. O site não o envia ao servidor.",
        "Se o registro estragar, o site começa outro. Uma cópia do antigo fica ao lado, com o nome “imersao:corrompido”. O navegador também pode guardar páginas e imagens por um tempo, para abrir mais rápido.",
        "O registro contém:",
      ],
      list: [
        "aulas, exercícios e projetos que você marcou como feitos;",
        "itens que você marcou no guia do Perfil da Empresa e nas práticas do Gemini;",
        "a última aula que você abriu;",
        "a aparência, se você escolheu clara ou escura;",
        "a versão do registro e a data e a hora da última mudança.",
      ],
    },
    {
      id: "ver-baixar-ou-apagar",
      heading: "Como ver, baixar ou apagar",
      paragraphs: [
        "Abra a página Meu Perfil, no endereço /perfil. Ela mostra um resumo do que está marcado. “Baixar meus dados” salva um arquivo com o conteúdo do registro.",
        "“Apagar tudo deste aparelho” remove o registro e a cópia do que estragou. Não dá para desfazer. O arquivo que você baixou continua no aparelho, até você mesmo apagá-lo.",
        "Apagar os dados deste site nas configurações do navegador dá no mesmo.",
      ],
    },
    {
      id: "o-que-o-servidor-ve",
      heading: "O que o servidor vê e anota",
      paragraphs: [
        "Em qualquer visita, o servidor recebe seu endereço na internet (IP) e o tipo do navegador. O programa do site só usa isso para responder e não anota nem um nem outro. O que você marca e o que procura na biblioteca não chegam a ele.",
        "De cada pedido do navegador, o programa anota:",
      ],
      list: [
        "a data e a hora;",
        "a página ou o arquivo pedido, sem o que vem depois de “?” no endereço;",
        "o tipo do pedido e o resultado;",
        "o tempo e o tamanho da resposta;",
        "um código sorteado para aquele pedido;",
        "em caso de falha, o tipo do erro e o ponto do programa em que ocorreu.",
      ],
    },
    {
      id: "registros-de-acesso",
      heading: "Registros de acesso",
      paragraphs: [
        "Quem hospeda o servidor pode anotar por conta própria o IP, a data e a hora de cada acesso. O programa do site não controla isso.",
        "O Marco Civil da Internet (art. 15) obriga certas empresas a guardar esses registros por seis meses, em sigilo. A regra vale para quem oferece serviços na internet com fim econômico. O programa do site não cria esses registros.",
        "Quem publica o site decide como cumprir essa regra, se ela valer no seu caso. Precisa dizer aqui o que guarda.",
      ],
    },
    {
      id: "cookies-e-outros-sites",
      heading: "Cookies, outras empresas e outros sites",
      paragraphs: [
        "O site não usa cookies, não mede audiência e não mostra anúncios. Letras, desenhos e programas vêm do próprio site. Abrir uma página daqui não envia dados a outro site.",
        "O programa não vende nem repassa dados. A empresa que hospeda o servidor, se houver, pode ver as visitas.",
        "Alguns links levam para fora, como a busca de vídeos no YouTube. Lá valem as regras do outro site, que pode usar cookies.",
      ],
    },
    {
      id: "inteligencia-artificial",
      heading: "Inteligência artificial",
      paragraphs: [
        "Hoje nenhuma página envia texto a uma inteligência artificial (IA). A página Assistente IA só abre prompts (comandos) prontos da biblioteca.",
        "Copiar um prompt não envia nada. Quando você o cola no Gemini ou em outra IA, valem as regras dela. No Gemini pessoal, por exemplo, pessoas podem ler conversas para melhorar o produto. As que elas leram podem continuar guardadas mesmo depois de você apagar a atividade.",
        "Não cole CPF, telefone, dado de saúde, dado bancário nem senha, seus ou de clientes. Troque o nome por [CLIENTE A].",
      ],
    },
    {
      id: "contas-e-mensagens",
      heading: "Contas e mensagens",
      paragraphs: [
        "O site ainda não tem contas de visitantes.",
        "Se você escrever ao contato, quem publica o site recebe seu e-mail e o que você contar. Deve usar isso só para responder e para comprovar a resposta.",
      ],
    },
    {
      id: "base-legal",
      heading: "Para que servem os dados e o que diz a lei",
      paragraphs: [
        "O site não pede consentimento, porque hoje nada depende dele. Suas marcas ficam no aparelho e não chegam a quem publica o site. Para o resto, as bases legais (LGPD, art. 7º) são:",
      ],
      list: [
        "entregar as páginas, achar falhas e manter o site seguro: legítimo interesse;",
        "guardar registros de acesso, quando a lei manda: obrigação legal;",
        "atender pedidos sobre seus dados: obrigação legal;",
        "responder a outras mensagens: legítimo interesse.",
      ],
    },
    {
      id: "por-quanto-tempo",
      heading: "Por quanto tempo",
      paragraphs: ["O prazo depende de onde o dado está:"],
      list: [
        "no aparelho: até você apagar. Alguns navegadores limpam sozinhos depois de um tempo sem visita;",
        "nas anotações do programa: ele não as apaga sozinho. Quem publica o site define o prazo e precisa informá-lo;",
        "nos registros de acesso, se houver: o prazo da lei;",
        "nas mensagens ao contato: só enquanto forem necessárias.",
      ],
    },
    {
      id: "seguranca",
      heading: "Segurança",
      paragraphs: [
        "A maior proteção é guardar pouco. O registro do aparelho não tem senha: quem usa o mesmo navegador pode ver suas marcas. Apague tudo antes de vender ou emprestar o celular.",
        "Quem publica o site deve usar conexão segura, com endereço que começa por “https”. Se um incidente puder causar risco ou dano relevante, deve avisar as pessoas afetadas e a ANPD.",
      ],
    },
    {
      id: "criancas-e-adolescentes",
      heading: "Crianças e adolescentes",
      paragraphs: [
        "O site é para pessoas de 18 anos ou mais. Ele não pergunta a idade e não monta perfil de ninguém. Se um menor escreveu ao contato, o responsável pode pedir que a mensagem seja apagada.",
      ],
    },
    {
      id: "seus-direitos",
      heading: "Seus direitos e como usar",
      paragraphs: [
        "O que está no aparelho você resolve na hora, em Meu Perfil. Para o resto, escreva ao contato. É de graça.",
        "A resposta simples deve vir de imediato; a completa, em até 15 dias. Quem é de pequeno porte pode ter o dobro do prazo. Como o programa não anota quem fez a visita, pode não haver como achar a sua.",
        "Você também pode reclamar à Agência Nacional de Proteção de Dados (ANPD). O site não toma decisões automáticas sobre você.",
        "Pela LGPD (art. 18), você pode:",
      ],
      list: [
        "saber se há dados seus e ver quais são;",
        "corrigir o que estiver errado, incompleto ou velho;",
        "tornar anônimo, bloquear ou apagar o que for demais ou contrariar a lei;",
        "receber seus dados para levar a outro serviço;",
        "saber com quem eles foram compartilhados;",
        "recusar um consentimento, sabendo o que muda, ou voltar atrás e apagar o que dependia dele;",
        "opor-se a um uso que contrarie a lei.",
      ],
    },
    {
      id: "mudancas-neste-aviso",
      heading: "Mudanças neste aviso",
      paragraphs: [
        "O aviso vale a partir da data no alto da página. Antes de o site ter contas, usar IA ou guardar outro dado, o texto e a data precisam mudar.",
      ],
    },
  ],
};
