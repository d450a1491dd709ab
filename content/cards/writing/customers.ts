import type { WritingBody } from "../schema.ts";
import { contact, customer, product, shop } from "./fields.ts";

/** Messages before and after a sale. */
export const customersBodies: readonly WritingBody[] = [
  {
    id: "texto-ta-caro",
    fields: [
      {
        id: "motivo",
        label: "O que está incluído no preço",
        placeholder: "massa feita no dia e entrega no bairro",
        optional: true,
      },
      {
        id: "opcao",
        label: "Opção mais em conta",
        placeholder: "tamanho pequeno, por R$ 18,00",
        optional: true,
      },
    ],
    texts: [
      "Entendo, é bom comparar mesmo.[ Neste preço está incluído: {motivo}.| Posso mostrar o que está incluído neste preço.][ Se quiser gastar menos, tenho esta opção: {opcao}.] O que faz mais sentido para você?",
      "Que bom que você falou.[ Para você ver o que entra na conta: {motivo}.| O preço sai da conta do que entra no trabalho, e posso explicar item por item.][ Também tenho uma opção mais em conta: {opcao}.| Se precisar gastar menos, me diga até quanto, e eu vejo o que dá para fazer.]",
      "Tudo bem, cada bolso é um.[ O valor inclui: {motivo}.][ Fica melhor para o seu bolso assim: {opcao}?] Pense com calma. Quando quiser, é só me chamar por aqui.",
    ],
    caution:
      "Não fale mal do concorrente nem baixe o preço na hora. Desconto sem conta tira do seu lucro; uma opção menor, não.",
    link: { kind: "item", id: "produtos-destaque" },
    checkedOn: "2026-11-20",
    sources: ["own"],
  },
  {
    id: "texto-lista-de-precos",
    fields: [
      {
        id: "itens",
        label: "Itens com preço",
        placeholder: "Bolo pequeno: R$ 30,00; Bolo grande: R$ 55,00",
        list: true,
        read: "rows",
      },
      {
        id: "entrega",
        label: "Entrega ou retirada",
        placeholder: "retirada na loja",
        optional: true,
      },
      { id: "validade", label: "Preços valem até", placeholder: "31/12", optional: true },
      shop,
    ],
    texts: [
      "Oi, que bom falar com você. Estes são os nossos preços:\n{itens}[\nEntrega ou retirada: {entrega}.][\nValem até {validade}.]\nQuer que eu já anote o seu pedido?[\n{loja}]",
      "Oi. Segue a lista, fácil de guardar:\n{itens}[\nPara receber: {entrega}.][\nPreços até {validade}.]\nQual deles combina mais com o que você precisa?[\n{loja}]",
      "Olá. Aqui está tudo com preço:\n{itens}[\nComo chega até você: {entrega}.][\nVálido até {validade}.]\nSe ficar na dúvida entre dois, eu ajudo a escolher.[\n{loja}]",
    ],
    caution:
      "Em postagem e anúncio o preço também tem de aparecer: responder só no privado é proibido (Lei 10.962/2004). Serviço sob orçamento fica de fora.",
    link: { kind: "prompt", id: "padaria-cardapio-de-encomendas" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-orcamento",
    fields: [
      {
        id: "servico",
        label: "Serviço",
        placeholder: "pintura de um quarto de 12 m²",
        optional: true,
        read: "offer",
      },
      { id: "valor", label: "Valor total", placeholder: "R$ 650,00", money: true, read: "amount" },
      {
        id: "inclui",
        label: "O que está incluído",
        placeholder: "tinta, mão de obra e limpeza",
        optional: true,
      },
      { id: "prazo", label: "Prazo para fazer", placeholder: "dois dias", optional: true },
    ],
    texts: [
      "Oi. Aqui está o orçamento que você pediu.[\nServiço: {servico}]\nValor total: {valor}[\nIncluído: {inclui}][\nPrazo: {prazo}]\nSe estiver tudo certo, me diga o melhor dia para começar.",
      "Que bom que você chamou a gente. O seu orçamento ficou assim:[\n{servico}]\nValor total: {valor}.[\nNesse valor: {inclui}.][\nTempo de serviço: {prazo}.]\nQuer que eu reserve uma data?",
      "Segue o orçamento, por escrito, para você comparar com calma.[\nO que vai ser feito: {servico}]\nTotal: {valor}[\nO que entra: {inclui}][\nEm quanto tempo: {prazo}]\nFicou alguma dúvida? Pode perguntar.",
    ],
    caution:
      "Orçamento aceito obriga os dois lados e, sem outro prazo combinado, vale 10 dias (CDC, art. 40). O que não está incluído também se escreve.",
    link: { kind: "prompt", id: "servicos-em-casa-proposta" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-confirmacao-de-pedido",
    fields: [
      {
        id: "pedido",
        label: "Itens do pedido",
        placeholder: "2 bolos de cenoura; 30 salgados",
        list: true,
        optional: true,
      },
      { id: "total", label: "Total", placeholder: "R$ 120,00", money: true, read: "amount" },
      {
        id: "entrega",
        label: "Entrega ou retirada",
        placeholder: "retirada sábado, às 10h",
        optional: true,
        read: "day",
      },
      { id: "pagamento", label: "Pagamento", placeholder: "Pix na retirada", optional: true },
    ],
    texts: [
      "Pedido anotado. Confira comigo:[\n{pedido}]\nTotal: {total}[\nEntrega ou retirada: {entrega}][\nPagamento: {pagamento}]\nEstá tudo certo? Responda “sim” e eu começo a preparar.",
      "Recebemos o seu pedido[:\n{pedido}|.]\nFica em {total}.[\nCombinado: {entrega}.][\nForma de pagamento: {pagamento}.]\nSe algo estiver errado, me avise agora.",
      "Que bom ter o seu pedido aqui.[\n{pedido}]\nValor total: {total}[\nQuando e como: {entrega}][\nPagamento: {pagamento}]\nPosso confirmar?",
    ],
    caution:
      "Antes de mandar chave Pix ou boleto, confira o número e diga o nome que vai aparecer para quem paga. Isso evita golpe.",
    link: { kind: "prompt", id: "mercadinho-lista-vira-pedido" },
    checkedOn: "2026-11-20",
    sources: ["5"],
  },
  {
    id: "texto-agradecimento",
    fields: [
      customer,
      { ...product, label: "O que a pessoa levou", optional: true },
      { id: "dica", label: "Uma dica de uso", placeholder: "guardar na geladeira", optional: true },
      shop,
    ],
    texts: [
      "Oi[, {nome}]. Agradecemos a sua preferência[: {produto}].[\nUma dica: {dica}.]\nSe algo não saiu como você esperava, me conte. Quero resolver.[\n{loja}]",
      "[{nome}, ]que alegria ter você como cliente.[\nEspero que aproveite: {produto}.][\nPara durar mais: {dica}.]\nQualquer dúvida, é só me chamar por aqui.[\n{loja}]",
      "Oi[, {nome}]. Passando para saber se deu tudo certo[: {produto}].[\nAproveito para deixar uma dica: {dica}.]\nValeu por escolher a gente.[\n{loja}]",
    ],
    caution:
      "Não peça nada nessa mensagem além da opinião. O pedido de avaliação vai em outra, dois ou três dias depois.",
    link: { kind: "prompt", id: "pos-venda-e-avaliacao" },
    checkedOn: "2026-11-20",
    sources: ["own"],
  },
  {
    id: "texto-pedir-avaliacao",
    fields: [
      {
        id: "link",
        label: "Link de avaliação do seu perfil",
        placeholder: "o link que o perfil mostra em Pedir avaliações",
      },
      customer,
      shop,
    ],
    texts: [
      "Oi[, {nome}]. A sua opinião ajuda outras pessoas do bairro a decidir. Pode contar como foi, em duas linhas? O link é este: {link}[\n{loja}]",
      "[{nome}, ]como foi a sua experiência com a gente? Boa ou ruim, vale a sinceridade. Conte aqui: {link}\nAgradecemos desde já.[\n{loja}]",
      "Oi[, {nome}]. Lemos todas as avaliações, e elas mudam o nosso jeito de trabalhar. Se tiver um minuto, escreva a sua: {link}[\n{loja}]",
    ],
    caution:
      "Mande para todos os clientes, não só para quem gostou, e não ofereça brinde nem desconto em troca. As regras do Google proíbem as duas coisas.",
    link: { kind: "item", id: "estrategias-solicitar" },
    checkedOn: "2026-11-20",
    sources: ["1.12"],
  },
  {
    id: "texto-cliente-sumido",
    fields: [
      customer,
      {
        id: "novidade",
        label: "Uma novidade",
        placeholder: "agora abrimos aos domingos",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Oi[, {nome}]. Faz um tempo que a gente não se fala, e lembramos de você.[\nNovidade por aqui: {novidade}.]\nQuer que eu conte o que chegou? Se preferir não receber mensagens, me diga e eu paro.[\n{loja}]",
      "[{nome}, ]senti a sua falta por aqui. Aconteceu alguma coisa que a gente possa melhorar?[\nAproveito para contar: {novidade}.]\nSe não quiser mais mensagens, é só dizer.[\n{loja}]",
      "Oi[, {nome}]. Tudo bem por aí? Passando rapidinho.[\nO que mudou na loja: {novidade}.]\nSe fizer sentido para você, a porta está aberta. Responda “sair” para não receber mais.[\n{loja}]",
    ],
    caution:
      "Só para quem aceitou receber mensagens, uma vez, com saída fácil. Denúncia e bloqueio podem derrubar o seu número.",
    link: { kind: "prompt", id: "cliente-que-sumiu" },
    checkedOn: "2026-11-20",
    sources: ["5"],
  },
  {
    id: "texto-lembrete-de-horario",
    fields: [
      { id: "quando", label: "Dia e hora", placeholder: "quinta, 26/11, às 15h", read: "day" },
      { id: "servico", label: "Serviço", placeholder: "corte e escova", optional: true },
      customer,
      contact,
    ],
    texts: [
      "Oi[, {nome}]. Passando para lembrar do seu horário: {quando}[ ({servico})]. Posso confirmar? Se precisar mudar, me avise com antecedência.[\nContato: {contato}]",
      "[{nome}, ]o seu horário está reservado.\nQuando: {quando}[\nServiço: {servico}]\nResponda “sim” para confirmar ou diga um horário melhor para você.[\nContato: {contato}]",
      "Lembrete da sua reserva: {quando}.[ Vai ser: {servico}.]\nSe surgiu um imprevisto[, {nome}], sem problema: me avise e eu passo o horário para outra pessoa.[\nFale com a gente: {contato}]",
    ],
    caution:
      "Em saúde, não escreva o tratamento na mensagem: outra pessoa pode ler o celular. Dia e hora bastam.",
    link: { kind: "prompt", id: "salao-horario-vago" },
    checkedOn: "2026-11-20",
    sources: ["7.4", "own"],
  },
  {
    id: "texto-retomar-orcamento",
    fields: [
      customer,
      {
        id: "servico",
        label: "Orçamento de quê",
        placeholder: "pintura da sala",
        optional: true,
        read: "offer",
      },
      { id: "validade", label: "Até quando vale", placeholder: "sexta, 4/12", optional: true },
      shop,
    ],
    texts: [
      "Oi[, {nome}]. Tudo bem? Passando para saber se ficou alguma dúvida sobre o orçamento[: {servico}].[ Ele vale até {validade}.] Se quiser mudar alguma coisa para caber no que você pensou, me diga, e eu refaço.[\n{loja}]",
      "Oi[, {nome}]. Conseguiu olhar o orçamento que mandei[: {servico}]?[ Os valores valem até {validade}.] Se não for agora, sem problema, e eu guardo para quando precisar.[\n{loja}]",
      "[{nome}, ]quer que eu reserve uma data para você? O orçamento continua aqui[ ({servico})][ e vale até {validade}]. Se ficou acima do esperado, posso ver outra opção.[\n{loja}]",
    ],
    caution:
      "Um lembrete depois de dois ou três dias e outro em duas semanas bastam. Sem resposta, pare.",
    link: { kind: "prompt", id: "servicos-em-casa-proposta" },
    checkedOn: "2026-11-24",
    sources: ["own"],
  },
];
