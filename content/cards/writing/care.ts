import type { WritingBody } from "../schema.ts";
import { customer, shop } from "./fields.ts";

/** Apologies, debts and other hard messages. */
export const careBodies: readonly WritingBody[] = [
  {
    id: "texto-desculpa-por-atraso",
    fields: [
      {
        id: "pedido",
        label: "O que atrasou",
        placeholder: "a encomenda de sábado",
        optional: true,
      },
      { id: "novo-prazo", label: "Novo prazo", placeholder: "hoje, até as 18h", optional: true },
      {
        id: "causa",
        label: "O que aconteceu",
        placeholder: "faltou luz na cozinha",
        optional: true,
      },
      customer,
    ],
    texts: [
      "Oi[, {nome}]. Atrasamos com você[: {pedido}], e peço desculpas.[\nO que aconteceu: {causa}.][\nNovo prazo: {novo-prazo}.]\nSe não servir mais, me diga. Quero resolver do jeito que for melhor para você.",
      "[{nome}, ]você tem razão em cobrar: não cumprimos o combinado[ ({pedido})].[\nA causa foi esta: {causa}.][\nAgora o prazo é: {novo-prazo}.]\nAinda funciona para você?",
      "Vou direto ao ponto: vamos demorar mais do que prometemos.[\nPedido: {pedido}.][\nMotivo: {causa}.][\nPrevisão: {novo-prazo}.]\nDesculpe o transtorno[, {nome}]. Prefere esperar ou cancelar?",
    ],
    caution:
      "Só prometa o prazo que você cumpre. Se o combinado não for entregue, o cliente pode escolher cancelar e receber o dinheiro de volta (CDC, art. 35).",
    link: { kind: "prompt", id: "restaurante-pedido-atrasado" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-produto-acabou",
    fields: [
      {
        id: "produto",
        label: "O que acabou",
        placeholder: "bolo de cenoura",
        optional: true,
        read: "offer",
      },
      { id: "volta", label: "Quando volta", placeholder: "amanhã, às 10h", optional: true },
      { id: "opcao", label: "O que tem no lugar", placeholder: "bolo de laranja", optional: true },
      customer,
    ],
    texts: [
      "Oi[, {nome}]. Acabou por hoje[: {produto}]. Desculpe.[\nPrevisão de volta: {volta}.][\nTenho no lugar: {opcao}.]\nQuer que eu avise quando chegar?",
      "[{nome}, ]vendi [tudo o que tinha de {produto}|tudo o que tinha], e não quero prometer o que não tenho.[\nVolta: {volta}.][\nSe quiser, temos: {opcao}.]\nPosso reservar para você da próxima vez?",
      "Poxa[, {nome}], este esgotou[: {produto}].[\nDeve voltar: {volta}.][\nUma ideia para hoje: {opcao}.]\nMe diga o que prefere.",
    ],
    caution:
      "Se a oferta estava anunciada, diga no anúncio que acabou. Anunciar o que não tem obriga você a resolver (CDC, art. 35).",
    link: { kind: "prompt", id: "estoque-minimo" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-cobranca",
    fields: [
      {
        id: "valor",
        label: "Valor",
        placeholder: "R$ 80,00",
        money: true,
        optional: true,
        read: "amount",
      },
      {
        id: "compra",
        label: "De qual compra",
        placeholder: "compra de 3 de novembro",
        optional: true,
        read: "since",
      },
      {
        id: "pagamento",
        label: "Como pagar",
        placeholder: "Pix no CNPJ da loja",
        optional: true,
        read: "pix",
      },
      customer,
    ],
    texts: [
      "Oi[, {nome}]. Tudo bem? Ficou um valor em aberto por aqui[: {valor}][ ({compra})]. Pode ter passado batido.[\nPara pagar: {pagamento}.]\nSe já pagou, me mande o comprovante e desconsidere. Se apertou, me diga e a gente combina um jeito.",
      "[{nome}, ]passando para lembrar do pagamento[ de {valor}| que ficou em aberto][, referente a: {compra}].[\nForma de pagamento: {pagamento}.]\nQual dia fica bom para você?",
      "Oi[, {nome}]. Estou fechando as contas do mês e encontrei um valor pendente[: {valor}][ ({compra})].[\nVocê pode pagar assim: {pagamento}.]\nSe preferir parcelar, vamos conversar. O importante é ficar bom para os dois.",
    ],
    caution:
      "Cobre só em particular: nada de grupo, status, recado com parente ou no trabalho, e nada de ameaça. O CDC (art. 42) proíbe constranger; cobrança indevida já paga volta em dobro.",
    link: { kind: "prompt", id: "email-dificil" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-aumento-de-preco",
    fields: [
      { id: "produto", label: "O que muda de preço", placeholder: "marmita", optional: true },
      { id: "preco", label: "Preço novo", placeholder: "R$ 20,00", money: true, read: "amount" },
      { id: "data", label: "Data da mudança", placeholder: "1º de dezembro" },
      { id: "motivo", label: "Motivo", placeholder: "a carne e o gás subiram", optional: true },
    ],
    texts: [
      "Aviso com antecedência, para ninguém ter surpresa.[\nO que muda: {produto}.]\nA partir de {data}, o valor passa a ser {preco}.[\nO motivo: {motivo}.]\nAté lá, vale o preço de hoje. Qualquer dúvida, me chame.",
      "Oi. Seguramos o preço enquanto deu. A partir de {data}, fica assim[:\n{produto}]: {preco}.[\nPor quê: {motivo}.]\nAgradecemos por continuar com a gente.",
      "Tem mudança de preço, e você sabe primeiro.[\nO que muda: {produto}]\nPreço novo: {preco}\nQuando: {data}[\nMotivo: {motivo}]\nAté essa data, vale o preço de hoje.",
    ],
    caution:
      "Encomenda já combinada fica no preço antigo. Troque o preço no catálogo, no perfil e na loja no mesmo dia.",
    link: { kind: "prompt", id: "artesanato-preco-da-peca" },
    checkedOn: "2026-11-20",
    sources: ["7.3", "own"],
  },
  {
    id: "texto-recado-de-troca",
    fields: [
      customer,
      { id: "produto", label: "Produto", placeholder: "a blusa azul", optional: true },
      {
        id: "como",
        label: "Como vai ser feita a troca",
        placeholder: "traga a peça com a etiqueta até sexta",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Oi[, {nome}]. Recebi o seu pedido de troca[: {produto}]. Me conte o que aconteceu e mande uma foto, por favor.[\nPara trocar: {como}.]\nRespondo por aqui mesmo.[\n{loja}]",
      "[{nome}, ]que pena que não deu certo[: {produto}]. Vamos ver o que dá para fazer.[\nFunciona assim: {como}.]\nFoi defeito ou não serviu? Com isso eu já digo o próximo passo.[\n{loja}]",
      "Entendi[, {nome}]. Sobre a troca[ ({produto})]: me diga a data da compra e se foi aqui ou a distância.[\nO combinado é este: {como}.]\nAssim eu respondo certo.[\n{loja}]",
    ],
    caution:
      "Compra a distância: 7 dias para desistir, com tudo de volta, frete também (CDC, art. 49). Na loja, a lei manda resolver defeito; troca por gosto é o que você prometeu.",
    link: { kind: "prompt", id: "roupas-regra-de-troca" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
];
