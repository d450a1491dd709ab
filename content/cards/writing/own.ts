import type { WritingBody } from "../schema.ts";
import { contact, shop } from "./fields.ts";

const content = {
  id: "recado",
  label: "O que o texto conta",
  placeholder: "bolo de pote por R$ 12,00; entrega até as 18h",
  list: true as const,
  read: "own" as const,
};

const occasion = {
  id: "ocasiao",
  label: "Data ou ocasião",
  placeholder: "Natal",
  optional: true as const,
  read: "occasion" as const,
};

const signature = {
  id: "assinatura",
  label: "Quem assina",
  placeholder: "Carla",
  from: "signature" as const,
  optional: true as const,
};

/** Texts of any content: what the owner wrote, tidied, between an opening and a way to answer. */
export const ownBodies: readonly WritingBody[] = [
  {
    id: "texto-postagem-livre",
    fields: [content, occasion, contact, shop],
    texts: [
      "[{ocasiao} por aqui:|Olha o que temos para você:]\n{recado}\n[Peça por aqui: {contato}.|Quer pedir ou tirar uma dúvida? Mande uma mensagem.][\n{loja}]",
      "[{ocasiao} com a gente:|Anote aí:]\n{recado}\n[Fale com a gente: {contato}.|Gostou? É só chamar.][\n{loja}]",
      "[{ocasiao} na nossa loja:|Tem por aqui:]\n{recado}\n[Chame a gente: {contato}.|Mande uma mensagem, e a gente combina o resto.][\n{loja}]",
    ],
    caution:
      "Confira preço, prazo e horário antes de publicar: o que você anuncia, você tem de cumprir (CDC, art. 30).",
    link: { kind: "prompt", id: "oferta-sem-exagero" },
    checkedOn: "2026-11-24",
    sources: ["7.3"],
  },
  {
    id: "texto-mensagem-livre",
    fields: [content, signature, shop],
    texts: [
      "Oi, tudo bem?\n{recado}\nQualquer dúvida, é só responder por aqui.[\n{assinatura}][\n{loja}]",
      "Olá.\n{recado}\nSe precisar, me chame por aqui.[\n{assinatura}][\n{loja}]",
      "Oi. Passando para falar com você:\n{recado}\nFico por aqui se quiser conversar.[\n{assinatura}][\n{loja}]",
    ],
    caution: "Mande promoção só a quem aceitou receber, e pare quando a pessoa pedir.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: ["5", "own"],
  },
  {
    id: "texto-aviso-livre",
    fields: [content, contact, signature, shop],
    texts: [
      "Aviso para você se programar:\n{recado}\n[Ficou com dúvida? Fale com a gente: {contato}.|Ficou com dúvida? Mande uma mensagem.][\n{assinatura}][\n{loja}]",
      "Oi. Um aviso da loja:\n{recado}\n[Dúvidas: {contato}.|Qualquer dúvida, é só chamar.][\n{assinatura}][\n{loja}]",
      "Anote, por favor:\n{recado}\n[Precisa de algo? Fale com a gente: {contato}.|Precisa de algo? Mande uma mensagem.][\n{assinatura}][\n{loja}]",
    ],
    caution: "Mudou horário, endereço ou preço? Mude também no Perfil da Empresa e no catálogo.",
    link: { kind: "item", id: "horarios-precisos" },
    checkedOn: "2026-11-24",
    sources: ["1.5", "own"],
  },
  {
    id: "texto-roteiro-de-video",
    fields: [
      {
        id: "cena",
        label: "O que o vídeo mostra",
        placeholder: "o bolo sendo montado",
        optional: true,
        read: "scene",
      },
      { ...content, label: "O que a legenda conta" },
      contact,
      shop,
    ],
    texts: [
      "Roteiro, uns vinte segundos\n1. Abra com o resultado, bem de perto, por três segundos.\n2. Mostre [{cena}|o trabalho sendo feito], em três trechos curtos.\n3. Feche com o resultado de novo e escreva na tela como pedir.\n\nLegenda\n{recado}\n[Fale com a gente: {contato}.|Quer também? Mande uma mensagem.][\n{loja}]",
      "Roteiro, uns quinze segundos\n1. Primeira imagem: [{cena}|o momento mais bonito do trabalho].\n2. Depois, as mãos trabalhando, em dois trechos.\n3. No fim, quem fez, o preço na tela e como pedir.\n\nLegenda\n{recado}\n[Para pedir ou marcar: {contato}.|Para pedir ou marcar, mande uma mensagem.][\n{loja}]",
      "Roteiro, meio minuto\n1. Comece com uma pergunta na tela: “Quer ver como fica?”\n2. Mostre [{cena}|o passo a passo], sem pressa.\n3. Termine com o resultado e um convite para chamar.\n\nLegenda\n{recado}\n[Chame a gente: {contato}.|Chame a gente por mensagem.][\n{loja}]",
    ],
    caution:
      "Quem aparece no vídeo precisa autorizar por escrito (Código Civil, art. 20). Na saúde, antes e depois tem regras próprias.",
    link: { kind: "item", id: "equipe-trabalhando" },
    checkedOn: "2026-11-24",
    sources: ["1.8"],
  },
  {
    id: "texto-resposta-livre",
    fields: [{ ...content, label: "O que você quer responder" }, signature, shop],
    texts: [
      "Oi, tudo bem? Que bom que você chamou.\n{recado}\nSe precisar de mais alguma coisa, é só responder por aqui.[\n{assinatura}][\n{loja}]",
      "Olá. Respondendo à sua mensagem:\n{recado}\nPosso ajudar em algo mais?[\n{assinatura}][\n{loja}]",
      "Oi. Vi a sua mensagem.\n{recado}\nMe diga se ficou alguma dúvida.[\n{assinatura}][\n{loja}]",
    ],
    caution: "Leia a pergunta do cliente mais uma vez antes de enviar: a resposta fala de tudo?",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-24",
    sources: ["5", "own"],
  },
];
