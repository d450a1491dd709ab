import type { LessonText } from "../schema.ts";

export const text: LessonText = {
  number: 2,
  readingMinutes: 5,
  promise:
    "Ao terminar, você sabe verificar o perfil, preencher os dez campos e pedir avaliações dentro das regras.",
  sections: [
    {
      heading: "Quem pode ter um perfil e como pedir o seu",
      blocks: [
        {
          kind: "paragraph",
          text: "O Perfil da Empresa no Google é gratuito. Pode ter um quem atende pessoas no próprio local ou na casa do cliente. Quem só vende pela internet fica de fora. Cada local tem um perfil só: o duplicado pode causar suspensão.",
        },
        {
          kind: "steps",
          items: [
            "Entre na conta Google do negócio. Não use a conta de um parente nem a de uma agência.",
            "Procure o nome do negócio no Google ou no Maps.",
            "Se ele já aparece, toque na opção que pergunta se você é o proprietário. O nome da opção pode variar.",
            "Se não aparece, abra business.google.com e comece o cadastro.",
            "Se outra pessoa controla o perfil, peça a propriedade pelo próprio Google.",
          ],
        },
        {
          kind: "paragraph",
          text: "Trabalha em casa e não recebe clientes? Esconda o endereço e informe os bairros ou as cidades que atende.",
        },
      ],
    },
    {
      heading: "Verificação por vídeo: o que mostrar, o que esconder",
      blocks: [
        {
          kind: "paragraph",
          text: "O Google escolhe o método de verificação, e hoje o vídeo é o mais comum. No perfil, procure a opção de verificar. Você grava pelo celular, dentro do próprio perfil, de uma vez só e sem cortes. O mínimo é de 30 segundos. De um a dois minutos é uma boa medida.",
        },
        {
          kind: "steps",
          items: [
            "Faça o trajeto uma vez sem gravar e guarde papéis com dados.",
            "Comece na rua: mostre o nome dela, o número e os vizinhos.",
            "Mostre a fachada e a placa, com o mesmo nome do perfil.",
            "Abra a porta com a chave, sem parar a gravação.",
            "Mostre equipamentos, estoque e uma área só da equipe, como o caixa.",
            "Envie e espere. A análise pode levar alguns dias.",
          ],
        },
        {
          kind: "paragraph",
          text: "Não tem loja? Mostre uma rua da região que atende, as ferramentas e o uniforme ou o carro com a marca. Esconda dados bancários, números de documentos e o rosto de outras pessoas.",
        },
      ],
    },
    {
      heading: "Os dez campos que respondem sozinhos ao cliente",
      blocks: [
        {
          kind: "paragraph",
          text: "Com a conta do negócio, procure o nome dele no Google e toque em Editar perfil. O nome do botão pode variar. Preencha um por um:",
        },
        {
          kind: "list",
          items: [
            "Nome: o da placa, sem bairro, serviço nem slogan. Não escreva tudo em maiúsculas, salvo sigla.",
            "Categoria principal: a mais específica da lista. “Pizzaria” diz mais que “Restaurante”.",
            "Categorias extras: até nove, só do que você faz de verdade. Menos é melhor.",
            "Endereço da loja. Quem vai até o cliente informa a área: até vinte bairros, cidades ou CEPs.",
            "Telefone e WhatsApp: um número que alguém atende e o link wa.me no contato. A aula 5 mostra como criar o link.",
            "Site ou página de pedido: o link abre direto a página da sua loja.",
            "Horários: o normal e os especiais.",
            "Pagamento e facilidades: Pix, cartões, acesso para cadeira de rodas, entrega, retirada.",
            "Descrição: até 750 caracteres, com o essencial nos primeiros 250. Sem preço, promoção ou link.",
            "Produtos ou serviços: foto, nome simples e o mesmo preço da loja.",
          ],
        },
        {
          kind: "paragraph",
          text: "As opções mudam conforme a categoria. Se um campo não aparece, siga para o próximo. Depois, evite muitas mudanças seguidas. Trocar o endereço exige nova verificação; trocar nome, telefone ou categoria principal também pode exigir.",
        },
        {
          kind: "paragraph",
          text: "Se o perfil for suspenso, não crie outro. Leia o motivo, corrija e só então peça a revisão. Separe antes o comprovante do CNPJ, o alvará e uma conta de consumo. Nome e endereço devem ser iguais aos do perfil.",
        },
      ],
    },
    {
      heading: "Horários, feriados e formas de pagamento",
      blocks: [
        {
          kind: "paragraph",
          text: "Preencha o horário normal e depois o horário especial de cada feriado dos próximos dois meses. Inclua os feriados da sua cidade. Vai parar por uns dias? Marque fechado temporariamente, sem apagar o perfil.",
        },
        {
          kind: "paragraph",
          text: "Em pagamento, marque só o que aceita hoje. Se parou de aceitar vale-refeição, desmarque. Quem chega contando com ele pode não voltar.",
        },
      ],
    },
    {
      heading: "Fotos: o conjunto mínimo para começar",
      blocks: [
        {
          kind: "paragraph",
          text: "Treze fotos reais bastam: o logo, a capa, três da fachada, três do interior, três de produtos ou serviços e duas da equipe. Use arquivos JPG ou PNG de até 5 MB, com boa luz e pouco filtro. Guarde a autorização por escrito de quem aparece.",
        },
      ],
    },
    {
      heading: "Pedir avaliações sem oferecer nada em troca",
      blocks: [
        {
          kind: "paragraph",
          text: "Peça a todos os clientes. Escolher só quem saiu contente é contra as regras. Na parte de avaliações do perfil há uma opção para pedir avaliações. Ela dá um link e um código QR para o balcão ou para a mensagem depois da venda.",
        },
        {
          kind: "note",
          text: "Pedido pronto para copiar: “Agradecemos a sua visita. Se quiser contar como foi, deixe sua avaliação neste link: [link]. Toda opinião sincera ajuda.”",
        },
        {
          kind: "paragraph",
          text: "É proibido dar desconto ou brinde por uma avaliação, ou para que alguém mude ou apague a nota. Também é proibido avaliar o próprio negócio ou o concorrente. O Google pode ocultar avaliações e mostrar um aviso público no perfil.",
        },
      ],
    },
    {
      heading: "Como responder à primeira avaliação, boa ou ruim",
      blocks: [
        {
          kind: "paragraph",
          text: "Só perfil verificado responde, e a resposta é pública. Escreva de três a seis frases.",
        },
        {
          kind: "steps",
          items: [
            "Agradeça.",
            "Cite o ponto que a pessoa levantou.",
            "Diga o que foi feito ou será feito.",
            "Se houve problema, convide para falar pelo telefone da loja.",
            "Assine com seu primeiro nome e seu cargo.",
          ],
        },
        {
          kind: "paragraph",
          text: "Não mostre dados do cliente, não ameace com processo e não ofereça brinde. Denuncie só o que viola as regras, como ofensa ou propaganda. Discordar da nota não basta.",
        },
      ],
    },
  ],
  exercises: [
    {
      id: "aula-2-exercicio-1",
      title: "Ensaie o vídeo de verificação",
      minutes: 15,
      steps: [
        "Se o perfil já está verificado, faça o ensaio assim mesmo: ele testa sua placa e suas provas.",
        "Escreva a ordem das cenas: rua, número, fachada, porta, equipamentos, área da equipe.",
        "Guarde papéis com dados e avise quem está no local.",
        "Grave um ensaio de um minuto com a câmera do celular, sem cortes.",
        "Assista e veja se a placa está legível e se o nome é o do perfil.",
      ],
      readyWhen: "o ensaio mostra o local, o negócio e o seu acesso, sem expor dados.",
    },
    {
      id: "aula-2-exercicio-2",
      title: "Acerte horários, feriados e pagamento",
      minutes: 10,
      steps: [
        "Abra o perfil na Busca ou no Maps, com a conta do negócio.",
        "Confira o horário normal de cada dia da semana.",
        "Informe o horário especial dos feriados dos próximos dois meses.",
        "Marque as formas de pagamento que você aceita hoje.",
      ],
      readyWhen: "nenhum feriado dos próximos dois meses está sem horário.",
    },
    {
      id: "aula-2-exercicio-3",
      title: "Prepare o pedido de avaliação",
      minutes: 10,
      steps: [
        "No perfil, copie o link de pedir avaliações.",
        "Cole o link em uma mensagem curta, sem prêmio e sem falar em nota.",
        "Salve a mensagem no celular.",
        "Envie aos três últimos clientes com quem você já conversa por mensagem, sem escolher quem gostou.",
      ],
      readyWhen: "a mensagem está salva e três clientes receberam o pedido.",
    },
  ],
  project: {
    id: "aula-2-projeto",
    title: "Perfil completo e código QR no balcão",
    description:
      "Termine o perfil: os dez campos, as treze fotos e os horários especiais. Imprima o código QR de avaliação e deixe no balcão ou na sacola, à vista de todos. Escolha uma pessoa para responder às avaliações em até dois dias úteis.",
    readyWhen:
      "nada está pela metade no perfil, o código QR está à vista e nenhuma avaliação está sem resposta.",
  },
};
