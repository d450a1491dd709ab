import type { WritingBody } from "../schema.ts";
import { contact, price, product, shop, until } from "./fields.ts";

/** Posts for any week. */
export const postsBodies: readonly WritingBody[] = [
  {
    id: "texto-promocao",
    fields: [{ ...product, optional: true }, { ...price, optional: true }, until, contact],
    texts: [
      "[Tem promoção: {produto}|Tem promoção por aqui].\n[Preço: {preco}.|Os preços estão na imagem.][\nVale até {prazo}.][\nPara garantir: {contato}.|\nPara garantir, mande uma mensagem.]",
      "[{produto}|Promoção da semana]\n[{preco}|Os preços estão na imagem][, até {prazo}]\nSem pegadinha: é o preço que está aqui.[ Ficou com dúvida? Fale com a gente: {contato}.]",
      "Estava esperando o dia certo? Chegou[: {produto}| a nossa promoção].\n[Por {preco}|Os preços estão na imagem][, até {prazo}].[\nReserve por aqui: {contato}.]\nMarque quem vai querer saber disso.",
    ],
    caution:
      "O preço fica à vista, junto da foto: “preço só no direct” é proibido (Lei 10.962/2004). E o que você anuncia, você tem de cumprir (CDC, art. 30).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-20",
    sources: ["7.3"],
  },
  {
    id: "texto-produto-novo",
    fields: [
      { ...product, optional: true },
      {
        id: "detalhe",
        label: "O que tem de especial",
        placeholder: "massa feita no dia, sem conservante",
        optional: true,
      },
      { ...price, optional: true },
      contact,
    ],
    texts: [
      "Tem novidade por aqui[: {produto}].[\nO que tem de especial: {detalhe}.][\nPreço: {preco}.][\nFale com a gente: {contato}.|\nQuer saber mais? Mande uma mensagem.]",
      "Deu vontade de mostrar logo[: {produto}| a nossa novidade].[\n{detalhe}.][\nPor {preco}.][\nQuer conhecer? Fale com a gente: {contato}.|\nQuer conhecer? É só chamar.]",
      "[Agora também temos: {produto}|Acabou de chegar uma novidade][, por {preco}].[\nPor que a gente gostou: {detalhe}.][\nFale com a gente: {contato}.]\nQuem vai ser a primeira pessoa a experimentar?",
    ],
    caution:
      "Use foto sua, do produto de verdade. Imagem de banco ou criada por IA mostra o que o cliente não vai receber.",
    link: { kind: "item", id: "produtos-destaque" },
    checkedOn: "2026-11-20",
    sources: ["1.8", "7.3"],
  },
  {
    id: "texto-bastidores",
    fields: [
      {
        id: "cena",
        label: "O que a foto mostra",
        placeholder: "as encomendas de sábado sendo montadas",
        optional: true,
      },
      {
        id: "curiosidade",
        label: "Uma curiosidade",
        placeholder: "a massa descansa 12 horas",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Você vê o resultado. Hoje mostramos o começo[: {cena}].[\nPouca gente sabe: {curiosidade}.]\nO que mais você quer ver por dentro?[\n{loja}]",
      "Agora, aqui dentro[: {cena}|, é assim que acontece].[\nUm detalhe que faz diferença: {curiosidade}.]\nTodo esse cuidado vem antes de chegar até você.[\n{loja}]",
      "Se esta imagem tivesse som, você ouviria a correria boa de hoje.[\nNa imagem: {cena}.][\nCuriosidade do dia: {curiosidade}.][\n{loja}]",
    ],
    caution:
      "Quem aparece na foto precisa ter autorizado por escrito, funcionário também (Código Civil, art. 20).",
    link: { kind: "item", id: "equipe-trabalhando" },
    checkedOn: "2026-11-20",
    sources: ["1.8"],
  },
  {
    id: "texto-convite-evento",
    fields: [
      {
        id: "evento",
        label: "O que vai acontecer",
        placeholder: "degustação de pães de Natal",
        optional: true,
      },
      {
        id: "quando",
        label: "Dia e hora",
        placeholder: "sábado, 5/12, das 9h às 12h",
        read: "day",
      },
      {
        id: "onde",
        label: "Onde",
        placeholder: "Rua das Flores, 120",
        from: "town",
        optional: true,
      },
      { ...contact, label: "Para confirmar presença" },
    ],
    texts: [
      "Este convite é para você.\n[O quê: {evento}|Vamos receber você com alegria]\nQuando: {quando}[\nOnde: {onde}][\nConfirme presença: {contato}]",
      "Reserve a data: {quando}.[\nVai ter por aqui: {evento}.][\nEndereço: {onde}.][\nPara confirmar: {contato}.]\nEsperamos você.",
      "Um convite de porta aberta[: {evento}].\nAnote: {quando}.[ Local: {onde}.][\nPara confirmar: {contato}.]\nVenha, e traga quem você gosta.",
    ],
    caution:
      "Diga se é de graça, se tem limite de lugares e se precisa avisar antes. O resto vira dúvida no WhatsApp.",
    link: { kind: "item", id: "eventos-datas" },
    checkedOn: "2026-11-20",
    sources: ["1.9", "own"],
  },
  {
    id: "texto-bio-instagram",
    fields: [
      {
        id: "oferece",
        label: "O que você vende",
        placeholder: "bolos caseiros; só por encomenda",
        list: true,
        read: "own",
      },
      {
        id: "cidade",
        label: "Cidade ou bairro",
        placeholder: "Vila Mariana",
        from: "town",
        optional: true,
      },
      {
        id: "entrega",
        label: "Entrega ou atendimento",
        placeholder: "retirada e entrega no bairro",
        optional: true,
      },
    ],
    texts: [
      "{oferece}[\nOnde: {cidade}][\n{entrega}]\nFale com a gente pelo link abaixo",
      "Aqui tem:\n{oferece}[\n{cidade}][\n{entrega}]\nChame pelo link",
      "{oferece}[\n{cidade}][\n{entrega}]\nPreços e pedidos no link abaixo",
    ],
    caution:
      "A bio aceita 150 caracteres. Ponha no campo do link o endereço wa.me do seu WhatsApp, e no campo do nome a palavra que as pessoas procuram.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: [
      "https://pt.accio.com/blog/best-ways-to-maximize-instagram-character-limit",
      "https://consultingtimes.com/?p=113730",
    ],
  },
  {
    id: "texto-mudanca-de-endereco",
    fields: [
      { id: "endereco", label: "Endereço novo", placeholder: "Rua das Flores, 120, Vila Mariana" },
      {
        id: "data",
        label: "A partir de quando",
        placeholder: "segunda, 7/12",
        optional: true,
        read: "day",
      },
      {
        id: "referencia",
        label: "Ponto de referência",
        placeholder: "em frente à praça",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Mudamos de endereço.\nAgora estamos aqui: {endereco}.[\nReferência: {referencia}.][\nA partir de {data}.]\nVenha conhecer.[\n{loja}]",
      "Anote o nosso endereço novo: {endereco}[ ({referencia})].[\nVale a partir de {data}.]\nSe ficar em dúvida no caminho, chame a gente.[\n{loja}]",
      "Casa nova, mesma gente.\nEndereço: {endereco}[\nComo achar: {referencia}][\nDesde: {data}]\nPasse para dar um oi.[\n{loja}]",
    ],
    caution:
      "Mude o endereço também no Perfil da Empresa, no Instagram e no WhatsApp. No Google, mudar o endereço pede nova verificação.",
    link: { kind: "item", id: "consistencia-citacoes" },
    checkedOn: "2026-11-20",
    sources: ["1.3", "6"],
  },
];
