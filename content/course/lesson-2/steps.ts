import type { Section } from "../text-schema.ts";

export const steps: Section[] = [
  {
    heading: "Passo 1: pegue o que é seu",
    blocks: [
      {
        kind: "drawing",
        name: "de-quem-e-o-perfil",
        alt: "Desenho: a busca por “padaria aurora santa clara” leva a três casos. A ficha aparece: toque em “É proprietário desta empresa?”. Não aparece: business.google.com, e comece o cadastro. É de outra conta: peça acesso; o dono tem cerca de três dias para responder.",
      },
      {
        kind: "steps",
        items: [
          "Crie ou escolha uma conta Google do negócio: nas configurações do celular, em contas, toque em adicionar (o nome pode variar). A senha fica na loja, com a confirmação em duas etapas ligada. Não use a conta de um parente nem a de uma agência.",
          "Com ela, procure o nome do negócio e a cidade na Busca ou no Maps.",
          "O perfil aparece? Toque em “É proprietário desta empresa?” (o nome da opção pode variar).",
          "Não aparece? Abra business.google.com e comece o cadastro. Ele pede nome, categoria, endereço ou área que você atende e telefone: copie da ficha oficial da aula 1 e siga para o passo 2.",
          "O Google diz que outra pessoa já controla? Toque em pedir acesso e preencha o formulário. O dono atual recebe um e-mail e tem cerca de três dias para responder. Guarde o e-mail de confirmação: por ele você acompanha.",
          "Sem resposta no prazo, volte ao e-mail ou à página do pedido: muitas vezes aparece a opção de verificar você mesmo. Se o pedido for negado, a página também diz como recorrer.",
          "Quando o perfil for seu e estiver verificado, abra as configurações dele e procure pessoas e acesso. Convide uma segunda pessoa de confiança. Na Aurora, Lúcia é a principal, Beto é o segundo proprietário, e Jéssica entrou como administradora, para o dia a dia.",
        ],
      },
    ],
  },
  {
    heading: "Passo 2: o vídeo, cena por cena",
    blocks: [
      {
        kind: "paragraph",
        text: "O Google escolhe o método de verificação, e hoje o vídeo é o mais comum. Ofereceu outro, como telefone ou e-mail? Siga o que aparecer. Grava-se pelo celular, dentro do próprio perfil, de uma vez, sem cortes: no mínimo 30 segundos; de um a dois minutos é boa medida.",
      },
      {
        kind: "drawing",
        name: "video-em-cinco-cenas",
        alt: "Desenho das cinco cenas do vídeo, em quadros: 1, a placa da rua; 2, a fachada da padaria; 3, a porta se abrindo com a chave; 4, o forno; 5, a porta por onde só a equipe entra. Ao lado: de uma vez, sem cortes.",
      },
      {
        kind: "steps",
        items: [
          "Ensaie o trajeto sem gravar. Guarde papéis com dados e avise quem está no local.",
          "No perfil, toque em verificar e siga até a câmera abrir.",
          "Comece na rua: o nome dela, o número, os vizinhos. Lúcia filma a placa da esquina e a oficina do seu Nilo.",
          "Mostre a fachada e a placa, com o mesmo nome do perfil.",
          "Abra a porta com a sua chave, sem parar de gravar.",
          "Mostre o que prova o negócio: forno, vitrine, estoque.",
          "Entre onde só a equipe entra, como a cozinha, ou abra o caixa.",
          "Envie. A análise pode levar alguns dias. Recusaram? Veja qual das três provas faltou, lugar, negócio ou acesso, e grave de novo.",
        ],
      },
      {
        kind: "paragraph",
        text: "Não filme dado bancário, número de documento nem o rosto de outras pessoas. Não tem loja? Mostre uma rua da região que atende, as ferramentas e o uniforme ou o carro com a marca.",
      },
    ],
  },
  {
    heading: "Passo 3: os dez campos",
    blocks: [
      {
        kind: "paragraph",
        text: "Com a conta do negócio, procure o nome dele e toque em Editar perfil (o nome pode variar). Siga a ordem da tabela. As opções mudam com a categoria: se um campo não aparece, vá ao próximo.",
      },
      {
        kind: "drawing",
        name: "dez-campos",
        alt: "Desenho da ficha da Padaria Aurora com os dez campos numerados e preenchidos: 1 nome, 2 categoria principal, 3 categorias extras, 4 endereço, 5 telefone e WhatsApp, 6 página de pedido, 7 horário com o feriado, 8 pagamento e acesso, 9 descrição, 10 produto com preço.",
      },
      {
        kind: "list",
        items: [
          "Categoria: escolhe-se da lista. A mais específica vence: “Pizzaria” diz mais que “Restaurante”. Nas extras, só o que você faz de verdade; menos é melhor.",
          "WhatsApp: o chat do Google acabou em 2024. No contato, cole o link wa.me, que a aula 5 ensina a criar.",
          "Horário: o normal e o especial de cada feriado dos próximos dois meses. Vai parar uns dias? Marque fechado temporariamente, sem apagar o perfil.",
          "Pagamento e acesso: marque só o que existe hoje. Degrau na porta também se diz.",
          "Descrição: o essencial nos primeiros 250 caracteres. Sem preço, promoção ou link.",
          "Fotos: no perfil, procure adicionar foto. Treze bastam para começar: a logo, a capa, três da fachada, três do interior, três de produtos, duas da equipe. JPG ou PNG de até 5 MB.",
        ],
      },
      {
        kind: "paragraph",
        text: "Depois, evite muitas mudanças seguidas. Trocar o endereço pede nova verificação; nome, telefone e categoria principal também podem pedir.",
      },
    ],
  },
  {
    heading: "Passo 4: peça e responda avaliações",
    blocks: [
      {
        kind: "steps",
        items: [
          "No perfil, abra as avaliações e toque em pedir avaliações. Copie o link e salve o código QR.",
          "Imprima o código, ponha no balcão e mande o link na mensagem depois da venda.",
          "Peça a todos. Escolher só quem saiu contente é contra a regra, e brinde também.",
          "Para responder, abra a avaliação no perfil e toque em responder. Cada uma em até dois dias úteis, com três a seis frases.",
        ],
      },
      {
        kind: "drawing",
        name: "molde-da-resposta",
        alt: "Desenho: da avaliação “O bolo atrasou e a festa…” sai uma folha com as seis partes da resposta. 1, agradeça; 2, cite o ponto; 3, reconheça; 4, conte o que mudou; 5, convide; 6, assine. Ao lado de cada uma, as palavras de Lúcia.",
      },
      {
        kind: "paragraph",
        text: "O molde: agradeça; cite o ponto que a pessoa levantou; reconheça o que ela viveu; conte só o que já mudou; convide para falar em particular; assine com o primeiro nome e a função. Não prometa o que ainda não fez, não discuta e não mostre dado do cliente. Quem decide reconhecer um erro é você, depois de apurar.",
      },
    ],
  },
];
