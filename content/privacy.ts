import { operatorTokens } from "./operator.ts";

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
  /** Ten lines, each short enough for one line of a phone. */
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
  lead: "O que o site guarda, o que o servidor vê e como apagar o que você guardou. É o aviso que a Lei Geral de Proteção de Dados (LGPD) pede.",
  updated: "2026-11-24",
  summary: [
    "Nenhuma página pede cadastro.",
    "Sem anúncios e sem rastreadores.",
    "Ninguém mede a sua visita.",
    "As marcas ficam neste aparelho.",
    "Textos e respostas também.",
    "O servidor não anota o texto.",
    "Só a IA que responde o recebe.",
    "No lugar do IP, um código.",
    "Você baixa ou apaga tudo.",
    "Seus direitos estão abaixo.",
  ],
  sections: [
    {
      id: "quem-cuida-dos-dados",
      heading: "Quem cuida dos dados",
      paragraphs: [
        `${operatorTokens.name} responde pelos dados que chegam a este site. A lei chama essa pessoa ou empresa de controladora.`,
        `O contato para dúvidas e pedidos é ${operatorTokens.email}.`,
        "Quem publica o site precisa completar esta página com:",
      ],
      list: [
        "se for empresa, o CNPJ;",
        "quem hospeda o servidor e em que país ele fica;",
        "de quem é o servidor que envia os e-mails das contas;",
        "quem guarda registros de acesso e por quanto tempo.",
      ],
    },
    {
      id: "neste-aparelho",
      heading: "O que fica neste aparelho",
      paragraphs: [
        "O navegador guarda um registro chamado “imersao”, no armazenamento local. Ele serve para você continuar de onde parou. O servidor só recebe o que você contou do negócio e o texto que você envia, e só quando você pede um texto a um assistente.",
        "Se o registro estragar, uma cópia fica ao lado, com o nome “imersao:corrompido”. Em “imersao:alturas” fica a altura dos cartões, para a página não pular quando eles voltam. Cada aba guarda, em “imersao:aba”, um código sorteado que some quando ela fecha, para que duas abas não troquem os textos.",
        "O navegador guarda também as páginas do site, para abrirem sem internet. São as mesmas para todos e não contêm nada seu. Um texto que você compartilha de outro aplicativo espera ali até entrar no campo do assistente e é apagado em seguida. Se o navegador não guarda páginas, esse texto passa pelo servidor, que o devolve sem anotar. Meu Perfil mostra quanto ocupam e as remove; se o aparelho economiza dados, só ficam as que você abriu.",
        "O registro contém:",
      ],
      list: [
        "aulas que você assistiu ou marcou, exercícios, projetos e itens do guia;",
        "o que você escreveu nos exercícios das aulas e as respostas que deu às perguntas delas;",
        "o que você contou do seu negócio aos assistentes: ramo, nome da loja, bairro ou cidade, contato e assinatura;",
        "o que você escreveu e ainda não enviou, e as suas escolhas nos cartões dos assistentes;",
        "as últimas 20 respostas dos assistentes, com o texto que você enviou: as palavras dos seus clientes que estiverem nele ficam só neste aparelho;",
        "a última aula aberta, em que frase você parou em cada aula narrada, e a aparência, se você escolheu clara ou escura;",
        "a versão do registro e o momento da última mudança.",
      ],
    },
    {
      id: "ver-baixar-ou-apagar",
      heading: "Como ver, baixar ou apagar",
      paragraphs: [
        "Abra a página Meu Perfil (/perfil). Ela mostra um resumo. “Baixar meus dados” salva o conteúdo do registro em um arquivo. “Trazer uma cópia” lê esse arquivo no próprio navegador e o põe no lugar do registro, depois de conferir; dá para desfazer. As respostas guardadas também se apagam uma por uma, no fim da página Assistente IA.",
        "“Apagar tudo deste aparelho” remove o registro e o que fica ao lado dele, e não dá para desfazer. O arquivo que você baixou continua no aparelho.",
      ],
    },
    {
      id: "o-que-o-servidor-ve",
      heading: "O que o servidor vê e anota",
      paragraphs: [
        "Em qualquer visita, o servidor recebe seu endereço na internet (IP) e o tipo do navegador. O programa do site não anota nem um nem outro quando você só visita as páginas: no lugar do IP, anota um código que muda todo dia e que só a chave secreta do site liga a ele. O que você marca, o que escreve nos exercícios e o que procura na biblioteca não chegam a ele. O que você pede aos assistentes chega, serve para a resposta e não é anotado.",
        "Para que as respostas da IA cheguem para todos, o programa conta quantas cada visitante pediu. Ele reconhece o visitante pelo IP. A conta fica na memória do servidor. Em sites com vários servidores, fica em um banco de dados, e no lugar do IP entra um código que só a chave secreta do site liga a ele. Ela some cerca de uma hora depois do último pedido.",
        "De cada pedido do navegador, o programa anota:",
      ],
      list: [
        "a data, a hora e um código sorteado para aquele pedido;",
        "no lugar do IP, um código que é o mesmo só por um dia;",
        "o tipo do pedido e o que foi pedido, sem o que vem depois de “?” no endereço;",
        "o resultado, o tempo e o tamanho da resposta;",
        "nos pedidos aos assistentes, qual assistente respondeu, quem escreveu a resposta e se deu certo;",
        "nos e-mails das contas, o tipo, um código sorteado e se saiu, nunca o endereço nem o que ele diz;",
        "em caso de falha, o tipo do erro e o ponto do programa em que ocorreu;",
        "quando alguém erra a senha ou o código de uma conta, a hora, a conta e aquele código no lugar do IP, por 30 dias.",
      ],
    },
    {
      id: "registros-de-acesso",
      heading: "Registros de acesso",
      paragraphs: [
        "Quem hospeda o servidor pode anotar por conta própria o IP, a data e a hora de cada acesso.",
        "Quando uma empresa atua com fim econômico, o Marco Civil da Internet (art. 15) manda guardá-los por seis meses, em sigilo. O programa não cria esses registros. Para saber o que é guardado neste site, escreva ao contato.",
      ],
    },
    {
      id: "cookies-e-outros-sites",
      heading: "Cookies e outros sites",
      paragraphs: [
        "O site não usa cookies, não mede audiência e não mostra anúncios. Abrir uma página daqui não envia dados a outro site.",
        "A única exceção é de quem entra com a conta de outro serviço, onde isso é oferecido: por dez minutos, um cookie mostra que quem volta é quem saiu. Ele não serve para mais nada.",
        "O programa não vende dados. Só repassa o texto de um pedido ao serviço de IA que responde, como o Google Gemini, e os e-mails das contas ao servidor que os envia. Quem hospeda o servidor também pode ver as visitas.",
        "Alguns links levam para fora, como os vídeos que quem publica o site puser nas aulas. Lá valem outras regras.",
        "A voz das aulas narradas é a do seu navegador. O site prefere uma voz que fica no aparelho. Se só houver uma que é feita na internet, o navegador envia as frases da aula, iguais para todos, a quem o fabrica. O botão “Voz” desliga isso.",
      ],
    },
    {
      id: "inteligencia-artificial",
      heading: "Inteligência artificial",
      paragraphs: [
        "O que você escreve na página Assistente IA vai para o servidor deste site, que devolve a resposta. O programa não anota nem põe em disco o seu texto nem a resposta. A resposta da IA fica até dez minutos na memória do servidor, para que o mesmo pedido, se chegar duas vezes, não seja cobrado duas vezes. No seu aparelho, os dois ficam guardados até você apagar. O que você contou do negócio vai junto, e é tratado do mesmo jeito.",
        "Quando você pergunta mais, as últimas perguntas e respostas vão junto de novo. Quando pede outro tom, a resposta anterior vai junto. A busca por CPF, telefone e outros dados no seu texto acontece só no seu navegador.",
        "Cada resposta diz quem a escreveu. Em “Rascunho local (sem IA)”, o texto não sai do servidor. Em “Google Gemini”, o servidor envia o texto ao Google, que pode processá-lo fora do Brasil. Conforme o plano contratado, o Google pode usar o texto para melhorar os produtos dele. Se aparecer o nome de outro modelo, o texto vai para o serviço que quem publica o site escolheu; pergunte ao contato qual é.",
        "Copiar um prompt, ou um pedido com “Fazer no Gemini”, não envia nada a este servidor. Quando você o cola no Gemini ou em outra IA, valem as regras dela. No Gemini de conta pessoal, por exemplo, revisores podem ler conversas.",
        "Não cole CPF, telefone, senha nem dado bancário ou de saúde, seus ou de clientes. Troque o nome por [CLIENTE A].",
      ],
    },
    {
      id: "certificado",
      heading: "Certificado do curso",
      paragraphs: [
        "Quem termina o curso pode pedir um certificado. O nome que a pessoa escreve e o número de respostas certas vão ao servidor, que assina os dois com a data e devolve. Ele não guarda nem anota o nome nem o resultado, e não confere se são verdadeiros: por isso o certificado diz “declara”. Para evitar abusos, conta quantos pedidos cada IP fez, como nos assistentes.",
        "O PDF é feito no próprio aparelho. O nome, o resultado e a data ficam dentro do código QR: quem recebe o certificado vê os três. Conferir um certificado também acontece no aparelho de quem confere. O código vem depois do “#” no endereço, e essa parte o navegador não envia.",
      ],
    },
    {
      id: "contas-e-mensagens",
      heading: "Contas e mensagens",
      paragraphs: [
        "As páginas do site ainda não usam contas. O servidor já tem um serviço de contas, aberto a outros programas. Se você criar uma conta por um deles, o banco de dados do site guarda o e-mail ou o telefone, o que você informar no cadastro, a senha (embaralhada de um jeito que não se desfaz) e, de cada entrada, a data, o IP e o tipo do navegador. Ao apagar a conta, isso some.",
        "O serviço de contas envia e-mails só sobre a sua conta: para confirmar o endereço, criar uma nova senha ou avisar de uma mudança. Até sair, o e-mail espera cifrado no banco de dados; depois, é apagado. Do código que ele leva, o banco guarda um resumo que não se desfaz, com o endereço. Nenhum e-mail traz imagens nem nada que conte se você abriu.",
        "Os e-mails passam pelo servidor que quem publica o site escolheu; pergunte ao contato qual é. Ele e o provedor do seu e-mail podem guardar cópias, pelas regras deles.",
        "Se você escrever ao contato, quem publica o site recebe seu e-mail e o que você contar. Serve só para responder e comprovar a resposta.",
      ],
    },
    {
      id: "base-legal",
      heading: "Para que servem os dados",
      paragraphs: [
        "O que você marcou, os exercícios e as respostas guardadas não chegam a quem publica o site. O site não pede consentimento, porque hoje nada depende dele. Para o resto, as bases legais (LGPD, art. 7º) são:",
      ],
      list: [
        "execução do que você pediu, quando um assistente responde ao seu texto ou o servidor assina o seu certificado;",
        "legítimo interesse, para manter o site no ar, seguro e sem falhas, e para responder a mensagens;",
        "obrigação legal, para atender aos seus direitos e guardar registros de acesso, quando a lei manda.",
      ],
    },
    {
      id: "por-quanto-tempo",
      heading: "Por quanto tempo",
      paragraphs: ["O prazo depende de onde o dado está:"],
      list: [
        "no aparelho, até você apagar ou o navegador limpar sozinho; das respostas, as últimas 20;",
        "no pedido de certificado, só até ele ser assinado;",
        "no pedido a um assistente, só até a resposta chegar; a resposta da IA, até dez minutos na memória; o que vai ao serviço de IA segue as regras dele;",
        "na conta de pedidos por visitante, até cerca de uma hora depois do último;",
        "nas anotações do programa, que não as apaga, pelo prazo que quem publica o site definir;",
        "nos registros de acesso, se houver, pelo prazo da lei;",
        "no e-mail que espera para sair, até sair ou, se ninguém o aceitar, por um dia no máximo; no código que ele leva, cerca de um dia depois de vencer;",
        "na conta, se você criar uma, até você pedir para apagar; cada entrada, até sair dela;",
        "nas mensagens ao contato, só enquanto forem necessárias.",
      ],
    },
    {
      id: "seguranca",
      heading: "Segurança",
      paragraphs: [
        "O registro do aparelho não tem senha: quem usa o mesmo navegador pode ver o que você marcou, seus textos e as respostas. Apague tudo antes de vender ou emprestar o celular.",
        "Se um incidente trouxer risco relevante, a lei manda quem publica o site avisar as pessoas afetadas e a Agência Nacional de Proteção de Dados (ANPD).",
      ],
    },
    {
      id: "criancas-e-adolescentes",
      heading: "Crianças e adolescentes",
      paragraphs: [
        "O site é para pessoas de 18 anos ou mais. Ele não pergunta a idade e não monta perfil de ninguém.",
      ],
    },
    {
      id: "seus-direitos",
      heading: "Seus direitos e como usar",
      paragraphs: [
        "O que está no aparelho você resolve em Meu Perfil. Para o resto, escreva ao contato. É grátis.",
        "A resposta simples deve vir de imediato, e a completa, em até 15 dias. Quem é de pequeno porte pode ter o dobro do prazo. Como o programa anota só um código que muda todo dia, pode não haver como achar sua visita.",
        "Você também pode reclamar à ANPD. O site não toma decisões automáticas sobre você.",
        "Pela LGPD (art. 18), você pode:",
      ],
      list: [
        "saber se há dados seus e vê-los;",
        "corrigir o que estiver errado, incompleto ou desatualizado;",
        "tornar anônimo, bloquear ou apagar o que sobra ou contraria a lei;",
        "levar seus dados a outro serviço;",
        "saber com quem foram compartilhados;",
        "recusar um consentimento, sabendo o que muda, ou retirá-lo e apagar o que dependia dele;",
        "opor-se a um uso contrário à lei.",
      ],
    },
    {
      id: "mudancas-neste-aviso",
      heading: "Mudanças neste aviso",
      paragraphs: [
        "Vale a versão com a data do alto da página. Quando o site guardar outro dado, o texto muda antes, com nova data.",
      ],
    },
  ],
};
