import type { WritingBody } from "../schema.ts";
import { contact, price, product, shop, until } from "./fields.ts";

const offer = { ...product, label: "O que você oferece", optional: true as const };
const orders = { ...until, label: "Encomendas até", placeholder: "quinta, às 18h" };

/** Posts for a day of the calendar. */
export const datesBodies: readonly WritingBody[] = [
  {
    id: "texto-dia-das-maes",
    fields: [offer, orders, contact, shop],
    texts: [
      "O Dia das Mães está chegando, e ainda dá tempo de preparar um carinho sem correria.[\nA nossa sugestão: {produto}.][\nPedidos até {prazo}.][\nPara pedir ou marcar: {contato}.|\nQuer ajuda para escolher? Mande uma mensagem.][\n{loja}]",
      "Ela sabe o seu prato preferido, o seu tamanho e a data de todo mundo. Agora é a sua vez de lembrar dela.[\nPara o Dia das Mães: {produto}.][\nPedidos até {prazo}.][\nFale com a gente: {contato}.|\nFale com a gente por aqui.][\n{loja}]",
      "Presente de Dia das Mães não precisa ser caro. Precisa ter a cara dela.[\nA nossa ideia: {produto}.][\nPedidos até {prazo}.][\nPedidos e dúvidas: {contato}.]\nConte nos comentários: do que a sua mãe mais gosta?[\n{loja}]",
    ],
    caution:
      "Nem todo mundo tem a mãe por perto. Fale da data com carinho, sem cobrar presente. Se a foto mostra o produto, ponha o preço à vista.",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["1.5", "7.3", "own"],
  },
  {
    id: "texto-natal",
    fields: [offer, orders, contact, shop],
    texts: [
      "Um ano inteiro se passou, e você fez parte dele. Desejamos a você um Natal tranquilo, com gente querida por perto, e um ano novo com saúde e trabalho.[\nSe ainda precisar da gente neste ano: {produto}.][\nAté {prazo}.][\nÉ só chamar: {contato}.][\nCom carinho, {loja}]",
      "O Natal está chegando, e quem se adianta escolhe com calma.[\nNeste ano temos: {produto}.][\nPedidos até {prazo}.][\nFale com a gente: {contato}.|\nMande uma mensagem e a gente combina.][\n{loja}]",
      "Falta pouco para o Natal. Quer riscar um item da lista hoje?[\nA nossa sugestão: {produto}.][\nRecebemos pedidos até {prazo}.][\nFale com a gente: {contato}.]\nBoas festas para você e para quem você ama.[\n{loja}]",
    ],
    caution:
      "Só aceite o que consegue entregar. Avise o último dia de encomenda e o horário dos dias 24 e 31 também no Perfil da Empresa.",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["1.5", "own"],
  },
  {
    id: "texto-black-friday",
    fields: [
      { ...product, optional: true },
      { ...price, label: "Preço da Black Friday", optional: true },
      {
        id: "antes",
        label: "Preço de antes",
        placeholder: "R$ 40,00",
        money: true,
        optional: true,
      },
      until,
    ],
    texts: [
      "Black Friday com preço que dá para conferir.[\n{produto}]\n[Agora: {preco}|Os preços estão na imagem.][\nAntes: {antes}][\nVale até {prazo}.]\nQuer garantir? Mande uma mensagem.",
      "Sem pegadinha: a nossa Black Friday está no ar.[\n{produto}]\n[Por {preco}|Os preços estão na imagem][, até {prazo}].[\nO preço de antes era {antes}.]\nChame a gente e garanta o seu.",
      "A nossa Black Friday é simples: preço de verdade, sem letra miúda.[\n{produto}]\n[Agora: {preco}|Os preços estão na imagem.][\nAntes: {antes}][\nAté {prazo}]\nFicou na dúvida? Pergunte antes de comprar.",
    ],
    caution:
      "O preço de antes tem de ser o que você cobrava de verdade. Guarde a prova: quem anuncia precisa provar o que diz (CDC, arts. 37 e 38).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-20",
    sources: ["1.5", "7.3"],
  },
  {
    id: "texto-aniversario-da-loja",
    fields: [
      { id: "tempo", label: "Tempo de loja", placeholder: "5 anos", optional: true, read: "age" },
      {
        id: "convite",
        label: "O que vai ter para comemorar",
        placeholder: "bolo às 16h para quem passar aqui",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Hoje é dia de aniversário por aqui[: {tempo} de portas abertas].\nCada cliente que entrou, indicou ou voltou faz parte desta história. Agradecemos de coração.[\nPara comemorar: {convite}.][\n{loja}]",
      "Abrir a porta todo dia dá trabalho e dá alegria.[ Já são {tempo}.] Se chegamos até aqui, foi porque você confiou, voltou e contou para os amigos.[\nVenha comemorar: {convite}.][\n{loja}]",
      "Parabéns para nós, e um agradecimento enorme para você.[ Já são {tempo} de história.]\nConte nos comentários: como você conheceu a gente?[\nHoje tem: {convite}.][\n{loja}]",
    ],
    caution:
      "Sorteio com prêmio costuma precisar de autorização do Ministério da Fazenda. Para comemorar, prefira um mimo igual para todos.",
    link: { kind: "item", id: "posts-regulares" },
    checkedOn: "2026-11-20",
    sources: ["7.5", "own"],
  },
  {
    id: "texto-data-comemorativa",
    fields: [
      {
        id: "data",
        label: "Qual é a data",
        placeholder: "Dia dos Pais, 9 de agosto",
        optional: true,
        read: "occasion",
      },
      offer,
      { ...price, optional: true },
      { ...until, label: "Pedidos até" },
      shop,
    ],
    texts: [
      "[Vem aí: {data}.|A data está chegando.] A gente já se preparou.[\nA nossa sugestão: {produto}.][\nPreço: {preco}.][\nPedidos até {prazo}.]\nMande uma mensagem, e a gente combina o resto.[\n{loja}]",
      "Já marcou no calendário? [Vem aí: {data}.|A data está chegando.][\nO que preparamos: {produto}.][\nPor {preco}.][\nFaça o seu pedido até {prazo}, sem deixar para a última hora.]\nQuer uma ideia para alguém especial? Chame a gente.[\n{loja}]",
      "[{data}: como você vai comemorar?|Como você vai comemorar a data?]\nConte aqui nos comentários.[ Se quiser uma ideia: {produto}.][\nPor {preco}.][\nRecebemos pedidos até {prazo}.][\n{loja}]",
    ],
    caution: "Publique duas ou três semanas antes. Na véspera, a maioria já escolheu onde comprar.",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["1.5", "8.14"],
  },
  {
    id: "texto-horario-de-feriado",
    fields: [
      { id: "data", label: "Dia", placeholder: "segunda, 12 de outubro", read: "date" },
      {
        id: "horario",
        label: "Horário nesse dia",
        placeholder: "das 8h às 13h, ou fechado",
        read: "hours",
      },
      { id: "volta", label: "Volta ao normal", placeholder: "terça, às 8h", optional: true },
      shop,
    ],
    texts: [
      "Anote o nosso horário.\n{data}: {horario}.[\nHorário normal de novo: {volta}.]\nAssim você não perde a viagem.[\n{loja}]",
      "Aviso rápido para você se programar:\n{data}: {horario}.[\nDepois, tudo como sempre: {volta}.]\nPrecisa de algo antes? Chame a gente hoje.[\n{loja}]",
      "Vai passar por aqui nos próximos dias? Veja antes o horário.\nQuando: {data}\nComo fica: {horario}[\nVolta ao normal: {volta}][\n{loja}]",
    ],
    caution:
      "Mude também o horário especial no Perfil da Empresa: é lá que a pessoa olha antes de sair de casa.",
    link: { kind: "item", id: "horarios-precisos" },
    checkedOn: "2026-11-20",
    sources: ["1.5"],
  },
];
